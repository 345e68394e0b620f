//! The ledger of penalties as the desk shows it, and what it proposes for a fault.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, EntryId, MemberId, Millis, TableNo};
use crate::floor::penalties::LadderReason;
use crate::rules::citation::Citation;
use crate::rules::ruleset::PenaltyStep;
use crate::state::entries::{Entry, EntryStatus};
use crate::state::penalties::{Offence, Penalty, PenaltyNo, Sanction};
use crate::state::seats::SeatRef;
use crate::state::tables::Table;
use crate::state::tournament::Tournament;

/// State of a penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PenaltyState {
    /// Hands are still to be missed.
    Running,
    /// Nothing more is to be missed.
    Served,
    /// The player is out; hands were still to be missed.
    PlayerOut,
    Disqualified,
    Lifted,
}

/// A line of the ledger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PenaltyLine {
    pub no: PenaltyNo,
    pub entry: EntryId,
    pub member: MemberId,
    /// Seat of the player, or the last one before the elimination.
    pub seat: Option<SeatRef>,
    pub offence: Offence,
    /// The rule that names the fault.
    pub rule: Citation,
    pub sanction: Sanction,
    /// In the director's words.
    pub note: String,
    pub at: Millis,
    /// State of the penalty.
    pub state: PenaltyState,
    /// Hands to be missed in all.
    pub hands: u32,
    /// Hands still to be missed.
    pub hands_left: u32,
    /// The same in rounds of his table as it is now, rounded up.
    pub rounds_left: u32,
    /// Chips taken out of play.
    pub chips_removed: Chips,
    /// Time when it was lifted.
    pub lifted_at: Option<Millis>,
}

/// A table at which somebody is suspended: where hands are to be counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AwayTable {
    pub table: TableNo,
    /// Players at it: hands of a round.
    pub players: u32,
    /// Penalties that run there, by number.
    pub penalties: Vec<PenaltyNo>,
}

/// A fault that can be punished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OffenceView {
    pub offence: Offence,
    /// The rule that names it.
    pub rule: Citation,
    /// It is punished without a warning.
    pub without_warning: bool,
    /// Another player is at fault, too.
    pub takes_two: bool,
}

/// Ledger of all penalties.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PenaltiesView {
    /// All penalties, latest first.
    pub lines: Vec<PenaltyLine>,
    /// Tables where hands are to be counted.
    pub away: Vec<AwayTable>,
    /// Faults to choose from, in the order of the rules.
    pub offences: Vec<OffenceView>,
    /// Chips taken out of play in all.
    pub chips_removed: Chips,
}

/// A penalty that may be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SanctionChoice {
    /// The step of the ladder.
    pub step: PenaltyStep,
    pub sanction: Sanction,
    /// Hands that it costs at his table now.
    pub hands: u32,
}

/// Penalty that the ladder proposes for a fault (13-1). The director judges.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PenaltyProposal {
    pub suggested: SanctionChoice,
    /// That and the graver ones: gravity may skip steps.
    pub acceptable: Vec<SanctionChoice>,
    pub reason: LadderReason,
    /// Number of earlier punishments for this fault.
    pub times_before: u32,
    pub rule: Citation,
    /// Another player is at fault, too, and gets a penalty of his own (12-7).
    pub takes_two: bool,
}

fn players_at(tournament: &Tournament, table: TableNo) -> u32 {
    let players = tournament.tables.get(&table).map_or(0, |table| table.players());
    u32::try_from(players).unwrap_or(u32::MAX)
}

fn line(tournament: &Tournament, penalty: &Penalty) -> PenaltyLine {
    let entry = tournament.entry(penalty.entry);
    let seat = entry.and_then(|entry| match entry.standing {
        EntryStatus::Seated { at } => Some(at),
        EntryStatus::Out { from, .. } => Some(from),
        _ => None,
    });
    let state = if penalty.lifted_at.is_some() {
        PenaltyState::Lifted
    } else if penalty.disqualifies() {
        PenaltyState::Disqualified
    } else if penalty.hands_left == 0 {
        PenaltyState::Served
    } else if entry.is_some_and(Entry::alive) {
        PenaltyState::Running
    } else {
        PenaltyState::PlayerOut
    };
    let round = seat.map_or(0, |at| players_at(tournament, at.table)).max(1);
    PenaltyLine {
        no: penalty.no,
        entry: penalty.entry,
        member: entry.map_or(MemberId(0), |entry| entry.member),
        seat,
        offence: penalty.offence,
        rule: tournament.setup.ruleset.cite(penalty.offence.rule()),
        sanction: penalty.sanction,
        note: penalty.note.clone(),
        at: penalty.at,
        state,
        hands: penalty.hands,
        hands_left: penalty.hands_left,
        rounds_left: penalty.hands_left.div_ceil(round),
        chips_removed: penalty.chips_removed,
        lifted_at: penalty.lifted_at,
    }
}

/// The ledger, for the desk.
pub fn penalties_view(tournament: &Tournament) -> PenaltiesView {
    let away = |(no, table): (&TableNo, &Arc<Table>)| {
        let penalties: Vec<PenaltyNo> =
            tournament.conduct().suspended_at(*no).map(|penalty| penalty.no).collect();
        let players = u32::try_from(table.players()).unwrap_or(u32::MAX);
        (!penalties.is_empty()).then_some(AwayTable { table: *no, players, penalties })
    };
    let offence = |offence: Offence| OffenceView {
        offence,
        rule: tournament.setup.ruleset.cite(offence.rule()),
        without_warning: offence.without_warning(),
        takes_two: offence.takes_two(),
    };
    PenaltiesView {
        lines: tournament.penalties.iter().rev().map(|penalty| line(tournament, penalty)).collect(),
        away: tournament.tables.iter().filter_map(away).collect(),
        offences: Offence::ALL.into_iter().map(offence).collect(),
        chips_removed: tournament.counts.removed,
    }
}

/// Penalty that the ladder proposes for a fault of this player now. `None` if there is no such player, or the ruleset's
/// ladder has no step.
pub fn penalty_proposal(
    tournament: &Tournament,
    entry: EntryId,
    offence: Offence,
) -> Option<PenaltyProposal> {
    let seat = tournament.entry(entry).filter(|entry| entry.counts())?.seat();
    let players = seat.map_or(0, |at| players_at(tournament, at.table));
    let choice = |step: PenaltyStep| {
        let sanction = Sanction::from(step);
        SanctionChoice { step, sanction, hands: sanction.hands(players) }
    };
    let advice = tournament.conduct().penalty_advice(entry, offence)?;
    Some(PenaltyProposal {
        suggested: choice(advice.suggested),
        acceptable: advice.acceptable.into_iter().map(choice).collect(),
        reason: advice.reason,
        times_before: advice.times_before,
        rule: tournament.setup.ruleset.cite_number(&advice.rule),
        takes_two: offence.takes_two(),
    })
}
