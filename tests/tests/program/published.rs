//! The club's site while the disk fails: what was there stays whole, the next time goes on, and nobody else's file is
//! touched.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::{Command, Output};

use tapis_tests::disk;
use tapis_tests::program;

/// An error of Linux, or a SIGKILL instead.
const FAULTS: [i32; 3] = [28, 30, 0];

struct Trial<'a> {
    root: &'a Path,
    library: &'a Path,
}

impl Trial<'_> {
    fn cli(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(program("tapis-cli"));
        command.current_dir(self.root).args(["--lang", "en", "--club", "club.tapis"]).args(arguments);
        command
    }

    fn done(&self, arguments: &[&str]) {
        let output = self.cli(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// Publishes while one operation in the site's folder fails.
    fn failing(&self, fail: Option<&str>, number: i32) -> (Output, usize) {
        let log = self.root.join("operations");
        let _ = std::fs::remove_file(&log);
        let mut command =
            self.cli(&["publish", "site", "--beside", "--names", "initials", "--without", "rules"]);
        command.env("LD_PRELOAD", self.library).env("TAPIS_RECORD_UNDER", self.root.join("site"));
        command.env("TAPIS_FAIL_LOG", &log).env("TAPIS_FAIL_AS", number.to_string());
        if let Some(fail) = fail {
            command.env("TAPIS_FAIL", fail);
        }
        let output = command.output().unwrap();
        (output, std::fs::read_to_string(&log).unwrap_or_default().lines().count())
    }
}

#[test]
fn failures_leave_whole_pages() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let root = folder.path().canonicalize().unwrap();
    let Some(library) = disk::recorder(&root) else { return };
    let trial = Trial { root: &root, library: &library };
    trial.done(&["init", "--sample"]);
    // As it was published before, beside somebody's photo.
    let site = root.join("site");
    std::fs::create_dir(&site).unwrap();
    std::fs::write(site.join("photo.jpg"), "photo").unwrap();
    trial.done(&["publish", "site", "--beside"]);
    let before = disk::files(&site).unwrap();
    let (output, count) = trial.failing(None, 0);
    assert!(output.status.success() && count > 20, "{count} operations: {output:?}");
    let after = disk::files(&site).unwrap();
    assert_ne!(before, after);
    for number in FAULTS {
        for at in (1..=count).step_by((count / 8).max(1)) {
            disk::lay_out(&before, &site, &site).unwrap();
            let (output, _) =
                trial.failing(Some(&format!("{at}{}", if number == 0 { "" } else { "+" })), number);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(
                number == 0 || output.status.success() || said.contains(" cannot be "),
                "{number} at {at}: {said}"
            );
            for (name, bytes) in disk::files(&site).unwrap() {
                let whole = [&before, &after].iter().any(|state| state.get(&name) == Some(&bytes));
                let ours =
                    name.ends_with("tapis-site.json") || name.extension().is_some_and(|it| it == "part");
                assert!(
                    whole || ours,
                    "{number} at {at}: {} is neither the old nor the new one",
                    name.display()
                );
            }
            assert!(trial.failing(None, 0).0.status.success());
            let found = disk::files(&site).unwrap();
            assert!(found == after, "{number} at {at}: {:?}", found.keys().collect::<Vec<_>>());
        }
    }
}
