//! The members of clubs by name, for decisions about them.

use std::collections::{BTreeMap, BTreeSet};

use tokio_postgres::{Client, Row};

use crate::base::letters::begins;
use crate::database::{part, ready};
use crate::{HubError, Member, MemberId};

fn member(row: &Row) -> Member {
    let name = |at: usize| row.get::<_, Option<String>>(at).unwrap_or_default();
    Member {
        id: MemberId::at(row, 0),
        club_name: row.get(2),
        name: format!("{} {}", name(4), name(3)).trim().to_owned(),
        licence: row.get(5),
    }
}

/// Joins to `result` the record that names its player, as `kept`: the one into which the club merged the player's
/// record, or that record itself; none if the club erased it.
pub(crate) const NAMED: &str =
    "LEFT JOIN member ON member.club = result.club AND member.member = result.member
    LEFT JOIN member AS kept ON kept.club = result.club
      AND kept.member = coalesce(member.merged, result.member) AND kept.state = 'known'";

/// These members. The name is missing if no club names the member any more.
///
/// # Errors
/// If the database cannot be read.
pub async fn members(client: &Client, wanted: &[MemberId]) -> Result<BTreeMap<MemberId, Member>, HubError> {
    ready(client).await?;
    let clubs: Vec<i32> = wanted.iter().map(|one| one.club).collect();
    let uids: Vec<&[u8]> = wanted.iter().map(|one| one.member.0.as_slice()).collect();
    let sql = "SELECT member.club, member.member, club.name, last_name, first_name, licence
               FROM unnest($1::integer[], $2::bytea[]) AS wanted (club, member)
               JOIN member USING (club, member) JOIN club ON club.id = member.club";
    let rows = client.query(sql, &[&clubs, &uids]).await?;
    Ok(rows.iter().map(member).map(|one| (one.id, one)).collect())
}

/// The seasons in which these members played an evening that counts.
pub(crate) async fn seasons_played(
    client: &Client,
    wanted: &[MemberId],
) -> Result<BTreeSet<(MemberId, i32)>, HubError> {
    let clubs: Vec<i32> = wanted.iter().map(|one| one.club).collect();
    let uids: Vec<&[u8]> = wanted.iter().map(|one| one.member.0.as_slice()).collect();
    let sql = "SELECT wanted.club, wanted.member, change.season
               FROM unnest($1::integer[], $2::bytea[]) AS wanted (club, member)
               CROSS JOIN change
               CROSS JOIN LATERAL (
                 SELECT FROM result JOIN journal USING (club, journal, epoch)
                 WHERE result.season = change.season AND result.club = wanted.club AND result.member = wanted.member
                   AND counts LIMIT 1) AS one";
    let rows = client.query(sql, &[&clubs, &uids]).await?;
    Ok(rows.iter().map(|row| (MemberId::at(row, 0), row.get(2))).collect())
}

/// The members of all clubs with a name or licence that begins with each word of a search, without some records. Nobody
/// if the search is empty.
pub(crate) struct MemberSearch<'a> {
    begins: Vec<String>,
    clubs: Vec<i32>,
    members: Vec<&'a [u8]>,
}

const FOUND: &str = "FROM member JOIN club ON club.id = member.club
    WHERE state = 'known' AND words LIKE ALL($1) AND NOT EXISTS (
      SELECT FROM unnest($2::integer[], $3::bytea[]) AS left_out (club, member)
      WHERE left_out.club = member.club AND left_out.member = member.member)";

impl<'a> MemberSearch<'a> {
    /// The records that a search finds, without these.
    pub(crate) fn by(search: &str, without: &'a [MemberId]) -> Self {
        MemberSearch {
            begins: begins(search),
            clubs: without.iter().map(|one| one.club).collect(),
            members: without.iter().map(|one| one.member.0.as_slice()).collect(),
        }
    }

    /// The number of records found.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn count(&self, client: &Client) -> Result<usize, HubError> {
        if self.begins.is_empty() {
            return Ok(0);
        }
        let sql = format!("SELECT count(*) {FOUND}");
        let count: i64 = client.query_one(&sql, &[&self.begins, &self.clubs, &self.members]).await?.get(0);
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// At most so many of them after the first so many, by name and club.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn part(
        &self,
        client: &Client,
        first: usize,
        most: usize,
    ) -> Result<Vec<Member>, HubError> {
        if self.begins.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT member.club, member, club.name, last_name, first_name, licence {FOUND}
             ORDER BY words COLLATE \"C\", club.name, member.club, member OFFSET $4 LIMIT $5"
        );
        let (first, most) = part(first, Some(most));
        let rows = client.query(&sql, &[&self.begins, &self.clubs, &self.members, &first, &most]).await?;
        Ok(rows.iter().map(member).collect())
    }
}
