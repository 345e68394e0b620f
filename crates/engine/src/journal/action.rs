//! Actions that the organiser requests.

mod parts;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(
    name(ActionKind),
    derive(IntoStaticStr, VariantArray),
    strum(serialize_all = "snake_case"),
    doc = "Kind of an [`Action`]; as text it is the action's `type`."
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Changes the set-up. Before the draw anything; later what is already played stays.
    Amend {
        /// The whole new set-up.
        setup: Box<SetupDraft>,
    },
    /// Registers a member; a latecomer is seated at once by draw.
    Register {
        member: MemberId,
        /// Birth date where known, for rule 1-3.
        #[serde(default)]
        born: Option<NaiveDate>,
        /// Whether the entry is paid now.
        paid: bool,
    },
    /// Registers several members, or none of them where one is refused.
    RegisterSeveral {
        players: Vec<Newcomer>,
        /// Whether their entries are paid now.
        paid: bool,
    },
    /// Registers members with stacks of their own before play begins, or none of them where one is refused; who is
    /// registered already gets the stack.
    RegisterWithStacks {
        /// Players with the chips that each has.
        players: Vec<EntryWithStack>,
        /// Whether their entries are paid now.
        paid: bool,
    },
    /// Joins flights: the survivors are registered with the stacks that they bring, and the pools become one.
    JoinFlights {
        flights: Vec<Flight>,
        /// Players who took part in any of them, each counted once.
        field: u32,
        /// The level with which play goes on, from 1, breaks not counted.
        level: u32,
        players: Vec<EntryWithStack>,
    },
    /// Signs members up before the evening, or none of them where one is refused. Costs nothing and gives no seat.
    SignUp {
        /// Players in the order in which they signed up.
        players: Vec<Newcomer>,
    },
    /// Signs a member off who had signed up.
    SignOff {
        member: MemberId,
    },
    /// Marks several players at once as not come: some keep their seat (2-14), others are taken back before play
    /// begins.
    SettleAbsents {
        /// Players who stay at their seats.
        absent: Vec<EntryId>,
        /// Entries that are taken back.
        withdrawn: Vec<EntryId>,
    },
    /// Takes an entry back before play begins.
    Unregister {
        entry: EntryId,
        /// Reason, at most 500 characters; `None` if nobody says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<String>,
    },
    /// Money received from a player (negative means given back).
    Pay {
        entry: EntryId,
        amount: Cents,
    },
    /// Gives up what a player still owes, also once it is over.
    WriteOff {
        entry: EntryId,
        /// Reason, at most 500 characters.
        why: String,
    },
    /// Reserves a seat for somebody at the draw (the director by the PC, a special need).
    ReserveSeat {
        entry: EntryId,
        table: TableNo,
        seat: SeatNo,
    },
    /// Gives a kept seat up.
    LiftReservation {
        entry: EntryId,
    },
    /// Draws all seats (1-4); may be done again until play begins.
    DrawSeats,
    /// Begins play: the clock runs.
    Start,
    PauseClock,
    /// Lets the clock go on.
    ResumeClock,
    /// Puts the clock at a step with so much left.
    SetClock {
        /// Index of the step, from 0.
        step: usize,
        /// Time left of it.
        remaining: Millis,
    },
    /// Gives time back (positive) or takes it off (negative).
    ShiftClock {
        by: Millis,
    },
    /// Stops the clock until an instant, or says of a stopped one when it goes on by itself.
    PauseUntil {
        /// Time at which it goes on (UTC); `None` if not by itself.
        until: Option<Millis>,
    },
    /// Ends registration before the structure does.
    CloseRegistration {
        /// Time (UTC), within a day; `None` if at once.
        at: Option<Millis>,
    },
    /// Registration ends with its level again.
    ReopenRegistration,
    /// A break at once, in the middle of the level, which goes on after it.
    BreakNow {
        minutes: u32,
    },
    /// The next step of the structure, or the one before, from its beginning.
    StepClock {
        forward: bool,
    },
    /// The computer's clock was put right while the evening is played.
    CorrectHours {
        /// Its lead over the time in which the journal is written.
        by: Millis,
    },
    /// The program was away: the clock stands again as it stood then.
    GiveBack {
        /// The last instant that counts (UTC).
        since: Millis,
    },
    /// Play goes hand for hand until the bubble bursts (TDA RP-8).
    StartHandForHand,
    /// A table has finished the hand, or has not after all (TDA RP-8).
    TableHandDone {
        table: TableNo,
        done: bool,
    },
    /// All tables have: the next hand is dealt, two minutes are off the clock (TDA RP-8).
    NextHand,
    /// Play goes on by the clock.
    EndHandForHand,
    /// Announces how many hands are still played before the break.
    AnnounceLastHands {
        /// Number of hands; 0 means takes it back.
        hands: u32,
    },
    /// Gives every level after the present one so many minutes.
    CutLevels {
        minutes: u32,
    },
    /// Changes levels that are still to come.
    ChangeStructure {
        /// The whole new list; what is past must stand in it unchanged.
        steps: Vec<Step>,
    },
    /// Opens one more table of the room.
    OpenTable {
        table: TableNo,
    },
    /// Blocks seats of the room's tables, so that nobody is given one, and releases others.
    BlockSeats {
        /// Seats blocked from now on at each of these tables; the others stay as they are.
        tables: Vec<BlockedSeats>,
    },
    /// States where the button or the big blind of the last hand was.
    TellPosition {
        table: TableNo,
        seat: SeatNo,
        position: Position,
    },
    /// One or several players are out in one hand.
    Bust {
        players: Vec<BustLine>,
    },
    /// Brings a wrongly eliminated player back.
    Revive {
        entry: EntryId,
    },
    /// Another entry of a player who is out (TDA 8).
    ReEnter {
        entry: EntryId,
        /// Whether it is paid now.
        paid: bool,
    },
    /// A rebuy (5-2, 5-3).
    Rebuy {
        entry: EntryId,
        /// Chips in front of the player before.
        stack: Chips,
        /// Whether it is paid now.
        paid: bool,
    },
    /// An add-on (5-4, 5-5).
    AddOn {
        entry: EntryId,
        /// Whether it is paid now.
        paid: bool,
    },
    /// Add-ons of several players, or of none of them where one is refused (5-4, 5-5).
    AddOnSeveral {
        entries: Vec<EntryId>,
        /// Whether they are paid now.
        paid: bool,
    },
    /// Takes a player's add-on back, chips and money: it was sold by mistake.
    ReturnAddOn {
        entry: EntryId,
    },
    /// Sets the phase of the rebuy period's end (5-5).
    SetRebuyPhase {
        /// At one table, or at all.
        #[serde(default)]
        table: Option<TableNo>,
        phase: RebuyPhase,
    },
    /// Moves one player for balance (6-8 to 6-10).
    Balance {
        from: TableNo,
        to: TableNo,
        /// The director's own choice of player; `None` means the future big blind (6-9).
        #[serde(default)]
        entry: Option<EntryId>,
        /// The director's own choice of seat; `None` means rule 6-10's.
        #[serde(default)]
        seat: Option<SeatNo>,
    },
    /// Breaks a table: everybody draws a seat at the others (6-6, 6-11).
    BreakTable {
        table: TableNo,
    },
    /// Draws the final table (1-4).
    DrawFinalTable {
        /// Table on which it is played; `None` means the first open table that is large enough.
        #[serde(default)]
        table: Option<TableNo>,
    },
    /// Makes every move that is advised now, one after the other as the advice comes: one action,
    /// so one step to undo. What is put off stays put off, and what needs to be told first waits.
    FollowAdvice,
    /// Puts one player on a seat of the director's choice.
    MovePlayer {
        entry: EntryId,
        table: TableNo,
        seat: SeatNo,
    },
    /// Lets two players take each other's seats.
    ExchangeSeats {
        entry: EntryId,
        with: EntryId,
    },
    /// Puts an advice off until the tables change.
    Postpone {
        key: String,
    },
    /// Marks a player as not there, or as come (2-14).
    SetAbsent {
        entry: EntryId,
        absent: bool,
    },
    /// Takes the chips of an absent player who has not paid away, after the deadline (2-15).
    RemoveAbsent {
        entry: EntryId,
        /// Chips left in front of the seat; what was posted for the player stays in play.
        stack: Chips,
    },
    /// Draws all seats anew at the tables in play (1-4).
    RedrawSeats,
    /// Draws the next round, once every table has its winner (1-4).
    DrawRound,
    /// Records a last-longer bet, or changes one while all of its players are in.
    SetLastLonger {
        /// The number of the bet that changes; `None` means a new one.
        #[serde(default)]
        no: Option<u32>,
        /// Name of the bet, at most 60 characters; empty if there is none.
        #[serde(default)]
        name: String,
        /// The stake of each; 0 if there is none.
        stake: Cents,
        /// Players in the bet, at least two.
        players: Vec<EntryId>,
    },
    /// Withdraws a last-longer bet.
    RemoveLastLonger {
        no: u32,
    },
    /// Goes on by other rules, from now on.
    ChangeRuleset {
        ruleset: Box<Ruleset>,
    },
    /// Punishes a player at a table (13-1).
    Penalise {
        entry: EntryId,
        offence: Offence,
        sanction: Sanction,
        /// In the director's words; at most 500 characters.
        #[serde(default)]
        note: String,
        /// The chips that a disqualification removes, counted; `None` if not counted.
        #[serde(default)]
        stack: Option<Chips>,
    },
    /// Lifts a penalty; one who was disqualified is back in.
    LiftPenalty {
        penalty: PenaltyNo,
    },
    /// Counts a hand, or a round, at a table where somebody is suspended.
    CountPlayed {
        table: TableNo,
        unit: PlayedUnit,
    },
    /// Changes how the pool is shared.
    ChangePrizes {
        plan: PrizePlan,
    },
    /// Announces the prizes as they stand: from now on they stay so. Once more: announces them anew.
    AnnouncePrizes,
    /// Upholds announced prizes although others would follow from the pool.
    KeepAnnounced {
        /// Use of the difference; empty if nothing is said.
        #[serde(default)]
        note: String,
    },
    /// Prizes follow the pool again.
    LiftAnnouncement,
    /// Hands a winner the prize, or notes that it was not handed over after all.
    HandPrize {
        entry: EntryId,
        /// It was handed over.
        handed: bool,
    },
    /// Gives a prize that is not for a place to a player, or to nobody after all.
    GiveNamed {
        prize: String,
        /// Winner of the prize; `None` means to nobody.
        entry: Option<EntryId>,
    },
    /// Hands such a prize to the player who has it, or notes that it was not handed over after all.
    HandNamed {
        prize: String,
        /// It was handed over.
        handed: bool,
    },
    /// Names the players who put somebody out, if it was not known at once or several did; several share a bounty.
    NameHunters {
        entry: EntryId,
        /// Players who made the elimination, the first named first; empty if nobody knows.
        by: Vec<EntryId>,
    },
    /// Seals the envelopes of mystery bounties, in the place of those that were sealed by themselves, while none is
    /// drawn.
    SealEnvelopes {
        /// As many as players are left, and all that was paid for bounties.
        envelopes: Vec<Envelopes>,
    },
    /// An envelope is drawn for putting a player out.
    DrawEnvelope {
        from: EntryId,
    },
    /// Stacks are counted, of as many players as one likes.
    CountStacks {
        /// Counted stacks of the players.
        stacks: Vec<CountedStack>,
        /// Players whose count was a mistake.
        #[serde(default)]
        forgotten: Vec<EntryId>,
    },
    /// Those who are left share the prizes.
    MakeDeal {
        method: DealMethod,
        /// Stacks, amounts, and what is left for the winner.
        terms: DealTerms,
        /// Players who have agreed: everybody who is left must.
        agreed: Vec<EntryId>,
    },
    /// Prizes go by place again.
    LiftDeal,
    /// Corrects the ranking of an evening that is over.
    CorrectRanking {
        places: Vec<CorrectedPlace>,
        /// Reason, at most 500 characters.
        why: String,
    },
    /// Enters the results of an evening that was not played with the program, or corrects them.
    RecordResults {
        /// The set-up with them, where it changes too: the name, the day, what was paid.
        #[serde(default)]
        setup: Option<Box<SetupDraft>>,
        players: u32,
        /// Those who are named.
        results: Vec<RecordedPlayer>,
        /// Reason for the correction; `None` if they are entered for the first time.
        #[serde(default)]
        why: Option<String>,
    },
    /// Records a ruling of the floor desk in the history. Nothing else changes, but for a chip race at a table: the
    /// chips in play change with it.
    RecordRuling {
        #[serde(flatten)]
        ruling: FloorRuling,
    },
    /// Ends the tournament: prizes and points are final. After a deal play need not go on.
    Finish {
        /// Stacks of those left, where several are (time limit, satellite).
        #[serde(default)]
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

    /// The entry that it is about; `None` if it is about none, or about several.
    pub fn entry(&self) -> Option<EntryId> {
        match self {
            Action::Unregister { entry, .. }
            | Action::Pay { entry, .. }
            | Action::WriteOff { entry, .. }
            | Action::ReserveSeat { entry, .. }
            | Action::LiftReservation { entry }
            | Action::Revive { entry }
            | Action::ReEnter { entry, .. }
            | Action::Rebuy { entry, .. }
            | Action::AddOn { entry, .. }
            | Action::ReturnAddOn { entry }
            | Action::MovePlayer { entry, .. }
            | Action::ExchangeSeats { entry, .. }
            | Action::SetAbsent { entry, .. }
            | Action::RemoveAbsent { entry, .. }
            | Action::Penalise { entry, .. }
            | Action::HandPrize { entry, .. }
            | Action::NameHunters { entry, .. } => Some(*entry),
            Action::Balance { entry, .. } | Action::GiveNamed { entry, .. } => *entry,
            _ => None,
        }
    }
}
