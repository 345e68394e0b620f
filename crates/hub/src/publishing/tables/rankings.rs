//! Rankings of the league as tables.

use futures_util::Stream;
use tapis_lists::harmless;
use tapis_locale::{Language, text};
use tokio_postgres::{Client, Row};

use super::{in_parts, number};
use crate::HubError;
use crate::standings::cache::{Ranking, all_time_line, club_line, player_line};

/// The columns of a ranking; the last one only in the file.
pub(crate) const OF_PLAYERS: [&str; 7] =
    ["office-rank", "office-player", "office-club", "office-points", "site-played", "site-wins", "site-best"];
/// The columns of a ranking of clubs.
pub(crate) const OF_CLUBS: [&str; 5] =
    ["office-rank", "office-club", "office-points", "site-played", "site-wins"];
/// The columns of a ranking over several seasons; the last one only in the file.
pub(crate) const OF_SEASONS: [&str; 8] = [
    "office-rank",
    "office-player",
    "office-club",
    "office-points",
    "office-seasons",
    "site-played",
    "site-wins",
    "site-best",
];

fn nobody(language: Language) -> impl Fn(Option<String>) -> String {
    move |name| harmless(&name.unwrap_or_else(|| text(language, "hub-nobody", &[])))
}

/// The ranking of a season, or of one of its championships, as a table in parts.
///
/// # Errors
/// As for [`season_ranking`](crate::season_ranking).
pub(crate) async fn ranking_table(
    mut client: Client,
    season: i32,
    championship: Option<i32>,
    language: Language,
) -> Result<impl Stream<Item = Result<Vec<u8>, HubError>>, HubError> {
    let name = nobody(language);
    let cells = move |row: &Row| {
        let line = player_line(row);
        [
            line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            name(line.name),
            harmless(&line.club_name),
            number(language, line.points.0),
            line.played.to_string(),
            line.wins.to_string(),
            line.best_place.to_string(),
        ]
    };
    let Ranking { sql, of: [of, by] } = Ranking::of_players(&mut client, season, championship).await?;
    in_parts(client, (&sql, &[&of, &by]), (language, OF_PLAYERS), cells).await
}

/// The ranking of the clubs in a season, or in one of its championships, as a table in parts.
///
/// # Errors
/// As for [`season_ranking`](crate::season_ranking).
pub(crate) async fn clubs_table(
    mut client: Client,
    season: i32,
    championship: Option<i32>,
    language: Language,
) -> Result<impl Stream<Item = Result<Vec<u8>, HubError>>, HubError> {
    let cells = move |row: &Row| {
        let line = club_line(row);
        [
            line.rank.to_string(),
            harmless(&line.club_name),
            number(language, line.points.0),
            line.evenings.to_string(),
            line.wins.to_string(),
        ]
    };
    let Ranking { sql, of: [of, by] } = Ranking::of_clubs(&mut client, season, championship).await?;
    in_parts(client, (&sql, &[&of, &by]), (language, OF_CLUBS), cells).await
}

/// The ranking over the seasons from one to another as a table in parts.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn seasons_table(
    mut client: Client,
    (from, to): (i32, i32),
    language: Language,
) -> Result<impl Stream<Item = Result<Vec<u8>, HubError>>, HubError> {
    let name = nobody(language);
    let cells = move |row: &Row| {
        let line = all_time_line(row);
        [
            line.rank.to_string(),
            name(line.name),
            harmless(&line.club_name),
            number(language, line.points.0),
            line.seasons.to_string(),
            line.played.to_string(),
            line.wins.to_string(),
            line.best_place.to_string(),
        ]
    };
    let Ranking { sql, of: [first, last] } = Ranking::over_seasons(&mut client, from, to).await?;
    in_parts(client, (&sql, &[&first, &last]), (language, OF_SEASONS), cells).await
}
