//! A sign of life beside the club file, so that after a power cut the program knows how long it
//! was away. Not in the database: it would write there all evening.

use std::path::{Path, PathBuf};

use crate::file::sibling;

/// The file that holds the last moment at which the program was alive.
#[derive(Debug, Clone)]
pub struct Heartbeat(PathBuf);

impl Heartbeat {
    /// The heartbeat of a club file.
    pub fn of(club: &Path) -> Self {
        Heartbeat(sibling(club, ".alive"))
    }

    /// Notes that the program is alive at this instant (UTC milliseconds). Losing one does no
    /// harm, so failures are silent.
    pub fn beat(&self, now: i64) {
        let draft = sibling(&self.0, ".new");
        if std::fs::write(&draft, now.to_string()).is_ok() {
            let _ = std::fs::rename(&draft, &self.0);
        }
    }

    /// The last beat.
    pub fn last(&self) -> Option<i64> {
        std::fs::read_to_string(&self.0).ok()?.trim().parse().ok()
    }

    /// An orderly end: there is nothing to tell at the next start.
    pub fn stop(&self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
