//! The club file: SQLite, the journal and its tables.
#![forbid(unsafe_code)]

pub mod another_club;
mod arrivals;
mod attendance;
pub mod author;
mod backup;
mod catching_up;
mod championships;
mod check;
mod chip_sets;
mod disk;
mod dues;
mod duties;
mod erasure;
mod error;
mod exclusions;
mod file;
pub mod follower;
pub mod format;
mod heads;
mod heartbeat;
mod identity;
pub mod import;
mod journal;
mod keeper;
mod library;
mod lists;
mod live;
mod lock;
mod look;
mod members;
mod merging;
pub mod opening;
mod place;
pub mod problem;
mod proof;
mod recorded;
mod restore;
mod retention;
mod rule_texts;
mod rulesets;
mod seasons;
mod second;
mod settings;
mod settle;
mod structures;
mod templates;
mod tournaments;
mod unreadable;
mod uptime;
mod venues;
mod words;

pub use arrivals::{ArrivalOf, ArrivalRow};
pub use attendance::{EveningAttendance, PlayedEvening, Winner};
pub use author::Author;
pub use backup::Backup;
pub use catching_up::{Lacking, Standing, draft_of, put_copy_in_place};
pub use championships::{Championship, ChampionshipDraft, SeasonClosing};
pub use check::Finding;
pub use chip_sets::OwnChipSet;
pub use disk::write_private;
pub use dues::{Cancelled, DuePayment, DuePaymentDraft, Means, MemberDue, Owed, SeasonDue};
pub use duties::Duty;
pub use error::{OpenError, StoreError};
pub use exclusions::Exclusion;
pub use file::ClubFile;
pub use format::known as newest_format;
pub use heads::Shortfall;
pub use heartbeat::Heartbeat;
pub use journal::{Beside, Due, JournalRow, NewRow, RowKind, Turn};
pub use library::{LibraryChange, LibraryField, Mended, Stray, StrayKind};
pub use lists::{Cell, List, ListColumn, ListFormat};
pub use live::{EntryRow, Head, LiveTables, ResultRow, SignUpRow};
pub use members::{
    LONGEST_TAG, MOST_TAGS, Member, MemberCard, MemberDraft, MemberName, MemberNote, Tags, fold,
};
pub use merging::merged_card;
pub use place::{Place, real_path};
pub use problem::{
    ChampionshipProblem, DuesProblem, ExclusionProblem, FieldProblem, MergeProblem, RetentionProblem,
    SeasonProblem, VenueProblem,
};
pub use proof::{JournalEnd, Proven};
pub use recorded::{Newcomer, RecordedEvening};
pub use retention::{Activity, KeptLonger, Sign};
pub use rule_texts::{RuleText, Together};
pub use rulesets::OwnRuleset;
pub use seasons::{EveningResults, Season, SeasonDraft, SeasonResult};
pub use second::trouble::SecondTrouble;
pub use second::{SecondState, SecondTold};
pub use structures::KeptStructure;
pub use templates::Template;
pub use tournaments::TournamentRow;
pub use unreadable::{Shelf, Unreadable};
pub use venues::Venue;
