//! Devices in the room: how long it takes until the last of 500 telephones knows what the desk did, beside a bare
//! server that sends the same bytes to as many readers; and whether they slow the desk down. Readers, servers and the
//! desk share this computer's cores.
#![forbid(unsafe_code)]

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::response::Response;
use axum::routing::get;
use futures_util::stream;
use serde_json::json;
use tapis_api::{Api, Audience, Caller};
use tapis_benches::rehearsal::evening;
use tapis_benches::writers::Writers;
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::Club;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_net::{Headless, Limits, Network, Pages, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::broadcast;

const READERS: usize = 500;
const ROUNDS: usize = 120;
/// Between two changes: a busy desk.
const PAUSE: Duration = Duration::from_millis(60);
/// The last telephone knows a change after so long, in 99 of 100 cases.
const GOAL: Duration = Duration::from_millis(60);
/// And after at most so many times what a bare server takes.
const TIMES: f64 = 2.0;
/// The desk's own actions take at most so many times as long.
const SLOWER: f64 = 1.1;
/// Captains who report once a second each.
const WRITERS: usize = 20;
/// Size of one read, in bytes.
const READS: usize = 16 * 1024;
/// Nobody waits longer for a reader.
const LOST: Duration = Duration::from_secs(20);

struct NoPages;

impl Pages for NoPages {
    fn file(&self, _: &str) -> Option<Cow<'static, [u8]>> {
        None
    }
}

/// Reader, number of the change that it read, and the time.
type ReadTime = (usize, u64, Instant);

/// Row of the journal at the last of these events.
fn row_of(events: &str) -> Option<u64> {
    let id = events.rfind("id: ").and_then(|at| events.get(at..))?;
    id.lines().next()?.rsplit('-').next()?.parse().ok()
}

/// Reads events as a browser does, and tells each change.
async fn read(address: SocketAddr, reader: usize, heard: Sender<ReadTime>) -> std::io::Result<()> {
    let mut line = TcpStream::connect(address).await?;
    let request = format!("GET /events HTTP/1.1\r\nHost: {address}\r\nAccept: text/event-stream\r\n\r\n");
    line.write_all(request.as_bytes()).await?;
    let mut buffer = vec![0; READS];
    let mut text = String::new();
    let mut last = 0;
    loop {
        let count = line.read(&mut buffer).await?;
        if count == 0 {
            return Ok(());
        }
        text.push_str(&String::from_utf8_lossy(buffer.get(..count).unwrap_or_default()));
        // An event ends with an empty line.
        let Some(end) = text.rfind("\n\n") else { continue };
        if let Some(row) = row_of(text.get(..end).unwrap_or_default()).filter(|row| *row > last) {
            last = row;
            let _ = heard.send((reader, row, Instant::now()));
        }
        text.drain(..end);
    }
}

/// So many readers on a thread of their own.
fn readers(address: SocketAddr) -> std::io::Result<(Runtime, Receiver<ReadTime>)> {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let (heard, hears) = channel();
    for reader in 0..READERS {
        runtime.spawn(read(address, reader, heard.clone()));
    }
    Ok((runtime, hears))
}

/// Time when the last reader had read this change; `None` if some never did.
fn last(hears: &Receiver<ReadTime>, change: u64) -> Option<Instant> {
    let mut waiting: BTreeSet<usize> = (0..READERS).collect();
    let mut latest = None;
    while !waiting.is_empty() {
        let (reader, number, at) = hears.recv_timeout(LOST).ok()?;
        // With others writing too, a reader may hear of later changes before the last one has heard of this.
        if number >= change && waiting.remove(&reader) {
            latest = latest.max(Some(at));
        }
    }
    latest
}

