//! Ranking of the members: the results that count, totals, ties.

use std::cmp::Reverse;

use chrono::NaiveDate;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::FormulaError;
use super::rules::{ChampionshipRules, Milestone, MilestoneOf, TieBreak};
use super::score::Scoring;
use crate::base::quantity::{MemberId, Place, Points, TournamentId};
use crate::championship::result::PlayerResult;

/// A result of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatedResult {
    pub member: MemberId,
    pub tournament: TournamentId,
    /// Played on this day.
    pub date: NaiveDate,
    /// Result of the member.
    pub result: PlayerResult,
}

/// A result with its points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredResult {
    pub tournament: TournamentId,
    pub date: NaiveDate,
    /// The place that counts.
    pub place: Place,
    /// The place at the end of the evening; another one where only first entries count.
    pub finished: Place,
    pub points: Points,
    /// Among those that count.
    pub counted: bool,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The rank; equals share it. `None` if there are too few evenings played.
    pub rank: Option<u32>,
    pub member: MemberId,
    /// Points that count, in hundredths.
    pub total: Points,
    pub played: u32,
    pub wins: u32,
    pub best_place: Place,
    pub eliminations: u32,
    pub final_tables: u32,
    /// The milestones reached, in the order of the rules.
    pub milestones: Vec<ReachedMilestone>,
    /// Every result, the best first.
    pub results: Vec<ScoredResult>,
}

/// A milestone that a member has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReachedMilestone {
    pub milestone: Milestone,
    pub times: u32,
    /// The points for all of them, in hundredths.
    pub points: Points,
}

impl Standing {
    /// Number of times that a milestone was reached; `None` if not yet.
    fn reached(&self, milestone: Milestone) -> Option<ReachedMilestone> {
        let count = match milestone.of {
            MilestoneOf::Played => self.played,
            MilestoneOf::Wins => self.wins,
            MilestoneOf::FinalTables => self.final_tables,
            MilestoneOf::Eliminations => self.eliminations,
        };
        let whole = count / milestone.count.max(1);
        let times = if milestone.again { whole } else { whole.min(1) };
        let points = milestone.points.saturating_mul(i64::from(times));
        (times > 0).then_some(ReachedMilestone { milestone, times, points })
    }
}

/// The standings of these results, the first line first; equals by the number of the member. `evenings`: how many
/// evenings the championship has had, to know which were missed.
///
/// # Errors
/// If the formula gives no number for a result.
pub fn standings(
    scoring: &Scoring<'_>,
    evenings: u32,
    results: &[DatedResult],
) -> Result<Vec<Standing>, FormulaError> {
    let rules = scoring.rules();
    // Their order does not matter: they are ranked below, equals by the number of the member.
    let mut lines: FxHashMap<MemberId, Standing> = FxHashMap::default();
    for played in results {
        let points = scoring.points(&played.result)?;
        let result = &*scoring.counting(&played.result);
        let line = lines.entry(played.member).or_insert_with(|| Standing {
            rank: None,
            member: played.member,
            total: Points::ZERO,
            played: 0,
            wins: 0,
            best_place: result.place,
            eliminations: 0,
            final_tables: 0,
            milestones: Vec::new(),
            results: Vec::new(),
        });
        line.played += 1;
        line.wins += u32::from(result.place == 1);
        line.best_place = line.best_place.min(result.place);
        line.eliminations = line.eliminations.saturating_add(result.figures.eliminations);
        line.final_tables += u32::from(result.place <= result.evening.final_table);
        line.results.push(ScoredResult {
            tournament: played.tournament,
            date: played.date,
            place: result.place,
            finished: played.result.place,
            points,
            counted: false,
        });
    }
    // Of all evenings so many count: the missed ones are dropped first.
    let kept = if rules.drop_worst == 0 { u32::MAX } else { evenings.saturating_sub(rules.drop_worst) };
    let counting = usize::try_from(rules.best_n.unwrap_or(u32::MAX).min(kept)).unwrap_or(usize::MAX);
    let mut lines: Vec<Standing> = lines.into_values().collect();
    for line in &mut lines {
        // The best first, equals in the order of play. Results usually arrive in that order, and sorting them by
        // points alone is faster than by points, day and number.
        let played = |scored: &ScoredResult| (scored.date, scored.tournament);
        if !line.results.is_sorted_by_key(played) {
            line.results.sort_unstable_by_key(played);
        }
        line.results.sort_by_key(|scored| Reverse(scored.points));
        for scored in line.results.iter_mut().take(counting) {
            scored.counted = true;
            line.total = line.total.saturating_add(scored.points);
        }
        line.milestones = rules.milestones.iter().filter_map(|milestone| line.reached(*milestone)).collect();
        for reached in &line.milestones {
            line.total = line.total.saturating_add(reached.points);
        }
    }
    rank(&mut lines, rules);
    Ok(lines)
}

fn rank(lines: &mut [Standing], rules: &ChampionshipRules) {
    let enough = |line: &Standing| line.played >= rules.min_played;
    lines.sort_by_cached_key(|line| (!enough(line), line.merit(&rules.ties), line.member));
    let mut before: Option<(u32, Vec<i64>)> = None;
    for (line, index) in lines.iter_mut().zip(1_u32..) {
        if !enough(line) {
            continue;
        }
        let merit = line.merit(&rules.ties);
        let rank = match &before {
            Some((rank, other)) if *other == merit => *rank,
            _ => index,
        };
        line.rank = Some(rank);
        before = Some((rank, merit));
    }
}

impl Standing {
    /// The numbers by which lines are judged, the best line with the smallest ones first; equals have the same.
    pub fn merit(&self, ties: &[TieBreak]) -> Vec<i64> {
        let best_score = self.results.first().map_or(0, |scored| scored.points.0);
        // `!` turns the order round and, other than a minus sign, has a result for every number.
        let by = |tie: &TieBreak| match tie {
            TieBreak::Wins => !i64::from(self.wins),
            TieBreak::BestPlace => i64::from(self.best_place),
            TieBreak::BestScore => !best_score,
            TieBreak::Played => !i64::from(self.played),
            TieBreak::Eliminations => !i64::from(self.eliminations),
        };
        std::iter::once(!self.total.0).chain(ties.iter().map(by)).collect()
    }

    /// Whether nothing but the name decides between two lines.
    pub fn equals(&self, other: &Standing, rules: &ChampionshipRules) -> bool {
        self.rank.is_none() == other.rank.is_none() && self.merit(&rules.ties) == other.merit(&rules.ties)
    }
}
