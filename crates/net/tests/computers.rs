//! Two computers that hold one club, each with a network of its own on this computer.

use std::borrow::Cow;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_api::{Api, Audience, Caller, Notice, ProblemText};
use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_net::{Headless, Network, Pages};

struct NoPages;

impl Pages for NoPages {
    fn file(&self, _: &str) -> Option<Cow<'static, [u8]>> {
        None
    }
}

/// A computer with a folder of its own.
pub struct Computer {
    pub api: Arc<Api>,
    network: Arc<Network>,
    folder: Arc<tempfile::TempDir>,
}

impl Drop for Computer {
    /// The ports are shared by all tests.
    fn drop(&mut self) {
        self.network.close();
        self.network.unfollow();
    }
}

fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

impl Computer {
    fn on(folder: Arc<tempfile::TempDir>, club: Option<PathBuf>) -> Self {
        let network = Arc::new(Network::new(Arc::new(NoPages)));
        let host = Headless::new(folder.path().to_owned(), Arc::clone(&network));
        let api = Arc::new(Api::new(Box::new(host)));
        network.serves(&api);
        api.start(|api| club.map_or(Ok(()), |club| api.opening().open(&club)));
        Computer { api, network, folder }
    }

    /// A computer that knows nothing yet.
    pub fn blank() -> Self {
        Computer::on(Arc::new(tempfile::tempdir().unwrap()), None)
    }

    /// A computer that leads the sample club and lets devices in. Answers its address too.
    pub fn leading() -> (Self, String) {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let club = folder.path().join("club.tapis");
        Club::sample(&club, Language::Fr, tapis_club::engine::base::quantity::Millis(1_795_300_000_000))
            .unwrap()
            .close();
        let computer = Computer::on(folder, Some(club));
        let address = computer.open();
        (computer, address)
    }

    /// The program dies: its line breaks at once, and nothing is closed in good order. The club file is as a crash
    /// leaves it, because everything that was acknowledged is on the disk.
    fn dies(self) -> Arc<tempfile::TempDir> {
        let folder = Arc::clone(&self.folder);
        self.network.close();
        folder
    }

    fn open(&self) -> String {
        let view = self.does("network_on", json!({ "address": "127.0.0.1" })).unwrap();
        let url = view["addresses"][0]["url"].as_str().unwrap();
        url.trim_start_matches("http://").trim_end_matches('/').to_owned()
    }

    pub fn does(&self, name: &str, args: Value) -> Result<Value, ProblemText> {
        let caller = Caller::here(Audience::Host);
        self.api.call(&caller, name, args).map(|answer| serde_json::from_str(&answer).unwrap())
    }

    fn computers(&self) -> Value {
        self.does("computers", json!({})).unwrap()
    }

    /// Opens the window in which computers may ask.
    fn expects(&self) {
        self.does("computer_expect", json!({ "expect": true })).unwrap();
    }

    /// Waits until so many ask.
    fn asked_by(&self, count: u64) {
        until("asked", || (self.computers()["expected"]["asking"] == count).then_some(()));
    }

    fn types(&self, digits: &str) -> Result<Value, ProblemText> {
        self.does("computer_typed", json!({ "digits": digits }))
    }

    fn follows(&self, address: &str) {
        self.does("computer_follow", json!({ "address": address })).unwrap();
    }

    /// Waits for the digits on its screen.
    fn digits(&self) -> String {
        let shown = || Some(self.computers()["asked"]["digits"].as_str()?.to_owned());
        until("digits are shown", shown)
    }

    fn answer(&self, equal: bool) -> Result<Value, ProblemText> {
        let id = self.computers()["asked"]["computer"]["id"].clone();
        self.does("computer_answer", json!({ "computer": id, "equal": equal }))
    }

    /// Confirms that the other screen shows the same, once the digits were typed there.
    fn confirms(&self) {
        until("the digits were typed", || (self.computers()["asked"]["typed"] == true).then_some(()));
        self.answer(true).unwrap();
    }

    /// Reason why it could not follow.
    fn refusal(&self) -> String {
        let said = || Some(self.computers()["refused"]["code"].as_str()?.to_owned());
        until("refused", said)
    }

