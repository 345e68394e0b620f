//! A sign of life beside the club file, so that after a power cut the program knows how long it
//! was away. Not in the database: it would write there all evening.

use std::io::Write;
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
        // On the disk before the rename: a power cut must not leave an empty file, which would
        // read as an orderly end.
        let written = std::fs::File::create(&draft).and_then(|mut file| {
            file.write_all(now.to_string().as_bytes())?;
            file.sync_data()
        });
        if written.is_ok() {
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
