//! Evenings that count, with their results.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tapis_league::fingerprint;
use tapis_locale::{Language, text};
use tapis_site::facts::{CountedEvening, Evening, Evidence, SiteResult};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use crate::HubError;
use crate::base::seasons::season_name;
use crate::clubs::members::NAMED;
use crate::evenings::evidence::evidence_path;
use crate::standings::count;

/// An evening that counts, independent of language.
pub(crate) struct SiteEvening {
    key: (i32, i64, i32),
    number: i64,
    season: i32,
    pub(crate) name: String,
    pub(crate) club: String,
    pub(crate) day: NaiveDate,
    pub(crate) players: u32,
    pub(crate) entries: u32,
    pub(crate) counts: bool,
    /// The fingerprint of the key that signed it.
    signer: String,
    arrived: DateTime<Utc>,
    /// Place, name (`None` if no club names the player), points.
    pub(crate) lines: Vec<(u32, Option<String>, i64)>,
}

const COLUMNS: &str = "played.club, played.journal, played.epoch, journal.number, played.season, played.name,
    club.name, played.date, played.players, journal.first_seen,
    (SELECT key FROM evening WHERE evening.club = played.club AND evening.journal = played.journal
       AND evening.epoch = played.epoch AND evening.rows = journal.rows AND digest = stands), played.entries,
    counts IS TRUE";
const TABLES: &str = "played JOIN journal USING (club, journal, epoch) JOIN club ON club.id = played.club";

impl SiteEvening {
    fn of(row: &Row) -> Self {
        SiteEvening {
            key: (row.get(0), row.get(1), row.get(2)),
            number: row.get(3),
            season: row.get(4),
            name: row.get(5),
            club: row.get(6),
            day: row.get(7),
            players: count(row, 8),
            entries: count(row, 11),
            counts: row.get(12),
            arrived: row.get(9),
            signer: fingerprint(&row.get::<_, &[u8]>(10).try_into().unwrap_or_default()),
            lines: Vec::new(),
        }
    }

    pub(super) fn said(&self, language: Language) -> Evening {
        let nobody = || text(language, "hub-nobody", &[]);
        let line = |(place, name, points): &(u32, Option<String>, i64)| SiteResult {
            place: *place,
            name: name.clone().unwrap_or_else(nobody),
            prize: 0,
            things: Vec::new(),
            points: *points,
            championships: Vec::new(),
        };
        Evening {
            number: self.number,
            // Clubs often use the same names for evenings.
            name: format!("{}, {}", self.name, self.club),
            day: self.day,
            venue: String::new(),
            club: Some((i64::from(self.key.0), self.club.clone())),
            season: Some((i64::from(self.season), season_name(self.season))),
            players: self.players,
            pool: None,
            seat_value: None,
            unnamed: 0,
            ended: self.arrived,
            lines: self.lines.iter().map(line).collect(),
            championships: Vec::new(),
            named: Vec::new(),
            evidence: Some(Evidence { file: evidence_path(self.number), key: self.signer.clone() }),
        }
    }
}

/// The evening with this number in the league, if it counts.
pub(crate) async fn numbered(client: &Client, number: i64) -> Result<Vec<SiteEvening>, HubError> {
    let found = sent(client, number).await?;
    Ok(found.into_iter().filter(|one| one.counts).collect())
}

/// The evening with this number in the league, whether it counts or not.
pub(crate) async fn sent(client: &Client, number: i64) -> Result<Option<SiteEvening>, HubError> {
    let sql = format!("SELECT {COLUMNS} FROM {TABLES} WHERE journal.number = $1");
    Ok(with_results(client, &sql, &[&number], None).await?.pop())
}

/// The latest evenings of these seasons, latest first; `results` adds who came first.
pub(super) async fn latest(
    client: &Client,
    seasons: &[i32],
    most: i64,
    results: bool,
) -> Result<Vec<SiteEvening>, HubError> {
    // An index gives the latest of each season.
    let sql = format!(
        "SELECT {COLUMNS} FROM {TABLES}
         JOIN (SELECT one.* FROM unnest($1::integer[]) AS of (season)
               CROSS JOIN LATERAL (
                 SELECT played.club, journal, epoch FROM played JOIN journal USING (club, journal, epoch)
                 WHERE played.season = of.season AND counts ORDER BY date DESC, number DESC LIMIT $2) AS one
              ) AS latest USING (club, journal, epoch)
         ORDER BY played.date DESC, journal.number DESC LIMIT $2"
    );
    let values: [&(dyn ToSql + Sync); 2] = [&seasons, &most];
    if results {
        with_results(client, &sql, &values, Some(first_places())).await
    } else {
        Ok(client.query(&sql, &values).await?.iter().map(SiteEvening::of).collect())
    }
}

/// With the first `most` results of each; `None` for all.
async fn with_results(
    client: &Client,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
    most: Option<i64>,
) -> Result<Vec<SiteEvening>, HubError> {
    let mut all: Vec<SiteEvening> = client.query(sql, values).await?.iter().map(SiteEvening::of).collect();
    let at: BTreeMap<_, usize> = all.iter().map(|one| one.key).zip(0..).collect();
    let seasons: Vec<i32> = all.iter().map(|one| one.season).collect();
    let clubs: Vec<i32> = all.iter().map(|one| one.key.0).collect();
    let journals: Vec<i64> = all.iter().map(|one| one.key.1).collect();
    let epochs: Vec<i32> = all.iter().map(|one| one.key.2).collect();
    let sql = format!(
        "SELECT result.club, result.journal, result.epoch, place, kept.first_name || ' ' || kept.last_name, points
               FROM unnest($1::integer[], $2::integer[], $3::bigint[], $4::integer[])
                 AS of (season, club, journal, epoch)
               CROSS JOIN LATERAL (
                 SELECT * FROM result
                 WHERE result.season = of.season AND result.club = of.club AND result.journal = of.journal
                   AND result.epoch = of.epoch
                 ORDER BY place, entry LIMIT $5) AS result
               {NAMED} ORDER BY place, entry"
    );
    for row in client.query(&sql, &[&seasons, &clubs, &journals, &epochs, &most]).await? {
        let of = at.get(&(row.get(0), row.get(1), row.get(2)));
        let Some(evening) = of.and_then(|at| all.get_mut(*at)) else { continue };
        evening.lines.push((count(&row, 3), row.get(4), row.get(5)));
    }
    Ok(all)
}

/// The evenings of a club that count, latest first, each with its season.
pub(super) async fn of_club(client: &Client, club: i32) -> Result<Vec<(i32, CountedEvening)>, HubError> {
    let sql = "SELECT played.season, number, name, date, players
               FROM played JOIN journal USING (club, journal, epoch)
               WHERE played.club = $1 AND counts ORDER BY played.season DESC, date DESC, number DESC";
    let evening = |row: &Row| {
        let evening =
            CountedEvening { number: row.get(1), name: row.get(2), day: row.get(3), players: count(row, 4) };
        (row.get(0), evening)
    };
    Ok(client.query(sql, &[&club]).await?.iter().map(evening).collect())
}

/// Number of an evening's places, and of players, that the first page shows. The feed shows fewer.
fn first_places() -> i64 {
    i64::try_from(tapis_site::FIRST_PLACES).unwrap_or(i64::MAX)
}
