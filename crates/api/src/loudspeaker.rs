//! What can go wrong with the loudspeakers.

use tapis_club::Problem;

/// Why nothing is heard, or not from where it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// The loudspeaker that was chosen is not there: the system's is used.
    Elsewhere(String),
    /// None at all. What the system says of it helps nobody at a club.
    Nothing,
}

impl Trouble {
    /// As what could not be done.
    pub fn problem(self) -> Problem {
        match self {
            Trouble::Elsewhere(device) => Problem::new("program-no_device", &[("device", device.into())]),
            Trouble::Nothing => Problem::new("program-no_sound", &[]),
        }
    }
}
