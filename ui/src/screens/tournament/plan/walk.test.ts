import { expect, test } from "vitest";
import { walkTo } from "./walk";

const tables = [
  { no: 1, seats: 9 },
  { no: 4, seats: 6 },
];
const press = (key: string, from: { table: number; seat: number }, altKey = false): unknown =>
  walkTo({ key, altKey, ctrlKey: false, metaKey: false }, from, tables);

test("arrows go round a table", () => {
  expect(press("ArrowRight", { table: 1, seat: 9 })).toEqual({ table: 1, seat: 1 });
  expect(press("ArrowUp", { table: 4, seat: 1 })).toEqual({ table: 4, seat: 6 });
  expect(press("End", { table: 4, seat: 1 })).toEqual({ table: 4, seat: 6 });
});

test("Alt and the page keys go to the next table, to a seat that it has", () => {
  expect(press("ArrowRight", { table: 1, seat: 8 }, true)).toEqual({ table: 4, seat: 6 });
  expect(press("PageDown", { table: 4, seat: 2 })).toEqual({ table: 1, seat: 2 });
});

test("other keys are left alone", () => {
  expect(press("Enter", { table: 1, seat: 1 })).toBeNull();
});
