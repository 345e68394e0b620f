import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { growing } from "./growing.svelte";

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] }));
afterEach(() => void vi.useRealTimers());

const many = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** Shows `lines` and calls `watch`, with a way to let frames pass. */
function shown(
  lines: number[],
  watch: (list: { readonly lines: readonly number[] }, frames: (n: number) => void) => void,
): void {
  const stop = $effect.root(() => {
    const list = growing(() => lines);
    flushSync();
    watch(list, (count) => {
      for (let at = 0; at < count; at += 1) {
        vi.advanceTimersToNextFrame();
        flushSync();
      }
    });
  });
  stop();
}

test("a short list is there at once", () => {
  shown(many(12), (list) => expect(list.lines).toHaveLength(12));
});

test("a long list grows until all of it is there, and no further", () => {
  shown(many(100), (list, frames) => {
    expect(list.lines).toEqual(many(20));
    frames(1);
    expect(list.lines).toHaveLength(20);
    frames(1);
    expect(list.lines).toHaveLength(40);
    frames(6);
    expect(list.lines).toEqual(many(100));
    frames(10);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("a list that is left stops growing", () => {
  shown(many(100), () => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
