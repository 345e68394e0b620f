//! Structures and sets of chips.

use std::path::Path;

use tapis_club::engine::chips::ChipSet;
use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::structure::{Field, Step, StructureWarning, Wish, design};
use tapis_club::engine::views::DesignView;
use tapis_club::store::{KeptStructure, OwnChipSet};
use tapis_club::{Club, LevelsFile, Problem, documents, levels_file_name, levels_text};
use tauri::AppHandle;
use tauri_plugin_dialog::DialogExt;

use super::{now, shared};

pub fn chip_sets(app: &AppHandle) -> Result<Vec<OwnChipSet>, Problem> {
    shared(app).with(|club| club.chip_sets())
}

pub fn chip_sets_usual(app: &AppHandle) -> Result<Vec<ChipSet>, Problem> {
    shared(app).with(|club| Ok(club.usual_chip_sets()))
}

pub fn chip_set_save(app: &AppHandle, own: OwnChipSet) -> Result<Vec<OwnChipSet>, Problem> {
    shared(app).with(|club| {
        club.save_chip_set(&own)?;
        club.chip_sets()
    })
}

pub fn chip_set_delete(app: &AppHandle, id: i64) -> Result<Vec<OwnChipSet>, Problem> {
    shared(app).with(|club| {
        club.delete_chip_set(id)?;
        club.chip_sets()
    })
}

pub fn levels_design(_app: &AppHandle, wish: Wish) -> Result<Vec<Step>, Problem> {
    Ok(design(&wish))
}

pub fn levels_view(
    app: &AppHandle,
    setup: SetupDraft,
    field: Field,
    tournament: Option<i64>,
) -> Result<Option<DesignView>, Problem> {
    shared(app).with(|club| club.design_view(&setup, field, tournament, now()))
}

pub fn levels_repair(
    app: &AppHandle,
    setup: SetupDraft,
    field: Field,
    warning: StructureWarning,
) -> Result<Vec<Step>, Problem> {
    shared(app).with(|club| Ok(club.repair_levels(&setup, field, warning)))
}

pub fn levels_repair_all(
    app: &AppHandle,
    setup: SetupDraft,
    field: Field,
    tournament: Option<i64>,
) -> Result<Vec<Step>, Problem> {
    shared(app).with(|club| club.repair_all_levels(&setup, field, tournament, now()))
}

pub fn levels_next(app: &AppHandle, setup: SetupDraft, at: usize) -> Result<Step, Problem> {
    shared(app).with(|club| Ok(club.next_level(&setup, at)))
}

pub fn levels_read(app: &AppHandle, pasted: String, minutes: u32) -> Result<Vec<Step>, Problem> {
    shared(app).with(|club| club.read_levels(&pasted, minutes))
}

pub fn levels_save(
    app: &AppHandle,
    name: String,
    steps: Vec<Step>,
    file: LevelsFile,
    path: Option<String>,
) -> Result<Option<String>, Problem> {
    let language = shared(app).with(|club| Ok(Club::language(club)))?;
    let content = levels_text(language, &name, &steps, file);
    let chosen = path.or_else(|| {
        let ending = file.ending();
        let dialog = app.dialog().file().set_file_name(levels_file_name(&name, file));
        dialog.add_filter(ending.to_uppercase(), &[ending]).blocking_save_file().map(|file| file.to_string())
    });
    let Some(path) = chosen else { return Ok(None) };
    // A table begins with a mark by which spreadsheets know its letters.
    let mark = if file == LevelsFile::Csv { "\u{feff}" } else { "" };
    documents::save(language, Path::new(&path), format!("{mark}{content}").as_bytes())?;
    Ok(Some(path))
}

pub fn structures(app: &AppHandle) -> Result<Vec<KeptStructure>, Problem> {
    shared(app).with(|club| club.structures())
}

pub fn structure_save(
    app: &AppHandle,
    name: String,
    stack: i64,
    steps: Vec<Step>,
) -> Result<Vec<KeptStructure>, Problem> {
    shared(app).with(|club| {
        club.save_structure(&name, stack, &steps)?;
        club.structures()
    })
}

pub fn structure_delete(app: &AppHandle, id: i64) -> Result<Vec<KeptStructure>, Problem> {
    shared(app).with(|club| {
        club.delete_structure(id)?;
        club.structures()
    })
}
