// Written by `make bindings` from src-tauri/src/commands.rs. Do not edit.
import { invoke } from "@tauri-apps/api/core";

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
paid: boolean, } | { "type": "unregister", 
/**
 * Which.
 */
entry: number, } | { "type": "pay", 
/**
 * From whom.
 */
entry: number, 
/**
 * How much.
 */
amount: number, } | { "type": "reserve_seat", 
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
until: number | null, } | { "type": "break_now", 
/**
 * How long.
 */
minutes: number, } | { "type": "step_clock", 
/**
 * The next one.
 */
forward: boolean, } | { "type": "give_back", 
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
table: number, } | { "type": "tell_position", 
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
entry: number, } | { "type": "rebuy", 
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
table: number | null, } | { "type": "move_player", 
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
seat: number, } | { "type": "postpone", 
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
 * Chips left in front of his seat; what was posted for him stays in play.
 */
stack: number, } | { "type": "redraw_seats" } | { "type": "change_ruleset", 
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
plan: PrizePlan, } | { "type": "hand_prize", 
/**
 * To whom.
 */
entry: number, 
/**
 * He has it.
 */
handed: boolean, } | { "type": "record_ruling", 
/**
 * At which table, where it matters.
 */
table: number | null, 
/**
 * The subject, a topic of the rule vectors.
 */
topic: string, 
/**
 * The facts.
 */
given: unknown, 
/**
 * What the rules answer.
 */
result: unknown, 
/**
 * The director's own decision (1-1).
 */
overruled: Overruling | null, } | { "type": "finish", 
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
 * An advice with the rule it rests on.
 */
export type Advice = { 
/**
 * Names it, for putting it off.
 */
key: string, 
/**
 * The rule's number.
 */
rule: string, 
/**
 * What is to be done.
 */
kind: AdviceKind, 
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
tables: number, } | { "type": "no_show", 
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
free: number, } | { "type": "balance", 
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
 * Positions are known, yet no seat is allowed there now (6-10).
 */
no_seat: boolean, } | { "type": "finish", 
/**
 * The winner, where one is left.
 */
winner: number | null, };

/**
 * What is to be heard.
 */
export type Alert = "level" | "one_minute" | "ten_seconds" | "break" | "break_end" | "table_move" | "final_table";

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
 * Why.
 */
cause: AwayCause, };

/**
 * Why the program was away.
 */
export type AwayCause = "cut" | "closed" | "asleep" | "unknown";

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
 * A ruleset that the program brings along.
 */
export type Base = "club" | "tda";

/**
 * How bets are limited (003 b).
 */
export type Betting = "no_limit" | "pot_limit" | "limit";

/**
 * Blinds of a level.
 */
export type Blinds = { 
/**
 * Small blind.
 */
small: number, 
/**
 * Big blind.
 */
big: number, 
/**
 * Ante; 0: none.
 */
ante: number, 
/**
 * Who posts it.
 */
ante_kind: AnteKind, };

/**
 * In which order tables are broken (6-6).
 */
export type BreakOrder = { "type": "highest_first" } | { "type": "list", 
/**
 * The tables.
 */
tables: Array<number>, };

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
export type ButtonSystem = "dead" | "moving";

/**
 * How well a stack makes change.
 */
export type Change = "once" | "twice";

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
 * How many higher chips a chip race gives out (10-3; C10).
 */
export type ChipRaceRounding = "up" | "half" | "down";

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
scene: Scene | null, } | { "type": "help" };

/**
 * All that a clock shows.
 */
export type ClockView = { 
/**
 * The instant it was read at.
 */
now: number, 
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
 * Entries.
 */
entries: number, 
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
 * Steps in all.
 */
steps: number, };

/**
 * Which club is open, and how.
 */
export type ClubState = { 
/**
 * The club's name; null: no club is open.
 */
name: string | null, 
/**
 * Its file.
 */
path: string | null, 
/**
 * The language in use.
 */
language: Language, 
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
unopened: Problem | null, };

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
 * One result in somebody's total.
 */
export type CountedResult = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Its name.
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
 * A stack counted at the end of play.
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
 * Entries that count.
 */
