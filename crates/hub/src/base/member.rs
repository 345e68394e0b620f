//! Members of clubs, as they are named across the league.

use std::str::FromStr;

use serde::Serialize;
use tapis_league::MemberUid;
use tokio_postgres::Row;

/// A record of a club: `CLUB/MEMBER`, the club's number in the league and the member's ID in its bundles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct MemberId {
    pub club: i32,
    pub member: MemberUid,
}

impl FromStr for MemberId {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (club, member) = text.split_once('/').ok_or("CLUB/MEMBER")?;
        let club = club.parse().map_err(|_| "the club is a number")?;
        let member = MemberUid::read(member).ok_or("the member is 32 hexadecimal digits")?;
        Ok(MemberId { club, member })
    }
}

/// A member with the name that the club gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Member {
    #[serde(flatten)]
    pub id: MemberId,
    pub club_name: String,
    /// First and last name.
    pub name: String,
    pub licence: Option<String>,
}

impl MemberId {
    /// The record in two columns of a row: the club, then the member.
    pub(crate) fn at(row: &Row, column: usize) -> Self {
        let member = row.get::<_, &[u8]>(column + 1).try_into().unwrap_or_default();
        MemberId { club: row.get(column), member: MemberUid(member) }
    }
}
