//! Players who are not there (2-14, 2-15): they are dealt in and blinded.

use serde::{Deserialize, Serialize};

use crate::base::quantity::Chips;

/// Treatment of an absent player's chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Absent {
    /// Chips left in front of his seat.
    pub stack: Chips,
    /// He is out: nothing is left, or his chips were taken away.
    pub removed: bool,
    /// Chips taken out of play, blinds apart.
    pub taken_away: Chips,
}

/// The stack of a latecomer after the blinds and antes `posted` for him (2-15). Who has paid is
/// blinded until nothing is left; who has not loses his chips once the deadline has passed.
///
/// ```
/// use tapis_engine::rules::absent::absent;
/// use tapis_engine::base::quantity::Chips;
/// assert_eq!(absent(true, Chips(200), Chips(75), 90, 30).stack, Chips(125));
/// assert!(absent(false, Chips(3000), Chips(75), 31, 30).removed);
/// ```
pub fn absent(fee_prepaid: bool, stack: Chips, posted: Chips, minutes_late: u32, deadline: u32) -> Absent {
    let left = stack.saturating_sub(posted).max(Chips::ZERO);
    if !fee_prepaid && minutes_late > deadline {
        return Absent { stack: Chips::ZERO, removed: true, taken_away: left };
    }
    Absent { stack: left, removed: left == Chips::ZERO, taken_away: Chips::ZERO }
}
