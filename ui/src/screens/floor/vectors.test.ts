// Every public vector is entered through its form, by the labels that somebody reads. The questions that come out are
// stored beside the vectors, where the engine's tests compare their answers with the expected ones.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { number, say, t } from "$shared/i18n/index.svelte";
import type { Question, Ruleset } from "$shared/program/bindings";
import { connect } from "$shared/program/transport";
import { desk } from "../../desk/desk.svelte";
import { floor } from "./floor.svelte";
import FormTool from "./parts/FormTool.svelte";
import { tools } from "./tools";

/* eslint-disable @typescript-eslint/no-explicit-any -- a vector's facts are as varied as its topics */
type Facts = any;
interface Vector {
  id: string;
  topic: string;
  given: Facts;
}
const files = import.meta.glob<string>("../../../../crates/engine/tests/data/vectors-public.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const vectors = (JSON.parse(Object.values(files)[0] ?? "[]") as Vector[]).filter(({ topic }) =>
  tools.some((tool) => tool.topic === topic),
);

let deck: string[] = [];
let asked: Question | null = null;
/** Answers with the question itself, so that the page shows what it was asked. */
function call(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
  if (name === "floor_deck") return Promise.resolve(deck);
  if (name !== "floor_answer") return Promise.resolve(null);
  asked = args.question as Question;
  const plan = Object.fromEntries(((asked.given as Facts).players ?? []).map((one: Facts) => [one.seat, cardsOf(one)]));
  return Promise.resolve({
    result: { race_chips: plan, sits_out: [] },
    refusal: null,
    sentence: JSON.stringify(asked),
    steps: [],
    lines: [],
    reason: null,
    rules: [],
  });
}
let raced: Facts = {};
const cardsOf = ({ seat }: Facts): number => raced[seat]?.length ?? 0;

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  desk.tournament = null;
  document.body.replaceChildren();
});

const clean = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

/** The control with this accessible name. */
function labelled(label: string): HTMLInputElement | HTMLSelectElement {
  const name = clean(label);
  const named = all<HTMLInputElement>("input, select").find(
    (field) => clean(field.getAttribute("aria-label")) === name,
  );
  if (named) return named;
  const own = all<HTMLLabelElement>("label").find((one) => clean(one.childNodes[0]?.textContent) === name);
  const field = own?.htmlFor ? document.getElementById(own.htmlFor) : own?.querySelector("input, select");
  if (!field) throw new Error(`nothing is called "${name}": ${document.body.textContent}`);
  return field as HTMLInputElement;
}

/** The group of controls with this accessible name. */
function group(label: string): Element | undefined {
  const name = clean(label);
  return (
    all("[role=group]").find((one) => clean(one.getAttribute("aria-label")) === name) ??
    all("fieldset").find((one) => clean(one.querySelector("legend")?.textContent) === name)
  );
}

