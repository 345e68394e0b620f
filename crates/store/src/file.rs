//! An open club file.

pub mod another_club;
pub mod create;
pub mod follower;
pub mod opening;
pub mod restore;
pub mod second;
pub mod settings;
pub mod settle;
pub(crate) mod subjects;
pub mod unreadable;

use std::cell::Cell;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tapis_engine::base::quantity::TournamentId;

use crate::base::place;
use crate::base::place::RiskyPlace;
use crate::copies::heads::Shortfall;
use crate::copies::keeper::{CommitSignal, Keeper};
use crate::copies::lock::Lock;
use crate::copies::second::{ChangeSignal, Second};
use crate::copies::{backup, heads};
use crate::library::Writer;
use crate::{Author, StoreError, library};

/// An open club file. One instance at a time: the lock is given up when it is dropped, or when
/// the process dies in whatever way.
#[derive(Debug)]
pub struct ClubFile {
    pub(crate) db: Connection,
    /// Writes what this file lacks while it follows another computer's.
    pub(crate) taking: Option<Connection>,
    /// Number of times that it did.
    pub(crate) taken: u64,
    pub(crate) path: PathBuf,
    /// Its connection ends before that of the keeper, which looks whether a log is left.
    pub(crate) second: Option<Second>,
    /// Ends after the connections above and before the lock.
    pub(crate) keeper: Option<Keeper>,
    pub(crate) short: Vec<Shortfall>,
    /// The file and its log as they were found, where the log ends too early.
    pub(crate) found: Option<PathBuf>,
    /// Whether opening found the indexes sound; `None` if asked for since.
    pub(crate) indexes: Cell<Option<bool>>,
    pub(crate) writer: Writer,
    /// The command from which rows come; `None` means this computer's own.
    pub(crate) command: Option<String>,
    pub(crate) _lock: Lock,
}

impl ClubFile {
    /// Sets the author and the device of all further changes to the club's stored data, for the history.
    pub fn set_author(&self, author: Author) {
        self.writer.set(author);
    }

    /// From now on the file is kept complete while nothing happens, and every change of what the club stores is in the
    /// library journal.
    pub(crate) fn keep_whole(&mut self) -> Result<(), StoreError> {
        library::install(&self.db, &self.writer)?;
        self.keeper = Some(Keeper::start(&self.path, self.short.is_empty())?);
        self.watch_commits()
    }

    /// Notifies those who follow the file of each commit.
    pub(crate) fn watch_commits(&mut self) -> Result<(), StoreError> {
        let committed = self.keeper.as_ref().and_then(Keeper::committed);
        let changed = self.second.as_ref().and_then(Second::changed);
        // A change made while nobody watched is taken in too.
        changed.iter().for_each(ChangeSignal::note);
        let hook = move || {
            committed.iter().for_each(CommitSignal::note);
            changed.iter().for_each(ChangeSignal::note);
            false
        };
        Ok(self.db.commit_hook(Some(hook))?)
    }

    /// Something else takes the place of all that is in the file: what is known of it counts no more.
    pub(crate) fn let_go(&mut self) -> Result<(), StoreError> {
        self.db.commit_hook(None::<fn() -> bool>)?;
        self.keeper = None;
        self.short.clear();
        self.indexes.set(None);
        heads::forget(&self.path)
    }

    /// Something was committed by another connection than the first.
    pub(crate) fn noted(&self) {
        self.keeper.as_ref().and_then(Keeper::committed).iter().for_each(CommitSignal::note);
        self.second.as_ref().and_then(Second::changed).iter().for_each(ChangeSignal::note);
    }

    /// A row of this tournament's journal is on the disk.
    pub(crate) fn grown(&self, tournament: TournamentId) {
        if let Some(keeper) = &self.keeper {
            keeper.grown(tournament);
        }
        if let Some(changed) = self.second.as_ref().and_then(Second::changed) {
            changed.grown();
        }
    }

    /// The journals that were longer before the program ended the last time, or went another way: a
    /// part of what was acknowledged is not in this file.
    pub fn shortfalls(&self) -> &[Shortfall] {
        &self.short
    }

    /// The file and its log as they were found, kept because the log ends before what was acknowledged.
    pub fn kept_as_found(&self) -> Option<&Path> {
        self.found.as_deref()
    }

    /// Place of the file, if that puts it at risk.
    pub fn risky_place(&self) -> Option<RiskyPlace> {
        place::of(&self.path)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Copies the file as it is now into its folder of backups.
    ///
    /// # Errors
    /// If the copy cannot be written; the club file is as it was.
    pub fn backup(&self, reason: &str) -> Result<PathBuf, crate::StoreError> {
        let copy = backup::make(&self.db, &self.path, reason)?;
        if let Some(second) = &self.second {
            second.copied(&copy);
        }
        Ok(copy)
    }

    /// The copies there are, newest first.
    pub fn backups(&self) -> Vec<backup::copy::Backup> {
        backup::list(&self.path)
    }
}
