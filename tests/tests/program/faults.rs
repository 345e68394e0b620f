//! Any operation on the disk fails, or the program is killed at it: nothing acknowledged is lost, a
//! sound club opens, and what the command says is true.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rand::seq::IteratorRandom;
use tapis_store::ClubFile;
use tapis_tests::club_view::ClubView;
use tapis_tests::disk::{self, Folder};
use tapis_tests::program;

/// Fate of an operation: the number of an error of Linux, or a SIGKILL instead.
const FAULTS: [(&str, i32); 5] = [("EIO", 5), ("ENOSPC", 28), ("EDQUOT", 122), ("EROFS", 30), ("SIGKILL", 0)];

/// Number of operations tried with each error, or with a kill; `make torture` sets more.
fn tries(number: i32) -> usize {
    let name = if number == 0 { "TAPIS_FAULT_KILLS" } else { "TAPIS_FAULTS" };
    std::env::var(name).ok().and_then(|count| count.parse().ok()).unwrap_or(2)
}

/// State that a command may leave behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leaves {
    /// All of it or nothing.
    AllOrNothing,
    /// Previous content, and some rows more of a new tournament.
    MoreRows,
    /// A club that is whole, or none.
    ClubOrNone,
    /// A club that is whole, or none; chance decides what happened in it.
    LikeOrNone,
}

/// A command and the folder in which it runs.
struct Trial {
    _folder: tempfile::TempDir,
    under: PathBuf,
    library: PathBuf,
    files: Folder,
    arguments: Vec<String>,
    leaves: Leaves,
}

impl Trial {
    /// `None` if nothing can be made to fail here.
    fn new(leaves: Leaves) -> Option<Self> {
        // Thousands of runs fit into memory where the system offers it.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let root = folder.path().canonicalize().unwrap();
        let library = disk::recorder(&root)?;
        let under = root.join("club");
        std::fs::create_dir(&under).unwrap();
        let (files, arguments) = (Folder::new(), Vec::new());
        Some(Trial { _folder: folder, under, library, files, arguments, leaves })
    }

    fn club(&self) -> PathBuf {
        self.under.join("club.tapis")
    }

    fn plain(&self) -> Command {
        let mut command = Command::new(program("tapis-cli"));
        command.args(["--lang", "en", "--club"]).arg(self.club());
        command
    }

    fn prepared(self, arguments: &[&str]) -> Self {
        let done = self.plain().args(arguments).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        self
    }

    fn tried(mut self, arguments: &[&str]) -> Self {
        self.arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        self.files = disk::files(&self.under).unwrap();
        self
    }

    fn log(&self) -> PathBuf {
        self.under.with_file_name("operations")
    }

    /// Runs the command on a fresh copy of its folder.
    fn run(&self, fail: Option<&str>, number: i32) -> Output {
        disk::lay_out(&self.files, &self.under, &self.under).unwrap();
        let _ = std::fs::remove_file(self.log());
        let mut command = self.plain();
        command.args(&self.arguments).env("LD_PRELOAD", &self.library);
        command.env("TAPIS_RECORD_UNDER", &self.under).env("TAPIS_FAIL_LOG", self.log());
        command.env("TAPIS_FAIL_AS", number.to_string());
        if let Some(fail) = fail {
            command.env("TAPIS_FAIL", fail);
        }
        command.output().unwrap()
    }

    fn operations(&self) -> Vec<String> {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        log.lines().map(str::to_owned).collect()
    }

    /// Tries each fault at some operations, once and from then on.
    fn survives_everything(&self) {
        disk::lay_out(&self.files, &self.under, &self.under).unwrap();
        let before = self.club().exists().then(|| ClubView::of(&self.club()).unwrap());
        let seed = std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(14);
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        let (mut wrong, mut failed, mut killed) = (Vec::new(), 0, 0);
        assert!(self.run(None, 0).status.success());
        let after = ClubView::of(&self.club()).unwrap();
        for (fault, number) in FAULTS {
            assert!(self.run(None, number).status.success());
            let count = self.operations().len();
            assert!(count > 5, "the operations are not seen");
            for at in (1..=count).sample(&mut dice, tries(number)) {
                for lasting in ["", "+"] {
                    if number == 0 && lasting == "+" {
                        continue;
                    }
                    let output = self.run(Some(&format!("{at}{lasting}")), number);
                    *(if number == 0 { &mut killed } else { &mut failed }) += 1;
                    let found = self.judge(&output, number == 0, before.as_ref(), &after);
                    wrong.extend(found.map(|found| {
                        let operation = self.operations().get(at - 1).cloned().unwrap_or_default();
                        let said = String::from_utf8_lossy(&output.stderr).into_owned();
                        format!("{fault} at {operation}{lasting}: {found}\n    {said}")
                    }));
                }
            }
        }
        assert!(wrong.is_empty(), "{} of {failed} and {killed}:\n{}", wrong.len(), wrong.join("\n"));
        println!("{:?}: {failed} failing operations and {killed} kills borne", self.arguments);
    }

