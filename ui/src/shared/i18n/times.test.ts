import { afterEach, expect, test, vi } from "vitest";
import { dateFormat } from "./formats";
import { readDuration, readHour, readPauseEnd } from "./times";

test("the time left in a level is read as people type it", () => {
  expect(readDuration("12:30")).toBe(750_000);
  expect(readDuration(" 12 ")).toBe(720_000);
  expect(readDuration("12 min")).toBe(720_000);
  expect(readDuration("1:05:00")).toBe(3_900_000);
  expect(readDuration("45 s")).toBe(45_000);
  expect(readDuration("0")).toBe(0);
  for (const text of ["", "douze", "12:75", "1:60:00", "-3", "12:3:4:5"]) expect(readDuration(text)).toBeNull();
});

test("times of day are read in either language", () => {
  expect(readHour("21 h 15")).toBe(1275);
  expect(readHour("21h15")).toBe(1275);
  expect(readHour("21h")).toBe(1260);
  expect(readHour("21:15")).toBe(1275);
  expect(readHour("9:15 pm")).toBe(1275);
  expect(readHour("12 am")).toBe(0);
  expect(readHour("2115", true)).toBe(1275);
  expect(readHour("9", true)).toBe(540);
  expect(readHour("905", true)).toBe(545);
  for (const text of ["2460", "25", "99999"]) expect(readHour(text, true)).toBeNull();
  for (const text of ["10", "25 h", "9:75", "demain", ""]) expect(readHour(text)).toBeNull();
});

test("a pause ends at a time of day or after some minutes; a time that is past is tomorrow's", () => {
  const now = new Date(2026, 10, 21, 21, 0, 30);
  expect(readPauseEnd("21 h 15", now)).toBe(14.5 * 60_000);
  expect(readPauseEnd("10", now)).toBe(600_000);
  expect(readPauseEnd("0 h 15", now)).toBe(194.5 * 60_000);
  expect(readPauseEnd("plus tard", now)).toBeNull();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("an hour that comes twice is the next one", () => {
  vi.stubEnv("TZ", "Europe/Paris");
  const minutes = (text: string, now: string): number => readPauseEnd(text, new Date(now))! / 60_000;
  // At 3:00 of summer it is 2:00 once more.
  expect(minutes("2 h 50", "2026-10-25T00:40:00Z")).toBe(10);
  expect(minutes("2 h 50", "2026-10-25T01:40:00Z")).toBe(10);
  expect(minutes("2 h 30", "2026-10-25T00:40:00Z")).toBe(50);
  expect(minutes("3 h 10", "2026-10-25T00:40:00Z")).toBe(90);
  expect(minutes("2 h 30", "2026-10-25T01:40:00Z")).toBe(24 * 60 - 10);
  expect(minutes("23 h", "2026-10-24T21:10:00Z")).toBe(25 * 60 - 10);
  // At 2:00 of winter it is 3:00.
  expect(minutes("3 h 10", "2027-03-28T00:50:00Z")).toBe(20);
  expect(minutes("22 h", "2027-03-27T21:10:00Z")).toBe(23 * 60 - 10);
});

test("hours follow a time zone put right", () => {
  const at = (): string =>
    dateFormat("fr", { hour: "2-digit", minute: "2-digit" }).format(Date.UTC(2026, 10, 21, 20, 15));
  vi.stubEnv("TZ", "UTC");
  expect(at()).toBe("20:15");
  vi.stubEnv("TZ", "Europe/Paris");
  expect(at()).toBe("21:15");
});
