//! Whether a file is a club that can be opened, found out without touching it.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::OpenError;
use crate::base::disk;
use crate::base::format::{APPLICATION_ID, known};
use crate::base::place::sibling;

/// Content of a file's first bytes.
#[derive(Debug)]
struct Head {
    ours: bool,
    format: i64,
    /// Length that the file should have.
    length: u64,
}

impl Head {
    fn of(path: &Path) -> Result<Self, OpenError> {
        let mut head = [0_u8; 100];
        let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
        match read {
            Err(error) if error.kind() != ErrorKind::UnexpectedEof => {
                return Err(OpenError::of_io(path, &error));
            }
            _ => {}
        }
        let word = |at: usize| {
            head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, i32::from_be_bytes)
        };
        let page = match word(16) >> 16 {
            1 => 65_536,
            size => u64::try_from(size).unwrap_or(0),
        };
        Ok(Head {
            ours: head.starts_with(b"SQLite format 3\0") && i64::from(word(68)) == APPLICATION_ID,
            format: word(60).into(),
            length: page * u64::try_from(word(28)).unwrap_or(0),
        })
    }
}

fn lies_beside(path: &Path, suffix: &str) -> bool {
    std::fs::metadata(sibling(path, suffix)).is_ok_and(|found| found.len() > 0)
}

/// Whether an interrupted change may have left the head of the file half written while the journal or the log beside it
/// holds the rest.
fn may_be_restored(path: &Path) -> bool {
    lies_beside(path, "-journal") || lies_beside(path, "-wal")
}

/// Looks at the file's head with plain reads, before SQLite could touch anything.
pub(crate) fn refuse_foreign(path: &Path) -> Result<(), OpenError> {
    let head = Head::of(path)?;
    if may_be_restored(path) {
        return Ok(());
    }
    if head.ours { refuse_format(path, head.format) } else { Err(OpenError::NotOurs(path.to_owned())) }
}

fn refuse_format(path: &Path, found: i64) -> Result<(), OpenError> {
    match found {
        ..1 => Err(OpenError::NotOurs(path.to_owned())),
        _ if found > known() => Err(OpenError::Newer { found, known: known() }),
        _ => Ok(()),
    }
}

/// A club file to be read, in the state that opening it would bring about.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) db: Connection,
    _aside: Option<Aside>,
}

/// A copy that is removed with its last use.
#[derive(Debug)]
struct Aside(PathBuf);

impl Drop for Aside {
    fn drop(&mut self) {
        disk::clear_away(&self.0);
    }
}

impl Look {
    /// A connection that cannot write cannot roll back what was interrupted either, and where the head
    /// is half written nobody knows yet whose file it is: then a copy of it is recovered, and read.
    pub(crate) fn at(path: &Path) -> Result<Self, OpenError> {
        let said = |error| OpenError::of(path, &error);
        let plain = !lies_beside(path, "-journal") && (Head::of(path)?.ours || !may_be_restored(path));
        if plain {
            return Ok(Look { db: connect_reading(path).map_err(said)?, _aside: None });
        }
        let aside = Aside(sibling(path, ".look"));
        disk::clear_away(&aside.0);
        for suffix in ["", "-journal", "-wal"] {
            let (from, to) = (sibling(path, suffix), sibling(&aside.0, suffix));
            if from.is_file() {
                let copied = File::open(from)
                    .and_then(|mut from| std::io::copy(&mut from, &mut disk::create_private(&to)?));
                copied.map_err(|error| OpenError::of_io(path, &error))?;
            }
        }
        let db = Connection::open(&aside.0).map_err(said)?;
        Ok(Look { db, _aside: Some(aside) })
    }
}

/// A connection that cannot write. Where no log lies beside the file none is made either: then
/// nobody else has it open, and it can be taken as it stands.
pub(crate) fn connect_reading(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let plain_open = || Connection::open_with_flags(path, flags);
    if ["-wal", "-journal"].iter().any(|suffix| sibling(path, suffix).exists()) {
        return plain_open();
    }
    let Some(text) = path.to_str() else { return plain_open() };
    let uri = uri(text, cfg!(windows));
    Connection::open_with_flags(uri, flags | OpenFlags::SQLITE_OPEN_URI)
}

