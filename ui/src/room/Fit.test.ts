// Text that fits itself, and what reaches it late.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Fit from "./Fit.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a face that comes once the text is gone is nobody's business", async () => {
  // jsdom lays nothing out and fetches no faces.
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  let comes: (() => void) | undefined;
  const ready = { then: (done: () => void) => (comes = done) };
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready } });
  const children = createRawSnippet(() => ({ render: () => "<b>17:59</b>" }));
  const shown = mount(Fit, { target: document.body, props: { children } });
  flushSync();
  expect(document.body.textContent).toBe("17:59");
  expect(comes).toBeDefined();
  expect(() => comes?.()).not.toThrow();
  await unmount(shown);
  expect(() => comes?.()).not.toThrow();
});
