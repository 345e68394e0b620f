import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchSilence } from "./silence";

let hidden = false;
let heard = 0;
let lost = vi.fn<() => void>();
let again = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  [hidden, heard] = [false, performance.now()];
  [lost, again] = [vi.fn<() => void>(), vi.fn<() => void>()];
  watchSilence({ heard: () => heard, lost, again });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const shown = (): boolean => document.dispatchEvent(new Event("visibilitychange"));

it("says within ten seconds that the line is lost", () => {
  vi.advanceTimersByTime(8500);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1500);
  expect(lost).toHaveBeenCalledOnce();
  // The new attempt has as long again.
  vi.advanceTimersByTime(8000);
  expect(lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(lost).toHaveBeenCalledTimes(2);
});

it("says nothing while the program speaks", () => {
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(4000);
    heard = performance.now();
  }
  expect(lost).not.toHaveBeenCalled();
  expect(again).not.toHaveBeenCalled();
});

it("tries anew and says nothing when the page comes back", () => {
  hidden = true;
  vi.advanceTimersByTime(60_000);
  hidden = false;
  shown();
  expect(again).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(8000);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(lost).toHaveBeenCalledOnce();
});