/// A file that nobody changes, as SQLite wants it to be named.
fn uri(path: &str, windows: bool) -> String {
    // A part between two slashes and a third would be a computer's name, which SQLite refuses: a path that begins with
    // two slashes comes after two more, and a drive's letter after three.
    let slashed = if windows { path.replace('\\', "/") } else { path.to_owned() };
    let local = slashed.strip_prefix("//?/").filter(|_| windows).unwrap_or(&slashed);
    let (before, path) = match local.strip_prefix("UNC/").filter(|_| local.len() < slashed.len()) {
        Some(share) => ("////", share),
        None if local.starts_with("//") => ("//", local),
        None if windows && local.get(1..2) == Some(":") => ("///", local),
        None => ("", local),
    };
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~:".contains(c);
    let mut uri = format!("file:{before}");
    for c in path.chars() {
        let mut bytes = [0; 4];
        let escape = |byte: &u8| format!("%{byte:02X}");
        match c {
            c if plain(c) => uri.push(c),
            c => uri.extend(c.encode_utf8(&mut bytes).as_bytes().iter().map(escape)),
        }
    }
    uri.push_str("?immutable=1");
    uri
}

/// A club file that can be opened.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sound {
    pub(crate) format: i64,
    /// False: an index does not say what its table says. Its tables are sound.
    pub(crate) indexes: bool,
}

/// Checks the file from its first bytes to its tables.
pub(crate) fn inspect(path: &Path) -> Result<Sound, OpenError> {
    match check(path) {
        Err(OpenError::Damaged(said)) if !may_be_restored(path) => {
            let (should, is) = (Head::of(path)?.length, std::fs::metadata(path).map_or(0, |file| file.len()));
            match should.checked_sub(is) {
                Some(missing @ 1..) => Err(OpenError::Cut { missing }),
                _ => Err(OpenError::Damaged(said)),
            }
        }
        checked => checked,
    }
}

/// Tables that every format has had.
const OURS: &str = "SELECT count(*) FROM sqlite_schema
    WHERE type = 'table' AND name IN ('setting', 'member', 'tournament', 'journal')";

fn check(path: &Path) -> Result<Sound, OpenError> {
    let said = |error: rusqlite::Error| OpenError::of(path, &error);
    let look = Look::at(path)?;
    let number = |sql: &str| look.db.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(said);
    if number("PRAGMA application_id")? != APPLICATION_ID {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let format = number("PRAGMA user_version")?;
    refuse_format(path, format)?;
    let first = |check: &str| look.db.query_row(check, [], |row| row.get::<_, String>(0)).map_err(said);
    let indexes = first("PRAGMA integrity_check(1)")? == "ok";
    if !indexes {
        // This one leaves the indexes out.
        let found = first("PRAGMA quick_check(1)")?;
        if found != "ok" {
            return Err(OpenError::Damaged(found));
        }
    }
    if number(OURS)? < 4 { Err(OpenError::NotOurs(path.to_owned())) } else { Ok(Sound { format, indexes }) }
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn sqlite_receives_every_path_as_a_file() {
        for (path, windows, expected) in [
            ("/home/eva/a.tapis", false, "file:/home/eva/a.tapis?immutable=1"),
            ("//home/a.tapis", false, "file:////home/a.tapis?immutable=1"),
            ("a:b.tapis", false, "file:a:b.tapis?immutable=1"),
            ("UNC/a.tapis", true, "file:UNC/a.tapis?immutable=1"),
            ("a b?.tapis", false, "file:a%20b%3F.tapis?immutable=1"),
            (r"a\b.tapis", false, "file:a%5Cb.tapis?immutable=1"),
            (r"C:\Users\Éva\a.tapis", true, "file:///C:/Users/%C3%89va/a.tapis?immutable=1"),
            (r"\\?\C:\a.tapis", true, "file:///C:/a.tapis?immutable=1"),
            (r"\\serveur\club\a.tapis", true, "file:////serveur/club/a.tapis?immutable=1"),
            (r"\\?\UNC\serveur\club\a.tapis", true, "file:////serveur/club/a.tapis?immutable=1"),
        ] {
            assert_eq!(uri(path, windows), expected, "{path}");
        }
    }
}
