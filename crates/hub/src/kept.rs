//! Stored standings, recalculated from all results only after a change.

mod clubs;

use serde::Serialize;
use tapis_engine::championship::{ChampionshipRules, FormulaError, Standing};
use tapis_engine::quantity::Points;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, IsolationLevel, Row, Transaction};

use crate::changes::lock;
use crate::database::ready;
use crate::standings::{Player, count, counted};
use crate::{HubError, MemberId, RankedLine};
pub use clubs::{ClubRankedLine, club_ranking_by};

/// The championship that stands for a season's own standings.
const OWN: i32 = 0;
/// Another version may calculate them differently.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// A line of the ranking over several seasons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AllTimeLine {
    /// The rank, by points; equals share it.
    pub rank: u32,
    /// First and last name; none: the club has erased the member.
    pub name: Option<String>,
    /// What the club is called.
    pub club_name: String,
    /// The record of the club that stands for the person.
    #[serde(flatten)]
    pub id: MemberId,
    /// The points of all these seasons, in hundredths.
    pub points: Points,
    /// Seasons played.
    pub seasons: u32,
    /// Evenings played.
    pub played: u32,
    /// Evenings won.
    pub wins: u32,
    /// The best place.
    pub best_place: u32,
}

/// Standings that somebody asks for: those of one championship, or the seasons' own.
struct Wanted {
    from: i32,
    to: i32,
    championship: i32,
    rules: ChampionshipRules,
    /// The same as JSON.
    text: String,
}

impl Wanted {
    async fn of(client: &Client, season: i32, championship: Option<i32>) -> Result<Wanted, HubError> {
        ready(client).await?;
        match championship {
            None => Wanted::own(season, season),
            Some(championship) => Wanted::championship(client, season, championship).await,
        }
    }

    fn own(from: i32, to: i32) -> Result<Wanted, HubError> {
        let rules = ChampionshipRules::default();
        let text = serde_json::to_string(&rules).map_err(HubError::unreadable)?;
        Ok(Wanted { from, to, championship: OWN, rules, text })
    }

    async fn championship(client: &Client, season: i32, championship: i32) -> Result<Wanted, HubError> {
        let sql = "SELECT rules FROM championship WHERE id = $1 AND season = $2";
        let row = client.query_opt(sql, &[&championship, &season]).await?;
        let text: String = row.ok_or(HubError::NotFound("championship"))?.get(0);
        let rules = serde_json::from_str(&text).map_err(HubError::unreadable)?;
        Ok(Wanted { from: season, to: season, championship, rules, text })
    }
}

/// The ranking of a season by the rules of one of its championships, or by the points of its evenings. It is what
/// [`ranking`](crate::ranking) answers for the same rules, counted again only where something of the season has changed, or
/// who counts for whom among those who played it.
///
/// # Errors
/// [`HubError::NotFound`] where the season has no such championship; [`HubError::Formula`] where its rules give no points.
pub async fn season_ranking(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
) -> Result<Vec<RankedLine>, HubError> {
    let wanted = Wanted::of(client, season, championship).await?;
    lines_of(client, &wanted, 0, None).await
}

/// So many lines of it after the first so many, and how many there are in all.
///
/// # Errors
/// As for [`season_ranking`].
pub(crate) async fn season_ranking_part(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    first: i64,
    most: i64,
) -> Result<(Vec<RankedLine>, i64), HubError> {
    let wanted = Wanted::of(client, season, championship).await?;
    let part = lines_of(client, &wanted, first, Some(most)).await?;
    let sql = "SELECT count(*) FROM standing WHERE season = $1 AND championship = $2";
    Ok((part, client.query_one(sql, &[&season, &wanted.championship]).await?.get(0)))
}

