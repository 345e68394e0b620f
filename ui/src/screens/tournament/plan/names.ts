// Names as short as a plate needs. Those that would read alike are told apart, as far as the plate has room.
import { fold } from "$shared/program/fold";

interface FullName {
  first: string;
  last: string;
}

/** Initials such as "M." and "J.-P." of a first name. */
function initials(first: string): string {
  return first
    .split("-")
    .filter((part) => part !== "")
    .map((part) => `${part[0] ?? ""}.`)
    .join("-");
}

function counts(texts: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) found.set(fold(text), (found.get(fold(text)) ?? 0) + 1);
  return found;
}

/** Number of people for whom each text stands; namesakes, whom no name tells apart, count as one. */
function meant(texts: string[], people: FullName[]): Map<string, number> {
  const pairs = texts.map((text, index) => `${fold(text)}\n${fold(`${people[index]!.first} ${people[index]!.last}`)}`);
  return counts([...new Set(pairs)].map((pair) => pair.split("\n")[0]!));
}

/** Initial and surname; of those that would read alike, as much of the first name as tells them apart. */
function shortened(people: FullName[]): string[] {
  let written = people.map(({ first, last }) => `${initials(first)} ${last}`.trim());
  const longest = Math.max(0, ...people.map(({ first }) => first.length));
  for (let letters = 2; letters <= longest; letters++) {
    const alike = meant(written, people);
    if ([...alike.values()].every((people) => people === 1)) break;
    written = written.map((text, index) => {
      const { first, last } = people[index]!;
      if (alike.get(fold(text)) === 1) return text;
      return letters >= first.length ? `${first} ${last}`.trim() : `${first.slice(0, letters)}. ${last}`;
    });
  }
  return written;
}

/** The text, or its beginning and a full stop where it is too long. */
export function cut(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text;
  let short = text;
  while (short.length > 1 && measure(`${short}.`) > room) short = short.slice(0, -1).trimEnd();
  return `${short}.`;
}

/**
 * Text of each plate: in one form for all, the longest that fits nine plates in ten. A name that does not fit is
 * written in the next shorter form, if that tells it from others; then it is cut.
 */
export function shortNames(people: FullName[], room: number, measure: (text: string) => number): string[] {
  const whole = people.map(({ first, last }) => `${first} ${last}`.trim());
  const middle = shortened(people);
  const surnames = counts(people.map(({ last }) => last));
  const least = people.map(({ last }, index) => (surnames.get(fold(last)) === 1 && last ? last : middle[index]!));
  const forms = [whole, middle, least];
  const fits = (text: string): boolean => measure(text) <= room;
  const chosen = forms.findIndex((form) => form.filter(fits).length * 10 >= people.length * 9);
  const from = chosen === -1 ? forms.length - 1 : chosen;
  const written = people.map((_, index) => {
    const found = forms.slice(from).find((form) => fits(form[index]!));
    return found?.[index] ?? cut(least[index]!, room, measure);
  });
  return apart(written, people, (index) =>
    [people[index]!.last, whole[index]!].map((text) => cut(text, room, measure)),
  );
}

/** Texts that were cut to the same: each is written another way, where that makes it unique. */
function apart(written: string[], people: FullName[], others: (index: number) => string[]): string[] {
  const alike = meant(written, people);
  const taken = new Set(alike.keys());
  return written.map((text, index) => {
    if (alike.get(fold(text)) === 1) return text;
    const found = others(index).find((other) => !taken.has(fold(other)));
    if (found !== undefined) taken.add(fold(found));
    return found ?? text;
  });
}
