// A running time is updated digit by digit, and read as one text.
import { expect, test } from "vitest";
import { ticking } from "./ticking";

const figures = (node: HTMLElement): (Node | null | undefined)[] =>
  [...node.querySelectorAll(".digit > span")].map((figure) => figure.firstChild);

test("only changed digits are written", () => {
  const node = document.createElement("span");
  ticking("12:39")(node);
  expect(node.textContent).toBe("12:39");
  const before = figures(node);
  const written: string[] = [];
  for (const text of before) {
    const figure = text as Text;
    const data = figure.data;
    Object.defineProperty(figure, "data", { get: () => data, set: (to: string) => written.push(`${data}→${to}`) });
  }
  ticking("12:38")(node);
  expect(written).toEqual(["9→8"]);
});

test("a text of another shape is rebuilt", () => {
  const node = document.createElement("p");
  for (const text of ["Pause dans 10:00", "Pause dans 9:59", "En pause", "+0:07", "1:00:00", ""]) {
    ticking(text)(node);
    expect(node.textContent).toBe(text);
    expect(figures(node)).toHaveLength(text.replace(/\D/g, "").length);
  }
});

test("screen readers get the time, not its digits", () => {
  const node = document.createElement("strong");
  ticking("9:59")(node);
  ticking("9:58")(node);
  expect([node.getAttribute("role"), node.getAttribute("aria-label")]).toEqual(["timer", "9:58"]);
});
