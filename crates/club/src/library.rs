//! What a club keeps from one evening to the next: members, seasons, templates, rooms, chips and
//! structures. Nothing here needs a tournament that is being played.

mod chip_sets;
mod duplicates;
mod licences;
mod listed;
mod members;
mod roster;
mod seasons;
mod structures;
mod templates;
mod venues;

use tapis_store::ClubFile;

use crate::Club;

pub use duplicates::{Alike, Duplicate, Likeness, MergePreview, MergeSide};
pub(crate) use licences::licence_letters;
pub use licences::{LicenceCheck, LicenceLine, LicenceState, LicenceTaken};
pub(crate) use listed::lapsed;
pub use listed::{ListedMember, MemberList, TagCount};
pub(crate) use members::{by_name, erased_name, last_name, read_up_to};
pub use members::{read_list, read_photo};
pub use roster::{Regular, Roster};
pub(crate) use seasons::season_of;
pub use seasons::{SeasonEvening, SeasonTable, SeasonTableLine};

/// What a club keeps, in its file. [`Club::library`] makes it.
#[derive(Debug, Clone, Copy)]
pub struct Library<'a> {
    pub(crate) file: &'a ClubFile,
}

impl Club {
    /// Members, seasons, templates, rooms, chips and structures.
    pub fn library(&self) -> Library<'_> {
        Library { file: &self.file }
    }
}
