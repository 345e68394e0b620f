import { expect, test } from "vitest";
import { inSentence } from "./retention";

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `N${index + 1}`);
const others = (count: number): string => `+${count}`;

test("a few names are all said, and never one of them as “one more”", () => {
  expect(inSentence(names(2), others)).toBe("N1, N2");
  expect(inSentence(names(7), others)).toBe("N1, N2, N3, N4, N5, N6, N7");
  expect(inSentence(names(8), others)).toBe("N1, N2, N3, N4, N5, N6 +2");
});
