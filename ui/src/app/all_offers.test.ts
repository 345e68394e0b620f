// What the palette does leads where the button that does the same leads, and asks what that asks.
import { afterEach, expect, test } from "vitest";
import type { Action, DeskTournament } from "$shared/program/bindings";
import { act, desk } from "../desk/desk.svelte";
import { connect } from "$shared/program/transport";
import { elsewhere, offered } from "./all_offers";

let sent: unknown[] = [];
const answers: Record<string, unknown> = {
  evenings_ahead: [{ id: 7, name: "Vendredi", phase: "registering" }],
  tournaments: [
    { id: 7, name: "Vendredi", date: "2026-12-04", status: "registering" },
    { id: 3, name: "Grand Prix", date: "2026-10-03", status: "finished" },
  ],
};
connect({
  call: (name, given) => {
    if (name === "act") sent.push((given as { action: unknown }).action);
    return Promise.resolve(answers[name] ?? { said: "", seq: 1 });
  },
  listen: () => Promise.resolve(),
});
afterEach(() => {
  [desk.id, desk.tournament, desk.tab] = [null, null, "entries"];
  sent = [];
});

const end: Action = { type: "finish", stacks: [] };
const winner = {
  key: "end",
  kind: { type: "finish", winner: 1 },
  action: end,
  cites: [],
  postponed: false,
};
function showEnd(owed: number): void {
  const entry = { id: 1, member: 1, withdrawn: false, owed };
  const view = {
    phase: "playing",
    setup: { money: { currency: "EUR" }, name: "" },
    counts: { left: 1 },
    entries: [entry],
    advice: [winner],
    clock: { running: true },
    tables: [],
    closed_tables: [],
  };
  desk.id = 1;
  desk.tab = "tables";
  desk.tournament = {
    id: 1,
    view,
    announce: [],
    undo: null,
    redo: null,
    people: [{ member: 1, first_name: "Anna", last_name: "Klein" }],
  } as unknown as DeskTournament;
}
const go = (): unknown =>
  offered()
    .find((offer) => offer?.id === "end")
    ?.go();

test("the palette leads to the page of the end", async () => {
  showEnd(1_000);
  await go();
  expect([sent, desk.tab]).toEqual([[], "prizes"]);
});

test("an evening that ends stays on the page of the end", async () => {
  showEnd(0);
  await act(end);
  expect([sent, desk.tab]).toEqual([[end], "prizes"]);
});

test("an action in another evening leaves the tab", async () => {
  showEnd(0);
  await act({ type: "start" }, 2);
  expect(desk.tab).toBe("tables");
});

test("an evening that is over is found by its name", async () => {
  const list = await elsewhere();
  expect(list.map(({ id }) => id)).toEqual(["evening-7", "evening-7-entries", "evening-3"]);
  expect(list.at(-1)).toMatchObject({ name: "Grand Prix", page: true });
});
