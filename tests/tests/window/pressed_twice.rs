//! Every button of every screen pressed twice in a hurry does what one press does: nothing else is written into
//! the club file, and nothing else is open on the screen afterwards.
//!
//! Each press happens in a copy of one club. `TAPIS_PRESSES` says how many buttons are tried (`all`: each of them),
//! `TAPIS_SEED` which ones and how much time lies between the two presses. By default only buttons are tried that once
//! did two things.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt as _, SeedableRng};
use serde::Deserialize;
use serde_json::json;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::floor_plan::club;

/// Pressing one of these twice means it twice: it stays where it is, and counts or goes on.
const REPEATED: [&str; 9] =
    ["-minute", "level-next", "level-back", "language", "theme", "-more", "-less", "zoom", "add-"];

/// Parts of the test ids of what opens a dialog of the operating system, prints or makes a sound.
const OUTSIDE: [&str; 10] =
    ["import", "export", "print", "folder", "proof", "sound", "choose-", "-choose", "reveal", "xlsx"];
/// Whole test ids of the like.
const OUTSIDE_ALSO: [&str; 10] = [
    "open",
    "create",
    "sample",
    "paper-save",
    "paper-open",
    "levels-csv",
    "levels-json",
    "standings-csv",
    "season-csv",
    "results-csv",
];

/// Location of buttons to press.
#[derive(Debug, Clone, PartialEq)]
enum ButtonPlace {
    Screen(&'static str),
    Tab(&'static str),
}

const PLACES: [ButtonPlace; 16] = [
    ButtonPlace::Tab("tables"),
    ButtonPlace::Tab("entries"),
    ButtonPlace::Tab("clock"),
    ButtonPlace::Tab("prizes"),
    ButtonPlace::Tab("history"),
    ButtonPlace::Screen("tournaments"),
    ButtonPlace::Screen("new"),
    ButtonPlace::Screen("floor"),
    ButtonPlace::Screen("members"),
    ButtonPlace::Screen("seasons"),
    ButtonPlace::Screen("documents"),
    ButtonPlace::Screen("rules"),
    ButtonPlace::Screen("room"),
    ButtonPlace::Screen("settings"),
    ButtonPlace::Screen("devices"),
    ButtonPlace::Screen("guide"),
];

/// A button: where it is, what is pressed before it to reach it, and which one it is there.
#[derive(Debug, Clone)]
struct Target {
    place: ButtonPlace,
    before: Vec<Button>,
    button: Button,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Button {
    /// Its test id, and which of those with the same one.
    id: String,
    nth: usize,
    name: String,
    /// Whether it shows on itself that it is on or open.
    toggles: bool,
}

impl Target {
    /// Target at the tables behind these test ids, one after the other.
    fn at_the_tables(ids: &[&str]) -> Target {
        let named = |id: &&str| Button { id: (*id).to_owned(), nth: 0, name: String::new(), toggles: false };
        let mut all: Vec<Button> = ids.iter().map(named).collect();
        let button = all.pop().unwrap();
        Target { place: ButtonPlace::Tab("tables"), before: all, button }
    }

    fn said(&self) -> String {
        let mut said = format!("{:?}", self.place);
        for button in self.before.iter().chain([&self.button]) {
            let _ = write!(said, " › {}[{}] “{}”", button.id, button.nth, button.name);
        }
        said
    }
}

/// Counts the page's calls that have not been answered, and notes when it is clicked.
const LISTEN: &str = "(() => {
    if (window.__open !== undefined) return true;
    window.__clicks = [];
    addEventListener('click', (event) => window.__clicks.push(event.timeStamp), true);
    const before = window.fetch;
    [window.__open, window.__last] = [0, performance.now()];
    window.fetch = (...all) => {
        window.__open += 1;
        const done = () => [window.__open, window.__last] = [window.__open - 1, performance.now()];
        const answer = before(...all);
        answer.then(done, done);
        return answer;
    };
    return true;
})()";

/// Waits until the page has nothing left to do: no call is unanswered, and none has been made for a moment. One that
/// asks for printers may take long and says nothing about a press.
const QUIET: &str = "const done = arguments[0];
    const begun = performance.now();
    const look = () => {
        const now = performance.now();
        if ((window.__open === 0 && now - window.__last > 120) || now - begun > 8000) done(true);
        else setTimeout(look, 40);
    };
    look();";

/// Whether the last two clicks followed each other as fast as those of one double click: a busy computer may have
/// spread them so far that a person would have meant both.
const HURRIED: &str = "(() => {
    const [first, second] = window.__clicks?.slice(-2) ?? [0, 400];
    return second === undefined || second - first < 400;
})()";

