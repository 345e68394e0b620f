// The questions that are sentences: bets, sales, moments and hands.
import type { Game, MuckedEvent, Offence, PenaltyStep, RebuyPhase, SeriesError } from "$shared/program/bindings";
import { type Key, number, t } from "$shared/i18n/index.svelte";
import { desk } from "../../desk/desk.svelte";
import { bigBlind, disputed, floor, gamePlayed } from "./floor.svelte";
import { type Field, form, type Form, known, type Offer, unsaid } from "./parts/form";
import { saidAndPut } from "./parts/amounts";
import { bettings, limitFacts, type Limits, newLimits, streets } from "./parts/limits";
import { type Option, stating, worded } from "./parts/options";

const absent = form({
  topic: "absent",
  start: () => ({
    fee_prepaid: unsaid<boolean>(),
    stack: known(desk.tournament?.view.setup.starting_stack),
    posted: unsaid<number>(),
    minutes_late: unsaid<number>(),
  }),
  fields: [
    { choice: "fee_prepaid", label: "floor-prepaid", options: stating("floor-prepaid"), testid: "prepaid" },
    { number: "stack", label: "floor-stack", step: 100, testid: "stack" },
    { number: "posted", label: "floor-posted", step: 25, testid: "posted" },
    { number: "minutes_late", label: "floor-late", step: 5, testid: "late" },
  ],
  given: ({ posted, ...facts }) => ({ ...facts, posted: [posted] }),
});

const games = ["holdem_pot_limit", "omaha4_pot_limit", "omaha4_hilo_pot_limit", "omaha5_pot_limit"];
const maxRaise = form({
  topic: "max_raise",
  start: () => ({
    variant: known(games.find((game) => game === gamePlayed()) as Game | undefined),
    pot_before_last_bet: unsaid<number>(),
    last_bet: unsaid<number>(),
    already_in: unsaid<number>(),
  }),
  fields: [
    { choice: "variant", label: "floor-game", options: () => worded("game", games), testid: "game" },
    { number: "pot_before_last_bet", label: "floor-pot_before", step: 25, testid: "pot" },
    { number: "last_bet", label: "floor-last_bet", step: 25, testid: "last-bet" },
    { number: "already_in", label: "floor-already_in", step: 25, blank: 0, testid: "already" },
  ],
  given: (facts) => facts,
});

const events: MuckedEvent[] = [
  "retrieved_by_owner",
  "turned_accidentally",
  "turned_by_current_winner",
  "turned_by_dealer",
  "turned_by_other_player",
  "asked_by_other_player",
  "thrown_before_showdown",
];
const muckedHand = form({
  topic: "mucked_hand",
  start: () => ({ identifiable: unsaid<boolean>(), event: unsaid<MuckedEvent>() }),
  fields: [
    { choice: "event", label: "floor-what_happened", options: () => worded("mucked", events), testid: "event" },
    {
      choice: "identifiable",
      label: "floor-identifiable",
      options: stating("floor-identifiable"),
      testid: "identifiable",
    },
  ],
  given: (facts) => facts,
});

/** Statement before the chips: nothing, a word, a total, both, or "all-in". */
type Saying = "silent" | "call" | "raise" | "raise_amount" | "amount" | "all_in";
const sayings: Saying[] = ["silent", "call", "raise", "raise_amount", "amount", "all_in"];
const withTotal = (said: Saying): boolean => said.endsWith("amount");

interface BetFacts extends Limits {
  said: Saying;
  spoken: number;
  bet: number;
  least: number;
  blind: number;
}

const betFacts = () => ({
  said: unsaid<Saying>(),
  spoken: unsaid<number>(),
  bet: unsaid<number>(),
  least: unsaid<number>(),
  blind: known(bigBlind()),
  ...newLimits(),
});

/** The blanks of what was said; a total that was typed stands in its blank before the word does. */
function saidFields<F extends BetFacts>(sayings: Saying[]): Field<F>[] {
  const fields: Field<BetFacts>[] = [
    { choice: "said", label: "floor-said", options: () => worded("floor-said", sayings), testid: "said" },
    {
      number: "spoken",
      label: "floor-spoken",
      step: 25,
      min: 1,
      testid: "spoken",
      asked: ({ said, spoken }) => (said === undefined ? spoken !== undefined : withTotal(said)),
    },
  ];
  return fields;
}

