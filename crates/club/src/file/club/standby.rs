//! A club that two computers hold: one leads, the file of the other follows it.

use crate::file::subjects::Standby;
use std::path::Path;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;
use tapis_store::{ClubFile, FileState, Heartbeat, MissingRows, StoreError};

use crate::file::live::Live;
use crate::file::paper_logo::PaperLogo;
use crate::{Club, Problem};

/// Computer that leads the club, in a setting of the club file. Of two files of one club the one with the higher term
/// is right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lead {
    /// Number of times that another computer has begun to lead.
    pub term: u32,
    /// The computer, by the SHA-256 of its certificate in hexadecimal digits.
    pub computer: String,
    /// Name that people gave to it.
    pub name: String,
    pub at: Millis,
}

const SETTING: &str = "lead";

impl Club {
    /// Opens the file that follows the club of another computer. It shows what it holds, and refuses to change
    /// it until [`Standby::take_over`].
    ///
    /// # Errors
    /// A sentence that says why not; the file has not been touched.
    pub fn open_following(path: &Path) -> Result<Self, Problem> {
        let file = ClubFile::open(path)?;
        // The clock runs on the computer that leads: there was no absence to be asked about.
        Heartbeat::of(file.path()).stop();
        let mut club = Club::with(file);
        club.file.set_following(true)?;
        Ok(club)
    }
}

impl Standby<'_> {
    /// Takes in what the computer that leads has done since. It is on the disk when this returns.
    ///
    /// # Errors
    /// Nothing has changed.
    pub fn catch_up(&mut self, lacking: &MissingRows) -> Result<(), Problem> {
        self.club.file.catch_up(lacking)?;
        for tournament in lacking.tournaments() {
            let follows = |live: &mut Live| {
                let rows = lacking.actions(tournament);
                rows.is_some_and(|rows| {
                    rows.iter().all(|(seq, version, events)| live.take(*seq, *version, events))
                })
            };
            // Rows that cannot be applied to the state are replayed from the journal when it is asked for.
            if !self.club.live.get_mut(&tournament).is_some_and(follows) {
                self.club.live.remove(&tournament);
            }
        }
        self.club.paper_logo = PaperLogo::default();
        Ok(())
    }

    /// State of this file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn how_far(&self) -> Result<FileState, Problem> {
        Ok(self.club.file.how_far()?)
    }

    /// Rows that a copy in this state lacks; `None` if it is not an earlier state of this club.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn lacking(&self, theirs: &FileState) -> Result<Option<MissingRows>, Problem> {
        Ok(self.club.file.lacking(theirs)?)
    }

    /// Computer that leads; `None` if it was never held by two.
    ///
    /// # Errors
    /// If the file cannot be read, or a newer version wrote what this one does not know.
    pub fn lead(&self) -> Result<Option<Lead>, Problem> {
        let kept = self.club.file.settings().setting(SETTING)?;
        Ok(kept.map(|kept| serde_json::from_str(&kept)).transpose().map_err(StoreError::Unwritable)?)
    }

    /// This computer leads from now on, unless it does already.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn lead_here(&mut self, computer: &str, name: &str, now: Millis) -> Result<(), Problem> {
        let lead = self.lead()?;
        if lead.as_ref().is_some_and(|lead| lead.computer == computer) {
            return Ok(());
        }
        let term = lead.map_or(0, |lead| lead.term).saturating_add(1);
        let lead = Lead { term, computer: computer.to_owned(), name: name.to_owned(), at: now };
        let text = serde_json::to_string(&lead).map_err(StoreError::Unwritable)?;
        Ok(self.club.file.settings().set_setting(SETTING, &text)?)
    }

    /// The file follows no more: this computer leads, whatever becomes of the other.
    ///
    /// # Errors
    /// If the file cannot be written; then it follows as before.
    pub fn take_over(&mut self, computer: &str, name: &str, now: Millis) -> Result<(), Problem> {
        self.club.file.set_following(false)?;
        let led = self.club.audit().look_over_unfinished().and_then(|()| self.lead_here(computer, name, now));
        if led.is_err() {
            self.club.file.set_following(true)?;
        }
        led
    }
}
