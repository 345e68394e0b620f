//! Evenings of a club that count, and diverging histories of an evening.

use chrono::{DateTime, Utc};
use serde::Serialize;
use tokio_postgres::Client;

use crate::HubError;
use crate::clubs::members::NAMED;
use crate::database::{changes, part, ready};

/// A tournament with several histories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fork {
    pub club: i32,
    pub club_name: String,
    /// The tournament's number in the club.
    pub journal: i64,
    /// The histories, in order of arrival.
    pub histories: Vec<History>,
}

/// History of an evening's rows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct History {
    /// Its number; 0 is the first.
    pub epoch: i32,
    /// The number of its evening in the league.
    pub number: i64,
    /// The history that it diverges from, and after how many rows; `None` if they have nothing in common.
    pub parts_from: Option<(i32, i64)>,
    /// Number of its rows, including shared ones.
    pub rows: i64,
    /// Whether its evening counts; `None` if undecided, and then it does not.
    pub counts: Option<bool>,
    pub name: String,
    /// The day it was played.
    pub date: chrono::NaiveDate,
    /// The number of players.
    pub players: i32,
    /// Number of its results.
    pub results: i64,
    /// The names of the first three, the best place first; `None` if no club names the player.
    pub first: Vec<Option<String>>,
    /// Time of its first arrival.
    pub arrived: DateTime<Utc>,
}

/// All tournaments with several histories.
///
/// # Errors
/// If the database cannot be read.
pub async fn forks(client: &Client) -> Result<Vec<Fork>, HubError> {
    some_forks(client, 0, None).await
}

/// The number of all.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn fork_count(client: &Client) -> Result<usize, HubError> {
    ready(client).await?;
    let sql = "SELECT count(DISTINCT (club, journal)) FROM journal WHERE epoch > 0";
    Ok(usize::try_from(client.query_one(sql, &[]).await?.get::<_, i64>(0)).unwrap_or(0))
}

/// At most so many of them after the first so many, by club.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn some_forks(
    client: &Client,
    first: usize,
    most: Option<usize>,
) -> Result<Vec<Fork>, HubError> {
    read(client, None, part(first, most)).await
}

/// One of them; `None` if the tournament does not exist or has one history.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn fork(client: &Client, club: i32, journal: i64) -> Result<Option<Fork>, HubError> {
    Ok(read(client, Some((club, journal)), (0, None)).await?.pop())
}

async fn read(
    client: &Client,
    one: Option<(i32, i64)>,
    (first, most): (i64, Option<i64>),
) -> Result<Vec<Fork>, HubError> {
    ready(client).await?;
    let of =
        "result.season = played.season AND result.club = journal.club AND result.journal = journal.journal
                AND result.epoch = journal.epoch";
    let sql = format!(
        "WITH parted AS MATERIALIZED (
           SELECT fork.club, fork.journal, name
           FROM (SELECT DISTINCT club, journal FROM journal
                 WHERE epoch > 0 AND ($1::integer IS NULL OR club = $1 AND journal = $2)) AS fork
           JOIN club ON club.id = fork.club ORDER BY name, fork.club, fork.journal OFFSET $3 LIMIT $4)
         SELECT journal.club, parted.name, journal.journal, journal.epoch, parent, branched_after, journal.rows,
           counts, played.name, played.date,
           (SELECT count(*) FROM result WHERE {of}), journal.number, played.players, journal.first_seen,
           ARRAY (SELECT kept.first_name || ' ' || kept.last_name FROM result {NAMED} WHERE {of}
                  ORDER BY place, entry LIMIT 3)
         FROM parted
         JOIN journal ON journal.club = parted.club AND journal.journal = parted.journal
         JOIN played ON played.club = journal.club AND played.journal = journal.journal
           AND played.epoch = journal.epoch
         ORDER BY parted.name, journal.club, journal.journal, journal.epoch"
    );
    let (club, journal) = one.unzip();
    let mut all = Vec::<Fork>::new();
    for row in client.query(&sql, &[&club, &journal, &first, &most]).await? {
        let parent: Option<i32> = row.get(4);
        let history = History {
            epoch: row.get(3),
            number: row.get(11),
            parts_from: parent.map(|parent| (parent, row.get(5))),
            rows: row.get(6),
            counts: row.get(7),
            name: row.get(8),
            date: row.get(9),
            players: row.get(12),
            results: row.get(10),
            first: row.get(14),
            arrived: row.get(13),
        };
        let (club, journal): (i32, i64) = (row.get(0), row.get(2));
        match all.last_mut().filter(|last| last.club == club && last.journal == journal) {
            Some(fork) => fork.histories.push(history),
            None => all.push(Fork { club, club_name: row.get(1), journal, histories: vec![history] }),
        }
    }
    Ok(all)
}

