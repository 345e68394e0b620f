//! The standings of seasons and their championships: the results that count, the rules they count by, and
//! what would become of them.

mod evening_points;
mod evenings;
mod forecast;
mod rules;
mod teams;

use crate::file::subjects::Seasons;
use std::collections::BTreeSet;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, ChampionshipId, MemberId, Place, Points, SeasonId, TournamentId};
use tapis_engine::championship;
use tapis_engine::championship::{
    ChampionshipRules, DatedResult, EveningFacts, FormulaError, PlayerFigures, PlayerResult, RankedMembers,
    ReachedMilestone, ScorePart, Scoring, Standing, TeamStanding,
};
use tapis_locale::{Language, alphabetical};
use tapis_store::{Championship, EveningResults, SeasonResult, StoreError};

use crate::Problem;
use crate::members::records::erased_name;

pub use evening_points::EveningChampionship;
pub(crate) use evening_points::SeasonPoints;
pub use forecast::{Provisional, ProvisionalLine, WhatIf, WhatIfPlace};
pub use rules::{ClosedSeason, FormulaHelp, RankChange, RulesPreview, StandingsRules};

/// Kind of standings: those of a season, or of a championship of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ranking {
    pub season: SeasonId,
    /// The championship; `None` means the season's own standings.
    pub championship: Option<ChampionshipId>,
}

impl From<SeasonId> for Ranking {
    fn from(season: SeasonId) -> Self {
        Ranking { season, championship: None }
    }
}

/// One result in somebody's total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountedResult {
    pub tournament: TournamentId,
    /// Its name, shared by the results of an evening.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub name: Arc<str>,
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub date: Arc<str>,
    pub place: Place,
    pub points: Points,
    /// Among the best that count.
    pub counted: bool,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingLine {
    /// The rank; equals share it. 0 if not enough tournaments played.
    pub rank: u32,
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Points that count, in hundredths.
    pub total: Points,
    pub played: u32,
    pub wins: u32,
    pub best_place: Place,
    /// The milestones reached over the season; their points are in the total.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<ReachedMilestone>>", optional))]
    pub milestones: Vec<ReachedMilestone>,
    /// Every result, the best first.
    pub results: Vec<CountedResult>,
}

/// A result of a member with the sum behind its points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExplainedResult {
    pub result: CountedResult,
    /// Of so many entries.
    pub players: u32,
    /// Parts of the score with their reasons.
    pub parts: Vec<ScorePart>,
    /// Place at the end of the evening, if the player bought another entry or only first entries count.
    pub finished: Option<Place>,
    /// Other entries that the player bought.
    pub re_entries: u32,
}

/// Reason why a formula gives no standings.
pub(crate) fn formula_problem(error: &FormulaError) -> Problem {
    let words = tapis_words::formula_words(error);
    Problem::new("championship-formula_fails", &[("why", words.into())])
}

/// A result as the tables know it; only the evening's journal knows the rest.
pub(crate) fn of_tables(row: &SeasonResult, evening: &Arc<EveningFacts>) -> PlayerResult {
    PlayerResult {
        place: row.place,
        figures: PlayerFigures {
            spent: row.due,
            prize: row.prize,
            in_money: row.prize > Cents::ZERO,
            rebuys: row.rebuys,
            addons: row.addons,
            ..PlayerFigures::default()
        },
        sharing: 1,
        sharing_first: 1,
        recorded: row.points,
        evening: Arc::clone(evening),
    }
}

/// Name and day of each evening.
type EveningNames = FxHashMap<TournamentId, (Arc<str>, Arc<str>)>;

/// The results that count, and the evenings they are of.
struct Counting {
    played: Vec<DatedResult>,
    evenings: EveningNames,
}

/// Standings as the engine ranks them, with the evenings they are of.
pub(crate) struct RankedSeason {
    pub(crate) lines: Vec<Standing>,
    /// The teams, where teams are ranked.
    pub(crate) teams: Vec<TeamStanding>,
    evenings: EveningNames,
}

impl RankedSeason {
    fn result(&self, scored: &championship::ScoredResult) -> CountedResult {
        let of = self.evenings.get(&scored.tournament);
        let (name, date) = of.cloned().unwrap_or_else(|| ("".into(), "".into()));
        CountedResult {
            tournament: scored.tournament,
            name,
            date,
            place: scored.place,
            points: scored.points,
            counted: scored.counted,
        }
    }

