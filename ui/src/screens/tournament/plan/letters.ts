// How wide texts are in the letters of the plates. The canvas takes longer over a text than all else that is done
// with it: each is measured once.
const pen = document.createElement("canvas").getContext("2d");
const widths = new Map<string, Map<string, number>>();

/** What was measured before the letters came was measured in others. */
void document.fonts.ready.then(() => widths.clear());

/** In pixels, in letters of this weight and size: "600 15px". */
export function measuredIn(letters: string): (text: string) => number {
  return (text) => {
    const known = widths.get(letters) ?? new Map<string, number>();
    widths.set(letters, known);
    const width = known.get(text) ?? measure(letters, text);
    known.set(text, width);
    return width;
  };
}

function measure(letters: string, text: string): number {
  if (!pen) return text.length * 7;
  pen.font = `${letters} "Barlow Condensed"`;
  return pen.measureText(text).width;
}