async fn lines_of(
    client: &mut Client,
    wanted: &Wanted,
    first: i64,
    most: Option<i64>,
) -> Result<Vec<RankedLine>, HubError> {
    let sql = "SELECT standing.club, member.member,
                 CASE WHEN state = 'known' THEN first_name || ' ' || last_name END,
                 club.name, points, played, wins, best_place, rank
               FROM standing JOIN member USING (club, member) JOIN club ON club.id = standing.club
               WHERE season = $1 AND championship = $2
               ORDER BY line, standing.club, last_name, first_name, member.member OFFSET $3 LIMIT $4";
    let rows = read(client, wanted, sql, &[&wanted.from, &wanted.championship, &first, &most]).await?;
    let line = |row: &Row| RankedLine {
        rank: row.get::<_, Option<i32>>(8).and_then(|rank| u32::try_from(rank).ok()),
        name: row.get(2),
        club_name: row.get(3),
        id: MemberId::at(row, 0),
        points: Points(row.get(4)),
        played: count(row, 5),
        wins: count(row, 6),
        best_place: count(row, 7),
    };
    Ok(rows.iter().map(line).collect())
}

/// The ranking of the clubs in a season: each is a team of the members whose results count for one of its records. As in a
/// club's championship, so many of a team's results of an evening score as the rules say (`teams.best`; all where they say
/// nothing), and between equal totals the evenings in which no other club scored more decide. Clubs of which nobody played
/// are left out.
///
/// # Errors
/// As for [`season_ranking`].
pub async fn club_ranking(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
) -> Result<Vec<ClubRankedLine>, HubError> {
    let wanted = Wanted::of(client, season, championship).await?;
    clubs_of(client, &wanted, None, 0, None).await
}

/// So many lines of it after the first so many, and how many there are in all.
///
/// # Errors
/// As for [`season_ranking`].
pub(crate) async fn club_ranking_part(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    first: i64,
    most: i64,
) -> Result<(Vec<ClubRankedLine>, i64), HubError> {
    let wanted = Wanted::of(client, season, championship).await?;
    let part = clubs_of(client, &wanted, None, first, Some(most)).await?;
    let sql = "SELECT count(*) FROM standing_club WHERE season = $1 AND championship = $2";
    Ok((part, client.query_one(sql, &[&season, &wanted.championship]).await?.get(0)))
}

/// The line of one club in a season's own ranking; `None` if nobody of it played.
///
/// # Errors
/// As for [`season_ranking`].
pub(crate) async fn ranked_club(
    client: &mut Client,
    season: i32,
    club: i32,
) -> Result<Option<ClubRankedLine>, HubError> {
    let wanted = Wanted::of(client, season, None).await?;
    Ok(clubs_of(client, &wanted, Some(club), 0, None).await?.pop())
}

async fn clubs_of(
    client: &mut Client,
    wanted: &Wanted,
    one: Option<i32>,
    first: i64,
    most: Option<i64>,
) -> Result<Vec<ClubRankedLine>, HubError> {
    let sql = "SELECT rank, club, club.name, points, wins, evenings
               FROM standing_club JOIN club ON club.id = standing_club.club
               WHERE season = $1 AND championship = $2 AND ($3::integer IS NULL OR club = $3)
               ORDER BY rank, club.name, club OFFSET $4 LIMIT $5";
    let rows = read(client, wanted, sql, &[&wanted.from, &wanted.championship, &one, &first, &most]).await?;
    Ok(rows.iter().map(clubs::line).collect())
}

/// The ranking over the seasons from one to another: the points of the seasons' own standings, added up for each person.
///
/// # Errors
/// Where the database fails.
pub async fn all_time(client: &mut Client, from: i32, to: i32) -> Result<Vec<AllTimeLine>, HubError> {
    all_time_lines(client, from, to, 0, None).await
}

/// So many lines of it after the first so many, and how many there are in all.
///
/// # Errors
/// As for [`all_time`].
pub(crate) async fn all_time_part(
    client: &mut Client,
    (from, to): (i32, i32),
    first: i64,
    most: i64,
) -> Result<(Vec<AllTimeLine>, i64), HubError> {
    let part = all_time_lines(client, from, to, first, Some(most)).await?;
    let sql = "SELECT count(*) FROM (SELECT DISTINCT club, member FROM standing
               WHERE season BETWEEN $1 AND $2 AND championship = $3) AS ranked";
    Ok((part, client.query_one(sql, &[&from, &to, &OWN]).await?.get(0)))
}

