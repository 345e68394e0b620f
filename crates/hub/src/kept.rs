//! Stored standings, recalculated from all results only after a change.

mod clubs;
mod counting;

use serde::Serialize;
use tapis_engine::base::quantity::Points;
use tapis_engine::championship::{ChampionshipRules, FormulaError};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, IsolationLevel, Row, Transaction};

use crate::changes::lock;
use crate::database::ready;
use crate::standings::count;
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
    /// First and last name; `None` if the club has erased the member.
    pub name: Option<String>,
    /// Name of the club.
    pub club_name: String,
    /// The record of the club that stands for the person.
    #[serde(flatten)]
    pub id: MemberId,
    /// The points of all these seasons, in hundredths.
    pub points: Points,
    pub seasons: u32,
    pub played: u32,
    pub wins: u32,
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
/// [`ranking`](crate::ranking) answers for the same rules, counted again only where something of the season has
/// changed, or who counts for whom among those who played it.
///
/// # Errors
/// [`HubError::NotFound`] where the season has no such championship; [`HubError::Formula`] where its rules give no
/// points.
pub async fn season_ranking(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
) -> Result<Vec<RankedLine>, HubError> {
    let wanted = Wanted::of(client, season, championship).await?;
    lines_of(client, &wanted, 0, None).await
}

/// At most `most` lines after the first `first` ones, and the number of all lines.
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

/// The rank of a player's line in the ranking of a season, and how many have a rank; `None` if there is no such line.
///
/// # Errors
/// As for [`season_ranking`].
pub(crate) async fn rank_in(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    id: MemberId,
) -> Result<Option<(Option<u32>, u32)>, HubError> {
    let wanted = Wanted::of(client, season, championship).await?;
    let sql = "SELECT ranked,
                 1 + (SELECT count(*) FROM standing WHERE season = $1 AND championship = $2 AND key < own.key)::integer,
                 (SELECT count(*) FROM standing WHERE season = $1 AND championship = $2 AND ranked)::integer
               FROM standing AS own WHERE season = $1 AND championship = $2 AND club = $3 AND member = $4";
    let of: [&(dyn ToSql + Sync); 4] = [&season, &wanted.championship, &id.club, &id.member.0.as_slice()];
    let rows = read(client, &wanted, sql, &of).await?;
    Ok(rows.first().map(|row| (row.get::<_, bool>(0).then(|| count(row, 1)), count(row, 2))))
}

async fn lines_of(
    client: &mut Client,
    wanted: &Wanted,
    first: i64,
    most: Option<i64>,
) -> Result<Vec<RankedLine>, HubError> {
    // A line above which nothing of its page shows its rank is counted; those below it follow.
    let sql = "WITH part AS (
                 SELECT standing.club, member.member,
                   CASE WHEN state = 'known' THEN first_name || ' ' || last_name END AS named,
                   club.name, points, played, wins, best_place, ranked, key, last_name, first_name
                 FROM standing JOIN member USING (club, member) JOIN club ON club.id = standing.club
                 WHERE season = $1 AND championship = $2
                 ORDER BY key, standing.club, last_name, first_name, member.member OFFSET $3 LIMIT $4)
               SELECT club, member, named, name, points, played, wins, best_place, ranked,
                 rank() OVER (ORDER BY key)::integer, key = (SELECT key FROM part ORDER BY key LIMIT 1),
                 (SELECT count(*) FROM standing WHERE season = $1 AND championship = $2
                    AND key < (SELECT key FROM part ORDER BY key LIMIT 1))::integer
               FROM part ORDER BY key, club, last_name, first_name, member";
    let rows = read(client, wanted, sql, &[&wanted.from, &wanted.championship, &first, &most]).await?;
    let before = i32::try_from(first).unwrap_or(i32::MAX);
    let rank = |row: &Row| {
        let above = if row.get(10) { row.get::<_, i32>(11) } else { before };
        u32::try_from(above.saturating_add(row.get(9))).ok()
    };
    let line = |row: &Row| RankedLine {
        rank: rank(row).filter(|_| row.get(8)),
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

/// The ranking of the clubs in a season: each is a team of the members whose results count for one of its records. As
/// in a club's championship, so many of a team's results of an evening score as the rules say (`teams.best`; all where
/// they say nothing), and between equal totals the evenings in which no other club scored more decide. Clubs of which
/// nobody played are left out.
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

/// At most `most` lines after the first `first` ones, and the number of all lines.
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
    let sql = "SELECT count(DISTINCT team) FROM standing_team WHERE season = $1 AND championship = $2";
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
    let sql = "WITH total AS (
                 SELECT team,
                   greatest(least(sum(points), 9223372036854775807), -9223372036854775808)::bigint AS points,
                   sum(wins)::integer AS wins, sum(evenings)::integer AS evenings, max(best) AS best
                 FROM standing_team WHERE season = $1 AND championship = $2 GROUP BY team),
               ranked AS (
                 SELECT *, rank() OVER (ORDER BY points DESC, wins DESC, best DESC)::integer AS rank FROM total)
               SELECT rank, team, club.name, points, wins, evenings FROM ranked JOIN club ON club.id = team
               WHERE $3::integer IS NULL OR team = $3 ORDER BY rank, club.name, team OFFSET $4 LIMIT $5";
    let rows = read(client, wanted, sql, &[&wanted.from, &wanted.championship, &one, &first, &most]).await?;
    Ok(rows.iter().map(clubs::line).collect())
}

/// The ranking over the seasons from one to another: the points of the seasons' own standings, added up for each
/// person.
///
/// # Errors
/// If the database fails.
pub async fn all_time(client: &mut Client, from: i32, to: i32) -> Result<Vec<AllTimeLine>, HubError> {
    Ok(all_time_lines(client, from, to, 0, None).await?.0)
}

