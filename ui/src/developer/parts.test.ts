import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { connect } from "$shared/program/transport";
import { answers } from "$shared/program/answers";
import Parts from "./Parts.svelte";
import page from "./Parts.svelte?raw";

/** Those that show the rules of the program itself are looked at on its screen; what is spoken is not seen. */
const ELSEWHERE = ["RulesetChoice", "RulesetDifferences", "Speech"];

test("the developers' page shows every part", () => {
  const files = Object.keys(import.meta.glob(["../shared/parts/*.svelte", "../desk/parts/*.svelte"]));
  const parts = files.map((path) => path.slice(path.lastIndexOf("/") + 1, -".svelte".length));
  expect(parts.filter((part) => !page.includes(`/parts/${part}.svelte"`)).sort()).toEqual(ELSEWHERE);
});

test("the developers' page can be drawn", () => {
  connect(answers);
  const target = document.createElement("div");
  const shown = mount(Parts, { target });
  expect(target.querySelectorAll("section").length).toBeGreaterThan(7);
  void unmount(shown);
});
