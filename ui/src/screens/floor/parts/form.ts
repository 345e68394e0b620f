// A form that needs no page of its own: its facts, the fields that set them, and the question that
// they make.
import type { Key } from "../../../i18n/index.svelte";
import type { Question } from "../../../program/bindings";
import type { Option } from "./options";

export type Topic = Question["topic"];
export type Given<T extends Topic> = Extract<Question, { topic: T }>["given"];

type Value = string | number | boolean | null;
type Facts = Record<string, Value>;

interface Common<F> {
  label: Key;
  testid: string;
  /** Whether it is asked for; always where this is absent. */
  asked?: (facts: F) => boolean;
}

export interface NumberField<F> extends Common<F> {
  number: keyof F & string;
  step?: number;
  min?: number;
  max?: number;
}

export interface ChoiceField<F> extends Common<F> {
  choice: keyof F & string;
  options: (facts: F) => Option<Value>[];
  /** Many answers, in a list that opens. */
  list?: boolean;
}

export type Field<F> = NumberField<F> | ChoiceField<F>;

export interface Form<T extends Topic = Topic, F extends Facts = Facts> {
  topic: T;
  /** The facts when the form is opened. */
  start: () => F;
  fields: Field<F>[];
  given: (facts: F) => Given<T>;
}

/** States a form with its own facts, for the one component that shows them all. */
export function form<T extends Topic, F extends Facts>(stated: Form<T, F>): Form {
  return stated as unknown as Form;
}

/** The fields that are asked for, in rows: numbers stand beside each other, each choice has a row of its own. */
export function rows<F>(fields: Field<F>[], facts: F): Field<F>[][] {
  const rows: Field<F>[][] = [];
  for (const field of fields.filter((field) => field.asked?.(facts) ?? true)) {
    const last = rows.at(-1);
    if ("number" in field && last?.every((other) => "number" in other)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