entries: number, 
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
 * Who deals.
 */
export type DealerMode = "players_deal" | "dealer";

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
 * Everybody in it.
 */
people: Array<Person>, 
/**
 * Moves that the room must still hear of, by the seat they lead to.
 */
announce: Array<MoveMade>, 
/**
 * What Ctrl+Z would take back.
 */
undo: string | null, 
/**
 * What Ctrl+Y would do again.
 */
redo: string | null, };

/**
 * What can be printed.
 */
export type DocumentKind = "sign_in" | "seat_cards" | "seating_by_name" | "seating_by_table" | "table_sheets" | "draw_certificate" | "structure" | "moves" | "move_slips" | "final_table" | "receipts" | "prizes" | "payouts" | "results" | "eliminations" | "history" | "penalties" | "rulings" | "report" | "standings" | "scores" | "attendance" | "member_card" | "member_year" | "members" | "member_cards" | "rules" | "hand_rankings" | "variants" | "beginner" | "glossary" | "conditions";

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
 * Move slips: those of the whole evening, not only of the last moment at which somebody moved.
 */
all_moves: boolean, };

/**
 * What a document is about.
 */
export type DocumentSubject = "club" | "tournament" | "season" | "member";

/**
 * A structure that is being designed.
 */
export type DraftStructure = { 
/**
 * The set-up that it belongs to.
 */
setup: SetupDraft, 
/**
 * For whom it is reckoned.
 */
field: Field, };

/**
 * When play ends.
 */
export type EndCondition = { "type": "last_player" } | { "type": "satellite", 
/**
 * How many qualify.
 */
qualifiers: number, } | { "type": "time_limit", 
/**
 * How long, in minutes.
 */
minutes: number, };

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
 * By whom.
 */
out_by: number | null, 
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
 * An add-on is possible now.
 */
may_add_on: boolean, };

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
chips: number, } | { "type": "unregistered", 
/**
 * Which.
 */
entry: number, 
/**
 * Money given back.
 */
refunded: number, } | { "type": "paid", 
/**
 * Whose.
 */
entry: number, 
/**
 * How much.
 */
amount: number, } | { "type": "seat_reserved", 
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
seats: Array<Seating>, } | { "type": "late_seated", 
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
seed: Seed, } | { "type": "started", 
/**
 * The clock from then.
 */
clock: ClockAnchor, } | { "type": "clock_set", 
/**
 * How it stands now.
 */
clock: ClockAnchor, } | { "type": "structure_changed", 
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
table: number, } | { "type": "positions_told", 
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
at: SeatRef, } | { "type": "rebought", 
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
plan: PrizePlan, } | { "type": "prize_handed", 
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
entry: number, } | { "type": "finished", 
/**
 * When.
 */
at: number, 
/**
 * Everybody's result, best first.
 */
results: Array<ResultLine>, };

/**
 * The facts of a dispute, in the shape of the rule vectors.
 */
export type Facts = Record<string, unknown>;

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
 * What is wrong with one field of a form.
 */
export type FieldError = { 
/**
 * Its path in the form's draft: `name`, `tables.3.seats`, `steps.0.minutes`.
 */
field: string, 
/**
 * What is wrong, in the club's language.
 */
message: string, };

/**
 * What is not right in a field.
 */
export type FieldProblem = { "code": "last_name_missing" } | { "code": "first_name_missing" } | { "code": "born_impossible" } | { "code": "date_unreadable", 
/**
 * What stands there.
 */
text: string, } | { "code": "number_taken", 
/**
 * Who.
 */
by: number, } | { "code": "email" } | { "code": "too_long" };

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
 * Where the first button goes (2-1).
 */
export type FirstButton = "fixed_seat" | "card_draw";

/**
 * A ruling: a question to the rules, their answer, and the director's own decision where he
 * departs from it. Seats are named, never people: a member can be erased and this stays.
 */
