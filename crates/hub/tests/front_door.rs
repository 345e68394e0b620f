//! Admission of requests: slow, silent and frequent guests over real sockets.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use tapis_hub::{Limits, Rate, admit, serve};
use tapis_locale::Language;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;
use crate::serving::Server;

/// No wait of a test takes so long unless something is broken.
const NEVER: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
/// The addresses of somebody and of somebody else.
const HERE: &str = "203.0.113.7";
const THERE: &str = "203.0.113.8";

/// A server in this process, behind a proxy on this computer, or without one.
async fn served(database: &Database, limits: Limits, proxy: bool) -> SocketAddr {
    let (listener, address) = serve::listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await.unwrap();
    let proxy = proxy.then_some(Ipv4Addr::LOCALHOST.into());
    let names = vec!["league.example".to_owned()];
    let settings =
        serve::Settings { database: database.url(), language: Language::En, key: None, proxy, names, limits };
    tokio::spawn(serve::serve(settings, listener));
    address
}

fn connect(to: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(to).unwrap();
    stream.set_read_timeout(Some(NEVER)).unwrap();
    stream
}

/// Everything until the other side closes.
fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    match stream.read_to_end(&mut all) {
        Ok(_) => {}
        // Closed while something was still on its way there.
        Err(error) => assert_ne!(error.kind(), std::io::ErrorKind::WouldBlock, "it stays open"),
    }
    String::from_utf8(all).unwrap()
}

fn head(ask: &str, from: &str, length: usize) -> String {
    format!(
        "{ask} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nX-Forwarded-For: {from}\r\nContent-Length: {length}\r\n"
    )
}

fn ask(to: SocketAddr, ask: &str, from: &str, body: &[u8]) -> String {
    let mut stream = connect(to);
    let head = head(ask, from, body.len());
    stream.write_all(format!("{head}\r\n").as_bytes()).unwrap();
    stream.write_all(body).unwrap();
    rest(&mut stream)
}

fn get(to: SocketAddr, from: &str) -> String {
    ask(to, "GET /", from, &[])
}

fn send(to: SocketAddr, from: &str, bundle: &[u8]) -> String {
    ask(to, "POST /api/bundles", from, bundle)
}

/// Somebody whose bundle the server has begun to read, of which nothing has come.
fn sending(to: SocketAddr, from: &str, length: usize) -> TcpStream {
    let mut stream = connect(to);
    let head = head("POST /api/bundles", from, length);
    stream.write_all(format!("{head}Expect: 100-continue\r\n\r\n").as_bytes()).unwrap();
    let mut said = [0; 25];
    stream.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or(answer)
}

