// What happened, as somebody types it, finds the tools and the rules that speak of it: without accents, with a
// letter mistaken, whatever the ending or the order of the words. Words that say nothing ("il a", "the") are left out,
// and a word counts for more the fewer places speak of it.
import { fold } from "$shared/program/fold";

const ENDING = /(ees?|es?|s|x|er|ez|ent|ed|ing)$/;
/** A word that is misspelt, one that is only said, and one that is in the name. */
const [MISSPELT, SAID, NAMED] = [0.6, 1, 1.4];
/** A word that only begins as another does. */
const BEGUN = 0.8;
/** All amounts are one word: "relance 300" and "relance 450" mean the same. */
const AMOUNT = "000";
/** From this length on a word may have a letter that is wrong, missing, too many or in the next one's place. */
const LONG = 5;
/** Places that fit less than this share of the best are not shown. */
const SHOWN = 0.5;

function stem(word: string): string {
  const short = word.replace(ENDING, "");
  return word.length > 4 && short.length > 3 ? short : word;
}

const read = new Map<string, string[]>();

/** The words of a text that is searched again with each letter typed. */
function wordsOf(text: string): string[] {
  const known = read.get(text) ?? words(text);
  read.set(text, known);
  return known;
}

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (/^\d{3,}$/.test(word) ? AMOUNT : word));
}

/** The words that are looked for. */
export function wanted(query: string, ignored: string): string[] {
  const all = words(query);
  const idle = new Set(words(ignored));
  const telling = all.filter((word) => !idle.has(word));
  return (telling.length > 0 ? telling : all).map(stem);
}

/** One letter makes the difference, or two that have changed places. */
export function nearlySame(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true;
  return (
    left.length === right.length && left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]
  );
}

/** Weight with which a text speaks of a word. */
function speaksOf(text: string[], word: string): number {
  if (text.some((other) => stem(other) === word)) return 1;
  return text.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(stem(other)))) ? BEGUN : 0;
}

function nearly(text: string[], word: string): boolean {
  return word.length >= LONG - 1 && text.some((other) => other.length >= LONG && nearlySame(stem(other), word));
}

/** Words that are written in one as well: "mal donne", "all in". */
function joined(looked: string[], known: string[]): string[] {
  const pairs = looked.slice(1).map((word, index) => `${looked[index] ?? ""}${word}`);
  const all = new Set(known.map(stem));
  return pairs.filter((pair) => pair.length >= LONG && all.has(stem(pair)));
}

export interface Place<T> {
  value: T;
  /** Name of the tool; a word found here counts for more. */
  name: string;
  /** Other names and words of it. */
  also: string;
}

/** The places that speak of these words, the best first; all of them where nothing is looked for. */
export function best<T>(places: Place<T>[], looked: string[]): T[] {
  if (looked.length === 0) return places.map(({ value }) => value);
  const texts = places.map(({ name, also }) => [wordsOf(name), wordsOf(also)] as const);
  const scores = places.map(() => 0);
  for (const word of new Set([...looked, ...joined(looked, texts.flat(2))])) {
    let found = texts.map(([named, also]) => Math.max(NAMED * speaksOf(named, word), SAID * speaksOf(also, word)));
    if (!found.some((share) => share > 0)) {
      found = texts.map(([named, also]) => (nearly(named, word) || nearly(also, word) ? MISSPELT : 0));
    }
    const rare = Math.log(1 + places.length / Math.max(1, found.filter((share) => share > 0).length));
    found.forEach((share, index) => (scores[index] = (scores[index] ?? 0) + share * rare));
  }
  const judged = places.map(({ value }, index) => ({ value, score: scores[index] ?? 0 }));
  const most = Math.max(...judged.map(({ score }) => score));
  const kept = judged.filter(({ score }) => score > 0 && score >= most * SHOWN);
  return kept.sort((one, other) => other.score - one.score).map(({ value }) => value);
}
