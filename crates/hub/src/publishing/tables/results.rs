//! The results of a season as a table.

use chrono::NaiveDate;
use futures_util::Stream;
use tapis_lists::harmless;
use tapis_locale::Language;
use tokio_postgres::{Client, Row};

use super::{in_parts, number};
use crate::HubError;
use crate::clubs::members::NAMED;
use crate::database::ready;

/// Columns of the table of results.
const COLUMNS: [&str; 13] = [
    "office-day",
    "office-evening",
    "office-club",
    "office-players",
    "office-place",
    "office-last_name",
    "office-first_name",
    "office-licence",
    "office-points",
    "office-rebuys",
    "office-addons",
    "office-re_entries",
    "office-eliminations",
];

/// The results of all evenings of a season that count, by day, evening and place, as a table in parts: a season of many
/// clubs need not fit in memory. As on the site, there is no money in it. Names and licences are empty if the club has
/// erased the member. The licence is the league's if it knows the person.
///
/// # Errors
/// If the database cannot be read.
pub async fn results_table(
    client: Client,
    season: i32,
    language: Language,
) -> Result<impl Stream<Item = Result<Vec<u8>, HubError>> + Send + 'static, HubError> {
    ready(&client).await?;
    let sql = format!(
        "SELECT date, played.name, club.name, players, place, kept.last_name, kept.first_name,
                 coalesce(person.licence, kept.licence), points, rebuys, addons, re_entries, eliminations
               FROM played JOIN journal USING (club, journal, epoch) JOIN club ON club.id = played.club
               JOIN result ON result.season = $1 AND result.club = played.club
                 AND result.journal = played.journal AND result.epoch = played.epoch
               {NAMED}
               LEFT JOIN person_record ON person_record.club = kept.club AND person_record.member = kept.member
               LEFT JOIN person ON person.id = person_record.person AND removed_at IS NULL
               WHERE played.season = $1 AND counts ORDER BY date, journal.number, place, entry"
    );
    let cells = move |row: &Row| cells(language, row);
    in_parts(client, (&sql, &[&season]), (language, COLUMNS), cells).await
}

fn cells(language: Language, row: &Row) -> [String; 13] {
    let name = |at: usize| harmless(row.get::<_, Option<&str>>(at).unwrap_or_default());
    let count = |at: usize| row.get::<_, i32>(at).to_string();
    [
        row.get::<_, NaiveDate>(0).to_string(),
        name(1),
        name(2),
        count(3),
        count(4),
        name(5),
        name(6),
        name(7),
        number(language, row.get(8)),
        count(9),
        count(10),
        count(11),
        count(12),
    ]
}
