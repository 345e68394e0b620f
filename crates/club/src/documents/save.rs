//! Documents written to files.

use std::ffi::OsString;
use std::fs::File;
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use tapis_locale::unwritable_key;

use super::Document;
use crate::Problem;
use crate::file::file_names;

/// First bytes of every database of SQLite: a club file, or a copy of one.
const DATABASE: &[u8] = b"SQLite format 3\0";
/// Endings of the names of files that lie beside a club file while it is open.
const BESIDE: [&str; 8] = ["-wal", "-shm", "-journal", ".lock", ".alive", ".rows", ".new", ".restore"];
/// First bytes of every PDF:
const PDF: &[u8] = b"%PDF-";

/// Writes a file whole or not at all: what was there stays until all of it is on the disk. A club
/// file is never replaced, and by a PDF nothing but a PDF: no slip of the hand costs a season.
///
/// # Errors
/// If it cannot be written, with what to do.
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    match stays(path, bytes) {
        Ok(None) => write(path, bytes).map_err(|error| unwritable(path, &error)),
        Ok(Some(code)) => Err(Problem::new(code, &[("file", path.display().to_string().into())])),
        Err(error) => Err(unwritable(path, &error)),
    }
}

/// Reason why the file there is not to be replaced by this one, if so. What cannot be looked at is not replaced either.
fn stays(path: &Path, bytes: &[u8]) -> io::Result<Option<&'static str>> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if cfg!(windows) && !file_names::allowed(&name) {
        return Err(ErrorKind::InvalidFilename.into());
    }
    // Files beside an open club file are a part of it.
    let beside = BESIDE.into_iter().find_map(|ending| name.strip_suffix(ending));
    if let Some(club) = beside.map(|club| path.with_file_name(club)).filter(|club| club.is_file())
        && begins(&club)?.starts_with(DATABASE)
    {
        return Ok(Some("save-stays_club"));
    }
    if !path.is_file() {
        return Ok(None);
    }
    let start = begins(path)?;
    let link = fs::symlink_metadata(path)?.is_symlink();
    Ok(if start.starts_with(DATABASE) {
        Some("save-stays_club")
    } else if link {
        Some("save-stays_link")
    } else if bytes.starts_with(PDF) && !start.is_empty() && !start.starts_with(PDF) {
        Some("save-stays_other")
    } else {
        None
    })
}

/// Writes documents into a folder, which is made where it is not there; gives the files.
///
/// # Errors
/// If one of them cannot be written; those before it are whole.
pub fn save_all(folder: &Path, documents: &[Document]) -> Result<Vec<PathBuf>, Problem> {
    make_folder(folder)?;
    let mut files = Vec::new();
    for document in documents {
        let path = folder.join(&document.file_name);
        save(&path, &document.bytes)?;
        files.push(path);
    }
    Ok(files)
}

/// Makes a folder where there is none.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn make_folder(folder: &Path) -> Result<(), Problem> {
    fs::create_dir_all(folder).map_err(|error| {
        // Windows says that the name is not right.
        let error = if folder.is_file() { ErrorKind::AlreadyExists.into() } else { error };
        unwritable(folder, &error)
    })
}

/// The first bytes of a file.
fn begins(path: &Path) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    File::open(path)?.take(16).read_to_end(&mut start)?;
    Ok(start)
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Windows would say that it is protected.
    if path.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
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
    // A file left there by a killed program goes, and a link that somebody put there with it.
    let _ = fs::remove_file(&part);
    let whole = File::create_new(&part)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&part, path).map_err(|error| why_it_stays(error, path, cfg!(windows))));
    if whole.is_err() {
        // The error that is returned counts, not what it left.
        let _ = fs::remove_file(&part);
    }
    whole
}

/// Reason why nothing can take the place of a file, although its folder takes new ones. Windows calls access denied
/// what is only held by another program, such as a PDF by its viewer; what is protected says so itself.
fn why_it_stays(error: io::Error, path: &Path, windows: bool) -> io::Error {
    let writable =
        || fs::metadata(path).is_ok_and(|found| found.is_file() && !found.permissions().readonly());
    match error.kind() {
        ErrorKind::PermissionDenied if windows && writable() => ErrorKind::ResourceBusy.into(),
        _ => error,
    }
}

