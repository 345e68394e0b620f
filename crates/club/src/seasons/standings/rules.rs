//! Rules of standings: read, tried, changed, and signed off at the end of a season.

use crate::file::subjects::Seasons;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{ChampionshipId, MemberId, Points, SeasonId};
use tapis_engine::championship::{ChampionshipRules, QUANTITIES, Quantity, USUAL, UsualFormula};
use tapis_locale::Language;
use tapis_store::{Championship, ChampionshipDraft, SeasonClosing, StoreError};
use tapis_words::rules_words;

use super::{Ranking, StandingLine};
use crate::Problem;
use crate::seasons::standings::SignedOff;

/// The standings of a season: its own and its championships', with their rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingsRules {
    pub season: SeasonId,
    /// Rules of its own standings.
    pub rules: ChampionshipRules,
    pub championships: Vec<Championship>,
    /// Closing of the season; `None` if it is open.
    pub closed: Option<ClosedSeason>,
}

/// Closing of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClosedSeason {
    pub on: NaiveDate,
    /// Person who signed it off.
    pub by: String,
    /// The results have changed since: recalculated, the standings would be others.
    pub differs: bool,
}

/// Preview of rules before they are stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulesPreview {
    /// Faults of the rules, in words; the rest is empty then.
    pub problems: Vec<String>,
    /// Members whose rank or points would be others, in the order of the new standings.
    pub changes: Vec<RankChange>,
    /// Members for whom nothing changes.
    pub unchanged: u32,
}

/// Change of a member's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankChange {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Rank and points now; `None` if not in the standings. Rank 0: not ranked yet.
    pub before: Option<(u32, Points)>,
    /// Rank and points then; `None` if not in the standings. Rank 0: not ranked yet.
    pub after: Option<(u32, Points)>,
}

/// Names and functions for formulas.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FormulaHelp {
    /// The quantities, with the name that each has in a formula.
    pub quantities: Vec<(Quantity, String)>,
    /// Formulas that many clubs use, as they are typed.
    pub usual: Vec<(UsualFormula, String)>,
}

impl FormulaHelp {
    /// Names and functions that the engine knows.
    pub fn known() -> Self {
        FormulaHelp {
            quantities: QUANTITIES.iter().map(|(quantity, name)| (*quantity, (*name).to_owned())).collect(),
            usual: USUAL.iter().map(|(usual, text)| (*usual, (*text).to_owned())).collect(),
        }
    }
}

