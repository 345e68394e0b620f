import { expect, test } from "vitest";
import { pages } from "./pages";

const lines = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test("all names, once each, in order, in pages of like size", () => {
  for (const count of [0, 1, 48, 49, 120, 200]) {
    const made = pages(lines(count));
    expect(made.flat()).toEqual(lines(count));
    const sizes = made.map((page) => page.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(48);
  }
  expect(pages(lines(120)).map((page) => page.length)).toEqual([40, 40, 40]);
  expect(pages(lines(48))).toHaveLength(1);
});
