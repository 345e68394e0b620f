// A player who is out: the key that opened the dialog brings nobody back.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { DeskTournament, EntryView, TournamentView } from "$shared/program/bindings";
import { desk } from "../../../desk/desk.svelte";
import { connect } from "$shared/program/transport";
import PlayerDialog from "./PlayerDialog.svelte";

connect({ call: () => new Promise(() => undefined), listen: () => Promise.resolve() });

test("the second Enter does not bring back who is out", async () => {
  const entry = { id: 3, member: 3, alive: false, seat: null, place: 8, out_by: null } as unknown as EntryView;
  const view = { phase: "playing", setup: { money: null }, tables: [], entries: [entry], re_entries: null };
  const people = [{ member: 3, first_name: "Anna", last_name: "Klein" }];
  desk.tournament = { id: 1, view, people } as unknown as DeskTournament;
  const props = { view: view as unknown as TournamentView, entry, close: () => undefined };
  const shown = mount(PlayerDialog, { target: document.body, props });
  flushSync();
  const first = [...document.querySelectorAll<HTMLElement>("dialog *")].filter((one) => one.autofocus);
  expect(first.map((one) => one.tagName)).toEqual(["P"]);
  const back = document.querySelector("[data-testid=revive]");
  expect(back?.getAttribute("aria-label")).toContain("Anna Klein");
  await unmount(shown);
});