async fn all_time_lines(
    client: &mut Client,
    from: i32,
    to: i32,
    first: i64,
    most: Option<i64>,
) -> Result<Vec<AllTimeLine>, HubError> {
    ready(client).await?;
    let wanted = Wanted::own(from, to)?;
    // Each person has the same record in every season: a change of the record for which another counts recalculates all of its
    // seasons.
    let sql = "WITH total AS (
                 SELECT club, member,
                   greatest(least(sum(points), 9223372036854775807), -9223372036854775808)::bigint AS points,
                   sum(played)::integer AS played, sum(wins)::integer AS wins, min(best_place) AS best_place, count(*)::integer AS seasons
                 FROM standing WHERE season BETWEEN $1 AND $2 AND championship = $3 GROUP BY club, member)
               SELECT total.club, member.member,
                 CASE WHEN state = 'known' THEN first_name || ' ' || last_name END,
                 club.name, points, played, wins, best_place, seasons,
                 rank() OVER (ORDER BY points DESC)::integer
               FROM total JOIN member USING (club, member) JOIN club ON club.id = total.club
               ORDER BY points DESC, total.club, last_name, first_name, member.member OFFSET $4 LIMIT $5";
    let rows = read(client, &wanted, sql, &[&from, &to, &OWN, &first, &most]).await?;
    let line = |row: &Row| AllTimeLine {
        rank: count(row, 9),
        name: row.get(2),
        club_name: row.get(3),
        id: MemberId::at(row, 0),
        points: Points(row.get(4)),
        seasons: count(row, 8),
        played: count(row, 5),
        wins: count(row, 6),
        best_place: count(row, 7),
    };
    Ok(rows.iter().map(line).collect())
}

