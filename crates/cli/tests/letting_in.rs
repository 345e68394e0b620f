//! `serve` lets devices in from a terminal, and `phones` decides what telephones show.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::run::{lines, ok, refused};

struct Serving {
    process: Child,
    typed: ChildStdin,
    said: mpsc::Receiver<Value>,
    told: mpsc::Receiver<String>,
}

impl Serving {
    fn start(folder: &std::path::Path, options: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
        command.current_dir(folder).args(["--lang", "fr", "--club", "c.tapis", "serve", "--data", "data"]);
        // Programs at an address of their own find their port free.
        let one = std::process::id() % 60_000 * 2 + u32::from(options.is_empty());
        let own = format!("127.{}.{}.{}", 80 + one / 62_500, one / 250 % 250, 2 + one % 250);
        command.args(["--address", &own]).args(options);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let (says, said) = mpsc::channel();
        let printed = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        std::thread::spawn(move || {
            printed.map(|line| serde_json::from_str(&line).unwrap()).try_for_each(|line| says.send(line)).ok()
        });
        let (tells, told) = mpsc::channel();
        let words = BufReader::new(process.stderr.take().unwrap()).lines().map_while(Result::ok);
        std::thread::spawn(move || words.into_iter().try_for_each(|line| tells.send(line)).ok());
        Serving { typed: process.stdin.take().unwrap(), process, said, told }
    }

    fn says(&self, key: &str) -> Value {
        loop {
            let line = self.said.recv_timeout(Duration::from_secs(60)).unwrap();
            if let Some(found) = line.get(key) {
                return found.clone();
            }
        }
    }

    fn tells(&self, part: &str) -> String {
        loop {
            let line = self.told.recv_timeout(Duration::from_secs(60)).unwrap();
            if line.contains(part) {
                return line;
            }
        }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.typed, "{line}").unwrap();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn derived(key: &str, text: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).unwrap();
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn post(made: &Value, command: &str, args: &Value) -> Value {
    let page = made["page"].as_str().unwrap();
    let host = page.trim_start_matches("http://").trim_end_matches("/device");
    let mut stream = TcpStream::connect(host).unwrap();
    let body = args.to_string();
    write!(
        stream,
        "POST /api/{command} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

/// A device types the code.
fn types_code(made: &Value) -> Value {
    let secret = made["code"].as_str().unwrap().replace('-', "");
    let (pairing, proof) = (derived(&secret, "tapis pairing"), derived(&secret, "tapis claim"));
    post(made, "pair_claim", &json!({ "claim": { "pairing": pairing, "proof": proof } }))
}

fn state(made: &Value, device: &Value) -> Value {
    post(made, "pair_state", &json!({ "device": device["device"] }))
}

#[test]
fn a_person_at_the_terminal_lets_devices_in() {
    let folder = tempfile::tempdir().unwrap();
    ok(folder.path(), &["init", "--sample"]);
    let mut serving = Serving::start(folder.path(), &[]);
    serving.types("let in floor");
    let made = serving.says("let_in");
    assert_eq!(made["role"], json!({ "type": "floor" }));
    serving.tells("▀");
    serving.tells(&format!("tapez\u{a0}: {}", made["code"].as_str().unwrap()));
    let device = types_code(&made);
    let name = device["name"].as_str().unwrap();
    assert!(serving.tells("demande à entrer").starts_with(name));
    assert_eq!(serving.says("waiting"), json!([{ "name": name, "role": { "type": "floor" } }]));
    assert_eq!(state(&made, &device)["confirmed"], false);
    serving.types("oui");
    serving.says("expected");
    assert_eq!(state(&made, &device)["confirmed"], true);
    serving.types("let in door");
    let made = serving.says("let_in");
    let other = types_code(&made);
    serving.tells("demande à entrer");
    serving.says("waiting");
    serving.types("n");
    serving.says("expected");
    assert_eq!(state(&made, &other), Value::Null);
}

#[test]
fn nobody_is_let_in_unasked_without_the_option() {
    let folder = tempfile::tempdir().unwrap();
    ok(folder.path(), &["init", "--sample"]);
    let said = refused(folder.path(), &["serve", "--let-in", "door"]);
    assert!(said.contains("--unasked"), "{said}");
    let serving = Serving::start(folder.path(), &["--let-in", "remote", "--unasked"]);
    let made = serving.says("let_in");
    let device = types_code(&made);
    serving.tells("est entré");
    assert_eq!(state(&made, &device)["confirmed"], true);
}

#[test]
fn what_telephones_show_is_set_by_command() {
    let folder = tempfile::tempdir().unwrap();
    ok(folder.path(), &["init", "--sample"]);
    let set = lines(&ok(folder.path(), &["phones", "--names", "initials", "--prizes", "false"]));
    assert_eq!(
        (&set[0]["names"], &set[0]["prizes"], &set[0]["rules"]),
        (&json!("initials"), &json!(false), &json!(true))
    );
    assert_eq!(lines(&ok(folder.path(), &["phones"])), set);
}
