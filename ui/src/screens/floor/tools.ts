// The tools of the floor desk, in groups. A new one: a form in `forms.ts` or `faults.ts`, or a file in `tools/` where a
// sentence with blanks is not enough; a line here; its name `topic-…`, the words by which it is found, `topic-…-words`,
// and the clauses of its sentence, `ask-…`, in the catalogues. A tool takes its facts from the table in dispute when it
// is opened; one with a page of its own is opened anew for another table.
import type { Component } from "svelte";
import { faults } from "./faults";
import { forms } from "./forms";
import type { Form, Topic } from "./parts/form";
import Balance from "./tools/Balance.svelte";
import BlindsNext from "./tools/BlindsNext.svelte";
import BoardFix from "./tools/BoardFix.svelte";
import BreakTable from "./tools/BreakTable.svelte";
import ChipRace from "./tools/ChipRace.svelte";
import HandCompare from "./tools/HandCompare.svelte";
import MinRaise from "./tools/MinRaise.svelte";
import Misdeal from "./tools/Misdeal.svelte";
import OddChips from "./tools/OddChips.svelte";
import OutOfTurn from "./tools/OutOfTurn.svelte";
import Penalty from "./tools/Penalty.svelte";
import Pots from "./tools/Pots.svelte";
import Ranking from "./tools/Ranking.svelte";
import Reopen from "./tools/Reopen.svelte";
import SeatForMoved from "./tools/SeatForMoved.svelte";
import ShowOrder from "./tools/ShowOrder.svelte";
import StudOrder from "./tools/StudOrder.svelte";
import TimeBank from "./tools/TimeBank.svelte";
import WhoMoves from "./tools/WhoMoves.svelte";

/** The topic that a tool asks about, the rules that are found by its words, and its form or its own page. */
export type FloorTool = {
  topic: Topic;
  rules: string[];
  /** The kinds of games that know the case; `undefined` if all do. */
  game?: ("stud_high" | "draw27")[];
} & ({ form: Form } | { page: Component<Record<string, never>> });

export const groups: { group: string; tools: FloorTool[] }[] = [
  {
    group: "bets",
    tools: [
      { topic: "min_raise", rules: ["7-7", "7-10", "7-11", "7-12", "7-13"], page: MinRaise },
      { topic: "short_action", rules: ["7-14", "7-15"], form: forms.shortAction },
      { topic: "chips", rules: ["7-26", "7-27"], form: forms.chips },
      { topic: "string_bet", rules: ["7-8", "7-9", "7-24"], form: forms.stringBet },
      { topic: "out_of_turn", rules: ["7-20", "7-21", "7-23"], page: OutOfTurn },
      { topic: "reopen", rules: ["7-19"], page: Reopen },
      { topic: "series", rules: ["7-4", "7-16"], form: forms.series },
      { topic: "max_raise", rules: [], form: forms.maxRaise },
      { topic: "simultaneous", rules: ["7-22"], form: faults.simultaneous },
      { topic: "tap", rules: ["7-5"], form: faults.tap },
      { topic: "in_the_dark", rules: ["7-6"], form: faults.inTheDark },
    ],
  },
  {
    group: "pots",
    tools: [
      { topic: "pots", rules: ["8-14"], page: Pots },
      { topic: "odd_chips", rules: ["8-13"], page: OddChips },
      { topic: "chip_race", rules: ["10-1", "10-2", "10-3", "10-4", "10-5", "10-6"], page: ChipRace },
      { topic: "late_chips", rules: ["10-7"], form: faults.lateChips },
      { topic: "pot_award", rules: ["8-11", "8-12"], form: faults.potAward },
    ],
  },
  {
    group: "showdown",
    tools: [
      { topic: "hand_compare", rules: ["8-8"], page: HandCompare },
      { topic: "show_order", rules: ["8-3", "8-4"], page: ShowOrder },
      { topic: "mucked_hand", rules: ["3-3", "8-8"], form: forms.muckedHand },
      { topic: "dead_hand", rules: ["3-2", "3-4", "3-5"], form: faults.deadHand },
      { topic: "exposed_hand", rules: ["4-1", "4-2"], form: faults.exposedHand },
      { topic: "shown_fold", rules: ["12-8"], form: faults.shownFold },
      { topic: "show_request", rules: ["8-7"], form: faults.showRequest },
      { topic: "stud_order", rules: [], game: ["stud_high"], page: StudOrder },
    ],
  },
  {
    group: "positions",
    tools: [
      { topic: "blinds_next", rules: ["6-3", "6-4", "6-5", "6-17", "6-18", "6-19", "6-20"], page: BlindsNext },
      { topic: "seat_for_moved", rules: ["6-10"], page: SeatForMoved },
      { topic: "who_moves", rules: ["6-9"], page: WhoMoves },
      { topic: "balance", rules: ["6-8"], page: Balance },
      { topic: "break_table", rules: ["6-6"], page: BreakTable },
    ],
  },
  {
    group: "deal",
    tools: [
      { topic: "misdeal", rules: ["2-5", "2-8", "2-10", "2-11", "2-12", "2-13"], page: Misdeal },
      { topic: "loose_card", rules: ["2-6", "2-7", "2-9"], form: faults.looseCard },
      {
        topic: "closed_card",
        game: ["stud_high", "draw27"],
        rules: ["2-5", "2-8", "2-11", "2-13"],
        form: faults.closedCard,
      },
      { topic: "at_seat", rules: ["2-14", "7-1"], form: faults.atSeat },
      { topic: "board_fix", rules: ["2-16", "2-17", "2-18", "2-19", "2-20", "2-21", "2-22", "2-23"], page: BoardFix },
    ],
  },
  {
    group: "stacks",
    tools: [
      { topic: "ranking", rules: ["8-16"], page: Ranking },
      { topic: "rebuy", rules: ["5-2", "5-3", "5-4", "5-5"], form: forms.rebuy },
    ],
  },
  {
    group: "time",
    tools: [
      { topic: "time_bank", rules: ["3-6"], page: TimeBank },
      { topic: "absent", rules: ["2-15"], form: forms.absent },
      { topic: "clock_level", rules: ["6-1", "6-2"], form: forms.clockLevel },
      { topic: "retroactive", rules: ["9-1"], form: forms.retroactive },
    ],
  },
  {
    group: "conduct",
    tools: [
      { topic: "penalty", rules: ["13-1"], page: Penalty },
      { topic: "spoken_language", rules: ["12-5"], form: faults.spokenLanguage },
    ],
  },
];

/** Whether the game in play knows the case: stud and draw are asked about only while they are played. */
export function isPlayed({ game }: FloorTool, inPlay: "board" | "stud_high" | "draw27" | undefined): boolean {
  return game === undefined || game.some((one) => one === inPlay);
}

export const tools: FloorTool[] = groups.flatMap((group) => group.tools);
