import { expect, test } from "vitest";
import { below } from "./messages";

test("each message has one place, and none over a page", () => {
  expect(below("elsewhere")).toEqual(["good", "wrong", "note"]);
  expect(below("tournament")).not.toContain("good");
  expect(below("playing")).toEqual(["note"]);
});
