// The end of the evening in words.
import { hour, t } from "../../../i18n/index.svelte";
import type { ClockView, Forecast } from "../../../program/bindings";
import { onTheWall } from "../../../program/time.svelte";

const FIVE = 5 * 60_000;

/** “21 h 40”: nothing is said more exactly than five minutes, unless the end is fixed. */
export function endHour(forecast: Forecast, clock: ClockView, readAt: number): string {
  const at = onTheWall(forecast.ends_at, clock, readAt);
  return hour(forecast.margin === 0 ? at : new Date(Math.round(at.getTime() / FIVE) * FIVE));
}

/** “Fin vers 23 h 40 ± 15 min”. */
export function endWords(forecast: Forecast, clock: ClockView, readAt: number): string {
  const time = endHour(forecast, clock, readAt);
  return forecast.margin === 0
    ? t("clock-end_fixed", { time })
    : t("clock-end_about", { time, minutes: Math.round(forecast.margin / 60_000) });
}
