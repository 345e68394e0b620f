//! Reports that contradict each other or the desk's records, and the effect of confirming one.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::EntryId;
use tapis_engine::journal::action::BustLine;
use tapis_engine::state::entries::EntryStatus;
use tapis_engine::{Action, Tournament};

use crate::evening::reports::store::{Report, ReportContent, ReportState, ReportedStack, counted};

/// Effect of confirming a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReportConfirms {
    Eliminates,
    /// The desk has recorded the elimination otherwise: who put the player out is changed.
    Corrects,
    /// A rebuy is booked, with the money.
    Books,
    /// Another entry is booked, with the money, and a seat drawn.
    ReEnters,
    /// Counted stacks are taken over.
    Counts,
    /// The table is played on as it says.
    Tells,
    /// Nothing but that the desk has seen it.
    Notes,
}

/// One of the versions between which the desk decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportVersion {
    pub report: Report,
    pub confirms: ReportConfirms,
    /// Of counted stacks, whose the versions differ in.
    pub differs: Vec<EntryId>,
}

/// An elimination as the desk has recorded it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordedOut {
    pub entry: EntryId,
    /// Players who made the elimination, the first named first; empty if nobody knows.
    pub by: Vec<EntryId>,
}

/// Decision that the desk makes with one touch: a report alone, or versions of the same that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportDecision {
    /// The versions, oldest first.
    pub versions: Vec<ReportVersion>,
    /// Records of the desk that differ.
    pub recorded: Vec<RecordedOut>,
}

/// The players whose stack one count gives otherwise than the other.
fn differing(one: &[ReportedStack], other: &[ReportedStack]) -> Vec<EntryId> {
    let differs = |stack: &&ReportedStack| {
        other.iter().any(|there| there.entry == stack.entry && there.chips != stack.chips)
    };
    one.iter().filter(differs).map(|stack| stack.entry).collect()
}

fn names(players: &[BustLine], entry: EntryId) -> bool {
    players.iter().any(|line| line.entry == entry)
}

/// Whether each is said to have put the other out.
fn mutual(one: &[BustLine], other: &[BustLine]) -> bool {
    one.iter().any(|line| {
        let by = |there: &BustLine| Some(there.entry) == line.by && there.by == Some(line.entry);
        other.iter().any(by)
    })
}

/// Whether two reports that wait cannot both be true.
pub(super) fn contradict(one: &Report, other: &Report) -> bool {
    if one.id == other.id || one.tournament != other.tournament || !one.waits() || !other.waits() {
        return false;
    }
    let (earlier, later) = if one.id < other.id { (one, other) } else { (other, one) };
    match (&earlier.what, &later.what) {
        (ReportContent::Out { players: one }, ReportContent::Out { players: other }) => {
            let shared = one.iter().any(|line| names(other, line.entry));
            (shared && one != other) || mutual(one, other)
        }
        // Out, or still in and asking for chips.
        (ReportContent::Out { players }, ReportContent::Rebuy { entry })
        | (ReportContent::Rebuy { entry }, ReportContent::Out { players }) => names(players, *entry),
        // A player who is out has no chips to be counted afterwards.
        (ReportContent::Out { players }, ReportContent::Stacks { stacks }) => {
            stacks.iter().any(|stack| names(players, stack.entry))
        }
        (ReportContent::Stacks { stacks: one }, ReportContent::Stacks { stacks: other }) => {
            !differing(one, other).is_empty()
        }
        (ReportContent::Stranger { seat: one, .. }, ReportContent::Stranger { seat: other, .. }) => {
            earlier.table == later.table && one == other
        }
        _ => false,
    }
}

fn is_out(tournament: &Tournament, entry: EntryId) -> bool {
    matches!(tournament.entry(entry).map(|entry| entry.standing), Some(EntryStatus::Out { .. }))
}

/// Whether the desk's records differ from the line: the player is out by somebody else.
fn otherwise(line: &BustLine, tournament: &Tournament) -> bool {
    is_out(tournament, line.entry)
        && line.by.is_some_and(|by| !tournament.bounty_play().hunters(line.entry).contains(&by))
}

/// The report as its captain is told: what the desk has recorded by itself is done.
pub(super) fn told(report: &Report, tournament: &Tournament) -> Report {
    let already = match &report.what {
        ReportContent::Out { players } => {
            players.iter().all(|line| is_out(tournament, line.entry) && !otherwise(line, tournament))
        }
        ReportContent::ReEntry { entry } => !is_out(tournament, *entry),
        _ => false,
    };
    let state = if report.waits() && already { ReportState::Done } else { report.state };
    Report { state, ..report.clone() }
}

/// Actions when a report is confirmed; nothing: it is only noted.
pub(super) fn remedy(report: &Report, tournament: &Tournament) -> Vec<Action> {
    match &report.what {
        ReportContent::Out { players } => {
            let still_in = |line: &&BustLine| !is_out(tournament, line.entry);
            let left: Vec<BustLine> = players.iter().filter(still_in).cloned().collect();
            let corrected = players.iter().filter(|line| otherwise(line, tournament));
            let mut actions: Vec<Action> = corrected
                .map(|line| Action::NameHunters { entry: line.entry, by: line.by.into_iter().collect() })
                .collect();
            if !left.is_empty() {
                actions.push(Action::Bust { players: left });
            }
            actions
        }
        ReportContent::Stacks { stacks } => {
            // A player who went out since has no stack any more.
            let alive =
                |stack: &&ReportedStack| tournament.entry(stack.entry).is_some_and(|entry| entry.alive());
            let alive: Vec<ReportedStack> = stacks.iter().filter(alive).copied().collect();
            if alive.is_empty() { Vec::new() } else { vec![counted(&alive)] }
        }
        _ => report.action().into_iter().collect(),
    }
}

