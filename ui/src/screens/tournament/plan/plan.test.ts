import { beforeEach, expect, test, vi } from "vitest";

const { act } = vi.hoisted(() => ({ act: vi.fn(() => Promise.resolve(true)) }));
const seated = [
  { id: 1, seat: { table: 1, seat: 1 } },
  { id: 2, seat: { table: 1, seat: 2 } },
  { id: 3, seat: { table: 2, seat: 1 } },
];
vi.mock("../../../desk/desk.svelte", () => ({ act, desk: { tournament: { view: { entries: seated } } } }));
const { chooseFrom, openAt, plan, rest, touch } = await import("./plan.svelte");

beforeEach(() => {
  rest();
  act.mockClear();
});

test("a second touch of a seat keeps its popover open", async () => {
  await touch({ table: 1, seat: 1 }, 1, false);
  await touch({ table: 1, seat: 1 }, 1, false);
  expect(plan.open).toBe(1);
  expect(act).not.toHaveBeenCalled();
});

test("while a popover is open, its table's seats say who eliminates, and others open theirs", async () => {
  openAt(1);
  await touch({ table: 1, seat: 2 }, 2, false);
  expect([plan.open, plan.by]).toEqual([1, 2]);
  await touch({ table: 1, seat: 2 }, 2, false);
  expect(plan.by).toBeNull();
  await touch({ table: 1, seat: 2 }, 2, false);
  await touch({ table: 2, seat: 1 }, 3, false);
  expect([plan.open, plan.by]).toEqual([3, null]);
});

test("a touch of a free seat moves a player only where he is being moved", async () => {
  openAt(1);
  await touch({ table: 2, seat: 5 }, null, false);
  expect(act).not.toHaveBeenCalled();
  plan.moving = 1;
  await touch({ table: 2, seat: 5 }, null, false);
  expect(act).toHaveBeenCalledWith({ type: "move_player", entry: 1, table: 2, seat: 5 });
  expect(plan.open).toBeNull();
});

test("choosing several closes the popover", async () => {
  openAt(1);
  await touch({ table: 1, seat: 2 }, 2, true);
  expect([plan.open, plan.chosen]).toEqual([null, [2]]);
});

test("from a popover on, touches choose who goes out in the same hand, until nobody is chosen", async () => {
  chooseFrom(1);
  await touch({ table: 1, seat: 2 }, 2, false);
  expect([plan.open, plan.chosen]).toEqual([null, [1, 2]]);
  await touch({ table: 1, seat: 1 }, 1, false);
  await touch({ table: 1, seat: 2 }, 2, false);
  await touch({ table: 2, seat: 1 }, 3, false);
  expect([plan.open, plan.chosen]).toEqual([3, []]);
});
