// What is sold at the seat is taken as paid from whoever owes nothing.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { EntryView, TournamentView } from "$shared/program/bindings";
import SeatSales from "./SeatSales.svelte";

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
});

const entry = (owed: number): EntryView => ({ id: 1, owed, may_rebuy: true, may_add_on: true }) as unknown as EntryView;
const props = $state({
  view: {
    setup: { money: { currency: "EUR" }, ruleset: { rebuy_condition: "zero_only" } },
  } as unknown as TournamentView,
  entry: entry(1000),
  go: () => Promise.resolve(),
});
const box = (): HTMLInputElement => document.querySelector("[data-testid=seat-paid]") as HTMLInputElement;

test("a debt that was received leaves the next sale paid", () => {
  mounted = mount(SeatSales, { target: document.body, props });
  flushSync();
  expect(box().checked).toBe(false);
  props.entry = entry(0);
  flushSync();
  expect(box().checked).toBe(true);
});

test("what somebody unticked stays so while others act", () => {
  props.entry = entry(0);
  mounted = mount(SeatSales, { target: document.body, props });
  flushSync();
  box().click();
  flushSync();
  props.entry = entry(0);
  flushSync();
  expect(box().checked).toBe(false);
});
