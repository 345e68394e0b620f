// What cannot be read stays in its field with a sentence, and nothing is saved meanwhile.
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import DayInput from "./DayInput.svelte";
import HourInput from "./HourInput.svelte";
import { guardRefused } from "./field_refusal";

const wiring = { id: "field", "aria-invalid": undefined, "aria-describedby": undefined } as const;
let mounted: Record<string, unknown> | null = null;
beforeAll(() => guardRefused(document));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  document.body.innerHTML = "";
});

/** Puts a part into a form; what its saves do. */
function form(part: Component<never, Record<string, unknown>, string>, props: Record<string, unknown>): () => number {
  document.body.innerHTML = '<form><div id="here"></div><button class="main">Save</button></form>';
  const target = document.getElementById("here") as HTMLElement;
  mounted = mount(part, { target, props: { wiring, ...props } as never });
  flushSync();
  const saved = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("form")?.addEventListener("submit", saved);
  return () => {
    document.querySelector("button")?.click();
    flushSync();
    return saved.mock.calls.length;
  };
}
function type(text: string): HTMLInputElement {
  const field = document.getElementById("field") as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  return field;
}
const said = (): string => document.querySelector("[role=alert]")?.textContent ?? "";

test.each([
  ["fr", "n’est pas une date"],
  ["en", "is not a date"],
] as const)("31/02 stays, is refused (%s) and holds back the form", async (language, sentence) => {
  await speak(language);
  const save = form(DayInput, { day: "2026-02-28" });
  const field = type("31/02/2026");
  expect(save()).toBe(0);
  expect(field.value).toBe("31/02/2026");
  expect(said()).toContain("31/02/2026");
  expect(said()).toContain(sentence);
  expect(document.activeElement).toBe(field);
  type("28/02/2026");
  expect(said()).toBe("");
  expect(save()).toBe(1);
});

test("what is shown changes with the language", async () => {
  await speak("fr");
  form(DayInput, { day: null });
  type("31/02/2026").dispatchEvent(new Event("blur"));
  flushSync();
  expect(said()).toContain("n’est pas une date");
  await speak("en");
  flushSync();
  expect(said()).toContain("is not a date");
});

test("29:99 stays and keeps the hour before it from being saved", async () => {
  await speak("fr");
  const change = vi.fn();
  const save = form(HourInput, { minute: 1230, change });
  const field = type("29:99");
  field.dispatchEvent(new Event("blur"));
  flushSync();
  expect(field.value).toBe("29:99");
  expect(save()).toBe(0);
  expect(said()).toContain("n’est pas une heure");
  expect(change).not.toHaveBeenCalled();
  type("21h15");
  expect(change).toHaveBeenCalledWith(1275);
  expect(save()).toBe(1);
});
