//! Documents about a season: its standings, every score behind them, and who came.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use tapis_documents::papers::attendance::{Attendance, Month, Regulars};
use tapis_documents::papers::scores::{Score, Scores};
use tapis_documents::papers::standings::Standings;
use tapis_documents::papers::{attendance, scores, standings};
use tapis_documents::{PdfFile, Style};
use tapis_engine::base::quantity::{ChampionshipId, SeasonId, TournamentId};
use tapis_engine::championship::PointsSource;
use tapis_engine::prizes::points::PointsScheme;
use tapis_locale::Language;
use tapis_store::{Season, StoreError};
use tapis_words::{rules_sentences, scheme_words};

use super::{DocumentFacts, Job, layout};
use crate::documents::Papers;
use crate::seasons::statistics::average;
use crate::{Problem, Ranking};

/// A day of the file.
pub(super) fn day(text: &str) -> Option<NaiveDate> {
    text.parse().ok()
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Job {
    /// A document about a season.
    pub(super) fn of_season<T: Send + 'static>(
        self,
        papers: &mut Papers<'_>,
        id: SeasonId,
        facts: impl FnOnce(&mut Papers<'_>, &Season) -> Result<T, Problem>,
        print: fn(&T, Style) -> PdfFile,
    ) -> Result<DocumentFacts, Problem> {
        let season = papers.season(id)?;
        Ok(DocumentFacts::flat(layout(facts(papers, &season)?, self.style, print), season.name))
    }

    /// A document about the standings of a season, or of a championship of it.
    pub(super) fn of_ranking<T: Send + 'static>(
        self,
        papers: &mut Papers<'_>,
        (id, championship): (SeasonId, Option<ChampionshipId>),
        facts: impl FnOnce(&mut Papers<'_>, &Season, Ranking) -> Result<T, Problem>,
        print: fn(&T, Style) -> PdfFile,
    ) -> Result<DocumentFacts, Problem> {
        let mut season = papers.season(id)?;
        let ranking = Ranking { season: id, championship };
        if let Some(name) = papers.club.seasons().championship_name(ranking)? {
            season.name = format!("{name} · {}", season.name);
        }
        Ok(DocumentFacts::flat(layout(facts(papers, &season, ranking)?, self.style, print), season.name))
    }
}

impl Papers<'_> {
    pub(super) fn season(&self, id: SeasonId) -> Result<Season, Problem> {
        let found = self.club.library().seasons()?.into_iter().find(|season| season.id == id);
        found.ok_or_else(|| Problem::from(StoreError::NotFound("season")))
    }

    pub(super) fn standings_printed(
        &mut self,
        season: &Season,
        ranking: Ranking,
        language: Language,
    ) -> Result<Standings, Problem> {
        let rules = self.club.seasons().ranking_rules(ranking)?;
        let lines = self.club.seasons().standings(language, ranking)?;
        let teams = self.club.seasons().team_standings(ranking)?;
        let counted: BTreeSet<TournamentId> =
            lines.iter().flat_map(|line| &line.results).map(|result| result.tournament).collect();
        let dates = lines.iter().flat_map(|line| &line.results).filter_map(|result| day(&result.date));
        Ok(Standings {
            club: self.letterhead(),
            season: season.name.clone(),
            days: day(&season.starts_on).zip(day(&season.ends_on)),
            played: match ranking.championship {
                Some(_) => small(counted.len()),
                None => season.played,
            },
            rules: rules_sentences(&rules, language),
            min_played: rules.min_played,
            last_day: dates.max(),
            teams: teams
                .into_iter()
                .map(|team| standings::Team {
                    rank: team.rank,
                    points: team.total.0,
                    played: small(team.evenings.len()),
                    wins: team.wins,
                    name: team.team,
                })
                .collect(),
            clubs: false,
            lines: lines
                .into_iter()
                .map(|line| standings::StandingRow {
                    rank: line.rank,
                    name: line.name,
                    points: line.total.0,
                    played: line.played,
                    wins: line.wins,
                    best_place: line.best_place,
                })
                .collect(),
        })
    }

    /// The standings of a season with every score behind them.
    pub(super) fn scores(
        &mut self,
        season: &Season,
        ranking: Ranking,
        language: Language,
    ) -> Result<Scores, Problem> {
        let rules = self.club.seasons().ranking_rules(ranking)?;
        let lines = self.club.seasons().standings(language, ranking)?;
        let mut evenings = self.club.file.attendance().of_season(season.id)?;
        evenings.retain(|evening| rules.evenings.counts(evening.tournament, &evening.name));
        let recorded = rules.points == PointsSource::Recorded;
        let mut schemes: Vec<PointsScheme> = Vec::new();
        let mut listed = Vec::with_capacity(evenings.len());
        for evening in &evenings {
            let scheme = self.club.tournament(evening.tournament)?.setup().points.clone();
            let number = match schemes.iter().position(|known| *known == scheme) {
                _ if scheme == PointsScheme::None || !recorded => 0,
                Some(index) => index + 1,
                None => {
                    schemes.push(scheme);
                    schemes.len()
                }
            };
            listed.extend(day(&evening.date).map(|day| scores::Evening {
                day,
                name: evening.name.clone(),
                entries: evening.entries,
                scheme: number,
            }));
        }
        let score = |results: &[crate::CountedResult], tournament: TournamentId| {
            let found = results.iter().find(|result| result.tournament == tournament)?;
            Some(Score { points: found.points.0, counted: found.counted, place: found.place })
        };
        let line = |line: crate::StandingLine| scores::ScoreRow {
            milestones: line.milestones.iter().map(|reached| reached.points.0).sum(),
            rank: line.rank,
            total: line.total.0,
            scores: evenings.iter().map(|evening| score(&line.results, evening.tournament)).collect(),
            name: line.name,
        };
        Ok(Scores {
            club: self.letterhead(),
            season: season.name.clone(),
            days: day(&season.starts_on).zip(day(&season.ends_on)),
            rules: rules_sentences(&rules, language),
            min_played: rules.min_played,
            schemes: schemes.iter().map(|scheme| scheme_words(scheme, language)).collect(),
            evenings: listed,
            lines: lines.into_iter().map(line).collect(),
        })
    }

    /// Attendance over a season.
    pub(super) fn attendance(&mut self, season: &Season) -> Result<Attendance, Problem> {
        let told = self.club.statistics().season_attendance(season.id)?;
        let mut again = BTreeMap::new();
        for evening in &told.evenings {
            let known = self.club.seasons().evening_details(evening.tournament)?;
            again.insert(evening.tournament, known.told.re_entries);
        }
        let evenings: Vec<attendance::Evening> = told
            .evenings
            .into_iter()
            .filter_map(|evening| {
                Some(attendance::Evening {
                    day: day(&evening.date)?,
                    name: evening.name,
                    entries: evening.entries,
                    newcomers: evening.newcomers,
                    re_entries: again.get(&evening.tournament).copied().unwrap_or_default(),
                    rebuys: evening.rebuys,
                    addons: evening.addons,
                })
            })
            .collect();
        let entries = evenings.iter().map(|evening| evening.entries).sum();
        let sizes = || evenings.iter().map(|evening| evening.entries);
        let months = told.months.into_iter().map(|month| Month {
            day: month.first,
            evenings: month.evenings,
            entries: month.entries,
            members: month.persons,
            average: month.average.into(),
        });
        let came = told.came.into_iter();
        Ok(Attendance {
            club: self.letterhead(),
            season: season.name.clone(),
            days: day(&season.starts_on).zip(day(&season.ends_on)),
            months: months.collect(),
            regulars: came.map(|came| Regulars { times: came.times, members: came.persons }).collect(),
            members: told.persons,
            entries,
            newcomers: evenings.iter().map(|evening| evening.newcomers).sum(),
            average: average(entries, small(evenings.len())).into(),
            range: sizes().min().zip(sizes().max()),
            evenings,
        })
    }
}
