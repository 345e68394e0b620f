//! The club file: SQLite, the journal and its tables.
#![forbid(unsafe_code)]

mod base;
mod checks;
mod copies;
mod equipment;
mod evening;
mod file;
mod history;
pub mod import;
mod library;
mod members;
mod past;
mod seasons;

pub use base::author::Author;
pub use base::disk::write_private;
pub use base::error::{OpenError, StoreError};
pub use base::format::known as newest_format;
pub use base::lists::{Cell, List, ListColumn, ListFormat};
pub use base::place::{RiskyPlace, real_path};
pub use base::problem::{
    ChampionshipProblem, DuesProblem, ExclusionProblem, FieldProblem, MergeProblem, RetentionProblem,
    SeasonProblem, VenueProblem,
};
pub use checks::findings::Finding;
pub use checks::mend::MendReport;
pub use checks::verify::{Stray, StrayKind};
pub use copies::backup::copy::Backup;
pub use copies::catching_up::{FileState, MissingRows, draft_of, put_copy_in_place};
pub use copies::heads::Shortfall;
pub use copies::heartbeat::Heartbeat;
pub use copies::second::trouble::SecondTrouble;
pub use copies::second::{SecondState, SecondTold};
pub use equipment::chip_sets::OwnChipSet;
pub use equipment::rule_texts::{RuleText, Together};
pub use equipment::rulesets::OwnRuleset;
pub use equipment::structures::KeptStructure;
pub use equipment::templates::Template;
pub use equipment::venues::Venue;
pub use evening::arrivals::{ArrivalOf, ArrivalRow};
pub use evening::attendance::{EveningAttendance, PlayedEvening, Winner};
pub use evening::duties::Duty;
pub use evening::journal::row::{JournalRow, RowKind};
pub use evening::journal::{Beside, Due, NewRow, Turn};
pub use evening::live::{EntryRow, Head, LiveTables, ResultRow, SignUpRow};
pub use evening::proof::{JournalEnd, Proven};
pub use evening::tournaments::TournamentRow;
pub use file::ClubFile;
pub use file::subjects::ArrivalsTable;
pub use file::subjects::AttendanceTable;
pub use file::subjects::ChampionshipsTable;
pub use file::subjects::Checks;
pub use file::subjects::DuesTable;
pub use file::subjects::DutiesTable;
pub use file::subjects::ExclusionsTable;
pub use file::subjects::Imports;
pub use file::subjects::JournalTable;
pub use file::subjects::LibraryTable;
pub use file::subjects::MembersTable;
pub use file::subjects::Merging;
pub use file::subjects::PersonalData;
pub use file::subjects::Proofs;
pub use file::subjects::RulesTable;
pub use file::subjects::SeasonsTable;
pub use file::subjects::Settings;
pub use file::subjects::TournamentsTable;
pub use file::unreadable::{Shelf, Unreadable};
pub use history::changes::{LibraryChange, LibraryField};
pub use members::exclusions::Exclusion;
pub use members::merging::merged_card;
pub use members::retention::{Activity, KeptLonger, Sign};
pub use members::{
    LONGEST_TAG, MOST_TAGS, Member, MemberCard, MemberDraft, MemberName, MemberNote, Tags, fold,
};
pub use past::recording::{Newcomer, RecordedEvening};
pub use seasons::championships::{Championship, ChampionshipDraft, SeasonClosing};
pub use seasons::dues::{Cancellation, DuePayment, DuePaymentDraft, DueTotals, Means, MemberDue, SeasonDue};
pub use seasons::{EveningResults, Season, SeasonDraft, SeasonResult};
