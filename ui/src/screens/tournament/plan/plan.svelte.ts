// What the floor plan is being used for now.
import { act, desk } from "../../../desk/desk.svelte";
import type { SeatAt } from "./walk";

/** The position that the next touch of a seat of this table tells. */
interface Aim {
  position: "button" | "big_blind";
  table: number;
}

const NOBODY: ReadonlySet<number> = new Set();
const NONE: readonly number[] = [];

/** Every seat reads this: its lists are replaced as a whole and never changed in place, so that reading costs nothing. */
class Plan {
  aim = $state.raw<Aim | null>(null);
  /** Those who go out together, by entry. */
  chosen = $state.raw(NONE);
  /** A touch of a seat adds its player to them, without a key. */
  choosing = $state(false);
  /** The player whose popover is open, by entry. */
  open = $state<number | null>(null);
  /** Player who eliminates that player. */
  by = $state<number | null>(null);
  /** That player, once the next touch of a free seat moves him. */
  moving = $state<number | null>(null);
  /** The player who is given a penalty. */
  penalty = $state<number | null>(null);
  /** The player who was eliminated at his seat last: how it came out is shown beside the plan. */
  after = $state<number | null>(null);
  /** Those who are meant by what is typed into the command field, and of them the one it would choose. */
  sought = $state.raw(NOBODY);
  first = $state<number | null>(null);
  /** The table that fills the plan. */
  grown = $state<number | null>(null);
}
export const plan = new Plan();

/** Marks the players who match what is typed, and the one whom Enter would choose. */
export function seek(entries: readonly number[], first: number | null): void {
  plan.sought = entries.length === 0 ? NOBODY : new Set(entries);
  plan.first = first;
}

/** Opens a player's popover; null closes it. */
export function openAt(entry: number | null): void {
  plan.open = entry;
  if (entry !== null) plan.after = null;
  plan.by = null;
  plan.moving = null;
}

/** A table fills the plan, or all stand there again. */
export function growth(table: number | null): void {
  openAt(null);
  plan.grown = plan.grown === table ? null : table;
}

/** Nothing is under way any more. */
export function rest(): void {
  plan.aim = null;
  plan.chosen = NONE;
  plan.choosing = false;
  openAt(null);
}

/** Whoever goes out in the same hand as this player is touched next. */
export function chooseFrom(entry: number): void {
  openAt(null);
  plan.chosen = [entry];
  plan.choosing = true;
}

export function aimAt(aim: Aim): void {
  const again = plan.aim?.position === aim.position && plan.aim.table === aim.table;
  plan.aim = again ? null : aim;
}

function choose(entry: number): void {
  plan.chosen = plan.chosen.includes(entry) ? plan.chosen.filter((one) => one !== entry) : [...plan.chosen, entry];
  if (plan.chosen.length === 0) plan.choosing = false;
}

function tableOf(entry: number): number | undefined {
  return desk.tournament?.view.entries.find((one) => one.id === entry)?.seat?.table;
}

/** A seat is touched; `together` adds its player to those who go out in one hand. */
export async function touch(at: SeatAt, entry: number | null, together: boolean): Promise<void> {
  const { aim, open, moving } = plan;
  if (aim) {
    if (await act({ type: "tell_position", ...at, position: aim.position })) plan.aim = null;
  } else if (moving !== null && entry === null) {
    if (await act({ type: "move_player", entry: moving, ...at })) openAt(null);
  } else if (entry !== null && (together || plan.choosing)) {
    openAt(null);
    choose(entry);
  } else if (open !== null && entry !== null && entry !== open && moving === null && tableOf(open) === at.table) {
    // Only the others of a table can have eliminated its player.
    plan.by = plan.by === entry ? null : entry;
  } else if (entry !== open) {
    openAt(entry);
  }
}
