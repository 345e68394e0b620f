//! Seasons and their standings.

use chrono::NaiveDate;
use tapis_api_macros::commands;
use tapis_club::engine::quantity::SeasonId;
use tapis_club::store::{LibraryChange, Season, SeasonDraft, StandingLine};
use tapis_club::{Problem, SeasonTable};

use crate::Call;

#[commands]
impl Call<'_> {
    /// All seasons.
    #[audience(floor)]
    pub fn seasons(&self) -> Result<Vec<Season>, Problem> {
        self.read(|club| club.library().seasons())
    }

    /// The season to which an evening on this day belongs: that which runs, otherwise the latest.
    #[audience(floor)]
    pub fn season_on(&self, day: NaiveDate) -> Result<Option<Season>, Problem> {
        self.read(|club| club.library().season_on(day))
    }

    /// The season that would be opened next, as its form shows it.
    #[audience(desk)]
    pub fn season_next(&self) -> Result<SeasonDraft, Problem> {
        self.read(|club| club.library().next_season(chrono::Local::now().date_naive()))
    }

    /// Adds a season, or changes one.
    #[audience(desk)]
    pub fn season_save(&self, season: SeasonDraft) -> Result<SeasonId, Problem> {
        self.change(None, |club| club.library().save_season(&season))
    }

    /// Who changed a season, when and what, the latest first.
    #[audience(desk)]
    pub fn season_changes(&self, season: SeasonId) -> Result<Vec<LibraryChange>, Problem> {
        self.read(|club| Ok(club.file().season_changes(season)?))
    }

    /// The standings of a season.
    #[audience(floor)]
    pub fn standings(&self, season: SeasonId) -> Result<Vec<StandingLine>, Problem> {
        self.read(|club| club.library().standings(self.language(), season))
    }

    /// The standings of a season, evening by evening, and how they moved with the last one.
    #[audience(floor)]
    pub fn season_table(&self, season: SeasonId) -> Result<SeasonTable, Problem> {
        self.read(|club| club.library().season_table(self.language(), season))
    }
}
