// A ruling rests on facts that somebody stated: no number that a tool shows by itself becomes one.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answers } from "$shared/program/answers";
import type { Betting, Ruleset } from "$shared/program/bindings";
import { t } from "$shared/i18n/index.svelte";
import { connect } from "$shared/program/transport";
import { floor } from "./floor.svelte";
import { forms } from "./forms";
import FormTool from "./parts/FormTool.svelte";
import { answered, cases, type Form, missing } from "./parts/form";
import { amountsOf, saidAndPut } from "./parts/amounts";
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
  // Choices of what a touch means, of what the rules say and of nothing else amiss are no facts of the case.
  const idle = /^(brush|betting|dealing|in-room|rounding|first|how|now|fault|joker|irregular|deliberate|sb-posted)-/;
  const chosen = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(({ checked }) => checked);
  expect(chosen.map(({ dataset }) => dataset.testid ?? "").filter((id) => !idle.test(id))).toEqual([]);
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

const short = { said: "raise_amount", spoken: 300, placed: 250, bet: 100, least: 200 };

test("a fact that counts out its answers makes a question of each", () => {
  const questions = cases(forms.shortAction, dispute(short)) ?? [];
  expect(questions.map(({ answer }) => answer)).toEqual([t("floor-chips_left-some"), t("floor-chips_left-none")]);
  expect(questions.map(({ given }) => given)).toMatchObject([{ all_in: false }, { all_in: true }]);
});

test("a missing number is not counted out", () => {
  expect(cases(forms.shortAction, dispute({ ...short, bet: undefined }))).toBeNull();
});

/** Opens the sentence of a short action with a ruling for each question. */
function open(phrase: string, ruling: (given: Facts) => string): void {
  connect({
    call: (name: string, args: { question: { given: Facts } }) =>
      Promise.resolve(
        name === "floor_answer"
          ? { result: {}, refusal: null, sentence: ruling(args.question.given), steps: [], lines: [], rules: [] }
          : null,
      ),
    listen: answers.listen,
  });
  floor.phrase = phrase;
  mounted = mount(FormTool, { target: document.body, props: { form: forms.shortAction } });
  flushSync();
}
const field = (id: string): HTMLInputElement | null => document.querySelector(`[data-testid="${id}"]`);
function write(id: string, text: string): void {
  const input = field(id);
  if (!input) throw new Error(`no field ${id}`);
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
function tell(): void {
  field("said-raise_amount")?.click();
  flushSync();
  write("bet", "100");
  write("least", "200");
}

test("typed amounts stand in their blanks, and both rulings until the last fact is said", async () => {
  open("relance 300 mais mis 250", ({ all_in }) => (all_in ? "250" : "300"));
  expect([field("spoken")?.value, field("placed")?.value]).toEqual(["300", "250"]);
  expect([field("bet")?.value, field("least")?.value]).toEqual(["", ""]);
  tell();
  await expect.poll(() => document.querySelectorAll("[data-testid=ruling-either] dd").length).toBe(2);
  expect(document.querySelector("[data-testid=ruling-missing]")?.textContent).toContain(
    t("floor-chips_left").replace(/\s*\?$/u, ""),
  );
  expect(document.querySelector("[data-testid=ruling-sentence]")).toBeNull();
  field("all-in-false")?.click();
  flushSync();
  await expect.poll(() => document.querySelector("[data-testid=ruling-sentence]")?.textContent).toBe("300");
});

test("a fact that changes nothing holds no ruling back", async () => {
  open("dit 300 mis 250", () => "300");
  tell();
  await expect.poll(() => document.querySelector("[data-testid=ruling-sentence]")?.textContent).toBe("300");
  expect(document.querySelector("[data-testid=ruling-whatever]")).not.toBeNull();
  expect(document.querySelector("[data-testid=floor-keep]")).toBeNull();
});

test.each([
  ["relance 300 mais mis 250", 300, 250],
  ["il a mis 250, il avait dit 300", 300, 250],
  ["300 250", 300, 250],
  ["dit 1,5k mis 1 000 €".replace("1 000", "1.000"), 1500, 1000],
  ["il n’a mis que 500", undefined, 500],
  ["une relance à 400 trop petite", 400, undefined],
  ["500", undefined, undefined],
])("%s: what was said and what was put in", (phrase, said, put) => {
  expect(saidAndPut(amountsOf(phrase, t("floor-words-said"), t("floor-words-put")))).toEqual({ said, put });
});