    /// Fault in the state after an injected error.
    fn judge(
        &self,
        output: &Output,
        killed: bool,
        before: Option<&ClubView>,
        after: &ClubView,
    ) -> Option<String> {
        let said = String::from_utf8_lossy(&output.stderr);
        match output.status.code() {
            Some(0) if said.is_empty() => {}
            Some(2) if !said.trim().is_empty() => {}
            None if killed => {}
            // The fault may have come after the operations of this run.
            code => return Some(format!("ended with {code:?}")),
        }
        let done = output.status.success();
        if !self.club().exists() {
            let allowed = matches!(self.leaves, Leaves::ClubOrNone | Leaves::LikeOrNone) && !done;
            return if allowed { self.again(after) } else { Some("the club is gone".to_owned()) };
        }
        let shown = match ClubView::of(&self.club()) {
            Ok(shown) => shown,
            Err(said) => return Some(format!("does not open: {said}")),
        };
        if !shown.told.is_empty() {
            return Some(format!("{:?}", shown.told));
        }
        if let Some(found) = self.copies() {
            return Some(found);
        }
        // A new club that is there was finished, only not opened.
        let before_it = before.unwrap_or(after);
        let unchanged = shown.differing(before_it).is_empty() || self.leaves == Leaves::LikeOrNone;
        let untouched = ["Nothing was changed", "not been touched", "not recorded"];
        if untouched.iter().any(|words| said.contains(words)) && !unchanged && self.leaves != Leaves::MoreRows
        {
            return Some(format!(
                "something was changed: {:?}",
                before.map(|before| shown.differing(before))
            ));
        }
        match self.leaves {
            Leaves::MoreRows => more_rows(&shown, before?, output),
            Leaves::LikeOrNone => (!shown.parts.keys().eq(after.parts.keys())).then(|| "not all".to_owned()),
            _ if !done && unchanged => None,
            _ => same(&shown, after),
        }
    }

    /// Checks that what was not made can be made afterwards.
    fn again(&self, after: &ClubView) -> Option<String> {
        let output = self.plain().args(&self.arguments).output().unwrap();
        match ClubView::of(&self.club()) {
            Ok(_) if output.status.success() && self.leaves == Leaves::LikeOrNone => None,
            Ok(shown) if output.status.success() => same(&shown, after),
            _ => Some(format!("cannot be made again: {}", String::from_utf8_lossy(&output.stderr))),
        }
    }

    /// Copies under a copy's final name can be used.
    fn copies(&self) -> Option<String> {
        let copies = std::fs::read_dir(self.under.join("backups")).into_iter().flatten().flatten();
        let copies = copies.map(|copy| copy.path());
        let copies = copies.filter(|path| path.extension().is_some_and(|it| it == "tapis"));
        copies.filter_map(|copy| Some(format!("{}: {}", copy.display(), unsound(&copy)?))).next()
    }
}

fn unsound(copy: &Path) -> Option<String> {
    let found = ClubFile::open(copy).map_err(|error| error.to_string()).map(|file| file.checks().check());
    match found {
        Ok(Ok(found)) if found.is_empty() => None,
        found => Some(format!("{found:?}")),
    }
}

fn same(shown: &ClubView, after: &ClubView) -> Option<String> {
    let differ = shown.differing(after);
    (!differ.is_empty()).then(|| format!("half done: {differ:?}"))
}

fn more_rows(shown: &ClubView, before: &ClubView, output: &Output) -> Option<String> {
    let lost: Vec<&str> = shown
        .differing(before)
        .into_iter()
        .filter(|part| before.parts.contains_key(*part) && !part.starts_with("order of"))
        .collect();
    if !lost.is_empty() {
        return Some(format!("changed: {lost:?}"));
    }
    let acknowledged = String::from_utf8_lossy(&output.stdout);
    let acknowledged = acknowledged.lines().filter_map(|line| line.parse::<usize>().ok()).max().unwrap_or(0);
    let kept = shown.rows(|name| !before.parts.contains_key(name));
    // This evening undoes nothing before row 21, and what is undone is not printed.
    let exact = acknowledged < 21 && String::from_utf8_lossy(&output.stderr).contains("not recorded");
    let wrong = kept < acknowledged || exact && kept > acknowledged;
    wrong.then(|| format!("{acknowledged} rows acknowledged, {kept} there"))
}

fn only_copy(trial: &Trial) -> PathBuf {
    let mut copies = std::fs::read_dir(trial.under.join("backups")).unwrap();
    copies.next().unwrap().unwrap().path()
}

