// What a club writes for the room, with the spaces that French wants: nobody types them.

/** Before a high sign, within quotation marks, and between a number and what it counts, no line is
    broken. */
export function bound(text: string): string {
  return text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=«) |(?<=\d) (?=\p{L})/gu, "\u00a0");
}
