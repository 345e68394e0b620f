// What the desk shows: the open club, the tournament at hand and its clock. Everything comes from
// the program; after each change it is fetched anew.
import { speak, t } from "$shared/i18n/index.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import { attempt } from "$shared/program/attempt";
import { withMoney } from "$shared/clock/money";
import { paced } from "$shared/program/pace";
import { awaitTurn, comes, isUpToDate, readInstant } from "$shared/clock/time.svelte";
import { listen } from "$shared/program/transport";
import {
  commands,
  type ActionResult,
  type Action,
  type ClockView,
  type ClubState,
  type DeskTournament,
  type EntryView,
  type PlayedClock,
  type SecondComputer,
} from "$shared/program/bindings";
import { tell } from "./second";

export type Screen =
  | "tournaments"
  | "floor"
  | "members"
  | "seasons"
  | "documents"
  | "rules"
  | "settings"
  | "room"
  | "devices"
  | "guide"
  | "statistics"
  | "new"
  | "tournament";
export type Tab = "entries" | "tables" | "add_on" | "clock" | "prizes" | "results" | "history";

/** State from the program, replaced as a whole and never changed in place, so that reading it costs nothing. */
class Desk {
  club = $state.raw<ClubState | null>(null);
  screen = $state<Screen>("tournaments");
  tab = $state<Tab>("entries");
  id = $state<number | null>(null);
  tournament = $state.raw<DeskTournament | null>(null);
  clock = $state.raw<ClockView | null>(null);
  /** The instant the clock was read, by this page's own watch. */
  readAt = $state(0);
  /** All clocks of tournaments that are being played, with the instant each was read. */
  clocks = $state.raw<(PlayedClock & { readAt: number })[]>([]);
  /** Counts changes, so that lists know when to fetch anew. */
  changes = $state(0);
  /** Counts the notices that somebody says to have come to the tournament at hand. */
  arrived = $state(0);
  /** Counts the notices that a device has come to the list of devices. */
  came = $state(0);
  palette = $state(false);
  help = $state(false);
  /** The way to another club is shown. */
  clubs = $state(false);
  /** The entries of the tournament at hand, by number. */
  readonly entries = $derived(new Map(this.tournament?.view.entries.map((entry) => [entry.id, entry])));
  /** The members of the tournament at hand, by number. */
  readonly people = $derived(new Map(this.tournament?.people.map((person) => [person.member, person])));
}
export const desk = new Desk();

/** Counts the questions about the club, so that only the answer to the last one is shown. */
let clubAsked = 0;
let clubShown = 0;

async function readClub(): Promise<void> {
  const turn = ++clubAsked;
  const club = await attempt(commands.clubState);
  if (club && turn === clubAsked) await show(club);
}

/** Shows the club as a change of it, or the last question about it, answered. */
export async function show(club: ClubState): Promise<void> {
  const turn = ++clubAsked;
  // Until a club is open: the system's language if it is English, French otherwise.
  if (club.name !== null) await speak(club.language);
  else if (desk.club === null) await speak(navigator.language.startsWith("en") ? "en" : "fr");
  // A catalogue that had to be loaded first may be overtaken too.
  if (turn < clubShown) return;
  clubShown = turn;
  const before = desk.club;
  // Another computer, or the desk that this tablet works for, has opened another club: what belongs to the one before is
  // not to be shown, and numbers of its tournaments mean others there.
  if (before?.name != null && before.identity !== club.identity) {
    leaveClub();
    desk.screen = "tournaments";
  }
  desk.club = club;
  for (const notice of club.notices)
    if (!before?.notices.includes(notice)) toast(notice, "note", null, { everywhere: true });
  tell(before?.second ?? null, club.second);
  if (club.name !== null && !club.following) tellOfSecond(before?.follower ?? null, club.follower);
  if (club.unopened && !before?.unopened)
    toast(club.unopened.message, "wrong", club.unopened.rule, { everywhere: true });
}

