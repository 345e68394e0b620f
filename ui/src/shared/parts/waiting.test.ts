import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ask } from "../program/attempt";
import { call, connect } from "../program/transport";
import { guardWaiting } from "./waiting";

let answers: (() => void)[] = [];
beforeAll(() => guardWaiting(document));
beforeEach(() => {
  answers = [];
  connect({
    call: () => new Promise((answer) => answers.push(() => answer(null))),
    listen: () => Promise.resolve(),
  });
});
afterEach(() => document.body.replaceChildren());

function button(press: () => void): HTMLButtonElement {
  const made = document.body.appendChild(document.createElement("button"));
  made.addEventListener("click", press);
  return made;
}
const waits = (element: Element): boolean => element.getAttribute("aria-busy") === "true";

test("a button ignores presses until its answer is there", async () => {
  const pay = button(() => void call("pay"));
  pay.focus();
  pay.click();
  pay.click();
  expect(answers).toHaveLength(1);
  expect(waits(pay)).toBe(true);
  expect(document.activeElement).toBe(pay);
  answers[0]?.();
  await vi.waitFor(() => expect(waits(pay)).toBe(false));
  pay.click();
  expect(answers).toHaveLength(2);
});

test("a press waits for all that it asks, one after the other", async () => {
  const pay = button(() => void call("pay").then(() => call("print")));
  pay.click();
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await new Promise((done) => setTimeout(done, 20));
  pay.click();
  expect(answers).toHaveLength(2);
  expect(waits(pay)).toBe(true);
  answers[1]?.();
  await vi.waitFor(() => expect(waits(pay)).toBe(false));
});

test("another button is pressed while one waits", () => {
  const [one, other] = [button(() => void call("one")), button(() => void call("other"))];
  one.click();
  other.click();
  expect(answers).toHaveLength(2);
});

test("a form is sent once, by whatever key or button", async () => {
  const form = document.body.appendChild(document.createElement("form"));
  const save = form.appendChild(document.createElement("button"));
  const sent = vi.fn();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent();
    void call("save").catch(() => undefined);
  });
  form.requestSubmit();
  form.requestSubmit(save);
  expect(sent).toHaveBeenCalledOnce();
  expect(waits(save)).toBe(true);
  answers[0]?.();
  await vi.waitFor(() => expect(waits(save)).toBe(false));
});

test("a refusal frees the button", async () => {
  connect({ call: () => Promise.reject(new Error("no")), listen: () => Promise.resolve() });
  const pay = button(() => void call("pay").catch(() => undefined));
  pay.click();
  expect(waits(pay)).toBe(true);
  await vi.waitFor(() => expect(waits(pay)).toBe(false));
});

test("what is only shown holds no button, and a minute more counts each time", () => {
  const shows = button(() => void ask(() => call("view"), vi.fn()));
  shows.click();
  shows.click();
  expect(answers).toHaveLength(2);
  expect(waits(shows)).toBe(false);
  const minute = button(() => void call("act"));
  minute.dataset.again = "";
  minute.click();
  minute.click();
  expect(answers).toHaveLength(4);
});
