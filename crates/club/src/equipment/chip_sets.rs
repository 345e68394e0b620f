//! The club's sets of chips, each error at its field.

use tapis_engine::chips::{ChipSet, UsualSet};
use tapis_engine::setup::SetupError;
use tapis_locale::{Language, text};
use tapis_store::{OwnChipSet, StoreError};

use crate::Problem;
use crate::file::library::Library;
use crate::file::refusal_words::setup_phrase;

impl Library<'_> {
    /// All sets by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn chip_sets(&self) -> Result<Vec<OwnChipSet>, Problem> {
        Ok(self.file.library().chip_sets()?)
    }

    /// Sets that clubs commonly own, to begin with.
    pub fn usual_chip_sets(&self, language: Language) -> Vec<ChipSet> {
        let named = |usual: UsualSet| {
            let code = serde_json::to_value(usual).unwrap_or_default();
            let key = format!("chips-usual-{}", code.as_str().unwrap_or_default());
            ChipSet { name: text(language, &key, &[]), chips: usual.chips(), ..ChipSet::default() }
        };
        UsualSet::ALL.into_iter().map(named).collect()
    }

    /// Stores a set of chips. Tournaments played with it keep their copy.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn save_chip_set(&self, own: &OwnChipSet) -> Result<i64, Problem> {
        let problems = own.set.problems();
        if !problems.is_empty() {
            let mut problem = Problem::new("store-fields", &[]);
            let sentence = |error| setup_phrase(&SetupError::Chips { error });
            problem.fields = problems.into_iter().map(|error| (error.field(), sentence(error))).collect();
            return Err(problem);
        }
        self.file.library().save_chip_set(own).map_err(|error| {
            let taken = matches!(error, StoreError::NameTaken);
            let mut problem = Problem::from(error);
            if taken {
                problem.fields = vec![("name".to_owned(), problem.message.clone())];
            }
            problem
        })
    }

    /// Forgets a set; tournaments played with it keep their copy.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete_chip_set(&self, id: i64) -> Result<(), Problem> {
        Ok(self.file.library().delete_chip_set(id)?)
    }
}
