//! Stored standings, recalculated from all results only after a change.

mod clubs;
mod count;
mod lines;
mod spans;

use tapis_engine::championship::{ChampionshipRules, FormulaError};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, GenericClient, IsolationLevel, Row, Transaction};

use crate::database::changes::lock;
use crate::database::ready;
use crate::standings::count;
use crate::{HubError, MemberId, RankedLine, database};

use lines::{Lines, SEASON, SPAN};
use spans::OWN;

pub(crate) use clubs::club_line;
pub use clubs::{ClubRankedLine, club_ranking_by};
pub use lines::AllTimeLine;
pub(crate) use lines::{all_time_line, player_line};

/// Another version may calculate them differently.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Standings that somebody asks for: those of one championship, or the seasons' own.
struct StandingsRequest {
    from: i32,
    to: i32,
    championship: i32,
    rules: ChampionshipRules,
    /// The same as JSON.
    text: String,
    /// Also the sums of these seasons.
    over: bool,
}

impl StandingsRequest {
    async fn of(
        client: &Client,
        season: i32,
        championship: Option<i32>,
    ) -> Result<StandingsRequest, HubError> {
        ready(client).await?;
        match championship {
            None => StandingsRequest::own(season, season, false),
            Some(championship) => StandingsRequest::championship(client, season, championship).await,
        }
    }

    fn own(from: i32, to: i32, over: bool) -> Result<StandingsRequest, HubError> {
        let rules = ChampionshipRules::default();
        let text = serde_json::to_string(&rules).map_err(HubError::unreadable)?;
        Ok(StandingsRequest { from, to, championship: OWN, rules, text, over })
    }

    /// The sums of the seasons from one to another, without those of which nothing is known; `None` if there are no others.
    async fn over(client: &Client, from: i32, to: i32) -> Result<Option<StandingsRequest>, HubError> {
        ready(client).await?;
        let span = spans::span(client, from, to).await?;
        span.map(|(from, to)| StandingsRequest::own(from, to, true)).transpose()
    }

    async fn championship(
        client: &Client,
        season: i32,
        championship: i32,
    ) -> Result<StandingsRequest, HubError> {
        let sql = "SELECT rules FROM championship WHERE id = $1 AND season = $2";
        let row = client.query_opt(sql, &[&championship, &season]).await?;
        let text: String = row.ok_or(HubError::NotFound("championship"))?.get(0);
        let rules = serde_json::from_str(&text).map_err(HubError::unreadable)?;
        Ok(StandingsRequest { from: season, to: season, championship, rules, text, over: false })
    }

    /// Tables of the players' lines.
    fn lines(&self) -> &'static Lines {
        if self.over { &SPAN } else { &SEASON }
    }

    /// The first two values of each statement about them.
    fn values(&self) -> [&(dyn ToSql + Sync); 2] {
        [&self.from, if self.over { &self.to } else { &self.championship }]
    }

    /// Brings up to date what this statement reads, and begins a transaction that sees it so.
    async fn counted(&self, client: &mut Client, sql: String) -> Result<Ranking, HubError> {
        loop {
            read(client, self, "SELECT", &[]).await?;
            client.batch_execute("START TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
            // Somebody may have forgotten the sums meanwhile.
            if added_up(client, self).await? {
                return Ok(Ranking {
                    sql,
                    of: [self.from, if self.over { self.to } else { self.championship }],
                });
            }
            client.batch_execute("ROLLBACK").await?;
        }
    }
}

/// A ranking that is up to date: the statement that reads all its lines in order, and the values of that. The connection with
/// which it was found shows them as they are now until it ends.
pub(crate) struct Ranking {
    pub(crate) sql: String,
    pub(crate) of: [i32; 2],
}

impl Ranking {
    /// That of a season, in lines of [`player_line`].
    ///
    /// # Errors
    /// As for [`season_ranking`].
    pub(crate) async fn of_players(
        client: &mut Client,
        season: i32,
        championship: Option<i32>,
    ) -> Result<Self, HubError> {
        let wanted = StandingsRequest::of(client, season, championship).await?;
        wanted.counted(client, SEASON.all()).await
    }

    /// That of the clubs in a season, in lines of [`club_line`].
    ///
    /// # Errors
    /// As for [`season_ranking`].
    pub(crate) async fn of_clubs(
        client: &mut Client,
        season: i32,
        championship: Option<i32>,
    ) -> Result<Self, HubError> {
        let wanted = StandingsRequest::of(client, season, championship).await?;
        wanted.counted(client, clubs::all()).await
    }