/// The buttons of the dialog on top or else of the page, and what each is called here.
const FIND: &str = "
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
    const all = [...top.querySelectorAll('button, summary')];
    const idOf = (button) => button.dataset.testid ?? button.className + '/' + button.tagName;";

/// Those that a person can press now.
const PRESSABLE: &str = "
    const counted = new Map();
    return all.flatMap((button) => {
        const id = idOf(button);
        const nth = counted.get(id) ?? 0;
        counted.set(id, nth + 1);
        const box = button.getBoundingClientRect();
        if (button.disabled || !button.checkVisibility() || box.width === 0) return [];
        const toggles = ['aria-pressed', 'aria-expanded', 'aria-selected', 'aria-checked', 'aria-haspopup'].some((name) =>
            button.hasAttribute(name)) || button.tagName === 'SUMMARY';
        return [{ id, nth, name: (button.innerText || button.ariaLabel || '').slice(0, 30), toggles }];
    });";

/// One of them, scrolled to the middle.
const ONE: &str = "
    const [id, nth] = arguments;
    const found = all.filter((one) => idOf(one) === id)[nth];
    found?.scrollIntoView({ block: 'center' });
    return found ?? null;";

/// Script that returns the content of the screen: its headings and what is open above it.
const SCREEN: &str = "(() => {
    // Times in titles differ from one try to the next.
    const timeless = (text) => text.replace(/[0-9]+:[0-9]+:[0-9]+/g, 'then');
    const titles = (all) => [...all].map((one) => timeless(one.querySelector('h1, h2, h3')?.innerText ?? one.ariaLabel ?? one.className));
    return { heading: document.querySelector('main h1, main h2')?.innerText ?? '',
        open: titles(document.querySelectorAll('dialog[open], [popover]:popover-open, [data-testid=palette]')),
        where: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((one) => one.innerText) };
})()";

struct Bench {
    program: Program,
    source: PathBuf,
    folder: PathBuf,
    id: TournamentId,
    copies: usize,
}

/// Effect of pressing a button.
#[derive(Debug, PartialEq)]
struct Outcome {
    /// Rows of the journals and of the library.
    written: [Vec<String>; 2],
    screen: String,
    complaints: Vec<String>,
}

impl Bench {
    /// A copy of the club, open at this place.
    async fn at(&mut self, place: &ButtonPlace) -> Result<PathBuf> {
        self.copies += 1;
        let folder = self.folder.join(self.copies.to_string());
        std::fs::create_dir(&folder)?;
        let path = folder.join("club.tapis");
        std::fs::copy(&self.source, &path)?;
        let open = json!({ "path": path.display().to_string() });
        self.program.call("club_open", open).await?.map_err(|refused| refused.to_string())?;
        // The page before may still answer for a moment.
        self.program.eval("window.__old = true").await?;
        self.program.driver().refresh().await?;
        self.program
            .until("!window.__old && document.querySelector('[data-testid=go-members]') !== null")
            .await?;
        self.program.eval(LISTEN).await?;
        // A page that is loaded again returns to where it was.
        self.program.tap("go-tournaments").await?;
        match place {
            ButtonPlace::Screen("tournaments") => {}
            ButtonPlace::Screen("new") => self.program.tap("new-tournament").await?,
            ButtonPlace::Screen(screen) => self.program.tap(&format!("go-{screen}")).await?,
            ButtonPlace::Tab(tab) => {
                self.program.desk().await?.open(self.id).await?;
                self.program.tap(&format!("tab-{tab}")).await?;
            }
        }
        self.program.until("document.querySelector('main h1, main h2') !== null").await?;
        self.quiet().await?;
        Ok(path)
    }

