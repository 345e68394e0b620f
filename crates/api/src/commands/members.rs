//! Members and their lists.

use std::collections::BTreeSet;
use std::path::Path;

use tapis_api_macros::commands;
use tapis_club::documents::save;
use tapis_club::engine::base::quantity::{MemberId, NoteId, SeasonId, TournamentId};
use tapis_club::store::import::{ImportPreview, NameOrder, NamesRead, Reading};
use tapis_club::store::{Backup, Exclusion, LibraryChange, ListFormat, Member, MemberCard, MemberDraft};
use tapis_club::{
    Alike, Duplicate, EntryChecks, EntryRemark, LicenceCheck, LicenceTaken, MemberList, MemberOverview,
    MemberStatistics, MergePreview, Problem, Roster, TagCount, read_list, read_photo,
};

use super::devices::{LONGEST_NAME, tidy};
use crate::{Call, Dialog};

/// The files that a list of members may come from.
pub(super) const LISTS: Dialog<'static> =
    Dialog::Open { kind: "XLSX, XLS, ODS, CSV", endings: &["xlsx", "xls", "ods", "csv", "txt", "tsv"] };

/// The files that a photo may come from.
const PHOTOS: Dialog<'static> =
    Dialog::Open { kind: "PNG, JPEG, WebP", endings: &["png", "jpg", "jpeg", "webp"] };

/// More than anyone reads at once; a search narrows it.
const MOST: usize = 2_000;