/// Reads standings that are up to date, all from one snapshot; recalculates the outdated ones first.
async fn read(
    client: &mut Client,
    wanted: &Wanted,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, HubError> {
    let moment = IsolationLevel::RepeatableRead;
    let transaction = client.build_transaction().isolation_level(moment).read_only(true).start().await?;
    if outdated(&transaction, wanted).await?.is_empty() {
        return stored(transaction, wanted, sql, values).await;
    }
    transaction.rollback().await?;
    let transaction = client.build_transaction().isolation_level(moment).start().await?;
    lock(&transaction).await?;
    // Another request may have recalculated them meanwhile.
    for one in outdated(&transaction, wanted).await? {
        recount(&transaction, wanted, &one).await?;
    }
    transaction.execute("SELECT hub_counted()", &[]).await?;
    stored(transaction, wanted, sql, values).await
}

/// Reads up-to-date standings and ends the transaction.
async fn stored(
    transaction: Transaction<'_>,
    wanted: &Wanted,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, HubError> {
    let refused = refused(&transaction, wanted).await?;
    let rows = transaction.query(sql, values).await?;
    transaction.commit().await?;
    refused.map_or(Ok(rows), |why| Err(HubError::Formula(why)))
}

/// Why the rules of the championship gave no points when they were last calculated; `None` if they gave some.
async fn refused(transaction: &Transaction<'_>, wanted: &Wanted) -> Result<Option<FormulaError>, HubError> {
    let sql = "SELECT refused FROM standing_of
               WHERE season BETWEEN $1 AND $2 AND championship = $3 AND refused IS NOT NULL LIMIT 1";
    let found = transaction.query_opt(sql, &[&wanted.from, &wanted.to, &wanted.championship]).await?;
    found.map(|row| serde_json::from_str(row.get(0)).map_err(HubError::unreadable)).transpose()
}

/// A season whose stored standings are outdated.
struct Outdated {
    season: i32,
    changes: i64,
}

async fn outdated(transaction: &Transaction<'_>, wanted: &Wanted) -> Result<Vec<Outdated>, HubError> {
    let sql = "SELECT change.season, change.changes FROM change
               LEFT JOIN standing_of AS kept ON kept.season = change.season AND kept.championship = $3
               WHERE change.season BETWEEN $1 AND $2
                 AND (kept.season_changes, kept.rules, kept.program) IS DISTINCT FROM (change.changes, $4, $5)
               ORDER BY change.season";
    let rows = transaction
        .query(sql, &[&wanted.from, &wanted.to, &wanted.championship, &wanted.text, &PROGRAM])
        .await?;
    Ok(rows.iter().map(|row| Outdated { season: row.get(0), changes: row.get(1) }).collect())
}

/// Calculates the standings of a season and stores them with what they depend on. If the rules give no points, the reason is
/// stored instead, so that not every visitor recalculates the season.
async fn recount(transaction: &Transaction<'_>, wanted: &Wanted, of: &Outdated) -> Result<(), HubError> {
    let (all, refused) = match counted(transaction.client(), of.season, &wanted.rules).await {
        Ok(counted) => (counted.lines, None),
        Err(HubError::Formula(why)) => {
            (Vec::new(), Some(serde_json::to_string(&why).map_err(HubError::unreadable)?))
        }
        Err(other) => return Err(other),
    };
    for table in ["standing", "standing_club", "standing_of"] {
        let sql = format!("DELETE FROM {table} WHERE season = $1 AND championship = $2");
        transaction.execute(&sql, &[&of.season, &wanted.championship]).await?;
    }
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let numbers =
        |value: fn(&Standing) -> u32| all.iter().map(|(_, one)| number(value(one))).collect::<Vec<i32>>();
    let clubs: Vec<i32> = all.iter().map(|(player, _)| player.id.club).collect();
    let members: Vec<&[u8]> = all.iter().map(|(player, _)| player.id.member.0.as_slice()).collect();
    let ranks: Vec<Option<i32>> = all.iter().map(|(_, one)| one.rank.map(number)).collect();
    let points: Vec<i64> = all.iter().map(|(_, one)| one.total.0).collect();
    let sql = "INSERT INTO standing
                 (season, championship, club, member, line, rank, points, played, wins, best_place)
               SELECT $1, $2, * FROM unnest($3::integer[], $4::bytea[], $5::integer[], $6::integer[], $7::bigint[],
                                            $8::integer[], $9::integer[], $10::integer[])";
    transaction
        .execute(
            sql,
            &[
                &of.season,
                &wanted.championship,
                &clubs,
                &members,
                &lines(&all, &wanted.rules),
                &ranks,
                &points,
                &numbers(|one| one.played),
                &numbers(|one| one.wins),
                &numbers(|one| one.best_place),
            ],
        )
        .await?;
    let (players, standings): (Vec<Player>, Vec<Standing>) = all.into_iter().unzip();
    clubs::keep(transaction, of.season, wanted.championship, &wanted.rules, &players, &standings).await?;
    let sql = "INSERT INTO standing_of (season, championship, season_changes, rules, program, refused)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values: [&(dyn ToSql + Sync); 6] =
        [&of.season, &wanted.championship, &of.changes, &wanted.text, &PROGRAM, &refused];
    transaction.execute(sql, &values).await?;
    Ok(())
}

/// The rank of each among all, whether or not they have played often enough to have one. Who is equal is in the order of
/// names, which may change without anything being counted.
fn lines(all: &[(Player, Standing)], rules: &ChampionshipRules) -> Vec<i32> {
    let mut line = 0;
    let mut before: Option<&Standing> = None;
    let mut lines = Vec::with_capacity(all.len());
    for ((_, one), at) in all.iter().zip(1..) {
        if !before.is_some_and(|before| before.equals(one, rules)) {
            line = at;
        }
        before = Some(one);
        lines.push(line);
    }
    lines
}
