// The time left, between two ticks of the program: from the anchor, never counted down. Whoever
// shows a time that runs is looked after: the page wakes when its next second is due, and sleeps
// where none is shown.
import { duration, hour } from "../i18n/index.svelte";
import type { ClockView, TournamentView } from "../program/bindings";

export const page = $state({ now: performance.now() });

let waking: ReturnType<typeof setTimeout> | undefined;
/** The instant for which the page is to be woken, by its own watch. */
let wakes = Infinity;

/** Something shown changes at that instant. */
function wakeAt(instant: number): void {
  if (instant >= wakes) return;
  clearTimeout(waking);
  wakes = instant;
  // A timer may come a hair early: then the second before would stay until the next one.
  waking = setTimeout(look, Math.max(0, instant - performance.now()) + 1);
}

/** Next view of each clock when its level or break is over. */
const turns = new Map<number, { at: number; show: () => void }>();

function look(): void {
  wakes = Infinity;
  page.now = performance.now();
  for (const [id, turn] of turns) {
    if (turn.at > page.now) {
      wakeAt(turn.at);
      continue;
    }
    turns.delete(id);
    // Long after, the computer has slept: the program says what became of that time.
    if (page.now - turn.at < 1000) turn.show();
  }
}

/** Receives the next view of a clock shortly before its level or break is over: the page shows the next one by
 * itself when it is due, whatever else is on its way then. */
export function awaitTurn(
  id: number,
  coming: ClockView | null,
  show: (clock: ClockView, readAt: number) => void,
): void {
  turns.delete(id);
  if (!coming || apart === null) return;
  const at = coming.now + apart;
  turns.set(id, { at, show: () => show(coming, at) });
  wakeAt(at);
}

/** Whether what was to come still comes: the clock that is shown ends then, and goes on until then. */
export const comes = (known: ClockView, coming: ClockView): boolean => known.running && known.ends_at === coming.now;

/** The second that is shown of a time left. What follows it changes once a second and is drawn once. */
export const wholeSeconds = (millis: number): number => Math.ceil(millis / 1000) * 1000;

/** Time until the whole second below, in milliseconds. */
const toSecond = (millis: number): number => millis - (wholeSeconds(millis) - 1000);

/** The time left: it is read anew each time a second of it has gone, not more often. */
export function left(remaining: number, running: boolean, readAt: number): number {
  if (!running) return remaining;
  const now = remaining - (page.now - readAt);
  if (now <= 0) return 0;
  wakeAt(page.now + toSecond(now));
  return now;
}

/** The time left to enter: one that ends at an hour runs whether the clock does or not; `null` if it has ended, or nothing
 *  ends it. */
export function entryLeft(clock: ClockView, readAt: number): number | null {
  const wait = clock.registration_closes_in;
  if (wait === null) return null;
  const byHour = clock.registration_ends_at !== null && clock.registration_ends_at - clock.now === wait;
  return left(wait, clock.running || byHour, readAt);
}

/** Time since something happened, by the program's time; the page looks again once that is this long. */
export function since(at: number, clock: ClockView, readAt: number, most: number): number {
  const gone = clock.now + (page.now - readAt) - at;
  if (gone < most) wakeAt(page.now + most - gone);
  return gone;
}

/** The time of day, as far as its minutes. */
export function minuteOfDay(): Date {
  const [here, now] = [page.now, new Date()];
  wakeAt(here + 60_000 - (now.getTime() % 60_000));
  return now;
}

/** This page's watch less the program's, as the message that came soonest tells it. */
let apart: number | null = null;
/** No message is on its way for so long: the program's time itself has changed. */
const NEVER_SO_LATE = 2000;

/** The instant, by this page's watch, at which the program read a clock. A message that was held up
 *  on its way does not put the time back. */
export function readInstant(clock: Pick<ClockView, "now">, here: number = performance.now()): number {
  const instant = hearTime(clock.now, here);
  // What is shown changes with the message, not at the next look at the watch.
  page.now = here;
  return instant;
}

/** The same where only the program's time is told, and nothing shown changes. */
export function hearTime(told: number, here: number = performance.now()): number {
  const now = here - told;
  if (apart === null || now < apart || now - apart > NEVER_SO_LATE) apart = now;
  return told + apart;
}

/** The program's time, as the messages told it; 0 before the first one. */
export const programTime = (): number => (apart === null ? 0 : Math.round(performance.now() - apart));

/** Whether a message may be shown at once. It may have been overtaken by what stopped the clock, and a
 *  stopped clock sends no further message that would correct it: then the program is asked. */
export const isUpToDate = (known: ClockView | null | undefined, told: ClockView): boolean =>
  !known || known.running || !told.running;

/** Face of a clock: the time left, or in overtime the time since, with a plus sign. */
export function face(clock: ClockView, readAt: number): string {
  if (!clock.overtime) return duration(left(clock.remaining, clock.running, readAt));
  const over = clock.over + (clock.running ? Math.max(0, page.now - readAt) : 0);
  if (clock.running) wakeAt(page.now + 1000 - (over % 1000));
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

/** The hour of something noted in an evening, by the clock on the wall as it was put right since. */
export const hourOf = (at: number, view: Pick<TournamentView, "hours_off">): string =>
  hour(new Date(at + view.hours_off));

/** An hour that was typed, to the nearest minute: the page's clock and the program's are a moment apart. */
export function typedHour(instant: number, clock: ClockView, readAt: number): Date {
  return new Date(Math.round(onTheWall(instant, clock, readAt).getTime() / 60_000) * 60_000);
}
