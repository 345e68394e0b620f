import { expect, test } from "vitest";
import type { Panel } from "$shared/program/bindings";
import { alike, keyed, moved, placed, sized } from "./moves";

const panel: Panel = { kind: "blinds", x: 2, y: 7, w: 12, h: 3 };

test("a panel stays in the grid however far it is pushed", () => {
  expect(moved(panel, 99, 99)).toEqual({ ...panel, x: 4, y: 9 });
  expect(moved(panel, -99, -99)).toEqual({ ...panel, x: 0, y: 0 });
  expect(sized(panel, 99, 99)).toEqual({ ...panel, w: 14, h: 5 });
  expect(sized(panel, -99, -99)).toEqual({ ...panel, w: 1, h: 1 });
});

test("arrows move, with Shift they size, other keys do nothing", () => {
  expect(keyed(panel, "ArrowRight", false)).toEqual({ ...panel, x: 3 });
  expect(keyed(panel, "ArrowUp", true)).toEqual({ ...panel, h: 2 });
  expect(keyed(panel, "Enter", false)).toBeNull();
});

test("a new panel takes the first free place", () => {
  expect(placed([panel], "qr", 2, 2)).toEqual({ kind: "qr", x: 0, y: 0, w: 2, h: 2 });
  const full: Panel = { kind: "clock", x: 0, y: 0, w: 16, h: 10 };
  expect(placed([full], "qr", 2, 2)).toEqual({ kind: "qr", x: 0, y: 10, w: 2, h: 2 });
  expect(placed([{ ...full, h: 12 }], "qr", 2, 2)).toEqual({ kind: "qr", x: 0, y: 10, w: 2, h: 2 });
});

test("a panel that stays on its squares is alike", () => {
  expect(alike(panel, moved(panel, 0, 0))).toBe(true);
  expect(alike(panel, moved(panel, 1, 0))).toBe(false);
  expect(alike(panel, sized(panel, 0, -1))).toBe(false);
});
