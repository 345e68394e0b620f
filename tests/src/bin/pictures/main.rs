//! Takes a picture of every screen of the desk, with one, four, eight and twelve tables and 300 members, in both
//! languages, in each look and on four sizes of screen, into `artifacts/grid`. To be looked at, not compared:
//! `make pictures`, or `make pictures ARGS="108 fr dark 1366"` for some of them; `paper` among them
//! takes those of paper and printing alone, `structure` those of structures, chips, room and clock.

mod structure;

use std::collections::BTreeSet;
use std::path::Path;

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, OwnChipSet};
use tapis_club::{Club, Problem, rebuy};
use tapis_tests::printer::{PrintServer, Printer};
use tapis_tests::root;
use tapis_tests::window::{Program, Result};

/// At one, four, eight and twelve tables.
const PLAYERS: [u32; 4] = [9, 36, 72, 108];
const SEATS: u32 = 9;
const MEMBERS: u32 = 300;
const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];
const LOOKS: [&str; 3] = ["light", "dark", "contrast"];
/// The second is what a laptop of 1366 × 768 has left where everything is shown a quarter larger.
const SIZES: [(u32, u32); 4] = [(1024, 680), (1093, 560), (1366, 768), (1920, 1080)];

const PLACES: [&str; 10] = [
    "tournaments",
    "floor",
    "members",
    "seasons",
    "documents",
    "rules",
    "room",
    "devices",
    "settings",
    "guide",
];
const TABS: [&str; 5] = ["entries", "tables", "clock", "prizes", "history"];
const SECTIONS: [&str; 7] = ["general", "room", "levels", "formula", "prizes", "points", "rules"];

/// Names of all lengths that a list of members has.
const FIRST: [&str; 6] = ["Amélie", "Jean-Christophe", "Lô", "Marie-Bénédicte", "Hugo", "Ximena"];
const LAST: [&str; 5] = ["de La Tour-d’Auvergne", "Ng", "Berthier", "Vandenbroucke-Lemaître", "N’Diaye"];

/// The sample club, and in it an evening at full swing: a fifth is out, money is owed.
fn club(path: &Path, language: Language, players: u32) -> std::result::Result<TournamentId, Problem> {
    let (today, now) = (Local::now().date_naive(), Utc::now().timestamp_millis());
    let mut club = Club::sample(path, language, Millis(now))?;
    let mut setup = rebuy(language, today);
    if let Some(set) = club.library().usual_chip_sets(Language::Fr).get(2) {
        club.library().save_chip_set(&OwnChipSet { id: None, set: set.clone() })?;
    }
    let model = setup.tables.first().cloned();
    setup.seats_per_table = u8::try_from(SEATS).unwrap_or(u8::MAX);
    for no in 1..=u16::try_from(players.div_ceil(SEATS)).unwrap_or(u16::MAX) {
        if let Some(table) = model.clone().filter(|_| setup.tables.iter().all(|table| table.no != no)) {
            setup.tables.push(tapis_club::engine::setup::RoomTable { no, ..table });
        }
    }
    for table in &mut setup.tables {
        table.seats = setup.seats_per_table;
    }
    let id = club.tournaments().create_tournament(setup, None, Millis(now))?;
    for number in 0..MEMBERS {
        let name =
            |names: &[&str]| names.get(number as usize % names.len()).copied().unwrap_or_default().to_owned();
        let draft = MemberDraft {
            last_name: format!("{} {}", name(&LAST), number + 1),
            first_name: name(&FIRST),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, Millis(now))?.id;
        if number >= players {
            continue;
        }
        club.play().act(id, &Action::Register { member, born: None, paid: number % 9 != 0 }, Millis(now))?;
    }
    club.play().act(id, &Action::DrawSeats, Millis(now))?;
    club.play().act(id, &Action::Start, Millis(now))?;
    for entry in 1..=players / 5 {
        let players = vec![BustLine { entry: EntryId(entry), by: Some(EntryId(players)), stack: None }];
        club.play().act(id, &Action::Bust { players }, Millis(now))?;
    }
    club.close();
    Ok(id)
}

