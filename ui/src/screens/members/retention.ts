// Names in a sentence of confirmation.

/** More are counted, not named. */
const NAMED = 6;

/** The first names, and how many others there are. */
export function inSentence(names: string[], others: (count: number) => string): string {
  if (names.length <= NAMED + 1) return names.join(", ");
  return `${names.slice(0, NAMED).join(", ")} ${others(names.length - NAMED)}`;
}
