// The tools of the floor desk, in groups. A new one: a form in `forms.ts`, or a file in `tools/` where
// numbers and answers are not enough; a line here; its name `topic-…` and the words by which it is
// found, `topic-…-words`, in the catalogues. A tool takes its facts from the table in dispute when it
// is opened, and is opened anew for another table.
import type { Component } from "svelte";
import { forms } from "./forms";
import type { Form, Topic } from "./parts/form";
import Balance from "./tools/Balance.svelte";
import BlindsNext from "./tools/BlindsNext.svelte";
import BoardFix from "./tools/BoardFix.svelte";
import BreakTable from "./tools/BreakTable.svelte";
import ChipRace from "./tools/ChipRace.svelte";
import Chips from "./tools/Chips.svelte";
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
import StringBet from "./tools/StringBet.svelte";
import StudOrder from "./tools/StudOrder.svelte";
import TimeBank from "./tools/TimeBank.svelte";
import WhoMoves from "./tools/WhoMoves.svelte";

/** The topic that a tool asks about, and its form or its own page. */
export type FloorTool = { topic: Topic } & ({ form: Form } | { page: Component<Record<string, never>> });

export const groups: { group: string; tools: FloorTool[] }[] = [
  {
    group: "bets",
    tools: [
      { topic: "min_raise", page: MinRaise },
      { topic: "short_action", form: forms.shortAction },
      { topic: "chips", page: Chips },
      { topic: "string_bet", page: StringBet },
      { topic: "out_of_turn", page: OutOfTurn },
      { topic: "reopen", page: Reopen },
      { topic: "series", form: forms.series },
      { topic: "max_raise", form: forms.maxRaise },
    ],
  },
  {
    group: "pots",
    tools: [
      { topic: "pots", page: Pots },
      { topic: "odd_chips", page: OddChips },
      { topic: "chip_race", page: ChipRace },
    ],
  },
  {
    group: "showdown",
    tools: [
      { topic: "hand_compare", page: HandCompare },
      { topic: "show_order", page: ShowOrder },
      { topic: "mucked_hand", form: forms.muckedHand },
      { topic: "stud_order", page: StudOrder },
    ],
  },
  {
    group: "positions",
    tools: [
      { topic: "blinds_next", page: BlindsNext },
      { topic: "seat_for_moved", page: SeatForMoved },
      { topic: "who_moves", page: WhoMoves },
      { topic: "balance", page: Balance },
      { topic: "break_table", page: BreakTable },
    ],
  },
  {
    group: "deal",
    tools: [
      { topic: "misdeal", page: Misdeal },
      { topic: "board_fix", page: BoardFix },
    ],
  },
  {
    group: "stacks",
    tools: [
      { topic: "ranking", page: Ranking },
      { topic: "rebuy", form: forms.rebuy },
    ],
  },
  {
    group: "time",
    tools: [
      { topic: "time_bank", page: TimeBank },
      { topic: "absent", form: forms.absent },
      { topic: "clock_level", form: forms.clockLevel },
      { topic: "retroactive", form: forms.retroactive },
    ],
  },
  {
    group: "conduct",
    tools: [{ topic: "penalty", page: Penalty }],
  },
];

export const tools: FloorTool[] = groups.flatMap((group) => group.tools);
