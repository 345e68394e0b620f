//! The seasons' own standings added up over spans of seasons, kept up by whoever counts a season again.

use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, GenericClient, Transaction};

use crate::HubError;

/// The championship that stands for a season's own standings.
pub(super) const OWN: i32 = 0;
/// Adds up the standings `$1` of the spans in `span`, of the clubs `$2` or of all.
const ADD_UP: &str =
    "INSERT INTO standing_over (first, last, club, member, points, seasons, played, wins, best_place)
    SELECT span.first, span.last, club, member,
      greatest(least(sum(points), 9223372036854775807), -9223372036854775808)::bigint,
      count(*), sum(played), sum(wins), min(best_place)
    FROM span CROSS JOIN generate_series(span.first, span.last) AS season JOIN standing USING (season)
    WHERE championship = $1 AND ($2::integer[] IS NULL OR club = ANY($2))
    GROUP BY span.first, span.last, club, member";

/// The first and the last of these seasons of which something is known; `None` if there are none.
pub(super) async fn span(client: &Client, from: i32, to: i32) -> Result<Option<(i32, i32)>, HubError> {
    let sql = "SELECT min(season), max(season) FROM change WHERE season BETWEEN $1 AND $2";
    let row = client.query_one(sql, &[&from, &to]).await?;
    Ok(row.get::<_, Option<i32>>(0).zip(row.get(1)))
}

/// Whether a span is added up.
pub(super) async fn is_there(client: &impl GenericClient, first: i32, last: i32) -> Result<bool, HubError> {
    let sql = "SELECT 1 FROM standing_span WHERE first = $1 AND last = $2";
    Ok(client.query_opt(sql, &[&first, &last]).await?.is_some())
}

/// Adds up a span of seasons, whose standings are up to date.
pub(super) async fn add(transaction: &Transaction<'_>, first: i32, last: i32) -> Result<(), HubError> {
    let sql = "INSERT INTO standing_span (first, last) VALUES ($1, $2)";
    transaction.execute(sql, &[&first, &last]).await?;
    let sql = format!("WITH span AS (SELECT $3::integer AS first, $4::integer AS last) {ADD_UP}");
    let of: [&(dyn ToSql + Sync); 4] = [&OWN, &None::<&[i32]>, &first, &last];
    transaction.execute(&sql, &of).await?;
    Ok(())
}

/// Adds up again, after some clubs of a season were counted, what spans have of them; after all of them, forgets the spans.
pub(super) async fn follow(
    transaction: &Transaction<'_>,
    season: i32,
    clubs: Option<&[i32]>,
) -> Result<(), HubError> {
    let sql = "DELETE FROM standing_over USING standing_span AS span
               WHERE standing_over.first = span.first AND standing_over.last = span.last
                 AND $1 BETWEEN span.first AND span.last AND ($2::integer[] IS NULL OR club = ANY($2))";
    transaction.execute(sql, &[&season, &clubs]).await?;
    if clubs.is_none() {
        let sql = "DELETE FROM standing_span WHERE $1 BETWEEN first AND last";
        transaction.execute(sql, &[&season]).await?;
        return Ok(());
    }
    let spans = "SELECT first, last FROM standing_span WHERE $3 BETWEEN first AND last";
    transaction.execute(&format!("WITH span AS ({spans}) {ADD_UP}"), &[&OWN, &clubs, &season]).await?;
    Ok(())
}
