// What the current step is called: apart from the other words, which telephones load too.
import { t } from "../i18n/index.svelte";
import type { ClockView } from "../program/bindings";

/** The name of the level, or of the break. */
export function stepName(clock: ClockView): string {
  if (clock.current && !clock.current.blinds) return t("clock-break");
  const level = t("clock-level", { level: clock.current?.level ?? 0 });
  return clock.round === null ? level : `${t("clock-round", { round: clock.round })} · ${level}`;
}
