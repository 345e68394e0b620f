//! A second start hands what it was asked to open to the program that runs already: a double click on a club
//! file opens no second desk.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use interprocess::local_socket::{Listener, ListenerOptions, Name, Stream, prelude::*};

use crate::Arguments;

/// Task of a start of the program.
#[derive(Debug)]
pub enum Start {
    /// Show the windows, and take what later starts hand over.
    First(First),
    /// Nothing: the program that runs already has been told.
    HandedOver,
    /// Show the windows, though later starts cannot reach them: the system refuses, or the program that runs
    /// already does not answer.
    Alone,
}

/// The start that others hand over to.
#[derive(Debug)]
pub struct First {
    listener: Listener,
    /// Held as long as the program lives, in whatever way it ends.
    _lock: File,
}

/// Another start may just be ending, or not listen yet.
const PATIENCE: Duration = Duration::from_secs(3);
const BETWEEN: Duration = Duration::from_millis(20);
/// More than any path is long.
const LONGEST: u64 = 64 * 1024;
const DONE: &[u8] = b"done\n";

/// Decides it among the starts that share this folder.
pub fn start(folder: &Path, arguments: &Arguments) -> Start {
    let Ok(line) = serde_json::to_string(arguments) else { return Start::Alone };
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        match first(folder) {
            Ok(Some(first)) => return Start::First(first),
            Ok(None) if handed_over(folder, &line) => return Start::HandedOver,
            Ok(None) => thread::sleep(BETWEEN),
            Err(_) => return Start::Alone,
        }
    }
    Start::Alone
}

fn first(folder: &Path) -> io::Result<Option<First>> {
    fs::create_dir_all(folder)?;
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join("desk.lock"))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
    }
    // A program that was killed leaves its socket.
    let options = ListenerOptions::new().name(name(folder)?).try_overwrite(true);
    Ok(Some(First { listener: options.create_sync()?, _lock: lock }))
}

/// Only this account reaches its folder.
#[cfg(not(windows))]
fn name(folder: &Path) -> io::Result<Name<'static>> {
    use interprocess::local_socket::GenericFilePath;
    folder.join("desk.sock").to_fs_name::<GenericFilePath>()
}

/// Pipes have names of their own: the folder's path makes one that belongs to this account.
#[cfg(windows)]
fn name(folder: &Path) -> io::Result<Name<'static>> {
    use interprocess::local_socket::GenericNamespaced;
    let folder = folder.to_string_lossy().replace(['\\', '/', ':'], "-");
    format!("tapis-desk{folder}").to_ns_name::<GenericNamespaced>()
}

/// Whether the other program has taken it. Its pipe cannot be read with a time limit on every system, so a thread
/// reads it, and a program that hangs is not waited for.
fn handed_over(folder: &Path, line: &str) -> bool {
    let (folder, line) = (folder.to_owned(), line.to_owned());
    let (says, hears) = mpsc::channel();
    thread::spawn(move || says.send(hand_over(&folder, &line).is_ok()));
    hears.recv_timeout(PATIENCE).unwrap_or(false)
}

fn hand_over(folder: &Path, line: &str) -> io::Result<()> {
    let mut stream = Stream::connect(name(folder)?)?;
    stream.write_all(line.as_bytes())?;
    stream.write_all(b"\n")?;
    let mut answer = Vec::new();
    stream.take(DONE.len() as u64).read_to_end(&mut answer)?;
    if answer == DONE { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

impl First {
    /// Does what later starts ask, for as long as the program lives.
    pub fn listen(self, open: impl Fn(Arguments) + Send + Clone + 'static) {
        thread::spawn(move || {
            // Moves all of it here, so that this thread holds the lock too.
            let first = self;
            for stream in first.listener.incoming().flatten() {
                let open = open.clone();
                // Each on its own thread, so that one that connects and sends nothing delays no other.
                thread::spawn(move || {
                    if let Ok(arguments) = taken(stream) {
                        open(arguments);
                    }
                });
            }
        });
    }
}

/// Receives the arguments of the other start, once it knows that it is not alone.
fn taken(stream: Stream) -> io::Result<Arguments> {
    let mut line = String::new();
    let mut reader = BufReader::new(stream.take(LONGEST));
    reader.read_line(&mut line)?;
    let arguments = serde_json::from_str(&line)?;
    reader.into_inner().into_inner().write_all(DONE)?;
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

    use super::*;

    fn asked(club: &str) -> Arguments {
        Arguments { club: Some(club.into()), ..Arguments::default() }
    }

    #[test]
    fn a_second_start_hands_its_club_to_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let Start::First(first) = start(folder.path(), &Arguments::default()) else { panic!("nobody runs") };
        let (says, hears) = mpsc::channel();
        first.listen(move |arguments| says.send(arguments).unwrap());
        for club in ["a.tapis", "Été à l’Olympia.tapis"] {
            assert!(matches!(start(folder.path(), &asked(club)), Start::HandedOver));
            assert_eq!(hears.recv().unwrap(), asked(club));
        }
        // Another account's folder, or another test's, is another program.
        let elsewhere = tempfile::tempdir().unwrap();
        assert!(matches!(start(elsewhere.path(), &asked("a.tapis")), Start::First(_)));
    }

    #[test]
    fn the_next_start_after_an_end_is_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let before = start(folder.path(), &Arguments::default());
        assert!(matches!(before, Start::First(_)));
        drop(before);
        // As a program that was killed leaves it.
        fs::write(folder.path().join("desk.sock"), "").unwrap();
        assert!(matches!(start(folder.path(), &Arguments::default()), Start::First(_)));
    }

    #[test]
    fn without_an_answer_the_program_runs_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let _silent = start(folder.path(), &Arguments::default());
        assert!(matches!(start(folder.path(), &Arguments::default()), Start::Alone));
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(matches!(start(&file, &Arguments::default()), Start::Alone), "there is no such folder");
    }
}
