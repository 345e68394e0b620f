//! When it is over (1-5, 003 c), and the chips there must be.

use crate::base::quantity::Millis;
use crate::state::tournament::Tournament;

impl Tournament {
    /// How much of the structure is over when it ends by time; none: it does not.
    pub(crate) fn play_limit(&self) -> Option<Millis> {
        self.setup.play_limit(self.first_step())
    }
}
