//! Events, complete in themselves: applying an event needs neither chance nor time.

mod parts;
mod reading;

use serde::{Deserialize, Serialize};

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
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
    StackGiven {
        entry: EntryId,
        /// The chips that the player has now.
        chips: Chips,
    },
    /// The survivors of flights play on here, for the pools of all of them.
    FlightsJoined { at: Millis, joined: Flights },
    /// A member signed up before the evening.
    SignedUp { member: MemberId, at: Millis },
    /// A member who had signed up does not come.
    SignedOff { member: MemberId },
    /// An entry was taken back.
    Unregistered {
        entry: EntryId,
        refunded: Cents,
        /// Reason for the change; `None` if nobody said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<String>,
    },
    /// Money came in, or went back.
    Paid { entry: EntryId, amount: Cents },
    /// A debt was written off.
    DebtWrittenOff { entry: EntryId, at: Millis, amount: Cents, why: String },
    /// A seat is kept at the draw.
    SeatReserved { entry: EntryId, at: SeatRef },
    /// A kept seat is free again.
    ReservationLifted { entry: EntryId },
    /// All seats were drawn.
    SeatsDrawn {
        /// The seed, for anyone to check the draw.
        seed: Seed,
        tables: Vec<TableNo>,
        seats: Vec<Seating>,
        /// Further basis of the draw.
        from: DrawnFrom,
    },
    /// A latecomer drew a seat.
    LateSeated {
        entry: EntryId,
        at: SeatRef,
        /// The seed of that draw.
        seed: Seed,
        /// Number of free seats in the draw.
        among: u32,
    },
    Started {
        /// The clock from then.
        clock: ClockAnchor,
    },
    /// Somebody touched the clock.
    ClockSet {
        /// Present anchor of the clock.
        clock: ClockAnchor,
    },
    /// The director says when registration ends.
    RegistrationEnds {
        /// The instant (UTC), unless its level ends it earlier; `None` if the level alone does.
        at: Option<Millis>,
    },
    /// The computer's clock was put right: hours of this evening are shown by it, also those before. The journal goes
    /// on by the time in which it began.
    HoursCorrected {
        /// The lead of the computer's clock over the journal's time.
        by: Millis,
        /// The instant of the correction.
        at: Millis,
    },
    /// Levels to come were changed.
    StructureChanged {
        steps: Vec<Step>,
        /// The clock with them.
        clock: ClockAnchor,
    },
    /// Play goes hand for hand (TDA RP-8).
    HandForHandBegan {
        /// Until so many are left.
        until_left: u32,
        clock: ClockAnchor,
    },
    /// A table has finished the hand, or has not after all.
    TableHandDone { table: TableNo, done: bool },
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
        /// Number of hands; 0 means taken back.
        hands: u32,
        step: usize,
    },
    /// One more table is in play.
    TableOpened {
        table: TableNo,
        /// Number of its seats.
        size: SeatNo,
    },
    /// Seats were blocked, and others released.
    SeatsBlocked {
        /// Seats blocked from then on at each of these tables, in order.
        tables: Vec<BlockedSeats>,
    },
    /// The director said where the positions are.
    PositionsTold {
        table: TableNo,
        /// The last hand's positions.
        hand: LastHand,
        /// Time of the statement.
        at: Millis,
    },
    /// Players went out in one hand.
    Eliminated { at: Millis, out: Vec<Out> },
    /// A player is back.
    Revived { entry: EntryId, at: SeatRef },
    /// A player who was out bought another entry.
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
    Rebought { entry: EntryId, chips: Chips, due: Cents, paid: Cents },
    /// An add-on was sold.
    AddedOn { entry: EntryId, chips: Chips, due: Cents, paid: Cents },
    /// An add-on was taken back: its chips, its price, and the money received for it.
    AddOnReturned { entry: EntryId, chips: Chips, due: Cents, paid: Cents },
    /// The end of the rebuy period came further.
    RebuyPhaseSet { tables: Vec<TableNo>, phase: RebuyPhase },
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
    AdvicePostponed { key: String },
    /// A player is not there, or has come.
    AbsentSet { entry: EntryId, absent: bool },
    /// An absent player is out of the tournament as if he had never entered.
    AbsentRemoved {
        entry: EntryId,
        /// Chips taken out of play; the rest of his stack was posted.
        taken_away: Chips,
    },
    /// Other rules are in force.
    RulesetChanged { ruleset: Box<Ruleset> },
    /// A dispute was ruled on at a table.
    Ruled { at: Millis, ruling: FloorRuling },
    /// A chip race was made at a table (chapter 10).
    ChipsRaced {
        table: TableNo,
        /// Chips by which it changed the chips in play, by value; below zero if it took some away.
        added: Chips,
    },
    /// A player was punished (13-1).
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
    PenaltyLifted { penalty: PenaltyNo, at: Millis },
    /// Hands were played at a table, and count for those suspended there.
    PenaltiesServed {
        table: TableNo,
        /// Rest of each penalty.
        served: Vec<PenaltyProgress>,
    },
    /// The pool is shared otherwise.
    PrizesChanged { plan: PrizePlan },
    /// The prizes were announced: they stay as they are, whatever comes into the pool.
    PrizesAnnounced {
        at: Millis,
        pool: Cents,
        /// Amount of each place, best first.
        amounts: Vec<Cents>,
    },
    /// Announced prizes stay although others would follow from the pool.
    AnnouncedKept {
        at: Millis,
        pool: Cents,
        /// Amount that each place would have got, best first.
        amounts: Vec<Cents>,
        /// Use of the difference; empty if nothing was said.
        note: String,
    },
    /// The prizes follow the pool again.
    AnnouncementLifted {},
    /// A winner has his prize; it stands in place of what he was handed before.
    PrizeHanded { entry: EntryId, at: Millis, amount: Cents, in_kind: Vec<PrizeInKind> },
    /// A winner does not have his prize after all.
    PrizeTakenBack { entry: EntryId },
    /// A player has a prize that is not for a place, and nobody else any more.
    NamedPrizeGiven { prize: String, entry: EntryId },
    /// Nobody has that prize after all.
    NamedPrizeWithdrawn { prize: String },
    /// It was handed over; it stands in place of what was handed before.
    NamedPrizeHanded { prize: String, entry: EntryId, at: Millis, amount: Cents, thing: Option<String> },
    /// It was not handed over after all.
    NamedPrizeTakenBack { prize: String },
    /// Players who made an elimination were named afterwards, or several shared it.
    HuntersNamed {
        entry: EntryId,
        /// Players who made the elimination, the first named first; empty if nobody knows.
        by: Vec<EntryId>,
    },
    /// The envelopes of mystery bounties were sealed.
    EnvelopesSealed {
        at: Millis,
        /// Amount in each envelope, by number.
        envelopes: Vec<Cents>,
    },
    /// One of the closed envelopes was drawn.
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
    StacksCounted {
        at: Millis,
        /// Counted stacks of the players.
        stacks: Vec<CountedStack>,
        /// Players whose count was a mistake: it is not known any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        forgotten: Vec<EntryId>,
    },
    /// Those who were left shared the prizes; the shares stand whatever place each takes.
    DealMade {
        at: Millis,
        method: DealMethod,
        /// Amount left for the winner.
        kept: Cents,
        shares: Vec<DealShare>,
    },
    /// The deal no longer stands: prizes go by place again.
    DealLifted {},
    /// The results of an evening that was not played with the program were entered, in the place of those
    /// entered before.
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
    LastLongerSet {
        /// The bet; it replaces the one with its number.
        last_longer: LastLonger,
    },
    /// A last-longer bet was withdrawn.
    LastLongerRemoved { no: u32 },
    /// The ranking was corrected by hand once it was over.
    RankingCorrected {
        at: Millis,
        why: String,
        /// Everybody's result, best first.
        results: Vec<ResultLine>,
    },
    Finished {
        at: Millis,
        /// Everybody's result, best first.
        results: Vec<ResultLine>,
    },
}
