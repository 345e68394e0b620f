import { expect, test } from "vitest";
import { lines, placed } from "./together";

const none = { stack: null, by: null };

test("the order stands for stacks that nobody counted", () => {
  expect(lines([7, 3, 5], { 3: none, 5: { stack: null, by: 9 }, 7: none })).toEqual([
    { entry: 7, by: null, stack: 3 },
    { entry: 3, by: null, stack: 2 },
    { entry: 5, by: 9, stack: 1 },
  ]);
});

test("stacks that were counted are told as they are, also where some lack", () => {
  expect(lines([7, 3], { 3: { stack: 500, by: null }, 7: none }).map(({ stack }) => stack)).toEqual([null, 500]);
  expect(lines([7], { 7: none })[0]?.stack).toBeNull();
});

test("somebody takes another place, and nobody goes beyond the ends", () => {
  expect(placed([1, 2, 3], 3, 1)).toEqual([1, 3, 2]);
  expect(placed([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 4, 1]);
  expect(placed([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
  expect(placed([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(placed([1, 2, 3], 3, 3)).toEqual([1, 2, 3]);
  expect(placed([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});
