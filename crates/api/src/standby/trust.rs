//! Computers that this one trusts, and clubs that it holds together with one of them.

use crate::subjects::ComputerTrust;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::MutexGuard;

use serde::{Deserialize, Serialize};
use tapis_club::store::write_private;

use super::Computer;
use crate::api::locked;

const MEMORY: &str = "computers.json";

/// Knowledge of this computer about others. Only this account can read it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Trust {
    computers: Vec<Computer>,
    /// Clubs whose file here follows another computer's.
    followed: BTreeMap<String, FollowedClub>,
    /// Clubs that this computer led with a second one.
    shared: BTreeMap<String, SharedClub>,
    #[serde(skip)]
    loaded: bool,
}

/// A club whose file here follows another computer's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FollowedClub {
    pub(crate) name: String,
    pub(crate) leader: Computer,
    pub(crate) address: String,
    pub(crate) path: PathBuf,
}

/// The other computer of a club that this one led, or took over from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SharedClub {
    pub(crate) other: Computer,
    /// Address at which it was last reached.
    pub(crate) address: String,
    /// Time of its last message by the system's clock, in UTC milliseconds.
    pub(crate) seen: i64,
}

impl<'a> ComputerTrust<'a> {
    pub(super) fn trust(self) -> MutexGuard<'a, Trust> {
        let mut trust = locked(&self.api.standby.trust);
        if !trust.loaded {
            *trust = self.api.recalled(MEMORY).unwrap_or_default();
            trust.loaded = true;
        }
        trust
    }

    /// Changes what this computer knows of others, and keeps it.
    pub(super) fn change_trust<T>(self, work: impl FnOnce(&mut Trust) -> T) -> T {
        let mut trust = self.trust();
        let done = work(&mut trust);
        if let (Some(folder), Ok(text)) = (self.api.host.data_folder(), serde_json::to_vec(&*trust)) {
            // If it cannot be stored, the computers are compared again at the next start.
            let _ = std::fs::create_dir_all(&folder);
            let _ = write_private(&folder.join(MEMORY), &text);
        }
        done
    }

    /// Whether people have compared this computer with that one.
    pub fn trusts(self, computer: &str) -> bool {
        self.trust().computers.iter().any(|known| known.id == computer)
    }

    pub(crate) fn trusted_computers(self) -> Vec<Computer> {
        self.trust().computers.clone()
    }

    /// The club of this file follows another computer's.
    pub(crate) fn followed_at(self, path: &Path) -> Option<(String, FollowedClub)> {
        let trust = self.trust();
        let found = trust.followed.iter().find(|(_, club)| club.path == path);
        found.map(|(identity, club)| (identity.clone(), club.clone()))
    }

    pub(super) fn followed(self, identity: &str) -> Option<FollowedClub> {
        self.trust().followed.get(identity).cloned()
    }

    /// The other computer of a club that this one leads or led.
    pub(super) fn shared(self, identity: &str) -> Option<SharedClub> {
        self.trust().shared.get(identity).cloned()
    }
}

impl Trust {
    pub(super) fn add(&mut self, computer: Computer) {
        self.computers.retain(|known| known.id != computer.id);
        self.computers.push(computer);
    }

    /// That computer is a stranger again.
    pub(super) fn remove(&mut self, computer: &str) {
        self.computers.retain(|known| known.id != computer);
        self.shared.retain(|_, club| club.other.id != computer);
    }

    pub(super) fn follow(&mut self, identity: &str, club: FollowedClub) {
        self.shared.remove(identity);
        self.followed.insert(identity.to_owned(), club);
    }

    pub(super) fn share(&mut self, identity: &str, club: SharedClub) {
        self.followed.remove(identity);
        self.shared.insert(identity.to_owned(), club);
    }
}

impl Trust {
    pub(super) fn shared_mut(&mut self, identity: &str) -> Option<&mut SharedClub> {
        self.shared.get_mut(identity)
    }
}
