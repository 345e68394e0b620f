//! One instance at a time has a club open.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::OpenError;
use crate::file::sibling;

/// Held while a club is open. The file that carries it goes with it; after a power cut it stays
/// and holds nothing.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// How long to wait for another instance that is just ending: a system releases the locks of a
/// process some time after it has died.
const ENDING: Duration = Duration::from_millis(1500);

pub(crate) fn lock(path: &Path) -> Result<Lock, OpenError> {
    let beside = sibling(path, ".lock");
    let started = Instant::now();
    loop {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&beside);
        let file = file.map_err(|error| OpenError::of_io(path.parent().unwrap_or(path), &error))?;
        match file.try_lock() {
            // The previous holder may have removed the file meanwhile: this lock would then exclude nobody.
            Ok(()) if is_at(&file, &beside) => return Ok(Lock { path: beside, _file: file }),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) if started.elapsed() < ENDING => {
                std::thread::sleep(Duration::from_millis(25));
            }
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(OpenError::of_io(path, &error)),
        }
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |(ours, there): (std::fs::Metadata, std::fs::Metadata)| {
        (ours.dev(), ours.ino()) == (there.dev(), there.ino())
    };
    file.metadata().ok().zip(std::fs::metadata(path).ok()).is_some_and(same)
}

#[cfg(not(unix))]
fn is_at(_file: &File, path: &Path) -> bool {
    path.exists()
}
