//! A club file with a second place: a folder in which a copy of it is held up to date.

use std::path::{Path, PathBuf};
use std::sync::mpsc;

use crate::copies::second::{Event, Second, SecondState, SecondTold, locked};
use crate::{ClubFile, StoreError};

impl ClubFile {
    /// Keeps a copy of the club in this folder up to date from now on, and puts the backups there too.
    /// `reached` is when it was last reached, as it was remembered.
    ///
    /// # Errors
    /// [`StoreError::SecondIsFirst`] where the club itself is in that folder; then there is no second place.
    pub fn set_second_place(
        &mut self,
        folder: &Path,
        reached: Option<i64>,
        told: SecondTold,
    ) -> Result<(), StoreError> {
        self.forget_second_place()?;
        let newest = self.backups().first().map(|backup| PathBuf::from(&backup.path));
        self.second = Some(Second::start(&self.path, folder, newest, reached, told)?);
        self.watch_commits()
    }

    /// Writes what can still be written to the second place, and stops using it.
    ///
    /// # Errors
    /// If the file can no longer be watched.
    pub fn forget_second_place(&mut self) -> Result<(), StoreError> {
        let second = self.second.take();
        // The thread ends once nobody can tell it of a change any more.
        let watched = self.watch_commits();
        drop(second);
        watched
    }

    /// State of the second place; `None` if there is none.
    pub fn second_place(&self) -> Option<SecondState> {
        self.second.as_ref().map(|second| locked(&second.state).clone())
    }

    /// The copy of the club in the second place.
    pub fn second_copy(&self) -> Option<PathBuf> {
        self.second_place().map(|state| state.copy)
    }

    /// Waits until all that can be written to the second place is there, and tells how it stands then.
    pub fn reach_second_place(&self) -> Option<SecondState> {
        let second = self.second.as_ref()?;
        let (waits, done) = mpsc::channel();
        second.send(Event::Asked(waits));
        // A thread that has ended leaves the state as it is.
        let _ = done.recv();
        self.second_place()
    }
}