/// The number of tournaments with a history that is undecided.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn undecided_forks(client: &Client) -> Result<usize, HubError> {
    // The first condition is that of an index.
    let sql = "SELECT count(DISTINCT (journal.club, journal.journal)) FROM journal
               JOIN played USING (club, journal, epoch)
               WHERE counts IS NOT TRUE AND counts IS NULL AND EXISTS (
                 SELECT 1 FROM journal AS other WHERE other.club = journal.club
                 AND other.journal = journal.journal AND other.epoch > 0)";
    let undecided: i64 = client.query_one(sql, &[]).await?.get(0);
    Ok(usize::try_from(undecided).unwrap_or(0))
}

/// Decides which histories of a tournament count: these, and no others.
///
/// # Errors
/// [`HubError::NotFound`] if the tournament does not have all of these histories.
pub async fn decide(client: &mut Client, club: i32, journal: i64, count: &[i32]) -> Result<(), HubError> {
    ready(client).await?;
    let transaction = client.transaction().await?;
    let sql = "UPDATE journal SET counts = epoch = ANY($3) WHERE club = $1 AND journal = $2 RETURNING epoch";
    let rows = transaction.query(sql, &[&club, &journal, &count]).await?;
    let there: Vec<i32> = rows.iter().map(|row| row.get(0)).collect();
    if there.is_empty() || !count.iter().all(|epoch| there.contains(epoch)) {
        return Err(HubError::NotFound("history"));
    }
    let sql = "SELECT DISTINCT season FROM played WHERE club = $1 AND journal = $2";
    let seasons = transaction.query(sql, &[&club, &journal]).await?;
    changes::raise(&transaction, &seasons.iter().map(|row| row.get(0)).collect(), &[club]).await?;
    transaction.commit().await?;
    Ok(())
}

/// An evening that a club has sent; one of its histories if there are several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SentEvening {
    /// The tournament's number in the club.
    pub journal: i64,
    /// The number of its evening in the league.
    pub number: i64,
    pub name: String,
    /// The day it was played.
    pub date: chrono::NaiveDate,
    /// The number of players.
    pub players: i32,
    /// Whether it counts; `None` if undecided, and it does not count.
    pub counts: Option<bool>,
    /// It has several histories.
    pub parts: bool,
}

/// The evenings that a club has sent, latest first: `most` of them, after the `later` latest ones.
///
/// # Errors
/// If the database cannot be read.
pub async fn sent_evenings(
    client: &Client,
    club: i32,
    later: usize,
    most: usize,
) -> Result<Vec<SentEvening>, HubError> {
    ready(client).await?;
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let sql = "SELECT played.journal, number, played.name, played.date, players, counts,
                 EXISTS (SELECT FROM journal AS other WHERE other.club = journal.club
                         AND other.journal = journal.journal AND other.epoch <> journal.epoch)
               FROM played JOIN journal USING (club, journal, epoch)
               WHERE played.club = $1 ORDER BY played.date DESC, number DESC OFFSET $2 LIMIT $3";
    let evening = |row: &tokio_postgres::Row| SentEvening {
        journal: row.get(0),
        number: row.get(1),
        name: row.get(2),
        date: row.get(3),
        players: row.get(4),
        counts: row.get(5),
        parts: row.get(6),
    };
    let rows = client.query(sql, &[&club, &number(later), &number(most)]).await?;
    Ok(rows.iter().map(evening).collect())
}

/// Decides whether an evening with one history counts. Later files from the club do not change that.
///
/// # Errors
/// [`HubError::NotFound`] if there is no such evening, or it has several histories.
pub async fn count_evening(
    client: &mut Client,
    club: i32,
    journal: i64,
    counts: bool,
) -> Result<(), HubError> {
    ready(client).await?;
    let sql = "SELECT count(*) FROM journal WHERE club = $1 AND journal = $2";
    if client.query_one(sql, &[&club, &journal]).await?.get::<_, i64>(0) != 1 {
        return Err(HubError::NotFound("history"));
    }
    decide(client, club, journal, if counts { &[0] } else { &[] }).await
}
