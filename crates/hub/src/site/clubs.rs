//! The clubs on the site.

use tapis_site::facts::{Club, ClubSeason};
use tokio_postgres::{Client, Row};

use super::{evenings, season_name};
use crate::{HubError, club_ranking};

const CLUBS: &str = "SELECT club.id, club.name, count(*) FROM journal JOIN club ON club.id = journal.club
                     WHERE counts AND ($1::integer IS NULL OR club.id = $1)
                     GROUP BY club.id ORDER BY lower(club.name), club.id";

fn club(row: &Row) -> Club {
    Club {
        number: i64::from(row.get::<_, i32>(0)),
        name: row.get(1),
        evenings: u32::try_from(row.get::<_, i64>(2)).unwrap_or(u32::MAX),
        seasons: Vec::new(),
    }
}

/// All clubs with evenings that count, by name.
pub(super) async fn all(client: &Client) -> Result<Vec<Club>, HubError> {
    Ok(client.query(CLUBS, &[&None::<i32>]).await?.iter().map(club).collect())
}

/// One club with its seasons; empty if there is no such club.
pub(super) async fn one(client: &mut Client, number: i64) -> Result<Vec<Club>, HubError> {
    let Ok(number) = i32::try_from(number) else { return Ok(Vec::new()) };
    let mut found: Vec<Club> = client.query(CLUBS, &[&Some(number)]).await?.iter().map(club).collect();
    for club in &mut found {
        for (season, evening) in evenings::of_club(client, number).await? {
            match club.seasons.last_mut() {
                Some(last) if last.season.0 == i64::from(season) => last.evenings.push(evening),
                _ => {
                    let ranking = club_ranking(client, season, None).await?;
                    let ranked = ranking.iter().find(|one| one.club == number);
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
