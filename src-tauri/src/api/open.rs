//! Opening and making clubs, and remembering which.

use std::path::{Path, PathBuf};

use tapis_club::locale::Language;
use tapis_club::store::Heartbeat;
use tapis_club::{Club, Problem};
use tauri::{AppHandle, Manager};
use tauri_plugin_dialog::DialogExt;

use super::{ClubState, changed, club_state, now, shared};
use crate::steady;

/// Clubs that are remembered.
const REMEMBERED: usize = 6;

fn memory(app: &AppHandle) -> Option<PathBuf> {
    Some(app.path().app_data_dir().ok()?.join("recent.json"))
}

/// Clubs opened before that are still there, the latest first.
pub(super) fn recent(app: &AppHandle) -> Vec<String> {
    let stored = memory(app).and_then(|file| std::fs::read_to_string(file).ok());
    let recent: Vec<String> = stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    recent.into_iter().filter(|path| Path::new(path).is_file()).collect()
}

fn remember(app: &AppHandle, path: &Path) {
    let path = path.display().to_string();
    let mut list = recent(app);
    list.retain(|other| *other != path);
    list.insert(0, path);
    list.truncate(REMEMBERED);
    if let Some(file) = memory(app) {
        // Only a convenience: a list that cannot be kept does no harm.
        let _ = file.parent().map(std::fs::create_dir_all);
        let _ = std::fs::write(file, serde_json::to_string(&list).unwrap_or_default());
    }
}

/// The club opened last, where it is still there.
pub(crate) fn last_club(app: &AppHandle) -> Option<PathBuf> {
    recent(app).into_iter().next().map(PathBuf::from)
}

/// Opens a club at a path.
pub(crate) fn open_at(app: &AppHandle, path: &Path) -> Result<(), Problem> {
    if shared(app).with(|club| Ok(club.file().path() == path)).unwrap_or(false) {
        return Ok(());
    }
    shared(app).replace(|| {
        let heartbeat = Heartbeat::of(path);
        let now = steady::now_for(&heartbeat);
        let mut club = Club::open(path, Language::default(), now)?;
        if steady::unknown_for(&heartbeat) {
            club.note_unknown(now)?;
        }
        // A copy of the state at each start; the club is open even where it cannot be made.
        let _ = club.backup("start");
        Ok(club)
    })?;
    remember(app, path);
    changed(app, None);
    Ok(())
}

pub fn club_create(app: &AppHandle, name: String, language: Language) -> Result<Option<ClubState>, Problem> {
    let file = format!("{}.tapis", name.trim().replace(['/', '\\', ':'], "-"));
    let chosen = app.dialog().file().set_file_name(file).add_filter("Tapis", &["tapis"]).blocking_save_file();
    let Some(path) = chosen.map(|file| PathBuf::from(file.to_string())) else { return Ok(None) };
    let today = chrono::Local::now().date_naive();
    shared(app).replace(|| Club::create(&path, &name, language, today))?;
    remember(app, &path);
    changed(app, None);
    club_state(app).map(Some)
}

pub fn club_open(app: &AppHandle, path: Option<String>) -> Result<Option<ClubState>, Problem> {
    let chosen = match path {
        Some(path) => Some(PathBuf::from(path)),
        None => {
            let dialog = app.dialog().file().add_filter("Tapis", &["tapis"]);
            dialog.blocking_pick_file().map(|file| PathBuf::from(file.to_string()))
        }
    };
    let Some(path) = chosen else { return Ok(None) };
    open_at(app, &path)?;
    club_state(app).map(Some)
}

pub fn club_sample(app: &AppHandle) -> Result<ClubState, Problem> {
    let unwritable = || Problem::new(Language::default(), "open-other", &[("detail", "".into())]);
    let folder = app.path().app_data_dir().map_err(|_| unwritable())?;
    let path = folder.join("exemple.tapis");
    if path.exists() {
        open_at(app, &path)?;
    } else {
        shared(app).replace(|| Club::sample(&path, Language::default(), now()))?;
        changed(app, None);
    }
    club_state(app)
}
