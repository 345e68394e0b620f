//! Requests to the server that no page of ours sends.

use std::io::{BufReader, Read, Write};
use std::time::{Duration, Instant};

use serde_json::json;
use tapis_api::{Audience, table};
use tapis_net::Limits;

use crate::room::{Room, read_answer};

#[test]
fn a_stranger_calls_what_is_public_and_nothing_else() {
    let burst = std::num::NonZeroU32::new(10_000).unwrap();
    let room = Room::with(Limits { burst, ..Limits::default() });
    for command in table() {
        let answer = room.post(command.name, &json!({ "nonsense": 1 }));
        let expected = match command.audience {
            Audience::Public => 400,
            // This computer's own commands have no address at all.
            Audience::Host => 404,
            _ => 403,
        };
        assert_eq!(answer.status, expected, "{}", command.name);
    }
}

#[test]
fn a_page_of_another_site_reaches_nothing() {
    let room = Room::open();
    let port = room.address().port();
    let request = |host: &str, more: &str| {
        let head =
            format!("POST /api/countdown HTTP/1.1\r\nHost: {host}\r\nContent-Length: 2\r\n{more}\r\n{{}}");
        room.raw(head.as_bytes()).unwrap().status
    };
    let ours = format!("127.0.0.1:{port}");
    let json = "Content-Type: application/json\r\n";
    assert_eq!(request(&ours, json), 200);
    assert_eq!(request(&format!("localhost:{port}"), json), 200);
    assert_eq!(request(&format!("evil.example:{port}"), json), 421, "a name made to lead here");
    assert_eq!(request(&ours, "Content-Type: text/plain\r\n"), 415, "what a form can send");
    assert_eq!(request(&ours, ""), 415);
    assert_eq!(request(&ours, &format!("{json}Origin: http://evil.example\r\n")), 403);
    assert_eq!(request(&ours, &format!("{json}Origin: null\r\n")), 403);
    assert_eq!(request(&ours, &format!("{json}Sec-Fetch-Site: cross-site\r\n")), 403);
    assert_eq!(
        request(&ours, &format!("{json}Origin: http://{ours}\r\nSec-Fetch-Site: same-origin\r\n")),
        200
    );
    assert_eq!(room.get("/events", "Origin: http://evil.example\r\n").status, 403);
}

#[test]
fn malformed_requests_are_refused_and_the_next_is_answered() {
    let room = Room::open();
    let host = room.address();
    let huge = format!("GET / HTTP/1.1\r\nHost: {host}\r\nX: {}\r\n\r\n", "x".repeat(40_000));
    let many = format!("GET / HTTP/1.1\r\nHost: {host}\r\n{}\r\n", "A: b\r\n".repeat(200));
    let twice = format!("GET / HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n");
    let smuggled = format!(
        "POST /api/countdown HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\
         Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    );
    let cases: [&[u8]; 10] = [
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET\r\n\r\n",
        b"\r\n\r\n\r\n\r\n\x00\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        huge.as_bytes(),
        many.as_bytes(),
        twice.as_bytes(),
        smuggled.as_bytes(),
    ];
    for case in cases {
        let mut stream = room.connect();
        stream.write_all(case).unwrap();
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let answer = read_answer(&mut BufReader::new(stream));
        if let Some(answer) = answer {
            assert!(answer.status >= 400 || case == smuggled.as_bytes(), "{answer:?}");
        }
        assert_eq!(room.post("countdown", &json!({})).status, 200, "{}", String::from_utf8_lossy(case));
    }
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE"] {
        let request = format!("{method} /api/countdown HTTP/1.1\r\nHost: {host}\r\n\r\n");
        assert_eq!(room.raw(request.as_bytes()).unwrap().status, 405, "{method}");
    }
    let deep = format!("{{\"id\":{}1{}}}", "[".repeat(20_000), "]".repeat(20_000));
    let head = format!(
        "POST /api/phone_players HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{deep}",
        deep.len()
    );
    assert_eq!(room.raw(head.as_bytes()).unwrap().status, 400);
    let long = "x".repeat(Limits::default().body_bytes + 1);
    let head = format!(
        "POST /api/phone_players HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        long.len()
    );
    let mut stream = room.connect();
    stream.write_all(head.as_bytes()).unwrap();
    let _ = stream.write_all(long.as_bytes());
    assert_eq!(read_answer(&mut BufReader::new(stream)).unwrap().status, 413);
}

/// Waits until the other side has closed the connection; the time that took.
fn closed(stream: &mut std::net::TcpStream) -> Duration {
    let began = Instant::now();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    began.elapsed()
}

