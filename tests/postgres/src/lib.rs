//! A PostgreSQL of a test's own: in a folder that goes with it, reached by a socket in that folder and nothing else.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

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

impl Postgres {
    /// Starts one and waits until it answers.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn start() -> Self {
        let made = tempfile::Builder::new().prefix("tapis-postgres").tempdir();
        let folder = made.unwrap_or_else(|error| panic!("no folder: {error}")).keep();
        let mut command = if root() {
            // PostgreSQL refuses to run as root; Debian's package made a user for it.
            let given = Command::new("chown").arg("postgres").arg(&folder).status();
            assert!(given.is_ok_and(|status| status.success()), "there is no user postgres");
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        command.args(["-c", SERVE, "sh"]).arg(programs()).arg(&folder).current_dir("/");
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

    fn answers(&self) -> bool {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-qtAX", "-d", &self.url("postgres"), "-c", "SELECT 1"]);
        command.output().is_ok_and(|done| done.status.success())
    }

    /// How a program reaches a database of it.
    pub fn url(&self, database: &str) -> String {
        format!("host={} user=owner dbname={database}", self.folder.display())
    }

    /// What the database says to a question.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn ask(&self, database: &str, sql: &str) -> String {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-qtAX", "-v", "ON_ERROR_STOP=1", "-d", &self.url(database), "-c", sql]);
        let done = command.output().unwrap_or_else(|error| panic!("{error}"));
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    /// Kills the server as a power cut would end it, and waits until it has recovered.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn kill(&self) {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        if let Some(id) = file.lines().next() {
            let _ = Command::new("kill").args(["-9", id]).status();
        }
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
