// What the command palette offers, and how it is found.
import { fold } from "../program/fold";

export interface Offer {
  /** Tells it from the others. */
  id: string;
  name: string;
  /** What kind of thing it is, or where. */
  hint: string;
  /** The keys that do it too. */
  keys?: string;
  go: () => unknown;
}

/** Better is smaller; null: not meant. */
function rank(offer: Offer, words: string[]): number | null {
  const name = fold(offer.name);
  const all = `${name} ${fold(offer.hint)}`;
  if (!words.every((word) => all.includes(word))) return null;
  const [first = ""] = words;
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : name.includes(first) ? 2 : 3;
}

/** Those in which every word of the query occurs, the best first; all of them where it is empty. */
export function found(query: string, offers: Offer[]): Offer[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  return offers
    .map((offer) => ({ offer, at: rank(offer, words) }))
    .filter((other): other is { offer: Offer; at: number } => other.at !== null)
    .toSorted((a, b) => a.at - b.at)
    .map(({ offer }) => offer);
}
