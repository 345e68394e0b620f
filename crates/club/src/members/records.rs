//! The club's members, by name and as lists.

use std::collections::BTreeSet;
use std::path::Path;

use tapis_documents::layout::picture::portrait;
use tapis_engine::base::quantity::{MemberId, Millis, NoteId};
use tapis_locale::{Language, Phrase, alphabetical};
use tapis_store::import::ImportPreview;
use tapis_store::import::{ImportField, LARGEST_SHEET, ListError, NameOrder, NamesRead, Reading};
use tapis_store::{Exclusion, ListFormat, Member, MemberDraft, StoreError, fold};

use crate::Problem;
use crate::file::club::today;
use crate::file::library::Library;
use crate::members::member_list::{TagCount, count_tags};

/// Sort key of members, wherever people see them.
pub(crate) fn by_name(member: &Member) -> (Vec<u8>, MemberId) {
    (alphabetical(&member.card.last_name, &member.card.first_name), member.id)
}

/// Whether a folded text is a member's number, licence, nickname or full name, not only the beginning of one.
fn is_exactly(member: &Member, asked: &str) -> bool {
    let card = &member.card;
    let names = [card.full_name(), format!("{} {}", card.last_name, card.first_name)];
    let marks = [&card.number, &card.licence, &card.nickname].into_iter().flatten();
    !asked.is_empty() && marks.chain(&names).any(|own| fold(own) == asked)
}

impl Library<'_> {
    /// Members found by any part of their names or number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn find_members(&self, query: &str, archived: bool, most: usize) -> Result<Vec<Member>, Problem> {
        let mut found = self.file.members().find_members(query, archived)?;
        let asked = fold(query.trim());
        found.sort_by_cached_key(|(how, member)| (!is_exactly(member, &asked), *how, by_name(member)));
        found.truncate(most);
        Ok(found.into_iter().map(|(_, member)| member).collect())
    }

    /// Adds a member, or changes one.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn save_member(&self, draft: MemberDraft, now: Millis) -> Result<Member, Problem> {
        let id = self.file.members().save_member(draft, now, today())?;
        Ok(self.file.members().member(id)?)
    }

    /// A member who is there: not one who was erased, or merged into another.
    ///
    /// # Errors
    /// If there is none of that number.
    pub fn member_there(&self, id: MemberId) -> Result<Member, Problem> {
        let found = self.file.members().member(id)?;
        if found.erased || found.merged_into.is_some() {
            Err(StoreError::NotFound("member").into())
        } else {
            Ok(found)
        }
    }

    /// Archives a member, or takes the member back.
    ///
    /// # Errors
    /// If there is none.
    pub fn archive_member(&self, id: MemberId, archived: bool, now: Millis) -> Result<(), Problem> {
        Ok(self.file.members().archive_member(id, archived, now)?)
    }

    /// Erases a member for good: nothing of the person stays but an empty place in results and histories. Copies made
    /// before still hold the name until they are rotated away.
    ///
    /// # Errors
    /// If there is none, or the member is in a tournament that is not over.
    pub fn erase_member(&self, id: MemberId, now: Millis) -> Result<(), Problem> {
        Ok(self.file.personal_data().erase_member(id, now)?)
    }

    /// Every tag that a member has, in the order of the alphabet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tags(&self) -> Result<Vec<TagCount>, Problem> {
        Ok(count_tags(self.file.members().all()?.iter()))
    }

    /// Gives a tag to these members and takes it from everybody else.
    ///
    /// # Errors
    /// A sentence that says why not; then nothing is changed.
    pub fn tag_members(&self, tag: &str, members: &BTreeSet<MemberId>) -> Result<(), Problem> {
        Ok(self.file.members().tag_members(tag, members)?)
    }

    /// Stores the middle of a photo as a member's portrait.
    ///
    /// # Errors
    /// If it is no PNG, JPEG or WebP, or there is no such member any more.
    pub fn set_photo(&self, member: MemberId, picture: &[u8]) -> Result<(), Problem> {
        let portrait = portrait(picture).ok_or_else(|| Problem::new("photo-unreadable", &[]))?;
        Ok(self.file.members().set_photo(member, &portrait)?)
    }

    /// Removes the photo of a member.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_photo(&self, member: MemberId) -> Result<(), Problem> {
        Ok(self.file.members().remove_photo(member)?)
    }

    /// Writes a note on a member, of today.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn add_note(&self, member: MemberId, words: &str) -> Result<(), Problem> {
        Ok(self.file.members().add_note(member, words, today())?)
    }

    /// Deletes a note on a member.
    ///
    /// # Errors
    /// If there is none any more.
    pub fn delete_note(&self, note: NoteId) -> Result<(), Problem> {
        Ok(self.file.members().delete_note(note)?)
    }

    /// Excludes a member, or changes how.
    ///
    /// # Errors
    /// A sentence that says what is missing.
    pub fn exclude(&self, exclusion: &Exclusion) -> Result<(), Problem> {
        Ok(self.file.exclusions().exclude(exclusion)?)
    }

    /// Lifts an exclusion.
    ///
    /// # Errors
    /// If there is none.
    pub fn lift_exclusion(&self, member: MemberId) -> Result<(), Problem> {
        Ok(self.file.exclusions().lift_exclusion(member)?)
    }

    /// Previews an import of a list.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn preview_import(&self, list: &[u8]) -> Result<ImportPreview, Problem> {
        self.preview_import_as(list, &Reading::default())
    }

    /// The same with all that the person says of the list.
    ///
    /// # Errors
    /// As for [`Library::preview_import`].
    pub fn preview_import_as(&self, list: &[u8], reading: &Reading) -> Result<ImportPreview, Problem> {
        Ok(self.file.imports().preview_import_as(list, reading, today())?)
    }

    /// The same with what the person says of some columns, by their headings; `None` if left out.
    ///
    /// # Errors
    /// As for [`Library::preview_import`], and where there is no such heading or sheet.
    pub fn preview_import_with(
        &self,
        list: &[u8],
        columns: &[(String, Option<ImportField>)],
        reading: Reading,
    ) -> Result<ImportPreview, Problem> {
        let found = self.preview_import_as(list, &reading)?;
        if columns.is_empty() {
            return Ok(found);
        }
        let matching = Some(found.matching_with(columns)?);
        // Another sheet may have headings that are understood by now.
        let sheet = reading.sheet.clone().or(found.sheet);
        self.preview_import_as(list, &Reading { matching, sheet, ..reading })
    }

    /// Does what the preview said, all or nothing.
    ///
    /// # Errors
    /// If the list or the members have changed since.
    pub fn import(&self, list: &[u8], agreed: &ImportPreview, now: Millis) -> Result<usize, Problem> {
        Ok(self.file.imports().import(list, agreed, now, today())?)
    }

    /// Members whom a pasted list of names means; `order`: which name stands first, as the list shows it where the
    /// person did not choose.
    ///
    /// # Errors
    /// If the file cannot be read, or the list is too long.
    pub fn read_names(&self, text: &str, order: Option<NameOrder>) -> Result<NamesRead, Problem> {
        Ok(self.file.imports().read_names(text, order, today(), by_name)?)
    }

    /// Adds several members, or none of them.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn add_members(&self, drafts: Vec<MemberDraft>, now: Millis) -> Result<Vec<MemberId>, Problem> {
        Ok(self.file.members().save_members(drafts, now, today())?)
    }

    /// All members as a list for a spreadsheet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn export_members(&self) -> Result<Vec<u8>, Problem> {
        self.export_members_as(ListFormat::Csv)
    }

    /// The same in a format.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn export_members_as(&self, format: ListFormat) -> Result<Vec<u8>, Problem> {
        Ok(self.file.imports().export_members(by_name, format)?)
    }
}

