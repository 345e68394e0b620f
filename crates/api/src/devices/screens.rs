//! Any browser as a screen: it has a name, and shows what the desk gives it.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::room::{RoomView, Scene};

use super::{Devices, secret};

/// Content of a screen.
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
    Scene { scene: Scene },
}

/// A screen that this computer knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Screen {
    /// Known to the screen alone.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) shows: ScreenShows,
    pub(crate) message: String,
    pub(crate) seen: Millis,
    /// Address from which it asked last; `None` if not since the program began, or from this computer.
    #[serde(skip)]
    address: Option<IpAddr>,
}

impl Screen {
    /// The desk has given it nothing yet.
    pub(crate) fn waits(&self) -> bool {
        self.shows == ScreenShows::Name && self.message.is_empty()
    }
}

/// State that a screen receives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScreenView {
    /// Its id: what it names itself by.
    pub id: String,
    /// Its name, for people.
    pub name: String,
    /// The language it speaks.
    pub language: Language,
    /// Message of the desk to readers of this screen; empty if there is none.
    pub message: String,
    /// Content of the screen; `null` means its name alone.
    pub room: Option<RoomView>,
}

/// A screen, as the desk sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownScreen {
    /// Identifier by which the desk names it.
    pub id: String,
    pub name: String,
    pub shows: ScreenShows,
    /// Message of the desk to its readers.
    pub message: String,
    /// Time of its last request, by the program's time.
    pub seen: Millis,
}

/// More screens are not kept.
const MOST: usize = 40;
/// The most screens of one address that wait for the desk, and that are new within a minute.
const MOST_WAITING: usize = 6;
const MINUTE: Millis = Millis::of_minutes(1);
/// A screen that waits speaks every twenty seconds: after so long nobody sees its name.
const QUIET: Millis = Millis::of_minutes(2);
/// A screen to which the desk gave something keeps its place for so long without a word.
const AWAY: Millis = Millis::of_minutes(12 * 60);

impl Devices {
    /// The screen of that id, or a new one. `None` if too many are new at that address, or there are too many
    /// in all.
    pub(crate) fn screen(
        &mut self,
        id: Option<&str>,
        address: Option<IpAddr>,
        language: Language,
        now: Millis,
    ) -> Option<&mut Screen> {
        let known = id.and_then(|id| self.kept.screens.iter().position(|screen| screen.id == id));
        let at = match known {
            Some(at) => at,
            None => {
                self.make_place(address, now)?;
                let name = self.new_name(language);
                let (shows, message) = (ScreenShows::Name, String::new());
                let id = secret::random_hex();
                self.kept.screens.push(Screen { id, name, shows, message, seen: now, address });
                self.new_screens.push((address, now));
                self.kept.screens.len() - 1
            }
        };
        let screen = self.kept.screens.get_mut(at)?;
        (screen.seen, screen.address) = (now, address);
        Some(screen)
    }

    /// Makes place for a new screen: of those that wait, one of the same address goes, or one that nobody sees any
    /// more.
    fn make_place(&mut self, address: Option<IpAddr>, now: Millis) -> Option<()> {
        self.new_screens.retain(|(_, at)| now.saturating_sub(*at) < MINUTE);
        if self.new_screens.iter().filter(|(from, _)| *from == address).count() >= MOST_WAITING {
            return None;
        }
        let screens = &self.kept.screens;
        let own = |screen: &Screen| screen.waits() && screen.address == address;
        let quiet =
            |screen: &Screen| now.saturating_sub(screen.seen) >= if screen.waits() { QUIET } else { AWAY };
        let goes = if screens.iter().filter(|screen| own(screen)).count() >= MOST_WAITING {
            oldest(screens, own)?
        } else if screens.len() >= MOST {
            oldest(screens, |screen| own(screen) || quiet(screen))?
        } else {
            return Some(());
        };
        self.kept.screens.remove(goes);
        Some(())
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

/// The one not seen for longest among these, one that waits before one that shows something.
fn oldest(screens: &[Screen], among: impl Fn(&Screen) -> bool) -> Option<usize> {
    let found = screens.iter().enumerate().filter(|(_, screen)| among(screen));
    found.min_by_key(|(_, screen)| (!screen.waits(), screen.seen)).map(|(at, _)| at)
}

fn desk_id(id: &str) -> String {
    secret::derived(id, "tapis desk").chars().take(16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Millis = Millis::of_minutes(1_000);

    fn at(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([10, 0, 0, last]))
    }

    fn new(devices: &mut Devices, address: u8, now: Millis) -> Option<String> {
        devices.screen(None, at(address), Language::Fr, now).map(|screen| screen.id.clone())
    }

    #[test]
    fn one_address_brings_few_new_screens_a_minute() {
        let mut devices = Devices::default();
        let came = (0..40).filter(|_| new(&mut devices, 1, START).is_some()).count();
        assert_eq!(came, MOST_WAITING);
        assert!(new(&mut devices, 2, START).is_some(), "another address");
        // A minute later they take the places of their own.
        assert!(new(&mut devices, 1, START + MINUTE).is_some());
        assert_eq!(devices.screens().len(), MOST_WAITING + 1);
    }

    #[test]
    fn no_stranger_takes_the_place_of_a_waiting_screen() {
        let mut devices = Devices::default();
        let waits = new(&mut devices, 1, START).unwrap();
        let shows = new(&mut devices, 2, START).unwrap();
        devices.screen(Some(&shows), at(2), Language::Fr, START).unwrap().shows = ScreenShows::Room;
        for minute in 0..20 {
            let now = START + Millis::of_minutes(minute);
            assert_eq!(devices.screen(Some(&waits), at(1), Language::Fr, now).unwrap().id, waits);
            for address in 3..60 {
                for _ in 0..8 {
                    new(&mut devices, address, now);
                }
            }
        }
        let known: Vec<&str> = devices.kept.screens.iter().map(|screen| screen.id.as_str()).collect();
        assert!(known.contains(&waits.as_str()) && known.contains(&shows.as_str()));
        assert_eq!(known.len(), MOST);
        // Those that are gone make place.
        let later = START + Millis::of_minutes(20) + QUIET;
        assert!(new(&mut devices, 1, later).is_some());
    }
}
