//! Inputs that are almost right: nothing panics, nothing hangs, and what is accepted leaves everything consistent. The
//! known inputs are those of the tests and `tests/data/corpus`; an input that broke something is stored there.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;
use tapis_club::engine::Tournament;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::engine::championship::{QUANTITIES, USUAL};
use tapis_club::engine::journal::event::EVENT_VERSION;
use tapis_club::locale::Language;
use tapis_club::{Club, DocumentKind, DocumentOptions};
use tapis_store::{ClubFile, ListFormat};
use tapis_tests::judgement;
use tapis_tests::judgement::Judgement;
use tapis_tests::mutate::Mutator;

/// Number of inputs of each kind; `make torture` sets more.
fn times() -> usize {
    std::env::var("TAPIS_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(400)
}

/// Seed of the inputs; another one tries other inputs.
fn seed() -> u64 {
    std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(14)
}

/// An input takes no longer than this, on a busy machine too.
const LONGEST: Duration = Duration::from_secs(20);

/// Does something with an input, and says which one it was where that fails.
fn survives<T>(input: &impl Debug, work: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let done = catch_unwind(AssertUnwindSafe(work));
    assert!(started.elapsed() < LONGEST, "{:?} for {input:?}", started.elapsed());
    done.unwrap_or_else(|_| panic!("this input: {input:?}"))
}

fn data(path: &str) -> String {
    std::fs::read_to_string(tapis_tests::root().join(path)).unwrap()
}

fn corpus(folder: &str) -> Vec<Vec<u8>> {
    let files = std::fs::read_dir(tapis_tests::root().join("tests/data/corpus").join(folder)).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

fn memory() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// A club with evenings in which everything happened; its actions as they stand in the journal.
fn rich_club(path: &Path) -> (Club, Vec<Value>) {
    std::fs::copy(tapis_tests::root().join("tests/data/club-1.tapis"), path).unwrap();
    let file = ClubFile::open(path).unwrap();
    let rows =
        file.tournaments().all().unwrap().into_iter().flat_map(|row| file.journal().rows(row.id).unwrap());
    let actions = rows.filter_map(|row| serde_json::from_str(&row.action).ok()).collect();
    drop(file);
    (Club::open(path, Millis::ZERO).unwrap(), actions)
}

#[test]
fn actions() {
    let folder = memory();
    let (club, mut known) = rich_club(&folder.path().join("rich.tapis"));
    club.close();
    for script in std::fs::read_dir(tapis_tests::root().join("tests/evenings")).unwrap() {
        let text = std::fs::read_to_string(script.unwrap().path()).unwrap();
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        known.extend(lines.filter_map(|line| line.get("do").cloned()));
    }
    let mut mutator = Mutator::new(seed(), &known);
    let (mut accepted, mut refused, mut unread) = (0, 0, 0);
    let mut club = Club::sample(&folder.path().join("club.tapis"), Language::En, Millis::ZERO).unwrap();
    let mut now = Millis(1_800_000_000_000);
    // Each evening begins where play is likely, and goes where the actions lead it.
    for evening in 0..times().div_ceil(100) {
        let id = if evening == 0 {
            club.tournaments().all().unwrap()[0].id
        } else {
            judgement::started(&mut club, now)
        };
        for _ in 0..100 {
            let action = mutator.one_of(&known).clone();
            let action = mutator.value(&action);
            now += Millis::of_seconds(30);
            match survives(&(evening, &action), || judgement::action(&mut club, id, &action, now)) {
                Judgement::Taken => accepted += 1,
                Judgement::Refused => refused += 1,
                Judgement::Unread => unread += 1,
            }
            match mutator.below(12) {
                0 => drop(survives(&action, || club.play().undo(id, now))),
                1 => drop(survives(&action, || club.play().redo(id, now))),
                2 => drop(survives(&action, || club.views().desk(Language::Fr, id, now).unwrap())),
                _ => {}
            }
        }
        survives(&evening, || club.play().history(Language::Fr, id).unwrap());
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    }
    println!("{accepted} actions accepted, {refused} refused, {unread} unreadable");
    assert!(accepted > 10 && refused > 10 && unread > 10);
}

#[test]
fn questions() {
    let known: Vec<Value> = ["public", "own", "limits", "faults", "games", "draw-stud"]
        .iter()
        .flat_map(|file| {
            serde_json::from_str::<Vec<Value>>(&data(&format!(
                "crates/engine/tests/data/vectors-{file}.json"
            )))
            .unwrap()
        })
        .collect();
    let mut mutator = Mutator::new(seed(), &known);
    let (mut answered, mut refused) = (0, 0);
    for _ in 0..times() * 2 {
        let question = mutator.one_of(&known).clone();
        let given = mutator.value(&question["given"]);
        let asked = serde_json::json!({ "topic": question["topic"], "given": given });
        match survives(&asked, || judgement::question(&asked)) {
            Judgement::Taken => answered += 1,
            Judgement::Refused | Judgement::Unread => refused += 1,
        }
    }
    println!("{answered} questions answered, {refused} refused");
    assert!(answered > 10 && refused > 10);
}

fn workbook(path: &Path) -> Vec<u8> {
    let club = Club::sample(path, Language::Fr, Millis::ZERO).unwrap();
    club.library().export_members_as(ListFormat::Xlsx).unwrap()
}

#[test]
fn lists() {
    let folder = memory();
    // Text as people have it, and what the program writes itself as a workbook.
    let mut known = corpus("lists");
    known.push(workbook(&folder.path().join("sample.tapis")));
    let mut mutator = Mutator::new(seed(), &[]);
    let (mut club, mut imported, mut refused) = (None, 0, 0);
    for time in 0..times() {
        // A new club from time to time, so that names are not all known.
        let club = match &mut club {
            Some(club) if time % 100 != 0 => club,
            old => {
                drop(old.take());
                let path = folder.path().join(format!("{time}.tapis"));
                old.insert(Club::create(&path, "Club", Language::En, chrono::NaiveDate::default()).unwrap())
            }
        };
        let list = mutator.one_of(&known).clone();
        let other = mutator.one_of(&known).clone();
        let list = mutator.bytes(&list, &other);
        match survives(&list, || judgement::list(club, &list)) {
            Some(added) => imported += added,
            None => refused += 1,
        }
    }
    println!("{imported} members imported, {refused} lists refused");
    assert!(imported > 10);
}

#[test]
fn structures() {
    let known: Vec<String> =
        corpus("structures").iter().map(|file| String::from_utf8_lossy(file).into_owned()).collect();
    let mut mutator = Mutator::new(seed(), &[]);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..times() * 2 {
        let (one, other) = (mutator.one_of(&known).clone(), mutator.one_of(&known).clone());
        let pasted = mutator.text(&one, &other);
        match survives(&pasted, || judgement::structure(&pasted)) {
            Judgement::Taken => taken += 1,
            Judgement::Refused | Judgement::Unread => refused += 1,
        }
    }
    println!("{taken} structures taken, {refused} refused");
    assert!(taken > 10 && refused > 10);
}

#[test]
fn formulas() {
    let mut known: Vec<String> = USUAL.iter().map(|(_, text)| (*text).to_owned()).collect();
    known.extend(QUANTITIES.iter().map(|(_, name)| format!("max({name} > 1 ? 2.5 : 1, pow(r, 0.5)) - 1")));
    let mut mutator = Mutator::new(seed(), &[]);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..times() {
        let (one, other) = (mutator.one_of(&known).clone(), mutator.one_of(&known).clone());
        let typed = mutator.text(&one, &other);
        match survives(&typed, || judgement::formula(&typed)) {
            Judgement::Taken => taken += 1,
            Judgement::Refused | Judgement::Unread => refused += 1,
        }
    }
    println!("{taken} formulas taken, {refused} refused");
    assert!(taken > 10 && refused > 10);
}

#[test]
fn rows_of_journals() {
    let known: Vec<Value> =
        data("tests/data/events/v1.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut mutator = Mutator::new(seed(), &known);
    let setup: tapis_club::engine::Setup = serde_json::from_str(&data("tests/data/setup-1.json")).unwrap();
    let (mut applied, mut unread) = (0, 0);
    let mut tournament = Tournament::new(setup.clone());
    for time in 0..times() * 2 {
        if time % 50 == 0 {
            tournament = Tournament::new(setup.clone());
        }
        let event = mutator.one_of(&known).clone();
        let event = mutator.value(&event);
        let text = format!("[{event}]");
        let version = EVENT_VERSION + i64::from(mutator.below(8) == 0);
        match survives(&text, || judgement::row(&mut tournament, version, &text)) {
            Some(count) => applied += count,
            None => unread += 1,
        }
    }
    println!("{applied} events applied, {unread} rows unreadable");
    assert!(applied > 10 && unread > 10);
}

#[test]
fn options_of_documents() {
    let folder = memory();
    let (mut club, _) = rich_club(&folder.path().join("club.tapis"));
    let option = serde_json::to_value(DocumentOptions::default()).unwrap();
    let mut mutator = Mutator::new(seed(), std::slice::from_ref(&option));
    let mut dice = ChaCha20Rng::seed_from_u64(seed());
    let (mut prepared, mut refused) = (0, 0);
    for time in 0..times() / 2 {
        let options = mutator.value(&option);
        let kind = *mutator.one_of(DocumentKind::ALL);
        let about = judgement::about(mutator.below(20));
        let now = Millis(rand::RngExt::random_range(&mut dice, 0..4_000_000_000_000));
        let input = (kind, about, &options);
        match survives(&input, || judgement::options(&mut club, kind, about, &options, now, time % 20 == 0)) {
            Judgement::Taken => prepared += 1,
            Judgement::Refused | Judgement::Unread => refused += 1,
        }
    }
    println!("{prepared} documents prepared, {refused} refused");
    assert!(prepared > 10 && refused > 10);
}

/// Tries inputs that are texts, and says what became of them.
fn texts(name: &str, known: &[String], count: usize, judge: impl Fn(&str) -> Judgement) {
    let mut mutator = Mutator::new(seed(), &[]);
    let (mut taken, mut refused) = (0, 0);
    for time in 0..count {
        let (one, other) = (mutator.one_of(known).clone(), mutator.one_of(known).clone());
        let input = if time < known.len() { known[time].clone() } else { mutator.text(&one, &other) };
        match survives(&input, || judge(&input)) {
            Judgement::Taken => taken += 1,
            Judgement::Refused | Judgement::Unread => refused += 1,
        }
    }
    println!("{taken} {name} taken, {refused} refused");
    assert!(taken >= known.len() && refused > 10, "{name}: {taken} taken, {refused} refused");
}

#[test]
fn what_a_league_and_its_clubs_send() {
    let known = judgement::league::known_evenings();
    texts("evenings", &known, times(), judgement::league::evening);
    // The same with values changed inside the events: most of them are still read.
    let events: Vec<Value> = known
        .iter()
        .flat_map(|text| text.lines())
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    let mut mutator = Mutator::new(seed(), &events);
    for _ in 0..times() {
        let lines: Vec<String> = mutator
            .one_of(&known)
            .clone()
            .lines()
            .map(|line| match serde_json::from_str(line) {
                Ok(value) if mutator.below(3) == 0 => mutator.value(&value).to_string(),
                _ => line.to_owned(),
            })
            .collect();
        let text = lines.join("\n");
        survives(&text, || judgement::league::evening(&text));
    }
    let whole = data("crates/league/tests/bundle-1.jsonl");
    let (lines, _) = whole.trim_end().rsplit_once('\n').unwrap();
    texts("bundles", &[lines.to_owned()], times() / 2, judgement::league::bundle);
    texts("lists", &[judgement::league::known_lists()], times() / 2, judgement::league::lists);
    let code = "https://ligue.example/#join=K7Q2-9XPM-4T0A-HJ3C.D1F0-AB12-CD34-EF56".to_owned();
    texts("codes", &[code], times(), judgement::league::join_code);
}
