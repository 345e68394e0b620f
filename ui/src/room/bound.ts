// Adds the non-breaking spaces of French typography, which nobody types, to texts the club writes.

/** Replaces spaces by non-breaking ones: before high punctuation, inside quotation marks, and between a
    number and its unit. */
export function bound(text: string): string {
  return text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=«) |(?<=\d) (?=\p{L})/gu, "\u00a0");
}