/** A second computer comes or goes: the first one says so, wherever its person looks. */
function tellOfSecond(before: SecondComputer | null, now: SecondComputer | null): void {
  if (before && !now) toast(t("computers-gone", { name: before.computer.name }), "note", null, { everywhere: true });
  if (now?.in_step && !before?.in_step) toast(t("computers-back", { name: now.computer.name }), "good", null);
}

/** Shows a clock at once wherever it is shown: the rail and the keys must not lag behind the strip. */
function readClock(id: number, clock: ClockView): void {
  const readAt = readInstant(clock);
  if (id === desk.id) [desk.clock, desk.readAt] = [clock, readAt];
  desk.clocks = desk.clocks.map((other) => (other.id === id ? { ...other, clock, readAt } : other));
}

let clocksAsked = 0;

async function refreshClocks(): Promise<void> {
  if (!desk.club?.name) return;
  const turn = ++clocksAsked;
  const found = await attempt(commands.clocks);
  if (found && turn === clocksAsked) desk.clocks = found.map((one) => ({ ...one, readAt: readInstant(one.clock) }));
}

/** A level or a break is over. */
function showTurn(id: number, clock: ClockView, readAt: number): void {
  if (id === desk.id && desk.clock && comes(desk.clock, clock)) [desk.clock, desk.readAt] = [clock, readAt];
  desk.clocks = desk.clocks.map((other) =>
    other.id === id && comes(other.clock, clock) ? { ...other, clock, readAt } : other,
  );
}

let asked = 0;

/** Fetches the tournament at hand anew, and returns it. */
export async function refresh(): Promise<DeskTournament | undefined> {
  if (desk.id === null) return undefined;
  const id = desk.id;
  // Answers may overtake each other: only that to the last question is as things are.
  const turn = ++asked;
  const found = await attempt(() => commands.desk(id));
  if (found && desk.id === id && turn === asked) {
    desk.tournament = found;
    readClock(id, found.view.clock);
  }
  return found;
}

export async function openTournament(id: number): Promise<void> {
  const from = desk.screen;
  desk.id = id;
  desk.tournament = null;
  for (const memory of remembered) if (memory.ofTournament) startAnew(memory);
  const view = (await refresh())?.view;
  if (desk.id !== id) return;
  const over = view?.recorded ? "results" : "prizes";
  desk.tab = view?.phase === "playing" ? "tables" : view?.phase === "finished" ? over : "entries";
  // Another screen that was chosen meanwhile stays.
  if (desk.screen === from) desk.screen = "tournament";
}

/** Screens' memory of the open club or of the tournament at hand, and its initial state. */
interface Memory {
  state: object;
  blank: unknown;
  ofTournament: boolean;
}
const remembered: Memory[] = [];

function remember<T extends object>(state: T, ofTournament: boolean): T {
  remembered.push({ state, blank: $state.snapshot(state), ofTournament });
  return state;
}

function startAnew({ state, blank }: Memory): void {
  Object.assign(state, structuredClone(blank));
}

/** Memory of a screen for the open club (numbers, lists, open parts), which starts anew in another club. */
export const ofClub = <T extends object>(state: T): T => remember(state, false);

/** Memory of a screen for the tournament at hand, which starts anew whenever one is opened. */
export const ofTournament = <T extends object>(state: T): T => remember(state, true);

/** As nothing of a club is open. */
const NOTHING = {
  id: null,
  tournament: null,
  clock: null,
  clocks: [],
} satisfies Partial<Desk>;

/** Forgets what belongs to the open club, which is about to be left; call the answer where it is not. */
export function leaveClub(): () => void {
  const names = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
  const before = Object.fromEntries(names.map((name) => [name, desk[name]]));
  const kept = remembered.map(({ state }) => ({ ...state }));
  Object.assign(desk, NOTHING);
  remembered.forEach(startAnew);
  return () => {
    Object.assign(desk, before);
    remembered.forEach(({ state }, at) => Object.assign(state, kept[at]));
  };
}