export type FloorRuling = { 
/**
 * At which table, where it matters.
 */
table: number | null, 
/**
 * The subject, a topic of the rule vectors.
 */
topic: string, 
/**
 * The facts.
 */
given: unknown, 
/**
 * What the rules answer.
 */
result: unknown, 
/**
 * The director's own decision (1-1).
 */
overruled: Overruling | null, };

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
 * The step of the structure in which the middle lies, from 0.
 */
step: number, 
/**
 * The structure is over before: play is expected to go on in overtime.
 */
overtime: boolean, };

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
addon_multiple: number, };

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
rule: string, };

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
 * The till's side of the prizes.
 */
export type HandedView = { 
/**
 * What was handed over, by entry.
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
 * Money that those who have a place still get; negative: they have too much.
 */
owed: number, 
/**
 * What was received, less what was handed over.
 */
till: number, };

/**
 * Going heads-up with the big blind out.
 */
export type HeadsUpRepeat = "post" | "dead";

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
 * When, UTC milliseconds.
 */
at: number, 
/**
 * By whom.
 */
who: string, 
/**
 * What, in words.
 */
text: string, 
/**
 * It is undone now.
 */
undone: boolean, 
/**
 * It is itself an undo or a redo.
 */
turn: boolean, };

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
minor: boolean, };

/**
 * What an import would do.
 */
export type ImportPreview = { 
/**
 * How the file is written: `UTF-8` or `windows-1252`.
 */
encoding: string, 
/**
 * What stands between the columns.
 */
separator: string, 
/**
 * Headings that were not understood: those columns are left out.
 */
ignored: Array<string>, 
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
rejected: number, };

/**
 * What becomes of a job.
 */
export type JobReport = { 
/**
 * How far it has come.
 */
state: JobState, 
/**
 * Says so, and what to do.
 */
says: string, };

/**
 * How far a job has come.
 */
export type JobState = "waiting" | "printing" | "done" | "stuck" | "failed";

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
 * Why that step.
 */
export type LadderReason = "first" | "repeated" | "no_warning";

/**
 * A language of the program.
 */
export type Language = "fr" | "en";

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
dealer: number | null, };

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
 * How many of that are needed at most: the race rounds up once a table.
 */
needed: number, };

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
 * How a structure is written to a file.
 */
export type LevelsFile = "csv" | "json";

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
 * How 2-7 hands rank (004, 6-II and 7-IV; C3).
 */
export type Lowball27 = "decree" | "international";

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
note: string | null, };

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
note: string | null, };

/**
 * The least raise (7-10; C12).
 */
export type MinRaiseRule = "double_total" | "increment";

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
addon_price: number, };

/**
 * Why somebody moved.
 */
export type MoveCause = "balance" | "break" | "final_table" | "redraw" | "director";

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
 * A newcomer in a vacant seat between the new button and the small blind.
 */
export type NewcomerBetween = "sit_out_one" | "play_now";

/**
 * The positions of the hand to come.
 */
export type NextHand = { 
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
 * Newcomers who sit this hand out (6-12).
 */
sits_out: Array<number>, 
/**
 * Two players.
 */
heads_up: boolean, };

/**
 * What a moved player is in the next hand.
 */
export type NextRole = "bb" | "button" | "other";

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
rule: string, 
/**
 * It is punished without a warning.
 */
without_warning: boolean, 
/**
 * Another player is at fault, too.
 */
takes_two: boolean, };

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
 * What will happen to a line.
 */
export type Outcome = { "type": "add" } | { "type": "known", 
/**
 * Who.
 */
member: number, } | { "type": "repeated", 
/**
 * That line, counted from 1.
 */
line: number, } | { "type": "reject", 
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
export type PanelKind = "title" | "clock" | "blinds" | "next" | "break" | "players" | "average" | "chips" | "prizes" | "logo" | "message" | "qr" | "season" | "eliminations" | "hour" | "legend";

/**
 * The size of a sheet.
 */
export type Paper = "a4" | "letter";

/**
 * Which document is asked for.
 */
export type PaperRequest = { 
/**
 * Its kind.
 */
kind: DocumentKind, 
/**
 * The tournament or the season that it is about; null: the club.
 */
subject: number | null, 
/**
 * Language, paper and colour.
 */
options: DocumentOptions, 
/**
 * Where there are any: these documents of the tournament's evening in one, in place of the
 * kind.
 */
tonight: Array<DocumentKind>, 
/**
 * The club's rules: by the ruleset of this key; null: by those it plays by.
 */
ruleset: string | null, 
/**
 * The sheet of this structure, in place of a tournament's; null: none is being designed.
 */
draft: DraftStructure | null, };

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
rule: string, 
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
rule: string, 
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
number: string | null, };

