//! Clubs as teams of their members.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use tapis_engine::base::quantity::Points;
use tapis_engine::championship::{ChampionshipRules, Standing, TeamStanding, Teams, team_standings};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Transaction};

use crate::database::ready;
use crate::standings::{count, counted};
use crate::{HubError, MemberId};

/// A club in a ranking of clubs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClubRankedLine {
    /// The rank, shared by equals.
    pub rank: u32,
    /// The number in the league.
    pub club: i32,
    pub club_name: String,
    /// The points of all evenings, in hundredths.
    pub points: Points,
    /// Evenings in which no other club scored more.
    pub wins: u32,
    /// Evenings in which somebody of the club played.
    pub evenings: u32,
}

/// The ranked teams of season `$1` by the rules of championship `$2`.
const RANKED: &str = "WITH total AS (
      SELECT team,
        greatest(least(sum(points), 9223372036854775807), -9223372036854775808)::bigint AS points,
        sum(wins)::integer AS wins, sum(evenings)::integer AS evenings, max(best) AS best
      FROM standing_team WHERE season = $1 AND championship = $2 GROUP BY team),
    ranked AS (
      SELECT *, rank() OVER (ORDER BY points DESC, wins DESC, best DESC)::integer AS rank FROM total)
    SELECT rank, team, club.name, points, wins, evenings FROM ranked JOIN club ON club.id = team";

/// Query for all teams.
pub(super) fn all() -> String {
    format!("{RANKED} ORDER BY rank, club.name, team")
}

/// At most `$4` teams after the first `$3`.
pub(super) fn part() -> String {
    format!("{RANKED} ORDER BY rank, club.name, team OFFSET $3 LIMIT $4")
}

/// Query for team `$3`.
pub(super) fn one() -> String {
    format!("{RANKED} WHERE team = $3")
}

/// A line of these.
pub(crate) fn club_line(row: &Row) -> ClubRankedLine {
    ClubRankedLine {
        rank: count(row, 0),
        club: row.get(1),
        club_name: row.get(2),
        points: Points(row.get(3)),
        wins: count(row, 4),
        evenings: count(row, 5),
    }
}

/// The clubs' standings: each club with its team's. `players` are those of `standings`, in the same order.
pub(super) fn ranked(
    rules: &ChampionshipRules,
    players: &[MemberId],
    standings: &[Standing],
) -> Vec<(i32, TeamStanding)> {
    // Teams are identified by name, but clubs may share one.
    let names: BTreeMap<i32, String> = players
        .iter()
        .map(|player| player.club)
        .collect::<BTreeSet<i32>>()
        .into_iter()
        .map(|club| (club, club.to_string()))
        .collect();
    let teams = Teams {
        tags: names.values().cloned().collect(),
        best: rules.teams.as_ref().and_then(|teams| teams.best),
    };
    let club = |player: &MemberId| names.get(&player.club).map(String::as_str).into_iter().collect();
    let of =
        players.iter().zip(standings).map(|(player, standing)| (standing.member, club(player))).collect();
    let all = team_standings(&teams, &of, standings);
    all.into_iter().filter_map(|team| Some((team.team.parse().ok()?, team))).collect()
}

/// The ranking of the clubs in a season by these rules, calculated from scratch.
///
/// # Errors
/// [`HubError::Formula`] if the rules give no points.
pub async fn club_ranking_by(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
) -> Result<Vec<ClubRankedLine>, HubError> {
    ready(client).await?;
    let lines = counted(client, season, rules).await?.lines;
    let names: BTreeMap<i32, String> =
        lines.iter().map(|(player, _)| (player.id.club, player.club_name.clone())).collect();
    let (players, standings): (Vec<MemberId>, Vec<Standing>) =
        lines.into_iter().map(|(player, standing)| (player.id, standing)).unzip();
    let line = |(club, team): (i32, TeamStanding)| ClubRankedLine {
        rank: team.rank,
        club,
        club_name: names.get(&club).cloned().unwrap_or_default(),
        points: team.total,
        wins: team.wins,
        evenings: u32::try_from(team.evenings.len()).unwrap_or(u32::MAX),
    };
    let mut all: Vec<ClubRankedLine> = ranked(rules, &players, &standings).into_iter().map(line).collect();
    all.sort_by(|one, other| {
        (one.rank, &one.club_name, one.club).cmp(&(other.rank, &other.club_name, other.club))
    });
    Ok(all)
}

/// Stores what teams scored in the evenings of each club.
pub(super) async fn keep(
    transaction: &Transaction<'_>,
    season: i32,
    championship: i32,
    teams: &[(i32, Vec<(i32, TeamStanding)>)],
) -> Result<(), HubError> {
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let (mut homes, mut clubs, mut points) = (Vec::new(), Vec::new(), Vec::new());
    let (mut wins, mut evenings, mut best) = (Vec::new(), Vec::new(), Vec::new());
    for (home, (club, team)) in teams.iter().flat_map(|(home, all)| all.iter().map(move |one| (home, one))) {
        homes.push(*home);
        clubs.push(*club);
        points.push(team.total.0);
        wins.push(number(team.wins));
        evenings.push(i32::try_from(team.evenings.len()).unwrap_or(i32::MAX));
        best.push(team.evenings.iter().map(|evening| evening.points.0).max().unwrap_or(0));
    }
    let sql = "INSERT INTO standing_team (season, championship, home, team, points, wins, evenings, best)
               SELECT $1, $2, * FROM unnest($3::integer[], $4::integer[], $5::bigint[], $6::integer[], $7::integer[],
                                            $8::bigint[])";
    let values: [&(dyn ToSql + Sync); 8] =
        [&season, &championship, &homes, &clubs, &points, &wins, &evenings, &best];
    transaction.execute(sql, &values).await?;
    Ok(())
}
