// The keys of the desk. Letters count as they are written on the key, whatever Caps Lock says;
// where a layout writes no Latin letters, by their place.
import type { ClockKey, Scene } from "./program/bindings";

/** The room's scenes, in the order of an evening. */
const SCENES: Scene[] = ["welcome", "seats", "clock", "break", "moves", "prizes", "final_table", "winner"];

/** The digit key that shows a scene; for null, the key that lets the scenes change by themselves. */
export const sceneKey = (scene: Scene | null): number => (scene === null ? 0 : SCENES.indexOf(scene) + 1);

type Stroke =
  | "undo"
  | "redo"
  | "palette"
  | "quit"
  | "help"
  | "search"
  | "clock"
  | "floor"
  | "guide"
  | "dismiss"
  | "level-before"
  | "level-after"
  | "plus"
  | "minus"
  | "room"
  | "mute"
  | { tab: number }
  | { scene: number };

/** Meaning of the keys that work in both windows; "room" fills the screen with the room. */
export function clockKey(meant: Stroke | null): ClockKey | null {
  if (meant === "clock") return { type: "turn" };
  if (meant === "help") return { type: "help" };
  if (meant === "undo") return { type: "undo" };
  if (meant === "level-before" || meant === "level-after") return { type: "level", forward: meant === "level-after" };
  if (meant === "plus" || meant === "minus") return { type: "minute", more: meant === "plus" };
  if (meant === null || typeof meant === "string" || !("scene" in meant) || meant.scene >= SCENES.length) return null;
  return { type: "scene", scene: meant.scene < 0 ? null : (SCENES[meant.scene] ?? null) };
}

export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Activity of the person while the key is pressed. */
interface Busy {
  /** In a field where text is written. */
  writing: boolean;
  /** There is text in it, so that the key is for the text. */
  written: boolean;
  /** On a list, a box or an open menu, which have a use of their own for the space bar and the arrows. */
  onControl: boolean;
  /** In the search field of the screen. */
  searching?: boolean;
}

function letter({ key, code }: Key): string {
  const small = key.toLowerCase();
  return /^[a-z]$/.test(small) || !code.startsWith("Key") ? small : code.slice(3).toLowerCase();
}

function signed(written: string): "plus" | "minus" | null {
  if (written === "+") return "plus";
  return written === "-" || written === "\u2212" ? "minus" : null;
}

/** The figure of a key: by its place, as French keyboards write figures with Shift; with Shift, and on the block of figures,
 *  only where the figure is what is written. */
export function figure({ key, code, shiftKey }: Pick<Key, "key" | "code" | "shiftKey">): number | null {
  const digit = /^(Digit|Numpad)([0-9])$/.exec(code);
  const placed = digit?.[1] === "Digit" && !shiftKey;
  return digit && (placed || key === digit[2]) ? Number(digit[2]) : null;
}

/** The keys of the clock with Ctrl: they mean the same wherever the focus is, also in a field with text. */
function chord(key: Key): Stroke | null {
  const scene = figure(key);
  if (scene !== null) return { scene: scene - 1 };
  if (key.shiftKey) return null;
  if (key.key === " ") return "clock";
  if (key.key === "PageUp") return "level-before";
  if (key.key === "PageDown") return "level-after";
  if (key.key === "ArrowUp") return "plus";
  return key.key === "ArrowDown" ? "minus" : null;
}

/** Stopping the clock, and its minutes, wait for no dialog: with Ctrl they mean nothing in one. */
export function reachesOver(key: Key): boolean {
  const meant = (key.ctrlKey || key.metaKey) && !key.altKey ? chord(key) : null;
  return meant === "clock" || meant === "plus" || meant === "minus";
}

/** Meaning of a key. With `sceneFirst`, a key that is both a scene and a sign, such as the French 6 and "-", is the
 * scene. */
export function stroke(key: Key, busy: Busy, sceneFirst = false): Stroke | null {
  if ((key.ctrlKey || key.metaKey) && !key.altKey) {
    const pressed = letter(key);
    if (pressed === "k") return "palette";
    if (pressed === "q") return "quit";
    const clock = chord(key);
    if (clock !== null) return clock;
    if (busy.written) return null;
    if (pressed === "z") return key.shiftKey ? "redo" : "undo";
    return pressed === "y" ? "redo" : null;
  }
  if (key.altKey) {
    // With Ctrl it is the key that writes a third sign, AltGr.
    const digit = key.ctrlKey ? undefined : /^(?:Digit|Numpad)([1-9])$/.exec(key.code)?.[1];
    return digit ? { tab: Number(digit) - 1 } : null;
  }
  if (key.key === "Escape") return busy.written ? null : "dismiss";
  if (key.key === "F1") return "guide";
  if (key.key === "F2") return "floor";
  if (key.key === "F11") return "room";
  // The key that leads to the field is pressed there too: it is no text.
  if (busy.writing) return busy.searching && !busy.written && key.key === "/" ? "search" : null;
  if (key.key === " ") return busy.onControl ? null : "clock";
  if (key.key === "?") return "help";
  if (!busy.onControl && !key.shiftKey) {
    if (key.key === "ArrowLeft") return "level-before";
    if (key.key === "ArrowRight") return "level-after";
    if (letter(key) === "f") return "room";
    if (letter(key) === "s") return "mute";
  }
  const scene = busy.onControl ? null : figure(key);
  const sign = busy.onControl ? null : signed(key.key);
  if (sign !== null && (scene === null || !sceneFirst)) return sign;
  if (scene !== null) return { scene: scene - 1 };
  return key.key === "/" ? "search" : null;
}

const TEXTLESS = "checkbox radio button submit range color file reset".split(" ");

/** Elements with a use of their own for the space bar and the arrows. A button has none: Enter presses it. */
const OWN = "input, select, [role^=menuitem], [role=option], dialog[open]:not([data-beside]) *";

/** A dialog that stands over the page and takes all keys. One beside what it is about, such as that of a seat, does not. */
export const ASKING = "dialog[open]:not([data-beside])";

/** What stands beside a seat and is done to a player keeps to the rules of buttons, though it is a menu's. */
const isBeside = (target: Element): boolean => target.closest("[data-beside]") !== null;

export function busyWith(target: EventTarget | null): Busy {
  const text =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !TEXTLESS.includes(target.type));
  return {
    writing: text,
    written: text && target.value !== "",
    onControl:
      target instanceof HTMLElement && target.matches(OWN) && !(target.matches("[role^=menuitem]") && isBeside(target)),
    ...(text && target.matches("[data-search]") && { searching: true }),
  };
}

/** Ctrl+A selects in fields only: all words of the window would be painted, and nothing takes that back. */
export function guardSelection(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && letter(event) === "a" && !busyWith(event.target).writing)
      event.preventDefault();
  });
}

/** The space bar on a button of a tournament: it stops the clock or does nothing, and never does something to a player. */
export function sparesButton({ key, target }: KeyboardEvent): boolean {
  return (
    key === " " &&
    target instanceof HTMLElement &&
    target.matches("button, a, summary, [role=button], [role=tab]") &&
    (isBeside(target) || !target.matches("[role^=menuitem], [role=option]"))
  );
}
