//! A league: the real program with a PostgreSQL of its own, reached over the loopback interface.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tapis_postgres::Postgres;

use crate::program;

/// The league. It ends with this.
#[derive(Debug)]
pub struct League {
    postgres: Postgres,
    server: Child,
    /// Where its server answers.
    pub address: String,
    /// Holds the league's key.
    folder: tempfile::TempDir,
}

impl League {
    /// Starts one that no club has joined.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn start() -> Self {
        let postgres = Postgres::start();
        let database = postgres.url("postgres");
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("no folder: {error}"));
        let hub = |arguments: &[&str]| {
            let mut command = Command::new(program("tapis-hub"));
            command.args(["--database", &database, "--key"]).arg(folder.path().join("league.key"));
            command.args(arguments).stdout(Stdio::piped());
            command.spawn().unwrap_or_else(|error| panic!("tapis-hub: {error}"))
        };
        for first in ["key", "init"] {
            assert!(hub(&[first]).wait().is_ok_and(|status| status.success()), "tapis-hub {first}");
        }
        let mut server = hub(&["serve", "--listen", "127.0.0.1:0"]);
        let mut line = String::new();
        if let Some(said) = server.stdout.take() {
            let _ = BufReader::new(said).read_line(&mut line);
        }
        let said: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
        let address = said["listens"].as_str().unwrap_or_else(|| panic!("tapis-hub serve: {line:?}"));
        League { address: format!("http://{address}"), postgres, server, folder }
    }

    /// The database, as `tapis-hub --database` names it.
    pub fn database(&self) -> String {
        self.postgres.url("postgres")
    }

    /// What the league's program answers in English, a line each.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn hub(&self, arguments: &[&str]) -> Vec<serde_json::Value> {
        let mut command = Command::new(program("tapis-hub"));
        command.args(["--lang", "en", "--database", &self.database(), "--key"]);
        command.arg(self.folder.path().join("league.key")).args(arguments);
        let done = command.output().unwrap_or_else(|error| panic!("tapis-hub: {error}"));
        let complaints = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "tapis-hub {arguments:?}: {complaints}");
        let answers = String::from_utf8_lossy(&done.stdout);
        answers.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// A code with which a club joins.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn invite(&self, whom: &str) -> String {
        let said = self.hub(&["invite", whom, "--address", &self.address]);
        let code = said.first().and_then(|line| line["code"].as_str());
        code.unwrap_or_else(|| panic!("no code: {said:?}")).to_owned()
    }

    /// Nobody answers there any more.
    pub fn stop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Drop for League {
    fn drop(&mut self) {
        self.stop();
    }
}
