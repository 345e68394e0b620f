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
}

impl League {
    /// Starts one that no club has joined.
    #[expect(clippy::missing_panics_doc, reason = "it is for tests, which end there")]
    pub fn start() -> Self {
        let postgres = Postgres::start();
        let database = postgres.url("postgres");
        let hub = |arguments: &[&str]| {
            let mut command = Command::new(program("tapis-hub"));
            command.args(["--database", &database]).args(arguments).stdout(Stdio::piped());
            command.spawn().unwrap_or_else(|error| panic!("tapis-hub: {error}"))
        };
        assert!(hub(&["init"]).wait().is_ok_and(|status| status.success()), "tapis-hub init");
        let mut server = hub(&["serve", "--listen", "127.0.0.1:0"]);
        let mut line = String::new();
        if let Some(said) = server.stdout.take() {
            let _ = BufReader::new(said).read_line(&mut line);
        }
        let said: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
        let address = said["listens"].as_str().unwrap_or_else(|| panic!("tapis-hub serve: {line:?}"));
        League { address: format!("http://{address}"), postgres, server }
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
