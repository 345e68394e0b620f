// Written by `make bindings` from crates/api. Do not edit.
import { call } from "./transport";

/**
 * What a document is about.
 */
export type About = { "type": "club" } | { "type": "tournament", "id": number } | { "type": "season", "id": number } | { "type": "member", "id": number };

/**
 * What is left of his stack.
 */
export type AbsentStack = { 
/**
 * His chips.
 */
stack: number, 
/**
 * He is out.
 */
removed: boolean, 
/**
 * Chips taken out of play, blinds apart.
 */
taken_away: number, 
/**
 * The rule.
 */
rule: string, };

/**
 * An absent player.
 */
export type Absentee = { 
/**
 * He has paid.
 */
fee_prepaid: boolean, 
/**
 * His chips.
 */
stack: number, 
/**
 * Blinds and antes posted for him.
 */
posted: Array<number>, 
/**
 * Minutes after which who has not paid loses his chips; none: as the rules say.
 */
no_show_deadline_min?: number | null, 
/**
 * How late he is.
 */
minutes_late?: number, };

/**
 * What a player does when it is his turn.
 */
export type Act = "post" | "fold" | "check" | "call" | "bet" | "raise" | "all_in";

/**
 * What came of an action, once it is on the disk.
 */
export type Acted = { 
/**
 * The journal's row.
 */
seq: number, 
/**
 * What happened.
 */
events: Array<Event>, 
/**
 * The same in words.
 */
said: string, };

/**
 * Somebody who acted before his turn.
 */
export type ActedPast = { 
/**
 * Who.
 */
player: string, 
/**
 * What he did.
 */
action: Act, };

/**
 * What the organiser asks of a tournament.
 */
export type Action = { "type": "amend", 
/**
 * The whole new set-up.
 */
setup: SetupDraft, } | { "type": "register", 
/**
 * Who.
 */
member: number, 
/**
 * Birth date where known, for rule 1-3.
 */
born: string | null, 
/**
 * Whether the entry is paid now.
 */
paid: boolean, } | { "type": "register_several", 
/**
 * Who.
 */
players: Array<Newcomer>, 
/**
 * Whether their entries are paid now.
 */
paid: boolean, } | { "type": "register_with_stacks", 
/**
 * Who, and how many chips each has.
 */
players: Array<EntryWithStack>, 
/**
 * Whether their entries are paid now.
 */
paid: boolean, } | { "type": "join_flights", 
/**
 * All of them.
 */
flights: Array<Flight>, 
/**
 * Players who took part in any of them, each counted once.
 */
field: number, 
/**
 * The level with which play goes on, from 1, breaks not counted.
 */
level: number, 
/**
 * The survivors.
 */
players: Array<EntryWithStack>, } | { "type": "sign_up", 
/**
 * Who, in the order in which they signed up.
 */
players: Array<Newcomer>, } | { "type": "sign_off", 
/**
 * Who.
 */
member: number, } | { "type": "settle_absents", 
/**
 * Who keeps the seat.
 */
absent: Array<number>, 
/**
 * Who is taken back.
 */
withdrawn: Array<number>, } | { "type": "unregister", 
/**
 * Which.
 */
entry: number, 
/**
 * Why; at most 500 characters; `None` if nobody says.
 */
why?: string, } | { "type": "pay", 
/**
 * From whom.
 */
entry: number, 
/**
 * How much.
 */
amount: number, } | { "type": "write_off", 
/**
 * Whose.
 */
entry: number, 
/**
 * Why; at most 500 characters.
 */
why: string, } | { "type": "reserve_seat", 
/**
 * For whom.
 */
entry: number, 
/**
 * At which table.
 */
table: number, 
/**
 * On which seat.
 */
seat: number, } | { "type": "lift_reservation", 
/**
 * Whose.
 */
entry: number, } | { "type": "draw_seats" } | { "type": "start" } | { "type": "pause_clock" } | { "type": "resume_clock" } | { "type": "set_clock", 
/**
 * Index of the step, from 0.
 */
step: number, 
/**
 * What is left of it.
 */
remaining: number, } | { "type": "shift_clock", 
/**
 * How much.
 */
by: number, } | { "type": "pause_until", 
/**
 * When it goes on (UTC); none: not by itself.
 */
until: number | null, } | { "type": "close_registration", 
/**
 * When (UTC), within a day; `None` if at once.
 */
at: number | null, } | { "type": "reopen_registration" } | { "type": "break_now", 
/**
 * How long.
 */
minutes: number, } | { "type": "step_clock", 
/**
 * The next one.
 */
forward: boolean, } | { "type": "correct_hours", 
/**
 * Its lead over the time in which the journal is written.
 */
by: number, } | { "type": "give_back", 
/**
 * The last instant that counts (UTC).
 */
since: number, } | { "type": "start_hand_for_hand" } | { "type": "table_hand_done", 
/**
 * Which.
 */
table: number, 
/**
 * It has.
 */
done: boolean, } | { "type": "next_hand" } | { "type": "end_hand_for_hand" } | { "type": "announce_last_hands", 
/**
 * How many; 0: takes it back.
 */
hands: number, } | { "type": "cut_levels", 
/**
 * How many.
 */
minutes: number, } | { "type": "change_structure", 
/**
 * The whole new list; what is past must stand in it unchanged.
 */
steps: Array<Step>, } | { "type": "open_table", 
/**
 * Which.
 */
table: number, } | { "type": "block_seats", 
/**
 * What is blocked from now on at each of these tables; the others stay as they are.
 */
tables: Array<BlockedSeats>, } | { "type": "tell_position", 
/**
 * At which table.
 */
table: number, 
/**
 * On which seat.
 */
seat: number, 
/**
 * What stands there.
 */
position: Position, } | { "type": "bust", 
/**
 * Who.
 */
players: Array<BustLine>, } | { "type": "revive", 
/**
 * Whom.
 */
entry: number, } | { "type": "re_enter", 
/**
 * Who.
 */
entry: number, 
/**
 * Whether it is paid now.
 */
paid: boolean, } | { "type": "rebuy", 
/**
 * By whom.
 */
entry: number, 
/**
 * Chips in front of the player before.
 */
stack: number, 
/**
 * Whether it is paid now.
 */
paid: boolean, } | { "type": "add_on", 
/**
 * By whom.
 */
entry: number, 
/**
 * Whether it is paid now.
 */
paid: boolean, } | { "type": "set_rebuy_phase", 
/**
 * At one table, or at all.
 */
table: number | null, 
/**
 * How far.
 */
phase: RebuyPhase, } | { "type": "balance", 
/**
 * From this table.
 */
from: number, 
/**
 * To that one.
 */
to: number, 
/**
 * The director's own choice of player; none: the future big blind (6-9).
 */
entry: number | null, 
/**
 * The director's own choice of seat; none: rule 6-10's.
 */
seat: number | null, } | { "type": "break_table", 
/**
 * Which.
 */
table: number, } | { "type": "draw_final_table", 
/**
 * Where it is played; none: the first open table that is large enough.
 */
table: number | null, } | { "type": "follow_advice" } | { "type": "move_player", 
/**
 * Whom.
 */
entry: number, 
/**
 * To which table.
 */
table: number, 
/**
 * To which seat.
 */
seat: number, } | { "type": "exchange_seats", 
/**
 * One of them.
 */
entry: number, 
/**
 * The other.
 */
with: number, } | { "type": "postpone", 
/**
 * The advice's key.
 */
key: string, } | { "type": "set_absent", 
/**
 * Who.
 */
entry: number, 
/**
 * Not there.
 */
absent: boolean, } | { "type": "remove_absent", 
/**
 * Who.
 */
entry: number, 
/**
 * Chips left in front of the seat; what was posted for the player stays in play.
 */
stack: number, } | { "type": "redraw_seats" } | { "type": "draw_round" } | { "type": "set_last_longer", 
/**
 * The number of the bet that changes; none: a new one.
 */
no: number | null, 
/**
 * What it is called, at most 60 characters; empty: nothing.
 */
name: string, 
/**
 * The stake of each; 0: none.
 */
stake: number, 
/**
 * Who, at least two.
 */
players: Array<number>, } | { "type": "remove_last_longer", 
/**
 * Its number.
 */
no: number, } | { "type": "change_ruleset", 
/**
 * All settings.
 */
ruleset: Ruleset, } | { "type": "penalise", 
/**
 * Whom.
 */
entry: number, 
/**
 * For what.
 */
offence: Offence, 
/**
 * How.
 */
sanction: Sanction, 
/**
 * In the director's words; at most 500 characters.
 */
note: string, 
/**
 * The chips that a disqualification removes, counted; none: not counted.
 */
stack: number | null, } | { "type": "lift_penalty", 
/**
 * Which.
 */
penalty: number, } | { "type": "count_played", 
/**
 * Where.
 */
table: number, 
/**
 * What.
 */
unit: PlayedUnit, } | { "type": "change_prizes", 
/**
 * The new plan.
 */
plan: PrizePlan, } | { "type": "announce_prizes" } | { "type": "keep_announced", 
/**
 * What becomes of the difference; empty: nothing is said.
 */
note: string, } | { "type": "lift_announcement" } | { "type": "hand_prize", 
/**
 * To whom.
 */
entry: number, 
/**
 * It was handed over.
 */
handed: boolean, } | { "type": "give_named", 
/**
 * Its name.
 */
prize: string, 
/**
 * To whom; none: to nobody.
 */
entry: number | null, } | { "type": "hand_named", 
/**
 * Its name.
 */
prize: string, 
/**
 * It was handed over.
 */
handed: boolean, } | { "type": "name_hunters", 
/**
 * Who is out.
 */
entry: number, 
/**
 * By whom, the first named first; empty: nobody knows.
 */
by: Array<number>, } | { "type": "seal_envelopes", 
/**
 * As many as players are left, and all that was paid for bounties.
 */
envelopes: Array<Envelopes>, } | { "type": "draw_envelope", 
/**
 * Who is out.
 */
from: number, } | { "type": "count_stacks", 
/**
 * Whose, and how many chips.
 */
stacks: Array<CountedStack>, 
/**
 * Whose count was a mistake.
 */
forgotten: Array<number>, } | { "type": "make_deal", 
/**
 * How.
 */
method: DealMethod, 
/**
 * Stacks, amounts, and what is left for the winner.
 */
terms: DealTerms, 
/**
 * Who has agreed: everybody who is left must.
 */
agreed: Array<number>, } | { "type": "lift_deal" } | { "type": "correct_ranking", 
/**
 * Everybody's place.
 */
places: Array<CorrectedPlace>, 
/**
 * Why; at most 500 characters.
 */
why: string, } | { "type": "record_results", 
/**
 * The set-up with them, where it changes too: the name, the day, what was paid.
 */
setup: SetupDraft | null, 
/**
 * How many played.
 */
players: number, 
/**
 * Those who are named.
 */
results: Array<RecordedPlayer>, 
/**
 * Why they are corrected; none: they are entered for the first time.
 */
why: string | null, } | { "type": "record_ruling", 
/**
 * At which table, where it matters.
 */
table: number | null, 
/**
 * The director's own decision (1-1).
 */
overruled: Overruling | null, } & ({ 
/**
 * The answer.
 */
result: Answer, } & ({ "topic": "blinds_next", "given": AfterHand & { settings?: Settings } } | { "topic": "blinds_sequence", "given": SeveralHands & { settings?: Settings } } | { "topic": "seat_for_moved", "given": MovedTo & { settings?: Settings } } | { "topic": "who_moves", "given": MovedFrom & { settings?: Settings } } | { "topic": "balance", "given": TableSizes & { settings?: Settings } } | { "topic": "break_table", "given": TablesToBreak & { settings?: Settings } } | { "topic": "break_seating", "given": SeatsToDraw & { settings?: Settings } } | { "topic": "ranking", "given": OutTogether & { settings?: Settings } } | { "topic": "rebuy", "given": Buyer & { settings?: Settings } } | { "topic": "end_condition", "given": Course & { settings?: Settings } } | { "topic": "absent", "given": Absentee & { settings?: Settings } } | { "topic": "clock_level", "given": LevelMoments & { settings?: Settings } } | { "topic": "retroactive", "given": ClaimMoments & { settings?: Settings } } | { "topic": "time_bank", "given": ThinkingFacts & { settings?: Settings } } | { "topic": "chip_race", "given": RaceFacts & { settings?: Settings } } | { "topic": "pots", "given": PotsFacts & { settings?: Settings } } | { "topic": "odd_chips", "given": OddChipsFacts & { settings?: Settings } } | { "topic": "hand_compare", "given": ShowdownQuestion & { settings?: Settings } } | { "topic": "stud_order", "given": StudQuestion & { settings?: Settings } } | { "topic": "show_order", "given": ShowQuestion & { settings?: Settings } } | { "topic": "mucked_hand", "given": MuckedFacts & { settings?: Settings } } | { "topic": "min_raise", "given": BetsSoFar & { settings?: Settings } } | { "topic": "max_raise", "given": PotFacts & { settings?: Settings } } | { "topic": "reopen", "given": RoundSoFar & { settings?: Settings } } | { "topic": "short_action", "given": ShortFacts & { settings?: Settings } } | { "topic": "chips", "given": ChipFacts & { settings?: Settings } } | { "topic": "string_bet", "given": Motions & { settings?: Settings } } | { "topic": "series", "given": SeriesFacts & { settings?: Settings } } | { "topic": "out_of_turn", "given": SkippedFacts & { settings?: Settings } } | { "topic": "loose_card", "given": LooseCardFacts & { settings?: Settings } } | { "topic": "at_seat", "given": AtSeatFacts & { settings?: Settings } } | { "topic": "dead_hand", "given": DeadHandFacts & { settings?: Settings } } | { "topic": "exposed_hand", "given": ExposedHandFacts & { settings?: Settings } } | { "topic": "tap", "given": TapFacts & { settings?: Settings } } | { "topic": "in_the_dark", "given": DarkFacts & { settings?: Settings } } | { "topic": "simultaneous", "given": AtOnceFacts & { settings?: Settings } } | { "topic": "show_request", "given": ShowRequestFacts & { settings?: Settings } } | { "topic": "spoken_language", "given": LanguageFacts & { settings?: Settings } } | { "topic": "pot_award", "given": PotAwardFacts & { settings?: Settings } } | { "topic": "late_chips", "given": LateChipsFacts & { settings?: Settings } } | { "topic": "shown_fold", "given": ShownFoldFacts & { settings?: Settings } } | { "topic": "misdeal", "given": DealFacts & { settings?: Settings } } | { "topic": "closed_card", "given": ClosedCardFacts & { settings?: Settings } } | { "topic": "board_fix", "given": BoardFacts & { settings?: Settings } } | { "topic": "penalty", "given": FaultFacts & { settings?: Settings } })) | { "type": "finish", 
/**
 * Stacks of those left, where several are (time limit, satellite).
 */
stacks: Array<CountedStack>, };

/**
 * Those who are really there.
 */
export type ActualField = { 
/**
 * Entries.
 */
entries: number, 
/**
 * Players left.
 */
left: number, 
/**
 * Chips in play.
 */
chips: number, };

/**
 * The moment from which an add-on is sold.
 */
export type AddOnFrom = "after_extra_hands" | "period_end";

/**
 * The address of the folder on the web: `https://club.example/poker/`.
 *
 * ```
 * use tapis_site::Address;
 * let address: Address = "https://club.example/poker".parse().unwrap();
 * assert_eq!(address.of(&"rules.html".parse().unwrap()), "https://club.example/poker/rules.html");
 * assert!("club.example".parse::<Address>().is_err());
 * ```
 */
export type Address = string;

/**
 * An advice with the rule it rests on.
 */
export type Advice = { 
/**
 * Names it, for putting it off.
 */
key: string, 
/**
 * The rule it rests on, as the ruleset in force cites it.
 */
rule: Citation, 
/**
 * That rule and those by which it is carried out.
 */
cites: Array<Citation>, 
/**
 * What is to be done.
 */
kind: AdviceKind, 
/**
 * The action that follows it; none: something must be told or counted first.
 */
action: Action | null, 
/**
 * Put off until the tables change.
 */
postponed: boolean, };

/**
 * What is to be done.
 */
export type AdviceKind = { "type": "final_table", 
/**
 * Where.
 */
table: number, 
/**
 * Players left.
 */
players: number, } | { "type": "redraw", 
/**
 * Tables left.
 */
tables: number, 
/**
 * Players left, if their number decides it; `None` if that of the tables does.
 */
players: number | null, } | { "type": "next_round", 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * Tables that it is played at.
 */
tables: number, 
/**
 * Players left.
 */
players: number, } | { "type": "no_show", 
/**
 * Who.
 */
entry: number, 
/**
 * Minutes since play began.
 */
minutes: number, 
/**
 * Chips handed out to him: what is left of them is taken.
 */
chips: number, } | { "type": "break", 
/**
 * Which.
 */
table: number, 
/**
 * How many sit there.
 */
players: number, 
/**
 * Free seats elsewhere.
 */
free: number, 
/**
 * Among which of them its players draw.
 */
destination: BreakDestination, } | { "type": "balance", 
/**
 * From the longest table.
 */
from: number, 
/**
 * To the shortest.
 */
to: number, 
/**
 * Players between them.
 */
gap: number, 
/**
 * The gap from which it must be done.
 */
threshold: number, 
/**
 * Tables whose button or big blind must be told first.
 */
ask: Array<number>, 
/**
 * Who moves where, once the positions are known.
 */
proposal: ProposedMove | null, 
/**
 * Who moves is drawn, and at stud, where no blinds say it, the seat too.
 */
drawn?: boolean, 
/**
 * The seat for the player who is drawn; `None` if it is drawn too, or nobody is drawn.
 */
seat?: number, 
/**
 * Positions are known, yet no seat is allowed there now (6-10).
 */
no_seat: boolean, } | { "type": "finish", 
/**
 * The winner, where one is left.
 */
winner: number | null, };

/**
 * A table after a hand.
 */
export type AfterHand = { 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * The last hand.
 */
last_hand: LastHand, 
/**
 * Seats whose players are out since.
 */
eliminated?: Array<number>, 
/**
 * Players who sat down since.
 */
arrivals?: Array<Arrival>, 
/**
 * Where somebody sits now.
 */
occupied: Array<number>, 
/**
 * Who deals; none: as the rules say.
 */
dealer_mode?: DealerMode | null, };

/**
 * An alert that can be heard.
 */
export type Alert = "level" | "one_minute" | "ten_seconds" | "break" | "break_end" | "table_move" | "final_table" | "last_level_end" | "time_to_act" | "tick";

/**
 * Whether an alert is played, and how loud beside the others.
 */
export type AlertChoice = { 
/**
 * Which.
 */
alert: Alert, 
/**
 * Played at all.
 */
on: boolean, 
/**
 * 0 to 100.
 */
percent: number, };

/**
 * A member who may be the person that a form describes.
 */
export type Alike = { 
/**
 * In what they are alike.
 */
likeness: Likeness, 
/**
 * The member who is there.
 */
member: Member, };

/**
 * What was said before the chips touched the table.
 */
export type Announced = number | AnnouncedWord;

/**
 * Announced prizes as the desk shows them.
 */
export type AnnouncedView = { 
/**
 * When they were announced.
 */
at: number, 
/**
 * The pool then.
 */
pool: number, 
/**
 * They are not what the plan gives now, and nobody has decided that they stay.
 */
stale: boolean, 
/**
 * Where they differ from what the plan gives now, by place.
 */
changes: Array<PrizeChange>, 
/**
 * Of the pool now, what no prize takes; negative: the club adds it to the prizes.
 */
unshared: number, 
/**
 * They were kept as they are: what becomes of the difference, in the director's words. None: nobody has decided.
 */
note: string | null, };

/**
 * A word without an amount.
 */
export type AnnouncedWord = "call" | "bet" | "raise";

/**
 * What the rules answer to a [`Question`] of the same topic.
 */
export type Answer = HandToCome | HandsToCome | SeatGiven | Moved | Balancing | Breaking | SeatsDrawn | Places | Sale | CourseEnd | AbsentStack | NextLevel | ClaimHeard | TimeBank | Race | PotsSettled | OddChips | Showdown | StudOrder | ShowFound | MuckedRuling | MinRaise | MaxRaise | Reopen | ShortRuling | ChipRuling | MotionRuling | SeriesRuling | SkippedRuling | LooseCardRuling | AtSeatRuling | DeadHandRuling | ExposedHandRuling | TapRuling | DarkRuling | AtOnceRuling | ShowRequestRuling | LanguageRuling | PotAwardRuling | LateChipsRuling | ShownFoldRuling | MisdealRuling | ClosedCardRuling | BoardFix | PenaltyAdvice;

/**
 * Who posts the ante.
 */
export type AnteKind = "none" | "classic" | "big_blind";

/**
 * Somebody who came to a table since the last hand.
 */
export type Arrival = { 
/**
 * On which seat.
 */
seat: number, 
/**
 * Why.
 */
reason: MoveReason, };

/**
 * Somebody who waits, as the desk sees it.
 */
export type ArrivalLine = { 
/**
 * Its number.
 */
id: number, 
/**
 * Since when.
 */
at: number, 
/**
 * First name.
 */
first_name: string, 
/**
 * Family name.
 */
last_name: string, 
/**
 * The member, or the only one of that name; none: nobody, or several, are called so.
 */
member: number | null, 
/**
 * The name was typed: somebody looks whether it is that member.
 */
typed: boolean, };

/**
 * Who says to have come.
 */
export type ArrivalOf = { "type": "member", 
/**
 * Who.
 */
member: number, } | { "type": "named", 
/**
 * First name.
 */
first_name: string, 
/**
 * Family name.
 */
last_name: string, };

/**
 * A question as a form fills it in: what is missing or wrong in it is said in a sentence.
 */
export type Asked = Question;

/**
 * The computer whose club this one wants to follow, which does not know it yet.
 */
export type AskedComputer = { 
/**
 * The other computer.
 */
computer: Computer, 
/**
 * Six digits, which somebody types there.
 */
digits: string, 
/**
 * The other computer says that they were typed.
 */
typed: boolean, 
/**
 * The person here says that the other computer's screen says so too; null: not yet.
 */
sure: boolean | null, };

/**
 * What one of them did.
 */
export type AtOnce = { 
/**
 * What.
 */
action: Act, 
/**
 * His chips in this round, in all: for a bet, a raise or an all-in.
 */
to?: number | null, };

/**
 * The facts.
 */
export type AtOnceFacts = { 
/**
 * The total of a call before both; 0: nobody has bet.
 */
bet_to_match: number, 
/**
 * Whose turn was first.
 */
first: AtOnce, 
/**
 * Whose turn was next.
 */
second: AtOnce, };

/**
 * Why.
 */
export type AtOnceReason = "coherent" | "overtaken";

/**
 * The ruling.
 */
export type AtOnceRuling = { 
/**
 * The second action stands; the first always does.
 */
second_stands: boolean, 
/**
 * The total of a call after the first.
 */
call_to: number, 
/**
 * What the second may do, where his action does not stand.
 */
options: Array<Choice>, 
/**
 * Why.
 */
reason: AtOnceReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * The facts.
 */
export type AtSeatFacts = { 
/**
 * What the seat matters for.
 */
event: SeatEvent, 
/**
 * The player sat there at that moment.
 */
seated: boolean, };

/**
 * The ruling.
 */
export type AtSeatRuling = { 
/**
 * The hand is live.
 */
hand_live: boolean, 
/**
 * What he declared counts; none: he declared nothing.
 */
action_counts: boolean | null, 
/**
 * Why.
 */
reason: SeatReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * By what it is known who comes.
 */
export type Awaited = "signed_up" | "last_time";

/**
 * How a pot is given.
 */
export type Award = { 
/**
 * Which: 1 is the main pot.
 */
pot: number, 
/**
 * The pot, or its upper half.
 */
high: Split, 
/**
 * Its lower half.
 */
low: Split | null, };

/**
 * What happened.
 */
export type AwardEvent = "winning_hand_killed" | "awarded_too_soon";

/**
 * Whose fault it was.
 */
export type AwardFault = "dealer" | "player_out" | "player_in";

/**
 * Why.
 */
export type AwardReason = "laid_open" | "face_down" | "winner_known" | "winner_unknown" | "players_own_fault";

/**
 * A clock ran while the program was away.
 */
export type Away = { 
/**
 * In which tournament.
 */
tournament: number, 
/**
 * When the program was last known to be alive.
 */
since: number, 
/**
 * For how long it was away.
 */
lost: number, 
/**
 * The clock ran then; otherwise it went on by itself meanwhile, or may have.
 */
ran: boolean, 
/**
 * Why.
 */
cause: AwayCause, };

/**
 * Why the program was away.
 */
export type AwayCause = "cut" | "closed" | "asleep" | "copied" | "unknown";

/**
 * A table at which somebody is suspended: where hands are to be counted.
 */
export type AwayTable = { 
/**
 * Which.
 */
table: number, 
/**
 * Players at it: hands of a round.
 */
players: number, 
/**
 * Penalties that run there, by number.
 */
penalties: Array<number>, };

/**
 * What lies behind everything.
 */
export type Background = "felt" | "glow" | "plain";

/**
 * A copy.
 */
export type Backup = { 
/**
 * The file.
 */
path: string, 
/**
 * When it was made, UTC milliseconds.
 */
at: number, 
/**
 * Why: `start`, `migration`, `end`, `demand`, or `restore` for what stood here before a copy
 * was put in its place.
 */
reason: string, };

/**
 * A badge, earned or not yet.
 */
export type Badge = { 
/**
 * For what.
 */
kind: BadgeKind, 
/**
 * When first; none: not yet.
 */
first: BadgeEvening | null, 
/**
 * How often; 0: not yet.
 */
times: number, };

/**
 * An evening in which a badge was earned.
 */
export type BadgeEvening = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day, as text.
 */
date: string, };

/**
 * For what.
 */
export type BadgeKind = "win" | "podium" | "double" | "money_row" | "came_row" | "ten" | "fifty" | "bubble" | "hat_trick" | "comeback" | "marathon" | "revenge";

/**
 * Who moves when tables are balanced (6-9); at stud, where there is no button, it is drawn in any case.
 */
export type BalanceMover = "next_big_blind" | "drawn";

/**
 * Whether tables are balanced.
 */
export type Balancing = { 
/**
 * Somebody must move.
 */
must_balance: boolean, 
/**
 * From which table.
 */
from: string | null, 
/**
 * To which table.
 */
to: string | null, 
/**
 * Players between the longest and the shortest table.
 */
gap: number, 
/**
 * The gap from which tables are balanced.
 */
threshold: number, 
/**
 * The rule.
 */
rule: string, };

/**
 * A ruleset that the program brings along.
 */
export type Base = "club" | "tda";

/**
 * A bet, a raise or an all-in, by what its owner has in front of him then.
 */
export type Bet = { 
/**
 * Chips in front of him in this round, in all.
 */
to: number, 
/**
 * He has no more.
 */
all_in?: boolean, };

/**
 * The sizes of a bet in limit.
 */
export type Bets = { 
/**
 * In the first rounds.
 */
small: number, 
/**
 * In the last ones.
 */
big: number, 
/**
 * Only in some of the games: which one is played is not known, and others have no limit.
 */
in_some_games: boolean, };

/**
 * The bets of a round, in order.
 */
export type BetsSoFar = { 
/**
 * The big blind in force; at stud the smaller bet.
 */
big_blind: number, 
/**
 * The round.
 */
street: Street, 
/**
 * Bets, raises and all-ins; calls change nothing.
 */
bets: Array<Bet>, 
/**
 * The game; none: hold'em, with bets limited as the rules say.
 */
game?: Game | null, 
/**
 * The bring-in, in the first round of stud.
 */
bring_in?: number | null, 
/**
 * The bet of this round, at limit; none: the big blind, twice that from the turn.
 */
fixed_bet?: number | null, };

/**
 * How bets are limited (003 b).
 */
export type Betting = "no_limit" | "pot_limit" | "limit";

/**
 * What is posted and bet at a level.
 */
export type Blinds = { 
/**
 * Small blind; 0: none.
 */
small: number, 
/**
 * Big blind; 0: none, only antes are posted.
 */
big: number, 
/**
 * Ante; 0: none.
 */
ante: number, 
/**
 * Who posts it.
 */
ante_kind: AnteKind, 
/**
 * The bring-in of stud; 0: none.
 */
bring_in: number, 
/**
 * How much a bet is; none: as much as one likes.
 */
bets: Bets | null, };

/**
 * Which seats of a table are blocked.
 */
export type BlockedSeats = { 
/**
 * The table.
 */
table: number, 
/**
 * All its seats that are blocked; empty: none is.
 */
seats: Array<number>, };

/**
 * What went wrong.
 */
export type BoardCase = "flop_no_burn" | "flop_two_burns" | "flop_four_cards" | "turn_no_burn" | "river_no_burn" | "premature_flop" | "premature_turn" | "premature_river";

/**
 * A draw that a manager makes, cards face down.
 */
export type BoardDraw = { 
/**
 * What the card becomes.
 */
as: DrawnAs, 
/**
 * Among which.
 */
from: Array<Card>, };

/**
 * The cards as they lie.
 */
export type BoardFacts = { 
/**
 * What went wrong.
 */
case: BoardCase, 
/**
 * The order in which the cards came is known; else a manager draws among them.
 */
order_known?: boolean, 
/**
 * Cards burnt before, the first first.
 */
burns?: Array<Card>, 
/**
 * The cards that lie open, in the order in which they came.
 */
exposed: Array<Card>, 
/**
 * The cards still in the dealer's hand, the next first, as far as they are told.
 */
stub?: Array<Card>, 
/**
 * What the manager drew, in the order of the draws, where he has drawn.
 */
drawn?: Array<Card>, };

/**
 * The board put right. A card that the case does not have is none.
 */
export type BoardFix = { 
/**
 * The burn before the flop, or before the card of the case.
 */
burn: Card | null, 
/**
 * The flop.
 */
flop: Array<Card> | null, 
/**
 * The burn before the turn.
 */
turn_burn: Card | null, 
/**
 * The turn.
 */
turn: Card | null, 
/**
 * The true turn or river.
 */
card: Card | null, 
/**
 * The card that then lies on top; none: not told, or the cards are shuffled.
 */
next_stub_card: Card | null, 
/**
 * Cards that go back and are shuffled in.
 */
reshuffled_into_stub?: Array<Card>, 
/**
 * Whether a card is burnt before the flop is dealt again.
 */
flop_burn: boolean | null, 
/**
 * Whether a card is burnt before the river.
 */
river_burn: boolean | null, 
/**
 * What a manager draws, in this order; done once the facts say what he drew.
 */
draws: Array<BoardDraw>, 
/**
 * Bets made before the fault stand (2-23).
 */
bets_stand: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * Points on top of those for the result, in hundredths; 0: none.
 */
export type Bonuses = { 
/**
 * For taking part.
 */
participation: number, 
/**
 * For each player put out.
 */
elimination: number, 
/**
 * For the winner.
 */
win: number, 
/**
 * For everybody at the final table, as large as the evening's set-up says.
 */
final_table: number, 
/**
 * For each bounty won; a bounty that several share counts for each of them.
 */
bounty: number, };

/**
 * What is paid for putting a player out.
 */
export type Bounty = { "type": "fixed", 
/**
 * How much each entry pays for it.
 */
amount: number, } | { "type": "progressive", 
/**
 * How much each entry pays for it, and what is on each head at first.
 */
amount: number, 
/**
 * How much of a head goes onto the winner's, in percent, 1 to 99.
 */
to_head: number, } | { "type": "mystery", 
/**
 * How much each entry pays for it.
 */
amount: number, 
/**
 * Envelopes that the club wants; what is over is shared by the others in equal parts.
 */
envelopes: Array<Envelopes>, 
/**
 * From when on they are drawn.
 */
from: MysteryFrom, };

/**
 * Every bounty of a tournament.
 */
export type BountyLedger = { 
/**
 * What the entries pay for them in all.
 */
pool: number, 
/**
 * Heads won, the latest first.
 */
won: Array<BountyWon>, 
/**
 * Heads of which nobody is named; of mystery bounties what is in closed envelopes. At the end it goes to the winner.
 */
unclaimed: number, 
/**
 * The envelopes of mystery bounties.
 */
mystery: MysteryLedger | null, };

/**
 * How finely bounties are shared.
 */
export type BountyRounding = "whole" | "cents";

/**
 * What one player got of a head.
 */
export type BountyShare = { 
/**
 * Who.
 */
entry: number, 
/**
 * Money in hand.
 */
paid: number, 
/**
 * What went onto the own head.
 */
to_head: number, };

/**
 * A head that was won.
 */
export type BountyWon = { 
/**
 * Whose.
 */
from: number, 
/**
 * When the player went out.
 */
at: number, 
/**
 * What was on it.
 */
head: number, 
/**
 * Who won it, the first named first; empty: nobody has been named.
 */
shares: Array<BountyShare>, };

/**
 * Among which seats the players of a broken table draw (6-6).
 */
export type BreakDestination = "shortest_tables" | "free_seats";

/**
 * In which order tables are broken (6-6).
 */
export type BreakOrder = { "type": "highest_first" } | { "type": "list", 
/**
 * The tables.
 */
tables: Array<number>, };

/**
 * Whether a table is broken.
 */
export type Breaking = { 
/**
 * The others have seats enough.
 */
can_break: boolean, 
/**
 * Which table.
 */
table: string | null, 
/**
 * Among which seats its players draw.
 */
destination: BreakDestination, 
/**
 * The rule.
 */
rule: string, };

/**
 * Equal up-cards for the bring-in at stud.
 */
export type BringInEqual = "suit" | "first_seat";

/**
 * A table that is broken.
 */
export type BrokenTable = { 
/**
 * Its number.
 */
table?: Named | null, 
/**
 * Who sat there.
 */
players: Array<Named>, };

/**
 * One player who is out, as the director says it.
 */
export type BustLine = { 
/**
 * Who is out.
 */
entry: number, 
/**
 * Who took the last chips, where that is known.
 */
by: number | null, 
/**
 * The stack at the start of the hand; ranks several out in one hand (8-16).
 */
stack: number | null, };

/**
 * Equal stacks out in one hand (8-16).
 */
export type BustTie = "shared" | "td_decides";

/**
 * How button and blinds advance (6-3; 002, 11).
 */
export type ButtonSystem = "dead" | "moving" | "moving_made_up";

/**
 * A player who would buy chips.
 */
export type Buyer = { 
/**
 * What the tournament sells.
 */
format: Sold, 
/**
 * How far the rebuy period has come.
 */
phase: RebuyPhase, 
/**
 * Chips in front of the player.
 */
stack: number, 
/**
 * The big blind in force.
 */
big_blind: number, 
/**
 * One rebuy.
 */
starting_stack: number, 
/**
 * Rebuys taken before.
 */
rebuys_taken?: number, 
/**
 * The most of them; none: no limit.
 */
max_rebuys?: number | null, 
/**
 * An add-on is sold; none: as the format says.
 */
addon_enabled?: boolean | null, 
/**
 * It was taken.
 */
addon_taken?: boolean, 
/**
 * Starting stacks in it.
 */
addon_multiple?: number, 
/**
 * Hands missed since the stack was lost (5-3).
 */
hands_missed?: number, };

/**
 * The calendar, or what of it answers to a search.
 */
export type Calendar = { 
/**
 * Those that are played or still to come, the next one first.
 */
ahead: Array<CalendarLine>, 
/**
 * Those that are over, and those whose day has passed, the latest first.
 */
past: Array<CalendarLine>, };

/**
 * An evening of the calendar.
 */
export type CalendarLine = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day, as text.
 */
date: string, 
/**
 * The season it counts for.
 */
season: number | null, 
/**
 * What that is called; empty: none.
 */
season_name: string, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Its results were entered afterwards.
 */
recorded: boolean, 
/**
 * It is left out of the lists, but for a search.
 */
archived: boolean, 
/**
 * Nothing happened in it, or its results were entered afterwards: it can be deleted.
 */
deletable: boolean, 
/**
 * Entries in it; players who are not named among them.
 */
entries: number, 
/**
 * When it begins, where, and who signed up; none: it is over, or its journal cannot be read.
 */
plan: CalendarPlan | null, 
/**
 * Who won; several where they shared; empty: nobody did yet.
 */
winner: string, 
/**
 * What the first place won.
 */
prize: number, 
/**
 * The amount of each winner if several share the first place.
 */
prizes: Array<number>, 
/**
 * In which currency; none: it is played without money.
 */
currency: string | null, };

/**
 * An evening of the league.
 */
export type CalendarOffer = { 
/**
 * Its place in the lists.
 */
at: number, 
/**
 * The day.
 */
date: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * Where; empty: at each club.
 */
venue: string, 
/**
 * The club has an evening of this name on this day.
 */
there: boolean, };

/**
 * What is planned for an evening that is not over.
 */
export type CalendarPlan = { 
/**
 * When it begins, in minutes since midnight.
 */
start_minute: number, 
/**
 * Where; empty: not said.
 */
venue: string, 
/**
 * How many have a place: those who are in, and those who signed up and do not wait.
 */
coming: number, 
/**
 * How many wait for a place.
 */
waiting: number, 
/**
 * How many may play; none: no limit.
 */
capacity: number | null, 
/**
 * How many places nobody has; none: no limit.
 */
places_left: number | null, };

/**
 * Who asks for the clock.
 */
export type Caller = "player_in_hand" | "player_folded" | "player_sitting_out" | "player_dealer" | "manager" | "dealer" | "spectator";

/**
 * How many came so often.
 */
export type CameTimes = { 
/**
 * How often.
 */
times: number, 
/**
 * How many persons.
 */
persons: number, };

/**
 * A payment does not count any more.
 */
export type Cancelled = { 
/**
 * Since when.
 */
on: string, 
/**
 * Why.
 */
why: string, };

/**
 * A player who went out at a table.
 */
export type CaptainGone = { 
/**
 * Who.
 */
entry: number, 
/**
 * First and family name.
 */
first: string, 
/**
 * Family name.
 */
last: string, };

/**
 * A seat as its captain sees it.
 */
export type CaptainSeat = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who should sit there; null: nobody.
 */
entry: number | null, 
/**
 * First and family name.
 */
first: string, 
/**
 * Family name.
 */
last: string, 
/**
 * The player is sent here and not known to sit yet.
 */
awaited: boolean, 
/**
 * The player may take a rebuy with an empty stack.
 */
may_rebuy: boolean, 
/**
 * Not there: dealt in and blinded.
 */
absent: boolean, 
/**
 * Hands to be missed for a penalty.
 */
hands_to_miss: number, };

/**
 * What the club lets captains' telephones do.
 */
export type CaptainSettings = { 
/**
 * Eliminations that a captain reports are done at once; else the desk confirms each.
 */
eliminates: boolean, };

/**
 * A table as its captain sees it.
 */
export type CaptainView = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The last row of its journal.
 */
seq: number, 
/**
 * The table.
 */
table: number, 
/**
 * What it is called, where the club names its tables.
 */
table_name: string | null, 
/**
 * The table is in play.
 */
open: boolean, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * Every seat.
 */
seats: Array<CaptainSeat>, 
/**
 * Who went out here and may buy another entry, the last first.
 */
may_re_enter: Array<CaptainGone>, 
/**
 * The seat of the button in the hand to come; null: not known.
 */
button: number | null, 
/**
 * Where the button may be said to have been.
 */
has_button: boolean, 
/**
 * In hand-for-hand play: whether this table has finished the hand; null: no such play.
 */
hand_done: boolean | null, 
/**
 * The place of the next player out; null: nobody can go out now.
 */
next_place: number | null, 
/**
 * What that place wins.
 */
next_prize: number, 
/**
 * Eliminations need no word of the desk.
 */
eliminates: boolean, 
/**
 * What this table reported, the latest first.
 */
reports: Array<Report>, };

/**
 * One of the 52 cards. Cards are ordered by rank, the ace highest, then by suit (10-4).
 *
 * ```
 * use tapis_engine::floor::card::Card;
 *
 * let (heart, diamond): (Card, Card) = ("Kh".parse().unwrap(), "Kd".parse().unwrap());
 * assert!(heart > diamond);
 * assert_eq!(heart.to_string(), "Kh");
 * assert!("1s".parse::<Card>().is_err());
 * ```
 */
export type Card = string;

/**
 * What the league says of a member otherwise than the club.
 */
export type CardDifference = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name in the club.
 */
name: string, 
/**
 * Field, what the club says (null: nothing), what the league says.
 */
changes: Array<[LeagueField, string | null, string]>, };

/**
 * What becomes of the card.
 */
export type CardFate = "live" | "dead" | "owner_chooses";

/**
 * The cards of a hand's showdown, by seat.
 */
export type CardsShown = { 
/**
 * The game.
 */
variant: Variant, 
/**
 * The common cards, where the game has some.
 */
board?: Array<Card>, 
/**
 * What is shown. Someone still in who shows nothing has given up against those who do.
 */
hands: { [key in number]: Array<Card> }, };

/**
 * What a player who survived several flights brings along.
 */
export type Carried = "best" | "all";

/**
 * A combination, from the weakest to the strongest.
 */
export type Category = "high_card" | "pair" | "two_pair" | "three_of_a_kind" | "straight" | "flush" | "full_house" | "four_of_a_kind" | "straight_flush" | "royal_flush";

/**
 * What the cells of a table of members by dates hold.
 */
export type CellsHold = "points" | "places";

/**
 * A championship of a season, beside the season's own standings.
 */
export type Championship = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * The season.
 */
season: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * How it counts.
 */
rules: ChampionshipRules, };

/**
 * Standings to be changed, as a form holds them.
 */
export type ChampionshipDraft = { 
/**
 * None: a new one.
 */
id: number | null, 
/**
 * The season.
 */
season: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * How it counts.
 */
rules: ChampionshipRules, };

/**
 * How a championship counts.
 */
export type ChampionshipRules = { 
/**
 * How a result becomes points.
 */
points: PointsSource, 
/**
 * Points on top.
 */
bonuses: Bonuses, 
/**
 * How many of the best results count; none: all.
 */
best_n: number | null, 
/**
 * So many of the season's evenings do not count: the worst results, and first the evenings missed,
 * each of which is worth nothing.
 */
drop_worst: number, 
/**
 * Evenings one must have played to be ranked.
 */
min_played: number, 
/**
 * What decides between equal totals, in this order.
 */
ties: Array<TieBreak>, 
/**
 * Which evenings of the season count.
 */
evenings: CountedEvenings, 
/**
 * Who is ranked.
 */
members: RankedMembers, 
/**
 * Of a player who bought other entries only the first one counts.
 */
first_entry_only?: boolean, 
/**
 * Players who tie each get the average of the points of the places that they occupy together; otherwise each gets
 * those of the place that they share.
 */
share_tied?: boolean, 
/**
 * Points for what a member has done over the whole season, on top of those of the evenings that count.
 */
milestones?: Array<Milestone>, 
/**
 * Teams that are ranked beside the members; none: no teams.
 */
teams?: Teams, };

/**
 * How well a stack makes change.
 */
export type Change = "once" | "twice";

/**
 * Somebody who signed up.
 */
export type CheckInPerson = { 
/**
 * Who.
 */
member: number, 
/**
 * As the club names players on telephones.
 */
name: string, 
/**
 * How that person stands.
 */
state: CheckInState, };

/**
 * How somebody who signed up stands, on the page on which one says to have come.
 */
export type CheckInState = { "type": "expected" } | { "type": "asked" } | { "type": "here", 
/**
 * With this entry.
 */
entry: number, };

/**
 * One denomination.
 */
export type Chip = { 
/**
 * What it is worth.
 */
value: number, 
/**
 * Its colour.
 */
colour: ChipColour, 
/**
 * Its pattern.
 */
pattern: ChipPattern, 
/**
 * How many the club owns; none: not counted yet, taken to suffice.
 */
owned: number | null, };

/**
 * The colours that chips come in. A closed list: each has a name in every language and the same
 * shade on the screen, in the room and on paper.
 */
export type ChipColour = "white" | "grey" | "black" | "red" | "burgundy" | "pink" | "orange" | "yellow" | "light_green" | "green" | "light_blue" | "blue" | "purple" | "brown";

/**
 * The facts.
 */
export type ChipFacts = { 
/**
 * The big blind in force; not needed over a bet, nor where the least raise is told.
 */
big_blind?: number | null, 
/**
 * The round: at limit, where the least raise is not told.
 */
street?: Street | null, 
/**
 * The total of a call; 0: nobody has bet. Before the flop it is at least the big blind.
 */
bet_to_match: number, 
/**
 * What he has in front of him in this round already.
 */
already_in?: number, 
/**
 * The chips that he puts in now.
 */
chips: Array<number>, 
/**
 * What he said before; words that come after the chips count for nothing.
 */
announce?: Announced | null, 
/**
 * The total that he said with that word. `None` if he said the word alone.
 */
spoken?: number | null, 
/**
 * The least total of a raise; none: double the bet, or the big blind, at limit a fixed bet more.
 */
min_raise_to?: number | null, 
/**
 * The game; none: hold'em, with bets limited as the rules say.
 */
game?: Game | null, 
/**
 * The raises of this round, at limit.
 */
raises_made?: number | null, 
/**
 * The greatest total of a bet or raise, at pot limit.
 */
max_raise_to?: number | null, };

/**
 * What would make the club's chips suffice.
 */
export type ChipMend = { "way": "proposed" } | { "way": "stack", 
/**
 * The largest round one that does.
 */
stack: number, };

/**
 * One denomination over the whole evening.
 */
export type ChipNeed = { 
/**
 * Which.
 */
value: number, 
/**
 * How many stand in a starting stack.
 */
each: number, 
/**
 * How many are handed out: starting stacks, rebuys and add-ons.
 */
handed_out: number, 
/**
 * How many come in at color-ups.
 */
color_ups: number, 
/**
 * The most that are on the tables at once.
 */
most: number, 
/**
 * How many the club owns; none: not counted.
 */
owned: number | null, 
/**
 * How many it lacks.
 */
missing: number, };

/**
 * What a chip's edge looks like, so that colours need not be told apart.
 */
export type ChipPattern = "plain" | "spots" | "bars" | "ring" | "cross" | "halves";

/**
 * The evening's chips.
 */
export type ChipPlan = { 
/**
 * Every chip that is used, the smallest first. Empty: the set cannot make the stack.
 */
needs: Array<ChipNeed>, 
/**
 * Chips in one stack.
 */
chips_each: number, 
/**
 * What they are worth: the starting stack, unless the director composed another.
 */
worth_each: number, 
/**
 * What leaves, break by break.
 */
color_ups: Array<ColorUp>, 
/**
 * The smallest chip in play at each step.
 */
smallest: Array<number>, };

/**
 * Why a set cannot be kept like this. Chips are counted from 0.
 */
export type ChipProblem = { "code": "chip_set_name" } | { "code": "chip_set_size" } | { "code": "chip_value", 
/**
 * Which.
 */
index: number, } | { "code": "chip_twice", 
/**
 * The second.
 */
index: number, 
/**
 * That worth.
 */
value: number, } | { "code": "chip_alike", 
/**
 * The second.
 */
index: number, } | { "code": "chip_owned", 
/**
 * Which.
 */
index: number, };

/**
 * Who gets the first card of a chip race (10-1; C11).
 */
export type ChipRaceFirst = "seat_1" | "left_of_button";

/**
 * How many higher chips a chip race awards (10-3; C10).
 */
export type ChipRaceRounding = "up" | "half" | "down";

/**
 * Why the chips count so.
 */
export type ChipReason = "single_chip_call" | "single_chip_opens" | "single_chip_raise" | "amount_announced" | "every_chip_needed" | "all_chips_count" | "words_bind" | "short" | "fixed_bet" | "above_pot" | "no_raise_left";

/**
 * The ruling.
 */
export type ChipRuling = { 
/**
 * Why.
 */
reason: ChipReason, 
/**
 * The rules do not name the case: the director may choose otherwise.
 */
td_decides: boolean, 
/**
 * Other totals that have reason on their side, where the director decides.
 */
alternatives: Array<number>, 
/**
 * The rule that tells most.
 */
rule: string, 
/**
 * All rules that it rests on.
 */
rules: Array<string>, } & ({ 
/**
 * Which.
 */
action: Act, 
/**
 * The player's chips in this round, in all.
 */
to: number, } | { 
/**
 * Both choices.
 */
options: Array<Choice>, 
/**
 * The total of the call.
 */
complete_to: number, 
/**
 * What a fold leaves in the pot.
 */
fold_loses: number, } | { 
/**
 * True.
 */
void: boolean, 
/**
 * What he may choose.
 */
options: Array<Choice>, });

/**
 * A set of chips. A form's draft: [`ChipSet::problems`] says what is wrong with it.
 */
export type ChipSet = { 
/**
 * What the club calls it.
 */
name: string, 
/**
 * Its denominations, each once, the smallest first.
 */
chips: Array<Chip>, 
/**
 * How well stacks made of it shall make change.
 */
change: Change, 
/**
 * What stands in one stack, as the director composed it; none: as it is proposed.
 */
stack: Array<StackPart> | null, };

/**
 * What a player may still choose.
 */
export type Choice = "complete" | "fold" | "check" | "call" | "bet" | "raise";

/**
 * A rule as a decision cites it. As text, and in JSON, it is the number by which everybody at the
 * table knows it: `6-8` of the club's rules, `TDA 2024 11-D` of the TDA's.
 */
export type Citation = string;

/**
 * A device says that it has scanned a code. Neither the secret nor the key is in it.
 */
export type Claim = { 
/**
 * Which code: HMAC-SHA-256 of `tapis pairing` by the secret.
 */
pairing: string, 
/**
 * That the device knows the secret: HMAC-SHA-256 of `tapis claim` by it.
 */
proof: string, 
/**
 * The browser that says so, by a number that it has made itself: the same claim from there is answered again. Empty:
 * it is not.
 */
browser: string, };

/**
 * Whether a claim comes in time.
 */
export type ClaimHeard = { 
/**
 * It does.
 */
admissible: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * A claim about a hand, in seconds of one clock.
 */
export type ClaimMoments = { 
/**
 * Who deals; none: as the rules say.
 */
dealer_mode?: DealerMode | null, 
/**
 * The claim is made.
 */
claim_at_s: number, 
/**
 * The pot is awarded: it decides where players deal.
 */
pot_awarded_at_s?: number | null, 
/**
 * The next shuffle begins: it decides where a dealer deals.
 */
next_shuffle_at_s?: number | null, };

/**
 * How a device stands that has scanned a code.
 */
export type Claimed = { 
/**
 * Its id.
 */
device: string, 
/**
 * The name that the desk sees.
 */
name: string, 
/**
 * What it is for.
 */
role: DeviceRole, 
/**
 * The desk has let it in.
 */
confirmed: boolean, 
/**
 * What it signs for: another one after each start of the program.
 */
session: string, 
/**
 * The program's time, which it signs too.
 */
now: number, };

/**
 * Where the clock stood the last time somebody touched it.
 */
export type ClockAnchor = { "state": "not_started" } | { "state": "paused", 
/**
 * Index of the step in the structure, from 0.
 */
step: number, 
/**
 * What is left of it; below 0: so long in overtime.
 */
remaining: number, 
/**
 * The instant (UTC) at which the clock goes on by itself.
 */
until?: number | null, 
/**
 * What is left of a break that the director called; the step goes on after it.
 */
break_left?: number | null, } | { "state": "running", 
/**
 * Index of the step in the structure, from 0.
 */
step: number, 
/**
 * The instant (UTC) at which that step ends.
 */
ends_at: number, } | { "state": "break", 
/**
 * Index of the step that goes on after it, from 0.
 */
step: number, 
/**
 * What is left of that step; below 0: so long in overtime.
 */
remaining: number, 
/**
 * The instant (UTC) at which the break ends.
 */
ends_at: number, };

/**
 * What a key means that is pressed in the room while it is played; the desk does it.
 */
export type ClockKey = { "type": "turn" } | { "type": "level", 
/**
 * The next one; else the one before.
 */
forward: boolean, } | { "type": "minute", 
/**
 * More; else less.
 */
more: boolean, } | { "type": "scene", 
/**
 * Which.
 */
scene: Scene | null, } | { "type": "help" } | { "type": "undo" };

/**
 * All that a clock shows.
 */
export type ClockView = { 
/**
 * The instant it was read at.
 */
now: number, 
/**
 * What is played: of games that take turns by level the one of this level, in a break that of the
 * next; of others the first.
 */
game: Game, 
/**
 * The games that take turns; none: one game all evening.
 */
rotation: Rotation | null, 
/**
 * How far the evening is.
 */
phase: Phase, 
/**
 * True while time passes.
 */
running: boolean, 
/**
 * The last level is over; play goes on at its blinds.
 */
overtime: boolean, 
/**
 * For how long it has been over, counted up; 0 unless in overtime.
 */
over: number, 
/**
 * The current step. In a break that the director called: a break in its place, without
 * blinds, whose length is what is left of it. In overtime: the last level.
 */
current: StepView | null, 
/**
 * What is left of it.
 */
remaining: number, 
/**
 * The instant it ends at, while it runs.
 */
ends_at: number | null, 
/**
 * The director called this break; the level that it interrupted is `next`.
 */
called_break: boolean, 
/**
 * The instant at which a stopped clock goes on by itself.
 */
resumes_at: number | null, 
/**
 * How long that is from now.
 */
resumes_in: number | null, 
/**
 * So many hands are still played before the break; none: nothing was announced.
 */
last_hands: number | null, 
/**
 * Play goes hand for hand; the clock is stopped and each hand takes two minutes off.
 */
hand_for_hand: HandForHandView | null, 
/**
 * When the evening is expected to end.
 */
forecast: Forecast | null, 
/**
 * The next level's step.
 */
next: StepView | null, 
/**
 * Time until the next break begins, the current step's rest included; none: no more breaks,
 * or it is a break now.
 */
next_break_in: number | null, 
/**
 * Players still in.
 */
left: number, 
/**
 * Players who entered, each once.
 */
entries: number, 
/**
 * Their entries in all, re-entries among them.
 */
all_entries: number, 
/**
 * The round that is played, from 1; none: it is not played in rounds.
 */
round: number | null, 
/**
 * Tables in play.
 */
tables: number, 
/**
 * Chips in play.
 */
chips: number, 
/**
 * Chips a player has on average, rounded down.
 */
average: number, 
/**
 * The same in tenths of a big blind.
 */
average_bb_tenths: number, 
/**
 * The money to be shared; none: no money is played for.
 */
pool: number | null, 
/**
 * What a seat in another tournament is worth, where seats are played for.
 */
seat_value: number | null, 
/**
 * Of it, what no prize takes because announced prizes stand; negative: the club adds it. 0 while prizes follow the
 * pool.
 */
unshared: number, 
/**
 * Its currency.
 */
currency: string | null, 
/**
 * Places paid.
 */
places_paid: number, 
/**
 * A newcomer may still enter.
 */
registration_open: boolean, 
/**
 * Time until late registration closes, breaks included; none: nobody plays yet, it is closed, or
 * no later level closes it.
 */
registration_closes_in: number | null, 
/**
 * When the director ends registration, now or already, though its level still admits newcomers; `None` if nothing but
 * the structure ends it. An hour comes whether the clock runs or not.
 */
registration_ends_at: number | null, 
/**
 * How long players who are out may still buy another entry, likewise; none: not any more, or none are sold.
 */
re_entries_close_in: number | null, 
/**
 * Steps in all.
 */
steps: number, 
/**
 * The levels up to the next break.
 */
track: Array<TrackStep>, };

/**
 * The facts; each event needs its own.
 */
export type ClosedCardFacts = { 
/**
 * Which game: a stud or 2-7 triple draw.
 */
game: Variant, 
/**
 * What happened.
 */
event: ClosedEvent, 
/**
 * A change: how many cards the player asked for.
 */
asked?: number | null, 
/**
 * A change: how many were dealt.
 */
received?: number | null, 
/**
 * A change: the next player has been dealt to as well.
 */
next_served?: boolean | null, 
/**
 * A hand: how many cards it has.
 */
in_hand?: number | null, 
/**
 * A hand of stud: how many it should have by now.
 */
due?: number | null, 
/**
 * The last card: how many players are still in the hand.
 */
players_left?: number | null, };

/**
 * The ruling.
 */
export type ClosedCardRuling = { 
/**
 * What becomes of the card or the hand.
 */
outcome: ClosedFate, 
/**
 * How many cards are dealt or taken back.
 */
cards: number, 
/**
 * The hand is dead; the others play on.
 */
hand_dead: boolean, 
/**
 * The other player's last card is dealt face up too.
 */
other_up_too: boolean, 
/**
 * The rules do not name the case: the director decides.
 */
td_decides: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * What happened.
 */
export type ClosedEvent = "change_exposed" | "change_count" | "hand_count" | "last_card_up";

/**
 * What becomes of the card or the hand.
 */
export type ClosedFate = "replaced" | "completed" | "taken_back" | "incomplete" | "too_many" | "stays_up" | "nothing_wrong";

/**
 * A closed season.
 */
export type ClosedSeason = { 
/**
 * On which day.
 */
on: string, 
/**
 * Who signed it off.
 */
by: string, 
/**
 * The results have changed since: recalculated, the standings would be others.
 */
differs: boolean, };

/**
 * Which club is open, and how.
 */
export type ClubState = { 
/**
 * The club's name; null: no club is open.
 */
name: string | null, 
/**
 * Which club, whatever it is called and wherever its file is; null: no club is open.
 */
identity: string | null, 
/**
 * Its file.
 */
path: string | null, 
/**
 * Where the club is; empty: not said.
 */
city: string, 
/**
 * What new evenings and fees are for; null: the club plays without money.
 */
currency: string | null, 
/**
 * The language in use.
 */
language: Language, 
/**
 * The day that the computer tells although it can hardly be; null: nothing speaks against it.
 */
doubted_day: DoubtedDay | null, 
/**
 * The club's sounds are muted.
 */
muted: boolean, 
/**
 * A clock ran while the program was away.
 */
away: Away | null, 
/**
 * Clubs opened before, the latest first.
 */
recent: Array<string>, 
/**
 * The program's version.
 */
version: string, 
/**
 * Why the club that was asked for at the start is not open; null: it is, or another is.
 */
unopened: Problem | null, 
/**
 * What was found and put right, or could not be read, when the club was opened.
 */
notices: Array<string>, 
/**
 * Where a copy of the club follows every change; null: nowhere.
 */
second: SecondPlace | null, 
/**
 * The computer that leads the club, which this one follows; null: this one leads.
 */
following: FollowingView | null, 
/**
 * The second computer of the club, while its line stands.
 */
follower: SecondComputer | null, 
/**
 * A second computer that may lead meanwhile: nothing is changed until that is known.
 */
doubted: string | null, };

/**
 * What leaves in a break.
 */
export type ColorUp = { 
/**
 * The break, counted from 0 among all steps.
 */
step: number, 
/**
 * The chips that leave, the smallest first.
 */
leaving: Array<Leaving>, };

/**
 * The colours that a club chooses, `#rrggbb` each.
 */
export type Colours = { 
/**
 * What lies behind everything.
 */
background: Background, 
/**
 * Its colour.
 */
ground: string, 
/**
 * Figures and text.
 */
ink: string, 
/**
 * What matters now.
 */
accent: string, };

/**
 * A computer that runs the program.
 */
export type Computer = { 
/**
 * The SHA-256 of its certificate, in hexadecimal digits.
 */
id: string, 
/**
 * What people call it.
 */
name: string, };

/**
 * How this computer stands with others.
 */
export type ComputersView = { 
/**
 * The computer whose club this one asks to follow; null: it asks none, or is known there already.
 */
asked: AskedComputer | null, 
/**
 * Computers may ask to become the second one; null: they may not.
 */
expected: ExpectedComputer | null, 
/**
 * The name of a computer whose digits were typed here and which does not follow yet.
 */
accepted: string | null, 
/**
 * Computers whose digits were typed before.
 */
trusted: Array<Computer>, 
/**
 * The second computer, while its line stands.
 */
second: SecondComputer | null, 
/**
 * The club of another computer, which this one follows.
 */
following: FollowingView | null, 
/**
 * This computer tries to reach another, to follow it.
 */
trying: string | null, 
/**
 * Why the computer that it tried to follow refused; null: it did not.
 */
refused: Problem | null, };

/**
 * That the ranking was corrected last, and why.
 */
export type Corrected = { 
/**
 * When.
 */
at: number, 
/**
 * Why.
 */
why: string, };

/**
 * Somebody's place after a correction.
 */
export type CorrectedPlace = { 
/**
 * Whose.
 */
entry: number, 
/**
 * The place; those who share one have the same.
 */
place: number, };

/**
 * The same at one instant.
 */
export type CountdownView = { 
/**
 * How far it is.
 */
state: ThinkingState, 
/**
 * Whole seconds left in this state, rounded up.
 */
remaining_s: number, 
/**
 * At which table, where it was said.
 */
table: number | null, 
/**
 * The room sees it too.
 */
in_room: boolean, };

/**
 * Which evenings of the season count.
 */
export type CountedEvenings = { "type": "all" } | { "type": "named", 
/**
 * The words.
 */
words: string, } | { "type": "only", 
/**
 * Their numbers in the file.
 */
tournaments: Array<number>, };

/**
 * One result in somebody's total.
 */
export type CountedResult = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Its name, shared by the results of an evening.
 */
name: string, 
/**
 * Its day.
 */
date: string, 
/**
 * The place.
 */
place: number, 
/**
 * Points in hundredths.
 */
points: number, 
/**
 * Among the best that count.
 */
counted: boolean, };

/**
 * A stack that was counted.
 */
export type CountedStack = { 
/**
 * Whose.
 */
entry: number, 
/**
 * How many chips.
 */
chips: number, };

/**
 * Running totals, so that an action costs the same with 10 players and with 10,000.
 */
export type Counts = { 
/**
 * Players who entered and count, each once.
 */
entries: number, 
/**
 * Other entries that they bought after they were out.
 */
re_entries: number, 
/**
 * Players still in.
 */
left: number, 
/**
 * Rebuys sold.
 */
rebuys: number, 
/**
 * Add-ons sold.
 */
addons: number, 
/**
 * Chips handed out.
 */
chips: number, 
/**
 * Chips taken out of play by disqualifications (13-1).
 */
removed: number, 
/**
 * By how much chip races changed the chips in play (10-3).
 */
raced: number, 
/**
 * Chips that went out of play with the rounds that are over.
 */
earlier_rounds: number, 
/**
 * Money due for the pool.
 */
pool: number, 
/**
 * Money due in all.
 */
due: number, 
/**
 * Money received in all.
 */
paid: number, };

/**
 * A tournament that may be over.
 */
export type Course = { 
/**
 * Chips that an entry gets.
 */
starting_stack: number, 
/**
 * Entries.
 */
entries: number, 
/**
 * Rebuys sold.
 */
rebuys?: number, 
/**
 * Add-ons sold.
 */
addons?: number, 
/**
 * Starting stacks in an add-on.
 */
addon_multiple?: number, 
/**
 * Chips taken out of play.
 */
chips_removed?: number, 
/**
 * Players left.
 */
players_left: number, 
/**
 * When play ends; none: when one player has all chips.
 */
end_condition?: EndTold, };

/**
 * Whether it is over.
 */
export type CourseEnd = { 
/**
 * All chips in play.
 */
total_chips: number, 
/**
 * It is over.
 */
finished: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * How many sit at a table.
 */
export type Crowd = { 
/**
 * Which table.
 */
table: number, 
/**
 * How many.
 */
players: number, };

/**
 * An entry in a tournament that is not over.
 */
export type CurrentEntry = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it is played.
 */
date: string, 
/**
 * How far the member is in it.
 */
at: EntryAt, };

/**
 * The facts.
 */
export type DarkFacts = { 
/**
 * Somebody disputes what was announced.
 */
disputed: boolean, 
/**
 * Who deals; none: as the rules say.
 */
dealer_mode?: DealerMode | null, 
/**
 * Disputed, with a dealer: the dealer confirms it.
 */
confirmed?: boolean | null, };

/**
 * Why.
 */
export type DarkReason = "allowed" | "confirmed" | "not_confirmed" | "floor_decides";

/**
 * The ruling.
 */
export type DarkRuling = { 
/**
 * The announcement binds; none: the floor decides.
 */
counts: boolean | null, 
/**
 * The floor decides.
 */
td_decides: boolean, 
/**
 * Why.
 */
reason: DarkReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * What the club decided about personal data.
 */
export type DataProtection = { 
/**
 * So many years after the last sign of a member erasing the data is proposed; none: never.
 */
years: number | null, 
/**
 * Who represents the club, by name and office; may be empty.
 */
represented_by: string, 
/**
 * The club's postal address; may be empty.
 */
address: string, 
/**
 * How members reach the person who answers for the data; may be empty.
 */
contact: string, };

/**
 * The facts; each cause needs its own.
 */
export type DeadHandFacts = { 
/**
 * What killed it.
 */
cause: DeathCause, 
/**
 * Lost in the muck: what its player has bet in this hand.
 */
put_in?: number | null, 
/**
 * Lost in the muck: who is still in the hand.
 */
opponents?: Array<Opponent> | null, 
/**
 * Swept up: it touched no other dead card, or it is certain which cards they were.
 */
identifiable?: boolean | null, 
/**
 * Swept up: a large amount is at stake.
 */
large_amount?: boolean | null, 
/**
 * Swept up: what its player bet last.
 */
last_bet?: number | null, 
/**
 * Swept up: that bet has been called or raised.
 */
answered?: boolean | null, };

/**
 * The ruling.
 */
export type DeadHandRuling = { 
/**
 * The hand is live.
 */
live: boolean, 
/**
 * Chips that go back to its player.
 */
returned: number, 
/**
 * Chips of his that stay in the pot, where they are told.
 */
stays_in_pot: number | null, 
/**
 * The director may give the hand back.
 */
td_may_save: boolean, 
/**
 * Why.
 */
reason: DeathReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * A deal that stands.
 */
export type Deal = { 
/**
 * When it was made.
 */
at: number, 
/**
 * How the money was shared.
 */
method: DealMethod, 
/**
 * What is left for the winner.
 */
kept: number, 
/**
 * What each of those who were left gets, by entry.
 */
shares: Array<DealShare>, };

/**
 * What one player gets.
 */
export type DealAmount = { 
/**
 * Who.
 */
entry: number, 
/**
 * How much.
 */
amount: number, };

/**
 * What happened in the deal: every fact that rules 2-5 to 2-13 depend on. What is not told did not
 * happen, and the deal is the initial one.
 */
export type DealFacts = { 
/**
 * The ordinal in the deal, from 1, of each exposed card.
 */
exposed_cards?: Array<number>, 
/**
 * Players after the blinds who acted before anybody noticed.
 */
players_acted_after_blinds?: number, 
/**
 * The cards were dealt in the wrong order.
 */
wrong_order?: boolean, 
/**
 * Somebody has too many cards or too few.
 */
wrong_count?: boolean, 
/**
 * The only fault in the count is one card too many for the small blind.
 */
small_blind_has_one_extra?: boolean, 
/**
 * Cards found face up in the deck during the deal.
 */
boxed_cards?: number, 
/**
 * They were found during the initial deal, not later in the hand.
 */
initial_deal?: boolean, 
/**
 * A player did it on purpose.
 */
deliberate?: boolean, 
/**
 * A joker was dealt and shown at once.
 */
joker?: boolean, 
/**
 * A player told of a joker late: he has held it.
 */
late_joker?: boolean, 
/**
 * The deck is wrong: a card is missing, is there twice, or belongs to another deck.
 */
irregular_deck?: boolean, 
/**
 * The game; none: one with a board. At stud the cards that are exposed are down cards, and
 * players act after the bring-in.
 */
game?: Variant | null, 
/**
 * Stud: the exposed cards are both down cards of one hand.
 */
both_of_one_hand?: boolean, 
/**
 * The game cannot go on as it is, whoever has acted.
 */
aberration?: boolean, };

/**
 * What a deal would give one player.
 */
export type DealLine = { 
/**
 * Who.
 */
entry: number, 
/**
 * The stack counted.
 */
chips: number | null, 
/**
 * By the independent chip model; none where stacks are not all known.
 */
icm: Offered | null, 
/**
 * The lowest prize and the rest by chips; none where stacks are not all known.
 */
chip_chop: Offered | null, 
/**
 * The same to each.
 */
even: Offered, 
/**
 * As the players said; none where they have not.
 */
custom: Offered | null, };

/**
 * How a deal shares the money.
 */
export type DealMethod = "icm" | "chip_chop" | "even" | "custom";

/**
 * What there is to share, and how.
 */
export type DealOffer = { 
/**
 * The prizes still to be won, the first place first.
 */
prizes: Array<number>, 
/**
 * Their sum.
 */
pot: number, 
/**
 * What everybody who is left has already: the lowest of these prizes.
 */
secured: number, 
/**
 * What is left for the winner.
 */
kept: number, 
/**
 * The most that could be left for him: everybody else keeps what is secured.
 */
most_kept: number, 
/**
 * Shares are multiples of this.
 */
unit: number, 
/**
 * Chips counted.
 */
counted: number, 
/**
 * Chips in play that were not counted; negative: more were counted than are in play.
 */
missing: number, 
/**
 * Of the amounts that the players said: what is still to be shared; negative: too much is.
 */
custom_left: number, 
/**
 * The players who are left: the largest stack first, those not counted last.
 */
players: Array<DealLine>, };

/**
 * A player's share of a deal.
 */
export type DealShare = { 
/**
 * Who.
 */
entry: number, 
/**
 * The stack then; none: it was not counted.
 */
chips: number | null, 
/**
 * What he gets, whatever his place.
 */
amount: number, };

/**
 * What a deal is made of.
 */
export type DealTerms = { 
/**
 * Stacks counted, as far as they are.
 */
stacks: Array<CountedStack>, 
/**
 * What is left for the winner.
 */
kept: number, 
/**
 * Shares are multiples of this, except that what cannot be shared so goes to the largest stack.
 * 0: as the prizes are.
 */
unit: number, 
/**
 * Amounts that the players say, as far as they have.
 */
custom: Array<DealAmount>, 
/**
 * Chips missing from the counted stacks that the director has seen and accepts.
 */
gap: number, };

/**
 * Who deals.
 */
export type DealerMode = "players_deal" | "dealer";

/**
 * What killed the hand.
 */
export type DeathCause = "lost_in_muck" | "swept_up" | "device";

/**
 * Why it is dead, or live.
 */
export type DeathReason = "lost_in_muck" | "not_covered" | "swept_up" | "unanswered" | "device" | "device_tolerated";

/**
 * What decided.
 */
export type Decided = "alone" | "combination" | "rank" | "kicker" | "suit" | "tie";

/**
 * One row.
 */
export type DesignRow = { 
/**
 * The step.
 */
step: StepView, 
/**
 * When it begins, in minutes after midnight; beyond 1,440 it is the day after.
 */
starts: number, 
/**
 * When it ends.
 */
ends: number, 
/**
 * Players expected to be left when it begins.
 */
left: number, 
/**
 * The average stack then in tenths of a big blind for the expected field; none: a break.
 */
expected_bb_tenths: number | null, 
/**
 * The same for those who are really there; none: a break, or the level is over.
 */
actual_bb_tenths: number | null, 
/**
 * The smallest chip in play; none: the chips are not said.
 */
smallest: number | null, 
/**
 * What leaves in this break.
 */
leaving: Array<Leaving>, 
/**
 * It is over: nothing of it changes any more.
 */
past: boolean, 
/**
 * The expected end lies in it.
 */
last: boolean, 
/**
 * Where the curve runs, each in thousandths: from the left edge to the right.
 */
from: number, 
/**
 * Where it ends.
 */
to: number, 
/**
 * How high the big blind stands, by ratio.
 */
blind: number, 
/**
 * How high the average stack in big blinds stands, by ratio; none: a break.
 */
depth: number | null, };

/**
 * A structure while it is designed.
 */
export type DesignView = { 
/**
 * Its rows.
 */
rows: Array<DesignRow>, 
/**
 * When play is expected to end, in minutes after midnight; beyond 1,440 it is the day after.
 */
ends: number, 
/**
 * How long that is after the first card.
 */
ends_after: number, 
/**
 * The same in thousandths of the curve's width.
 */
ends_at: number, 
/**
 * Half the width of the interval in which eight such evenings in ten end; none: nothing is known
 * of it.
 */
margin: number | null, 
/**
 * The starting stack in tenths of the first big blind.
 */
depth_bb_tenths: number, 
/**
 * Big blinds in play, in tenths, in the level in which the end is expected.
 */
end_bb_tenths: number, 
/**
 * How many levels there are.
 */
levels: number, 
/**
 * All chips expected.
 */
chips: number, 
/**
 * The chips of each kind; none: the set is not said, or not right.
 */
plan: ChipPlan | null, 
/**
 * The set cannot make the starting stack.
 */
stack_impossible: boolean, 
/**
 * The club owns too few chips for it; none: enough, or they are not counted.
 */
shortage: Shortage | null, 
/**
 * What looks odd, in order.
 */
remarks: Array<Remark>, 
/**
 * For whom it was reckoned.
 */
field: Field, 
/**
 * Who is really there; none: nobody yet.
 */
actual: ActualField | null, };

/**
 * The rules that the desk names beside what it shows, as the ruleset in force cites them.
 */
export type DeskRules = { 
/**
 * Seats are drawn (1-4).
 */
draw: Citation, 
/**
 * Button and blinds advance (6-3).
 */
positions: Citation, 
/**
 * Who moves for balance (6-9).
 */
mover: Citation, 
/**
 * Where he sits down (6-10).
 */
seat: Citation, 
/**
 * Several out in one hand (8-16).
 */
together: Citation, 
/**
 * Rebuys during the period (5-2).
 */
rebuys: Citation, 
/**
 * The period's end (5-5).
 */
rebuys_end: Citation, 
/**
 * The director decides (1-1).
 */
director: Citation, 
/**
 * Hand-for-hand play.
 */
hand_for_hand: Citation, };

/**
 * All that the desk shows of a tournament.
 */
export type DeskTournament = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * The season it counts for.
 */
season: number | null, 
/**
 * The engine's view.
 */
view: TournamentView, 
/**
 * The championships that count it beside the season's own standings, once it is over.
 */
championships: Array<EveningChampionship>, 
/**
 * Everybody in it or signed up for it, by name.
 */
people: Array<Person>, 
/**
 * Moves that the room must still hear of, by the seat they lead to.
 */
announce: Array<MoveMade>, 
/**
 * Where the tables of its venue stand on the floor plan; empty: nobody has arranged them.
 */
places: Array<TablePlace>, 
/**
 * What Ctrl+Z would take back.
 */
undo: string | null, 
/**
 * The journal's row of that, as an action answers it in `Acted::seq`.
 */
undo_seq: number | null, 
/**
 * What Ctrl+Y would do again.
 */
redo: string | null, 
/**
 * The journal's row of that.
 */
redo_seq: number | null, };

/**
 * A telephone or device used during a hand (3-5).
 */
export type DeviceInHand = "hand_dead" | "tolerated";

/**
 * What a device that was let in is for.
 */
export type DeviceRole = { "type": "captain", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The table.
 */
table: number, } | { "type": "remote" } | { "type": "floor" } | { "type": "door" };

/**
 * All devices in the room that are more than a reader.
 */
export type DevicesView = { 
/**
 * The program's time.
 */
now: number, 
/**
 * Screens.
 */
screens: Array<ShownScreen>, 
/**
 * Scenes that have something to show now.
 */
scenes: Array<Scene>, 
/**
 * Devices that were let in, and those that wait for it.
 */
devices: Array<ShownDevice>, };

/**
 * What can be printed.
 */
export type DocumentKind = "sign_in" | "seat_cards" | "seating_by_name" | "seating_by_table" | "table_sheets" | "draw_certificate" | "structure" | "moves" | "move_slips" | "final_table" | "stacks" | "bag_slips" | "receipts" | "prizes" | "bounties" | "deal" | "payouts" | "results" | "eliminations" | "history" | "penalties" | "rulings" | "report" | "standings" | "scores" | "attendance" | "season_report" | "dues" | "due_receipts" | "member_card" | "member_year" | "member_data" | "rota" | "members" | "member_cards" | "processing" | "rules" | "hand_rankings" | "variants" | "beginner" | "glossary" | "guide" | "conditions";

/**
 * An option that only some documents take: the fields of [`DocumentOptions`](super::DocumentOptions) beside
 * language, paper and colour, and the ruleset of [`Club::rules_booklet`](crate::Club::rules_booklet).
 */
export type DocumentOption = "season" | "contacts" | "births" | "ten_a_page" | "entry" | "table" | "late" | "wifi" | "all_moves" | "ruleset" | "folded" | "championship";

/**
 * How a document is printed.
 */
export type DocumentOptions = { 
/**
 * Its language; none: the club's.
 */
language: Language | null, 
/**
 * The size of its sheets.
 */
paper: Paper, 
/**
 * One colour where it helps; otherwise black and grey only.
 */
colour: boolean, 
/**
 * The season of a member's year; none: the latest.
 */
season: number | null, 
/**
 * E-mail addresses and telephones stand on the list of members.
 */
contacts: boolean, 
/**
 * Birth dates stand on it.
 */
births: boolean, 
/**
 * Seat cards: ten a page instead of eight.
 */
ten_a_page: boolean, 
/**
 * Seat cards, move slips and receipts: those of this entry only.
 */
entry: number | null, 
/**
 * Seat cards and table sheets: those of this table only.
 */
table: number | null, 
/**
 * Seat cards: those of players whom the last draw did not seat.
 */
late: boolean, 
/**
 * Table sheets: with the code of the room's Wi-Fi, if the club named one.
 */
wifi: boolean, 
/**
 * Move slips: those of the whole evening, not only of the last moment at which somebody moved.
 */
all_moves: boolean, 
/**
 * The booklet of the rules: half the size, two pages a side, in the order for folding.
 */
folded: boolean, 
/**
 * Standings: those of this championship, not the season's own.
 */
championship: number | null, };

/**
 * What a document can be about.
 */
export type DocumentSubject = "club" | "tournament" | "season" | "member";

/**
 * What one player did in the round.
 */
export type Done = { 
/**
 * Who.
 */
player: string, 
/**
 * What.
 */
action: Act, 
/**
 * His chips in this round, in all; none: what the action needs.
 */
to?: number | null, 
/**
 * He has no more.
 */
all_in?: boolean, };

/**
 * A day that the computer tells although it can hardly be.
 */
export type DoubtedDay = { 
/**
 * The day, as 2009-01-01.
 */
day: string, 
/**
 * The day of the last evening that is over, if it is later; null: the program was made after the day.
 */
last_evening: string | null, };

/**
 * A structure that is being designed.
 */
export type DraftStructure = { 
/**
 * The set-up that it belongs to, for those whom it expects.
 */
setup: SetupDraft, };

/**
 * Why seats cannot be drawn.
 */
export type DrawProblem = { "type": "too_few_seats" } | { "type": "no_such_seat", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, } | { "type": "kept_twice", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, };

/**
 * What a drawn card becomes.
 */
export type DrawnAs = "burn" | "turn_burn";

/**
 * An envelope that was drawn.
 */
export type DrawnEnvelope = { 
/**
 * Who had gone out.
 */
from: number, 
/**
 * The number of the envelope, from 1.
 */
envelope: number, 
/**
 * What was in it.
 */
amount: number, 
/**
 * The seed of its draw.
 */
seed: Seed, 
/**
 * When.
 */
at: number, };

/**
 * What a draw of all seats rests on beside its seed, tables and players, and the seats that are kept or blocked.
 */
export type DrawnFrom = { 
/**
 * How many seats each of the tables has, in their order.
 */
sizes: Array<number>, 
/**
 * The players of each team, by number of entry; empty: there are no teams.
 */
teams?: Array<Array<number>>, };

/**
 * Who made it fall.
 */
export type DropCause = "dealer" | "accident" | "player";

/**
 * A payment.
 */
export type DuePayment = { 
/**
 * The number of its receipt, counted from 1 over the whole club without gaps.
 */
number: number, 
/**
 * For which season.
 */
season: number, 
/**
 * Whose due.
 */
member: number, 
/**
 * The day.
 */
paid_on: string, 
/**
 * Above 0.
 */
amount: number, 
/**
 * The currency.
 */
currency: string, 
/**
 * How.
 */
means: Means, 
/**
 * Who was at the desk; may be empty.
 */
received_by: string, 
/**
 * It was cancelled; none: it counts.
 */
cancelled: Cancelled | null, };

/**
 * A payment as a form holds it.
 */
export type DuePaymentDraft = { 
/**
 * For which season.
 */
season: number, 
/**
 * Whose due.
 */
member: number, 
/**
 * The day.
 */
paid_on: string, 
/**
 * Above 0, at most what is still owed.
 */
amount: number, 
/**
 * How.
 */
means: Means, };

/**
 * The dues of a season.
 */
export type Dues = { 
/**
 * Which season.
 */
season: number, 
/**
 * What a membership costs; none: nothing, and the rest is empty.
 */
due: SeasonDue | null, 
/**
 * Everybody who is a member, or paid something, by name.
 */
lines: Array<DuesLine>, 
/**
 * The sums.
 */
totals: DuesTotals, };

/**
 * What one member owes and paid.
 */
export type DuesLine = { 
/**
 * Who.
 */
member: number, 
/**
 * First name; empty for an erased member.
 */
first_name: string, 
/**
 * Family name, or the words shown for an erased member.
 */
last_name: string, 
/**
 * The club's own number or card.
 */
number: string | null, 
/**
 * What is due in the season.
 */
owes: number, 
/**
 * Why it is not what the others owe; none: it is.
 */
reason: string | null, 
/**
 * What was paid of it.
 */
paid: number, 
/**
 * What is still to pay.
 */
rest: number, 
/**
 * All payments, cancelled ones too.
 */
payments: Array<DuePayment>, };

/**
 * The sums of a season's dues.
 */
export type DuesTotals = { 
/**
 * What all owe.
 */
owed: number, 
/**
 * What was paid.
 */
paid: number, 
/**
 * What is still to pay.
 */
rest: number, 
/**
 * How many still owe something.
 */
open: number, 
/**
 * What came in by each means, those without a payment left out.
 */
by_means: Array<MeansTotal>, };

/**
 * Two members who may be one person.
 */
export type Duplicate = { 
/**
 * In what they are alike.
 */
likeness: Likeness, 
/**
 * The record that says more, or with which more evenings were played.
 */
kept: MergeSide, 
/**
 * The other one.
 */
other: MergeSide, };

/**
 * A member helps at an evening.
 */
export type Duty = { 
/**
 * At which evening.
 */
tournament: number, 
/**
 * With what, in the club's words.
 */
task: string, 
/**
 * Who; of merged records the one that is kept.
 */
member: number, };

/**
 * When play ends.
 */
export type EndCondition = { "type": "last_player" } | { "type": "satellite", 
/**
 * How many qualify.
 */
qualifiers: number, } | { "type": "flight", 
/**
 * The last level, from 1, breaks not counted.
 */
last_level: number, } | { "type": "time_limit", 
/**
 * How long, in minutes.
 */
minutes: number, };

/**
 * When play ends, and how far it has come.
 */
export type EndTold = { "type": "last_player", } | { "type": "satellite", 
/**
 * How many qualify.
 */
qualifiers: number, } | { "type": "time_limit", 
/**
 * How long, in minutes.
 */
minutes: number, 
/**
 * Minutes played; needed while several players are left.
 */
elapsed_min: number | null, };

/**
 * What the desk offers for one player.
 */
export type EntryAction = "eliminate" | "move" | "revive" | "absent";

/**
 * How far a member is in a tournament.
 */
export type EntryAt = { "type": "registered" } | { "type": "seated", 
/**
 * Which seat.
 */
seat: SeatRef, } | { "type": "out", 
/**
 * The place.
 */
place: number, };

/**
 * What the club decided for each case.
 */
export type EntryChecks = { 
/**
 * The member is excluded on the day of the tournament.
 */
excluded: EntryPolicy, 
/**
 * The membership has run out by then.
 */
lapsed: EntryPolicy, 
/**
 * The member still owes something of the due of the tournament's season.
 */
unpaid: EntryPolicy, 
/**
 * A guest has played as many tournaments of the season as guests may.
 */
guest: EntryPolicy, 
/**
 * How many these are; none: there is no limit.
 */
guest_evenings: number | null, };

/**
 * What happens when somebody is registered who should not be.
 */
export type EntryPolicy = "nothing" | "warned" | "refused";

/**
 * What the desk should know of a member before registering them.
 */
export type EntryRemark = { 
/**
 * Who.
 */
member: number, 
/**
 * The registration would be refused.
 */
refused: boolean, 
/**
 * Why, in one sentence for each reason.
 */
words: Array<string>, 
/**
 * The member's debts from other evenings.
 */
debts: Array<OpenDebt>, };

/**
 * An entry on the screen.
 */
export type EntryView = { 
/**
 * Its number.
 */
id: number, 
/**
 * Whose.
 */
member: number, 
/**
 * Still in.
 */
alive: boolean, 
/**
 * Taken back.
 */
withdrawn: boolean, 
/**
 * Registered after play began.
 */
late: boolean, 
/**
 * The seat.
 */
seat: SeatRef | null, 
/**
 * The seat kept for the draw.
 */
reserved: SeatRef | null, 
/**
 * The place, once out (or the winner, once over).
 */
place: number | null, 
/**
 * When it went out.
 */
out_at: number | null, 
/**
 * Where the player sat then.
 */
out_from: SeatRef | null, 
/**
 * By whom.
 */
out_by: number | null, 
/**
 * Who else, where several did.
 */
out_by_too: Array<number>, 
/**
 * Due in all.
 */
due: number, 
/**
 * Received in all.
 */
paid: number, 
/**
 * Still owed.
 */
owed: number, 
/**
 * What was owed and has been given up.
 */
written_off: number, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * Add-ons taken.
 */
addons: number, 
/**
 * Other entries bought after an elimination.
 */
re_entries: number, 
/**
 * Players put out.
 */
hits: number, 
/**
 * What is on this head now.
 */
head: number, 
/**
 * Bounties won so far.
 */
bounties: number, 
/**
 * Chips handed out to the player, where some began with stacks of their own.
 */
own_stack: number | null, 
/**
 * The stack when it was counted last; none: it was not.
 */
stack: StackView | null, 
/**
 * Hands still to be missed; 0: the player is not suspended (13-1).
 */
hands_to_miss: number, 
/**
 * Not there: dealt in and blinded (2-14).
 */
absent: boolean, 
/**
 * A rebuy is possible with an empty stack now.
 */
may_rebuy: boolean, 
/**
 * Why not; none: it is, or none are sold or the player does not sit.
 */
rebuy_refused: RebuyRefusal | null, 
/**
 * An add-on is possible now.
 */
may_add_on: boolean, 
/**
 * Why not, likewise.
 */
add_on_refused: RebuyRefusal | null, 
/**
 * Another entry can be bought now.
 */
may_re_enter: boolean, 
/**
 * Why not; none: it can, or none are sold or the player is not out.
 */
re_entry_refused: ReEntryRefusal | null, 
/**
 * What the desk offers where this player stands, and what is refused now.
 */
refused: Array<RefusedAction>, };

/**
 * A member who is registered with a stack of his own.
 */
export type EntryWithStack = { 
/**
 * Who.
 */
member: number, 
/**
 * Birth date where known, for rule 1-3.
 */
born: string | null, 
/**
 * Chips to begin with.
 */
chips: number, };

/**
 * Envelopes with the same amount in them, and how many are still closed.
 */
export type EnvelopeTier = { 
/**
 * What is in each.
 */
amount: number, 
/**
 * How many there are.
 */
count: number, 
/**
 * How many are still closed.
 */
left: number, };

/**
 * Envelopes with the same amount in them.
 */
export type Envelopes = { 
/**
 * What is in each.
 */
amount: number, 
/**
 * How many.
 */
count: number, };

/**
 * The evening that is prepared or played.
 */
export type EveningAhead = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it is played.
 */
date: string, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * How each step until its clock runs stands.
 */
steps: Steps, 
/**
 * Where it is played; empty: not said.
 */
venue: string, 
/**
 * When it begins, in minutes since midnight.
 */
start_minute: number, 
/**
 * How many members the club has.
 */
members: number, 
/**
 * Entries in it.
 */
entries: number, 
/**
 * Of these, who is still in it.
 */
left: number, 
/**
 * What its players still owe.
 */
owed: number, 
/**
 * In which currency; none: it is played without money.
 */
currency: string | null, 
/**
 * Seats in the room.
 */
seats: number, 
/**
 * Seats that are wanted. Before the draw: for those who are in and those who signed up and have a place; where
 * nobody signed up, for as many as came last time.
 */
wanted: number, 
/**
 * Tables that the room lacks for that.
 */
tables_lacking: number, 
/**
 * Tables in play.
 */
tables: number, 
/**
 * Levels of its structure.
 */
levels: number, 
/**
 * By what those are known who are awaited.
 */
awaited_by: Awaited, 
/**
 * How many of those who are awaited are not in yet.
 */
awaited: number, 
/**
 * The first of them, by name.
 */
awaited_first: Array<string>, 
/**
 * How many signed up and wait for a place.
 */
waiting: number, 
/**
 * How many places nobody has; none: no limit.
 */
places_left: number | null, 
/**
 * The last evening that is over.
 */
last: LastEvening | null, };

/**
 * A championship that counts an evening beside its season's own standings.
 */
export type EveningChampionship = { 
/**
 * Its name.
 */
name: string, 
/**
 * The points that it gives for each result, in the order of the results.
 */
points: Array<number>, };

/**
 * What the person says of an evening that is to be entered.
 */
export type EveningChoice = { 
/**
 * Which of those in the preview, from 0.
 */
index: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day.
 */
date: string, };

/**
 * What is told of an evening.
 */
export type EveningMessage = "invitation" | "reminder" | "results";

/**
 * What happened.
 */
export type Event = { "type": "amended", 
/**
 * The whole of it.
 */
setup: SetupDraft, } | { "type": "registered", 
/**
 * The number of the entry.
 */
entry: number, 
/**
 * Who.
 */
member: number, 
/**
 * When.
 */
at: number, 
/**
 * After play began.
 */
late: boolean, 
/**
 * What it costs.
 */
due: number, 
/**
 * What was received.
 */
paid: number, 
/**
 * The part of `due` that goes to the pool.
 */
to_pool: number, 
/**
 * Chips handed out.
 */
chips: number, 
/**
 * The part of `due` that is a bounty.
 */
bounty?: number, } | { "type": "stack_given", 
/**
 * Whose.
 */
entry: number, 
/**
 * The chips that the player has now.
 */
chips: number, } | { "type": "flights_joined", 
/**
 * When.
 */
at: number, 
/**
 * The flights.
 */
joined: Flights, } | { "type": "signed_up", 
/**
 * Who.
 */
member: number, 
/**
 * When.
 */
at: number, } | { "type": "signed_off", 
/**
 * Who.
 */
member: number, } | { "type": "unregistered", 
/**
 * Which.
 */
entry: number, 
/**
 * Money given back.
 */
refunded: number, 
/**
 * Why; `None` if nobody said.
 */
why?: string, } | { "type": "paid", 
/**
 * Whose.
 */
entry: number, 
/**
 * How much.
 */
amount: number, } | { "type": "debt_written_off", 
/**
 * Whose.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * How much.
 */
amount: number, 
/**
 * Why.
 */
why: string, } | { "type": "seat_reserved", 
/**
 * For whom.
 */
entry: number, 
/**
 * Which.
 */
at: SeatRef, } | { "type": "reservation_lifted", 
/**
 * Whose it was.
 */
entry: number, } | { "type": "seats_drawn", 
/**
 * The seed, for anyone to check the draw.
 */
seed: Seed, 
/**
 * Tables opened.
 */
tables: Array<number>, 
/**
 * Who sits where.
 */
seats: Array<Seating>, 
/**
 * What else the draw rests on; none: an older version of the program drew.
 */
from?: DrawnFrom | null, } | { "type": "late_seated", 
/**
 * Who.
 */
entry: number, 
/**
 * Where.
 */
at: SeatRef, 
/**
 * The seed of that draw.
 */
seed: Seed, 
/**
 * Among how many free seats; none: an older version of the program drew.
 */
among?: number | null, } | { "type": "started", 
/**
 * The clock from then.
 */
clock: ClockAnchor, } | { "type": "clock_set", 
/**
 * How it stands now.
 */
clock: ClockAnchor, } | { "type": "registration_ends", 
/**
 * The instant (UTC), unless its level ends it earlier; `None` if the level alone does.
 */
at: number | null, } | { "type": "hours_corrected", 
/**
 * The lead of the computer's clock over the journal's time.
 */
by: number, 
/**
 * The instant of the correction.
 */
at: number, } | { "type": "structure_changed", 
/**
 * All steps.
 */
steps: Array<Step>, 
/**
 * The clock with them.
 */
clock: ClockAnchor, } | { "type": "hand_for_hand_began", 
/**
 * Until so many are left.
 */
until_left: number, 
/**
 * The clock, stopped.
 */
clock: ClockAnchor, } | { "type": "table_hand_done", 
/**
 * Which.
 */
table: number, 
/**
 * It has.
 */
done: boolean, } | { "type": "hand_played", 
/**
 * The clock with the hand's minutes off it.
 */
clock: ClockAnchor, } | { "type": "hand_for_hand_ended", 
/**
 * The clock from then.
 */
clock: ClockAnchor, } | { "type": "last_hands_announced", 
/**
 * How many; 0: taken back.
 */
hands: number, 
/**
 * In which step.
 */
step: number, } | { "type": "table_opened", 
/**
 * Which.
 */
table: number, 
/**
 * How many seats it has; none: an older version of the program opened it.
 */
size?: number | null, } | { "type": "seats_blocked", 
/**
 * What was blocked from then on at each of these tables, in order.
 */
tables: Array<BlockedSeats>, } | { "type": "positions_told", 
/**
 * At which table.
 */
table: number, 
/**
 * The last hand's positions.
 */
hand: LastHand, 
/**
 * When it was said.
 */
at: number, } | { "type": "eliminated", 
/**
 * When.
 */
at: number, 
/**
 * Who.
 */
out: Array<Out>, } | { "type": "revived", 
/**
 * Who.
 */
entry: number, 
/**
 * On which seat.
 */
at: SeatRef, } | { "type": "re_entered", 
/**
 * Who.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * What it costs.
 */
due: number, 
/**
 * What was received.
 */
paid: number, 
/**
 * The part of `due` that goes to the pool.
 */
to_pool: number, 
/**
 * Chips handed out.
 */
chips: number, 
/**
 * The part of `due` that is a bounty.
 */
bounty?: number, } | { "type": "rebought", 
/**
 * To whom.
 */
entry: number, 
/**
 * Chips handed out.
 */
chips: number, 
/**
 * What it costs.
 */
due: number, 
/**
 * What was received.
 */
paid: number, } | { "type": "added_on", 
/**
 * To whom.
 */
entry: number, 
/**
 * Chips handed out.
 */
chips: number, 
/**
 * What it costs.
 */
due: number, 
/**
 * What was received.
 */
paid: number, } | { "type": "rebuy_phase_set", 
/**
 * At these tables.
 */
tables: Array<number>, 
/**
 * How far.
 */
phase: RebuyPhase, } | { "type": "moved", 
/**
 * When.
 */
at: number, 
/**
 * Why.
 */
cause: MoveCause, 
/**
 * Who, from where, to where.
 */
moves: Array<SeatMove>, 
/**
 * Tables closed by it.
 */
closed: Array<number>, 
/**
 * The seed, where seats were drawn.
 */
seed: Seed | null, } | { "type": "advice_postponed", 
/**
 * Its key.
 */
key: string, } | { "type": "absent_set", 
/**
 * Who.
 */
entry: number, 
/**
 * Not there.
 */
absent: boolean, } | { "type": "absent_removed", 
/**
 * Who.
 */
entry: number, 
/**
 * Chips taken out of play; the rest of his stack was posted.
 */
taken_away: number, } | { "type": "ruleset_changed", 
/**
 * All settings.
 */
ruleset: Ruleset, } | { "type": "ruled", 
/**
 * When.
 */
at: number, 
/**
 * The ruling.
 */
ruling: FloorRuling, } | { "type": "chips_raced", 
/**
 * Where.
 */
table: number, 
/**
 * By how much it changed the chips in play, by value; below zero: it took some away.
 */
added: number, } | { "type": "penalised", 
/**
 * The number of the penalty.
 */
penalty: number, 
/**
 * Whom.
 */
entry: number, 
/**
 * For what.
 */
offence: Offence, 
/**
 * How.
 */
sanction: Sanction, 
/**
 * Hands to be missed.
 */
hands: number, 
/**
 * Chips taken out of play.
 */
chips_removed: number, 
/**
 * In the director's words.
 */
note: string, 
/**
 * When.
 */
at: number, } | { "type": "penalty_lifted", 
/**
 * Which.
 */
penalty: number, 
/**
 * When.
 */
at: number, } | { "type": "penalties_served", 
/**
 * Where.
 */
table: number, 
/**
 * What is left of each penalty.
 */
served: Array<Served>, } | { "type": "prizes_changed", 
/**
 * The plan.
 */
plan: PrizePlan, } | { "type": "prizes_announced", 
/**
 * When.
 */
at: number, 
/**
 * The pool then.
 */
pool: number, 
/**
 * What each place gets, best first.
 */
amounts: Array<number>, } | { "type": "announced_kept", 
/**
 * When.
 */
at: number, 
/**
 * The pool then.
 */
pool: number, 
/**
 * What each place would have got, best first.
 */
amounts: Array<number>, 
/**
 * What becomes of the difference; empty: nothing was said.
 */
note: string, } | { "type": "announcement_lifted", } | { "type": "prize_handed", 
/**
 * Who.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
in_kind: Array<PrizeInKind>, } | { "type": "prize_taken_back", 
/**
 * Who.
 */
entry: number, } | { "type": "named_prize_given", 
/**
 * Its name.
 */
prize: string, 
/**
 * Who.
 */
entry: number, } | { "type": "named_prize_withdrawn", 
/**
 * Its name.
 */
prize: string, } | { "type": "named_prize_handed", 
/**
 * Its name.
 */
prize: string, 
/**
 * To whom.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * Money.
 */
amount: number, 
/**
 * The thing.
 */
thing: string | null, } | { "type": "named_prize_taken_back", 
/**
 * Its name.
 */
prize: string, } | { "type": "hunters_named", 
/**
 * Who is out.
 */
entry: number, 
/**
 * By whom, the first named first; empty: nobody knows.
 */
by: Array<number>, } | { "type": "envelopes_sealed", 
/**
 * When.
 */
at: number, 
/**
 * What is in each, by number.
 */
envelopes: Array<number>, } | { "type": "envelope_drawn", 
/**
 * When.
 */
at: number, 
/**
 * For putting whom out.
 */
from: number, 
/**
 * Its number, from 1.
 */
envelope: number, 
/**
 * What was in it.
 */
amount: number, 
/**
 * The seed of that draw.
 */
seed: Seed, } | { "type": "stacks_counted", 
/**
 * When.
 */
at: number, 
/**
 * Whose, and how many chips.
 */
stacks: Array<CountedStack>, 
/**
 * Whose count was a mistake: it is not known any more.
 */
forgotten?: Array<number>, } | { "type": "deal_made", 
/**
 * When.
 */
at: number, 
/**
 * How.
 */
method: DealMethod, 
/**
 * What is left for the winner.
 */
kept: number, 
/**
 * What each gets.
 */
shares: Array<DealShare>, } | { "type": "deal_lifted", } | { "type": "results_recorded", 
/**
 * When.
 */
at: number, 
/**
 * How many played; more than there are results where some are not named.
 */
players: number, 
/**
 * The money that was shared.
 */
pool: number, 
/**
 * Everybody's result, best first.
 */
results: Array<RecordedLine>, 
/**
 * Why they were corrected; none: they were entered for the first time.
 */
why: string | null, } | { "type": "last_longer_set", 
/**
 * The bet; it replaces the one with its number.
 */
last_longer: LastLonger, } | { "type": "last_longer_removed", 
/**
 * Its number.
 */
no: number, } | { "type": "ranking_corrected", 
/**
 * When.
 */
at: number, 
/**
 * Why.
 */
why: string, 
/**
 * Everybody's result, best first.
 */
results: Array<ResultLine>, } | { "type": "finished", 
/**
 * When.
 */
at: number, 
/**
 * Everybody's result, best first.
 */
results: Array<ResultLine>, };

/**
 * Somebody may not play.
 */
export type Exclusion = { 
/**
 * Who.
 */
member: number, 
/**
 * The first day.
 */
since: string, 
/**
 * The last day; none: until it is lifted.
 */
until: string | null, 
/**
 * Why.
 */
reason: string, 
/**
 * Who decided.
 */
decided_by: string, };

/**
 * A decision of the league against a member.
 */
export type ExclusionOffer = { 
/**
 * First and last name.
 */
name: string, 
/**
 * What the league decided.
 */
exclusion: Exclusion, 
/**
 * The club has excluded the member otherwise, which this would replace.
 */
replaces: boolean, };

/**
 * Players who are expected, and what all of them together are expected to buy.
 */
export type Expected = { 
/**
 * Entries, 2 to 10,000.
 */
players: number, 
/**
 * Rebuys, or re-entries where those are sold.
 */
rebuys: number, 
/**
 * Add-ons.
 */
addons: number, };

/**
 * Computers that may ask to become the second one.
 */
export type ExpectedComputer = { 
/**
 * They may until then, by the program's time.
 */
until: number, 
/**
 * So long from now, in milliseconds.
 */
left: number, 
/**
 * Computers that ask.
 */
asking: number, };

/**
 * A result of a member with the sum behind its points.
 */
export type ExplainedResult = { 
/**
 * The result.
 */
result: CountedResult, 
/**
 * Of so many entries.
 */
players: number, 
/**
 * What the points are for.
 */
parts: Array<ScorePart>, 
/**
 * Where the player came in at the end of the evening, where he bought another entry or only first entries count.
 */
finished: number | null, 
/**
 * Other entries that the player bought.
 */
re_entries: number, };

/**
 * A list that is written for a spreadsheet.
 */
export type Exported = { "type": "standings", 
/**
 * Which.
 */
ranking: Ranking, } | { "type": "teams", 
/**
 * Which.
 */
ranking: Ranking, } | { "type": "season", 
/**
 * Which.
 */
season: number, } | { "type": "tournament", 
/**
 * Which.
 */
tournament: number, };

/**
 * The facts.
 */
export type ExposedHandFacts = { 
/**
 * How it became known.
 */
how: Exposure, 
/**
 * Somebody may still bet in this hand.
 */
bets_possible: boolean, 
/**
 * In the middle: no hand can beat it.
 */
unbeatable?: boolean | null, };

/**
 * The ruling.
 */
export type ExposedHandRuling = { 
/**
 * The hand is live; in the middle that is so unless the floor takes it for a fold.
 */
hand_live: boolean, 
/**
 * Its player is penalised after the hand.
 */
penalised: boolean, 
/**
 * What laying it there counts as; several: the floor chooses.
 */
counts_as: Array<Choice>, 
/**
 * The floor decides.
 */
td_decides: boolean, 
/**
 * Why.
 */
reason: ExposedReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * Why.
 */
export type ExposedReason = "too_soon" | "no_more_bets" | "floor_reads_it" | "unbeatable_calls";

/**
 * How the hand became known.
 */
export type Exposure = "told_or_shown" | "laid_in_middle";

/**
 * The facts.
 */
export type FaultFacts = { 
/**
 * Who is at fault.
 */
player: string, 
/**
 * The fault: one of the codes of `Offence`, or another word.
 */
offence: string, 
/**
 * Penalties of this tournament, in order.
 */
history?: Array<PenaltyGiven>, 
/**
 * The fault is punished without a warning; none: as the rules say of it (11-2, 12-7).
 */
no_warning?: boolean | null, };

/**
 * A field: players, and what they buy in all.
 */
export type Field = { 
/**
 * Entries.
 */
players: number, 
/**
 * Rebuys, all players together.
 */
rebuys: number, 
/**
 * Add-ons, all players together.
 */
addons: number, 
/**
 * Starting stacks in one add-on.
 */
addon_multiple: number, };

/**
 * A field of a member, as the club knows it and as a list says it.
 */
export type FieldChange = { 
/**
 * The field.
 */
field: ImportField, 
/**
 * The club's value, dates as 2026-12-31; empty: nothing.
 */
before: string, 
/**
 * The list's value.
 */
after: string, };

/**
 * What is wrong with one field of a form.
 */
export type FieldError = { 
/**
 * Its path in the form's draft: `name`, `tables.3.seats`, `steps.0.minutes`.
 */
field: string, 
/**
 * What is wrong.
 */
message: string, };

/**
 * What is not right in a field.
 */
export type FieldProblem = { "code": "last_name_missing" } | { "code": "first_name_missing" } | { "code": "born_impossible" } | { "code": "date_unreadable", 
/**
 * The text that stands there.
 */
text: string, } | { "code": "number_taken", 
/**
 * Who.
 */
by: number, } | { "code": "email" } | { "code": "too_long" } | { "code": "note_too_long" } | { "code": "note_empty" } | { "code": "task_missing" } | { "code": "task_too_long" } | { "code": "tags_too_many" } | { "code": "tag_missing" } | { "code": "invisible" } | { "code": "not_a_name", 
/**
 * The text that stands there.
 */
text: string, } | { "code": "email_unreadable", 
/**
 * The text that stands there.
 */
text: string, } | { "code": "second_value", 
/**
 * The text that stands there.
 */
text: string, };

/**
 * The points of each place in a field of a certain size.
 */
export type FieldSize = { 
/**
 * For fields of so many entries at most, above those of the size before.
 */
up_to: number, 
/**
 * In hundredths, best first.
 */
by_place: Array<number>, };

/**
 * A figure that the club's words may name.
 */
export type Figure = { 
/**
 * What stands between braces.
 */
name: string, 
/**
 * What it is.
 */
label: string, 
/**
 * What it is now, as it is printed.
 */
value: string, };

/**
 * A column of a list.
 */
export type FileColumn = { 
/**
 * What the first line says.
 */
heading: string, 
/**
 * What it holds; null: it is left out.
 */
field: ImportField | null, 
/**
 * Its first values that are not empty.
 */
values: Array<string>, };

/**
 * A player of the final.
 */
export type FinalLine = { 
/**
 * The rank in the standings.
 */
rank: number, 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * Points that count, in hundredths.
 */
points: number, 
/**
 * The stack that follows from them.
 */
chips: number, 
/**
 * Registered in the final already.
 */
inside: boolean, };

/**
 * The final, as it would begin.
 */
export type FinalStacks = { 
/**
 * What everybody has.
 */
base: number, 
/**
 * Chips for one point.
 */
per_point: number, 
/**
 * Stacks are multiples of this.
 */
unit: number, 
/**
 * Who qualifies, best first.
 */
lines: Array<FinalLine>, };

/**
 * How stacks follow from points: a base, and so many chips for each point, rounded up.
 */
export type FinalWish = { 
/**
 * The standings that decide.
 */
ranking: Ranking, 
/**
 * The last rank that qualifies; equals of that rank all do. None: everybody who is ranked.
 */
last_rank: number | null, 
/**
 * What everybody has; none: the tournament's starting stack.
 */
base: number | null, 
/**
 * Chips for one point; none: as many as double the leader's stack.
 */
per_point: number | null, 
/**
 * Stacks are multiples of this; none: the smallest chip that is in play at the start.
 */
unit: number | null, };

/**
 * Where the first button goes (2-1).
 */
export type FirstButton = "fixed_seat" | "card_draw";

/**
 * A flight, as it is joined with others.
 */
export type Flight = { 
/**
 * Which tournament it was.
 */
tournament: number, 
/**
 * What it was called.
 */
name: string, 
/**
 * Entries sold in it, re-entries among them.
 */
entries: number, 
/**
 * The money that came in for the pool.
 */
pool: number, };

/**
 * A flight that is over.
 */
export type FlightFound = { 
/**
 * Which tournament.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it was played.
 */
date: string, 
/**
 * Among those that are joined.
 */
chosen: boolean, 
/**
 * The tournament in which it is joined already.
 */
joined_in: string | null, 
/**
 * Entries sold in it.
 */
entries: number, 
/**
 * How many players survived.
 */
survivors: number, 
/**
 * The chips that they have together.
 */
chips: number, 
/**
 * By how many chips that is less than what was in play; below zero: it is more.
 */
missing: number, 
/**
 * The money that came in for the pool.
 */
pool: number, };

/**
 * The flights that were joined in a tournament.
 */
export type Flights = { 
/**
 * All of them.
 */
flights: Array<Flight>, 
/**
 * Players who took part in any of them, each counted once.
 */
field: number, 
/**
 * How many of them play on.
 */
survivors: number, 
/**
 * The level with which play goes on, from 1, breaks not counted.
 */
level: number, };

/**
 * What would be if flights were joined like this.
 */
export type FlightsAhead = { 
/**
 * All flights of the weeks before, the earliest first.
 */
flights: Array<FlightFound>, 
/**
 * Those who play on, the largest stack first.
 */
players: Array<Survivor>, 
/**
 * All chips that are brought along.
 */
chips: number, 
/**
 * Players who took part in any flight that is chosen.
 */
field: number, 
/**
 * Entries sold in all of them.
 */
entries: number, 
/**
 * The pools together.
 */
pool: number, 
/**
 * The level with which play goes on.
 */
level: number, 
/**
 * The levels of the structure.
 */
levels: number, 
/**
 * What joins them; none: nobody survived, or none is chosen.
 */
action: Action | null, };

/**
 * How flights are to be joined.
 */
export type FlightsWish = { 
/**
 * Which; none: all that are not joined elsewhere.
 */
flights: Array<number> | null, 
/**
 * What becomes of several stacks of one player.
 */
carried: Carried, 
/**
 * The level with which play goes on; none: the one after the last that was played.
 */
level: number | null, };

/**
 * A ruling: a question to the rules, their answer, and the director's own decision where he
 * departs from it. Seats are named, never people: a member can be erased and this stays.
 *
 * ```
 * use serde_json::json;
 * use tapis_engine::journal::floor_ruling::FloorRuling;
 * use tapis_engine::Refusal;
 * use tapis_engine::rules::ruleset::Ruleset;
 * let kept = |balance: bool| json!({
 *     "table": null, "topic": "balance", "given": { "tables": { "1": 9, "2": 6 } }, "overruled": null,
 *     "result": {
 *         "must_balance": balance, "from": "1", "to": "2", "gap": 3, "threshold": 3, "rule": "6-8",
 *     },
 * });
 * let read = |ruling| serde_json::from_value::<FloorRuling>(ruling).unwrap();
 * assert_eq!(read(kept(true)).check(&Ruleset::default()), Ok(()));
 * assert_eq!(read(kept(false)).check(&Ruleset::default()), Err(Refusal::RulingChanged));
 * ```
 */
export type FloorRuling = { 
/**
 * At which table, where it matters.
 */
table: number | null, 
/**
 * The director's own decision (1-1).
 */
overruled: Overruling | null, } & ({ 
/**
 * The answer.
 */
result: Answer, } & ({ "topic": "blinds_next", "given": AfterHand & { settings?: Settings } } | { "topic": "blinds_sequence", "given": SeveralHands & { settings?: Settings } } | { "topic": "seat_for_moved", "given": MovedTo & { settings?: Settings } } | { "topic": "who_moves", "given": MovedFrom & { settings?: Settings } } | { "topic": "balance", "given": TableSizes & { settings?: Settings } } | { "topic": "break_table", "given": TablesToBreak & { settings?: Settings } } | { "topic": "break_seating", "given": SeatsToDraw & { settings?: Settings } } | { "topic": "ranking", "given": OutTogether & { settings?: Settings } } | { "topic": "rebuy", "given": Buyer & { settings?: Settings } } | { "topic": "end_condition", "given": Course & { settings?: Settings } } | { "topic": "absent", "given": Absentee & { settings?: Settings } } | { "topic": "clock_level", "given": LevelMoments & { settings?: Settings } } | { "topic": "retroactive", "given": ClaimMoments & { settings?: Settings } } | { "topic": "time_bank", "given": ThinkingFacts & { settings?: Settings } } | { "topic": "chip_race", "given": RaceFacts & { settings?: Settings } } | { "topic": "pots", "given": PotsFacts & { settings?: Settings } } | { "topic": "odd_chips", "given": OddChipsFacts & { settings?: Settings } } | { "topic": "hand_compare", "given": ShowdownQuestion & { settings?: Settings } } | { "topic": "stud_order", "given": StudQuestion & { settings?: Settings } } | { "topic": "show_order", "given": ShowQuestion & { settings?: Settings } } | { "topic": "mucked_hand", "given": MuckedFacts & { settings?: Settings } } | { "topic": "min_raise", "given": BetsSoFar & { settings?: Settings } } | { "topic": "max_raise", "given": PotFacts & { settings?: Settings } } | { "topic": "reopen", "given": RoundSoFar & { settings?: Settings } } | { "topic": "short_action", "given": ShortFacts & { settings?: Settings } } | { "topic": "chips", "given": ChipFacts & { settings?: Settings } } | { "topic": "string_bet", "given": Motions & { settings?: Settings } } | { "topic": "series", "given": SeriesFacts & { settings?: Settings } } | { "topic": "out_of_turn", "given": SkippedFacts & { settings?: Settings } } | { "topic": "loose_card", "given": LooseCardFacts & { settings?: Settings } } | { "topic": "at_seat", "given": AtSeatFacts & { settings?: Settings } } | { "topic": "dead_hand", "given": DeadHandFacts & { settings?: Settings } } | { "topic": "exposed_hand", "given": ExposedHandFacts & { settings?: Settings } } | { "topic": "tap", "given": TapFacts & { settings?: Settings } } | { "topic": "in_the_dark", "given": DarkFacts & { settings?: Settings } } | { "topic": "simultaneous", "given": AtOnceFacts & { settings?: Settings } } | { "topic": "show_request", "given": ShowRequestFacts & { settings?: Settings } } | { "topic": "spoken_language", "given": LanguageFacts & { settings?: Settings } } | { "topic": "pot_award", "given": PotAwardFacts & { settings?: Settings } } | { "topic": "late_chips", "given": LateChipsFacts & { settings?: Settings } } | { "topic": "shown_fold", "given": ShownFoldFacts & { settings?: Settings } } | { "topic": "misdeal", "given": DealFacts & { settings?: Settings } } | { "topic": "closed_card", "given": ClosedCardFacts & { settings?: Settings } } | { "topic": "board_fix", "given": BoardFacts & { settings?: Settings } } | { "topic": "penalty", "given": FaultFacts & { settings?: Settings } }));

/**
 * The club of another computer, which this one follows.
 */
export type FollowingView = { 
/**
 * The computer that leads.
 */
leader: Computer, 
/**
 * Where it is.
 */
address: string, 
/**
 * The line to it stands.
 */
linked: boolean, 
/**
 * The file here holds all that it had when it was last heard.
 */
in_step: boolean, 
/**
 * When it was last heard, by the program's time.
 */
heard: number, 
/**
 * The new name of a file that stood here and had gone another way; null: there was none.
 */
aside: string | null, };

/**
 * When the evening is expected to end.
 */
export type Forecast = { 
/**
 * The middle of the interval, UTC milliseconds. While the clock is stopped it recedes.
 */
ends_at: number, 
/**
 * Half its width; a multiple of five minutes; 0: the end is fixed.
 */
margin: number, 
/**
 * Such intervals were compared with real evenings; otherwise the margin is an assumption.
 */
judged: boolean, 
/**
 * What keeps the clock from going on by itself; none: nothing does.
 */
held: Held | null, 
/**
 * The step of the structure in which the middle lies, from 0.
 */
step: number, 
/**
 * The structure is over before: play is expected to go on in overtime.
 */
overtime: boolean, };

/**
 * How a tournament would stand.
 */
export type Foreseen = { 
/**
 * Players left.
 */
left: number, 
/**
 * The open tables, and how many sit at each.
 */
tables: Array<Crowd>, 
/**
 * What would be to do then.
 */
advice: Array<Advice>, };

/**
 * Where a message is pasted.
 */
export type Form = "chat" | "markdown" | "bbcode";

/**
 * Rebuys and add-ons (rules 5-1 to 5-5).
 */
export type Format = { "type": "freezeout" } | { "type": "rebuy", 
/**
 * The last level (from 1, breaks not counted) in which rebuys are sold.
 */
last_level: number, 
/**
 * How many one player may buy; none: no limit.
 */
max_rebuys: number | null, 
/**
 * Whether an add-on is sold at the end of the period.
 */
addon: boolean, 
/**
 * Starting stacks in one add-on: 1, or 2 for a double one.
 */
addon_multiple: number, 
/**
 * From when the add-on is sold; none: after the extra hands.
 */
addon_from?: AddOnFrom, };

/**
 * What a formula can be written with.
 */
export type FormulaHelp = { 
/**
 * The quantities, with the name that each has in a formula.
 */
quantities: Array<[Quantity, string]>, 
/**
 * Formulas that many clubs use, as they are typed.
 */
usual: Array<[UsualFormula, string]>, };

/**
 * A computer that was found in the room.
 */
export type FoundComputer = { 
/**
 * What people call it.
 */
name: string, 
/**
 * The club that it leads.
 */
club: string, 
/**
 * Where it is reached: address and port.
 */
address: string, };

/**
 * What players can win.
 */
export type Gain = "nothing" | "things" | "money";

/**
 * A game and how its bets are limited. The decree permits no other pair.
 */
export type Game = "holdem_limit" | "holdem_pot_limit" | "holdem_no_limit" | "omaha4_high" | "omaha4_hilo_limit" | "omaha4_hilo" | "omaha5_high" | "stud_high" | "stud_hilo" | "razz" | "draw27";

/**
 * A piece of a chapter.
 */
export type GuideBlock = { "type": "heading", 
/**
 * Its words.
 */
words: string, } | { "type": "paragraph", 
/**
 * What it says.
 */
spans: Array<GuideSpan>, } | { "type": "list", 
/**
 * What stands before the items.
 */
kind: GuideList, 
/**
 * What each item says.
 */
items: Array<Array<GuideSpan>>, } | { "type": "picture", 
/**
 * Its name, for [`guide_picture`].
 */
name: string, 
/**
 * What it shows, for whoever does not see it.
 */
words: string, };

/**
 * A chapter of the guide.
 */
export type GuideChapter = { 
/**
 * Its name in links, the same in both languages: `first-evening`.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * What it says.
 */
blocks: Array<GuideBlock>, };

/**
 * A passage in which what is looked for occurs.
 */
export type GuideHit = { 
/**
 * The chapter, by its id.
 */
chapter: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The block, by its place in the chapter, from 0.
 */
block: number, 
/**
 * The sentence.
 */
words: string, };

/**
 * What stands before the items of a list.
 */
export type GuideList = "points" | "steps" | "boxes";

/**
 * A place of the desk to which the guide leads.
 */
export type GuidePlace = "tournaments" | "floor" | "members" | "seasons" | "documents" | "rules" | "room" | "settings";

/**
 * A few words of a chapter.
 */
export type GuideSpan = { "type": "plain", 
/**
 * The words.
 */
words: string, } | { "type": "label", 
/**
 * The words.
 */
words: string, 
/**
 * The place of the desk that has this name.
 */
place: GuidePlace | null, } | { "type": "code", 
/**
 * As it is written.
 */
words: string, } | { "type": "link", 
/**
 * The words.
 */
words: string, 
/**
 * The chapter, by its id.
 */
chapter: string, };

/**
 * Button and blinds of a hand.
 */
export type Hand = { 
/**
 * The button's seat.
 */
button: number, 
/**
 * Nobody sits there (6-18).
 */
button_dead: boolean, 
/**
 * Who posts the small blind; none: nobody (6-17).
 */
sb: number | null, 
/**
 * Who posts the big blind.
 */
bb: number, 
/**
 * Who deals; none with a professional dealer.
 */
dealer: number | null, 
/**
 * Who posts a big blind besides, because the big blind went past them.
 */
also_bb?: Array<number>, 
/**
 * Who posts a small blind besides, because the small blind went past them.
 */
also_sb?: Array<number>, 
/**
 * Newcomers who sit this hand out (6-12).
 */
sits_out: Array<number>, };

/**
 * Hand-for-hand play as the desk and the room show it.
 */
export type HandForHandView = { 
/**
 * The hand being played, from 1.
 */
hand: number, 
/**
 * It ends when so many players are left.
 */
until_left: number, 
/**
 * The tables in play, by number.
 */
tables: Array<TableHand>, 
/**
 * All tables have finished the hand.
 */
all_done: boolean, 
/**
 * What each hand takes off the clock.
 */
off_per_hand: number, 
/**
 * Where it is written.
 */
rule: Citation, };

/**
 * What a player shows.
 */
export type HandShown = { 
/**
 * His best high hand, where high wins something.
 */
high: HighHand | null, 
/**
 * His best low hand, where low wins something and he has one.
 */
low: LowShown | null, 
/**
 * The place of his high hand, or of his low hand where only low wins, 1 being the worst of all
 * hands and equal hands having the same number: the `strength` of [`super::pots`].
 */
strength: number, 
/**
 * The same of his low half: the `low` of [`super::pots`].
 */
low_strength: number | null, 
/**
 * His part of a pot that all have paid alike.
 */
share: Share, };

/**
 * The hand to come.
 */
export type HandToCome = { 
/**
 * The rules, the most telling first.
 */
rules: Array<string>, 
/**
 * The seat that the small blind belongs to, posted or not: the hand after needs it.
 */
sb_seat: number, 
/**
 * Who shuffles (2-3); none with a professional dealer, or in a ruling kept before this was told.
 */
shuffles?: number | null, 
/**
 * Who cuts.
 */
cuts?: number | null, 
/**
 * Who owes a small blind after this hand: the hand after needs it.
 */
sb_owed?: Array<number>, 
/**
 * Two players.
 */
heads_up: boolean, 
/**
 * The button's seat.
 */
button: number, 
/**
 * Nobody sits there (6-18).
 */
button_dead: boolean, 
/**
 * Who posts the small blind; none: nobody (6-17).
 */
sb: number | null, 
/**
 * Who posts the big blind.
 */
bb: number, 
/**
 * Who deals; none with a professional dealer.
 */
dealer: number | null, 
/**
 * Who posts a big blind besides, because the big blind went past them.
 */
also_bb?: Array<number>, 
/**
 * Who posts a small blind besides, because the small blind went past them.
 */
also_sb?: Array<number>, 
/**
 * Newcomers who sit this hand out (6-12).
 */
sits_out: Array<number>, };

/**
 * A prize that was handed over.
 */
export type Handed = { 
/**
 * To whom.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
in_kind: Array<PrizeInKind>, };

/**
 * The till's side of the prizes, those that are not for a place included.
 */
export type HandedView = { 
/**
 * What was handed over for places and bounties, by entry.
 */
prizes: Array<Handed>, 
/**
 * Those who have in hand exactly what is theirs.
 */
settled: Array<number>, 
/**
 * Money handed over in all.
 */
amount: number, 
/**
 * Money that those who have a place still get, and those still in by a deal; negative: they have too much.
 */
owed: number, 
/**
 * What was received, less what was handed over.
 */
till: number, };

/**
 * The hands that follow.
 */
export type HandsToCome = { 
/**
 * One after each change.
 */
hands: Array<Hand>, 
/**
 * The rules, the most telling first.
 */
rules: Array<string>, };

/**
 * Who has the button on going heads-up, where the two rules of the dead button collide (6-5, 6-20).
 */
export type HeadsUpButton = "big_blind_moves_on" | "last_small_blind";

/**
 * Going heads-up with the big blind out.
 */
export type HeadsUpRepeat = "post" | "dead";

/**
 * What keeps the clock from going on by itself.
 */
export type Held = { "type": "stopped", 
/**
 * Since this instant.
 */
since: number, } | { "type": "hands", 
/**
 * How long a hand is expected to last.
 */
lasting: number, };

/**
 * Five cards and what they make.
 */
export type HighHand = { 
/**
 * The combination.
 */
category: Category, 
/**
 * The cards in order of weight: those of the combination first, then kickers; the ace of a
 * five-high straight last.
 */
cards: [Card, Card, Card, Card, Card], };

/**
 * Who gets the odd chip between high and low (8-13; C15).
 */
export type HiloOddChip = "high_half" | "left_of_button";

/**
 * A line of the history.
 */
export type HistoryLine = { 
/**
 * The journal's row.
 */
seq: number, 
/**
 * The instant, UTC milliseconds by the corrected clock of the computer.
 */
at: number, 
/**
 * By whom.
 */
who: string, 
/**
 * On which device; none: it was not noted then.
 */
device: string | null, 
/**
 * What, in words.
 */
text: string, 
/**
 * The rule by which it was done, as the rules of that moment cite it.
 */
rule: Citation | null, 
/**
 * It is undone now.
 */
undone: boolean, 
/**
 * It is itself an undo or a redo.
 */
turn: boolean, 
/**
 * It may be taken back alone, if nothing done since depends on it.
 */
alone: boolean, };

/**
 * Hold'em, without a word on the limit.
 */
export type Holdem = "holdem";

/**
 * Somebody who holds an honour.
 */
export type Holder = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, };

/**
 * An honour of the season.
 */
export type Honour = { 
/**
 * For what.
 */
kind: HonourKind, 
/**
 * Who; several where they are equal.
 */
holders: Array<Holder>, 
/**
 * How much.
 */
value: HonourValue, };

/**
 * For what.
 */
export type HonourKind = "champion" | "wins" | "podiums" | "average" | "eliminations" | "came" | "streak" | "bubble" | "prize";

/**
 * How much.
 */
export type HonourValue = { "type": "times", 
/**
 * How often.
 */
times: number, } | { "type": "points", 
/**
 * In hundredths.
 */
points: number, } | { "type": "share", 
/**
 * In hundredths of a percent.
 */
share: number, } | { "type": "money", 
/**
 * How much.
 */
amount: number, 
/**
 * The currency.
 */
currency: string, };

/**
 * What a column holds.
 */
export type ImportField = "number" | "licence" | "last_name" | "first_name" | "nickname" | "born" | "email" | "phone" | "valid_until" | "note" | "tags" | "guest";

/**
 * A line of the list.
 */
export type ImportLine = { 
/**
 * Counted from 1, as an editor shows it.
 */
line: number, 
/**
 * What was understood.
 */
member: MemberDraft, 
/**
 * What will happen.
 */
outcome: Outcome, 
/**
 * Under 18 today: may be a member, cannot play (1-3).
 */
minor: boolean, 
/**
 * The parts of the line that are left out, and why.
 */
remarks: Array<FieldProblem>, 
/**
 * The line's values that differ from the club's, which stay.
 */
differs: Array<FieldChange>, };

/**
 * What an import would do.
 */
export type ImportPreview = { 
/**
 * How the file is written: `UTF-8` or `windows-1252`, `XLSX`, `XLS` or `ODS`.
 */
encoding: string, 
/**
 * What stands between the columns; null: it is a spreadsheet.
 */
separator: string | null, 
/**
 * The sheet that was read: the first visible one that holds anything, or the one that was chosen; null: the list
 * is text.
 */
sheet: string | null, 
/**
 * The sheets from which can be chosen: those that can be seen.
 */
sheets: Array<string>, 
/**
 * Whether a line holds headings.
 */
headed: boolean, 
/**
 * The rows above the headings.
 */
above: Array<string>, 
/**
 * The sums and remarks among and below the people.
 */
below: Array<string>, 
/**
 * Who says what the columns hold.
 */
matched: MatchedBy, 
/**
 * Every column, from the left.
 */
columns: Array<FileColumn>, 
/**
 * The columns that are left out, by their headings or else their letters.
 */
ignored: Array<string>, 
/**
 * Which name stands first; null: headings say which is which.
 */
order: NameOrder | null, 
/**
 * Every line.
 */
lines: Array<ImportLine>, 
/**
 * New members.
 */
added: number, 
/**
 * Lines of people already known or repeated.
 */
known: number, 
/**
 * Lines not taken.
 */
rejected: number, 
/**
 * Members who are completed or changed.
 */
updated: number, 
/**
 * Lines of which the person must say who they are about.
 */
unclear: number, 
/**
 * The list's values for a member replace the club's.
 */
update: boolean, 
/**
 * The person's choices for single lines.
 */
said: Array<LineSaid>, 
/**
 * Names in capitals are written as people write them.
 */
recase: boolean, 
/**
 * Lines with a name in capitals.
 */
capitals: number, };

/**
 * What becomes of an installer that was started.
 */
export type Installing = "reopens" | "shown" | "next_start";

/**
 * How far a job has come.
 */
export type JobReport = { 
/**
 * How far.
 */
state: JobState, 
/**
 * The same in words, with what to do about it.
 */
says: string, };

/**
 * How far a job has come.
 */
export type JobState = "waiting" | "printing" | "done" | "stuck" | "failed" | "cancelled" | "refused" | "unknown";

/**
 * A structure to be used again.
 */
export type KeptStructure = { 
/**
 * The number in the file; none: the program brings it along.
 */
id: number | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * The stack that it was made for.
 */
starting_stack: number, 
/**
 * Its levels and breaks.
 */
steps: Array<Step>, };

/**
 * How the program is installed, and what an update must bring for it.
 */
export type Kind = "nsis" | "deb" | "rpm" | "app_image" | "dmg";

/**
 * Why that step.
 */
export type LadderReason = "first" | "repeated" | "no_warning";

/**
 * A language of the program.
 */
export type Language = "fr" | "en";

/**
 * The facts.
 */
export type LanguageFacts = { 
/**
 * What was spoken.
 */
language: TableLanguage, 
/**
 * A hand was being played.
 */
during_hand: boolean, };

/**
 * Why.
 */
export type LanguageReason = "named" | "any_language" | "between_hands" | "not_named";

/**
 * The ruling.
 */
export type LanguageRuling = { 
/**
 * It may be spoken.
 */
allowed: boolean, 
/**
 * The speaker's hand stays in play: a language kills none.
 */
hand_live: boolean, 
/**
 * Why.
 */
reason: LanguageReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * The positions of the last hand: the big blind matters, and the button where it moves.
 */
export type LastBigBlind = { 
/**
 * The big blind's seat.
 */
bb: number, 
/**
 * The button's seat; it is needed where the rules let it move.
 */
button?: number | null, 
/**
 * The small blind's seat.
 */
sb?: number | null, 
/**
 * Whether somebody posted it.
 */
sb_posted?: boolean | null, 
/**
 * Who dealt.
 */
dealer?: number | null, };

/**
 * What the last evening's results say, and what it left to be done.
 */
export type LastEvening = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * The day it was played.
 */
date: string, 
/**
 * Players.
 */
entries: number, 
/**
 * Who won; several where they shared.
 */
winner: string, 
/**
 * How long it was played; none: nobody knows.
 */
lasted: number | null, 
/**
 * Rulings and penalties.
 */
incidents: number, 
/**
 * What its players still owe.
 */
owed: number, 
/**
 * In which currency.
 */
currency: string | null, };

/**
 * The positions of a hand that was played.
 */
export type LastHand = { 
/**
 * The button's seat.
 */
button: number, 
/**
 * The small blind's seat, even if nobody posted from it.
 */
sb: number, 
/**
 * Whether somebody posted it.
 */
sb_posted: boolean, 
/**
 * The big blind's seat.
 */
bb: number, 
/**
 * Who dealt; none with a professional dealer, or where it is not known.
 */
dealer: number | null, 
/**
 * Players who owe a small blind, because in this hand they made up a big one.
 */
sb_owed?: Array<number>, };

/**
 * A last-longer bet.
 */
export type LastLonger = { 
/**
 * Its number, from 1.
 */
no: number, 
/**
 * What it is called; empty: nothing.
 */
name: string, 
/**
 * The stake of each; 0: none.
 */
stake: number, 
/**
 * Who, by number of entry.
 */
players: Array<number>, };

/**
 * A last-longer bet as it stands.
 */
export type LastLongerView = { 
/**
 * The bet.
 */
last_longer: LastLonger, 
/**
 * All stakes together.
 */
pot: number, 
/**
 * Those still in.
 */
left: Array<number>, 
/**
 * Who has stayed in longest, once it is known; several share the last place.
 */
winners: Array<number>, 
/**
 * Whether it can still be changed: all of its players are in.
 */
open: boolean, };

/**
 * What the league took last.
 */
export type LastSent = { 
/**
 * When, UTC milliseconds.
 */
at: number, 
/**
 * How many evenings the league had of the club then.
 */
evenings: number, 
/**
 * A digest of the club's evenings and members at that time.
 */
state: string, };

/**
 * The last table.
 */
export type LastTable = { 
/**
 * Its number.
 */
table: number, 
/**
 * Its seats in order.
 */
seats: Array<RoomSeat>, };

/**
 * The facts.
 */
export type LateChipsFacts = { 
/**
 * What the chips were worth in all.
 */
value: number, 
/**
 * The race for them is over.
 */
race_over: boolean, };

/**
 * Why.
 */
export type LateChipsReason = "race_over" | "still_in_play";

/**
 * The ruling.
 */
export type LateChipsRuling = { 
/**
 * What is exchanged or raced with the others.
 */
exchanged: number, 
/**
 * What leaves the tournament.
 */
removed: number, 
/**
 * Why.
 */
reason: LateChipsReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * A layout with its colours.
 */
export type Layout = { 
/**
 * Names it: that of a preset, or `own-` and a number; empty: a new one.
 */
id: string, 
/**
 * What the club calls it; of a preset, its name in the catalogue.
 */
name: string, 
/**
 * What comes with the program cannot be changed, only copied.
 */
preset: boolean, 
/**
 * Panels.
 */
panels: Array<Panel>, 
/**
 * Colours.
 */
colours: Colours, };

/**
 * What a layout would look like, and what is wrong with it.
 */
export type LayoutReport = { 
/**
 * The colours as they would be shown; none: nothing could be read on that ground.
 */
palette: Palette | null, 
/**
 * What stands in the way, each a sentence.
 */
errors: Array<string>, 
/**
 * What was mended, each a sentence.
 */
mended: Array<string>, };

/**
 * An evening that would be sent.
 */
export type LeagueEvening = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it was played.
 */
date: string, 
/**
 * How many results it has.
 */
results: number, 
/**
 * The rows of its journal that are sent with what happened.
 */
told: number, 
/**
 * Those of which only a digest is sent: payments, rulings, penalties, notes.
 */
withheld: number, };

/**
 * A field of a member's card that is the league's to say.
 */
export type LeagueField = "licence" | "last_name" | "first_name" | "born";

/**
 * The figures of an evening as they are sent.
 */
export type LeagueFigures = { 
/**
 * The club's own season.
 */
season: string | null, 
/**
 * Players, each counted once.
 */
players: number, 
/**
 * All entries, including re-entries.
 */
entries: number, 
/**
 * Players at the final table.
 */
final_table: number, 
/**
 * How points were given.
 */
scheme: PointsScheme, 
/**
 * What an entry cost. This and the next two are for the league only.
 */
buy_in: number, 
/**
 * The prize pool.
 */
pool: number, 
/**
 * The starting stack.
 */
stack: number, };

/**
 * A record that was erased, or merged into another. The league is told nothing else about it.
 */
export type LeagueGone = { 
/**
 * Its ID in the league.
 */
record: string, 
/**
 * The ID of the record that is kept; null: it was erased.
 */
into: string | null, };

/**
 * A member who would be named, with everything that is sent about them.
 */
export type LeagueMember = { 
/**
 * Who.
 */
member: number, 
/**
 * The number in the club.
 */
number: string | null, 
/**
 * The licence.
 */
licence: string | null, 
/**
 * Last name.
 */
last_name: string, 
/**
 * First name.
 */
first_name: string, };

/**
 * What would be sent.
 */
export type LeaguePreview = { 
/**
 * The evenings, by number.
 */
evenings: Array<LeagueEvening>, 
/**
 * The members who are named, by number.
 */
members: Array<LeagueMember>, 
/**
 * The records that were erased or merged.
 */
gone: Array<LeagueGone>, };

/**
 * Why the league, or this computer, refused to take or to send something.
 */
export type LeagueRefusal = { 
/**
 * When, UTC milliseconds.
 */
at: number, 
/**
 * Why.
 */
why: string, };

/**
 * A result as it is sent. Everything after the points is for the league only.
 */
export type LeagueResult = { 
/**
 * The entry.
 */
entry: number, 
/**
 * The player's ID in the league.
 */
record: string, 
/**
 * First and last name; null: not sent.
 */
name: string | null, 
/**
 * The place.
 */
place: number, 
/**
 * Points by the evening's set-up.
 */
points: number, 
/**
 * How much the player spent.
 */
spent: number, 
/**
 * How much the player won.
 */
prize: number, 
/**
 * Money or a prize in kind was won.
 */
in_money: boolean, 
/**
 * Rebuys.
 */
rebuys: number, 
/**
 * Add-ons.
 */
addons: number, 
/**
 * Players knocked out.
 */
eliminations: number, 
/**
 * Bounties won.
 */
bounties: number, 
/**
 * How many, including shared ones.
 */
bounties_won: number, 
/**
 * Re-entries.
 */
re_entries: number, };

/**
 * The results and figures of an evening as they are sent.
 */
export type LeagueResults = { 
/**
 * The figures of the whole evening.
 */
figures: LeagueFigures, 
/**
 * By place.
 */
results: Array<LeagueResult>, 
/**
 * The currency of the amounts, which is not sent; null: it was played without money.
 */
currency: string | null, };

/**
 * What the club has settled with its league.
 */
export type LeagueSettings = { 
/**
 * The address of the league's server; empty: there is none, and a stick is carried.
 */
address: string, 
/**
 * What is over is sent by itself.
 */
automatic: boolean, 
/**
 * The fingerprint of the league's key; null: the club has not joined by a code, nor taken in lists.
 */
league: string | null, 
/**
 * The invitation that the club's files carry until the league has taken one.
 */
invitation: string | null, 
/**
 * What was sent last; null: nothing yet.
 */
sent: LastSent | null, 
/**
 * When the lists were made that the club took in last, UTC milliseconds; null: none yet.
 */
lists: number | null, };

/**
 * What would be sent to the league, and where.
 */
export type LeagueView = { 
/**
 * What the club has settled with its league.
 */
settings: LeagueSettings, 
/**
 * The evenings and members that would be sent.
 */
preview: LeaguePreview, 
/**
 * The fingerprint of the club's newest key; null: the first file that is made makes one.
 */
key: string | null, 
/**
 * The league's last refusal; null: none since the program started, or since something was sent.
 */
refused: LeagueRefusal | null, };

/**
 * What shaped the least raise.
 */
export type LeastRaise = "opening" | "whole_bet" | "all_in_below_big_blind" | "small_all_in" | "large_all_in" | "limit_bet" | "limit_reached" | "limit_completes";

/**
 * How many of one chip.
 */
export type Leaving = { 
/**
 * The chip that leaves.
 */
value: number, 
/**
 * How many of them are on the tables.
 */
count: number, 
/**
 * The chip that it is changed into.
 */
into: number, 
/**
 * How many of that are needed at most: a race that rounds up adds one chip a table.
 */
needed: number, };

/**
 * A club that a computer leads, as it is announced in the room.
 */
export type LedClub = { 
/**
 * Which club, whatever it is called.
 */
identity: string, 
/**
 * Its name.
 */
name: string, };

/**
 * What of a tournament the code of internal security asks about (article L320-1): a stake, and the hope of a gain.
 */
export type LegalCheck = { 
/**
 * Players pay to play, at the entry or later.
 */
stake: boolean, 
/**
 * What they can win.
 */
gain: Gain, };

/**
 * One line of the structure.
 */
export type LevelLine = { 
/**
 * The step.
 */
step: StepView, 
/**
 * When it begins, after the first card.
 */
starts_after: number, 
/**
 * The average stack then in tenths of a big blind, as the field is expected to shrink;
 * none: a break.
 */
average_bb_tenths: number | null, };

/**
 * A level that ends around the start of a hand, in seconds of one clock.
 */
export type LevelMoments = { 
/**
 * Who deals; none: as the rules say.
 */
dealer_mode?: DealerMode | null, 
/**
 * The level ends.
 */
level_ends_at_s: number, 
/**
 * The pot is awarded: it decides where players deal.
 */
pot_awarded_at_s?: number | null, 
/**
 * The next shuffle begins: it decides where a dealer deals.
 */
next_shuffle_at_s?: number | null, };

/**
 * How a structure is written to a file.
 */
export type LevelsFile = "csv" | "json";

/**
 * A change of a member or a season.
 */
export type LibraryChange = { 
/**
 * When, UTC milliseconds.
 */
at: number, 
/**
 * Who; empty: not said.
 */
who: string, 
/**
 * On which device; empty: not said.
 */
device: string, 
/**
 * What is known of it begins here: it was made then, or an older version of the program kept no history.
 */
first: boolean, 
/**
 * Each field that became another.
 */
fields: Array<LibraryField>, };

/**
 * A field that became another.
 */
export type LibraryField = { 
/**
 * The field.
 */
field: string, 
/**
 * What it was; none: nothing, or it was erased.
 */
before: string | null, 
/**
 * What it became; none: nothing.
 */
after: string | null, };

/**
 * What a list of licences says of the club's members.
 */
export type LicenceCheck = { 
/**
 * Every member who is neither archived nor a guest, and whoever else stands on the list, by name.
 */
lines: Array<LicenceLine>, 
/**
 * Persons on the list who are no members of the club.
 */
strangers: number, };

/**
 * What it says of one.
 */
export type LicenceLine = { 
/**
 * Who.
 */
member: number, 
/**
 * Last and first name.
 */
name: string, 
/**
 * The licence that the club has noted.
 */
own: string | null, 
/**
 * The licence on the list.
 */
listed: string | null, 
/**
 * How they compare.
 */
state: LicenceState, };

/**
 * How a member's licence and the list compare.
 */
export type LicenceState = "same" | "new" | "different" | "not_listed";

/**
 * A licence that is taken over from a list.
 */
export type LicenceTaken = { 
/**
 * Whose.
 */
member: number, 
/**
 * Its number.
 */
licence: string, };

/**
 * A person on the lists who is no member of the club.
 */
export type LicensedStranger = { 
/**
 * The place in the lists.
 */
at: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * The licence.
 */
licence: string | null, 
/**
 * The birth date.
 */
born: string | null, };

/**
 * In what two members are alike, the surest first.
 */
export type Likeness = "licence" | "name" | "exchanged" | "born" | "spelling";

/**
 * The person a line is about.
 */
export type LineIs = { "type": "new" } | { "type": "member", 
/**
 * The member.
 */
member: number, };

/**
 * The person's choice for a line.
 */
export type LineSaid = { 
/**
 * The line, as [`ImportLine::line`](super::ImportLine::line) counts them.
 */
line: number, 
/**
 * It is not taken.
 */
left_out: boolean, 
/**
 * The right content; null: it is right.
 */
corrected: MemberDraft | null, 
/**
 * The person; null: whom it shows.
 */
is: LineIs | null, };

/**
 * How a list is written.
 */
export type ListFormat = "csv" | "xlsx";

/**
 * Where a list of members is.
 */
export type ListSource = { "type": "text", 
/**
 * All of it.
 */
text: string, } | { "type": "file", 
/**
 * Its path.
 */
path: string, };

/**
 * A member as a line of the list.
 */
export type ListedMember = { 
/**
 * Who.
 */
member: Member, 
/**
 * To how many of the season's evenings the member came.
 */
came: number, 
/**
 * The membership has run out.
 */
lapsed: boolean, 
/**
 * The member may not play today.
 */
excluded: boolean, };

/**
 * A member with a name.
 */
export type ListedName = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, };

/**
 * What a person takes over.
 */
export type ListsChoice = { 
/**
 * Members whose cards follow the league.
 */
members: Array<number>, 
/**
 * Members who are excluded as the league decided.
 */
excluded: Array<number>, 
/**
 * Members whose exclusion is lifted.
 */
lifted: Array<number>, 
/**
 * Evenings, by their place in the lists.
 */
calendar: Array<number>, 
/**
 * Rulesets by name.
 */
rulesets: Array<string>, 
/**
 * Structures by name.
 */
structures: Array<string>, 
/**
 * Persons who become members, by their place in the lists.
 */
strangers: Array<number>, };

/**
 * What is on the lists, compared with the club.
 */
export type ListsView = { 
/**
 * What the league is called.
 */
league: string, 
/**
 * The fingerprint of its key.
 */
key: string, 
/**
 * The club has joined this league, or taken in its lists before.
 */
known: boolean, 
/**
 * When they were made, UTC milliseconds.
 */
made: number, 
/**
 * They are older than those that the club took in last.
 */
older: boolean, 
/**
 * How many persons are on the lists.
 */
persons: number, 
/**
 * Members of the club on whose card something differs, by name.
 */
members: Array<CardDifference>, 
/**
 * Members who may not play by a decision of the league that the club does not have.
 */
excluded: Array<ExclusionOffer>, 
/**
 * Members whose exclusion the club took over and the league has lifted.
 */
lifted: Array<ListedName>, 
/**
 * The league's evenings.
 */
calendar: Array<CalendarOffer>, 
/**
 * Rulesets.
 */
rulesets: Array<NameOffer>, 
/**
 * Structures.
 */
structures: Array<NameOffer>, 
/**
 * Persons who are no members of the club and are found by the search, in the order of the lists: so many as were asked for.
 */
strangers: Array<LicensedStranger>, 
/**
 * How many the search finds.
 */
strangers_found: number, 
/**
 * How many persons on the lists are no members of the club.
 */
strangers_in_all: number, };

/**
 * What a change of the set-up can no longer touch.
 */
export type Locks = { 
/**
 * The tournament is over: nothing changes any more.
 */
all: boolean, 
/**
 * Chips have been handed out: the starting stack stays.
 */
stack: boolean, 
/**
 * So many steps from the first are over.
 */
steps: number, 
/**
 * Tables at which seats are taken or kept.
 */
tables: Array<number>, };

/**
 * The facts; each event needs its own.
 */
export type LooseCardFacts = { 
/**
 * What happened.
 */
event: LooseEvent, 
/**
 * It fell: who made it fall.
 */
cause?: DropCause | null, 
/**
 * It fell: during the deal.
 */
during_deal?: boolean | null, 
/**
 * It was seen: its owner has touched it.
 */
touched?: boolean | null, 
/**
 * It was seen: its owner keeps it, or refuses it; none: he has not said.
 */
kept?: boolean | null, };

/**
 * The ruling.
 */
export type LooseCardRuling = { 
/**
 * What becomes of the card.
 */
card: CardFate, 
/**
 * It is treated as a card that was turned up (2-5).
 */
exposed: boolean, 
/**
 * Its player gets another at the end of the deal (2-5).
 */
replaced: boolean, 
/**
 * Its player cannot refuse it.
 */
must_keep: boolean, 
/**
 * Its player has to show it.
 */
must_show: boolean, 
/**
 * The whole hand is dead; the others play on.
 */
hand_dead: boolean, 
/**
 * The rules do not name the case: the director decides.
 */
td_decides: boolean, 
/**
 * Why.
 */
reason: LooseReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * What happened to the card.
 */
export type LooseEvent = "dropped" | "mixed" | "glimpsed";

/**
 * Why.
 */
export type LooseReason = "counts_as_exposed" | "players_own_fault" | "fell_later" | "mixed_in" | "touched" | "untouched" | "kept" | "refused";

/**
 * What devices lost when the program was started again while they were let in.
 */
export type LostAccess = { "type": "closed" } | { "type": "moved", 
/**
 * The address that they know.
 */
before: string, };

/**
 * A low hand as it is shown.
 */
export type LowShown = { 
/**
 * What makes it worse than five different cards, if anything.
 */
category: Category, 
/**
 * The cards in order of weight: pairs first, then the highest.
 */
cards: [Card, Card, Card, Card, Card], 
/**
 * As it is called: `8-4-3-2-A`. Answers that were kept before it was told do without.
 */
name: string, };

/**
 * How 2-7 hands rank (004, 6-II and 7-IV; C3).
 */
export type Lowball27 = "decree" | "international";

/**
 * Who says what the columns hold.
 */
export type MatchedBy = "itself" | "remembered" | "chosen";

/**
 * What the columns of a list hold.
 */
export type Matching = { 
/**
 * The first line holds headings, not a person.
 */
headed: boolean, 
/**
 * For each column from the left; null: it is left out.
 */
columns: Array<ImportField | null>, };

/**
 * The most.
 */
export type MaxRaise = { 
/**
 * The greatest total of a bet or raise; none: only the stack, or the fixed size, says.
 */
max_raise_to: number | null, 
/**
 * What limits it.
 */
reason: RaiseLimit, 
/**
 * The rule.
 */
rule: string, };

/**
 * How a due was paid.
 */
export type Means = "cash" | "cheque" | "card" | "transfer" | "other";

/**
 * What came in by one means.
 */
export type MeansTotal = { 
/**
 * Which.
 */
means: Means, 
/**
 * How many payments, cancelled ones left out.
 */
count: number, 
/**
 * Their sum.
 */
amount: number, };

/**
 * A member of the club.
 */
export type Member = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * No longer shown among the others.
 */
archived: boolean, 
/**
 * Erased for good: nothing is known of the person any more.
 */
erased: boolean, 
/**
 * The member's other record, into which this one was merged; none: it stands for itself.
 */
merged_into: number | null, 
/**
 * The club's own number or card.
 */
number: string | null, 
/**
 * Family name.
 */
last_name: string, 
/**
 * First name.
 */
first_name: string, 
/**
 * Nickname.
 */
nickname: string | null, 
/**
 * Birth date.
 */
born: string | null, 
/**
 * E-mail address.
 */
email: string | null, 
/**
 * Telephone.
 */
phone: string | null, 
/**
 * Last day of the membership.
 */
valid_until: string | null, 
/**
 * Anything else.
 */
note: string | null, 
/**
 * The licence of a federation.
 */
licence: string | null, 
/**
 * Not a member: plays so many evenings of a season as the club allows, and is not in the standings.
 */
guest: boolean, 
/**
 * By which the club groups its members.
 */
tags: Tags, };

/**
 * What is known of a member.
 */
export type MemberCard = { 
/**
 * The club's own number or card.
 */
number: string | null, 
/**
 * Family name.
 */
last_name: string, 
/**
 * First name.
 */
first_name: string, 
/**
 * Nickname.
 */
nickname: string | null, 
/**
 * Birth date.
 */
born: string | null, 
/**
 * E-mail address.
 */
email: string | null, 
/**
 * Telephone.
 */
phone: string | null, 
/**
 * Last day of the membership.
 */
valid_until: string | null, 
/**
 * Anything else.
 */
note: string | null, 
/**
 * The licence of a federation.
 */
licence: string | null, 
/**
 * Not a member: plays so many evenings of a season as the club allows, and is not in the standings.
 */
guest: boolean, 
/**
 * By which the club groups its members.
 */
tags: Tags, };

/**
 * A member as a form holds it.
 */
export type MemberDraft = { 
/**
 * None: a new one.
 */
id: number | null, 
/**
 * The club's own number or card.
 */
number: string | null, 
/**
 * Family name.
 */
last_name: string, 
/**
 * First name.
 */
first_name: string, 
/**
 * Nickname.
 */
nickname: string | null, 
/**
 * Birth date.
 */
born: string | null, 
/**
 * E-mail address.
 */
email: string | null, 
/**
 * Telephone.
 */
phone: string | null, 
/**
 * Last day of the membership.
 */
valid_until: string | null, 
/**
 * Anything else.
 */
note: string | null, 
/**
 * The licence of a federation.
 */
licence: string | null, 
/**
 * Not a member: plays so many evenings of a season as the club allows, and is not in the standings.
 */
guest: boolean, 
/**
 * By which the club groups its members.
 */
tags: Tags, };

/**
 * A member owes another amount in a season: a reduced rate, or nothing.
 */
export type MemberDue = { 
/**
 * Who.
 */
member: number, 
/**
 * In the currency of the season's due; 0: nothing is owed.
 */
amount: number, 
/**
 * Why.
 */
reason: string, };

/**
 * What a member owes of a season's due.
 */
export type MemberDues = { 
/**
 * For which season.
 */
season: number, 
/**
 * What the season is called.
 */
name: string, 
/**
 * The currency.
 */
currency: string, 
/**
 * What is due.
 */
owes: number, 
/**
 * What was paid of it.
 */
paid: number, 
/**
 * What is still to pay; below 0 where more was paid than is due.
 */
rest: number, };

/**
 * Eliminations given and received.
 */
export type MemberEliminations = { 
/**
 * Players put out.
 */
given: number, 
/**
 * The most of them in one evening.
 */
most: number, 
/**
 * How often somebody who is known put the member out; each of several who did it together counts.
 */
received: number, 
/**
 * How often nobody knows who did it.
 */
unknown: number, 
/**
 * Who put the member out most often, at least twice.
 */
nemesis: OutBy | null, 
/**
 * Whom the member put out most often, at least twice.
 */
prey: OutBy | null, };

/**
 * Members found, and how often they came.
 */
export type MemberList = { 
/**
 * The season whose evenings are counted; none: the club has no season.
 */
season: string | null, 
/**
 * Its evenings that are over.
 */
evenings: number, 
/**
 * By name; those whose name begins as the query does come first.
 */
members: Array<ListedMember>, 
/**
 * The tags that these members have, in the order of the alphabet.
 */
tags: Array<TagCount>, };

/**
 * A note.
 */
export type MemberNote = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * The day on which it was written.
 */
written_on: string, 
/**
 * What it says; may have several lines.
 */
words: string, };

/**
 * What the club knows of a member, in one view.
 */
export type MemberOverview = { 
/**
 * Who.
 */
member: Member, 
/**
 * The membership has run out.
 */
lapsed: boolean, 
/**
 * The member may not play, or might not until its last day.
 */
exclusion: Exclusion | null, 
/**
 * That holds today.
 */
excluded: boolean, 
/**
 * The tournaments that are not over in which the member is.
 */
current: Array<CurrentEntry>, 
/**
 * The season that runs; none: the club has none.
 */
season: MemberSeason | null, 
/**
 * What the member owes of the due of that season; none: the season has no due, or the member is a guest or archived.
 */
dues: MemberDues | null, 
/**
 * The last evenings, the latest first.
 */
evenings: Array<PlayedEvening>, 
/**
 * The records that were merged into this one.
 */
merged: Array<Member>, 
/**
 * The photo as a `data:` address; none: there is none.
 */
photo: string | null, 
/**
 * Dated notes, the latest first.
 */
notes: Array<MemberNote>, };

/**
 * Money in one currency.
 */
export type MemberPurse = { 
/**
 * Which.
 */
currency: string, 
/**
 * Evenings played for it.
 */
evenings: number, 
/**
 * Money spent.
 */
spent: number, 
/**
 * Money won.
 */
won: number, 
/**
 * The most won in one evening.
 */
most: number, 
/**
 * What was won less what was spent.
 */
balance: number, };

/**
 * An evening that the member played.
 */
export type MemberResult = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day, as text.
 */
date: string, 
/**
 * Its results were entered afterwards.
 */
recorded: boolean, 
/**
 * The place.
 */
place: number, 
/**
 * Of how many players.
 */
entries: number, 
/**
 * The share of the other players outlasted, in hundredths of a percent; none: there were no others.
 */
share: number | null, 
/**
 * The mean of the last five shares up to this evening.
 */
form: number | null, 
/**
 * Players put out.
 */
given: number, 
/**
 * Who put the member out, where known and not erased.
 */
out_by: Array<string>, 
/**
 * Points that the evening gave, in hundredths.
 */
points: number, 
/**
 * What it was played for; none: no money.
 */
currency: string | null, 
/**
 * Money spent.
 */
spent: number, 
/**
 * Money won.
 */
won: number, 
/**
 * What was won so far less what was spent so far, in that currency.
 */
balance: number, };

/**
 * A member in the standings of a season.
 */
export type MemberSeason = { 
/**
 * The number in the file.
 */
season: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The rank; none: too few evenings to be ranked.
 */
rank: number | null, 
/**
 * Evenings played.
 */
played: number, 
/**
 * Evenings won.
 */
wins: number, 
/**
 * Points that count, in hundredths.
 */
points: number, };

/**
 * The statistics of a member, of a season or of all evenings.
 */
export type MemberStatistics = { 
/**
 * Who; of merged records the one that is kept.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * Only of this season; none: of all evenings.
 */
season: number | null, 
/**
 * The seasons in which the member played, the latest first.
 */
seasons: Array<StatisticsSeason>, 
/**
 * In figures.
 */
totals: MemberTotals, 
/**
 * Every evening played, the first first.
 */
results: Array<MemberResult>, 
/**
 * Money, by currency.
 */
purses: Array<MemberPurse>, 
/**
 * What was done several times in a row.
 */
streaks: MemberStreaks, 
/**
 * Eliminations given and received.
 */
eliminations: MemberEliminations, 
/**
 * Everybody with whom the member played, those met most often first; nobody who was erased.
 */
rivals: Array<Rival>, 
/**
 * Every badge, earned or not.
 */
badges: Array<Badge>, 
/**
 * Evenings whose journal cannot be read, by name; they are left out.
 */
unread: Array<string>, };

/**
 * What was done several times in a row.
 */
export type MemberStreaks = { 
/**
 * Days of play on which the member came.
 */
came: Streak, 
/**
 * Evenings played in the money.
 */
in_money: Streak, 
/**
 * Evenings played to the final table.
 */
final_table: Streak, };

/**
 * A member in figures.
 */
export type MemberTotals = { 
/**
 * Evenings played.
 */
played: number, 
/**
 * Of so many evenings of the club.
 */
of: number, 
/**
 * Evenings won.
 */
wins: number, 
/**
 * Places among the first three.
 */
podiums: number, 
/**
 * Final tables of evenings that had more players than it has seats.
 */
final_tables: number, 
/**
 * Evenings in the money.
 */
in_money: number, 
/**
 * The best place; none: nothing played.
 */
best_place: number | null, 
/**
 * The mean share of the others that was outlasted, in hundredths of a percent.
 */
average: number | null, 
/**
 * Points as each evening gave them, in hundredths.
 */
points: number, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * Add-ons taken.
 */
addons: number, };

/**
 * What merging two records would do.
 */
export type MergePreview = { 
/**
 * The record that is kept.
 */
kept: MergeSide, 
/**
 * The record that is merged into it.
 */
other: MergeSide, 
/**
 * What the kept record would say.
 */
card: MemberCard, 
/**
 * Why it is refused, in a sentence; none: it can be done.
 */
refused: string | null, };

/**
 * A member as one side of a comparison.
 */
export type MergeSide = { 
/**
 * Who.
 */
member: Member, 
/**
 * Evenings played that are over.
 */
evenings: number, };

/**
 * A text to copy.
 */
export type Message = { 
/**
 * What it tells.
 */
kind: EveningMessage, 
/**
 * As it is pasted.
 */
text: string, };

/**
 * Points for reaching a number over the season: ten evenings played, the third win.
 */
export type Milestone = { 
/**
 * What is counted.
 */
of: MilestoneOf, 
/**
 * The number to reach: 1 to 1,000.
 */
count: number, 
/**
 * In hundredths.
 */
points: number, 
/**
 * They are given again each time the number is reached once more.
 */
again: boolean, };

/**
 * What a milestone counts, over all evenings of the championship.
 */
export type MilestoneOf = "played" | "wins" | "final_tables" | "eliminations";

/**
 * What must be paid to stay in, and to raise.
 */
export type MinRaise = { 
/**
 * The total that a call makes; 0: nobody has bet.
 */
call_to: number, 
/**
 * The least total of a bet or raise, all-in excepted; none: no raise is left.
 */
min_raise_to: number | null, 
/**
 * What shaped it.
 */
reason: LeastRaise, 
/**
 * The rules do not name the case: the director may choose otherwise.
 */
td_decides: boolean, 
/**
 * Other totals that have reason on their side, where the director decides.
 */
alternatives: Array<number>, 
/**
 * The rule.
 */
rule: string, };

/**
 * The least raise (7-10; C12).
 */
export type MinRaiseRule = "double_total" | "increment";

/**
 * The least that a place gets that is paid at all: the minimum cash. Where the usual table or own percentages give
 * less, the last places are raised to it and the others share the rest as before; where the pool does not reach to give
 * it to every place, fewer are paid. It does not apply to seats.
 */
export type MinimumCash = { "type": "amount", 
/**
 * Of money.
 */
amount: number, } | { "type": "entries", 
/**
 * In hundredths: 100 is what a player has paid to play.
 */
hundredths: number, };

/**
 * Why the cards are dealt anew, or not.
 */
export type MisdealReason = "first_or_second_card" | "second_exposed" | "down_card_exposed" | "dealt_down_instead" | "both_down_cards" | "wrong_order" | "wrong_count" | "boxed_cards" | "one_exposed" | "extra_card_is_burn" | "one_boxed" | "boxed_after_deal" | "joker" | "late_joker" | "irregular_deck" | "too_late" | "deliberate" | "nothing_wrong";

/**
 * The ruling.
 */
export type MisdealRuling = { 
/**
 * The cards are dealt anew.
 */
misdeal: boolean, 
/**
 * Why, or why not.
 */
reason: MisdealReason, 
/**
 * What would have been a misdeal, where it is too late or on purpose.
 */
would_be: MisdealReason | null, 
/**
 * Those whom the fault concerns are out of the hand.
 */
concerned_are_out: boolean, 
/**
 * The hand is void: the live hands share the pot, the bets of the unfinished round go back.
 */
hand_void: boolean, 
/**
 * The exposed card, or the extra one, is the first burn.
 */
becomes_first_burn: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * What is paid, where money is played for at all.
 */
export type Money = { 
/**
 * ISO 4217 code, for instance `EUR`.
 */
currency: string, 
/**
 * The part of an entry that goes to the prize pool.
 */
fee: number, 
/**
 * The part of an entry that the club keeps.
 */
club_part: number, 
/**
 * The price of a rebuy, all to the pool.
 */
rebuy_price: number, 
/**
 * The price of an add-on, all to the pool.
 */
addon_price: number, 
/**
 * What each entry pays on top for a bounty; none: there are none.
 */
bounty?: Bounty, 
/**
 * What a re-entry costs; none: as much as an entry.
 */
re_entry?: ReEntryPrice, 
/**
 * How finely bounties are shared; none: in whole units of the currency.
 */
bounty_rounding?: BountyRounding, };

/**
 * Why the motions count so.
 */
export type MotionReason = "first_motion" | "one_motion" | "call_then_rest" | "words_bind" | "amount_said" | "call_made_up" | "below_call" | "opening_completed" | "short" | "fixed_bet" | "above_pot" | "no_raise_left";

/**
 * The ruling.
 */
export type MotionRuling = { 
/**
 * Why.
 */
reason: MotionReason, 
/**
 * Chips that do not count and go back to him.
 */
taken_back: number, 
/**
 * The rule that tells most.
 */
rule: string, } & ({ 
/**
 * Which.
 */
action: Act, 
/**
 * The player's chips in this round, in all.
 */
to: number, } | { 
/**
 * Both choices.
 */
options: Array<Choice>, 
/**
 * The total of the call.
 */
complete_to: number, 
/**
 * What a fold leaves in the pot.
 */
fold_loses: number, } | { 
/**
 * True.
 */
void: boolean, 
/**
 * What he may choose.
 */
options: Array<Choice>, });

/**
 * The facts.
 */
export type Motions = { 
/**
 * The total of a call; 0: nobody has bet.
 */
bet_to_match: number, 
/**
 * Chips put in, motion by motion.
 */
stages: Array<number>, 
/**
 * "Raise" was said before the first.
 */
raise_announced?: boolean, 
/**
 * The total that was said before the first, with or without the word. `None` if none was named.
 */
spoken?: number | null, 
/**
 * The least total of a raise; none: double the bet, or the big blind.
 */
min_raise_to?: number | null, 
/**
 * The big blind in force, where it is told.
 */
big_blind?: number | null, 
/**
 * The game; none: hold'em, with bets limited as the rules say.
 */
game?: Game | null, 
/**
 * The round: at limit, where the least raise is not told.
 */
street?: Street | null, 
/**
 * The raises of this round, at limit.
 */
raises_made?: number | null, 
/**
 * The greatest total of a bet or raise, at pot limit.
 */
max_raise_to?: number | null, };

/**
 * Why somebody moved.
 */
export type MoveCause = "balance" | "break" | "final_table" | "redraw" | "round" | "director";

/**
 * A move that was made, kept for announcing and printing.
 */
export type MoveMade = { 
/**
 * When.
 */
at: number, 
/**
 * Why.
 */
cause: MoveCause, 
/**
 * The rule it rests on, as the ruleset of that moment cites it.
 */
rule: Citation, 
/**
 * Who.
 */
entry: number, 
/**
 * From where.
 */
from: SeatRef, 
/**
 * To where.
 */
to: SeatRef, };

/**
 * Why somebody came to a table.
 */
export type MoveReason = "balance" | "break";

/**
 * Who moves.
 */
export type Moved = { 
/**
 * Their seats, in the order in which they move; empty where they are drawn.
 */
moved: Array<number>, 
/**
 * They are drawn from those at the table: no position says who it is.
 */
drawn?: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * A table that gives up players.
 */
export type MovedFrom = { 
/**
 * Seats at the table; none: ten.
 */
seats?: number, 
/**
 * Where somebody sits.
 */
occupied: Array<number>, 
/**
 * The last hand.
 */
last_hand: LastBigBlind, 
/**
 * How many move; none: one.
 */
count?: number, };

/**
 * A table that receives a player.
 */
export type MovedTo = { 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * Where somebody sits.
 */
occupied: Array<number>, 
/**
 * The last hand.
 */
last_hand: LastHand, };

/**
 * What happened to the hand after it was thrown away.
 */
export type MuckedEvent = "retrieved_by_owner" | "turned_accidentally" | "turned_by_current_winner" | "turned_by_dealer" | "turned_by_other_player" | "asked_by_other_player" | "thrown_before_showdown";

/**
 * A hand that was thrown away.
 */
export type MuckedFacts = { 
/**
 * What happened to it.
 */
event: MuckedEvent, 
/**
 * It is certain which cards they were.
 */
identifiable: boolean, };

/**
 * Why it is live or dead.
 */
export type MuckedReason = "not_identifiable" | "live" | "live_under_control" | "dead" | "dead_unless_saved";

/**
 * The ruling.
 */
export type MuckedRuling = { 
/**
 * The hand takes part in the showdown.
 */
live: boolean, 
/**
 * Why.
 */
reason: MuckedReason, 
/**
 * The rule followed.
 */
rule: string, };

/**
 * From when on envelopes are drawn.
 */
export type MysteryFrom = { "type": "in_the_money", } | { "type": "players", 
/**
 * How many.
 */
players: number, };

/**
 * How far the mystery bounties are.
 */
export type MysteryLedger = { 
/**
 * They begin with so many players left, as things stand.
 */
from: number, 
/**
 * When the envelopes were sealed; none: they are not yet.
 */
sealed_at: number | null, 
/**
 * The envelopes that would be sealed now, or that are sealed and can still be replaced by as many others; none: they
 * cannot be sealed, or no longer.
 */
to_seal: Array<Envelopes> | null, 
/**
 * The envelopes, the largest first: those that are sealed, or that would be as things stand.
 */
tiers: Array<EnvelopeTier>, 
/**
 * Who went out since, whose envelope is not drawn although somebody is named who draws it; the first out first.
 */
waiting: Array<number>, 
/**
 * Who went out since, without anybody named who draws for it; the first out first.
 */
unnamed: Array<number>, 
/**
 * What was drawn, the latest first.
 */
drawn: Array<DrawnEnvelope>, };

/**
 * What the envelopes would be, for a set-up that is still being written.
 */
export type MysteryPreview = { 
/**
 * What the entries would pay for bounties.
 */
pool: number, 
/**
 * They would begin with so many players left.
 */
from: number, 
/**
 * The envelopes, the largest first.
 */
envelopes: Array<Envelopes>, 
/**
 * So many of those that the club wants would be left out: there is not enough for them, or they are more than
 * players are left.
 */
left_out: number, };

/**
 * Whom a line names.
 */
export type NameFound = { "type": "member", 
/**
 * Who.
 */
member: Named, } | { "type": "maybe", 
/**
 * Who it may be.
 */
members: Array<Named>, } | { "type": "unknown" };

/**
 * A name that was pasted.
 */
export type NameLine = { 
/**
 * As it was written.
 */
text: string, 
/**
 * The first name, if it is somebody new.
 */
first_name: string, 
/**
 * The family name, if it is somebody new.
 */
last_name: string, 
/**
 * Whom it names.
 */
found: NameFound, 
/**
 * The e-mail address beside the name, for somebody new.
 */
email: string | null, 
/**
 * The telephone number beside the name, for somebody new.
 */
phone: string | null, };

/**
 * A ruleset or a structure.
 */
export type NameOffer = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Whether the club has it.
 */
state: OfferState, 
/**
 * What the club has is its own, which this would replace; not what it took over from the league before.
 */
replaces: boolean, };

/**
 * Which name stands first where no heading says so.
 */
export type NameOrder = "first_last" | "last_first";

/**
 * A member whom a name may mean.
 */
export type Named = { 
/**
 * The number in the file.
 */
member: number, 
/**
 * First and family name.
 */
name: string, };

/**
 * A named prize in a player's hands.
 */
export type NamedHanded = { 
/**
 * When.
 */
at: number, 
/**
 * Money.
 */
amount: number, 
/**
 * The thing.
 */
thing: string | null, };

/**
 * A named prize and who has it.
 */
export type NamedLine = { 
/**
 * What it is given for.
 */
name: string, 
/**
 * Money, as far as the pool reaches.
 */
amount: number, 
/**
 * What is won beside it.
 */
thing: string | null, 
/**
 * What that is worth, where it is known.
 */
value: number | null, 
/**
 * Who gave it.
 */
donor: string | null, 
/**
 * Who has it; none: the director has not said.
 */
winner: number | null, 
/**
 * What was handed over; none: nothing yet.
 */
handed: NamedHanded | null, 
/**
 * The winner has in hand exactly what it is.
 */
settled: boolean, };

/**
 * A prize for something else than a place: best newcomer, first out … The director says who gets it.
 */
export type NamedPrize = { 
/**
 * What it is given for; each name occurs once.
 */
name: string, 
/**
 * Money, taken from the pool before it is shared among the places; 0: none.
 */
amount: number, 
/**
 * What is won beside it; none: nothing.
 */
thing: string | null, 
/**
 * What that is worth, where it is known.
 */
value: number | null, 
/**
 * Who gave it.
 */
donor: string | null, };

/**
 * A list of names that was pasted.
 */
export type NamesRead = { 
/**
 * Which name stands first in those of somebody new.
 */
order: NameOrder, 
/**
 * Each name once, in the order of the list.
 */
lines: Array<NameLine>, 
/**
 * The lines that are nobody: greetings, signatures, titles, numbers alone.
 */
left_out: Array<string>, };

/**
 * A member whom a line may be about, with what tells namesakes apart.
 */
export type Namesake = { 
/**
 * The member.
 */
member: number, 
/**
 * First and family name.
 */
name: string, 
/**
 * The club's own number or card.
 */
number: string | null, 
/**
 * Birth date.
 */
born: string | null, 
/**
 * E-mail address.
 */
email: string | null, };

/**
 * An address at which devices find this computer.
 */
export type NetworkAddress = { 
/**
 * The network card.
 */
card: string, 
/**
 * Its address.
 */
address: string, 
/**
 * What a browser is given.
 */
url: string, 
/**
 * The same as a code to scan; null: the network is off.
 */
qr: QrCode | null, 
/**
 * The address is one of a local network, as a router gives it.
 */
room: boolean, };

/**
 * How devices reach this computer.
 */
export type NetworkView = { 
/**
 * Devices are let in.
 */
on: boolean, 
/**
 * Only by this address; null: by all.
 */
chosen: string | null, 
/**
 * The addresses of this computer, the likeliest first.
 */
addresses: Array<NetworkAddress>, 
/**
 * The same address with the computer's name, where the system has one: not every telephone understands it.
 */
by_name: string | null, 
/**
 * A device other than this computer has come since it was switched on.
 */
reached: boolean, 
/**
 * Telephones that follow the evening now.
 */
phones: number, 
/**
 * What devices lost when the program was started again in the same evening; null: nothing.
 */
lost: LostAccess | null, 
/**
 * What runs the program.
 */
system: System, };

/**
 * What is said of a club before there is one.
 */
export type NewClub = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Where it is; empty: not said.
 */
city: string, 
/**
 * The language of its documents.
 */
language: Language, 
/**
 * What its evenings are played for, as three capital letters; none: no money.
 */
currency: string | null, 
/**
 * What an entry costs, in hundredths of that currency.
 */
fee: number, 
/**
 * How its evenings are usually played: new ones begin like this.
 */
formula: UsualFormat, };

/**
 * The members that a new club takes in, as their preview announced them.
 */
export type NewMembers = { 
/**
 * The list.
 */
list: ListSource, 
/**
 * What was said of it.
 */
preview: ImportPreview, };

/**
 * A member who is registered together with others.
 */
export type Newcomer = { 
/**
 * Who.
 */
member: number, 
/**
 * Birth date where known, for rule 1-3.
 */
born: string | null, };

/**
 * A newcomer in a vacant seat between the new button and the small blind.
 */
export type NewcomerBetween = "sit_out_one" | "play_now";

/**
 * The positions of the hand to come.
 */
export type NextHand = { 
/**
 * The seat that the small blind belongs to, posted or not: the hand after needs it.
 */
sb_seat: number, 
/**
 * Who shuffles (2-3); none with a professional dealer, or in a ruling kept before this was told.
 */
shuffles?: number | null, 
/**
 * Who cuts.
 */
cuts?: number | null, 
/**
 * Who owes a small blind after this hand: the hand after needs it.
 */
sb_owed?: Array<number>, 
/**
 * Two players.
 */
heads_up: boolean, 
/**
 * The button's seat.
 */
button: number, 
/**
 * Nobody sits there (6-18).
 */
button_dead: boolean, 
/**
 * Who posts the small blind; none: nobody (6-17).
 */
sb: number | null, 
/**
 * Who posts the big blind.
 */
bb: number, 
/**
 * Who deals; none with a professional dealer.
 */
dealer: number | null, 
/**
 * Who posts a big blind besides, because the big blind went past them.
 */
also_bb?: Array<number>, 
/**
 * Who posts a small blind besides, because the small blind went past them.
 */
also_sb?: Array<number>, 
/**
 * Newcomers who sit this hand out (6-12).
 */
sits_out: Array<number>, };

/**
 * What a player does in the next hand at the seat, by the positions that the table told last.
 */
export type NextHandRole = "sits_out" | "big_blind" | "small_blind" | "button" | "plays";

/**
 * Which level the next hand is played at.
 */
export type NextLevel = { 
/**
 * The old one or the new one.
 */
next_hand_level: PlayedLevel, 
/**
 * The rule.
 */
rule: string, };

/**
 * What the next player out at a table gets.
 */
export type NextOut = { 
/**
 * The place.
 */
place: number, 
/**
 * The money: a share of it where others take the same place at their tables.
 */
prize: number, };

/**
 * What a moved player is in the next hand.
 */
export type NextRole = "bb" | "button" | "other";

/**
 * What the pages are told without asking.
 */
export type Notice = { "event": "changed", "payload": number | null } | { "event": "arrived", "payload": number } | { "event": "came", "payload": null } | { "event": "clock", "payload": [number, ClockView, ClockView | null] } | { "event": "countdown", "payload": null } | { "event": "key", "payload": [number, ClockKey] } | { "event": "close_asked", "payload": null } | { "event": "open_asked", "payload": string | null } | { "event": "trouble", "payload": Problem } | { "event": "now", "payload": number };

/**
 * How a pot that cannot be shared alike is shared.
 */
export type OddChips = { 
/**
 * Chips shared.
 */
amount: number, 
/**
 * Who wins, in order from the left of the button.
 */
winners: Array<number>, 
/**
 * What everybody gets at least.
 */
each: number, 
/**
 * Who gets one of the smallest chips more.
 */
odd_chips: Array<number>, 
/**
 * What each gets.
 */
payouts: { [key in number]: number }, 
/**
 * The rule.
 */
rule: string, };

/**
 * A pot to be shared.
 */
export type OddChipsFacts = { 
/**
 * Seats at the table; none: ten.
 */
seats?: number, 
/**
 * Where the button is; nobody need sit there.
 */
button: number, 
/**
 * Chips in the pot.
 */
pot: number, 
/**
 * The value of the smallest chip in play.
 */
smallest_chip: number, 
/**
 * Who shares it.
 */
winners: Array<number>, };

/**
 * What a player is punished for.
 */
export type Offence = "repeated_misdeals" | "time_abuse" | "exposed_hand" | "acting_standing" | "wrong_amounts" | "splashed_bets" | "out_of_turn" | "string_bet" | "wrong_hand_called" | "outside_chips" | "criticism" | "remarks" | "rabbit_hunting" | "disturbance" | "language" | "device" | "soft_play" | "giving_chips" | "shown_fold" | "other";

/**
 * A fault that can be punished.
 */
export type OffenceView = { 
/**
 * Which.
 */
offence: Offence, 
/**
 * The rule that names it.
 */
rule: Citation, 
/**
 * It is punished without a warning.
 */
without_warning: boolean, 
/**
 * Another player is at fault, too.
 */
takes_two: boolean, };

/**
 * Whether the club has what the lists hold.
 */
export type OfferState = "new" | "changed" | "same";

/**
 * An amount that a way of sharing gives.
 */
export type Offered = { 
/**
 * How much.
 */
amount: number, 
/**
 * How much more than the stack is worth by the independent chip model; negative: less. None where stacks are not
 * all known.
 */
over_icm: number | null, };

/**
 * Money that a member owes from another evening.
 */
export type OpenDebt = { 
/**
 * Which evening: the number in the file.
 */
tournament: number, 
/**
 * Which entry there.
 */
entry: number, 
/**
 * The evening's name.
 */
name: string, 
/**
 * Its day.
 */
date: string, 
/**
 * How much.
 */
amount: number, 
/**
 * In which currency.
 */
currency: string, };

/**
 * A table that takes players.
 */
export type OpenTable = { 
/**
 * Its seats.
 */
seats: number, 
/**
 * Those that are taken.
 */
occupied: Array<number>, };

/**
 * Lists of the league that were opened and not taken over yet.
 */
export type OpenedLists = { 
/**
 * What they hold, compared with the club.
 */
view: ListsView, 
/**
 * What is chosen at first.
 */
suggested: ListsChoice, };

/**
 * An opponent still in the hand.
 */
export type Opponent = { 
/**
 * His bets in this hand.
 */
put_in: number, 
/**
 * What he has behind; 0: he is all-in.
 */
behind?: number, };

/**
 * One player who went out.
 */
export type Out = { 
/**
 * Who.
 */
entry: number, 
/**
 * The place taken then (8-16).
 */
place: number, 
/**
 * By whom, where known.
 */
by: number | null, };

/**
 * How often one of two players put the other out.
 */
export type OutBy = { 
/**
 * The other one.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * How often.
 */
times: number, 
/**
 * The day of the last time, as text.
 */
last: string, };

/**
 * Players who go out in one hand.
 */
export type OutTogether = { 
/**
 * Players left before the hand.
 */
players_before: number, 
/**
 * Stacks at the start of the hand.
 */
start_stacks: { [key in string]: number }, 
/**
 * Who went out.
 */
busted: Array<string>, };

/**
 * What will happen to a line.
 */
export type Outcome = { "type": "add" } | { "type": "known", 
/**
 * The member.
 */
member: number, } | { "type": "update", 
/**
 * The member.
 */
member: number, 
/**
 * The changes.
 */
changes: Array<FieldChange>, 
/**
 * The member afterwards.
 */
becomes: MemberDraft, } | { "type": "unclear", 
/**
 * The candidates; nobody: it may be one of several lines above.
 */
members: Array<Namesake>, } | { "type": "left_out" } | { "type": "repeated", 
/**
 * That line, counted from 1.
 */
line: number, 
/**
 * The values of this line that complete it; empty: nothing is done.
 */
changes: Array<FieldChange>, } | { "type": "reject", 
/**
 * All reasons.
 */
problems: Array<FieldProblem>, };

/**
 * The director departs from what the rules say (1-1).
 */
export type Overruling = { 
/**
 * What he decides.
 */
decision: string, 
/**
 * Why.
 */
reason: string, };

/**
 * A set of chips that the club owns.
 */
export type OwnChipSet = { 
/**
 * The number in the file; none: a new one.
 */
id: number | null, 
/**
 * The set.
 */
set: ChipSet, };

/**
 * An alert for which the club has a sound of its own.
 */
export type OwnSound = { 
/**
 * The alert for which it is played.
 */
alert: Alert, 
/**
 * The name of the file that was chosen; null if what is stored is damaged.
 */
name: string | null, };

/**
 * Who is paid.
 */
export type Paid = "winner" | "live_hands" | "shared" | "td_decides";

/**
 * Who meets in the next round.
 */
export type Pairing = "bracket" | "draw";

/**
 * A code for a device, as the desk shows it.
 */
export type PairingView = { 
/**
 * What the device will be for.
 */
role: DeviceRole, 
/**
 * The address; the secret is behind its `#`, which browsers do not send.
 */
url: string, 
/**
 * The page to open on a device without a camera.
 */
page: string, 
/**
 * The secret as it is typed on that page, in four groups of four.
 */
code: string, 
/**
 * The same as a code to scan.
 */
qr: QrCode | null, 
/**
 * Until when it is good, by the program's time.
 */
until: number, };

/**
 * All colours of the room, each readable on each ground.
 */
export type Palette = { 
/**
 * Where the light falls.
 */
near: string, 
/**
 * The ground.
 */
ground: string, 
/**
 * Where it does not.
 */
far: string, 
/**
 * Bars and cards on the ground.
 */
panel: string, 
/**
 * Fine lines.
 */
line: string, 
/**
 * Figures and text.
 */
ink: string, 
/**
 * What helps to read the rest.
 */
soft: string, 
/**
 * What matters now.
 */
accent: string, 
/**
 * Text on the accent.
 */
on_accent: string, 
/**
 * The ground is dark.
 */
dark: boolean, };

/**
 * A panel on the grid; columns and rows are counted from 0.
 */
export type Panel = { 
/**
 * What it shows.
 */
kind: PanelKind, 
/**
 * Its first column.
 */
x: number, 
/**
 * Its first row.
 */
y: number, 
/**
 * How many columns it takes.
 */
w: number, 
/**
 * How many rows.
 */
h: number, };

/**
 * What a panel shows.
 */
export type PanelKind = "title" | "clock" | "blinds" | "next" | "break" | "players" | "average" | "chips" | "prizes" | "logo" | "message" | "qr" | "season" | "eliminations" | "hour" | "legend" | "track" | "entry" | "leaders" | "bounties" | "slides";

/**
 * The size of a sheet.
 */
export type Paper = "a4" | "letter";

/**
 * Which document is asked for, and how it is printed.
 */
export type PaperRequest = { 
/**
 * Which.
 */
paper: RequestedPaper, 
/**
 * Language, paper and colour.
 */
options: DocumentOptions, };

/**
 * What is entered of a preview.
 */
export type PastChoices = { 
/**
 * The evenings.
 */
evenings: Array<EveningChoice>, 
/**
 * Who is meant by each name that is not one member's alone, and where it is somebody else than was found.
 */
people: Array<PersonChoice>, 
/**
 * The currency of what was paid and won.
 */
currency: string, 
/**
 * The template by which points are given where none are said; null: the first.
 */
template: number | null, };

/**
 * A past evening as a form holds it.
 */
export type PastEvening = { 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it was played.
 */
date: string, 
/**
 * The season it counts for.
 */
season: number | null, 
/**
 * The currency of what was paid and won.
 */
currency: string, 
/**
 * What an entry cost; zero: nothing, or it is not known.
 */
buy_in: number, 
/**
 * How many played.
 */
players: number, 
/**
 * The template by which points are given where none are entered; none: the first.
 */
template: number | null, 
/**
 * Those who are named.
 */
results: Array<RecordedPlayer>, };

/**
 * An evening that was found.
 */
export type PastFound = { 
/**
 * What it is called; empty: not said.
 */
name: string, 
/**
 * The day; null: not said.
 */
date: string | null, 
/**
 * The season in which that day lies.
 */
season: number | null, 
/**
 * That season is closed: nothing can be entered in it.
 */
closed: boolean, 
/**
 * How many played.
 */
players: number, 
/**
 * Those who are named, best first.
 */
people: Array<PersonKey>, 
/**
 * Who won, as it was written; several where they shared.
 */
winners: Array<PersonKey>, 
/**
 * What was won in all.
 */
prizes: number, 
/**
 * Points are said.
 */
scored: boolean, 
/**
 * Places were put right: behind equals they had not been skipped.
 */
reranked: boolean, 
/**
 * What a tournament of that day is called that looks like the same evening.
 */
already: string | null, 
/**
 * What cannot be read in it: it cannot be entered.
 */
problems: Array<ResultsProblem>, };

/**
 * What came of it.
 */
export type PastImported = { 
/**
 * The evenings.
 */
tournaments: Array<number>, 
/**
 * So many members were added.
 */
added: number, };

/**
 * A penalty with the tournament in which it was given.
 */
export type PastPenalty = { 
/**
 * The tournament's number.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it was played.
 */
date: string, 
/**
 * The penalty.
 */
line: PenaltyLine, };

/**
 * Somebody whom results name.
 */
export type PastPerson = { 
/**
 * The name, whichever way it was written.
 */
key: PersonKey, 
/**
 * As it was written first.
 */
text: string, 
/**
 * The family name, if it is somebody new.
 */
last_name: string, 
/**
 * The first name, if it is somebody new.
 */
first_name: string, 
/**
 * In how many of the evenings.
 */
evenings: number, 
/**
 * Who it is.
 */
found: NameFound, };

/**
 * What files would bring.
 */
export type PastPreview = { 
/**
 * How the table was read; null: they are tournaments that another program saved.
 */
table: ResultsTable | null, 
/**
 * The evenings, the first first.
 */
evenings: Array<PastFound>, 
/**
 * Everybody who is named, those whom nobody knows first.
 */
people: Array<PastPerson>, };

/**
 * What a place gets.
 */
export type Payout = { 
/**
 * Which.
 */
place: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
in_kind: Array<PrizeInKind>, };

/**
 * The whole ledger.
 */
export type PenaltiesView = { 
/**
 * All penalties, the latest first.
 */
lines: Array<PenaltyLine>, 
/**
 * Tables where hands are to be counted.
 */
away: Array<AwayTable>, 
/**
 * Faults to choose from, in the order of the rules.
 */
offences: Array<OffenceView>, 
/**
 * Chips taken out of play in all.
 */
chips_removed: number, };

/**
 * What to propose.
 */
export type PenaltyAdvice = { 
/**
 * The step that the ladder proposes.
 */
suggested: PenaltyStep, 
/**
 * That step and the graver ones: gravity may skip steps.
 */
acceptable: Array<PenaltyStep>, 
/**
 * Why.
 */
reason: LadderReason, 
/**
 * How often the player was punished for this fault before.
 */
times_before: number, 
/**
 * The rule.
 */
rule: string, };

/**
 * A penalty given before.
 */
export type PenaltyGiven = { 
/**
 * To whom.
 */
player: string, 
/**
 * For what.
 */
offence: string, 
/**
 * Which.
 */
sanction: PenaltyStep, };

/**
 * A line of the ledger.
 */
export type PenaltyLine = { 
/**
 * The penalty's number.
 */
no: number, 
/**
 * Whose.
 */
entry: number, 
/**
 * The player.
 */
member: number, 
/**
 * Where he sits, or sat when he went out.
 */
seat: SeatRef | null, 
/**
 * For what.
 */
offence: Offence, 
/**
 * The rule that names the fault.
 */
rule: Citation, 
/**
 * How.
 */
sanction: Sanction, 
/**
 * In the director's words.
 */
note: string, 
/**
 * When.
 */
at: number, 
/**
 * How far it is.
 */
state: PenaltyState, 
/**
 * Hands to be missed in all.
 */
hands: number, 
/**
 * Hands still to be missed.
 */
hands_left: number, 
/**
 * The same in rounds of his table as it is now, rounded up.
 */
rounds_left: number, 
/**
 * Chips taken out of play.
 */
chips_removed: number, 
/**
 * When it was lifted.
 */
lifted_at: number | null, };

/**
 * What the ladder proposes for a fault (13-1). The director judges.
 */
export type PenaltyProposal = { 
/**
 * The step proposed.
 */
suggested: SanctionChoice, 
/**
 * That and the graver ones: gravity may skip steps.
 */
acceptable: Array<SanctionChoice>, 
/**
 * Why.
 */
reason: LadderReason, 
/**
 * How often he was punished for this fault before.
 */
times_before: number, 
/**
 * The rule.
 */
rule: Citation, 
/**
 * Another player is at fault, too, and gets a penalty of his own (12-7).
 */
takes_two: boolean, };

/**
 * How far a penalty is.
 */
export type PenaltyState = "running" | "served" | "player_out" | "disqualified" | "lifted";

/**
 * A step of the ladder of penalties, the lightest first (13-1).
 */
export type PenaltyStep = "warning_1_hand" | "suspend_1_orbit" | "suspend_2_orbits" | "suspend_3_orbits" | "suspend_4_orbits" | "disqualified";

/**
 * Who a member is.
 */
export type Person = { 
/**
 * The number in the file.
 */
member: number, 
/**
 * First name.
 */
first_name: string, 
/**
 * Family name.
 */
last_name: string, 
/**
 * Nickname.
 */
nickname: string | null, 
/**
 * The club's own number.
 */
number: string | null, 
/**
 * A guest, and not a member.
 */
guest: boolean, };

/**
 * What the person says of a name.
 */
export type PersonChoice = { 
/**
 * The name.
 */
key: PersonKey, 
/**
 * Who it is.
 */
is: PersonIs, };

/**
 * Who is meant by a name.
 */
export type PersonIs = { "type": "member", 
/**
 * Who.
 */
member: number, } | { "type": "new", 
/**
 * Family name.
 */
last_name: string, 
/**
 * First name.
 */
first_name: string, 
/**
 * A guest, who is in no standings.
 */
guest: boolean, 
/**
 * A former member, who is no longer shown among the others.
 */
archived: boolean, } | { "type": "unnamed" };

/**
 * A name as it was written, however often.
 */
export type PersonKey = string;

/**
 * How far the evening is.
 */
export type Phase = "registering" | "drawn" | "playing" | "finished";

/**
 * A change of seats.
 */
export type PhoneMove = { 
/**
 * When it was decided; with the entry it names the move.
 */
at: number, 
/**
 * From where.
 */
from: SeatRef, 
/**
 * To where.
 */
to: SeatRef, };

/**
 * A prize that is not for a place.
 */
export type PhoneNamedPrize = { 
/**
 * What it is given for.
 */
name: string, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
things: Array<string>, 
/**
 * Who has it; none: nobody yet.
 */
winner: string | null, };

/**
 * How much of a name telephones show.
 */
export type PhoneNames = "full" | "first_and_initial" | "nickname" | "initials";

/**
 * A player's own page.
 */
export type PhoneOwn = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * As the club names players on telephones.
 */
name: string, 
/**
 * What the table is called, where the club names its tables.
 */
table_name: string | null, 
/**
 * The player is sent to another seat and not known to sit there.
 */
moves: PhoneMove | null, 
/**
 * The entry.
 */
entry: number, 
/**
 * Still in.
 */
alive: boolean, 
/**
 * The seat; none: seats are not drawn, or the player is out.
 */
seat: SeatRef | null, 
/**
 * Seats at that table.
 */
seats: number, 
/**
 * The seats at that table where somebody sits.
 */
taken: Array<number>, 
/**
 * What the player does in the next hand; none: not known.
 */
next_hand: NextHandRole | null, 
/**
 * Hands to be missed for a penalty.
 */
hands_to_miss: number, 
/**
 * The place, once out, or once it is over.
 */
place: number | null, 
/**
 * When the player went out.
 */
out_at: number | null, 
/**
 * Money won; of a place that later entries may still move, what it wins as things stand.
 */
prize: number, 
/**
 * Things won.
 */
things: Array<string>, 
/**
 * Bounties won so far.
 */
bounties: number, };

/**
 * A player, to be found in the list.
 */
export type PhonePlayer = { 
/**
 * The entry.
 */
entry: number, 
/**
 * As the club names players on telephones.
 */
name: string, 
/**
 * The seat; none: not drawn, or out.
 */
seat: SeatRef | null, 
/**
 * The place, once out.
 */
place: number | null, };

/**
 * A prize.
 */
export type PhonePrize = { 
/**
 * For which place.
 */
place: number, 
/**
 * The last of the places that get the same.
 */
to: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
things: Array<string>, 
/**
 * Who has won it; none: still to be won.
 */
name: string | null, };

/**
 * The booklet.
 */
export type PhoneRules = { 
/**
 * Its language.
 */
language: Language, 
/**
 * Its chapters.
 */
chapters: Array<PhoneRulesChapter>, };

/**
 * A chapter of the booklet.
 */
export type PhoneRulesChapter = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its title.
 */
title: string, 
/**
 * Its rules: number and words.
 */
rules: Array<[string, string]>, };

/**
 * What the club lets the players' telephones show.
 */
export type PhoneSettings = { 
/**
 * How players are named.
 */
names: PhoneNames, 
/**
 * What each place wins, and what a player has won.
 */
prizes: boolean, 
/**
 * The standings of the season.
 */
standings: boolean, 
/**
 * The booklet of the rules.
 */
rules: boolean, 
/**
 * Players may say that they have come.
 */
check_in: boolean, };

/**
 * A line of the standings.
 */
export type PhoneStanding = { 
/**
 * The rank; equals share it.
 */
rank: number, 
/**
 * The rank before this evening; none: not ranked then, or nothing is being played.
 */
before: number | null, 
/**
 * As the club names players on telephones.
 */
name: string, 
/**
 * Points that count, in hundredths.
 */
total: number, 
/**
 * The points of this evening as it stands; none: the member does not play, or nothing is being played.
 */
tonight: number | null, 
/**
 * Still in play: the points can only grow.
 */
playing: boolean, 
/**
 * The member's entry in this tournament, to find oneself.
 */
entry: number | null, };

/**
 * Standings that a tournament counts for.
 */
export type PhoneStandings = { 
/**
 * What they are called: the season, or a championship.
 */
name: string, 
/**
 * With this evening as it stands, and not yet final.
 */
provisional: boolean, 
/**
 * Those who are ranked, the first first.
 */
lines: Array<PhoneStanding>, };

/**
 * A tournament as telephones show it to everybody.
 */
export type PhoneTournament = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * The last row of its journal.
 */
seq: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * Where it is played; empty: nobody has said.
 */
venue: string, 
/**
 * The day, as `2026-11-21`.
 */
date: string, 
/**
 * When it starts, in minutes after midnight.
 */
start_minute: number, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * Seats are drawn.
 */
drawn: boolean, 
/**
 * The last level in which a newcomer may enter; none: nobody may any more.
 */
late_level: number | null, 
/**
 * The hour at which registration will end if that comes first, in minutes after midnight, while play has not begun;
 * none: no hour ends it, or the clock says so.
 */
late_until_minute: number | null, 
/**
 * The last level of the rebuy period, while it lasts.
 */
rebuys_until: number | null, 
/**
 * The last level in which players who are out may buy another entry, while they may.
 */
re_entries_until: number | null, 
/**
 * What each paid place wins; empty: nothing is paid, or the club does not show it.
 */
prizes: Array<PhonePrize>, 
/**
 * Prizes that are not for a place.
 */
named: Array<PhoneNamedPrize>, 
/**
 * Players may say now that they have come.
 */
check_in: boolean, 
/**
 * Players who change seats now and are not known to sit there.
 */
moving: number, 
/**
 * The tournament counts for a season.
 */
season: boolean, };

/**
 * All that telephones show of the evening to everybody.
 */
export type PhoneView = { 
/**
 * The club's name.
 */
club: string, 
/**
 * What the club shows.
 */
settings: PhoneSettings, 
/**
 * The program's time, UTC milliseconds.
 */
now: number, 
/**
 * The tournaments being played, prepared for today, or just over.
 */
tournaments: Array<PhoneTournament>, };

/**
 * Where the room's window stands.
 */
export type Place = { "type": "auto" } | { "type": "window" } | { "type": "screen", 
/**
 * Its name.
 */
name: string, };

/**
 * What a place would get.
 */
export type PlacePreview = { 
/**
 * Which.
 */
place: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
in_kind: Array<PrizeInKind>, 
/**
 * Season points, in hundredths.
 */
points: number, 
/**
 * The sum behind them.
 */
parts: Array<PointsPart>, };

/**
 * Their places.
 */
export type Places = { 
/**
 * The place of each.
 */
places: { [key in string]: number }, 
/**
 * Stacks are equal and the director decides.
 */
td_decides: boolean, 
/**
 * The rule.
 */
rule: string, };

/**
 * A game as it is named in the room.
 */
export type Played = Holdem | Game;

/**
 * A tournament that is being played, with its clock.
 */
export type PlayedClock = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its clock.
 */
clock: ClockView, };

/**
 * An evening that a member played.
 */
export type PlayedEvening = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day, as text.
 */
date: string, 
/**
 * The place.
 */
place: number, 
/**
 * Of how many players.
 */
entries: number, 
/**
 * Points in hundredths.
 */
points: number, 
/**
 * The championships that count it beside the season, with their points; the file does not say them.
 */
championships: Array<[string, number]>, };

/**
 * The level at which a hand is played.
 */
export type PlayedLevel = "old" | "new";

/**
 * What was played at a table where somebody is suspended.
 */
export type PlayedUnit = "hand" | "round";

/**
 * What a part of a score is for.
 */
export type PointsFor = { "type": "place" } | { "type": "outlasted", 
/**
 * How many.
 */
players: number, } | { "type": "podium" } | { "type": "square_root" } | { "type": "participation" };

/**
 * A part of a score.
 */
export type PointsPart = { 
/**
 * What it is for.
 */
for: PointsFor, 
/**
 * In hundredths.
 */
points: number, };

/**
 * How points are given.
 */
export type PointsScheme = { "type": "none" } | { "type": "table", 
/**
 * In hundredths.
 */
by_place: Array<number>, 
/**
 * In hundredths, to everybody.
 */
participation: number, } | { "type": "by_size", 
/**
 * The smallest field first; the last one holds for larger fields too.
 */
sizes: Array<FieldSize>, 
/**
 * In hundredths, to everybody.
 */
participation: number, } | { "type": "per_player", 
/**
 * In hundredths.
 */
each: number, 
/**
 * In hundredths, to everybody.
 */
participation: number, } | { "type": "per_player_with_podium", 
/**
 * In hundredths.
 */
each: number, 
/**
 * In hundredths, best first.
 */
podium: Array<number>, 
/**
 * In hundredths, to everybody.
 */
participation: number, } | { "type": "square_root" };

/**
 * How a result becomes points.
 */
export type PointsSource = { "type": "recorded" } | { "type": "scheme", 
/**
 * The scheme.
 */
scheme: PointsScheme, } | { "type": "formula", 
/**
 * As it was typed.
 */
text: string, };

/**
 * Which position the director tapped on the table's picture.
 */
export type Position = "button" | "big_blind";

/**
 * A pot.
 */
export type Pot = { 
/**
 * Chips in it.
 */
amount: number, 
/**
 * Who can win it, by seat.
 */
eligible: Array<number>, };

/**
 * The facts; each event needs its own.
 */
export type PotAwardFacts = { 
/**
 * What happened.
 */
event: AwardEvent, 
/**
 * Killed: it lay open on the table.
 */
laid_open?: boolean | null, 
/**
 * Too soon: it can still be told who had won.
 */
winner_known?: boolean | null, 
/**
 * Too soon: whose fault it was.
 */
fault?: AwardFault | null, };

/**
 * The ruling.
 */
export type PotAwardRuling = { 
/**
 * Who is paid.
 */
paid: Paid, 
/**
 * The rules do not name the case: the director decides.
 */
td_decides: boolean, 
/**
 * Why.
 */
reason: AwardReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * The facts.
 */
export type PotFacts = { 
/**
 * The game.
 */
variant: Played, 
/**
 * The pot before the last bet, the bets of this round in it.
 */
pot_before_last_bet: number, 
/**
 * The total of the last bet or raise; 0: nobody has bet.
 */
last_bet: number, 
/**
 * What the raiser has in front of him already in this round (counted in the pot).
 */
already_in?: number, 
/**
 * What the raiser has in all in this round, where it is known: nobody bets more.
 */
stack?: number | null, };

/**
 * What somebody has put into the pot in this hand.
 */
export type PotPlayer = { 
/**
 * His seat.
 */
seat: number, 
/**
 * His bets in this hand, blinds included.
 */
put_in: number, 
/**
 * An ante that he posted for the whole table: it goes into the main pot and never comes back.
 * Antes that everybody posts alike may stand in `put_in`.
 */
ante?: number, 
/**
 * He has given up his hand, or it is dead.
 */
folded?: boolean, 
/**
 * How good his hand is, higher being better; none: not shown.
 */
strength?: number | null, 
/**
 * How good his low hand is, higher being better; none: he has none.
 */
low?: number | null, };

/**
 * A hand's bets, with the cards shown where cards decide.
 */
export type PotsFacts = { 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * Where the button is; nobody need sit there.
 */
button: number, 
/**
 * The value of the smallest chip in play.
 */
smallest_chip: number, 
/**
 * Who has put something in, folded or not.
 */
players: Array<PotPlayer>, 
/**
 * High and low share each pot.
 */
hilo?: boolean, 
/**
 * The cards of the showdown; they count instead of strengths and of high and low (8-8).
 */
shown?: CardsShown | null, };

/**
 * What the director should know before he says it.
 */
export type PotsNotice = "nobody_shows" | "dead_hand_put_in_most";

/**
 * The result.
 */
export type PotsSettled = { 
/**
 * The main pot, then the side pots.
 */
pots: Array<Pot>, 
/**
 * What nobody has called goes back.
 */
returned: { [key in number]: number }, 
/**
 * What each wins of all pots.
 */
payouts: { [key in number]: number }, 
/**
 * How each pot is given, in the order in which it is done: the outermost first (8-14).
 */
awards: Array<Award>, 
/**
 * What each leaves the hand with, less what he came with.
 */
net: { [key in number]: number }, 
/**
 * What the director should know.
 */
notices: Array<PotsNotice>, 
/**
 * How the cards compare, where they decided.
 */
showdown?: Showdown | null, 
/**
 * The rules followed.
 */
rule: string, };

/**
 * One of the prices.
 */
export type PriceOf = "fee" | "club_part" | "rebuy_price" | "addon_price" | "bounty" | "re_entry_fee" | "re_entry_club_part";

/**
 * The printers of this computer, and the one that this club begins with.
 */
export type PrintChoice = { 
/**
 * The printers.
 */
printers: Printers, 
/**
 * The one to begin with: the club's last on this computer, else the system's own, else the only one; none: the
 * person has to choose.
 */
printer: string | null, };

/**
 * How a document is to be printed.
 */
export type PrintOrder = { 
/**
 * The printer's system name.
 */
printer: string, 
/**
 * How many copies, 1 to [`PrintOrder::MOST_COPIES`].
 */
copies: number, 
/**
 * Which pages, such as `1-3, 5`; empty means all of them.
 */
pages: string, 
/**
 * Print on both sides, turned over the long edge.
 */
two_sided: boolean, };

/**
 * A printer.
 */
export type Printer = { 
/**
 * Its system name.
 */
name: string, 
/**
 * What people call it, and where it stands.
 */
says: string, 
/**
 * What is wrong with it now.
 */
trouble: string | null, 
/**
 * Sizes of sheets that it does not take.
 */
lacks: Array<Paper>, 
/**
 * The size that it is set up for; none: another one, or nothing says.
 */
usual: Paper | null, };

/**
 * The printers of this computer.
 */
export type Printers = { 
/**
 * Those that a document can be sent to; if empty, it opens in the system's viewer instead.
 */
list: Array<Printer>, 
/**
 * The system's default printer.
 */
usual: string | null, 
/**
 * Why there is none, and what to do instead.
 */
advice: string | null, };

/**
 * A place whose announced prize is not what the plan gives now.
 */
export type PrizeChange = { 
/**
 * Which.
 */
place: number, 
/**
 * What was announced; 0: the place was not paid.
 */
announced: number, 
/**
 * What it would get; 0: it would not be paid.
 */
now: number, };

/**
 * Why prizes cannot be given like this.
 */
export type PrizeError = { "code": "places" } | { "code": "field_percent" } | { "code": "percent_sum", 
/**
 * What they make, in hundredths of a percent.
 */
sum: number, } | { "code": "share_count" } | { "code": "amount_of", 
/**
 * Of which place, from 0.
 */
index: number, } | { "code": "seat_value" } | { "code": "unit" } | { "code": "guarantee" } | { "code": "minimum" } | { "code": "minimum_of_nothing" } | { "code": "below_minimum", 
/**
 * Of which place, from 0.
 */
index: number, } | { "code": "named_name", 
/**
 * Which in the list, from 0.
 */
index: number, } | { "code": "named_twice", 
/**
 * The second in the list, from 0.
 */
index: number, } | { "code": "named_amount", 
/**
 * Which in the list, from 0.
 */
index: number, } | { "code": "thing_place", 
/**
 * Which in the list, from 0.
 */
index: number, } | { "code": "thing_name", 
/**
 * Which in the list, from 0.
 */
index: number, };

/**
 * A thing that is won.
 */
export type PrizeInKind = { 
/**
 * By which place.
 */
place: number, 
/**
 * What it is.
 */
name: string, 
/**
 * What it is worth, where that is known.
 */
value: number | null, 
/**
 * Who gave it.
 */
donor: string | null, };

/**
 * A prize, and who has won it.
 */
export type PrizeLine = { 
/**
 * For which place; 0: what a deal gives to somebody who is still in.
 */
place: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
in_kind: Array<PrizeInKind>, 
/**
 * Bounties, beside the amount, once it is won.
 */
bounties: number, 
/**
 * The entry that has won it; none: still to be won.
 */
winner: number | null, };

/**
 * How prizes are given.
 */
export type PrizePlan = { 
/**
 * How the pool is shared.
 */
shares: Shares, 
/**
 * Prizes are multiples of this; the remainder goes to the winner.
 */
unit: number, 
/**
 * The pool is at least this; 0: no guarantee.
 */
guarantee: number, 
/**
 * Things that are won.
 */
in_kind: Array<PrizeInKind>, 
/**
 * The least that a paid place gets; none: as the shares give.
 */
minimum?: MinimumCash, 
/**
 * Prizes that are not for a place.
 */
named?: Array<NamedPrize>, };

/**
 * What could not be done. Nothing has changed.
 */
export type Problem = { 
/**
 * Names it for a program.
 */
code: string, 
/**
 * Says it to a person, in the reader's language.
 */
message: string, 
/**
 * The rule it rests on.
 */
rule: string | null, 
/**
 * The fields of a form that are not right: a code, or a path in its draft, and a sentence
 * each.
 */
fields: Array<[string, string]>, };

/**
 * A proof that was looked at.
 */
export type ProofChecked = { 
/**
 * What it is worth.
 */
verdict: Verdict, 
/**
 * In a sentence.
 */
said: string, };

/**
 * A public key of the club.
 */
export type ProofKey = { 
/**
 * What a person recognises it by.
 */
fingerprint: string, 
/**
 * Since when the club has it, UTC milliseconds.
 */
since: number, 
/**
 * On which computer it was made; empty: not said.
 */
device: string, 
/**
 * It was withdrawn; null: it counts.
 */
withdrawn: Withdrawal | null, };

/**
 * A move that the rules name.
 */
export type ProposedMove = { 
/**
 * The future big blind of the long table (6-9).
 */
entry: number, 
/**
 * Where he sits.
 */
from: SeatRef, 
/**
 * Where he goes (6-10).
 */
to: SeatRef, 
/**
 * What he is there in the next hand.
 */
next_role: NextRole, 
/**
 * Whether he sits one hand out (6-12).
 */
sits_out: boolean, };

/**
 * Standings with an evening that is being played: whoever is out has a place, everybody else the worst
 * place left.
 */
export type Provisional = { 
/**
 * Which standings.
 */
ranking: Ranking, 
/**
 * What they are called: the season, or the championship.
 */
name: string, 
/**
 * Those who are ranked, the first first.
 */
lines: Array<ProvisionalLine>, };

/**
 * A line of provisional standings.
 */
export type ProvisionalLine = { 
/**
 * The rank; equals share it.
 */
rank: number, 
/**
 * The rank before this evening; none: not ranked then.
 */
before: number | null, 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * Points that count, in hundredths, with this evening.
 */
total: number, 
/**
 * The points of this evening, in hundredths; none: the member does not play.
 */
tonight: number | null, 
/**
 * Still in play: the points can only grow.
 */
playing: boolean, };

/**
 * What was written.
 */
export type Published = { 
/**
 * The folder.
 */
folder: string, 
/**
 * Its first page.
 */
index: string, 
/**
 * How many pages the site has.
 */
pages: number, 
/**
 * How many files were written.
 */
written: number, 
/**
 * How many files were removed.
 */
removed: number, };

/**
 * What the club publishes, and where on this computer.
 */
export type Publishing = { 
/**
 * What is published, and how.
 */
settings: PublishingSettings, 
/**
 * The folder that this computer remembers for the club; null: none was chosen yet.
 */
folder: string | null, };

/**
 * What the club publishes, and how.
 */
export type PublishingSettings = { 
/**
 * The language of the site, or the one that it shows first.
 */
language: Language, 
/**
 * The site is in the other language too.
 */
both: boolean, 
/**
 * How players are named.
 */
names: PhoneNames, 
/**
 * What each place won.
 */
prizes: boolean, 
/**
 * The standings of seasons and championships.
 */
standings: boolean, 
/**
 * The booklet of the rules.
 */
rules: boolean, 
/**
 * The club's logo.
 */
logo: boolean, 
/**
 * Where the site stands on the web, for links in texts and in the feed; none: not known.
 */
address: Address | null, };

/**
 * A code to scan.
 */
export type QrCode = { 
/**
 * The dark squares, as the `d` of an SVG path; one unit is one square.
 */
path: string, 
/**
 * Squares in a row, the quiet zone included.
 */
size: number, };

/**
 * A quantity that a formula may name.
 */
export type Quantity = "players" | "entries" | "rank" | "buy_in" | "spent" | "pool" | "prize" | "in_money" | "rebuys" | "re_entries" | "addons" | "eliminations" | "bounties" | "stack" | "final_table" | "recorded";

/**
 * A question to the rules: the facts of one topic, with settings for it alone.
 */
export type Question = { "topic": "blinds_next", "given": AfterHand & { settings?: Settings } } | { "topic": "blinds_sequence", "given": SeveralHands & { settings?: Settings } } | { "topic": "seat_for_moved", "given": MovedTo & { settings?: Settings } } | { "topic": "who_moves", "given": MovedFrom & { settings?: Settings } } | { "topic": "balance", "given": TableSizes & { settings?: Settings } } | { "topic": "break_table", "given": TablesToBreak & { settings?: Settings } } | { "topic": "break_seating", "given": SeatsToDraw & { settings?: Settings } } | { "topic": "ranking", "given": OutTogether & { settings?: Settings } } | { "topic": "rebuy", "given": Buyer & { settings?: Settings } } | { "topic": "end_condition", "given": Course & { settings?: Settings } } | { "topic": "absent", "given": Absentee & { settings?: Settings } } | { "topic": "clock_level", "given": LevelMoments & { settings?: Settings } } | { "topic": "retroactive", "given": ClaimMoments & { settings?: Settings } } | { "topic": "time_bank", "given": ThinkingFacts & { settings?: Settings } } | { "topic": "chip_race", "given": RaceFacts & { settings?: Settings } } | { "topic": "pots", "given": PotsFacts & { settings?: Settings } } | { "topic": "odd_chips", "given": OddChipsFacts & { settings?: Settings } } | { "topic": "hand_compare", "given": ShowdownQuestion & { settings?: Settings } } | { "topic": "stud_order", "given": StudQuestion & { settings?: Settings } } | { "topic": "show_order", "given": ShowQuestion & { settings?: Settings } } | { "topic": "mucked_hand", "given": MuckedFacts & { settings?: Settings } } | { "topic": "min_raise", "given": BetsSoFar & { settings?: Settings } } | { "topic": "max_raise", "given": PotFacts & { settings?: Settings } } | { "topic": "reopen", "given": RoundSoFar & { settings?: Settings } } | { "topic": "short_action", "given": ShortFacts & { settings?: Settings } } | { "topic": "chips", "given": ChipFacts & { settings?: Settings } } | { "topic": "string_bet", "given": Motions & { settings?: Settings } } | { "topic": "series", "given": SeriesFacts & { settings?: Settings } } | { "topic": "out_of_turn", "given": SkippedFacts & { settings?: Settings } } | { "topic": "loose_card", "given": LooseCardFacts & { settings?: Settings } } | { "topic": "at_seat", "given": AtSeatFacts & { settings?: Settings } } | { "topic": "dead_hand", "given": DeadHandFacts & { settings?: Settings } } | { "topic": "exposed_hand", "given": ExposedHandFacts & { settings?: Settings } } | { "topic": "tap", "given": TapFacts & { settings?: Settings } } | { "topic": "in_the_dark", "given": DarkFacts & { settings?: Settings } } | { "topic": "simultaneous", "given": AtOnceFacts & { settings?: Settings } } | { "topic": "show_request", "given": ShowRequestFacts & { settings?: Settings } } | { "topic": "spoken_language", "given": LanguageFacts & { settings?: Settings } } | { "topic": "pot_award", "given": PotAwardFacts & { settings?: Settings } } | { "topic": "late_chips", "given": LateChipsFacts & { settings?: Settings } } | { "topic": "shown_fold", "given": ShownFoldFacts & { settings?: Settings } } | { "topic": "misdeal", "given": DealFacts & { settings?: Settings } } | { "topic": "closed_card", "given": ClosedCardFacts & { settings?: Settings } } | { "topic": "board_fix", "given": BoardFacts & { settings?: Settings } } | { "topic": "penalty", "given": FaultFacts & { settings?: Settings } };

/**
 * A chip race: what is changed and raced for, and how it ends once the cards are known.
 */
export type Race = { 
/**
 * Higher chips that players get for their low ones by simple exchange.
 */
exchanged: { [key in number]: number }, 
/**
 * Low chips left over: as many cards each.
 */
race_chips: { [key in number]: number }, 
/**
 * Higher chips that the race gives.
 */
chips_awarded: number, 
/**
 * Who would be left with nothing and gets one whatever his cards (10-6).
 */
saved: Array<number>, 
/**
 * Higher chips given beyond the value raced for, because more players must be saved.
 */
extra_for_saved: number, 
/**
 * In which order the cards are dealt, all of one player's together (10-1, 10-2).
 */
deal_order: Array<number>, 
/**
 * Stacks before the race.
 */
before: { [key in number]: number }, 
/**
 * The chips that come into play less those that go out of it, by value.
 */
value_added: number, 
/**
 * How many cards are dealt.
 */
cards_needed: number, 
/**
 * Each player's cards; none: not dealt yet.
 */
cards: { [key in number]: Array<Card> } | null, 
/**
 * Who gets a chip, by seat; none: the cards must be dealt first.
 */
winners: Array<number> | null, 
/**
 * Why.
 */
reasons: { [key in number]: RaceReason } | null, 
/**
 * Stacks after the race.
 */
final: { [key in number]: number } | null, 
/**
 * How the remainder was rounded.
 */
reason: Rounding, 
/**
 * The rules.
 */
rule: string, };

/**
 * A chip race, with the cards once they are dealt.
 */
export type RaceFacts = { 
/**
 * The value of the chip that goes out of play.
 */
low: number, 
/**
 * The value of the chip that it is changed into.
 */
high: number, 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * Who sits there.
 */
players: Array<RacePlayer>, 
/**
 * The button of the next hand, needed where the cards begin at its left.
 */
button?: number | null, 
/**
 * The cards that each player got.
 */
cards?: { [key in number]: Array<Card> } | null, 
/**
 * The deck to deal from, its first card first; not needed where the players' cards are told.
 */
deck?: Array<Card> | null, };

/**
 * Somebody's stack before the race.
 */
export type RacePlayer = { 
/**
 * His seat.
 */
seat: number, 
/**
 * How many of the low chips he has.
 */
low_chips: number, 
/**
 * The value of all his other chips.
 */
other_value: number, };

/**
 * Why somebody gets a chip.
 */
export type RaceReason = { "reason": "saved" } | { "reason": "enough_for_all" } | { "reason": "card", 
/**
 * Which.
 */
card: Card, };

/**
 * Where the chips come from that save a player from going out by the race (10-6).
 */
export type RaceSavedChips = "from_race" | "added";

/**
 * What limits a raise.
 */
export type RaiseLimit = "pot" | "stack" | "fixed";

/**
 * How a member's line would change.
 */
export type RankChange = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * Rank and points now; none: not in the standings. Rank 0: not ranked yet.
 */
before: [number, number] | null, 
/**
 * Rank and points then; none: not in the standings. Rank 0: not ranked yet.
 */
after: [number, number] | null, };

/**
 * Who is ranked. Guests never are.
 */
export type RankedMembers = { "type": "everyone" } | { "type": "newcomers" } | { "type": "tagged", 
/**
 * The tag, whatever the accents and capitals.
 */
tag: string, } | { "type": "only", 
/**
 * Their numbers in the file.
 */
members: Array<number>, };

/**
 * Which standings: those of a season, or of a championship of it.
 */
export type Ranking = { 
/**
 * The season.
 */
season: number, 
/**
 * The championship; none: the season's own standings.
 */
championship: number | null, };

/**
 * Who begins in razz (004, 7-III 3).
 */
export type RazzOrder = "decree" | "international";

/**
 * Who may buy another entry, and until when.
 */
export type ReEntries = { 
/**
 * How many one player may buy; none: no limit.
 */
max: number | null, 
/**
 * The last level (from 1, breaks not counted) in which they are sold; none: as long as latecomers may enter.
 */
last_level: number | null, 
/**
 * The chips of one; none: the starting stack.
 */
chips: number | null, };

/**
 * What re-entries are at this moment, for the desk.
 */
export type ReEntriesView = { 
/**
 * What one costs in all; 0: nothing.
 */
price: number, 
/**
 * The chips of one.
 */
chips: number, 
/**
 * How many one player may buy; none: no limit.
 */
max: number | null, 
/**
 * The last level in which they are sold, while they are; none: not any more, or play has not begun.
 */
until: number | null, };

/**
 * What a re-entry costs where it is not the price of an entry. A bounty is paid on top as for any entry.
 */
export type ReEntryPrice = { 
/**
 * The part that goes to the prize pool.
 */
fee: number, 
/**
 * The part that the club keeps.
 */
club_part: number, };

/**
 * Why a player cannot buy another entry.
 */
export type ReEntryRefusal = "no_re_entries" | "still_in" | "re_entries_over" | "re_entries_limit" | "envelopes_sealed";

/**
 * A milestone that a member has reached.
 */
export type Reached = { 
/**
 * Which.
 */
milestone: Milestone, 
/**
 * How many times.
 */
times: number, 
/**
 * The points for all of them, in hundredths.
 */
points: number, };

/**
 * What the person says about a list; nothing: it is read as it shows itself.
 */
export type Reading = { 
/**
 * Which name stands first.
 */
order: NameOrder | null, 
/**
 * What its columns hold.
 */
matching: Matching | null, 
/**
 * Which sheet of a workbook is read; null: the first visible one that holds anything.
 */
sheet: string | null, 
/**
 * The list's values for a member replace the club's; otherwise they only fill what is empty.
 */
update: boolean, 
/**
 * The person's choices for single lines.
 */
lines: Array<LineSaid>, 
/**
 * Names in capitals are written as people write them; null: as the club likes. A choice is kept for the club.
 */
recase: boolean | null, };

/**
 * When a stack is small enough for a rebuy (5-2).
 */
export type RebuyCondition = "zero_or_below_bb" | "zero_only" | "at_or_below_bb" | "at_or_below_starting_stack";

/**
 * How far the rebuy period and its end have come at a table (5-5).
 */
export type RebuyPhase = "period" | "last_call" | "after_extra_hand_1" | "after_extra_hand_2" | "closed";

/**
 * Why nothing is sold.
 */
export type RebuyRefusal = "freezeout" | "stack_too_large" | "limit_reached" | "hand_missed" | "period_over" | "no_add_on" | "add_on_taken" | "add_on_not_yet" | "add_on_at_period_end" | "add_on_over";

/**
 * That the results were entered afterwards.
 */
export type Recorded = { 
/**
 * When they were entered or last corrected.
 */
at: number, 
/**
 * Players of whom nothing else is known.
 */
unnamed: number, 
/**
 * Why they were corrected last; none: they were not.
 */
why: string | null, };

/**
 * One player's result, complete in itself.
 */
export type RecordedLine = { 
/**
 * Who.
 */
member: number, 
/**
 * The place; equals share the better number.
 */
place: number, 
/**
 * Money won.
 */
prize: number, 
/**
 * Things won.
 */
in_kind: Array<PrizeInKind>, 
/**
 * Season points.
 */
points: number, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * Add-ons taken.
 */
addons: number, 
/**
 * Players put out.
 */
hits: number, 
/**
 * By whom, the first named first; empty: not known.
 */
out_by: Array<number>, 
/**
 * Money paid in all.
 */
spent: number, };

/**
 * An elimination as the desk has recorded it.
 */
export type RecordedOut = { 
/**
 * Who is out.
 */
entry: number, 
/**
 * By whom, the first named first; empty: nobody knows.
 */
by: Array<number>, };

/**
 * What is entered of one player.
 */
export type RecordedPlayer = { 
/**
 * Who.
 */
member: number, 
/**
 * The place; equals share the better number.
 */
place: number, 
/**
 * Money won.
 */
prize: number, 
/**
 * Things won, by name.
 */
in_kind: Array<string>, 
/**
 * Points, in hundredths; none: as the set-up gives them for the place.
 */
points: number | null, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * Add-ons taken.
 */
addons: number, 
/**
 * Players put out; none: as many as name this one in `out_by`.
 */
hits: number | null, 
/**
 * By whom this one was put out, the first named first; empty: not known.
 */
out_by: Array<number>, 
/**
 * Money paid in all; none: the prices of the set-up.
 */
spent: number | null, };

/**
 * Why an action is refused. Nothing has changed.
 */
export type Refusal = { "code": "setup", 
/**
 * All reasons.
 */
errors: Array<SetupError>, } | { "code": "minor", 
/**
 * The least age.
 */
minimum_age: number, } | { "code": "already_registered", 
/**
 * With this entry.
 */
entry: number, } | { "code": "newcomers", 
/**
 * All of them.
 */
refused: Array<RefusedNewcomer>, } | { "code": "registration_closed" } | { "code": "already_signed_up", 
/**
 * Who.
 */
member: number, } | { "code": "not_signed_up", 
/**
 * All of them.
 */
refused: Array<RefusedNewcomer>, } | { "code": "no_sign_up", 
/**
 * Who.
 */
member: number, } | { "code": "sign_ups_closed" } | { "code": "no_such_entry", 
/**
 * The number asked for.
 */
entry: number, } | { "code": "no_such_table", 
/**
 * The number asked for.
 */
table: number, } | { "code": "table_not_open", 
/**
 * Which.
 */
table: number, } | { "code": "table_open", 
/**
 * Which.
 */
table: number, } | { "code": "no_such_seat", 
/**
 * The table.
 */
table: number, 
/**
 * The seat asked for.
 */
seat: number, } | { "code": "seat_taken", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, } | { "code": "seat_blocked", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, } | { "code": "only_blocked_seats", 
/**
 * How many are free but blocked.
 */
seats: number, } | { "code": "small_blind_seat", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, } | { "code": "no_seat_allowed", 
/**
 * The table.
 */
table: number, } | { "code": "no_free_seat" } | { "code": "positions_unknown", 
/**
 * Which table.
 */
table: number, } | { "code": "empty_seat", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, } | { "code": "too_few_players" } | { "code": "room_too_small", 
/**
 * Players.
 */
players: number, 
/**
 * Seats.
 */
seats: number, } | { "code": "draw", 
/**
 * Why.
 */
problem: DrawProblem, } | { "code": "already_started" } | { "code": "not_started" } | { "code": "not_drawn" } | { "code": "already_finished" } | { "code": "clock_stopped" } | { "code": "clock_running" } | { "code": "clock_out_of_range" } | { "code": "pause_end" } | { "code": "registration_end" } | { "code": "in_break" } | { "code": "hand_for_hand" } | { "code": "not_hand_for_hand" } | { "code": "one_table" } | { "code": "hand_not_done", 
/**
 * Which.
 */
table: number, } | { "code": "too_many_hands", 
/**
 * The most.
 */
most: number, } | { "code": "step_minutes", 
/**
 * The most.
 */
most: number, } | { "code": "same_structure" } | { "code": "past_frozen" } | { "code": "stack_fixed" } | { "code": "forced_bets_fixed" } | { "code": "no_button" } | { "code": "not_seated", 
/**
 * Who.
 */
entry: number, } | { "code": "bring_back_first", 
/**
 * Who.
 */
entry: number, } | { "code": "not_out", 
/**
 * Who.
 */
entry: number, } | { "code": "named_twice", 
/**
 * Who.
 */
entry: number, } | { "code": "nobody_named" } | { "code": "flights_joined" } | { "code": "no_flights" } | { "code": "no_such_level", 
/**
 * Which, from 1.
 */
level: number, } | { "code": "last_player" } | { "code": "by_himself", 
/**
 * Who.
 */
entry: number, } | { "code": "stacks_needed" } | { "code": "stacks_equal" } | { "code": "stack_impossible" } | { "code": "re_entry", 
/**
 * Who.
 */
entry: number, 
/**
 * Why.
 */
reason: ReEntryRefusal, } | { "code": "has_re_entered", 
/**
 * Who.
 */
entry: number, } | { "code": "rebuy", 
/**
 * Why.
 */
reason: RebuyRefusal, } | { "code": "add_on", 
/**
 * Why.
 */
reason: RebuyRefusal, } | { "code": "cannot_break", 
/**
 * Which.
 */
table: number, } | { "code": "not_final_table", 
/**
 * Players left.
 */
players: number, 
/**
 * Seats of the final table.
 */
seats: number, } | { "code": "nothing_to_redraw" } | { "code": "same_table" } | { "code": "already_absent", 
/**
 * Who.
 */
entry: number, } | { "code": "not_absent", 
/**
 * Who.
 */
entry: number, } | { "code": "paid_ahead", 
/**
 * Who.
 */
entry: number, } | { "code": "not_late_yet", 
/**
 * Who.
 */
entry: number, 
/**
 * Minutes of the deadline.
 */
minutes: number, } | { "code": "same_ruleset" } | { "code": "deal_gap", 
/**
 * By how many chips.
 */
missing: number, } | { "code": "amount" } | { "code": "nothing_owed", 
/**
 * By whom.
 */
entry: number, } | { "code": "write_off_reason" } | { "code": "not_over", 
/**
 * How many.
 */
players: number, } | { "code": "no_such_advice" } | { "code": "prizes" } | { "code": "ruling_impossible" } | { "code": "ruling_changed" } | { "code": "reason_needed" } | { "code": "no_such_penalty", 
/**
 * The number asked for.
 */
penalty: number, } | { "code": "penalty_lifted", 
/**
 * Which.
 */
penalty: number, } | { "code": "penalty_too_long", 
/**
 * The most.
 */
most: number, } | { "code": "note_too_long", 
/**
 * The most.
 */
most: number, } | { "code": "nobody_suspended", 
/**
 * Which.
 */
table: number, } | { "code": "disqualified", 
/**
 * Who.
 */
entry: number, } | { "code": "no_prize", 
/**
 * To whom.
 */
entry: number, } | { "code": "prize_handed", 
/**
 * Who.
 */
entry: number, } | { "code": "prize_not_handed", 
/**
 * Who.
 */
entry: number, } | { "code": "nothing_to_announce" } | { "code": "prizes_announced" } | { "code": "nothing_announced" } | { "code": "no_named_prize", 
/**
 * The name.
 */
prize: string, } | { "code": "named_given", 
/**
 * The prize.
 */
prize: string, 
/**
 * Who.
 */
entry: number, } | { "code": "named_open", 
/**
 * The prize.
 */
prize: string, } | { "code": "named_handed", 
/**
 * The prize.
 */
prize: string, } | { "code": "named_kept", 
/**
 * The prize.
 */
prize: string, } | { "code": "nothing_to_deal" } | { "code": "deal_stands" } | { "code": "no_deal" } | { "code": "deal_stacks" } | { "code": "deal_sum" } | { "code": "deal_kept" } | { "code": "deal_not_agreed" } | { "code": "no_envelopes" } | { "code": "envelopes_opened" } | { "code": "envelope_count", 
/**
 * How many.
 */
players: number, } | { "code": "envelope_sum" } | { "code": "no_envelope", 
/**
 * Who is out.
 */
entry: number, } | { "code": "table_in_use", 
/**
 * Which table.
 */
table: number, } | { "code": "played_here" } | { "code": "recorded_only" } | { "code": "correction_reason" } | { "code": "ranking_incomplete" } | { "code": "played_in_rounds" } | { "code": "no_rounds" } | { "code": "last_round" } | { "code": "round_goes_on", 
/**
 * How many.
 */
tables: number, } | { "code": "table_won", 
/**
 * Which table.
 */
table: number, } | { "code": "earlier_round", 
/**
 * Who.
 */
entry: number, } | { "code": "no_last_longer" } | { "code": "last_longer_players" } | { "code": "last_longer_begun" } | { "code": "last_longer_stake" } | { "code": "last_longer_name", 
/**
 * How many characters it may have.
 */
most: number, } | { "code": "ranking_unchanged" } | { "code": "places_impossible", 
/**
 * The first that does not follow.
 */
place: number, } | { "code": "correction_long", 
/**
 * How many characters it may have.
 */
most: number, } | { "code": "nobody_recorded" } | { "code": "recorded_field", 
/**
 * As many are named.
 */
named: number, 
/**
 * At most so many.
 */
most: number, } | { "code": "recorded_twice", 
/**
 * Who.
 */
member: number, } | { "code": "recorded_amount", 
/**
 * Whose.
 */
member: number, } | { "code": "recorded_place", 
/**
 * Whose.
 */
member: number, 
/**
 * The place.
 */
place: number, 
/**
 * As many played.
 */
players: number, 
/**
 * As many of those who are named came in before.
 */
better: number, } | { "code": "recorded_hunter", 
/**
 * Who was put out.
 */
member: number, };

/**
 * What cannot be done for a player now.
 */
export type RefusedAction = { 
/**
 * What.
 */
action: EntryAction, 
/**
 * Why.
 */
refusal: Refusal, };

/**
 * One of several members who are registered together, and why this one is refused.
 */
export type RefusedNewcomer = { 
/**
 * Who.
 */
member: number, 
/**
 * Why.
 */
why: Refusal, };

/**
 * A member, and how many of the last evenings the member came to.
 */
export type Regular = { 
/**
 * The number in the file.
 */
member: number, 
/**
 * First name.
 */
first_name: string, 
/**
 * Family name.
 */
last_name: string, 
/**
 * To how many of the last evenings.
 */
came: number, };

/**
 * What looks odd.
 */
export type Remark = { 
/**
 * What.
 */
warning: StructureWarning, 
/**
 * The level it is about, from 1; in a break that of the level before.
 */
level: number, 
/**
 * The program can mend it.
 */
repairable: boolean, };

/**
 * Whether the betting is open again for a player.
 */
export type Reopen = { 
/**
 * He may raise.
 */
may_raise: boolean, 
/**
 * The total of his call.
 */
call_to: number, 
/**
 * Why.
 */
reason: ReopenReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * Why a player may raise, or may not.
 */
export type ReopenReason = "not_yet_acted" | "whole_raise" | "doubled" | "full_increment" | "short_all_ins" | "nothing_new" | "half_bet";

/**
 * When short all-ins open the betting again (7-19; C13).
 */
export type ReopenRule = "doubled" | "full_increment";

/**
 * A report.
 */
export type Report = { 
/**
 * Its number; a later report has a higher one.
 */
id: number, 
/**
 * Of which tournament.
 */
tournament: number, 
/**
 * From which table.
 */
table: number, 
/**
 * Who reported it: the person, or else the device.
 */
by: string, 
/**
 * When.
 */
at: number, 
/**
 * What.
 */
what: Reported, 
/**
 * What became of it.
 */
state: ReportState, };

/**
 * What confirming a report does.
 */
export type ReportConfirms = "eliminates" | "corrects" | "books" | "re_enters" | "counts" | "tells" | "notes";

/**
 * What the desk decides with one touch: a report alone, or versions of the same that contradict each other.
 */
export type ReportDecision = { 
/**
 * The versions, the oldest first.
 */
versions: Array<ReportVersion>, 
/**
 * What the desk has recorded otherwise.
 */
recorded: Array<RecordedOut>, };

/**
 * What became of a report.
 */
export type ReportState = { "type": "waiting" } | { "type": "done" } | { "type": "dismissed" };

/**
 * One of the versions between which the desk decides.
 */
export type ReportVersion = { 
/**
 * The report.
 */
report: Report, 
/**
 * What confirming it does.
 */
confirms: ReportConfirms, 
/**
 * Of counted stacks, whose the versions differ in.
 */
differs: Array<number>, };

/**
 * What a captain reports.
 */
export type Reported = { "type": "out", 
/**
 * Who, by whom, and the stacks at the start of the hand where several are.
 */
players: Array<BustLine>, } | { "type": "stranger", 
/**
 * The seat.
 */
seat: number, 
/**
 * Who sits there, in the captain's words.
 */
who: string, } | { "type": "button", 
/**
 * On which seat.
 */
seat: number, } | { "type": "hand_done", } | { "type": "stacks", 
/**
 * Each player's.
 */
stacks: Array<ReportedStack>, } | { "type": "rebuy", 
/**
 * Who.
 */
entry: number, } | { "type": "re_entry", 
/**
 * Who.
 */
entry: number, } | { "type": "floor", 
/**
 * Why, in the captain's words; empty: not said.
 */
words: string, };

/**
 * A stack that was counted.
 */
export type ReportedStack = { 
/**
 * Whose.
 */
entry: number, 
/**
 * The chips.
 */
chips: number, };

/**
 * Which document is asked for.
 */
export type RequestedPaper = { "type": "document", 
/**
 * Its kind.
 */
kind: DocumentKind, 
/**
 * What it is about.
 */
about: About, } | { "type": "evening", 
/**
 * Which tournament.
 */
tournament: number, 
/**
 * Which documents.
 */
kinds: Array<DocumentKind>, } | { "type": "booklet", 
/**
 * The ruleset's key.
 */
ruleset: string, } | { "type": "draft" } & DraftStructure;

/**
 * What a column holds.
 */
export type ResultField = "date" | "evening" | "place" | "last_name" | "first_name" | "nickname" | "number" | "licence" | "prize" | "points" | "rebuys" | "addons" | "hits" | "out_by" | "spent" | "players" | "one_evening";

/**
 * One line of the final result.
 */
export type ResultLine = { 
/**
 * The entry.
 */
entry: number, 
/**
 * The member, for the season.
 */
member: number, 
/**
 * The place; equals share the better number.
 */
place: number, 
/**
 * Money won.
 */
prize: number, 
/**
 * Things won.
 */
in_kind: Array<PrizeInKind>, 
/**
 * Bounties won, the own head among them where it was kept to the end; not part of `prize`.
 */
bounties?: number, 
/**
 * Season points.
 */
points: number, };

/**
 * A column of a file.
 */
export type ResultsColumn = { 
/**
 * What the first line says.
 */
heading: string, 
/**
 * What it holds; null: it is left out.
 */
field: ResultField | null, 
/**
 * Its first values that are not empty.
 */
values: Array<string>, };

/**
 * What the columns of a file hold.
 */
export type ResultsMatching = { 
/**
 * The first line holds headings, not a result.
 */
headed: boolean, 
/**
 * For each column from the left; null: it is left out.
 */
columns: Array<ResultField | null>, };

/**
 * What cannot be read in a file.
 */
export type ResultsProblem = { "code": "place", 
/**
 * The line.
 */
line: number, 
/**
 * The text that stands there.
 */
text: string, } | { "code": "date", 
/**
 * The line.
 */
line: number, 
/**
 * The text that stands there.
 */
text: string, } | { "code": "points", 
/**
 * The line.
 */
line: number, 
/**
 * The text that stands there.
 */
text: string, } | { "code": "number", 
/**
 * The line.
 */
line: number, 
/**
 * The text that stands there.
 */
text: string, } | { "code": "name_missing", 
/**
 * The line.
 */
line: number, } | { "code": "not_a_name", 
/**
 * The line.
 */
line: number, 
/**
 * The text that stands there.
 */
text: string, } | { "code": "twice", 
/**
 * The line.
 */
line: number, 
/**
 * Who.
 */
text: string, } | { "code": "no_order" } | { "code": "nobody" } | { "code": "not_over" } | { "code": "no_names" } | { "code": "not_tracked" };

/**
 * What the person says of a file; nothing: it is read as it shows itself.
 */
export type ResultsReading = { 
/**
 * Which name stands first.
 */
order: NameOrder | null, 
/**
 * What its columns hold.
 */
matching: ResultsMatching | null, 
/**
 * Which sheet of a workbook is read; null: the first visible one that holds anything.
 */
sheet: string | null, 
/**
 * What the cells below dates hold.
 */
cells: CellsHold | null, };

/**
 * How a table was read.
 */
export type ResultsTable = { 
/**
 * How the file is written: `UTF-8` or `windows-1252`, `XLSX`, `XLS` or `ODS`.
 */
encoding: string, 
/**
 * The sheet that was read; null: the file is text.
 */
sheet: string | null, 
/**
 * The sheets from which can be chosen.
 */
sheets: Array<string>, 
/**
 * Whether the first line holds headings.
 */
headed: boolean, 
/**
 * Who says what the columns hold.
 */
matched: MatchedBy, 
/**
 * Every column, from the left.
 */
columns: Array<ResultsColumn>, 
/**
 * Which name stands first; null: headings say which is which.
 */
order: NameOrder | null, 
/**
 * What the cells below dates hold; null: it is no table of members by dates.
 */
cells: CellsHold | null, 
/**
 * The titles, sums and sentences that name nobody.
 */
left: Array<string>, };

/**
 * The members whose period has passed.
 */
export type Retention = { 
/**
 * The period; none: erasing is never proposed.
 */
years: number | null, 
/**
 * Nobody has gone through the list for a year.
 */
review_due: boolean, 
/**
 * Whose period has passed, the longest ago first.
 */
lines: Array<RetentionLine>, 
/**
 * Whose data is kept all the same, by name.
 */
kept: Array<RetentionKept>, };

/**
 * A member whose data is kept although the period has passed.
 */
export type RetentionKept = { 
/**
 * Who.
 */
member: Member, 
/**
 * Erasing is proposed again from this day on.
 */
until: string, 
/**
 * Why.
 */
reason: string, };

/**
 * A member whose period has passed.
 */
export type RetentionLine = { 
/**
 * Who.
 */
member: Member, 
/**
 * The last sign of the member.
 */
sign: Sign, 
/**
 * Its day.
 */
day: string, 
/**
 * The day on which the period ended.
 */
ended: string, 
/**
 * The member is excluded today: erasing lifts the exclusion.
 */
excluded: boolean, 
/**
 * A tournament that is not over and in which the member is: until then nothing can be erased.
 */
plays_in: string | null, };

/**
 * How often the evenings are.
 */
export type Rhythm = { "type": "weeks", 
/**
 * Every so many weeks, 1 to 12.
 */
every: number, } | { "type": "months" };

/**
 * Another player with whom the member played.
 */
export type Rival = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * A guest of the club.
 */
guest: boolean, 
/**
 * Evenings that both played.
 */
met: number, 
/**
 * Of these, the member finished before the other.
 */
ahead: number, 
/**
 * Of these, the other finished before the member.
 */
behind: number, 
/**
 * How often the member put the other out.
 */
given: number, 
/**
 * How often the other put the member out.
 */
received: number, 
/**
 * The day of the last evening that both played, as text.
 */
last: string, };

/**
 * The bounties, as the room shows them.
 */
export type RoomBounties = { 
/**
 * Progressive ones: the largest heads of those who play, the largest first.
 */
heads: Array<RoomHead>, 
/**
 * How many more players have a head.
 */
others: number, 
/**
 * The envelopes of mystery bounties, the largest first.
 */
envelopes: Array<EnvelopeTier>, 
/**
 * Envelopes are drawn from so many players on; none: they are sealed, or there are none.
 */
from: number | null, 
/**
 * The envelope that was drawn last.
 */
drawn: RoomEnvelope | null, };

/**
 * An envelope that was drawn.
 */
export type RoomEnvelope = { 
/**
 * Its number.
 */
envelope: number, 
/**
 * Who had gone out.
 */
from: string, 
/**
 * Who drew it.
 */
by: Array<string>, 
/**
 * What was in it.
 */
amount: number, 
/**
 * It is the largest of all.
 */
largest: boolean, 
/**
 * When it was drawn.
 */
at: number, };

/**
 * What is on a player's head.
 */
export type RoomHead = { 
/**
 * Whose.
 */
entry: number, 
/**
 * Who.
 */
name: string, 
/**
 * The same for a narrow panel.
 */
brief: string, 
/**
 * How much.
 */
amount: number, };

/**
 * All that a club keeps of its room.
 */
export type RoomKept = { 
/**
 * The small things.
 */
settings: RoomSettings, 
/**
 * All layouts: the program's, then the club's own.
 */
layouts: Array<Layout>, 
/**
 * The logo, as a `data:` address.
 */
logo: string | null, 
/**
 * Pictures that are shown in turn.
 */
slides: Array<Slide>, };

/**
 * The largest stacks of the last count.
 */
export type RoomLeaders = { 
/**
 * When it was made.
 */
at: number, 
/**
 * Nothing was played since.
 */
fresh: boolean, 
/**
 * How many more were counted than are named here.
 */
others: number, 
/**
 * The largest first.
 */
lines: Array<RoomStack>, };

/**
 * A player who changes seats.
 */
export type RoomMove = { 
/**
 * His entry.
 */
entry: number, 
/**
 * First name.
 */
first: string, 
/**
 * Family name.
 */
last: string, 
/**
 * From where.
 */
from: SeatRef, 
/**
 * To where.
 */
to: SeatRef, };

/**
 * A prize that is not for a place.
 */
export type RoomNamedPrize = { 
/**
 * What it is given for.
 */
name: string, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
things: Array<string>, 
/**
 * Who has it; none: nobody yet.
 */
winner: string | null, };

/**
 * Somebody who went out.
 */
export type RoomOut = { 
/**
 * His entry.
 */
entry: number, 
/**
 * The place.
 */
place: number, 
/**
 * Who.
 */
name: string, 
/**
 * The same for a narrow panel.
 */
brief: string, 
/**
 * By whom, where known; several share the bounty.
 */
by: Array<string>, 
/**
 * The bounty that was paid for it.
 */
bounty: number, 
/**
 * Money won; of a place that later entries may still move, what it wins as things stand.
 */
prize: number, 
/**
 * Things won.
 */
things: Array<string>, 
/**
 * When.
 */
at: number, };

/**
 * A player, and where he sits.
 */
export type RoomPlayer = { 
/**
 * His entry.
 */
entry: number, 
/**
 * First name.
 */
first: string, 
/**
 * Family name.
 */
last: string, 
/**
 * His seat; none: seats are not drawn.
 */
seat: SeatRef | null, };

/**
 * What a place gets.
 */
export type RoomPrize = { 
/**
 * Which.
 */
place: number, 
/**
 * The last of the places that get the same.
 */
to: number, 
/**
 * Money.
 */
amount: number, 
/**
 * Things.
 */
things: Array<string>, 
/**
 * The entry that has it already.
 */
entry: number | null, 
/**
 * Whose that is.
 */
name: string | null, };

/**
 * A line of the result.
 */
export type RoomResult = { 
/**
 * The entry.
 */
entry: number, 
/**
 * The place.
 */
place: number, 
/**
 * Who.
 */
name: string, 
/**
 * Money won.
 */
prize: number, 
/**
 * Things won.
 */
things: Array<string>, 
/**
 * Season points, in hundredths.
 */
points: number, };

/**
 * The season's best ten.
 */
export type RoomSeason = { 
/**
 * What the season is called.
 */
name: string, 
/**
 * The best, first.
 */
lines: Array<RoomStanding>, };

/**
 * A seat of the last table.
 */
export type RoomSeat = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who sits there.
 */
name: string | null, };

/**
 * The small things that the club chooses for its room.
 */
export type RoomSettings = { 
/**
 * Where the window stands.
 */
place: Place, 
/**
 * The layout in use.
 */
layout: string, 
/**
 * What the club tells everybody; empty: nothing.
 */
message: string, 
/**
 * The text or address of the code to scan; empty: none.
 */
qr: string, };

/**
 * A stack that was counted.
 */
export type RoomStack = { 
/**
 * Whose.
 */
entry: number, 
/**
 * The rank; equals share the better one.
 */
rank: number, 
/**
 * Who.
 */
name: string, 
/**
 * The same for a narrow panel.
 */
brief: string, 
/**
 * How many chips.
 */
chips: number, 
/**
 * The same in tenths of a big blind.
 */
bb_tenths: number, };

/**
 * A line of the standings.
 */
export type RoomStanding = { 
/**
 * The rank; equals share it.
 */
rank: number, 
/**
 * The member.
 */
member: number, 
/**
 * Who.
 */
name: string, 
/**
 * The same for a narrow panel.
 */
brief: string, 
/**
 * Points that count, in hundredths.
 */
points: number, };

/**
 * How the room stands, for the desk.
 */
export type RoomStatus = { 
/**
 * Its window is open.
 */
open: boolean, 
/**
 * It fills its screen.
 */
full: boolean, 
/**
 * The tournaments it shows.
 */
shown: Array<number>, 
/**
 * The most it can show at once.
 */
most: number, 
/**
 * The scene that the director holds.
 */
hold: Scene | null, 
/**
 * The scenes that have something to show now, in the order of the digit keys.
 */
possible: Array<Scene>, 
/**
 * The screens there are.
 */
screens: Array<Screen>, 
/**
 * The reason why it is not where it belongs; null if it is.
 */
trouble: RoomTrouble | null, 
/**
 * The system refuses to keep the computer from sleeping while a clock runs.
 */
may_sleep: boolean, };

/**
 * A table that stands in the room.
 */
export type RoomTable = { 
/**
 * The number on it.
 */
no: number, 
/**
 * How many seats it has, 2 to 10 (rule 002 Pre-a).
 */
seats: number, 
/**
 * What people call it ("by the window"); none: its number says enough.
 */
name: string | null, };

/**
 * A table of the room, in play or not.
 */
export type RoomTableSeats = { 
/**
 * The number on it.
 */
no: number, 
/**
 * It is in play.
 */
open: boolean, 
/**
 * Its seats, seat 1 first.
 */
seats: Array<SeatUse>, 
/**
 * Its blocked seats, in order.
 */
blocked: Array<number>, 
/**
 * Seats that could be blocked, and those that are, in order.
 */
may_be_blocked: Array<number>, };

/**
 * A tournament as the room shows it.
 */
export type RoomTournament = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * Where it is played; empty: nobody has said.
 */
venue: string, 
/**
 * When it starts, as the language writes it.
 */
starts: string, 
/**
 * Chips that players begin with: one figure, or the smallest and the largest.
 */
stack: string, 
/**
 * Minutes of the first level.
 */
level_minutes: number, 
/**
 * Seats in the room.
 */
seats: number, 
/**
 * The last level in which a newcomer may enter; none: nobody may any more.
 */
late_level: number | null, 
/**
 * How often seats were drawn.
 */
draws: number, 
/**
 * What is shown.
 */
scene: Scene, 
/**
 * The instant from which another scene may be shown though nothing happens.
 */
scene_until: number | null, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * Players still in, by name.
 */
players: Array<RoomPlayer>, 
/**
 * Who came in last while players register, the latest first; later nobody.
 */
arrivals: Array<string>, 
/**
 * How many signed up and have not come yet.
 */
expected: number, 
/**
 * Who moves where, by the seat it leads to.
 */
moves: Array<RoomMove>, 
/**
 * Tables that were broken by these moves.
 */
broken: Array<number>, 
/**
 * What each paid place gets.
 */
prizes: Array<RoomPrize>, 
/**
 * Prizes that are not for a place.
 */
named: Array<RoomNamedPrize>, 
/**
 * Players who must go before all that remain are paid; none: the places paid are not fixed
 * yet, or nothing is paid.
 */
to_money: number | null, 
/**
 * The last table with its seats, once all that remain sit there.
 */
final_table: LastTable | null, 
/**
 * The bounties; none: there are none.
 */
bounties: RoomBounties | null, 
/**
 * The largest stacks of the last count; none: nobody has counted.
 */
leaders: RoomLeaders | null, 
/**
 * Who went out last, the latest first.
 */
outs: Array<RoomOut>, 
/**
 * The first of the results, once it is over.
 */
results: Array<RoomResult>, 
/**
 * The season's best.
 */
season: RoomSeason | null, 
/**
 * The chips that are in play or will be, the smallest first; empty: nobody has said which.
 */
legend: Array<Chip>, 
/**
 * What the chips are worth that leave in this break; empty: none, or nobody has said which.
 */
leaving: Array<number>, };

/**
 * The reason why the room is not where it belongs.
 */
export type RoomTrouble = { "type": "pulled" } | { "type": "mirrored" } | { "type": "missing", "screen": string } | { "type": "misplaced" } | { "type": "closed" } | { "type": "stopped" };

/**
 * All that the room shows.
 */
export type RoomView = { 
/**
 * The language it speaks.
 */
language: Language, 
/**
 * The club's name.
 */
club: string, 
/**
 * The scene that the director holds.
 */
hold: Scene | null, 
/**
 * One tournament, or up to four in a grid; none: nothing is shown yet.
 */
tournaments: Array<RoomTournament>, 
/**
 * Which panels stand where.
 */
layout: Layout, 
/**
 * The colours, each readable on each ground.
 */
palette: Palette, 
/**
 * The club's message; empty: none.
 */
message: string, 
/**
 * The code to scan, as the `d` of an SVG path; none: the club gave no text for it.
 */
qr: QrCode | null, 
/**
 * The code of the room's Wi-Fi; none: the club does not show it, or play has begun.
 */
wifi: WifiCode | null, 
/**
 * The logo, as a `data:` address.
 */
logo: string | null, 
/**
 * Pictures that are shown in turn, by their numbers.
 */
slides: Array<number>, };

/**
 * The members who may be registered, and how often they came lately.
 */
export type Roster = { 
/**
 * How many of the last evenings are counted.
 */
evenings: number, 
/**
 * Who came most often first; those who came equally often by name.
 */
members: Array<Regular>, };

/**
 * The rota.
 */
export type Rota = { 
/**
 * The club's tasks, then others that somebody does at these evenings.
 */
tasks: Array<string>, 
/**
 * The evenings that are not over, the next one first.
 */
evenings: Array<RotaEvening>, 
/**
 * Everybody who helps in the season of today, who helps most often first.
 */
helpers: Array<RotaHelper>, };

/**
 * Somebody who helps.
 */
export type RotaDuty = { 
/**
 * With what.
 */
task: string, 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, };

/**
 * An evening and those who help at it.
 */
export type RotaEvening = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day.
 */
date: string, 
/**
 * Those who help, by task and name.
 */
duties: Array<RotaDuty>, };

/**
 * How often somebody helps in a season.
 */
export type RotaHelper = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * At how many evenings of the season, those that are over among them.
 */
evenings: number, };

/**
 * Games that take turns.
 */
export type Rotation = { 
/**
 * In the order of their turns, each of them once.
 */
games: Array<Game>, 
/**
 * When the next one's turn comes.
 */
turn: Turn, };

/**
 * With which level a round begins.
 */
export type RoundLevels = "from_first" | "go_on";

/**
 * A player of a round.
 */
export type RoundPlayer = { 
/**
 * Who.
 */
entry: number, 
/**
 * The place at the table, 1: won; none: still playing there.
 */
place: number | null, };

/**
 * The actions of a round, in order, and whose turn it is.
 */
export type RoundSoFar = { 
/**
 * The big blind in force; it does not matter where bets alone are told.
 */
big_blind?: number, 
/**
 * The round; none: after the flop.
 */
street?: Street, 
/**
 * What was done.
 */
actions: Array<Done>, 
/**
 * Whose turn it is.
 */
to_act: string, 
/**
 * The game; none: hold'em, with bets limited as the rules say.
 */
game?: Game | null, };

/**
 * A table of a round.
 */
export type RoundTable = { 
/**
 * Its number.
 */
table: number, 
/**
 * Who plays there: those still in by seat, then those out, the last first. A player alone has a bye.
 */
players: Array<RoundPlayer>, };

/**
 * A round: who plays, or played, at which table.
 */
export type RoundView = { 
/**
 * Its number, from 1.
 */
no: number, 
/**
 * Its tables by number; in a bracket the winners of the first ones meet in the next round, and so on.
 */
tables: Array<RoundTable>, };

/**
 * How many higher chips are given for what is left over.
 */
export type Rounding = "rounded_up" | "rounded_half" | "rounded_down";

/**
 * How a tournament in rounds goes on from one to the next.
 */
export type Rounds = { 
/**
 * Who meets in the next round.
 */
pairing: Pairing, 
/**
 * With which level a round begins.
 */
levels: RoundLevels, 
/**
 * The last round, whose winners share first place; none: play goes on until one player is left. If it is 1, every
 * table is a tournament of its own: season points follow from the place at the table and the number of its players.
 */
last?: number, };

/**
 * A chapter.
 */
export type RuleChapter = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its title.
 */
title: RuleLine, 
/**
 * Its rules by number, hidden ones too.
 */
rules: Array<RuleLine>, };

/**
 * A rule, or a chapter's title, as the booklet says it.
 */
export type RuleLine = { 
/**
 * Its number: `5-4`; a chapter's title has that of the chapter.
 */
number: string, 
/**
 * What the booklet says, with the figures in force.
 */
words: string, 
/**
 * What the program says there, with the figures; none: a rule that only the club has.
 */
original: string | null, 
/**
 * The program's words with the names of figures in the place of the figures, to begin with.
 */
draft: string, 
/**
 * The club's words in this language, as they were written.
 */
own: string | null, 
/**
 * The club has words there only in the other language: the booklet says those.
 */
other_language: boolean, 
/**
 * The program says something else since the club wrote its words: what it said then.
 */
changed_since: string | null, 
/**
 * The booklet leaves it out.
 */
hidden: boolean, 
/**
 * The settings it rests on that differ from the ruleset's base, in words.
 */
differs: Array<string>, };

/**
 * A rule of a text, with the text's edition.
 */
export type RuleReference = { 
/**
 * Whose text.
 */
base: Base, 
/**
 * The year of its edition.
 */
edition: number, 
/**
 * The rule's number in it.
 */
rule: string, };

/**
 * All rules of the booklet in one language.
 */
export type Rulebook = { 
/**
 * The language.
 */
language: Language, 
/**
 * What the ruleset is called whose figures stand in them.
 */
ruleset: string, 
/**
 * Its chapters.
 */
chapters: Array<RuleChapter>, 
/**
 * The figures that the club's words may name.
 */
figures: Array<Figure>, };

/**
 * What rules would change, before they are kept.
 */
export type RulesPreview = { 
/**
 * What stands in the way, in words; the rest is empty then.
 */
problems: Array<string>, 
/**
 * Members whose rank or points would be others, in the order of the new standings.
 */
changes: Array<RankChange>, 
/**
 * Members for whom nothing changes.
 */
unchanged: number, };

/**
 * The settings that an evening follows, and the rulings that the floor desk gives.
 */
export type Ruleset = { 
/**
 * The ruleset of the program from which it comes.
 */
base: Base, 
/**
 * What the club calls it; empty: it is the program's own.
 */
name: string, 
/**
 * Least age on the tournament's day, in years (1-3).
 */
minimum_age: number, 
/**
 * Who deals (2-2).
 */
dealer_mode: DealerMode, 
/**
 * Where the first button goes (2-1).
 */
first_button: FirstButton, 
/**
 * Numbers of tables left at which all seats are drawn anew, besides the start and the final
 * table (1-4).
 */
redraw_points: Array<number>, 
/**
 * Numbers of players left at which they are drawn anew too (1-4).
 */
redraw_players: Array<number>, 
/**
 * Minutes after which an absent player who has not paid loses his chips (2-15).
 */
no_show_deadline_min: number, 
/**
 * How button and blinds advance (6-3).
 */
button_system: ButtonSystem, 
/**
 * The gap from which tables are balanced (6-8).
 */
balance_threshold: number, 
/**
 * The gap near the end (6-8).
 */
late_balance_threshold: number, 
/**
 * The number of tables from which the late gap counts; none: never (6-8).
 */
late_tables: number | null, 
/**
 * The order in which tables are broken (6-6).
 */
break_order: BreakOrder, 
/**
 * Where the players of a broken table go (6-6).
 */
break_destination: BreakDestination, 
/**
 * Who moves when tables are balanced (6-9).
 */
balance_mover: BalanceMover, 
/**
 * Newcomers between button and small blind (6-12, 6-16; C1).
 */
newcomer_between_button_and_sb: NewcomerBetween, 
/**
 * A small blind twice running heads-up (6-20, 001 c; C4).
 */
heads_up_repeat_sb: HeadsUpRepeat, 
/**
 * Who has the button on going heads-up (6-5, 6-20).
 */
heads_up_button: HeadsUpButton, 
/**
 * Who shuffles at a table without a dealer (2-3).
 */
shuffler: Shuffler, 
/**
 * Seconds for which a told button or big blind is good enough to move somebody by.
 */
positions_fresh_s: number, 
/**
 * Who may rebuy (5-2; C14).
 */
rebuy_condition: RebuyCondition, 
/**
 * Equal stacks out together (8-16).
 */
bust_tie: BustTie, 
/**
 * Seconds to think once time is called (3-6).
 */
time_bank_s: number, 
/**
 * Seconds counted down after them (3-6).
 */
countdown_s: number, 
/**
 * How bets are limited (003 b).
 */
betting: Betting, 
/**
 * Raises in a round of limit; none: no limit to them (003 f).
 */
limit_max_raises: number | null, 
/**
 * The least raise (7-10; C12).
 */
min_raise_rule: MinRaiseRule, 
/**
 * When short all-ins open the betting again (7-19; C13).
 */
reopen_rule: ReopenRule, 
/**
 * From this part of the least raise on a short raise is completed, in percent (7-15).
 */
short_raise_percent: number, 
/**
 * Who shows first (8-3; C9).
 */
show_order: ShowOrder, 
/**
 * The odd chip between high and low (8-13; C15).
 */
hilo_odd_chip: HiloOddChip, 
/**
 * How many higher chips a chip race gives out (10-3; C10).
 */
chip_race_rounding: ChipRaceRounding, 
/**
 * Who gets the first card of a chip race (10-1; C11).
 */
chip_race_first: ChipRaceFirst, 
/**
 * Where the chips come from that save a player in a chip race (10-6).
 */
race_saved_chips: RaceSavedChips, 
/**
 * Penalties for a repeated fault, the lightest first (13-1).
 */
penalty_ladder: Array<PenaltyStep>, 
/**
 * Suits separate equal hands: spade, heart, diamond, club (003 n; C2).
 */
tie_break_by_suit: boolean, 
/**
 * A telephone or device used during a hand (3-5).
 */
device_in_hand: DeviceInHand, 
/**
 * Which languages are spoken at the table (12-5).
 */
spoken_languages: SpokenLanguages, 
/**
 * How often a player may ask to see a hand that was not shown (8-7).
 */
show_requests: number, 
/**
 * How 2-7 hands rank (004, 6-II and 7-IV; C3).
 */
lowball_27: Lowball27, 
/**
 * Who begins in razz (004, 7-III 3).
 */
razz_order: RazzOrder, 
/**
 * A down card of stud that whoever deals turns up (2-8).
 */
stud_down_card: StudDownCard, 
/**
 * Equal up-cards for the bring-in.
 */
bring_in_equal: BringInEqual, };

/**
 * A ruleset with all that the screens show of it.
 */
export type RulesetView = { 
/**
 * The number in the file; none: one of the program's, or a copy that is like none of them.
 */
id: number | null, 
/**
 * Tells it from the others: `club`, `tda`, `own-` and the number in the file, or `copy`.
 */
key: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What its base is called.
 */
base_name: string, 
/**
 * The ruleset itself.
 */
ruleset: Ruleset, 
/**
 * Every setting, with what it is in the base.
 */
settings: Array<SettingView>, 
/**
 * How many differ from the base.
 */
changed: number, 
/**
 * The club plays by it where nothing else is said.
 */
by_default: boolean, };

/**
 * What the rules say about the facts of a dispute.
 */
export type Ruling = { 
/**
 * The engine's answer; none for facts that cannot be.
 */
result: Answer | null, 
/**
 * Why the facts cannot be, as a sentence.
 */
refusal: string | null, 
/**
 * The ruling in one sentence; empty where there is none.
 */
sentence: string, 
/**
 * What goes with it, a line each: pots, hands, who gets what.
 */
lines: Array<string>, 
/**
 * Why it is so.
 */
reason: string | null, 
/**
 * The rules it rests on, the most telling first.
 */
rules: Array<string>, };

/**
 * What may be sold to him.
 */
export type Sale = { 
/**
 * The rule.
 */
rule: string, 
/**
 * A rebuy.
 */
rebuy_allowed: boolean, 
/**
 * An add-on.
 */
addon_allowed: boolean, 
/**
 * The stack after the rebuy.
 */
stack_after_rebuy: number | null, 
/**
 * The stack after the add-on.
 */
stack_after_addon: number | null, 
/**
 * Why no rebuy.
 */
rebuy_refused: RebuyRefusal | null, 
/**
 * Why no add-on.
 */
addon_refused: RebuyRefusal | null, };

/**
 * A penalty, as the director gives it.
 */
export type Sanction = { "kind": "warning", 
/**
 * How many, 0 to [`LONGEST`].
 */
hands: number, } | { "kind": "suspension", 
/**
 * How many, 1 to [`LONGEST`]; the ladder has 1 to 4.
 */
rounds: number, } | { "kind": "disqualified" };

/**
 * A penalty that may be given.
 */
export type SanctionChoice = { 
/**
 * The step of the ladder.
 */
step: PenaltyStep, 
/**
 * The penalty.
 */
sanction: Sanction, 
/**
 * Hands that it costs at his table now.
 */
hands: number, };

/**
 * Seats in another tournament, as prizes.
 */
export type SatelliteSeats = { 
/**
 * What one is worth.
 */
value: number, 
/**
 * How many the pool pays for as things stand.
 */
count: number, };

/**
 * A scene of the room.
 */
export type Scene = "welcome" | "seats" | "clock" | "break" | "moves" | "prizes" | "final_table" | "winner";

/**
 * What a part of a score is for.
 */
export type ScoreFor = { "type": "scheme", 
/**
 * Which.
 */
part: PointsFor, } | { "type": "recorded" } | { "type": "formula" } | { "type": "shared", 
/**
 * The best of the places,
 */
first: number, 
/**
 * and the worst.
 */
last: number, } | { "type": "participation" } | { "type": "eliminations", 
/**
 * How many.
 */
players: number, } | { "type": "win" } | { "type": "final_table" } | { "type": "bounties", 
/**
 * How many.
 */
bounties: number, };

/**
 * A part of a score.
 */
export type ScorePart = { 
/**
 * What it is for.
 */
for: ScoreFor, 
/**
 * In hundredths.
 */
points: number, };

/**
 * A screen of the computer.
 */
export type Screen = { 
/**
 * The name that the system gives it, or else where it stands.
 */
name: string, 
/**
 * Its width in pixels.
 */
width: number, 
/**
 * Its height in pixels.
 */
height: number, 
/**
 * The desk is on it.
 */
desk: boolean, };

/**
 * What a screen shows.
 */
export type ScreenShows = { "type": "name" } | { "type": "room" } | { "type": "scene", 
/**
 * Which.
 */
scene: Scene, };

/**
 * What a screen is told.
 */
export type ScreenView = { 
/**
 * Its id: what it names itself by.
 */
id: string, 
/**
 * Its name, for people.
 */
name: string, 
/**
 * The language it speaks.
 */
language: Language, 
/**
 * What the desk tells whoever sees this screen; empty: nothing.
 */
message: string, 
/**
 * What it shows; null: its name alone.
 */
room: RoomView | null, };

/**
 * A season.
 */
export type Season = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * First day.
 */
starts_on: string, 
/**
 * Last day.
 */
ends_on: string, 
/**
 * How many of the best results count; none: all.
 */
best_n: number | null, 
/**
 * Tournaments one must have played to be ranked.
 */
min_played: number, 
/**
 * Tournaments that are over.
 */
played: number, 
/**
 * Its standings are signed off, and nothing changes them any more.
 */
closed: boolean, 
/**
 * It is archived: not offered where a season is chosen for something new.
 */
archived: boolean, };

/**
 * A season as a form holds it.
 */
export type SeasonDraft = { 
/**
 * None: a new one.
 */
id: number | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * First day.
 */
starts_on: string, 
/**
 * Last day.
 */
ends_on: string, 
/**
 * How many of the best results count; none: all.
 */
best_n: number | null, 
/**
 * Tournaments one must have played to be ranked.
 */
min_played: number, };

/**
 * What a membership costs in a season.
 */
export type SeasonDue = { 
/**
 * Above 0.
 */
amount: number, 
/**
 * The currency, three capital letters as in ISO 4217.
 */
currency: string, };

/**
 * An evening of a season.
 */
export type SeasonEvening = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day, as text.
 */
date: string, 
/**
 * Players.
 */
entries: number, };

/**
 * An evening of the season in figures.
 */
export type SeasonEveningFigures = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day, as text.
 */
date: string, 
/**
 * Its results were entered afterwards.
 */
recorded: boolean, 
/**
 * Players.
 */
entries: number, 
/**
 * Of these, newcomers.
 */
newcomers: number, 
/**
 * Re-entries sold.
 */
re_entries: number, 
/**
 * Rebuys sold.
 */
rebuys: number, 
/**
 * Add-ons sold.
 */
addons: number, 
/**
 * How long it was played; none: it is not known.
 */
lasted: number | null, 
/**
 * What was taken; none: it was played without money, or it is not known.
 */
money: SeasonMoney | null, 
/**
 * Who won; several where they shared.
 */
winners: Array<string>, };

/**
 * The money of an evening.
 */
export type SeasonMoney = { 
/**
 * The currency.
 */
currency: string, 
/**
 * Due for entries, rebuys and add-ons.
 */
taken: number, 
/**
 * Of it for prizes and bounties.
 */
players: number, 
/**
 * The rest, which is the club's.
 */
club: number, 
/**
 * What the club added to the prizes.
 */
added: number, };

/**
 * A month of the season.
 */
export type SeasonMonth = { 
/**
 * Its first day.
 */
first: string, 
/**
 * Evenings in it.
 */
evenings: number, 
/**
 * Entries in all.
 */
entries: number, 
/**
 * Different persons who are named.
 */
persons: number, 
/**
 * Entries for each evening, in hundredths.
 */
average: number, };

/**
 * The statistics of a season.
 */
export type SeasonStatistics = { 
/**
 * The number in the file.
 */
season: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * First day, as text.
 */
starts_on: string, 
/**
 * Last day, as text.
 */
ends_on: string, 
/**
 * In figures.
 */
totals: SeasonTotals, 
/**
 * The evenings that are over, the first first.
 */
evenings: Array<SeasonEveningFigures>, 
/**
 * The months from the first evening to the last, without gaps.
 */
months: Array<SeasonMonth>, 
/**
 * The days of the week on which evenings were played, from Monday on.
 */
weekdays: Array<SeasonWeekday>, 
/**
 * How many came how often, from once upwards, without gaps.
 */
came: Array<CameTimes>, 
/**
 * Money, by currency.
 */
takings: Array<SeasonTakings>, 
/**
 * Evenings for money of which nobody knows what was taken.
 */
takings_unknown: number, 
/**
 * The evenings to which most came, at most five, the largest first.
 */
busiest: Array<number>, 
/**
 * Who did most of what.
 */
honours: Array<Honour>, 
/**
 * Evenings whose journal cannot be read, by name; their duration, money and eliminations are left out.
 */
unread: Array<string>, };

/**
 * The standings of a season, evening by evening, and how they moved with the last one.
 */
export type SeasonTable = { 
/**
 * The evenings that are over, oldest first.
 */
evenings: Array<SeasonEvening>, 
/**
 * The day of the last evening: ranks are compared with those before it. None: nothing to compare
 * with.
 */
moved_on: string | null, 
/**
 * How they count, a sentence each.
 */
rules: Array<string>, 
/**
 * The teams, best first; empty: no teams are ranked.
 */
teams: Array<TeamStanding>, 
/**
 * In the order of the standings.
 */
lines: Array<SeasonTableLine>, };

/**
 * A member in the standings of a season.
 */
export type SeasonTableLine = { 
/**
 * The line of the standings.
 */
standing: StandingLine, 
/**
 * Places gained since the last evening; negative: places lost. None: the member was not ranked
 * before it, or is not now.
 */
moved: number | null, 
/**
 * Points behind first place, in hundredths.
 */
behind: number, 
/**
 * The result of each evening, in the order of the evenings; none: the member did not play.
 */
scores: Array<CountedResult | null>, };

/**
 * The money of a season in one currency.
 */
export type SeasonTakings = { 
/**
 * Evenings of which it is known.
 */
evenings: number, 
/**
 * The currency.
 */
currency: string, 
/**
 * Due for entries, rebuys and add-ons.
 */
taken: number, 
/**
 * Of it for prizes and bounties.
 */
players: number, 
/**
 * The rest, which is the club's.
 */
club: number, 
/**
 * What the club added to the prizes.
 */
added: number, };

/**
 * A season in figures.
 */
export type SeasonTotals = { 
/**
 * Evenings that are over.
 */
evenings: number, 
/**
 * Entries in all.
 */
entries: number, 
/**
 * Different persons.
 */
persons: number, 
/**
 * Of these, had played in no evening of the club before.
 */
newcomers: number, 
/**
 * Entries for each evening, in hundredths.
 */
average: number, 
/**
 * Re-entries sold.
 */
re_entries: number, 
/**
 * Rebuys sold.
 */
rebuys: number, 
/**
 * Add-ons sold.
 */
addons: number, 
/**
 * Evenings of which the duration is known.
 */
timed: number, 
/**
 * How long they were played in all.
 */
played: number, 
/**
 * How long on average; none: nothing is known of any.
 */
lasted: number | null, 
/**
 * The shortest.
 */
shortest: number | null, 
/**
 * The longest.
 */
longest: number | null, };

/**
 * A day of the week.
 */
export type SeasonWeekday = { 
/**
 * 1: Monday, 7: Sunday.
 */
day: number, 
/**
 * Evenings on it.
 */
evenings: number, 
/**
 * Entries for each of them, in hundredths.
 */
average: number, };

/**
 * What the seat matters for.
 */
export type SeatEvent = "dealt_in" | "acts";

/**
 * The seat of a moved player.
 */
export type SeatGiven = { 
/**
 * Which; none: the director decides.
 */
seat: number | null, 
/**
 * What he is there in the next hand.
 */
next_role: NextRole | null, 
/**
 * He sits one hand out (6-12).
 */
sits_out: boolean, 
/**
 * Why no seat is named.
 */
reason?: string | null, 
/**
 * The rule.
 */
rule: string, };

/**
 * One player's move.
 */
export type SeatMove = { 
/**
 * Who.
 */
entry: number, 
/**
 * From where.
 */
from: SeatRef, 
/**
 * To where.
 */
to: SeatRef, };

/**
 * A paper that shows seats.
 */
export type SeatPaper = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The document.
 */
kind: DocumentKind, 
/**
 * Of this player only.
 */
entry: number | null, 
/**
 * Of this table only.
 */
table: number | null, 
/**
 * Of those who came after the draw only.
 */
late: boolean, };

/**
 * Why.
 */
export type SeatReason = "away" | "in_time" | "standing" | "seated";

/**
 * A seat of a table.
 */
export type SeatRef = { 
/**
 * The table.
 */
table: number, 
/**
 * The seat at it.
 */
seat: number, };

/**
 * What a seat of the room is.
 */
export type SeatUse = "free" | "taken" | "kept" | "blocked";

/**
 * A seat on the screen.
 */
export type SeatView = { 
/**
 * Its number.
 */
no: number, 
/**
 * Who sits there.
 */
entry: number | null, 
/**
 * Nobody is given it.
 */
blocked: boolean, };

/**
 * Somebody on a seat.
 */
export type Seating = { 
/**
 * Who.
 */
entry: number, 
/**
 * Where.
 */
at: SeatRef, };

/**
 * What held in every draw.
 */
export type SeatsDrawn = { 
/**
 * Everybody got a seat.
 */
all_seated: boolean, 
/**
 * Only free seats were given.
 */
only_previously_free_seats: boolean, 
/**
 * No seat was given twice.
 */
no_two_in_same_seat: boolean, 
/**
 * Nobody else moved.
 */
other_players_unmoved: boolean, 
/**
 * The greatest gap between two tables afterwards.
 */
max_gap_after: number, 
/**
 * Among which seats they drew.
 */
destination: BreakDestination, 
/**
 * The rule.
 */
rule: string, };

/**
 * One number for every table, or a number for each.
 */
export type SeatsEach = number | { [key in string]: number };

/**
 * A table that is broken, and where its players may sit down.
 */
export type SeatsToDraw = { 
/**
 * The broken table.
 */
broken: BrokenTable, 
/**
 * The others by number.
 */
tables: { [key in number]: OpenTable }, 
/**
 * How many times to draw; none: once.
 */
runs?: number, };

/**
 * The second computer of the club that this one leads.
 */
export type SecondComputer = { 
/**
 * Which computer.
 */
computer: Computer, 
/**
 * Its file holds everything, and each action waits until it does; false: it is catching up.
 */
in_step: boolean, };

/**
 * A folder in which a copy of the club follows every change.
 */
export type SecondPlace = { 
/**
 * The folder.
 */
folder: string, 
/**
 * When it last held all that the club held, UTC milliseconds; null: never yet.
 */
reached: number | null, 
/**
 * Why it does not hold all of it now; null: it does.
 */
trouble: SecondPlaceTrouble | null, 
/**
 * The system's words for it.
 */
detail: string, 
/**
 * The new name of what stood there under the club's name and is not an earlier state of the club.
 */
aside: string | null, 
/**
 * The copy: not under the club's name where another club's copy has it.
 */
copy: string, 
/**
 * It is on the disk that holds the club.
 */
same_disk: boolean, };

/**
 * Why the second place does not hold what the club holds.
 */
export type SecondPlaceTrouble = "missing" | "full" | "read_only" | "held" | "disk";

/**
 * The seed of a draw, shown as 64 hexadecimal digits.
 */
export type Seed = string;

/**
 * Who saw the hand.
 */
export type SeenBy = "out_of_hand" | "acted" | "still_to_act" | "everybody";

/**
 * A document that a print queue has accepted.
 */
export type Sent = { 
/**
 * The printer's system name.
 */
printer: string, 
/**
 * The name that people give the printer.
 */
called: string, 
/**
 * The number of the job.
 */
job: number, 
/**
 * The document's name.
 */
title: string, 
/**
 * The size of its sheets.
 */
paper: Paper, 
/**
 * When it was sent, UTC milliseconds.
 */
at: number, 
/**
 * The confirmation to show.
 */
says: string, };

/**
 * What became of sending automatically.
 */
export type SentDue = { "type": "nothing" } | { "type": "arrived", 
/**
 * What the league has now, in a sentence.
 */
says: string, } | { "type": "later" };

/**
 * A day on which an evening would be.
 */
export type SeriesDay = { 
/**
 * The day.
 */
date: string, 
/**
 * The season in which it is; none: in none.
 */
season: number | null, 
/**
 * What that is called; empty: none.
 */
season_name: string, 
/**
 * What the evenings are called that are on this day already.
 */
taken: Array<string>, };

/**
 * The first error of the chain.
 */
export type SeriesError = "short_call" | "short_open" | "short_raise" | "misread_by_dealer";

/**
 * The facts.
 */
export type SeriesFacts = { 
/**
 * The first error.
 */
error: SeriesError, 
/**
 * What should have been paid: the bet, the big blind, the least raise.
 */
true_amount?: number | null, 
/**
 * What was paid.
 */
short_amount?: number | null, 
/**
 * Players who acted after the error.
 */
players_acted_after: number, 
/**
 * Players before the error who had it right.
 */
upstream_correct?: number, 
/**
 * The big blind in force, where it is told: less than it never stands.
 */
big_blind?: number | null, 
/**
 * The dealer admits his error; if he does not, what he said stands.
 */
dealer_admits?: boolean, };

/**
 * Why the error stands or is corrected.
 */
export type SeriesReason = "three_acted" | "few_acted" | "below_big_blind" | "upstream_correct" | "dealer_insists";

/**
 * The ruling.
 */
export type SeriesRuling = { 
/**
 * The error stands.
 */
maintained: boolean, 
/**
 * What each player of the chain pays; none where no amount was told.
 */
each_pays: number | null, 
/**
 * What goes back to the bettor before the error.
 */
refund_to_bettor: number, 
/**
 * Why.
 */
reason: SeriesReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * Which evenings are wanted.
 */
export type SeriesWish = { 
/**
 * The first day.
 */
from: string, 
/**
 * No evening is later.
 */
to: string, 
/**
 * How often.
 */
rhythm: Rhythm, };

/**
 * Hands that a penalty still has, after some were played.
 */
export type Served = { 
/**
 * Which penalty.
 */
penalty: number, 
/**
 * Hands left of it.
 */
hands_left: number, };

/**
 * What settings are about, in the order in which they are shown.
 */
export type SettingGroup = "evening" | "tables" | "blinds" | "ranking" | "betting" | "showdown" | "chips" | "conduct" | "games";

/**
 * What a setting may be.
 */
export type SettingKind = { "type": "switch" } | { "type": "number", 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, 
/**
 * What it counts.
 */
unit: SettingUnit, 
/**
 * It may be switched off.
 */
may_be_off: boolean, } | { "type": "choice", 
/**
 * Their names.
 */
choices: Array<string>, } | { "type": "numbers", 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, } | { "type": "steps", 
/**
 * Their names.
 */
choices: Array<string>, };

/**
 * What a number counts.
 */
export type SettingUnit = "years" | "minutes" | "seconds" | "players" | "tables" | "percent" | "raises" | "times";

/**
 * What a setting is.
 */
export type SettingValue = null | boolean | number | string | Array<number> | Array<string>;

/**
 * A setting of a ruleset with its words.
 */
export type SettingView = { 
/**
 * What it is.
 */
value_words: string, 
/**
 * What it is in the ruleset's base.
 */
base_words: string, 
/**
 * The rules that it rests on.
 */
cited: string, 
/**
 * Its name in a ruleset.
 */
key: string, 
/**
 * What it is about.
 */
group: SettingGroup, 
/**
 * What it may be.
 */
kind: SettingKind, 
/**
 * What it is.
 */
value: SettingValue, 
/**
 * What it is in the ruleset's base.
 */
base_value: SettingValue, 
/**
 * The two differ.
 */
differs: boolean, 
/**
 * The rules that speak of it, the club's first.
 */
references: Array<RuleReference>, };

/**
 * Settings that stand above the ruleset, by their keys in its catalogue; `base` names one of the
 * program's rulesets, with all of its settings.
 *
 * ```
 * use tapis_engine::floor::question::Question;
 * use tapis_engine::rules::ruleset::Ruleset;
 * let balance = |settings| {
 *     Question::read("balance", serde_json::json!({ "tables": { "1": 8, "2": 6 }, "settings": settings }))
 * };
 * assert!(balance(serde_json::json!({ "balance_threshold": 2 })).is_ok());
 * let refused = balance(serde_json::json!({ "balance_treshold": 2 })).unwrap_err();
 * assert_eq!(refused.key(), Some("settings.balance_treshold"));
 * ```
 */
export type Settings = Partial<Ruleset>;

/**
 * A tournament as a form holds it: anything may stand in it.
 */
export type SetupDraft = { 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it is played.
 */
date: string, 
/**
 * Planned start, in minutes after midnight, local time.
 */
start_minute: number, 
/**
 * Where it is played.
 */
venue: string, 
/**
 * Chips that everyone starts with (1-5).
 */
starting_stack: number, 
/**
 * The chips it is played with, a copy of the club's set; none: not said.
 */
chip_set: ChipSet | null, 
/**
 * Levels and breaks in order.
 */
steps: Array<Step>, 
/**
 * Most players at one table.
 */
seats_per_table: number, 
/**
 * Players at the final table, drawn anew (1-4).
 */
final_table_seats: number, 
/**
 * Tables of the room in the order in which they are opened.
 */
tables: Array<RoomTable>, 
/**
 * None: no money at all.
 */
money: Money | null, 
/**
 * What is played; none: hold'em, bet as the rules say.
 */
game?: Game, 
/**
 * Games that take turns, in the place of the one; none: one game all evening.
 */
rotation?: Rotation, 
/**
 * Freezeout, or rebuys.
 */
format: Format, 
/**
 * Whether players who are out may buy another entry; none: they may not.
 */
re_entries?: ReEntries, 
/**
 * How it is played in rounds, each table until one player is left: a shoot-out, or a bracket; none: it is not.
 */
rounds?: Rounds, 
/**
 * Teams whose players are drawn apart from one another; empty: none are.
 */
teams?: Array<TeamList>, 
/**
 * Last level (from 1, breaks not counted) in which a latecomer may enter; 0: none.
 */
late_last_level: number, 
/**
 * The hour at which latecomers may enter no more, in minutes after midnight, local time, even though that level is
 * not over; the first one after the planned start. `None` if no hour ends it.
 */
late_until_minute?: number, 
/**
 * How many may play: whoever signs up beyond that waits for a place; none: no limit.
 */
capacity?: number, 
/**
 * The players who are expected and their purchases; none: nobody said.
 */
expected?: Expected, 
/**
 * How the pool is shared.
 */
prizes: PrizePlan, 
/**
 * How season points are given.
 */
points: PointsScheme, 
/**
 * When play ends.
 */
end: EndCondition, 
/**
 * The rules it is played by.
 */
ruleset: Ruleset, };

/**
 * Why a draft is not yet a tournament.
 */
export type SetupError = { "code": "name_missing" } | { "code": "name_invisible" } | { "code": "name_too_long" } | { "code": "date" } | { "code": "starting_stack" } | { "code": "seats_per_table" } | { "code": "final_table_seats" } | { "code": "seats_for_game", 
/**
 * How many it suffices for.
 */
most: number, } | { "code": "final_seats_for_game", 
/**
 * How many it suffices for.
 */
most: number, } | { "code": "no_table" } | { "code": "table_twice", 
/**
 * The second in the list, from 0.
 */
index: number, 
/**
 * That number.
 */
table: number, } | { "code": "table_seats", 
/**
 * Which in the list, from 0.
 */
index: number, 
/**
 * Its number.
 */
table: number, } | { "code": "price", 
/**
 * Which.
 */
of: PriceOf, } | { "code": "bounty_to_head" } | { "code": "envelope_tier", 
/**
 * Which in the list, from 0.
 */
index: number, } | { "code": "mystery_players" } | { "code": "currency" } | { "code": "addon_multiple" } | { "code": "rebuy_level" } | { "code": "re_entry_level" } | { "code": "re_entry_most" } | { "code": "re_entry_chips" } | { "code": "capacity" } | { "code": "expected" } | { "code": "start_minute" } | { "code": "late_until" } | { "code": "qualifiers" } | { "code": "flight_level" } | { "code": "flight_bounty" } | { "code": "rounds_rebuy" } | { "code": "rounds_end" } | { "code": "rounds_last" } | { "code": "teams" } | { "code": "time_limit" } | { "code": "chips", 
/**
 * What is wrong with them.
 */
error: ChipProblem, } | { "code": "blinds_at_stud", 
/**
 * Which step, from 0.
 */
step: number, } | { "code": "bring_in_with_blinds", 
/**
 * Which step, from 0.
 */
step: number, } | { "code": "stakes_of_one_kind", 
/**
 * Which step, from 0.
 */
step: number, } | { "code": "rotation_games" } | { "code": "rotation_turn", 
/**
 * How long it lasts at most.
 */
most: number, } | { "code": "structure", 
/**
 * What is wrong in it.
 */
error: StructureError, } | { "code": "prizes", 
/**
 * What is wrong in them.
 */
error: PrizeError, } | { "code": "points" } | { "code": "rule", 
/**
 * Which.
 */
key: string, };

/**
 * What follows from a set-up for so many players.
 */
export type SetupPreview = { 
/**
 * All that stands in the way of playing it.
 */
errors: Array<SetupError>, 
/**
 * The structure; none while its levels cannot be played.
 */
structure: StructureView | null, 
/**
 * The starting stack in tenths of the first big blind; none while there is none.
 */
depth_bb_tenths: number | null, 
/**
 * The money that the entries bring for the prizes; rebuys are not expected.
 */
collected: number, 
/**
 * The money to be shared: more where the plan guarantees more.
 */
pool: number, 
/**
 * Places that get money or things.
 */
paid: number, 
/**
 * Every place up to the hundredth.
 */
places: Array<PlacePreview>, 
/**
 * The envelopes of mystery bounties; none: there are none.
 */
mystery: MysteryPreview | null, 
/**
 * Seats in the room.
 */
seats: number, 
/**
 * For how many players it was reckoned.
 */
players: number, };

/**
 * All that a form about a tournament shows beside its fields.
 */
export type SetupReport = { 
/**
 * What follows from the draft.
 */
preview: SetupPreview, 
/**
 * What is wrong, or can no longer change.
 */
errors: Array<FieldError>, 
/**
 * What can no longer change.
 */
locks: Locks, 
/**
 * What is played; of games that take turns the first.
 */
game: Game, 
/**
 * What it may be changed into, itself among them.
 */
games: Array<Game>, 
/**
 * All of it is stud: stacks are measured by small bets.
 */
stud: boolean, 
/**
 * Some of its bets are of fixed sizes, and raises are counted.
 */
raises_capped: boolean, 
/**
 * What the law on gambling asks of it.
 */
legal: LegalCheck, };

/**
 * A table over several hands.
 */
export type SeveralHands = { 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * The hand that was played.
 */
first_hand: LastHand, 
/**
 * Where somebody sat in it.
 */
occupied: Array<number>, 
/**
 * Who left and who came before each following hand.
 */
between: Array<Change>, 
/**
 * Who deals; none: as the rules say.
 */
dealer_mode?: DealerMode | null, };

/**
 * A part of a pot, in lowest terms; written `0`, `1`, `1/2`, `3/4`.
 */
export type Share = string;

/**
 * How the pool is shared.
 */
export type Shares = { "type": "standard", 
/**
 * Places paid; none: one in eight, at least one and at most twenty.
 */
places: number | null, } | { "type": "field", 
/**
 * Places paid for a hundred entries, 1 to 100, rounded down, at least one.
 */
percent: number, } | { "type": "percent", 
/**
 * Of each place.
 */
shares: Array<number>, } | { "type": "amounts", 
/**
 * Of each place.
 */
amounts: Array<number>, } | { "type": "seats", 
/**
 * What one is worth: what an entry there costs.
 */
value: number, } | { "type": "nothing" };

/**
 * A device that has scanned a table sheet asks to be its captain's.
 */
export type SheetAsk = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The table.
 */
table: number, 
/**
 * What the sheet says.
 */
proof: string, 
/**
 * Who asks; empty: not said.
 */
person: string, 
/**
 * The device's half of the agreement (X25519), in hexadecimal digits.
 */
public: string, };

/**
 * What a device that asks is answered.
 */
export type SheetAsked = { 
/**
 * How it stands.
 */
claimed: Claimed, 
/**
 * This computer's half of the agreement.
 */
public: string, };

/**
 * The facts.
 */
export type ShortFacts = { 
/**
 * What he was about to do.
 */
kind: ShortKind, 
/**
 * The big blind in force; not needed over a bet, nor where the least raise is told.
 */
big_blind?: number | null, 
/**
 * The total of a call; 0: nobody has bet.
 */
bet_to_match: number, 
/**
 * The least total of a raise; none: double the bet, or the big blind.
 */
min_raise_to?: number | null, 
/**
 * Chips in front of him in this round, in all; the amount spoken where `amount_only_spoken`.
 */
placed: number, 
/**
 * The official word that he said, if he said one.
 */
verbal?: Act | null, 
/**
 * The total that he said before his chips, beside what he put in; with "all-in" his whole stack. `None` if
 * he named none.
 */
spoken?: number | null, 
/**
 * He said an amount and moved no chips.
 */
amount_only_spoken?: boolean, 
/**
 * He has no more: a short all-in is no error.
 */
all_in?: boolean, 
/**
 * The game; none: hold'em, with bets limited as the rules say.
 */
game?: Game | null, 
/**
 * The round: at limit, where the least raise is not told.
 */
street?: Street | null, 
/**
 * The raises of this round, at limit.
 */
raises_made?: number | null, 
/**
 * The greatest total of a bet or raise, at pot limit.
 */
max_raise_to?: number | null, };

/**
 * What the player was about to do.
 */
export type ShortKind = "open" | "call" | "raise";

/**
 * Why it comes to that.
 */
export type ShortReason = "words_bind" | "amount_said" | "opening_completed" | "short_call" | "amount_void" | "raise_completed" | "raise_becomes_call" | "not_short" | "all_in" | "all_in_half_bet" | "all_in_below_half" | "fixed_bet" | "above_pot" | "no_raise_left";

/**
 * The ruling.
 */
export type ShortRuling = { 
/**
 * Why.
 */
reason: ShortReason, 
/**
 * In rare cases the director may let the player leave only what he put in (7-14: he plainly
 * had not understood a bet that is far larger).
 */
td_may_relieve: boolean, 
/**
 * The rule.
 */
rule: string, } & ({ 
/**
 * Which.
 */
action: Act, 
/**
 * The player's chips in this round, in all.
 */
to: number, } | { 
/**
 * Both choices.
 */
options: Array<Choice>, 
/**
 * The total of the call.
 */
complete_to: number, 
/**
 * What a fold leaves in the pot.
 */
fold_loses: number, } | { 
/**
 * True.
 */
void: boolean, 
/**
 * What he may choose.
 */
options: Array<Choice>, });

/**
 * Chips are lacking.
 */
export type Shortage = { 
/**
 * So many players they are enough for, when each rebuys as often as was expected; 0: not
 * even for two.
 */
players: number, 
/**
 * What mends it; none: nothing but more chips or fewer players.
 */
mend: ChipMend | null, };

/**
 * The order.
 */
export type ShowFound = { 
/**
 * Seats in the order in which they show.
 */
order: Array<number>, 
/**
 * Why the first one is first.
 */
reason: ShowReason, 
/**
 * All hands are turned up at once, and none may be thrown away (8-4).
 */
all_at_once: boolean, 
/**
 * The winner need not show (8-6).
 */
need_not_show: boolean, 
/**
 * The rule followed.
 */
rule: string, };

/**
 * Who shows first (8-3; C9).
 */
export type ShowOrder = "last_aggressor" | "first_caller";

/**
 * Who is still in at the showdown.
 */
export type ShowQuestion = { 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * Where the button is; nobody need sit there.
 */
button: number, 
/**
 * Who has a live hand.
 */
live: Array<number>, 
/**
 * Who bet or raised last in the last round; none: everybody checked.
 */
last_aggressor?: number | null, 
/**
 * Who called or raised first in the last round, where 003 k is followed; none: the first live
 * player left of the last aggressor.
 */
first_caller?: number | null, 
/**
 * No more betting was possible because of all-ins (8-4).
 */
all_in?: boolean, };

/**
 * Why somebody shows first.
 */
export type ShowReason = "last_aggressor" | "first_caller" | "first_to_speak" | "alone";

/**
 * The facts.
 */
export type ShowRequestFacts = { 
/**
 * Who asks plays at the table, in the hand or not.
 */
at_table: boolean, 
/**
 * The hand was still in at the showdown.
 */
at_showdown: boolean, 
/**
 * Only two players are at the table.
 */
heads_up: boolean, 
/**
 * How often this player has been granted it in this tournament.
 */
requests_made: number, };

/**
 * Why.
 */
export type ShowRequestReason = "granted" | "not_at_table" | "not_at_showdown" | "heads_up" | "used_up";

/**
 * The ruling.
 */
export type ShowRequestRuling = { 
/**
 * The hand is shown.
 */
granted: boolean, 
/**
 * Requests left to this player after it.
 */
left: number, 
/**
 * Why.
 */
reason: ShowRequestReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * The result. In the order of names, whatever the order of the cards.
 */
export type Showdown = { 
/**
 * Who wins the pot, or its upper half; none where only low wins.
 */
winners_high: Array<string> | null, 
/**
 * With what.
 */
category_high: Category | null, 
/**
 * Who wins the pot at low, or its lower half; none where there is no low hand.
 */
winners_low: Array<string> | null, 
/**
 * With what, as it is called.
 */
low_hand: string | null, 
/**
 * What makes that low hand worse than five different cards, if anything.
 */
category_low: Category | null, 
/**
 * Each player's part of a pot that all have paid alike.
 */
shares: { [key in string]: Share }, 
/**
 * Each player's hands.
 */
hands: { [key in string]: HandShown }, 
/**
 * What decided the pot or its upper half; at low the pot.
 */
reason: Decided, 
/**
 * What decided the lower half.
 */
reason_low: Decided | null, 
/**
 * What the director should know.
 */
notices: Array<Notice>, 
/**
 * The rules followed.
 */
rule: string, };

/**
 * The cards shown. Names may be names or seats.
 */
export type ShowdownQuestion = { 
/**
 * The game.
 */
variant: Variant, 
/**
 * The common cards, where the game has some.
 */
board?: Array<Card>, 
/**
 * Each player's cards.
 */
hands: { [key in string]: Array<Card> }, };

/**
 * A device that was let in, or waits for it.
 */
export type ShownDevice = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Who uses it; empty: nobody has said.
 */
person: string, 
/**
 * What it is for.
 */
role: DeviceRole, 
/**
 * The desk has let it in; else it waits.
 */
confirmed: boolean, 
/**
 * Its access outlasts the evening.
 */
keep: boolean, 
/**
 * When it was last heard, by the program's time.
 */
seen: number, };

/**
 * A document, ready to be shown.
 */
export type ShownDocument = { 
/**
 * A good name for its file.
 */
file_name: string, 
/**
 * What the reader should know: letters that could not be printed.
 */
notices: Array<string>, 
/**
 * The PDF in base 64.
 */
base64: string, };

/**
 * The facts.
 */
export type ShownFoldFacts = { 
/**
 * Who saw it.
 */
seen_by: SeenBy, 
/**
 * The round of betting is over.
 */
round_over: boolean, };

/**
 * Why.
 */
export type ShownFoldReason = "one_is_all" | "before_acting" | "all_saw";

/**
 * The ruling.
 */
export type ShownFoldRuling = { 
/**
 * When all see it.
 */
shown: ShownWhen, 
/**
 * Who showed it is penalised.
 */
penalised: boolean, 
/**
 * The betting of the round is played again.
 */
replayed: boolean, 
/**
 * Why.
 */
reason: ShownFoldReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * A screen, as the desk sees it.
 */
export type ShownScreen = { 
/**
 * What the desk names it by.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it shows.
 */
shows: ScreenShows, 
/**
 * What the desk tells whoever sees it.
 */
message: string, 
/**
 * When it last asked, by the program's time.
 */
seen: number, };

/**
 * When all see it.
 */
export type ShownWhen = "now" | "after_round" | "done";

/**
 * Who shuffles at a table without a dealer (2-3).
 */
export type Shuffler = "dealer" | "small_blind";

/**
 * The last sign of a member.
 */
export type Sign = "played" | "season" | "paid" | "card" | "added";

/**
 * Whether somebody who signed up has come, has a place, or waits.
 */
export type SignUpState = "arrived" | "expected" | "waiting";

/**
 * Somebody who signed up, as the desk shows it.
 */
export type SignUpView = { 
/**
 * Its number among all sign-ups ever made for this tournament, from 1.
 */
no: number, 
/**
 * Who.
 */
member: number, 
/**
 * When.
 */
at: number, 
/**
 * Has come, has a place, or waits.
 */
state: SignUpState, 
/**
 * The number in the waiting list, from 1; none: does not wait.
 */
waiting: number | null, 
/**
 * Has a place now and waited for one before.
 */
moved_up: boolean, };

/**
 * Everybody who signed up for a tournament, and the places.
 */
export type SignUpsView = { 
/**
 * In the order in which they signed up.
 */
lines: Array<SignUpView>, 
/**
 * How many of them are registered.
 */
arrived: number, 
/**
 * How many have a place and are not registered yet.
 */
expected: number, 
/**
 * How many wait.
 */
waiting: number, 
/**
 * How many may play; none: no limit.
 */
capacity: number | null, 
/**
 * How many places nobody has; none: no limit.
 */
places_left: number | null, 
/**
 * Members can still sign up.
 */
open: boolean, };

/**
 * What writing a site would do to a folder.
 */
export type SitePlan = { 
/**
 * The folder.
 */
folder: string, 
/**
 * How many pages the site has.
 */
pages: number, 
/**
 * Files that are new.
 */
added: Array<string>, 
/**
 * Files that say something else than before.
 */
changed: Array<string>, 
/**
 * Files of ours that are no longer wanted and go.
 */
removed: Array<string>, 
/**
 * Files of ours that somebody has changed since; what was changed in those that are still wanted is lost.
 */
edited: Array<string>, 
/**
 * Some of the files of others in a folder that holds no site yet.
 */
foreign: Array<string>, 
/**
 * How many files of others there are.
 */
foreign_count: number, };

/**
 * The facts.
 */
export type SkippedFacts = { 
/**
 * Who was passed over.
 */
skipped: string, 
/**
 * Who acted past him, in order.
 */
acted_past: Array<ActedPast>, 
/**
 * What he does now; none: he has not said.
 */
skipped_action?: Act | null, 
/**
 * Somebody bet or raised after he had decided.
 */
raise_after_skipped_decision?: boolean, };

/**
 * Why.
 */
export type SkippedReason = "situation_unchanged" | "situation_changed" | "not_yet_decided" | "too_late" | "freed_by_raise";

/**
 * The ruling.
 */
export type SkippedRuling = { 
/**
 * What was done out of turn binds.
 */
actions_stand: boolean, 
/**
 * The player passed over may bet or raise.
 */
skipped_may_bet_or_raise: boolean, 
/**
 * What he may do.
 */
skipped_options: Array<Choice>, 
/**
 * What those who acted past him may do instead, where their actions do not stand.
 */
offender_options: { [key in string]: Array<Choice> }, 
/**
 * Why.
 */
reason: SkippedReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * A picture that the room shows in its turn.
 */
export type Slide = { 
/**
 * Names it; never used again for another picture.
 */
id: number, 
/**
 * What its file was called.
 */
name: string, };

/**
 * What a tournament sells.
 */
export type Sold = "freezeout" | "rebuy" | "rebuy_addon";

/**
 * All settings of the sounds.
 */
export type SoundSettings = { 
/**
 * Of all alerts, 0 to 100.
 */
volume: number, 
/**
 * Each alert once, in order.
 */
alerts: Array<AlertChoice>, 
/**
 * A voice says what an alert is about.
 */
voice: boolean, 
/**
 * Nothing is played, whatever the rest says.
 */
muted: boolean, 
/**
 * The number of last seconds of a level or a break of which each one is heard, at most 10; 0: none.
 */
ticks: number, 
/**
 * The loudspeaker of this computer, by name; null: the system's.
 */
device: string | null, 
/**
 * Those there are now. What is given back here when the settings are kept is not read.
 */
devices: Array<string>, 
/**
 * The club's own sounds. What is given back here when the settings are kept is not read.
 */
own: Array<OwnSound>, };

/**
 * A pot, or a half of one, and who gets what of it.
 */
export type Split = { 
/**
 * Chips shared.
 */
amount: number, 
/**
 * Who wins, in order from the left of the button.
 */
winners: Array<number>, 
/**
 * What everybody gets at least.
 */
each: number, 
/**
 * Who gets one of the smallest chips more.
 */
odd_chips: Array<number>, 
/**
 * What each gets.
 */
payouts: { [key in number]: number }, };

/**
 * Which languages are spoken at the table (12-5).
 */
export type SpokenLanguages = "country_and_english" | "country_and_english_in_hand" | "country" | "any";

/**
 * The count that is being made, or was made last.
 */
export type StackCount = { 
/**
 * When its last stack was counted; none: none has been.
 */
at: number | null, 
/**
 * Chips counted that nothing can have changed since.
 */
chips: number, 
/**
 * Of so many players.
 */
players: number, 
/**
 * Chips in play.
 */
in_play: number, 
/**
 * Everybody who is left was counted: the chips in play that were not found; below zero: too many were. None while
 * somebody's stack is not known.
 */
missing: number | null, 
/**
 * The last count of everybody who was left.
 */
whole: WholeCount | null, 
/**
 * Table by table.
 */
tables: Array<TableCount>, 
/**
 * Those of the last count, the largest stack first.
 */
leaders: Array<number>, };

/**
 * How many of one chip stand in a stack.
 */
export type StackPart = { 
/**
 * What the chip is worth.
 */
value: number, 
/**
 * How many.
 */
count: number, };

/**
 * A counted stack on the screen.
 */
export type StackView = { 
/**
 * How many chips.
 */
chips: number, 
/**
 * The same in tenths of a big blind, as it was then.
 */
bb_tenths: number, 
/**
 * When it was counted.
 */
at: number, 
/**
 * Nothing was played since that could have changed it.
 */
fresh: boolean, 
/**
 * The rank among the stacks counted with it, equals sharing the better one; none: it is older than the last count.
 */
rank: number | null, };

/**
 * A paper whose draw no longer counts.
 */
export type StalePaper = { 
/**
 * The paper.
 */
paper: SeatPaper, 
/**
 * The reason, in words.
 */
says: string, 
/**
 * Play has not begun: players look for their seats by it.
 */
waits: boolean, };

/**
 * A line of the standings.
 */
export type StandingLine = { 
/**
 * The rank; equals share it. 0: not enough tournaments played.
 */
rank: number, 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * Points that count, in hundredths.
 */
total: number, 
/**
 * Tournaments played.
 */
played: number, 
/**
 * Tournaments won.
 */
wins: number, 
/**
 * The best place.
 */
best_place: number, 
/**
 * The milestones reached over the season; their points are in the total.
 */
milestones?: Array<Reached>, 
/**
 * Every result, the best first.
 */
results: Array<CountedResult>, };

/**
 * The standings of a season: its own and its championships', with their rules.
 */
export type StandingsRules = { 
/**
 * The season.
 */
season: number, 
/**
 * How its own standings count.
 */
rules: ChampionshipRules, 
/**
 * Its championships.
 */
championships: Array<Championship>, 
/**
 * How it was closed; none: it is open.
 */
closed: ClosedSeason | null, };

/**
 * A season that statistics can be limited to.
 */
export type StatisticsSeason = { 
/**
 * The number in the file.
 */
season: number, 
/**
 * What it is called.
 */
name: string, };

/**
 * One step of the evening.
 */
export type Step = { "type": "level", 
/**
 * Small blind.
 */
small_blind: number, 
/**
 * Big blind.
 */
big_blind: number, 
/**
 * Ante; 0: none.
 */
ante: number, 
/**
 * Who posts it.
 */
ante_kind: AnteKind, 
/**
 * Its length.
 */
minutes: number, } | { "type": "stud", 
/**
 * Ante of each player.
 */
ante: number, 
/**
 * What the player with the lowest card brings in.
 */
bring_in: number, 
/**
 * A bet in the first rounds.
 */
small_bet: number, 
/**
 * Its length.
 */
minutes: number, } | { "type": "mixed", 
/**
 * Small blind, where the game has blinds.
 */
small_blind: number, 
/**
 * Big blind, and at stud a bet in the first rounds.
 */
big_blind: number, 
/**
 * Ante of each player at stud.
 */
ante: number, 
/**
 * Bring-in at stud.
 */
bring_in: number, 
/**
 * Its length.
 */
minutes: number, } | { "type": "break", 
/**
 * Its length.
 */
minutes: number, 
/**
 * Small chips are raced off in it (chapter 10).
 */
color_up: boolean, };

/**
 * How a step on the way to the first hand stands.
 */
export type StepState = "done" | "now" | "lacking" | "later";

/**
 * A step of the structure, ready to be shown.
 */
export type StepView = { 
/**
 * Index in the structure, from 0.
 */
index: number, 
/**
 * The level's number, from 1; in a break that of the level before.
 */
level: number, 
/**
 * The game of the level; none: a break, or each table decides in a rotation.
 */
game: Game | null, 
/**
 * The blinds; none: a break.
 */
blinds: Blinds | null, 
/**
 * Its length.
 */
length: number, 
/**
 * Chips are raced off in this break.
 */
color_up: boolean, };

/**
 * The steps from an empty club to the running clock; at most one is to be done now.
 */
export type Steps = { 
/**
 * The club has members.
 */
players: StepState, 
/**
 * Those who are wanted are in.
 */
entries: StepState, 
/**
 * There is a seat for each of them, and the seats are drawn.
 */
seats: StepState, 
/**
 * The clock runs.
 */
clock: StepState, };

/**
 * A row of evenings, or of days of play.
 */
export type Streak = { 
/**
 * How long it is now; 0: the last one broke it.
 */
current: number, 
/**
 * The day on which that one began, as text.
 */
since: string | null, 
/**
 * How long the longest was.
 */
best: number, 
/**
 * The day on which the longest began, as text.
 */
from: string | null, 
/**
 * The day on which it ended or stands.
 */
to: string | null, };

/**
 * The round of betting.
 */
export type Street = "preflop" | "postflop" | "flop" | "turn" | "river";

/**
 * Why a list of steps cannot be played. Steps are counted from 0.
 */
export type StructureError = { "code": "no_level" } | { "code": "too_long" } | { "code": "begins_with_break" } | { "code": "minutes", 
/**
 * Which.
 */
step: number, } | { "code": "blinds", 
/**
 * Which.
 */
step: number, } | { "code": "bets", 
/**
 * Which.
 */
step: number, };

/**
 * The structure, ready to be shown.
 */
export type StructureView = { 
/**
 * Its lines.
 */
lines: Array<LevelLine>, 
/**
 * How long play is expected to last.
 */
ends_after: number, 
/**
 * Half the width of the interval in which eight such evenings in ten end; 0: the end is fixed; none: nothing is
 * known of it.
 */
margin: number | null, 
/**
 * What looks wrong.
 */
warnings: Array<StructureWarning>, 
/**
 * For whom it was reckoned.
 */
field: Field, };

/**
 * What can be played but looks wrong. Steps are counted from 0.
 */
export type StructureWarning = { "code": "blinds_go_down", 
/**
 * Where.
 */
step: number, } | { "code": "ante_above_big_blind", 
/**
 * Where.
 */
step: number, } | { "code": "steep_jump", 
/**
 * Where.
 */
step: number, } | { "code": "small_blind_not_half", 
/**
 * Where.
 */
step: number, } | { "code": "blinds_stay", 
/**
 * Where.
 */
step: number, } | { "code": "ante_of_nobody", 
/**
 * Where.
 */
step: number, } | { "code": "unpayable", 
/**
 * Where.
 */
step: number, 
/**
 * The smallest chip then in play.
 */
chip: number, } | { "code": "nothing_leaves", 
/**
 * Where.
 */
step: number, } | { "code": "chip_stays", 
/**
 * Where.
 */
step: number, 
/**
 * The chip.
 */
chip: number, } | { "code": "never_rises", 
/**
 * The first level.
 */
step: number, } | { "code": "runs_out", 
/**
 * The last step.
 */
step: number, } | { "code": "no_break_at_end", 
/**
 * Where.
 */
step: number, };

/**
 * A down card of stud that whoever deals turns up (2-8).
 */
export type StudDownCard = "misdeal" | "dealt_down_instead";

/**
 * Who begins.
 */
export type StudOrder = { 
/**
 * Round 1: who brings in, and may not fold.
 */
bring_in: number | null, 
/**
 * Later rounds: who speaks first.
 */
first_to_act: number | null, 
/**
 * All, in the order in which they speak.
 */
order: Array<number>, 
/**
 * What decided.
 */
reason: StudReason, 
/**
 * What the first player shows.
 */
category: Category, 
/**
 * The rule followed.
 */
rule: string, };

/**
 * The open cards at a stud table.
 */
export type StudQuestion = { 
/**
 * Which stud.
 */
variant?: Variant, 
/**
 * The round of betting, 1 to 5.
 */
round: number, 
/**
 * The open cards of those still in the hand, by seat: one in round 1, and one more in each
 * round up to the fourth; the last card lies face down.
 */
upcards: { [key in number]: Array<Card> }, };

/**
 * What makes somebody begin.
 */
export type StudReason = "lowest_card" | "highest_card" | "best_shown" | "lowest_shown" | "suit" | "first_seat";

/**
 * A player who survived.
 */
export type Survivor = { 
/**
 * Who.
 */
member: number, 
/**
 * First and last name.
 */
name: string, 
/**
 * The stack at the end of each flight that was survived.
 */
stacks: Array<number>, 
/**
 * What is brought along.
 */
chips: number, };

/**
 * Which system runs the program: what keeps devices out differs.
 */
export type System = "windows" | "macos" | "linux";

/**
 * The count of one table.
 */
export type TableCount = { 
/**
 * Which.
 */
table: number, 
/**
 * Chips counted.
 */
chips: number, 
/**
 * Of so many players.
 */
players: number, 
/**
 * Who has not been counted.
 */
waiting: Array<number>, };

/**
 * A table in hand-for-hand play.
 */
export type TableHand = { 
/**
 * Which.
 */
table: number, 
/**
 * It has finished the hand.
 */
done: boolean, };

/**
 * A language, as the rules tell them apart.
 */
export type TableLanguage = "country" | "english" | "other";

/**
 * A table's cell on the floor plan.
 */
export type TablePlace = { 
/**
 * Which table.
 */
table: number, 
/**
 * From 0, the left one; below [`COLUMNS`].
 */
column: number, 
/**
 * From 0, the upper one; below [`ROWS`].
 */
row: number, };

/**
 * What the code on a table sheet says.
 */
export type TableSheet = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The table.
 */
table: number, 
/**
 * What proves that a device has seen the sheet.
 */
proof: string, };

/**
 * How many play at each table.
 */
export type TableSizes = { 
/**
 * Players by the table's number.
 */
tables: { [key in number]: number }, };

/**
 * A table on the screen.
 */
export type TableView = { 
/**
 * Its number.
 */
no: number, 
/**
 * What people call it.
 */
name: string | null, 
/**
 * Its seats in order.
 */
seats: Array<SeatView>, 
/**
 * How many play.
 */
players: number, 
/**
 * A button and blinds go around: not at stud.
 */
has_button: boolean, 
/**
 * The last hand's positions, as told.
 */
told: LastHand | null, 
/**
 * Seats whose player has gone since.
 */
left_since: Array<number>, 
/**
 * Those who have come since.
 */
came_since: Array<Arrival>, 
/**
 * When they were told.
 */
told_at: number | null, 
/**
 * Recent enough to move somebody by them.
 */
fresh: boolean, 
/**
 * Button and blinds of the next hand.
 */
next: NextHand | null, 
/**
 * Seats that a moved player may take (6-10).
 */
allowed: Array<number>, 
/**
 * How far the end of the rebuy period has come here.
 */
rebuy_phase: RebuyPhase, 
/**
 * What the next player out here gets; none: nobody can go out.
 */
next_out: NextOut | null, 
/**
 * Its players find seats at the other tables, so that it can be broken (6-6).
 */
can_break: boolean, };

/**
 * Tables of which one may be broken.
 */
export type TablesToBreak = { 
/**
 * Players by the table's number.
 */
tables: { [key in number]: number }, 
/**
 * Seats at the tables.
 */
seats_per_table: SeatsEach, 
/**
 * The tables, the first to be broken first; none: in the order of the rules.
 */
break_order?: Array<Named> | null, };

/**
 * A tag, and how many have it.
 */
export type TagCount = { 
/**
 * As most of them have it written.
 */
tag: string, 
/**
 * How many members.
 */
members: number, };

/**
 * The tags of a member: trimmed, none twice whatever the accents and capitals, in the order of the alphabet. In the
 * file one stands on each line; in a list they stand in one cell, with commas.
 */
export type Tags = Array<string>;

/**
 * One thing done that was taken back alone.
 */
export type TakenBack = { 
/**
 * The journal's row that says so; undoing it does again what was taken back.
 */
seq: number, 
/**
 * What it was, in words.
 */
said: string, };

/**
 * The facts.
 */
export type TapFacts = { 
/**
 * What the player has still to pay to stay in: blinds or bets; 0: nothing.
 */
to_pay: number, };

/**
 * Why.
 */
export type TapReason = "something_to_pay" | "nothing_to_pay";

/**
 * The ruling.
 */
export type TapRuling = { 
/**
 * What tapping several times is.
 */
action: Choice, 
/**
 * Why.
 */
reason: TapReason, 
/**
 * The rule.
 */
rule: string, };

/**
 * What was made of it.
 */
export type TeamDay = { 
/**
 * A tournament for each round.
 */
tournaments: Array<number>, 
/**
 * The championship that ranks the teams.
 */
championship: number, };

/**
 * Which team day is wanted.
 */
export type TeamDayWish = { 
/**
 * What its tournaments have in common: the name of the day, its date, the levels, the points of a table.
 */
setup: SetupDraft, 
/**
 * In which season.
 */
season: number, 
/**
 * The tags that are teams.
 */
teams: Array<string>, 
/**
 * How many rounds, 1 to 6.
 */
rounds: number, 
/**
 * Most players at a table, 2 to 10.
 */
seats: number, };

/**
 * What a team scored in an evening.
 */
export type TeamEvening = { 
/**
 * The evening.
 */
tournament: number, 
/**
 * In hundredths.
 */
points: number, 
/**
 * How many players scored.
 */
scored: number, 
/**
 * How many played.
 */
players: number, };

/**
 * A team.
 */
export type TeamList = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Its players.
 */
members: Array<number>, };

/**
 * A team in the standings.
 */
export type TeamStanding = { 
/**
 * The rank; equals share it.
 */
rank: number, 
/**
 * The tag.
 */
team: string, 
/**
 * The points of all evenings, in hundredths.
 */
total: number, 
/**
 * Evenings in which no other team scored more.
 */
wins: number, 
/**
 * Evenings in which somebody of the team played, in the order of their numbers.
 */
evenings: Array<TeamEvening>, };

/**
 * Which teams are ranked, and how many of a team's players score.
 */
export type Teams = { 
/**
 * The tags that are teams.
 */
tags: Array<string>, 
/**
 * How many of a team's results of an evening score, the best ones; none: all.
 */
best: number | null, };

/**
 * A tournament to be played again.
 */
export type Template = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The set-up to begin with.
 */
setup: SetupDraft, };

/**
 * The size of the desk's text, on top of the system's own scaling.
 */
export type TextSize = "smaller" | "usual" | "larger" | "large" | "very_large" | "double";

/**
 * The facts.
 */
export type ThinkingFacts = { 
/**
 * Who asked for the clock.
 */
called_by: Caller, 
/**
 * Seconds since then.
 */
elapsed_s: number, };

/**
 * How the clock stands.
 */
export type ThinkingState = "not_called" | "thinking" | "countdown" | "hand_dead";

/**
 * What decides between equal totals: the more, or the better, stands first.
 */
export type TieBreak = "wins" | "best_place" | "best_score" | "played" | "eliminations";

/**
 * What the clock says.
 */
export type TimeBank = { 
/**
 * Who asked may ask.
 */
request_valid: boolean, 
/**
 * How the clock stands.
 */
state: ThinkingState, 
/**
 * Seconds left of the present state; none where the clock does not run.
 */
remaining_s: number | null, 
/**
 * The rule.
 */
rule: string, };

/**
 * A document that may be wanted with the others of an evening.
 */
export type TonightPaper = { 
/**
 * Which.
 */
kind: DocumentKind, 
/**
 * It is wanted where nobody says otherwise.
 */
usual: boolean, };

/**
 * A tournament of the club.
 */
export type TournamentRow = { 
/**
 * The number in the file.
 */
id: number, 
/**
 * The season it counts for.
 */
season: number | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * The day it is played.
 */
date: string, 
/**
 * How far it is.
 */
status: Phase, 
/**
 * Entries in it; players who are not named among them.
 */
entries: number, 
/**
 * Its results were entered afterwards.
 */
recorded: boolean, 
/**
 * It is left out of the lists: it was called off, or is of no more interest.
 */
archived: boolean, };

/**
 * All of a tournament.
 */
export type TournamentView = { 
/**
 * The set-up in force.
 */
setup: SetupDraft, 
/**
 * How far the evening is.
 */
phase: Phase, 
/**
 * The lead of the computer's corrected clock: an instant of this view plus this is its hour on the wall.
 */
hours_off: number, 
/**
 * Running totals.
 */
counts: Counts, 
/**
 * Entries of all players, re-entries among them.
 */
all_entries: number, 
/**
 * Other entries for players who are out; none: none are sold.
 */
re_entries: ReEntriesView | null, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * Entries by number.
 */
entries: Array<EntryView>, 
/**
 * Who signed up before the evening.
 */
sign_ups: SignUpsView, 
/**
 * Tables in play.
 */
tables: Array<TableView>, 
/**
 * The tables in play and those that were since the seats were drawn: the floor plan keeps their places.
 */
tables_tonight: Array<number>, 
/**
 * Tables of the room that are not in play.
 */
closed_tables: Array<number>, 
/**
 * Every seat of the room.
 */
room: Array<RoomTableSeats>, 
/**
 * How bets are limited: as the game says, whatever the rules say of other games.
 */
betting: Betting, 
/**
 * Rules that are named beside what is shown.
 */
rules: DeskRules, 
/**
 * What is to be done.
 */
advice: Array<Advice>, 
/**
 * Moves made, newest first.
 */
moves: Array<MoveMade>, 
/**
 * The money to be shared.
 */
pool: number, 
/**
 * What each paid place gets as things stand.
 */
payouts: Array<Payout>, 
/**
 * Which prize goes to whom: places still to be won, then those who have won something.
 */
prizes: Array<PrizeLine>, 
/**
 * Prizes that are not for a place, in the order of the plan.
 */
named: Array<NamedLine>, 
/**
 * The prizes that were announced; none: they follow the pool.
 */
announced: AnnouncedView | null, 
/**
 * The deal that stands.
 */
deal: Deal | null, 
/**
 * The seats in another tournament that are played for; none: money or things are.
 */
seats: SatelliteSeats | null, 
/**
 * Who has qualified for another tournament, once this one is over.
 */
qualified: Array<number>, 
/**
 * All rounds so far, the one that is played last; empty: it is not played in rounds, or no seats are drawn.
 */
rounds: Array<RoundView>, 
/**
 * Last-longer bets.
 */
last_longers: Array<LastLongerView>, 
/**
 * The flights that were joined here; none: it is no day on which flights meet.
 */
flights: Flights | null, 
/**
 * Who survived a flight that is over, the largest stack first.
 */
survivors: Array<CountedStack>, 
/**
 * Every bounty; none: there are none.
 */
bounties: BountyLedger | null, 
/**
 * Stacks counted, and whether they make the chips in play.
 */
stack_count: StackCount, 
/**
 * Those who are left play at the final table.
 */
final_table: boolean, 
/**
 * Those who are left may make a deal now.
 */
may_deal: boolean, 
/**
 * The place that the next player out takes; none: nobody can go out, or it depends on the table.
 */
next_place: number | null, 
/**
 * Results so far, best first; whole once it is over.
 */
results: Array<ResultLine>, 
/**
 * The results were entered afterwards; none: it is played with the program.
 */
recorded: Recorded | null, 
/**
 * The ranking was corrected by hand.
 */
corrected: Corrected | null, 
/**
 * Which prizes are in their winners' hands.
 */
handed: HandedView, 
/**
 * The structure.
 */
structure: StructureView, 
/**
 * A newcomer may still enter.
 */
registration_open: boolean, 
/**
 * Rebuys and add-ons are sold at all.
 */
sells_rebuys: boolean, 
/**
 * The rebuy period lasts: the level after which it ends (5-2). None: it is over, or there is none.
 */
rebuys_until: number | null, 
/**
 * Seed of the last draw of all seats, in hexadecimal.
 */
draw_seed: string | null, 
/**
 * How often seats were drawn.
 */
draws: number, 
/**
 * When it ended.
 */
ended_at: number | null, };

/**
 * How far play is in a level.
 */
export type TrackState = "past" | "present" | "coming";

/**
 * A level of the line, or the break at its end.
 */
export type TrackStep = { 
/**
 * The level's number, from 1; none: a break.
 */
level: number | null, 
/**
 * Its length.
 */
length: number, 
/**
 * How far play is.
 */
state: TrackState, };

/**
 * When the next game's turn comes.
 */
export type Turn = { "type": "levels", 
/**
 * How many.
 */
levels: number, } | { "type": "hands", 
/**
 * How many.
 */
hands: number, } | { "type": "dealers_choice" };

/**
 * A newer version on the project's site.
 */
export type UpdateFound = { 
/**
 * The version.
 */
version: string, 
/**
 * What there is to download, in bytes.
 */
size: number, };

/**
 * An update whose signature is right and which can be installed here.
 */
export type UpdateReady = { 
/**
 * Its version.
 */
version: string, 
/**
 * What is new, in the reader's language; plain text.
 */
notes: string, 
/**
 * The installer's size in bytes.
 */
size: number, 
/**
 * How it is installed.
 */
kind: Kind, };

/**
 * What can be done about updates here.
 */
export type UpdateState = { 
/**
 * The version that runs.
 */
version: string, 
/**
 * An update can be installed from a file: this build knows the project's key, and was installed from a package.
 */
from_file: boolean, 
/**
 * It can be asked for on the project's site.
 */
online: boolean, 
/**
 * The update that was looked at last; null: none, or it can no longer be installed.
 */
ready: UpdateReady | null, };

/**
 * How a club's evenings are usually played.
 */
export type UsualFormat = "freezeout" | "rebuy";

/**
 * A formula that many clubs use.
 */
export type UsualFormula = "outlasted" | "school_league" | "leader_board" | "dr_neau" | "logarithm" | "evening";

/**
 * A game.
 */
export type Variant = "holdem" | "omaha4_high" | "omaha4_hilo" | "omaha5_high" | "stud_high" | "stud_hilo" | "razz" | "draw27";

/**
 * A room of the club, and what a form about it holds.
 */
export type Venue = { 
/**
 * The number in the file; none: a new one.
 */
id: number | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * Its tables in the order in which they are opened.
 */
tables: Array<RoomTable>, };

/**
 * What a proof is worth.
 */
export type Verdict = "same" | "continued" | "differs" | "withdrawn" | "other_key" | "wrong_signature" | "not_a_proof" | "newer";

/**
 * What each place would do for a player in the season, everybody else being counted as they stand.
 */
export type WhatIf = { 
/**
 * Which standings.
 */
ranking: Ranking, 
/**
 * What they are called.
 */
name: string, 
/**
 * The rank before this evening; none: not ranked then.
 */
before: number | null, 
/**
 * Each place that is left, from the first.
 */
places: Array<WhatIfPlace>, };

/**
 * What a place would do.
 */
export type WhatIfPlace = { 
/**
 * The place.
 */
place: number, 
/**
 * Its points, in hundredths.
 */
points: number, 
/**
 * The total with them, in hundredths.
 */
total: number, 
/**
 * The rank with them; none: too few evenings played.
 */
rank: number | null, };

/**
 * A count of everybody who was left.
 */
export type WholeCount = { 
/**
 * When its last stack was counted.
 */
at: number, 
/**
 * How many players were left.
 */
players: number, 
/**
 * Chips counted.
 */
chips: number, 
/**
 * Chips that were in play.
 */
in_play: number, };

/**
 * A Wi-Fi network.
 */
export type Wifi = { 
/**
 * Its name, as telephones list it.
 */
name: string, 
/**
 * Its password; empty: it is open.
 */
password: string, 
/**
 * The room's screen shows the code before play.
 */
in_room: boolean, };

/**
 * A network with the code that telephones scan to join it.
 */
export type WifiCode = { 
/**
 * The network's name.
 */
name: string, 
/**
 * The code.
 */
qr: QrCode, };

/**
 * The network of the room.
 */
export type WifiView = { 
/**
 * The network.
 */
wifi: Wifi, 
/**
 * Its code to scan; null: no code holds so much.
 */
code: WifiCode | null, };

/**
 * Who won a tournament, and what.
 */
export type Winner = { 
/**
 * The number in the file.
 */
tournament: number, 
/**
 * The name; several where they shared; empty: erased.
 */
name: string, 
/**
 * What the first place won; the most that one of several won.
 */
prize: number, 
/**
 * What each of those who share the first place won, in the order of the names.
 */
prizes: Array<number>, 
/**
 * In which currency, as it was first set up; none: it is played without money.
 */
currency: string | null, };

/**
 * What is asked of a structure.
 */
export type Wish = { 
/**
 * Who is expected.
 */
field: Field, 
/**
 * Chips that everyone starts with.
 */
starting_stack: number, 
/**
 * Big blinds in it, as asked.
 */
depth: number, 
/**
 * Minutes from the first card to the winner, breaks included.
 */
minutes: number, 
/**
 * Minutes in a level; none: as it comes out best.
 */
level_minutes: number | null, 
/**
 * The antes, from the first break on (the seventh level at the latest, the fifth level where there is none).
 */
ante: AnteKind, 
/**
 * Minutes of play after which a break is due; 0: no breaks.
 */
break_every: number, 
/**
 * Minutes in a break.
 */
break_minutes: number, 
/**
 * The level (from 1, breaks not counted) after which a break is due in any case, because something ceases to be
 * sold then; breaks before and after it are as near to [`Wish::break_every`] as this allows.
 */
break_after?: number, 
/**
 * The worth of the club's chips.
 */
chips: Array<number>, };

/**
 * That a key was withdrawn. Which journal row says so, and the device, is in the library journal.
 */
export type Withdrawal = { 
/**
 * When, UTC milliseconds.
 */
at: number, 
/**
 * Who did it; empty: not said.
 */
who: string, };

/** Every document in the order of an evening: what it can be about (the first is meant unasked), and the options that only some take. */
export const documents: Record<
  DocumentKind,
  { about: [DocumentSubject, ...DocumentSubject[]]; options: DocumentOption[] }
> = {
  sign_in: { about: ["tournament"], options: [] },
  seat_cards: { about: ["tournament"], options: ["ten_a_page", "entry", "table", "late"] },
  seating_by_name: { about: ["tournament"], options: [] },
  seating_by_table: { about: ["tournament"], options: [] },
  table_sheets: { about: ["tournament"], options: ["table", "wifi"] },
  draw_certificate: { about: ["tournament"], options: [] },
  structure: { about: ["tournament"], options: [] },
  moves: { about: ["tournament"], options: [] },
  move_slips: { about: ["tournament"], options: ["entry", "all_moves"] },
  final_table: { about: ["tournament"], options: [] },
  stacks: { about: ["tournament"], options: [] },
  bag_slips: { about: ["tournament"], options: [] },
  receipts: { about: ["tournament"], options: ["entry"] },
  prizes: { about: ["tournament"], options: [] },
  bounties: { about: ["tournament"], options: [] },
  deal: { about: ["tournament"], options: [] },
  payouts: { about: ["tournament"], options: [] },
  results: { about: ["tournament"], options: [] },
  eliminations: { about: ["tournament"], options: [] },
  history: { about: ["tournament"], options: [] },
  penalties: { about: ["tournament"], options: [] },
  rulings: { about: ["tournament"], options: [] },
  report: { about: ["tournament"], options: [] },
  standings: { about: ["season"], options: ["championship"] },
  scores: { about: ["season"], options: ["championship"] },
  attendance: { about: ["season"], options: [] },
  season_report: { about: ["season"], options: [] },
  dues: { about: ["season"], options: [] },
  due_receipts: { about: ["season", "member"], options: ["season"] },
  member_card: { about: ["member"], options: [] },
  member_year: { about: ["member"], options: ["season"] },
  member_data: { about: ["member"], options: [] },
  rota: { about: ["club"], options: [] },
  members: { about: ["club"], options: ["contacts", "births"] },
  member_cards: { about: ["club"], options: [] },
  processing: { about: ["club"], options: [] },
  rules: { about: ["club", "tournament"], options: ["ruleset", "folded"] },
  hand_rankings: { about: ["club", "tournament"], options: [] },
  variants: { about: ["club", "tournament"], options: [] },
  beginner: { about: ["club", "tournament"], options: [] },
  glossary: { about: ["club"], options: [] },
  guide: { about: ["club"], options: [] },
  conditions: { about: ["tournament"], options: [] },
};

/** The commands of the program. Each rejects with a Problem. */
export const commands = {
  /** Which club is open, and how. Where its file is and what was found in it is for the desk alone. For: door. */
  clubState: (): Promise<ClubState> => call("club_state"),
  /** Opens a club that the person chooses, or one named; null: none was chosen. For: host. */
  clubOpen: (path: string | null): Promise<ClubState | null> => call("club_open", { path }),
  /** Opens the sample club, making it in this language where there is none. For: host. */
  clubSample: (language: Language): Promise<ClubState> => call("club_sample", { language }),
  /** Shows the folder of the open club's file in the system's file manager. For: host. */
  clubReveal: (): Promise<void> => call("club_reveal"),
  /** Closes the desk's window and ends the program; false: the desk is asking the person first. For: host. */
  deskClose: (sure: boolean): Promise<void> => call("desk_close", { sure }),
  /** Says what the club is called, where it is and what it plays for; null: without money. For: desk. */
  clubDescribe: (name: string, city: string, currency: string | null): Promise<ClubState> => call("club_describe", { name, city, currency }),
  /** Speaks another language. For: desk. */
  languageSet: (language: Language): Promise<ClubState> => call("language_set", { language }),
  /** Answers what became of the clock while the program was away. For: desk. */
  awayAnswer: (giveBack: boolean): Promise<ClubState> => call("away_answer", { giveBack }),
  /** Copies the club file into its folder of backups. For: desk. */
  backupNow: (): Promise<Array<Backup>> => call("backup_now"),
  /** Puts what a copy holds in the place of the club, which is copied first. For: host. */
  backupRestore: (path: string): Promise<ClubState> => call("backup_restore", { path }),
  /** The copies there are. For: desk. */
  backups: (): Promise<Array<Backup>> => call("backups"),
  /** Where the file of a new club of this name would go. For: host. */
  clubProposed: (name: string): Promise<string> => call("club_proposed", { name }),
  /** Lets the person choose where it goes; null: no place was chosen. For: host. */
  clubPlaceChoose: (name: string): Promise<string | null> => call("club_place_choose", { name }),
  /** Says what taking a list into a new club would do; a file that the person chooses where none is named, null: none was chosen. For: host. */
  newMembersPreview: (list: ListSource | null, reading: Reading | null): Promise<NewMembers | null> => call("new_members_preview", { list, reading }),
  /** Makes a new club and opens it: at this place, or where [`Call::club_proposed`] says. For: host. */
  clubCreate: (club: NewClub, path: string | null, members: NewMembers | null): Promise<ClubState> => call("club_create", { club, path, members }),
  /** Members found by any part of their names or number. For: door. */
  membersFind: (query: string, archived: boolean): Promise<Array<Member>> => call("members_find", { query, archived }),
  /** The same members as their list shows them, with how often they came this season. For: desk. */
  membersList: (query: string, archived: boolean): Promise<MemberList> => call("members_list", { query, archived }),
  /** What the club knows of a member: tonight, this season, the last evenings. For: desk. */
  memberOverview: (id: number): Promise<MemberOverview> => call("member_overview", { id }),
  /** A member's statistics, of a season or of all evenings. For: desk. */
  memberStatistics: (id: number, season: number | null): Promise<MemberStatistics> => call("member_statistics", { id, season }),
  /** Every member who may be registered, those who usually come first. For: door. */
  roster: (): Promise<Roster> => call("roster"),
  /** Whom a list of names that was pasted names. Without an order of the names, as the list shows it. For: floor. */
  namesRead: (text: string, order: NameOrder | null): Promise<NamesRead> => call("names_read", { text, order }),
  /** Adds several members, or none of them where one is refused. For: desk. */
  membersAdd: (members: Array<MemberDraft>): Promise<Array<number>> => call("members_add", { members }),
  /** Adds a member; at the desk, also changes one. For: door. */
  memberSave: (member: MemberDraft): Promise<Member> => call("member_save", { member }),
  /** Archives a member, or restores an archived one. For: desk. */
  memberArchive: (id: number, archived: boolean): Promise<void> => call("member_archive", { id, archived }),
  /** Erases a member for good; results stay and name nobody. For: desk. */
  memberErase: (id: number): Promise<void> => call("member_erase", { id }),
  /** Excludes a member from the club's tournaments, or changes how. For: desk. */
  memberExclude: (exclusion: Exclusion): Promise<void> => call("member_exclude", { exclusion }),
  /** Every tag that a member has, in the order of the alphabet. For: desk. */
  memberTags: (): Promise<Array<TagCount>> => call("member_tags"),
  /** Gives a tag to these members and takes it from everybody else. For: desk. */
  membersTag: (tag: string, members: Array<number>): Promise<void> => call("members_tag", { tag, members }),
  /** Lets the person choose a photo of a member and keeps its middle; false: none was chosen. For: host. */
  memberPhotoChoose: (id: number, path: string | null): Promise<boolean> => call("member_photo_choose", { id, path }),
  /** Removes the photo of a member. For: desk. */
  memberPhotoRemove: (id: number): Promise<void> => call("member_photo_remove", { id }),
  /** Writes a note on a member, of today. For: desk. */
  memberNote: (id: number, words: string): Promise<void> => call("member_note", { id, words }),
  /** Deletes a note on a member. For: desk. */
  memberNoteDelete: (note: number): Promise<void> => call("member_note_delete", { note }),
  /** Members who may be one person, the surest pairs first. For: desk. */
  duplicates: (): Promise<Array<Duplicate>> => call("duplicates"),
  /** The members who may be the person that a form describes, the surest first. Away from the desk only by name: an answer that depends on a birth date would confirm it to whoever tries them all. For: door. */
  membersAlike: (member: MemberDraft): Promise<Array<Alike>> => call("members_alike", { member }),
  /** What merging `other` into `kept` would do. For: desk. */
  mergePreview: (kept: number, other: number): Promise<MergePreview> => call("merge_preview", { kept, other }),
  /** Merges `other` into `kept`; results of both count for `kept`. For: desk. */
  membersMerge: (kept: number, other: number): Promise<void> => call("members_merge", { kept, other }),
  /** Separates a record from the one into which it was merged. For: desk. */
  memberSeparate: (id: number): Promise<void> => call("member_separate", { id }),
  /** Notes that two members who look like one person are two. For: desk. */
  membersDistinct: (one: number, other: number): Promise<void> => call("members_distinct", { one, other }),
  /** Lifts a member's exclusion. For: desk. */
  memberReadmit: (id: number): Promise<void> => call("member_readmit", { id }),
  /** What happens when somebody is registered who should not be. For: desk. */
  entryChecks: (): Promise<EntryChecks> => call("entry_checks"),
  /** Decides what happens then. For: desk. */
  entryChecksSet: (checks: EntryChecks): Promise<void> => call("entry_checks_set", { checks }),
  /** Whether names in capitals are written as people write them, wherever a name comes in. For: desk. */
  namesRecased: (): Promise<boolean> => call("names_recased"),
  /** Decides that. For: desk. */
  namesRecase: (recase: boolean): Promise<void> => call("names_recase", { recase }),
  /** The members of whom the desk should know something before they are registered in a tournament. For: door. */
  entryRemarks: (id: number): Promise<Array<EntryRemark>> => call("entry_remarks", { id }),
  /** The copies that still hold one of these members, who were erased. For: desk. */
  membersCopies: (members: Array<number>): Promise<Array<Backup>> => call("members_copies", { members }),
  /** Who changed a member, when and what, the latest first. For: desk. */
  memberChanges: (id: number): Promise<Array<LibraryChange>> => call("member_changes", { id }),
  /** Lets the person choose a list and says what an import would do; null: none was chosen. Without a reading, as the list shows itself. For: host. */
  membersPreview: (path: string | null, reading: Reading | null): Promise<[string, ImportPreview] | null> => call("members_preview", { path, reading }),
  /** Does what the preview said. For: host. */
  membersImport: (path: string, preview: ImportPreview): Promise<number> => call("members_import", { path, preview }),
  /** Says what an import of a list that was pasted would do. For: desk. */
  membersPreviewText: (text: string, reading: Reading | null): Promise<ImportPreview> => call("members_preview_text", { text, reading }),
  /** Does what that preview said. For: desk. */
  membersImportText: (text: string, preview: ImportPreview): Promise<number> => call("members_import_text", { text, preview }),
  /** Lets the person choose a federation's list and compares the members' licences with it; null: none was chosen. For: host. */
  licencesCheck: (path: string | null): Promise<[string, LicenceCheck] | null> => call("licences_check", { path }),
  /** Notes licences that are taken over from that list, all or none; says how many. For: desk. */
  licencesTake: (licences: Array<LicenceTaken>): Promise<number> => call("licences_take", { licences }),
  /** Writes all members to a list, CSV where no format is said; null: no place was chosen. For: host. */
  membersExport: (format: ListFormat | null): Promise<string | null> => call("members_export", { format }),
  /** What the club decided about personal data. For: desk. */
  dataProtection: (): Promise<DataProtection> => call("data_protection"),
  /** Decides it anew. For: desk. */
  dataProtectionSet: (settings: DataProtection): Promise<void> => call("data_protection_set", { settings }),
  /** The members whose retention period has passed, and those who are kept all the same. For: desk. */
  retention: (): Promise<Retention> => call("retention"),
  /** How many members' period has passed, once a year until somebody has gone through the list; null: nothing is to be done. For: desk. */
  retentionReminder: (): Promise<number | null> => call("retention_reminder"),
  /** Somebody has gone through the list: it is not brought up again for a year. For: desk. */
  retentionReviewed: (): Promise<void> => call("retention_reviewed"),
  /** Keeps the data of these members for another year. For: desk. */
  membersKeep: (members: Array<number>, reason: string): Promise<void> => call("members_keep", { members, reason }),
  /** Proposes erasing a member again who was to be kept. For: desk. */
  memberKeepNoLonger: (id: number): Promise<void> => call("member_keep_no_longer", { id }),
  /** Erases several members for good, or none of them; results stay and name nobody. For: desk. */
  membersErase: (members: Array<number>): Promise<void> => call("members_erase", { members }),
  /** Writes all that the club file holds about a member to a JSON file; null: no place was chosen. For: host. */
  memberDataSave: (id: number): Promise<string | null> => call("member_data_save", { id }),
  /** Who owes and paid what in a season. For: desk. */
  dues: (season: number): Promise<Dues> => call("dues", { season }),
  /** Says what a membership costs in a season; without an amount nothing any more. For: desk. */
  seasonDueSet: (season: number, due: SeasonDue | null): Promise<void> => call("season_due_set", { season, due }),
  /** Says what one member owes in a season; without an amount as much as the others. For: desk. */
  memberDueSet: (season: number, member: number, due: MemberDue | null): Promise<void> => call("member_due_set", { season, member, due }),
  /** Stores a payment of a member's due and returns the number of its receipt. For: desk. */
  duePay: (payment: DuePaymentDraft): Promise<number> => call("due_pay", { payment }),
  /** Cancels a payment, which keeps its number. For: desk. */
  dueCancel: (number: number, why: string): Promise<void> => call("due_cancel", { number, why }),
  /** All seasons. For: floor. */
  seasons: (): Promise<Array<Season>> => call("seasons"),
  /** The season to which an evening on this day belongs: that which runs, otherwise the latest. For: floor. */
  seasonOn: (day: string): Promise<Season | null> => call("season_on", { day }),
  /** The season that would be opened next, as its form shows it. For: desk. */
  seasonNext: (): Promise<SeasonDraft> => call("season_next"),
  /** Adds a season, or changes one. For: desk. */
  seasonSave: (season: SeasonDraft): Promise<number> => call("season_save", { season }),
  /** Who changed a season, when and what, the latest first. For: desk. */
  seasonChanges: (season: number): Promise<Array<LibraryChange>> => call("season_changes", { season }),
  /** Standings of a season, or of one of its championships. For: floor. */
  standings: (season: number, championship: number | null): Promise<Array<StandingLine>> => call("standings", { season, championship }),
  /** Standings, evening by evening, and how they moved with the last one. For: floor. */
  seasonTable: (season: number, championship: number | null): Promise<SeasonTable> => call("season_table", { season, championship }),
  /** A season's statistics: who came, how long it was played, what was taken, who did most of what. For: desk. */
  seasonStatistics: (season: number): Promise<SeasonStatistics> => call("season_statistics", { season }),
  /** Every result of a member in standings, with the sum behind its points. For: floor. */
  explainedResults: (ranking: Ranking, member: number): Promise<Array<ExplainedResult>> => call("explained_results", { ranking, member }),
  /** A season's standings and championships, with their rules. For: floor. */
  standingsRules: (season: number): Promise<StandingsRules> => call("standings_rules", { season }),
  /** What a formula can be written with. For: desk. */
  formulaHelp: (): Promise<FormulaHelp> => call("formula_help"),
  /** What rules would change in standings; without a ranking, the whole standings by them. For: desk. */
  rulesPreview: (season: number, ranking: Ranking | null, rules: ChampionshipRules): Promise<RulesPreview> => call("rules_preview", { season, ranking, rules }),
  /** Says how a season's own standings count. For: desk. */
  seasonRulesSet: (season: number, rules: ChampionshipRules): Promise<void> => call("season_rules_set", { season, rules }),
  /** Adds a championship to a season, or changes one. For: desk. */
  championshipSave: (championship: ChampionshipDraft): Promise<number> => call("championship_save", { championship }),
  /** Deletes a championship; all results stay. For: desk. */
  championshipDelete: (season: number, id: number): Promise<void> => call("championship_delete", { season, id }),
  /** Closes a season: somebody signs its standings off. For: desk. */
  seasonClose: (season: number, by: string): Promise<void> => call("season_close", { season, by }),
  /** Archives a season, or restores an archived one. For: desk. */
  seasonArchive: (season: number, archived: boolean): Promise<void> => call("season_archive", { season, archived }),
  /** Deletes a season; its tournaments stay, in no season. For: desk. */
  seasonDelete: (season: number): Promise<void> => call("season_delete", { season }),
  /** Opens a closed season again. For: desk. */
  seasonReopen: (season: number): Promise<void> => call("season_reopen", { season }),
  /** Writes standings or results to a list for a spreadsheet; null: no place was chosen. For: host. */
  listExport: (what: Exported, format: ListFormat): Promise<string | null> => call("list_export", { what, format }),
  /** The standings that a tournament counts for, with its evening as it stands. For: floor. */
  provisionalStandings: (tournament: number): Promise<Array<Provisional>> => call("provisional_standings", { tournament }),
  /** What each place that is left would do for a player in the season. For: floor. */
  whatIf: (tournament: number, member: number): Promise<Array<WhatIf>> => call("what_if", { tournament, member }),
  /** All templates. For: desk. */
  templates: (): Promise<Array<Template>> => call("templates"),
  /** Keeps a set-up as a template. For: desk. */
  templateSave: (name: string, setup: SetupDraft): Promise<Array<Template>> => call("template_save", { name, setup }),
  /** Renames a template. For: desk. */
  templateRename: (id: number, name: string): Promise<Array<Template>> => call("template_rename", { id, name }),
  /** New tournaments begin with this template. For: desk. */
  templateUsual: (id: number): Promise<Array<Template>> => call("template_usual", { id }),
  /** Deletes a template. For: desk. */
  templateDelete: (id: number): Promise<Array<Template>> => call("template_delete", { id }),
  /** The field that a new evening's form begins with: that of the club's latest evenings. For: desk. */
  fieldUsual: (): Promise<Expected> => call("field_usual"),
  /** The field that is expected, with only what the set-up sells. For: desk. */
  setupField: (setup: SetupDraft): Promise<Field> => call("setup_field", { setup }),
  /** The set-up with which play began, for an evening like it. For: desk. */
  tournamentPlan: (id: number): Promise<SetupDraft> => call("tournament_plan", { id }),
  /** Makes a tournament. For: desk. */
  tournamentCreate: (setup: SetupDraft, season: number | null): Promise<number> => call("tournament_create", { setup, season }),
  /** The days of a series of evenings, each with what the club has on it already. For: desk. */
  seriesPreview: (wish: SeriesWish): Promise<Array<SeriesDay>> => call("series_preview", { wish }),
  /** Makes an evening like this on each of these days, or none of them. For: desk. */
  seriesCreate: (setup: SetupDraft, days: Array<string>): Promise<Array<number>> => call("series_create", { setup, days }),
  /** Makes the tournaments and the championship of a team day, or nothing. For: desk. */
  teamDayCreate: (wish: TeamDayWish): Promise<TeamDay> => call("team_day_create", { wish }),
  /** Takes the evenings of a series back, or none of them: where something has happened in one, all stay. For: desk. */
  seriesDelete: (ids: Array<number>): Promise<void> => call("series_delete", { ids }),
  /** Puts a tournament into a season, or out of all. For: desk. */
  tournamentSeason: (id: number, season: number | null): Promise<void> => call("tournament_season", { id, season }),
  /** Deletes a tournament in which nothing has happened. For: desk. */
  tournamentDelete: (id: number): Promise<void> => call("tournament_delete", { id }),
  /** Leaves a tournament out of the lists, or takes it in again. For: desk. */
  tournamentArchive: (id: number, archived: boolean): Promise<void> => call("tournament_archive", { id, archived }),
  /** The consequences of a set-up for those who are expected, and its faults, also as a change of a tournament that exists. For: desk. */
  setupCheck: (setup: SetupDraft, tournament: number | null): Promise<SetupReport> => call("setup_check", { setup, tournament }),
  /** The club's venues. For: desk. */
  venues: (): Promise<Array<Venue>> => call("venues"),
  /** Keeps a venue with its tables; answers all venues. For: desk. */
  venueSave: (venue: Venue): Promise<Array<Venue>> => call("venue_save", { venue }),
  /** Deletes a venue; answers those that are left. For: desk. */
  venueDelete: (id: number): Promise<Array<Venue>> => call("venue_delete", { id }),
  /** The club's sets of chips. For: desk. */
  chipSets: (): Promise<Array<OwnChipSet>> => call("chip_sets"),
  /** Sets that clubs commonly own. For: desk. */
  chipSetsUsual: (): Promise<Array<ChipSet>> => call("chip_sets_usual"),
  /** Keeps a set of chips; answers all of them. For: desk. */
  chipSetSave: (own: OwnChipSet): Promise<Array<OwnChipSet>> => call("chip_set_save", { own }),
  /** Deletes a set of chips; answers those that are left. For: desk. */
  chipSetDelete: (id: number): Promise<Array<OwnChipSet>> => call("chip_set_delete", { id }),
  /** A structure designed for an evening, for the games of a set-up. For: desk. */
  levelsDesign: (wish: Wish, setup: SetupDraft): Promise<Array<Step>> => call("levels_design", { wish, setup }),
  /** A set-up for another game: its seats and levels as that game has them. For: desk. */
  setupPlaying: (setup: SetupDraft, game: Game): Promise<SetupDraft> => call("setup_playing", { setup, game }),
  /** A set-up for games that take turns: its seats and levels as all of them have them. For: desk. */
  setupRotating: (setup: SetupDraft, rotation: Rotation): Promise<SetupDraft> => call("setup_rotating", { setup, rotation }),
  /** A set-up's structure as it is designed: rows, chips, remarks, curve; null: it cannot be played. For: desk. */
  levelsView: (setup: SetupDraft, tournament: number | null): Promise<DesignView | null> => call("levels_view", { setup, tournament }),
  /** A set-up's levels with one oddity mended. For: desk. */
  levelsRepair: (setup: SetupDraft, warning: StructureWarning): Promise<Array<Step>> => call("levels_repair", { setup, warning }),
  /** A set-up's levels with every oddity mended that can be, also as a change of a tournament. For: desk. */
  levelsRepairAll: (setup: SetupDraft, tournament: number | null): Promise<Array<Step>> => call("levels_repair_all", { setup, tournament }),
  /** The level that fits in at a place. For: desk. */
  levelsNext: (setup: SetupDraft, at: number): Promise<Step> => call("levels_next", { setup, at }),
  /** The levels of a list pasted from a spreadsheet or read from a file. For: desk. */
  levelsRead: (pasted: string, minutes: number): Promise<Array<Step>> => call("levels_read", { pasted, minutes }),
  /** Writes levels to a file that the person chooses, or one named; null: none was chosen. For: host. */
  levelsSave: (name: string, steps: Array<Step>, file: LevelsFile, path: string | null): Promise<string | null> => call("levels_save", { name, steps, file, path }),
  /** Structures to be used again: the club's, then the program's. For: desk. */
  structures: (): Promise<Array<KeptStructure>> => call("structures"),
  /** Keeps a structure under a name. For: desk. */
  structureSave: (name: string, stack: number, steps: Array<Step>): Promise<Array<KeptStructure>> => call("structure_save", { name, stack, steps }),
  /** Deletes a structure that the club kept. For: desk. */
  structureDelete: (id: number): Promise<Array<KeptStructure>> => call("structure_delete", { id }),
  /** The size of the desk's text on this computer. For: host. */
  textSize: (): Promise<TextSize> => call("text_size"),
  /** Draws the desk so large from now on, on this computer. For: host. */
  textSizeKeep: (size: TextSize): Promise<void> => call("text_size_keep", { size }),
  /** All rulesets: the program's, then the club's own. For: floor. */
  rulesets: (): Promise<Array<RulesetView>> => call("rulesets"),
  /** A ruleset as a tournament or a set-up has it. For: desk. */
  rulesetView: (ruleset: Ruleset): Promise<RulesetView> => call("ruleset_view", { ruleset }),
  /** The settings in which one ruleset differs from another; its value stands as the base's. For: desk. */
  rulesetChanges: (from: Ruleset, to: Ruleset): Promise<Array<SettingView>> => call("ruleset_changes", { from, to }),
  /** Makes a ruleset of the club's own from another. For: desk. */
  rulesetCreate: (name: string, from: Ruleset): Promise<RulesetView> => call("ruleset_create", { name, from }),
  /** Renames a ruleset. For: desk. */
  rulesetRename: (id: number, name: string): Promise<RulesetView> => call("ruleset_rename", { id, name }),
  /** Changes one setting. For: desk. */
  ruleSet: (id: number, key: string, value: SettingValue): Promise<RulesetView> => call("rule_set", { id, key, value }),
  /** Puts one setting back to what it is in the base. For: desk. */
  ruleRestore: (id: number, key: string): Promise<RulesetView> => call("rule_restore", { id, key }),
  /** Puts all settings back. For: desk. */
  rulesetRestore: (id: number): Promise<RulesetView> => call("ruleset_restore", { id }),
  /** Chooses the rules that the club plays by where nothing else is said. For: desk. */
  rulesetDefault: (key: string): Promise<RulesetView> => call("ruleset_default", { key }),
  /** Deletes a ruleset; tournaments keep their copy. For: desk. */
  rulesetDelete: (id: number): Promise<void> => call("ruleset_delete", { id }),
  /** All rules of the booklet in a language, by the rules that the club plays by. For: floor. */
  rulebook: (language: Language): Promise<Rulebook> => call("rulebook", { language }),
  /** The club's words with the figures put in. For: desk. */
  rulePreview: (language: Language, words: string): Promise<string> => call("rule_preview", { language, words }),
  /** Writes a rule of the booklet, or a chapter's title, in the club's own words. For: desk. */
  ruleWrite: (language: Language, number: string, words: string): Promise<RuleLine> => call("rule_write", { language, number, words }),
  /** Adds a rule that only the club has, or a chapter by its title. For: desk. */
  ruleAdd: (language: Language, number: string, words: string): Promise<RuleLine> => call("rule_add", { language, number, words }),
  /** Leaves a rule out of the booklet, or takes it in again. For: desk. */
  ruleHide: (number: string, hidden: boolean): Promise<void> => call("rule_hide", { number, hidden }),
  /** Goes back to the program's words; deletes a rule that only the club has. For: desk. */
  ruleTextRestore: (language: Language, number: string): Promise<void> => call("rule_text_restore", { language, number }),
  /** All tournaments. For: door. */
  tournaments: (): Promise<Array<TournamentRow>> => call("tournaments"),
  /** All that the desk shows of a tournament. For: door. */
  desk: (id: number): Promise<DeskTournament> => call("desk", { id }),
  /** The clock of a tournament. For: room. */
  clock: (id: number): Promise<ClockView> => call("clock", { id }),
  /** The clocks of all tournaments that are being played. For: door. */
  clocks: (): Promise<Array<PlayedClock>> => call("clocks"),
  /** What a deal of those who are left would give each of them by every way of sharing. Nothing is done. For: floor. */
  dealOffer: (id: number, terms: DealTerms): Promise<DealOffer> => call("deal_offer", { id, terms }),
  /** Who would play a season's final with which stack. Nothing is done. For: desk. */
  finalStacks: (id: number, wish: FinalWish): Promise<FinalStacks> => call("final_stacks", { id, wish }),
  /** What joining flights in a tournament would make of it. Nothing is done. For: desk. */
  flightsAhead: (id: number, wish: FlightsWish): Promise<FlightsAhead> => call("flights_ahead", { id, wish }),
  /** When a tournament would end if the levels after the present one lasted so many minutes. For: floor. */
  forecastCut: (id: number, minutes: number): Promise<Forecast | null> => call("forecast_cut", { id, minutes }),
  /** The evenings that are played or prepared, for the club's first screen. For: door. */
  eveningsAhead: (): Promise<Array<EveningAhead>> => call("evenings_ahead"),
  /** Who helps at the evenings ahead, and with what. For: floor. */
  rota: (): Promise<Rota> => call("rota"),
  /** Keeps the tasks of the rota, in this order. For: desk. */
  rotaTasksSet: (tasks: Array<string>): Promise<void> => call("rota_tasks_set", { tasks }),
  /** Notes that somebody helps at an evening. For: desk. */
  dutyAdd: (duty: Duty): Promise<void> => call("duty_add", { duty }),
  /** Notes that somebody does not help there after all. For: desk. */
  dutyRemove: (duty: Duty): Promise<void> => call("duty_remove", { duty }),
  /** Who won each tournament that is over, and what. For: floor. */
  winners: (): Promise<Array<Winner>> => call("winners"),
  /** Adds so many tables to a tournament's room. For: floor. */
  tablesAdd: (id: number, count: number): Promise<string> => call("tables_add", { id, count }),
  /** Limits how many may play, or lifts the limit; whoever signed up beyond it waits. For: floor. */
  capacitySet: (id: number, capacity: number | null): Promise<string> => call("capacity_set", { id, capacity }),
  /** The evenings ahead and those that are over, or those of them that answer to a search. For: floor. */
  calendar: (query: string): Promise<Calendar> => call("calendar", { query }),
  /** Does something in a tournament; a tablet by the door and the director's telephone do only what belongs there. For: door. */
  act: (id: number, action: Action): Promise<Acted> => call("act", { id, action }),
  /** What would follow if this were done now, or why it would be refused. Nothing is done. For: floor. */
  foresee: (id: number, action: Action): Promise<Foreseen> => call("foresee", { id, action }),
  /** These players (when they were moved, and who) sit where they were sent; none named: all. For: floor. */
  movesSeated: (id: number, moves: Array<[number, number]>): Promise<void> => call("moves_seated", { id, moves }),
  /** Keeps where the tables of this tournament's venue stand on the floor plan, for every evening there; empty: the plan arranges them itself. For: desk. */
  placeTables: (id: number, places: Array<TablePlace>): Promise<void> => call("place_tables", { id, places }),
  /** Takes back what was done last, or nothing where that is not what was done by the row that was meant; null: any. A tablet by the door and the director's telephone take back only what they did themselves. For: door. */
  undo: (id: number, row: number | null): Promise<string> => call("undo", { id, row }),
  /** Does again what was undone last, or nothing where that is not what was done by the row that was meant; null: any. For: floor. */
  redo: (id: number, row: number | null): Promise<string> => call("redo", { id, row }),
  /** Takes back what one row did, whatever has been done since, unless something depends on it. For: floor. */
  takeBack: (id: number, row: number): Promise<TakenBack> => call("take_back", { id, row }),
  /** What was done. For: floor. */
  history: (id: number): Promise<Array<HistoryLine>> => call("history", { id }),
  /** The entries that were taken back, each with who did it, when and why. For: floor. */
  voidedEntries: (id: number): Promise<Array<HistoryLine>> => call("voided_entries", { id }),
  /** The actions on one player that stand. For: floor. */
  playerHistory: (id: number, entry: number): Promise<Array<HistoryLine>> => call("player_history", { id, entry }),
  /** The ledger of penalties of a tournament. For: floor. */
  penalties: (id: number): Promise<PenaltiesView> => call("penalties", { id }),
  /** What the ladder proposes for a fault of a player; null: nothing. For: floor. */
  penaltyProposal: (id: number, entry: number, offence: Offence): Promise<PenaltyProposal | null> => call("penalty_proposal", { id, entry, offence }),
  /** The penalties of a member over a season; over all of them where none is named. For: floor. */
  penaltiesOf: (member: number, season: number | null): Promise<Array<PastPenalty>> => call("penalties_of", { member, season }),
  /** Lets the person choose files with results and says what they would bring; null: none was chosen. Without a reading, as the files show themselves. For: host. */
  pastPreview: (paths: Array<string> | null, reading: ResultsReading | null): Promise<[Array<string>, PastPreview] | null> => call("past_preview", { paths, reading }),
  /** Enters what was chosen of that preview. For: host. */
  pastImport: (paths: Array<string>, reading: ResultsReading | null, choices: PastChoices): Promise<PastImported> => call("past_import", { paths, reading, choices }),
  /** Says what results that were pasted would bring. For: desk. */
  pastPreviewText: (text: string, reading: ResultsReading | null): Promise<PastPreview> => call("past_preview_text", { text, reading }),
  /** Enters what was chosen of that preview. For: desk. */
  pastImportText: (text: string, reading: ResultsReading | null, choices: PastChoices): Promise<PastImported> => call("past_import_text", { text, reading, choices }),
  /** A past evening as its form holds it. For: desk. */
  pastEvening: (id: number): Promise<PastEvening> => call("past_evening", { id }),
  /** Enters a past evening. For: desk. */
  pastRecord: (evening: PastEvening): Promise<number> => call("past_record", { evening }),
  /** Corrects a past evening for a reason, and says what was done. For: desk. */
  pastCorrect: (id: number, evening: PastEvening, why: string): Promise<string> => call("past_correct", { id, evening, why }),
  /** Deletes past evenings, after a copy of the club. For: desk. */
  pastDelete: (ids: Array<number>): Promise<void> => call("past_delete", { ids }),
  /** What the rules say about a dispute, in words; players at the table are named. For: floor. */
  floorAnswer: (tournament: number | null, table: number | null, question: Asked): Promise<Ruling> => call("floor_answer", { tournament, table, question }),
  /** A rule as the club's booklet says it, with the figures of the rules in force; null: there is no such rule. For: floor. */
  ruleText: (tournament: number | null, rule: string): Promise<RuleLine | null> => call("rule_text", { tournament, rule }),
  /** A pack of 52 cards, shuffled by chance. For: floor. */
  floorDeck: (): Promise<Array<string>> => call("floor_deck"),
  /** Calls time on a player of a table; the room may show it. For: floor. */
  countdownStart: (tournament: number | null, table: number | null, inRoom: boolean): Promise<void> => call("countdown_start", { tournament, table, inRoom }),
  /** Stops it. For: floor. */
  countdownStop: (): Promise<void> => call("countdown_stop"),
  /** The time that runs for a player; null: none does. For: public. */
  countdown: (): Promise<CountdownView | null> => call("countdown"),
  /** Makes a document for the preview. For: desk. */
  documentMake: (request: PaperRequest): Promise<ShownDocument> => call("document_make", { request }),
  /** Opens a document in the system's viewer; answers the file. The viewer reads a copy in the program's cache until the program ends; a later one of the same name takes its place, or stands beside it where the viewer holds it. For: host. */
  documentOpen: (request: PaperRequest): Promise<string> => call("document_open", { request }),
  /** Saves a document where the person chooses, or at a place named; null: none was chosen. For: host. */
  documentSave: (request: PaperRequest, path: string | null): Promise<string | null> => call("document_save", { request, path }),
  /** Saves a file for each of these documents of a tournament's evening in a folder that the person chooses, or one named; null: none was chosen. For: host. */
  documentsSave: (tournament: number, kinds: Array<DocumentKind>, options: DocumentOptions, folder: string | null): Promise<string | null> => call("documents_save", { tournament, kinds, options, folder }),
  /** What may be printed together for a tournament's evening. For: desk. */
  tonight: (id: number): Promise<Array<TonightPaper>> => call("tonight", { id }),
  /** The printers of this computer, and the one that this club begins with. May take seconds. For: host. */
  printers: (): Promise<PrintChoice> => call("printers"),
  /** Whether such a document was printed on both sides last; null if it is cut into pieces, which are printed on one side. For: host. */
  printSides: (paper: RequestedPaper): Promise<boolean | null> => call("print_sides", { paper }),
  /** Sends a document to a printer. For: host. */
  documentPrint: (request: PaperRequest, order: PrintOrder): Promise<Sent> => call("document_print", { request, order }),
  /** Jobs that may still be printed, those sent before the program was started among them. For: host. */
  printJobs: (): Promise<Array<Sent>> => call("print_jobs"),
  /** What became of a document that was sent. For: host. */
  printJob: (sent: Sent): Promise<JobReport> => call("print_job", { sent }),
  /** Takes it back. For: host. */
  printCancel: (sent: Sent): Promise<JobReport> => call("print_cancel", { sent }),
  /** Follows a document that was sent no longer. For: host. */
  printForget: (sent: Sent): Promise<void> => call("print_forget", { sent }),
  /** Printed papers of evenings that are not over whose draw no longer counts. For: host. */
  stalePapers: (): Promise<Array<StalePaper>> => call("stale_papers"),
  /** Reports a printed paper no longer. For: host. */
  stalePaperForget: (paper: SeatPaper): Promise<void> => call("stale_paper_forget", { paper }),
  /** Signs how an evening ended and saves the proof where the person chooses, or at a place named; answers what the person should know; null: no place was chosen. Makes a key where the club has none on this computer. For: host. */
  proofSave: (tournament: number, path: string | null): Promise<string | null> => call("proof_save", { tournament, path }),
  /** The club's keys, the oldest first. For: desk. */
  proofKeys: (): Promise<Array<ProofKey>> => call("proof_keys"),
  /** Withdraws a key: its computer was lost or stolen. Answers the keys as they are then. For: host. */
  proofKeyWithdraw: (fingerprint: string): Promise<Array<ProofKey>> => call("proof_key_withdraw", { fingerprint }),
  /** Compares a proof with the club. For: desk. */
  proofCheck: (proof: string): Promise<ProofChecked> => call("proof_check", { proof }),
  /** What would be sent, of a season or of all. For: host. */
  leagueView: (season: number | null): Promise<LeagueView> => call("league_view", { season }),
  /** The results and figures of an evening that would be sent. For: host. */
  leagueResults: (id: number): Promise<LeagueResults> => call("league_results", { id }),
  /** Keeps the address of the league's server as it was typed (empty: there is none), and whether evenings are sent by themselves once they are over. For: host. */
  leagueKeep: (address: string, automatic: boolean): Promise<LeagueSettings> => call("league_keep", { address, automatic }),
  /** Joins a league by the code that it gave. For: host. */
  leagueJoin: (code: string): Promise<LeagueSettings> => call("league_join", { code }),
  /** Writes what the league gets where the person chooses, or at a place named; answers what the person should know; null: no place was chosen. For: host. */
  leagueWrite: (season: number | null, path: string | null): Promise<string | null> => call("league_write", { season, path }),
  /** Sends it to the league's server, and answers what arrived there. For: host. */
  leagueSend: (season: number | null): Promise<string> => call("league_send", { season }),
  /** Sends automatically if the club wants that, something is new, and the same was not refused before. For: host. */
  leagueSendDue: (): Promise<SentDue> => call("league_send_due"),
  /** What the lists in a file of the league hold, which the person chooses or which is named; null: none was chosen. For: host. */
  leagueListsOpen: (path: string | null): Promise<OpenedLists | null> => call("league_lists_open", { path }),
  /** What the league's server answers when it is asked for the lists. For: host. */
  leagueListsAsk: (): Promise<OpenedLists> => call("league_lists_ask"),
  /** The lists that were opened last, with so many of the persons whom a search finds. For: host. */
  leagueListsSearch: (search: string, most: number): Promise<ListsView> => call("league_lists_search", { search, most }),
  /** Takes over what was chosen of the lists that were opened last; `league` is the fingerprint that the person has compared, where the club does not know the league yet; answers what became of it. For: host. */
  leagueListsTake: (choice: ListsChoice, league: string | null): Promise<string> => call("league_lists_take", { choice, league }),
  /** What the club publishes, and where. For: host. */
  publishing: (): Promise<Publishing> => call("publishing"),
  /** Decides what the club publishes; the address of the site on the web as it was typed, empty: none. For: host. */
  publishingKeep: (settings: PublishingSettings, address: string): Promise<Publishing> => call("publishing_keep", { settings, address }),
  /** Chooses the folder of the site: one named, or one that the person chooses; null: none was chosen. For: host. */
  publishingChoose: (folder: string | null): Promise<Publishing | null> => call("publishing_choose", { folder }),
  /** What writing the site would do to its folder; null: none was chosen. For: host. */
  sitePlan: (): Promise<SitePlan | null> => call("site_plan"),
  /** Writes the site into its folder; `beside`: also beside files of others. Null: no folder was chosen. For: host. */
  siteWrite: (beside: boolean): Promise<Published | null> => call("site_write", { beside }),
  /** Opens the first page of the written site in the system's browser. For: host. */
  siteOpen: (): Promise<void> => call("site_open"),
  /** What can be told of an evening, as texts to copy; empty while it is played. For: desk. */
  eveningMessages: (id: number, form: Form): Promise<Array<Message>> => call("evening_messages", { id, form }),
  /** Standings as a text to copy. For: desk. */
  standingsMessage: (ranking: Ranking, form: Form): Promise<string> => call("standings_message", { ranking, form }),
  /** Opens the room's window and shows a tournament in it. For: desk. */
  roomOpen: (id: number): Promise<void> => call("room_open", { id }),
  /** Lets the room's window fill the screen it is on, or be a window again; null: the other of the two. For: room. */
  roomFill: (full: boolean | null): Promise<void> => call("room_fill", { full }),
  /** Tells the desk that one of the clock's keys was pressed in the room's window, for this tournament. For: room. */
  roomKey: (id: number, key: ClockKey): Promise<void> => call("room_key", { id, key }),
  /** Closes the room's window, or accepts that it was closed. For: desk. */
  roomClose: (): Promise<void> => call("room_close"),
  /** Chooses the tournaments that the room shows, at most four; none: those that are played. For: desk. */
  roomShow: (ids: Array<number>): Promise<void> => call("room_show", { ids }),
  /** Holds a scene of the room; null: scenes change by themselves again. For: desk. */
  roomScene: (scene: Scene | null): Promise<void> => call("room_scene", { scene }),
  /** How the room stands. For: desk. */
  roomStatus: (): Promise<RoomStatus> => call("room_status"),
  /** The reason why the room is not where it belongs; null if it is. For: host. */
  roomTrouble: (): Promise<RoomTrouble | null> => call("room_trouble"),
  /** Puts the room where it belongs once more. For: host. */
  roomPlace: (): Promise<void> => call("room_place"),
  /** Whether keys pressed in the room's window count. `pressed`: somebody presses in it, which gives it the keyboard. For: room. */
  roomKeys: (pressed: boolean): Promise<boolean> => call("room_keys", { pressed }),
  /** All that the room shows. For: room. */
  roomView: (): Promise<RoomView> => call("room_view"),
  /** What the club keeps of its room. For: desk. */
  roomKept: (): Promise<RoomKept> => call("room_kept"),
  /** Keeps the room's small settings. For: desk. */
  roomKeep: (settings: RoomSettings): Promise<RoomKept> => call("room_keep", { settings }),
  /** What a layout would look like, and what is wrong with it. For: desk. */
  roomLayoutCheck: (layout: Layout): Promise<LayoutReport> => call("room_layout_check", { layout }),
  /** Keeps a layout as the club's own, and uses it. For: desk. */
  roomLayoutKeep: (layout: Layout): Promise<RoomKept> => call("room_layout_keep", { layout }),
  /** Deletes a layout of the club's own. For: desk. */
  roomLayoutDelete: (id: string): Promise<RoomKept> => call("room_layout_delete", { id }),
  /** Lets the person choose a picture as the club's logo, or takes one named; null: none was chosen. For: host. */
  roomLogoChoose: (path: string | null): Promise<RoomKept | null> => call("room_logo_choose", { path }),
  /** One of the pictures that are shown in turn, as a `data:` address. For: room. */
  roomSlide: (id: number): Promise<string> => call("room_slide", { id }),
  /** Lets the person choose a picture to show in turn with the others, or takes one named; null: none was chosen. For: host. */
  roomSlideChoose: (path: string | null): Promise<RoomKept | null> => call("room_slide_choose", { path }),
  /** Takes one of the pictures that are shown in turn away. For: desk. */
  roomSlideRemove: (id: number): Promise<RoomKept> => call("room_slide_remove", { id }),
  /** Takes the logo away. For: desk. */
  roomLogoRemove: (): Promise<RoomKept> => call("room_logo_remove"),
  /** What is heard, how loud, and where. For: host. */
  sounds: (): Promise<SoundSettings> => call("sounds"),
  /** Keeps that. For: host. */
  soundsSet: (settings: SoundSettings): Promise<SoundSettings> => call("sounds_set", { settings }),
  /** Plays nothing any more, or again what the settings say. For: host. */
  soundsMute: (muted: boolean): Promise<void> => call("sounds_mute", { muted }),
  /** Lets the person choose a WAV file that is heard instead of an alert's bell, or takes one named; null: none was chosen. For: host. */
  soundChoose: (alert: Alert, path: string | null): Promise<SoundSettings | null> => call("sound_choose", { alert, path }),
  /** Takes the club's own sound of an alert away: its bell is heard again. For: host. */
  soundRemove: (alert: Alert): Promise<SoundSettings> => call("sound_remove", { alert }),
  /** Plays an alert, to hear it. For: host. */
  alertTry: (alert: Alert): Promise<void> => call("alert_try", { alert }),
  /** Has the voice say a sentence, to hear it. For: host. */
  voiceTry: (): Promise<void> => call("voice_try"),
  /** Chooses the folder that is the club's second place: one named, or one that the person chooses; null: none was chosen. For: host. */
  secondPlaceChoose: (folder: string | null): Promise<ClubState | null> => call("second_place_choose", { folder }),
  /** The club has no second place any more. What is there stays there. For: host. */
  secondPlaceClear: (): Promise<ClubState> => call("second_place_clear"),
  /** The club's file was copied from another club's to begin this one: the two are told apart from now on. For: host. */
  clubIsAnother: (): Promise<void> => call("club_is_another"),
  /** The guide, in the language in use. For: floor. */
  guide: (): Promise<Array<GuideChapter>> => call("guide"),
  /** A picture of the guide, in the language in use, as a `data:` address; null if there is none of this name. For: floor. */
  guidePicture: (name: string): Promise<string | null> => call("guide_picture", { name }),
  /** The passages of the guide in which every word of the query occurs. For: floor. */
  guideSearch: (query: string): Promise<Array<GuideHit>> => call("guide_search", { query }),
  /** What can be done about updates here. For: host. */
  updateState: (): Promise<UpdateState> => call("update_state"),
  /** Looks at an update that the person chooses, or at one named; null: none was chosen. For: host. */
  updateChoose: (path: string | null): Promise<UpdateReady | null> => call("update_choose", { path }),
  /** Asks the project's site for a newer version; null: this one is the newest. For: host. */
  updateLook: (): Promise<UpdateFound | null> => call("update_look"),
  /** Downloads the newest version and looks at it as at one from a stick. For: host. */
  updateDownload: (): Promise<UpdateReady> => call("update_download"),
  /** Forgets the update that was looked at last. For: host. */
  updateForget: (): Promise<UpdateState> => call("update_forget"),
  /** Installs the update that was looked at last, once the club has been copied. The program may end with it. For: host. */
  updateInstall: (): Promise<Installing> => call("update_install"),
  /** How devices reach this computer. For: desk. */
  network: (): Promise<NetworkView> => call("network"),
  /** Lets devices in until the evening is over, by one address of this computer, or by all where none is named. For: host. */
  networkOn: (address: string | null): Promise<NetworkView> => call("network_on", { address }),
  /** Lets no device in any more. For: host. */
  networkOff: (): Promise<NetworkView> => call("network_off"),
  /** The network of the room, with its code; null: nobody named it. For: desk. */
  wifi: (): Promise<WifiView | null> => call("wifi"),
  /** Names the network of the room, or forgets it. For: desk. */
  wifiKeep: (wifi: Wifi | null): Promise<WifiView | null> => call("wifi_keep", { wifi }),
  /** What the club lets telephones show. For: desk. */
  phoneSettings: (): Promise<PhoneSettings> => call("phone_settings"),
  /** Decides what telephones show. For: desk. */
  phoneSettingsKeep: (settings: PhoneSettings): Promise<PhoneSettings> => call("phone_settings_keep", { settings }),
  /** What a screen shows: that of this id, or a new one. For: public. */
  screenView: (id: string | null): Promise<ScreenView> => call("screen_view", { id }),
  /** A device says that it has scanned or been told a code. For: public. */
  pairClaim: (claim: Claim): Promise<Claimed> => call("pair_claim", { claim }),
  /** The table sheet whose code was typed; `pairing` proves that the device knows the code. For: public. */
  pairSheet: (pairing: string): Promise<TableSheet> => call("pair_sheet", { pairing }),
  /** A device that has scanned a table sheet asks to be let in as its captain's; the desk decides. For: public. */
  pairAsk: (ask: SheetAsk): Promise<SheetAsked> => call("pair_ask", { ask }),
  /** How a device stands that has scanned a code; null: it was refused, or has no access any more. For: public. */
  pairState: (device: string): Promise<Claimed | null> => call("pair_state", { device }),
  /** The club that is open here, so that a device that is not known here can tell whether it has come to another club's computer; null: none is open. For: public. */
  pairClub: (): Promise<LedClub | null> => call("pair_club"),
  /** All devices in the room that are more than a reader. For: desk. */
  devices: (): Promise<DevicesView> => call("devices"),
  /** Gives a screen something to show. For: desk. */
  screenShow: (id: string, shows: ScreenShows): Promise<void> => call("screen_show", { id, shows }),
  /** Gives a screen another name. For: desk. */
  screenRename: (id: string, name: string): Promise<void> => call("screen_rename", { id, name }),
  /** Tells whoever sees a screen something; empty: nothing any more. For: desk. */
  screenMessage: (id: string, message: string): Promise<void> => call("screen_message", { id, message }),
  /** Forgets a screen; where it is still open, it comes back under another name. For: desk. */
  screenForget: (id: string): Promise<void> => call("screen_forget", { id }),
  /** Makes a code with which one device is let in, good once and for five minutes. For: desk. */
  pairingStart: (role: DeviceRole): Promise<PairingView> => call("pairing_start", { role }),
  /** The code is worth nothing any more. For: desk. */
  pairingStop: (): Promise<void> => call("pairing_stop"),
  /** Lets a device in that waits for it, and says who uses it; empty: nobody is named. Unless it is to be kept, its access ends with the evening. For: desk. */
  deviceConfirm: (id: string, person: string, keep: boolean | null): Promise<void> => call("device_confirm", { id, person, keep }),
  /** Refuses a device that waits, or takes its access away. For: desk. */
  deviceRevoke: (id: string): Promise<void> => call("device_revoke", { id }),
  /** How this computer stands with others. For: host. */
  computers: (): Promise<ComputersView> => call("computers"),
  /** Computers in the room that lead a club. The room is asked from the first time on that this is called. For: host. */
  computersFound: (): Promise<Array<FoundComputer>> => call("computers_found"),
  /** Follows the club that the computer at an address leads. Somebody types six digits there first that are shown here, unless that was done before. For: host. */
  computerFollow: (address: string): Promise<void> => call("computer_follow", { address }),
  /** Gives up reaching another computer, or follows no more: the file stays. For: host. */
  computerLeave: (): Promise<void> => call("computer_leave"),
  /** Computers may ask to become the second one, for five minutes; false: they may not any more. For: host. */
  computerExpect: (expect: boolean): Promise<void> => call("computer_expect", { expect }),
  /** Lets the computer on whose screen these six digits are be the second one: it gets the whole club file. For: host. */
  computerTyped: (digits: string): Promise<void> => call("computer_typed", { digits }),
  /** Refuses all computers that ask, and hears none at their addresses for this evening. For: host. */
  computerRefuse: (): Promise<void> => call("computer_refuse"),
  /** Says, at the computer that asks, whether the other one's screen says that the digits were typed there. For: host. */
  computerAnswer: (computer: string, equal: boolean): Promise<void> => call("computer_answer", { computer, equal }),
  /** That computer is a stranger again; where it follows, it follows no more. For: host. */
  computerForget: (computer: string): Promise<void> => call("computer_forget", { computer }),
  /** This computer leads the club that it follows from now on. For: host. */
  takeOver: (): Promise<void> => call("take_over"),
  /** This computer leads the club, whatever the second one that cannot be reached has done. For: host. */
  leadAnyway: (): Promise<void> => call("lead_anyway"),
  /** A table as its captain sees it. For: table. */
  captainView: (id: number, table: number): Promise<CaptainView> => call("captain_view", { id, table }),
  /** Reports something from a table. Answers the report as it is on the disk. For: table. */
  report: (id: number, table: number, what: Reported): Promise<Report> => call("report", { id, table, what }),
  /** What waits for the desk, the oldest first: reports that say different things of the same are one decision. For: floor. */
  reports: (id: number): Promise<Array<ReportDecision>> => call("reports", { id }),
  /** Does what a report says, or takes note of it, and puts aside what says otherwise. Answers what was done, in words; null: nothing but that. For: floor. */
  reportConfirm: (report: number): Promise<string | null> => call("report_confirm", { report }),
  /** Puts reports of one tournament aside, all of them or none. For: floor. */
  reportsDismiss: (id: number, reports: Array<number>): Promise<void> => call("reports_dismiss", { id, reports }),
  /** What the club lets captains do. For: desk. */
  captainSettings: (): Promise<CaptainSettings> => call("captain_settings"),
  /** Decides what captains may do. For: desk. */
  captainSettingsKeep: (settings: CaptainSettings): Promise<CaptainSettings> => call("captain_settings_keep", { settings }),
  /** The evening as telephones show it to everybody. For: public. */
  phoneView: (): Promise<PhoneView> => call("phone_view"),
  /** Everybody in a tournament, by name; empty: telephones do not show it. For: public. */
  phonePlayers: (id: number): Promise<Array<PhonePlayer>> => call("phone_players", { id }),
  /** A player's own page; null: there is no such player, or telephones do not show that tournament. For: public. */
  phoneOwn: (id: number, entry: number): Promise<PhoneOwn | null> => call("phone_own", { id, entry }),
  /** Those who signed up for a tournament, by name, where players may say that they have come. For: public. */
  phoneCheckIn: (id: number): Promise<Array<CheckInPerson>> => call("phone_check_in", { id }),
  /** Somebody says to have come. Nothing is booked: the desk answers. For: public. */
  checkIn: (id: number, of: ArrivalOf): Promise<void> => call("check_in", { id, of }),
  /** Who says to have come and waits for the desk, the first first. For: door. */
  arrivals: (id: number): Promise<Array<ArrivalLine>> => call("arrivals", { id }),
  /** Registers somebody who waits, as this member. Answers what was done, in words. For: door. */
  arrivalConfirm: (arrival: number, member: number, paid: boolean): Promise<string> => call("arrival_confirm", { arrival, member, paid }),
  /** Says that nobody has come after all. For: door. */
  arrivalDismiss: (arrival: number): Promise<void> => call("arrival_dismiss", { arrival }),
  /** Says of several who wait for a tournament that nobody has come after all. For: door. */
  arrivalsDismiss: (id: number, arrivals: Array<number>): Promise<void> => call("arrivals_dismiss", { id, arrivals }),
  /** The standings that a tournament counts for, with this evening as it stands; empty: there are none, or the club does not show them. For: public. */
  phoneStandings: (id: number): Promise<Array<PhoneStandings>> => call("phone_standings", { id }),
  /** The booklet of a tournament's rules; null: the club does not show it. For: public. */
  phoneRules: (id: number): Promise<PhoneRules | null> => call("phone_rules", { id }),
};
