// The palette and the command field as the practices for comboboxes ask: nothing is active before an arrow.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { t } from "$shared/i18n/index.svelte";
import type { DeskTournament, PlayedClock, TournamentView } from "$shared/program/bindings";
import { desk } from "../desk/desk.svelte";
import { memberList } from "../screens/members/member_list.svelte";
import { connect } from "$shared/program/transport";
import CommandField from "../screens/tournament/plan/CommandField.svelte";
import { offered } from "./all_offers";
import { found } from "./offers";
import Palette from "./Palette.svelte";

let mounted: Record<string, unknown> | null = null;
connect({ call: () => new Promise(() => undefined), listen: () => Promise.resolve() });
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
  desk.tournament = null;
  desk.clocks = [];
});
const field = (): HTMLInputElement => document.querySelector("[role=combobox]") as HTMLInputElement;
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
function press(key: string): void {
  field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}
const active = (): string | null => field().getAttribute("aria-activedescendant");
const selected = (): number => document.querySelectorAll("[role=option][aria-selected=true]").length;

const person = (id: number, last_name: string): { member: number; first_name: string; last_name: string } => ({
  member: id,
  first_name: "Anna",
  last_name,
});
const entry = (id: number): unknown => ({
  id,
  member: id,
  withdrawn: false,
  alive: true,
  seat: { table: 1, seat: id },
});
const view = { entries: [entry(1), entry(2)] } as unknown as TournamentView;

function showField(): void {
  desk.tournament = { id: 1, view, people: [person(1, "Klein"), person(2, "Moreau")] } as unknown as DeskTournament;
  desk.tab = "tables";
  mounted = mount(CommandField, { target: document.body, props: { view } });
  flushSync();
}

test("after a choice the command field is another element", () => {
  showField();
  field().focus();
  const before = field();
  type("kle");
  press("Enter");
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe("");
});

test("in the command field nothing is active before an arrow", () => {
  showField();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  type("kle");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect([active(), selected()]).toEqual([null, 0]);
  press("ArrowDown");
  expect([active(), selected()]).toEqual(["command-1", 1]);
  type("klei");
  expect([active(), selected()]).toEqual([null, 0]);
});

test("what the command field found is put away by Tab", () => {
  showField();
  type("kle");
  press("Tab");
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

test("in the palette nothing is active before an arrow", () => {
  mounted = mount(Palette, { target: document.body });
  flushSync();
  type("membres");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect([active(), selected()]).toEqual([null, 0]);
  press("ArrowDown");
  expect([active(), selected()]).toEqual(["palette-0", 1]);
  type("xyzxyz");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(document.querySelectorAll("[role=option]")).toHaveLength(0);
});

test("the evening in play is found from every page", () => {
  desk.clocks = [{ id: 7, name: "Deepstack de novembre", readAt: 0 } as unknown as PlayedClock & { readAt: number }];
  const first = (query: string): string | undefined => found(query, offered())[0]?.id;
  expect(first("deep")).toBe("evening-7");
  expect(first("table")).toBe("evening-7-tables");
  expect(first("horloge")).toBe("evening-7-clock");
});

test("an evening that is still to begin is found by its name and its registration", async () => {
  connect({
    call: (name) =>
      Promise.resolve(name === "evenings_ahead" ? [{ id: 4, name: "Vendredi", phase: "registering" }] : []),
    listen: () => Promise.resolve(),
  });
  mounted = mount(Palette, { target: document.body });
  await new Promise((done) => setTimeout(done));
  flushSync();
  const first = (): string | undefined => document.querySelector("[role=option] .name")?.textContent;
  type("vendr");
  expect(first()).toBe("Vendredi");
  type(t("tab-entries").slice(0, 6));
  expect(document.querySelector("[role=option] .hint")?.textContent).toBe("Vendredi");
});

test("an action in the palette that leads to another page leaves the focus there", async () => {
  document.body.innerHTML = '<a href="#page">Skip</a><main id="page" tabindex="-1"></main>';
  document.querySelector("a")?.focus();
  desk.screen = "tournaments";
  mounted = mount(Palette, { target: document.body });
  flushSync();
  type(t("members-paste"));
  press("Enter");
  await unmount(mounted);
  mounted = null;
  await new Promise((done) => setTimeout(done));
  expect([desk.screen, document.activeElement?.id]).toEqual(["members", "page"]);
  [desk.screen, memberList.pasting] = ["tournaments", false];
});