/**
 * How far the evening is.
 */
export type Phase = "registering" | "drawn" | "playing" | "finished";

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
 * Which position the director tapped on the table's picture.
 */
export type Position = "button" | "big_blind";

/**
 * One of the prices.
 */
export type PriceOf = "fee" | "club_part" | "rebuy_price" | "addon_price";

/**
 * The printers of this computer, and how this club printed last.
 */
export type PrintChoice = { 
/**
 * The printers.
 */
printers: Printers, 
/**
 * The one to begin with: the club's last on this computer, else the system's own.
 */
printer: string | null, 
/**
 * On both sides of the sheets.
 */
two_sided: boolean, };

/**
 * How a document is to be printed.
 */
export type PrintOrder = { 
/**
 * The printer's name for the system.
 */
printer: string, 
/**
 * How many copies, 1 to [`PrintOrder::MOST_COPIES`].
 */
copies: number, 
/**
 * Which pages, such as `1-3, 5`; empty: all.
 */
pages: string, 
/**
 * On both sides of the sheets, turned over their long edge.
 */
two_sided: boolean, };

/**
 * A printer.
 */
export type Printer = { 
/**
 * Its name for the system.
 */
name: string, 
/**
 * What a person calls it, and where it stands.
 */
says: string, 
/**
 * What is wrong with it now.
 */
trouble: string | null, };

/**
 * The printers of this computer.
 */
export type Printers = { 
/**
 * Those that a document can be sent to; none: it is opened in the system's viewer instead.
 */
list: Array<Printer>, 
/**
 * The one that is used where nobody chooses.
 */
usual: string | null, 
/**
 * Why there is none, and what to do instead.
 */
advice: string | null, };

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
index: number, } | { "code": "unit" } | { "code": "guarantee" } | { "code": "thing_place", 
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
in_kind: Array<PrizeInKind>, };

/**
 * What could not be done. Nothing has changed.
 */
export type Problem = { 
/**
 * Names it for a program.
 */
code: string, 
/**
 * Says it to a person, in the club's language.
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
 * Who begins in razz (004, 7-III 3).
 */
export type RazzOrder = "decree" | "international";

/**
 * When a stack is small enough for a rebuy (5-2).
 */
export type RebuyCondition = "zero_or_below_bb" | "zero_only" | "at_or_below_bb" | "at_or_below_starting_stack";

/**
 * How far the rebuy period and its end have come at a table (5-5).
 */
export type RebuyPhase = "period" | "after_extra_hand_1" | "after_extra_hand_2" | "closed";

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
 * When short all-ins open the betting again (7-19; C13).
 */
export type ReopenRule = "doubled" | "full_increment";

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
 * Season points.
 */
points: number, };

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
logo: string | null, };

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
name: string, };

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
 * Money.
 */
amount: number, 
/**
 * Things.
 */
things: Array<string>, 
/**
 * Who has it already.
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
 * The screen it filled was unplugged; it comes back with it.
 */
away: boolean, 
/**
 * The screen is kept from sleeping.
 */
awake: boolean, };

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
 * Chips that everyone starts with.
 */
stack: number, 
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
 * Players who must go before all that remain are paid; none: the places paid are not fixed
 * yet, or nothing is paid.
 */
to_money: number | null, 
/**
 * The last table with its seats, once all that remain sit there.
 */
final_table: LastTable | null, 
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
 * The logo, as a `data:` address.
 */
logo: string | null, };

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
 * Newcomers between button and small blind (6-12, 6-16; C1).
 */
newcomer_between_button_and_sb: NewcomerBetween, 
/**
 * A small blind twice running heads-up (6-20, 001 c; C4).
 */
