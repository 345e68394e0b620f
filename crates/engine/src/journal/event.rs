//! Events, complete in themselves: applying an event needs neither chance nor time.

mod parts;
mod reading;

use serde::{Deserialize, Serialize};
use strum::EnumProperty;

use crate::base::draw::Seed;
use crate::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, SeatNo, TableNo};
use crate::journal::floor_ruling::FloorRuling;
use crate::positions::hand::LastHand;
use crate::prizes::payouts::{PrizeInKind, PrizePlan};
use crate::rules::rebuys::RebuyPhase;
use crate::rules::ruleset::Ruleset;
use crate::setup::Setup;
use crate::state::blocked_seats::BlockedSeats;
use crate::state::deal::{DealMethod, DealShare};
use crate::state::flights::Flights;
use crate::state::last_longers::LastLonger;
use crate::state::penalties::{Offence, PenaltyNo, PenaltyProgress, Sanction};
use crate::state::recorded_results::RecordedLine;
use crate::state::seats::{MoveCause, ResultLine, SeatMove, SeatRef};
use crate::state::stacks::CountedStack;
use crate::structure::Step;
use crate::structure::clock::ClockAnchor;

pub use parts::{DrawnFrom, Out, Seating};
pub use reading::{EVENT_VERSION, read_events};