#[commands]
impl Call<'_> {
    /// Members found by any part of their names or number.
    #[audience(door)]
    pub fn members_find(&self, query: String, archived: bool) -> Result<Vec<Member>, Problem> {
        let found = self.read(|club| club.library().find_members(&query, archived, MOST))?;
        Ok(found.into_iter().map(|member| self.without_private(member)).collect())
    }

    /// The same members as their list shows them, with how often they came this season.
    #[audience(desk)]
    pub fn members_list(&self, query: String, archived: bool) -> Result<MemberList, Problem> {
        self.read(|club| {
            club.library().list_members(&query, archived, usize::MAX, chrono::Local::now().date_naive())
        })
    }

    /// Returns the club's knowledge of a member: tonight, this season, the last evenings.
    #[audience(desk)]
    pub fn member_overview(&self, id: MemberId) -> Result<MemberOverview, Problem> {
        self.read(|club| club.seasons().member_overview(id, chrono::Local::now().date_naive()))
    }

    /// A member's statistics, of a season or of all evenings.
    #[audience(desk)]
    pub fn member_statistics(
        &self,
        id: MemberId,
        season: Option<SeasonId>,
    ) -> Result<MemberStatistics, Problem> {
        self.read(|club| club.statistics().member_statistics(id, season))
    }

    /// Every member who may be registered, those who usually come first.
    #[audience(door)]
    pub fn roster(&self) -> Result<Roster, Problem> {
        self.read(|club| club.library().roster())
    }

    /// Finds the members whom a pasted list of names means. Without an order of the names, as the list shows it.
    #[audience(floor)]
    pub fn names_read(&self, text: String, order: Option<NameOrder>) -> Result<NamesRead, Problem> {
        self.read(|club| club.library().read_names(&text, order))
    }

    /// Adds several members, or none of them where one is refused.
    #[audience(desk)]
    pub fn members_add(&self, members: Vec<MemberDraft>) -> Result<Vec<MemberId>, Problem> {
        self.change(None, |club| club.library().add_members(members, self.now()))
    }

    /// Adds a member; at the desk, also changes one.
    #[audience(door)]
    pub fn member_save(&self, member: MemberDraft) -> Result<Member, Problem> {
        if member.id.is_some() && !self.at_desk() {
            return Err(Problem::new("tablet-no_change", &[]));
        }
        let member = if self.at_desk() { member } else { short_names(member)? };
        let saved = self.change(None, |club| club.library().save_member(member, self.now()))?;
        Ok(self.without_private(saved))
    }

    /// Archives a member, or restores an archived one.
    #[audience(desk)]
    pub fn member_archive(&self, id: MemberId, archived: bool) -> Result<(), Problem> {
        self.change(None, |club| club.library().archive_member(id, archived, self.now()))
    }

    /// Erases a member for good; results stay and name nobody.
    #[audience(desk)]
    pub fn member_erase(&self, id: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.library().erase_member(id, self.now()))
    }

    /// Excludes a member from the club's tournaments, or changes how.
    #[audience(desk)]
    pub fn member_exclude(&self, exclusion: Exclusion) -> Result<(), Problem> {
        self.change(None, |club| club.library().exclude(&exclusion))
    }

    /// Every tag that a member has, in the order of the alphabet.
    #[audience(desk)]
    pub fn member_tags(&self) -> Result<Vec<TagCount>, Problem> {
        self.read(|club| club.library().tags())
    }

    /// Gives a tag to these members and takes it from everybody else.
    #[audience(desk)]
    pub fn members_tag(&self, tag: String, members: BTreeSet<MemberId>) -> Result<(), Problem> {
        self.change(None, |club| club.library().tag_members(&tag, &members))
    }

    /// Lets the person choose a photo of a member and keeps its middle; false: none was chosen.
    #[audience(host)]
    pub fn member_photo_choose(&self, id: MemberId, path: Option<String>) -> Result<bool, Problem> {
        let Some(path) = self.place_to_change(path, PHOTOS)? else { return Ok(false) };
        let picture = read_photo(&path)?;
        self.change(None, |club| club.library().set_photo(id, &picture))?;
        Ok(true)
    }

    /// Removes the photo of a member.
    #[audience(desk)]
    pub fn member_photo_remove(&self, id: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.library().remove_photo(id))
    }

    /// Writes a note on a member, of today.
    #[audience(desk)]
    pub fn member_note(&self, id: MemberId, words: String) -> Result<(), Problem> {
        self.change(None, |club| club.library().add_note(id, &words))
    }

    /// Deletes a note on a member.
    #[audience(desk)]
    pub fn member_note_delete(&self, note: NoteId) -> Result<(), Problem> {
        self.change(None, |club| club.library().delete_note(note))
    }

    /// Members who may be one person, the surest pairs first.
    #[audience(desk)]
    pub fn duplicates(&self) -> Result<Vec<Duplicate>, Problem> {
        self.read(|club| club.library().duplicates())
    }

    /// The members who may be the person that a form describes, the surest first. Away from the desk only by name: an
    /// answer that depends on a birth date would confirm it to whoever tries them all.
    #[audience(door)]
    pub fn members_alike(&self, member: MemberDraft) -> Result<Vec<Alike>, Problem> {
        let member = if self.at_desk() {
            member
        } else {
            MemberDraft { born: None, email: None, phone: None, licence: None, note: None, ..member }
        };
        let found = self.read(|club| club.library().alike(member))?;
        let shown = |alike: Alike| Alike { member: self.without_private(alike.member), ..alike };
        Ok(found.into_iter().map(shown).collect())
    }

    /// Previews merging `other` into `kept`.
    #[audience(desk)]
    pub fn merge_preview(&self, kept: MemberId, other: MemberId) -> Result<MergePreview, Problem> {
        self.read(|club| club.library().preview_merge(self.language(), kept, other))
    }

    /// Merges `other` into `kept`; results of both count for `kept`.
    #[audience(desk)]
    pub fn members_merge(&self, kept: MemberId, other: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.library().merge_members(kept, other))
    }

    /// Separates a record from the one into which it was merged.
    #[audience(desk)]
    pub fn member_separate(&self, id: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.library().separate_member(id))
    }

    /// Notes that two members who look like one person are two.
    #[audience(desk)]
    pub fn members_distinct(&self, one: MemberId, other: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.library().keep_distinct(one, other))
    }

    /// Lifts a member's exclusion.
    #[audience(desk)]
    pub fn member_readmit(&self, id: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.library().lift_exclusion(id))
    }

    /// Returns the reactions to registering somebody who should not be.
    #[audience(desk)]
    pub fn entry_checks(&self) -> Result<EntryChecks, Problem> {
        self.read(|club| club.entries().entry_checks())
    }

    /// Decides what happens then.
    #[audience(desk)]
    pub fn entry_checks_set(&self, checks: EntryChecks) -> Result<(), Problem> {
        self.change(None, |club| club.entries().set_entry_checks(&checks))
    }

    /// Whether names in capitals are written as people write them, wherever a name comes in.
    #[audience(desk)]
    pub fn names_recased(&self) -> Result<bool, Problem> {
        self.read(|club| Ok(club.file().members().names_recased()?))
    }

    /// Decides whether names are recased.
    #[audience(desk)]
    pub fn names_recase(&self, recase: bool) -> Result<(), Problem> {
        self.change(None, |club| Ok(club.file().members().recase_names(recase)?))
    }

    /// The members of whom the desk should know something before they are registered in a tournament.
    #[audience(door)]
    pub fn entry_remarks(&self, id: TournamentId) -> Result<Vec<EntryRemark>, Problem> {
        self.read(|club| club.entries().entry_remarks(self.language(), id))
    }

    /// The copies that still hold one of these members, who were erased.
    #[audience(desk)]
    pub fn members_copies(&self, members: Vec<MemberId>) -> Result<Vec<Backup>, Problem> {
        self.read(|club| Ok(club.file().personal_data().copies_with_any(&members)))
    }

    /// Lists the changes of a member, each with its author and time, latest first.
    #[audience(desk)]
    pub fn member_changes(&self, id: MemberId) -> Result<Vec<LibraryChange>, Problem> {
        self.read(|club| Ok(club.file().library().member_changes(id)?))
    }

    /// Lets the person choose a list and says what an import would do; `null` if none was chosen. Without a reading, as
    /// the list shows itself.
    #[audience(host)]
    pub fn members_preview(
        &self,
        path: Option<String>,
        reading: Option<Reading>,
    ) -> Result<Option<(String, ImportPreview)>, Problem> {
        let Some(path) = self.place_to_change(path, LISTS)? else { return Ok(None) };
        let list = read_list(&path)?;
        let preview =
            self.read(|club| club.library().preview_import_as(&list, &reading.unwrap_or_default()))?;
        Ok(Some((path.display().to_string(), preview)))
    }

    /// Does what the preview said.
    #[audience(host)]
    pub fn members_import(&self, path: String, preview: ImportPreview) -> Result<usize, Problem> {
        let list = read_list(Path::new(&path))?;
        self.change(None, |club| club.library().import(&list, &preview, self.now()))
    }

    /// Previews an import of a list that was pasted.
    #[audience(desk)]
    pub fn members_preview_text(
        &self,
        text: String,
        reading: Option<Reading>,
    ) -> Result<ImportPreview, Problem> {
        self.read(|club| club.library().preview_import_as(text.as_bytes(), &reading.unwrap_or_default()))
    }

    /// Does what that preview said.
    #[audience(desk)]
    pub fn members_import_text(&self, text: String, preview: ImportPreview) -> Result<usize, Problem> {
        self.change(None, |club| club.library().import(text.as_bytes(), &preview, self.now()))
    }

    /// Lets the person choose a federation's list and compares the members' licences with it; `null` if none was
    /// chosen.
    #[audience(host)]
    pub fn licences_check(&self, path: Option<String>) -> Result<Option<(String, LicenceCheck)>, Problem> {
        let Some(path) = self.place(path, LISTS) else { return Ok(None) };
        let list = read_list(&path)?;
        let check = self.read(|club| club.library().check_licences(&list))?;
        Ok(Some((path.display().to_string(), check)))
    }

    /// Notes licences that are taken over from that list, all or none; says how many.
    #[audience(desk)]
    pub fn licences_take(&self, licences: Vec<LicenceTaken>) -> Result<usize, Problem> {
        self.change(None, |club| club.library().take_licences(licences, self.now()))
    }

    /// Writes all members to a list, CSV where no format is said; `null` if no place was chosen.
    #[audience(host)]
    pub fn members_export(&self, format: Option<ListFormat>) -> Result<Option<String>, Problem> {
        let format = format.unwrap_or_default();
        let list = self.read(|club| club.library().export_members_as(format))?;
        self.save_list(&format!("membres.{}", format.ending()), format, &list)
    }
}

