import { expect, test } from "vitest";
import type { Phase, TournamentRow } from "../../program/bindings";
import { ahead, lastOver, steps } from "./tonight";

const row = (id: number, date: string, status: Phase): TournamentRow => ({
  id,
  date,
  status,
  season: null,
  name: String(id),
  entries: 0,
});

test("the evening ahead is the one being played, or the next one", () => {
  const rows = [
    row(1, "2026-11-13", "finished"),
    row(2, "2026-11-27", "registering"),
    row(3, "2026-11-20", "drawn"),
    row(4, "2026-11-06", "registering"),
  ];
  expect(ahead(rows, "2026-11-20")?.id).toBe(3);
  expect(ahead(rows, "2026-11-21")?.id).toBe(2);
  // Nothing later: the last that is not over.
  expect(ahead(rows, "2027-01-01")?.id).toBe(2);
  expect(ahead([...rows, row(5, "2026-11-27", "playing")], "2026-11-20")?.id).toBe(5);
  expect(ahead([row(1, "2026-11-13", "finished")], "2026-11-20")).toBe(undefined);
  expect(lastOver([...rows, row(6, "2026-11-13", "finished")])?.id).toBe(6);
});

test("one step is the next, from an empty club to the running clock", () => {
  const facts = { phase: "registering" as Phase, members: 0, entries: 0, seats: 18, wanted: 0, open: false };
  const now = (of: Partial<typeof facts>): string[] =>
    Object.entries(steps({ ...facts, ...of })).flatMap(([name, state]) => (state === "now" ? [name] : []));
  expect(now({})).toEqual(["players"]);
  expect(now({ members: 30 })).toEqual(["entries"]);
  // As many as last time are expected.
  expect(now({ members: 30, entries: 12, wanted: 16 })).toEqual(["entries"]);
  expect(now({ members: 30, entries: 12, wanted: 12 })).toEqual(["seats"]);
  expect(now({ members: 30, entries: 12, wanted: 12, phase: "drawn" })).toEqual(["clock"]);
  expect(now({ members: 30, entries: 12, wanted: 12, phase: "playing" })).toEqual([]);
  expect(steps({ ...facts, members: 30, entries: 20, wanted: 20 }).seats).toBe("lacking");
});
