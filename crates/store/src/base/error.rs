//! Errors of the file, in kinds that a person can act on.

use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use tapis_engine::base::quantity::TournamentId;
use tapis_lists::ListError;

use crate::base::problem::{
    ChampionshipProblem, DuesProblem, ExclusionProblem, FieldProblem, MergeProblem, RetentionProblem,
    SeasonProblem, VenueProblem,
};

/// Reason why a club file is not opened. It has not been touched.
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
    #[error("the club file is damaged: {0}")]
    Damaged(String),
    /// Its end is missing.
    #[error("the last {missing} bytes of the club file are missing")]
    Cut {
        /// Bytes that are missing.
        missing: u64,
    },
    /// A newer version of the program wrote it.
    #[error("the club file has format {found}, this program knows up to {known}")]
    Newer {
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
    /// Another program has it open and prevents its use.
    #[error("another program holds {0}")]
    Held(PathBuf),
    /// Its disk allows no log beside it, to which every change goes first.
    #[error("the disk of {0} allows no log")]
    NoLog(PathBuf),
    /// The names of the files that belong beside it would be too long.
    #[error("the name of {0} is too long")]
    NameTooLong(PathBuf),
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// The disk reported an error.
    #[error("{0}")]
    Disk(String),
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
            OpenError::Damaged(_) | OpenError::Cut { .. } => "open-damaged",
            OpenError::Newer { .. } => "open-newer",
            OpenError::ReadOnly(_) => "open-read_only",
            OpenError::InUse(_) => "open-in_use",
            OpenError::Held(_) => "open-held",
            OpenError::NoLog(_) => "open-no_log",
            OpenError::NameTooLong(_) => "open-name_too_long",
            OpenError::DiskFull => "open-disk_full",
            OpenError::Disk(_) => "open-disk",
            OpenError::Other(_) => "open-other",
        }
    }

    /// Error of SQLite on a file, as far as a person can act on it.
    pub(crate) fn of(path: &Path, error: &rusqlite::Error) -> Self {
        if no_room(error) {
            return OpenError::DiskFull;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => OpenError::ReadOnly(path.to_owned()),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenError::Held(path.to_owned()),
            Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged(error.to_string()),
            Some(ErrorCode::NotADatabase) => OpenError::NotOurs(path.to_owned()),
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => OpenError::Disk(error.to_string()),
            _ => OpenError::Other(error.to_string()),
        }
    }

    /// Error of the system on a file.
    pub(crate) fn of_io(path: &Path, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => OpenError::DiskFull,
            ErrorKind::InvalidFilename => OpenError::NameTooLong(path.to_owned()),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                OpenError::ReadOnly(path.to_owned())
            }
            ErrorKind::ResourceBusy => OpenError::Held(path.to_owned()),
            _ if held_on_windows(error) => OpenError::Held(path.to_owned()),
            _ => OpenError::Disk(error.to_string()),
        }
    }

    /// Error of storing while a club was being opened.
    pub(crate) fn of_store(path: &Path, error: StoreError) -> Self {
        match error {
            StoreError::DiskFull => OpenError::DiskFull,
            StoreError::ReadOnly => OpenError::ReadOnly(path.to_owned()),
            StoreError::Busy => OpenError::Held(path.to_owned()),
            StoreError::Damaged(said) => OpenError::Damaged(said),
            StoreError::DiskAway(said) | StoreError::NotKept(said) => OpenError::Disk(said),
            StoreError::Database(error) => OpenError::of(path, &error),
            StoreError::Io(error) => OpenError::of_io(path, &error),
            error => OpenError::Other(error.to_string()),
        }
    }
}

/// SQLite calls a full disk by another name where it is the memory shared between connections that
/// finds no room.
fn no_room(error: &rusqlite::Error) -> bool {
    let extended = error.sqlite_error().map(|error| error.extended_code);
    error.sqlite_error_code() == Some(ErrorCode::DiskFull)
        || extended == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE)
}

/// Whether another program has opened the file for itself alone, or has locked a part of it.
fn held_on_windows(error: &std::io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}

