// Text as the program searches it: without accents, in small letters, ligatures apart.
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

/** ASCII: only its capitals change. */
const PLAIN = /^[\x20-\x7e]*$/;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[œæßøł’]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Each word that is looked for stands somewhere in the text, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
