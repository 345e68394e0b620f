import { expect, test } from "vitest";
import type { Phase } from "../../program/bindings";
import { steps } from "./tonight";

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
