//! The club's rooms and templates.

use tapis_store::Venue;

use crate::{Club, Problem};

impl Club {
    /// All rooms by name.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn venues(&self) -> Result<Vec<Venue>, Problem> {
        Ok(self.file.venues()?)
    }

    /// Keeps a room with its tables.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn save_venue(&mut self, venue: Venue) -> Result<i64, Problem> {
        Ok(self.file.save_venue(venue)?)
    }

    /// Forgets a room; tournaments that were set up in it keep their tables.
    ///
    /// # Errors
    /// Where there is none.
    pub fn delete_venue(&mut self, id: i64) -> Result<(), Problem> {
        Ok(self.file.delete_venue(id)?)
    }

    /// Calls a template otherwise.
    ///
    /// # Errors
    /// Where it has no name or another one's.
    pub fn rename_template(&mut self, id: i64, name: &str) -> Result<(), Problem> {
        Ok(self.file.rename_template(id, name)?)
    }

    /// Forgets a template; tournaments made from it stay.
    ///
    /// # Errors
    /// Where there is none, or it is the last: a new tournament begins with one.
    pub fn delete_template(&mut self, id: i64) -> Result<(), Problem> {
        if self.templates()?.iter().all(|template| template.id == id) {
            return Err(Problem::new("program-last_template", &[]));
        }
        Ok(self.file.delete_template(id)?)
    }
}
