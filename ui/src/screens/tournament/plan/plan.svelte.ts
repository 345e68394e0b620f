// What the floor plan is being used for now.
import { act, desk } from "../../../program/desk.svelte";
import type { SeatAt } from "./walk";

/** The position that the next touch of a seat of this table tells. */
export interface Aim {
  position: "button" | "big_blind";
  table: number;
}

export const plan = $state<{
  aim: Aim | null;
  /** Those who go out together, by entry. */
  chosen: number[];
}>({ aim: null, chosen: [] });

/** Nothing is under way any more. */
export function rest(): void {
  plan.aim = null;
  plan.chosen = [];
}

export function aimAt(aim: Aim): void {
  const again = plan.aim?.position === aim.position && plan.aim.table === aim.table;
  plan.aim = again ? null : aim;
}

function choose(entry: number): void {
  plan.chosen = plan.chosen.includes(entry) ? plan.chosen.filter((one) => one !== entry) : [...plan.chosen, entry];
}

/** A seat is touched; `together` adds its player to those who go out in one hand. */
export async function touch(at: SeatAt, entry: number | null, together: boolean): Promise<void> {
  const { aim } = plan;
  if (aim) {
    if (await act({ type: "tell_position", ...at, position: aim.position })) plan.aim = null;
  } else if (entry !== null) {
    if (together) choose(entry);
    else desk.player = entry;
  }
}
