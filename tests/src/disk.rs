//! Record of a program's file operations, and the state of a disk after a power cut or a kill at any point of it.
//! `tests/record/record.c` makes the records.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, RngExt};

/// Bytes that a disk writes whole or not at all.
const SECTOR: usize = 512;

/// One change, or a line that the program printed.
#[derive(Debug, Clone)]
pub enum Change {
    /// A file came into being.
    Created(PathBuf),
    Written {
        path: PathBuf,
        /// First byte of the change.
        at: usize,
        bytes: Vec<u8>,
    },
    /// A file was cut or made longer.
    Resized { path: PathBuf, to: usize },
    /// A file or a folder was synced.
    Synced(PathBuf),
    /// A file got another name.
    Renamed {
        /// Path before the change.
        from: PathBuf,
        /// Path after the change.
        to: PathBuf,
    },
    /// A file was removed.
    Removed(PathBuf),
    /// The program printed something.
    Said(String),
}

/// The recorder, compiled; `None` if there is no C compiler here, or another system than Linux.
pub fn recorder(folder: &Path) -> Option<PathBuf> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let (source, library) = (crate::root().join("tests/record/record.c"), folder.join("record.so"));
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
    compiler.status().is_ok_and(|status| status.success()).then_some(library)
}

fn field<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk::<4>()?;
    let (bytes, after) = after.split_at_checked(u32::from_ne_bytes(*length) as usize)?;
    *rest = after;
    Some(bytes)
}

/// Reads what the recorder wrote; `None` where a record is not whole.
pub fn read(mut rest: &[u8]) -> Option<Vec<Change>> {
    let mut changes = Vec::new();
    while let Some((kind, after)) = rest.split_first() {
        rest = after;
        let path = |bytes: &[u8]| PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
        let (first, bytes, to) = (path(field(&mut rest)?), field(&mut rest)?.to_vec(), field(&mut rest)?);
        let (number, after) = rest.split_first_chunk::<8>()?;
        rest = after;
        let number = usize::try_from(i64::from_ne_bytes(*number)).ok()?;
        changes.push(match kind {
            b'c' => Change::Created(first),
            b'w' => Change::Written { path: first, at: number, bytes },
            b't' => Change::Resized { path: first, to: number },
            b's' => Change::Synced(first),
            b'r' => Change::Renamed { from: first, to: path(to) },
            b'u' => Change::Removed(first),
            b'a' => Change::Said(String::from_utf8_lossy(&bytes).into_owned()),
            _ => return None,
        });
    }
    Some(changes)
}

/// A file: what is on the disk for certain, and what was done to it since, in order.
#[derive(Debug, Clone, Default)]
struct File {
    synced: Vec<u8>,
    since: Vec<(usize, Option<Vec<u8>>)>,
}

fn write(content: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let end = at + bytes.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[at..end].copy_from_slice(bytes);
}

impl File {
    /// Content after a kill: everything.
    fn whole(&self) -> Vec<u8> {
        let mut content = self.synced.clone();
        for (at, bytes) in &self.since {
            match bytes {
                Some(bytes) => write(&mut content, *at, bytes),
                None => content.resize(*at, 0),
            }
        }
        content
    }

    /// Content after a power cut: of what was not synced any sector may be missing.
    fn cut(&self, dice: &mut ChaCha20Rng) -> Vec<u8> {
        let kept_of_eight = dice.random_range(0..=8_u32);
        let mut keep = || dice.next_u32() % 8 < kept_of_eight;
        let mut content = self.synced.clone();
        for (at, bytes) in &self.since {
            let Some(bytes) = bytes else {
                if keep() {
                    content.resize(*at, 0);
                }
                continue;
            };
            let mut from = 0;
            while from < bytes.len() {
                let to = bytes.len().min((at + from) / SECTOR * SECTOR + SECTOR - at);
                if keep() {
                    write(&mut content, at + from, &bytes[from..to]);
                }
                from = to;
            }
        }
        content
    }
}

/// A change of names in a folder that may not be on the disk yet.
#[derive(Debug, Clone)]
enum Naming {
    Is(PathBuf, usize),
    Gone(PathBuf),
}

impl Naming {
    fn folder(&self) -> Option<&Path> {
        let (Naming::Is(path, _) | Naming::Gone(path)) = self;
        path.parent()
    }

