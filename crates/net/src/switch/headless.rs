//! A computer that runs the program without a window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tapis_api::{
    Alert, Computer, Dialog, FoundComputer, Host, InstallerStart, NetworkState, Notice, RoomOrder,
    RoomWindow, Trouble, Updates, Utterance,
};
use tapis_club::Problem;
use tapis_club::update::Kind;

use crate::Network;

/// Nobody sits in front of it: it opens no dialog, shows no window and plays no sound.
#[derive(Debug)]
pub struct Headless {
    folder: PathBuf,
    network: Arc<Network>,
}

impl Headless {
    /// It remembers what it must in this folder, and lets devices in by this network.
    pub fn new(folder: PathBuf, network: Arc<Network>) -> Self {
        Headless { folder, network }
    }
}

fn no_window() -> String {
    "no window".to_owned()
}

impl Host for Headless {
    fn choose(&self, _: Dialog<'_>) -> Option<PathBuf> {
        None
    }

    fn choose_several(&self, _: Dialog<'_>) -> Vec<PathBuf> {
        Vec::new()
    }

    fn open_in_viewer(&self, _: &Path) -> Result<(), String> {
        Err(no_window())
    }

    fn data_folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    fn cache_folder(&self) -> PathBuf {
        self.folder.join("cache")
    }

    fn tell(&self, _: Notice) {}

    fn play(&self, _: Alert, _: Option<Utterance>) {}

    fn try_voice(&self, _: Utterance) -> Result<(), Trouble> {
        Err(Trouble::Voiceless)
    }

    fn try_alert(&self, _: Alert) -> Result<(), Trouble> {
        Err(Trouble::Nothing)
    }

    fn loudspeakers(&self) -> Vec<String> {
        Vec::new()
    }

    fn room_window(&self) -> Result<RoomWindow, String> {
        Ok(RoomWindow::default())
    }

    fn window(&self, _: RoomOrder) -> Result<(), String> {
        Err(no_window())
    }

    fn updates(&self) -> Updates {
        Updates::default()
    }

    fn install(&self, _: &Path, _: Kind) -> Result<InstallerStart, String> {
        Err(no_window())
    }

    fn network(&self) -> NetworkState {
        self.network.state()
    }

    fn open_network(&self, address: Option<&str>) -> Result<(), Problem> {
        self.network.open(address)
    }

    fn close_network(&self) {
        self.network.close();
    }

    fn this_computer(&self) -> Option<Computer> {
        self.network.computer()
    }

    fn follow(&self, address: &str, pinned: Option<&Computer>) -> Result<(), Problem> {
        self.network.follow(address, pinned)
    }

    fn trying(&self) -> Option<String> {
        self.network.trying()
    }

    fn unfollow(&self) {
        self.network.unfollow();
    }

    fn found_computers(&self) -> Vec<FoundComputer> {
        self.network.found()
    }

    fn meet(&self, other: &Computer, address: &str, identity: &str) {
        self.network.meet(other, address, identity);
    }
}
