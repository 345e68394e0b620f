// The tools that ask only for numbers and answers.
import type {
  Game,
  MuckedEvent,
  Offence,
  PenaltyStep,
  RebuyPhase,
  SeriesError,
  ShortKind,
} from "$shared/program/bindings";
import { type Key, t } from "$shared/i18n/index.svelte";
import { desk } from "../../desk/desk.svelte";
import { bigBlind, disputed, floor } from "./floor.svelte";
import { form, type Form, known, unsaid } from "./parts/form";
import { bettings, limitFacts, newLimits, streets } from "./parts/limits";
import { type Option, worded, yesNo } from "./parts/options";

const absent = form({
  topic: "absent",
  start: () => ({
    fee_prepaid: unsaid<boolean>(),
    stack: known(desk.tournament?.view.setup.starting_stack),
    posted: unsaid<number>(),
    minutes_late: unsaid<number>(),
  }),
  fields: [
    { choice: "fee_prepaid", label: "floor-prepaid", options: yesNo, testid: "prepaid" },
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
    variant: unsaid<Game>(),
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
    { choice: "identifiable", label: "floor-identifiable", options: yesNo, testid: "identifiable" },
    { choice: "event", label: "floor-what_happened", options: () => worded("mucked", events), testid: "event" },
  ],
  given: (facts) => facts,
});

const kinds: ShortKind[] = ["open", "call", "raise"];
/** Statement before the chips: nothing, a word, a total, both, or "all-in". */
type Said = "silent" | "word" | "amount" | "word_amount" | "all_in";
const sayings: Said[] = ["silent", "word", "amount", "word_amount", "all_in"];
const withTotal = (said: Said): boolean => said === "amount" || said === "word_amount";
const shortAction = form({
  topic: "short_action",
  start: () => ({
    kind: unsaid<ShortKind>(),
    said: unsaid<Said>(),
    spoken: unsaid<number>(),
    stack: unsaid<number>(),
    placed: unsaid<number>(),
    bet: unsaid<number>(),
    least: unsaid<number>(),
    blind: known(bigBlind()),
    all_in: unsaid<boolean>(),
    ...newLimits(),
  }),
  fields: [
    { choice: "kind", label: "floor-short-kind", options: () => worded("floor-short", kinds), testid: "kind" },
    {
      choice: "said",
      label: "floor-said",
      options: () => worded("floor-said", sayings),
      testid: "said",
    },
    {
      number: "spoken",
      label: "floor-spoken",
      step: 25,
      min: 1,
      testid: "spoken",
      asked: ({ said }) => withTotal(said),
    },
    {
      number: "stack",
      label: "floor-whole_stack",
      step: 25,
      min: 1,
      testid: "stack",
      asked: ({ said }) => said === "all_in",
    },
    { number: "placed", label: "floor-placed", step: 25, testid: "placed" },
    { number: "bet", label: "floor-bet_to_match", step: 25, testid: "bet", asked: ({ kind }) => kind !== "open" },
    {
      number: "least",
      label: "floor-least",
      step: 25,
      testid: "least",
      asked: ({ kind, betting }) => kind !== "open" && betting !== "limit",
    },
    {
      number: "blind",
      label: "floor-big_blind",
      step: 25,
      min: 1,
      testid: "big-blind",
      asked: ({ kind, betting }) => kind === "open" || betting === "limit",
    },
    {
      choice: "all_in",
      label: "floor-is_all_in",
      options: yesNo,
      testid: "all-in",
      asked: ({ said }) => said !== "all_in",
    },
    {
      choice: "betting",
      label: "setting-betting",
      options: () => worded("setting-betting", bettings),
      testid: "betting",
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
      asked: ({ kind, betting }) => kind !== "open" && betting === "limit",
    },
    { number: "most", label: "floor-most", step: 25, testid: "most", asked: ({ betting }) => betting === "pot_limit" },
  ],
  given: ({ kind, said, spoken, stack, placed, bet, least, blind, all_in, ...limit }) => ({
    kind,
    big_blind: blind || null,
    bet_to_match: kind === "open" ? 0 : bet,
    ...limitFacts(limit, kind === "open" ? blind : least),
    all_in: said !== "all_in" && all_in,
    placed,
    verbal: said === "all_in" ? "all_in" : said.startsWith("word") ? (kind === "open" ? "bet" : kind) : null,
    spoken: said === "all_in" ? stack : withTotal(said) ? spoken : null,
  }),
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
  }),
  fields: [
    { choice: "error", label: "floor-first_error", options: () => worded("floor-error", errors), testid: "error" },
    { number: "true_amount", label: "floor-true_amount", step: 25, testid: "true", asked: paid },
    { number: "short_amount", label: "floor-short_amount", step: 25, testid: "short", asked: paid },
    { number: "upstream_correct", label: "floor-upstream", blank: 0, testid: "upstream", asked: paid },
    { number: "players_acted_after", label: "floor-acted_after", testid: "acted" },
  ],
  given: (facts) =>
    paid(facts)
      ? { ...facts, big_blind: bigBlind() ?? null }
      : { error: facts.error, players_acted_after: facts.players_acted_after },
});

const phases: RebuyPhase[] = ["period", "last_call", "after_extra_hand_1", "after_extra_hand_2", "closed"];
const limits = (): Option<number | null>[] =>
  [null, 1, 2, 3].map((value) => ({ value, name: value === null ? t("floor-no_limit") : String(value) }));
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
  }),
  fields: [
    { choice: "phase", label: "floor-phase", options: () => worded("floor-phase", phases), testid: "phase" },
    { number: "stack", label: "floor-stack", step: 25, testid: "stack" },
    { number: "big_blind", label: "floor-big_blind", step: 25, min: 1, testid: "big-blind" },
    { number: "starting_stack", label: "floor-starting", step: 500, min: 1, testid: "starting" },
    { number: "rebuys_taken", label: "floor-rebuys_taken", testid: "taken" },
    { number: "hands_missed", label: "floor-hands_missed", blank: 0, testid: "missed" },
    { choice: "max_rebuys", label: "floor-limit", options: limits, testid: "limit" },
    { choice: "addon_enabled", label: "floor-add_on", options: yesNo, testid: "add-on-sold" },
  ],
  given: (facts) => ({
    format: desk.tournament && !desk.tournament.view.sells_rebuys ? "freezeout" : "rebuy",
    addon_taken: false,
    addon_multiple: 1,
    ...facts,
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
  series,
  rebuy,
  ladder,
  clockLevel: moment("clock_level", "floor-level_ended"),
  retroactive: moment("retroactive", "floor-claimed"),
};