    async fn quiet(&self) -> Result<()> {
        // A page that was loaded anew meanwhile counts anew.
        self.program.eval(LISTEN).await?;
        self.program.driver().execute_async(QUIET, vec![]).await?;
        Ok(())
    }

    /// The test id of a seat where somebody sits who has not gone out.
    async fn somebody(&mut self) -> Result<String> {
        self.at(&ButtonPlace::Tab("tables")).await?;
        let view = crate::presses::view(&self.program, self.id).await?;
        let entries = view["view"]["entries"].as_array().unwrap();
        let seat = &entries.iter().find(|entry| entry["seat"].is_object()).unwrap()["seat"];
        Ok(format!("seat-{}-{}", seat["table"], seat["seat"]))
    }

    async fn buttons(&self) -> Result<Vec<Button>> {
        let found = self.program.driver().execute(format!("{FIND}{PRESSABLE}"), vec![]).await?;
        let found: Vec<Button> = found.convert()?;
        let outside = |id: &str| OUTSIDE.iter().any(|word| id.contains(word)) || OUTSIDE_ALSO.contains(&id);
        Ok(found.into_iter().filter(|button| !outside(&button.id)).collect())
    }

    /// Presses a button with the real pointer; twice with so much time between, at the same place.
    async fn press(&self, button: &Button, again: Option<Duration>) -> Result<bool> {
        let which = vec![json!(button.id), json!(button.nth)];
        let found = self.program.driver().execute(format!("{FIND}{ONE}"), which).await?;
        if found.json().is_null() {
            return Ok(false);
        }
        let element = found.element()?;
        // A dialog that has just opened takes presses a little later, and so does what has come under the pointer.
        self.program
            .until("!(performance.now() < ([...document.querySelectorAll('[data-settled]')].at(-1)?.dataset.settled ?? 0))")
            .await?;
        let actions = self.program.driver().action_chain_with_delay(None, Some(again.unwrap_or_default()));
        let once = actions.move_to_element_center(&element).click();
        let pressed = match again {
            None => once.perform().await,
            Some(_) => once.move_by_offset(0, 0).click().perform().await,
        };
        if pressed.is_err() {
            return Ok(false);
        }
        self.quiet().await?;
        Ok(true)
    }

    async fn outcome(&self, path: &Path) -> Result<Outcome> {
        Ok(Outcome {
            written: written(path)?,
            screen: self.program.eval(SCREEN).await?.to_string(),
            complaints: self.program.complaints().await?,
        })
    }

    /// Effect of pressing a button so often; `None` if it cannot be reached any more.
    async fn tried(
        &mut self,
        target: &Target,
        again: Option<Duration>,
    ) -> Result<Option<(Outcome, Outcome)>> {
        let path = self.at(&target.place).await?;
        for button in &target.before {
            if !self.press(button, None).await? {
                return Ok(None);
            }
        }
        let before = self.outcome(&path).await?;
        if !self.press(&target.button, again).await? {
            return Ok(None);
        }
        let after = self.outcome(&path).await?;
        // A window of the room that was opened.
        let desk = self.program.driver().window().await?;
        for window in self.program.driver().windows().await? {
            if window != desk {
                self.program.driver().switch_to_window(window).await?;
                self.program.driver().close_window().await?;
                self.program.driver().switch_to_window(desk.clone()).await?;
            }
        }
        Ok(Some((before, after)))
    }

    /// The outcome of pressing a button twice in a hurry, with so much time between; less where the page is slow.
    async fn hurried(&mut self, target: &Target, pause: Duration) -> Result<Option<Outcome>> {
        for slower in 1..=10 {
            let Some((_, twice)) = self.tried(target, Some(pause / slower)).await? else { return Ok(None) };
            if self.program.eval(HURRIED).await? == json!(true) {
                return Ok(Some(twice));
            }
        }
        Err(format!("{}: the two presses never come close together", target.said()).into())
    }
}

/// All that was asked of the club: rows of the journals and of the library, without times and chance.
fn written(path: &Path) -> Result<[Vec<String>; 2]> {
    let db = rusqlite::Connection::open(path)?;
    let read = |sql| {
        let mut query = db.prepare(sql)?;
        let rows = query.query_map([], |row| row.get::<_, String>(0))?;
        rows.collect::<rusqlite::Result<Vec<_>>>()
    };
    Ok([
        read("SELECT kind || ' ' || action FROM journal ORDER BY tournament_id, seq")?,
        read("SELECT shelf || ' ' || key FROM library ORDER BY seq")?,
    ])
}

