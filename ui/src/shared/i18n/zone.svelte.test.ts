// Hours that are shown already.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ["when a person comes back from the system's settings", () => globalThis.dispatchEvent(new Event("focus"))],
  ["within a minute in a window that never has the focus", () => vi.advanceTimersByTime(60_000)],
])("hours on the page follow a time zone put right %s", async (_, noticed) => {
  vi.stubEnv("TZ", "UTC");
  const { shownHour } = await import("./zone_fixture.svelte");
  const { read, end } = shownHour(new Date(Date.UTC(2026, 10, 21, 20, 15)));
  expect(read()).toMatch(/^20/);
  vi.stubEnv("TZ", "Europe/Paris");
  noticed();
  expect(read()).toMatch(/^21/);
  end();
});
