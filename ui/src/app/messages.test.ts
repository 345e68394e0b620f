import { expect, test } from "vitest";
import { floating } from "./messages";

test("no message covers a control of a page other than the tables", () => {
  expect(floating("elsewhere")).toEqual([]);
  expect(floating("playing")).not.toContain("note");
  expect(floating("start")).toEqual(["good", "wrong", "note"]);
});