    fn until_in_step(&self) {
        until("the second computer is in step", || {
            (self.computers()["second"]["in_step"] == true).then_some(())
        });
    }

    fn playing(&self) -> i64 {
        let all = self.does("tournaments", json!({})).unwrap();
        let id = all.as_array().unwrap().iter().find(|row| row["status"] == "registering").unwrap();
        let id = id["id"].as_i64().unwrap();
        for action in ["draw_seats", "start"] {
            self.act(id, json!({ "type": action })).unwrap();
        }
        id
    }

    pub fn act(&self, id: i64, action: Value) -> Result<Value, ProblemText> {
        self.does("act", json!({ "id": id, "action": action }))
    }

    /// The file of the open club.
    fn club(&self) -> PathBuf {
        self.does("club_state", json!({})).unwrap()["path"].as_str().unwrap().into()
    }

    fn history(&self, id: i64) -> Vec<Value> {
        self.does("history", json!({ "id": id })).unwrap().as_array().unwrap().clone()
    }
}

/// A proxy between two computers: it takes connections for another address, and can keep what comes back from there, or
/// break.
struct Wire {
    address: String,
    deaf: Arc<AtomicBool>,
    held: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    fn to(address: &str) -> Self {
        let socket = TcpListener::bind("127.0.0.1:0").unwrap();
        let wire = Wire {
            address: socket.local_addr().unwrap().to_string(),
            deaf: Arc::default(),
            held: Arc::default(),
        };
        let (to, deaf, held) = (address.to_owned(), Arc::clone(&wire.deaf), Arc::clone(&wire.held));
        std::thread::spawn(move || {
            for near in socket.incoming().flatten() {
                let Ok(far) = TcpStream::connect(&to) else { continue };
                let copies = [(&near, &far, None), (&far, &near, Some(&deaf))];
                for (from, to, deaf) in copies {
                    let (from, to, deaf) =
                        (from.try_clone().unwrap(), to.try_clone().unwrap(), deaf.cloned());
                    std::thread::spawn(move || copies_until_broken(from, to, deaf.as_deref()));
                }
                held.lock().unwrap().extend([near, far]);
            }
        });
        wire
    }

    /// From now on nothing comes back.
    fn deafens(&self) {
        self.deaf.store(true, Ordering::SeqCst);
    }

    /// Every connection ends, and the next one is whole.
    fn breaks(&self) {
        for stream in self.held.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        self.deaf.store(false, Ordering::SeqCst);
    }
}

fn copies_until_broken(mut from: TcpStream, mut to: TcpStream, deaf: Option<&AtomicBool>) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        if !deaf.is_some_and(|deaf| deaf.load(Ordering::SeqCst)) && to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

/// A computer asks to follow one that expects it.
fn asking() -> (Computer, String, Computer) {
    let (first, address) = Computer::leading();
    let second = Computer::blank();
    first.expects();
    second.follows(&address);
    first.asked_by(1);
    (first, address, second)
}

/// The second computer follows the first, and both are in step.
fn together() -> (Computer, String, Computer) {
    let (first, address, second) = asking();
    first.types(&second.digits()).unwrap();
    second.confirms();
    first.until_in_step();
    (first, address, second)
}

#[test]
fn typed_digits_make_a_full_second_desk() {
    let (first, _, second) = together();
    let id = first.playing();
    // An action done here is there before it is acknowledged.
    assert_eq!(second.history(id), first.history(id));
    // An action done there is done here, in the name of whoever sits there.
    let seats = second.does("desk", json!({ "id": id })).unwrap();
    second.act(id, json!({ "type": "pause_clock" })).unwrap();
    assert_eq!(second.history(id), first.history(id));
    assert_ne!(second.does("desk", json!({ "id": id })).unwrap(), seats);
    second.does("club_describe", json!({ "name": "À deux", "city": "", "currency": "EUR" })).unwrap();
    assert_eq!(first.does("club_state", json!({})).unwrap()["name"], "À deux");
    assert_eq!(second.does("club_state", json!({})).unwrap()["name"], "À deux");
    // A refusal is the same at both.
    let refused = second.act(id, json!({ "type": "start" })).unwrap_err();
    assert_eq!(refused, first.act(id, json!({ "type": "start" })).unwrap_err());
    // Commands that only the first can do are said to be done there.
    let path = second.does("club_state", json!({})).unwrap()["path"].clone();
    let refused = second.does("backup_restore", json!({ "path": path })).unwrap_err();
    assert_eq!(refused.code, "computer-at_first");
    // Devices are let in by the computer that leads.
    assert_eq!(second.does("network", json!({})).unwrap()["on"], true);
}

