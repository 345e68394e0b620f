import { afterEach, expect, test } from "vitest";
import { nameByLabel } from "./label_words";

afterEach(() => (document.body.innerHTML = ""));

function named(html: string): string | null {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLElement>(".it");
  field?.addEventListener("focusin", nameByLabel);
  field?.dispatchEvent(new FocusEvent("focusin"));
  return field?.getAttribute("aria-label") ?? null;
}

test("a field in its label is named by the label's words", () => {
  const who = `<label><span>Who?
    <small>Touch it.</small></span><select class="it"><option>nobody knows</option></select></label>`;
  expect(named(who)).toBe("Who? Touch it.");
  expect(named('<label>Chips <span><input class="it" value="500" /></span></label>')).toBe("Chips");
});

test("a field with a name of its own or a label beside it keeps its name", () => {
  expect(named('<label>By <select class="it" aria-label="Out by"></select></label>')).toBe("Out by");
  expect(named('<label for="one">Name</label><input id="one" class="it" />')).toBeNull();
  expect(named('<label><input type="checkbox" class="it" /> paid</label>')).toBeNull();
  expect(named('<label><input type="radio" /> some <input class="it" value="3" /></label>')).toBeNull();
});

test("the name follows the label", () => {
  named('<label>Level <input class="it" /></label>');
  const [label, field] = [document.querySelector("label") as HTMLElement, document.querySelector("input")];
  (label.firstChild as Text).data = "Niveau ";
  field?.dispatchEvent(new FocusEvent("focusin"));
  expect(field?.getAttribute("aria-label")).toBe("Niveau");
});