#[test]
fn a_new_club_is_whole_or_not_there() {
    let Some(trial) = Trial::new(Leaves::ClubOrNone) else { return };
    trial.tried(&["init"]).survives_everything();
    let Some(trial) = Trial::new(Leaves::LikeOrNone) else { return };
    trial.tried(&["init", "--sample"]).survives_everything();
}

#[test]
fn an_evening_goes_as_far_as_it_was_acknowledged() {
    let Some(trial) = Trial::new(Leaves::MoreRows) else { return };
    let evening = ["simulate", "--players", "10", "--acknowledge"];
    trial.prepared(&["init"]).tried(&evening).survives_everything();
}

/// A sync of the log fails once: SQLite takes the action back, and the program looks and says so.
#[test]
fn an_unconfirmed_action_is_reported_and_absent() {
    let Some(trial) = Trial::new(Leaves::MoreRows) else { return };
    let evening = ["simulate", "--players", "10", "--acknowledge"];
    let trial = trial.prepared(&["init"]).tried(&evening);
    disk::lay_out(&trial.files, &trial.under, &trial.under).unwrap();
    let before = ClubView::of(&trial.club()).unwrap();
    assert!(trial.run(None, 5).status.success());
    let is_sync = |line: &&String| line.contains("sync ") && line.ends_with("-wal");
    let syncs: Vec<String> = trial.operations().iter().filter(is_sync).cloned().collect();
    let mut said_so = 0;
    for sync in syncs.iter().step_by(syncs.len().div_ceil(12)) {
        let output = trial.run(Some(sync.split(' ').next().unwrap()), 5);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        // The numbers of operations vary a little: another one may have failed, or that of the other thread.
        said_so += i32::from(said.contains("not recorded"));
        let found = trial.judge(&output, false, Some(&before), &before);
        assert_eq!(found, None, "{sync}: {said}");
    }
    assert!(said_so > 0, "of {} syncs", syncs.len());
}

/// So does a sync of what the library stores, in a statement of its own and in a change of several.
#[test]
fn an_unconfirmed_library_change_is_reported_and_absent() {
    let words = ["rules", "set", "2-10", "The club's own words."];
    for arguments in [&words[..], &["rules", "hide", "2-11"]] {
        let Some(trial) = Trial::new(Leaves::AllOrNothing) else { return };
        let trial = trial.prepared(&["init"]).tried(arguments);
        disk::lay_out(&trial.files, &trial.under, &trial.under).unwrap();
        let before = ClubView::of(&trial.club()).unwrap();
        assert!(trial.run(None, 5).status.success());
        let after = ClubView::of(&trial.club()).unwrap();
        let is_sync = |line: &&String| line.contains("sync ") && line.ends_with("-wal");
        let syncs: Vec<String> = trial.operations().iter().filter(is_sync).cloned().collect();
        let mut said_so = 0;
        for sync in &syncs {
            let output = trial.run(Some(sync.split(' ').next().unwrap()), 5);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            said_so += i32::from(said.contains("not recorded"));
            let found = trial.judge(&output, false, Some(&before), &after);
            assert_eq!(found, None, "{arguments:?}, {sync}: {said}");
        }
        assert!(said_so > 0, "{arguments:?}, of {} syncs", syncs.len());
    }
}

#[test]
fn a_released_club_is_migrated_or_unchanged() {
    for released in tapis_tests::released_clubs() {
        let Some(trial) = Trial::new(Leaves::AllOrNothing) else { return };
        std::fs::copy(released, trial.club()).unwrap();
        trial.tried(&["show"]).survives_everything();
    }
}

#[test]
fn a_copy_is_made_opened_and_restored_whole() {
    let Some(trial) = Trial::new(Leaves::AllOrNothing) else { return };
    trial.prepared(&["init", "--sample"]).tried(&["backup"]).survives_everything();
    let Some(trial) = Trial::new(Leaves::AllOrNothing) else { return };
    let trial = trial.prepared(&["init", "--sample"]).prepared(&["backup"]);
    std::fs::rename(only_copy(&trial), trial.club()).unwrap();
    trial.tried(&["show"]).survives_everything();
    let Some(trial) = Trial::new(Leaves::AllOrNothing) else { return };
    let trial = trial.prepared(&["init"]).prepared(&["backup"]);
    let copy = only_copy(&trial);
    let trial = trial.prepared(&["simulate", "--players", "8"]);
    trial.tried(&["restore", copy.to_str().unwrap()]).survives_everything();
}

#[test]
fn a_list_is_imported_whole_or_not() {
    let Some(trial) = Trial::new(Leaves::AllOrNothing) else { return };
    let mut list = "Nom;Prénom\n".to_owned();
    for number in 0..200 {
        list += &format!("Joueur {number};Une\n");
    }
    let path: &Path = &trial.under.with_file_name("list.csv");
    std::fs::write(path, list).unwrap();
    trial.prepared(&["init"]).tried(&["import-members", path.to_str().unwrap()]).survives_everything();
}
