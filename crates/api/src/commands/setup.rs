//! Tournaments before they are played: set-ups, templates, venues.

use chrono::NaiveDate;
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{SeasonId, TournamentId};
use tapis_club::engine::setup::{ExpectedPlayers, SetupDraft};
use tapis_club::engine::structure::Field;
use tapis_club::store::{Template, Venue};
use tapis_club::{Problem, SeriesDay, SeriesWish, SetupReport, TeamDay, TeamDayWish};

#[commands]
impl SetupCommands<'_> {
    /// Lists all templates of the club.
    #[audience(desk)]
    pub fn templates(&self) -> Result<Vec<Template>, Problem> {
        self.read(|club| club.library().templates())
    }

    /// Stores a set-up as a template.
    #[audience(desk)]
    pub fn template_save(&self, name: String, setup: SetupDraft) -> Result<Vec<Template>, Problem> {
        self.read(|club| {
            club.library().save_template(&name, &setup)?;
            club.library().templates()
        })
    }

    /// Renames a template of the club.
    #[audience(desk)]
    pub fn template_rename(&self, id: i64, name: String) -> Result<Vec<Template>, Problem> {
        self.read(|club| {
            club.library().rename_template(id, &name)?;
            club.library().templates()
        })
    }

    /// New tournaments begin with this template.
    #[audience(desk)]
    pub fn template_usual(&self, id: i64) -> Result<Vec<Template>, Problem> {
        self.change(None, |club| {
            club.library().make_usual_template(id)?;
            club.library().templates()
        })
    }

    /// Deletes a template of the club.
    #[audience(desk)]
    pub fn template_delete(&self, id: i64) -> Result<Vec<Template>, Problem> {
        self.read(|club| {
            club.library().delete_template(id)?;
            club.library().templates()
        })
    }

    /// The field that a new evening's form begins with: that of the club's latest evenings.
    #[audience(desk)]
    pub fn field_usual(&self) -> Result<ExpectedPlayers, Problem> {
        self.read(|club| club.entries().usual_field())
    }

    /// The field that is expected, with only what the set-up sells.
    #[audience(desk)]
    pub fn setup_field(&self, setup: SetupDraft) -> Result<Field, Problem> {
        Ok(setup.expected_field())
    }

    /// The set-up with which play began, for an evening like it.
    #[audience(desk)]
    pub fn tournament_plan(&self, id: TournamentId) -> Result<SetupDraft, Problem> {
        self.read(|club| club.entries().plan(id))
    }

    /// Creates a tournament from a draft.
    #[audience(desk)]
    pub fn tournament_create(
        &self,
        setup: SetupDraft,
        season: Option<SeasonId>,
    ) -> Result<TournamentId, Problem> {
        self.change(None, |club| club.tournaments().create_tournament(setup, season, self.now()))
    }

    /// The days of a series of evenings, each with what the club has on it already.
    #[audience(desk)]
    pub fn series_preview(&self, wish: SeriesWish) -> Result<Vec<SeriesDay>, Problem> {
        self.read(|club| club.schedule().preview_series(&wish))
    }

    /// Makes an evening like this on each of these days, or none of them.
    #[audience(desk)]
    pub fn series_create(
        &self,
        setup: SetupDraft,
        days: Vec<NaiveDate>,
    ) -> Result<Vec<TournamentId>, Problem> {
        self.change(None, |club| club.schedule().create_series(&setup, &days, self.now()))
    }

    /// Makes the tournaments and the championship of a team day, or nothing.
    #[audience(desk)]
    pub fn team_day_create(&self, wish: TeamDayWish) -> Result<TeamDay, Problem> {
        self.change(None, |club| club.entries().create_team_day(self.language(), &wish, self.now()))
    }

    /// Takes the evenings of a series back, or none of them: where something has happened in one, all stay.
    #[audience(desk)]
    pub fn series_delete(&self, ids: Vec<TournamentId>) -> Result<(), Problem> {
        self.change(None, |club| club.tournaments().delete_tournaments(&ids))
    }

    /// Puts a tournament into a season, or out of all.
    #[audience(desk)]
    pub fn tournament_season(&self, id: TournamentId, season: Option<SeasonId>) -> Result<(), Problem> {
        self.change(Some(id), |club| club.tournaments().set_season(id, season))
    }

    /// Deletes a tournament in which nothing has happened.
    #[audience(desk)]
    pub fn tournament_delete(&self, id: TournamentId) -> Result<(), Problem> {
        self.change(None, |club| club.tournaments().delete_tournament(id))
    }

    /// Leaves a tournament out of the lists, or takes it in again.
    #[audience(desk)]
    pub fn tournament_archive(&self, id: TournamentId, archived: bool) -> Result<(), Problem> {
        self.change(Some(id), |club| club.tournaments().archive_tournament(id, archived, self.now()))
    }

    /// The consequences of a set-up for those who are expected, and its faults, also as a change
    /// of a tournament that exists.
    #[audience(desk)]
    pub fn setup_check(
        &self,
        setup: SetupDraft,
        tournament: Option<TournamentId>,
    ) -> Result<SetupReport, Problem> {
        let field = setup.expected_field();
        self.read(|club| club.entries().check_setup(self.language(), &setup, field, tournament, self.now()))
    }

    /// Lists the venues of the club.
    #[audience(desk)]
    pub fn venues(&self) -> Result<Vec<Venue>, Problem> {
        self.read(|club| club.library().venues())
    }

    /// Stores a venue with its tables; answers all venues.
    #[audience(desk)]
    pub fn venue_save(&self, venue: Venue) -> Result<Vec<Venue>, Problem> {
        self.read(|club| {
            club.library().save_venue(venue)?;
            club.library().venues()
        })
    }

    /// Deletes a venue; answers those that are left.
    #[audience(desk)]
    pub fn venue_delete(&self, id: i64) -> Result<Vec<Venue>, Problem> {
        self.read(|club| {
            club.library().delete_venue(id)?;
            club.library().venues()
        })
    }
}
