import { expect, test, vi } from "vitest";
import type { RoomTournament } from "$shared/program/bindings";
import { pressed, pressedLast } from "./keys.svelte";

const shown = (...ids: number[]): RoomTournament[] => ids.map((id) => ({ id }) as RoomTournament);

function press(key: string, tournaments: RoomTournament[], more: KeyboardEventInit = {}) {
  const program = { roomFill: vi.fn(() => Promise.resolve()), roomKey: vi.fn(() => Promise.resolve()) };
  const did = pressed(new KeyboardEvent("keydown", { key, ...more }), tournaments, program);
  return { did, filled: program.roomFill.mock.calls, handed: program.roomKey.mock.calls };
}

test("F toggles full screen and Escape leaves it, whatever is shown", () => {
  expect(press("f", [])).toEqual({ did: true, filled: [[null]], handed: [] });
  expect(press("F", shown(3, 4))).toEqual({ did: true, filled: [[null]], handed: [] });
  expect(press("Escape", shown(3))).toEqual({ did: true, filled: [[false]], handed: [] });
});

test("the clock's keys go to the desk, with the tournament shown", () => {
  expect(press(" ", shown(3)).handed).toEqual([[3, { type: "turn" }]]);
  expect(press("ArrowRight", shown(3)).handed).toEqual([[3, { type: "level", forward: true }]]);
  expect(press("-", shown(3)).handed).toEqual([[3, { type: "minute", more: false }]]);
  // The French key 6 writes "-": here it shows its scene.
  expect(press("-", shown(3), { code: "Digit6" }).handed).toEqual([[3, { type: "scene", scene: "prizes" }]]);
  expect(press("'", shown(3), { code: "Digit4" }).handed).toEqual([[3, { type: "scene", scene: "break" }]]);
  expect(press("0", shown(3), { code: "Digit0" }).handed).toEqual([[3, { type: "scene", scene: null }]]);
});

test("a held space bar stops the clock once", () => {
  expect(press(" ", shown(3), { repeat: true })).toEqual({ did: true, filled: [], handed: [] });
  expect(press("+", shown(3), { repeat: true }).handed).toHaveLength(1);
});

test("with several tournaments, only scenes apply to all of them", () => {
  expect(press(" ", shown(3, 4))).toEqual({ did: false, filled: [], handed: [] });
  expect(press("?", shown(3, 4)).handed).toEqual([[3, { type: "help" }]]);
  expect(press("2", shown(3, 4), { code: "Digit2" }).handed).toEqual([[3, { type: "scene", scene: "seats" }]]);
});

test("the room says how a minute is taken back, until it is", () => {
  press("+", shown(3));
  expect(pressedLast()).toEqual({ more: true });
  expect(press("z", shown(3), { ctrlKey: true }).handed).toEqual([[3, { type: "undo" }]]);
  expect(pressedLast()).toBeNull();
});

test("other keys, and an empty room, do nothing", () => {
  expect(press("y", shown(3), { ctrlKey: true }).did).toBe(false);
  expect(press("9", shown(3), { code: "Digit9" }).did).toBe(false);
  expect(press(" ", []).did).toBe(false);
});
