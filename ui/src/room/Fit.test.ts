// Text that fits itself, and late events.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Fit from "./Fit.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a font that loads after the text is gone has no effect", async () => {
  // jsdom has no layout and loads no fonts.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  let comes: (() => void) | undefined;
  const ready = { then: (done: () => void) => (comes = done) };
  const fonts = Object.assign(new EventTarget(), { ready });
  Object.defineProperty(document, "fonts", { configurable: true, value: fonts });
  const children = createRawSnippet(() => ({ render: () => "<b>17:59</b>" }));
  const shown = mount(Fit, { target: document.body, props: { children } });
  flushSync();
  expect(document.body.textContent).toBe("17:59");
  expect(comes).toBeDefined();
  expect(() => comes?.()).not.toThrow();
  // A font that loads later makes the text measure itself again.
  const shownText = document.querySelector<HTMLElement>(".text");
  const measured = vi.spyOn(shownText!, "textContent", "get");
  fonts.dispatchEvent(new Event("loadingdone"));
  expect(measured).toHaveBeenCalled();
  await unmount(shown);
  measured.mockClear();
  fonts.dispatchEvent(new Event("loadingdone"));
  expect(measured).not.toHaveBeenCalled();
  expect(() => comes?.()).not.toThrow();
});
