// What is played.
import { number, t } from "../i18n/index.svelte";
import type { Game } from "./bindings";

export const isStud = (game: Game): boolean => ["stud_high", "stud_hilo", "razz"].includes(game);

/** How deep a stack is: in big blinds, at stud in small bets. */
export function deep(tenths: number, stud: boolean): string {
  const count = number(tenths / 10);
  return stud ? t("clock-small_bets", { count }) : t("prep-big_blinds", { count });
}

/** The game's name where it need not be said of the usual one: empty for no-limit hold'em. */
export function unusualGame(game: Game): string {
  return game === "holdem_no_limit" ? "" : t(`played-${game}`);
}
