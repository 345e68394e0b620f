//! The second place of the open club, for the desk.

use serde::{Deserialize, Serialize};
use tapis_club::store::{SecondState, SecondTrouble};

/// A folder in which a copy of the club follows every change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecondPlace {
    pub folder: String,
    /// Time when it last held all of the club, in UTC milliseconds; `null` means never yet.
    pub reached: Option<i64>,
    /// Reason why it does not hold all of it now; `null` if it does.
    pub trouble: Option<SecondPlaceTrouble>,
    /// The system's words for it.
    pub detail: String,
    /// The new name of what stood there under the club's name and is not an earlier state of the club.
    pub aside: Option<String>,
    /// The copy: not under the club's name where another club's copy has it.
    pub copy: String,
    /// It is on the disk that holds the club.
    pub same_disk: bool,
}

/// Reason why the second place does not hold all of the club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SecondPlaceTrouble {
    /// The folder is not there.
    Missing,
    /// Its disk is full.
    Full,
    /// It cannot be written to.
    ReadOnly,
    /// Another program has the copy open.
    Held,
    Disk,
}

impl From<SecondState> for SecondPlace {
    fn from(state: SecondState) -> Self {
        let SecondState { folder, reached, trouble, aside, copy, same_disk } = state;
        let detail = match &trouble {
            Some(SecondTrouble::Disk(said)) => said.clone(),
            _ => String::new(),
        };
        let trouble = trouble.map(|trouble| match trouble {
            SecondTrouble::Missing => SecondPlaceTrouble::Missing,
            SecondTrouble::Full => SecondPlaceTrouble::Full,
            SecondTrouble::ReadOnly => SecondPlaceTrouble::ReadOnly,
            SecondTrouble::Held => SecondPlaceTrouble::Held,
            SecondTrouble::Disk(_) => SecondPlaceTrouble::Disk,
        });
        let aside = aside.map(|aside| aside.display().to_string());
        let (folder, copy) = (folder.display().to_string(), copy.display().to_string());
        SecondPlace { folder, reached, trouble, detail, aside, copy, same_disk }
    }
}
