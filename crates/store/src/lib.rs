//! The club file: SQLite, the journal and its tables.
#![forbid(unsafe_code)]

mod attendance;
mod backup;
mod check;
mod chip_sets;
mod disk;
mod erasure;
mod error;
mod file;
mod heartbeat;
pub mod import;
mod journal;
mod live;
mod lock;
mod look;
mod members;
mod restore;
mod rule_texts;
mod rulesets;
mod seasons;
mod settings;
mod structures;
mod templates;
mod tournaments;
mod unreadable;
mod venues;
mod words;

pub use attendance::EveningAttendance;
pub use backup::Backup;
pub use check::Finding;
pub use chip_sets::OwnChipSet;
pub use error::{OpenError, StoreError};
pub use file::ClubFile;
pub use heartbeat::Heartbeat;
pub use journal::{Author, JournalRow, NewRow, RowKind, Turn};
pub use live::{EntryRow, Head, LiveTables, ResultRow};
pub use members::{FieldProblem, Member, MemberDraft, fold};
pub use rule_texts::{RuleText, Together};
pub use rulesets::OwnRuleset;
pub use seasons::{CountedResult, Season, SeasonDraft, SeasonProblem, StandingLine};
pub use structures::KeptStructure;
pub use templates::Template;
pub use tournaments::TournamentRow;
pub use unreadable::{Shelf, Unreadable};
pub use venues::{Venue, VenueProblem};
