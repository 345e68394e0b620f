// Which field of the member's form each fault belongs to.
import { alone } from "$shared/parts/wrong";
import type { MemberDraft, Problem } from "$shared/program/bindings";

type Field = keyof MemberDraft;

const FIELD: Record<string, Field> = {
  last_name_missing: "last_name",
  first_name_missing: "first_name",
  born_impossible: "born",
  date_unreadable: "born",
  number_taken: "number",
  email: "email",
  note_too_long: "note",
  tags_too_many: "tags",
};
const LONGEST = 200;
/** Characters that nobody sees; lines and tabs are left to the note. */
const INVISIBLE = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const TEXTS: Field[] = ["last_name", "first_name", "nickname", "number", "email", "phone", "note", "licence", "tags"];

export interface Faults {
  fields: Partial<Record<Field, string>>;
  /** Sentences that belong to no field. */
  rest: string[];
}

export function faults(problem: Problem, form: MemberDraft): Faults {
  const found: Faults = { fields: {}, rest: problem.fields.length === 0 ? [problem.message] : [] };
  const several: Record<string, Field[]> = {
    too_long: TEXTS.filter((field) => String(form[field] ?? "").trim().length > LONGEST),
    invisible: TEXTS.filter((field) => INVISIBLE.test(String(form[field] ?? ""))),
  };
  for (const [code, reason] of problem.fields) {
    const sentence = alone(reason);
    const fields = several[code] ?? (FIELD[code] ? [FIELD[code]] : []);
    for (const field of fields) found.fields[field] ??= sentence;
    if (fields.length === 0) found.rest.push(sentence);
  }
  return found;
}