impl Seasons<'_> {
    /// The standings of a season, with their rules.
    ///
    /// # Errors
    /// If there is no such season.
    pub fn standings_rules(&mut self, season: SeasonId) -> Result<StandingsRules, Problem> {
        let closing = self.club.file.championships().season_closing(season)?;
        let closed = match closing {
            Some(SeasonClosing { on, by, standings }) => {
                let differs = self.standings_to_sign(season)? != standings;
                Some(ClosedSeason { on, by, differs })
            }
            None => None,
        };
        Ok(StandingsRules {
            season,
            rules: self.club.file.championships().season_rules(season)?,
            championships: self.club.file.championships().of_season(season)?,
            closed,
        })
    }

    /// Stores the rules of the season's own standings.
    ///
    /// # Errors
    /// A sentence for each thing that is not right.
    pub fn set_season_rules(&self, season: SeasonId, rules: &ChampionshipRules) -> Result<(), Problem> {
        Ok(self.club.file.championships().set_season_rules(season, rules)?)
    }

    /// Adds a championship, or changes one.
    ///
    /// # Errors
    /// A sentence for each thing that is not right.
    pub fn save_championship(&self, draft: &ChampionshipDraft) -> Result<ChampionshipId, Problem> {
        Ok(self.club.file.championships().save_championship(draft)?)
    }

    /// Deletes a championship; all results stay.
    ///
    /// # Errors
    /// If there is none, or the season is closed.
    pub fn delete_championship(&self, season: SeasonId, id: ChampionshipId) -> Result<(), Problem> {
        Ok(self.club.file.championships().delete_championship(season, id)?)
    }

    /// Previews the effect of these rules on the standings; of a new championship the whole standings.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn preview_rules(
        &mut self,
        language: Language,
        season: SeasonId,
        championship: Option<Ranking>,
        rules: &ChampionshipRules,
    ) -> Result<RulesPreview, Problem> {
        let problems: Vec<String> =
            rules.problems().iter().map(|problem| rules_words(problem).say(language)).collect();
        let failed = |problems| RulesPreview { problems, changes: Vec::new(), unchanged: 0 };
        if !problems.is_empty() {
            return Ok(failed(problems));
        }
        let now = match championship {
            // Rules that fail for a result of today have standings of their own again once they are mended.
            Some(ranking) => self.standings(language, ranking).unwrap_or_default(),
            None => Vec::new(),
        };
        let then = match self.ranked(season, rules, None) {
            Ok(ranked) => self.in_order(&ranked, rules)?,
            Err(problem) => return Ok(failed(vec![problem.message.say(language)])),
        };
        let stands = |lines: &[StandingLine]| -> BTreeMap<MemberId, (u32, Points)> {
            lines.iter().map(|line| (line.member, (line.rank, line.total))).collect()
        };
        let (before, after) = (stands(&now), stands(&then));
        let gone = now.iter().filter(|line| !after.contains_key(&line.member));
        let mut preview = failed(Vec::new());
        for line in then.iter().chain(gone) {
            let member = line.member;
            let (before, after) = (before.get(&member).copied(), after.get(&member).copied());
            if before == after {
                preview.unchanged += 1;
                continue;
            }
            preview.changes.push(RankChange { member, name: String::new(), before, after });
        }
        let names = self.club.names_of(language, preview.changes.iter().map(|change| change.member))?;
        for (change, name) in preview.changes.iter_mut().zip(names) {
            change.name = name;
        }
        Ok(preview)
    }

    /// All standings of a season as they are signed off, as JSON.
    fn standings_to_sign(&mut self, season: SeasonId) -> Result<String, Problem> {
        let championships = self.club.file.championships().of_season(season)?.into_iter();
        let rankings = championships.map(|found| (Some(found.id), found.rules));
        let mut all = vec![(None, self.club.file.championships().season_rules(season)?)];
        all.extend(rankings);
        let mut signed = Vec::with_capacity(all.len());
        for (championship, rules) in all {
            let ranked = self.ranked(season, &rules, None)?;
            // By number among equals, so that a name that changes later does not change what was signed.
            let lines = ranked.lines.iter().map(|standing| ranked.line(standing)).collect();
            signed.push(SignedOff { championship, lines, teams: ranked.teams });
        }
        Ok(serde_json::to_string(&signed).map_err(StoreError::Unwritable)?)
    }

    /// Closes a season: its standings are stored as they are now, whatever becomes of its results.
    ///
    /// # Errors
    /// If nobody signs, it is closed already, or a tournament of it is still being played.
    pub fn close_season(&mut self, season: SeasonId, by: &str, today: NaiveDate) -> Result<(), Problem> {
        let open = self
            .club
            .file
            .tournaments()
            .all()?
            .into_iter()
            .find(|row| row.season == Some(season) && row.status == tapis_engine::Phase::Playing);
        if let Some(row) = open {
            return Err(Problem::new("season-still_playing", &[("tournament", row.name.into())]));
        }
        let closing =
            SeasonClosing { on: today, by: by.to_owned(), standings: self.standings_to_sign(season)? };
        Ok(self.club.file.championships().close_season(season, &closing)?)
    }

    /// Opens a closed season again; its standings are recalculated.
    ///
    /// # Errors
    /// If it is not closed.
    pub fn reopen_season(&self, season: SeasonId) -> Result<(), Problem> {
        Ok(self.club.file.championships().reopen_season(season)?)
    }

    /// The standings as they were signed off; `None` if the season is open.
    pub(super) fn signed_off(&self, ranking: Ranking) -> Result<Option<SignedOff>, Problem> {
        let Some(closing) = self.club.file.championships().season_closing(ranking.season)? else {
            return Ok(None);
        };
        let signed: Vec<SignedOff> = serde_json::from_str(&closing.standings)
            .map_err(|error| StoreError::Damaged(error.to_string()))?;
        let found = signed.into_iter().find(|signed| signed.championship == ranking.championship);
        found.map(Some).ok_or_else(|| StoreError::NotFound("championship").into())
    }
}