/** The blanks of the bet before: what there is to call, and the least raise, or the least opening where nobody has bet. */
function betFields<F extends BetFacts>(): Field<F>[] {
  const fields: Field<BetFacts>[] = [
    { number: "bet", label: "floor-bet_to_match", step: 25, testid: "bet" },
    {
      number: "least",
      label: "floor-least",
      step: 25,
      testid: "least",
      asked: ({ bet, betting }) => bet !== 0 && betting !== "limit",
    },
    {
      number: "blind",
      label: "floor-big_blind",
      step: 25,
      min: 1,
      testid: "big-blind",
      asked: ({ bet, betting }) => bet === 0 || betting === "limit",
    },
    {
      number: "most",
      label: "floor-most",
      step: 25,
      testid: "most",
      asked: ({ betting }) => betting === "pot_limit",
    },
    {
      choice: "street",
      label: "floor-street",
      options: () => worded("floor-street", streets),
      testid: "street",
      asked: ({ betting }) => betting === "limit",
    },
    {
      number: "raises",
      label: "floor-raises_made",
      max: 20,
      testid: "raises",
      asked: ({ bet, betting }) => bet !== 0 && betting === "limit",
    },
    {
      choice: "betting",
      label: "setting-betting",
      options: () => worded("setting-betting", bettings),
      testid: "betting",
      aside: true,
    },
  ];
  return fields;
}

/** Nobody had raised: what there is to call and the least raise follow from the clock. */
function unraised<F extends BetFacts>({ bet, least, betting }: F): Offer<F> | null {
  const blind = bigBlind();
  if (blind === undefined || bet !== undefined || least !== undefined || betting === "limit") return null;
  const facts = { bet: blind, least: 2 * blind };
  return {
    words: t("floor-unraised", { bet: number(facts.bet), least: number(facts.least) }),
    facts: facts as Partial<F>,
  };
}

const shortAction = form({
  topic: "short_action",
  start: () => ({
    ...betFacts(),
    stack: unsaid<number>(),
    placed: unsaid<number>(),
    all_in: unsaid<boolean>(),
  }),
  fields: [
    ...saidFields(sayings),
    {
      number: "stack",
      label: "floor-whole_stack",
      step: 25,
      min: 1,
      testid: "stack",
      asked: ({ said }) => said === "all_in",
    },
    { number: "placed", label: "floor-placed", step: 25, testid: "placed" },
    ...betFields(),
    {
      choice: "all_in",
      label: "floor-chips_left",
      options: () => [
        { value: false, name: t("floor-chips_left-some") },
        { value: true, name: t("floor-chips_left-none") },
      ],
      testid: "all-in",
      asked: ({ said }) => said !== "all_in",
    },
  ],
  given: ({ said, spoken, stack, placed, bet, least, blind, all_in, ...limit }) => {
    const opens = bet === 0;
    const word = said.startsWith("raise") ? (opens ? "bet" : "raise") : said === "call" ? said : null;
    return {
      kind: opens ? "open" : word === "raise" || placed > bet ? "raise" : "call",
      big_blind: blind || null,
      bet_to_match: bet,
      ...limitFacts(limit, opens ? blind : least),
      all_in: said !== "all_in" && all_in,
      placed,
      verbal: said === "all_in" ? "all_in" : word,
      spoken: said === "all_in" ? stack : withTotal(said) ? spoken : null,
    };
  },
  offer: unraised,
  take: (amounts) => {
    const { said, put } = saidAndPut(amounts);
    return { spoken: said, placed: put };
  },
});

const chips = form({
  topic: "chips",
  start: () => ({ chips: [] as (number | undefined)[], ...betFacts(), already: unsaid<number>() }),
  fields: [
    { amounts: "chips", label: "floor-chips-put", chips: true, testid: "chips" },
    ...saidFields(["silent", "call", "raise", "raise_amount", "amount"]),
    ...betFields(),
    { number: "already", label: "floor-already_in", step: 25, blank: 0, testid: "already" },
  ],
  given: ({ chips, said, spoken, bet, least, blind, already, betting, street, raises, most }) => ({
    big_blind: blind || null,
    bet_to_match: bet,
    already_in: already,
    chips: chips.filter((chip) => chip !== undefined),
    announce: said === "silent" ? null : said === "amount" ? spoken : said === "call" ? said : "raise",
    ...(said === "raise_amount" ? { spoken } : {}),
    ...limitFacts({ betting, street, raises, most }, bet === 0 ? blind : least),
  }),
  offer: unraised,
  take: (amounts) => ({ chips: amounts.filter(({ told }) => told !== "said").map(({ amount }) => amount) }),
});

