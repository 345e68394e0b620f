// What was done last stands in the bar, beside the only button that takes it back.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast, toasts } from "$shared/parts/toasts.svelte";
import { isTablet } from "../../desk/may.svelte";
import LastDone from "./LastDone.svelte";

let mounted: Record<string, unknown>;
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  toasts.length = 0;
  await unmount(mounted);
  vi.useRealTimers();
});
function show(): void {
  const tournament = { id: 1, undo: "Inscription de Paul Roy", undo_seq: 7 };
  mounted = mount(LastDone, { target: document.body, props: { tournament: tournament as never } });
  flushSync();
}
const words = (): string => document.querySelector("[data-testid=done]")?.textContent ?? "";
const undo = (): HTMLButtonElement | null => document.querySelector("[data-testid=undo]");

test("the last action stays once the message about it has gone", () => {
  show();
  expect(words()).toBe("Inscription de Paul Roy");
  toast("Paul Roy est sorti", "good", null);
  flushSync();
  expect(words()).toBe("Paul Roy est sorti");
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(words()).toBe("Inscription de Paul Roy");
  expect(undo()?.getAttribute("aria-label")).toContain("Inscription de Paul Roy");
});

test("a refusal is no action done", () => {
  show();
  toast("Refused", "wrong", "1-3");
  flushSync();
  expect(words()).toBe("Inscription de Paul Roy");
});

test("a tablet by the door undoes only what it did itself", () => {
  isTablet("door");
  show();
  expect(undo()).toBeNull();
  toast("Somebody's action", "good", null, { done: { tournament: 1, seq: 6 } });
  flushSync();
  expect(undo()).toBeNull();
  toast("Inscription de Paul Roy", "good", null, { done: { tournament: 1, seq: 7 } });
  flushSync();
  expect(undo()).not.toBeNull();
});
