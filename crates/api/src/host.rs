//! Abilities of the computer that runs the program.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tapis_club::Problem;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::views::ClockView;
use tapis_club::locale::{Language, Phrase, text};
use tapis_club::update::Kind;

use crate::base::clock_key::ClockKey;
use crate::{Alert, Computer, FoundComputer, ProblemText, TextSize, Trouble, Utterance};

/// The window system, the loudspeakers and the folders of the computer that runs the program.
pub trait Host: Send + Sync {
    /// Lets the person choose a file or a folder; `None` if none was chosen.
    fn choose(&self, dialog: Dialog<'_>) -> Option<PathBuf>;

    /// Lets the person choose one or several files; empty if none was chosen.
    fn choose_several(&self, dialog: Dialog<'_>) -> Vec<PathBuf>;

    /// Opens a file in the system's viewer.
    ///
    /// # Errors
    /// The system's words.
    fn open_in_viewer(&self, file: &Path) -> Result<(), String>;

    /// Folder of what the program remembers on this computer.
    fn data_folder(&self) -> Option<PathBuf>;

    /// Folder of what may be deleted at any time.
    fn cache_folder(&self) -> PathBuf;

    /// Folders where a person would look for the club's file, the best first.
    fn club_folders(&self) -> Vec<PathBuf> {
        Vec::new()
    }

    /// Sends a notice to the pages.
    fn tell(&self, notice: Notice);

    /// Plays an alert as the settings say, has a voice say something after it, and returns at once.
    fn play(&self, alert: Alert, spoken: Option<Utterance>);

    /// Has a voice say something, and waits until it has.
    ///
    /// # Errors
    /// If this computer has no voice.
    fn try_voice(&self, spoken: Utterance) -> Result<(), Trouble>;

    /// Plays an alert to hear it, and waits until it sounds.
    ///
    /// # Errors
    /// If nothing is heard, or not from the loudspeaker that was chosen.
    fn try_alert(&self, alert: Alert) -> Result<(), Trouble>;

    /// Keeps the computer and its screens from sleeping, or no longer, and returns at once.
    fn keep_awake(&self, _awake: bool) {}

    /// Draws the desk so large.
    fn draw_desk(&self, _size: TextSize) {}

    /// The names of all loudspeakers.
    fn loudspeakers(&self) -> Vec<String>;

    /// State of the room's window.
    ///
    /// # Errors
    /// The system's words.
    fn room_window(&self) -> Result<RoomWindow, String>;

    /// The reason why the room is not where it belongs; `None` if it is. Costs nothing: it is noted at each look.
    fn room_trouble(&self) -> Option<RoomTrouble> {
        None
    }

    /// The pages whose processes died and were replaced, with how often. The pages themselves do not know.
    fn reloaded(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// Whether keys pressed in the room count: somebody presses in it (`pressed`), which gives it the keyboard, or has.
    /// Otherwise the keyboard returns to the desk.
    ///
    /// # Errors
    /// The system's words.
    fn room_keys(&self, _pressed: bool) -> Result<bool, String> {
        Ok(true)
    }

    /// Does something with a window.
    ///
    /// # Errors
    /// The system's words.
    fn window(&self, order: RoomOrder) -> Result<(), String>;

    /// Source of updates, and their installation here.
    fn updates(&self) -> Updates;

    /// Starts an installer, or hands it to the system's own.
    ///
    /// # Errors
    /// The system's words.
    fn install(&self, package: &Path, kind: Kind) -> Result<InstallerStart, String>;

    /// State of the network access for devices. The default is a computer that cannot be reached.
    fn network(&self) -> NetworkState {
        NetworkState::default()
    }

    /// Lets devices in, by this address of this computer, or by all where none is named.
    ///
    /// # Errors
    /// A sentence that says why it cannot.
    fn open_network(&self, _address: Option<&str>) -> Result<(), Problem> {
        Err(Problem::new("network-unavailable", &[]))
    }

    /// Lets no device in any more.
    fn close_network(&self) {}

    /// This computer as others know it; `None` if it has no certificate, and no other can be trusted.
    fn this_computer(&self) -> Option<Computer> {
        None
    }

    /// Follows the club that the computer at this address leads, as often as the line breaks. `pinned`: only
    /// this computer; `None` means whoever is there, once somebody has typed the digits.
    ///
    /// # Errors
    /// A sentence where the address is none, or this computer cannot.
    fn follow(&self, _address: &str, _pinned: Option<&Computer>) -> Result<(), Problem> {
        Err(Problem::new("network-unavailable", &[]))
    }

    /// The address of the computer that it tries to follow; `None` if it tries none, or follows.
    fn trying(&self) -> Option<String> {
        None
    }

    /// Stops following another computer.
    fn unfollow(&self) {}

    /// Computers in the room that lead a club, as far as they are found.
    fn found_computers(&self) -> Vec<FoundComputer> {
        Vec::new()
    }

    /// Tries to reach another computer that held this club too, last at this address, until it is clear which of
    /// the two leads.
    fn meet(&self, _other: &Computer, _address: &str, _identity: &str) {}
}

/// A network card of this computer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NetworkCard {
    /// Name that the system gives to it.
    pub name: String,
    pub address: String,
    /// The address is one of a local network, as a router gives it.
    pub room: bool,
}

/// State of the network access for devices.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NetworkState {
    /// The cards there are, the likeliest first.
    pub cards: Vec<NetworkCard>,
    /// Devices are let in, at this port; `None` if they are not.
    pub port: Option<u16>,
    /// Only by this address; `None` means by all.
    pub address: Option<String>,
    /// A device other than this computer has come.
    pub reached: bool,
    /// Telephones that follow the evening now.
    pub phones: u32,
    /// The name of this computer in the network, where the system says it.
    pub name: Option<String>,
}

/// Source of updates, and their installation here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Updates {
    /// The public key that they are signed with; `None` if no update is believed.
    pub key: Option<String>,
    /// Address that is asked for newer versions; `None` means nowhere.
    pub feed: Option<String>,
    /// Kind of the program's installation; `None` means from no package, so that no update can be installed over it.
    pub kind: Option<Kind>,
}

