//! Documents: made for the preview, opened in the system's viewer, saved.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use tapis_club::{Club, Problem};
use tapis_club::{Document, DocumentKind, DocumentOptions};
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

fn made(app: &AppHandle, request: &PaperRequest) -> Result<Document, Problem> {
    shared(app).with(|club| club.document(request.kind, request.subject, request.options, now()))
}

fn write(app: &AppHandle, path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    // Whole or not at all: a document of the same name that cannot be replaced stays as it was.
    let beside = path.with_extension("pdf.part");
    let written = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| {
        let _ = std::fs::remove_file(&beside);
        problem(app, "documents-unwritable", path, &error.to_string())
    })
}

fn problem(app: &AppHandle, code: &str, path: &Path, detail: &str) -> Problem {
    let language = shared(app).with(|club| Ok(Club::language(club))).unwrap_or_default();
    let values = [("file", path.display().to_string().into()), ("detail", detail.to_owned().into())];
    Problem::new(language, code, &values)
}

pub fn document_make(app: &AppHandle, request: PaperRequest) -> Result<ShownDocument, Problem> {
    let document = made(app, &request)?;
    let base64 = STANDARD.encode(&document.bytes);
    Ok(ShownDocument { file_name: document.file_name, notices: document.notices, base64 })
}

/// The viewer reads a copy in the program's cache; a later one of the same name takes its place.
pub fn document_open(app: &AppHandle, request: PaperRequest) -> Result<String, Problem> {
    let document = made(app, &request)?;
    let folder = app.path().app_cache_dir().unwrap_or_else(|_| std::env::temp_dir());
    let path = folder.join(&document.file_name);
    std::fs::create_dir_all(&folder)
        .map_err(|error| problem(app, "documents-unwritable", &path, &error.to_string()))?;
    write(app, &path, &document.bytes)?;
    open::that_detached(&path)
        .map_err(|error| problem(app, "documents-no_viewer", &path, &error.to_string()))?;
    Ok(path.display().to_string())
}

pub fn document_save(
    app: &AppHandle,
    request: PaperRequest,
    path: Option<String>,
) -> Result<Option<String>, Problem> {
    let document = made(app, &request)?;
    let chosen = match path {
        Some(path) => Some(PathBuf::from(path)),
        None => {
            let dialog = app.dialog().file().set_file_name(&document.file_name).add_filter("PDF", &["pdf"]);
            dialog.blocking_save_file().map(|file| PathBuf::from(file.to_string()))
        }
    };
    let Some(path) = chosen else { return Ok(None) };
    let path = if path.extension().is_some() { path } else { path.with_extension("pdf") };
    write(app, &path, &document.bytes)?;
    Ok(Some(path.display().to_string()))
}
