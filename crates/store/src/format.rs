//! The format of a club file, and every migration that led to it.

/// Marks a SQLite file as ours ("TAPI").
pub(crate) const APPLICATION_ID: i64 = 0x5441_5049;

/// Every migration in order; the file's format is how many have run.
pub(crate) const MIGRATIONS: [&str; 19] = [
    include_str!("../../../migrations/0001_club.sql"),
    include_str!("../../../migrations/0002_rulesets.sql"),
    include_str!("../../../migrations/0003_venues.sql"),
    include_str!("../../../migrations/0004_erasure.sql"),
    include_str!("../../../migrations/0005_chain.sql"),
    include_str!("../../../migrations/0006_chips.sql"),
    include_str!("../../../migrations/0007_rule_texts.sql"),
    include_str!("../../../migrations/0008_origin.sql"),
    include_str!("../../../migrations/0009_library.sql"),
    include_str!("../../../migrations/0010_entry_checks.sql"),
    include_str!("../../../migrations/0011_dues.sql"),
    include_str!("../../../migrations/0012_merged_members.sql"),
    include_str!("../../../migrations/0013_championships.sql"),
    include_str!("../../../migrations/0014_recorded_results.sql"),
    include_str!("../../../migrations/0015_tags_notes_photos.sql"),
    include_str!("../../../migrations/0016_sign_ups.sql"),
    include_str!("../../../migrations/0017_season_results.sql"),
    include_str!("../../../migrations/0018_duties_and_arrivals.sql"),
    include_str!("../../../migrations/0019_commands.sql"),
];

/// The migration after which every journal has a chain from its set-up to its last row.
pub(crate) const SEALS_JOURNALS: i64 = 5;

/// The migration after which every change of what the club stores is in the library journal.
pub(crate) const BEGINS_LIBRARY: i64 = 9;

/// The newest format of club files that this program knows.
pub fn known() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}
