//! A newer version asked for over a connection, from a server on this computer.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread::JoinHandle;

use serde_json::json;
use tapis_update::{Arch, Feed, FeedError, Kind, Online, Version};

/// Answers one request with this body; `cut`: as many bytes fewer than it announces.
fn server(status: &'static str, body: Vec<u8>, cut: usize) -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/tapis.json", listener.local_addr().unwrap());
    let serving = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
        let asked: Vec<String> =
            lines.by_ref().map(Result::unwrap).take_while(|line| !line.is_empty()).collect();
        write!(stream, "HTTP/1.1 {status}\r\nContent-Length: {}\r\n\r\n", body.len()).unwrap();
        stream.write_all(&body[..body.len() - cut]).unwrap();
        asked.join("\n")
    });
    (url, serving)
}

fn feed(version: &str) -> Vec<u8> {
    let file = json!({ "kind": "deb", "arch": "x86_64", "url": "http://127.0.0.1/a", "size": 5 });
    json!({ "version": version, "files": [file] }).to_string().into_bytes()
}

fn newest(body: Vec<u8>) -> Result<Option<Feed>, FeedError> {
    let (url, serving) = server("200 OK", body, 0);
    let found = Online::new(true).newest(&url, &Version::new(0, 1, 0));
    serving.join().unwrap();
    found
}

#[test]
fn only_a_newer_version_is_offered() {
    let found = newest(feed("0.2.0")).unwrap().unwrap();
    assert_eq!(found.version, Version::new(0, 2, 0));
    assert_eq!(found.file(Kind::Deb, Arch::X86).unwrap().size, 5);
    assert!(matches!(found.file(Kind::Nsis, Arch::X86), Err(FeedError::OtherSystem)));
    assert_eq!(newest(feed("0.1.0")).unwrap(), None);
    assert_eq!(newest(feed("0.0.9")).unwrap(), None);
}

#[test]
fn a_request_contains_no_personal_data() {
    let (url, serving) = server("200 OK", feed("0.2.0"), 0);
    Online::new(true).newest(&url, &Version::new(0, 1, 0)).unwrap();
    let asked = serving.join().unwrap().to_lowercase();
    let lines: Vec<&str> = asked.lines().filter(|line| !line.starts_with("host:")).collect();
    let version = format!("user-agent: tapis/{}", env!("CARGO_PKG_VERSION"));
    assert!(lines.contains(&"get /tapis.json http/1.1") && lines.contains(&version.as_str()), "{asked}");
    assert!(lines.iter().all(|line| !line.contains("cookie") && !line.contains("referer")), "{asked}");
}

#[test]
fn what_cannot_be_read_or_reached_is_told_apart() {
    assert!(matches!(newest(b"<html>".to_vec()), Err(FeedError::Unreadable(_))));
    let (url, serving) = server("404 Not Found", Vec::new(), 0);
    let asked = Online::new(true).newest(&url, &Version::new(0, 1, 0));
    serving.join().unwrap();
    assert!(matches!(asked, Err(FeedError::Unreadable(_))), "{asked:?}");
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let asked = Online::new(true).newest(&format!("http://{nobody}/"), &Version::new(0, 1, 0));
    assert!(matches!(asked, Err(FeedError::Unreachable(_))), "{asked:?}");
}

#[test]
fn only_encrypted_connections_are_made() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    assert!(Online::new(false).newest(&url, &Version::new(0, 1, 0)).is_err());
    assert_eq!(listener.accept().unwrap_err().kind(), std::io::ErrorKind::WouldBlock);
}

#[test]
fn an_update_is_downloaded_completely_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let version = Version::new(0, 2, 0);
    let download = |body: &[u8], cut| {
        let (url, serving) = server("200 OK", body.to_vec(), cut);
        let feed: Feed = serde_json::from_slice(&feed("0.2.0")).unwrap();
        let file = tapis_update::FeedFile { url, ..feed.files[0].clone() };
        let path = Online::new(true).download(&version, &file, folder.path());
        serving.join().unwrap();
        path
    };
    for (body, cut) in [(&b"12345"[..], 2), (b"1234", 0), (b"123456", 0)] {
        let refused = download(body, cut);
        assert!(matches!(refused, Err(FeedError::Unreachable(_))), "{refused:?}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
    let path = download(b"12345", 0).unwrap();
    assert_eq!(path.file_name().unwrap(), "Tapis_0.2.0.tapis-update");
    assert_eq!(std::fs::read(path).unwrap(), b"12345");
}
