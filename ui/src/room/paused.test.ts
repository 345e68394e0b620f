import { expect, it } from "vitest";
import { hour, speak } from "../i18n/index.svelte";
import type { ClockView } from "../program/bindings";
import { pausedWords } from "./paused";

it("says when play goes on, where that is known", async () => {
  await speak("fr");
  const clock = { now: 1_000_000, resumes_at: null } as ClockView;
  expect(pausedWords(clock, performance.now())).toBe("en pause");
  const known = { ...clock, resumes_at: 1_000_000 + 45 * 60_000 };
  const then = hour(new Date(Date.now() + 45 * 60_000 + 200));
  const just = hour(new Date(Date.now() + 45 * 60_000 - 200));
  expect([`Reprise à ${then}`, `Reprise à ${just}`]).toContain(pausedWords(known, performance.now()));
});
