// One letter at an open player: what sells waits for Enter, what asks first opens.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { EntryView, TournamentView } from "$shared/program/bindings";
import { desk } from "../../../desk/desk.svelte";
import { connect } from "$shared/program/transport";
import { plan } from "../plan/plan.svelte";
import SeatedPlayer from "./SeatedPlayer.svelte";

const sent: unknown[] = [];
connect({
  call: (name, args) => {
    if (name === "act") sent.push(args.action);
    return new Promise(() => undefined);
  },
  listen: () => Promise.resolve(),
});
let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  sent.length = 0;
  document.body.innerHTML = "";
});
function open(): void {
  [plan.penalty, plan.moving] = [null, null];
  desk.id = 1;
  plan.open = 3;
  const entry = {
    id: 3,
    owed: 0,
    refused: [],
    may_rebuy: true,
    rebuy_refused: null,
    add_on_refused: null,
  } as unknown as EntryView;
  const setup = { money: null, format: { type: "rebuy", addon: true }, ruleset: { rebuy_condition: "zero_only" } };
  const view = {
    sells_rebuys: true,
    prizes: [],
    entries: [],
    tables: [],
    rounds: [],
    rules: { director: "1-1" },
    setup,
  } as unknown as TournamentView;
  mounted = mount(SeatedPlayer, {
    target: document.body,
    props: {
      view,
      entry,
      at: { table: 1, seat: 2 },
      close: () => undefined,
      settle: () => undefined,
    },
  });
  flushSync();
}
function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  flushSync();
}
const at = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.testid;

test("R goes to the rebuy and sells nothing by itself", () => {
  open();
  press("r");
  expect(at()).toBe("seat-rebuy");
  expect(sent).toEqual([]);
});

test("P opens the penalty and D the move", () => {
  open();
  press("p");
  expect(plan.penalty).toBe(3);
  press("D");
  expect(plan.moving).toBe(3);
});

test("letters are for the list while it has the focus", () => {
  open();
  [plan.penalty, plan.moving] = [null, null];
  document.querySelector<HTMLElement>("[data-testid=seat-more]")?.click();
  flushSync();
  document.querySelector<HTMLElement>("[data-testid=bust-by]")?.focus();
  press("p");
  expect(plan.penalty).toBeNull();
});
