//! The licences of the members, compared with a list of the federation: a file, read without internet.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_store::import::ImportField;
use tapis_store::import::Outcome;
use tapis_store::{Member, MemberDraft};

use super::duplicates::letters;
use crate::Problem;
use crate::file::library::Library;
use crate::members::records::by_name;

/// Comparison of a list of licences with the club's members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LicenceCheck {
    /// Every member who is neither archived nor a guest, and whoever else stands on the list, by name.
    pub lines: Vec<LicenceLine>,
    /// Persons on the list who are no members of the club.
    pub strangers: u32,
}

/// Comparison of one member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LicenceLine {
    pub member: MemberId,
    /// Last and first name.
    pub name: String,
    /// The licence that the club has noted.
    pub own: Option<String>,
    /// The licence on the list.
    pub listed: Option<String>,
    pub state: LicenceState,
}

/// Relation of a member's licence to the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LicenceState {
    /// Both say the same.
    Same,
    /// The club has noted none.
    New,
    /// They say different things.
    Different,
    /// The member does not stand on the list, or without a licence.
    NotListed,
}

/// A licence that is taken over from a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LicenceTaken {
    pub member: MemberId,
    pub licence: String,
}

/// The letters and digits of a licence, without which 75-1234 and “75 1234” would be two; `None` if it has neither.
pub(crate) fn licence_letters(licence: &str) -> Option<String> {
    let letters = licence.chars().filter(|letter| letter.is_alphanumeric());
    Some(letters.flat_map(char::to_lowercase).collect()).filter(|letters: &String| !letters.is_empty())
}

/// The one member of this name who is not born on another day.
fn alone_of_that_name(
    named: &BTreeMap<(String, String), Vec<&Member>>,
    draft: &MemberDraft,
) -> Option<MemberId> {
    let found = named.get(&(letters(&draft.last_name), letters(&draft.first_name)))?;
    let born = |member: &&&Member| {
        member.card.born.is_none() || draft.born.is_none() || member.card.born == draft.born
    };
    let mut found = found.iter().filter(born);
    found.next().filter(|_| found.next().is_none()).map(|member| member.id)
}

impl Library<'_> {
    /// Compares the licences of the members with a list, which is read as one that is imported. A person is found by
    /// the number of the licence, otherwise by name and birth date.
    ///
    /// # Errors
    /// If the list cannot be read, or none of its columns holds licences.
    pub fn check_licences(&self, list: &[u8]) -> Result<LicenceCheck, Problem> {
        let preview = self.preview_import(list)?;
        if !preview.columns.iter().any(|column| column.field == Some(ImportField::Licence)) {
            return Err(Problem::new("licences-no_column", &[]));
        }
        let mut members = self.file.members().all()?;
        members.sort_by_cached_key(by_name);
        let owners: BTreeMap<String, MemberId> = members
            .iter()
            .filter_map(|member| Some((licence_letters(member.card.licence.as_deref()?)?, member.id)))
            .collect();
        let mut named: BTreeMap<(String, String), Vec<&Member>> = BTreeMap::new();
        for member in &members {
            let key = (letters(&member.card.last_name), letters(&member.card.first_name));
            named.entry(key).or_default().push(member);
        }
        let mut listed: BTreeMap<MemberId, String> = BTreeMap::new();
        let mut strangers = 0_u32;
        for line in preview.lines {
            let licence = line.member.licence.clone();
            let letters = licence.as_deref().and_then(licence_letters);
            let owner = letters.and_then(|letters| owners.get(&letters).copied());
            let found = owner.or(match &line.outcome {
                Outcome::Known { member } | Outcome::Update { member, .. } => Some(*member),
                // Another licence makes another person elsewhere; here it is what is looked for.
                _ => alone_of_that_name(&named, &line.member),
            });
            match (found, licence) {
                (Some(member), Some(licence)) => {
                    listed.insert(member, licence);
                }
                (Some(_), None) => {}
                (None, _) => strangers = strangers.saturating_add(1),
            }
        }
        let line = |member: Member| {
            let found = listed.get(&member.id).cloned();
            let expected = !member.archived && !member.card.guest;
            let own = member.card.licence;
            let state = match (&own, &found) {
                (_, None) if !expected => return None,
                (_, None) => LicenceState::NotListed,
                (None, Some(_)) => LicenceState::New,
                (Some(own), Some(found)) if licence_letters(own) == licence_letters(found) => {
                    LicenceState::Same
                }
                (Some(_), Some(_)) => LicenceState::Different,
            };
            let name = format!("{} {}", member.card.last_name, member.card.first_name);
            Some(LicenceLine { member: member.id, name, own, listed: found, state })
        };
        Ok(LicenceCheck { lines: members.into_iter().filter_map(line).collect(), strangers })
    }

    /// Notes the licences that are taken over from a list, all or none.
    ///
    /// # Errors
    /// If one of the members is not there any more, or a number is none.
    pub fn take_licences(&self, taken: Vec<LicenceTaken>, now: Millis) -> Result<usize, Problem> {
        let draft = |LicenceTaken { member, licence }| {
            let card = self.member_there(member)?.card;
            Ok(MemberDraft { licence: Some(licence), ..card.draft(member) })
        };
        let drafts = taken.into_iter().map(draft).collect::<Result<Vec<_>, Problem>>()?;
        Ok(self.add_members(drafts, now)?.len())
    }
}
