import { expect, test, vi } from "vitest";
import type { ClockView } from "../program/bindings";
import { speak } from "../i18n/index.svelte";
import { awaitTurn, comes, hourOf, isUpToDate, readInstant, typedHour } from "./time.svelte";

const read = (now: number): ClockView => ({ now }) as ClockView;

test("a message that was held up does not put the time back", () => {
  // The program's time is 1,000 ahead of this page's watch.
  expect(readInstant(read(101_000), 100_002)).toBe(100_002);
  expect(readInstant(read(102_000), 101_850)).toBe(101_002);
  expect(readInstant(read(103_000), 102_001)).toBe(102_001);
  expect(readInstant(read(104_000), 103_400)).toBe(103_001);
});

test("another time of the program's, and a sleep in which this page's watch stood still, are taken over", () => {
  expect(readInstant(read(1_000_000), 104_000)).toBe(104_000);
  // The club that is open now goes by a time an hour earlier.
  expect(readInstant(read(500_000), 105_000)).toBe(105_000);
  expect(readInstant(read(501_000), 106_300)).toBe(106_000);
});

test("a message that was overtaken by a stop is not believed", () => {
  const clock = (running: boolean): ClockView => ({ running }) as ClockView;
  expect(isUpToDate(null, clock(true))).toBe(true);
  expect(isUpToDate(clock(true), clock(true))).toBe(true);
  expect(isUpToDate(clock(true), clock(false))).toBe(true);
  expect(isUpToDate(clock(false), clock(false))).toBe(true);
  expect(isUpToDate(clock(false), clock(true))).toBe(false);
});

vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });

/** Views of a turn that is due in 4 s, so long after it was received. */
function turned(after: number, then?: () => void): [number, number][] {
  vi.advanceTimersByTime(60_000);
  const shown: [number, number][] = [];
  const began = performance.now();
  readInstant(read(1_000_000 + 10 * began), began);
  awaitTurn(1, read(1_000_000 + 10 * began + 4_000), (clock, at) => {
    shown.push([clock.now - 1_000_000 - 10 * began, at - began]);
  });
  then?.();
  vi.advanceTimersByTime(after);
  return shown;
}

test("what comes is shown when it is due, without a message, and once", () => {
  expect(turned(3_999)).toEqual([]);
  expect(turned(4_001)).toEqual([[4_000, 4_000]]);
  expect(turned(9_000)).toEqual([[4_000, 4_000]]);
});

test("what comes is forgotten when the program says otherwise, and where the page wakes long after", () => {
  expect(turned(9_000, () => awaitTurn(1, null, () => undefined))).toEqual([]);
  expect(turned(9_000, () => awaitTurn(2, null, () => undefined))).toEqual([[4_000, 4_000]]);
  const sleep = (): void => void vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  expect(turned(9_000, sleep)).toEqual([]);
  vi.mocked(performance.now).mockRestore();
});

test("what was to come is not shown once the clock was stopped or set", () => {
  const clock = (running: boolean, ends_at: number | null): ClockView => ({ running, ends_at }) as ClockView;
  expect(comes(clock(true, 4_000), read(4_000))).toBe(true);
  expect(comes(clock(true, 64_000), read(4_000))).toBe(false);
  expect(comes(clock(false, null), read(4_000))).toBe(false);
});

test("hours follow the change of the hour, a zone and a clock put right", async () => {
  await speak("en");
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 25, 0, 40) });
  // Two hours on, in the night in which 3:00 is 2:00 once more.
  const clock = { now: 500_000 } as ClockView;
  const shown = (minutes: number): string => {
    const at = typedHour(500_000 + minutes * 60_000, clock, performance.now());
    return `${at.getHours()}:${at.getMinutes()}`;
  };
  vi.stubEnv("TZ", "Europe/Paris");
  expect([shown(10), shown(30), shown(70), shown(90)]).toEqual(["2:50", "2:10", "2:50", "3:10"]);
  const noted = Date.UTC(2026, 9, 25, 1, 5);
  expect(hourOf(noted, { hours_off: 0 })).toBe("2:05");
  // It was an hour and a half slow when that was noted.
  expect(hourOf(noted, { hours_off: 90 * 60_000 })).toBe("3:35");
  vi.stubEnv("TZ", "Europe/London");
  expect([shown(10), hourOf(noted, { hours_off: 0 })]).toEqual(["1:50", "1:05"]);
  vi.unstubAllEnvs();
});
