import { expect, test } from "vitest";
import { pages } from "./pages";

const lines = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test("all names appear once, in order, in pages of similar size", () => {
  for (const count of [0, 1, 30, 31, 120, 200]) {
    const made = pages(lines(count));
    expect(made.flat()).toEqual(lines(count));
    const sizes = made.map((page) => page.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30);
  }
  expect(pages(lines(100)).map((page) => page.length)).toEqual([25, 25, 25, 25]);
  expect(pages(lines(30))).toHaveLength(1);
});
