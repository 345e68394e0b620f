// What a popover does with an answer that comes after it was closed.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import type { EntryView, SeatRef, TournamentView } from "$shared/program/bindings";
import { desk } from "../../../desk/desk.svelte";
import { connect } from "$shared/program/transport";
import SeatedPlayer from "./SeatedPlayer.svelte";

test("an answer that comes after the popover was closed is dropped", async () => {
  await speak("en");
  let answer!: (outlook: unknown) => void;
  const asked = new Promise((done) => (answer = done));
  connect({ call: () => asked, listen: () => Promise.resolve() });
  desk.tournament = { id: 1, people: [], view: { entries: [] } } as unknown as typeof desk.tournament;
  let closed = false;
  const props = {
    view: { next_place: null, prizes: [], entries: [], tables: [], setup: {} } as unknown as TournamentView,
    entry: { id: 3, rebuy_refused: "closed", add_on_refused: "closed" } as unknown as EntryView,
    /** As the plan gives it: of the player whose popover is open. */
    get at(): SeatRef {
      if (closed) throw new Error("nobody's popover is open");
      return { table: 1, seat: 2 };
    },
    close: () => undefined,
    settle: () => undefined,
  };
  const shown = mount(SeatedPlayer, { target: document.body, props });
  flushSync();
  closed = true;
  await unmount(shown);
  // A rejection that nobody handles fails the test.
  answer({ left: 8, tables: [{ table: 1, players: 3 }] });
  await asked;
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector("[data-testid=bust]")).toBeNull();
});
