import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { guardPresses, settle, SETTLING } from "./single_press";

// The page keeps its listeners: they are set up once.
beforeAll(() => guardPresses(document));
beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Sends an event; true where it reaches the page. */
function send(id: string, event: Event): boolean {
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  return at(id).dispatchEvent(event);
}
function mouse(type: string, detail: number, x: number, y: number): MouseEvent {
  return new MouseEvent(type, { bubbles: true, cancelable: true, detail, clientX: x, clientY: y });
}
/** Far from the click before. */
let place = 0;
const click = (id: string, detail: number): boolean => send(id, mouse("click", detail, (place += 50), 0));
const key = (id: string, name: string, repeat = false): boolean =>
  send(id, new KeyboardEvent("keydown", { key: name, repeat, bubbles: true, cancelable: true }));

test("a form is submitted once by a double click and by a key held down", () => {
  document.body.innerHTML =
    '<form><input id="name"><button id="go">Go</button><button type="button" id="more">+</button></form>';
  at("go")
    .closest("form")
    ?.addEventListener("submit", (event) => event.preventDefault());
  expect(click("go", 1)).toBe(true);
  expect(click("go", 2)).toBe(false);
  // Buttons that do not submit may be pressed as fast as one likes.
  expect(click("more", 2)).toBe(true);
  expect(key("name", "Enter")).toBe(true);
  expect(key("name", "Enter", true)).toBe(false);
  expect(key("go", "Enter", true)).toBe(false);
});

test("a dialog that has just opened takes letters and no presses", () => {
  document.body.innerHTML =
    '<dialog open id="box"><input id="text"><button id="eliminate">Eliminate</button></dialog><button id="beside">Beside</button>';
  settle(at("box"));
  // Enter in the search field moves the focus here; the same key then clicks the button.
  expect(send("eliminate", mouse("click", 0, 0, 0))).toBe(false);
  expect(click("eliminate", 2)).toBe(false);
  expect(key("eliminate", "Enter")).toBe(false);
  expect(key("eliminate", " ")).toBe(false);
  expect(key("text", "Enter")).toBe(false);
  expect(key("text", " ")).toBe(true);
  expect(key("text", "a")).toBe(true);
  expect(key("eliminate", "Escape")).toBe(true);
  expect(click("beside", 1)).toBe(true);
  vi.advanceTimersByTime(SETTLING);
  expect(send("eliminate", mouse("click", 0, 0, 0))).toBe(true);
  expect(key("eliminate", "Enter")).toBe(true);
  // The key that opened the dialog is still down.
  expect(key("eliminate", "Enter", true)).toBe(false);
});

test("the second click of a double click hits no other control", () => {
  document.body.innerHTML = '<button id="seated">All seated</button><button id="below">Below</button>';
  expect(send("seated", mouse("click", 1, 40, 900))).toBe(true);
  expect(send("below", mouse("click", 2, 42, 901))).toBe(false);
  vi.advanceTimersByTime(SETTLING);
  expect(send("below", mouse("click", 1, 42, 901))).toBe(true);
  // Elsewhere at once, and the same control again, are meant.
  expect(send("seated", mouse("click", 1, 300, 900))).toBe(true);
  expect(send("seated", mouse("click", 2, 300, 900))).toBe(true);
});

test("the second click of a double click opens no row below a button that has disappeared", () => {
  document.body.innerHTML = '<table><tr id="row"><td><button id="cash">Cash 10</button></td></tr></table>';
  expect(send("cash", mouse("click", 1, 40, 1200))).toBe(true);
  at("cash").remove();
  expect(send("row", mouse("click", 2, 41, 1200))).toBe(false);
  vi.advanceTimersByTime(SETTLING);
  expect(send("row", mouse("click", 1, 41, 1200))).toBe(true);
});

test("the second press of a double click leaves the focus where the first has put it", () => {
  document.body.innerHTML = '<main id="page"><button id="create">Create</button></main>';
  expect(send("create", mouse("click", 1, 40, 1500))).toBe(true);
  at("create").remove();
  expect(send("page", mouse("mousedown", 2, 41, 1500))).toBe(false);
  vi.advanceTimersByTime(SETTLING);
  expect(send("page", mouse("mousedown", 1, 41, 1500))).toBe(true);
});

