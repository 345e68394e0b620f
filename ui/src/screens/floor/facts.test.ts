// A ruling rests on facts that somebody stated: no number that a tool shows by itself becomes one.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answers } from "$shared/program/answers";
import type { Betting, Ruleset } from "$shared/program/bindings";
import { connect } from "$shared/program/transport";
import { floor } from "./floor.svelte";
import { forms } from "./forms";
import FormTool from "./parts/FormTool.svelte";
import { answered, type Form, missing } from "./parts/form";
import { tools } from "./tools";

let mounted: Record<string, unknown> | null = null;
beforeEach(() => {
  connect(answers);
  floor.rules = { betting: "no_limit" satisfies Betting, dealer_mode: "players_deal" } as Ruleset;
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

test.each(tools.map((tool) => [tool.topic, tool] as const))("%s rules on nothing that nobody stated", (_, tool) => {
  mounted =
    "form" in tool
      ? mount(FormTool, { target: document.body, props: { form: tool.form } })
      : mount(tool.page, { target: document.body });
  flushSync();
  expect(document.querySelector("[data-testid=ruling-missing]")?.textContent).toMatch(/\S/);
  expect(document.querySelector("[data-testid=floor-keep]")).toBeNull();
  const numbers = [...document.querySelectorAll<HTMLInputElement>(".facts .field input")];
  const counts = ["seats", "count", "players", "boxed"];
  const stated = numbers.filter(({ value, dataset }) => value !== "" && !counts.includes(dataset.testid ?? ""));
  expect(stated.map(({ dataset }) => dataset.testid)).toEqual([]);
});

type Facts = ReturnType<Form["start"]>;
const dispute = (facts: Facts): Facts => ({ ...forms.shortAction.start(), ...facts });

test("a raise said and other chips put in are both asked about", () => {
  const said = { said: "raise_amount", spoken: 300, placed: 250, bet: 100, least: 200, all_in: false };
  expect(answered(forms.shortAction, dispute(said))).toMatchObject({
    kind: "raise",
    verbal: "raise",
    spoken: 300,
    placed: 250,
    bet_to_match: 100,
    min_raise_to: 200,
  });
});

test("an amount said without a word stands beside the chips", () => {
  const said = { said: "amount", spoken: 300, placed: 0, bet: 100, least: 200, all_in: false };
  expect(answered(forms.shortAction, dispute(said))).toMatchObject({ verbal: null, spoken: 300, placed: 0 });
});

test("all-in said is the whole stack", () => {
  const said = { said: "all_in", stack: 1900, placed: 250, bet: 100, least: 200 };
  expect(answered(forms.shortAction, dispute(said))).toMatchObject({ verbal: "all_in", spoken: 1900, placed: 250 });
});

test("facts still to be said are named", () => {
  const facts = dispute({ said: "raise_amount", spoken: 300, bet: 100 });
  expect(answered(forms.shortAction, facts)).toBeNull();
  expect(missing(forms.shortAction.fields, facts)).toEqual(["floor-placed", "floor-least", "floor-chips_left"]);
});

test("an empty field that says none needs no number", () => {
  const facts = { error: "short_call", true_amount: 400, short_amount: 300, players_acted_after: 1 };
  expect(answered(forms.series, facts)).toMatchObject({ upstream_correct: 0 });
});
