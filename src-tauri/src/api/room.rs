//! What the room shows, where, and how it looks.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use tapis_club::Problem;
use tapis_club::room::{
    Layout, LayoutReport, MOST_LOGO, MOST_SHOWN, RoomKept, RoomSettings, RoomView, Scene,
};
use tauri::{AppHandle, Emitter, Manager};
use tauri_plugin_dialog::DialogExt;

use super::{changed, now, shared};
use crate::room_screen::{self, Screen};
use crate::windows::{self, DESK, ROOM};

/// How the room stands, for the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct RoomStatus {
    /// Its window is open.
    pub open: bool,
    /// It fills its screen.
    pub full: bool,
    /// The tournaments it shows.
    pub shown: Vec<i64>,
    /// The most it can show at once.
    pub most: usize,
    /// The scene that the director holds.
    pub hold: Option<Scene>,
    /// The scenes that have something to show now, in the order of the digit keys.
    pub possible: Vec<Scene>,
    /// The screens there are.
    pub screens: Vec<Screen>,
    /// The screen it filled was unplugged; it comes back with it.
    pub away: bool,
    /// The screen is kept from sleeping.
    pub awake: bool,
}

pub fn room_view(app: &AppHandle) -> Result<RoomView, Problem> {
    let (shown, hold) = {
        let room = shared(app);
        let room = room.room();
        (room.shown.clone(), room.hold)
    };
    shared(app).with(|club| club.room(&shown, hold, now()))
}

pub fn room_status(app: &AppHandle) -> Result<RoomStatus, Problem> {
    let shared = shared(app);
    let (chosen, hold, full, away, awake) = {
        let room = shared.room();
        (
            room.shown.clone(),
            room.hold,
            room.fills,
            room.away,
            room.awake.as_ref().is_some_and(|awake| awake.kept()),
        )
    };
    let (shown, possible) =
        shared.with(|club| Ok((club.room_shown(&chosen)?, club.room_possible(&chosen, now())?)))?;
    let screens = room_screen::screens(app).map_err(|error| windows::trouble(app, &error))?;
    let open = app.get_webview_window(ROOM).is_some();
    Ok(RoomStatus { open, full, shown, most: MOST_SHOWN, hold, possible, screens, away, awake })
}

pub fn room_open(app: &AppHandle, id: i64) -> Result<(), Problem> {
    {
        let shared = shared(app);
        let mut room = shared.room();
        // One of several that were chosen: they stay beside each other.
        if !room.shown.contains(&id) {
            room.shown = vec![id];
        }
    }
    windows::open_room(app)?;
    changed(app, None);
    Ok(())
}

pub fn room_show(app: &AppHandle, ids: Vec<i64>) -> Result<(), Problem> {
    shared(app).room().shown = ids.into_iter().take(MOST_SHOWN).collect();
    changed(app, None);
    Ok(())
}

pub fn room_scene(app: &AppHandle, scene: Option<Scene>) -> Result<(), Problem> {
    let shared = shared(app);
    if let Some(scene) = scene {
        let shown = shared.room().shown.clone();
        shared.with(|club| {
            if club.room_possible(&shown, now())?.contains(&scene) {
                return Ok(());
            }
            Err(Problem::new(club.language(), "room-scene_empty", &[]))
        })?;
    }
    shared.room().hold = scene;
    changed(app, None);
    Ok(())
}

/// What a key means that is pressed in the room while it is played; the desk does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClockKey {
    /// The clock stops, or goes on.
    Turn,
    /// Another level, after a question.
    Level {
        /// The next one; else the one before.
        forward: bool,
    },
    /// A minute.
    Minute {
        /// More; else less.
        more: bool,
    },
    /// A scene is held; none: they change by themselves again.
    Scene {
        /// Which.
        scene: Option<Scene>,
    },
    /// The list of all keys.
    Help,
}

pub fn room_key(app: &AppHandle, id: i64, key: ClockKey) -> Result<(), Problem> {
    // The desk asks first or has something to show, and may be behind the room.
    if matches!(key, ClockKey::Level { .. } | ClockKey::Help) {
        windows::desk_in_front(app)?;
    }
    // Where the desk is just being closed, nothing more is to be done.
    let _ = app.emit_to(DESK, "key", (id, key));
    Ok(())
}

