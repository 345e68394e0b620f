import { describe, expect, it } from "vitest";
import type { Report, ReportDecision, ReportContent } from "../program/bindings";
import { onlyOut, onlyStack } from "./reports";

function report(id: number, what: ReportContent): Report {
  return { id, tournament: 1, table: 1, by: "Zoé", at: 0, what, state: { type: "waiting" } };
}

const out = (...entries: number[]): ReportContent => ({
  type: "out",
  players: entries.map((entry) => ({ entry, by: null, stack: null })),
});

const decision = (whats: ReportContent[], differs: number[] = []): ReportDecision => ({
  versions: whats.map((what, at) => ({ report: report(at, what), confirms: "eliminates", differs })),
  recorded: [],
});

describe("what a decision's heading says", () => {
  it("names the player where only who did it differs", () => {
    expect(onlyOut(decision([out(7), out(7)]))).toBe(7);
    expect(onlyOut({ ...decision([out(7)]), recorded: [{ entry: 7, by: [8] }] })).toBe(7);
    expect(onlyOut(decision([out(7), out(8)]))).toBeNull();
    expect(onlyOut(decision([out(7), out(7, 8)]))).toBeNull();
    expect(onlyOut(decision([out(7), { type: "rebuy", entry: 7 }]))).toBeNull();
  });

  it("names the player where only one stack differs", () => {
    const counts: ReportContent[] = [
      { type: "stacks", stacks: [{ entry: 7, chips: 100 }] },
      { type: "stacks", stacks: [{ entry: 7, chips: 200 }] },
    ];
    expect(onlyStack(decision(counts, [7]))).toBe(7);
    expect(onlyStack(decision(counts, [7, 8]))).toBeNull();
    expect(onlyStack(decision([out(7), out(7)]))).toBeNull();
  });
});
