// The stack of a player as it was counted last, in words.
import { number, t } from "$shared/i18n/index.svelte";
import { deep, isStud } from "$shared/clock/game";
import { hourOf } from "$shared/clock/time.svelte";
import type { StackView, TournamentView } from "$shared/program/bindings";

/** Chips, depth in big blinds, and the time of the count. */
export const countedStack = (view: TournamentView, { chips, bb_tenths, at }: StackView): string =>
  t("stacks-has", { chips: number(chips), depth: deep(bb_tenths, isStud(view.clock.game)), time: hourOf(at, view) });