impl Call<'_> {
    /// Saves a list where the person chooses; `null` if no place was chosen.
    pub(super) fn save_list(
        &self,
        name: &str,
        format: ListFormat,
        list: &[u8],
    ) -> Result<Option<String>, Problem> {
        let kind = match format {
            ListFormat::Csv => None,
            ListFormat::Xlsx => Some(("XLSX", "xlsx")),
        };
        let Some(path) = self.place(None, Dialog::Save { name, kind }) else { return Ok(None) };
        save(&path, list)?;
        Ok(Some(path.display().to_string()))
    }
}

impl Call<'_> {
    /// A member as the caller may see one. Contacts, birth dates and notes stay at the desk: what is sent to tablets
    /// crosses the network unencrypted.
    pub(crate) fn without_private(&self, member: Member) -> Member {
        if self.at_desk() {
            return member;
        }
        let card = MemberCard { email: None, phone: None, born: None, note: None, ..member.card };
        Member { card, ..member }
    }
}

/// A newcomer as a tablet sent it: names that a list can show.
fn short_names(mut member: MemberDraft) -> Result<MemberDraft, Problem> {
    member.first_name = tidy(&member.first_name, LONGEST_NAME)?;
    member.last_name = tidy(&member.last_name, LONGEST_NAME)?;
    member.nickname = member.nickname.map(|name| tidy(&name, LONGEST_NAME)).transpose()?;
    Ok(member)
}
