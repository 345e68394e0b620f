//! A league: the real program with a PostgreSQL of its own, reached over the loopback interface.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
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
    /// Where its office answers; empty: it has none.
    pub office: String,
}

impl League {
    /// Starts one that no club has joined.
    pub fn start() -> Self {
        League::started(None)
    }

    /// The same with an office, which this password opens, and the league's key in a file that is not there yet.
    pub fn with_office(key: &Path, password: &str) -> Self {
        League::started(Some((key, password)))
    }

    fn started(office: Option<(&Path, &str)>) -> Self {
        let postgres = Postgres::start();
        let database = postgres.url("postgres");
        let hub = |arguments: &[&str]| {
            let mut command = Command::new(program("tapis-hub"));
            command.args(["--database", &database]).args(arguments);
            command.stdin(Stdio::piped()).stdout(Stdio::piped());
            command.spawn().unwrap_or_else(|error| panic!("tapis-hub: {error}"))
        };
        let done = |what: &str, mut running: Child, said: &str| {
            if let Some(mut asked) = running.stdin.take() {
                let _ = asked.write_all(said.as_bytes());
            }
            assert!(running.wait().is_ok_and(|status| status.success()), "tapis-hub {what}");
        };
        done("init", hub(&["init"]), "");
        let mut server = if let Some((key, password)) = office {
            let key = key.display().to_string();
            done("key", hub(&["--key", &key, "key"]), "");
            done("office-password", hub(&["office-password"]), &format!("{password}\n"));
            hub(&["--key", &key, "serve", "--listen", "127.0.0.1:0", "--office", "127.0.0.1:0"])
        } else {
            hub(&["serve", "--listen", "127.0.0.1:0"])
        };
        let mut line = String::new();
        if let Some(said) = server.stdout.take() {
            let _ = BufReader::new(said).read_line(&mut line);
        }
        let said: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
        let at = |name: &str| said[name].as_str().map(|address| format!("http://{address}"));
        let address = at("listens").unwrap_or_else(|| panic!("tapis-hub serve: {line:?}"));
        League { address, office: at("office").unwrap_or_default(), postgres, server }
    }

    /// The database, as `tapis-hub --database` names it.
    pub fn database(&self) -> String {
        self.postgres.url("postgres")
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
