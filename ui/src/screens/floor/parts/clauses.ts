// The words around the blanks of a sentence.
import { say } from "$shared/i18n/index.svelte";
import { type Field, fact } from "./form";

const BLANK = "\ufffc";

/** Words before a blank and after it. */
export interface Clause {
  before: string;
  after: string;
  /** No sentence is written for the fact: it is asked for as a question, on a line of its own. */
  alone: boolean;
}

/** The clause `ask-…` of a fact, in its topic or in all of them; without one, its label. `who` did what the sentence says. */
export function clause<F>(topic: string, field: Field<F>, who: string): Clause {
  for (const key of [`ask-${topic}-${fact(field)}`, `ask-${fact(field)}`]) {
    const words = say(key, { blank: BLANK, who });
    if (words !== key) {
      const [before = "", after = ""] = words.split(BLANK);
      return { before, after, alone: false };
    }
  }
  return { before: `${say(field.label)} `, after: "", alone: true };
}
