//! Actions that the organiser requests.

mod parts;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, SeatNo, TableNo};
use crate::journal::floor_ruling::FloorRuling;
use crate::prizes::payouts::PrizePlan;
use crate::rules::citation::{FINAL_TABLE, HAND_FOR_HAND, LATE_SEATING, Rule};
use crate::rules::rebuys::RebuyPhase;
use crate::rules::ruleset::Ruleset;
use crate::setup::SetupDraft;
use crate::setup::bounty::Envelopes;
use crate::state::blocked_seats::BlockedSeats;
use crate::state::corrected_ranking::CorrectedPlace;
use crate::state::deal::{DealMethod, DealTerms};
use crate::state::flights::Flight;
use crate::state::penalties::{Offence, PenaltyNo, PlayedUnit, Sanction};
use crate::state::recorded_results::RecordedPlayer;
use crate::state::stacks::CountedStack;
use crate::structure::Step;

pub use parts::{BustLine, EntryWithStack, Newcomer, Position};

/// Action that the organiser requests of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type")]
pub enum Action {
    /// Changes the set-up. Before the draw anything; later what is already played stays.
    #[serde(rename = "amend")]
    Amend {
        /// The whole new set-up.
        #[serde(rename = "setup")]
        setup: Box<SetupDraft>,
    },
    /// Registers a member; a latecomer is seated at once by draw.
    #[serde(rename = "register")]
    Register {
        #[serde(rename = "member")]
        member: MemberId,
        /// Birth date where known, for rule 1-3.
        #[serde(rename = "born", default)]
        born: Option<NaiveDate>,
        /// Whether the entry is paid now.
        #[serde(rename = "paid")]
        paid: bool,
    },
    /// Registers several members, or none of them where one is refused.
    #[serde(rename = "register_several")]
    RegisterSeveral {
        #[serde(rename = "players")]
        players: Vec<Newcomer>,
        /// Whether their entries are paid now.
        #[serde(rename = "paid")]
        paid: bool,
    },
    /// Registers members with stacks of their own before play begins, or none of them where one is refused; who is
    /// registered already gets the stack.
    #[serde(rename = "register_with_stacks")]
    RegisterWithStacks {
        /// Players with the chips that each has.
        #[serde(rename = "players")]
        players: Vec<EntryWithStack>,
        /// Whether their entries are paid now.
        #[serde(rename = "paid")]
        paid: bool,
    },
    /// Joins flights: the survivors are registered with the stacks that they bring, and the pools become one.
    #[serde(rename = "join_flights")]
    JoinFlights {
        #[serde(rename = "flights")]
        flights: Vec<Flight>,
        /// Players who took part in any of them, each counted once.
        #[serde(rename = "field")]
        field: u32,
        /// The level with which play goes on, from 1, breaks not counted.
        #[serde(rename = "level")]
        level: u32,
        #[serde(rename = "players")]
        players: Vec<EntryWithStack>,
    },
    /// Signs members up before the evening, or none of them where one is refused. Costs nothing and gives no seat.
    #[serde(rename = "sign_up")]
    SignUp {
        /// Players in the order in which they signed up.
        #[serde(rename = "players")]
        players: Vec<Newcomer>,
    },
    /// Signs a member off who had signed up.
    #[serde(rename = "sign_off")]
    SignOff {
        #[serde(rename = "member")]
        member: MemberId,
    },
    /// Marks several players at once as not come: some keep their seat (2-14), others are taken back before play
    /// begins.
    #[serde(rename = "settle_absents")]
    SettleAbsents {
        /// Players who stay at their seats.
        #[serde(rename = "absent")]
        absent: Vec<EntryId>,
        /// Entries that are taken back.
        #[serde(rename = "withdrawn")]
        withdrawn: Vec<EntryId>,
    },
    /// Takes an entry back before play begins.
    #[serde(rename = "unregister")]
    Unregister {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Reason, at most 500 characters; `None` if nobody says. at most 500 characters; `None` if nobody says.
        #[serde(rename = "why", default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<String>,
    },
    /// Money received from a player (negative means given back).
    #[serde(rename = "pay")]
    Pay {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "amount")]
        amount: Cents,
    },
    /// Gives up what a player still owes, also once it is over.
    #[serde(rename = "write_off")]
    WriteOff {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Reason, at most 500 characters. at most 500 characters.
        #[serde(rename = "why")]
        why: String,
    },
    /// Reserves a seat for somebody at the draw (the director by the PC, a special need).
    #[serde(rename = "reserve_seat")]
    ReserveSeat {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "table")]
        table: TableNo,
        #[serde(rename = "seat")]
        seat: SeatNo,
    },
    /// Gives a kept seat up.
    #[serde(rename = "lift_reservation")]
    LiftReservation {
        #[serde(rename = "entry")]
        entry: EntryId,
    },
    /// Draws all seats (1-4); may be done again until play begins.
    #[serde(rename = "draw_seats")]
    DrawSeats,
    /// Begins play: the clock runs.
    #[serde(rename = "start")]
    Start,
    #[serde(rename = "pause_clock")]
    PauseClock,
    /// Lets the clock go on.
    #[serde(rename = "resume_clock")]
    ResumeClock,
    /// Puts the clock at a step with so much left.
    #[serde(rename = "set_clock")]
    SetClock {
        /// Index of the step, from 0.
        #[serde(rename = "step")]
        step: usize,
        /// Time left of it.
        #[serde(rename = "remaining")]
        remaining: Millis,
    },
    /// Gives time back (positive) or takes it off (negative).
    #[serde(rename = "shift_clock")]
    ShiftClock {
        #[serde(rename = "by")]
        by: Millis,
    },
    /// Stops the clock until an instant, or says of a stopped one when it goes on by itself.
    #[serde(rename = "pause_until")]
    PauseUntil {
        /// Time at which it goes on (UTC); `None` if not by itself.
        #[serde(rename = "until")]
        until: Option<Millis>,
    },
    /// Ends registration before the structure does.
    #[serde(rename = "close_registration")]
    CloseRegistration {
        /// Time (UTC), within a day; `None` if at once.
        #[serde(rename = "at")]
        at: Option<Millis>,
    },
    /// Registration ends with its level again.
    #[serde(rename = "reopen_registration")]
    ReopenRegistration,
    /// A break at once, in the middle of the level, which goes on after it.
    #[serde(rename = "break_now")]
    BreakNow {
        #[serde(rename = "minutes")]
        minutes: u32,
    },
    /// The next step of the structure, or the one before, from its beginning.
    #[serde(rename = "step_clock")]
    StepClock {
        #[serde(rename = "forward")]
        forward: bool,
    },
    /// The computer's clock was put right while the evening is played.
    #[serde(rename = "correct_hours")]
    CorrectHours {
        /// Its lead over the time in which the journal is written.
        #[serde(rename = "by")]
        by: Millis,
    },
    /// The program was away: the clock stands again as it stood then.
    #[serde(rename = "give_back")]
    GiveBack {
        /// The last instant that counts (UTC).
        #[serde(rename = "since")]
        since: Millis,
    },
    /// Play goes hand for hand until the bubble bursts (TDA RP-8).
    #[serde(rename = "start_hand_for_hand")]
    StartHandForHand,
    /// A table has finished the hand, or has not after all (TDA RP-8).
    #[serde(rename = "table_hand_done")]
    TableHandDone {
        #[serde(rename = "table")]
        table: TableNo,
        #[serde(rename = "done")]
        done: bool,
    },
    /// All tables have: the next hand is dealt, two minutes are off the clock (TDA RP-8).
    #[serde(rename = "next_hand")]
    NextHand,
    /// Play goes on by the clock.
    #[serde(rename = "end_hand_for_hand")]
    EndHandForHand,
    /// Announces how many hands are still played before the break.
    #[serde(rename = "announce_last_hands")]
    AnnounceLastHands {
        /// Number of hands; 0 means takes it back.
        #[serde(rename = "hands")]
        hands: u32,
    },
    /// Gives every level after the present one so many minutes.
    #[serde(rename = "cut_levels")]
    CutLevels {
        #[serde(rename = "minutes")]
        minutes: u32,
    },
    /// Changes levels that are still to come.
    #[serde(rename = "change_structure")]
    ChangeStructure {
        /// The whole new list; what is past must stand in it unchanged.
        #[serde(rename = "steps")]
        steps: Vec<Step>,
    },
    /// Opens one more table of the room.
    #[serde(rename = "open_table")]
    OpenTable {
        #[serde(rename = "table")]
        table: TableNo,
    },
    /// Blocks seats of the room's tables, so that nobody is given one, and releases others.
    #[serde(rename = "block_seats")]
    BlockSeats {
        /// Seats blocked from now on at each of these tables; the others stay as they are.
        #[serde(rename = "tables")]
        tables: Vec<BlockedSeats>,
    },
    /// States where the button or the big blind of the last hand was.
    #[serde(rename = "tell_position")]
    TellPosition {
        #[serde(rename = "table")]
        table: TableNo,
        #[serde(rename = "seat")]
        seat: SeatNo,
        #[serde(rename = "position")]
        position: Position,
    },
    /// One or several players are out in one hand.
    #[serde(rename = "bust")]
    Bust {
        #[serde(rename = "players")]
        players: Vec<BustLine>,
    },
    /// Brings a wrongly eliminated player back.
    #[serde(rename = "revive")]
    Revive {
        #[serde(rename = "entry")]
        entry: EntryId,
    },
    /// Another entry of a player who is out (TDA 8).
    #[serde(rename = "re_enter")]
    ReEnter {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Whether it is paid now.
        #[serde(rename = "paid")]
        paid: bool,
    },
    /// A rebuy (5-2, 5-3).
    #[serde(rename = "rebuy")]
    Rebuy {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Chips in front of the player before.
        #[serde(rename = "stack")]
        stack: Chips,
        /// Whether it is paid now.
        #[serde(rename = "paid")]
        paid: bool,
    },
    /// An add-on (5-4, 5-5).
    #[serde(rename = "add_on")]
    AddOn {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Whether it is paid now.
        #[serde(rename = "paid")]
        paid: bool,
    },
    /// Sets the phase of the rebuy period's end (5-5).
    #[serde(rename = "set_rebuy_phase")]
    SetRebuyPhase {
        /// At one table, or at all.
        #[serde(rename = "table", default)]
        table: Option<TableNo>,
        #[serde(rename = "phase")]
        phase: RebuyPhase,
    },
    /// Moves one player for balance (6-8 to 6-10).
    #[serde(rename = "balance")]
    Balance {
        #[serde(rename = "from")]
        from: TableNo,
        #[serde(rename = "to")]
        to: TableNo,
        /// The director's own choice of player; `None` means the future big blind (6-9).
        #[serde(rename = "entry", default)]
        entry: Option<EntryId>,
        /// The director's own choice of seat; `None` means rule 6-10's.
        #[serde(rename = "seat", default)]
        seat: Option<SeatNo>,
    },
    /// Breaks a table: everybody draws a seat at the others (6-6, 6-11).
    #[serde(rename = "break_table")]
    BreakTable {
        #[serde(rename = "table")]
        table: TableNo,
    },
    /// Draws the final table (1-4).
    #[serde(rename = "draw_final_table")]
    DrawFinalTable {
        /// Table on which it is played; `None` means the first open table that is large enough.
        #[serde(rename = "table", default)]
        table: Option<TableNo>,
    },
    /// Makes every move that is advised now, one after the other as the advice comes: one action,
    /// so one step to undo. What is put off stays put off, and what needs to be told first waits.
    #[serde(rename = "follow_advice")]
    FollowAdvice,
    /// Puts one player on a seat of the director's choice.
    #[serde(rename = "move_player")]
    MovePlayer {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "table")]
        table: TableNo,
        #[serde(rename = "seat")]
        seat: SeatNo,
    },
    /// Lets two players take each other's seats.
    #[serde(rename = "exchange_seats")]
    ExchangeSeats {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "with")]
        with: EntryId,
    },
    /// Puts an advice off until the tables change.
    #[serde(rename = "postpone")]
    Postpone {
        #[serde(rename = "key")]
        key: String,
    },
    /// Marks a player as not there, or as come (2-14).
    #[serde(rename = "set_absent")]
    SetAbsent {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "absent")]
        absent: bool,
    },
    /// Takes the chips of an absent player who has not paid away, after the deadline (2-15).
    #[serde(rename = "remove_absent")]
    RemoveAbsent {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Chips left in front of the seat; what was posted for the player stays in play.
        #[serde(rename = "stack")]
        stack: Chips,
    },
    /// Draws all seats anew at the tables in play (1-4).
    #[serde(rename = "redraw_seats")]
    RedrawSeats,
    /// Draws the next round, once every table has its winner (1-4).
    #[serde(rename = "draw_round")]
    DrawRound,
    /// Records a last-longer bet, or changes one while all of its players are in.
    #[serde(rename = "set_last_longer")]
    SetLastLonger {
        /// The number of the bet that changes; `None` means a new one.
        #[serde(rename = "no", default)]
        no: Option<u32>,
        /// Name of the bet, at most 60 characters; empty if there is none.
        #[serde(rename = "name", default)]
        name: String,
        /// The stake of each; 0 if there is none.
        #[serde(rename = "stake")]
        stake: Cents,
        /// Players in the bet, at least two.
        #[serde(rename = "players")]
        players: Vec<EntryId>,
    },
    /// Withdraws a last-longer bet.
    #[serde(rename = "remove_last_longer")]
    RemoveLastLonger {
        #[serde(rename = "no")]
        no: u32,
    },
    /// Goes on by other rules, from now on.
    #[serde(rename = "change_ruleset")]
    ChangeRuleset {
        #[serde(rename = "ruleset")]
        ruleset: Box<Ruleset>,
    },
    /// Punishes a player at a table (13-1).
    #[serde(rename = "penalise")]
    Penalise {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "offence")]
        offence: Offence,
        #[serde(rename = "sanction")]
        sanction: Sanction,
        /// In the director's words; at most 500 characters.
        #[serde(rename = "note", default)]
        note: String,
        /// The chips that a disqualification removes, counted; `None` if not counted.
        #[serde(rename = "stack", default)]
        stack: Option<Chips>,
    },
    /// Lifts a penalty; one who was disqualified is back in.
    #[serde(rename = "lift_penalty")]
    LiftPenalty {
        #[serde(rename = "penalty")]
        penalty: PenaltyNo,
    },
    /// Counts a hand, or a round, at a table where somebody is suspended.
    #[serde(rename = "count_played")]
    CountPlayed {
        #[serde(rename = "table")]
        table: TableNo,
        #[serde(rename = "unit")]
        unit: PlayedUnit,
    },
    /// Changes how the pool is shared.
    #[serde(rename = "change_prizes")]
    ChangePrizes {
        #[serde(rename = "plan")]
        plan: PrizePlan,
    },
    /// Announces the prizes as they stand: from now on they stay so. Once more: announces them anew.
    #[serde(rename = "announce_prizes")]
    AnnouncePrizes,
    /// Upholds announced prizes although others would follow from the pool.
    #[serde(rename = "keep_announced")]
    KeepAnnounced {
        /// Use of the difference; empty if nothing is said.
        #[serde(rename = "note", default)]
        note: String,
    },
    /// Prizes follow the pool again.
    #[serde(rename = "lift_announcement")]
    LiftAnnouncement,
    /// Hands a winner the prize, or notes that it was not handed over after all.
    #[serde(rename = "hand_prize")]
    HandPrize {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// It was handed over.
        #[serde(rename = "handed")]
        handed: bool,
    },
    /// Gives a prize that is not for a place to a player, or to nobody after all.
    #[serde(rename = "give_named")]
    GiveNamed {
        #[serde(rename = "prize")]
        prize: String,
        /// Winner of the prize; `None` means to nobody.
        #[serde(rename = "entry")]
        entry: Option<EntryId>,
    },
    /// Hands such a prize to the player who has it, or notes that it was not handed over after all.
    #[serde(rename = "hand_named")]
    HandNamed {
        #[serde(rename = "prize")]
        prize: String,
        /// It was handed over.
        #[serde(rename = "handed")]
        handed: bool,
    },
    /// Names the players who put somebody out, if it was not known at once or several did; several share a bounty.
    #[serde(rename = "name_hunters")]
    NameHunters {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Players who made the elimination, the first named first; empty if nobody knows.
        #[serde(rename = "by")]
        by: Vec<EntryId>,
    },
    /// Seals the envelopes of mystery bounties, in the place of those that were sealed by themselves, while none is
    /// drawn.
    #[serde(rename = "seal_envelopes")]
    SealEnvelopes {
        /// As many as players are left, and all that was paid for bounties.
        #[serde(rename = "envelopes")]
        envelopes: Vec<Envelopes>,
    },
    /// An envelope is drawn for putting a player out.
    #[serde(rename = "draw_envelope")]
    DrawEnvelope {
        #[serde(rename = "from")]
        from: EntryId,
    },
    /// Stacks are counted, of as many players as one likes.
    #[serde(rename = "count_stacks")]
    CountStacks {
        /// Counted stacks of the players.
        #[serde(rename = "stacks")]
        stacks: Vec<CountedStack>,
        /// Players whose count was a mistake.
        #[serde(rename = "forgotten", default)]
        forgotten: Vec<EntryId>,
    },
    /// Those who are left share the prizes.
    #[serde(rename = "make_deal")]
    MakeDeal {
        #[serde(rename = "method")]
        method: DealMethod,
        /// Stacks, amounts, and what is left for the winner.
        #[serde(rename = "terms")]
        terms: DealTerms,
        /// Players who have agreed: everybody who is left must.
        #[serde(rename = "agreed")]
        agreed: Vec<EntryId>,
    },
    /// Prizes go by place again.
    #[serde(rename = "lift_deal")]
    LiftDeal,
    /// Corrects the ranking of an evening that is over.
    #[serde(rename = "correct_ranking")]
    CorrectRanking {
        #[serde(rename = "places")]
        places: Vec<CorrectedPlace>,
        /// Reason, at most 500 characters. at most 500 characters.
        #[serde(rename = "why")]
        why: String,
    },
    /// Enters the results of an evening that was not played with the program, or corrects them.
    #[serde(rename = "record_results")]
    RecordResults {
        /// The set-up with them, where it changes too: the name, the day, what was paid.
        #[serde(rename = "setup", default)]
        setup: Option<Box<SetupDraft>>,
        #[serde(rename = "players")]
        players: u32,
        /// Those who are named.
        #[serde(rename = "results")]
        results: Vec<RecordedPlayer>,
        /// Reason for the correction; `None` if they are entered for the first time.
        #[serde(rename = "why", default)]
        why: Option<String>,
    },
    /// Records a ruling of the floor desk in the history. Nothing else changes, but for a chip race at a table: the
    /// chips in play change with it.
    #[serde(rename = "record_ruling")]
    RecordRuling {
        #[serde(flatten)]
        ruling: FloorRuling,
    },
    /// Ends the tournament: prizes and points are final. After a deal play need not go on.
    #[serde(rename = "finish")]
    Finish {
        /// Stacks of those left, where several are (time limit, satellite).
        #[serde(rename = "stacks", default)]
        stacks: Vec<CountedStack>,
    },
}

