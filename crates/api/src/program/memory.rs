//! Data that this computer remembers beside the club files: recent clubs, second places, printers, loudspeakers.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Api, Host};

/// Value stored under that name; `None` if nothing that can be read.
pub(crate) fn recall<T: DeserializeOwned>(host: &dyn Host, name: &str) -> Option<T> {
    let text = std::fs::read_to_string(host.data_folder()?.join(name)).ok()?;
    serde_json::from_str(&text).ok()
}

/// Stores a value under a name.
pub(crate) fn keep<T: Serialize>(host: &dyn Host, name: &str, value: &T) {
    let (Some(folder), Ok(text)) = (host.data_folder(), serde_json::to_string(value)) else { return };
    // Only a convenience: what cannot be stored does no harm.
    let _ = std::fs::create_dir_all(&folder);
    let _ = std::fs::write(folder.join(name), text);
}

impl Api {
    /// Value stored under that name; `None` if nothing that can be read.
    pub(crate) fn recalled<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        recall(&*self.host, name)
    }

    /// Stores a value under a name.
    pub(crate) fn keep_in_mind<T: Serialize>(&self, name: &str, value: &T) {
        keep(&*self.host, name, value);
    }
}
