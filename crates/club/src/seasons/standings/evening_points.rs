//! The points that count for an evening: the one source for every screen, paper and page that shows its results.

use crate::file::subjects::Seasons;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Place, Points, SeasonId, TournamentId};
use tapis_engine::championship::{Bonuses, ChampionshipRules, PointsSource, Scoring};
use tapis_engine::state::seats::ResultLine;

use super::{Ranking, formula_problem};
use crate::Problem;
use crate::seasons::standings::SignedOff;

/// A championship that counts an evening beside its season's own standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningChampionship {
    pub name: String,
    /// The points that it gives for each result, in the order of the results.
    pub points: Vec<Points>,
}

/// The points that a season gives for its evenings' results.
#[derive(Debug, Default)]
pub(crate) struct SeasonPoints {
    /// By result; `None` if an evening's own points are those that count.
    reckoned: Option<PointsByResult>,
}

#[derive(Debug)]
struct PointsByResult {
    rules: ChampionshipRules,
    by_result: BTreeMap<(TournamentId, MemberId, Place), Points>,
}

impl SeasonPoints {
    /// The points of a result: `member` is the record that is kept, `place` the one at the end of the evening, and
    /// `recorded` what the evening's own scale gave. 0 for whoever is not ranked.
    pub(crate) fn of(
        &self,
        (id, evening): (TournamentId, &str),
        (member, place): (MemberId, Place),
        recorded: Points,
    ) -> Points {
        match &self.reckoned {
            Some(reckoned) if reckoned.rules.evenings.counts(id, evening) => {
                reckoned.by_result.get(&(id, member, place)).copied().unwrap_or(Points::ZERO)
            }
            _ => recorded,
        }
    }
}

impl Seasons<'_> {
    /// The points of a season's own standings: for all its evenings that are over, or `only` for one.
    ///
    /// # Errors
    /// If there is no such season, or its formula gives no number for a result.
    pub(crate) fn season_points(
        &mut self,
        season: SeasonId,
        only: Option<TournamentId>,
    ) -> Result<SeasonPoints, Problem> {
        self.ranking_points(Ranking::from(season), only)
    }

    /// The championships that count an evening beside its season's own standings, each with the points that it gives.
    ///
    /// # Errors
    /// If a championship's formula gives no number for a result.
    pub(crate) fn championship_points(
        &mut self,
        id: TournamentId,
    ) -> Result<Vec<(String, SeasonPoints)>, Problem> {
        let evening = self.club.file.tournaments().tournament(id)?;
        let Some(season) = evening.season else { return Ok(Vec::new()) };
        let mut all = Vec::new();
        for one in self.club.file.championships().of_season(season)? {
            if one.rules.evenings.counts(id, &evening.name) {
                let ranking = Ranking { season, championship: Some(one.id) };
                all.push((one.name, self.ranking_points(ranking, Some(id))?));
            }
        }
        Ok(all)
    }

    /// The points that these championships give for each of an evening's results.
    ///
    /// # Errors
    /// As [`Seasons::championship_points`].
    pub(crate) fn championships_of(
        &mut self,
        id: TournamentId,
        results: &[ResultLine],
    ) -> Result<Vec<EveningChampionship>, Problem> {
        let evening = self.club.file.tournaments().tournament(id)?.name;
        let mut all = Vec::new();
        for (name, given) in self.championship_points(id)? {
            let mut points = Vec::with_capacity(results.len());
            for line in results {
                let member = self.club.file.merging().kept_record(line.member)?;
                points.push(given.of((id, &evening), (member, line.place), line.points));
            }
            all.push(EveningChampionship { name, points });
        }
        Ok(all)
    }

    /// As [`Seasons::season_points`], for any standings.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn ranking_points(
        &mut self,
        ranking: Ranking,
        only: Option<TournamentId>,
    ) -> Result<SeasonPoints, Problem> {
        let season = ranking.season;
        let rules = self.ranking_rules(ranking)?;
        if rules.points == PointsSource::Recorded && rules.bonuses == Bonuses::default() && !rules.share_tied
        {
            return Ok(SeasonPoints::default());
        }
        let signed = self.signed_off(ranking)?;
        let mut evenings = self.club.file.seasons().evening_results(season, None)?;
        evenings.retain(|evening| only.is_none_or(|id| evening.tournament == id));
        let members = evenings.iter().flat_map(|evening| &evening.results).map(|result| result.member);
        let ranked = self.ranked_members(season, &rules, members.collect())?;
        for evening in &mut evenings {
            evening.results.retain(|result| ranked.contains(&result.member));
        }
        let played = self.played(&evenings, rules.needs_evenings())?;
        let scoring =
            Scoring::with(&rules, &mut self.club.formulas).map_err(|error| formula_problem(&error))?;
        let mut by_result = BTreeMap::new();
        for of in &played {
            let points = scoring.points(&of.result).map_err(|error| formula_problem(&error))?;
            by_result.insert((of.tournament, of.member, of.result.place), points);
        }
        if let Some(SignedOff { lines, .. }) = signed {
            // Signed results count, whatever they have become since.
            for (member, result) in
                lines.iter().flat_map(|line| line.results.iter().map(|result| (line.member, result)))
            {
                by_result.insert((result.tournament, member, result.place), result.points);
            }
        }
        Ok(SeasonPoints { reckoned: Some(PointsByResult { rules, by_result }) })
    }

    /// The points that count for one evening; those of its own scale where it counts for no season.
    ///
    /// # Errors
    /// As [`Seasons::season_points`].
    pub(crate) fn points_of_evening(&mut self, id: TournamentId) -> Result<SeasonPoints, Problem> {
        match self.club.file.tournaments().tournament(id)?.season {
            Some(season) => self.season_points(season, Some(id)),
            None => Ok(SeasonPoints::default()),
        }
    }

    /// Gives the results of an evening that is over the points that count.
    ///
    /// # Errors
    /// As [`Seasons::season_points`].
    pub(crate) fn with_points(
        &mut self,
        id: TournamentId,
        results: &mut [ResultLine],
    ) -> Result<(), Problem> {
        let points = self.points_of_evening(id)?;
        if points.reckoned.is_none() {
            return Ok(());
        }
        let name = self.club.file.tournaments().tournament(id)?.name;
        for line in results {
            let member = self.club.file.merging().kept_record(line.member)?;
            line.points = points.of((id, &name), (member, line.place), line.points);
        }
        Ok(())
    }
}
