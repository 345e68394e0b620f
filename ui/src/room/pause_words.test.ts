import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hour, speak } from "$shared/i18n/index.svelte";
import type { ClockView } from "$shared/program/bindings";
import { pausedWords } from "./pause_words";

const clock = { now: 1_000_000, resumes_at: null } as ClockView;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => vi.useRealTimers());

it("says nothing of an hour that is not known", async () => {
  await speak("fr");
  expect(pausedWords(clock, performance.now())).toBe("en pause");
});

it.each([-400, 0, 400])("says the hour that was typed, the clocks being %i ms apart", async (apart) => {
  await speak("fr");
  const typed = new Date(2026, 10, 27, 21, 45);
  vi.setSystemTime(typed.getTime() - 20 * 60_000 - apart);
  const known = { ...clock, resumes_at: clock.now + 20 * 60_000 };
  expect(pausedWords(known, performance.now())).toBe(`Reprise à ${hour(typed)}`);
});
