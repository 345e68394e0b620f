// What a club writes for the room, with the spaces that French wants: nobody types them.

/** Before a high sign, and within quotation marks, no line is broken. */
export function bound(text: string): string {
  return text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=«) /g, "\u00a0");
}