heads_up_repeat_sb: HeadsUpRepeat, 
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
 * Penalties for a repeated fault, the lightest first (13-1).
 */
penalty_ladder: Array<PenaltyStep>, 
/**
 * Suits separate equal hands: spade, heart, diamond, club (003 n; C2).
 */
tie_break_by_suit: boolean, 
/**
 * How 2-7 hands rank (004, 6-II and 7-IV; C3).
 */
lowball_27: Lowball27, 
/**
 * Who begins in razz (004, 7-III 3).
 */
razz_order: RazzOrder, };

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
settings: Array<Setting>, 
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
result: Record<string, unknown> | null, 
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
 * A scene of the room.
 */
export type Scene = "welcome" | "seats" | "clock" | "break" | "moves" | "prizes" | "final_table" | "winner";

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
played: number, };

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
entry: number | null, };

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
 * The seed of a draw, shown as 64 hexadecimal digits.
 */
export type Seed = string;

/**
 * A document that a printer's queue has taken.
 */
export type Sent = { 
/**
 * The printer's name for the system.
 */
printer: string, 
/**
 * The number of the job.
 */
job: number, 
/**
 * When it was sent, UTC milliseconds.
 */
at: number, 
/**
 * Says so.
 */
says: string, };

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
 * A setting of a ruleset, with all that there is to know about it.
 */
export type Setting = { 
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
 * Freezeout, or rebuys.
 */
format: Format, 
/**
 * Last level (from 1, breaks not counted) in which a latecomer may enter; 0: none.
 */
late_last_level: number, 
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
export type SetupError = { "code": "name_missing" } | { "code": "starting_stack" } | { "code": "seats_per_table" } | { "code": "final_table_seats" } | { "code": "no_table" } | { "code": "table_twice", 
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
of: PriceOf, } | { "code": "currency" } | { "code": "addon_multiple" } | { "code": "rebuy_level" } | { "code": "start_minute" } | { "code": "qualifiers" } | { "code": "time_limit" } | { "code": "chips", 
/**
 * What is wrong with them.
 */
error: ChipProblem, } | { "code": "structure", 
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
locks: Locks, };

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
amounts: Array<number>, } | { "type": "nothing" };

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
 * Who shows first (8-3; C9).
 */
export type ShowOrder = "last_aggressor" | "first_caller";

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
 * The loudspeaker of this computer, by name; null: the system's.
 */
device: string | null, 
/**
 * Those there are now. What is given back here when the settings are kept is not read.
 */
devices: Array<string>, };

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
 * Every result, the best first.
 */
results: Array<CountedResult>, };

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
 * What looks wrong.
 */
warnings: Array<StructureWarning>, 
/**
 * For how many players it was reckoned.
 */
players: number, };

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
step: number, };

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
rebuy_phase: RebuyPhase, };

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
 * How the clock stands.
 */
export type ThinkingState = "not_called" | "thinking" | "countdown" | "hand_dead";

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
 * How far it is: `registering`, `drawn`, `playing`, `finished`.
 */
status: string, 
/**
 * Entries in it.
 */
entries: number, };

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
 * Running totals.
 */
counts: Counts, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * Entries by number.
 */
entries: Array<EntryView>, 
/**
 * Tables in play.
 */
tables: Array<TableView>, 
/**
 * Tables of the room that are not in play.
 */
closed_tables: Array<number>, 
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
 * Results so far, best first; whole once it is over.
 */
results: Array<ResultLine>, 
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
 * Who posts antes, from the first break on (the fifth level where there is none).
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
 * The worth of the club's chips.
 */
chips: Array<number>, };

