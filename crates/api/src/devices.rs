//! The devices in the room that this computer knows: screens that show what the desk gives them, and devices that were
//! let in to do something. What belongs to a start of the program (counters, answers) is not stored.

pub mod line;
mod names;
mod pairing;
mod screens;
pub(crate) mod secret;
mod sheets;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use tapis_club::engine::base::quantity::{Millis, TableNo, TournamentId};

use crate::Audience;
use crate::devices::line::DeviceCalls;

pub use pairing::{Claim, PairingState, PairingView};
pub use screens::{ScreenShows, ScreenView, ShownScreen};
pub(crate) use sheets::AskRefusal;
pub(crate) use sheets::SheetCode;
pub use sheets::{SheetAsk, SheetRequest, TableSheet};

pub(crate) use pairing::{ClaimRefusal, Pairing};
pub(crate) use screens::Screen;
pub(crate) use secret::{grouped, random_hex};

/// Role of a device that was let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceRole {
    /// A captain's telephone, for one table of one tournament.
    Captain {
        tournament: TournamentId,
        table: TableNo,
    },
    Remote,
    /// A tablet on the floor: the desk's pages of a tournament.
    Floor,
    /// A tablet by the door: registration and payment.
    Door,
}

impl DeviceRole {
    /// Audience that it belongs to.
    pub fn audience(&self) -> Audience {
        match self {
            DeviceRole::Captain { .. } => Audience::Table,
            DeviceRole::Remote => Audience::Remote,
            DeviceRole::Floor => Audience::Floor,
            DeviceRole::Door => Audience::Door,
        }
    }

    /// The path of its page.
    pub(crate) fn page(&self) -> &'static str {
        match self {
            DeviceRole::Captain { .. } | DeviceRole::Remote => "device",
            DeviceRole::Floor | DeviceRole::Door => "tablet",
        }
    }
}

/// A device that was let in, or waits for it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Writer {
    pub(crate) id: String,
    /// Key of its signatures, in hexadecimal digits. It never crossed the network.
    pub(crate) key: String,
    pub(crate) name: String,
    /// Person who uses it; empty if nobody has stated it.
    pub(crate) person: String,
    pub(crate) role: DeviceRole,
    /// The desk has let it in.
    pub(crate) confirmed: bool,
    /// Its access outlasts the evening.
    pub(crate) keep: bool,
    pub(crate) since: Millis,
    pub(crate) seen: Millis,
    /// Address from which it asked to be let in; `None` if not since the program began.
    #[serde(skip)]
    address: Option<IpAddr>,
}

impl Writer {
    /// Its access has ended: nothing was heard from it since that evening, or for very long where it was to be kept.
    pub(crate) fn is_over(&self, now: Millis) -> bool {
        let kept = self.keep && !matches!(self.role, DeviceRole::Captain { .. });
        now.saturating_sub(self.seen) >= if kept { FORGOTTEN } else { EVENING }
    }
}

/// Data stored on this computer.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct DeviceList {
    pub(crate) screens: Vec<Screen>,
    pub(crate) writers: Vec<Writer>,
    /// Secret from which the codes on table sheets are made; empty if none was made yet.
    sheets: String,
}

/// All devices that were let in.
#[derive(Debug, Default)]
pub(crate) struct Devices {
    pub(crate) kept: DeviceList,
    /// Read from the disk.
    pub(crate) loaded: bool,
    pub(crate) pairing: Option<Pairing>,
    /// The last claim that was good, and the device that it made.
    answered: Option<(Claim, String)>,
    /// Start of the program: what was signed for another one is worth nothing.
    pub(crate) session: String,
    pub(crate) lines: BTreeMap<String, Arc<Mutex<DeviceCalls>>>,
    /// Addresses from which new screens came, with the times.
    new_screens: Vec<(Option<IpAddr>, Millis)>,
}

pub(crate) const MEMORY: &str = "devices.json";
/// A device that was not seen for so long is forgotten.
pub(crate) const FORGOTTEN: Millis = Millis::of_minutes(60 * 24 * 60);
/// A device that the desk does not keep is for one evening.
const EVENING: Millis = Millis::of_minutes(24 * 60);

impl Devices {
    pub(crate) fn writers(&self) -> &[Writer] {
        &self.kept.writers
    }

    pub(crate) fn writer(&mut self, id: &str) -> Option<&mut Writer> {
        self.kept.writers.iter_mut().find(|writer| writer.id == id)
    }

    /// The device has no access any more. False: there was none.
    pub(crate) fn revoke(&mut self, id: &str) -> bool {
        let before = self.kept.writers.len();
        self.kept.writers.retain(|writer| writer.id != id);
        self.lines.remove(id);
        self.kept.writers.len() < before
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        let screens = self.kept.screens.iter().map(|screen| screen.name.as_str());
        screens.chain(self.kept.writers.iter().map(|writer| writer.name.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_devices_are_written_as_they_were_read() {
        let kept = r#"{"screens":[{"id":"a","name":"Renard Bleu","shows":{"type":"room"},"message":"","seen":1}],"writers":[{"id":"b","key":"00","name":"Loup Vert","person":"Zoé","role":{"type":"remote"},"confirmed":true,"keep":true,"since":1,"seen":2}],"sheets":"ff"}"#;
        let read: DeviceList = serde_json::from_str(kept).unwrap();
        assert_eq!(read.writers[0].role.audience(), Audience::Remote);
        assert_eq!(serde_json::to_string(&read).unwrap(), kept);
    }
}
