import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hear, word } from "./word.svelte";

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  hidden = false;
  hear();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

it("says after three seconds that the picture is old", () => {
  vi.advanceTimersByTime(2900);
  expect(word.old).toBe(false);
  vi.advanceTimersByTime(100);
  expect(word.old).toBe(true);
  hear();
  expect(word.old).toBe(false);
});

it("says nothing while the program speaks", () => {
  for (let beat = 0; beat < 20; beat += 1) {
    vi.advanceTimersByTime(1500);
    expect(word.old).toBe(false);
    hear();
  }
});

it("listens anew after it was hidden or asleep", () => {
  hidden = true;
  vi.advanceTimersByTime(60_000);
  expect(word.old).toBe(false);
  hidden = false;
  vi.advanceTimersByTime(3000);
  expect(word.old).toBe(true);
  hear();
  // The computer sleeps: timers come late, and the first word after them.
  vi.setSystemTime(Date.now() + 60_000);
  const now = performance.now();
  const slept = vi.spyOn(performance, "now").mockImplementation(() => now + 60_000);
  vi.advanceTimersByTime(3000);
  expect(word.old).toBe(false);
  slept.mockRestore();
});
