//! Content, place and appearance of the room's screen.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::Problem;
use tapis_club::engine::Phase;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::room::{
    Layout, LayoutReport, MOST_LOGO, MOST_SHOWN, MOST_SLIDE, RoomKept, RoomPlace, RoomSettings, RoomView,
    Scene,
};

use crate::base::clock_key::ClockKey;
use crate::base::lock::locked;
use crate::host::{RoomTrouble, RoomWindow};
use crate::{Api, Call, Dialog, Notice, RoomOrder, Screen};

/// State of the room, for the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomStatus {
    /// Its window is open.
    pub open: bool,
    /// It fills its screen.
    pub full: bool,
    /// The tournaments it shows.
    pub shown: Vec<TournamentId>,
    /// The most it can show at once.
    pub most: usize,
    /// The scene that the director holds.
    pub hold: Option<Scene>,
    /// The scenes that have something to show now, in the order of the digit keys.
    pub possible: Vec<Scene>,
    /// The screens there are.
    pub screens: Vec<Screen>,
    /// The reason why it is not where it belongs; null if it is.
    pub trouble: Option<RoomTrouble>,
    /// The system refuses to keep the computer from sleeping while a clock runs.
    pub may_sleep: bool,
}

#[commands]
impl RoomCommands<'_> {
    /// Opens the room's window and shows a tournament in it.
    #[audience(desk)]
    pub fn room_open(&self, id: TournamentId) -> Result<(), Problem> {
        {
            let mut room = locked(&self.api.room);
            // One of several that were chosen: they stay beside each other.
            if !room.shown.contains(&id) {
                room.shown = vec![id];
            }
        }
        self.window(RoomOrder::Open)?;
        self.api.keep_in_mind(OPEN, &true);
        self.changed()
    }

    /// Lets the room's window fill the screen it is on, or be a window again; `null` means the other of the two.
    #[audience(room)]
    pub fn room_fill(&self, full: Option<bool>) -> Result<(), Problem> {
        self.window(RoomOrder::Fill(full))?;
        self.changed()
    }

    /// Notifies the desk that one of the clock's keys was pressed in the room's window, for this tournament.
    #[audience(room)]
    pub fn room_key(&self, id: TournamentId, key: ClockKey) -> Result<(), Problem> {
        // The desk asks first or has something to show, and may be behind the room.
        if matches!(key, ClockKey::Level { .. } | ClockKey::Help) {
            self.window(RoomOrder::DeskToFront)?;
        }
        self.api.tell(Notice::Key(id, key));
        Ok(())
    }

    /// Closes the room's window, or accepts that it was closed.
    #[audience(desk)]
    pub fn room_close(&self) -> Result<(), Problem> {
        self.api.keep_in_mind(OPEN, &false);
        self.window(RoomOrder::Close)
    }

    /// Chooses the tournaments that the room shows, at most four; `None` means those that are played.
    #[audience(desk)]
    pub fn room_show(&self, ids: Vec<TournamentId>) -> Result<(), Problem> {
        locked(&self.api.room).shown = ids.into_iter().take(MOST_SHOWN).collect();
        self.changed()
    }

    /// Holds a scene of the room; `null` means scenes change by themselves again.
    #[audience(desk)]
    pub fn room_scene(&self, scene: Option<Scene>) -> Result<(), Problem> {
        if let Some(scene) = scene {
            let shown = locked(&self.api.room).shown.clone();
            if !self.read(|club| club.room().room_possible(&shown, self.now()))?.contains(&scene) {
                return Err(Problem::new("room-scene_empty", &[]));
            }
        }
        locked(&self.api.room).hold = scene;
        self.changed()
    }

    /// Returns the state of the room.
    #[audience(desk)]
    pub fn room_status(&self) -> Result<RoomStatus, Problem> {
        let (chosen, hold) = self.room_choice();
        let (shown, possible) = self.read(|club| {
            Ok((club.room().room_shown(&chosen)?, club.room().room_possible(&chosen, self.now())?))
        })?;
        let window = self.api.host.room_window().map_err(|detail| self.no_window(detail))?;
        let RoomWindow { open, full, may_sleep, screens } = window;
        let trouble = self.api.host.room_trouble();
        Ok(RoomStatus { open, full, shown, most: MOST_SHOWN, hold, possible, screens, trouble, may_sleep })
    }

    /// The reason why the room is not where it belongs; null if it is.
    #[audience(host)]
    pub fn room_trouble(&self) -> Result<Option<RoomTrouble>, Problem> {
        Ok(self.api.host.room_trouble())
    }

    /// Puts the room where it belongs once more.
    #[audience(host)]
    pub fn room_place(&self) -> Result<(), Problem> {
        self.window(RoomOrder::Place)?;
        self.changed()
    }

    /// Whether keys pressed in the room's window count. `pressed`: somebody presses in it, which gives it the keyboard.
    #[audience(room)]
    pub fn room_keys(&self, pressed: bool) -> Result<bool, Problem> {
        self.api.host.room_keys(pressed).map_err(|detail| self.no_window(detail))
    }

    /// All that the room shows.
    #[audience(room)]
    pub fn room_view(&self) -> Result<RoomView, Problem> {
        let (shown, hold) = self.room_choice();
        self.read(|club| club.room().view(self.language(), &shown, hold, self.now()))
    }

    /// Returns the club's settings of its room.
    #[audience(desk)]
    pub fn room_kept(&self) -> Result<RoomKept, Problem> {
        self.read(|club| club.layouts().kept(self.language()))
    }

    /// Stores the room's small settings.
    #[audience(desk)]
    pub fn room_keep(&self, settings: RoomSettings) -> Result<RoomKept, Problem> {
        let before = self.room_kept()?.settings.place;
        let kept = self.change(None, |club| {
            club.layouts().keep_settings(settings)?;
            club.layouts().kept(self.language())
        })?;
        if kept.settings.place != before {
            self.window(RoomOrder::Place)?;
            self.changed()?;
        }
        Ok(kept)
    }

    /// Previews a layout with its faults.
    #[audience(desk)]
    pub fn room_layout_check(&self, layout: Layout) -> Result<LayoutReport, Problem> {
        Ok(LayoutReport::of(self.language(), &layout))
    }

    /// Stores a layout as the club's own, and uses it.
    #[audience(desk)]
    pub fn room_layout_keep(&self, layout: Layout) -> Result<RoomKept, Problem> {
        self.change(None, |club| {
            club.layouts().keep_layout(layout)?;
            club.layouts().kept(self.language())
        })
    }

    /// Deletes a layout of the club's own.
    #[audience(desk)]
    pub fn room_layout_delete(&self, id: String) -> Result<RoomKept, Problem> {
        self.change(None, |club| {
            club.layouts().delete_layout(&id)?;
            club.layouts().kept(self.language())
        })
    }

    /// Lets the person choose a picture as the club's logo, or takes one named; `null` if none was chosen.
    #[audience(host)]
    pub fn room_logo_choose(&self, path: Option<String>) -> Result<Option<RoomKept>, Problem> {
        let Some(path) = self.chosen_picture(path)? else { return Ok(None) };
        let address = self.picture(&path, MOST_LOGO, "room-logo_large")?;
        self.change(None, |club| {
            club.layouts().keep_logo(Some(&address))?;
            club.layouts().kept(self.language())
        })
        .map(Some)
    }

    /// One of the pictures that are shown in turn, as a `data:` address.
    #[audience(room)]
    pub fn room_slide(&self, id: u32) -> Result<String, Problem> {
        self.read(|club| club.layouts().slide(id))
    }

    /// Lets the person choose a picture to show in turn with the others, or takes one named; `null` if none was chosen.
    #[audience(host)]
    pub fn room_slide_choose(&self, path: Option<String>) -> Result<Option<RoomKept>, Problem> {
        let Some(path) = self.chosen_picture(path)? else { return Ok(None) };
        let address = self.picture(&path, MOST_SLIDE, "room-slide_large")?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        self.change(None, |club| {
            club.layouts().add_slide(&name, &address)?;
            club.layouts().kept(self.language())
        })
        .map(Some)
    }

    /// Takes one of the pictures that are shown in turn away.
    #[audience(desk)]
    pub fn room_slide_remove(&self, id: u32) -> Result<RoomKept, Problem> {
        self.change(None, |club| {
            club.layouts().remove_slide(id)?;
            club.layouts().kept(self.language())
        })
    }

    /// Takes the logo away.
    #[audience(desk)]
    pub fn room_logo_remove(&self) -> Result<RoomKept, Problem> {
        self.change(None, |club| {
            club.layouts().keep_logo(None)?;
            club.layouts().kept(self.language())
        })
    }
}