    /// That over the seasons from one to another, in lines of [`all_time_line`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn over_seasons(client: &mut Client, from: i32, to: i32) -> Result<Self, HubError> {
        match StandingsRequest::over(client, from, to).await? {
            Some(wanted) => wanted.counted(client, SPAN.all()).await,
            None => Ok(Ranking { sql: SPAN.all(), of: [from, to] }),
        }
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
    let wanted = StandingsRequest::of(client, season, championship).await?;
    let rows = read(client, &wanted, &wanted.lines().all(), &wanted.values()).await?;
    Ok(rows.iter().map(player_line).collect())
}

/// At most `most` lines after the first `first` ones, and the number of all lines.
///
/// # Errors
/// As for [`season_ranking`].
pub(crate) async fn season_ranking_part(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    first: usize,
    most: usize,
) -> Result<(Vec<RankedLine>, usize), HubError> {
    let wanted = StandingsRequest::of(client, season, championship).await?;
    let (rows, all) = part(client, &wanted, first, most).await?;
    Ok((rows.iter().map(|row| lines::player(row, first)).collect(), all))
}

/// At most `most` lines of players after the first `first` ones, and the number of all.
async fn part(
    client: &mut Client,
    wanted: &StandingsRequest,
    first: usize,
    most: usize,
) -> Result<(Vec<Row>, usize), HubError> {
    let ([of, by], (first, most)) = (wanted.values(), database::part(first, Some(most)));
    let rows = read(client, wanted, &wanted.lines().part(), &[of, by, &first, &most]).await?;
    let all = read(client, wanted, &wanted.lines().count(), &[of, by]).await?;
    let all = all.first().map_or(0, |row| row.get::<_, i64>(0));
    Ok((rows, usize::try_from(all).unwrap_or(0)))
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
    let wanted = StandingsRequest::of(client, season, championship).await?;
    let sql = "SELECT ranked,
                 1 + (SELECT count(*) FROM standing WHERE season = $1 AND championship = $2 AND key < own.key)::integer,
                 (SELECT count(*) FROM standing WHERE season = $1 AND championship = $2 AND ranked)::integer
               FROM standing AS own WHERE season = $1 AND championship = $2 AND club = $3 AND member = $4";
    let of: [&(dyn ToSql + Sync); 4] = [&season, &wanted.championship, &id.club, &id.member.0.as_slice()];
    let rows = read(client, &wanted, sql, &of).await?;
    Ok(rows.first().map(|row| (row.get::<_, bool>(0).then(|| count(row, 1)), count(row, 2))))
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
    let wanted = StandingsRequest::of(client, season, championship).await?;
    let rows = read(client, &wanted, &clubs::all(), &wanted.values()).await?;
    Ok(rows.iter().map(club_line).collect())
}

/// At most `most` lines after the first `first` ones, and the number of all lines.
///
/// # Errors
/// As for [`season_ranking`].
pub(crate) async fn club_ranking_part(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    first: usize,
    most: usize,
) -> Result<(Vec<ClubRankedLine>, usize), HubError> {
    let wanted = StandingsRequest::of(client, season, championship).await?;
    let ([of, by], (first, most)) = (wanted.values(), database::part(first, Some(most)));
    let rows = read(client, &wanted, &clubs::part(), &[of, by, &first, &most]).await?;
    let sql = "SELECT count(DISTINCT team) FROM standing_team WHERE season = $1 AND championship = $2";
    let all: i64 = client.query_one(sql, &[of, by]).await?.get(0);
    Ok((rows.iter().map(club_line).collect(), usize::try_from(all).unwrap_or(0)))
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
    let wanted = StandingsRequest::of(client, season, None).await?;
    let [of, by] = wanted.values();
    let rows = read(client, &wanted, &clubs::one(), &[of, by, &club]).await?;
    Ok(rows.first().map(club_line))
}

/// The ranking over the seasons from one to another: the points of the seasons' own standings, added up for each person. Each
/// has the same record in every season: a change of the record for which another counts recalculates all of its seasons.
///
/// # Errors
/// If the database cannot be read.
pub async fn all_time(client: &mut Client, from: i32, to: i32) -> Result<Vec<AllTimeLine>, HubError> {
    let Some(wanted) = StandingsRequest::over(client, from, to).await? else { return Ok(Vec::new()) };
    let rows = read(client, &wanted, &wanted.lines().all(), &wanted.values()).await?;
    Ok(rows.iter().map(all_time_line).collect())
}

/// At most `most` lines after the first `first` ones, and the number of all lines.
///
/// # Errors
/// As for [`all_time`].
pub(crate) async fn all_time_part(
    client: &mut Client,
    (from, to): (i32, i32),
    first: usize,
    most: usize,
) -> Result<(Vec<AllTimeLine>, usize), HubError> {
    let Some(wanted) = StandingsRequest::over(client, from, to).await? else { return Ok((Vec::new(), 0)) };
    let (rows, all) = part(client, &wanted, first, most).await?;
    Ok((rows.iter().map(|row| lines::all_time(row, first)).collect(), all))
}

