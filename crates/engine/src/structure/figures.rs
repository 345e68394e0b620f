//! Figures of the model of an evening, fitted to real ones.

/// The figures of the model. The program knows one set, the default, which was fitted to the evenings
/// of a real club; the test that fits and judges them (`tests/fitting.rs`) tries others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Seconds that one player lasts for each big blind of the average stack, among many.
    pub seconds: u16,
    /// Big blinds that count beside those of the average stack.
    pub deeper: u16,
    /// With `n` players left the danger is greater by this over `(n − 1)²`.
    pub short: u16,
    /// Of a hundred players who lose their chips while rebuys are sold, so many buy again.
    pub buy_again: u16,
    /// Entries still to come for each thousand, at the beginning of a late registration.
    pub late: u16,
    /// Thousandths of the time in the structure for which the clock stands still in addition.
    pub pauses: u16,
    /// The hours in the structure that these pauses weigh as much as, against tonight's.
    pub pauses_hours: u16,
    /// Eliminations that the assumed tempo weighs as much as, against those of the evening at hand.
    pub eliminations: u16,
    /// Uncertainty of the tempo, as a standard deviation in thousandths of the time to come.
    pub unknown: u16,
}

impl Default for Figures {
    fn default() -> Self {
        Figures {
            seconds: 350,
            deeper: 5,
            short: 4,
            buy_again: 93,
            late: 63,
            pauses: 46,
            // These two are chosen: the evenings hardly tell weights between a half and twice them apart.
            pauses_hours: 20,
            eliminations: 20,
            unknown: 50,
        }
    }
}

/// Above so many entries nothing is known of how well the model holds.
pub(crate) const LARGE: u32 = 30;
