import { expect, test } from "vitest";
import type { ClockView, Forecast } from "../program/bindings";
import { endReasons, endWords } from "./forecast";

const forecast: Forecast = { ends_at: 0, margin: 900_000, judged: true, held: null, step: 3, overtime: false };
const clock = { now: 0 } as ClockView;

test("a margin that was never compared with real evenings is not stated", () => {
  expect(endWords(forecast, clock, 0)).toContain("± 15");
  expect(endWords({ ...forecast, judged: false }, clock, 0)).not.toContain("±");
  expect(endReasons({ ...forecast, judged: false }, 0).join()).toContain("30");
});

test("a stopped clock says for how long it has stood, hand for hand how long a hand takes", () => {
  const stopped: Forecast = { ...forecast, held: { type: "stopped", since: 60_000 } };
  expect(endReasons(stopped, 90_000)).toHaveLength(1);
  expect(endReasons(stopped, 13 * 60_000)[0]).toContain("12");
  const hands: Forecast = { ...forecast, held: { type: "hands", lasting: 228_000 } };
  expect(endReasons(hands, 0)[0]).toContain("3:48");
});
