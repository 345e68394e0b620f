//! What can go wrong with the file, in kinds that a person can act on.

use std::path::PathBuf;

use crate::members::FieldProblem;
use crate::venues::VenueProblem;

/// Why a club file is not opened. It has not been touched.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file.
    #[error("no file at {0}")]
    Missing(PathBuf),
    /// There is one already.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// It is not a database.
    #[error("{0} is not a club file")]
    NotOurs(PathBuf),
    /// It is damaged.
    #[error("the club file is damaged: {0}")]
    Damaged(String),
    /// A newer version of the program wrote it.
    #[error("the club file has format {found}, this program knows up to {known}")]
    Newer {
        /// The file's format.
        found: i64,
        /// The newest that is known here.
        known: i64,
    },
    /// It, or its folder, cannot be written to.
    #[error("{0} cannot be written to")]
    ReadOnly(PathBuf),
    /// Another instance has it open.
    #[error("{0} is open in another window of the program")]
    InUse(PathBuf),
    /// Anything else the system says.
    #[error("{0}")]
    Other(String),
}

impl OpenError {
    /// Names the sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            OpenError::Missing(_) => "open-missing",
            OpenError::Exists(_) => "open-exists",
            OpenError::NotOurs(_) => "open-not_ours",
            OpenError::Damaged(_) => "open-damaged",
            OpenError::Newer { .. } => "open-newer",
            OpenError::ReadOnly(_) => "open-read_only",
            OpenError::InUse(_) => "open-in_use",
            OpenError::Other(_) => "open-other",
        }
    }
}

/// Why something was not stored, or could not be read. Nothing is half done.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// No such thing any more.
    #[error("there is no {0} with that number")]
    NotFound(&'static str),
    /// A form's fields are not right.
    #[error("some fields are not right")]
    Fields(Vec<FieldProblem>),
    /// A room cannot be kept like this.
    #[error("some fields are not right")]
    Venue(Vec<VenueProblem>),
    /// It needs a name.
    #[error("it needs a name")]
    NameMissing,
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// The journal has a row that cannot be read.
    #[error("the journal is damaged at row {seq} of tournament {tournament}")]
    Journal {
        /// Which tournament.
        tournament: i64,
        /// Which row.
        seq: i64,
    },
    /// Members have changed since the import was previewed.
    #[error("the members have changed since the preview")]
    PreviewStale,
    /// Something else has that name.
    #[error("something else has that name")]
    NameTaken,
    /// The tournament has begun: it is kept.
    #[error("a tournament with entries is kept")]
    InUse,
    /// Anything else the database says.
    #[error("{0}")]
    Database(rusqlite::Error),
    /// Anything else the system says.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl StoreError {
    /// Names the sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::NotFound(_) => "store-not_found",
            StoreError::NameMissing => "store-name_missing",
            StoreError::Fields(_) | StoreError::Venue(_) => "store-fields",
            StoreError::DiskFull => "store-disk_full",
            StoreError::Journal { .. } => "store-journal",
            StoreError::PreviewStale => "store-preview_stale",
            StoreError::NameTaken => "store-name_taken",
            StoreError::InUse => "store-in_use",
            StoreError::Database(_) | StoreError::Io(_) => "store-other",
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DiskFull) => StoreError::DiskFull,
            _ => StoreError::Database(error),
        }
    }
}
