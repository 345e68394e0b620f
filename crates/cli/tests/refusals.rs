//! Club files that are refused: each with a sentence in both languages, not a byte changed,
//! and no file left behind.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::fs::Permissions;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tapis_club::locale::{Language, text};
use tapis_club::store::ClubFile;

/// A folder accessible to everybody, with the program in it: the tests' own may be closed to others.
struct OpenFolder {
    folder: tempfile::TempDir,
    program: PathBuf,
}

fn allow(path: &Path, mode: u32) {
    std::fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

impl OpenFolder {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        allow(folder.path(), 0o755);
        let program = folder.path().join("tapis-cli");
        std::fs::copy(env!("CARGO_BIN_EXE_tapis-cli"), &program).unwrap();
        allow(&program, 0o755);
        std::fs::create_dir(folder.path().join("club")).unwrap();
        OpenFolder { folder, program }
    }

    fn club(&self) -> PathBuf {
        self.folder.path().join("club/a.tapis")
    }

    /// Runs it as a user to whom permissions apply: root could write anywhere.
    fn run(&self, language: &str) -> Output {
        let root = std::fs::metadata(self.folder.path()).unwrap().uid() == 0;
        let mut command = if root {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(&self.program);
            command
        } else {
            Command::new(&self.program)
        };
        command.arg("--club").arg(self.club()).args(["--language", language, "show"]).output().unwrap()
    }

    fn beside(&self) -> Vec<std::ffi::OsString> {
        let files = std::fs::read_dir(self.folder.path().join("club")).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        names.sort();
        names
    }

    fn refused(&self, key: &str) {
        let (bytes, names) = (std::fs::read(self.club()).unwrap(), self.beside());
        // None of these files lacks its end.
        let facts = [("missing", 0_i64.into())];
        for (language, name) in [(Language::Fr, "fr"), (Language::En, "en")] {
            let run = self.run(name);
            let said = String::from_utf8(run.stderr).unwrap();
            assert_eq!((said.trim(), run.status.code()), (&*text(language, key, &facts), Some(2)), "{key}");
        }
        assert!(bytes == std::fs::read(self.club()).unwrap(), "{key}: the file was touched");
        assert_eq!(self.beside(), names, "{key}: something was left beside it");
    }
}

#[test]
fn unusable_files_are_refused_in_both_languages() {
    let place = OpenFolder::new();
    drop(ClubFile::create(&place.club()).unwrap());
    let folder = place.folder.path().join("club");
    let (file, whole) = (place.club(), std::fs::read(place.club()).unwrap());
    allow(&folder, 0o777);
    allow(&file, 0o666);
    assert!(place.run("fr").status.success(), "it opens where it may be written to");
    assert_eq!(place.beside(), ["a.tapis"]);

    allow(&file, 0o444);
    place.refused("open-read_only");
    allow(&file, 0o666);
    allow(&folder, 0o555);
    place.refused("open-read_only");
    allow(&folder, 0o777);

    let mut newer = whole.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    let mut damaged = whole.clone();
    damaged[4096..whole.len() - 100].fill(0xAB);
    for (bytes, key) in
        [(newer, "open-newer"), (damaged, "open-damaged"), (b"rien de tel".to_vec(), "open-not_ours")]
    {
        std::fs::write(&file, bytes).unwrap();
        place.refused(key);
    }

    std::fs::write(&file, whole).unwrap();
    let held = ClubFile::open(&file).unwrap();
    allow(&folder.join("a.tapis.lock"), 0o666);
    place.refused("open-in_use");
    drop(held);
    assert!(place.run("en").status.success());
}

#[test]
fn a_backup_is_made_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("a.tapis");
    let cli = |arguments: &[&str]| {
        let run =
            Command::new(env!("CARGO_BIN_EXE_tapis-cli")).arg("--club").arg(&club).args(arguments).output();
        let run = run.unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        serde_json::from_slice::<serde_json::Value>(&run.stdout).unwrap_or_default()
    };
    cli(&["init"]);
    let copy = cli(&["backup"])["copy"].as_str().unwrap().to_owned();
    cli(&["simulate", "--players", "3"]);
    let before = cli(&["restore", &copy])["before"].as_str().unwrap().to_owned();
    assert_eq!(cli(&["show"]), serde_json::Value::Null, "no tournament is left");
    cli(&["restore", &before]);
    assert_eq!(cli(&["show"])["status"], "finished");
    assert_eq!(cli(&["check"])["sound"], true);
}

#[test]
fn a_second_place_gets_the_club_and_its_backups() {
    let folder = tempfile::tempdir().unwrap();
    let (club, stick) = (folder.path().join("a.tapis"), folder.path().join("stick"));
    let run = |club: &std::path::Path, arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
        command.args(["--lang", "en", "--club"]).arg(club).args(arguments).output().unwrap()
    };
    assert!(run(&club, &["init", "--sample"]).status.success());
    let second = stick.to_str().unwrap();
    let missing = run(&club, &["backup", "--second-place", second]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("cannot be reached"));
    let made: serde_json::Value = serde_json::from_slice(&missing.stdout).unwrap();
    assert!(std::path::Path::new(made["copy"].as_str().unwrap()).is_file(), "the first place has its copy");
    std::fs::create_dir(&stick).unwrap();
    assert!(run(&club, &["simulate", "--players", "4", "--second-place", second]).status.success());
    // The copy made before is put there too, if there is time for it.
    let copies = std::fs::read_dir(stick.join("backups")).unwrap().flatten();
    let mut names = copies.map(|copy| copy.file_name().to_string_lossy().into_owned());
    assert!(names.any(|name| name.ends_with("-end.tapis")), "that of the end of the evening");
    let [here, there] = [club, stick.join("a.tapis")].map(|club| {
        assert!(run(&club, &["check"]).status.success());
        run(&club, &["show"]).stdout
    });
    assert!(!here.is_empty() && here == there);
}