impl Call<'_> {
    pub(crate) fn room_choice(&self) -> (Vec<TournamentId>, Option<Scene>) {
        let room = locked(&self.api.room);
        (room.shown.clone(), room.hold)
    }

    /// The room leaves evenings that are over for the one that begins, unless a scene is held.
    pub(crate) fn room_goes_to(&self, id: TournamentId) {
        let (shown, hold) = self.room_choice();
        if hold.is_some() || shown.is_empty() || shown.contains(&id) {
            return;
        }
        let over = self.read(|club| {
            let rows = club.tournaments().all()?;
            Ok(rows.iter().filter(|row| shown.contains(&row.id)).all(|row| row.status == Phase::Finished))
        });
        if over.unwrap_or(false) {
            locked(&self.api.room).shown = vec![id];
            self.api.tell(Notice::Changed(None));
        }
    }

    pub(crate) fn window(&self, order: RoomOrder) -> Result<(), Problem> {
        self.api.host.window(order).map_err(|detail| self.no_window(detail))
    }

    fn no_window(&self, detail: String) -> Problem {
        Problem::new("program-no_window", &[("detail", detail.into())])
    }

    /// Notifies the pages that the room has changed.
    fn changed(&self) -> Result<(), Problem> {
        self.api.tell(Notice::Changed(None));
        Ok(())
    }

    fn chosen_picture(&self, named: Option<String>) -> Result<Option<PathBuf>, Problem> {
        let endings = &["png", "jpg", "jpeg", "webp", "svg"];
        self.place_to_change(named, Dialog::Open { kind: "PNG, JPEG, WebP, SVG", endings })
    }

    /// A picture as a `data:` address, by what its first bytes say it is.
    fn picture(&self, path: &Path, most: usize, large: &str) -> Result<String, Problem> {
        let bytes = bytes_of(path, most, large)?;
        let kind = kind_of(&bytes).ok_or_else(|| Problem::new("room-logo_kind", &[]))?;
        Ok(format!("data:image/{kind};base64,{}", STANDARD.encode(bytes)))
    }
}

