//! Templates: set-ups that a new tournament begins with.

use tapis_engine::SetupDraft;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_store::{StoreError, Template};

use crate::Problem;
use crate::file::library::Library;
use crate::rules::rulesets::Rules;

/// The setting that keeps the number of the template that new tournaments begin with.
const USUAL: &str = "usual_template";

impl Library<'_> {
    /// All templates: the one that new tournaments begin with, then by name. One that chose no rules of its own follows
    /// those of the club.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn templates(&self) -> Result<Vec<Template>, Problem> {
        let mut templates = self.file.library().templates()?;
        let rules = Rules { file: self.file }.default_ruleset()?;
        for template in &mut templates {
            if template.setup.ruleset == Ruleset::default() {
                template.setup.ruleset = rules.clone();
            }
        }
        let usual = self.file.settings().setting(USUAL)?.and_then(|id| id.parse().ok());
        if let Some(at) = templates.iter().position(|template| Some(template.id) == usual) {
            templates[..=at].rotate_right(1);
        }
        Ok(templates)
    }

    /// New tournaments begin with this template.
    ///
    /// # Errors
    /// If there is none, or the file cannot be written.
    pub fn make_usual_template(&self, id: i64) -> Result<(), Problem> {
        if self.file.library().templates()?.iter().all(|template| template.id != id) {
            return Err(StoreError::NotFound("template").into());
        }
        Ok(self.file.settings().set_setting(USUAL, &id.to_string())?)
    }

    /// Stores a set-up as a template.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_template(&self, name: &str, setup: &SetupDraft) -> Result<(), Problem> {
        Ok(self.file.library().save_template(name, setup)?)
    }

    /// Renames a template.
    ///
    /// # Errors
    /// If it has no name or another one's.
    pub fn rename_template(&self, id: i64, name: &str) -> Result<(), Problem> {
        Ok(self.file.library().rename_template(id, name)?)
    }

    /// Forgets a template; tournaments made from it stay.
    ///
    /// # Errors
    /// If there is none, or it is the last: a new tournament begins with one.
    pub fn delete_template(&self, id: i64) -> Result<(), Problem> {
        if self.templates()?.iter().all(|template| template.id == id) {
            return Err(Problem::new("program-last_template", &[]));
        }
        Ok(self.file.library().delete_template(id)?)
    }
}
