//! Every command is recorded, and its disk is judged as a kill and as a power cut leave it at any
//! point: the club opens, nothing acknowledged is missing, and copies can be used.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rand::seq::IteratorRandom;
use sha2::{Digest, Sha256};
use tapis_store::ClubFile;
use tapis_tests::disk::{self, Change, Disk, Folder};
use tapis_tests::program;

/// Number of points of each recording that are judged; `make torture` sets more.
fn points() -> usize {
    std::env::var("TAPIS_CUTS").ok().and_then(|count| count.parse().ok()).unwrap_or(25)
}

/// Seed of the cuts and the evening; another seed, others.
fn seed() -> u64 {
    std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0)
}

/// A folder in which commands are recorded.
struct Recording {
    _folder: tempfile::TempDir,
    _memory: tempfile::TempDir,
    under: PathBuf,
    aside: PathBuf,
    library: PathBuf,
    before: Folder,
    changes: Vec<Change>,
    /// Findings on each disk that was judged: many cuts leave the same one.
    judged: RefCell<HashMap<Vec<u8>, DiskState>>,
}

/// State of a disk: no club, a sound one with so many rows, or what is wrong with it.
#[derive(Debug, Clone)]
enum DiskState {
    Nothing,
    Rows(i64),
    Wrong(String),
}

impl Recording {
    /// `None` if nothing can be recorded here.
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        let library = disk::recorder(&root)?;
        // Thousands of openings are judged in memory where the system offers it.
        let memory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let (under, aside) = (root.join("club"), memory.path().join("aside"));
        std::fs::create_dir(&under).unwrap();
        Some(Recording {
            _folder: folder,
            _memory: memory,
            under,
            aside,
            library,
            before: Folder::new(),
            changes: Vec::new(),
            judged: RefCell::default(),
        })
    }

    fn club(&self) -> PathBuf {
        self.under.join("club.tapis")
    }

    fn plain(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(program("tapis-cli"));
        command.arg("--club").arg(self.club()).args(arguments);
        command
    }

    /// Runs a command that is not recorded, as what was there before.
    fn prepared(self, arguments: &[&str]) -> Self {
        let done = self.plain(arguments).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        self
    }

    fn recorded(mut self, arguments: &[&str]) -> Self {
        self.before = disk::files(&self.under).unwrap();
        let record = self.under.with_file_name("record");
        let mut command = self.plain(arguments);
        command.env("LD_PRELOAD", &self.library).env("TAPIS_RECORD", &record);
        let done = command.env("TAPIS_RECORD_UNDER", &self.under).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        self.changes = disk::read(&std::fs::read(&record).unwrap()).unwrap();
        // The record alone makes the folder that the command left, byte for byte.
        let mut replayed = Disk::of(&self.before);
        self.changes.iter().for_each(|change| replayed.apply(change));
        assert!(replayed.killed() == disk::files(&self.under).unwrap(), "the record is not whole");
        self
    }

    /// Fault of the club on this disk, of which so many rows were acknowledged.
    fn judge(&self, files: &Folder, acknowledged: i64, must_exist: bool) -> Option<String> {
        let mut hash = Sha256::new();
        for (path, content) in files {
            hash.update(format!("{} {} ", path.display(), content.len()));
            hash.update(content);
        }
        let hash: Vec<u8> = hash.finalize().to_vec();
        let known = self.judged.borrow().get(&hash).cloned();
        let found = known.unwrap_or_else(|| self.look(files));
        self.judged.borrow_mut().insert(hash, found.clone());
        match found {
            DiskState::Nothing => must_exist.then(|| "the club is gone".to_owned()),
            DiskState::Rows(rows) => {
                (rows < acknowledged).then(|| format!("{acknowledged} rows acknowledged, {rows} there"))
            }
            DiskState::Wrong(wrong) => Some(wrong),
        }
    }

    /// Lays the disk out aside, and opens the club and its copies.
    fn look(&self, files: &Folder) -> DiskState {
        disk::lay_out(files, &self.under, &self.aside).unwrap();
        let club = self.aside.join("club.tapis");
        if !club.exists() {
            return DiskState::Nothing;
        }
        let found = opened(&club);
        if matches!(found, DiskState::Wrong(_)) {
            return found;
        }
        let copies = std::fs::read_dir(self.aside.join("backups")).into_iter().flatten().flatten();
        let copies =
            copies.map(|copy| copy.path()).filter(|path| path.extension().is_some_and(|it| it == "tapis"));
        for copy in copies {
            if let DiskState::Wrong(wrong) = opened(&copy) {
                return DiskState::Wrong(format!("{}: {wrong}", copy.display()));
            }
        }
        found
    }

    /// Judges the disk at some points; what was wrong, and how often it was looked at.
    fn cut(&self, seed: u64, leaves: impl Fn(&Disk, &mut ChaCha20Rng) -> Folder) -> (Vec<String>, usize) {
        let mut dice = ChaCha20Rng::seed_from_u64(self::seed() * 1_000_000 + seed);
        let mut chosen: BTreeSet<usize> =
            (0..self.changes.len()).sample(&mut dice, points()).into_iter().collect();
        chosen.insert(self.changes.len());
        let (mut disk, mut acknowledged, mut wrong) = (Disk::of(&self.before), 0, Vec::new());
        let there = self.before.contains_key(&self.club());
        for at in 0..=self.changes.len() {
            if chosen.contains(&at) {
                let must_exist = there || at == self.changes.len();
                let found = self.judge(&leaves(&disk, &mut dice), acknowledged, must_exist);
                wrong.extend(found.map(|found| format!("after {at} of {}: {found}", self.changes.len())));
            }
            let Some(change) = self.changes.get(at) else { break };
            if let Change::Said(text) = change {
                acknowledged = text.lines().filter_map(|line| line.parse().ok()).fold(acknowledged, i64::max);
            }
            disk.apply(change);
        }
        (wrong, chosen.len())
    }

    /// The club opens whenever the program is killed and whenever the power is cut.
    fn survives_everything(&self) {
        let (wrong, killed) = self.cut(1, |disk, _| disk.killed());
        assert!(wrong.is_empty(), "killed: {wrong:#?}");
        // A cut at one point leaves something else each time.
        let mut cut = 0;
        for round in 0..points().div_ceil(self.changes.len() + 1) {
            let (wrong, judged) = self.cut(2 + round as u64, |disk, dice| disk.cut(dice));
            assert!(wrong.is_empty(), "cut off: {wrong:#?}");
            cut += judged;
        }
        println!(
            "{} changes of files: {killed} kills and {cut} power cuts borne, on {} different disks",
            self.changes.len(),
            self.judged.borrow().len()
        );
    }
}

