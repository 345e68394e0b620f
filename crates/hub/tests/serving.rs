//! The league's server, over a real connection.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tapis_hub::{MemberId, add_championship, admit, clubs, decide_persons, name_league, undo_decision};

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

pub struct Server {
    pub program: Child,
    pub address: String,
}

impl Server {
    pub fn start(database: &Database) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        command.args(["--database", &database.url(), "serve", "--listen", "127.0.0.1:0"]);
        let mut program = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let said: Value = serde_json::from_str(&line).unwrap();
        Server { program, address: format!("http://{}", said["listens"].as_str().unwrap()) }
    }

    fn agent() -> ureq::Agent {
        ureq::Agent::config_builder().http_status_as_error(false).build().into()
    }

    fn post(&self, bytes: &[u8]) -> (u16, Value) {
        let request =
            Server::agent().post(format!("{}/api/bundles", self.address)).header("accept-language", "en");
        let mut response = request.send(bytes).unwrap();
        let text = response.body_mut().read_to_string().unwrap();
        (response.status().as_u16(), serde_json::from_str(&text).unwrap())
    }

    pub fn bytes(&self, path: &str) -> (u16, Vec<u8>) {
        let mut response = Server::agent().get(format!("{}{path}", self.address)).call().unwrap();
        (response.status().as_u16(), response.body_mut().read_to_vec().unwrap())
    }

    pub fn get(&self, path: &str) -> (u16, String) {
        let mut response = Server::agent().get(format!("{}{path}", self.address)).call().unwrap();
        (response.status().as_u16(), response.body_mut().read_to_string().unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bundles_arrive_over_http_and_the_site_shows_them() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = Club::new(1, 3);
    let players: Vec<_> = (0..3).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 5, &players));
    club.name = "As & <Rois>".into();
    let server = Server::start(&database);

    let (status, answer) = server.post(&club.bundle());
    assert_eq!((status, &answer["code"]), (403, &"hub-unknown_key".into()));
    assert!(answer["sentence"].as_str().unwrap().contains("As & <Rois>"));
    admit(&mut client, &club.bundle()).await.unwrap();
    let (status, answer) = server.post(&club.bundle());
    assert_eq!((status, &answer["journals"][0]["new_rows"]), (200, &5.into()));
    let (status, answer) = server.post(b"nothing");
    assert_eq!((status, &answer["code"]), (422, &"league-not_a_bundle".into()));
    let (status, answer) = server.post(&vec![0; (16 << 20) + 1]);
    assert_eq!((status, &answer["code"]), (422, &"league-too_large".into()));
    let gap = club.bundle_from(|_| 3);
    let mut other = Club::new(2, 3);
    let others: Vec<_> = (0..3).map(|at| member(2, at)).collect();
    other.journals.push(Journal::new(1, "2026-10-02", 5, &others));
    admit(&mut client, &other.bundle()).await.unwrap();
    assert_eq!(server.post(&gap).0, 200);
    let (status, answer) = server.post(&other.bundle_from(|_| 3));
    assert_eq!((status, &answer["code"]), (409, &"hub-missing".into()));

    name_league(&client, "Ligue de l’Ouest").await.unwrap();
    let rules = tapis_engine::championship::ChampionshipRules { best_n: Some(1), ..Default::default() };
    add_championship(&client, 2026, "Coupe", &rules).await.unwrap();
    let (status, home) = server.get("/");
    assert!(status == 200 && home.contains("Ligue de l’Ouest") && home.contains("First0 Last0"), "{home}");
    assert!(home.contains("lang=\"fr-FR\"") && server.get("/en/index.html").1.contains("lang=\"en-GB\""));
    let standings = server.get("/standings/2026.html").1;
    assert!(
        standings.contains("First0 Last0, As &amp; &lt;Rois&gt;") && standings.contains("Coupe"),
        "{standings}"
    );
    assert_eq!(server.get("/evenings/1.html").0, 200);
    assert!(server.get("/style.css").1.contains("prefers-color-scheme"));
    for path in [
        "/absent.html",
        "/../Cargo.toml",
        "/%2e%2e/etc/passwd",
        "/evenings/999999.html",
        "/evenings/01.html",
        "/clubs/0.html",
        "/rules.html",
    ] {
        let (status, page) = server.get(path);
        assert!(status == 404 && page.contains("Page introuvable"), "{path}: {page}");
    }
    // The page leads home from wherever it is, in the language of its folder.
    for (path, home, language) in [
        ("/nope", "index.html", "fr-FR"),
        ("/evenings/99999.html", "../index.html", "fr-FR"),
        ("/en/evenings/99999.html", "../../en/index.html", "en-GB"),
        ("/a/b/c/d/%3Cb%3E", "../../../../index.html", "fr-FR"),
        ("/evidence/99999.tapis-evidence", "../index.html", "fr-FR"),
        ("/evidence/nope", "../index.html", "fr-FR"),
    ] {
        let (status, page) = server.get(path);
        let said =
            [format!("href=\"{home}\""), format!("lang=\"{language}\""), "Ligue de l’Ouest".to_owned()];
        assert!(status == 404 && said.iter().all(|said| page.contains(said)), "{path}: {page}");
    }
    let head = Server::agent().head(format!("{}/nope", server.address)).call().unwrap();
    let kind = head.headers().get("content-type").unwrap().to_str().unwrap();
    assert_eq!((head.status().as_u16(), kind), (404, "text/html; charset=utf-8"));
    // So is what the league decides about persons.
    let standings = || server.get("/standings/2026.html").1;
    server.post(&other.bundle());
    assert!(standings().contains("First0 Last0, Club 2"));
    let id = |club: i32, number: u16| MemberId { club, member: member(number, 0) };
    let all = clubs(&client).await.unwrap();
    let number = |name: &str| all.iter().find(|line| line.name == name).unwrap().club;
    let (from, to) = (id(number("Club 2"), 2), id(number(&club.name), 1));
    let decision = decide_persons(&mut client, from, to, true).await.unwrap();
    assert!(!standings().contains("First0 Last0, Club 2"));
    undo_decision(&mut client, decision).await.unwrap();
    assert!(standings().contains("First0 Last0, Club 2"));
    // A later evening is shown at once.
    club.journals.push(Journal::new(2, "2026-11-06", 4, &players));
    server.post(&club.bundle());
    assert!(server.get("/").1.contains("Evening 2"));
}
