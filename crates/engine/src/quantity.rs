//! The units that everything counts in. Integers only: no floating point decides who gets what.

/// Tournament chips.
pub type Chips = i64;
/// Money in the hundredth of the currency.
pub type Cents = i64;
/// Milliseconds: an instant in UTC since 1970, or a duration, as the name of the value says.
pub type Millis = i64;
/// A member of the club, as numbered by the store.
pub type MemberId = i64;
/// An entry in one tournament, numbered from 1 in order of registration.
pub type EntryId = u32;
/// A table of the room, by the number on it.
pub type TableNo = u16;
/// A seat, numbered clockwise from 1.
pub type SeatNo = u8;
/// A finishing place, 1 for the winner.
pub type Place = u32;
/// Season points in hundredths.
pub type Points = i64;
