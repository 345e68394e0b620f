import { expect, test } from "vitest";
import { textOf } from "./fileText";

const words = "Durée;Ante\n20;1 000";
const wide = (bigEnd: boolean, mark: boolean): Uint8Array =>
  Uint8Array.from(
    [...(mark ? "\ufeff" : ""), ...words].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return bigEnd ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

test("files are decoded as spreadsheets save them", () => {
  expect(textOf(new TextEncoder().encode(words))).toBe(words);
  expect(textOf(new TextEncoder().encode(`\ufeff${words}`))).toBe(words);
  expect(textOf(Uint8Array.from(words, (letter) => letter.charCodeAt(0)))).toBe(words);
  for (const bigEnd of [false, true]) for (const mark of [false, true]) expect(textOf(wide(bigEnd, mark))).toBe(words);
  expect(textOf(new Uint8Array())).toBe("");
});
