// A question that is a sentence with blanks: its facts, the blanks that set them, and the question that they make.
import type { Key } from "$shared/i18n/index.svelte";
import type { Question } from "$shared/program/bindings";
import type { Option } from "./options";

export type Topic = Question["topic"];
export type QuestionFacts<T extends Topic> = Extract<Question, { topic: T }>["given"];

export type Value = string | number | boolean | null | undefined | (number | undefined)[];
export type Facts = Record<string, Value>;

interface Common<F> {
  /** Name of the fact: read to whoever does not see the sentence, and named while the fact is missing. */
  label: Key;
  testid: string;
  /** Whether it is asked for; always where this is absent. */
  asked?: (facts: F) => boolean;
  /** It stands below the sentence: the tournament's rules say it, unless somebody says otherwise. */
  aside?: boolean;
}

interface NumberField<F> extends Common<F> {
  number: keyof F & string;
  step?: number;
  min?: number;
  max?: number;
  /** Number that an empty blank stands for, shown in it; where this is absent, the number is asked for. */
  blank?: number;
}

interface ChoiceField<F> extends Common<F> {
  choice: keyof F & string;
  options: (facts: F) => Option<Value>[];
  /** Too many answers to show them all below the sentence. */
  list?: boolean;
}

/** Amounts one after the other: motions of a hand, or chips that are tapped. */
interface AmountsField<F> extends Common<F> {
  amounts: keyof F & string;
  /** Whether they are chips, each tapped. */
  chips?: boolean;
}

export type Field<F> = NumberField<F> | ChoiceField<F> | AmountsField<F>;

/** Facts that one press states together, since the clock knows them. */
export interface Offer<F> {
  words: string;
  facts: Partial<F>;
}

export interface Form<T extends Topic = Topic, F extends Facts = Facts> {
  topic: T;
  /** The facts when the form is opened: those that the tournament knows, the others unsaid. */
  start: () => F;
  fields: Field<F>[];
  /** The question; every fact that is asked for is said by then. */
  given: (facts: F) => QuestionFacts<T>;
  offer?: (facts: F) => Offer<F> | null;
  /** The facts that the amounts of a typed phrase state. */
  take?: (amounts: Amount[]) => Partial<F>;
}

/** An amount of a typed phrase, and whether the words before it tell of something said or put in. */
export interface Amount {
  amount: number;
  told: "said" | "put" | null;
}

/** A fact that is known, or is still to be said: a form's question is made only once all are. */
export const known = <T>(value: T | undefined): T => value as T;

/** A fact that nobody has stated: no example stands in its place. */
export const unsaid = <T>(): T => known<T>(undefined);

export const fact = <F>(field: Field<F>): keyof F & string =>
  "number" in field ? field.number : "choice" in field ? field.choice : field.amounts;

export function asked<F>(fields: Field<F>[], facts: F): Field<F>[] {
  return fields.filter((field) => field.asked?.(facts) ?? true);
}

function isOpen<F extends Facts>(field: Field<F>, facts: F): boolean {
  const value = facts[fact(field)];
  if (Array.isArray(value)) return value.length === 0 || value.includes(undefined);
  return value === undefined && !("number" in field && field.blank !== undefined);
}

/** The facts that are asked for and still to be said. */
export function open<F extends Facts>(fields: Field<F>[], facts: F): Field<F>[] {
  return asked(fields, facts).filter((field) => isOpen(field, facts));
}

/** The labels of the facts that are asked for and still to be said. */
export function missing<F extends Facts>(fields: Field<F>[], facts: F): Key[] {
  return open(fields, facts).map(({ label }) => label);
}

/** The question that the facts make; null while one is still to be said. */
export function answered({ fields, given }: Form, facts: Facts): QuestionFacts<Topic> | null {
  if (open(fields, facts).length > 0) return null;
  const blanks = fields.flatMap((field) =>
    "number" in field && facts[field.number] === undefined ? [[field.number, field.blank ?? 0] as const] : [],
  );
  return given({ ...facts, ...Object.fromEntries(blanks) });
}

/** A question for one answer to what is still missing. */
export interface Case {
  /** The answer, in words. */
  answer: string;
  given: QuestionFacts<Topic>;
}

const MOST_CASES = 6;

/** The questions for each answer to the facts that are missing; null where these cannot be counted out. */
export function cases(form: Form, facts: Facts): Case[] | null {
  const [field] = open(form.fields, facts);
  if (!field) {
    const given = answered(form, facts);
    return given ? [{ answer: "", given }] : null;
  }
  if (!("choice" in field) || field.list) return null;
  const found: Case[] = [];
  for (const { value, name } of field.options(facts)) {
    const rest = cases(form, { ...facts, [field.choice]: value });
    if (!rest) return null;
    found.push(...rest.map(({ answer, given }) => ({ answer: [name, answer].filter(Boolean).join(" · "), given })));
  }
  return found.length > MOST_CASES ? null : found;
}

/** States a form with its own facts, for the one component that shows them all. */
export function form<T extends Topic, F extends Facts>(stated: Form<T, F>): Form {
  return stated as unknown as Form;
}
