import { afterEach, beforeEach, expect, test } from "vitest";
import { isNowhere, keepFocus } from "./focus";

let stop: () => void;
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 4; frame++) await new Promise((done) => requestAnimationFrame(done));
};
beforeEach(() => {
  document.body.innerHTML =
    '<a href="#page" id="skip">Skip</a><main id="page" tabindex="-1"><button id="one">1</button><button id="two">2</button></main>';
  stop = keepFocus(() => document.querySelector("main"));
});
afterEach(() => stop());

test("the page has the focus when what had it is gone", async () => {
  at("one").focus();
  at("one").remove();
  await frames();
  expect(document.activeElement?.id).toBe("page");
  expect(isNowhere()).toBe(true);
});

test("the page has the focus when what had it is hidden", async () => {
  document.body.insertAdjacentHTML("beforeend", '<div id="tab"><input id="field" /></div>');
  at("field").focus();
  at("field").checkVisibility = () => false;
  at("tab").hidden = true;
  await frames();
  expect(document.activeElement?.id).toBe("page");
});

test("whoever takes the focus meanwhile keeps it", async () => {
  at("one").focus();
  at("one").remove();
  at("two").focus();
  await frames();
  expect(document.activeElement?.id).toBe("two");
  expect(isNowhere()).toBe(false);
});

test("a press beside everything is left alone", async () => {
  at("one").focus();
  at("one").blur();
  at("two").remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test("an open dialog keeps its own focus", async () => {
  at("one").focus();
  at("one").remove();
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  await frames();
  expect(document.activeElement?.id).not.toBe("page");
});

test("a tab as a whole is no more a place for keys than the page", () => {
  document.body.insertAdjacentHTML("beforeend", '<div role="tabpanel" tabindex="-1" id="tab"></div>');
  at("tab").focus();
  expect(document.activeElement?.id).toBe("tab");
  expect(isNowhere()).toBe(true);
});
