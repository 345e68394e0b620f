//! Structures and sets of chips.

use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{Chips, TournamentId};
use tapis_club::engine::chips::ChipSet;
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::setup::rotation::Rotation;
use tapis_club::engine::structure::{Step, StructureWarning, Wish};
use tapis_club::engine::views::DesignView;
use tapis_club::store::{KeptStructure, OwnChipSet};
use tapis_club::{
    LevelsFile, Problem, documents, levels_file_name, levels_text, next_level, read_levels, repair_levels,
};

use crate::{Call, Dialog};

#[commands]
impl Call<'_> {
    /// The club's sets of chips.
    #[audience(desk)]
    pub fn chip_sets(&self) -> Result<Vec<OwnChipSet>, Problem> {
        self.read(|club| club.library().chip_sets())
    }

    /// Sets that clubs commonly own.
    #[audience(desk)]
    pub fn chip_sets_usual(&self) -> Result<Vec<ChipSet>, Problem> {
        self.read(|club| Ok(club.library().usual_chip_sets(self.language())))
    }

    /// Stores a set of chips; answers all of them.
    #[audience(desk)]
    pub fn chip_set_save(&self, own: OwnChipSet) -> Result<Vec<OwnChipSet>, Problem> {
        self.read(|club| {
            club.library().save_chip_set(&own)?;
            club.library().chip_sets()
        })
    }

    /// Deletes a set of chips; answers those that are left.
    #[audience(desk)]
    pub fn chip_set_delete(&self, id: i64) -> Result<Vec<OwnChipSet>, Problem> {
        self.read(|club| {
            club.library().delete_chip_set(id)?;
            club.library().chip_sets()
        })
    }

    /// A structure designed for an evening, for the games of a set-up.
    #[audience(desk)]
    pub fn levels_design(&self, wish: Wish, setup: SetupDraft) -> Result<Vec<Step>, Problem> {
        self.read(|club| Ok(club.levels().design_levels(&wish, &setup)))
    }

    /// A set-up for another game: its seats and levels as that game has them.
    #[audience(desk)]
    pub fn setup_playing(&self, setup: SetupDraft, game: Game) -> Result<SetupDraft, Problem> {
        Ok(setup.playing(game))
    }

    /// A set-up for games that take turns: its seats and levels as all of them have them.
    #[audience(desk)]
    pub fn setup_rotating(&self, setup: SetupDraft, rotation: Rotation) -> Result<SetupDraft, Problem> {
        Ok(setup.rotating(rotation))
    }

    /// A set-up's structure as it is designed: rows, chips, remarks, curve; `null` if it cannot be played.
    #[audience(desk)]
    pub fn levels_view(
        &self,
        setup: SetupDraft,
        tournament: Option<TournamentId>,
    ) -> Result<Option<DesignView>, Problem> {
        self.read(|club| club.levels().design_view(&setup, setup.expected_field(), tournament, self.now()))
    }

    /// A set-up's levels with one oddity mended.
    #[audience(desk)]
    pub fn levels_repair(&self, setup: SetupDraft, warning: StructureWarning) -> Result<Vec<Step>, Problem> {
        Ok(repair_levels(&setup, setup.expected_field(), warning))
    }

    /// A set-up's levels with every oddity mended that can be, also as a change of a tournament.
    #[audience(desk)]
    pub fn levels_repair_all(
        &self,
        setup: SetupDraft,
        tournament: Option<TournamentId>,
    ) -> Result<Vec<Step>, Problem> {
        let field = setup.expected_field();
        self.read(|club| club.levels().repair_all_levels(&setup, field, tournament, self.now()))
    }

    /// The level that fits in at a place.
    #[audience(desk)]
    pub fn levels_next(&self, setup: SetupDraft, at: usize) -> Result<Step, Problem> {
        Ok(next_level(&setup, at))
    }

    /// The levels of a list pasted from a spreadsheet or read from a file.
    #[audience(desk)]
    pub fn levels_read(&self, pasted: String, minutes: u32) -> Result<Vec<Step>, Problem> {
        read_levels(&pasted, minutes)
    }

    /// Writes levels to a file that the person chooses, or one named; `null` if none was chosen.
    #[audience(host)]
    pub fn levels_save(
        &self,
        name: String,
        steps: Vec<Step>,
        file: LevelsFile,
        path: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let content = levels_text(self.language(), &name, &steps, file);
        let (name, ending) = (levels_file_name(&name, file), file.ending());
        let dialog = Dialog::Save { name: &name, kind: Some((&ending.to_uppercase(), ending)) };
        let Some(path) = self.place(path, dialog) else { return Ok(None) };
        // A table begins with a mark by which spreadsheets know its letters.
        let mark = if file == LevelsFile::Csv { "\u{feff}" } else { "" };
        documents::save(&path, format!("{mark}{content}").as_bytes())?;
        Ok(Some(path.display().to_string()))
    }

    /// Structures to be used again: the club's, then the program's.
    #[audience(desk)]
    pub fn structures(&self) -> Result<Vec<KeptStructure>, Problem> {
        self.read(|club| club.library().structures(self.language()))
    }

    /// Stores a structure under a name.
    #[audience(desk)]
    pub fn structure_save(
        &self,
        name: String,
        stack: Chips,
        steps: Vec<Step>,
    ) -> Result<Vec<KeptStructure>, Problem> {
        self.read(|club| {
            club.library().save_structure(&name, stack, &steps)?;
            club.library().structures(self.language())
        })
    }

    /// Deletes a structure that the club kept.
    #[audience(desk)]
    pub fn structure_delete(&self, id: i64) -> Result<Vec<KeptStructure>, Problem> {
        self.read(|club| {
            club.library().delete_structure(id)?;
            club.library().structures(self.language())
        })
    }
}
