//! A league's server as a process of its own, and a browser's requests to it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::league::memory_of;
use crate::said;

/// The public site and the office of a league.
#[derive(Debug)]
pub struct LeagueServers {
    program: Child,
    /// Address of the site.
    pub site: String,
    /// Address of the office.
    pub office: String,
    agent: ureq::Agent,
    cookie: String,
}

impl Drop for LeagueServers {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Answer of a server.
#[derive(Debug)]
pub struct Answer {
    /// Whether it came in parts.
    pub in_parts: bool,
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// The first text between two others; nothing if there is none.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).map_or("", |(_, rest)| rest);
    rest.split_once(after).map_or("", |(found, _)| found)
}

impl LeagueServers {
    /// Starts this program again as the server, and signs in at the office.
    ///
    /// # Errors
    /// If the server does not start, or the office does not take the password.
    pub fn start(database: &str, key: &Path, password: &str) -> Result<Self, String> {
        let mut command = Command::new(std::env::current_exe().map_err(said)?);
        command.args(["--database", database, "--key"]).arg(key);
        command.args(["serve", "--listen", "127.0.0.1:0", "--office", "127.0.0.1:0"]);
        let mut program = command.stdout(Stdio::piped()).spawn().map_err(said)?;
        let mut line = String::new();
        BufReader::new(program.stdout.take().ok_or("no output")?).read_line(&mut line).map_err(said)?;
        let listens: serde_json::Value = serde_json::from_str(&line).map_err(said)?;
        let at = |name: &str| listens.get(name).and_then(|at| at.as_str()).unwrap_or_default().to_owned();
        let (site, office) = (at("listens"), at("office"));
        // Each page over a connection of its own, as for somebody who comes to it.
        let agent = ureq::Agent::config_builder().max_redirects(0).max_idle_connections(0);
        let agent = agent.max_redirects_will_error(false).build().into();
        let mut served = LeagueServers { program, site, office, agent, cookie: String::new() };
        let signed = served.agent.post(format!("http://{}/signin", served.office));
        let signed = signed.header("origin", format!("http://{}", served.office));
        let entered = signed.send_form([("password", password)]).map_err(said)?;
        let cookie = entered.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).ok_or("the office did not open")?;
        cookie.clone_into(&mut served.cookie);
        Ok(served)
    }

    /// A page of the site or of the office, by its address there.
    ///
    /// # Errors
    /// If there is none.
    pub fn get(&self, at: &str, path: &str) -> Result<Answer, String> {
        let said = |error: ureq::Error| format!("{path}: {error}");
        let request = self.agent.get(format!("http://{at}{path}")).header("cookie", &self.cookie);
        let mut answer = request.call().map_err(said)?;
        if answer.status() != 200 {
            return Err(format!("{path}: {}", answer.status()));
        }
        let in_parts = answer.headers().contains_key("transfer-encoding");
        let body = answer.body_mut().with_config().limit(u64::MAX).read_to_vec().map_err(said)?;
        Ok(Answer { in_parts, body })
    }

    /// The peak memory of the server in MB.
    pub fn memory(&self) -> u64 {
        memory_of(&self.program.id().to_string())
    }
}
