//! Bundles sent to the league automatically, and the treatment of a refusal.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use serde_json::{Value, json};
use tapis_api::{Audience, ProblemText};

use crate::computer::Running;

/// Answers on a port of this computer: what to answer goes in, and the size of each file that came comes out.
struct Server {
    address: String,
    answers: Sender<(u16, Value)>,
    came: Receiver<usize>,
}

impl Server {
    fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (answers, to_answer) = channel::<(u16, Value)>();
        let (says, came) = channel();
        thread::spawn(move || {
            for (connection, (status, answer)) in listener.incoming().zip(to_answer) {
                let mut connection = connection.unwrap();
                let mut read = BufReader::new(connection.try_clone().unwrap());
                let mut length = 0;
                loop {
                    let mut line = String::new();
                    read.read_line(&mut line).unwrap();
                    let line = line.trim_end().to_ascii_lowercase();
                    if let Some(said) = line.strip_prefix("content-length:") {
                        length = said.trim().parse().unwrap();
                    }
                    if line.is_empty() {
                        break;
                    }
                }
                let mut file = vec![0; length];
                read.read_exact(&mut file).unwrap();
                says.send(length).unwrap();
                let answer = answer.to_string();
                let head = format!(
                    "HTTP/1.1 {status} Said\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                    answer.len()
                );
                connection.write_all(format!("{head}{answer}").as_bytes()).unwrap();
            }
        });
        Server { address, answers, came }
    }

    fn refuses(&self, status: u16) {
        let refusal = json!({ "code": "hub-withdrawn_key", "sentence": "Cette clé a été retirée." });
        self.answers.send((status, refusal)).unwrap();
    }

    /// Number of files received since the last call.
    fn came(&self) -> usize {
        self.came.try_iter().filter(|size| *size > 0).count()
    }
}

fn send_due(running: &Running) -> Result<Value, ProblemText> {
    running.call(Audience::Host, "league_send_due", json!({}))
}

fn refused(running: &Running) -> Value {
    let view = running.call(Audience::Host, "league_view", json!({ "season": null })).unwrap();
    view["refused"]["why"].clone()
}

#[test]
fn a_refused_bundle_is_not_sent_again_automatically() {
    let (running, server) = (Running::start(), Server::start());
    let keep = json!({ "address": server.address, "automatic": true });
    running.call(Audience::Host, "league_keep", keep).unwrap();

    // Somebody is busy: the same is sent again.
    for _ in 0..2 {
        server.refuses(503);
        assert_eq!(send_due(&running).unwrap(), json!({ "type": "later" }));
        assert_eq!((server.came(), refused(&running)), (1, Value::Null));
    }
    server.refuses(403);
    let why = send_due(&running).unwrap_err();
    assert_eq!(why.code, "league-refused");
    assert_eq!(server.came(), 1);
    for _ in 0..2 {
        assert_eq!(send_due(&running).unwrap(), json!({ "type": "nothing" }));
    }
    assert_eq!((server.came(), refused(&running)), (0, json!(why.message)));
    // Another league has refused nothing.
    for (address, why) in [("https://autre.example", Value::Null), (&server.address, json!(why.message))] {
        let keep = json!({ "address": address, "automatic": true });
        running.call(Audience::Host, "league_keep", keep).unwrap();
        assert_eq!(refused(&running), why, "{address}");
    }

    // Something that is sent is new.
    let view = running.call(Audience::Host, "league_view", json!({ "season": null })).unwrap();
    let member = view["preview"]["members"][0]["member"].clone();
    let card = json!({ "id": member, "last_name": "Autrement", "first_name": "Al" });
    running.call(Audience::Host, "member_save", json!({ "member": card })).unwrap();
    server.refuses(403);
    assert_eq!(send_due(&running).unwrap_err().code, "league-refused");
    assert_eq!(send_due(&running).unwrap(), json!({ "type": "nothing" }));
    assert_eq!(server.came(), 1);

    // A person sends it after all.
    let receipt =
        json!({ "club": "00000000000000000000000000000000", "name": "", "journals": [], "members": 0 });
    server.answers.send((200, receipt)).unwrap();
    running.call(Audience::Host, "league_send", json!({ "season": null })).unwrap();
    assert_eq!((server.came(), refused(&running)), (1, Value::Null));
    assert_eq!(send_due(&running).unwrap(), json!({ "type": "nothing" }), "nothing is new");
}
