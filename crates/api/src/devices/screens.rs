//! Any browser as a screen: it has a name, and shows what the desk gives it.

use serde::{Deserialize, Serialize};
use tapis_club::engine::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::room::{RoomView, Scene};

use super::{Devices, secret};

/// What a screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ScreenShows {
    /// Its name alone: nobody has given it anything yet.
    #[default]
    Name,
    /// The same as the projector.
    Room,
    /// One scene, whatever the projector shows.
    Scene {
        /// Which.
        scene: Scene,
    },
}

/// A screen that this computer knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Screen {
    /// Known to the screen alone.
    pub(crate) id: String,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) shows: ScreenShows,
    #[serde(default)]
    pub(crate) message: String,
    pub(crate) seen: Millis,
}

/// What a screen is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScreenView {
    /// Its id: what it names itself by.
    pub id: String,
    /// Its name, for people.
    pub name: String,
    /// The language it speaks.
    pub language: Language,
    /// What the desk tells whoever sees this screen; empty: nothing.
    pub message: String,
    /// What it shows; null: its name alone.
    pub room: Option<RoomView>,
}

/// A screen, as the desk sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownScreen {
    /// What the desk names it by.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it shows.
    pub shows: ScreenShows,
    /// What the desk tells whoever sees it.
    pub message: String,
    /// When it last asked, by the program's time.
    pub seen: Millis,
}

/// More screens are not kept: the one that was not seen for longest goes.
const MOST: usize = 40;

impl Devices {
    /// The screen of that id, or a new one.
    pub(crate) fn screen(&mut self, id: Option<&str>, language: Language, now: Millis) -> &mut Screen {
        let known = id.and_then(|id| self.kept.screens.iter().position(|screen| screen.id == id));
        let at = known.unwrap_or_else(|| {
            if self.kept.screens.len() >= MOST {
                let oldest = (0..self.kept.screens.len()).min_by_key(|at| {
                    self.kept.screens.get(*at).map(|screen| (screen.shows != ScreenShows::Name, screen.seen))
                });
                oldest.map(|oldest| self.kept.screens.remove(oldest));
            }
            let name = self.new_name(language);
            let (shows, message) = (ScreenShows::Name, String::new());
            self.kept.screens.push(Screen { id: secret::random_hex(), name, shows, message, seen: now });
            self.kept.screens.len() - 1
        });
        &mut self.kept.screens[at]
    }

    /// The screen that the desk names: by its name's hash, so that the desk's list gives no screen's id away.
    pub(crate) fn screen_of_desk(&mut self, id: &str) -> Option<&mut Screen> {
        self.kept.screens.iter_mut().find(|screen| desk_id(&screen.id) == id)
    }

    pub(crate) fn forget_screen(&mut self, id: &str) {
        self.kept.screens.retain(|screen| desk_id(&screen.id) != id);
    }

    pub(crate) fn screens(&self) -> Vec<ShownScreen> {
        let shown = |screen: &Screen| ShownScreen {
            id: desk_id(&screen.id),
            name: screen.name.clone(),
            shows: screen.shows,
            message: screen.message.clone(),
            seen: screen.seen,
        };
        self.kept.screens.iter().map(shown).collect()
    }
}

fn desk_id(id: &str) -> String {
    secret::derived(id, "tapis desk").chars().take(16).collect()
}
