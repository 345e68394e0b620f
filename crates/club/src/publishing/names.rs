//! Names of players where everybody can read them.

use std::collections::BTreeMap;

use tapis_engine::base::quantity::{MemberId, TournamentId};
use tapis_locale::Language;
use tapis_store::StoreError;

use crate::documents::marked;
use crate::members::records::{erased_name, last_name};
use crate::{Club, PhoneNames, Problem};

/// Everybody's published name, by record. The same person has the same name on every page.
pub(super) struct PublishedNames {
    language: Language,
    names: BTreeMap<MemberId, String>,
}

impl PublishedNames {
    /// As the club decided.
    pub(super) fn of(club: &Club, language: Language, how: PhoneNames) -> Result<Self, Problem> {
        let members = club.file.members().all()?;
        let mut names = how.of(&members, |member| last_name(language, member));
        for guest in members.iter().filter(|member| member.card.guest) {
            if let Some(name) = names.get_mut(&guest.id) {
                *name = marked(language, name, true);
            }
        }
        Ok(PublishedNames { language, names })
    }

    /// Adds those who played in a tournament under a record that was merged or erased since.
    pub(super) fn add(&mut self, club: &Club, tournament: TournamentId) -> Result<(), Problem> {
        for member in club.file.members().members_in(tournament)? {
            let kept = member.merged_into.unwrap_or(member.id);
            if !self.names.contains_key(&member.id) {
                let name = self.kept(kept);
                self.names.insert(member.id, name);
            }
        }
        Ok(())
    }

    /// The name of a record, which signed-off standings may name although it was merged or erased since.
    pub(super) fn find(&mut self, club: &Club, member: MemberId) -> Result<String, Problem> {
        if let Some(name) = self.names.get(&member) {
            return Ok(name.clone());
        }
        let kept = match club.file.merging().kept_record(member) {
            Ok(kept) => kept,
            Err(StoreError::NotFound(_)) => member,
            Err(error) => return Err(error.into()),
        };
        Ok(self.kept(kept))
    }

    /// The name of a record that was not merged; an erased one has none.
    fn kept(&self, member: MemberId) -> String {
        self.names.get(&member).cloned().unwrap_or_else(|| erased_name(member).say(self.language))
    }

    /// The name of whoever is in a tournament that was added.
    pub(super) fn name(&self, member: MemberId) -> String {
        self.kept(member)
    }
}
