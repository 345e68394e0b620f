//! The rooms a club plays in, with their tables.

use tapis_store::Venue;

use crate::Problem;
use crate::file::library::Library;

impl Library<'_> {
    /// All rooms by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn venues(&self) -> Result<Vec<Venue>, Problem> {
        Ok(self.file.library().venues()?)
    }

    /// Stores a room with its tables.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn save_venue(&self, venue: Venue) -> Result<i64, Problem> {
        Ok(self.file.library().save_venue(venue)?)
    }

    /// Forgets a room; tournaments that were set up in it keep their tables.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete_venue(&self, id: i64) -> Result<(), Problem> {
        Ok(self.file.library().delete_venue(id)?)
    }
}
