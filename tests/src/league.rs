//! A league: the real program with a PostgreSQL of its own, reached over the loopback interface.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use tapis_postgres::Postgres;

use crate::program;

/// The league. It ends with this.
#[derive(Debug)]
pub struct League {
    postgres: Postgres,
    server: Child,
    /// Address of its server.
    pub address: String,
    /// Address of its office; empty if it has none.
    pub office: String,
    /// Holds the league's key.
    folder: tempfile::TempDir,
}

impl League {
    /// Starts one that no club has joined.
    pub fn start() -> Self {
        League::started(None, &[])
    }

    /// The same with an office, which this password opens.
    pub fn with_office(password: &str) -> Self {
        League::started(Some(password), &[])
    }

    /// The same behind a reverse proxy on this computer.
    pub fn behind_a_proxy(password: &str) -> Self {
        League::started(Some(password), &["--proxy", "127.0.0.1"])
    }

    fn started(office: Option<&str>, more: &[&str]) -> Self {
        let postgres = Postgres::start();
        let database = postgres.url("postgres");
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("no folder: {error}"));
        let hub = |arguments: &[&str]| {
            let mut command = Command::new(program("tapis-hub"));
            command.args(["--database", &database, "--key"]).arg(folder.path().join("league.key"));
            command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
            command.spawn().unwrap_or_else(|error| panic!("tapis-hub: {error}"))
        };
        let done = |what: &str, said: &str| {
            let mut running = hub(&[what]);
            if let Some(mut asked) = running.stdin.take() {
                let _ = asked.write_all(said.as_bytes());
            }
            assert!(running.wait().is_ok_and(|status| status.success()), "tapis-hub {what}");
        };
        done("key", "");
        done("init", "");
        let mut serve = vec!["serve", "--listen", "127.0.0.1:0"];
        if let Some(password) = office {
            done("office-password", &format!("{password}\n"));
            serve.extend(["--office", "127.0.0.1:0"]);
        }
        serve.extend(more);
        let mut server = hub(&serve);
        let mut line = String::new();
        if let Some(said) = server.stdout.take() {
            let _ = BufReader::new(said).read_line(&mut line);
        }
        let said: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
        let at = |name: &str| said[name].as_str().map(|address| format!("http://{address}"));
        let address = at("listens").unwrap_or_else(|| panic!("tapis-hub serve: {line:?}"));
        League { address, office: at("office").unwrap_or_default(), postgres, server, folder }
    }

    /// The database, as `tapis-hub --database` names it.
    pub fn database(&self) -> String {
        self.postgres.url("postgres")
    }

    /// Answers of the league's program in English, a line each.
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
    pub fn invite(&self, whom: &str) -> String {
        self.invite_at(whom, &self.address)
    }

    /// The same with another address of the league.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn invite_at(&self, whom: &str, address: &str) -> String {
        let said = self.hub(&["invite", whom, "--address", address]);
        let code = said.first().and_then(|line| line["code"].as_str());
        code.unwrap_or_else(|| panic!("no code: {said:?}")).to_owned()
    }

    /// Its program gets no connection to the database any more.
    pub fn lock_database(&self) {
        self.postgres.ask("template1", "ALTER DATABASE postgres WITH ALLOW_CONNECTIONS false");
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
