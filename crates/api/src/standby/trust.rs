//! Computers that this one trusts, and clubs that it holds together with one of them.

use std::path::Path;
use std::sync::MutexGuard;

use tapis_club::store::write_private;

use crate::base::lock::locked;
use crate::computers::messages::Computer;
use crate::computers::pair::{FollowedClub, SharedClub, Trust};
use crate::program::subjects::ComputerTrust;

const MEMORY: &str = "computers.json";

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