/// Under this name the computer remembers that its room is open.
const OPEN: &str = "room.json";
/// Under this name the computer remembers that its room filled a screen of its own.
const FILLED: &str = "room-filled.json";

impl Api {
    /// Whether the room was open when the program last ended, and there is an evening to show there.
    pub fn room_returns(&self) -> bool {
        self.recalled(OPEN).unwrap_or(false) && !self.live().playing.is_empty()
    }

    /// Whether the room, when it was last shown, filled a screen that the desk was not on.
    pub fn room_filled(&self) -> bool {
        self.recalled(FILLED).unwrap_or(false)
    }

    /// Remembers whether the room fills a screen that the desk is not on.
    pub fn note_room_filled(&self, filled: bool) {
        self.keep_in_mind(FILLED, &filled);
    }

    /// Place that the club wants for its room.
    pub fn room_place(&self) -> RoomPlace {
        self.read(|club| Ok(club.layouts().settings()?.place)).unwrap_or_default()
    }
}

/// The bytes of a file that a person chose; more than `most` are refused by the sentence `large`.
pub(super) fn bytes_of(path: &Path, most: usize, large: &str) -> Result<Vec<u8>, Problem> {
    let unreadable =
        |error: std::io::Error| Problem::new("open-other", &[("detail", error.to_string().into())]);
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > u64::try_from(most).unwrap_or(u64::MAX) {
        return Err(Problem::new(large, &[]));
    }
    std::fs::read(path).map_err(unreadable)
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
