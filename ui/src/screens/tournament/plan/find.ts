// Who is meant by what is typed into the command field. Choosing the wrong one would eliminate him: where several
// could be meant, nobody is.
import { fold } from "$shared/program/fold";
import type { SeatAt } from "./walk";

/** Somebody who can be looked for. */
export interface Person {
  entry: number;
  member: number;
  name: string;
  seat: SeatAt | null;
  /** Went out, at this place. */
  place: number | null;
}

const NUMBERS = /^\d+(?:\s*[\s.,;:/-]\s*\d+)?$/;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
/** Words between blanks, without their signs: N'Guyen and Jean-Pierre as one types them in haste. */
const joinedOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ""))
    .filter((word) => word !== "");

/** One entry per member: the seated one, else one that waits, else the last. */
export function latest(people: Person[]): Person[] {
  const standing = (one: Person): number => (one.seat ? 2 : one.place === null ? 1 : 0);
  return people.filter((one) =>
    people.every(
      (other) =>
        other === one ||
        other.member !== one.member ||
        standing(one) > standing(other) ||
        (standing(one) === standing(other) && one.entry > other.entry),
    ),
  );
}

/**
 * Those who are meant: every word begins a word of the name, or a number is that of the table; two numbers are
 * table and seat. Whoever is named exactly comes first, then who sits before who does not.
 */
export function find(query: string, people: Person[]): Person[] {
  const typed = query.trim();
  if (typed === "") return [];
  const order = (one: Person): number => (one.seat ? one.seat.table * 100 + one.seat.seat : 1e6 + one.entry);
  const fits = NUMBERS.test(typed) ? atTable(typed) : named(typed);
  const found = latest(people)
    .filter(fits)
    .sort((one, other) => order(one) - order(other));
  const exact = exactly(typed, found);
  return exact ? [exact, ...found.filter((one) => one !== exact)] : found;
}

/** Whoever is called exactly so, in either order of the words, where it is one person. */
export function exactly(query: string, people: Person[]): Person | null {
  const sorted = (text: string): string => wordsOf(text).toSorted().join(" ");
  const asked = sorted(query);
  const [one, ...others] = people.filter(({ name }) => sorted(name) === asked);
  return one && others.length === 0 ? one : null;
}

function atTable(typed: string): (one: Person) => boolean {
  const [table, seat] = typed.split(/\D+/).map(Number);
  return ({ seat: at }) => at?.table === table && (seat === undefined || at?.seat === seat);
}

function named(typed: string): (one: Person) => boolean {
  const [wanted, joined] = [wordsOf(typed), joinedOf(typed)];
  return ({ name, seat }) => {
    const said = [...wordsOf(name), ...joinedOf(name)];
    const all = (words: string[]): boolean =>
      words.length > 0 &&
      words.every((word) => said.some((other) => other.startsWith(word)) || word === String(seat?.table));
    return all(wanted) || all(joined);
  };
}

/** The text with its last word as long as all who are meant have it in common; the text itself where it cannot grow. */
export function narrowed(query: string, found: Person[]): string {
  const typed = query.trimEnd();
  const last = wordsOf(typed).at(-1) ?? "";
  if (last === "" || /^\d+$/.test(last) || found.length === 0) return query;
  const words = found.map(({ name }) => wordsOf(name).find((word) => word.startsWith(last)) ?? last);
  let common = words[0] ?? last;
  for (const word of words) while (!word.startsWith(common)) common = common.slice(0, -1);
  return common.length > last.length ? typed + common.slice(last.length) : query;
}
