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
#[serde(tag = "type", deny_unknown_fields)]
pub enum Event {
    /// The set-up is now this.
    #[serde(rename = "amended")]
    Amended {
        /// The whole of it.
        #[cfg_attr(feature = "ts", ts(type = "SetupDraft"))]
        #[serde(rename = "setup")]
        setup: Box<Setup>,
    },
    /// A member is in.
    #[serde(rename = "registered")]
    Registered {
        /// The number of the entry.
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "member")]
        member: MemberId,
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "late")]
        late: bool,
        #[serde(rename = "due")]
        due: Cents,
        #[serde(rename = "paid")]
        paid: Cents,
        /// The part of `due` that goes to the pool.
        #[serde(rename = "to_pool")]
        to_pool: Cents,
        #[serde(rename = "chips")]
        chips: Chips,
        /// The part of `due` that is a bounty.
        #[serde(rename = "bounty", default, skip_serializing_if = "Cents::is_zero")]
        bounty: Cents,
    },
    /// A player has another stack to begin with than was handed out.
    #[serde(rename = "stack_given")]
    StackGiven {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// The chips that the player has now.
        #[serde(rename = "chips")]
        chips: Chips,
    },
    /// The survivors of flights play on here, for the pools of all of them.
    #[serde(rename = "flights_joined")]
    FlightsJoined {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "joined")]
        joined: Flights,
    },
    /// A member signed up before the evening.
    #[serde(rename = "signed_up")]
    SignedUp {
        #[serde(rename = "member")]
        member: MemberId,
        #[serde(rename = "at")]
        at: Millis,
    },
    /// A member who had signed up does not come.
    #[serde(rename = "signed_off")]
    SignedOff {
        #[serde(rename = "member")]
        member: MemberId,
    },
    /// An entry was taken back.
    #[serde(rename = "unregistered")]
    Unregistered {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "refunded")]
        refunded: Cents,
        /// Reason for the change; `None` if nobody said.
        #[serde(rename = "why", default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<String>,
    },
    /// Money came in, or went back.
    #[serde(rename = "paid")]
    Paid {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "amount")]
        amount: Cents,
    },
    /// A debt was written off.
    #[serde(rename = "debt_written_off")]
    DebtWrittenOff {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "amount")]
        amount: Cents,
        #[serde(rename = "why")]
        why: String,
    },
    /// A seat is kept at the draw.
    #[serde(rename = "seat_reserved")]
    SeatReserved {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: SeatRef,
    },
    /// A kept seat is free again.
    #[serde(rename = "reservation_lifted")]
    ReservationLifted {
        #[serde(rename = "entry")]
        entry: EntryId,
    },
    /// All seats were drawn.
    #[serde(rename = "seats_drawn")]
    SeatsDrawn {
        /// The seed, for anyone to check the draw.
        #[serde(rename = "seed")]
        seed: Seed,
        #[serde(rename = "tables")]
        tables: Vec<TableNo>,
        #[serde(rename = "seats")]
        seats: Vec<Seating>,
        /// Further basis of the draw.
        #[serde(rename = "from")]
        from: DrawnFrom,
    },
    /// A latecomer drew a seat.
    #[serde(rename = "late_seated")]
    LateSeated {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: SeatRef,
        /// The seed of that draw.
        #[serde(rename = "seed")]
        seed: Seed,
        /// Number of free seats in the draw.
        #[serde(rename = "among")]
        among: u32,
    },
    #[serde(rename = "started")]
    Started {
        /// The clock from then.
        #[serde(rename = "clock")]
        clock: ClockAnchor,
    },
    /// Somebody touched the clock.
    #[serde(rename = "clock_set")]
    ClockSet {
        /// Present anchor of the clock.
        #[serde(rename = "clock")]
        clock: ClockAnchor,
    },
    /// The director says when registration ends.
    #[serde(rename = "registration_ends")]
    RegistrationEnds {
        /// The instant (UTC), unless its level ends it earlier; `None` if the level alone does.
        #[serde(rename = "at")]
        at: Option<Millis>,
    },
    /// The computer's clock was put right: hours of this evening are shown by it, also those before. The journal goes
    /// on by the time in which it began.
    #[serde(rename = "hours_corrected")]
    HoursCorrected {
        /// The lead of the computer's clock over the journal's time.
        #[serde(rename = "by")]
        by: Millis,
        /// The instant of the correction.
        #[serde(rename = "at")]
        at: Millis,
    },
    /// Levels to come were changed.
    #[serde(rename = "structure_changed")]
    StructureChanged {
        #[serde(rename = "steps")]
        steps: Vec<Step>,
        /// The clock with them.
        #[serde(rename = "clock")]
        clock: ClockAnchor,
    },
    /// Play goes hand for hand (TDA RP-8).
    #[serde(rename = "hand_for_hand_began")]
    HandForHandBegan {
        /// Until so many are left.
        #[serde(rename = "until_left")]
        until_left: u32,
        #[serde(rename = "clock")]
        clock: ClockAnchor,
    },
    /// A table has finished the hand, or has not after all.
    #[serde(rename = "table_hand_done")]
    TableHandDone {
        #[serde(rename = "table")]
        table: TableNo,
        #[serde(rename = "done")]
        done: bool,
    },
    /// A hand was played at every table.
    #[serde(rename = "hand_played")]
    HandPlayed {
        /// The clock with the hand's minutes off it.
        #[serde(rename = "clock")]
        clock: ClockAnchor,
    },
    /// Play goes on by the clock.
    #[serde(rename = "hand_for_hand_ended")]
    HandForHandEnded {
        /// The clock from then.
        #[serde(rename = "clock")]
        clock: ClockAnchor,
    },
    /// The last hands before a break were announced.
    #[serde(rename = "last_hands_announced")]
    LastHandsAnnounced {
        /// Number of hands; 0 means taken back.
        #[serde(rename = "hands")]
        hands: u32,
        #[serde(rename = "step")]
        step: usize,
    },
    /// One more table is in play.
    #[serde(rename = "table_opened")]
    TableOpened {
        #[serde(rename = "table")]
        table: TableNo,
        /// Number of its seats.
        #[serde(rename = "size")]
        size: SeatNo,
    },
    /// Seats were blocked, and others released.
    #[serde(rename = "seats_blocked")]
    SeatsBlocked {
        /// Seats blocked from then on at each of these tables, in order.
        #[serde(rename = "tables")]
        tables: Vec<BlockedSeats>,
    },
    /// The director said where the positions are.
    #[serde(rename = "positions_told")]
    PositionsTold {
        #[serde(rename = "table")]
        table: TableNo,
        /// The last hand's positions.
        #[serde(rename = "hand")]
        hand: LastHand,
        /// Time of the statement.
        #[serde(rename = "at")]
        at: Millis,
    },
    /// Players went out in one hand.
    #[serde(rename = "eliminated")]
    Eliminated {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "out")]
        out: Vec<Out>,
    },
    /// A player is back.
    #[serde(rename = "revived")]
    Revived {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: SeatRef,
    },
    /// A player who was out bought another entry.
    #[serde(rename = "re_entered")]
    ReEntered {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "due")]
        due: Cents,
        #[serde(rename = "paid")]
        paid: Cents,
        /// The part of `due` that goes to the pool.
        #[serde(rename = "to_pool")]
        to_pool: Cents,
        #[serde(rename = "chips")]
        chips: Chips,
        /// The part of `due` that is a bounty.
        #[serde(rename = "bounty", default, skip_serializing_if = "Cents::is_zero")]
        bounty: Cents,
    },
    /// A rebuy was sold.
    #[serde(rename = "rebought")]
    Rebought {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "chips")]
        chips: Chips,
        #[serde(rename = "due")]
        due: Cents,
        #[serde(rename = "paid")]
        paid: Cents,
    },
    /// An add-on was sold.
    #[serde(rename = "added_on")]
    AddedOn {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "chips")]
        chips: Chips,
        #[serde(rename = "due")]
        due: Cents,
        #[serde(rename = "paid")]
        paid: Cents,
    },
    /// The end of the rebuy period came further.
    #[serde(rename = "rebuy_phase_set")]
    RebuyPhaseSet {
        #[serde(rename = "tables")]
        tables: Vec<TableNo>,
        #[serde(rename = "phase")]
        phase: RebuyPhase,
    },
    #[serde(rename = "moved")]
    Moved {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "cause")]
        cause: MoveCause,
        /// Moves of players between seats.
        #[serde(rename = "moves")]
        moves: Vec<SeatMove>,
        /// Tables closed by it.
        #[serde(rename = "closed")]
        closed: Vec<TableNo>,
        /// The seed, where seats were drawn.
        #[serde(rename = "seed")]
        seed: Option<Seed>,
    },
    /// An advice waits until the tables change.
    #[serde(rename = "advice_postponed")]
    AdvicePostponed {
        #[serde(rename = "key")]
        key: String,
    },
    /// A player is not there, or has come.
    #[serde(rename = "absent_set")]
    AbsentSet {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "absent")]
        absent: bool,
    },
    /// An absent player is out of the tournament as if he had never entered.
    #[serde(rename = "absent_removed")]
    AbsentRemoved {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Chips taken out of play; the rest of his stack was posted.
        #[serde(rename = "taken_away")]
        taken_away: Chips,
    },
    /// Other rules are in force.
    #[serde(rename = "ruleset_changed")]
    RulesetChanged {
        #[serde(rename = "ruleset")]
        ruleset: Box<Ruleset>,
    },
    /// A dispute was ruled on at a table.
    #[serde(rename = "ruled")]
    Ruled {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "ruling")]
        ruling: FloorRuling,
    },
    /// A chip race was made at a table (chapter 10).
    #[serde(rename = "chips_raced")]
    ChipsRaced {
        #[serde(rename = "table")]
        table: TableNo,
        /// Chips by which it changed the chips in play, by value; below zero if it took some away.
        #[serde(rename = "added")]
        added: Chips,
    },
    /// A player was punished (13-1).
    #[serde(rename = "penalised")]
    Penalised {
        /// The number of the penalty.
        #[serde(rename = "penalty")]
        penalty: PenaltyNo,
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "offence")]
        offence: Offence,
        #[serde(rename = "sanction")]
        sanction: Sanction,
        /// Hands to be missed.
        #[serde(rename = "hands")]
        hands: u32,
        /// Chips taken out of play.
        #[serde(rename = "chips_removed")]
        chips_removed: Chips,
        /// In the director's words.
        #[serde(rename = "note")]
        note: String,
        #[serde(rename = "at")]
        at: Millis,
    },
    /// A penalty was lifted; chips that it removed are back in play.
    #[serde(rename = "penalty_lifted")]
    PenaltyLifted {
        #[serde(rename = "penalty")]
        penalty: PenaltyNo,
        #[serde(rename = "at")]
        at: Millis,
    },
    /// Hands were played at a table, and count for those suspended there.
    #[serde(rename = "penalties_served")]
    PenaltiesServed {
        #[serde(rename = "table")]
        table: TableNo,
        /// Rest of each penalty.
        #[serde(rename = "served")]
        served: Vec<PenaltyProgress>,
    },
    /// The pool is shared otherwise.
    #[serde(rename = "prizes_changed")]
    PrizesChanged {
        #[serde(rename = "plan")]
        plan: PrizePlan,
    },
    /// The prizes were announced: they stay as they are, whatever comes into the pool.
    #[serde(rename = "prizes_announced")]
    PrizesAnnounced {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "pool")]
        pool: Cents,
        /// Amount of each place, best first.
        #[serde(rename = "amounts")]
        amounts: Vec<Cents>,
    },
    /// Announced prizes stay although others would follow from the pool.
    #[serde(rename = "announced_kept")]
    AnnouncedKept {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "pool")]
        pool: Cents,
        /// Amount that each place would have got, best first.
        #[serde(rename = "amounts")]
        amounts: Vec<Cents>,
        /// Use of the difference; empty if nothing was said.
        #[serde(rename = "note")]
        note: String,
    },
    /// The prizes follow the pool again.
    #[serde(rename = "announcement_lifted")]
    AnnouncementLifted {},
    /// A winner has his prize; it stands in place of what he was handed before.
    #[serde(rename = "prize_handed")]
    PrizeHanded {
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "amount")]
        amount: Cents,
        #[serde(rename = "in_kind")]
        in_kind: Vec<PrizeInKind>,
    },
    /// A winner does not have his prize after all.
    #[serde(rename = "prize_taken_back")]
    PrizeTakenBack {
        #[serde(rename = "entry")]
        entry: EntryId,
    },
    /// A player has a prize that is not for a place, and nobody else any more.
    #[serde(rename = "named_prize_given")]
    NamedPrizeGiven {
        #[serde(rename = "prize")]
        prize: String,
        #[serde(rename = "entry")]
        entry: EntryId,
    },
    /// Nobody has that prize after all.
    #[serde(rename = "named_prize_withdrawn")]
    NamedPrizeWithdrawn {
        #[serde(rename = "prize")]
        prize: String,
    },
    /// It was handed over; it stands in place of what was handed before.
    #[serde(rename = "named_prize_handed")]
    NamedPrizeHanded {
        #[serde(rename = "prize")]
        prize: String,
        #[serde(rename = "entry")]
        entry: EntryId,
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "amount")]
        amount: Cents,
        #[serde(rename = "thing")]
        thing: Option<String>,
    },
    /// It was not handed over after all.
    #[serde(rename = "named_prize_taken_back")]
    NamedPrizeTakenBack {
        #[serde(rename = "prize")]
        prize: String,
    },
    /// Players who made an elimination were named afterwards, or several shared it.
    #[serde(rename = "hunters_named")]
    HuntersNamed {
        #[serde(rename = "entry")]
        entry: EntryId,
        /// Players who made the elimination, the first named first; empty if nobody knows.
        #[serde(rename = "by")]
        by: Vec<EntryId>,
    },
    /// The envelopes of mystery bounties were sealed.
    #[serde(rename = "envelopes_sealed")]
    EnvelopesSealed {
        #[serde(rename = "at")]
        at: Millis,
        /// Amount in each envelope, by number.
        #[serde(rename = "envelopes")]
        envelopes: Vec<Cents>,
    },
    /// One of the closed envelopes was drawn.
    #[serde(rename = "envelope_drawn")]
    EnvelopeDrawn {
        #[serde(rename = "at")]
        at: Millis,
        /// For putting whom out.
        #[serde(rename = "from")]
        from: EntryId,
        /// Its number, from 1.
        #[serde(rename = "envelope")]
        envelope: u32,
        /// Amount in the envelope.
        #[serde(rename = "amount")]
        amount: Cents,
        /// The seed of that draw.
        #[serde(rename = "seed")]
        seed: Seed,
    },
    #[serde(rename = "stacks_counted")]
    StacksCounted {
        #[serde(rename = "at")]
        at: Millis,
        /// Counted stacks of the players.
        #[serde(rename = "stacks")]
        stacks: Vec<CountedStack>,
        /// Players whose count was a mistake: it is not known any more.
        #[serde(rename = "forgotten", default, skip_serializing_if = "Vec::is_empty")]
        forgotten: Vec<EntryId>,
    },
    /// Those who were left shared the prizes; the shares stand whatever place each takes.
    #[serde(rename = "deal_made")]
    DealMade {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "method")]
        method: DealMethod,
        /// Amount left for the winner.
        #[serde(rename = "kept")]
        kept: Cents,
        #[serde(rename = "shares")]
        shares: Vec<DealShare>,
    },
    /// The deal no longer stands: prizes go by place again.
    #[serde(rename = "deal_lifted")]
    DealLifted {},
    /// The results of an evening that was not played with the program were entered, in the place of those
    /// entered before.
    #[serde(rename = "results_recorded")]
    ResultsRecorded {
        #[serde(rename = "at")]
        at: Millis,
        /// Number of players; more than there are results where some are not named.
        #[serde(rename = "players")]
        players: u32,
        /// The money that was shared.
        #[serde(rename = "pool")]
        pool: Cents,
        /// Everybody's result, best first.
        #[serde(rename = "results")]
        results: Vec<RecordedLine>,
        /// Reason for the correction; `None` if they were entered for the first time.
        #[serde(rename = "why")]
        why: Option<String>,
    },
    /// Players made a last-longer bet, or changed one.
    #[serde(rename = "last_longer_set")]
    LastLongerSet {
        /// The bet; it replaces the one with its number.
        #[serde(rename = "last_longer")]
        last_longer: LastLonger,
    },
    /// A last-longer bet was withdrawn.
    #[serde(rename = "last_longer_removed")]
    LastLongerRemoved {
        #[serde(rename = "no")]
        no: u32,
    },
    /// The ranking was corrected by hand once it was over.
    #[serde(rename = "ranking_corrected")]
    RankingCorrected {
        #[serde(rename = "at")]
        at: Millis,
        #[serde(rename = "why")]
        why: String,
        /// Everybody's result, best first.
        #[serde(rename = "results")]
        results: Vec<ResultLine>,
    },
    #[serde(rename = "finished")]
    Finished {
        #[serde(rename = "at")]
        at: Millis,
        /// Everybody's result, best first.
        #[serde(rename = "results")]
        results: Vec<ResultLine>,
    },
}
