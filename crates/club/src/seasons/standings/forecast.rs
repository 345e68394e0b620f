//! The season while an evening is being played: where everybody would stand if it ended now, and what each
//! place would do.

use crate::file::subjects::Seasons;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Place, Points, TournamentId};
use tapis_engine::championship::{
    ChampionshipRules, DatedResult, Formulas, PlayerFigures, PlayerResult, Scoring, Standing,
};
use tapis_engine::play::re_entries::FirstEntry;
use tapis_engine::state::seats::ResultLine;
use tapis_engine::{Phase, championship};
use tapis_locale::Language;

use super::{Counting, Ranking, formula_problem};
use crate::Problem;
use crate::file::known_evening::EveningDetails;

/// Standings with an evening that is being played: whoever is out has a place, everybody else the worst
/// place left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Provisional {
    pub ranking: Ranking,
    /// Name of the standings: the season, or the championship.
    pub name: String,
    /// Those who are ranked, best first.
    pub lines: Vec<ProvisionalLine>,
}

/// A line of provisional standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProvisionalLine {
    /// The rank; equals share it.
    pub rank: u32,
    /// The rank before this evening; `None` if not ranked then.
    pub before: Option<u32>,
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Points that count, in hundredths, with this evening.
    pub total: Points,
    /// The points of this evening, in hundredths; `None` if the member does not play.
    pub tonight: Option<Points>,
    /// Still in play: the points can only grow.
    pub playing: bool,
}

/// Effect of each place on a player's season, everybody else being counted as they stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhatIf {
    pub ranking: Ranking,
    /// Name of the standings.
    pub name: String,
    /// The rank before this evening; `None` if not ranked then.
    pub before: Option<u32>,
    /// Each place that is left, from the first.
    pub places: Vec<WhatIfPlace>,
}

/// Effect of one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhatIfPlace {
    pub place: Place,
    /// Its points, in hundredths.
    pub points: Points,
    /// The total with them, in hundredths.
    pub total: Points,
    /// The rank with them; `None` if there are too few evenings played.
    pub rank: Option<u32>,
}

/// Places that are asked about, at most: beyond them hardly anything changes.
const MOST_PLACES: u32 = 30;

/// A season's results so far, and those of the evening that is being played.
struct Tonight {
    rules: ChampionshipRules,
    /// Evenings that count, with this one.
    evenings: u32,
    /// Of the evenings that are over.
    earlier: Vec<DatedResult>,
    /// Of this evening, as it stands, with who is still in.
    now: Vec<(ResultLine, DatedResult, bool)>,
}

impl Tonight {
    fn standings(
        &self,
        now: impl Iterator<Item = DatedResult>,
        formulas: &mut Formulas,
    ) -> Result<Vec<Standing>, Problem> {
        let all: Vec<DatedResult> = self.earlier.iter().cloned().chain(now).collect();
        self.ranked(self.evenings, &all, formulas)
    }

    fn before(&self, formulas: &mut Formulas) -> Result<Vec<Standing>, Problem> {
        self.ranked(self.evenings.saturating_sub(1), &self.earlier, formulas)
    }

    fn ranked(
        &self,
        evenings: u32,
        results: &[DatedResult],
        formulas: &mut Formulas,
    ) -> Result<Vec<Standing>, Problem> {
        let scoring = Scoring::with(&self.rules, formulas);
        let ranked = scoring.and_then(|scoring| championship::standings(&scoring, evenings, results));
        ranked.map_err(|error| formula_problem(&error))
    }
}

fn rank_of(lines: &[Standing], member: MemberId) -> Option<u32> {
    lines.iter().find(|line| line.member == member)?.rank
}

