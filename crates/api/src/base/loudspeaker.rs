//! Interface to loudspeakers and their failures.

use tapis_club::Problem;
use tapis_club::locale::{Language, Phrase};

use crate::Alert;

/// Reason why nothing is heard, or not from the right loudspeaker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// The loudspeaker that was chosen is not there: the system's is used.
    Elsewhere(String),
    /// None at all. What the system says of it helps nobody at a club.
    Nothing,
    /// This computer has no voice.
    Voiceless,
    /// The volume is at zero.
    Silent,
    /// The club's own sound for this alert cannot be played: the bell is heard instead.
    OwnSound(Alert),
}

/// Something for a voice to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    pub text: String,
    /// The language it is in.
    pub language: Language,
}

impl Utterance {
    pub(crate) fn of(words: &Phrase, language: Language) -> Self {
        Utterance { text: words.say(language), language }
    }
}

impl Trouble {
    /// Failure that carries this refusal.
    pub fn problem(self) -> Problem {
        match self {
            Trouble::Elsewhere(device) => Problem::new("program-no_device", &[("device", device.into())]),
            Trouble::Nothing => Problem::new("program-no_sound", &[]),
            Trouble::Silent => Problem::new("program-silent", &[]),
            Trouble::OwnSound(alert) => {
                let sound = Phrase::new(format!("sounds-{}", alert.name()), &[]);
                Problem::new("program-own_sound", &[("sound", sound.into())])
            }
            Trouble::Voiceless => Problem::new("program-no_voice", &[]),
        }
    }
}
