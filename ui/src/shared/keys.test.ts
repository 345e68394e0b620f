import { expect, test } from "vitest";
import { busyWith, clockKey, guardSelection, reachesOver, sparesButton, stroke, type Key } from "./keys";

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
  expect(stroke(press("s"), free)).toBe("mute");
  expect(stroke(press("s"), empty)).toBeNull();
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
  expect(stroke(press("+", { code: "NumpadAdd" }), empty)).toBeNull();
  expect(stroke(press("F", { code: "KeyF" }), free)).toBe("room");
  expect(stroke(press("f", { ctrlKey: true }), free)).toBeNull();
  // The figures are there without Shift on an English keyboard; on a French one it is their place.
  expect(stroke(press("3", { code: "Digit3" }), free)).toEqual({ scene: 2 });
  expect(stroke(press("é", { code: "Digit2" }), free)).toEqual({ scene: 1 });
  expect(stroke(press("à", { code: "Digit0" }), free)).toEqual({ scene: -1 });
  expect(stroke(press("3", { code: "Digit3" }), empty)).toBeNull();
});

/** A key as a layout writes it: sign, place, with Shift. */
const layouts: [string, string, string, boolean, unknown, unknown][] = [
  // Layout and key; what it means at the desk and in the room.
  ["AZERTY", "-", "Digit6", false, "minus", { scene: 5 }],
  ["AZERTY", "6", "Digit6", true, { scene: 5 }, { scene: 5 }],
  ["AZERTY", "è", "Digit7", false, { scene: 6 }, { scene: 6 }],
  ["AZERTY", "+", "Equal", true, "plus", "plus"],
  ["QWERTZ", "6", "Digit6", false, { scene: 5 }, { scene: 5 }],
  ["QWERTZ", "&", "Digit6", true, null, null],
  ["QWERTZ", "/", "Digit7", true, "search", "search"],
  ["QWERTZ", "-", "Slash", false, "minus", "minus"],
  ["QWERTZ", "+", "BracketRight", false, "plus", "plus"],
  ["Swiss", "+", "Digit1", true, "plus", "plus"],
  ["QWERTY", "6", "Digit6", false, { scene: 5 }, { scene: 5 }],
  ["QWERTY", "^", "Digit6", true, null, null],
  ["QWERTY", "-", "Minus", false, "minus", "minus"],
  ["QWERTY", "+", "Equal", true, "plus", "plus"],
  ["numpad", "6", "Numpad6", false, { scene: 5 }, { scene: 5 }],
  ["numpad", "Home", "Numpad7", false, null, null],
  ["numpad", "-", "NumpadSubtract", false, "minus", "minus"],
  ["numpad", "+", "NumpadAdd", false, "plus", "plus"],
];
test.each(layouts)("%s: %s of %s, Shift %s", (_, key, code, shiftKey, desk, room) => {
  expect(stroke(press(key, { code, shiftKey }), free)).toEqual(desk);
  expect(stroke(press(key, { code, shiftKey }), free, true)).toEqual(room);
});

test("AltGr is not Alt", () => {
  expect(stroke(press("|", { code: "Digit6", altKey: true, ctrlKey: true }), free)).toBeNull();
});

const SPACE = [" ", "Space"] as const;
const CLOCK = [
  SPACE,
  ["ArrowLeft", "ArrowLeft"],
  ["ArrowRight", "ArrowRight"],
  ["+", "Equal"],
  ["-", "Minus"],
] as const;
const buttons = {
  seat: '<button data-seat="1-1" id="on"></button>',
  tab: '<button role="tab" id="on"></button>',
  link: '<a href="#there" id="on"></a>',
  summary: "<details><summary id=on></summary></details>",
  "elimination at the seat": '<dialog open data-beside><button id="on"></button></dialog>',
};
test.each(Object.entries(buttons))("the clock's keys are its own on: %s", (_, html) => {
  document.body.innerHTML = html;
  const on = document.getElementById("on") as HTMLElement;
  for (const [key, code] of CLOCK)
    for (let times = 0; times < 3; times++) expect(clockKey(stroke(press(key, { code }), busyWith(on)))).not.toBeNull();
});

const keepers = {
  text: "<input id=on>",
  checkbox: '<input type="checkbox" id=on>',
  select: "<select id=on></select>",
  menu: '<button role="menuitem" id="on"></button>',
  dialog: '<dialog open><button id="on"></button></dialog>',
};
test.each(Object.entries(keepers))("the space bar is not the clock's on: %s", (_, html) => {
  document.body.innerHTML = html;
  for (const [key, code] of CLOCK)
    expect(clockKey(stroke(press(key, { code }), busyWith(document.getElementById("on"))))).toBeNull();
});

test("the space bar eliminates nobody in the player's dialog", () => {
  document.body.innerHTML =
    '<dialog open><button id="bust"></button><input type="checkbox" id="paid"><button role="menuitem" id="line"></button></dialog>';
  const spared = (id: string, key = " "): boolean => {
    let answer = false;
    const on = document.getElementById(id) as HTMLElement;
    on.addEventListener("keydown", (event) => (answer = sparesButton(event)), { once: true });
    on.dispatchEvent(new KeyboardEvent("keydown", { key }));
    return answer;
  };
  expect(spared("bust")).toBe(true);
  expect(spared("bust", "Enter")).toBe(false);
  expect(spared("paid")).toBe(false);
  expect(spared("line")).toBe(false);
});

test("a slash is text only after text in the search field", () => {
  document.body.innerHTML = '<input id="search" data-search><input id="other">';
  const at = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;
  expect(stroke(press("/"), busyWith(at("search")))).toBe("search");
  expect(stroke(press("/"), busyWith(at("other")))).toBeNull();
  at("search").value = "12";
  expect(stroke(press("/"), busyWith(at("search")))).toBeNull();
});

test("Ctrl+A selects inside fields only", () => {
  document.body.innerHTML = '<input id="field"><button id="button"></button>';
  guardSelection(document);
  const selects = (id: string): boolean | undefined =>
    document
      .getElementById(id)
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", ctrlKey: true, bubbles: true, cancelable: true }));
  expect(selects("field")).toBe(true);
  expect(selects("button")).toBe(false);
});

const chords: [string, Partial<Key>, unknown][] = [
  [" ", {}, { type: "turn" }],
  ["PageUp", {}, { type: "level", forward: false }],
  ["PageDown", {}, { type: "level", forward: true }],
  ["ArrowUp", {}, { type: "minute", more: true }],
  ["ArrowDown", {}, { type: "minute", more: false }],
  ["3", { code: "Digit3" }, { type: "scene", scene: "clock" }],
  ["à", { code: "Digit0" }, { type: "scene", scene: null }],
];
test.each(chords)("Ctrl and %s is the clock's from any focus", (key, more, meant) => {
  for (const busy of [free, empty, written, { ...free, onControl: true }])
    expect(clockKey(stroke(control(key, more), busy))).toEqual(meant);
});

test("in a dialog the clock can be stopped, and no level changed", () => {
  expect([" ", "ArrowUp", "ArrowDown"].map((key) => reachesOver(control(key)))).toEqual([true, true, true]);
  expect(["PageDown", "k", "z"].map((key) => reachesOver(control(key)))).toEqual([false, false, false]);
  expect(reachesOver(press(" "))).toBe(false);
});
