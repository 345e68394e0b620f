//! Shows a person what would be sent to the league.

use crate::file::subjects::League;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tapis_engine::base::quantity::{
    Cents, Chips, EntryId, MemberId, Millis, Place, Points, SeasonId, TournamentId,
};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::prizes::points::PointsScheme;
use tapis_league::{EveningFigures, EveningResult, MemberState, Row, RowContent};
use tapis_store::StoreError;

use super::named;
use crate::Problem;

/// Preview of what would be sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaguePreview {
    /// The evenings, by number.
    pub evenings: Vec<LeagueEvening>,
    /// The members who are named, by number.
    pub members: Vec<LeagueMember>,
    /// The records that were erased or merged.
    pub gone: Vec<LeagueGone>,
}

/// An evening that would be sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueEvening {
    pub tournament: TournamentId,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    pub results: usize,
    /// The rows of its journal that are sent with what happened.
    pub told: usize,
    /// Those of which only a digest is sent: payments, rulings, penalties, notes.
    pub withheld: usize,
}

/// A member who would be named, with everything that is sent about them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueMember {
    pub member: MemberId,
    /// The number in the club.
    pub number: Option<String>,
    pub licence: Option<String>,
    pub last_name: String,
    pub first_name: String,
}

/// A record that was erased, or merged into another. The league is told nothing else about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueGone {
    /// Its ID in the league.
    pub record: String,
    /// The ID of the record that is kept; `null` if it was erased.
    pub into: Option<String>,
}

/// The results and figures of an evening as they are sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueResults {
    /// The figures of the whole evening.
    pub figures: LeagueFigures,
    pub results: Vec<LeagueResult>,
    /// The currency of the amounts, which is not sent; `null` if it was played without money.
    pub currency: Option<String>,
}

/// The figures of an evening as they are sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueFigures {
    /// The club's own season.
    pub season: Option<String>,
    /// Players, each counted once.
    pub players: u32,
    /// All entries, including re-entries.
    pub entries: u32,
    /// Players at the final table.
    pub final_table: u32,
    /// Scheme by which points were given.
    pub scheme: PointsScheme,
    /// Price of an entry. This and the next two are for the league only.
    pub buy_in: Cents,
    pub pool: Cents,
    pub stack: Chips,
}

/// A result as it is sent. Everything after the points is for the league only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueResult {
    pub entry: EntryId,
    /// The player's ID in the league.
    pub record: String,
    /// First and last name; `null` if not sent.
    pub name: Option<String>,
    pub place: Place,
    /// Points by the evening's set-up.
    pub points: Points,
    #[serde(flatten)]
    pub figures: PlayerFigures,
}

/// A row of an evening's journal as it is sent.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LeagueRow {
    pub seq: u64,
    pub at: Millis,
    /// `a` for an action, `u` or `r` where it undoes or redoes the row `target`.
    pub kind: char,
    pub target: Option<u64>,
    /// Events of the row; `null` if only a digest is sent.
    pub events: Option<Json>,
}

impl League<'_> {
    /// Previews the content of a bundle.
    ///
    /// # Errors
    /// If an evening cannot be read.
    pub fn league_preview(&mut self, season: Option<SeasonId>) -> Result<LeaguePreview, Problem> {
        let naming = self.league_naming()?;
        let (mut evenings, mut played) = (Vec::new(), BTreeSet::new());
        for id in self.closed_evenings(season)? {
            let closed = self.closed(id, &naming)?;
            let told =
                closed.rows.iter().filter(|row| matches!(row.content, RowContent::Told { .. })).count();
            evenings.push(LeagueEvening {
                tournament: id,
                name: closed.evening.name,
                date: closed.evening.date,
                results: closed.evening.results.len(),
                told,
                withheld: closed.rows.len() - told,
            });
            played.extend(closed.members);
        }
        let mut members = Vec::new();
        for member in
            self.club.file.members().all()?.into_iter().filter(|one| played.contains(&one.id) && named(one))
        {
            let card = member.card;
            members.push(LeagueMember {
                member: member.id,
                number: card.number,
                licence: card.licence,
                last_name: card.last_name,
                first_name: card.first_name,
            });
        }
        let gone = self.league_members(&BTreeSet::new(), &naming)?;
        let gone = gone.into_iter().map(|record| LeagueGone {
            record: record.member.to_string(),
            into: if let MemberState::Merged { into } = record.state { Some(into.to_string()) } else { None },
        });
        Ok(LeaguePreview { evenings, members, gone: gone.collect() })
    }

    /// Content of a bundle about a closed evening: its results, and the rows of its journal.
    ///
    /// # Errors
    /// If the evening cannot be read.
    pub fn league_evening(&mut self, id: TournamentId) -> Result<(LeagueResults, Vec<LeagueRow>), Problem> {
        let closed = self.closed(id, &self.league_naming()?)?;
        let members = self.club.file.members().all()?.into_iter().filter(named);
        let names: BTreeMap<MemberId, String> = members.map(|one| (one.id, one.card.full_name())).collect();
        let EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme } =
            closed.evening.figures;
        let results = closed.members.iter().zip(closed.evening.results);
        let mut results: Vec<LeagueResult> =
            results.map(|(member, result)| LeagueResult::of(names.get(member).cloned(), result)).collect();
        results.sort_by_key(|result| (result.place, result.entry));
        let season = closed.evening.season;
        let rows = closed.rows.into_iter().map(|row| LeagueRow::of(id, row)).collect::<Result<_, _>>()?;
        let figures = LeagueFigures { season, players, entries, final_table, scheme, buy_in, pool, stack };
        Ok((LeagueResults { figures, results, currency: closed.currency }, rows))
    }
}

impl LeagueResult {
    fn of(name: Option<String>, result: EveningResult) -> Self {
        let EveningResult { entry, member, place, points, figures } = result;
        LeagueResult { entry, record: member.to_string(), name, place, points, figures }
    }
}

impl LeagueRow {
    fn of(tournament: TournamentId, row: Row<'_>) -> Result<Self, StoreError> {
        let seq = i64::try_from(row.seq).unwrap_or(i64::MAX);
        let events = match row.content {
            RowContent::Told { text, .. } => {
                Some(serde_json::from_str(&text).map_err(|_| StoreError::Journal { tournament, seq })?)
            }
            RowContent::Withheld { .. } => None,
        };
        let kind = char::from(row.kind.letter());
        Ok(LeagueRow { seq: row.seq, at: row.at, kind, target: row.target, events })
    }
}
