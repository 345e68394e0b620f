//! Seasons and their standings.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{MemberId, Points, SeasonId, TournamentId};
use tapis_locale::{Language, alphabetical};
use tapis_store::{CountedResult, Season, SeasonDraft, StandingLine};

use super::{Library, by_name, erased_name};
use crate::Problem;

/// The standings of a season, evening by evening, and how they moved with the last one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonTable {
    /// The evenings that are over, oldest first.
    pub evenings: Vec<SeasonEvening>,
    /// The day of the last evening: ranks are compared with those before it. None: nothing to compare
    /// with.
    pub moved_on: Option<String>,
    /// In the order of the standings.
    pub lines: Vec<SeasonTableLine>,
}

/// An evening of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonEvening {
    /// The number in the file.
    pub tournament: TournamentId,
    /// What it is called.
    pub name: String,
    /// The day, as text.
    pub date: String,
    /// Players.
    pub entries: u32,
}

/// A member in the standings of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonTableLine {
    /// The line of the standings.
    pub standing: StandingLine,
    /// Places gained since the last evening; negative: places lost. None: the member was not ranked
    /// before it, or is not now.
    pub moved: Option<i32>,
    /// Points behind first place, in hundredths.
    pub behind: Points,
    /// The result of each evening, in the order of the evenings; none: the member did not play.
    pub scores: Vec<Option<CountedResult>>,
}

impl Library<'_> {
    /// All seasons, the latest first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn seasons(&self) -> Result<Vec<Season>, Problem> {
        Ok(self.file.seasons()?)
    }

    /// Adds a season, or changes one.
    ///
    /// # Errors
    /// A sentence for each thing that is not right.
    pub fn save_season(&self, draft: &SeasonDraft) -> Result<SeasonId, Problem> {
        Ok(self.file.save_season(draft)?)
    }

    /// The season that runs on this day, otherwise the latest.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn season_on(&self, day: NaiveDate) -> Result<Option<Season>, Problem> {
        let seasons = self.seasons()?;
        let day = day.to_string();
        let runs = |season: &&Season| season.starts_on <= day && day <= season.ends_on;
        Ok(seasons.iter().find(runs).or_else(|| seasons.first()).cloned())
    }

    /// The season that a club would open on this day: from September to August, the first one that
    /// starts later than every existing season. All results count.
    ///
    /// # Errors
    /// Where the file cannot be read.
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

    /// The standings of a season.
    ///
    /// # Errors
    /// Where there is none.
    pub fn standings(&self, language: Language, season: SeasonId) -> Result<Vec<StandingLine>, Problem> {
        let mut lines = self.file.standings(season)?;
        for line in lines.iter_mut().filter(|line| line.name.trim().is_empty()) {
            line.name = erased_name(line.member).say(language);
        }
        self.by_name_among_equals(&mut lines)?;
        Ok(lines)
    }

    /// Equal lines stand in the order of the alphabet.
    fn by_name_among_equals(&self, lines: &mut [StandingLine]) -> Result<(), Problem> {
        let equal = |one: &StandingLine, other: &StandingLine| {
            let merit = |line: &StandingLine| (line.rank == 0, line.total, line.wins, line.best_place);
            merit(one) == merit(other)
        };
        if lines.windows(2).all(|pair| !matches!(pair, [one, other] if equal(one, other))) {
            return Ok(());
        }
        let members = self.file.members()?;
        let names: BTreeMap<MemberId, _> =
            members.iter().map(|member| (member.id, by_name(member))).collect();
        for equals in lines.chunk_by_mut(equal) {
            equals.sort_by_cached_key(|line| {
                // An erased member has nothing but the words in the place of a name.
                let erased = || (alphabetical(&line.name, ""), line.member);
                names.get(&line.member).cloned().unwrap_or_else(erased)
            });
        }
        Ok(())
    }

    /// The standings of a season, evening by evening, and how they moved with the last one.
    ///
    /// # Errors
    /// Where there is none.
    pub fn season_table(&self, language: Language, season: SeasonId) -> Result<SeasonTable, Problem> {
        let standings = self.standings(language, season)?;
        let attended = self.file.attendance(season)?.into_iter();
        let evenings: Vec<SeasonEvening> = attended
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
            Some(day) => self.file.standings_before(season, Some(day))?,
            None => Vec::new(),
        };
        let ranked = earlier.iter().filter(|line| line.rank > 0);
        let before: BTreeMap<MemberId, u32> = ranked.map(|line| (line.member, line.rank)).collect();
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
        Ok(SeasonTable { lines: lines.collect(), moved_on, evenings })
    }
}
