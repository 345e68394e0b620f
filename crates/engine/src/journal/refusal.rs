//! Refusals of actions: a typed reason, with the rule's number where there is one. The catalogues turn it into a
//! sentence.

use serde::{Deserialize, Serialize};

use crate::base::draw::DrawProblem;
use crate::base::quantity::{Chips, EntryId, MemberId, Place, SeatNo, TableNo};
use crate::rules::citation::{FINAL_TABLE, HAND_FOR_HAND, Rule};
use crate::rules::rebuys::RebuyRefusal;
use crate::setup::SetupError;
use crate::state::penalties::PenaltyNo;

/// One of several members who are registered together, and why this one is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefusedNewcomer {
    pub member: MemberId,
    pub why: Refusal,
}

/// Reason why an action is refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// The set-up cannot be played.
    Setup {
        errors: Vec<SetupError>,
    },
    /// A minor on the tournament's day (1-3).
    Minor {
        minimum_age: u32,
    },
    /// That member is in already.
    AlreadyRegistered {
        entry: EntryId,
    },
    /// Of several members who were to be registered together, these cannot be.
    Newcomers {
        refused: Vec<RefusedNewcomer>,
    },
    RegistrationClosed,
    /// That member has signed up already.
    AlreadySignedUp {
        member: MemberId,
    },
    /// Of several members who were to sign up together, these cannot.
    NotSignedUp {
        refused: Vec<RefusedNewcomer>,
    },
    /// That member has not signed up.
    NoSignUp {
        member: MemberId,
    },
    /// Play has begun: whoever comes now is registered.
    SignUpsClosed,
    /// There is no such entry.
    NoSuchEntry {
        /// The number asked for.
        entry: EntryId,
    },
    /// There is no such table in the room.
    NoSuchTable {
        /// The number asked for.
        table: TableNo,
    },
    /// That table is not in play.
    TableNotOpen {
        table: TableNo,
    },
    /// That table is in play already.
    TableOpen {
        table: TableNo,
    },
    /// The table has no such seat.
    NoSuchSeat {
        table: TableNo,
        /// The seat asked for.
        seat: SeatNo,
    },
    /// Somebody sits there, or it is kept for somebody.
    SeatTaken {
        table: TableNo,
        seat: SeatNo,
    },
    /// That seat is blocked: release it first.
    SeatBlocked {
        table: TableNo,
        seat: SeatNo,
    },
    /// Every seat is taken or blocked: release one, or open a table first.
    OnlyBlockedSeats {
        /// Number of seats that are free but blocked.
        seats: u32,
    },
    /// A moved player never gets the next small blind (6-10).
    SmallBlindSeat {
        table: TableNo,
        seat: SeatNo,
    },
    /// No seat that the rules allow is free at that table; choose another, or wait (6-10).
    NoSeatAllowed {
        table: TableNo,
    },
    /// Every seat is taken: open a table first.
    NoFreeSeat,
    /// Nobody sits on that seat, so the big blind cannot be there.
    EmptySeat {
        table: TableNo,
        seat: SeatNo,
    },
    TooFewPlayers,
    /// The room has too few seats for so many players.
    RoomTooSmall {
        players: u32,
        seats: u32,
    },
    /// The draw cannot be made.
    Draw {
        problem: DrawProblem,
    },
    AlreadyStarted,
    /// Play has not begun.
    NotStarted,
    /// Seats have not been drawn.
    NotDrawn,
    /// The tournament is over.
    AlreadyFinished,
    /// The clock is stopped already.
    ClockStopped,
    /// The clock runs already.
    ClockRunning,
    /// The structure has no such level, or the time is out of range.
    ClockOutOfRange,
    /// A pause ends by itself after now, and within a day.
    PauseEnd,
    /// Registration ends at a time after now, and within a day.
    RegistrationEnd,
    /// It is a break already.
    InBreak,
    /// Play goes hand for hand: the hands move the clock (TDA RP-8).
    HandForHand,
    /// Play does not go hand for hand.
    NotHandForHand,
    /// One table plays by itself: there is nobody to wait for (TDA RP-8).
    OneTable,
    /// A table has not finished the hand (TDA RP-8).
    HandNotDone {
        table: TableNo,
    },
    /// More hands than can be announced.
    TooManyHands {
        most: u32,
    },
    /// A level or a break cannot last so long, or lasts no minute.
    StepMinutes {
        most: u32,
    },
    /// The levels have that length already.
    SameStructure,
    /// Levels already played cannot change.
    PastFrozen,
    /// Chips have been handed out: the starting stack stays.
    StackFixed,
    /// Play has begun: blinds do not become antes with a bring-in, nor the other way round.
    ForcedBetsFixed,
    /// At stud there is no button and there are no blinds.
    NoButton,
    /// The player is not at a table.
    NotSeated {
        entry: EntryId,
    },
    /// The player is out, and buys nothing until brought back.
    BringBackFirst {
        entry: EntryId,
    },
    /// The player is not out.
    NotOut {
        entry: EntryId,
    },
    /// One is named twice.
    NamedTwice {
        entry: EntryId,
    },
    NobodyNamed,
    /// Flights were joined here already.
    FlightsJoined,
    /// No flight is named.
    NoFlights,
    /// The structure has no such level.
    NoSuchLevel {
        /// Number of the level, from 1.
        level: u32,
    },
    /// The last player cannot go out.
    LastPlayer,
    /// Somebody cannot put himself out.
    ByHimself {
        entry: EntryId,
    },
    /// Several out in one hand need their stacks at its start (8-16).
    StacksNeeded,
    /// Stacks equal: the ruleset leaves the order to the director (8-16).
    StacksEqual,
    /// A stack below zero or beyond all chips.
    StackImpossible,
    /// No other entry for a player, and why.
    ReEntry {
        entry: EntryId,
        reason: ReEntryRefusal,
    },
    /// A player who bought another entry has played, and is eliminated like everybody.
    HasReEntered {
        entry: EntryId,
    },
    /// No rebuy, and why (5-1 to 5-5).
    Rebuy {
        reason: RebuyRefusal,
    },
    /// No add-on, and why (5-1 to 5-5).
    AddOn {
        reason: RebuyRefusal,
    },
    /// No add-on for one of several players, and why (5-1 to 5-5).
    AddOnFor {
        entry: EntryId,
        reason: RebuyRefusal,
    },
    /// A player has no add-on that could be taken back.
    NoAddOnToReturn {
        entry: EntryId,
    },
    /// The table cannot be broken: the others lack seats (6-6).
    CannotBreak {
        table: TableNo,
    },
    /// The final table cannot be drawn yet (1-4).
    NotFinalTable {
        players: u32,
        /// Seats of the final table.
        seats: u32,
    },
    /// One table only: there is nothing to draw anew (1-4).
    NothingToRedraw,
    /// From and to are one table.
    SameTable,
    /// The player is said to be absent already.
    AlreadyAbsent {
        entry: EntryId,
    },
    /// The player is there.
    NotAbsent {
        entry: EntryId,
    },
    /// An absent player who has paid keeps his stack until it is blinded away (2-15).
    PaidAhead {
        entry: EntryId,
    },
    /// An absent player keeps his chips until the deadline (2-15).
    NotLateYet {
        entry: EntryId,
        /// Minutes of the deadline.
        minutes: u32,
    },
    /// These rules are in force already.
    SameRuleset,
    /// The stacks of a deal fall short of the chips in play, and nobody has said that this is known.
    DealGap {
        /// Number of chips that are missing.
        missing: Chips,
    },
    /// An amount of zero, or out of range.
    Amount,
    /// Nothing is owed that could be written off.
    NothingOwed {
        entry: EntryId,
    },
    /// A debt is written off without a reason.
    WriteOffReason,
    /// More than one player is left (1-5).
    NotOver {
        players: u32,
    },
    /// Advice that is not given now.
    NoSuchAdvice,
    /// Prizes in percent must make 100, amounts cannot exceed the pool.
    Prizes,
    /// The facts of this ruling cannot be.
    RulingImpossible,
    /// The rules say otherwise now than when the ruling was read.
    RulingChanged,
    /// A departure from the rules needs a reason (1-1).
    ReasonNeeded,
    /// There is no such penalty.
    NoSuchPenalty {
        /// The number asked for.
        penalty: PenaltyNo,
    },
    /// The penalty was lifted already.
    PenaltyLifted {
        penalty: PenaltyNo,
    },
    /// More hands or rounds than a penalty has, or none (13-1).
    PenaltyTooLong {
        most: u32,
    },
    /// A note with too many characters.
    NoteTooLong {
        most: u32,
    },
    /// Nobody is suspended at that table.
    NobodySuspended {
        table: TableNo,
    },
    /// The player is disqualified; only lifting that penalty brings him back (13-1).
    Disqualified {
        entry: EntryId,
    },
    /// Nothing to hand over: no place that is paid.
    NoPrize {
        entry: EntryId,
    },
    /// The player has his whole prize already.
    PrizeHanded {
        entry: EntryId,
    },
    /// The player has not been handed anything.
    PrizeNotHanded {
        entry: EntryId,
    },
    /// There is no money to announce yet.
    NothingToAnnounce,
    /// The prizes are announced as they are: nothing has changed since.
    PrizesAnnounced,
    /// No prizes were announced.
    NothingAnnounced,
    /// There is no such prize.
    NoNamedPrize {
        prize: String,
    },
    /// The player has that prize already.
    NamedGiven {
        prize: String,
        entry: EntryId,
    },
    /// Nobody has that prize yet.
    NamedOpen {
        prize: String,
    },
    /// That prize is handed over: take it back first.
    NamedHanded {
        prize: String,
    },
    /// A player has that prize: it cannot be dropped from the plan.
    NamedKept {
        prize: String,
    },
    /// No prize money is left to be shared, or nobody to share it with.
    NothingToDeal,
    /// A deal stands: lift it first.
    DealStands,
    NoDeal,
    /// By chips needs the stack of everybody who is left.
    DealStacks,
    /// The amounts do not make what there is to share.
    DealSum,
    /// More is left for the winner than there is, so that somebody would get less than what is secured, or below zero.
    DealKept,
    /// Somebody who is left has not agreed.
    DealNotAgreed,
    /// No envelopes are drawn in this tournament.
    NoEnvelopes,
    /// An envelope is drawn already: they can no longer be sealed otherwise.
    EnvelopesOpened,
    /// There is one envelope for each player who is left.
    EnvelopeCount {
        players: u32,
    },
    /// The envelopes do not make what was paid for bounties.
    EnvelopeSum,
    /// No envelope is to be drawn for this player: out before they were sealed, drawn already, nobody named who draws,
    /// or only the winner's is left.
    NoEnvelope {
        entry: EntryId,
    },
    /// Somebody's seat is known and this would drop it.
    TableInUse {
        table: TableNo,
    },
    /// The evening is played with the program: its results come from play.
    PlayedHere,
    /// The results were entered afterwards: they can be corrected, and nothing else.
    RecordedOnly,
    /// Results are corrected for a reason.
    CorrectionReason,
    /// A corrected ranking names everybody once.
    RankingIncomplete,
    /// It is played in rounds: tables are neither balanced nor broken.
    PlayedInRounds,
    /// It is not played in rounds.
    NoRounds,
    /// The last round is over.
    LastRound,
    /// Some tables of this round have no winner yet.
    RoundGoesOn {
        tables: u32,
    },
    /// The last player at a table has won it and plays the next round.
    TableWon {
        table: TableNo,
    },
    /// The player went out in an earlier round.
    EarlierRound {
        entry: EntryId,
    },
    /// There is no such last-longer bet.
    NoLastLonger,
    /// A last-longer bet needs at least two players.
    LastLongerPlayers,
    /// One of its players is out: a last-longer bet no longer changes.
    LastLongerBegun,
    /// A stake must be an amount, and only in a tournament for money.
    LastLongerStake,
    /// The name is too long.
    LastLongerName {
        /// Greatest number of characters.
        most: u32,
    },
    /// A corrected ranking is as it was.
    RankingUnchanged,
    /// Places follow each other; those who share one leave out the next.
    PlacesImpossible {
        /// The first that does not follow.
        place: Place,
    },
    /// The reason for a correction is too long.
    CorrectionLong {
        /// Greatest number of characters.
        most: u32,
    },
    /// No result was entered.
    NobodyRecorded,
    /// The number of players is smaller than that of those named, or larger than possible.
    RecordedField {
        /// As many are named.
        named: u32,
        /// At most so many.
        most: u32,
    },
    /// A member is named twice among the results.
    RecordedTwice {
        member: MemberId,
    },
    /// An amount, a number or the points of a result cannot be.
    RecordedAmount {
        member: MemberId,
    },
    /// A place that nobody can have had.
    RecordedPlace {
        member: MemberId,
        place: Place,
        players: u32,
        /// As many of those who are named came in before.
        better: u32,
    },
    /// Somebody was put out by one who was not there, or who went out before.
    RecordedHunter {
        /// Member who was put out.
        member: MemberId,
    },
}

