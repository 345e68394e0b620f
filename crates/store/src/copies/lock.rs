//! One instance at a time has a club open.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::OpenError;
use crate::base::place::sibling;

/// Held while a club is open. The file that carries it goes with it; after a power cut it stays
/// and holds nothing.
#[derive(Debug)]
pub(crate) struct Lock {
    _path: RemoveOnDrop,
    _file: File,
}

/// Removes the file, where the system does not do it itself.
#[derive(Debug)]
struct RemoveOnDrop(PathBuf);

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        if !cfg!(windows) {
            // An empty file that stays locks nothing.
            let _ = std::fs::remove_file(&self.0);
        }
    }
}

/// Result of one attempt to lock.
enum Attempt {
    /// The club is ours.
    Held(File),
    /// The previous holder has just removed the file, so that holding it would exclude nobody.
    #[cfg(not(windows))]
    Again,
    /// Another instance has it.
    Taken,
}

/// Wait for another instance that is just ending: a system releases the locks of a process some time after it has died.
const ENDING: Duration = Duration::from_millis(1500);

pub(crate) fn lock(path: &Path) -> Result<Lock, OpenError> {
    let beside = sibling(path, ".lock");
    let started = Instant::now();
    loop {
        let attempt = attempt(&beside);
        let attempt = attempt.map_err(|error| OpenError::of_io(path.parent().unwrap_or(path), &error))?;
        match attempt {
            Attempt::Held(file) => return Ok(Lock { _path: RemoveOnDrop(beside), _file: file }),
            #[cfg(not(windows))]
            Attempt::Again => {}
            Attempt::Taken if started.elapsed() < ENDING => std::thread::sleep(Duration::from_millis(25)),
            Attempt::Taken => return Err(OpenError::InUse(path.to_owned())),
        }
    }
}

#[cfg(not(windows))]
fn attempt(beside: &Path) -> std::io::Result<Attempt> {
    use std::fs::TryLockError;
    use std::os::unix::fs::MetadataExt;
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(beside)?;
    let same = |(ours, there): (std::fs::Metadata, std::fs::Metadata)| {
        (ours.dev(), ours.ino()) == (there.dev(), there.ino())
    };
    match file.try_lock() {
        // The previous holder may have removed the file meanwhile.
        Ok(()) if file.metadata().ok().zip(std::fs::metadata(beside).ok()).is_some_and(same) => {
            Ok(Attempt::Held(file))
        }
        Ok(()) => Ok(Attempt::Again),
        Err(TryLockError::WouldBlock) => Ok(Attempt::Taken),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Windows lets a file be opened by one alone, and removes it with its last handle: however the
/// program ends, and with nothing in between for another to slip into.
#[cfg(windows)]
fn attempt(beside: &Path) -> std::io::Result<Attempt> {
    use std::os::windows::fs::OpenOptionsExt;
    const GENERIC_WRITE: u32 = 0x4000_0000;
    const DELETE: u32 = 0x0001_0000;
    const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;
    const ERROR_SHARING_VIOLATION: i32 = 32;
    let mut alone = OpenOptions::new();
    alone.create(true).truncate(false).write(true).access_mode(GENERIC_WRITE | DELETE);
    match alone.share_mode(0).custom_flags(FILE_FLAG_DELETE_ON_CLOSE).open(beside) {
        Ok(file) => Ok(Attempt::Held(file)),
        Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(Attempt::Taken),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn only_another_holder_means_open_elsewhere() {
        let folder = tempfile::tempdir().unwrap();
        let club = folder.path().join("a.tapis");
        let held = lock(&club).unwrap();
        assert!(matches!(lock(&club), Err(OpenError::InUse(path)) if path == club));
        drop(held);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "the file goes with the lock");
        drop(lock(&club).unwrap());
        let nowhere = lock(&folder.path().join("absent").join("a.tapis"));
        assert!(matches!(nowhere, Err(OpenError::Disk(_))), "{nowhere:?}");
    }

    #[test]
    fn what_a_power_cut_left_holds_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let club = folder.path().join("a.tapis");
        std::fs::write(sibling(&club, ".lock"), "").unwrap();
        drop(lock(&club).unwrap());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
