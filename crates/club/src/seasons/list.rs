//! Seasons and their standings.

use crate::file::subjects::Seasons;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Points, SeasonId, TournamentId};
use tapis_engine::championship::TeamStanding;
use tapis_locale::{Language, alphabetical};
use tapis_store::{Season, SeasonDraft, StoreError};
use tapis_words::rules_sentences;

use crate::Problem;
use crate::file::library::Library;
use crate::seasons::standings::{CountedResult, Ranking, StandingLine};

/// The standings of a season, evening by evening, and how they moved with the last one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonTable {
    /// The evenings that are over, oldest first.
    pub evenings: Vec<SeasonEvening>,
    /// The day of the last evening: ranks are compared with those before it. `None` if there is nothing to compare
    /// with.
    pub moved_on: Option<String>,
    /// Rules of counting, a sentence each.
    pub rules: Vec<String>,
    /// The teams, best first; empty if no teams are ranked.
    pub teams: Vec<TeamStanding>,
    /// In the order of the standings.
    pub lines: Vec<SeasonTableLine>,
}

/// An evening of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonEvening {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day, as text.
    pub date: String,
    pub entries: u32,
}

/// A member in the standings of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonTableLine {
    /// The line of the standings.
    pub standing: StandingLine,
    /// Places gained since the last evening; negative means places lost. `None` if the member was not ranked before it,
    /// or is not now.
    pub moved: Option<i32>,
    /// Points behind first place, in hundredths.
    pub behind: Points,
    /// The result of each evening, in the order of the evenings; `None` if the member did not play.
    pub scores: Vec<Option<CountedResult>>,
}

/// The season in which a day is; `None` if it is in none.
pub(crate) fn season_of(seasons: &[Season], day: NaiveDate) -> Option<&Season> {
    let day = day.to_string();
    seasons.iter().find(|season| season.starts_on <= day && day <= season.ends_on)
}

impl Library<'_> {
    /// All seasons, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn seasons(&self) -> Result<Vec<Season>, Problem> {
        Ok(self.file.seasons().all()?)
    }

    /// Adds a season, or changes one.
    ///
    /// # Errors
    /// A sentence for each thing that is not right.
    pub fn save_season(&self, draft: &SeasonDraft) -> Result<SeasonId, Problem> {
        Ok(self.file.seasons().save_season(draft)?)
    }

    /// Archives a season, or restores an archived one.
    ///
    /// # Errors
    /// If there is none.
    pub fn archive_season(&self, id: SeasonId, archived: bool) -> Result<(), Problem> {
        Ok(self.file.seasons().archive_season(id, archived)?)
    }

    /// Deletes a season; its tournaments stay, in no season.
    ///
    /// # Errors
    /// If there is none, it is closed, or dues of it were paid.
    pub fn delete_season(&self, id: SeasonId) -> Result<(), Problem> {
        Ok(self.file.seasons().delete_season(id)?)
    }

    /// The season that runs on this day, otherwise the latest one that is not archived.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn season_on(&self, day: NaiveDate) -> Result<Option<Season>, Problem> {
        let seasons = self.seasons()?;
        let latest = || seasons.iter().find(|season| !season.archived).or(seasons.first());
        Ok(season_of(&seasons, day).or_else(latest).cloned())
    }

    /// The season that a club would open on this day: from September to August, the first one that starts later than
    /// every existing season. All results count.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn next_season(&self, today: NaiveDate) -> Result<SeasonDraft, Problem> {
        // In July and August a club prepares the season to come.
        let mut year = if today.month() >= 7 { today.year() } else { today.year() - 1 };
        let on = |year: i32, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap_or(today);
        let begun = self.seasons()?.first().map(|season| season.starts_on.clone());
        while begun.as_ref().is_some_and(|begun| *begun >= on(year, 9, 1).to_string())
            && year < today.year() + 2
        {
            year += 1;
        }
        Ok(SeasonDraft {
            id: None,
            name: format!("{year}-{}", year + 1),
            starts_on: on(year, 9, 1),
            ends_on: on(year + 1, 8, 31),
            best_n: None,
            min_played: 1,
        })
    }

    /// Sort keys of members; erased ones have no name and are left out.
    pub(crate) fn alphabet(&self) -> Result<BTreeMap<MemberId, (Vec<u8>, MemberId)>, Problem> {
        let names = self.file.members().member_names()?.into_iter();
        Ok(names.map(|(id, name)| (id, (alphabetical(&name.last, &name.first), id))).collect())
    }
}

impl Seasons<'_> {
    pub(crate) fn season(&self, id: SeasonId) -> Result<Season, Problem> {
        let found = self.club.file.seasons().all()?.into_iter().find(|season| season.id == id);
        found.ok_or_else(|| StoreError::NotFound("season").into())
    }

    /// The standings, evening by evening, and how they moved with the last one.
    ///
    /// # Errors
    /// If there is none.
    pub fn season_table(
        &mut self,
        language: Language,
        ranking: impl Into<Ranking>,
    ) -> Result<SeasonTable, Problem> {
        let ranking = ranking.into();
        let standings = self.standings(language, ranking)?;
        let counted: BTreeSet<TournamentId> =
            standings.iter().flat_map(|line| &line.results).map(|result| result.tournament).collect();
        let attended = self.club.file.attendance().of_season(ranking.season)?.into_iter();
        let evenings: Vec<SeasonEvening> = attended
            .filter(|evening| ranking.championship.is_none() || counted.contains(&evening.tournament))
            .map(|evening| SeasonEvening {
                tournament: evening.tournament,
                name: evening.name,
                date: evening.date,
                entries: evening.entries,
            })
            .collect();
        let days: BTreeSet<&str> = evenings.iter().map(|evening| evening.date.as_str()).collect();
        let moved_on = days.last().filter(|_| days.len() > 1).map(|day| (*day).to_owned());
        let earlier = match &moved_on {
            Some(day) => {
                let rules = self.ranking_rules(ranking)?;
                self.ranked(ranking.season, &rules, Some(day))?.lines
            }
            None => Vec::new(),
        };
        let ranked = earlier.iter().filter_map(|line| Some((line.member, line.rank?)));
        let before: BTreeMap<MemberId, u32> = ranked.collect();
        let first = standings.iter().map(|line| line.total).max().unwrap_or(Points::ZERO);
        let lines = standings.into_iter().map(|standing| {
            let moved = before.get(&standing.member).filter(|_| standing.rank > 0);
            let result = |evening: &SeasonEvening| {
                standing.results.iter().find(|result| result.tournament == evening.tournament).cloned()
            };
            SeasonTableLine {
                moved: moved
                    .map(|before| i64::from(*before) - i64::from(standing.rank))
                    .and_then(|by| by.try_into().ok()),
                behind: first - standing.total,
                scores: evenings.iter().map(result).collect(),
                standing,
            }
        });
        let lines = lines.collect();
        let rules = rules_sentences(&self.ranking_rules(ranking)?, language);
        let teams = self.team_standings(ranking)?;
        Ok(SeasonTable { evenings, moved_on, rules, teams, lines })
    }
}
