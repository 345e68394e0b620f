import { expect, test } from "vitest";
import type { ClockView } from "./bindings";
import { credible, readInstant } from "./time.svelte";

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
  expect(credible(null, clock(true))).toBe(true);
  expect(credible(clock(true), clock(true))).toBe(true);
  expect(credible(clock(true), clock(false))).toBe(true);
  expect(credible(clock(false), clock(false))).toBe(true);
  expect(credible(clock(false), clock(true))).toBe(false);
});