/** Every document in the order of an evening, and what it can be about; the first is meant unasked. */
export const documents: Record<DocumentKind, [DocumentSubject, ...DocumentSubject[]]> = {
  sign_in: ["tournament"],
  seat_cards: ["tournament"],
  seating_by_name: ["tournament"],
  seating_by_table: ["tournament"],
  table_sheets: ["tournament"],
  draw_certificate: ["tournament"],
  structure: ["tournament"],
  moves: ["tournament"],
  move_slips: ["tournament"],
  final_table: ["tournament"],
  receipts: ["tournament"],
  prizes: ["tournament"],
  payouts: ["tournament"],
  results: ["tournament"],
  eliminations: ["tournament"],
  history: ["tournament"],
  penalties: ["tournament"],
  rulings: ["tournament"],
  report: ["tournament"],
  standings: ["season"],
  scores: ["season"],
  attendance: ["season"],
  member_card: ["member"],
  member_year: ["member"],
  members: ["club"],
  member_cards: ["club"],
  rules: ["club", "tournament"],
  hand_rankings: ["club", "tournament"],
  variants: ["club", "tournament"],
  beginner: ["club", "tournament"],
  glossary: ["club"],
  conditions: ["tournament"],
};

/** The commands of the program. Each rejects with a Problem. */
export const commands = {
  clubState: (): Promise<ClubState> => invoke("club_state"),
  clubCreate: (name: string, language: Language): Promise<ClubState | null> => invoke("club_create", { name, language }),
  clubOpen: (path: string | null): Promise<ClubState | null> => invoke("club_open", { path }),
  clubSample: (): Promise<ClubState> => invoke("club_sample"),
  clubRename: (name: string): Promise<ClubState> => invoke("club_rename", { name }),
  languageSet: (language: Language): Promise<ClubState> => invoke("language_set", { language }),
  awayAnswer: (giveBack: boolean): Promise<ClubState> => invoke("away_answer", { giveBack }),
  backupNow: (): Promise<Array<Backup>> => invoke("backup_now"),
  backupRestore: (path: string): Promise<ClubState> => invoke("backup_restore", { path }),
  backups: (): Promise<Array<Backup>> => invoke("backups"),
  membersFind: (query: string, archived: boolean): Promise<Array<Member>> => invoke("members_find", { query, archived }),
  memberSave: (member: MemberDraft): Promise<Member> => invoke("member_save", { member }),
  memberArchive: (id: number, archived: boolean): Promise<void> => invoke("member_archive", { id, archived }),
  memberErase: (id: number): Promise<void> => invoke("member_erase", { id }),
  membersPreview: (path: string | null): Promise<[string, ImportPreview] | null> => invoke("members_preview", { path }),
  membersImport: (path: string, preview: ImportPreview): Promise<number> => invoke("members_import", { path, preview }),
  membersPreviewText: (text: string): Promise<ImportPreview> => invoke("members_preview_text", { text }),
  membersImportText: (text: string, preview: ImportPreview): Promise<number> => invoke("members_import_text", { text, preview }),
  membersExport: (): Promise<string | null> => invoke("members_export"),
  tournaments: (): Promise<Array<TournamentRow>> => invoke("tournaments"),
  templates: (): Promise<Array<Template>> => invoke("templates"),
  templateSave: (name: string, setup: SetupDraft): Promise<Array<Template>> => invoke("template_save", { name, setup }),
  rulesets: (): Promise<Array<RulesetView>> => invoke("rulesets"),
  rulesetView: (ruleset: Ruleset): Promise<RulesetView> => invoke("ruleset_view", { ruleset }),
  rulesetChanges: (from: Ruleset, to: Ruleset): Promise<Array<Setting>> => invoke("ruleset_changes", { from, to }),
  rulesetCreate: (name: string, from: Ruleset): Promise<RulesetView> => invoke("ruleset_create", { name, from }),
  rulesetRename: (id: number, name: string): Promise<RulesetView> => invoke("ruleset_rename", { id, name }),
  ruleSet: (id: number, key: string, value: SettingValue): Promise<RulesetView> => invoke("rule_set", { id, key, value }),
  ruleRestore: (id: number, key: string): Promise<RulesetView> => invoke("rule_restore", { id, key }),
  rulesetRestore: (id: number): Promise<RulesetView> => invoke("ruleset_restore", { id }),
  rulesetDefault: (key: string): Promise<RulesetView> => invoke("ruleset_default", { key }),
  rulesetDelete: (id: number): Promise<void> => invoke("ruleset_delete", { id }),
  rulebook: (language: Language): Promise<Rulebook> => invoke("rulebook", { language }),
  rulePreview: (language: Language, words: string): Promise<string> => invoke("rule_preview", { language, words }),
  ruleWrite: (language: Language, number: string, words: string): Promise<RuleLine> => invoke("rule_write", { language, number, words }),
  ruleAdd: (language: Language, number: string, words: string): Promise<RuleLine> => invoke("rule_add", { language, number, words }),
  ruleHide: (number: string, hidden: boolean): Promise<void> => invoke("rule_hide", { number, hidden }),
  ruleTextRestore: (language: Language, number: string): Promise<void> => invoke("rule_text_restore", { language, number }),
  templateRename: (id: number, name: string): Promise<Array<Template>> => invoke("template_rename", { id, name }),
  templateDelete: (id: number): Promise<Array<Template>> => invoke("template_delete", { id }),
  tournamentCreate: (setup: SetupDraft, season: number | null): Promise<number> => invoke("tournament_create", { setup, season }),
  tournamentSeason: (id: number, season: number | null): Promise<void> => invoke("tournament_season", { id, season }),
  tournamentDelete: (id: number): Promise<void> => invoke("tournament_delete", { id }),
  setupCheck: (setup: SetupDraft, field: Field, tournament: number | null): Promise<SetupReport> => invoke("setup_check", { setup, field, tournament }),
  chipSets: (): Promise<Array<OwnChipSet>> => invoke("chip_sets"),
  chipSetsUsual: (): Promise<Array<ChipSet>> => invoke("chip_sets_usual"),
  chipSetSave: (own: OwnChipSet): Promise<Array<OwnChipSet>> => invoke("chip_set_save", { own }),
  chipSetDelete: (id: number): Promise<Array<OwnChipSet>> => invoke("chip_set_delete", { id }),
  levelsDesign: (wish: Wish): Promise<Array<Step>> => invoke("levels_design", { wish }),
  levelsView: (setup: SetupDraft, field: Field, tournament: number | null): Promise<DesignView | null> => invoke("levels_view", { setup, field, tournament }),
  levelsRepair: (setup: SetupDraft, field: Field, warning: StructureWarning): Promise<Array<Step>> => invoke("levels_repair", { setup, field, warning }),
  levelsRepairAll: (setup: SetupDraft, field: Field, tournament: number | null): Promise<Array<Step>> => invoke("levels_repair_all", { setup, field, tournament }),
  levelsNext: (setup: SetupDraft, at: number): Promise<Step> => invoke("levels_next", { setup, at }),
  levelsRead: (pasted: string, minutes: number): Promise<Array<Step>> => invoke("levels_read", { pasted, minutes }),
  levelsSave: (name: string, steps: Array<Step>, file: LevelsFile, path: string | null): Promise<string | null> => invoke("levels_save", { name, steps, file, path }),
  structures: (): Promise<Array<KeptStructure>> => invoke("structures"),
  structureSave: (name: string, stack: number, steps: Array<Step>): Promise<Array<KeptStructure>> => invoke("structure_save", { name, stack, steps }),
  structureDelete: (id: number): Promise<Array<KeptStructure>> => invoke("structure_delete", { id }),
  venues: (): Promise<Array<Venue>> => invoke("venues"),
  venueSave: (venue: Venue): Promise<Array<Venue>> => invoke("venue_save", { venue }),
  venueDelete: (id: number): Promise<Array<Venue>> => invoke("venue_delete", { id }),
  desk: (id: number): Promise<DeskTournament> => invoke("desk", { id }),
  clock: (id: number): Promise<ClockView> => invoke("clock", { id }),
  clocks: (): Promise<Array<PlayedClock>> => invoke("clocks"),
  forecastCut: (id: number, minutes: number): Promise<Forecast | null> => invoke("forecast_cut", { id, minutes }),
  act: (id: number, action: Action): Promise<Acted> => invoke("act", { id, action }),
  movesSeated: (id: number, moves: Array<[number, number]>): Promise<void> => invoke("moves_seated", { id, moves }),
  undo: (id: number): Promise<string> => invoke("undo", { id }),
  redo: (id: number): Promise<string> => invoke("redo", { id }),
  history: (id: number): Promise<Array<HistoryLine>> => invoke("history", { id }),
  floorAnswer: (tournament: number | null, topic: string, given: Facts): Promise<Ruling> => invoke("floor_answer", { tournament, topic, given }),
  ruleText: (tournament: number | null, rule: string): Promise<RuleLine | null> => invoke("rule_text", { tournament, rule }),
  floorDeck: (): Promise<Array<string>> => invoke("floor_deck"),
  countdownStart: (tournament: number | null, table: number | null, inRoom: boolean): Promise<void> => invoke("countdown_start", { tournament, table, inRoom }),
  countdownStop: (): Promise<void> => invoke("countdown_stop"),
  countdown: (): Promise<CountdownView | null> => invoke("countdown"),
  penalties: (id: number): Promise<PenaltiesView> => invoke("penalties", { id }),
  penaltyProposal: (id: number, entry: number, offence: Offence): Promise<PenaltyProposal | null> => invoke("penalty_proposal", { id, entry, offence }),
  penaltiesOf: (member: number, season: number | null): Promise<Array<PastPenalty>> => invoke("penalties_of", { member, season }),
  seasons: (): Promise<Array<Season>> => invoke("seasons"),
  seasonSave: (season: SeasonDraft): Promise<number> => invoke("season_save", { season }),
  standings: (season: number): Promise<Array<StandingLine>> => invoke("standings", { season }),
  documentMake: (request: PaperRequest): Promise<ShownDocument> => invoke("document_make", { request }),
  documentOpen: (request: PaperRequest): Promise<string> => invoke("document_open", { request }),
  documentSave: (request: PaperRequest, path: string | null): Promise<string | null> => invoke("document_save", { request, path }),
  documentsSave: (request: PaperRequest, folder: string | null): Promise<string | null> => invoke("documents_save", { request, folder }),
  tonight: (id: number): Promise<Array<TonightPaper>> => invoke("tonight", { id }),
  printers: (): Promise<PrintChoice> => invoke("printers"),
  documentPrint: (request: PaperRequest, order: PrintOrder): Promise<Sent> => invoke("document_print", { request, order }),
  printJob: (sent: Sent): Promise<JobReport> => invoke("print_job", { sent }),
  printCancel: (sent: Sent): Promise<JobReport> => invoke("print_cancel", { sent }),
  roomOpen: (id: number): Promise<void> => invoke("room_open", { id }),
  roomFill: (full: boolean | null): Promise<void> => invoke("room_fill", { full }),
  roomKey: (id: number, key: ClockKey): Promise<void> => invoke("room_key", { id, key }),
  roomClose: (): Promise<void> => invoke("room_close"),
  roomShow: (ids: Array<number>): Promise<void> => invoke("room_show", { ids }),
  roomScene: (scene: Scene | null): Promise<void> => invoke("room_scene", { scene }),
  roomStatus: (): Promise<RoomStatus> => invoke("room_status"),
  roomView: (): Promise<RoomView> => invoke("room_view"),
  roomKept: (): Promise<RoomKept> => invoke("room_kept"),
  roomKeep: (settings: RoomSettings): Promise<RoomKept> => invoke("room_keep", { settings }),
  roomLayoutCheck: (layout: Layout): Promise<LayoutReport> => invoke("room_layout_check", { layout }),
  roomLayoutKeep: (layout: Layout): Promise<RoomKept> => invoke("room_layout_keep", { layout }),
  roomLayoutDelete: (id: string): Promise<RoomKept> => invoke("room_layout_delete", { id }),
  roomLogoChoose: (path: string | null): Promise<RoomKept | null> => invoke("room_logo_choose", { path }),
  roomLogoRemove: (): Promise<RoomKept> => invoke("room_logo_remove"),
  sounds: (): Promise<SoundSettings> => invoke("sounds"),
  soundsSet: (settings: SoundSettings): Promise<SoundSettings> => invoke("sounds_set", { settings }),
  alertTry: (alert: Alert): Promise<void> => invoke("alert_try", { alert }),
};
