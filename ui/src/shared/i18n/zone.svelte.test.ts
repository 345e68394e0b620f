// Hours that are shown already.
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { hour } from "./index.svelte";

afterEach(() => {
  vi.unstubAllEnvs();
});

function moved(zone: string): void {
  vi.stubEnv("TZ", zone);
  globalThis.dispatchEvent(new Event("focus"));
  flushSync();
}

test("hours on the page follow a time zone put right", () => {
  let shown = "";
  moved("UTC");
  const end = $effect.root(() => {
    $effect(() => {
      shown = hour(new Date(Date.UTC(2026, 10, 21, 20, 15)));
    });
  });
  flushSync();
  expect(shown).toMatch(/^20/);
  moved("Europe/Paris");
  expect(shown).toMatch(/^21/);
  end();
});
