import { expect, test } from "vitest";
import { resized, usualSeats, withSeats } from "./tables";

const table = (no: number, seats: number, name: string | null = null) => ({ no, seats, name });

test("tables that a smaller number took away return as they were", () => {
  const tables = [table(1, 8), table(2, 8), table(3, 6, "Fenêtre")];
  const fewer = resized(tables, 1, { each: 8, locked: [], aside: [] });
  expect(fewer.tables).toEqual([table(1, 8)]);
  const more = resized(fewer.tables, 4, { each: 8, locked: [], aside: fewer.aside });
  expect(more.tables).toEqual([table(1, 8), table(2, 8), table(3, 6, "Fenêtre"), table(4, 8)]);
});

test("a table in use stays whatever number is asked for", () => {
  const tables = [table(1, 8), table(2, 8), table(3, 8)];
  expect(resized(tables, 2, { each: 8, locked: [3], aside: [] }).tables).toEqual([table(1, 8), table(3, 8)]);
  expect(withSeats(tables, 9, { most: Infinity, locked: [3] }).map(({ seats }) => seats)).toEqual([9, 9, 8]);
});

test("a smaller table remains smaller when the usual size changes", () => {
  const tables = [table(1, 8), table(2, 8), table(3, 6)];
  expect(usualSeats(tables)).toBe(8);
  expect(withSeats(tables, 9, { most: 8, locked: [] }).map(({ seats }) => seats)).toEqual([9, 9, 6]);
});

test("seats beyond the number of a tournament remain in the room", () => {
  const tables = [table(1, 10), table(2, 10), table(3, 6)];
  expect(withSeats(tables, 7, { most: 8, locked: [] }).map(({ seats }) => seats)).toEqual([10, 10, 6]);
  expect(withSeats(tables, 9, { most: 8, locked: [] }).map(({ seats }) => seats)).toEqual([10, 10, 6]);
});
