//! What the organiser asks.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::floor_ruling::FloorRuling;
use crate::payouts::PrizePlan;
use crate::penalties::{Offence, PenaltyNo, PlayedUnit, Sanction};
use crate::quantity::{Cents, Chips, EntryId, MemberId, Millis, SeatNo, TableNo};
use crate::rebuys::RebuyPhase;
use crate::ruleset::Ruleset;
use crate::setup::SetupDraft;
use crate::structure::Step;

/// One player who is out, as the director says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BustLine {
    /// Who is out.
    pub entry: EntryId,
    /// Who took the last chips, where that is known.
    #[serde(default)]
    pub by: Option<EntryId>,
    /// The stack at the start of the hand; ranks several out in one hand (8-16).
    #[serde(default)]
    pub stack: Option<Chips>,
}

/// A stack counted at the end of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountedStack {
    /// Whose.
    pub entry: EntryId,
    /// How many chips.
    pub chips: Chips,
}

/// Which position the director tapped on the table's picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Position {
    /// The dealer button.
    Button,
    /// The big blind.
    BigBlind,
}

/// What the organiser asks of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
        /// Who.
        member: MemberId,
        /// Birth date where known, for rule 1-3.
        #[serde(default)]
        born: Option<NaiveDate>,
        /// Whether the entry is paid now.
        paid: bool,
    },
    /// Takes an entry back before play begins.
    Unregister {
        /// Which.
        entry: EntryId,
    },
    /// Money received from a player (negative: given back).
    Pay {
        /// From whom.
        entry: EntryId,
        /// How much.
        amount: Cents,
    },
    /// Keeps a seat for somebody at the draw (the director by the PC, a special need).
    ReserveSeat {
        /// For whom.
        entry: EntryId,
        /// At which table.
        table: TableNo,
        /// On which seat.
        seat: SeatNo,
    },
    /// Gives a kept seat up.
    LiftReservation {
        /// Whose.
        entry: EntryId,
    },
    /// Draws all seats (1-4); may be done again until play begins.
    DrawSeats,
    /// Begins play: the clock runs.
    Start,
    /// Stops the clock.
    PauseClock,
    /// Lets the clock go on.
    ResumeClock,
    /// Puts the clock at a step with so much left.
    SetClock {
        /// Index of the step, from 0.
        step: usize,
        /// What is left of it.
        remaining: Millis,
    },
    /// Gives time back (positive) or takes it off (negative).
    ShiftClock {
        /// How much.
        by: Millis,
    },
    /// Stops the clock until an instant, or says of a stopped one when it goes on by itself.
    PauseUntil {
        /// When it goes on (UTC); none: not by itself.
        until: Option<Millis>,
    },
    /// A break at once, in the middle of the level, which goes on after it.
    BreakNow {
        /// How long.
        minutes: u32,
    },
    /// The next step of the structure, or the one before, from its beginning.
    StepClock {
        /// The next one.
        forward: bool,
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
        /// Which.
        table: TableNo,
        /// It has.
        done: bool,
    },
    /// All tables have: the next hand is dealt, two minutes are off the clock (TDA RP-8).
    NextHand,
    /// Play goes on by the clock.
    EndHandForHand,
    /// Says how many hands are still played before the break.
    AnnounceLastHands {
        /// How many; 0: takes it back.
        hands: u32,
    },
    /// Gives every level after the present one so many minutes.
    CutLevels {
        /// How many.
        minutes: u32,
    },
    /// Changes levels that are still to come.
    ChangeStructure {
        /// The whole new list; what is past must stand in it unchanged.
        steps: Vec<Step>,
    },
    /// Opens one more table of the room.
    OpenTable {
        /// Which.
        table: TableNo,
    },
    /// Says where the button or the big blind of the last hand was.
    TellPosition {
        /// At which table.
        table: TableNo,
        /// On which seat.
        seat: SeatNo,
        /// What stands there.
        position: Position,
    },
    /// One or several players are out in one hand.
    Bust {
        /// Who.
        players: Vec<BustLine>,
    },
    /// Brings a wrongly eliminated player back.
    Revive {
        /// Whom.
        entry: EntryId,
    },
    /// A rebuy (5-2, 5-3).
    Rebuy {
        /// By whom.
        entry: EntryId,
        /// Chips in front of the player before.
        stack: Chips,
        /// Whether it is paid now.
        paid: bool,
    },
    /// An add-on (5-4, 5-5).
    AddOn {
        /// By whom.
        entry: EntryId,
        /// Whether it is paid now.
        paid: bool,
    },
    /// Says how far the end of the rebuy period has come (5-5).
    SetRebuyPhase {
        /// At one table, or at all.
        #[serde(default)]
        table: Option<TableNo>,
        /// How far.
        phase: RebuyPhase,
    },
    /// Moves one player for balance (6-8 to 6-10).
    Balance {
        /// From this table.
        from: TableNo,
        /// To that one.
        to: TableNo,
        /// The director's own choice of player; none: the future big blind (6-9).
        #[serde(default)]
        entry: Option<EntryId>,
        /// The director's own choice of seat; none: rule 6-10's.
        #[serde(default)]
        seat: Option<SeatNo>,
    },
    /// Breaks a table: everybody draws a seat at the others (6-6, 6-11).
    BreakTable {
        /// Which.
        table: TableNo,
    },
    /// Draws the final table (1-4).
    DrawFinalTable {
        /// Where it is played; none: the first open table that is large enough.
        #[serde(default)]
        table: Option<TableNo>,
    },
    /// Puts one player on a seat of the director's choice.
    MovePlayer {
        /// Whom.
        entry: EntryId,
        /// To which table.
        table: TableNo,
        /// To which seat.
        seat: SeatNo,
    },
    /// Puts an advice off until the tables change.
    Postpone {
        /// The advice's key.
        key: String,
    },
    /// Says that a player is not there, or has come (2-14).
    SetAbsent {
        /// Who.
        entry: EntryId,
        /// Not there.
        absent: bool,
    },
    /// Takes the chips of an absent player who has not paid away, after the deadline (2-15).
    RemoveAbsent {
        /// Who.
        entry: EntryId,
        /// Chips left in front of his seat; what was posted for him stays in play.
        stack: Chips,
    },
    /// Draws all seats anew at the tables in play (1-4).
    RedrawSeats,
    /// Goes on by other rules, from now on.
    ChangeRuleset {
        /// All settings.
        ruleset: Box<Ruleset>,
    },
    /// Punishes a player at a table (13-1).
    Penalise {
        /// Whom.
        entry: EntryId,
        /// For what.
        offence: Offence,
        /// How.
        sanction: Sanction,
        /// In the director's words; at most 500 characters.
        #[serde(default)]
        note: String,
        /// The chips that a disqualification removes, counted; none: not counted.
        #[serde(default)]
        stack: Option<Chips>,
    },
    /// Lifts a penalty; one who was disqualified is back in.
    LiftPenalty {
        /// Which.
        penalty: PenaltyNo,
    },
    /// Says that a hand, or a round, was played at a table where somebody is suspended.
    CountPlayed {
        /// Where.
        table: TableNo,
        /// What.
        unit: PlayedUnit,
    },
    /// Changes how the pool is shared.
    ChangePrizes {
        /// The new plan.
        plan: PrizePlan,
    },
    /// Hands a winner his prize, or notes that he does not have it after all.
    HandPrize {
        /// To whom.
        entry: EntryId,
        /// He has it.
        handed: bool,
    },
    /// Keeps a ruling of the floor desk in the history. Nothing else changes, but for a chip race at
    /// a table: the chips in play change with it.
    RecordRuling {
        /// The ruling.
        #[serde(flatten)]
        ruling: FloorRuling,
    },
    /// Ends the tournament: prizes and points are final.
    Finish {
        /// Stacks of those left, where several are (time limit, satellite).
        #[serde(default)]
        stacks: Vec<CountedStack>,
    },
}

impl Action {
    /// Everything but the clock's own buttons can be undone.
    pub fn is_undoable(&self) -> bool {
        !matches!(
            self,
            Action::PauseClock
                | Action::ResumeClock
                | Action::SetClock { .. }
                | Action::ShiftClock { .. }
                | Action::PauseUntil { .. }
                | Action::BreakNow { .. }
                | Action::StepClock { .. }
                | Action::GiveBack { .. }
        )
    }
}
