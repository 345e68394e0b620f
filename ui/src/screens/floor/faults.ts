// The tools for faults of cards, hands, announcements and pots: each asks for what its case needs.
import type {
  Act,
  AwardEvent,
  AwardFault,
  ClosedEvent,
  DeathCause,
  DropCause,
  Exposure,
  LooseEvent,
  SeatEvent,
  SeenBy,
  TableLanguage,
} from "$shared/program/bindings";
import { t } from "$shared/i18n/index.svelte";
import { floor } from "./floor.svelte";
import { form, known, unsaid } from "./parts/form";
import { type Option, stating, worded } from "./parts/options";

type Kept = "unsaid" | "kept" | "refused";
const looseCard = form({
  topic: "loose_card",
  start: () => ({
    event: unsaid<LooseEvent>(),
    cause: unsaid<DropCause>(),
    during_deal: unsaid<boolean>(),
    touched: unsaid<boolean>(),
    kept: unsaid<Kept>(),
  }),
  fields: [
    {
      choice: "event",
      label: "floor-happened",
      options: () => worded("floor-loose", ["dropped", "glimpsed", "mixed"]),
      testid: "event",
    },
    {
      choice: "cause",
      label: "floor-drop_cause",
      options: () => worded("floor-drop", ["dealer", "accident", "player"]),
      testid: "cause",
      asked: ({ event }) => event === "dropped",
    },
    {
      choice: "during_deal",
      label: "floor-in_deal",
      options: stating("floor-in_deal"),
      testid: "in-deal",
      asked: ({ event }) => event === "dropped",
    },
    {
      choice: "touched",
      label: "floor-touched",
      options: stating("floor-touched"),
      testid: "touched",
      asked: ({ event }) => event === "glimpsed",
    },
    {
      choice: "kept",
      label: "floor-card_kept",
      options: () => worded("floor-card", ["unsaid", "kept", "refused"]),
      testid: "kept",
      asked: ({ event, touched }) => event === "glimpsed" && !touched,
    },
  ],
  given: ({ event, cause, during_deal, touched, kept }) => ({
    event,
    ...(event === "dropped" ? { cause, during_deal } : {}),
    ...(event === "glimpsed" ? { touched } : {}),
    ...(event === "glimpsed" && !touched && kept !== "unsaid" ? { kept: kept === "kept" } : {}),
  }),
});

const atSeat = form({
  topic: "at_seat",
  start: () => ({ event: unsaid<SeatEvent>(), seated: unsaid<boolean>() }),
  fields: [
    {
      choice: "event",
      label: "floor-seat_matters",
      options: () => worded("floor-seat", ["dealt_in", "acts"]),
      testid: "event",
    },
    { choice: "seated", label: "floor-was_seated", options: stating("floor-was_seated"), testid: "seated" },
  ],
  given: (facts) => facts,
});

const inMuck = ({ cause }: { cause: DeathCause }): boolean => cause === "lost_in_muck";
const sweptUp = ({ cause }: { cause: DeathCause }): boolean => cause === "swept_up";
const deadHand = form({
  topic: "dead_hand",
  start: () => ({
    cause: unsaid<DeathCause>(),
    put_in: unsaid<number>(),
    best: unsaid<number>(),
    best_behind: unsaid<number>(),
    other: unsaid<number>(),
    other_behind: unsaid<number>(),
    identifiable: unsaid<boolean>(),
    large_amount: unsaid<boolean>(),
    last_bet: unsaid<number>(),
    answered: unsaid<boolean>(),
  }),
  fields: [
    {
      choice: "cause",
      label: "floor-death",
      options: () => worded("floor-death", ["lost_in_muck", "swept_up", "device"]),
      testid: "cause",
    },
    { number: "put_in", label: "floor-hand_put_in", step: 25, testid: "put-in", asked: inMuck },
    { number: "best", label: "floor-best_put_in", step: 25, testid: "best", asked: inMuck },
    { number: "best_behind", label: "floor-best_behind", step: 25, testid: "best-behind", asked: inMuck },
    { number: "other", label: "floor-other_put_in", step: 25, blank: 0, testid: "other", asked: inMuck },
    {
      number: "other_behind",
      label: "floor-other_behind",
      step: 25,
      testid: "other-behind",
      asked: (facts) => inMuck(facts) && facts.other > 0,
    },
    {
      choice: "identifiable",
      label: "floor-recognisable",
      options: stating("floor-recognisable"),
      testid: "identifiable",
      asked: sweptUp,
    },
    { choice: "large_amount", label: "floor-large", options: stating("floor-large"), testid: "large", asked: sweptUp },
    { number: "last_bet", label: "floor-own_last_bet", step: 25, testid: "last-bet", asked: sweptUp },
    {
      choice: "answered",
      label: "floor-answered",
      options: stating("floor-answered"),
      testid: "answered",
      asked: sweptUp,
    },
  ],
  given: ({ cause, put_in, best, best_behind, other, other_behind, ...swept }) => ({
    cause,
    ...(cause === "lost_in_muck"
      ? {
          put_in,
          opponents: [
            { put_in: best, behind: best_behind },
            ...(other > 0 ? [{ put_in: other, behind: other_behind }] : []),
          ],
        }
      : {}),
    ...(cause === "swept_up" ? swept : {}),
  }),
});