#[test]
fn a_command_whose_answer_was_lost_is_done_once() {
    let (first, address) = Computer::leading();
    let wire = Wire::to(&address);
    let second = Computer::blank();
    first.expects();
    second.follows(&wire.address);
    first.asked_by(1);
    first.types(&second.digits()).unwrap();
    second.confirms();
    first.until_in_step();
    let id = first.playing();
    let before = first.history(id).len();
    wire.deafens();
    let answer = std::thread::scope(|scope| {
        let asked = scope.spawn(|| second.act(id, json!({ "type": "pause_clock" })));
        until("the first computer did it", || (first.history(id).len() > before).then_some(()));
        wire.breaks();
        asked.join().unwrap()
    });
    let history = first.history(id);
    assert_eq!(history.len(), before + 1, "{history:?}");
    assert!(answer.unwrap()["seq"].is_u64());
    first.until_in_step();
    assert_eq!(second.history(id), history);
}

/// Neither computer knows the other, and nobody asks any more.
fn strangers(computers: &[&Computer]) {
    for computer in computers {
        let view = computer.computers();
        assert_eq!((&view["trusted"], &view["asked"]), (&json!([]), &Value::Null));
        assert_eq!((&view["expected"], &view["accepted"]), (&Value::Null, &Value::Null));
    }
}

#[test]
fn a_computer_that_nobody_expects_is_refused_unseen() {
    let (first, address) = Computer::leading();
    let second = Computer::blank();
    let (told, changes) = std::sync::mpsc::channel();
    first.api.listen(move |notice| !matches!(notice, Notice::Changed(_)) || told.send(()).is_ok());
    second.follows(&address);
    assert_eq!(second.refusal(), "computer-not_expected");
    assert!(changes.try_recv().is_err(), "the desk hears nothing of it");
    strangers(&[&first, &second]);
    assert_eq!(first.types("123456").unwrap_err().code, "computer-expected_over");
}

#[test]
fn digits_that_nobody_shows_make_no_line() {
    let (first, _, second) = asking();
    let digits = second.digits();
    let wrong = if digits == "000000" { "000001" } else { "000000" };
    // Nothing follows from what the second computer says alone.
    assert_eq!(second.answer(true).unwrap_err().code, "computer-not_typed");
    for code in ["computer-wrong_digits", "computer-wrong_digits", "computer-wrong_too_often"] {
        assert_eq!(first.types(wrong).unwrap_err().code, code);
    }
    assert_eq!(second.refusal(), "computer-digits");
    strangers(&[&first, &second]);
    assert_eq!(second.does("club_state", json!({})).unwrap()["name"], Value::Null);
}

