//! The lines of rankings as they are stored: all of them, or those of a page.

use serde::Serialize;
use tapis_engine::base::quantity::Points;
use tokio_postgres::Row;

use crate::standings::count;
use crate::{MemberId, RankedLine};

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

/// A table of lines.
pub(super) struct Lines {
    pub(super) table: &'static str,
    /// The lines of one ranking.
    pub(super) of: &'static str,
    /// The column that only this table has.
    own: &'static str,
}

/// Those of a season `$1`, by the rules of a championship `$2`.
pub(super) const SEASON: Lines =
    Lines { table: "standing", of: "season = $1 AND championship = $2", own: "ranked" };
/// Those over the seasons from `$1` to `$2`.
pub(super) const SPAN: Lines =
    Lines { table: "standing_over", of: "first = $1 AND last = $2", own: "seasons" };

/// The lines between the first and the last one of a page, and whoever is equal to one of them in the same club.
const WITHIN: &str = "AND key BETWEEN (SELECT key FROM top) AND (SELECT key FROM bottom)
            AND NOT (key = (SELECT key FROM top) AND line.club < (SELECT club FROM top))
            AND NOT (key = (SELECT key FROM bottom) AND line.club > (SELECT club FROM bottom))";

impl Lines {
    /// Query for all lines.
    pub(super) fn all(&self) -> String {
        self.sql("", "", "")
    }

    /// At most `$4` lines after the first `$3`. An index finds the first and the last key of the page, so that only few lines
    /// are put in the order of names.
    pub(super) fn part(&self) -> String {
        let Lines { table, of, .. } = self;
        let near = format!(
            "near AS MATERIALIZED (
               SELECT key, club FROM {table} WHERE {of} ORDER BY key, club OFFSET $3 LIMIT $4),
             top AS MATERIALIZED (SELECT key, club FROM near ORDER BY key, club LIMIT 1),
             bottom AS MATERIALIZED (SELECT key, club FROM near ORDER BY key DESC, club DESC LIMIT 1),"
        );
        let bounds = format!(
            "OFFSET $3 - (SELECT count(*) FROM {table} WHERE {of} AND key <= (SELECT key FROM top)
                             AND NOT (key = (SELECT key FROM top) AND club >= (SELECT club FROM top)))
             LIMIT $4"
        );
        self.sql(&near, WITHIN, &bounds)
    }

    /// The number of lines.
    pub(super) fn count(&self) -> String {
        format!("SELECT count(*) FROM {} WHERE {}", self.table, self.of)
    }

    /// Reads lines in order. A line above which nothing that is read shows its rank is counted; those below it follow.
    fn sql(&self, near: &str, within: &str, bounds: &str) -> String {
        let Lines { table, of, own } = self;
        format!(
            "WITH {near} part AS (
               SELECT line.club, member.member,
                 CASE WHEN state = 'known' THEN first_name || ' ' || last_name END AS named,
                 club.name, points, played, wins, best_place, {own}, key, last_name, first_name
               FROM {table} AS line JOIN member USING (club, member) JOIN club ON club.id = line.club
               WHERE {of} {within}
               ORDER BY key, line.club, last_name, first_name, member.member {bounds})
             SELECT club, member, named, name, points, played, wins, best_place, {own},
               rank() OVER (ORDER BY key)::integer, key = (SELECT key FROM part ORDER BY key LIMIT 1),
               (SELECT count(*) FROM {table} WHERE {of} AND key < (SELECT key FROM part ORDER BY key LIMIT 1))::integer
             FROM part ORDER BY key, club, last_name, first_name, member"
        )
    }
}

/// The rank of a line, before which so many were not read.
fn rank(row: &Row, before: usize) -> u32 {
    let above = if row.get(10) { count(row, 11) } else { u32::try_from(before).unwrap_or(u32::MAX) };
    above.saturating_add(count(row, 9))
}

/// A line of all those of [`SEASON`].
pub(crate) fn player_line(row: &Row) -> RankedLine {
    player(row, 0)
}

/// A line of all those of [`SPAN`].
pub(crate) fn all_time_line(row: &Row) -> AllTimeLine {
    all_time(row, 0)
}

/// A line of [`SEASON`], before which so many were not read.
pub(super) fn player(row: &Row, before: usize) -> RankedLine {
    RankedLine {
        rank: row.get::<_, bool>(8).then(|| rank(row, before)),
        name: row.get(2),
        club_name: row.get(3),
        id: MemberId::at(row, 0),
        points: Points(row.get(4)),
        played: count(row, 5),
        wins: count(row, 6),
        best_place: count(row, 7),
    }
}

/// A line of [`SPAN`], before which so many were not read.
pub(super) fn all_time(row: &Row, before: usize) -> AllTimeLine {
    AllTimeLine {
        rank: rank(row, before),
        name: row.get(2),
        club_name: row.get(3),
        id: MemberId::at(row, 0),
        points: Points(row.get(4)),
        seasons: count(row, 8),
        played: count(row, 5),
        wins: count(row, 6),
        best_place: count(row, 7),
    }
}