const stringBet = form({
  topic: "string_bet",
  start: () => ({ ...betFacts(), motions: [undefined, undefined] as (number | undefined)[] }),
  fields: [
    ...saidFields(["silent", "raise", "raise_amount", "amount"]),
    { amounts: "motions", label: "floor-motions", testid: "motion" },
    ...betFields(),
  ],
  given: ({ motions, said, spoken, bet, least, blind, betting, street, raises, most }) => ({
    big_blind: blind || null,
    bet_to_match: bet,
    stages: motions.filter((chips) => chips !== undefined),
    raise_announced: said.startsWith("raise"),
    spoken: withTotal(said) ? spoken : null,
    ...limitFacts({ betting, street, raises, most }, bet === 0 ? blind : least),
  }),
  offer: unraised,
  take: (amounts) => (amounts.length > 1 ? { motions: amounts.map(({ amount }) => amount) } : {}),
});

const errors: SeriesError[] = ["short_call", "short_open", "short_raise", "misread_by_dealer"];
const paid = ({ error }: { error: SeriesError }): boolean => error !== "misread_by_dealer";
const series = form({
  topic: "series",
  start: () => ({
    error: unsaid<SeriesError>(),
    true_amount: unsaid<number>(),
    short_amount: unsaid<number>(),
    upstream_correct: unsaid<number>(),
    players_acted_after: unsaid<number>(),
    dealer_admits: unsaid<boolean>(),
  }),
  fields: [
    { choice: "error", label: "floor-first_error", options: () => worded("floor-error", errors), testid: "error" },
    { number: "true_amount", label: "floor-true_amount", step: 25, testid: "true", asked: paid },
    { number: "short_amount", label: "floor-short_amount", step: 25, testid: "short", asked: paid },
    { number: "upstream_correct", label: "floor-upstream", blank: 0, testid: "upstream", asked: paid },
    { number: "players_acted_after", label: "floor-acted_after", testid: "acted" },
    {
      choice: "dealer_admits",
      label: "floor-admits",
      options: stating("floor-admits"),
      testid: "admits",
      asked: (facts) => !paid(facts),
    },
  ],
  given: ({ dealer_admits, ...facts }) =>
    paid(facts)
      ? { ...facts, big_blind: bigBlind() ?? null }
      : { error: facts.error, players_acted_after: facts.players_acted_after, dealer_admits },
});

const phases: RebuyPhase[] = ["period", "last_call", "after_extra_hand_1", "after_extra_hand_2", "closed"];
const limits = (): Option<number | null>[] =>
  [null, 1, 2, 3].map((value) => ({ value, name: value === null ? t("floor-no_limit") : String(value) }));
/** Worth of the tournament's add-on in starting stacks; undefined where none is at hand. */
function addonMultiple(): number | undefined {
  const format = desk.tournament?.view.setup.format;
  return format?.type === "rebuy" ? format.addon_multiple : undefined;
}
const rebuy = form({
  topic: "rebuy",
  start: () => ({
    phase: known<RebuyPhase>(disputed()?.rebuy_phase),
    stack: unsaid<number>(),
    big_blind: known(bigBlind()),
    starting_stack: known(desk.tournament?.view.setup.starting_stack),
    rebuys_taken: unsaid<number>(),
    hands_missed: unsaid<number>(),
    max_rebuys: unsaid<number | null>(),
    addon_enabled: unsaid<boolean>(),
    addon_taken: unsaid<boolean>(),
    addon_multiple: known(addonMultiple()),
  }),
  fields: [
    { choice: "phase", label: "floor-phase", options: () => worded("floor-phase", phases), testid: "phase" },
    { number: "stack", label: "floor-stack", step: 25, testid: "stack" },
    { number: "rebuys_taken", label: "floor-rebuys_taken", testid: "taken" },
    { number: "hands_missed", label: "floor-hands_missed", blank: 0, testid: "missed" },
    { number: "big_blind", label: "floor-big_blind", step: 25, min: 1, testid: "big-blind" },
    { number: "starting_stack", label: "floor-starting", step: 500, min: 1, testid: "starting" },
    { choice: "max_rebuys", label: "floor-limit", options: limits, testid: "limit" },
    { choice: "addon_enabled", label: "floor-add_on", options: stating("floor-add_on"), testid: "add-on-sold" },
    {
      choice: "addon_taken",
      label: "floor-add_on_taken",
      options: stating("floor-add_on_taken"),
      testid: "add-on-taken",
      asked: ({ addon_enabled }) => addon_enabled === true,
    },
    {
      number: "addon_multiple",
      label: "floor-add_on_stacks",
      min: 1,
      testid: "add-on-stacks",
      asked: ({ addon_enabled }) => addon_enabled === true,
    },
  ],
  given: (facts) => ({
    format: desk.tournament && !desk.tournament.view.sells_rebuys ? "freezeout" : "rebuy",
    ...facts,
    addon_taken: facts.addon_enabled && facts.addon_taken,
    addon_multiple: facts.addon_enabled ? facts.addon_multiple : 1,
  }),
});

