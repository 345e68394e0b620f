//! Documents written to files.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use tapis_locale::Language;

use super::Document;
use crate::Problem;

/// Writes a file whole or not at all: what was there stays until all of it is on the disk.
///
/// # Errors
/// Why it cannot be written, and what to do.
pub fn save(language: Language, path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    write(path, bytes).map_err(|error| unwritable(language, path, &error))
}

/// Writes documents into a folder, which is made where it is not there; gives the files.
///
/// # Errors
/// Why one of them cannot be written; those before it are whole.
pub fn save_all(language: Language, folder: &Path, documents: &[Document]) -> Result<Vec<PathBuf>, Problem> {
    fs::create_dir_all(folder).map_err(|error| unwritable(language, folder, &error))?;
    let mut files = Vec::new();
    for document in documents {
        let path = folder.join(&document.file_name);
        save(language, &path, &document.bytes)?;
        files.push(path);
    }
    Ok(files)
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A device or a pipe takes what comes and cannot be put in another's place.
    if fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        let mut file = File::options().write(true).open(path)?;
        return file.write_all(bytes).and_then(|()| file.flush());
    }
    let Some(name) = path.file_name() else { return Err(ErrorKind::InvalidFilename.into()) };
    let mut part = OsString::from(".");
    // Short, so that a long name does not become too long by it.
    part.push(name.to_string_lossy().chars().take(40).collect::<String>());
    part.push(".part");
    let part = path.with_file_name(part);
    let whole = File::create(&part)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&part, path));
    if whole.is_err() {
        let _ = fs::remove_file(&part);
    }
    whole
}

/// Why a file cannot be written, and what to do.
pub fn unwritable(language: Language, path: &Path, error: &io::Error) -> Problem {
    let code = match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "save-full",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "save-denied",
        ErrorKind::NotFound | ErrorKind::NotADirectory => "save-no_folder",
        ErrorKind::IsADirectory => "save-is_folder",
        // A folder was to be made where a file stands.
        ErrorKind::AlreadyExists => "save-no_folder",
        ErrorKind::InvalidFilename => "save-name",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "save-open",
        // What Windows answers where another program holds the file.
        _ if matches!(error.raw_os_error(), Some(32 | 33)) && cfg!(windows) => "save-open",
        _ => "save-other",
    };
    let values = [("file", path.display().to_string().into()), ("detail", error.to_string().into())];
    Problem::new(language, code, &values)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn what_was_there_stays_until_the_new_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        save(Language::Fr, &path, b"first").unwrap();
        save(Language::Fr, &path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
        let long = folder.path().join(format!("{}.pdf", "é".repeat(110)));
        save(Language::Fr, &long, b"long").unwrap();
        assert_eq!(fs::read(&long).unwrap(), b"long");
    }

    #[test]
    fn what_cannot_be_written_says_why_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let code = |path: &Path| save(Language::En, path, b"x").unwrap_err().code;
        assert_eq!(code(folder.path()), "save-is_folder");
        assert_eq!(code(&folder.path().join("absent/a.pdf")), "save-no_folder");
        assert_eq!(code(&folder.path().join(format!("{}.pdf", "x".repeat(300)))), "save-name");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        if cfg!(target_os = "linux") {
            assert_eq!(code(Path::new("/dev/full")), "save-full");
            assert_eq!(save(Language::En, Path::new("/dev/null"), b"x"), Ok(()));
        }
    }
}
