//! Structures that the club stores, beside those that the program brings along.

use tapis_engine::base::quantity::Chips;
use tapis_engine::structure::{Step, Structure};
use tapis_locale::Language;
use tapis_store::KeptStructure;

use crate::Problem;
use crate::equipment::structure_files::built_in;
use crate::file::library::Library;

impl Library<'_> {
    /// The structures the club has stored, then those that the program brings along.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn structures(&self, language: Language) -> Result<Vec<KeptStructure>, Problem> {
        let mut structures = self.file.library().structures()?;
        structures.extend(built_in(language));
        Ok(structures)
    }

    /// Stores a structure; one of the same name is replaced.
    ///
    /// # Errors
    /// If it has no name or cannot be played.
    pub fn save_structure(&self, name: &str, stack: Chips, steps: &[Step]) -> Result<(), Problem> {
        if Structure::check(steps.to_vec()).is_err() {
            return Err(Problem::new("structure-unplayable", &[]));
        }
        Ok(self.file.library().save_structure(name, stack, steps)?)
    }

    /// Forgets a kept structure.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete_structure(&self, id: i64) -> Result<(), Problem> {
        Ok(self.file.library().delete_structure(id)?)
    }
}