fn opened(club: &Path) -> DiskState {
    let file = match ClubFile::open(club) {
        Ok(file) => file,
        Err(error) => return DiskState::Wrong(format!("{} ({error})", error.code())),
    };
    match file.checks().check() {
        Ok(found) if found.is_empty() => {}
        found => return DiskState::Wrong(format!("{found:?}")),
    }
    if !file.shortfalls().is_empty() {
        return DiskState::Wrong(format!("{:?}", file.shortfalls()));
    }
    let newest = file.tournaments().all().unwrap().into_iter().map(|row| row.id).max();
    DiskState::Rows(newest.map_or(0, |id| file.journal().journal_length(id).unwrap()))
}

#[test]
fn init_makes_a_sound_club_or_none() {
    for arguments in [&["init"][..], &["init", "--sample"]] {
        let Some(recording) = Recording::new() else { return };
        recording.recorded(arguments).survives_everything();
    }
}

#[test]
fn an_evening_loses_nothing_acknowledged() {
    let Some(recording) = Recording::new() else { return };
    let number = seed().to_string();
    let evening = ["simulate", "--players", "12", "--acknowledge", "--seed", &number];
    let recording = recording.prepared(&["init"]).recorded(&evening);
    recording.survives_everything();
    // The control: the same cuts of a disk that syncs nothing do lose something.
    let unsynced = Recording {
        changes: recording
            .changes
            .iter()
            .filter(|change| !matches!(change, Change::Synced(_)))
            .cloned()
            .collect(),
        judged: RefCell::default(),
        ..recording
    };
    let (wrong, judged) = unsynced.cut(2, |disk, dice| disk.cut(dice));
    assert!(
        wrong.len() * 2 > judged,
        "{} of {judged} cuts of a disk without syncs were noticed",
        wrong.len()
    );
}

#[test]
fn a_copys_first_opening_survives_a_cut() {
    for released in tapis_tests::released_clubs() {
        let Some(recording) = Recording::new() else { return };
        std::fs::copy(released, recording.club()).unwrap();
        recording.recorded(&["show"]).survives_everything();
    }
    let Some(recording) = Recording::new() else { return };
    let recording = recording.prepared(&["init", "--sample"]).prepared(&["backup"]);
    let copy = std::fs::read_dir(recording.under.join("backups")).unwrap().next().unwrap().unwrap().path();
    std::fs::rename(copy, recording.club()).unwrap();
    recording.recorded(&["show"]).survives_everything();
}

#[test]
fn a_copy_is_made_and_restored_whole() {
    let Some(recording) = Recording::new() else { return };
    recording.prepared(&["init", "--sample"]).recorded(&["backup"]).survives_everything();
    let Some(recording) = Recording::new() else { return };
    let recording = recording.prepared(&["init"]).prepared(&["backup"]);
    let copy = std::fs::read_dir(recording.under.join("backups")).unwrap().next().unwrap().unwrap().path();
    let evening = recording.prepared(&["simulate", "--players", "8"]);
    evening.recorded(&["restore", copy.to_str().unwrap()]).survives_everything();
}

#[test]
fn a_list_is_imported_whole_or_not_at_all() {
    let Some(recording) = Recording::new() else { return };
    let mut list = "Nom;Prénom\n".to_owned();
    for number in 0..200 {
        list += &format!("Joueur {number};Une\n");
    }
    let path = recording.under.with_file_name("list.csv");
    std::fs::write(&path, list).unwrap();
    recording.prepared(&["init"]).recorded(&["import-members", path.to_str().unwrap()]).survives_everything();
}
