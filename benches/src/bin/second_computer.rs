//! Cost of a second computer to the desk: an action that waits until both disks have it, beside the same action alone
//! and a bare peer that writes as many bytes to its disk and answers. Both computers share this one's cores and disk.
#![forbid(unsafe_code)]

use std::borrow::Cow;
use std::fs::File;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_api::{Api, Audience, Caller};
use tapis_benches::rehearsal::evening;
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::Club;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_net::{Headless, Network, Pages};

const ROUNDS: usize = 200;
/// Between two actions: a busy desk.
const PAUSE: Duration = Duration::from_millis(30);
/// An action with a second computer takes at most so many times as long as alone and the bare peer together.
const TIMES: f64 = 1.5;
/// Bytes that the bare peer writes: about those of an action with 120 players.
const BYTES: usize = 16 * 1024;
/// The two computers find each other within this time.
const LOST: Duration = Duration::from_secs(20);

struct NoPages;

impl Pages for NoPages {
    fn file(&self, _: &str) -> Option<Cow<'static, [u8]>> {
        None
    }
}

struct Computer {
    api: Arc<Api>,
    network: Arc<Network>,
}

impl Computer {
    fn start(folder: &Path, club: Option<&Path>) -> Result<Self, String> {
        let network = Arc::new(Network::new(Arc::new(NoPages)));
        let api = Arc::new(Api::new(Box::new(Headless::new(folder.to_owned(), Arc::clone(&network)))));
        network.serves(&api);
        let mut opened = Ok(());
        api.start(|api| {
            opened = club.map_or(Ok(()), |club| api.opening().open(club));
            Ok(())
        });
        opened.map_err(|problem| problem.message.say(Language::En))?;
        Ok(Computer { api, network })
    }

    fn does(&self, name: &str, args: Value) -> Result<Value, String> {
        let done = self.api.call(&Caller::here(Audience::Host), name, args).map_err(|said| said.message)?;
        serde_json::from_str(&done).map_err(|error| error.to_string())
    }

    /// Waits until the desk shows this.
    fn until(&self, so: impl Fn(&Value) -> Option<Value>) -> Result<Value, String> {
        let begun = Instant::now();
        loop {
            if let Some(found) = so(&self.does("computers", json!({}))?) {
                return Ok(found);
            }
            if begun.elapsed() > LOST {
                return Err("the two computers did not find each other".to_owned());
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Its digits are typed at the computer that it asks to follow.
    fn let_in(&self, first: &Computer) -> Result<(), String> {
        let digits = self.until(|view| view.pointer("/asked/digits").cloned())?;
        first.until(|view| view.pointer("/expected/asking").filter(|asking| **asking == 1).cloned())?;
        first.does("computer_typed", json!({ "digits": digits }))?;
        let typed = |view: &Value| view.pointer("/asked").filter(|asked| asked["typed"] == true).cloned();
        let asked = self.until(typed)?;
        self.does("computer_answer", json!({ "computer": asked["computer"]["id"], "equal": true }))
            .map(|_| ())
    }
}

/// The desk changes something small, again and again.
fn actions(desk: &Computer, tournament: TournamentId) -> Result<Vec<Duration>, String> {
    let mut times = Vec::with_capacity(ROUNDS);
    for round in 0..ROUNDS {
        let action = json!({ "type": "set_absent", "entry": 1, "absent": round % 2 == 0 });
        let (time, done) = timed(|| desk.does("act", json!({ "id": tournament, "action": action })));
        done?;
        times.push(time);
        std::thread::sleep(PAUSE);
    }
    Ok(times)
}

/// A peer that writes what comes to its disk, and answers.
fn bare(folder: &Path) -> std::io::Result<Vec<Duration>> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let path = folder.join("bare");
    let peer = std::thread::spawn(move || -> std::io::Result<()> {
        let (mut line, _) = listener.accept()?;
        line.set_nodelay(true)?;
        let mut file = File::create(path)?;
        let mut bytes = vec![0; BYTES];
        for _ in 0..ROUNDS {
            line.read_exact(&mut bytes)?;
            file.write_all(&bytes)?;
            file.sync_all()?;
            line.write_all(&[1])?;
        }
        Ok(())
    });
    let mut line = TcpStream::connect(address)?;
    line.set_nodelay(true)?;
    let mut times = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let (time, done) = timed(|| line.write_all(&[7; BYTES]).and_then(|()| line.read_exact(&mut [0])));
        done?;
        times.push(time);
        std::thread::sleep(PAUSE);
    }
    peer.join().map_err(|_| std::io::Error::other("the bare peer ended"))??;
    Ok(times)
}

fn main() -> Result<(), String> {
    let words = |error: std::io::Error| error.to_string();
    let folder = disk_folder().map_err(words)?;
    let (path, other) = (folder.path().join("club.tapis"), folder.path().join("second"));
    std::fs::create_dir(&other).map_err(words)?;
    let said = |problem: tapis_club::Problem| problem.message.say(Language::En);
    let mut club =
        Club::create(&path, "Club", Language::Fr, chrono::Local::now().date_naive()).map_err(said)?;
    let tournament = evening(&mut club).map_err(said)?;
    club.close();
    let first = Computer::start(folder.path(), Some(&path))?;
    let alone = actions(&first, tournament)?;
    let bare = bare(folder.path()).map_err(words)?;

    let network = first.does("network_on", json!({ "address": "127.0.0.1" }))?;
    let address = network.pointer("/addresses/0/url").cloned().unwrap_or_default();
    let second = Computer::start(&other, None)?;
    first.does("computer_expect", json!({ "expect": true }))?;
    second.does("computer_follow", json!({ "address": address }))?;
    second.let_in(&first)?;
    let (time, joined) = timed(|| {
        first.until(|view| (view.pointer("/second/in_step") == Some(&json!(true))).then_some(Value::Null))
    });
    joined?;
    let both = actions(&first, tournament)?;
    let there = actions(&second, tournament)?;
    let least = median(&alone) + median(&bare);
    let times = median(&both).as_secs_f64() / least.as_secs_f64();
    let row = |name: &str, times: &[Duration]| {
        line(&[&name, &ms(median(times)), &ms(quantile(times, 90)), &ms(quantile(times, 99)), &""])
    };
    table(
        "An action of the desk with 120 players",
        &[
            line(&[&"", &"median", &"90 %", &"99 %", &""]),
            row("alone", &alone),
            row("a bare peer writes as much and answers", &bare),
            row("until both computers have it", &both),
            row("done at the second computer", &there),
            line(&[&"times alone and bare peer", &format!("{times:.2}"), &"", &"", &verdict(times <= TIMES)]),
        ],
    );
    println!("After the digits were compared, the second computer was in step within {}.", ms(time));
    for computer in [&second, &first] {
        computer.network.unfollow();
        computer.network.close();
        computer.api.close();
    }
    Ok(())
}