/// Reason why something was not stored, or could not be read. Nothing is half done. After [`StoreError::DiskAway`]
/// alone it is not known whether it was stored.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// No such thing any more.
    #[error("there is no {0} with that number")]
    NotFound(&'static str),
    /// A form's fields are not right.
    #[error("some fields are not right")]
    Fields(Vec<FieldProblem>),
    /// A room cannot be stored like this.
    #[error("some fields are not right")]
    Venue(Vec<VenueProblem>),
    /// Nobody is excluded like this.
    #[error("nobody is excluded like this: {0:?}")]
    Exclusion(ExclusionProblem),
    /// Data is not kept longer like this.
    #[error("{0:?}")]
    Retention(RetentionProblem),
    /// Dues cannot be stored like this.
    #[error("dues cannot be kept like this: {0:?}")]
    Dues(DuesProblem),
    /// Two records of members cannot become one, or not be separated.
    #[error("the records cannot be merged or separated: {0:?}")]
    Merge(MergeProblem),
    /// It needs a name.
    #[error("it needs a name")]
    NameMissing,
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// The journal has a row that was changed, or that cannot be read.
    #[error("the journal is damaged at row {seq} of tournament {tournament}")]
    Journal {
        tournament: TournamentId,
        /// Number of the row; 0 means the first set-up.
        seq: i64,
    },
    /// A row of the journal is sound, and this version of the program cannot read it.
    #[error("row {seq} of the journal of {name} was written by version {program} of the program")]
    JournalUnread {
        tournament: TournamentId,
        name: String,
        seq: i64,
        /// The version of the program that wrote it.
        program: String,
    },
    /// The journal does not end where its last row was written.
    #[error("the journal of tournament {tournament} has {found} rows, {written} were written")]
    JournalCut { tournament: TournamentId, found: i64, written: i64 },
    /// This version cannot read what is stored under this name, and does not write over it.
    #[error("the setting {0} cannot be read by this version")]
    SettingUnread(String),
    /// Something cannot be written as JSON.
    #[error("it cannot be written: {0}")]
    Unwritable(serde_json::Error),
    /// Members have changed since the import was previewed.
    #[error("the members have changed since the preview")]
    PreviewStale,
    /// A list cannot be read.
    #[error(transparent)]
    List(#[from] ListError),
    /// A table of results stands among other files.
    #[error("a table of results is read alone")]
    ResultsMixed,
    /// A saved tournament of another program is damaged, or of a version that is not known.
    #[error("the saved tournament cannot be read")]
    SavedUnreadable,
    /// A list has no column with this heading.
    #[error("there is no column {heading}")]
    HeadingUnknown {
        /// Heading that was asked for.
        heading: String,
        /// The headings there are.
        headings: Vec<String>,
    },
    /// Something else has that name.
    #[error("something else has that name")]
    NameTaken,
    /// The tournament has begun: it is kept.
    #[error("a tournament with entries is kept")]
    InUse,
    /// The member is in a tournament that is not over.
    #[error("the member plays in {tournament}")]
    MemberPlays {
        /// Name of the tournament.
        tournament: String,
    },
    /// The member has signed up for a tournament that is not over.
    #[error("the member has signed up for {tournament}")]
    MemberSignedUp {
        /// Name of the tournament.
        tournament: String,
    },
    /// A copy cannot be used.
    #[error("the copy cannot be used: {0}")]
    Copy(Box<OpenError>),
    /// A copy was read again after it was made, and is not what it should be.
    #[error("the copy does not hold what it should")]
    CopyUnsound,
    /// The second place would be the first one.
    #[error("the club itself is in that folder")]
    SecondIsFirst,
    /// A season cannot be like this.
    #[error("a season cannot be like this: {0:?}")]
    Season(Vec<SeasonProblem>),
    /// A championship cannot be like this.
    #[error("a championship cannot be like this: {0:?}")]
    Championship(Vec<ChampionshipProblem>),
    /// The season is closed: its standings are signed off.
    #[error("the season is closed")]
    SeasonClosed,
    /// Dues of the season were paid.
    #[error("dues of the season were paid")]
    SeasonPaid,
    /// The file, or its folder, cannot be written to any more.
    #[error("the file cannot be written to")]
    ReadOnly,
    /// Another program holds the file.
    #[error("another program holds the file")]
    Busy,
    /// SQLite finds the file damaged.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// The disk does not answer, or is not there any more. Nobody knows whether it has what was written last.
    #[error("the disk does not answer: {0}")]
    DiskAway(String),
    /// The disk did not confirm what was written, and the file is as it was.
    #[error("the disk did not confirm what was written: {0}")]
    NotKept(String),
    /// Anything else the database says.
    #[error("{0}")]
    Database(rusqlite::Error),
    /// Anything else the system says.
    #[error("{0}")]
    Io(std::io::Error),
}

impl StoreError {
    /// Names the sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::NotFound(_) => "store-not_found",
            StoreError::NameMissing => "store-name_missing",
            StoreError::Fields(_) | StoreError::Venue(_) => "store-fields",
            StoreError::Exclusion(problem) => problem.code(),
            StoreError::Dues(problem) => problem.code(),
            StoreError::Retention(problem) => problem.code(),
            StoreError::Merge(problem) => problem.code(),
            StoreError::DiskFull => "store-disk_full",
            StoreError::Journal { .. } => "store-journal",
            StoreError::JournalUnread { .. } => "store-journal_unread",
            StoreError::SettingUnread(_) => "store-setting_unread",
            StoreError::JournalCut { .. } => "store-journal_cut",
            StoreError::PreviewStale => "store-preview_stale",
            StoreError::List(problem) => problem.code(),
            StoreError::ResultsMixed => "store-results_mixed",
            StoreError::SavedUnreadable => "store-saved_unreadable",
            StoreError::HeadingUnknown { .. } => "store-heading_unknown",
            StoreError::NameTaken => "store-name_taken",
            StoreError::InUse => "store-in_use",
            StoreError::MemberPlays { .. } => "store-member_plays",
            StoreError::MemberSignedUp { .. } => "store-member_signed_up",
            StoreError::Copy(error) => error.code(),
            StoreError::CopyUnsound => "store-copy_unsound",
            StoreError::SecondIsFirst => "store-second_is_first",
            StoreError::Season(_) => "season-impossible",
            StoreError::Championship(_) => "championship-impossible",
            StoreError::SeasonClosed => "season-closed",
            StoreError::SeasonPaid => "season-paid",
            StoreError::ReadOnly => "store-read_only",
            StoreError::Busy => "store-busy",
            StoreError::Damaged(_) => "store-damaged",
            StoreError::DiskAway(_) => "store-disk_away",
            StoreError::NotKept(_) => "store-not_kept",
            StoreError::Database(_) | StoreError::Io(_) | StoreError::Unwritable(_) => "store-other",
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        if no_room(&error) {
            return StoreError::DiskFull;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => {
                StoreError::DiskAway(error.to_string())
            }
            _ => StoreError::Database(error),
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::DiskFull,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            _ if held_on_windows(&error) => StoreError::Busy,
            ErrorKind::NotFound | ErrorKind::NotADirectory => StoreError::DiskAway(error.to_string()),
            _ => StoreError::Io(error),
        }
    }
}
