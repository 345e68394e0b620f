// A form that needs no page of its own: its facts, the fields that set them, and the question that
// they make.
import type { Key } from "$shared/i18n/index.svelte";
import type { Question } from "$shared/program/bindings";
import type { Option } from "./options";

export type Topic = Question["topic"];
export type Given<T extends Topic> = Extract<Question, { topic: T }>["given"];

type Value = string | number | boolean | null | undefined;
type Facts = Record<string, Value>;

interface Common<F> {
  label: Key;
  testid: string;
  /** Whether it is asked for; always where this is absent. */
  asked?: (facts: F) => boolean;
}

interface NumberField<F> extends Common<F> {
  number: keyof F & string;
  step?: number;
  min?: number;
  max?: number;
  /** Number that an empty field stands for, shown in it; where this is absent, the number is asked for. */
  blank?: number;
}

interface ChoiceField<F> extends Common<F> {
  choice: keyof F & string;
  options: (facts: F) => Option<Value>[];
  /** Many answers, in a list that opens. */
  list?: boolean;
}

export type Field<F> = NumberField<F> | ChoiceField<F>;

export interface Form<T extends Topic = Topic, F extends Facts = Facts> {
  topic: T;
  /** The facts when the form is opened: those that the tournament knows, the others unsaid. */
  start: () => F;
  fields: Field<F>[];
  /** The question; every fact that is asked for is said by then. */
  given: (facts: F) => Given<T>;
}

/** A fact that is known, or is still to be said: a form's question is made only once all are. */
export const known = <T>(value: T | undefined): T => value as T;

/** A fact that nobody has stated: no example stands in its place. */
export const unsaid = <T>(): T => known<T>(undefined);

function isAsked<F>(field: Field<F>, facts: F): boolean {
  return field.asked?.(facts) ?? true;
}

/** The labels of the facts that are asked for and still to be said. */
export function missing<F extends Facts>(fields: Field<F>[], facts: F): Key[] {
  const open = (field: Field<F>): boolean =>
    "number" in field
      ? facts[field.number] === undefined && field.blank === undefined
      : facts[field.choice] === undefined;
  return fields.filter((field) => isAsked(field, facts) && open(field)).map(({ label }) => label);
}

/** The question that the facts make; null while one is still to be said. */
export function answered({ fields, given }: Form, facts: Facts): Given<Topic> | null {
  if (missing(fields, facts).length > 0) return null;
  const blanks = fields.flatMap((field) =>
    "number" in field && facts[field.number] === undefined ? [[field.number, field.blank ?? 0] as const] : [],
  );
  return given({ ...facts, ...Object.fromEntries(blanks) });
}

/** States a form with its own facts, for the one component that shows them all. */
export function form<T extends Topic, F extends Facts>(stated: Form<T, F>): Form {
  return stated as unknown as Form;
}

/** The fields that are asked for, in rows: numbers stand beside each other, each choice has a row of its own. */
export function rows<F>(fields: Field<F>[], facts: F): Field<F>[][] {
  const rows: Field<F>[][] = [];
  for (const field of fields.filter((field) => isAsked(field, facts))) {
    const last = rows.at(-1);
    if ("number" in field && last?.every((other) => "number" in other)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
