// Every dialog can be left, whatever becomes of its contents: by a button, by Escape, and by the keyboard alone.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Dialog from "./Dialog.svelte";

const sources = import.meta.glob<string>("../../**/*.svelte", { query: "?raw", import: "default", eager: true });

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

/** Opens a dialog that shows this, and takes it away. */
function open(
  html: string,
  guarded = false,
): { box: HTMLDialogElement; empty: () => Promise<void>; close: () => void } {
  const children = createRawSnippet(() => ({ render: () => `<div id="shown">${html}</div>` }));
  const close = vi.fn();
  mounted = mount(Dialog, { target: document.body, props: { title: "Print", close, guarded, children } });
  flushSync();
  const empty = async (): Promise<void> => {
    document.getElementById("shown")!.innerHTML = "<p>The printing service does not answer.</p>";
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  };
  return { box: document.querySelector("dialog")!, empty, close };
}
const out = (box: HTMLElement): HTMLButtonElement =>
  box.querySelector<HTMLButtonElement>("[data-testid=dialog-close]")!;

test("a dialog whose form has gone is left by its button", async () => {
  const { box, empty, close } = open("<form><button>Send</button></form>");
  await empty();
  expect(out(box).disabled).toBe(false);
  expect(out(box).getAttribute("aria-label")).toBe("Fermer cette fenêtre");
  out(box).click();
  expect(close).toHaveBeenCalledOnce();
});

test("a dialog whose form has gone is left by Escape", async () => {
  const { box, empty, close } = open("<form><button>Send</button></form>");
  await empty();
  box.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
});

test("a dialog whose form has gone keeps the focus", async () => {
  const { box, empty } = open('<form><button id="go">Send</button></form>');
  document.getElementById("go")!.focus();
  await empty();
  expect(box.contains(document.activeElement)).toBe(true);
});

test("the way out asks before typed words are lost", () => {
  const { box, close } = open("<form><input></form>", true);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  out(box).click();
  flushSync();
  expect(close).not.toHaveBeenCalled();
  expect(box.querySelector("[role=alertdialog]")).not.toBeNull();
});

/** Those that ask what has to be answered, each with buttons that depend on nothing. */
const MUST_BE_ANSWERED = ["../../app/Away.svelte", "../../app/DoubtedDay.svelte"];
/** Boxes that are no dialogs of the kind above: a picture, and what opens beside a seat. Each closes by itself. */
const OF_THEIR_OWN = [
  "./Dialog.svelte",
  "../../screens/guide/Picture.svelte",
  "../../screens/tournament/plan/SeatPopover.svelte",
];

test("every dialog of the program has that way out, always", () => {
  const tags = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<Dialog\s(?:=>|[^=>]|=(?!>))*>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(tags.length).toBeGreaterThan(60);
  // `close` that depends on something would take the way out away when it is needed.
  const always = /\{close\}|close=\{(\(\) => [^?]*|stop|leave)\}/;
  const without = tags.filter(({ file, tag }) => !always.test(tag) && !MUST_BE_ANSWERED.includes(file));
  expect(without).toEqual([]);
  const others = Object.entries(sources).filter(([, source]) => /<dialog[\s>]/.test(source));
  expect(others.map(([file]) => file).sort()).toEqual([...OF_THEIR_OWN].sort());
});
