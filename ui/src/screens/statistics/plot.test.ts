import { expect, test } from "vitest";
import { durationTicks, EDGE, frame, HIGH, path } from "./plot";

test("columns share the width, and the last one always has its label", () => {
  const { middle, column, labelled } = frame(600, 4, [0, 10], 4, String);
  expect(column).toBe(46);
  expect(labelled).toEqual([0, 1, 2, 3]);
  expect(middle(0)).toBeGreaterThan(EDGE.left);
  expect(middle(3)).toBeLessThan(600 - EDGE.right);
  const many = frame(600, 100, [0, 10], 6, String);
  expect(many.labelled.at(-1)).toBe(99);
  expect(many.labelled.length).toBeLessThan(12);
  expect(many.column).toBeLessThan(6);
});

test("values stand between the foot and the head, below nothing too", () => {
  const { at, ticks } = frame(600, 3, [-500, 1_500], 4, String);
  expect(ticks).toContain(0);
  expect(at(ticks[0] ?? 0)).toBe(HIGH - EDGE.bottom);
  expect(at(ticks.at(-1) ?? 0)).toBe(EDGE.top);
  // One value, and nothing but nothing, still have a field.
  expect(frame(600, 1, [0, 0], 4, String).at(0)).toBe(HIGH - EDGE.bottom);
  expect(frame(600, 2, [0, 3], 4, String).ticks).toEqual([0, 1, 2, 3]);
});

test("long values push the field to the right", () => {
  const { left, middle } = frame(600, 2, [0, 1_000_000], 4, (tick) => `${tick} euros`);
  expect(left).toBeGreaterThan(90);
  expect(middle(0)).toBeGreaterThan(left);
});

test("durations are told at round times", () => {
  const hours = (longest: number): number[] => durationTicks(longest * 3_600_000).map((tick) => tick / 3_600_000);
  expect(hours(4.2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(hours(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(hours(9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(durationTicks(500 * 3_600_000).length).toBeLessThan(8);
});

test("a line is broken where nothing is known", () => {
  const { middle, at } = frame(600, 4, [0, 4], 2, String);
  expect(path([1, 2, null, 3], { middle, at }).match(/M/g)).toHaveLength(2);
  expect(path([], { middle, at })).toBe("");
});