fn confirms(report: &Report, tournament: &Tournament) -> ReportConfirms {
    match &report.what {
        ReportContent::Out { players } if players.iter().any(|line| otherwise(line, tournament)) => {
            ReportConfirms::Corrects
        }
        ReportContent::Out { .. } => ReportConfirms::Eliminates,
        ReportContent::Rebuy { .. } => ReportConfirms::Books,
        ReportContent::ReEntry { .. } => ReportConfirms::ReEnters,
        ReportContent::Stacks { .. } => ReportConfirms::Counts,
        ReportContent::Button { .. } | ReportContent::HandDone {} => ReportConfirms::Tells,
        ReportContent::Stranger { .. } | ReportContent::Floor { .. } => ReportConfirms::Notes,
    }
}

fn version(report: &Report, others: &[Report], tournament: &Tournament) -> ReportVersion {
    let mut differs = Vec::new();
    for other in others {
        if let (ReportContent::Stacks { stacks }, ReportContent::Stacks { stacks: there }) =
            (&report.what, &other.what)
        {
            differs.extend(differing(stacks, there));
        }
    }
    differs.sort_unstable();
    differs.dedup();
    ReportVersion { report: report.clone(), confirms: confirms(report, tournament), differs }
}

fn recorded(reports: &[Report], tournament: &Tournament) -> Vec<RecordedOut> {
    let mut found: Vec<RecordedOut> = Vec::new();
    for report in reports {
        let ReportContent::Out { players } = &report.what else { continue };
        for line in players.iter().filter(|line| otherwise(line, tournament)) {
            if found.iter().all(|known| known.entry != line.entry) {
                found.push(RecordedOut {
                    entry: line.entry,
                    by: tournament.bounty_play().hunters(line.entry),
                });
            }
        }
    }
    found
}

/// Decisions that wait for the desk, oldest first.
pub(super) fn decisions<'a>(
    reports: impl Iterator<Item = &'a Report>,
    tournament: &Tournament,
) -> Vec<ReportDecision> {
    let waiting = reports.map(|report| told(report, tournament)).filter(Report::waits);
    let mut groups: Vec<Vec<Report>> = Vec::new();
    for report in waiting {
        // All that it contradicts, directly or by way of others, is one question.
        let (mine, apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.iter().any(|other| contradict(&report, other)));
        groups = apart;
        let mut group: Vec<Report> = mine.into_iter().flatten().collect();
        group.push(report);
        group.sort_by_key(|report| report.id);
        groups.push(group);
    }
    groups.sort_by_key(|group| group.first().map(|report| report.id));
    let decision = |group: Vec<Report>| ReportDecision {
        recorded: recorded(&group, tournament),
        versions: group.iter().map(|report| version(report, &group, tournament)).collect(),
    };
    groups.into_iter().map(decision).collect()
}

#[cfg(test)]
mod tests {
    use tapis_engine::base::quantity::{Chips, Millis, TournamentId};

    use super::*;

    fn report(id: u32, what: ReportContent) -> Report {
        let (tournament, by, state) = (TournamentId(1), "Zoé".to_owned(), ReportState::Waiting);
        Report { id, tournament, table: 1, by, at: Millis::ZERO, what, state }
    }

    fn out(entry: u32, by: Option<u32>) -> ReportContent {
        let line = BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None };
        ReportContent::Out { players: vec![line] }
    }

    fn stacks(counted: &[(u32, i64)]) -> ReportContent {
        let stack =
            |(entry, chips): &(u32, i64)| ReportedStack { entry: EntryId(*entry), chips: Chips(*chips) };
        ReportContent::Stacks { stacks: counted.iter().map(stack).collect() }
    }

    #[test]
    fn what_cannot_both_be_true_contradicts_and_nothing_else() {
        let rebuy = |entry: u32| ReportContent::Rebuy { entry: EntryId(entry) };
        let at_once = |entries: [u32; 2]| ReportContent::Out {
            players: entries
                .map(|entry| BustLine { entry: EntryId(entry), by: None, stack: Some(Chips(100)) })
                .to_vec(),
        };
        let cases = [
            (out(7, Some(8)), out(7, Some(9)), true, "by two players"),
            (out(7, Some(8)), out(8, Some(7)), true, "each by the other"),
            (out(7, Some(8)), out(8, Some(9)), false, "one after the other"),
            (out(7, Some(8)), out(12, Some(8)), false, "two by the same"),
            (out(7, None), at_once([7, 12]), true, "alone, or two in one hand"),
            (out(7, None), rebuy(7), true, "out, or asking for chips"),
            (rebuy(7), out(7, None), true, "the same the other way round"),
            (rebuy(7), rebuy(8), false, "two ask"),
            (stacks(&[(7, 100), (8, 50)]), stacks(&[(8, 60)]), true, "counted differently"),
            (stacks(&[(7, 100)]), stacks(&[(7, 100), (8, 60)]), false, "counted alike"),
            (out(7, None), stacks(&[(7, 100)]), true, "counted after going out"),
            (stacks(&[(7, 100)]), out(7, None), false, "counted, then out"),
        ];
        for (one, other, expected, why) in cases {
            let (one, other) = (report(1, one), report(2, other));
            assert_eq!(contradict(&one, &other), expected, "{why}");
            assert_eq!(contradict(&other, &one), expected, "{why}, asked the other way");
            let answered = Report { state: ReportState::Done, ..other };
            assert!(!contradict(&one, &answered), "{why}, but answered");
        }
    }
}
