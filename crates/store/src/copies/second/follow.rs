//! Brings the club's copy in the second place to what the club is, in one transaction of the copy, so that
//! it is a club at every moment.
//!
//! `catching_up` says what the copy lacks, and whether it is an earlier state of this club at all.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::StoreError;
use crate::base::place::sibling;
use crate::base::{disk, identity};
use crate::copies::backup;
use crate::copies::backup::put_aside;
use crate::copies::catching_up::{FileState, lacking, prepare_copy, take_in};
use crate::copies::lock::lock;
use crate::copies::look::{connect_reading, inspect};
use crate::copies::second::trouble::SecondTrouble;

/// So many clubs of one file name can share a folder.
const NAMESAKES: u32 = 99;

/// Result of one attempt to follow.
#[derive(Debug, Default)]
pub(super) struct FollowResult {
    /// The copy was behind.
    pub(super) changed: bool,
    /// The new name of what stood in the copy's place and is not an earlier state of the club.
    pub(super) aside: Option<PathBuf>,
}

pub(super) struct Follower {
    club: PathBuf,
    /// The copy's name where no other club has it.
    plain: PathBuf,
    pub(super) copy: PathBuf,
    /// Opened once: it goes on reading the club where its file loses its name.
    db: Option<Connection>,
    /// State that the copy is known to have.
    held: Option<FileState>,
    /// Identity of the club of which it is the copy.
    identity: Option<String>,
}

/// File in the copy's place.
#[derive(Debug, PartialEq, Eq)]
enum FoundFile {
    /// An earlier state of the club, or its state now.
    Earlier,
    Other,
}

impl Follower {
    pub(super) fn new(club: &Path, copy: &Path) -> Self {
        let (plain, copy) = (copy.to_owned(), copy.to_owned());
        Follower { club: club.to_owned(), plain, copy, db: None, held: None, identity: None }
    }

    pub(super) fn follow(&mut self) -> Result<FollowResult, SecondTrouble> {
        let db = match self.db.take() {
            Some(db) => db,
            None => connect(&self.club)?,
        };
        let followed = self.follow_with(&db);
        self.db = Some(db);
        if followed.is_err() {
            self.held = None;
        }
        followed
    }

    fn follow_with(&mut self, db: &Connection) -> Result<FollowResult, SecondTrouble> {
        let now = FileState::of(db)?.ok_or_else(|| StoreError::Damaged("no club".to_owned()))?;
        if self.held.as_ref() == Some(&now) && self.copy.is_file() {
            return Ok(FollowResult::default());
        }
        let identity = identity::of(db)?;
        if self.held.is_none() || self.identity != identity {
            self.copy = own_name(identity.as_deref(), &self.plain);
            self.identity = identity;
        }
        // Nobody else may open the copy meanwhile.
        let _lock = lock(&self.copy)?;
        let found = if self.copy.is_file() { self.update(db)? } else { FoundFile::Other };
        let aside = if found == FoundFile::Other { self.begin(db)? } else { None };
        self.held = Some(now);
        Ok(FollowResult { changed: true, aside })
    }

    /// Writes to the copy what it lacks, if it is an earlier state of the club.
    fn update(&self, db: &Connection) -> Result<FoundFile, SecondTrouble> {
        match self.update_copy(db) {
            Err(StoreError::Damaged(_)) => Ok(FoundFile::Other),
            found => Ok(found?),
        }
    }

    fn update_copy(&self, db: &Connection) -> Result<FoundFile, StoreError> {
        let mut copy = Connection::open(&self.copy)?;
        // With exclusive access SQLite needs no shared memory, which a network disk does not offer.
        copy.query_row("PRAGMA locking_mode = EXCLUSIVE", [], |_| Ok(()))?;
        prepare_copy(&copy)?;
        let lacks = match FileState::of(&copy)? {
            Some(standing) => lacking(db, &standing)?,
            None => None,
        };
        let Some(lacks) = lacks else { return Ok(FoundFile::Other) };
        take_in(&mut copy, &lacks)?;
        copy.close().map_err(|(_, error)| error)?;
        Ok(FoundFile::Earlier)
    }

    /// Begins a new copy. What lies in its place is stored under another name, which is returned.
    fn begin(&self, db: &Connection) -> Result<Option<PathBuf>, SecondTrouble> {
        let draft = sibling(&self.copy, ".new");
        let begun = backup::copied(db, &draft).and_then(|()| {
            inspect(&draft).map_err(|_| StoreError::CopyUnsound)?;
            let aside = if self.copy.exists() { Some(put_aside(&self.copy)?) } else { None };
            disk::put_in_place(&draft, &self.copy)?;
            Ok(aside)
        });
        if begun.is_err() {
            disk::clear_away(&draft);
        }
        Ok(begun?)
    }
}

/// The name for the club's copy: another club of the same file name keeps its own.
fn own_name(ours: Option<&str>, plain: &Path) -> PathBuf {
    // An unreadable file is no club that would go on there.
    let theirs = |path: &Path| -> Option<String> { identity::of(&connect_reading(path).ok()?).ok()? };
    let stem = plain.file_stem().unwrap_or_default().to_string_lossy();
    let others = (2..=NAMESAKES).map(|number| plain.with_file_name(format!("{stem}-{number}.tapis")));
    let mut names = std::iter::once(plain.to_owned()).chain(others);
    let own = names.find(|path| !path.exists() || theirs(path).is_none_or(|club| Some(&*club) == ours));
    own.unwrap_or_else(|| plain.to_owned())
}

fn connect(club: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open(club)?;
    disk::sync_fully(&db)?;
    Ok(db)
}