#[test]
fn only_the_typed_computer_follows() {
    let (first, address) = Computer::leading();
    let (second, stranger) = (Computer::blank(), Computer::blank());
    first.expects();
    stranger.follows(&address);
    first.asked_by(1);
    second.follows(&address);
    first.asked_by(2);
    first.types(&second.digits()).unwrap();
    assert_eq!(stranger.refusal(), "computer-digits");
    assert_eq!(first.computers()["second"], Value::Null, "the person there has not said that it is so");
    second.confirms();
    first.until_in_step();
    strangers(&[&stranger]);
    assert_eq!(first.computers()["trusted"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_denying_second_computer_is_not_trusted() {
    let (first, _, second) = asking();
    first.types(&second.digits()).unwrap();
    until("typed", || (second.computers()["asked"]["typed"] == true).then_some(()));
    second.answer(false).unwrap();
    assert_eq!(second.refusal(), "computer-digits");
    until("nobody asks", || first.computers()["accepted"].is_null().then_some(()));
    strangers(&[&first, &second]);
}

#[test]
fn an_address_that_was_refused_is_not_heard_again() {
    let (first, address, second) = asking();
    first.does("computer_refuse", json!({})).unwrap();
    assert_eq!(second.refusal(), "computer-silenced");
    first.expects();
    second.follows(&address);
    assert_eq!(second.refusal(), "computer-silenced");
    assert_eq!(first.computers()["expected"]["asking"], 0);
}

#[test]
fn a_computer_that_gives_up_asks_no_more() {
    let (first, _, second) = asking();
    second.does("computer_leave", json!({})).unwrap();
    first.asked_by(0);
    assert_eq!(second.computers()["asked"], Value::Null);
    first.does("computer_expect", json!({ "expect": false })).unwrap();
    strangers(&[&first, &second]);
}

#[test]
fn the_first_steps_back_when_it_returns() {
    let (first, _, second) = together();
    let id = first.playing();
    let club = first.club();
    let before = first.history(id);
    let folder = first.dies();
    until("the line is lost", || (second.computers()["following"]["linked"] == false).then_some(()));
    // Nothing is changed by itself.
    let refused = second.act(id, json!({ "type": "pause_clock" })).unwrap_err();
    assert_eq!(refused.code, "computer-unreached");
    second.does("take_over", json!({})).unwrap();
    assert_eq!(second.history(id), before);
    second.act(id, json!({ "type": "pause_clock" })).unwrap();
    second.open();
    // The first is back, and does not know yet.
    let first = Computer::on(folder, Some(club));
    let refused = first.act(id, json!({ "type": "pause_clock" }));
    assert!(refused.is_err(), "{refused:?}");
    until("the first follows", || (first.computers()["following"]["linked"] == true).then_some(()));
    second.until_in_step();
    assert_eq!(first.history(id), second.history(id));
    first.act(id, json!({ "type": "resume_clock" })).unwrap();
    assert_eq!(first.history(id), second.history(id));
    assert_eq!(first.computers()["following"]["aside"], Value::Null);
}

#[test]
fn lonely_changes_are_kept_beside_after_stepping_back() {
    let (first, _, second) = together();
    let id = first.playing();
    let club = first.club();
    // The cable is out: both go on, each without the other.
    second.network.unfollow();
    until("nobody follows", || first.computers()["second"].is_null().then_some(()));
    first.act(id, json!({ "type": "pause_clock" })).unwrap();
    second.api.following().follow_line(None);
    second.does("take_over", json!({})).unwrap();
    second.act(id, json!({ "type": "shift_clock", "by": 60_000 })).unwrap();
    // The cable is back in, and the program there never noticed: it is told.
    until("the first follows", || (first.computers()["following"]["in_step"] == true).then_some(()));
    second.until_in_step();
    assert_eq!(first.history(id), second.history(id));
    let aside = first.computers()["following"]["aside"].as_str().unwrap().to_owned();
    let aside = Club::open(aside.as_ref(), first.api.now()).unwrap();
    let alone = aside.file().journal().rows(tapis_club::engine::base::quantity::TournamentId(id)).unwrap();
    assert!(alone.last().unwrap().action.contains("pause_clock"), "{:?}", alone.last());
    assert_eq!(first.does("club_state", json!({})).unwrap()["path"].as_str(), club.to_str());
}

#[test]
fn a_lone_first_computer_waits_for_a_decision() {
    let (first, _, second) = together();
    let id = first.playing();
    let club = first.club();
    second.network.unfollow();
    let folder = first.dies();
    let first = Computer::on(folder, Some(club));
    let state = first.does("club_state", json!({})).unwrap();
    assert!(state["doubted"].is_string() && state["name"].is_string(), "{state}");
    let refused = first.act(id, json!({ "type": "pause_clock" })).unwrap_err();
    assert_eq!(refused.code, "computer-doubted");
    assert!(!first.history(id).is_empty(), "it shows what it holds");
    first.does("lead_anyway", json!({})).unwrap();
    first.act(id, json!({ "type": "pause_clock" })).unwrap();
}

#[test]
fn a_second_computer_that_was_started_again_follows_again() {
    let (first, _, second) = together();
    let id = first.playing();
    let path = second.club();
    second.network.unfollow();
    second.api.close();
    let folder = Arc::clone(&second.folder);
    drop(second);
    first.act(id, json!({ "type": "pause_clock" })).unwrap();
    let recent = folder.path().join("recent.json");
    assert!(std::fs::read_to_string(recent).unwrap().contains(path.file_name().unwrap().to_str().unwrap()));
    // Nobody compares digits a second time.
    let second = Computer::on(folder, Some(path));
    first.until_in_step();
    assert_eq!(second.history(id), first.history(id));
    second.act(id, json!({ "type": "resume_clock" })).unwrap();
    assert_eq!(second.history(id), first.history(id));
}

#[test]
fn a_computer_that_is_forgotten_is_a_stranger_again() {
    let (first, _, second) = together();
    let id = second.computers()["trusted"][0]["id"].clone();
    let known = first.computers()["trusted"][0]["id"].clone();
    first.does("computer_forget", json!({ "computer": known })).unwrap();
    until("the line is lost", || (second.computers()["following"]["linked"] == false).then_some(()));
    assert_eq!(first.computers()["trusted"], json!([]));
    // It knows the first, but is not let in, and nobody is asked behind people's backs, not even while another one may
    // ask.
    first.expects();
    assert_eq!(second.refusal(), "computer-unknown");
    assert_eq!(first.computers()["expected"]["asking"], 0);
    assert_eq!(first.computers()["second"], Value::Null);
    assert_eq!(second.computers()["trusted"][0]["id"], id);
}

#[test]
fn strangers_at_the_port_of_computers_disturb_nobody() {
    use std::io::{Read, Write};
    let (first, address, second) = together();
    let id = first.playing();
    let garbage: [&[u8]; 5] = [
        b"\x16",
        b"\x16\x03\x01\x00\x05hello",
        b"\x16\x03\x03\xff\xff\x01\x00\xff\xff",
        &[0x16; 4_096],
        b"\x16GET / HTTP/1.1\r\n\r\n",
    ];
    let mut held = Vec::new();
    for _ in 0..8 {
        for bytes in garbage {
            let mut stream = std::net::TcpStream::connect(&address).unwrap();
            let _ = stream.write_all(bytes);
            held.push(stream);
        }
    }
    for action in ["pause_clock", "resume_clock"] {
        second.act(id, json!({ "type": action })).unwrap();
    }
    assert_eq!(second.history(id), first.history(id));
    // A client that sends nothing sensible is given up.
    for mut stream in held {
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let _ = stream.read_to_end(&mut Vec::new());
    }
    assert_eq!(first.computers()["expected"], Value::Null);
}

#[test]
fn a_failed_opening_leaves_the_second_following() {
    let (first, _, second) = together();
    let id = first.playing();
    let damaged = second.folder.path().join("damaged.tapis");
    std::fs::write(&damaged, "no club").unwrap();
    assert!(second.does("club_open", json!({ "path": damaged })).is_err());
    second.act(id, json!({ "type": "pause_clock" })).unwrap();
    assert_eq!(second.history(id), first.history(id));
}

#[test]
fn the_second_follows_to_another_club() {
    let (first, _, second) = together();
    let other = first.folder.path().join("other.tapis");
    Club::sample(&other, Language::Fr, first.api.now()).unwrap().close();
    first.does("club_open", json!({ "path": other })).unwrap();
    first.does("club_describe", json!({ "name": "Autre", "city": "", "currency": "EUR" })).unwrap();
    let state = || second.does("club_state", json!({})).unwrap();
    until("the other club", || {
        (state()["name"] == "Autre" && state()["following"]["linked"] == true).then_some(())
    });
    first.until_in_step();
    second.does("club_describe", json!({ "name": "Le même", "city": "", "currency": "EUR" })).unwrap();
    assert_eq!(first.does("club_state", json!({})).unwrap()["name"], "Le même");
}