/// Event of a tournament.
///
/// Each declares whether it is disclosed: a league that gets the evening may see it, and publishes it. So are those that
/// a place or a draw depends on. No event with an amount of money is: prices, the pool, what somebody paid, owes or won;
/// nor is a penalty, a ruling, or anything written about a person. And each declares the rows that it may change
/// ([`ChangedRows`]).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumProperty)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum Event {
    /// The set-up is now this.
    #[strum(props(disclosed = false, rows = "tournament"))]
    Amended {
        /// The whole of it.
        #[cfg_attr(feature = "ts", ts(type = "SetupDraft"))]
        setup: Box<Setup>,
    },
    /// A member is in.
    #[strum(props(disclosed = false, rows = "entries"))]
    Registered {
        /// The number of the entry.
        entry: EntryId,
        member: MemberId,
        at: Millis,
        late: bool,
        due: Cents,
        paid: Cents,
        /// The part of `due` that goes to the pool.
        to_pool: Cents,
        chips: Chips,
        /// The part of `due` that is a bounty.
        #[serde(default, skip_serializing_if = "Cents::is_zero")]
        bounty: Cents,
    },
    /// A player has another stack to begin with than was handed out.
    #[strum(props(disclosed = false, rows = "entries"))]
    StackGiven {
        entry: EntryId,
        /// The chips that the player has now.
        chips: Chips,
    },
    /// The survivors of flights play on here, for the pools of all of them.
    #[strum(props(disclosed = false, rows = "none"))]
    FlightsJoined { at: Millis, joined: Flights },
    /// A member signed up before the evening.
    #[strum(props(disclosed = false, rows = "all"))]
    SignedUp { member: MemberId, at: Millis },
    /// A member who had signed up does not come.
    #[strum(props(disclosed = false, rows = "all"))]
    SignedOff { member: MemberId },
    /// An entry was taken back.
    #[strum(props(disclosed = false, rows = "entries"))]
    Unregistered {
        entry: EntryId,
        refunded: Cents,
        /// Reason for the change; `None` if nobody said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<String>,
    },
    /// Money came in, or went back.
    #[strum(props(disclosed = false, rows = "entries"))]
    Paid { entry: EntryId, amount: Cents },
    /// A debt was written off.
    #[strum(props(disclosed = false, rows = "none"))]
    DebtWrittenOff { entry: EntryId, at: Millis, amount: Cents, why: String },
    /// A seat is kept at the draw.
    #[strum(props(disclosed = true, rows = "none"))]
    SeatReserved { entry: EntryId, at: SeatRef },
    /// A kept seat is free again.
    #[strum(props(disclosed = true, rows = "none"))]
    ReservationLifted { entry: EntryId },
    /// All seats were drawn.
    #[strum(props(disclosed = true, rows = "all"))]
    SeatsDrawn {
        /// The seed, for anyone to check the draw.
        seed: Seed,
        tables: Vec<TableNo>,
        seats: Vec<Seating>,
        /// Further basis of the draw.
        from: DrawnFrom,
    },
    /// A latecomer drew a seat.
    #[strum(props(disclosed = true, rows = "entries"))]
    LateSeated {
        entry: EntryId,
        at: SeatRef,
        /// The seed of that draw.
        seed: Seed,
        /// Number of free seats in the draw.
        among: u32,
    },
    #[strum(props(disclosed = true, rows = "none"))]
    Started {
        /// The clock from then.
        clock: ClockAnchor,
    },
    /// Somebody touched the clock.
    #[strum(props(disclosed = true, rows = "none"))]
    ClockSet {
        /// Present anchor of the clock.
        clock: ClockAnchor,
    },
    /// The director says when registration ends.
    #[strum(props(disclosed = false, rows = "none"))]
    RegistrationEnds {
        /// The instant (UTC), unless its level ends it earlier; `None` if the level alone does.
        at: Option<Millis>,
    },
    /// The computer's clock was put right: hours of this evening are shown by it, also those before. The journal goes
    /// on by the time in which it began.
    #[strum(props(disclosed = false, rows = "none"))]
    HoursCorrected {
        /// The lead of the computer's clock over the journal's time.
        by: Millis,
        /// The instant of the correction.
        at: Millis,
    },
    /// Levels to come were changed.
    #[strum(props(disclosed = true, rows = "none"))]
    StructureChanged {
        steps: Vec<Step>,
        /// The clock with them.
        clock: ClockAnchor,
    },
    /// Play goes hand for hand (TDA RP-8).
    #[strum(props(disclosed = true, rows = "none"))]
    HandForHandBegan {
        /// Until so many are left.
        until_left: u32,
        clock: ClockAnchor,
    },
    /// A table has finished the hand, or has not after all.
    #[strum(props(disclosed = true, rows = "none"))]
    TableHandDone { table: TableNo, done: bool },
    /// A hand was played at every table.
    #[strum(props(disclosed = true, rows = "none"))]
    HandPlayed {
        /// The clock with the hand's minutes off it.
        clock: ClockAnchor,
    },
    /// Play goes on by the clock.
    #[strum(props(disclosed = true, rows = "none"))]
    HandForHandEnded {
        /// The clock from then.
        clock: ClockAnchor,
    },
    /// The last hands before a break were announced.
    #[strum(props(disclosed = true, rows = "none"))]
    LastHandsAnnounced {
        /// Number of hands; 0 means taken back.
        hands: u32,
        step: usize,
    },
    /// One more table is in play.
    #[strum(props(disclosed = true, rows = "none"))]
    TableOpened {
        table: TableNo,
        /// Number of its seats.
        size: SeatNo,
    },
    /// Seats were blocked, and others released.
    #[strum(props(disclosed = true, rows = "none"))]
    SeatsBlocked {
        /// Seats blocked from then on at each of these tables, in order.
        tables: Vec<BlockedSeats>,
    },
    /// The director said where the positions are.
    #[strum(props(disclosed = true, rows = "none"))]
    PositionsTold {
        table: TableNo,
        /// The last hand's positions.
        hand: LastHand,
        /// Time of the statement.
        at: Millis,
    },
    /// Players went out in one hand.
    #[strum(props(disclosed = true, rows = "entries"))]
    Eliminated { at: Millis, out: Vec<Out> },
    /// A player is back.
    #[strum(props(disclosed = true, rows = "all"))]
    Revived { entry: EntryId, at: SeatRef },
    /// A player who was out bought another entry.
    #[strum(props(disclosed = false, rows = "all"))]
    ReEntered {
        entry: EntryId,
        at: Millis,
        due: Cents,
        paid: Cents,
        /// The part of `due` that goes to the pool.
        to_pool: Cents,
        chips: Chips,
        /// The part of `due` that is a bounty.
        #[serde(default, skip_serializing_if = "Cents::is_zero")]
        bounty: Cents,
    },
    /// A rebuy was sold.
    #[strum(props(disclosed = false, rows = "entries"))]
    Rebought { entry: EntryId, chips: Chips, due: Cents, paid: Cents },
    /// An add-on was sold.
    #[strum(props(disclosed = false, rows = "entries"))]
    AddedOn { entry: EntryId, chips: Chips, due: Cents, paid: Cents },
    /// An add-on was taken back: its chips, its price, and the money received for it.
    #[strum(props(disclosed = false, rows = "entries"))]
    AddOnReturned { entry: EntryId, chips: Chips, due: Cents, paid: Cents },
    /// The end of the rebuy period came further.
    #[strum(props(disclosed = true, rows = "none"))]
    RebuyPhaseSet { tables: Vec<TableNo>, phase: RebuyPhase },
    #[strum(props(disclosed = true, rows = "entries"))]
    Moved {
        at: Millis,
        cause: MoveCause,
        /// Moves of players between seats.
        moves: Vec<SeatMove>,
        /// Tables closed by it.
        closed: Vec<TableNo>,
        /// The seed, where seats were drawn.
        seed: Option<Seed>,
    },
    /// An advice waits until the tables change.
    #[strum(props(disclosed = false, rows = "none"))]
    AdvicePostponed { key: String },
    /// A player is not there, or has come.
    #[strum(props(disclosed = false, rows = "none"))]
    AbsentSet { entry: EntryId, absent: bool },
    /// An absent player is out of the tournament as if he had never entered.
    #[strum(props(disclosed = true, rows = "entries"))]
    AbsentRemoved {
        entry: EntryId,
        /// Chips taken out of play; the rest of his stack was posted.
        taken_away: Chips,
    },
    /// Other rules are in force.
    #[strum(props(disclosed = true, rows = "none"))]
    RulesetChanged { ruleset: Box<Ruleset> },
    /// A dispute was ruled on at a table.
    #[strum(props(disclosed = false, rows = "none"))]
    Ruled { at: Millis, ruling: FloorRuling },
    /// A chip race was made at a table (chapter 10).
    #[strum(props(disclosed = true, rows = "none"))]
    ChipsRaced {
        table: TableNo,
        /// Chips by which it changed the chips in play, by value; below zero if it took some away.
        added: Chips,
    },
    /// A player was punished (13-1).
    #[strum(props(disclosed = false, rows = "none"))]
    Penalised {
        /// The number of the penalty.
        penalty: PenaltyNo,
        entry: EntryId,
        offence: Offence,
        sanction: Sanction,
        /// Hands to be missed.
        hands: u32,
        /// Chips taken out of play.
        chips_removed: Chips,
        /// In the director's words.
        note: String,
        at: Millis,
    },
    /// A penalty was lifted; chips that it removed are back in play.
    #[strum(props(disclosed = false, rows = "none"))]
    PenaltyLifted { penalty: PenaltyNo, at: Millis },
    /// Hands were played at a table, and count for those suspended there.
    #[strum(props(disclosed = false, rows = "none"))]
    PenaltiesServed {
        table: TableNo,
        /// Rest of each penalty.
        served: Vec<PenaltyProgress>,
    },
    /// The pool is shared otherwise.
    #[strum(props(disclosed = false, rows = "none"))]
    PrizesChanged { plan: PrizePlan },
    /// The prizes were announced: they stay as they are, whatever comes into the pool.
    #[strum(props(disclosed = false, rows = "none"))]
    PrizesAnnounced {
        at: Millis,
        pool: Cents,
        /// Amount of each place, best first.
        amounts: Vec<Cents>,
    },
    /// Announced prizes stay although others would follow from the pool.
    #[strum(props(disclosed = false, rows = "none"))]
    AnnouncedKept {
        at: Millis,
        pool: Cents,
        /// Amount that each place would have got, best first.
        amounts: Vec<Cents>,
        /// Use of the difference; empty if nothing was said.
        note: String,
    },
    /// The prizes follow the pool again.
    #[strum(props(disclosed = true, rows = "none"))]
    AnnouncementLifted {},
    /// A winner has his prize; it stands in place of what he was handed before.
    #[strum(props(disclosed = false, rows = "none"))]
    PrizeHanded { entry: EntryId, at: Millis, amount: Cents, in_kind: Vec<PrizeInKind> },
    /// A winner does not have his prize after all.
    #[strum(props(disclosed = false, rows = "none"))]
    PrizeTakenBack { entry: EntryId },
    /// A player has a prize that is not for a place, and nobody else any more.
    #[strum(props(disclosed = false, rows = "none"))]
    NamedPrizeGiven { prize: String, entry: EntryId },
    /// Nobody has that prize after all.
    #[strum(props(disclosed = false, rows = "none"))]
    NamedPrizeWithdrawn { prize: String },
    /// It was handed over; it stands in place of what was handed before.
    #[strum(props(disclosed = false, rows = "none"))]
    NamedPrizeHanded { prize: String, entry: EntryId, at: Millis, amount: Cents, thing: Option<String> },
    /// It was not handed over after all.
    #[strum(props(disclosed = false, rows = "none"))]
    NamedPrizeTakenBack { prize: String },
    /// Players who made an elimination were named afterwards, or several shared it.
    #[strum(props(disclosed = true, rows = "none"))]
    HuntersNamed {
        entry: EntryId,
        /// Players who made the elimination, the first named first; empty if nobody knows.
        by: Vec<EntryId>,
    },
    /// The envelopes of mystery bounties were sealed.
    #[strum(props(disclosed = false, rows = "none"))]
    EnvelopesSealed {
        at: Millis,
        /// Amount in each envelope, by number.
        envelopes: Vec<Cents>,
    },
    /// One of the closed envelopes was drawn.
    #[strum(props(disclosed = false, rows = "none"))]
    EnvelopeDrawn {
        at: Millis,
        /// For putting whom out.
        from: EntryId,
        /// Its number, from 1.
        envelope: u32,
        /// Amount in the envelope.
        amount: Cents,
        /// The seed of that draw.
        seed: Seed,
    },
    #[strum(props(disclosed = true, rows = "none"))]
    StacksCounted {
        at: Millis,
        /// Counted stacks of the players.
        stacks: Vec<CountedStack>,
        /// Players whose count was a mistake: it is not known any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        forgotten: Vec<EntryId>,
    },
    /// Those who were left shared the prizes; the shares stand whatever place each takes.
    #[strum(props(disclosed = false, rows = "none"))]
    DealMade {
        at: Millis,
        method: DealMethod,
        /// Amount left for the winner.
        kept: Cents,
        shares: Vec<DealShare>,
    },
    /// The deal no longer stands: prizes go by place again.
    #[strum(props(disclosed = true, rows = "none"))]
    DealLifted {},
    /// The results of an evening that was not played with the program were entered, in the place of those
    /// entered before.
    #[strum(props(disclosed = false, rows = "all"))]
    ResultsRecorded {
        at: Millis,
        /// Number of players; more than there are results where some are not named.
        players: u32,
        /// The money that was shared.
        pool: Cents,
        /// Everybody's result, best first.
        results: Vec<RecordedLine>,
        /// Reason for the correction; `None` if they were entered for the first time.
        why: Option<String>,
    },
    /// Players made a last-longer bet, or changed one.
    #[strum(props(disclosed = false, rows = "none"))]
    LastLongerSet {
        /// The bet; it replaces the one with its number.
        last_longer: LastLonger,
    },
    /// A last-longer bet was withdrawn.
    #[strum(props(disclosed = false, rows = "none"))]
    LastLongerRemoved { no: u32 },
    /// The ranking was corrected by hand once it was over.
    #[strum(props(disclosed = false, rows = "all"))]
    RankingCorrected {
        at: Millis,
        why: String,
        /// Everybody's result, best first.
        results: Vec<ResultLine>,
    },
    #[strum(props(disclosed = false, rows = "all"))]
    Finished {
        at: Millis,
        /// Everybody's result, best first.
        results: Vec<ResultLine>,
    },
}

