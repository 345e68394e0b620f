// What is chosen of a preview: which evenings are entered, and who is meant by each name.
import type {
  EveningChoice,
  NameFound,
  PastFound,
  PastPerson,
  PersonChoice,
  PersonIs,
  ResultsProblem,
} from "$shared/program/bindings";

/** An evening as it is chosen. */
export interface ChosenEvening {
  wanted: boolean;
  name: string;
  date: string | null;
}

/** Somebody as chosen; `null` if not chosen yet. */
export type ChosenPerson = PersonIs | null;

/** It can be entered at all. */
export const enterable = (evening: PastFound): boolean => evening.problems.length === 0 && !evening.closed;

/** Choices of evenings without those that look like one that is there, unless the person wants them. */
export function evenings(found: PastFound[], nameless: (date: string | null) => string): ChosenEvening[] {
  return found.map((evening) => ({
    wanted: enterable(evening) && evening.already === null,
    name: evening.name === "" ? nameless(evening.date) : evening.name,
    date: evening.date,
  }));
}

export const unknown = (person: PastPerson, guest: boolean, archived: boolean): PersonIs => ({
  type: "new",
  last_name: person.last_name,
  first_name: person.first_name,
  guest,
  archived,
});

/** A name that is one member's alone is that member's; one that nobody bears may be somebody new. */
export function first(person: PastPerson): ChosenPerson {
  const found: NameFound = person.found;
  if (found.type === "member") return { type: "member", member: found.member.member };
  if (found.type === "maybe") return null;
  return person.first_name && person.last_name ? unknown(person, false, false) : null;
}

/** Somebody is not chosen yet, or lacks a name. */
export function open(chosen: ChosenPerson): boolean {
  if (chosen === null) return true;
  return chosen.type === "new" && (chosen.last_name.trim() === "" || chosen.first_name.trim() === "");
}

/** Those who are named in the evenings that are entered. */
export function involved(people: PastPerson[], found: PastFound[], chosen: ChosenEvening[]): PastPerson[] {
  const keys = new Set(found.flatMap((evening, index) => (chosen[index]?.wanted ? evening.people : [])));
  return people.filter((person) => keys.has(person.key));
}

export function evening_choices(chosen: ChosenEvening[]): EveningChoice[] {
  return chosen.flatMap(({ wanted, name, date }, index) =>
    wanted && date !== null ? [{ index, name: name.trim(), date }] : [],
  );
}

/** Only what is not what was found anyway. */
export function person_choices(people: PastPerson[], chosen: Record<string, ChosenPerson>): PersonChoice[] {
  return people.flatMap((person) => {
    const is = chosen[person.key];
    if (!is) return [];
    const found = person.found.type === "member" ? person.found.member.member : null;
    return is.type === "member" && is.member === found ? [] : [{ key: person.key, is }];
  });
}

/** The values of a problem's sentence. */
export const told = (problem: ResultsProblem): Record<string, string | number> => ({ line: 0, text: "", ...problem });
