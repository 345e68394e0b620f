import { expect, test } from "vitest";
import type { ChampionshipRules } from "$shared/program/bindings";
import { inForce, withTie } from "./rules";

test("a tie-break is named once, and nothing stands after an empty one", () => {
  expect(withTie(["wins", "best_place"], 0, "best_place")).toEqual(["best_place"]);
  expect(withTie(["wins", "best_place"], 2, "played")).toEqual(["wins", "best_place", "played"]);
  expect(withTie(["wins", "best_place"], 2, "wins")).toEqual(["best_place", "wins"]);
  expect(withTie(["wins", "best_place", "played"], 1, "")).toEqual(["wins"]);
});

test("rules in force are named, and the usual ones are not", () => {
  const usual: ChampionshipRules = {
    points: { type: "recorded" },
    bonuses: { participation: 0, elimination: 0, win: 0, final_table: 0, bounty: 0 },
    best_n: 5,
    drop_worst: 0,
    min_played: 1,
    ties: ["wins"],
    evenings: { type: "all" },
    members: { type: "everyone" },
  };
  expect(inForce(usual)).toEqual([]);
  const changed = { ...usual, drop_worst: 1, bonuses: { ...usual.bonuses, win: 100 } };
  expect(inForce(changed)).toEqual(["drop_worst", "bonuses"]);
});
