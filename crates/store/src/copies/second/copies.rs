//! Backups in the second place.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use chrono::Utc;

use crate::StoreError;
use crate::base::disk;
use crate::base::place::sibling;
use crate::copies::backup::{self, rotation};
use crate::copies::look::inspect;

/// Puts a backup of the club beside its copy in the second place, complete before it gets its name, and removes
/// those that are not kept any more. It is named after that copy.
pub(super) fn put(backup: &Path, club: &Path, copy: &Path) -> Result<(), StoreError> {
    let folder = backup::folder(copy);
    let Some(target) = backup::renamed(backup, club, copy).map(|name| folder.join(name)) else {
        return Ok(());
    };
    // It is there already, or was rotated away before the folder was reached.
    if target.exists() || !backup.exists() {
        return Ok(());
    }
    match std::fs::create_dir(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => return Err(error.into()),
        _ => {}
    }
    backup::sweep(copy);
    let draft = sibling(&target, ".part");
    let written = write(backup, &draft).and_then(|()| Ok(disk::put_in_place(&draft, &target)?));
    if written.is_err() {
        disk::clear_away(&draft);
    }
    written?;
    rotation::rotate(&backup::list(copy), Utc::now());
    Ok(())
}

fn write(copy: &Path, draft: &Path) -> Result<(), StoreError> {
    let mut file = disk::create_private(draft)?;
    std::io::copy(&mut File::open(copy)?, &mut file)?;
    file.sync_all()?;
    drop(file);
    inspect(draft).map_err(|_| StoreError::CopyUnsound)?;
    if same(copy, draft)? { Ok(()) } else { Err(StoreError::CopyUnsound) }
}

fn same(one: &Path, other: &Path) -> Result<bool, StoreError> {
    let (mut one, mut other) = (File::open(one)?, File::open(other)?);
    let (mut here, mut there) = (vec![0; 65_536], Vec::new());
    loop {
        let length = one.read(&mut here)?;
        there.clear();
        let taken = u64::try_from(length.max(1)).unwrap_or(1);
        other.by_ref().take(taken).read_to_end(&mut there)?;
        if here.get(..length) != Some(&*there) {
            return Ok(false);
        }
        if length == 0 {
            return Ok(true);
        }
    }
}
