//! Bytes of the club file or of its log change, or their ends are missing: what a person sees is what
//! there was before, or the person is told.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use tapis_club::Club;
use tapis_club::beginning::simulate::Evening;
use tapis_club::engine::base::quantity::Millis;
use tapis_tests::club_view::{ClubView, in_the_journal};
use tapis_tests::disk;
use tapis_tests::disk::Folder;

/// Number of times that each club is damaged; `make torture` sets more.
fn times() -> usize {
    std::env::var("TAPIS_FLIPS").ok().and_then(|count| count.parse().ok()).unwrap_or(60)
}

/// Seed of the damage; another one does other damage.
fn seed() -> u64 {
    std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(14)
}

/// A club, and what a person sees of it.
struct Whole {
    folder: tempfile::TempDir,
    files: Folder,
    before: ClubView,
}

/// Result by the kind of answer; what was silently different, by the part.
#[derive(Default)]
struct DamageCounts {
    refused: usize,
    told: usize,
    equal: usize,
    journal: BTreeMap<String, usize>,
    library: BTreeMap<String, usize>,
    examples: Vec<String>,
}

impl Whole {
    fn new(make: impl FnOnce(&Path) -> Option<Folder>) -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let club = folder.path().join("club.tapis");
        let files = make(&club);
        let files = files.unwrap_or_else(|| disk::files(folder.path()).unwrap());
        let before = ClubView::of(&club).unwrap();
        assert_eq!(before.told, Vec::<String>::new());
        // Copies would only make each try longer.
        let beside = |path: &PathBuf| path.parent() == club.parent();
        let files = files.into_iter().filter(|(path, _)| beside(path)).collect();
        Whole { folder, files, before }
    }

    fn club(&self) -> PathBuf {
        self.folder.path().join("club.tapis")
    }

    /// Damages the file or its log, and compares.
    fn survives_everything(&self, seed: u64) -> DamageCounts {
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        let wal = PathBuf::from(format!("{}-wal", self.club().display()));
        let targets: Vec<&PathBuf> =
            self.files.keys().filter(|path| **path == self.club() || **path == wal).collect();
        let mut found = DamageCounts::default();
        for time in 0..times() {
            let mut files = self.files.clone();
            let target = targets.choose(&mut dice).unwrap();
            let damage = damage(files.get_mut(*target).unwrap(), &mut dice);
            disk::lay_out(&files, self.folder.path(), self.folder.path()).unwrap();
            let Ok(shown) = catch_unwind(AssertUnwindSafe(|| ClubView::of(&self.club()))) else {
                panic!("seed {seed}, time {time}: {} of {}", damage, target.display());
            };
            self.judge(shown, &mut found, &format!("time {time}: {damage} of {}", target.display()));
        }
        found
    }

    fn judge(&self, shown: Result<ClubView, String>, found: &mut DamageCounts, damage: &str) {
        let Ok(shown) = shown else {
            found.refused += 1;
            return;
        };
        // That tables were written again excuses nothing: they say then what they said before.
        let told = shown.told.iter().any(|said| !said.contains("written again"));
        let differ = shown.differing(&self.before);
        if told {
            found.told += 1;
        } else if differ.is_empty() {
            found.equal += 1;
        } else {
            let journal = differ.iter().any(|part| in_the_journal(part));
            let count = if journal { &mut found.journal } else { &mut found.library };
            *count.entry(differ.join(", ")).or_default() += 1;
            found.examples.push(format!("{damage}: {differ:?}"));
        }
    }
}

/// Changes one bit, one byte or some bytes, or cuts off the end. Says what it did.
fn damage(content: &mut Vec<u8>, dice: &mut ChaCha20Rng) -> String {
    let at = dice.random_range(0..content.len());
    match dice.random_range(0..8) {
        0..=3 => {
            content[at] ^= 1 << dice.random_range(0..8);
            format!("a bit of byte {at}")
        }
        4 => {
            content[at] = dice.random();
            format!("byte {at}")
        }
        5 => {
            let end = content.len().min(at + dice.random_range(1..600));
            content[at..end].fill(0);
            format!("zeros from {at} to {end}")
        }
        6 => {
            let end = content.len().min(at + dice.random_range(1..64));
            content[at..end].iter_mut().for_each(|byte| *byte = dice.random());
            format!("bytes {at} to {end}")
        }
        _ => {
            content.truncate(at);
            format!("the end after {at}")
        }
    }
}

/// A club in the middle of an evening, as a power cut leaves it: much of it is in the log alone.
fn cut_off(path: &Path) -> Option<Folder> {
    let mut club = Club::sample(path, tapis_club::locale::Language::En, Millis::ZERO).unwrap();
    let mut last = 0;
    let mut seen = |seq| last = seq;
    let (id, _) = Evening::new(&mut club, 3, Millis::ZERO, &mut seen).play(6).unwrap();
    // An acknowledged row is noted within a tenth of a second.
    let noted = || -> Option<i64> {
        let text = std::fs::read(format!("{}.rows", path.display())).ok()?;
        let heads: Value = serde_json::from_slice(&text).ok()?;
        heads.as_array()?.iter().find(|head| head["tournament"] == id.0)?["rows"].as_i64()
    };
    let started = Instant::now();
    while noted() != Some(last) {
        assert!(started.elapsed() < Duration::from_secs(20), "{last} rows are not noted: {:?}", noted());
        std::thread::yield_now();
    }
    let files = disk::files(path.parent()?).unwrap();
    club.close();
    Some(files)
}

fn rich(path: &Path) -> Option<Folder> {
    std::fs::copy(tapis_tests::root().join("tests/data/club-1.tapis"), path).unwrap();
    // Brought up to date first, should it be older.
    Club::open(path, Millis::ZERO).unwrap().close();
    None
}

fn sample(path: &Path) -> Option<Folder> {
    Club::sample(path, tapis_club::locale::Language::En, Millis::ZERO).unwrap().close();
    None
}

fn nothing_differs_silently(name: &str, whole: &Whole) {
    let found = whole.survives_everything(seed());
    let silent = |parts: &BTreeMap<String, usize>| parts.values().sum::<usize>();
    println!(
        "{name}: damaged {} times: refused {}, told {}, equal {}, silently different {} in the journal, {} beside it",
        times(),
        found.refused,
        found.told,
        found.equal,
        silent(&found.journal),
        silent(&found.library)
    );
    assert!(found.journal.is_empty() && found.library.is_empty(), "{:#?}", found.examples);
}

#[test]
fn a_club_with_a_season() {
    nothing_differs_silently("a season", &Whole::new(sample));
}

#[test]
fn a_club_with_everything_in_it() {
    nothing_differs_silently("everything", &Whole::new(rich));
}

#[test]
fn an_evening_that_was_cut_off() {
    nothing_differs_silently("an evening cut off", &Whole::new(cut_off));
}