    fn done_in(&self, names: &mut BTreeMap<PathBuf, usize>) {
        match self {
            Naming::Is(path, index) => names.insert(path.clone(), *index),
            Naming::Gone(path) => names.remove(path),
        };
    }
}

/// A disk under a recorded program.
#[derive(Debug, Clone, Default)]
pub struct Disk {
    files: Vec<File>,
    names: BTreeMap<PathBuf, usize>,
    /// Names as they are on the disk for certain, and what changed since, in order.
    certain: BTreeMap<PathBuf, usize>,
    uncertain: Vec<Naming>,
}

/// The files of a folder and what they hold.
pub type Folder = BTreeMap<PathBuf, Vec<u8>>;

impl Disk {
    /// A disk that holds what a folder holds.
    pub fn of(folder: &Folder) -> Self {
        let mut disk = Disk::default();
        for (path, content) in folder {
            disk.certain.insert(path.clone(), disk.files.len());
            disk.files.push(File { synced: content.clone(), since: Vec::new() });
        }
        disk.names.clone_from(&disk.certain);
        disk
    }

    fn since(&mut self, path: &Path, change: (usize, Option<Vec<u8>>)) {
        if let Some(file) = self.names.get(path).and_then(|index| self.files.get_mut(*index)) {
            file.since.push(change);
        }
    }

    fn named(&mut self, path: &Path, index: usize) {
        self.names.insert(path.to_owned(), index);
        self.uncertain.push(Naming::Is(path.to_owned(), index));
    }

    fn gone(&mut self, path: &Path) {
        self.names.remove(path);
        self.uncertain.push(Naming::Gone(path.to_owned()));
    }

    /// Makes all changes of names in this folder certain.
    fn settle(&mut self, folder: &Path) {
        let (here, elsewhere) = std::mem::take(&mut self.uncertain)
            .into_iter()
            .partition(|naming| naming.folder() == Some(folder));
        self.uncertain = elsewhere;
        let here: Vec<Naming> = here;
        here.iter().for_each(|naming| naming.done_in(&mut self.certain));
    }

    /// Does what the program did.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Created(path) => {
                self.named(path, self.files.len());
                self.files.push(File::default());
            }
            Change::Written { path, at, bytes } => self.since(path, (*at, Some(bytes.clone()))),
            Change::Resized { path, to } => self.since(path, (*to, None)),
            Change::Synced(path) => match self.names.get(path) {
                Some(index) => {
                    let file = &mut self.files[*index];
                    file.synced = file.whole();
                    file.since.clear();
                }
                // A folder: its names are certain.
                None => self.settle(path),
            },
            Change::Renamed { from, to } => {
                if let Some(index) = self.names.get(from).copied() {
                    self.named(to, index);
                    self.gone(from);
                }
            }
            Change::Removed(path) => self.gone(path),
            Change::Said(_) => {}
        }
    }

    /// Files that are there when the program is killed now.
    pub fn killed(&self) -> Folder {
        self.names.iter().map(|(path, index)| (path.clone(), self.files[*index].whole())).collect()
    }

    /// Files that are there when the power is cut now.
    pub fn cut(&self, dice: &mut ChaCha20Rng) -> Folder {
        let mut names = self.certain.clone();
        let kept = dice.random_range(0..=self.uncertain.len());
        self.uncertain[..kept].iter().for_each(|naming| naming.done_in(&mut names));
        names.into_iter().map(|(path, index)| (path, self.files[index].cut(dice))).collect()
    }
}

/// Reads a folder and the folders in it, without SQLite's shared memory.
pub fn files(folder: &Path) -> std::io::Result<Folder> {
    let mut found = Folder::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if !path.to_string_lossy().ends_with("-shm") {
            found.insert(path.clone(), std::fs::read(&path)?);
        }
    }
    Ok(found)
}

/// Puts files that stood under one folder under another, which is emptied first.
pub fn lay_out(files: &Folder, from: &Path, to: &Path) -> std::io::Result<()> {
    if to.exists() {
        std::fs::remove_dir_all(to)?;
    }
    std::fs::create_dir_all(to)?;
    for (path, content) in files {
        let target = to.join(path.strip_prefix(from).unwrap_or(path));
        if let Some(parent) = target.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(target, content)?;
    }
    Ok(())
}
