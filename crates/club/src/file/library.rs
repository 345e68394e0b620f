//! Data that a club stores from one evening to the next: members, seasons, templates, rooms, chips and structures.
//! Nothing here needs a tournament that is being played.

use tapis_store::ClubFile;

use crate::Club;

/// Library of a club, in its file. [`Club::library`] makes it.
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