#[test]
fn a_request_that_drips_is_given_up() {
    let soon = Duration::from_millis(300);
    let room = Room::with(Limits { head: soon, body: soon, ..Limits::default() });
    let host = room.address();
    let mut silent = room.connect();
    let mut head = room.connect();
    head.write_all(format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Slow: ").as_bytes()).unwrap();
    let mut body = room.connect();
    let begun = format!(
        "POST /api/countdown HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
    );
    body.write_all(begun.as_bytes()).unwrap();
    for slow in [&mut silent, &mut head, &mut body] {
        assert!(closed(slow) < Duration::from_secs(15));
    }
    assert_eq!(room.post("countdown", &json!({})).status, 200);
}

#[test]
fn only_the_hasty_client_waits() {
    let (burst, requests) = (std::num::NonZeroU32::new(20).unwrap(), std::num::NonZeroU32::MIN);
    let room = Room::with(Limits { burst, requests, ..Limits::default() });
    let answers: Vec<u16> = (0..40).map(|_| room.post("countdown", &json!({})).status).collect();
    assert!(answers.iter().filter(|status| **status == 200).count() >= 20);
    assert!(answers.contains(&429), "{answers:?}");
    assert!(room.desk("clocks", json!({})).is_ok());
}

/// A telephone that reads nothing keeps nobody waiting, and is given up.
#[test]
fn a_slow_reader_harms_nobody() {
    let room = Room::with(Limits { unread: Duration::from_millis(500), ..Limits::default() });
    let id = room.playing();
    let host = room.address();
    let mut slow = room.connect();
    socket2::SockRef::from(&slow).set_recv_buffer_size(16 * 1024).unwrap();
    slow.write_all(format!("GET /events HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes()).unwrap();
    let mut quick = room.events("", "");
    let evening = quick.next().data.to_string().len();
    let until = Instant::now() + Duration::from_secs(60);
    let (mut minute, mut sent) = (1, 0);
    while room.server.phones() > 1 {
        assert!(Instant::now() < until, "it is given up");
        sent += evening;
        // The system keeps twice what it is told to at most, at each end, and some is sent until the time is up.
        assert!(sent < 1_000_000, "the system keeps little of what nobody reads");
        let action = json!({ "type": "shift_clock", "by": 1_000 * minute });
        room.desk("act", json!({ "id": id, "action": action })).unwrap_or_else(|said| panic!("{said:?}"));
        minute = -minute;
        quick.next_named("evening");
    }
}

/// A connection from another address of this computer: the server takes it for another device.
#[cfg(target_os = "linux")]
fn connect_from(from: std::net::Ipv4Addr, to: std::net::SocketAddr) -> Option<socket2::Socket> {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).ok()?;
    socket.bind(&std::net::SocketAddr::from((from, 0)).into()).ok()?;
    socket.connect_timeout(&to.into(), Duration::from_secs(2)).ok()?;
    Some(socket)
}

#[cfg(target_os = "linux")]
#[test]
fn ten_thousand_silent_connections_stop_nobody() {
    let room = Room::with(Limits { head: Duration::from_secs(1), ..Limits::default() });
    let id = room.playing();
    let mut phone = room.events("", "");
    phone.next();
    // From 200 addresses, fifty each, in waves: more at once than this computer lets one program hold open.
    let mut made = 0;
    for wave in 0..5_u8 {
        let held: Vec<_> = (0..2_000_u16)
            .filter_map(|at| {
                let from = std::net::Ipv4Addr::new(127, 1 + wave, u8::try_from(at / 50).unwrap(), 1);
                let socket = connect_from(from, room.address())?;
                // Half of them begin to say something.
                let begun: &[u8] = if at % 2 == 0 { b"GET / HT" } else { b"" };
                let _ = (&socket).write(begun);
                Some(socket)
            })
            .collect();
        made += held.len();
        let action = json!({ "type": "shift_clock", "by": 1_000 });
        room.desk("act", json!({ "id": id, "action": action })).unwrap_or_else(|said| panic!("{said:?}"));
        phone.next_named("evening");
        drop(held);
    }
    assert!(made > 9_000, "{made}");
    // A phone that comes now is answered once those that said nothing are given up.
    let until = Instant::now() + Duration::from_secs(20);
    let request = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", room.address());
    while room.raw(request.as_bytes()).is_none_or(|answer| answer.status != 200) {
        assert!(Instant::now() < until, "the places are free again");
    }
}
