//! A league's server as a process of its own, and a browser's requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::league::memory_of;

/// The public site and the office of a league.
#[derive(Debug)]
pub struct Served {
    program: Child,
    /// Address of the site.
    pub site: String,
    /// Address of the office.
    pub office: String,
    cookie: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Answer of a server.
#[derive(Debug)]
pub struct Answer {
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    /// Whether it came in parts.
    pub fn in_parts(&self) -> bool {
        self.head.contains("transfer-encoding: chunked")
    }

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

impl Served {
    /// Starts this program again as the server, and signs in at the office.
    ///
    /// # Errors
    /// What went wrong.
    pub fn start(database: &str, key: &Path, password: &str) -> Result<Self, String> {
        let said = |error: std::io::Error| error.to_string();
        let mut command = Command::new(std::env::current_exe().map_err(said)?);
        command.args(["--database", database, "--key"]).arg(key);
        command.args(["serve", "--listen", "127.0.0.1:0", "--office", "127.0.0.1:0"]);
        let mut program = command.stdout(Stdio::piped()).spawn().map_err(said)?;
        let mut line = String::new();
        BufReader::new(program.stdout.take().ok_or("no output")?).read_line(&mut line).map_err(said)?;
        let listens: serde_json::Value = serde_json::from_str(&line).map_err(|error| error.to_string())?;
        let at = |name: &str| listens.get(name).and_then(|at| at.as_str()).unwrap_or_default().to_owned();
        let (site, office) = (at("listens"), at("office"));
        let mut served = Served { program, site, office, cookie: String::new() };
        let body = format!("password={}", password.replace(' ', "+"));
        let form = format!(
            "origin: http://{}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n",
            served.office,
            body.len()
        );
        let entered = served.ask("POST", &served.office, "/signin", &form, &body)?;
        served.cookie = between(&entered.head, "set-cookie: ", ";").to_owned();
        if served.cookie.is_empty() { Err("the office did not open".into()) } else { Ok(served) }
    }

    /// A page of the site or of the office, by its address there.
    ///
    /// # Errors
    /// If there is none.
    pub fn get(&self, at: &str, path: &str) -> Result<Answer, String> {
        let cookie = format!("cookie: {}\r\n", self.cookie);
        let answer = self.ask("GET", at, path, &cookie, "")?;
        match answer.head.starts_with("HTTP/1.1 200") {
            true => Ok(answer),
            false => Err(format!("{path}: {}", answer.head.lines().next().unwrap_or_default())),
        }
    }

    fn ask(&self, method: &str, at: &str, path: &str, head: &str, body: &str) -> Result<Answer, String> {
        let said = |error: std::io::Error| format!("{path}: {error}");
        let mut stream = TcpStream::connect(at).map_err(said)?;
        let request =
            format!("{method} {path} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n{head}\r\n{body}");
        stream.write_all(request.as_bytes()).map_err(said)?;
        let mut all = Vec::new();
        stream.read_to_end(&mut all).map_err(said)?;
        let end = all.windows(4).position(|four| four == b"\r\n\r\n").ok_or("no head")?;
        let body = all.split_off(end + 4);
        Ok(Answer { head: String::from_utf8_lossy(&all).into_owned(), body })
    }

    /// The peak memory of the server in MB.
    pub fn memory(&self) -> u64 {
        memory_of(&self.program.id().to_string())
    }
}
