import { expect, test } from "vitest";
import { busyWith, stroke, type Key } from "./keys";

const free = { writing: false, written: false, onControl: false };
const empty = { writing: true, written: false, onControl: true };
const written = { writing: true, written: true, onControl: true };
const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const control = (key: string, more: Partial<Key> = {}): Key => press(key, { ctrlKey: true, ...more });

test("undo and redo, with Caps Lock and without", () => {
  expect(stroke(control("z"), free)).toBe("undo");
  expect(stroke(control("Z"), free)).toBe("undo");
  expect(stroke(control("y"), free)).toBe("redo");
  expect(stroke(control("Y"), free)).toBe("redo");
  expect(stroke(control("Z", { shiftKey: true }), free)).toBe("redo");
  expect(stroke(press("z", { metaKey: true }), free)).toBe("undo");
});

test("the letter counts, not its place, unless the layout has no such letter", () => {
  // On a French keyboard the letter Z is where W stands on an English one.
  expect(stroke(control("z", { code: "KeyW" }), free)).toBe("undo");
  expect(stroke(control("w", { code: "KeyZ" }), free)).toBeNull();
  expect(stroke(control("я", { code: "KeyZ" }), free)).toBe("undo");
});

test("written text is undone by the field itself; an empty field gives the key to the tournament", () => {
  expect(stroke(control("z"), written)).toBeNull();
  expect(stroke(control("z"), empty)).toBe("undo");
  expect(stroke(control("k"), written)).toBe("palette");
});

test("Escape takes a message away, also from an empty field; written text keeps the key", () => {
  expect(stroke(press("Escape"), free)).toBe("dismiss");
  expect(stroke(press("Escape"), empty)).toBe("dismiss");
  expect(stroke(press("Escape"), written)).toBeNull();
});

test("signs are for the field while somebody writes", () => {
  expect(stroke(press("?"), free)).toBe("help");
  expect(stroke(press("?"), empty)).toBeNull();
  expect(stroke(press("/"), free)).toBe("search");
  expect(stroke(press("F2"), free)).toBe("floor");
  expect(stroke(press("F1"), written)).toBe("guide");
  expect(stroke(press(" "), free)).toBe("clock");
  expect(stroke(press(" "), { ...free, onControl: true })).toBeNull();
});

test("tabs by the place of the digit: a French keyboard needs no Shift", () => {
  expect(stroke(press("&", { altKey: true, code: "Digit1" }), written)).toEqual({ tab: 0 });
  expect(stroke(press("a", { altKey: true, code: "KeyA" }), free)).toBeNull();
});

test("a check box is not a field where text is written", () => {
  const box = document.createElement("input");
  box.type = "checkbox";
  expect(busyWith(box)).toEqual({ writing: false, written: false, onControl: true });
  const field = document.createElement("input");
  field.value = "du";
  expect(busyWith(field)).toEqual({ writing: true, written: true, onControl: true });
});

test("the clock's keys, on an English and on a French keyboard", () => {
  expect(stroke(press("ArrowRight"), free)).toBe("level-after");
  expect(stroke(press("ArrowLeft"), free)).toBe("level-before");
  expect(stroke(press("ArrowRight"), { ...free, onControl: true })).toBeNull();
  expect(stroke(press("+", { shiftKey: true }), free)).toBe("plus");
  expect(stroke(press("-", { code: "Digit6" }), free)).toBe("minus");
  expect(stroke(press("+", { code: "NumpadAdd" }), empty)).toBeNull();
  expect(stroke(press("F", { code: "KeyF" }), free)).toBe("room");
  expect(stroke(press("f", { ctrlKey: true }), free)).toBeNull();
  // The figures are there without Shift on an English keyboard; on a French one it is their place.
  expect(stroke(press("3", { code: "Digit3" }), free)).toEqual({ scene: 2 });
  expect(stroke(press("é", { code: "Digit2" }), free)).toEqual({ scene: 1 });
  expect(stroke(press("à", { code: "Digit0" }), free)).toEqual({ scene: -1 });
  expect(stroke(press("3", { code: "Digit3" }), empty)).toBeNull();
});
