// What the command palette offers, and how it is found.
import { fold, holds } from "$shared/program/fold";

export interface Offer {
  /** Tells it from the others. */
  id: string;
  name: string;
  /** Kind of thing, or its place. */
  hint: string;
  /** The keys that do it too. */
  keys?: string;
  /** Marks that identify it, beside its name: a number, a licence. */
  marks?: (string | null)[];
  /** Further words by which it is found; they are not shown. */
  words?: string;
  /** It leads somewhere and does nothing: no action of that name stands before it. */
  page?: true;
  go: () => unknown;
}

/** It is called exactly so, in either order of the name's words, or has that number. */
function isExactly({ name, marks = [] }: Offer, query: string): boolean {
  const sorted = (text: string): string => fold(text).split(/\s+/).filter(Boolean).toSorted().join(" ");
  const asked = sorted(query);
  return asked !== "" && [name, ...marks].some((own) => own !== null && sorted(own) === asked);
}

/** Better is smaller; `null` if not meant. */
function rank(offer: Offer, words: string[]): number | null {
  const page = offer.page ? 0.5 : 0;
  if (isExactly(offer, words.join(" "))) return -1 - page;
  const name = fold(offer.name);
  const all = `${name} ${fold(offer.hint)} ${fold(offer.words ?? "")}`;
  if (!words.every((word) => holds(all, word))) return null;
  const [first = ""] = words;
  if (name.startsWith(first)) return 0 - page;
  // A word of a page's name counts as much as the beginning of an action's.
  return name.includes(` ${first}`) ? (offer.page ? -page : 1) : name.includes(first) ? 2 : 3;
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

/** The offers and the members that a query finds: first whatever it names exactly. */
export function together(query: string, offers: Offer[], members: Offer[]): Offer[] {
  const all = [...found(query, offers), ...members];
  return all.toSorted((one, other) => Number(isExactly(other, query)) - Number(isExactly(one, query)));
}
