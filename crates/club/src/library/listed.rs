//! The members as their list shows them: with how often they came this season, and what is to be
//! settled with them.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::quantity::MemberId;
use tapis_store::Member;

use super::Library;
use crate::Problem;

/// Members found, and how often they came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberList {
    /// The season whose evenings are counted; none: the club has no season.
    pub season: Option<String>,
    /// Its evenings that are over.
    pub evenings: u32,
    /// By name; those whose name begins as the query does come first.
    pub members: Vec<ListedMember>,
}

/// A member as a line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedMember {
    /// Who.
    pub member: Member,
    /// To how many of the season's evenings the member came.
    pub came: u32,
    /// The membership has run out.
    pub lapsed: bool,
    /// The member may not play today.
    pub excluded: bool,
}

/// The membership has run out by this day.
pub(crate) fn lapsed(member: &Member, today: NaiveDate) -> bool {
    member.card.valid_until.is_some_and(|until| until < today)
}

impl Library<'_> {
    /// Members found by any part of their names or number, as the list shows them on this day.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn list_members(
        &self,
        query: &str,
        archived: bool,
        most: usize,
        today: NaiveDate,
    ) -> Result<MemberList, Problem> {
        let season = self.season_on(today)?;
        let mut came: BTreeMap<MemberId, u32> = BTreeMap::new();
        if let Some(season) = &season {
            for (_, member) in self.file.participations(season.id)? {
                *came.entry(member).or_default() += 1;
            }
        }
        let excluded: BTreeSet<MemberId> = self
            .file
            .exclusions()?
            .into_iter()
            .filter(|exclusion| exclusion.holds_on(today))
            .map(|exclusion| exclusion.member)
            .collect();
        let found = self.find_members(query, archived, most)?.into_iter();
        Ok(MemberList {
            evenings: season.as_ref().map_or(0, |season| season.played),
            season: season.map(|season| season.name),
            members: found
                .map(|member| ListedMember {
                    came: came.get(&member.id).copied().unwrap_or(0),
                    lapsed: lapsed(&member, today),
                    excluded: excluded.contains(&member.id),
                    member,
                })
                .collect(),
        })
    }
}
