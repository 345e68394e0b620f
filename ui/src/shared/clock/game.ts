// Game of the tournament in words.
import { number, t } from "../i18n/index.svelte";
import type { ClockView, Game, Rotation, StepView } from "../program/bindings";

export const isStud = (game: Game): boolean => ["stud_high", "stud_hilo", "razz"].includes(game);

const named: Record<Game, true> = {
  holdem_limit: true,
  holdem_pot_limit: true,
  holdem_no_limit: true,
  omaha4_high: true,
  omaha4_hilo_limit: true,
  omaha4_hilo: true,
  omaha5_high: true,
  stud_high: true,
  stud_hilo: true,
  razz: true,
  draw27: true,
};
/** All games, in the order of the decree. */
export const GAMES = Object.keys(named) as Game[];

/** Hold'em, Omaha Hi/Lo, razz, stud and stud Hi/Lo, all with fixed bets. */
export const HORSE: Game[] = ["holdem_limit", "omaha4_hilo_limit", "razz", "stud_high", "stud_hilo"];

export const isHorse = (games: Game[]): boolean => games.join() === HORSE.join();

/** Depth of a stack: in big blinds, at stud in small bets. */
export function deep(tenths: number, stud: boolean): string {
  const count = number(tenths / 10);
  return stud ? t("clock-small_bets", { count }) : t("prep-big_blinds", { count });
}

/** The game's name where it need not be said of the usual one: empty for no-limit hold'em. */
function unusualGame(game: Game): string {
  return game === "holdem_no_limit" ? "" : t(`played-${game}`);
}

/** Games that take turns, each by its name, and how they do. */
export function rotationNamed({ games, turn }: Rotation): string {
  const names = isHorse(games) ? t("rotation-horse") : games.map((game) => t(`played-${game}`)).join(", ");
  const how = {
    levels: () => t("rotation-levels", { count: turn.type === "levels" ? turn.levels : 0 }),
    hands: () => t("rotation-hands", { count: turn.type === "hands" ? turn.hands : 0 }),
    dealers_choice: () => t("rotation-dealers_choice"),
  }[turn.type]();
  return `${names} · ${how}`;
}

/** All that is played in the evening; empty for no-limit hold'em alone. */
export function evening(clock: ClockView): string {
  return clock.rotation ? rotationNamed(clock.rotation) : unusualGame(clock.game);
}

/** Game at a step; where the tables decide, all their games. */
export function playedAt(clock: ClockView, step: StepView | null): string {
  if (clock.rotation && step?.game) return t(`played-${step.game}`);
  return evening(clock);
}

/** The game to come, where it is another one. */
export function nextGame(clock: ClockView): string {
  const next = clock.rotation ? clock.next?.game : null;
  return next && next !== clock.current?.game ? t(`played-${next}`) : "";
}
