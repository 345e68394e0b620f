import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Answers from "./Answers.svelte";

test("a figure chooses by its place, as French keyboards write figures with Shift", () => {
  const choose = vi.fn();
  const options = ["nothing", "call", "raise"].map((value) => ({ value, name: value }));
  const page = mount(Answers, { target: document.body, props: { label: "Said", options, choose, testid: "said" } });
  flushSync();
  const press = (key: string, code: string, more: KeyboardEventInit = {}): void => {
    const first = document.querySelector("button");
    first?.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, ...more }));
  };
  press('"', "Digit3");
  press("2", "Digit2", { shiftKey: true });
  press("1", "Numpad1");
  press("(", "Digit5");
  press("&", "Digit1", { ctrlKey: true });
  expect(choose.mock.calls).toEqual([["raise"], ["call"], ["nothing"]]);
  void unmount(page);
});
