// State of the floor desk: the question at hand, the table in dispute and the player who is meant.
import {
  commands,
  type Game,
  type Question,
  type Ruleset,
  type Ruling,
  type TableView,
  type Variant,
} from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { desk, name, ofClub } from "../../desk/desk.svelte";

export const floor = $state<{
  /** The topic at hand; `null` while the desk asks what happened. */
  tool: string | null;
  /** Words that were typed about the case, for the first form that is opened. */
  phrase: string;
  table: number | null;
  /** The seat of the player who is meant; `null` if nobody was touched. */
  seat: number | null;
  /** The tournament for which a table, or none, was chosen by hand. */
  chosen: number | null;
  /** The tournament's rules, the club's own without one; `null` if they are still being read. */
  rules: Ruleset | null;
}>({ tool: null, phrase: "", table: null, seat: null, chosen: null, rules: null });
ofClub(floor);

/** Asks what happened: another case, of which nobody is meant yet. */
export function askAnew(): void {
  [floor.tool, floor.seat] = [null, null];
}

/** Reads by which rules disputes are settled now. */
export async function readRules(): Promise<void> {
  if (desk.tournament) {
    const { setup, betting } = desk.tournament.view;
    floor.rules = { ...setup.ruleset, betting };
    return;
  }
  const own = (await attempt(commands.rulesets))?.find((view) => view.by_default)?.ruleset;
  // A tournament may have been opened meanwhile.
  if (own && !desk.tournament) floor.rules = own;
}

/** The tables in play. */
export function tables(): TableView[] {
  return desk.tournament?.view.tables ?? [];
}

/** The table in dispute, where one is chosen and still in play. */
export function disputed(): TableView | undefined {
  return tables().find((other) => other.no === floor.table);
}

/** Puts a table in play in dispute, unless the organiser has chosen: the one that was looked at last, or the
 *  first. */
export function atTable(): void {
  const inPlay = tables().map(({ no }) => no);
  const kept = floor.table === null ? floor.chosen === desk.id : inPlay.includes(floor.table);
  if (kept) return;
  floor.table = inPlay[0] ?? null;
  floor.seat = null;
}

/** The organiser chooses a table, or none. */
export function chooseTable(no: number | null): void {
  floor.table = no;
  floor.seat = null;
  floor.chosen = desk.id;
}

/** The entry on a seat of the table in dispute; `null` if nobody sits there. */
function entryAt(seat: number): number | null {
  return disputed()?.seats.find((other) => other.no === seat)?.entry ?? null;
}

/** Name of the player on a seat of the table in dispute. */
export function sitter(seat: number): string {
  return name(entryAt(seat));
}

/** The player who is meant; `null` if nobody was touched. */
export function meantEntry(): number | null {
  return floor.seat === null ? null : entryAt(floor.seat);
}

/** Name of the player who is meant; empty if nobody was touched. */
export function meant(): string {
  return floor.seat === null ? "" : sitter(floor.seat);
}

/** Topics whose facts are seats of the table, or the tables themselves. */
const OF_SEATS: Question["topic"][] = [
  "balance",
  "blinds_next",
  "break_table",
  "chip_race",
  "hand_compare",
  "odd_chips",
  "out_of_turn",
  "penalty",
  "pots",
  "ranking",
  "reopen",
  "seat_for_moved",
  "show_order",
  "stud_order",
  "time_bank",
  "who_moves",
];
export const isOfSeats = (topic: Question["topic"]): boolean => OF_SEATS.includes(topic);

/** The seats of the table in dispute where somebody sits. */
export function taken(): number[] {
  return (disputed()?.seats ?? []).filter((seat) => seat.entry !== null).map((seat) => seat.no);
}

/** The big blind of the level at hand; undefined where no tournament is open, or the level has none. */
export function bigBlind(): number | undefined {
  return desk.tournament ? desk.clock?.current?.blinds?.big || undefined : undefined;
}

/** The tournament's game, that of the level where games take turns; undefined where none is open. */
export function gamePlayed(): Game | undefined {
  if (!desk.tournament) return undefined;
  return desk.clock?.current?.game ?? desk.tournament.view.setup.game ?? "holdem_no_limit";
}

/** How hands of the tournament's game are compared; undefined where none is open. */
export function variantInPlay(): Variant | undefined {
  const game = gamePlayed();
  if (game === undefined || game === "omaha4_hilo_limit") return game && "omaha4_hilo";
  return game === "holdem_limit" || game === "holdem_pot_limit" || game === "holdem_no_limit" ? "holdem" : game;
}

/** Way of dealing the tournament's game; undefined where none is open. */
export function gameInPlay(): "board" | "stud_high" | "draw27" | undefined {
  const game = gamePlayed();
  if (game === undefined) return undefined;
  if (game === "draw27") return game;
  return game === "stud_high" || game === "stud_hilo" || game === "razz" ? "stud_high" : "board";
}

/** Asks the rules; players at the table in dispute are named. */
export function rulingOf(question: Question): Promise<Ruling> {
  return commands.floorAnswer(desk.tournament ? desk.id : null, floor.table, question);
}