impl Refusal {
    /// The entry that it is about, if there is one.
    pub fn entry(&self) -> Option<EntryId> {
        match self {
            Refusal::AlreadyRegistered { entry }
            | Refusal::NoSuchEntry { entry }
            | Refusal::NotSeated { entry }
            | Refusal::BringBackFirst { entry }
            | Refusal::NotOut { entry }
            | Refusal::NamedTwice { entry }
            | Refusal::ByHimself { entry }
            | Refusal::ReEntry { entry, .. }
            | Refusal::HasReEntered { entry }
            | Refusal::AddOnFor { entry, .. }
            | Refusal::NoAddOnToReturn { entry }
            | Refusal::AlreadyAbsent { entry }
            | Refusal::NotAbsent { entry }
            | Refusal::PaidAhead { entry }
            | Refusal::NotLateYet { entry, .. }
            | Refusal::NothingOwed { entry }
            | Refusal::Disqualified { entry }
            | Refusal::NoPrize { entry }
            | Refusal::PrizeHanded { entry }
            | Refusal::PrizeNotHanded { entry }
            | Refusal::NamedGiven { entry, .. }
            | Refusal::NoEnvelope { entry }
            | Refusal::EarlierRound { entry } => Some(*entry),
            _ => None,
        }
    }

    /// The member that it is about, if there is one.
    pub fn member(&self) -> Option<MemberId> {
        match self {
            Refusal::AlreadySignedUp { member }
            | Refusal::NoSignUp { member }
            | Refusal::RecordedTwice { member }
            | Refusal::RecordedAmount { member }
            | Refusal::RecordedPlace { member, .. }
            | Refusal::RecordedHunter { member } => Some(*member),
            _ => None,
        }
    }

