import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first is done at once and the last is never lost", () => {
  let asked = 0;
  const done: number[] = [];
  const ask = paced(() => done.push(asked), 300);
  const press = (): void => {
    asked += 1;
    ask();
  };
  press();
  expect(done).toEqual([1]);
  for (let change = 0; change < 20; change += 1) {
    press();
    vi.advanceTimersByTime(50);
  }
  // A second has passed.
  expect(done.length).toBeLessThanOrEqual(5);
  vi.advanceTimersByTime(300);
  expect(done.at(-1)).toBe(21);
  vi.advanceTimersByTime(3000);
  const after = done.length;
  press();
  expect(done.slice(after)).toEqual([22]);
});
