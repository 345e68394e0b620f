//! Members, seasons and tournaments as lists.

use tapis_engine::quantity::{MemberId, Millis, SeasonId, TournamentId};
use tapis_engine::ruleset::Ruleset;
use tapis_locale::{Language, Phrase};
use tapis_store::import::{ImportPreview, NameOrder};
use tapis_store::{Member, Season, SeasonDraft, StandingLine, Template, TournamentRow};

use crate::club::today;
use crate::{Club, Problem};

impl Club {
    /// Members found by any part of their names or number.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn find_members(&self, query: &str, archived: bool, most: usize) -> Result<Vec<Member>, Problem> {
        Ok(self.file.find_members(query, archived, most)?)
    }

    /// Archives a member, or takes him back.
    ///
    /// # Errors
    /// Where there is none.
    pub fn archive_member(&mut self, id: MemberId, archived: bool, now: Millis) -> Result<(), Problem> {
        Ok(self.file.archive_member(id, archived, now)?)
    }

    /// Erases a member for good: nothing of the person stays but an empty place in results and
    /// histories. Copies made before still hold the name until they are rotated away.
    ///
    /// # Errors
    /// Where there is none, or the member is in a tournament that is not over.
    pub fn erase_member(&mut self, id: MemberId, now: Millis) -> Result<(), Problem> {
        Ok(self.file.erase_member(id, now)?)
    }

    /// What an import of a list would do.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn preview_import(&self, list: &[u8]) -> Result<ImportPreview, Problem> {
        self.preview_import_by(list, None)
    }

    /// The same with the order of the names that the person chose; none: as the list shows it.
    ///
    /// # Errors
    /// As for [`Club::preview_import`].
    pub fn preview_import_by(&self, list: &[u8], order: Option<NameOrder>) -> Result<ImportPreview, Problem> {
        Ok(self.file.preview_import_by(list, order, today())?)
    }

    /// Does what the preview said, all or nothing.
    ///
    /// # Errors
    /// Where the list or the members have changed since.
    pub fn import(&mut self, list: &[u8], agreed: &ImportPreview, now: Millis) -> Result<usize, Problem> {
        Ok(self.file.import(list, agreed, now, today())?)
    }

    /// All members as a list for a spreadsheet.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn export_members(&self) -> Result<Vec<u8>, Problem> {
        Ok(self.file.export_members()?)
    }

    /// All tournaments, the latest first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>, Problem> {
        Ok(self.file.tournaments()?)
    }

    /// Deletes a tournament in which nothing has happened.
    ///
    /// # Errors
    /// Where something has.
    pub fn delete_tournament(&mut self, id: TournamentId) -> Result<(), Problem> {
        self.file.delete_tournament(id)?;
        self.live.remove(&id);
        Ok(())
    }

    /// Puts a tournament into a season, or out of all.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn set_season(&mut self, id: TournamentId, season: Option<SeasonId>) -> Result<(), Problem> {
        Ok(self.file.set_season(id, season)?)
    }

    /// All templates. One that chose no rules of its own follows those of the club.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn templates(&self) -> Result<Vec<Template>, Problem> {
        let mut templates = self.file.templates()?;
        let rules = self.default_ruleset()?;
        for template in &mut templates {
            if template.setup.ruleset == Ruleset::default() {
                template.setup.ruleset = rules.clone();
            }
        }
        Ok(templates)
    }

    /// Keeps a set-up as a template.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn save_template(&mut self, name: &str, setup: &tapis_engine::SetupDraft) -> Result<(), Problem> {
        Ok(self.file.save_template(name, setup)?)
    }

    /// All seasons, the latest first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn seasons(&self) -> Result<Vec<Season>, Problem> {
        Ok(self.file.seasons()?)
    }

    /// Adds a season, or changes one.
    ///
    /// # Errors
    /// A sentence for each thing that is not right.
    pub fn save_season(&mut self, draft: &SeasonDraft) -> Result<SeasonId, Problem> {
        Ok(self.file.save_season(draft)?)
    }

    /// The standings of a season.
    ///
    /// # Errors
    /// Where there is none.
    pub fn standings(&self, language: Language, season: SeasonId) -> Result<Vec<StandingLine>, Problem> {
        let mut lines = self.file.standings(season)?;
        for line in lines.iter_mut().filter(|line| line.name.trim().is_empty()) {
            line.name = erased_name(line.member).say(language);
        }
        Ok(lines)
    }
}

/// What stands in the place of an erased member's name.
pub(crate) fn erased_name(member: MemberId) -> Phrase {
    Phrase::new("member-erased", &[("number", member.to_string().into())])
}

/// A member's family name, or what stands in its place.
pub(crate) fn last_name(language: Language, member: &Member) -> String {
    if member.erased { erased_name(member.id).say(language) } else { member.card.last_name.clone() }
}
