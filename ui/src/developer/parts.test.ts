import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { connect } from "../program/transport";
import { answers } from "./answers";
import Parts from "./Parts.svelte";
import page from "./Parts.svelte?raw";

/** Those that show the rules of the program itself are looked at on its screen; what is spoken is not seen. */
const ELSEWHERE = ["RulesetChoice", "RulesetDifferences", "Spoken"];

test("the developers' page shows every part", () => {
  const parts = Object.keys(import.meta.glob("../parts/*.svelte")).map((path) => path.slice(9, -7));
  expect(parts.filter((part) => !page.includes(`from "../parts/${part}.svelte"`))).toEqual(ELSEWHERE);
});

test("the developers' page can be drawn", () => {
  connect(answers);
  const target = document.createElement("div");
  const shown = mount(Parts, { target });
  expect(target.querySelectorAll("section").length).toBeGreaterThan(7);
  void unmount(shown);
});
