//! What happened, complete in itself: applying an event needs neither chance nor time.

mod upcast;

use serde::{Deserialize, Serialize};

use crate::clock::ClockAnchor;
use crate::draw::Seed;
use crate::floor_ruling::FloorRuling;
use crate::payouts::{PrizeInKind, PrizePlan};
use crate::penalties::{Offence, PenaltyNo, Sanction, Served};
use crate::positions::LastHand;
use crate::quantity::{Cents, Chips, EntryId, MemberId, Millis, Place, Points, SeatNo, TableNo};
use crate::rebuys::RebuyPhase;
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::structure::Step;

pub use upcast::{EVENT_VERSION, read_events};

/// A seat of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRef {
    /// The table.
    pub table: TableNo,
    /// The seat at it.
    pub seat: SeatNo,
}

/// Somebody on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seating {
    /// Who.
    pub entry: EntryId,
    /// Where.
    pub at: SeatRef,
}

/// One player who went out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Out {
    /// Who.
    pub entry: EntryId,
    /// The place taken then (8-16).
    pub place: Place,
    /// By whom, where known.
    pub by: Option<EntryId>,
}

/// Why somebody moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MoveCause {
    /// Balance between tables (6-8).
    Balance,
    /// The table was broken (6-6).
    Break,
    /// The final table was drawn (1-4).
    FinalTable,
    /// All seats were drawn anew during play (1-4).
    Redraw,
    /// The director's own decision (1-1).
    Director,
}

impl MoveCause {
    /// The rule it rests on.
    pub fn rule(self) -> &'static str {
        match self {
            MoveCause::Balance => "6-8",
            MoveCause::Break => "6-6",
            MoveCause::FinalTable | MoveCause::Redraw => "1-4",
            MoveCause::Director => "1-1",
        }
    }
}

/// One player's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatMove {
    /// Who.
    pub entry: EntryId,
    /// From where.
    pub from: SeatRef,
    /// To where.
    pub to: SeatRef,
}

