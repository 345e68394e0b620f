//! The fields of a member in a list.

use serde::{Deserialize, Serialize};

/// Meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ImportField {
    /// The member's number in the club.
    Number,
    /// The number of the licence.
    Licence,
    /// The family name, or both names where no column holds first names.
    LastName,
    FirstName,
    /// Name of the person at the table.
    Nickname,
    /// The day of birth.
    Born,
    Email,
    Phone,
    /// The last day of the membership.
    ValidUntil,
    Note,
    /// Tags by which the club groups its members, with commas or semicolons between them.
    Tags,
    /// Whether the person is a guest.
    Guest,
}