impl Seasons<'_> {
    /// The standings that an evening counts for, with this evening as it stands; empty if it counts for none, or has
    /// not begun or is over.
    ///
    /// # Errors
    /// If there is no such tournament, or a formula gives no number.
    pub fn provisional(&mut self, language: Language, id: TournamentId) -> Result<Vec<Provisional>, Problem> {
        let mut all = Vec::new();
        for (ranking, name) in self.rankings_of(id)? {
            all.extend(self.provisional_of(language, id, ranking, name)?);
        }
        Ok(all)
    }

    /// The same of one standings; `None` if the evening does not count for them, or is not being played.
    pub(crate) fn provisional_of(
        &mut self,
        language: Language,
        id: TournamentId,
        ranking: Ranking,
        name: String,
    ) -> Result<Option<Provisional>, Problem> {
        let Some(tonight) = self.tonight(id, ranking)? else { return Ok(None) };
        let before = tonight.before(&mut self.club.formulas)?;
        let now = tonight
            .standings(tonight.now.iter().map(|(_, played, _)| played.clone()), &mut self.club.formulas)?;
        let names: BTreeMap<MemberId, String> = {
            let members = now.iter().map(|standing| standing.member);
            members.clone().zip(self.club.names_of(language, members)?).collect()
        };
        let line = |standing: &Standing| {
            let own = || tonight.now.iter().filter(|(_, played, _)| played.member == standing.member);
            let scored = standing.results.iter().filter(|scored| scored.tournament == id);
            Some(ProvisionalLine {
                rank: standing.rank?,
                before: rank_of(&before, standing.member),
                member: standing.member,
                name: names.get(&standing.member).cloned().unwrap_or_default(),
                total: standing.total,
                tonight: scored.map(|scored| scored.points).reduce(Points::saturating_add),
                playing: own().any(|(_, _, playing)| *playing),
            })
        };
        let lines = now.iter().filter_map(line).collect();
        Ok(Some(Provisional { ranking, name, lines }))
    }

    /// Effect of each place that is left on a player in every standings that the evening counts for; empty if the
    /// player is out.
    ///
    /// # Errors
    /// As for [`Seasons::provisional`].
    pub fn what_if(&mut self, id: TournamentId, member: MemberId) -> Result<Vec<WhatIf>, Problem> {
        let member = self.club.file.merging().kept_record(member)?;
        let mut all = Vec::new();
        for (ranking, name) in self.rankings_of(id)? {
            let Some(tonight) = self.tonight(id, ranking)? else { continue };
            let own = tonight.now.iter().find(|(_, played, playing)| *playing && played.member == member);
            let Some((line, played, _)) = own else { continue };
            let left = tonight.now.iter().filter(|(_, _, playing)| *playing).count();
            let left = u32::try_from(left).unwrap_or(u32::MAX).min(MOST_PLACES);
            let mut places = Vec::new();
            for place in 1..=left {
                let Some(at) = self.club.tournament(id)?.ranking().result_at(line.entry, place) else {
                    continue;
                };
                // A first entry that is still in may end as well as this; one that is out stays where it is.
                let first = played.result.figures.first.map(|first| FirstEntry {
                    place: if first.until_out.is_some() { first.place } else { place.min(first.place) },
                    ..first
                });
                let figures = PlayerFigures {
                    first,
                    prize: at.prize,
                    in_money: at.in_money(),
                    ..played.result.figures
                };
                let result = PlayerResult { place, figures, recorded: at.points, ..played.result.clone() };
                let mine = DatedResult { result, ..played.clone() };
                let others = tonight.now.iter().filter(|(other, _, _)| other.entry != line.entry);
                let others = others.map(|(_, played, _)| played.clone());
                let then = tonight.standings(others.chain([mine]), &mut self.club.formulas)?;
                let Some(standing) = then.iter().find(|standing| standing.member == member) else { continue };
                let scored = standing
                    .results
                    .iter()
                    .find(|scored| scored.tournament == id && scored.finished == place);
                places.push(WhatIfPlace {
                    place,
                    points: scored.map_or(Points::ZERO, |scored| scored.points),
                    total: standing.total,
                    rank: standing.rank,
                });
            }
            let before = rank_of(&tonight.before(&mut self.club.formulas)?, member);
            all.push(WhatIf { ranking, name, before, places });
        }
        Ok(all)
    }

    /// The standings that a tournament may count for, with what they are called.
    pub(crate) fn rankings_of(&self, id: TournamentId) -> Result<Vec<(Ranking, String)>, Problem> {
        let Some(season) = self.club.file.tournaments().tournament(id)?.season else {
            return Ok(Vec::new());
        };
        let mut all = vec![(Ranking::from(season), self.season(season)?.name)];
        let championships = self.club.file.championships().of_season(season)?.into_iter();
        all.extend(championships.map(|found| (Ranking { season, championship: Some(found.id) }, found.name)));
        Ok(all)
    }

    /// `None` if the evening does not count for these standings, or is not being played.
    fn tonight(&mut self, id: TournamentId, ranking: Ranking) -> Result<Option<Tonight>, Problem> {
        let row = self.club.file.tournaments().tournament(id)?;
        let rules = self.ranking_rules(ranking)?;
        if row.status != Phase::Playing || !rules.evenings.counts(id, &row.name) {
            return Ok(None);
        }
        let Counting { played: earlier, evenings } = self.results_for(ranking.season, &rules, None)?;
        let evenings = u32::try_from(evenings.len()).unwrap_or(u32::MAX).saturating_add(1);
        let mut now = self.results_now(id)?;
        let members = now.iter().map(|(_, played, _)| played.member).collect();
        let ranked = self.ranked_members(ranking.season, &rules, members)?;
        now.retain(|(_, played, _)| ranked.contains(&played.member));
        Ok(Some(Tonight { rules, evenings, earlier, now }))
    }

    /// Everybody's result as the evening stands, guests left out.
    fn results_now(&mut self, id: TournamentId) -> Result<Vec<(ResultLine, DatedResult, bool)>, Problem> {
        self.club.tournament(id)?;
        let Some(tournament) = self.club.live.get(&id).map(crate::file::live::Live::snapshot) else {
            return Ok(Vec::new());
        };
        let details = EveningDetails::of(&tournament);
        let date = tournament.setup().date;
        let mut now = Vec::new();
        for line in tournament.ranking().results_as_they_stand() {
            let Some(entry) = tournament.entry(line.entry) else { continue };
            let member = self.club.file.merging().kept_record(line.member)?;
            if self.club.file.members().member(member)?.card.guest {
                continue;
            }
            let tables = PlayerResult {
                place: line.place,
                figures: PlayerFigures {
                    spent: entry.due,
                    prize: line.prize,
                    in_money: line.in_money(),
                    rebuys: entry.rebuys,
                    addons: entry.addons,
                    eliminations: entry.hits,
                    bounties: line.bounties,
                    re_entries: entry.re_entries(),
                    ..PlayerFigures::default()
                },
                sharing: 1,
                sharing_first: 1,
                recorded: line.points,
                evening: Arc::default(),
            };
            let result = details.result(line.entry, tables);
            let playing = entry.alive();
            now.push((line, DatedResult { member, tournament: id, date, result }, playing));
        }
        Ok(now)
    }
}