    /// A line; nobody is named in it yet.
    pub(crate) fn line(&self, standing: &Standing) -> StandingLine {
        StandingLine {
            rank: standing.rank.unwrap_or(0),
            member: standing.member,
            name: String::new(),
            total: standing.total,
            played: standing.played,
            wins: standing.wins,
            best_place: standing.best_place,
            milestones: standing.milestones.clone(),
            results: standing.results.iter().map(|scored| self.result(scored)).collect(),
        }
    }
}

impl Seasons<'_> {
    /// The rules of standings.
    ///
    /// # Errors
    /// If there is no such season or championship.
    pub fn ranking_rules(&self, ranking: Ranking) -> Result<ChampionshipRules, Problem> {
        match self.championship(ranking)? {
            Some(found) => Ok(found.rules),
            None => Ok(self.club.file.championships().season_rules(ranking.season)?),
        }
    }

    /// Name of a championship; `None` if the ranking is the season's own.
    pub(crate) fn championship_name(&self, ranking: Ranking) -> Result<Option<String>, Problem> {
        Ok(self.championship(ranking)?.map(|found| found.name))
    }

    /// The championship of a ranking; `None` if the ranking is the season's own.
    fn championship(&self, ranking: Ranking) -> Result<Option<Championship>, Problem> {
        let Some(id) = ranking.championship else { return Ok(None) };
        let all = self.club.file.championships().of_season(ranking.season)?;
        let found = all.into_iter().find(|found| found.id == id);
        found.map(Some).ok_or_else(|| StoreError::NotFound("championship").into())
    }

    /// The standings: of a closed season as they were signed off, otherwise from the results.
    ///
    /// # Errors
    /// If there is no such season or championship, or its formula gives no number for a result.
    pub fn standings(
        &mut self,
        language: Language,
        ranking: impl Into<Ranking>,
    ) -> Result<Vec<StandingLine>, Problem> {
        let ranking = ranking.into();
        let mut lines = match self.signed_off(ranking)? {
            Some(SignedOff { mut lines, .. }) => {
                // Signed by number among equals; shown by name, as all standings are.
                let names = self.club.library().alphabet()?;
                let by = |line: &StandingLine| names.get(&line.member).cloned();
                for equals in lines.chunk_by_mut(|one, other| one.rank > 0 && one.rank == other.rank) {
                    equals.sort_by_cached_key(by);
                }
                lines
            }
            None => {
                let rules = self.ranking_rules(ranking)?;
                let ranked = self.ranked(ranking.season, &rules, None)?;
                self.in_order(&ranked, &rules)?
            }
        };
        let names = self.club.names_of(language, lines.iter().map(|line| line.member))?;
        for (line, name) in lines.iter_mut().zip(names) {
            line.name = name;
        }
        Ok(lines)
    }

    /// The lines, equals in the order of the alphabet.
    pub(crate) fn in_order(
        &self,
        ranked: &RankedSeason,
        rules: &ChampionshipRules,
    ) -> Result<Vec<StandingLine>, Problem> {
        let mut standings: Vec<&Standing> = ranked.lines.iter().collect();
        if standings.windows(2).any(|pair| matches!(pair, [one, other] if one.equals(other, rules))) {
            let names = self.club.library().alphabet()?;
            let erased = |member: MemberId| {
                let words = erased_name(member).say(self.club.language());
                (alphabetical(&words, ""), member)
            };
            let by = |standing: &&Standing| {
                names.get(&standing.member).cloned().unwrap_or_else(|| erased(standing.member))
            };
            for equals in standings.chunk_by_mut(|one, other| one.equals(other, rules)) {
                equals.sort_by_cached_key(by);
            }
        }
        Ok(standings.into_iter().map(|standing| ranked.line(standing)).collect())
    }

    /// The standings of a season by these rules, from the results before this day; `None` means from all.
    pub(crate) fn ranked(
        &mut self,
        season: SeasonId,
        rules: &ChampionshipRules,
        before: Option<&str>,
    ) -> Result<RankedSeason, Problem> {
        let Counting { played, evenings } = self.results_for(season, rules, before)?;
        let had = u32::try_from(evenings.len()).unwrap_or(u32::MAX);
        let scoring = Scoring::with(rules, &mut self.club.formulas);
        let lines = scoring.and_then(|scoring| championship::standings(&scoring, had, &played));
        let lines = lines.map_err(|error| formula_problem(&error))?;
        let teams = self.teams(rules, &lines)?;
        Ok(RankedSeason { lines, teams, evenings })
    }

    /// The results that count by these rules.
    fn results_for(
        &mut self,
        season: SeasonId,
        rules: &ChampionshipRules,
        before: Option<&str>,
    ) -> Result<Counting, Problem> {
        let mut evenings = self.club.file.seasons().evening_results(season, before)?;
        evenings.retain(|evening| rules.evenings.counts(evening.tournament, &evening.name));
        let named = |evening: &EveningResults| {
            (evening.tournament, (evening.name.as_str().into(), evening.date.to_string().into()))
        };
        let names = evenings.iter().map(named).collect();
        if rules.members != RankedMembers::Everyone {
            let members = evenings.iter().flat_map(|evening| &evening.results).map(|result| result.member);
            let ranked = self.ranked_members(season, rules, members.collect())?;
            for evening in &mut evenings {
                evening.results.retain(|result| ranked.contains(&result.member));
            }
        }
        let played = self.played(&evenings, rules.needs_evenings())?;
        Ok(Counting { played, evenings: names })
    }

    /// Of these members those who are ranked.
    fn ranked_members(
        &self,
        season: SeasonId,
        rules: &ChampionshipRules,
        members: BTreeSet<MemberId>,
    ) -> Result<BTreeSet<MemberId>, Problem> {
        match &rules.members {
            RankedMembers::Everyone => Ok(members),
            RankedMembers::Newcomers => {
                let before = self.club.file.seasons().played_before(&self.season(season)?.starts_on)?;
                Ok(members.difference(&before).copied().collect())
            }
            RankedMembers::Tagged { tag } => {
                let tagged = self
                    .club
                    .file
                    .members()
                    .all()?
                    .into_iter()
                    .filter(|member| member.card.tags.contains(tag));
                let tagged: BTreeSet<MemberId> = tagged.map(|member| member.id).collect();
                Ok(members.intersection(&tagged).copied().collect())
            }
            RankedMembers::Only { members: chosen } => {
                // A record that was merged since counts for the one that is kept.
                let kept: Result<BTreeSet<MemberId>, _> =
                    chosen.iter().map(|member| self.club.file.merging().kept_record(*member)).collect();
                Ok(members.intersection(&kept?).copied().collect())
            }
        }
    }

    /// The results as the engine judges them; `whole`: with what only the evening's journal holds.
    fn played(&mut self, evenings: &[EveningResults], whole: bool) -> Result<Vec<DatedResult>, Problem> {
        let unknown: Arc<EveningFacts> = Arc::default();
        let mut all = Vec::with_capacity(evenings.iter().map(|evening| evening.results.len()).sum());
        for evening in evenings {
            let (tournament, date) = (evening.tournament, evening.date);
            let details = if whole { Some(self.evening_details(tournament)?) } else { None };
            for row in &evening.results {
                let tables = of_tables(row, &unknown);
                let result = match &details {
                    Some(details) => details.result(row.entry, tables),
                    None => tables,
                };
                all.push(DatedResult { member: row.member, tournament, date, result });
            }
        }
        Ok(all)
    }

    /// Every result of a member with the sum behind its points, the best first.
    ///
    /// # Errors
    /// If there are no such standings.
    pub fn explained_results(
        &mut self,
        ranking: Ranking,
        member: MemberId,
    ) -> Result<Vec<ExplainedResult>, Problem> {
        let rules = self.ranking_rules(ranking)?;
        let ranked = self.ranked(ranking.season, &rules, None)?;
        let Some(line) = ranked.lines.iter().find(|line| line.member == member) else {
            return Ok(Vec::new());
        };
        // The parts of recorded points are in the evening's own set-up, which ranking alone does not need.
        let mut evenings = self.club.file.seasons().evening_results(ranking.season, None)?;
        for evening in &mut evenings {
            evening.results.retain(|result| result.member == member);
        }
        evenings.retain(|evening| !evening.results.is_empty());
        let mut played = self.played(&evenings, true)?;
        let scoring =
            Scoring::with(&rules, &mut self.club.formulas).map_err(|error| formula_problem(&error))?;
        let mut explained = Vec::with_capacity(line.results.len());
        for scored in &line.results {
            let of = played
                .iter()
                .position(|of| of.tournament == scored.tournament && of.result.place == scored.finished);
            let Some(result) = of.map(|index| played.remove(index).result) else { continue };
            let score = scoring.score(&result).map_err(|error| formula_problem(&error))?;
            explained.push(ExplainedResult {
                result: ranked.result(scored),
                players: result.evening.players,
                parts: score.parts,
                finished: (scored.finished != scored.place || result.figures.re_entries > 0)
                    .then_some(scored.finished),
                re_entries: result.figures.re_entries,
            });
        }
        Ok(explained)
    }
}

/// The signed-off standings of one ranking, as a closed season keeps them. Nobody is named in them.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SignedOff {
    championship: Option<ChampionshipId>,
    pub(super) lines: Vec<StandingLine>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) teams: Vec<TeamStanding>,
}