/// One line of the final result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultLine {
    /// The entry.
    pub entry: EntryId,
    /// The member, for the season.
    pub member: MemberId,
    /// The place; equals share the better number.
    pub place: Place,
    /// Money won.
    pub prize: Cents,
    /// Things won.
    pub in_kind: Vec<PrizeInKind>,
    /// Season points.
    pub points: Points,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The set-up is now this.
    Amended {
        /// The whole of it.
        #[cfg_attr(feature = "ts", ts(type = "SetupDraft"))]
        setup: Box<Setup>,
    },
    /// A member is in.
    Registered {
        /// The number of the entry.
        entry: EntryId,
        /// Who.
        member: MemberId,
        /// When.
        at: Millis,
        /// After play began.
        late: bool,
        /// What it costs.
        due: Cents,
        /// What was received.
        paid: Cents,
        /// The part of `due` that goes to the pool.
        to_pool: Cents,
        /// Chips handed out.
        chips: Chips,
    },
    /// An entry was taken back.
    Unregistered {
        /// Which.
        entry: EntryId,
        /// Money given back.
        refunded: Cents,
    },
    /// Money came in, or went back.
    Paid {
        /// Whose.
        entry: EntryId,
        /// How much.
        amount: Cents,
    },
    /// A seat is kept at the draw.
    SeatReserved {
        /// For whom.
        entry: EntryId,
        /// Which.
        at: SeatRef,
    },
    /// A kept seat is free again.
    ReservationLifted {
        /// Whose it was.
        entry: EntryId,
    },
    /// All seats were drawn.
    SeatsDrawn {
        /// The seed, for anyone to check the draw.
        seed: Seed,
        /// Tables opened.
        tables: Vec<TableNo>,
        /// Who sits where.
        seats: Vec<Seating>,
    },
    /// A latecomer drew a seat.
    LateSeated {
        /// Who.
        entry: EntryId,
        /// Where.
        at: SeatRef,
        /// The seed of that draw.
        seed: Seed,
    },
    /// Play began.
    Started {
        /// The clock from then.
        clock: ClockAnchor,
    },
    /// Somebody touched the clock.
    ClockSet {
        /// How it stands now.
        clock: ClockAnchor,
    },
    /// Levels to come were changed.
    StructureChanged {
        /// All steps.
        steps: Vec<Step>,
        /// The clock with them.
        clock: ClockAnchor,
    },
    /// Play goes hand for hand (TDA RP-8).
    HandForHandBegan {
        /// Until so many are left.
        until_left: u32,
        /// The clock, stopped.
        clock: ClockAnchor,
    },
    /// A table has finished the hand, or has not after all.
    TableHandDone {
        /// Which.
        table: TableNo,
        /// It has.
        done: bool,
    },
    /// A hand was played at every table.
    HandPlayed {
        /// The clock with the hand's minutes off it.
        clock: ClockAnchor,
    },
    /// Play goes on by the clock.
    HandForHandEnded {
        /// The clock from then.
        clock: ClockAnchor,
    },
    /// The last hands before a break were announced.
    LastHandsAnnounced {
        /// How many; 0: taken back.
        hands: u32,
        /// In which step.
        step: usize,
    },
    /// One more table is in play.
    TableOpened {
        /// Which.
        table: TableNo,
    },
    /// The director said where the positions are.
    PositionsTold {
        /// At which table.
        table: TableNo,
        /// The last hand's positions.
        hand: LastHand,
        /// When it was said.
        at: Millis,
    },
    /// Players went out in one hand.
    Eliminated {
        /// When.
        at: Millis,
        /// Who.
        out: Vec<Out>,
    },
    /// A player is back.
    Revived {
        /// Who.
        entry: EntryId,
        /// On which seat.
        at: SeatRef,
    },
    /// A rebuy was sold.
    Rebought {
        /// To whom.
        entry: EntryId,
        /// Chips handed out.
        chips: Chips,
        /// What it costs.
        due: Cents,
        /// What was received.
        paid: Cents,
    },
    /// An add-on was sold.
    AddedOn {
        /// To whom.
        entry: EntryId,
        /// Chips handed out.
        chips: Chips,
        /// What it costs.
        due: Cents,
        /// What was received.
        paid: Cents,
    },
    /// The end of the rebuy period came further.
    RebuyPhaseSet {
        /// At these tables.
        tables: Vec<TableNo>,
        /// How far.
        phase: RebuyPhase,
    },
    /// Players changed seats.
    Moved {
        /// When.
        at: Millis,
        /// Why.
        cause: MoveCause,
        /// Who, from where, to where.
        moves: Vec<SeatMove>,
        /// Tables closed by it.
        closed: Vec<TableNo>,
        /// The seed, where seats were drawn.
        seed: Option<Seed>,
    },
    /// An advice waits until the tables change.
    AdvicePostponed {
        /// Its key.
        key: String,
    },
    /// A player is not there, or has come.
    AbsentSet {
        /// Who.
        entry: EntryId,
        /// Not there.
        absent: bool,
    },
    /// An absent player is out of the tournament as if he had never entered.
    AbsentRemoved {
        /// Who.
        entry: EntryId,
        /// Chips taken out of play; the rest of his stack was posted.
        taken_away: Chips,
    },
    /// Other rules are in force.
    RulesetChanged {
        /// All settings.
        ruleset: Box<Ruleset>,
    },
    /// A dispute was ruled on at a table.
    Ruled {
        /// When.
        at: Millis,
        /// The ruling.
        ruling: FloorRuling,
    },
    /// A chip race was made at a table (chapter 10).
    ChipsRaced {
        /// Where.
        table: TableNo,
        /// By how much it changed the chips in play, by value; below zero: it took some away.
        added: Chips,
    },
    /// A player was punished (13-1).
    Penalised {
        /// The number of the penalty.
        penalty: PenaltyNo,
        /// Whom.
        entry: EntryId,
        /// For what.
        offence: Offence,
        /// How.
        sanction: Sanction,
        /// Hands to be missed.
        hands: u32,
        /// Chips taken out of play.
        chips_removed: Chips,
        /// In the director's words.
        note: String,
        /// When.
        at: Millis,
    },
    /// A penalty was lifted; chips that it removed are back in play.
    PenaltyLifted {
        /// Which.
        penalty: PenaltyNo,
        /// When.
        at: Millis,
    },
    /// Hands were played at a table, and count for those suspended there.
    PenaltiesServed {
        /// Where.
        table: TableNo,
        /// What is left of each penalty.
        served: Vec<Served>,
    },
    /// The pool is shared otherwise.
    PrizesChanged {
        /// The plan.
        plan: PrizePlan,
    },
    /// A winner has his prize; it stands in place of what he was handed before.
    PrizeHanded {
        /// Who.
        entry: EntryId,
        /// When.
        at: Millis,
        /// Money.
        amount: Cents,
        /// Things.
        in_kind: Vec<PrizeInKind>,
    },
    /// A winner does not have his prize after all.
    PrizeTakenBack {
        /// Who.
        entry: EntryId,
    },
    /// It is over.
    Finished {
        /// When.
        at: Millis,
        /// Everybody's result, best first.
        results: Vec<ResultLine>,
    },
}
