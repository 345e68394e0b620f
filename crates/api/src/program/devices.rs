//! The devices that this computer knows, as the program holds and stores them.

use std::sync::MutexGuard;

use tapis_club::store::write_private;

use crate::Api;
use crate::base::lock::locked;
use crate::devices::{Devices, FORGOTTEN, MEMORY, secret};

impl Api {
    /// All devices, read from the disk when they are first asked for.
    pub(crate) fn devices(&self) -> MutexGuard<'_, Devices> {
        let mut devices = locked(&self.devices);
        if !devices.loaded {
            devices.loaded = true;
            devices.session = secret::random_hex();
            devices.kept = self.recalled(MEMORY).unwrap_or_default();
            let now = self.now();
            devices.kept.screens.retain(|screen| now.saturating_sub(screen.seen) < FORGOTTEN);
            devices.kept.writers.retain(|writer| writer.confirmed && !writer.is_over(now));
        }
        devices
    }

    /// Stores what must be known after the next start, where only this account can read it.
    pub(crate) fn keep_devices(&self, devices: &Devices) {
        let (Some(folder), Ok(text)) = (self.host.data_folder(), serde_json::to_vec(&devices.kept)) else {
            return;
        };
        // If it cannot be stored, the devices are let in again at the next start.
        let _ = std::fs::create_dir_all(&folder);
        let _ = write_private(&folder.join(MEMORY), &text);
    }

    /// Whether the desk has given something to the screen of that id.
    pub fn shows_screen(&self, id: &str) -> bool {
        self.devices().kept.screens.iter().any(|screen| screen.id == id && !screen.waits())
    }
}
