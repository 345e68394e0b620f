import { expect, test } from "vitest";
import type { TableView, TournamentView } from "$shared/program/bindings";
import { proposal, seatThere } from "./seat_proposal";

const table = (no: number, taken: number[], more: Partial<TableView> & { blocked?: number } = {}): TableView =>
  ({
    no,
    players: taken.length,
    allowed: more.allowed ?? [],
    seats: [1, 2, 3, 4].map((seat) => ({
      no: seat,
      entry: taken.includes(seat) ? no * 10 + seat : null,
      blocked: seat === more.blocked,
    })),
  }) as TableView;
const evening = (...tables: TableView[]): TournamentView => ({ tables }) as TournamentView;

test("the shortest other table with room is proposed", () => {
  const view = evening(table(1, [1]), table(2, [1, 2, 3, 4]), table(3, [2, 4]), table(4, [1, 3]));
  expect(proposal(view, { table: 1, seat: 1 })).toEqual({ table: 3, seat: 1 });
  expect(proposal(view, { table: 3, seat: 2 })).toEqual({ table: 1, seat: 2 });
});

test("the seat is one that the rule allows", () => {
  const view = evening(table(1, [1]), table(2, [2], { allowed: [3, 4] }));
  expect(seatThere(view, 2, { table: 1, seat: 1 })).toBe(3);
});

test("nobody is proposed a blocked seat", () => {
  const view = evening(table(1, [1]), table(2, [2], { blocked: 1, allowed: [1] }));
  expect(seatThere(view, 2, { table: 1, seat: 1 })).toBe(3);
});

test("nothing is proposed where all other tables are full", () => {
  expect(proposal(evening(table(1, [1]), table(2, [1, 2, 3, 4])), { table: 1, seat: 1 })).toBeNull();
  expect(proposal(evening(table(1, [1])), { table: 1, seat: 1 })).toBeNull();
});