/// The most bytes of a photo that is read.
const LARGEST_PHOTO: u64 = 20_000_000;

/// A photo from a file, which is not even read where it is too large to be one.
///
/// # Errors
/// If it is too large, or cannot be read.
pub fn read_photo(path: &Path) -> Result<Vec<u8>, Problem> {
    read_up_to(path, LARGEST_PHOTO, || Problem::new("photo-large", &[]))
}

/// A list from a file, which is not even read where it is too large to be one.
///
/// # Errors
/// If it is too large, or cannot be read.
pub fn read_list(path: &Path) -> Result<Vec<u8>, Problem> {
    let most = u64::try_from(LARGEST_SHEET).unwrap_or(u64::MAX);
    read_up_to(path, most, || StoreError::from(ListError::SheetTooLarge).into())
}

/// A file of at most so many bytes.
pub(crate) fn read_up_to(
    path: &Path,
    most: u64,
    too_large: impl FnOnce() -> Problem,
) -> Result<Vec<u8>, Problem> {
    let unreadable = |error: std::io::Error| {
        let values = [("file", path.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    };
    if std::fs::metadata(path).map_err(unreadable)?.len() > most {
        return Err(too_large());
    }
    std::fs::read(path).map_err(unreadable)
}

/// Text in the place of an erased member's name.
pub(crate) fn erased_name(member: MemberId) -> Phrase {
    Phrase::new("member-erased", &[("number", member.to_string().into())])
}

/// A member's family name, or what stands in its place.
pub(crate) fn last_name(language: Language, member: &Member) -> String {
    if member.erased { erased_name(member.id).say(language) } else { member.card.last_name.clone() }
}
