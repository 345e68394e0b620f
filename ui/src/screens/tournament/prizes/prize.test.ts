import { expect, test } from "vitest";
import { money, t } from "$shared/i18n/index.svelte";
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

test("a deal that leaves nothing gives each player the share alone", () => {
  const lines = view.deal?.shares.map(({ entry, amount }) => ({ place: entry, amount, in_kind: [], winner: entry }));
  const all = { ...view, prizes: lines } as unknown as TournamentView;
  // Whoever goes out third, though the second by chips.
  expect(prizeOf(all, 3, 2)).toBe(money(12_000, "EUR"));
  expect(prizeOf(all, 3)).toBe(t("deal-agreed"));
});

test("an amount below nothing has a real minus", () => {
  expect(money(-1000, "EUR")).toContain("\u2212");
});
