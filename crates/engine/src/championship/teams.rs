//! Standings of teams: a team is the members who have a tag, a club at an inter-club day among them. A team has the
//! points of its players, evening by evening.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::standings::Standing;
use crate::base::quantity::{MemberId, Points, TournamentId};
use crate::championship::rules::Teams;

/// Score of a team in an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TeamEvening {
    pub tournament: TournamentId,
    pub points: Points,
    /// Number of players who scored.
    pub scored: u32,
    pub players: u32,
}

/// A team in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TeamStanding {
    /// The rank; equals share it.
    pub rank: u32,
    pub team: String,
    /// The points of all evenings, in hundredths.
    pub total: Points,
    /// Evenings in which no other team scored more.
    pub wins: u32,
    /// Evenings in which somebody of the team played, in the order of their numbers.
    pub evenings: Vec<TeamEvening>,
}

/// The standings of the teams, from all results of their members, those that count for nobody alone among them; between
/// equal totals the number of evenings won decides, then the best evening. `of` names the teams of each member.
pub fn team_standings(
    teams: &Teams,
    of: &BTreeMap<MemberId, Vec<&str>>,
    lines: &[Standing],
) -> Vec<TeamStanding> {
    let mut scores: BTreeMap<(&str, TournamentId), Vec<Points>> = BTreeMap::new();
    for line in lines {
        for team in of.get(&line.member).into_iter().flatten() {
            for scored in &line.results {
                scores.entry((team, scored.tournament)).or_default().push(scored.points);
            }
        }
    }
    let most = teams.best.map_or(usize::MAX, |best| usize::try_from(best).unwrap_or(usize::MAX));
    let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let mut evenings: BTreeMap<&str, Vec<TeamEvening>> = BTreeMap::new();
    let mut best: BTreeMap<TournamentId, Points> = BTreeMap::new();
    for ((team, tournament), mut points) in scores {
        points.sort_unstable_by_key(|points| Reverse(*points));
        let players = small(points.len());
        let scored = points.len().min(most);
        let points = points.iter().take(most).fold(Points::ZERO, |sum, points| sum.saturating_add(*points));
        let top = best.entry(tournament).or_insert(points);
        *top = points.max(*top);
        let evening = TeamEvening { tournament, points, scored: small(scored), players };
        evenings.entry(team).or_default().push(evening);
    }
    let mut all: Vec<TeamStanding> = teams
        .tags
        .iter()
        .map(|tag| {
            let evenings = evenings.remove(tag.as_str()).unwrap_or_default();
            let won = |evening: &&TeamEvening| best.get(&evening.tournament) == Some(&evening.points);
            TeamStanding {
                rank: 0,
                team: tag.clone(),
                total: evenings.iter().fold(Points::ZERO, |sum, evening| sum.saturating_add(evening.points)),
                wins: small(evenings.iter().filter(won).count()),
                evenings,
            }
        })
        .collect();
    let merit = |team: &TeamStanding| {
        let best = team.evenings.iter().map(|evening| evening.points).max();
        (Reverse(team.total), Reverse(team.wins), Reverse(best))
    };
    all.sort_by_cached_key(|team| (merit(team), team.team.clone()));
    let merits: Vec<_> = all.iter().map(merit).collect();
    for (index, team) in all.iter_mut().enumerate() {
        let first = merits.iter().position(|other| Some(other) == merits.get(index)).unwrap_or(index);
        team.rank = small(first + 1);
    }
    all
}
