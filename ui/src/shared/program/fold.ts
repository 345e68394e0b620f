// Text as the program searches it: without accents, in small letters, ligatures apart.
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

/** ASCII: only its capitals change. */
const PLAIN = /^[\x20-\x7e]*$/;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[œæßøł’]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Folded text as people type it in haste: N'Guyen and Jean-Pierre without their signs. */
const bare = (folded: string): string => folded.replace(/['-]/g, "");

/** A folded word stands somewhere in a folded text, with or without apostrophes and hyphens where more than these is left. */
export const holds = (text: string, word: string): boolean =>
  text.includes(word) || (bare(word).length > 2 && bare(text).includes(bare(word)));

/** Each word that is looked for stands somewhere in the text, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => holds(folded, word));
}