    /// The field of the set-up's draft that it belongs to, where a change of it is refused.
    pub fn field(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::StackFixed => "starting_stack",
            Refusal::ForcedBetsFixed => "game",
            Refusal::PastFrozen => "steps",
            Refusal::TableInUse { .. } => "tables",
            _ => return None,
        })
    }

    /// The rule it rests on, where there is one; [`Ruleset::cite`] says it as the ruleset in force does.
    ///
    /// [`Ruleset::cite`]: crate::rules::ruleset::Ruleset::cite
    pub fn rule(&self) -> Option<Rule> {
        if let Refusal::Newcomers { refused } | Refusal::NotSignedUp { refused } = self {
            return refused.iter().find_map(|newcomer| newcomer.why.rule());
        }
        Some(Rule::from(match self {
            Refusal::Minor { .. } => "1-3",
            Refusal::SmallBlindSeat { .. } | Refusal::NoSeatAllowed { .. } => "6-10",
            Refusal::StacksNeeded | Refusal::StacksEqual => "8-16",
            Refusal::Rebuy { reason } | Refusal::AddOn { reason } | Refusal::AddOnFor { reason, .. } => {
                reason.rule()
            }
            Refusal::CannotBreak { .. } => "6-6",
            Refusal::NotFinalTable { .. } => return Some(FINAL_TABLE),
            Refusal::AlreadyStarted | Refusal::NothingToRedraw | Refusal::RoundGoesOn { .. } => "1-4",
            Refusal::NotOver { .. } => "1-5",
            Refusal::ReasonNeeded => "1-1",
            Refusal::PenaltyTooLong { .. } | Refusal::Disqualified { .. } => "13-1",
            Refusal::AlreadyAbsent { .. } | Refusal::NotAbsent { .. } => "2-14",
            Refusal::HandForHand | Refusal::OneTable | Refusal::HandNotDone { .. } => {
                return Some(HAND_FOR_HAND);
            }
            Refusal::PaidAhead { .. } | Refusal::NotLateYet { .. } => "2-15",
            _ => return None,
        }))
    }
}

/// Reason why a player cannot buy another entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReEntryRefusal {
    /// None are sold in this tournament.
    NoReEntries,
    /// The player is still in.
    StillIn,
    /// They are not sold any more.
    ReEntriesOver,
    /// The player has bought as many as are allowed.
    ReEntriesLimit,
    /// The envelopes of mystery bounties are sealed: they hold what was paid until then.
    EnvelopesSealed,
}
