//! The tables of a tournament as the file holds them beside its journal.

use tapis_engine::base::quantity::EntryId;
use tapis_engine::state::entries::EntryStatus;
use tapis_engine::{Phase, Tournament};
use tapis_store::{EntryRow, Head, LiveTables, ResultRow, SignUpRow};

/// Changes from one state of a tournament to another. What both share is not compared, so that it costs as much as was
/// changed.
pub(crate) fn tables_since(before: &Tournament, after: &Tournament) -> LiveTables {
    let same_results = before.results() == after.results();
    let apart = |of: &Tournament, other: &Tournament| {
        let entries = of.entries().apart_from(other.entries());
        let results = if same_results { Vec::new() } else { sorted_results(of) };
        LiveTables {
            entries: entries.filter_map(|entry| entry_row(of, entry.id)).collect(),
            results,
            sign_ups: sign_up_rows(of),
            head: Some(head(of)),
            ..LiveTables::default()
        }
    };
    apart(after, before).since(&apart(before, after))
}

/// The tables as the state says.
pub(crate) fn all_tables(tournament: &Tournament) -> LiveTables {
    LiveTables {
        entries: tournament.entries().iter().filter_map(|entry| entry_row(tournament, entry.id)).collect(),
        results: sorted_results(tournament),
        sign_ups: sign_up_rows(tournament),
        head: Some(head(tournament)),
        ..LiveTables::default()
    }
}

pub(crate) fn entry_row(tournament: &Tournament, id: EntryId) -> Option<EntryRow> {
    let entry = tournament.entry(id)?;
    Some(EntryRow {
        entry: entry.id,
        member: entry.member,
        due: entry.due,
        paid: entry.paid,
        rebuys: entry.rebuys,
        addons: entry.addons,
        seat: entry.seat().map(|at| (at.table, at.seat)),
        outlasted: match entry.standing {
            EntryStatus::Out { outlasted, .. } | EntryStatus::Recorded { outlasted, .. } => Some(outlasted),
            _ => None,
        },
        withdrawn: !entry.counts(),
    })
}

pub(crate) fn head(tournament: &Tournament) -> Head {
    let status = match tournament.phase() {
        Phase::Registering => "registering",
        Phase::Drawn => "drawn",
        Phase::Playing => "playing",
        Phase::Finished => "finished",
    };
    let setup = tournament.setup();
    Head {
        name: setup.name.clone(),
        date: setup.date.to_string(),
        status: status.to_owned(),
        unnamed: tournament.ranking().recorded().map(|recorded| recorded.unnamed),
    }
}

fn sorted_results(tournament: &Tournament) -> Vec<ResultRow> {
    let row = |line: &tapis_engine::state::seats::ResultLine| ResultRow {
        entry: line.entry,
        member: line.member,
        place: line.place,
        prize: line.prize,
        points: line.points,
    };
    let mut rows: Vec<ResultRow> = tournament.results().iter().map(row).collect();
    rows.sort_unstable();
    rows
}

fn sign_up_rows(tournament: &Tournament) -> Vec<SignUpRow> {
    let row = |sign_up: &tapis_engine::state::sign_ups::SignUp| SignUpRow {
        no: sign_up.no,
        member: sign_up.member,
        at: sign_up.at,
    };
    tournament.registration().sign_ups().iter().map(row).collect()
}
