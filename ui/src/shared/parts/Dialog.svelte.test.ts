// A refusal in a dialog is read by whoever pressed the button that it answers.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Dialog from "./Dialog.svelte";
import { toast, toasts } from "./toasts.svelte";

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

/** Opens a dialog with a form; what adds to its head. */
function open(): (html: string) => Promise<void> {
  const children = createRawSnippet(() => ({
    render: () => '<form><div id="head"></div><input id="name"><button type="button" id="go">Save</button></form>',
  }));
  mounted = mount(Dialog, { target: document.body, props: { title: "Correct", close: () => undefined, children } });
  flushSync();
  return async (html) => {
    (document.getElementById("head") as HTMLElement).innerHTML = html;
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  };
}
const press = (): void => document.getElementById("go")?.click();

test("a refusal takes the focus after the press that it answers", async () => {
  const say = open();
  press();
  await say('<p role="alert" id="why">A reason is missing.</p>');
  expect(document.activeElement?.id).toBe("why");
});

test("a field that is wrong takes the focus before the refusal", async () => {
  const say = open();
  document.getElementById("name")?.setAttribute("aria-invalid", "true");
  press();
  await say('<p role="alert">A name is missing.</p>');
  expect(document.activeElement?.id).toBe("name");
});

test("a sentence that comes while somebody types leaves the focus", async () => {
  const say = open();
  press();
  const field = document.getElementById("name") as HTMLInputElement;
  field.focus();
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await say('<p role="alert">Too many.</p>');
  expect(document.activeElement?.id).toBe("name");
});

test("a refusal that comes while the dialog closes breaks nothing", async () => {
  const broken: unknown[] = [];
  const note = (event: ErrorEvent): void => {
    event.preventDefault();
    broken.push(event.error);
  };
  window.addEventListener("error", note);
  open();
  press();
  (document.getElementById("head") as HTMLElement).innerHTML = '<p role="alert">A reason is missing.</p>';
  await Promise.resolve();
  if (mounted) await unmount(mounted);
  mounted = null;
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  window.removeEventListener("error", note);
  expect(broken).toEqual([]);
});

test("what the program refuses in a dialog is read in it", async () => {
  toasts.length = 0;
  toast("An earlier refusal", "wrong", null);
  await new Promise((done) => setTimeout(done, 5));
  open();
  press();
  toast("Registration is over", "wrong", "1-3");
  flushSync();
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  const said = [...document.querySelectorAll("dialog [role=alert]")];
  expect(said.map((one) => one.textContent.includes("Registration is over"))).toEqual([true]);
  expect(document.activeElement).toBe(said[0]);
  toasts.length = 0;
});

test("every refusal that a dialog shows is one that takes the focus", () => {
  const all = import.meta.glob<string>("../../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const silent = Object.entries(all).flatMap(([path, source]) =>
    source.includes("<Dialog") && !path.includes("developer")
      ? [...source.matchAll(/\{#if (?:problem|refused|wrong|error|errors)\b[^}]*\}\s*(<(?:p|ul|div)\b[^>]*>)/g)]
          .filter(([, tag]) => !tag?.includes('role="alert"'))
          .map(([, tag]) => `${path}: ${tag}`)
      : [],
  );
  expect(silent).toEqual([]);
});

test("what was typed is asked about before a button or Escape closes", () => {
  const closed: string[] = [];
  const children = createRawSnippet(() => ({
    render: () =>
      '<form><input id="name"><input type="search" id="search"><button type="button" id="leave" data-leave>Close</button></form>',
  }));
  mounted = mount(Dialog, {
    target: document.body,
    props: { title: "Member", guarded: true, close: () => closed.push("asked"), children },
  });
  flushSync();
  const leave = document.getElementById("leave");
  leave?.addEventListener("click", () => closed.push("at once"));
  const write = (id: string): void => {
    document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  write("search");
  leave?.click();
  expect(closed).toEqual(["at once"]);
  write("name");
  leave?.click();
  flushSync();
  expect(closed).toEqual(["at once"]);
  document.querySelector<HTMLElement>("[data-testid=discard-go]")?.click();
  expect(closed).toEqual(["at once", "asked"]);
});

test("every button that only closes a dialog asks before", () => {
  const all = import.meta.glob<string>("../../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const silent = Object.entries(all).filter(
    ([path, source]) =>
      !path.includes("developer") &&
      source.includes("<Dialog") &&
      /<button(?![^>]*data-leave)[^<>]* onclick=\{(close|\(\) => close\(\))\}/.test(source),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test.each([
  ["Escape asks after a refusal of what was typed", true],
  ["Escape leaves after a refusal where nothing was typed", false],
])("%s", (_, typed) => {
  toasts.length = 0;
  let left = 0;
  const children = createRawSnippet(() => ({ render: () => '<form><input id="name"></form>' }));
  const close = (): void => void (left += 1);
  mounted = mount(Dialog, { target: document.body, props: { title: "Correct", guarded: true, close, children } });
  flushSync();
  const field = document.getElementById("name") as HTMLInputElement;
  if (typed) field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  toast("Not while an evening is played", "wrong", null);
  flushSync();
  document.querySelector("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(left).toBe(typed ? 0 : 1);
});
