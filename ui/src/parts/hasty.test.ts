import { expect, test } from "vitest";
import { onlyOnce } from "./hasty";

test("a form is sent once by a double click and by a key held down", () => {
  onlyOnce(document);
  document.body.innerHTML = '<form><input id="name"><button id="go">Go</button><button type="button" id="more">+</button></form>';
  const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
  const click = (id: string, detail: number): boolean =>
    at(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  const enter = (id: string, repeat: boolean): boolean =>
    at(id).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }));
  at("go").closest("form")?.addEventListener("submit", (event) => event.preventDefault());
  expect(click("go", 1)).toBe(true);
  expect(click("go", 2)).toBe(false);
  // Buttons that do not send may be pressed as fast as one likes.
  expect(click("more", 2)).toBe(true);
  expect(enter("name", false)).toBe(true);
  expect(enter("name", true)).toBe(false);
  expect(enter("go", true)).toBe(false);
});
