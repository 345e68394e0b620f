//! A program without windows that serves the sample club, and plain connections to it.

use std::borrow::Cow;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tapis_api::{Api, Audience, Caller, ProblemText};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};
use tapis_net::{Headless, Limits, Network, Pages, Server};

struct TestPages;

impl Pages for TestPages {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match path {
            "phone.html" => Some(Cow::Borrowed(b"<!doctype html><title>Tapis</title>")),
            "assets/a.js" => Some(Cow::Owned(b"const a = 1;\n".repeat(500))),
            _ => None,
        }
    }
}

pub struct Room {
    pub api: Arc<Api>,
    pub server: Server,
    folder: tempfile::TempDir,
}

impl Drop for Room {
    /// The port that devices are given is one of ten that all tests share.
    fn drop(&mut self) {
        let _ = self.desk("network_off", json!({}));
    }
}

fn served(
    folder: &Path,
    limits: Limits,
    open: impl FnOnce(&Api) -> Result<(), Problem>,
) -> (Arc<Api>, Server) {
    let pages: Arc<dyn Pages> = Arc::new(TestPages);
    let network = Arc::new(Network::new(Arc::clone(&pages)));
    let api = Arc::new(Api::new(Box::new(Headless::new(folder.to_owned(), Arc::clone(&network)))));
    network.serves(&api);
    api.start(open);
    let server = Server::start_anywhere(Arc::clone(&api), pages, limits).unwrap();
    (api, server)
}

/// Answer of the server with its headers.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

impl Room {
    pub fn open() -> Self {
        Room::with(Limits::default())
    }

    pub fn with(limits: Limits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (api, server) = served(folder.path(), limits, |api| {
            Club::sample(&folder.path().join("exemple.tapis"), Language::Fr, api.now())?.close();
            api.opening().open_sample(Language::Fr)
        });
        Room { api, server, folder }
    }

    /// The program is gone without a word; what holds its time must let go of it.
    pub fn dies(&mut self) {
        self.desk("network_off", json!({})).unwrap();
        let (api, server) = served(self.folder.path(), Limits::default(), |_| Ok(()));
        (self.server, self.api) = (server, api);
    }

    /// It is started again.
    pub fn rises(&mut self) {
        (self.api, self.server) =
            served(self.folder.path(), Limits::default(), |api| api.opening().open_sample(Language::Fr));
    }

    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// The desk does something.
    pub fn desk(&self, name: &str, args: Value) -> Result<Value, ProblemText> {
        let caller = Caller::here(Audience::Host);
        self.api.call(&caller, name, args).map(|answer| serde_json::from_str(&answer).unwrap())
    }

    pub fn tournament(&self, status: &str) -> i64 {
        let all = self.desk("tournaments", json!({})).unwrap();
        all.as_array().unwrap().iter().find(|row| row["status"] == status).unwrap()["id"].as_i64().unwrap()
    }

    /// Draws the seats of the sample's next tournament and starts it.
    pub fn playing(&self) -> i64 {
        let id = self.tournament("registering");
        for action in ["draw_seats", "start"] {
            self.desk("act", json!({ "id": id, "action": { "type": action } })).unwrap();
        }
        id
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    /// Sends these bytes and reads one answer.
    pub fn raw(&self, bytes: &[u8]) -> Option<Answer> {
        let mut stream = self.connect();
        stream.write_all(bytes).ok()?;
        read_answer(&mut BufReader::new(stream))
    }

    pub fn post(&self, name: &str, args: &Value) -> Answer {
        self.post_with(name, args, "")
    }

    pub fn post_with(&self, name: &str, args: &Value, headers: &str) -> Answer {
        self.raw(self.request(name, args, headers).as_bytes()).unwrap()
    }

    /// Sends a command and goes away before it is answered.
    pub fn post_and_leave(&self, name: &str, args: &Value, headers: &str) {
        let mut stream = self.connect();
        // The server may have seen that nobody is there any more.
        let _ = stream.write_all(self.request(name, args, headers).as_bytes());
    }

    fn request(&self, name: &str, args: &Value, headers: &str) -> String {
        let body = args.to_string();
        format!(
            "POST /api/{name} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{headers}\r\n{body}",
            self.address(),
            body.len()
        )
    }

    pub fn get(&self, path: &str, headers: &str) -> Answer {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{headers}\r\n", self.address());
        self.raw(request.as_bytes()).unwrap()
    }

    /// A stream of events.
    pub fn events(&self, query: &str, headers: &str) -> Events {
        let mut stream = self.connect();
        let request = format!("GET /events{query} HTTP/1.1\r\nHost: {}\r\n{headers}\r\n", self.address());
        stream.write_all(request.as_bytes()).unwrap();
        let mut reader = BufReader::new(stream);
        let head = read_head(&mut reader).unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        Events { reader, rest: String::new() }
    }
}

fn read_head(reader: &mut impl BufRead) -> Option<String> {
    let mut head = String::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if line == "\r\n" {
            return Some(head);
        }
        head.push_str(&line);
    }
}

pub fn read_answer(reader: &mut impl BufRead) -> Option<Answer> {
    let head = read_head(reader)?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let small = head.to_lowercase();
    let mut body = Vec::new();
    if let Some(length) = small.lines().find_map(|line| line.strip_prefix("content-length: ")) {
        body.resize(length.trim().parse().ok()?, 0);
        reader.read_exact(&mut body).ok()?;
    } else if small.contains("transfer-encoding: chunked") {
        while let Some(chunk) = read_chunk(reader) {
            if chunk.is_empty() {
                break;
            }
            body.extend(chunk);
        }
    }
    Some(Answer { status, head, body })
}

fn read_chunk(reader: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let length = usize::from_str_radix(line.trim(), 16).ok()?;
    let mut chunk = vec![0; length + 2];
    reader.read_exact(&mut chunk).ok()?;
    chunk.truncate(length);
    Some(chunk)
}

pub struct Events {
    reader: BufReader<TcpStream>,
    rest: String,
}

#[derive(Debug)]
pub struct Event {
    pub name: String,
    pub id: Option<String>,
    pub data: Value,
}

impl Events {
    /// Reads until the stream ends.
    pub fn end(mut self) {
        while read_chunk(&mut self.reader).is_some_and(|chunk| !chunk.is_empty()) {}
    }

    /// Waits for the next event.
    pub fn next(&mut self) -> Event {
        let text = loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let event = event.to_owned();
                self.rest = rest.to_owned();
                break event;
            }
            let chunk = read_chunk(&mut self.reader).expect("the stream goes on");
            self.rest.push_str(std::str::from_utf8(&chunk).unwrap());
        };
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        Event {
            name: field("event: ").unwrap(),
            id: field("id: "),
            data: serde_json::from_str(&field("data: ").unwrap()).unwrap(),
        }
    }

    /// The next event of that name.
    pub fn next_named(&mut self, name: &str) -> Event {
        loop {
            let event = self.next();
            if event.name == name {
                return event;
            }
        }
    }
}
