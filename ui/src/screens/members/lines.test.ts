import { expect, test } from "vitest";
import type { ImportLine, Outcome } from "$shared/program/bindings";
import { newMember } from "./draft";
import { counts, saying, shown } from "./lines";

const line = (number: number, outcome: Outcome, minor = false): ImportLine => ({
  line: number,
  member: newMember(),
  outcome,
  minor,
  remarks: [],
  differs: [],
});
const lines = [
  line(2, { type: "add" }),
  line(3, { type: "known", member: 4 }),
  line(4, { type: "reject", problems: [{ code: "email" }] }),
  line(5, { type: "add" }, true),
  line(6, { type: "repeated", line: 2, changes: [] }),
];

test("each filter shows its lines, and a minor is added but also looked at", () => {
  expect(shown(lines, "added").map((found) => found.line)).toEqual([2, 5]);
  expect(shown(lines, "problems").map((found) => found.line)).toEqual([4, 5, 6]);
  expect(counts(lines)).toEqual({ all: 5, added: 2, updated: 0, problems: 3 });
});

test("what is said of a line joins what was said of it before", () => {
  const once = saying([], 4, { left_out: true });
  const twice = saying(saying(once, 2, { is: { type: "new" } }), 4, { left_out: false });
  expect(twice).toEqual([
    { line: 2, left_out: false, corrected: null, is: { type: "new" } },
    { line: 4, left_out: false, corrected: null, is: null },
  ]);
});
