//! Seasons and their standings: the best N of the results counted.

use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{MemberId, Points, SeasonId, TournamentId};
use tapis_engine::setup::invisible;

use crate::{ClubFile, StoreError};

/// A season as a form holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonDraft {
    /// None: a new one.
    pub id: Option<SeasonId>,
    /// What it is called.
    pub name: String,
    /// First day.
    pub starts_on: chrono::NaiveDate,
    /// Last day.
    pub ends_on: chrono::NaiveDate,
    /// How many of the best results count; none: all.
    pub best_n: Option<u32>,
    /// Tournaments one must have played to be ranked.
    pub min_played: u32,
}

/// What is not right in a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SeasonProblem {
    /// No name.
    NameMissing,
    /// More than 200 letters.
    NameTooLong,
    /// Its name has characters that nobody sees.
    NameInvisible,
    /// It ends before it begins.
    EndsBeforeItBegins,
    /// No result counts.
    CountsNothing,
}

impl SeasonDraft {
    /// What is not right.
    pub fn problems(&self) -> Vec<SeasonProblem> {
        let name = self.name.trim();
        let found = [
            (name.is_empty(), SeasonProblem::NameMissing),
            (name.chars().count() > 200, SeasonProblem::NameTooLong),
            (name.chars().any(invisible), SeasonProblem::NameInvisible),
            (self.ends_on < self.starts_on, SeasonProblem::EndsBeforeItBegins),
            (self.best_n == Some(0), SeasonProblem::CountsNothing),
        ];
        found.into_iter().filter(|(wrong, _)| *wrong).map(|(_, problem)| problem).collect()
    }
}

/// A season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Season {
    /// The number in the file.
    pub id: SeasonId,
    /// What it is called.
    pub name: String,
    /// First day.
    pub starts_on: String,
    /// Last day.
    pub ends_on: String,
    /// How many of the best results count; none: all.
    pub best_n: Option<u32>,
    /// Tournaments one must have played to be ranked.
    pub min_played: u32,
    /// Tournaments that are over.
    pub played: u32,
}

/// One result in somebody's total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountedResult {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its name.
    pub name: String,
    /// Its day.
    pub date: String,
    /// The place.
    pub place: u32,
    /// Points in hundredths.
    pub points: Points,
    /// Among the best that count.
    pub counted: bool,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingLine {
    /// The rank; equals share it. 0: not enough tournaments played.
    pub rank: u32,
    /// Who.
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Points that count, in hundredths.
    pub total: Points,
    /// Tournaments played.
    pub played: u32,
    /// Tournaments won.
    pub wins: u32,
    /// The best place.
    pub best_place: u32,
    /// Every result, the best first.
    pub results: Vec<CountedResult>,
}

fn read(row: &Row<'_>) -> rusqlite::Result<Season> {
    Ok(Season {
        id: SeasonId(row.get(0)?),
        name: row.get(1)?,
        starts_on: row.get(2)?,
        ends_on: row.get(3)?,
        best_n: row.get(4)?,
        min_played: row.get(5)?,
        played: row.get(6)?,
    })
}

impl ClubFile {
    /// All seasons, the latest first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn seasons(&self) -> Result<Vec<Season>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT id, name, starts_on, ends_on, best_n, min_played,
               (SELECT count(*) FROM tournament WHERE season_id = season.id AND status = 'finished')
             FROM season ORDER BY starts_on DESC, id DESC",
        )?;
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Adds a season, or changes one.
    ///
    /// # Errors
    /// [`StoreError::Season`] names what is not right; [`StoreError::NotFound`] where the one to
    /// change is not there.
    pub fn save_season(&self, draft: &SeasonDraft) -> Result<SeasonId, StoreError> {
        let problems = draft.problems();
        if !problems.is_empty() {
            return Err(StoreError::Season(problems));
        }
        let sql = if draft.id.is_some() {
            "UPDATE season SET name = ?2, starts_on = ?3, ends_on = ?4, best_n = ?5, min_played = ?6 WHERE id = ?1"
        } else {
            "INSERT INTO season (id, name, starts_on, ends_on, best_n, min_played)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        };
        let (name, from, to) = (draft.name.trim(), draft.starts_on.to_string(), draft.ends_on.to_string());
        let values = params![draft.id.map(|id| id.0), name, from, to, draft.best_n, draft.min_played];
        if self.write(sql, values)? == 0 {
            return Err(StoreError::NotFound("season"));
        }
        Ok(draft.id.unwrap_or_else(|| SeasonId(self.db.last_insert_rowid())))
    }

    /// The standings: total of the best N, then wins, then the best place decide.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is no such season.
    pub fn standings(&self, season: SeasonId) -> Result<Vec<StandingLine>, StoreError> {
        self.standings_before(season, None)
    }

    /// The standings as they were before this day, written as in the file; none: as they are.
    ///
    /// # Errors
    /// As for [`ClubFile::standings`].
    pub fn standings_before(
        &self,
        season: SeasonId,
        day: Option<&str>,
    ) -> Result<Vec<StandingLine>, StoreError> {
        let found = self.seasons()?.into_iter().find(|row| row.id == season);
        let found = found.ok_or(StoreError::NotFound("season"))?;
        let best_n = found.best_n.unwrap_or(u32::MAX);
        let mut query = self.db.prepare_cached(include_str!("seasons/standings.sql"))?;
        let mut rows = query.query(params![season.0, best_n, day])?;
        let mut lines: Vec<StandingLine> = Vec::new();
        while let Some(row) = rows.next()? {
            let member = MemberId(row.get(0)?);
            let result = CountedResult {
                tournament: TournamentId(row.get(2)?),
                name: row.get(3)?,
                date: row.get(4)?,
                place: row.get(5)?,
                points: Points(row.get(6)?),
                counted: row.get(7)?,
            };
            if lines.last().is_none_or(|line| line.member != member) {
                lines.push(StandingLine {
                    rank: 0,
                    member,
                    name: row.get(1)?,
                    total: Points::ZERO,
                    played: 0,
                    wins: 0,
                    best_place: result.place,
                    results: Vec::new(),
                });
            }
            if let Some(line) = lines.last_mut() {
                line.total += if result.counted { result.points } else { Points::ZERO };
                line.played += 1;
                line.wins += u32::from(result.place == 1);
                line.best_place = line.best_place.min(result.place);
                line.results.push(result);
            }
        }
        rank(&mut lines, found.min_played);
        Ok(lines)
    }
}

fn rank(lines: &mut [StandingLine], min_played: u32) {
    let merit = |line: &StandingLine| (-line.total, -i64::from(line.wins), line.best_place);
    let enough = |line: &StandingLine| line.played >= min_played;
    lines.sort_by_cached_key(|line| (!enough(line), merit(line), crate::members::fold(&line.name)));
    let mut before: Option<(u32, (Points, i64, u32))> = None;
    for (index, line) in lines.iter_mut().enumerate() {
        if !enough(line) {
            continue;
        }
        let merit = merit(line);
        let rank = match before {
            Some((rank, other)) if other == merit => rank,
            _ => u32::try_from(index + 1).unwrap_or(u32::MAX),
        };
        line.rank = rank;
        before = Some((rank, merit));
    }
}
