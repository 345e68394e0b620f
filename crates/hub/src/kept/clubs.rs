//! Clubs as teams of their members.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use tapis_engine::championship::{ChampionshipRules, Standing, Teams, team_standings};
use tapis_engine::quantity::Points;
use tokio_postgres::{Row, Transaction};

use crate::HubError;
use crate::standings::{Player, count};

/// A club in a ranking of clubs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClubRankedLine {
    /// The rank, shared by equals.
    pub rank: u32,
    /// The number in the league.
    pub club: i32,
    /// The club's name.
    pub club_name: String,
    /// The points of all evenings, in hundredths.
    pub points: Points,
    /// Evenings in which no other club scored more.
    pub wins: u32,
    /// Evenings in which somebody of the club played.
    pub evenings: u32,
}

pub(super) fn line(row: &Row) -> ClubRankedLine {
    ClubRankedLine {
        rank: count(row, 0),
        club: row.get(1),
        club_name: row.get(2),
        points: Points(row.get(3)),
        wins: count(row, 4),
        evenings: count(row, 5),
    }
}

/// Stores the clubs' standings of a season. `players` are those of `standings`, in the same order.
pub(super) async fn keep(
    transaction: &Transaction<'_>,
    season: i32,
    championship: i32,
    rules: &ChampionshipRules,
    players: &[Player],
    standings: &[Standing],
) -> Result<(), HubError> {
    // Teams are identified by name, but clubs may share one.
    let names: BTreeMap<i32, String> = players
        .iter()
        .map(|player| player.id.club)
        .collect::<BTreeSet<i32>>()
        .into_iter()
        .map(|club| (club, club.to_string()))
        .collect();
    let teams = Teams {
        tags: names.values().cloned().collect(),
        best: rules.teams.as_ref().and_then(|teams| teams.best),
    };
    let club = |player: &Player| names.get(&player.id.club).map(String::as_str).into_iter().collect();
    let of =
        players.iter().zip(standings).map(|(player, standing)| (standing.member, club(player))).collect();
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let (mut clubs, mut ranks, mut points) = (Vec::new(), Vec::new(), Vec::new());
    let (mut wins, mut evenings) = (Vec::new(), Vec::new());
    for team in team_standings(&teams, &of, standings) {
        let Ok(club) = team.team.parse::<i32>() else { continue };
        clubs.push(club);
        ranks.push(number(team.rank));
        points.push(team.total.0);
        wins.push(number(team.wins));
        evenings.push(i32::try_from(team.evenings.len()).unwrap_or(i32::MAX));
    }
    let sql = "INSERT INTO standing_club (season, championship, club, rank, points, wins, evenings)
               SELECT $1, $2, * FROM unnest($3::integer[], $4::integer[], $5::bigint[], $6::integer[], $7::integer[])";
    transaction.execute(sql, &[&season, &championship, &clubs, &ranks, &points, &wins, &evenings]).await?;
    Ok(())
}
