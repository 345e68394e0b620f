import { beforeEach, expect, test } from "vitest";
import { date, day, money, number, ordinal, say, span, speak, t } from "./index.svelte";

beforeEach(() => speak("fr"));

test("the first of a month is an ordinal in French", async () => {
  expect(day("2026-09-01")).toBe("1er sept. 2026");
  expect(day("2026-09-11")).toBe("11 sept. 2026");
  expect(date(new Date(2026, 2, 1, 12).getTime())).toBe("1er mars 2026");
  await speak("en");
  expect(day("2026-09-01")).toBe("1 Sept 2026");
});

test("numbers and money follow the language", async () => {
  expect(number(12500)).toBe("12\u202f500");
  expect(money(1250, "EUR")).toBe("12,50\u00a0€");
  expect(money(-1000, "EUR")).toBe("−10\u00a0€");
  expect(ordinal(1)).toBe("1er");
  await speak("en");
  expect(number(12500)).toBe("12,500");
  expect(money(1000, "EUR")).toBe("€10");
  expect(ordinal(22)).toBe("22nd");
});

test("spans are in minutes, without seconds", async () => {
  expect(span(4 * 3_600_000 + 38 * 60_000 + 57_000)).toBe("4\u00a0h\u00a038");
  expect(span(5 * 3_600_000)).toBe("5\u00a0h\u00a000");
  expect(span(45 * 60_000)).toBe("45\u00a0min");
  await speak("en");
  expect(span(4 * 3_600_000 + 5 * 60_000)).toBe("4\u00a0h\u00a005\u00a0min");
});

test("French elides a vowel before another", () => {
  expect(t("prep-finish_stack", { player: "Amélie B." })).toBe("Tapis d’Amélie B.");
  expect(t("prep-finish_stack", { player: "Yves N." })).toBe("Tapis d’Yves N.");
  expect(t("prep-finish_stack", { player: "Jérôme P." })).toBe("Tapis de Jérôme P.");
  expect(t("prep-finish_stack", { player: "Yann P." })).toBe("Tapis de Yann P.");
});

test("a sentence agrees with its number; an unknown key is shown as it is", () => {
  expect(t("entries-count", { count: 1 })).toBe("1 inscription");
  expect(t("entries-count", { count: 2 })).toBe("2 inscriptions");
  const unknown = "no-such-sentence";
  expect(say(unknown)).toBe(unknown);
});
