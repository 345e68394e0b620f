//! Documents: made for the preview, opened in the system's viewer, saved.

use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use tapis_club::documents::{save, save_all, unwritable};
use tapis_club::engine::SetupDraft;
use tapis_club::engine::structure::Field;
use tapis_club::{Document, DocumentKind, DocumentOptions, Problem};
use tauri::{AppHandle, Manager};
use tauri_plugin_dialog::DialogExt;

use super::{now, shared};

/// Which document is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct PaperRequest {
    /// Its kind.
    pub kind: DocumentKind,
    /// The tournament or the season that it is about; null: the club.
    pub subject: Option<i64>,
    /// Language, paper and colour.
    pub options: DocumentOptions,
    /// Where there are any: these documents of the tournament's evening in one, in place of the
    /// kind.
    #[serde(default)]
    pub tonight: Vec<DocumentKind>,
    /// The club's rules: by the ruleset of this key; null: by those it plays by.
    #[serde(default)]
    pub ruleset: Option<String>,
    /// The sheet of this structure, in place of a tournament's; null: none is being designed.
    #[serde(default)]
    pub draft: Option<DraftStructure>,
}

/// A structure that is being designed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct DraftStructure {
    /// The set-up that it belongs to.
    pub setup: SetupDraft,
    /// For whom it is reckoned.
    pub field: Field,
}

/// A document, ready to be shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct ShownDocument {
    /// A good name for its file.
    pub file_name: String,
    /// What the reader should know: letters that could not be printed.
    pub notices: Vec<String>,
    /// The PDF in base 64.
    pub base64: String,
}

/// Makes it; `fronts`: of several bound into one each begins on the front of a sheet.
pub(super) fn made(app: &AppHandle, request: &PaperRequest, fronts: bool) -> Result<Document, Problem> {
    let PaperRequest { kind, subject, options, tonight, ruleset, draft } = request;
    if let Some(DraftStructure { setup, field }) = draft {
        return shared(app).with(|club| club.draft_structure(setup, *field, *options));
    }
    shared(app).with(|club| match (subject, ruleset) {
        (Some(id), _) if !tonight.is_empty() => club.tonight_bound(*id, tonight, *options, fronts, now()),
        (None, Some(key)) if *kind == DocumentKind::Rules => {
            club.rules_booklet(&club.ruleset_of_key(key)?.ruleset, *options)
        }
        _ => club.document(*kind, *subject, *options, now()),
    })
}

pub fn document_make(app: &AppHandle, request: PaperRequest) -> Result<ShownDocument, Problem> {
    let document = made(app, &request, false)?;
    let base64 = STANDARD.encode(&document.bytes);
    Ok(ShownDocument { file_name: document.file_name, notices: document.notices, base64 })
}

/// The viewer reads a copy in the program's cache; a later one of the same name takes its place,
/// or stands beside it where the viewer holds it.
pub fn document_open(app: &AppHandle, request: PaperRequest) -> Result<String, Problem> {
    let document = made(app, &request, false)?;
    let language = shared(app).language();
    let folder = app.path().app_cache_dir().unwrap_or_else(|_| std::env::temp_dir());
    std::fs::create_dir_all(&folder).map_err(|error| unwritable(language, &folder, &error))?;
    let path = folder.join(&document.file_name);
    let path = match save(language, &path, &document.bytes) {
        Ok(()) => path,
        Err(held) => {
            let base = document.file_name.trim_end_matches(".pdf");
            let beside = (2..10).map(|number| folder.join(format!("{base} ({number}).pdf")));
            let mut free = beside.filter(|path| save(language, path, &document.bytes).is_ok());
            free.next().ok_or(held)?
        }
    };
    open::that_detached(&path).map_err(|error| {
        let values = [("file", path.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new(language, "documents-no_viewer", &values)
    })?;
    Ok(path.display().to_string())
}

pub fn document_save(
    app: &AppHandle,
    request: PaperRequest,
    path: Option<String>,
) -> Result<Option<String>, Problem> {
    let document = made(app, &request, false)?;
    let chosen = match path {
        Some(path) => Some(PathBuf::from(path)),
        None => {
            let dialog = app.dialog().file().set_file_name(&document.file_name).add_filter("PDF", &["pdf"]);
            dialog.blocking_save_file().map(|file| PathBuf::from(file.to_string()))
        }
    };
    let Some(path) = chosen else { return Ok(None) };
    let path = with_ending(path);
    save(shared(app).language(), &path, &document.bytes)?;
    Ok(Some(path.display().to_string()))
}

/// A name that a person typed without its ending; `Finale 8.9` has none either.
fn with_ending(path: PathBuf) -> PathBuf {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".pdf");
    name.into()
}

/// A file for each of the documents of an evening, in a folder.
pub fn documents_save(
    app: &AppHandle,
    request: PaperRequest,
    folder: Option<String>,
) -> Result<Option<String>, Problem> {
    let PaperRequest { subject, options, tonight, .. } = request;
    let documents = shared(app)
        .with(|club| club.tonight_documents(subject.unwrap_or_default(), &tonight, options, now()))?;
    let chosen = match folder {
        Some(folder) => Some(PathBuf::from(folder)),
        None => app.dialog().file().blocking_pick_folder().map(|folder| PathBuf::from(folder.to_string())),
    };
    let Some(folder) = chosen else { return Ok(None) };
    save_all(shared(app).language(), &folder, &documents)?;
    Ok(Some(folder.display().to_string()))
}
