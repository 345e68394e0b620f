//! The reasons why the second place lacks changes of the club.

use crate::{OpenError, StoreError};

/// Reason why the second place does not hold all of the club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SecondTrouble {
    /// The folder is not there.
    Missing,
    /// Its disk is full.
    Full,
    /// It cannot be written to.
    ReadOnly,
    /// Another program has the copy open.
    Held,
    /// Anything else the system says.
    Disk(String),
}

impl From<StoreError> for SecondTrouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::DiskFull => SecondTrouble::Full,
            StoreError::ReadOnly => SecondTrouble::ReadOnly,
            StoreError::Busy => SecondTrouble::Held,
            error => SecondTrouble::Disk(error.to_string()),
        }
    }
}

impl From<OpenError> for SecondTrouble {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::DiskFull => SecondTrouble::Full,
            OpenError::ReadOnly(_) => SecondTrouble::ReadOnly,
            OpenError::InUse(_) | OpenError::Held(_) => SecondTrouble::Held,
            error => SecondTrouble::Disk(error.to_string()),
        }
    }
}
