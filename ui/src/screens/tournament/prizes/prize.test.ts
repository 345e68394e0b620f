import { expect, test } from "vitest";
import { money } from "$shared/i18n/index.svelte";
import type { TournamentView } from "$shared/program/bindings";
import { prizeOf } from "./prize";

/** Three have agreed on 110 € and more each; 20 € are left for the winner. */
const view = {
  setup: { money: { currency: "EUR" } },
  prizes: [{ place: 1, amount: 2000, in_kind: [], bounties: 0, winner: null }],
  deal: { shares: [1, 2, 3].map((entry) => ({ entry, chips: null, amount: 10_000 + entry * 1000 })) },
} as unknown as TournamentView;

test("a place within a deal is worth what was agreed", () => {
  expect(prizeOf(view, 3, 1)).toBe(money(11_000, "EUR"));
  expect(prizeOf(view, 1, 3)).toBe(money(15_000, "EUR"));
  expect(prizeOf(view, 3)).not.toBe("");
  expect(prizeOf(view, 4, 4)).toBe("");
});

test("an amount below nothing has a real minus", () => {
  expect(money(-1000, "EUR")).toContain("\u2212");
});