/** Says what was done; it can be taken back from there. */
export function tellDone(tournament: number, { said, seq }: ActionResult): void {
  toast(said, "good", null, { done: { tournament, seq } });
}

/** The tab where the work goes on after an action, wherever it was asked for. */
const GOES_ON: Partial<Record<Action["type"], Tab>> = { draw_seats: "tables", start: "tables", finish: "prizes" };

/** Does something in a tournament, that at hand where none is named; false where it was refused. */
export async function act(action: Action, id = desk.id): Promise<boolean> {
  if (id === null) return false;
  const acted = await attempt(() => commands.act(id, action));
  if (!acted) return false;
  tellDone(id, acted);
  if (id === desk.id) desk.tab = GOES_ON[action.type] ?? desk.tab;
  return true;
}

let turning: Promise<unknown> = Promise.resolve();

/** Takes back what the label names, or does it again: what somebody else did meanwhile is not touched. Presses that
 *  follow each other fast each mean what the one before leaves. */
export function turn(redo: boolean): Promise<void> {
  const work = async (): Promise<void> => {
    const [id, shown] = [desk.id, desk.tournament];
    if (id === null || shown === null) return;
    const row = redo ? shown.redo_seq : shown.undo_seq;
    const what = await attempt(() => (redo ? commands.redo(id, row) : commands.undo(id, row)));
    if (what) toast(t(redo ? "history-redo" : "history-undo", { what }), "good", null);
    await refresh();
  };
  const turned = turning.then(work, work);
  turning = turned;
  return turned;
}

/** Takes back what one row did, and nothing else. */
export async function takeBack(row: number): Promise<boolean> {
  if (desk.id === null) return false;
  const id = desk.id;
  const taken = await attempt(() => commands.takeBack(id, row));
  if (taken) {
    const done = { tournament: id, seq: taken.seq };
    toast(t("history-undo", { what: taken.said }), "good", null, { done });
  }
  return taken !== undefined;
}

/** Name of an entry's player. */
export function name(entry: number | null): string {
  const found = entry === null ? undefined : desk.entries.get(entry);
  return found ? nameOf(found) : "";
}

export function nameOf(entry: EntryView): string {
  const person = desk.people.get(entry.member);
  return person ? `${person.first_name} ${person.last_name}` : "";
}

/** Entries in the order of their players' names, which the program decides. */
export function inOrderOfNames(entries: EntryView[], of: DeskTournament | null = desk.tournament): EntryView[] {
  const places = new Map((of?.people ?? []).map((person, index) => [person.member, index]));
  return entries.toSorted((one, other) => (places.get(one.member) ?? 0) - (places.get(other.member) ?? 0));
}

/** Follows the program. A tablet fetches what has changed after `every` milliseconds at the earliest. */
export async function begin(every = 0): Promise<void> {
  let here = false;
  const fetch = async (): Promise<void> => {
    const concerns = here;
    here = false;
    desk.changes += 1;
    if (concerns) await refresh();
    await readClub();
    await refreshClocks();
  };
  const fetchSoon = every === 0 ? fetch : paced(fetch, every);
  await listen("changed", (payload) => {
    here ||= payload === null || payload === desk.id;
    void fetchSoon();
  });
  await listen("arrived", (id) => {
    if (id === desk.id) desk.arrived += 1;
  });
  await listen("came", () => {
    desk.came += 1;
  });
  await listen("clock", ([id, clock, coming]) => {
    const known = id === desk.id ? desk.clock : desk.clocks.find((other) => other.id === id)?.clock;
    if (isUpToDate(known, clock)) readClock(id, withMoney(known, clock));
    else {
      if (id === desk.id) void refresh();
      void refreshClocks();
    }
    awaitTurn(id, coming && withMoney(known, coming), (next, readAt) => showTurn(id, next, readAt));
  });
  await listen("trouble", (problem) => toast(problem.message, "wrong", problem.rule, { everywhere: true }));
  document.addEventListener("visibilitychange", () => void refresh());
  await readClub();
  await refreshClocks();
}