/// Effect of a second press that one press does not have.
fn fault(target: &Target, before: &Outcome, once: &Outcome, twice: &Outcome) -> Option<String> {
    let repeated = REPEATED.iter().any(|word| target.button.id.contains(word)) || target.button.toggles;
    let kinds = |outcome: &Outcome| outcome.written.iter().flatten().cloned().collect::<BTreeSet<_>>();
    let wrote = if repeated { kinds(twice).is_subset(&kinds(once)) } else { twice.written == once.written };
    let shows = twice.screen == once.screen || target.button.toggles && twice.screen == before.screen;
    // A refusal is shown after a single press too.
    let told = twice.complaints.iter().all(|line| once.complaints.contains(line));
    if wrote && shows && told {
        return None;
    }
    let new = |outcome: &Outcome| {
        let both = outcome.written.iter().zip(&before.written);
        both.flat_map(|(all, known)| all.iter().skip(known.len()).cloned()).collect::<Vec<_>>()
    };
    Some(format!(
        "{}\n  once:  {:?} {}\n  twice: {:?} {} {:?}",
        target.said(),
        new(once),
        once.screen,
        new(twice),
        twice.screen,
        twice.complaints
    ))
}

#[tokio::test]
async fn every_button_pressed_twice_does_what_it_does_once() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let source = folder.path().join("source.tapis");
    let id = club(&source, Language::Fr, &[3])[0];
    let first = folder.path().join("first.tapis");
    std::fs::copy(&source, &first)?;
    let program = Program::start_on("twice", &["--club", first.to_str().unwrap()], (1366, 900)).await?;
    program.desk().await?;
    let mut bench = Bench { program, source, folder: folder.path().to_owned(), id, copies: 0 };
    let seed = std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(17);
    let mut chance = StdRng::seed_from_u64(seed);
    let most = match std::env::var("TAPIS_PRESSES").as_deref() {
        Ok("all") => Some(usize::MAX),
        Ok(number) => Some(number.parse()?),
        Err(_) => None,
    };
    let mut targets = Vec::new();
    if most.is_some() {
        for place in PLACES {
            bench.at(&place).await?;
            for button in bench.buttons().await? {
                targets.push(Target { place: place.clone(), before: Vec::new(), button });
            }
        }
        targets.shuffle(&mut chance);
    } else {
        let seat = bench.somebody().await?;
        let once_wrong: [&[&str]; 3] =
            [&["undo"], &[&seat, "seat-move"], &[&seat, "seat-penalty", "give-suspend_1_orbit"]];
        targets.extend(once_wrong.map(Target::at_the_tables));
    }
    let (mut faults, mut tried, mut inner) = (Vec::new(), 0, BTreeSet::new());
    while let Some(target) = targets.pop() {
        if most.is_some_and(|most| tried >= most) {
            break;
        }
        let Some((before, once)) = bench.tried(&target, None).await? else {
            assert!(most.is_some(), "{} is not there", target.said());
            continue;
        };
        // The part that it opens has buttons too.
        if most.is_some() && once.screen != before.screen && target.before.len() < 2 {
            for button in bench.buttons().await? {
                if inner.insert((once.screen.clone(), button.id.clone())) {
                    let before = target.before.iter().chain([&target.button]).cloned().collect();
                    targets.push(Target { place: target.place.clone(), before, button });
                }
            }
            targets.shuffle(&mut chance);
        }
        let pause = Duration::from_millis(chance.random_range(20..340));
        let Some(twice) = bench.hurried(&target, pause).await? else { continue };
        tried += 1;
        // Seen while it runs: all of them take half an hour.
        println!("{tried} {}", target.said());
        if let Some(fault) = fault(&target, &before, &once, &twice) {
            println!("{} ms: {fault}", pause.as_millis());
            faults.push(fault);
        }
    }
    assert!(
        tried > 0 && faults.is_empty(),
        "{} of {tried}, seed {seed}:\n{}",
        faults.len(),
        faults.join("\n")
    );
    bench.program.quit().await
}
