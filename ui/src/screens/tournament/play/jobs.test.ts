import { expect, test } from "vitest";
import type { DeskTournament, MoveMade } from "$shared/program/bindings";
import { jobsOf } from "./jobs";

const move = (entry: number, at: number, seat: number, cause: MoveMade["cause"] = "break"): MoveMade => ({
  at,
  cause,
  rule: "6-6",
  entry,
  from: { table: 5, seat: entry },
  to: { table: 1, seat },
});

function evening(of: Record<string, unknown> = {}, view: Record<string, unknown> = {}): DeskTournament {
  const moves = [move(3, 10, 8), move(4, 10, 2), move(7, 20, 5, "balance")];
  const seated = { entries: moves.map(({ entry, to }) => ({ id: entry, seat: to, owed: 0 })), moves };
  const nothing = { tables: [], advice: [], bounties: null, announced: null, deal: null, rebuys_until: null };
  const clock = { hand_for_hand: null };
  return { announce: [], arriving: [], view: { ...nothing, clock, setup: {}, ...seated, ...view }, ...of } as never;
}
const kinds = (of: DeskTournament, reports = 0): string[] => jobsOf(of, reports).map(({ kind }) => kind);

test("nothing to do is no job", () => {
  expect(kinds(evening())).toEqual([]);
});

test("who sits already stays in the list of a table", () => {
  const [job, ...others] = jobsOf(evening({ announce: [move(3, 10, 8)] }), 0);
  if (job?.kind !== "seating") throw new Error("no players on their way");
  expect(others).toEqual([]);
  expect(job.sent.map(({ entry, sits }) => [entry, sits])).toEqual([
    [4, true],
    [3, false],
  ]);
});

test("who was moved on or is out is no longer awaited", () => {
  const entries = [
    { id: 3, seat: { table: 1, seat: 8 } },
    { id: 4, seat: null },
    { id: 7, seat: null },
  ];
  const [job] = jobsOf(evening({ announce: [move(3, 10, 8)] }, { entries }), 0);
  expect(job?.kind === "seating" && job.sent.map(({ entry }) => entry)).toEqual([3]);
});

test("moves decided apart are jobs of their own", () => {
  const found = jobsOf(evening({ announce: [move(3, 10, 8), move(4, 10, 2), move(7, 20, 5, "balance")] }), 0);
  expect(found.map((job) => job.kind === "seating" && job.sent.length)).toEqual([2, 1]);
});

test("people who stand waiting come before advice, and what was put off comes last", () => {
  const advice = (key: string, postponed: boolean): unknown => ({ key, postponed, kind: { type: "balance" } });
  const of = evening(
    { announce: [move(7, 20, 5, "balance")], arriving: [[30, 3]] },
    { advice: [advice("later", true), advice("now", false)], deal: {}, clock: { hand_for_hand: {} } },
  );
  const found = jobsOf(of, 1);
  expect(found.map(({ kind }) => kind)).toEqual(["seating", "arrival", "reports", "hands", "deal", "advice", "advice"]);
  expect(found.at(-1)?.key).toBe("later");
});

test("the end comes before players who no longer walk", () => {
  const advice = [{ key: "round-2", postponed: false, kind: { type: "next_round" } }];
  expect(kinds(evening({ announce: [move(3, 10, 8)] }, { advice }))).toEqual(["advice", "seating"]);
});

test("add-ons are a job while they are sold, after all others", () => {
  const sale = { sold: 2, price: 1000 };
  expect(kinds(evening({}, { add_on_sale: sale }))).toEqual(["add_on"]);
  expect(kinds(evening({}, { add_on_sale: sale, deal: {} }))).toEqual(["deal", "add_on"]);
});

test("rebuys are a job once their period is over", () => {
  const tables = (...phases: string[]): unknown => phases.map((rebuy_phase) => ({ rebuy_phase }));
  expect(kinds(evening({}, { tables: tables("period", "period"), rebuys_until: 4 }))).toEqual([]);
  expect(kinds(evening({}, { tables: tables("period", "closed"), rebuys_until: 4 }))).toEqual(["rebuys"]);
  expect(kinds(evening({}, { tables: tables("last_call", "last_call"), rebuys_until: null }))).toEqual(["rebuys"]);
  expect(kinds(evening({}, { tables: tables("closed", "closed") }))).toEqual([]);
});
