import { expect, test } from "vitest";
import { overlap, type Box } from "./geometry";
import { leastCovering } from "./place";

const PAGE: Box = { x: 6, y: 200, w: 1354, h: 562 };
const BOX: Box = { x: 420, y: 220, w: 344, h: 260 };
const seat = (x: number, y: number): Box => ({ x, y, w: 92, h: 40 });

test("a box that covers nothing stays where it is", () => {
  expect(leastCovering(BOX, [seat(20, 220), seat(800, 600)], PAGE)).toEqual(BOX);
});

test("a box goes to the nearest place that covers nothing", () => {
  const free = [seat(500, 300), seat(800, 300), seat(100, 300)];
  const found = leastCovering(BOX, free, PAGE);
  expect(free.filter((one) => overlap(found, one))).toEqual([]);
  expect([found.w, found.h]).toEqual([BOX.w, BOX.h]);
  expect(Math.hypot(found.x - BOX.x, found.y - BOX.y)).toBeLessThan(125);
});

test("a box without a free place covers the fewest", () => {
  const full = Array.from({ length: 15 }, (_, x) =>
    Array.from({ length: 14 }, (_, y) => seat(6 + x * 92, 200 + y * 40)),
  );
  const free = full.flat().filter(({ x, y }) => x > 600 || y > 400);
  const found = leastCovering(BOX, free, PAGE);
  const covered = (at: Box): number => free.filter((one) => overlap(at, one)).length;
  expect(covered(found)).toBeLessThanOrEqual(covered(BOX));
  expect(found.x + found.w).toBeLessThanOrEqual(PAGE.x + PAGE.w);
  expect(found.y + found.h).toBeLessThanOrEqual(PAGE.y + PAGE.h);
});
