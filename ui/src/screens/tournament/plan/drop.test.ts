import { expect, test } from "vitest";
import type { Advice } from "$shared/program/bindings";
import { dropped, type DragLoad } from "./drop";

const player: DragLoad = { what: "player", entry: 7, from: { table: 1, seat: 3 } };
const button: DragLoad = { what: "button", from: { table: 1, seat: 3 } };
const advice = [{ kind: { type: "balance", from: 1, to: 2 } }] as Advice[];

test("a player is moved by the director, or as the advice to balance has it", () => {
  const move = { type: "move_player", entry: 7, table: 3, seat: 5 };
  expect(dropped(player, { table: 3, seat: 5 }, advice)).toEqual(move);
  expect(dropped(player, { table: 1, seat: 4 }, advice)).toEqual({ ...move, table: 1, seat: 4 });
  const balance = { type: "balance", from: 1, to: 2, entry: 7, seat: 5 };
  expect(dropped(player, { table: 2, seat: 5 }, advice)).toEqual(balance);
  expect(dropped(player, { table: 2, seat: null }, [])).toEqual({ ...balance, seat: null });
});

test("where it comes from nothing is asked for, and the button stays at its table", () => {
  expect(dropped(player, { table: 1, seat: 3 }, advice)).toBe(null);
  expect(dropped(player, { table: 1, seat: null }, advice)).toBe(null);
  expect(dropped(button, { table: 2, seat: 4 }, advice)).toBe(null);
  expect(dropped(button, { table: 1, seat: null }, advice)).toBe(null);
  expect(dropped(button, { table: 1, seat: 4 }, advice)).toEqual({
    type: "tell_position",
    table: 1,
    seat: 4,
    position: "button",
  });
});
