//! The second place of a club.

use crate::file::subjects::Standby;
use std::path::Path;

use tapis_store::{SecondState, SecondTold, SecondTrouble};

use crate::Problem;

impl Standby<'_> {
    /// Keeps a copy of the club in this folder up to date from now on, and puts the backups there too.
    /// `reached` is when it was last reached, as it was remembered.
    ///
    /// # Errors
    /// A sentence where the club itself is in that folder; then there is no second place.
    pub fn set_second_place(
        &mut self,
        folder: &Path,
        reached: Option<i64>,
        told: SecondTold,
    ) -> Result<(), Problem> {
        Ok(self.club.file.set_second_place(folder, reached, told)?)
    }

    /// There is no second place any more.
    ///
    /// # Errors
    /// If the file can no longer be watched.
    pub fn forget_second_place(&mut self) -> Result<(), Problem> {
        Ok(self.club.file.forget_second_place()?)
    }

    /// This file was copied from another club's to begin this one: from now on the two are told apart, so that neither
    /// takes the other's copy in a second place for an earlier state of itself.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn become_another_club(&mut self) -> Result<(), Problem> {
        Ok(self.club.file.settings().become_another_club()?)
    }

    /// State of the second place; `None` if there is none.
    pub fn second_place(&self) -> Option<SecondState> {
        self.club.file.second_place()
    }

    /// Waits until all that can be written to the second place is there.
    ///
    /// # Errors
    /// A sentence where it does not hold what the club holds.
    pub fn reach_second_place(&self) -> Result<(), Problem> {
        let Some(SecondState { folder, trouble: Some(trouble), .. }) = self.club.file.reach_second_place()
        else {
            return Ok(());
        };
        let mut values = vec![("folder", folder.display().to_string().into())];
        let code = match trouble {
            SecondTrouble::Missing => "second-missing",
            SecondTrouble::Full => "second-full",
            SecondTrouble::ReadOnly => "second-read_only",
            SecondTrouble::Held => "second-held",
            SecondTrouble::Disk(said) => {
                values.push(("detail", said.into()));
                "second-disk"
            }
        };
        Err(Problem::new(code, &values))
    }
}
