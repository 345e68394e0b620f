//! The units that everything counts in. Integers only; [`icm`](crate::prizes::icm) alone
//! computes with floating point, and its shares are rounded to whole units before anybody gets them.

mod amount;
mod label;

use std::time::Duration;

use amount::amount;
use label::label;

/// A table of the room, by the number on it.
pub type TableNo = u16;
/// A seat, numbered clockwise from 1.
pub type SeatNo = u8;
/// A finishing place, 1 for the winner.
pub type Place = u32;

amount! {
    /// Tournament chips, by their value.
    Chips
}

impl Chips {
    /// This many chips in tenths of a big blind; none if the big blind is 0.
    pub fn depth_tenths(self, big_blind: Self) -> Option<i64> {
        self.saturating_mul(10).0.checked_div(big_blind.0)
    }

    /// Whether it can be paid with chips of this value alone.
    pub fn is_whole(self, chip: Self) -> bool {
        self.0.checked_rem(chip.0) == Some(0)
    }
}

amount! {
    /// Money in the hundredth of the currency; below 0 where more was received than was due.
    Cents
}

amount! {
    /// Season points in hundredths; a scheme may give them below 0.
    Points
}

amount! {
    /// Milliseconds: an instant in UTC since 1970, or a duration, as the name of the value says.
    Millis
}

impl Millis {
    /// Duration of so many seconds.
    pub const fn of_seconds(seconds: i64) -> Self {
        Millis(seconds.saturating_mul(1_000))
    }

    /// Duration of so many minutes.
    pub const fn of_minutes(minutes: i64) -> Self {
        Millis(minutes.saturating_mul(60_000))
    }

    /// The full seconds in it.
    pub const fn seconds(self) -> i64 {
        self.0 / 1_000
    }

    /// The full minutes in it.
    pub const fn minutes(self) -> i64 {
        self.0 / 60_000
    }
}

impl From<Duration> for Millis {
    fn from(duration: Duration) -> Self {
        i64::try_from(duration.as_millis()).map_or(Millis::MAX, Millis)
    }
}

label! {
    /// A member of the club, as numbered by the store; above 0.
    MemberId(i64)
}

label! {
    /// A tournament of the club, as numbered by the store; above 0.
    TournamentId(i64)
}

label! {
    /// A season of the club, as numbered by the store; above 0.
    SeasonId(i64)
}

label! {
    /// A championship of a season, as numbered by the store; above 0.
    ChampionshipId(i64)
}

label! {
    /// A note on a member, as numbered by the store; above 0.
    NoteId(i64)
}

label! {
    /// Somebody who says to have come, as numbered by the store; above 0.
    ArrivalId(i64)
}

label! {
    /// An entry in one tournament, numbered from 1 in order of registration.
    EntryId(u32)
}

impl EntryId {
    /// The entry in this place of the list of entries.
    pub(crate) fn at_index(index: usize) -> Self {
        EntryId(u32::try_from(index + 1).unwrap_or(u32::MAX))
    }

    /// Its place in the list of entries; none for a number that no entry has.
    pub(crate) fn index(self) -> Option<usize> {
        usize::try_from(self.0).ok()?.checked_sub(1)
    }
}