impl Action {
    /// The rule by which it is done, where it follows one.
    pub fn rule(&self) -> Option<Rule> {
        Some(Rule::from(match self {
            Action::DrawSeats | Action::RedrawSeats | Action::DrawRound => "1-4",
            Action::DrawFinalTable { .. } => return Some(FINAL_TABLE),
            Action::Balance { .. } => "6-8",
            Action::ReEnter { .. } => return Some(LATE_SEATING),
            Action::BreakTable { .. } => "6-6",
            Action::MovePlayer { .. } | Action::ExchangeSeats { .. } => "1-1",
            Action::Bust { players } if players.len() > 1 => "8-16",
            Action::Rebuy { .. } => "5-2",
            Action::AddOn { .. } => "5-4",
            Action::SetRebuyPhase { .. } => "5-5",
            Action::SetAbsent { .. } | Action::SettleAbsents { .. } => "2-14",
            Action::RemoveAbsent { .. } => "2-15",
            Action::Penalise { .. } => "13-1",
            Action::StartHandForHand | Action::NextHand => return Some(HAND_FOR_HAND),
            _ => return None,
        }))
    }

    /// Everything can be undone but the first results of an evening that was not played with the program: nothing would
    /// be left of it, and that the computer's clock was put right. Undoing one of the clock's own buttons leaves the
    /// clock as if it had not been pressed.
    pub fn is_undoable(&self) -> bool {
        !matches!(self, Action::RecordResults { why: None, .. } | Action::CorrectHours { .. })
    }
}
