// The page on which an evening ends: its parts, and that nothing open stops it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DeskTournament, Ending, TournamentView } from "$shared/program/bindings";
import { connect } from "$shared/program/transport";
import { speak } from "$shared/i18n/index.svelte";
import { desk } from "../../../desk/desk.svelte";
import { dialogs } from "../dialogs.svelte";
import Prizes from "./Prizes.svelte";

const AT = new Date(2026, 10, 28, 21, 12).getTime();
const ending: Ending = {
  till: {
    currency: "EUR",
    takings: [
      { of: "entries", count: 2, due: 2_000 },
      { of: "rebuys", count: 1, due: 1_000 },
    ],
    due: 3_000,
    received: 2_000,
    owed: 1_000,
    debts: [{ entry: 2, amount: 1_000, purchases: [{ of: "rebuys", at: AT, due: 1_000, open: 1_000 }] }],
    overpaid: [],
    too_much: 0,
    written_off: 0,
    club: 0,
    added: 0,
    prizes: 3_000,
    without_winner: 0,
    handed: 0,
    to_hand: 3_000,
    holds: 2_000,
  },
  awaited: [{ thing: "Mallette", donor: "Karim", winner: 2 }],
  unhanded: 2,
  to_give: [1, 2],
  next: { id: 9, name: "Rebuy", date: "2026-12-05" },
};
const line = (place: number, winner: number | null, money: number): object => ({
  place,
  amount: money,
  money,
  bounties: 0,
  in_kind: place === 2 ? [{ place: 2, name: "Mallette", value: null, donor: "Karim" }] : [],
  winner,
});
function view(over: Partial<Record<keyof TournamentView, unknown>>): TournamentView {
  return {
    phase: "playing",
    hours_off: 0,
    at_its_end: true,
    may_deal: false,
    setup: { money: { currency: "EUR" }, prizes: { guarantee: 0 }, end: { type: "last_player" } },
    counts: { left: 1, pool: 3_000 },
    pool: 3_000,
    entries: [],
    payouts: [],
    results: [{ entry: 2, place: 2 }],
    prizes: [line(1, 1, 2_000), line(2, 2, 1_000)],
    handed: { prizes: [], settled: [], amount: 0, owed: 3_000, till: 2_000 },
    named: [],
    last_longers: [],
    qualified: [],
    survivors: [],
    ended_at: null,
    announced: null,
    deal: null,
    seats: null,
    bounties: null,
    ...over,
  } as unknown as TournamentView;
}

let sent: unknown[] = [];
let mounted: Record<string, unknown> | null = null;
connect({
  call: (name, given) => {
    if (name === "act") sent.push((given as { action: unknown }).action);
    const answers: Record<string, unknown> = { ending, publishing: { folder: "/site" } };
    return Promise.resolve(answers[name] ?? { said: "", seq: 1 });
  },
  listen: () => Promise.resolve(),
});
beforeEach(async () => {
  await speak("fr");
  sent = [];
  [dialogs.places, dialogs.closing] = [false, false];
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  [desk.id, desk.tournament, mounted] = [null, null, null];
});

async function show(shown: TournamentView): Promise<void> {
  const people = [1, 2].map((member) => ({ member, first_name: "Zoé", last_name: `Famille${String(member)}` }));
  const entries = [1, 2].map((id) => ({ id, member: id }));
  desk.id = 1;
  desk.tournament = { id: 1, view: { ...shown, entries }, people } as unknown as DeskTournament;
  mounted = mount(Prizes, { target: document.body, props: { view: shown } });
  flushSync();
  await new Promise((done) => setTimeout(done));
  flushSync();
}
const part = (id: string): HTMLElement | null => document.querySelector(`[data-testid=${id}]`);
const text = (id: string): string => (part(id)?.textContent ?? "").replace(/[\s\u00a0\u202f]+/g, " ").trim();

test("the till says who owes which sale", async () => {
  await show(view({}));
  expect(text("till-sentence")).toBe("20 € reçus, 30 € à remettre :");
  expect(text("debts")).toContain("Zoé Famille2 doit 10 € (recave de 21 h 12)");
  expect(text("till-holds")).toBe("Il doit y avoir 20 € dans la caisse maintenant.");
  expect(text("till")).toContain("2 inscriptions 20 €, 1 recave 10 €, moins 10 € dus, 0 € remis.");
});

test("debts and prizes that stay open do not stop the end", async () => {
  await show(view({}));
  expect(text("stays-open")).toBe("2 gains et 10 € dus restent notés.");
  expect(text("for-next")).toContain("Demander 10 € à Zoé Famille2.");
  expect(text("for-next")).toContain("Karim apporte le lot de Zoé Famille2 : Mallette.");
  expect(document.body.textContent.replace(/\u00a0/g, " ")).toContain("Pour le 5 décembre");
  part("finish-evening")?.click();
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual([{ type: "finish", stacks: [] }]);
});

test("the page stays once the evening is over", async () => {
  await show(view({ phase: "finished", ended_at: AT }));
  expect(part("finish-evening")).toBeNull();
  expect(text("ended")).toBe("Terminé à 21 h 12");
  expect(["text-copy", "publish-evening", "handed-1", "handed-2"].filter((id) => !part(id))).toEqual([]);
});

test("during play nothing of the end is there", async () => {
  await show(view({ at_its_end: false, counts: { left: 5, pool: 3_000 } }));
  expect(part("to-finish")).toBeNull();
  expect(text("pool")).toContain("30 €");
});

test("a deal that leaves something ends where somebody asks", async () => {
  await show(view({ at_its_end: false, deal: { method: "even", kept: 500, shares: [] }, counts: { left: 2 } }));
  expect(part("to-finish")).toBeNull();
  part("deal-finish")?.click();
  flushSync();
  expect(part("finish-evening")).not.toBeNull();
});
