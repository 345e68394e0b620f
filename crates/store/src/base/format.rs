//! The format of a club file, and every migration that led to it.

/// Marks a SQLite file as ours ("TAPI").
pub(crate) const APPLICATION_ID: i64 = 0x5441_5049;

/// Every migration in order, never changed once released; the file's format is how many have run.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("../../../../migrations/0001_club.sql"),
    // The tests of this crate know one more, so that a released file is an older one to them.
    #[cfg(test)]
    "CREATE TABLE later (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
     INSERT INTO later SELECT id, name FROM tournament;
     ALTER TABLE tournament ADD COLUMN later_id INTEGER REFERENCES later (id);",
];

/// The newest format of club files that this program knows.
pub fn known() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}
