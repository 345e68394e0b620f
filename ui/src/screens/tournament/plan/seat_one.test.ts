// Seat 1 stands at the same place at the desk, on the wall and on telephones.
import { expect, test } from "vitest";
import { around } from "$shared/parts/seats";
import { planPage } from "./geometry";

test("seat 1 is right of the middle of the top, the last one left of it", () => {
  for (let seats = 5; seats <= 10; seats++) {
    const [wall, last] = [around(seats, 38, 42)[0]!, around(seats, 38, 42).at(-1)!];
    expect([wall.x > 0, wall.y < 0, last.x < 0, last.y < 0], `wall, ${seats}`).toEqual([true, true, true, true]);
    const table = planPage(420, 300, [seats]).tables[0]!;
    const [one, end] = [table.seats[0]!, table.seats.at(-1)!];
    const middle = table.x + table.w / 2;
    expect([one.x >= middle, end.x + end.w <= middle], `desk, ${seats}`).toEqual([true, true]);
    expect([one.y, end.y], `desk, ${seats}`).toEqual([table.y, table.y]);
  }
});