fn club(number: u16) -> Club {
    let mut club = Club::new(number, 3);
    let players: Vec<_> = (0..3).map(|at| member(number, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 5, &players));
    club
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_is_sent_away() {
    let database = Database::new().await;
    let short = Duration::from_millis(200);
    let limits = Limits { head: short, quiet: short, ..Limits::default() };
    let to = served(&database, limits, true).await;
    // Nothing at all, half a head, and nothing after the first request.
    for said in ["", "GET / HTTP/1.1\r\nHost: league"] {
        let mut stream = connect(to);
        stream.write_all(said.as_bytes()).unwrap();
        assert!(!rest(&mut stream).contains("200 OK"), "{said}");
    }
    let mut stream = connect(to);
    stream.write_all(b"GET / HTTP/1.1\r\nHost: league.example\r\n\r\n").unwrap();
    assert_eq!(status(&rest(&mut stream)), "200");
    // The guest sends half a bundle.
    let mut stream = sending(to, HERE, 1_000);
    stream.write_all(&[0; 500]).unwrap();
    let answer = rest(&mut stream);
    assert!(status(&answer) == "422" && answer.contains("league-cut_off"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_under_another_name_are_refused_without_proxy() {
    let database = Database::new().await;
    let asked = |to: SocketAddr, ask: &str, host: &str| {
        let mut stream = connect(to);
        let head =
            format!("{ask} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        rest(&mut stream)
    };
    let to = served(&database, Limits::default(), false).await;
    let port = to.port();
    for ours in [to.to_string(), format!("localhost:{port}"), "league.example".to_owned()] {
        assert_eq!(status(&asked(to, "GET /", &ours)), "200", "{ours}");
    }
    let evil = format!("evil.example:{port}");
    assert_eq!(status(&asked(to, "GET /", &evil)), "421");
    let answer = asked(to, "POST /api/lists", &evil);
    assert!(status(&answer) == "421" && answer.contains("hub-wrong_host"), "{answer}");
    // The proxy passes on only what it was set up for.
    let behind = served(&database, Limits::default(), true).await;
    assert_eq!(status(&asked(behind, "GET /", "other.example")), "200");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_have_an_end() {
    let database = Database::new().await;
    let to = served(&database, Limits { connections: 2, head: HOUR, ..Limits::default() }, true).await;
    let open = || {
        let mut stream = connect(to);
        // A client that is turned away may notice that while writing.
        let _ = stream.write_all(b"GET /style.css HTTP/1.1\r\nHost: league.example\r\n\r\n");
        let mut first = [0; 8];
        stream.read_exact(&mut first).map(|()| stream)
    };
    let both = [open().unwrap(), open().unwrap()];
    assert!(open().is_err());
    drop(both);
    let until = Instant::now() + NEVER;
    while open().is_err() {
        assert!(Instant::now() < until);
    }
}

/// Whether one may ask again in so many seconds, less those that the test has taken.
fn again_in(answer: &str, seconds: u64) -> bool {
    let told = answer.lines().find_map(|line| line.strip_prefix("retry-after: ")?.parse::<u64>().ok());
    told.is_some_and(|told| (seconds - 90..=seconds).contains(&told))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frequent_client_receives_the_time_to_wait() {
    let database = Database::new().await;
    let limits = Limits { requests: Rate { burst: 3, every: HOUR }, ..Limits::default() };
    let to = served(&database, limits.clone(), true).await;
    for _ in 0..3 {
        assert_eq!(status(&get(to, HERE)), "200");
    }
    let answer = get(to, HERE);
    let (head, words) = answer.split_once("\r\n\r\n").unwrap();
    assert!(status(head) == "429" && again_in(head, 3_600) && head.contains("text/plain"), "{answer}");
    assert!(words.contains("answers again in 3,"), "{answer}");
    // An address before the one that the proxy has seen says nothing.
    assert_eq!(status(&get(to, &format!("198.51.100.1, {HERE}"))), "429");
    // The whole of it is read before the answer, so that it is heard.
    let answer = send(to, HERE, &vec![0; 8 << 20]);
    assert!(status(&answer) == "429" && answer.contains(r#""code":"hub-too_often""#), "{answer}");
    assert_eq!(status(&get(to, THERE)), "200");

    // Nobody is believed who was not named; then those behind whoever is on this computer are that one's to limit.
    let to = served(&database, limits, false).await;
    for _ in 0..10 {
        assert_eq!(status(&get(to, HERE)), "200");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_has_limited_turns_of_its_own() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let (one, two) = (club(1), club(2));
    admit(&mut client, &one.bundle()).await.unwrap();
    admit(&mut client, &two.bundle()).await.unwrap();
    let limits = Limits { club: Rate { burst: 2, every: HOUR }, ..Limits::default() };
    let to = served(&database, limits, true).await;
    // Somebody in its name whose signature is wrong.
    let mut forged = one.bundle();
    let last = forged.len() - 20;
    forged[last] ^= 1;
    for _ in 0..3 {
        assert_eq!(status(&send(to, THERE, &forged)), "422");
    }
    for _ in 0..2 {
        assert_eq!(status(&send(to, HERE, &one.bundle())), "200");
    }
    let answer = send(to, HERE, &one.bundle());
    assert!(status(&answer) == "429" && again_in(&answer, 3_600), "{answer}");
    assert_eq!(status(&send(to, HERE, &two.bundle())), "200");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_can_believe_costs_its_address_more() {
    let database = Database::new().await;
    let limits = Limits { costly: Rate { burst: 12, every: HOUR }, ..Limits::default() };
    let to = served(&database, limits, true).await;
    let club = club(1).bundle();
    assert_eq!(status(&send(to, HERE, b"nothing")), "422");
    assert_eq!(status(&send(to, HERE, &club)), "403");
    let answer = send(to, HERE, &vec![0; 8 << 20]);
    assert!(status(&answer) == "429" && again_in(&answer, 39_600), "{answer}");
    assert_eq!(status(&send(to, THERE, &club)), "403");
    assert_eq!(status(&get(to, HERE)), "200");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_slowly_takes_nobodys_place() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let club = club(1);
    admit(&mut client, &club.bundle()).await.unwrap();
    let limits = Limits { bundles_at_once: 3, quiet: HOUR, arriving: HOUR, ..Limits::default() };
    let to = served(&database, limits, true).await;
    let slow = |at: usize| {
        let mut stream = sending(to, &format!("198.51.100.{}", at / 3), 16 << 20);
        stream.write_all(&[0; 100]).unwrap();
        stream
    };
    let all: Vec<TcpStream> = (0..30).map(slow).collect();
    assert_eq!(status(&send(to, HERE, &club.bundle())), "200");
    // One address may have so many on their way.
    let answer = send(to, "198.51.100.0", &club.bundle());
    assert!(status(&answer) == "503" && answer.contains("retry-after: 60"), "{answer}");
    drop(all);
    let until = Instant::now() + NEVER;
    while status(&send(to, "198.51.100.0", &club.bundle())) != "200" {
        assert!(Instant::now() < until);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn arriving_bundles_have_limited_memory() {
    let database = Database::new().await;
    let to = served(&database, Limits { memory: 1 << 20, ..Limits::default() }, true).await;
    for _ in 0..3 {
        let answer = send(to, HERE, &vec![0; 2 << 20]);
        assert!(status(&answer) == "503" && answer.contains("hub-busy"), "{answer}");
        let answer = send(to, HERE, &vec![0; 1 << 20]);
        assert!(status(&answer) == "422" && answer.contains("league-not_a_bundle"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn running_requests_finish_before_the_end() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let bundle = club(1).bundle();
    admit(&mut client, &bundle).await.unwrap();
    let mut server = Server::start(&database);
    let to: SocketAddr = server.address.strip_prefix("http://").unwrap().parse().unwrap();
    let mut stream = sending(to, HERE, bundle.len());
    let ended = Command::new("kill").args(["-INT", &server.program.id().to_string()]).status().unwrap();
    assert!(ended.success());
    let until = Instant::now() + NEVER;
    while TcpStream::connect(to).is_ok() {
        assert!(Instant::now() < until);
    }
    stream.write_all(&bundle).unwrap();
    assert_eq!(status(&rest(&mut stream)), "200");
    assert!(server.program.wait().unwrap().success());
}