/// One combination of everything.
struct View<'a> {
    program: &'a Program,
    name: String,
}

impl View<'_> {
    async fn take(&self, what: &str) -> Result<()> {
        let folder = root().join("artifacts/grid").join(&self.name);
        self.program.whole_screen(&folder.join(format!("{what}.png"))).await
    }

    async fn press(&self, id: &str) -> Result<()> {
        self.program.click("test id", id).await
    }

    /// Waits until the document that is shown is drawn.
    async fn drawn(&self) -> Result<()> {
        self.program
            .until("document.querySelector('[data-testid=pages] canvas')?.dataset.drawn === 'true'")
            .await
    }

    /// A document as it is looked at, from the list of documents.
    async fn paper(&self, kind: &str) -> Result<()> {
        self.program.paper(kind).await?;
        let here = format!("document.querySelector('[data-testid=kind-{kind}]').ariaCurrent === 'true'");
        self.program.until(&here).await?;
        // The earlier page stays until the new one is there.
        self.program.see("Page").await?;
        self.drawn().await?;
        self.take(&format!("paper-{kind}")).await
    }

    /// The documents, the print dialog, a job that is printed and one that is stuck, the booklet.
    async fn every_paper(&self, id: TournamentId, server: &PrintServer) -> Result<()> {
        let program = self.program;
        self.press("go-tournaments").await?;
        self.press(&format!("open-{id}")).await?;
        program.find("test id", "tab-tables").await?;
        self.press("go-documents").await?;
        self.drawn().await?;
        for kind in
            ["structure", "seat_cards", "seating_by_name", "move_slips", "members", "rules", "tonight"]
        {
            self.paper(kind).await?;
        }
        self.press("paper-print").await?;
        program.find("test id", "print-go").await?;
        self.take("print-dialog").await?;
        program.click("test id", "print-pages").await?;
        program.write("1-999").await?;
        self.press("print-go").await?;
        program.find("test id", "print-trouble").await?;
        self.take("print-refused").await?;
        program.write(thirtyfour::Key::Escape + "").await?;
        self.job("structure", "done").await?;
        server.administer("cupsdisable", &["Salle"])?;
        self.job("rules", "stuck").await?;
        self.press("job-cancel").await?;
        self.state("failed").await?;
        self.take("print-failed").await?;
        server.administer("cupsenable", &["Salle"])?;
        program.paper("member_year").await?;
        self.press("of-member").await?;
        program.write("ber").await?;
        program.until("document.querySelector('[data-testid^=member-]') !== null").await?;
        self.take("paper-member-find").await?;
        program.write(thirtyfour::Key::Enter + "").await?;
        program.find("test id", "member-chosen").await?;
        self.drawn().await?;
        self.take("paper-member").await?;

        self.press("go-tournaments").await?;
        self.press("new-tournament").await?;
        self.press("section-levels").await?;
        self.press("levels-print").await?;
        self.drawn().await?;
        self.take("paper-draft").await?;
        self.press("paper-back").await?;
        self.press("go-rules").await?;
        self.press("tab-booklet").await?;
        program.find("test id", "booklet-6-8").await?;
        self.take("booklet").await?;
        self.press("booklet-6-8").await?;
        program.find("test id", "booklet-words").await?;
        self.take("booklet-editor").await?;
        program.write(thirtyfour::Key::Escape + "").await?;
        self.press("booklet-add").await?;
        program.find("test id", "booklet-number").await?;
        self.take("booklet-new").await?;
        program.write(thirtyfour::Key::Escape + "").await
    }

    /// Waits until the latest job is so far.
    async fn state(&self, state: &str) -> Result<()> {
        let latest = "[...document.querySelectorAll('[data-testid=job]')].at(-1)?.dataset.state";
        self.program.until(&format!("{latest} === '{state}'")).await
    }

    async fn job(&self, kind: &str, state: &str) -> Result<()> {
        self.program.paper(kind).await?;
        self.program.until("!document.querySelector('[data-testid=paper-print]').disabled").await?;
        self.press("paper-print").await?;
        self.press("print-go").await?;
        self.state(state).await?;
        self.take(&format!("print-{state}")).await
    }

    async fn every_screen(&self, id: TournamentId) -> Result<()> {
        for place in PLACES {
            self.press(&format!("go-{place}")).await?;
            self.take(place).await?;
        }
        self.press("go-tournaments").await?;
        self.press("new-tournament").await?;
        for section in SECTIONS {
            self.press(&format!("section-{section}")).await?;
            self.take(&format!("setup-{section}")).await?;
        }
        self.press("go-tournaments").await?;
        self.press(&format!("open-{id}")).await?;
        for tab in TABS {
            self.press(&format!("tab-{tab}")).await?;
            self.take(&format!("tab-{tab}")).await?;
        }
        self.press("open-palette").await?;
        self.take("palette").await?;
        self.program.write(thirtyfour::Key::Escape + "").await?;
        self.press("open-keys").await?;
        self.take("keys").await?;
        // Left open, it would stand before everything that comes after.
        self.program.write(thirtyfour::Key::Escape + "").await
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let wanted: BTreeSet<String> = std::env::args().skip(1).collect();
    let chosen =
        |of: &[String], one: &String| !of.iter().any(|other| wanted.contains(other)) || wanted.contains(one);
    for players in PLAYERS {
        for language in LANGUAGES {
            let code = if language == Language::Fr { "fr" } else { "en" };
            for (width, height) in SIZES {
                let all = PLAYERS.map(|players| players.to_string());
                let sizes = SIZES.map(|(width, _)| width.to_string());
                let codes = ["fr", "en"].map(str::to_owned);
                if !chosen(&all, &players.to_string())
                    || !chosen(&codes, &code.to_owned())
                    || !chosen(&sizes, &width.to_string())
                {
                    continue;
                }
                let folder = tempfile::tempdir()?;
                let path = folder.path().join("club.tapis");
                let id =
                    club(&path, language, players).map_err(|problem| problem.message.say(Language::Fr))?;
                let path = path.to_string_lossy();
                let (server, printer) = (PrintServer::start()?, Printer::start()?);
                server.add("Salle", &printer.uri(), "retry-job")?;
                server.administer("lpadmin", &["-p", "Salle", "-L", "Sous l’escalier du club-house"])?;
                server.administer("lpadmin", &["-d", "Salle"])?;
                server.add("HP_LaserJet_400", &printer.uri(), "retry-job")?;
                let environment = vec![("CUPS_SERVER", server.address())];
                let program =
                    Program::start_with("grid", &["--club", &path], (width, height), environment).await?;
                program.window("index.html").await?;
                program.driver().maximize_window().await?;
                for look in LOOKS {
                    if !chosen(&LOOKS.map(str::to_owned), &look.to_owned()) {
                        continue;
                    }
                    let wear =
                        format!("localStorage.setItem('theme', '{look}') ?? location.reload() ?? true");
                    program.eval(&wear).await?;
                    program.until(&format!("document.documentElement.dataset.theme === '{look}'")).await?;
                    program.find("test id", "go-tournaments").await?;
                    let view = View { program: &program, name: format!("{players}-{code}-{look}-{width}") };
                    let alone = ["paper", "structure"].iter().any(|part| wanted.contains(*part));
                    if !alone {
                        view.every_screen(id).await?;
                    }
                    if !alone || wanted.contains("structure") {
                        view.every_structure(id, players).await?;
                    }
                    if !alone || wanted.contains("paper") {
                        view.every_paper(id, &server).await?;
                    }
                    println!("{}", view.name);
                }
                for complaint in program.complaints().await? {
                    println!("  {complaint}");
                }
                let club = program.call("club_state", json!({})).await?;
                club.map_err(|error| error.to_string())?;
                program.quit().await?;
            }
        }
    }
    Ok(())
}
