//! Seasons and their standings.

use chrono::NaiveDate;
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{ChampionshipId, MemberId, SeasonId, TournamentId};
use tapis_club::engine::championship::ChampionshipRules;
use tapis_club::store::{ChampionshipDraft, LibraryChange, ListFormat, Season, SeasonDraft};
use tapis_club::{
    ExplainedResult, FormulaHelp, Problem, Provisional, Ranking, RulesPreview, SeasonExport,
    SeasonStatistics, SeasonTable, StandingLine, StandingsRules, WhatIf,
};

#[commands]
impl SeasonCommands<'_> {
    /// Lists all seasons of the club.
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

    /// Lists the changes of a season, each with its author and time, latest first.
    #[audience(desk)]
    pub fn season_changes(&self, season: SeasonId) -> Result<Vec<LibraryChange>, Problem> {
        self.read(|club| Ok(club.file().library().season_changes(season)?))
    }

    /// Standings of a season, or of one of its championships.
    #[audience(floor)]
    pub fn standings(
        &self,
        season: SeasonId,
        championship: Option<ChampionshipId>,
    ) -> Result<Vec<StandingLine>, Problem> {
        self.read(|club| club.seasons().standings(self.language(), Ranking { season, championship }))
    }

    /// Standings, evening by evening, and how they moved with the last one.
    #[audience(floor)]
    pub fn season_table(
        &self,
        season: SeasonId,
        championship: Option<ChampionshipId>,
    ) -> Result<SeasonTable, Problem> {
        self.read(|club| club.seasons().season_table(self.language(), Ranking { season, championship }))
    }

    /// A season's statistics: who came, how long it was played, what was taken, who did most of what.
    #[audience(desk)]
    pub fn season_statistics(&self, season: SeasonId) -> Result<SeasonStatistics, Problem> {
        self.read(|club| club.statistics().season_statistics(self.language(), season))
    }

    /// Every result of a member in standings, with the sum behind its points.
    #[audience(floor)]
    pub fn explained_results(
        &self,
        ranking: Ranking,
        member: MemberId,
    ) -> Result<Vec<ExplainedResult>, Problem> {
        self.read(|club| club.seasons().explained_results(ranking, member))
    }

    /// A season's standings and championships, with their rules.
    #[audience(floor)]
    pub fn standings_rules(&self, season: SeasonId) -> Result<StandingsRules, Problem> {
        self.read(|club| club.seasons().standings_rules(season))
    }

    /// Returns the names that a formula may use.
    #[audience(desk)]
    pub fn formula_help(&self) -> Result<FormulaHelp, Problem> {
        Ok(FormulaHelp::known())
    }

    /// Previews the effect of rules on standings; without a ranking, the whole standings by them.
    #[audience(desk)]
    pub fn rules_preview(
        &self,
        season: SeasonId,
        ranking: Option<Ranking>,
        rules: ChampionshipRules,
    ) -> Result<RulesPreview, Problem> {
        self.read(|club| club.seasons().preview_rules(self.language(), season, ranking, &rules))
    }

    /// Sets the rules of a season's own standings.
    #[audience(desk)]
    pub fn season_rules_set(&self, season: SeasonId, rules: ChampionshipRules) -> Result<(), Problem> {
        self.change(None, |club| club.seasons().set_season_rules(season, &rules))
    }

    /// Adds a championship to a season, or changes one.
    #[audience(desk)]
    pub fn championship_save(&self, championship: ChampionshipDraft) -> Result<ChampionshipId, Problem> {
        self.change(None, |club| club.seasons().save_championship(&championship))
    }

    /// Deletes a championship; all results stay.
    #[audience(desk)]
    pub fn championship_delete(&self, season: SeasonId, id: ChampionshipId) -> Result<(), Problem> {
        self.change(None, |club| club.seasons().delete_championship(season, id))
    }

    /// Closes a season: somebody signs its standings off.
    #[audience(desk)]
    pub fn season_close(&self, season: SeasonId, by: String) -> Result<(), Problem> {
        let today = chrono::Local::now().date_naive();
        self.change(None, |club| club.seasons().close_season(season, &by, today))
    }

    /// Archives a season, or restores an archived one.
    #[audience(desk)]
    pub fn season_archive(&self, season: SeasonId, archived: bool) -> Result<(), Problem> {
        self.change(None, |club| club.library().archive_season(season, archived))
    }

    /// Deletes a season; its tournaments stay, in no season.
    #[audience(desk)]
    pub fn season_delete(&self, season: SeasonId) -> Result<(), Problem> {
        self.change(None, |club| club.library().delete_season(season))
    }

    /// Opens a closed season again.
    #[audience(desk)]
    pub fn season_reopen(&self, season: SeasonId) -> Result<(), Problem> {
        self.change(None, |club| club.seasons().reopen_season(season))
    }

    /// Writes standings or results to a list for a spreadsheet; `null` if no place was chosen.
    #[audience(host)]
    pub fn list_export(&self, what: SeasonExport, format: ListFormat) -> Result<Option<String>, Problem> {
        let list = self.read(|club| club.seasons().export(self.language(), what, format))?;
        let name = self.read(|club| club.seasons().export_name(self.language(), what, format))?;
        self.save_list(&name, format, &list)
    }

    /// The standings that a tournament counts for, with its evening as it stands.
    #[audience(floor)]
    pub fn provisional_standings(&self, tournament: TournamentId) -> Result<Vec<Provisional>, Problem> {
        self.read(|club| club.seasons().provisional(self.language(), tournament))
    }

    /// Returns the effect of each place that is left on a player in the season.
    #[audience(floor)]
    pub fn what_if(&self, tournament: TournamentId, member: MemberId) -> Result<Vec<WhatIf>, Problem> {
        self.read(|club| club.seasons().what_if(tournament, member))
    }
}
