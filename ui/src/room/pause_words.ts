// What is said beside a clock that is stopped.
import { hour, t } from "$shared/i18n/index.svelte";
import type { ClockView } from "$shared/program/bindings";
import { typedHour } from "$shared/clock/time.svelte";

/** The instant at which play goes on, where that is known; read at this instant of the page's own watch. */
export function pausedWords(clock: ClockView, readAt: number): string {
  if (clock.resumes_at === null) return t("clock-paused");
  return t("clock-resumes", { time: hour(typedHour(clock.resumes_at, clock, readAt)) });
}
