// What is said: once, in a region that was there before, on top of whatever is open.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Dialog from "$shared/parts/Dialog.svelte";
import Speech from "$shared/parts/Speech.svelte";
import { say } from "$shared/parts/speech.svelte";
import { toast, toasts } from "$shared/parts/toasts.svelte";
import Toasts from "./Toasts.svelte";

const mounted: Record<string, unknown>[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.advanceTimersByTime(60_000);
  toasts.length = 0;
  for (const one of mounted.splice(0)) await unmount(one);
  vi.useRealTimers();
  document.body.innerHTML = "";
});
function show(): void {
  mounted.push(mount(Speech, { target: document.body }));
  flushSync();
}

/** All that any live region says from now on, a time after the other. */
function heard(milliseconds: number): string[] {
  const said: string[] = [];
  let before: string[] = [];
  for (let time = 0; time < milliseconds; time += 50) {
    vi.advanceTimersByTime(50);
    flushSync();
    const regions = [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")];
    const now = regions.map((region) => region.textContent.trim());
    said.push(...now.filter((text, at) => text !== "" && text !== before[at]));
    before = now;
  }
  return said;
}

test("both regions stand empty before anything is said", () => {
  show();
  const regions = [...document.querySelectorAll("[aria-atomic=true]")];
  expect(regions.map((one) => one.getAttribute("aria-live"))).toEqual(["polite", "assertive"]);
  expect(regions.map((one) => one.textContent.trim())).toEqual(["", ""]);
});

test("a result is said once, and the same again", () => {
  show();
  mounted.push(mount(Toasts, { target: document.body, props: { kinds: ["good", "wrong", "note"] } }));
  toast("Paul Giraud is out", "good", null);
  expect(heard(3000)).toEqual(["Paul Giraud is out"]);
  toast("Paul Giraud is out", "good", null);
  expect(heard(3000)).toEqual(["Paul Giraud is out"]);
});

test("several results follow one another", () => {
  show();
  for (const text of ["Rebuy", "Level 2", "Rebuy"]) say(text);
  expect(heard(5000)).toEqual(["Rebuy", "Level 2"]);
});

test("a refusal is said at once, and once", () => {
  show();
  mounted.push(mount(Toasts, { target: document.body, props: { kinds: ["wrong"] } }));
  toast("Registration is over", "wrong", "1-3");
  vi.advanceTimersByTime(200);
  flushSync();
  expect(document.querySelector("[aria-live=assertive]")?.textContent.trim()).toBe("Registration is over");
  expect(document.querySelector("[aria-live=polite]")?.textContent.trim()).toBe("");
});

test("an open dialog says it, as nothing below is heard", () => {
  show();
  const children = createRawSnippet(() => ({ render: () => "<p>Form</p>" }));
  mounted.push(mount(Dialog, { target: document.body, props: { title: "Rebuy", close: () => undefined, children } }));
  flushSync();
  say("Rebuy of Anna Klein");
  expect(heard(1000)).toEqual(["Rebuy of Anna Klein"]);
  expect(document.querySelector("dialog [aria-live=polite]")?.textContent.trim()).toBe("Rebuy of Anna Klein");
});

test("no part of a page speaks as a whole whenever a line of it changes", () => {
  const all = import.meta.glob<string>("../../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const live = /<(?:section|div|ul|table|form|main)\b[^>]*aria-live="(?:polite|assertive)"/;
  const found = Object.entries(all).filter(([, source]) => live.test(source));
  expect(found.map(([path]) => path)).toEqual(["../../shared/parts/Speech.svelte"]);
});