/// Rows of the club file's tables that an event may change, beside the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedRows {
    None,
    /// The row of the tournament.
    Tournament,
    /// Those of these entries.
    Entries(Vec<EntryId>),
    /// Any: the tables before and after it are compared.
    All,
}

impl Event {
    /// Whether a league may see it.
    pub fn is_disclosed(&self) -> bool {
        self.get_bool("disclosed").unwrap_or(false)
    }

    /// The rows that it may change.
    pub fn changed_rows(&self) -> ChangedRows {
        match self.get_str("rows") {
            Some("none") => ChangedRows::None,
            Some("tournament") => ChangedRows::Tournament,
            Some("entries") => ChangedRows::Entries(self.entries()),
            _ => ChangedRows::All,
        }
    }

    fn entries(&self) -> Vec<EntryId> {
        match self {
            Event::Registered { entry, .. }
            | Event::Unregistered { entry, .. }
            | Event::Paid { entry, .. }
            | Event::StackGiven { entry, .. }
            | Event::AbsentRemoved { entry, .. }
            | Event::LateSeated { entry, .. }
            | Event::Rebought { entry, .. }
            | Event::AddedOn { entry, .. }
            | Event::AddOnReturned { entry, .. } => vec![*entry],
            Event::Eliminated { out, .. } => out.iter().map(|line| line.entry).collect(),
            Event::Moved { moves, .. } => moves.iter().map(|step| step.entry).collect(),
            _ => Vec::new(),
        }
    }
}
