// The end of the evening in words.
import { duration, hour, t } from "../i18n/index.svelte";
import type { ClockView, Forecast } from "../program/bindings";
import { onTheWall } from "./time.svelte";

const FIVE = 5 * 60_000;

/** “21 h 40”: nothing is said more exactly than five minutes, unless the end is fixed. */
export function endHour(forecast: Forecast, clock: ClockView, readAt: number): string {
  const at = onTheWall(forecast.ends_at, clock, readAt);
  return hour(forecast.margin === 0 ? at : new Date(Math.round(at.getTime() / FIVE) * FIVE));
}

/** “Fin vers 23 h 40 ± 15 min”. */
export function endWords(forecast: Forecast, clock: ClockView, readAt: number): string {
  const time = endHour(forecast, clock, readAt);
  if (forecast.margin === 0) return t("clock-end_fixed", { time });
  return forecast.judged
    ? t("clock-end_about", { time, minutes: Math.round(forecast.margin / 60_000) })
    : t("clock-end_roughly", { time });
}

/** Basis of the forecast, and the reasons for its uncertainty: a sentence each. */
export function endReasons(forecast: Forecast, now: number): string[] {
  const { held, judged, overtime } = forecast;
  const reasons = [t(overtime ? "clock-end_overtime" : judged ? "clock-end_words" : "clock-end_unjudged")];
  if (held?.type === "stopped") {
    const minutes = Math.max(0, Math.floor((now - held.since) / 60_000));
    if (minutes > 0) reasons.unshift(t("clock-end_stopped", { minutes }));
  } else if (held?.type === "hands") {
    reasons.unshift(t("clock-end_hands", { time: duration(held.lasting) }));
  }
  return reasons;
}