/// A server that does nothing but send what it is given to all readers.
fn bare() -> std::io::Result<(Runtime, SocketAddr, broadcast::Sender<Bytes>)> {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let (tells, _) = broadcast::channel::<Bytes>(16);
    let subscribe = tells.clone();
    let follow = move || {
        let heard = subscribe.subscribe();
        async move {
            let next = |mut heard: broadcast::Receiver<Bytes>| async move {
                let bytes = heard.recv().await.ok()?;
                Some((Ok::<_, Infallible>(bytes), heard))
            };
            Response::new(Body::from_stream(stream::unfold(heard, next)))
        }
    };
    let router = Router::new().route("/events", get(follow));
    let socket = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0"))?;
    let address = socket.local_addr()?;
    runtime.spawn(async move { axum::serve(socket, router).await });
    Ok((runtime, address, tells))
}

/// The desk moves the clock, which is told at once, again and again: how long it took, and the number of the journal's
/// row.
struct Desk<'a> {
    api: &'a Arc<Api>,
    tournament: TournamentId,
    later: bool,
}

impl Desk<'_> {
    fn act(&mut self) -> Result<(Duration, u64), String> {
        self.later = !self.later;
        let action = json!({ "type": "shift_clock", "by": if self.later { 1_000 } else { -1_000 } });
        let args = json!({ "id": self.tournament, "action": action });
        let (time, done) = timed(|| self.api.call(&Caller::here(Audience::Desk), "act", args));
        let done = done.map_err(|said| said.message)?;
        let done: serde_json::Value = serde_json::from_str(&done).map_err(|error| error.to_string())?;
        Ok((time, done.get("seq").and_then(serde_json::Value::as_u64).unwrap_or_default()))
    }

    fn times(&mut self) -> Result<Vec<Duration>, String> {
        let mut times = Vec::with_capacity(ROUNDS);
        for _ in 0..ROUNDS {
            times.push(self.act()?.0);
            std::thread::sleep(PAUSE);
        }
        Ok(times)
    }
}

/// Times until the last telephone knows an action of the desk, one for each action.
fn spread(desk: &mut Desk, hears: &Receiver<ReadTime>) -> Result<Vec<Duration>, String> {
    let mut times = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let (_, seq) = desk.act()?;
        let acknowledged = Instant::now();
        let at = last(hears, seq).ok_or("some telephones never heard of a change")?;
        times.push(at.saturating_duration_since(acknowledged));
        std::thread::sleep(PAUSE);
    }
    Ok(times)
}

/// Memory of this process in bytes; none where there is no `/proc`.
fn resident() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<usize>().ok().map(|kilobytes| kilobytes * 1024)
}

