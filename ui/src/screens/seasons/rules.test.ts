import { expect, test } from "vitest";
import { withTie } from "./rules";

test("a tie-break is named once, and nothing stands after an empty one", () => {
  expect(withTie(["wins", "best_place"], 0, "best_place")).toEqual(["best_place"]);
  expect(withTie(["wins", "best_place"], 2, "played")).toEqual(["wins", "best_place", "played"]);
  expect(withTie(["wins", "best_place"], 2, "wins")).toEqual(["best_place", "wins"]);
  expect(withTie(["wins", "best_place", "played"], 1, "")).toEqual(["wins"]);
});