const exposedHand = form({
  topic: "exposed_hand",
  start: () => ({ how: unsaid<Exposure>(), bets_possible: unsaid<boolean>(), unbeatable: unsaid<boolean>() }),
  fields: [
    {
      choice: "how",
      label: "floor-exposure",
      options: () => worded("floor-exposure", ["told_or_shown", "laid_in_middle"]),
      testid: "how",
    },
    {
      choice: "bets_possible",
      label: "floor-bets_possible",
      options: stating("floor-bets_possible"),
      testid: "bets-possible",
    },
    {
      choice: "unbeatable",
      label: "floor-unbeatable",
      options: stating("floor-unbeatable"),
      testid: "unbeatable",
      asked: ({ how }) => how === "laid_in_middle",
    },
  ],
  given: ({ how, bets_possible, unbeatable }) => ({
    how,
    bets_possible,
    ...(how === "laid_in_middle" ? { unbeatable } : {}),
  }),
});

const tap = form({
  topic: "tap",
  start: () => ({ to_pay: unsaid<number>() }),
  fields: [{ number: "to_pay", label: "floor-to_pay", step: 25, testid: "to-pay" }],
  given: (facts) => facts,
});

const inTheDark = form({
  topic: "in_the_dark",
  start: () => ({
    disputed: unsaid<boolean>(),
    dealing: known(floor.rules?.dealer_mode),
    confirmed: unsaid<boolean>(),
  }),
  fields: [
    { choice: "disputed", label: "floor-disputed", options: stating("floor-disputed"), testid: "disputed" },
    {
      choice: "dealing",
      label: "floor-who_deals",
      options: (): Option<string>[] => [
        { value: "players_deal", name: t("floor-players_deal") },
        { value: "dealer", name: t("floor-dealer") },
      ],
      testid: "dealing",
      asked: ({ disputed }) => disputed,
    },
    {
      choice: "confirmed",
      label: "floor-confirmed",
      options: stating("floor-confirmed"),
      testid: "confirmed",
      asked: ({ disputed, dealing }) => disputed && dealing === "dealer",
    },
  ],
  given: ({ disputed, dealing, confirmed }) => ({
    disputed,
    dealer_mode: dealing,
    ...(disputed && dealing === "dealer" ? { confirmed } : {}),
  }),
});

type Spoken = "fold" | "check" | "call" | "bet" | "raise";
const spoken: Spoken[] = ["fold", "check", "call", "bet", "raise"];
const withAmount = (action: Spoken): boolean => action === "bet" || action === "raise";
const done = (action: Spoken, to: number): { action: Act; to?: number } =>
  withAmount(action) ? { action, to } : { action };
const simultaneous = form({
  topic: "simultaneous",
  start: () => ({
    bet: unsaid<number>(),
    first: unsaid<Spoken>(),
    first_to: unsaid<number>(),
    second: unsaid<Spoken>(),
    second_to: unsaid<number>(),
  }),
  fields: [
    { number: "bet", label: "floor-bet_to_match", step: 25, testid: "bet" },
    { choice: "first", label: "floor-first_action", options: () => worded("option", spoken), testid: "first" },
    {
      number: "first_to",
      label: "floor-first_to",
      step: 25,
      min: 1,
      testid: "first-to",
      asked: ({ first }) => withAmount(first),
    },
    { choice: "second", label: "floor-second_action", options: () => worded("option", spoken), testid: "second" },
    {
      number: "second_to",
      label: "floor-second_to",
      step: 25,
      min: 1,
      testid: "second-to",
      asked: ({ second }) => withAmount(second),
    },
  ],
  given: ({ bet, first, first_to, second, second_to }) => ({
    bet_to_match: bet,
    first: done(first, first_to),
    second: done(second, second_to),
  }),
});

const showRequest = form({
  topic: "show_request",
  start: () => ({
    at_table: unsaid<boolean>(),
    at_showdown: unsaid<boolean>(),
    heads_up: unsaid<boolean>(),
    requests_made: unsaid<number>(),
  }),
  fields: [
    { choice: "at_table", label: "floor-asker", options: stating("floor-asker"), testid: "at-table" },
    { choice: "at_showdown", label: "floor-was_in", options: stating("floor-was_in"), testid: "at-showdown" },
    { choice: "heads_up", label: "floor-two_left", options: stating("floor-two_left"), testid: "heads-up" },
    { number: "requests_made", label: "floor-requests", max: 99, testid: "requests" },
  ],
  given: (facts) => facts,
});

const spokenLanguage = form({
  topic: "spoken_language",
  start: () => ({ language: unsaid<TableLanguage>(), during_hand: unsaid<boolean>() }),
  fields: [
    {
      choice: "language",
      label: "floor-language",
      options: () => worded("floor-language", ["country", "english", "other"]),
      testid: "language",
    },
    { choice: "during_hand", label: "floor-during_hand", options: stating("floor-during_hand"), testid: "during-hand" },
  ],
  given: (facts) => facts,
});

