//! The members as their list shows them: with how often they came this season, and what is to be
//! settled with them.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_store::{Member, fold};

use crate::Problem;
use crate::file::library::Library;

/// Members found, and how often they came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberList {
    /// The season whose evenings are counted; `None` if the club has no season.
    pub season: Option<String>,
    /// Its evenings that are over.
    pub evenings: u32,
    /// By name; those whose name begins as the query does come first.
    pub members: Vec<ListedMember>,
    /// The tags that these members have, in the order of the alphabet.
    pub tags: Vec<TagCount>,
}

/// A tag, and how many have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TagCount {
    /// As most of them have it written.
    pub tag: String,
    pub members: u32,
}

/// The tags of these members, in the order of the alphabet.
pub(crate) fn count_tags<'a>(members: impl Iterator<Item = &'a Member>) -> Vec<TagCount> {
    let mut spellings: BTreeMap<String, BTreeMap<&str, u32>> = BTreeMap::new();
    for tag in members.flat_map(|member| member.card.tags.iter()) {
        *spellings.entry(fold(tag)).or_default().entry(tag).or_default() += 1;
    }
    let counted = spellings.into_values().filter_map(|spellings| {
        let members = spellings.values().sum();
        let (tag, _) = spellings.into_iter().max_by_key(|(_, times)| *times)?;
        Some(TagCount { tag: tag.to_owned(), members })
    });
    counted.collect()
}

/// A member as a line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedMember {
    pub member: Member,
    /// Number of the season's evenings to which the member came.
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
    /// If the file cannot be read.
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
            for (_, member) in self.file.attendance().participations(season.id)? {
                *came.entry(member).or_default() += 1;
            }
        }
        let excluded: BTreeSet<MemberId> = self
            .file
            .exclusions()
            .all()?
            .into_iter()
            .filter(|exclusion| exclusion.holds_on(today))
            .map(|exclusion| exclusion.member)
            .collect();
        let found = self.find_members(query, archived, most)?;
        Ok(MemberList {
            tags: count_tags(found.iter()),
            evenings: season.as_ref().map_or(0, |season| season.played),
            season: season.map(|season| season.name),
            members: found
                .into_iter()
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
