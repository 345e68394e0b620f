import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import HourInput from "./HourInput.svelte";

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
});

test("an hour that need not be said is written and taken away again", () => {
  const kept = $state<{ minute: number | null }>({ minute: null });
  const props = {
    wiring: { id: "h" } as never,
    testid: "h",
    get minute() {
      return kept.minute;
    },
    change: (minute: number) => (kept.minute = minute),
    clear: () => (kept.minute = null),
  };
  mounted = mount(HourInput, { target: document.body, props });
  const field = document.querySelector<HTMLInputElement>("[data-testid=h]");
  if (!field) throw new Error("no field");
  expect([field.value, field.validity.customError]).toEqual(["", false]);
  const write = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  write("22h15");
  expect([kept.minute, field.validity.customError]).toEqual([1335, false]);
  write("25h");
  expect([kept.minute, field.validity.customError]).toEqual([1335, true]);
  write("");
  expect([kept.minute, field.validity.customError]).toEqual([null, false]);
});
