//! The club's rooms and templates, each error a sentence.

use tapis_store::{StoreError, Venue};

use crate::problem::{say, values};
use crate::{Club, Problem};

impl Club {
    /// All rooms by name.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn venues(&self) -> Result<Vec<Venue>, Problem> {
        self.stored(self.file.venues())
    }

    /// Keeps a room with its tables.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn save_venue(&mut self, venue: Venue) -> Result<i64, Problem> {
        let saved = self.file.save_venue(venue);
        saved.map_err(|error| {
            let mut problem = Problem::storing(self.language, &error);
            if let StoreError::Venue(found) = &error {
                let sentence = |reason: &tapis_store::VenueProblem| {
                    let json = serde_json::to_value(reason).unwrap_or_default();
                    let code = json.get("code").and_then(serde_json::Value::as_str).unwrap_or_default();
                    say(self.language, &format!("setup-{code}"), &values(&json))
                };
                problem.fields = found.iter().map(|reason| (reason.field(), sentence(reason))).collect();
            }
            problem
        })
    }

    /// Forgets a room; tournaments that were set up in it keep their tables.
    ///
    /// # Errors
    /// Where there is none.
    pub fn delete_venue(&mut self, id: i64) -> Result<(), Problem> {
        self.stored(self.file.delete_venue(id))
    }

    /// Calls a template otherwise.
    ///
    /// # Errors
    /// Where it has no name or another one's.
    pub fn rename_template(&mut self, id: i64, name: &str) -> Result<(), Problem> {
        self.stored(self.file.rename_template(id, name))
    }

    /// Forgets a template; tournaments made from it stay.
    ///
    /// # Errors
    /// Where there is none, or it is the last: a new tournament begins with one.
    pub fn delete_template(&mut self, id: i64) -> Result<(), Problem> {
        if self.templates()?.iter().all(|template| template.id == id) {
            return Err(Problem::new(self.language, "program-last_template", &[]));
        }
        self.stored(self.file.delete_template(id))
    }
}
