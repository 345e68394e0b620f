// A debt that is received at the seat.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { EntryView, TournamentView } from "$shared/program/bindings";
import { desk } from "../../../desk/desk.svelte";
import { connect } from "$shared/program/transport";
import SeatedPlayer from "./SeatedPlayer.svelte";

const owing = (owed: number): EntryView =>
  ({ id: 3, owed, rebuy_refused: "closed", add_on_refused: "closed" }) as unknown as EntryView;
const view = {
  next_place: null,
  prizes: [],
  entries: [],
  tables: [],
  rounds: [],
  setup: { money: { currency: "EUR" } },
} as unknown as TournamentView;

test("a debt received keeps its line: nothing moves under the pointer", async () => {
  const props = $state({
    view,
    entry: owing(1000),
    at: { table: 1, seat: 2 },
    close: () => undefined,
    settle: () => undefined,
  });
  const paid: unknown[] = [];
  connect({
    call: (name, args) => {
      if (name !== "act") return new Promise(() => undefined);
      paid.push(args.action);
      props.entry = owing(0);
      return Promise.resolve({ said: "10 €", seq: 7 });
    },
    listen: () => Promise.resolve(),
  });
  desk.id = 1;
  const shown = mount(SeatedPlayer, { target: document.body, props });
  flushSync();
  const first = (): HTMLElement => document.querySelector(".actions > *") as HTMLElement;
  first().querySelector<HTMLElement>("[data-testid=seat-owes]")?.click();
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(paid).toEqual([{ type: "pay", entry: 3, amount: 1000 }]);
  expect(first().dataset.testid).toBe("seat-received");
  expect(first().textContent).toContain("10");
  // Enter does nothing to the player: the focus stays on the line.
  expect(document.activeElement).toBe(first());
  await unmount(shown);
});