/// Reason why a file cannot be written, with a remedy.
pub fn unwritable(path: &Path, error: &io::Error) -> Problem {
    let values = [("file", path.display().to_string().into()), ("detail", error.to_string().into())];
    Problem::new(unwritable_key(error), &values)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn what_was_there_stays_until_the_new_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        save(&path, b"first").unwrap();
        save(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
        let long = folder.path().join(format!("{}.pdf", "é".repeat(110)));
        save(&long, b"long").unwrap();
        assert_eq!(fs::read(&long).unwrap(), b"long");
    }

    #[test]
    fn a_pdf_replaces_only_a_pdf() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let (club, letter, old, empty) = (at("club.tapis"), at("lettre.odt"), at("a.pdf"), at("vide"));
        for (path, bytes) in [
            (&club, &b"SQLite format 3\0 and a season"[..]),
            (&letter, b"PK"),
            (&old, b"%PDF-1.7"),
            (&empty, b""),
        ] {
            fs::write(path, bytes).unwrap();
        }
        let beside = at("club.tapis-wal");
        fs::write(&beside, b"").unwrap();
        let code = |path: &Path, bytes: &[u8]| save(path, bytes).map_err(|problem| problem.code);
        for bytes in [&b"%PDF-1.7 new"[..], b"No;Nom"] {
            assert_eq!(code(&club, bytes), Err("save-stays_club".to_owned()));
            assert_eq!(code(&beside, bytes), Err("save-stays_club".to_owned()));
        }
        assert_eq!(save_all(&club, &[]).unwrap_err().code, "save-is_file");
        assert_eq!(code(&letter, b"%PDF-1.7 new"), Err("save-stays_other".to_owned()));
        assert!(fs::read(&club).unwrap().ends_with(b"season") && fs::read(&letter).unwrap() == b"PK");
        // A table or a structure is written over its former self, and over what holds nothing.
        assert_eq!(code(&letter, b"No;Nom"), Ok(()));
        for path in [&old, &empty] {
            assert_eq!(code(path, b"%PDF-1.7 new"), Ok(()));
            assert_eq!(fs::read(path).unwrap(), b"%PDF-1.7 new");
        }
        #[cfg(unix)]
        {
            let other = at("autre nom");
            std::os::unix::fs::symlink(&club, &other).unwrap();
            assert_eq!(code(&other, b"%PDF-1.7 new"), Err("save-stays_club".to_owned()));
        }
    }

    #[test]
    fn what_belongs_to_an_open_club_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("club.tapis"), b"SQLite format 3\0 and a season").unwrap();
        for ending in BESIDE {
            let path = folder.path().join(format!("club.tapis{ending}"));
            let refused = save(&path, b"No;Nom").unwrap_err();
            assert_eq!(refused.code, "save-stays_club", "{ending}");
            assert!(!path.exists(), "{ending}");
        }
    }

    /// Nobody but Windows calls a held file protected.
    #[test]
    fn a_held_file_is_told_from_a_protected_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        fs::write(&path, b"%PDF-1.7").unwrap();
        let code = |windows: bool| {
            let denied = why_it_stays(ErrorKind::PermissionDenied.into(), &path, windows);
            unwritable(&path, &denied).code
        };
        assert_eq!((code(true), code(false)), ("save-open".to_owned(), "save-denied".to_owned()));
        let full = why_it_stays(ErrorKind::StorageFull.into(), &path, true);
        assert_eq!(unwritable(&path, &full).code, "save-full");
        let writable = fs::metadata(&path).unwrap().permissions();
        let mut protected = writable.clone();
        protected.set_readonly(true);
        fs::set_permissions(&path, protected).unwrap();
        assert_eq!(code(true), "save-denied");
        fs::set_permissions(&path, writable).unwrap();
    }

    /// A viewer reads the file and lets others read it, and no more.
    #[cfg(windows)]
    #[test]
    fn a_pdf_in_a_viewer_is_not_called_protected() {
        use std::os::windows::fs::OpenOptionsExt;
        const FILE_SHARE_READ: u32 = 1;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        fs::write(&path, b"%PDF-1.7").unwrap();
        let viewer = File::options().read(true).share_mode(FILE_SHARE_READ).open(&path).unwrap();
        assert_eq!(save(&path, b"%PDF-1.7 new").unwrap_err().code, "save-open");
        drop(viewer);
        assert_eq!(save(&path, b"%PDF-1.7 new"), Ok(()));
    }

    #[cfg(unix)]
    #[test]
    fn no_link_is_followed() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let letter = at("lettre.pdf");
        fs::write(&letter, b"%PDF-1.7 a letter").unwrap();
        symlink(&letter, at("a.pdf")).unwrap();
        let refused = save(&at("a.pdf"), b"%PDF-1.7 new").unwrap_err();
        assert_eq!(refused.code, "save-stays_link");
        // Nor one that lies where a document is prepared.
        symlink(&letter, at(".b.pdf.part")).unwrap();
        save(&at("b.pdf"), b"%PDF-1.7 new").unwrap();
        assert_eq!(fs::read(&letter).unwrap(), b"%PDF-1.7 a letter");
        assert_eq!(fs::read(at("b.pdf")).unwrap(), b"%PDF-1.7 new");
        assert!(!fs::symlink_metadata(at("b.pdf")).unwrap().is_symlink());
    }

    #[test]
    fn what_cannot_be_written_says_why_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let code = |path: &Path| save(path, b"x").unwrap_err().code;
        assert_eq!(code(folder.path()), "save-is_folder");
        assert_eq!(code(&folder.path().join("absent/a.pdf")), "save-no_folder");
        assert_eq!(code(&folder.path().join(format!("{}.pdf", "x".repeat(300)))), "save-name");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        if cfg!(target_os = "linux") {
            assert_eq!(code(Path::new("/dev/full")), "save-full");
            assert_eq!(save(Path::new("/dev/null"), b"x"), Ok(()));
        }
    }
}