type When = "before_award" | "between" | "after_shuffle";
const whens: When[] = ["before_award", "between", "after_shuffle"];
const deals = (): Option<string>[] => [
  { value: "players_deal", name: t("floor-players_deal") },
  { value: "dealer", name: t("floor-dealer") },
];

/**
 * Moment between two hands: before the pot was awarded, between, or once the next shuffle had begun. Who deals decides
 * which of the two moments counts (6-2). Nobody has a stopwatch: the three moments are told by their order, ten seconds
 * apart.
 */
function moment(topic: "clock_level" | "retroactive", label: Key): Form {
  return form({
    topic,
    start: () => ({ when: unsaid<When>(), dealing: known(floor.rules?.dealer_mode) }),
    fields: [
      { choice: "when", label, options: () => worded("floor-when", whens), testid: "when" },
      { choice: "dealing", label: "floor-who_deals", options: deals, testid: "dealing" },
    ],
    given: ({ when, dealing }) => {
      const at = { before_award: 10, between: 20, after_shuffle: 30 }[when];
      return {
        dealer_mode: dealing,
        ...(topic === "clock_level" ? { level_ends_at_s: at } : { claim_at_s: at }),
        pot_awarded_at_s: when === "before_award" ? 20 : 10,
        next_shuffle_at_s: when === "after_shuffle" ? 20 : 30,
      };
    },
  });
}

const offences: Offence[] = [
  "repeated_misdeals",
  "time_abuse",
  "exposed_hand",
  "acting_standing",
  "wrong_amounts",
  "splashed_bets",
  "out_of_turn",
  "string_bet",
  "wrong_hand_called",
  "outside_chips",
  "criticism",
  "remarks",
  "rabbit_hunting",
  "disturbance",
  "language",
  "device",
  "soft_play",
  "giving_chips",
  "shown_fold",
  "other",
];
const steps: PenaltyStep[] = [
  "warning_1_hand",
  "suspend_1_orbit",
  "suspend_2_orbits",
  "suspend_3_orbits",
  "suspend_4_orbits",
];
const before = (): Option<PenaltyStep | null>[] => [
  { value: null, name: t("penalty-first") },
  ...worded("sanction", steps),
];
/** Proposal of the ladder for a fault, given the player's last punishment for it. */
const ladder = form({
  topic: "penalty",
  start: () => ({ offence: unsaid<Offence>(), sanction: unsaid<PenaltyStep | null>() }),
  fields: [
    {
      choice: "offence",
      label: "penalty-offence",
      options: () => worded("offence", offences),
      list: true,
      testid: "offence",
    },
    { choice: "sanction", label: "penalty-before", options: before, testid: "before" },
  ],
  given: ({ offence, sanction }) => ({
    player: "A",
    offence,
    history: sanction === null ? [] : [{ player: "A", offence, sanction }],
  }),
});

export const forms = {
  absent,
  maxRaise,
  muckedHand,
  shortAction,
  chips,
  stringBet,
  series,
  rebuy,
  ladder,
  clockLevel: moment("clock_level", "floor-level_ended"),
  retroactive: moment("retroactive", "floor-claimed"),
};
