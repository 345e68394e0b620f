//! A PostgreSQL of a test's own: in a folder that goes with it, reached by a socket in that folder and nothing else.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Starts the server, and stops it and removes its folder when whoever holds the other end of its input ends.
const SERVE: &str = include_str!("serve.sh");

/// The server. It ends with this, and with the test if that is killed.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    server: Child,
}

/// Debian keeps each version's programs in a folder of its own.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    found.max().unwrap_or_else(|| panic!("PostgreSQL’s server is not installed: run `make setup`"))
}

fn root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|done| done.stdout == b"0\n")
}

/// A shell of the user that PostgreSQL runs as: it refuses to run as root, and Debian's package made a user for it.
fn shell() -> Command {
    let mut command = Command::new(if root() { "runuser" } else { "sh" });
    if root() {
        command.args(["-u", "postgres", "--", "sh"]);
    }
    command.current_dir("/");
    command
}

/// A folder of the user that PostgreSQL runs as.
#[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
pub fn folder() -> TempDir {
    let made = tempfile::Builder::new().prefix("tapis-postgres").tempdir();
    let folder = made.unwrap_or_else(|error| panic!("no folder: {error}"));
    if root() {
        let given = Command::new("chown").arg("postgres").arg(folder.path()).status();
        assert!(given.is_ok_and(|status| status.success()), "there is no user postgres");
    }
    folder
}

/// Runs these commands in a shell of that user, with PostgreSQL's own programs at hand.
#[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
pub fn run(commands: &str, variables: &[(&str, &str)]) -> Output {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut shell = shell();
    shell.args(["-e", "-c", commands]).env("PATH", format!("{}:{path}", programs().display()));
    shell.envs(variables.iter().copied());
    shell.output().unwrap_or_else(|error| panic!("no shell: {error}"))
}

impl Postgres {
    /// Starts one and waits until it answers.
    pub fn start() -> Self {
        Self::start_in(folder())
    }

    /// The same in a folder of [`folder`], in which there may be a database already, in `data`.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn start_in(folder: TempDir) -> Self {
        let folder = folder.keep();
        let mut command = shell();
        command.args(["-c", SERVE, "sh"]).arg(programs()).arg(&folder);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let server = command.spawn().unwrap_or_else(|error| panic!("PostgreSQL did not start: {error}"));
        let postgres = Postgres { folder, server };
        let until = Instant::now() + Duration::from_secs(60);
        while !postgres.answers() {
            let log = || std::fs::read_to_string(postgres.folder.join("server.log")).unwrap_or_default();
            assert!(Instant::now() < until, "PostgreSQL did not start: {}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
        postgres
    }

    /// Folder of its database files.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn answers(&self) -> bool {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-qtAX", "-d", &self.url("postgres"), "-c", "SELECT 1"]);
        command.output().is_ok_and(|done| done.status.success())
    }

    /// URL with which a program connects to one of its databases.
    pub fn url(&self, database: &str) -> String {
        format!("host={} user=owner dbname={database}", self.folder.display())
    }

    /// Answer of the database to a query.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn ask(&self, database: &str, sql: &str) -> String {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-qtAX", "-v", "ON_ERROR_STOP=1", "-d", &self.url(database), "-c", sql]);
        let done = command.output().unwrap_or_else(|error| panic!("{error}"));
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    /// Kills the server as a power cut would end it, and waits until it has recovered.
    pub fn kill(&self) {
        self.end("-KILL");
        self.come_back();
    }

    /// Stops the server in order, and waits until it was started again.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn restart(&self) {
        let before = self.server_id();
        self.end("-INT");
        let until = Instant::now() + Duration::from_secs(60);
        while self.server_id() == before {
            assert!(Instant::now() < until, "PostgreSQL did not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.come_back();
    }

    fn server_id(&self) -> Option<String> {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).ok()?;
        file.lines().next().map(str::to_owned)
    }

    fn end(&self, signal: &str) {
        if let Some(id) = self.server_id() {
            let _ = Command::new("kill").args([signal, &id]).status();
        }
    }

    fn come_back(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        while !self.answers() {
            assert!(Instant::now() < until, "PostgreSQL did not come back");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        let _ = self.server.wait();
    }
}