/// Effect of starting an installer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InstallerStart {
    /// It replaces the program and starts it again: the program ends now.
    Reopens,
    /// The system shows it to the person, who goes on there.
    Shown,
    /// The program's file has been replaced: its next start is the new version.
    NextStart,
}

/// Choice that a person is asked to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog<'a> {
    /// A file to read, of a kind with these endings.
    Open {
        kind: &'a str,
        endings: &'a [&'a str],
    },
    /// A file to write.
    Save {
        /// The name that is proposed.
        name: &'a str,
        /// The kind's name and its ending; `None` for any.
        kind: Option<(&'a str, &'a str)>,
    },
    Folder,
}

impl Dialog<'_> {
    /// The words at its head: the system knows none in the program's language.
    pub fn title(&self, language: Language) -> String {
        let key = match self {
            Dialog::Open { .. } => "choose-file",
            Dialog::Save { .. } => "choose-save",
            Dialog::Folder => "choose-folder",
        };
        text(language, key, &[])
    }
}

/// Order to the windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoomOrder {
    /// The room's window opens, or comes to where it belongs.
    Open,
    Close,
    /// It fills the screen it is on, or is a window again; `None` means the other of the two.
    Fill(Option<bool>),
    /// The club chose another place for it.
    Place,
    /// The desk's window comes to the front.
    DeskToFront,
    /// The desk asks the person whether its window shall close.
    DeskAsks,
    /// The desk's window closes, and the program ends.
    CloseDesk,
}

/// State of the room's window.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RoomWindow {
    pub open: bool,
    /// It fills its screen.
    pub full: bool,
    /// The system refuses to keep the computer from sleeping while a clock runs.
    pub may_sleep: bool,
    /// The screens there are.
    pub screens: Vec<Screen>,
}

/// The reason why the room is not where it belongs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "screen", rename_all = "snake_case")]
pub enum RoomTrouble {
    /// The screen it filled was unplugged; it comes back with it.
    Pulled,
    /// All screens show the same.
    Mirrored,
    /// The club's choice of a screen, named here, is not there.
    Missing(String),
    /// The system puts it elsewhere.
    Misplaced,
    /// It was closed, and not by the program.
    Closed,
    /// Its page's process died again and again: its window is closed.
    Stopped,
}

/// A screen of the computer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Screen {
    /// The name that the system gives it, or else where it stands.
    pub name: String,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// The desk is on it.
    pub desk: bool,
}

/// Notice that the pages receive without asking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", content = "payload", rename_all = "snake_case")]
pub enum Notice {
    /// Something has changed in this tournament; `null` means anywhere. Views are fetched anew.
    Changed(Option<TournamentId>),
    /// Somebody says to have come to this tournament, and waits for an answer. What the evening shows has not changed.
    Arrived(TournamentId),
    /// A screen, or a device that waits to be let in, has come to the list of devices.
    Came(()),
    /// A clock, and how it will stand once what runs is over, where that is soon.
    Clock(TournamentId, Box<ClockView>, Option<Box<ClockView>>),
    /// The countdown for a player began or ended.
    Countdown(()),
    /// One of the clock's keys was pressed in the room, for this tournament.
    Key(TournamentId, ClockKey),
    /// The person closes the desk's window while a clock runs: the desk asks first, and says so with
    /// `desk_close`.
    CloseAsked(()),
    /// Another start of the program was given this club; `null` means the sample club. The desk asks first where a
    /// clock runs.
    OpenAsked(Option<PathBuf>),
    /// Something went wrong that nobody asked for.
    Trouble(ProblemText),
    /// The program's time: it is still there. For the desktop's windows; devices are told over their own lines.
    Now(Millis),
}

#[cfg(test)]
mod tests {
    use tapis_club::locale::Language::{En, Fr};

    use super::Dialog;

    #[test]
    fn each_file_dialog_has_a_title_in_both_languages() {
        let save = Dialog::Save { name: "club", kind: None };
        let open = Dialog::Open { kind: "Tapis", endings: &["tapis"] };
        let titles = [save, open, Dialog::Folder].map(|dialog| [dialog.title(Fr), dialog.title(En)]);
        assert_eq!(titles[0], ["Enregistrer sous", "Save as"]);
        assert!(titles.iter().flatten().all(|title| !title.is_empty() && !title.starts_with("choose-")));
    }
}
