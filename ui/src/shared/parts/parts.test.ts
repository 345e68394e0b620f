// Parts, mounted as in a page.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import Confirm from "./Confirm.svelte";
import { sure } from "./confirm.svelte";
import DayInput from "./DayInput.svelte";
import Dialog from "./Dialog.svelte";
import Tabs from "./Tabs.svelte";

let mounted: Record<string, unknown>[] = [];
beforeEach(() => speak("en"));
afterEach(async () => {
  for (const part of mounted) await unmount(part);
  mounted = [];
});

const one = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const escape = (): void => {
  one("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
  flushSync();
};
const press = (selector: string): void => {
  one(selector).click();
  flushSync();
};

function dialog(guarded: boolean, close: (() => void) | undefined): void {
  const children = createRawSnippet(() => ({ render: () => '<input id="inside" />' }));
  const props = { title: "Member", guarded, children, ...(close ? { close } : {}) };
  mounted.push(mount(Dialog, { target: document.body, props }));
  flushSync();
}
const write = (): void => {
  one("#inside").dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
};

test("Escape closes an untouched form", () => {
  const close = vi.fn();
  dialog(true, close);
  escape();
  expect(close).toHaveBeenCalledOnce();
});

test("Escape asks before discarding a half-filled form, and a second Escape keeps it", () => {
  const close = vi.fn();
  dialog(true, close);
  write();
  escape();
  expect(close).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent?.trim()).toBe("Go on editing");
  escape();
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  escape();
  press('[data-testid="discard-go"]');
  expect(close).toHaveBeenCalledOnce();
});

test("a dialog that requires an answer ignores Escape", () => {
  dialog(false, undefined);
  escape();
  expect(one<HTMLDialogElement>("dialog").open).toBe(true);
});

test("a confirmation is answered once, with no if it is left", async () => {
  mounted.push(mount(Confirm, { target: document.body }));
  const question = { title: "Erase?", words: "For good.", go: "Erase" };
  const first = sure(question);
  flushSync();
  press('[data-testid="confirm-yes"]');
  expect(await first).toBe(true);
  const second = sure(question);
  flushSync();
  escape();
  expect(await second).toBe(false);
  const third = sure(question);
  const fourth = sure(question);
  expect(await third).toBe(false);
  flushSync();
  press('[data-testid="confirm-no"]');
  expect(await fourth).toBe(false);
});

test("arrow keys cycle through the tabs; only one tab is in the tab order", () => {
  const choose = vi.fn();
  const tabs = ["a", "b", "c"].map((tab) => ({ tab, name: tab }));
  mounted.push(mount(Tabs, { target: document.body, props: { label: "All", tabs, chosen: "c", choose, panel: "p" } }));
  flushSync();
  const key = (name: string): void => {
    one("#p-c").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  };
  for (const name of ["ArrowRight", "ArrowLeft", "Home", "End", "x"]) key(name);
  expect(choose.mock.calls.flat()).toEqual(["a", "b", "a", "c"]);
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  expect(one("#p-c").getAttribute("aria-controls")).toBe("p");
});

test("dates are typed as people write them; an invalid one is kept and reported", () => {
  const wiring = { id: "day", "aria-invalid": undefined, "aria-describedby": undefined } as const;
  const seen = { day: null as string | null, unreadable: null as string | null };
  const props = {
    wiring,
    get day() {
      return seen.day;
    },
    set day(day: string | null) {
      seen.day = day;
    },
    get unreadable() {
      return seen.unreadable;
    },
    set unreadable(text: string | null) {
      seen.unreadable = text;
    },
  };
  mounted.push(mount(DayInput, { target: document.body, props }));
  const field = one<HTMLInputElement>("#day");
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  type("1/9/2026");
  expect(seen).toEqual({ day: "2026-09-01", unreadable: null });
  type("hier");
  expect(seen).toEqual({ day: null, unreadable: "hier" });
  expect(field.value).toBe("hier");
});