test("a control that comes under a resting pointer ignores a click for a moment", async () => {
  document.body.innerHTML = '<p id="text">Text</p><button id="slid">Slid</button>';
  await Promise.resolve();
  send("text", mouse("pointermove", 0, 500, 500));
  send("slid", mouse("pointerover", 0, 500, 500));
  expect(send("slid", mouse("click", 1, 500, 500))).toBe(false);
  vi.advanceTimersByTime(SETTLING);
  expect(send("slid", mouse("click", 1, 500, 500))).toBe(true);
  vi.advanceTimersByTime(SETTLING);
  // A pointer that goes to a control means it.
  send("text", mouse("pointerover", 0, 600, 500));
  send("slid", mouse("pointerover", 0, 500, 505));
  expect(send("slid", mouse("click", 1, 500, 505))).toBe(true);
});

test("a button that appears under a resting pointer takes the first click a moment later", async () => {
  for (const [wait, taken] of [
    [200, false],
    [SETTLING, true],
    [1_000, true],
    [5_000, true],
  ] as const) {
    vi.advanceTimersByTime(SETTLING);
    document.body.innerHTML = '<p id="text">Text</p>';
    send("text", mouse("pointermove", 0, 900, 900));
    document.body.insertAdjacentHTML("beforeend", '<div id="asked"><button id="next">Next level</button></div>');
    await Promise.resolve();
    vi.advanceTimersByTime(wait);
    // The engine reports the pointer only with the press.
    send("next", mouse("pointerover", 0, 900, 900));
    expect(send("next", mouse("click", 1, 900, 900)), String(wait)).toBe(taken);
    send("text", mouse("pointerover", 0, 1, 1));
  }
});

test("what somebody scrolled to takes a click at once", () => {
  document.body.innerHTML =
    '<ul id="list"><li><button id="first">First</button></li><li><button id="next">Next</button></li></ul>';
  expect(send("first", mouse("click", 1, 700, 700))).toBe(true);
  vi.advanceTimersByTime(SETTLING);
  send("list", new Event("scroll"));
  send("next", mouse("pointerover", 0, 700, 700));
  expect(send("next", mouse("click", 1, 700, 700))).toBe(true);
  // A list that shrinks under a double click scrolls too.
  send("list", new Event("scroll"));
  send("first", mouse("pointerover", 0, 700, 700));
  expect(send("first", mouse("click", 2, 700, 700))).toBe(false);
});

test("the second click of a double click does not do what a button says only since the first", () => {
  document.body.innerHTML =
    '<button id="undo">Undo: one</button><button id="plus">+</button><button id="start" data-once="">Start</button>';
  expect(send("undo", mouse("click", 1, 5, 5))).toBe(true);
  at("undo").textContent = "Undo: another";
  vi.advanceTimersByTime(150);
  expect(send("undo", mouse("click", 2, 5, 5))).toBe(false);
  vi.advanceTimersByTime(SETTLING);
  expect(send("undo", mouse("click", 1, 5, 5))).toBe(true);
  // One that still says the same counts each click, unless it is meant once.
  expect(send("plus", mouse("click", 1, 105, 5))).toBe(true);
  expect(send("plus", mouse("click", 2, 105, 5))).toBe(true);
  expect(send("start", mouse("click", 1, 205, 5))).toBe(true);
  expect(send("start", mouse("click", 2, 205, 5))).toBe(false);
});

test("the second press of a double click opens no list that has come under the pointer", () => {
  document.body.innerHTML = '<button id="go">Settings</button><select id="theme"><option>Light</option></select>';
  expect(send("go", mouse("click", 1, 5000, 10))).toBe(true);
  expect(send("theme", mouse("mousedown", 2, 5000, 10))).toBe(false);
  vi.advanceTimersByTime(SETTLING);
  expect(send("theme", mouse("mousedown", 1, 5000, 10))).toBe(true);
});