pub fn room_fill(app: &AppHandle, full: Option<bool>) -> Result<(), Problem> {
    windows::fill_room(app, full)?;
    changed(app, None);
    Ok(())
}

pub fn room_close(app: &AppHandle) -> Result<(), Problem> {
    windows::close_room(app)
}

pub fn room_kept(app: &AppHandle) -> Result<RoomKept, Problem> {
    shared(app).with(|club| club.room_kept())
}

/// Does something to what is kept, and shows it.
fn keep(
    app: &AppHandle,
    work: impl FnOnce(&mut tapis_club::Club) -> Result<RoomKept, Problem>,
) -> Result<RoomKept, Problem> {
    let kept = shared(app).with(work)?;
    changed(app, None);
    Ok(kept)
}

pub fn room_keep(app: &AppHandle, settings: RoomSettings) -> Result<RoomKept, Problem> {
    let before = room_kept(app)?.settings.place;
    let kept = keep(app, |club| club.keep_room_settings(settings))?;
    if kept.settings.place != before {
        {
            let shared = shared(app);
            let mut room = shared.room();
            (room.filled, room.full) = (false, None);
        }
        windows::place_room(app)?;
        changed(app, None);
    }
    Ok(kept)
}

pub fn room_layout_check(app: &AppHandle, layout: Layout) -> Result<LayoutReport, Problem> {
    shared(app).with(|club| Ok(club.check_layout(&layout)))
}

pub fn room_layout_keep(app: &AppHandle, layout: Layout) -> Result<RoomKept, Problem> {
    keep(app, |club| club.keep_layout(layout))
}

pub fn room_layout_delete(app: &AppHandle, id: String) -> Result<RoomKept, Problem> {
    keep(app, |club| club.delete_layout(&id))
}

pub fn room_logo_choose(app: &AppHandle, path: Option<String>) -> Result<Option<RoomKept>, Problem> {
    let chosen = path.or_else(|| {
        let dialog =
            app.dialog().file().add_filter("PNG, JPEG, WebP, SVG", &["png", "jpg", "jpeg", "webp", "svg"]);
        dialog.blocking_pick_file().map(|file| file.to_string())
    });
    let Some(path) = chosen else { return Ok(None) };
    let address = picture(app, &path)?;
    keep(app, |club| club.keep_logo(Some(&address))).map(Some)
}

pub fn room_logo_remove(app: &AppHandle) -> Result<RoomKept, Problem> {
    keep(app, |club| club.keep_logo(None))
}

/// A picture as a `data:` address, by what its first bytes say it is.
fn picture(app: &AppHandle, path: &str) -> Result<String, Problem> {
    let refuse =
        |key: &str, detail: String| Problem::new(shared(app).language(), key, &[("detail", detail.into())]);
    let unreadable = |error: std::io::Error| refuse("open-other", error.to_string());
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > u64::try_from(MOST_LOGO).unwrap_or(u64::MAX) {
        return Err(refuse("room-logo_large", String::new()));
    }
    let bytes = std::fs::read(path).map_err(unreadable)?;
    let kind = kind_of(&bytes).ok_or_else(|| refuse("room-logo_kind", String::new()))?;
    Ok(format!("data:image/{kind};base64,{}", STANDARD.encode(bytes)))
}

fn kind_of(bytes: &[u8]) -> Option<&'static str> {
    let head = bytes.get(..bytes.len().min(512)).unwrap_or_default();
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("png"),
        [0xff, 0xd8, 0xff, ..] => Some("jpeg"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("webp"),
        _ => std::str::from_utf8(head).ok().filter(|text| text.contains("<svg")).map(|_| "svg+xml"),
    }
}

#[cfg(test)]
mod tests {
    use super::kind_of;

    #[test]
    fn a_picture_is_known_by_its_first_bytes() {
        assert_eq!(kind_of(b"\x89PNG\r\n\x1a\n"), Some("png"));
        assert_eq!(kind_of(b"\xff\xd8\xff\xe0"), Some("jpeg"));
        assert_eq!(kind_of(b"RIFF\0\0\0\0WEBPVP8 "), Some("webp"));
        assert_eq!(kind_of(b"<?xml version=\"1.0\"?><svg xmlns=\"x\"/>"), Some("svg+xml"));
        assert_eq!(kind_of(b"%PDF-1.7"), None);
        assert_eq!(kind_of(b""), None);
    }
}