/// At most `most` lines after the first `first` ones, and the number of all lines.
///
/// # Errors
/// As for [`all_time`].
pub(crate) async fn all_time_part(
    client: &mut Client,
    (from, to): (i32, i32),
    first: i64,
    most: i64,
) -> Result<(Vec<AllTimeLine>, i64), HubError> {
    let (part, count) = all_time_lines(client, from, to, first, Some(most)).await?;
    if let Some(count) = count {
        return Ok((part, count));
    }
    let sql = "SELECT count(*) FROM (SELECT DISTINCT club, member FROM standing
               WHERE season BETWEEN $1 AND $2 AND championship = $3) AS ranked";
    Ok((part, client.query_one(sql, &[&from, &to, &OWN]).await?.get(0)))
}

/// Lines, and how many there are in all if there is one.
async fn all_time_lines(
    client: &mut Client,
    from: i32,
    to: i32,
    first: i64,
    most: Option<i64>,
) -> Result<(Vec<AllTimeLine>, Option<i64>), HubError> {
    ready(client).await?;
    let wanted = Wanted::own(from, to)?;
    // Each person has the same record in every season: a change of the record for which another counts recalculates all
    // of its seasons.
    let sql = "WITH total AS (
                 SELECT club, member,
                   greatest(least(sum(points), 9223372036854775807), -9223372036854775808)::bigint AS points,
                   sum(played)::integer AS played, sum(wins)::integer AS wins, min(best_place) AS best_place, count(*)::integer AS seasons
                 FROM standing WHERE season BETWEEN $1 AND $2 AND championship = $3 GROUP BY club, member),
               ranked AS (
                 SELECT *, rank() OVER best AS rank, count(*) OVER best AS until
                 FROM total WINDOW best AS (ORDER BY points DESC)),
               -- Only those of this page, and who is equal to one of them, are put in the order of names.
               near AS MATERIALIZED (
                 SELECT * FROM ranked WHERE $5::bigint IS NULL OR rank <= $4 + $5 AND until > $4)
               SELECT near.club, member.member,
                 CASE WHEN state = 'known' THEN first_name || ' ' || last_name END,
                 club.name, points, played, wins, best_place, seasons,
                 rank::integer, (SELECT count(*) FROM total)
               FROM near JOIN member USING (club, member) JOIN club ON club.id = near.club
               ORDER BY points DESC, near.club, last_name, first_name, member.member
               OFFSET $4 - coalesce((SELECT min(rank) - 1 FROM near), 0) LIMIT $5";
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
    Ok((rows.iter().map(line).collect(), rows.first().map(|row| row.get(10))))
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
    let mut all = false;
    for one in outdated(&transaction, wanted).await? {
        all |= recount(&transaction, wanted, &one).await?;
    }
    if all {
        transaction.execute("SELECT hub_counted()", &[]).await?;
    }
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

/// Reason why the rules of the championship gave no points when they were last calculated; `None` if they gave some.
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
    /// The clubs that have changed since; `None` if all are counted.
    clubs: Option<Vec<i32>>,
}

async fn outdated(transaction: &Transaction<'_>, wanted: &Wanted) -> Result<Vec<Outdated>, HubError> {
    // Only results say how many evenings may be missed, and a change without clubs concerns all.
    let parts = wanted.rules.drop_worst == 0;
    let sql = "SELECT change.season, change.changes,
                 CASE WHEN $6 AND refused IS NULL AND (kept.rules, kept.program) = ($4, $5) THEN
                   (SELECT array_agg(club) FROM change_club
                    WHERE change_club.season = change.season AND change_club.changes > kept.season_changes) END
               FROM change
               LEFT JOIN standing_of AS kept ON kept.season = change.season AND kept.championship = $3
               WHERE change.season BETWEEN $1 AND $2
                 AND (kept.season_changes, kept.rules, kept.program) IS DISTINCT FROM (change.changes, $4, $5)
               ORDER BY change.season";
    let rows = transaction
        .query(sql, &[&wanted.from, &wanted.to, &wanted.championship, &wanted.text, &PROGRAM, &parts])
        .await?;
    let one = |row: &Row| Outdated { season: row.get(0), changes: row.get(1), clubs: row.get(2) };
    Ok(rows.iter().map(one).collect())
}

/// Calculates the standings of a season, or what has changed of them, and stores them with what they depend on. If the
/// rules give no points, the reason is stored instead, so that not every visitor recalculates the season. Returns
/// whether all of them were calculated.
async fn recount(transaction: &Transaction<'_>, wanted: &Wanted, of: &Outdated) -> Result<bool, HubError> {
    let refused = match counting::count(transaction, wanted, of.season, of.clubs.as_deref()).await {
        Ok(()) => None,
        Err(HubError::Formula(why)) => {
            for table in ["standing", "standing_team"] {
                let sql = format!("DELETE FROM {table} WHERE season = $1 AND championship = $2");
                transaction.execute(&sql, &[&of.season, &wanted.championship]).await?;
            }
            Some(serde_json::to_string(&why).map_err(HubError::unreadable)?)
        }
        Err(other) => return Err(other),
    };
    let sql = "DELETE FROM standing_of WHERE season = $1 AND championship = $2";
    transaction.execute(sql, &[&of.season, &wanted.championship]).await?;
    let sql = "INSERT INTO standing_of (season, championship, season_changes, rules, program, refused)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values: [&(dyn ToSql + Sync); 6] =
        [&of.season, &wanted.championship, &of.changes, &wanted.text, &PROGRAM, &refused];
    transaction.execute(sql, &values).await?;
    Ok(of.clubs.is_none())
}
