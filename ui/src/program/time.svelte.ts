// The time left, between two ticks of the program: from the anchor, never counted down.
import { duration } from "../i18n/index.svelte";
import type { ClockView } from "./bindings";

export const page = $state({ now: performance.now() });
setInterval(() => (page.now = performance.now()), 200);

export function left(remaining: number, running: boolean, readAt: number): number {
  return running ? Math.max(0, remaining - (page.now - readAt)) : remaining;
}

/** This page's watch less the program's, as the message that came soonest tells it. */
let apart: number | null = null;
/** No message is on its way for so long: the program's time itself has changed. */
const NEVER_SO_LATE = 2000;

/** The instant, by this page's watch, at which the program read a clock. A message that was held up
 *  on its way does not put the time back. */
export function readInstant(clock: ClockView, here: number = performance.now()): number {
  const now = here - clock.now;
  if (apart === null || now < apart || now - apart > NEVER_SO_LATE) apart = now;
  // What is shown changes with the message, not at the next look at the watch.
  page.now = here;
  return clock.now + apart;
}

/** What a clock shows: the time left, or in overtime the time since, with a plus sign. */
export function face(clock: ClockView, readAt: number): string {
  if (!clock.overtime) return duration(left(clock.remaining, clock.running, readAt));
  const over = clock.over + (clock.running ? Math.max(0, page.now - readAt) : 0);
  return `+${duration(Math.floor(over / 1000) * 1000)}`;
}

/** The instant it is by the program's own time, which nobody sets. */
export function programNow(clock: ClockView, readAt: number): number {
  return clock.now + (performance.now() - readAt);
}

/** An instant of the program's time as the clock on the wall will show it, also where the
 *  computer's clock was set meanwhile. */
export function onTheWall(instant: number, clock: ClockView, readAt: number): Date {
  return new Date(Date.now() + instant - programNow(clock, readAt));
}
