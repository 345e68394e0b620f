import { beforeEach, expect, test, vi } from "vitest";
import { dismissLast, leaveScreen, toast, toasts } from "./toasts.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
});

test("an error stays until it is dismissed", () => {
  toast("Refused", "wrong", "1-3");
  vi.advanceTimersByTime(60_000);
  expect(toasts.map((shown) => shown.text)).toEqual(["Refused"]);
  expect(dismissLast()).toBe(true);
  expect(dismissLast()).toBe(false);
});

test("the same error is shown once, and none is pushed out by others", () => {
  for (const text of ["a", "b", "c", "d", "e", "a"]) toast(text, "wrong", null);
  expect(toasts.map((shown) => shown.text)).toEqual(["b", "c", "d", "e", "a"]);
});

test("the next success removes the error", () => {
  toast("Refused", "wrong", "1-3");
  toast("Registered", "good", null);
  expect(toasts.map((shown) => shown.text)).toEqual(["Registered"]);
  vi.advanceTimersByTime(60_000);
  expect(toasts).toEqual([]);
});

test("what was refused goes with its screen, and what belongs to none stays", () => {
  toast("Refused", "wrong", "1-3");
  toast("The club file was repaired", "note", null, { everywhere: true });
  vi.advanceTimersByTime(2000);
  toast("No such tournament", "wrong", null);
  leaveScreen();
  expect(toasts.map((shown) => shown.text)).toEqual(["The club file was repaired", "No such tournament"]);
});

test("a message with its own undo leaves after half a minute", () => {
  toast("Planned", "good", null, { undo: () => Promise.resolve() });
  vi.advanceTimersByTime(29_000);
  expect(toasts).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(toasts).toEqual([]);
});
