//! Names of players and members, for sentences and lists.

use tapis_engine::base::quantity::{EntryId, MemberId, TournamentId};
use tapis_locale::{Language, Phrase, Value};
use tapis_store::MemberName;

use crate::members::records::erased_name;
use crate::{Club, Problem};

impl Club {
    /// A player's name, for a sentence.
    pub(crate) fn player(&self, id: TournamentId, entry: EntryId) -> Value {
        let member =
            self.live.get(&id).and_then(|tournament| tournament.entry(entry)).map(|entry| entry.member);
        let name = member.and_then(|member| self.member_name(member));
        name.unwrap_or_else(|| Phrase::new("someone", &[("entry", i64::from(entry.0).into())]).into())
    }

    pub(crate) fn member_name(&self, member: MemberId) -> Option<Value> {
        let found = self.file.members().member(member).ok()?;
        if found.erased {
            return Some(erased_name(member).into());
        }
        Some(found.card.full_name().into())
    }

    /// First and last name of each; of erased members the words shown for them.
    pub(crate) fn names_of(
        &self,
        language: Language,
        members: impl Iterator<Item = MemberId>,
    ) -> Result<Vec<String>, Problem> {
        let there = self.file.members().member_names()?;
        let mut names = Vec::new();
        for id in members {
            names.push(match there.get(&id) {
                Some(MemberName { first, last }) => format!("{first} {last}"),
                // Signed-off standings may name a record that was merged or erased since.
                None => match self.file.members().member(id)? {
                    gone if gone.erased => erased_name(id).say(language),
                    merged => merged.card.full_name(),
                },
            });
        }
        Ok(names)
    }
}
