// One stream beside the tables: the present job, the next ones in a line each, and nothing that is empty.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import { connect } from "$shared/program/transport";
import type { DeskTournament } from "$shared/program/bindings";
import { desk } from "../../../desk/desk.svelte";
import Stream from "./Stream.svelte";

// No fonts to measure in here.
vi.mock("../plan/letters", () => ({ measuredIn: () => (text: string) => 7 * text.length }));
const sent: [string, unknown][] = [];
connect({
  call: (name, args) => {
    sent.push([name, args]);
    return new Promise(() => undefined);
  },
  listen: () => Promise.resolve(),
});
let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  sent.length = 0;
  document.body.innerHTML = "";
});

const seat = (no: number): unknown => ({ no, entry: no, blocked: false });
const table = (no: number, players: number): unknown => ({
  no,
  players,
  seats: Array.from({ length: players }, (_, index) => seat(index + 1)),
  rebuy_phase: "closed",
});
function show(of: Record<string, unknown>, view: Record<string, unknown>): void {
  const nothing = {
    phase: "playing",
    entries: [],
    moves: [],
    rounds: [],
    tables: [table(1, 8), table(2, 5)],
    advice: [],
    closed_tables: [],
    prizes: [],
    bounties: null,
    announced: null,
    deal: null,
    re_entries: null,
    rebuys_until: null,
    clock: { current: { blinds: {} }, hand_for_hand: null },
    stack_count: { missing: 0 },
    setup: { money: null, tables: [] },
    rules: { director: "1-1" },
    counts: { left: 13 },
    final_table: false,
  };
  const tournament = { id: 1, announce: [], arriving: [], ...of, view: { ...nothing, ...view } };
  desk.id = 1;
  desk.tournament = { people: [], ...tournament } as unknown as DeskTournament;
  mounted = mount(Stream, { target: document.body, props: { tournament: desk.tournament } });
  flushSync();
}
const found = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);
function press(id: string): void {
  found(id)?.click();
  flushSync();
}
const moves = [3, 4, 5].map((entry) => ({
  at: 10,
  cause: "break",
  rule: "6-6",
  entry,
  from: { table: 3, seat: entry },
  to: { table: 1, seat: entry },
}));
const entries = moves.map(({ entry, to }) => ({ id: entry, member: entry, seat: to, owed: 0, out_at: null }));
const balance = {
  key: "balance-1-2",
  rule: "6-8",
  postponed: false,
  action: { type: "balance", from: 1, to: 2, entry: null, seat: null },
  kind: {
    type: "balance",
    from: 1,
    to: 2,
    ask: [1],
    no_seat: false,
    proposal: { entry: 3, from: { table: 1, seat: 3 }, to: { table: 2, seat: 6 }, next_role: "other", sits_out: false },
  },
};

beforeAll(() => speak("fr"));

test("what is empty is not there", () => {
  show({}, {});
  for (const id of ["rail-announce", "announce", "rail-out", "accept"]) expect(found(id), id).toBeNull();
  expect(found("rail-todo")?.textContent).toContain("Rien à faire");
});

test("each player of a closing table has a tick, and the button counts those who are left", () => {
  show({ announce: moves.slice(1) }, { moves, entries });
  const ticks = [...document.querySelectorAll<HTMLInputElement>("[data-testid=announce] input")];
  expect(ticks.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(found("all-seated")?.textContent).toBe("Les 2 autres sont assis");
  press("all-seated");
  expect(sent.at(-1)).toEqual([
    "moves_seated",
    {
      id: 1,
      moves: [
        [10, 4],
        [10, 5],
      ],
      sit: true,
    },
  ]);
  press("seated-3");
  expect(sent.at(-1)).toEqual(["moves_seated", { id: 1, moves: [[10, 3]], sit: false }]);
});

test("the next job waits in a line, and comes up when it is pressed", () => {
  show({ announce: moves }, { moves, entries, advice: [balance] });
  expect(found("accept")).toBeNull();
  press("job-balance-1-2");
  expect(found("accept")).not.toBeNull();
  expect(found("announce")).toBeNull();
  expect(document.querySelectorAll("[data-testid^=job-]")).toHaveLength(1);
});

test("a balance without a button is one press, and the button is told by one", () => {
  show({}, { entries, advice: [balance] });
  expect(document.querySelectorAll("[data-testid^=button-here-1-]")).toHaveLength(8);
  press("button-here-1-5");
  const told = { type: "tell_position", table: 1, seat: 5, position: "button" };
  expect(sent.at(-1)).toEqual(["act", { id: 1, action: told }]);
  press("accept");
  expect(sent.at(-1)).toEqual(["act", { id: 1, action: balance.action }]);
});
