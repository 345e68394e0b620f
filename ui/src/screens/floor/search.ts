// What happened, as somebody types it, finds the tools and the rules that speak of it: without accents,
// whatever the ending of a word. Words that say nothing ("il a", "the") are left out.
import { fold } from "../../program/fold";

const ENDING = /(ees?|es?|s|x|er|ez|ent|ed|ing)$/;

function stem(word: string): string {
  const short = word.replace(ENDING, "");
  return word.length > 4 && short.length > 3 ? short : word;
}

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The words that are looked for. */
export function wanted(query: string, ignored: string): string[] {
  const all = words(query);
  const idle = new Set(words(ignored));
  const telling = all.filter((word) => !idle.has(word));
  return (telling.length > 0 ? telling : all).map(stem);
}

function speaksOf(text: string[], word: string): boolean {
  return text.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(stem(other))));
}

export interface Place<T> {
  value: T;
  /** What it is called; a word found here counts for more. */
  name: string;
  /** What else it is called, or what it says. */
  also: string;
}

/** The places that speak of the most of these words, the best first; all of them where nothing is looked for. */
export function best<T>(places: Place<T>[], looked: string[]): T[] {
  const scored = places.map(({ value, name, also }) => {
    const [named, other] = [words(name), words(also)];
    const said = looked.map((word): number => (speaksOf(named, word) ? 2 : speaksOf(other, word) ? 1 : 0));
    return { value, found: said.filter((one) => one > 0).length, score: said.reduce((sum, one) => sum + one, 0) };
  });
  const most = Math.max(0, ...scored.map((one) => one.found));
  if (looked.length > 0 && most === 0) return [];
  const kept = scored.filter((one) => one.found === most);
  return kept.sort((one, other) => other.score - one.score).map((one) => one.value);
}