const closedCard = form({
  topic: "closed_card",
  start: () => ({
    event: unsaid<ClosedEvent>(),
    stud: unsaid<boolean>(),
    asked: unsaid<number>(),
    received: unsaid<number>(),
    next_served: unsaid<boolean>(),
    in_hand: unsaid<number>(),
    due: unsaid<number>(),
    players_left: unsaid<number>(),
  }),
  fields: [
    {
      choice: "event",
      label: "floor-happened",
      options: () => worded("floor-closed", ["change_exposed", "change_count", "hand_count", "last_card_up"]),
      testid: "event",
    },
    {
      number: "asked",
      label: "floor-change_asked",
      max: 5,
      testid: "asked",
      asked: ({ event }) => event === "change_count",
    },
    {
      number: "received",
      label: "floor-change_received",
      max: 10,
      testid: "received",
      asked: ({ event }) => event === "change_count",
    },
    {
      choice: "next_served",
      label: "floor-next_served",
      options: stating("floor-next_served"),
      testid: "next-served",
      asked: ({ event }) => event === "change_count",
    },
    {
      choice: "stud",
      label: "floor-deal_of",
      options: () => [
        { value: false, name: t("floor-deal_of-draw27") },
        { value: true, name: t("floor-deal_of-stud_high") },
      ],
      testid: "deal-of",
      asked: ({ event }) => event === "hand_count",
    },
    {
      number: "in_hand",
      label: "floor-in_hand",
      max: 10,
      testid: "in-hand",
      asked: ({ event }) => event === "hand_count",
    },
    {
      number: "due",
      label: "floor-due",
      min: 3,
      max: 7,
      testid: "due",
      asked: ({ event, stud }) => event === "hand_count" && stud,
    },
    {
      number: "players_left",
      label: "floor-still_in",
      min: 2,
      max: 8,
      testid: "players-left",
      asked: ({ event }) => event === "last_card_up",
    },
  ],
  given: ({ event, stud, asked, received, next_served, in_hand, due, players_left }) => {
    if (event === "change_count") return { game: "draw27", event, asked, received, next_served };
    if (event === "last_card_up") return { game: "stud_high", event, players_left };
    if (event === "change_exposed") return { game: "draw27", event };
    return stud ? { game: "stud_high", event, in_hand, due } : { game: "draw27", event, in_hand };
  },
});

const potAward = form({
  topic: "pot_award",
  start: () => ({
    event: unsaid<AwardEvent>(),
    laid_open: unsaid<boolean>(),
    winner_known: unsaid<boolean>(),
    fault: unsaid<AwardFault>(),
  }),
  fields: [
    {
      choice: "event",
      label: "floor-happened",
      options: () => worded("floor-award", ["awarded_too_soon", "winning_hand_killed"]),
      testid: "event",
    },
    {
      choice: "laid_open",
      label: "floor-laid_open",
      options: stating("floor-laid_open"),
      testid: "laid-open",
      asked: ({ event }) => event === "winning_hand_killed",
    },
    {
      choice: "winner_known",
      label: "floor-winner_known",
      options: stating("floor-winner_known"),
      testid: "winner-known",
      asked: ({ event }) => event === "awarded_too_soon",
    },
    {
      choice: "fault",
      label: "floor-award_fault",
      options: () => worded("floor-award", ["dealer", "player_out", "player_in"]),
      testid: "fault",
      asked: ({ event }) => event === "awarded_too_soon",
    },
  ],
  given: ({ event, laid_open, winner_known, fault }) =>
    event === "winning_hand_killed" ? { event, laid_open } : { event, winner_known, fault },
});

const lateChips = form({
  topic: "late_chips",
  start: () => ({ value: unsaid<number>(), race_over: unsaid<boolean>() }),
  fields: [
    { number: "value", label: "floor-found_value", step: 25, min: 1, testid: "value" },
    { choice: "race_over", label: "floor-race_over", options: stating("floor-race_over"), testid: "race-over" },
  ],
  given: (facts) => facts,
});

const shownFold = form({
  topic: "shown_fold",
  start: () => ({ seen_by: unsaid<SeenBy>(), round_over: unsaid<boolean>() }),
  fields: [
    {
      choice: "seen_by",
      label: "floor-seen_by",
      options: () => worded("floor-seen", ["out_of_hand", "acted", "still_to_act", "everybody"]),
      testid: "seen-by",
    },
    {
      choice: "round_over",
      label: "floor-round_over",
      options: stating("floor-round_over"),
      testid: "round-over",
      asked: ({ seen_by }) => seen_by !== "still_to_act",
    },
  ],
  given: ({ seen_by, round_over }) => ({ seen_by, round_over: seen_by !== "still_to_act" && round_over }),
});

export const faults = {
  looseCard,
  atSeat,
  deadHand,
  exposedHand,
  tap,
  inTheDark,
  simultaneous,
  showRequest,
  spokenLanguage,
  closedCard,
  potAward,
  lateChips,
  shownFold,
};
