import { expect, test } from "vitest";
import type { Advice, ClockView } from "$shared/program/bindings";
import { begun, news } from "./announcements";

const step = (level: number): ClockView["current"] =>
  ({ level, blinds: { small: 100, big: 200, ante: 0, ante_kind: "none", bring_in: 0 } }) as ClockView["current"];
const clock = (more: Partial<ClockView>): ClockView =>
  ({ phase: "playing", running: true, now: 0, ends_at: 1000, remaining: 1000, current: step(3), ...more }) as ClockView;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test("a level that begins by itself is said with its blinds", () => {
  const next = clock({ now: 1000, ends_at: 9000, current: step(4) });
  expect(plain(begun(clock({}), next))).toBe("Niveau 4 : 100 / 200");
});

test("a break that begins by itself is said with its length", () => {
  const rest = { level: 3, blinds: null } as unknown as ClockView["current"];
  expect(plain(begun(clock({}), clock({ now: 1000, current: rest, remaining: 899_500 })))).toBe("Pause de 15 minutes");
});

test("nothing is said each second, or of what somebody did", () => {
  expect(begun(clock({}), clock({ now: 500 }))).toBe("");
  expect(begun(clock({}), clock({ now: 500, current: step(4), ends_at: 9000 }))).toBe("");
  expect(begun(clock({ running: false, ends_at: null }), clock({ now: 5000 }))).toBe("");
});

test("a pause that ends by itself is said", () => {
  const paused = clock({ running: false, ends_at: null, resumes_at: 700 });
  expect(begun(paused, clock({ now: 700, resumes_at: null }))).toBe("La partie reprend.");
});

test("only advice that was not there is new", () => {
  const advice = (key: string, postponed = false): Advice => ({ key, postponed }) as Advice;
  const now = [advice("balance-1"), advice("break-3"), advice("break-4", true)];
  expect(news(["balance-1"], now).map(({ key }) => key)).toEqual(["break-3"]);
});
