import { expect, test } from "vitest";
import { ARRIVES, landing } from "./landing";

const at = (entry: number, table: number, seat: number) => ({ entry, table, seat });

test("the first seat of every table comes before any second seat", () => {
  const { after, lasts } = landing([at(1, 1, 1), at(2, 1, 2), at(3, 2, 1), at(4, 2, 2)]);
  expect([...after.keys()]).toEqual([1, 3, 2, 4]);
  expect([...after.values()]).toEqual([0, 120, 240, 360]);
  expect(lasts).toBe(360 + ARRIVES);
});

test("a hundred names take no longer than eight seconds, and none takes none", () => {
  const many = Array.from({ length: 108 }, (_, index) => at(index, index % 12, Math.floor(index / 12)));
  expect(landing(many).lasts).toBeLessThanOrEqual(8000 + ARRIVES);
  expect(landing([]).lasts).toBe(ARRIVES);
});
