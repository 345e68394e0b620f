//! Members and their lists.

use std::path::Path;

use tapis_club::Problem;
use tapis_club::documents::save;
use tapis_club::locale::Language;
use tapis_club::store::import::ImportPreview;
use tapis_club::store::{Member, MemberDraft};
use tauri::AppHandle;
use tauri_plugin_dialog::DialogExt;

use super::{changed, now, shared};

/// More than anyone reads at once; a search narrows it.
const MOST: usize = 2_000;

pub fn members_find(app: &AppHandle, query: String, archived: bool) -> Result<Vec<Member>, Problem> {
    shared(app).with(|club| club.find_members(&query, archived, MOST))
}

pub fn member_save(app: &AppHandle, member: MemberDraft) -> Result<Member, Problem> {
    let member = shared(app).with(|club| club.save_member(member, now()))?;
    changed(app, None);
    Ok(member)
}

pub fn member_archive(app: &AppHandle, id: i64, archived: bool) -> Result<(), Problem> {
    shared(app).with(|club| club.archive_member(id, archived, now()))?;
    changed(app, None);
    Ok(())
}

pub fn member_erase(app: &AppHandle, id: i64) -> Result<(), Problem> {
    shared(app).with(|club| club.erase_member(id, now()))?;
    changed(app, None);
    Ok(())
}

fn read_list(path: &Path, language: Language) -> Result<Vec<u8>, Problem> {
    std::fs::read(path).map_err(|error| {
        let values = [("file", path.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new(language, "cli-unreadable", &values)
    })
}

pub fn members_preview(
    app: &AppHandle,
    path: Option<String>,
) -> Result<Option<(String, ImportPreview)>, Problem> {
    let chosen = match path {
        Some(path) => Some(path),
        None => {
            let dialog = app.dialog().file().add_filter("CSV", &["csv", "txt", "tsv"]);
            dialog.blocking_pick_file().map(|file| file.to_string())
        }
    };
    let Some(path) = chosen else { return Ok(None) };
    shared(app).with(|club| {
        let list = read_list(Path::new(&path), club.language())?;
        Ok(Some((path, club.preview_import(&list)?)))
    })
}

pub fn members_import(app: &AppHandle, path: String, preview: ImportPreview) -> Result<usize, Problem> {
    let added = shared(app).with(|club| {
        let list = read_list(Path::new(&path), club.language())?;
        club.import(&list, &preview, now())
    })?;
    changed(app, None);
    Ok(added)
}

pub fn members_preview_text(app: &AppHandle, text: String) -> Result<ImportPreview, Problem> {
    shared(app).with(|club| club.preview_import(text.as_bytes()))
}

pub fn members_import_text(app: &AppHandle, text: String, preview: ImportPreview) -> Result<usize, Problem> {
    let added = shared(app).with(|club| club.import(text.as_bytes(), &preview, now()))?;
    changed(app, None);
    Ok(added)
}

pub fn members_export(app: &AppHandle) -> Result<Option<String>, Problem> {
    let list = shared(app).with(|club| club.export_members())?;
    let dialog = app.dialog().file().set_file_name("membres.csv");
    let Some(file) = dialog.blocking_save_file() else { return Ok(None) };
    let path = file.to_string();
    save(shared(app).language(), Path::new(&path), &list)?;
    Ok(Some(path))
}
