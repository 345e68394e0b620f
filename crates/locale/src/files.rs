//! Reasons why a file cannot be read or written, in words.

use std::io::{Error, ErrorKind};
use std::path::Path;

use crate::{Phrase, Value};

fn phrase(key: &str, file: &Path, error: &Error) -> Phrase {
    Phrase::new(
        key,
        &[("file", file.display().to_string().into()), ("detail", Value::from(error.to_string()))],
    )
}

/// Reason why a file cannot be read.
pub fn unreadable(file: &Path, error: &Error) -> Phrase {
    let key = match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "file-missing",
        ErrorKind::PermissionDenied => "file-denied",
        ErrorKind::IsADirectory => "file-is_folder",
        ErrorKind::InvalidData => "file-not_text",
        _ => "cli-unreadable",
    };
    phrase(key, file, error)
}

/// Reason why a file cannot be written, with a remedy.
pub fn unwritable(file: &Path, error: &Error) -> Phrase {
    phrase(unwritable_key(error), file, error)
}

/// The key of that sentence, whose values are `file` and `detail`.
pub fn unwritable_key(error: &Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "save-full",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "save-denied",
        ErrorKind::NotFound | ErrorKind::NotADirectory => "save-no_folder",
        ErrorKind::IsADirectory => "save-is_folder",
        // A folder was to be made where a file stands.
        ErrorKind::AlreadyExists => "save-is_file",
        ErrorKind::InvalidFilename => "save-name",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "save-open",
        // Windows answers this if another program holds the file.
        _ if matches!(error.raw_os_error(), Some(32 | 33)) && cfg!(windows) => "save-open",
        _ => "save-other",
    }
}
