//! Bundle that a club sends to its league: one signed file with its closed evenings, their journals and the names of
//! those who played. It is the same over the internet and on a USB stick.
//!
//! A bundle is a gzip file of JSON lines. The first line names the club that wrote it; each of the others is a member,
//! the beginning of a journal, a row of that journal, or an evening with its results; the last one is a signature over
//! all lines before it. `docs/league.md` specifies the format.
//!
//! In the other direction, a league gives its clubs [`Lists`], signed with its own key, and a [`JoinCode`] with which a
//! club joins.
//!
//! The rows of a journal are chained over digests of their contents. A withheld row is sent as its digest only, so that
//! the chain stays complete.
//!
//! The [`Evidence`] of an evening, which a league publishes for anyone to check, has the same lines without names and
//! without the private part of the evening, which contains all amounts of money.
#![forbid(unsafe_code)]

mod bundle;
mod chain;
mod draws;
mod error;
mod evening;
mod evidence;
pub mod hex;
mod ids;
mod in_part;
mod join;
mod key;
mod lists;
mod member;
mod parts;
mod read;
mod receipt;
mod request;
mod write;

pub use bundle::{Head, JournalStart, Row, RowContent};
pub use chain::{RowKind, Salt, digest, link, origin};
pub use draws::{Again, Draw, DrawKind};
pub use error::{BundleError, ListsError, PartsError};
pub use evening::{Evening, EveningFigures, EveningResult};
pub use evidence::{EVIDENCE_ENDING, EVIDENCE_VERSION, Evidence, LARGEST_EVIDENCE};
pub use ids::{ClubUid, Hash, MemberUid};
pub use in_part::{Part, in_part};
pub use join::{JoinCode, NotAJoinCode, invitation, invitation_digest, is_safe_address};
pub use key::{fingerprint, signed};
pub use lists::{
    LISTS_ENDING, LISTS_VERSION, ListedEvening, ListedPerson, ListedRecord, ListedSanction, ListedStructure,
    Lists,
};
pub use member::{MemberRecord, MemberState};
pub use parts::{
    EvidenceHead, PrivatePart, PublicEvening, PublicFigures, PublicResult, SentEvening, SignedEvening,
};
pub use read::{Bundle, BundleLine, LARGEST, LARGEST_SENT, Lines, MOST_BYTES};
pub use receipt::{JournalReceipt, Receipt, Refusal};
pub use request::{Challenge, ListsRequest};
pub use write::{EvidenceWriter, Writer};

/// The version of the file.
pub const VERSION: u32 = 1;

/// The file extension of a bundle.
pub const ENDING: &str = "tapis-league";
