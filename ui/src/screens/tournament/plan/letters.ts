// How wide texts are in the letters of the plates. Measuring on the canvas is slow: each text is measured once.
const pen = document.createElement("canvas").getContext("2d");
const widths = new Map<string, number>();

/** Texts measured before the font had loaded were measured in another one. */
void document.fonts.ready.then(() => widths.clear());

/** In pixels, in letters of this weight and size: "600 15px". */
export function measuredIn(letters: string): (text: string) => number {
  return (text) => {
    const key = `${letters} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = measure(letters, text);
    widths.set(key, width);
    return width;
  };
}

function measure(letters: string, text: string): number {
  if (!pen) return text.length * 7;
  pen.font = `${letters} "Barlow Condensed"`;
  return pen.measureText(text).width;
}