fn run() -> Result<(), String> {
    let words = |error: std::io::Error| error.to_string();
    let folder = disk_folder().map_err(words)?;
    let path = folder.path().join("club.tapis");
    let said = |problem: tapis_club::Problem| problem.message.say(Language::En);
    let mut club =
        Club::create(&path, "Club", Language::Fr, chrono::Local::now().date_naive()).map_err(said)?;
    let tournament = evening(&mut club).map_err(said)?;
    let tables = club.tournament(tournament).map_err(said)?.tables().len();
    club.close();
    let network = Arc::new(Network::new(Arc::new(NoPages)));
    let host = Headless::new(folder.path().to_owned(), Arc::clone(&network));
    let api = Arc::new(Api::new(Box::new(host)));
    network.serves(&api);
    let mut opened = Ok(());
    api.start(|api| {
        opened = api.opening().open(&path);
        Ok(())
    });
    opened.map_err(said)?;
    let most = NonZeroU32::new(100_000).unwrap_or(NonZeroU32::MIN);
    // All readers come from one address here.
    let (per_address, streams) = (READERS * 2, READERS * 2);
    let limits = Limits { per_address, streams, requests: most, burst: most, ..Limits::default() };
    let server = Server::start_anywhere(Arc::clone(&api), Arc::new(NoPages), limits)
        .map_err(|error| error.to_string())?;
    let mut desk = Desk { api: &api, tournament, later: false };
    let alone = desk.times()?;

    let before = resident();
    let (phones, hears) = readers(server.address()).map_err(words)?;
    last(&hears, 1).ok_or("some telephones never connected")?;
    let ours = spread(&mut desk, &hears)?;
    let memory = resident().zip(before).map(|(after, before)| after.saturating_sub(before) / READERS);
    let followed = desk.times()?;
    let writers = Writers::start(&api, server.address(), tournament, WRITERS, tables)?;
    let beside = spread(&mut desk, &hears)?;
    let written_beside = desk.times()?;
    let written = writers.written();
    drop(writers);
    let size = api.phones().map_err(said)?.snapshot.view(api.now());
    let size = serde_json::to_vec(&size).map_err(|error| error.to_string())?.len();
    phones.shutdown_background();
    drop(server);

    let (_server, address, tells) = bare().map_err(words)?;
    let (_phones, hears) = readers(address).map_err(words)?;
    let begun = Instant::now();
    while tells.receiver_count() < READERS {
        if begun.elapsed() > LOST {
            return Err("some readers never connected".to_owned());
        }
        std::thread::sleep(PAUSE);
    }
    let mut theirs = Vec::new();
    for number in 1..=u64::try_from(ROUNDS).unwrap_or(u64::MAX) {
        let told = Bytes::from(format!("id: 1.1:1-{number}\nevent: evening\ndata: {}\n\n", "x".repeat(size)));
        let begun = Instant::now();
        let _ = tells.send(told);
        let at = last(&hears, number).ok_or("some readers never heard of a change")?;
        theirs.push(at.saturating_duration_since(begun));
        std::thread::sleep(PAUSE);
    }
    let met = |times: &[Duration]| verdict(quantile(times, 99) <= GOAL);
    let times = median(&ours).as_secs_f64() / median(&theirs).as_secs_f64();
    let busier = median(&written_beside).as_secs_f64() / median(&alone).as_secs_f64();
    let slower = median(&followed).as_secs_f64() / median(&alone).as_secs_f64();
    table(
        &format!(
            "{READERS} telephones, {ROUNDS} changes of {size} bytes each, until the last one has read it"
        ),
        &[
            line(&[&"", &"median", &"90 %", &"99 %", &""]),
            line(&[
                &"bare server",
                &ms(median(&theirs)),
                &ms(quantile(&theirs, 90)),
                &ms(quantile(&theirs, 99)),
                &"",
            ]),
            line(&[
                &"from the disk's acknowledgement",
                &ms(median(&ours)),
                &ms(quantile(&ours, 90)),
                &ms(quantile(&ours, 99)),
                &met(&ours),
            ]),
            line(&[
                &format!("the same beside {WRITERS} captains who report"),
                &ms(median(&beside)),
                &ms(quantile(&beside, 90)),
                &ms(quantile(&beside, 99)),
                &met(&beside),
            ]),
            line(&[&"times the bare server", &format!("{times:.2}"), &"", &"", &verdict(times <= TIMES)]),
        ],
    );
    table(
        "An action of the desk",
        &[
            line(&[&"", &"median", &"90 %", &""]),
            line(&[&"nobody follows", &ms(median(&alone)), &ms(quantile(&alone, 90)), &""]),
            line(&[&"500 telephones follow", &ms(median(&followed)), &ms(quantile(&followed, 90)), &""]),
            line(&[&"times", &format!("{slower:.2}"), &"", &verdict(slower <= SLOWER)]),
            line(&[
                &format!("and {WRITERS} captains report"),
                &ms(median(&written_beside)),
                &ms(quantile(&written_beside, 90)),
                &"",
            ]),
            line(&[&"times", &format!("{busier:.2}"), &"", &verdict(busier <= SLOWER)]),
        ],
    );
    println!("{written} reports of captains were acknowledged meanwhile.");
    if let Some(memory) = memory {
        println!(
            "A telephone holds {} kB of memory, {} kB of its reader here among them.",
            memory / 1024,
            READS / 1024
        );
    }
    api.close();
    Ok(())
}

fn main() -> Result<(), String> {
    run()
}