/// Reads standings that are up to date, all from one snapshot; recalculates the outdated ones first.
async fn read(
    client: &mut Client,
    wanted: &StandingsRequest,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, HubError> {
    let moment = IsolationLevel::RepeatableRead;
    let transaction = client.build_transaction().isolation_level(moment).read_only(true).start().await?;
    if outdated(&transaction, wanted).await?.is_empty() && added_up(&transaction, wanted).await? {
        return stored(transaction, wanted, sql, values).await;
    }
    transaction.rollback().await?;
    let transaction = client.build_transaction().isolation_level(moment).start().await?;
    lock(&transaction).await?;
    renew(&transaction, wanted).await?;
    stored(transaction, wanted, sql, values).await
}

/// Whether the sums are there, if they are wanted.
async fn added_up(client: &impl GenericClient, wanted: &StandingsRequest) -> Result<bool, HubError> {
    Ok(!wanted.over || spans::is_there(client, wanted.from, wanted.to).await?)
}

/// Recalculates what is outdated, and adds up what nobody has asked for before.
async fn renew(transaction: &Transaction<'_>, wanted: &StandingsRequest) -> Result<(), HubError> {
    // Another request may have recalculated them meanwhile.
    let mut all = false;
    for one in outdated(transaction, wanted).await? {
        all |= recount(transaction, wanted, &one).await?;
    }
    if !added_up(transaction, wanted).await? {
        spans::add(transaction, wanted.from, wanted.to).await?;
        all = true;
    }
    if all {
        transaction.execute("SELECT hub_counted()", &[]).await?;
    }
    Ok(())
}

/// Reads up-to-date standings and ends the transaction.
async fn stored(
    transaction: Transaction<'_>,
    wanted: &StandingsRequest,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, HubError> {
    let refused = refused(&transaction, wanted).await?;
    let rows = transaction.query(sql, values).await?;
    transaction.commit().await?;
    refused.map_or(Ok(rows), |why| Err(HubError::Formula(why)))
}

/// Reason why the rules of the championship gave no points when they were last calculated; `None` if they gave some.
async fn refused(
    transaction: &Transaction<'_>,
    wanted: &StandingsRequest,
) -> Result<Option<FormulaError>, HubError> {
    let sql = "SELECT refused FROM standing_of
               WHERE season BETWEEN $1 AND $2 AND championship = $3 AND refused IS NOT NULL LIMIT 1";
    let found = transaction.query_opt(sql, &[&wanted.from, &wanted.to, &wanted.championship]).await?;
    found.map(|row| serde_json::from_str(row.get(0)).map_err(HubError::unreadable)).transpose()
}

/// A season whose stored standings are outdated.
struct OutdatedSeason {
    season: i32,
    changes: i64,
    /// The clubs that have changed since; `None` if all are counted.
    clubs: Option<Vec<i32>>,
}

async fn outdated(
    transaction: &Transaction<'_>,
    wanted: &StandingsRequest,
) -> Result<Vec<OutdatedSeason>, HubError> {
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
    let one = |row: &Row| OutdatedSeason { season: row.get(0), changes: row.get(1), clubs: row.get(2) };
    Ok(rows.iter().map(one).collect())
}

/// Calculates the standings of a season, or what has changed of them, and stores them with what they depend on. If the
/// rules give no points, the reason is stored instead, so that not every visitor recalculates the season. Returns
/// whether all of them were calculated.
async fn recount(
    transaction: &Transaction<'_>,
    wanted: &StandingsRequest,
    of: &OutdatedSeason,
) -> Result<bool, HubError> {
    let (clubs, refused) =
        match count::count(transaction, wanted.championship, &wanted.rules, of.season, of.clubs.as_deref())
            .await
        {
            Ok(counted) => (of.clubs.as_ref().map(|_| counted), None),
            Err(HubError::Formula(why)) => {
                for table in ["standing", "standing_team"] {
                    let sql = format!("DELETE FROM {table} WHERE season = $1 AND championship = $2");
                    transaction.execute(&sql, &[&of.season, &wanted.championship]).await?;
                }
                (None, Some(serde_json::to_string(&why).map_err(HubError::unreadable)?))
            }
            Err(other) => return Err(other),
        };
    if wanted.championship == OWN {
        spans::follow(transaction, of.season, clubs.as_deref()).await?;
    }
    let sql = "DELETE FROM standing_of WHERE season = $1 AND championship = $2";
    transaction.execute(sql, &[&of.season, &wanted.championship]).await?;
    let sql = "INSERT INTO standing_of (season, championship, season_changes, rules, program, refused)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values: [&(dyn ToSql + Sync); 6] =
        [&of.season, &wanted.championship, &of.changes, &wanted.text, &PROGRAM, &refused];
    transaction.execute(sql, &values).await?;
    Ok(of.clubs.is_none())
}