/** Chooses an option; the test's document does not know by itself which one `:checked` means. */
function select(list: HTMLSelectElement, index: number): void {
  const option = list.options[index];
  list.querySelector = (query: string) =>
    query === ":checked" ? option : Element.prototype.querySelector.call(list, query);
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

async function settle(): Promise<void> {
  flushSync();
  await tick();
  flushSync();
}

async function write(name: string, value: number | string): Promise<void> {
  const field = labelled(name) as HTMLInputElement;
  field.value = String(value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
}

/** Presses an answer to a question; where it has been answered, chooses another in its blank. */
async function answer(name: string, option: string): Promise<void> {
  const found = group(name);
  if (found) {
    const plain = (one: Element): string =>
      clean(
        [...one.childNodes]
          .filter((node) => node.nodeName !== "KBD")
          .map((node) => node.textContent)
          .join(""),
      );
    const button = [...found.querySelectorAll<HTMLElement>("button, label")].find((one) => plain(one) === option);
    if (!button) throw new Error(`"${name}" has no answer "${option}": ${clean(found.textContent)}`);
    (button.querySelector("input") ?? button).click();
  } else {
    const list = labelled(name) as HTMLSelectElement;
    const index = [...list.options].findIndex((one) => clean(one.textContent) === option);
    if (index < 0) throw new Error(`"${name}" has no answer "${option}": ${clean(list.textContent)}`);
    select(list, index);
  }
  await settle();
}

async function press(text: string): Promise<void> {
  const button = all<HTMLElement>("button").find((one) => clean(one.textContent) === text);
  if (!button) throw new Error(`there is no button "${text}"`);
  button.click();
  await settle();
}

async function touch(seat: number | string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.click();
  await settle();
}

/** Touches seats with another meaning of a touch. */
async function touchAs(meaning: string, seats: (number | string)[]): Promise<void> {
  if (seats.length === 0) return;
  await answer(t("floor-tap"), meaning);
  for (const seat of seats) await touch(seat);
}

const yes = (fact: string, value: boolean): string => clean(say(`${fact}-${value ? "yes" : "no"}`));
const yesOrNo = (value: boolean): string => t(value ? "floor-yes" : "floor-no");
/** Seat of a player whom a vector calls by a letter. */
const seatOf = (letter: string): string => String(letter.charCodeAt(0) - 64);
const seatName = (seat: number | string): string => t("floor-seat", { seat: Number(seat) });
const dealer = (mode: string): string => t(mode === "dealer" ? "floor-dealer" : "floor-players_deal");

async function bet({ bet_to_match: bet, min_raise_to: least, big_blind: blind }: Facts): Promise<void> {
  await write(t("floor-bet_to_match"), bet);
  // A vector without a least raise means double the bet.
  if (bet === 0) await write(t("floor-big_blind"), blind ?? least);
  else await write(t("floor-least"), least ?? 2 * bet);
}

/** Somebody at the table, seat by seat: free seats, positions and what happened since. */
async function positions(given: Facts, spots: string[]): Promise<void> {
  const { last_hand: last, occupied } = given;
  for (const spot of spots) await touchAs(t(`floor-spot-${spot}` as "floor-spot-button"), [last[spot]]);
  const came = ((given.arrivals ?? []) as Facts[]).map(({ seat }) => seat);
  const out = (given.eliminated ?? []) as number[];
  const seats = Array.from({ length: given.seats }, (_, index) => index + 1);
  const free = seats.filter((seat) => !occupied.includes(seat) && !out.includes(seat));
  await touchAs(t("floor-tap-taken"), [...free, ...came.filter((seat) => !out.includes(seat))]);
}

const enter: Record<string, (given: Facts) => Promise<void>> = {
  async short_action(given) {
    const { verbal, placed, amount_only_spoken: only } = given;
    await answer(t("floor-said"), clean(say(`floor-said-${only ? "amount" : (verbal ?? "silent")}`)));
    if (only) await write(t("floor-spoken"), placed);
    await write(t("floor-placed"), only ? 0 : placed);
    await bet(given);
    await answer(t("floor-chips_left"), t("floor-chips_left-some"));
  },
  async chips(given) {
    for (const chip of given.chips) {
      all<HTMLElement>("button")
        .find((one) => one.getAttribute("aria-label") === t("floor-chip-add", { chip: number(chip) }))
        ?.click();
      await settle();
    }
    const { announce } = given;
    const said = typeof announce === "number" ? "amount" : (announce ?? "silent");
    await answer(t("floor-said"), clean(say(`floor-said-${said}`)));
    if (typeof announce === "number") await write(t("floor-spoken"), announce);
    await bet(given);
    if (given.already_in > 0) await write(t("floor-already_in"), given.already_in);
  },
  async string_bet(given) {
    await answer(t("floor-said"), clean(say(`floor-said-${given.raise_announced ? "raise" : "silent"}`)));
    for (const [index, chips] of given.stages.entries()) await write(t("floor-motion", { number: index + 1 }), chips);
    await bet(given);
  },
  async series(given) {
    await answer(t("floor-first_error"), clean(say(`floor-error-${given.error}`)));
    if (given.true_amount !== undefined) {
      await write(t("floor-true_amount"), given.true_amount);
      await write(t("floor-short_amount"), given.short_amount);
    }
    if (given.upstream_correct > 0) await write(t("floor-upstream"), given.upstream_correct);
    await write(t("floor-acted_after"), given.players_acted_after);
    if (given.true_amount === undefined) await answer(t("floor-admits"), yes("floor-admits", true));
  },
  async max_raise(given) {
    await answer(t("floor-game"), clean(say(`game-${given.variant}`)));
    await write(t("floor-pot_before"), given.pot_before_last_bet);
    await write(t("floor-last_bet"), given.last_bet);
  },
  async absent(given) {
    await answer(t("floor-prepaid"), yes("floor-prepaid", given.fee_prepaid));
    await write(t("floor-stack"), given.stack);
    await write(
      t("floor-posted"),
      given.posted.reduce((sum: number, chips: number) => sum + chips, 0),
    );
    await write(t("floor-late"), given.minutes_late);
  },
  async rebuy(given) {
    await answer(t("floor-phase"), clean(say(`floor-phase-${given.phase}`)));
    await write(t("floor-stack"), given.stack);
    await write(t("floor-rebuys_taken"), given.rebuys_taken);
    if (given.hands_missed > 0) await write(t("floor-hands_missed"), given.hands_missed);
    await write(t("floor-big_blind"), given.big_blind);
    await write(t("floor-starting"), given.starting_stack);
    await answer(t("floor-limit"), given.max_rebuys === null ? t("floor-no_limit") : String(given.max_rebuys));
    await answer(t("floor-add_on"), yes("floor-add_on", given.addon_enabled));
    await answer(t("floor-add_on_taken"), yes("floor-add_on_taken", given.addon_taken));
    await write(t("floor-add_on_stacks"), given.addon_multiple);
  },
  clock_level: (given) => moment(given, t("floor-level_ended"), given.level_ends_at_s),
  retroactive: (given) => moment(given, t("floor-claimed"), given.claim_at_s),
  async mucked_hand(given) {
    await answer(t("floor-what_happened"), clean(say(`mucked-${given.event}`)));
    await answer(t("floor-identifiable"), yes("floor-identifiable", given.identifiable));
  },
  async penalty(given) {
    await answer(t("penalty-offence"), clean(say(`offence-${given.offence}`)));
    const own = given.history.find(({ player }: Facts) => player === given.player);
    await answer(t("penalty-before"), own ? clean(say(`sanction-${own.sanction}`)) : clean(t("penalty-first")));
  },
  async min_raise(given) {
    await answer(t("floor-street"), clean(say(`floor-street-${given.street}`)));
    await write(t("floor-big_blind"), given.big_blind);
    for (const [index, { to, all_in }] of given.bets.entries()) {
      await press(t("floor-add-bet"));
      await write(t("floor-bet", { number: index + 1 }), to);
      if (all_in) all<HTMLInputElement>("input[type=checkbox]").at(-1)?.click();
      await settle();
    }
  },
  async reopen(given) {
    await answer(t("floor-street"), clean(say(`floor-street-${given.street}`)));
    await write(t("floor-big_blind"), given.big_blind);
    await actions(given.actions, true);
    await answer(t("floor-to_act"), seatName(seatOf(given.to_act)));
  },
  async out_of_turn(given) {
    await answer(t("floor-skipped"), seatName(seatOf(given.skipped)));
    await actions(given.acted_past, false);
    const now = given.skipped_action;
    await answer(t("floor-skipped_action"), now === null ? t("floor-unsaid") : clean(say(`option-${now}`)));
    await answer(t("floor-freed"), yesOrNo(given.raise_after_skipped_decision));
  },
  async misdeal(given) {
    await answer(t("floor-deal_of"), t("floor-deal_of-board"));
    for (const card of given.exposed_cards) {
      [...(group(t("floor-exposed"))?.querySelectorAll("button") ?? [])][card - 1]?.click();
      await settle();
    }
    await write(t("floor-acted_after_blinds"), given.players_acted_after_blinds ?? 0);
  },
  async board_fix(given) {
    await answer(t("floor-case"), clean(say(`floor-case-${given.case}`)));
    if (given.case.startsWith("flop")) await answer(t("floor-order_known"), yesOrNo(given.order_known ?? true));
    if (given.burns?.length) await write(t("board-burns"), given.burns.join(" "));
    await write(t("board-exposed"), given.exposed.join(" "));
    if (given.stub?.length && group(t("floor-pack", { hand: "" })) === undefined) {
      const stub = all<HTMLLabelElement>("label").some((one) => clean(one.textContent) === clean(t("board-stub")));
      if (stub) await write(clean(t("board-stub")), given.stub.join(" "));
    }
  },
  async blinds_next(given) {
    await answer(t("floor-who_deals"), dealer(given.dealer_mode));
    await positions(given, ["button", "sb", "bb"]);
    await touchAs(t("floor-tap-out"), given.eliminated);
    for (const { seat, reason } of given.arrivals) {
      await touchAs(t(`floor-tap-${reason}` as "floor-tap-break"), [seat]);
    }
    if (!given.last_hand.sb_posted) await answer(t("floor-sb_posted"), yesOrNo(false));
  },
  seat_for_moved: (given) => positions(given, ["button", "sb", "bb"]),
  async who_moves(given) {
    await positions(given, ["bb"]);
    if (given.count > 1) await write(t("floor-how_many"), given.count);
  },
  balance: ({ tables }) => sizes(tables, 2),
  async break_table({ tables, seats_per_table: seats }) {
    await sizes(tables, 3);
    await write(t("floor-seats"), seats);
  },
  async ranking(given) {
    await write(t("floor-players_before"), given.players_before);
    for (const player of given.busted) await touch(seatOf(player));
    for (const player of given.busted) {
      await write(t("floor-stack-of", { who: seatName(seatOf(player)) }), given.start_stacks[player]);
    }
  },
  async pots(given) {
    for (const { seat } of given.players) await answer(t("floor-in_pot"), seatName(seat));
    await answer(t("floor-spot-button"), seatName(given.button));
    await write(t("floor-smallest"), given.smallest_chip);
    await answer(t("floor-hilo"), yesOrNo(given.hilo ?? false));
    const rank = (of: "strength" | "low", value: number | null): number =>
      value === null ? 0 : 1 + given.players.filter((one: Facts) => (one[of] ?? -1) > value).length;
    for (const one of given.players) {
      const line = [...(group(seatName(one.seat))?.querySelectorAll("input") ?? [])];
      const [put, folded] = [
        line.find((field) => field.type !== "checkbox"),
        line.find(({ type }) => type === "checkbox"),
      ];
      await fill(put, one.put_in);
      if (one.folded) folded?.click();
      await settle();
      const ranks = [...(group(seatName(one.seat))?.querySelectorAll<HTMLInputElement>("input") ?? [])].slice(2);
      await fill(ranks[0], rank("strength", one.strength));
      await fill(ranks[1], rank("low", one.low ?? null));
    }
  },
  async odd_chips(given) {
    await write(t("floor-pot"), given.pot);
    await write(t("floor-smallest"), given.smallest_chip);
    await touchAs(t("floor-tap-winner"), given.winners);
    await touchAs(t("floor-tap-button"), [given.button]);
  },
  async hand_compare(given) {
    await answer(t("floor-game"), clean(say(`game-${given.variant}`)));
    const letters = Object.keys(given.hands);
    for (const letter of letters.slice(2)) await answer(t("floor-hands"), seatName(seatOf(letter)));
    if (given.board.length > 0) await write(t("floor-board"), given.board.join(" "));
    for (const letter of letters) await write(seatName(seatOf(letter)), given.hands[letter].join(" "));
  },
  async stud_order(given) {
    await answer(t("floor-game"), clean(say("game-stud_high")));
    await answer(t("floor-round"), String(given.round));
    for (const [seat, cards] of Object.entries<string[]>(given.upcards)) await write(seatName(seat), cards.join(" "));
  },
  async show_order(given) {
    await touchAs(t("floor-tap-live"), given.live);
    if (given.last_aggressor !== null) await touchAs(t("floor-tap-aggressor"), [given.last_aggressor]);
    await touchAs(t("floor-tap-button"), [given.button]);
    await answer(t("floor-show-all_in"), yesOrNo(false));
  },
  time_bank: (given) => answer(t("floor-caller"), clean(say(`caller-${given.called_by}`))),
  async chip_race(given) {
    await write(t("floor-race-low"), given.low);
    await write(t("floor-race-high"), given.high);
    // Cards that were written say nothing about the button.
    await answer(t("floor-spot-button"), seatName(given.button ?? 1));
    for (const { seat, low_chips, other_value } of given.players) {
      await answer(t("floor-players"), seatName(seat));
      await write(`${seatName(seat)}, ${t("floor-race-chips")}`, low_chips);
      await write(`${seatName(seat)}, ${t("floor-race-other")}`, other_value);
    }
    if (given.deck) {
      deck = given.deck;
      await press(t("floor-deal"));
    } else {
      raced = given.cards;
      await answer(t("floor-race-cards"), t("floor-race-cards-written"));
      await expect.poll(() => document.querySelectorAll(".pack").length).toBe(1);
      await write(t("floor-race-low"), given.low + 1);
      await write(t("floor-race-low"), given.low);
      await expect.poll(() => all("li > label").length).toBe(Object.keys(given.cards).length);
      for (const [seat, cards] of Object.entries<string[]>(given.cards)) await write(seatName(seat), cards.join(" "));
    }
  },
};

async function fill(field: HTMLInputElement | undefined, value: number): Promise<void> {
  if (!field) return;
  field.value = String(value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
}

async function moment(given: Facts, name: string, at: number): Promise<void> {
  const when =
    at < given.pot_awarded_at_s ? "before_award" : at < given.next_shuffle_at_s ? "between" : "after_shuffle";
  await answer(name, clean(say(`floor-when-${when}`)));
  await answer(t("floor-who_deals"), dealer(given.dealer_mode));
}

async function sizes(tables: Record<string, number>, shown: number): Promise<void> {
  for (let extra = Object.keys(tables).length - shown; extra > 0; extra -= 1) await press(t("floor-add-table"));
  for (const [table, players] of Object.entries(tables))
    await write(t("table-title", { table: Number(table) }), players);
}

async function actions(acted: Facts[], amounts: boolean): Promise<void> {
  for (const { player, action, to, all_in } of acted) {
    await press(t("floor-add-action"));
    const row = all(".row")
      .filter((one) => one.querySelector("[data-testid^=action-]"))
      .at(-1);
    const [who, what] = [...(row?.querySelectorAll("select") ?? [])];
    for (const [list, option] of [
      [who, seatName(seatOf(player))],
      [what, clean(say(`option-${action}`))],
    ] as const) {
      if (!list) continue;
      select(
        list,
        [...list.options].findIndex((one) => clean(one.textContent) === option),
      );
      await settle();
    }
    if (!amounts) continue;
    await fill(row?.querySelector<HTMLInputElement>(".field input") ?? undefined, to);
    if (all_in) row?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    await settle();
  }
}

const rules = { betting: "no_limit", dealer_mode: "players_deal", button_system: "forward_moving" };
const questions: Record<string, { topic: string; given: unknown }> = {};

test.each(vectors.map((vector) => [vector.id, vector] as const))("%s is entered by its labels", async (id, vector) => {
  const { topic, given } = vector;
  connect({ call: call, listen: () => Promise.resolve() });
  [deck, raced, asked] = [[], {}, null];
  floor.rules = { ...rules, ...given.settings } as Ruleset;
  if (given.format === "freezeout") {
    const view = { sells_rebuys: false, tables: [], counts: {}, setup: { format: { type: "freezeout" } } };
    desk.tournament = { view } as never;
  }
  const tool = tools.find((other) => other.topic === topic);
  if (!tool) throw new Error(`no tool for ${topic}`);
  mounted =
    "form" in tool
      ? mount(FormTool, { target: document.body, props: { form: tool.form } })
      : mount(tool.page, { target: document.body });
  await settle();
  await enter[topic]?.(given);
  // The page shows the answer to the last question.
  await expect
    .poll(() => document.querySelector("[data-testid=ruling-sentence]")?.textContent, { timeout: 2000, interval: 5 })
    .toBeTruthy();
  await settle();
  const shown = JSON.parse(document.querySelector("[data-testid=ruling-sentence]")?.textContent ?? "{}");
  expect(shown).toEqual(JSON.parse(JSON.stringify(asked)));
  questions[id] = shown;
});

test("the engine's tests answer the questions that these forms ask", async () => {
  expect(Object.keys(questions)).toHaveLength(158);
  // A line each.
  const lines = Object.entries(questions).map(([id, question]) => `  "${id}": ${JSON.stringify(question)}`);
  await expect(`{\n${lines.join(",\n")}\n}\n`).toMatchFileSnapshot(
    "../../../../crates/engine/tests/data/questions-of-forms.json",
  );
});
