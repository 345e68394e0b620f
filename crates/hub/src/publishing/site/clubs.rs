//! The clubs on the site.

use tapis_site::CLUBS;
use tapis_site::facts::{Club, ClubSeason, Clubs};
use tokio_postgres::{Client, Row};

use super::evenings;
use crate::HubError;
use crate::base::seasons::season_name;
use crate::standings::cache::ranked_club;

/// The number of a club's evenings that count.
const EVENINGS: &str = "(SELECT count(*) FROM journal WHERE journal.club = club.id AND counts)";
/// The clubs with evenings that count.
const LISTED: &str = "club WHERE EXISTS (SELECT FROM journal WHERE journal.club = club.id AND counts)";

fn club(row: &Row) -> Club {
    Club {
        number: i64::from(row.get::<_, i32>(0)),
        name: row.get(1),
        evenings: u32::try_from(row.get::<_, i64>(2)).unwrap_or(u32::MAX),
        seasons: Vec::new(),
    }
}

/// A page of the clubs with evenings that count, by name. A page beyond the last is not part of the site.
pub(super) async fn part(client: &Client, page: u32) -> Result<Clubs, HubError> {
    let sql = format!(
        "SELECT (array_agg(name ORDER BY at))[1], (array_agg(name ORDER BY at DESC))[1]
         FROM (SELECT name, row_number() OVER (ORDER BY lower(name), id) - 1 AS at FROM {LISTED}) AS listed
         GROUP BY at / $1 ORDER BY at / $1"
    );
    let rows = client.query(&sql, &[&i64::from(CLUBS)]).await?;
    let pages: Vec<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let sql =
        format!("SELECT id, name, {EVENINGS} FROM {LISTED} ORDER BY lower(name), id OFFSET $1 LIMIT $2");
    let before = i64::from(page.saturating_sub(1)) * i64::from(CLUBS);
    let shown: Vec<Club> =
        client.query(&sql, &[&before, &i64::from(CLUBS)]).await?.iter().map(club).collect();
    // A league without clubs says so on its first page.
    let page = if shown.is_empty() && page > 1 { 0 } else { page };
    Ok(Clubs { page, pages, shown })
}

/// The number of pages that the clubs have, and the numbers of all clubs.
pub(super) async fn all(client: &Client) -> Result<(u32, Vec<i64>), HubError> {
    let rows = client.query(&format!("SELECT id FROM {LISTED} ORDER BY lower(name), id"), &[]).await?;
    let numbers: Vec<i64> = rows.iter().map(|row| i64::from(row.get::<_, i32>(0))).collect();
    let count = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
    Ok((count.div_ceil(CLUBS).max(1), numbers))
}

/// One club with its seasons; empty if there is no such club.
pub(super) async fn one(client: &mut Client, number: i64) -> Result<Vec<Club>, HubError> {
    let Ok(number) = i32::try_from(number) else { return Ok(Vec::new()) };
    let sql = format!("SELECT id, name, {EVENINGS} FROM {LISTED} AND id = $1");
    let mut found: Vec<Club> = client.query(&sql, &[&number]).await?.iter().map(club).collect();
    for club in &mut found {
        for (season, evening) in evenings::of_club(client, number).await? {
            match club.seasons.last_mut() {
                Some(last) if last.season.0 == i64::from(season) => last.evenings.push(evening),
                _ => {
                    let ranked = ranked_club(client, season, number).await?;
                    club.seasons.push(ClubSeason {
                        season: (i64::from(season), season_name(season)),
                        ranked: ranked.map(|one| (one.rank, one.points.0)),
                        evenings: vec![evening],
                    });
                }
            }
        }
    }
    Ok(found)
}
