//! The club's members, by name and as lists.

use tapis_engine::quantity::{MemberId, Millis};
use tapis_locale::{Language, Phrase, alphabetical};
use tapis_store::import::{ImportPreview, NameOrder, NamesRead};
use tapis_store::{Exclusion, Member, MemberDraft, StoreError};

use super::Library;
use crate::Problem;
use crate::club::today;

/// What members are listed by, wherever people see them.
pub(crate) fn by_name(member: &Member) -> (Vec<u8>, MemberId) {
    (alphabetical(&member.card.last_name, &member.card.first_name), member.id)
}

impl Library<'_> {
    /// Members found by any part of their names or number.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn find_members(&self, query: &str, archived: bool, most: usize) -> Result<Vec<Member>, Problem> {
        let mut found = self.file.find_members(query, archived)?;
        found.sort_by_cached_key(|(how, member)| (*how, by_name(member)));
        found.truncate(most);
        Ok(found.into_iter().map(|(_, member)| member).collect())
    }

    /// Adds a member, or changes one.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn save_member(&self, draft: MemberDraft, now: Millis) -> Result<Member, Problem> {
        let id = self.file.save_member(draft, now, today())?;
        Ok(self.file.member(id)?)
    }

    /// A member who is there: not one who was erased.
    ///
    /// # Errors
    /// Where there is none of that number.
    pub fn member_there(&self, id: MemberId) -> Result<Member, Problem> {
        let found = self.file.member(id)?;
        if found.erased { Err(StoreError::NotFound("member").into()) } else { Ok(found) }
    }

    /// Archives a member, or takes the member back.
    ///
    /// # Errors
    /// Where there is none.
    pub fn archive_member(&self, id: MemberId, archived: bool, now: Millis) -> Result<(), Problem> {
        Ok(self.file.archive_member(id, archived, now)?)
    }

    /// Erases a member for good: nothing of the person stays but an empty place in results and
    /// histories. Copies made before still hold the name until they are rotated away.
    ///
    /// # Errors
    /// Where there is none, or the member is in a tournament that is not over.
    pub fn erase_member(&self, id: MemberId, now: Millis) -> Result<(), Problem> {
        Ok(self.file.erase_member(id, now)?)
    }

    /// Excludes a member, or changes how.
    ///
    /// # Errors
    /// A sentence that says what is missing.
    pub fn exclude(&self, exclusion: &Exclusion) -> Result<(), Problem> {
        Ok(self.file.exclude(exclusion)?)
    }

    /// Lifts an exclusion.
    ///
    /// # Errors
    /// Where there is none.
    pub fn lift_exclusion(&self, member: MemberId) -> Result<(), Problem> {
        Ok(self.file.lift_exclusion(member)?)
    }

    /// What an import of a list would do.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn preview_import(&self, list: &[u8]) -> Result<ImportPreview, Problem> {
        self.preview_import_by(list, None)
    }

    /// The same with the order of the names that the person chose; none: as the list shows it.
    ///
    /// # Errors
    /// As for [`Library::preview_import`].
    pub fn preview_import_by(&self, list: &[u8], order: Option<NameOrder>) -> Result<ImportPreview, Problem> {
        Ok(self.file.preview_import_by(list, order, today())?)
    }

    /// Does what the preview said, all or nothing.
    ///
    /// # Errors
    /// Where the list or the members have changed since.
    pub fn import(&self, list: &[u8], agreed: &ImportPreview, now: Millis) -> Result<usize, Problem> {
        Ok(self.file.import(list, agreed, now, today())?)
    }

    /// Whom a list of names that was pasted names; `order`: which name stands first, as the list shows it
    /// where the person did not choose.
    ///
    /// # Errors
    /// Where the file cannot be read, or the list is too long.
    pub fn read_names(&self, text: &str, order: Option<NameOrder>) -> Result<NamesRead, Problem> {
        Ok(self.file.read_names(text, order, by_name)?)
    }

    /// Adds several members, or none of them.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn add_members(&self, drafts: Vec<MemberDraft>, now: Millis) -> Result<Vec<MemberId>, Problem> {
        Ok(self.file.save_members(drafts, now, today())?)
    }

    /// All members as a list for a spreadsheet.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn export_members(&self) -> Result<Vec<u8>, Problem> {
        Ok(self.file.export_members(by_name)?)
    }
}

/// What stands in the place of an erased member's name.
pub(crate) fn erased_name(member: MemberId) -> Phrase {
    Phrase::new("member-erased", &[("number", member.to_string().into())])
}

/// A member's family name, or what stands in its place.
pub(crate) fn last_name(language: Language, member: &Member) -> String {
    if member.erased { erased_name(member.id).say(language) } else { member.card.last_name.clone() }
}
