//! Takes the guide's pictures of the real program, in both languages, into `docs/guide/*/pictures`: `make
//! guide-pictures`. Which words of the screen each of them shows is noted in `words.json` beside them, so that a test
//! can tell when a picture is no longer what the program looks like.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use chrono::Utc;
use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::{Language, catalogue, source};
use tapis_tests::printer::{PrintServer, Printer};
use tapis_tests::root;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

/// The smallest window that the program is made for: what it shows is still legible on paper.
const DESK: (u32, u32) = (1024, 680);
/// For the plan of the tables, beside which something opens. As wide as a picture may be on paper.
const WIDE: (u32, u32) = (1200, 720);
const ROOM: (u32, u32) = (1200, 675);
/// Number of colours to which the copied pictures are reduced: a fifth of the size, and no difference to the eye.
const COLOURS: &str = "128";
/// Words of the screen that somebody who renames something finds in the catalogue: of what can be pressed, of headings
/// and of labels, as far as they are in the picture.
const WORDS: &str = "[...document.querySelectorAll('button, a, h1, h2, h3, th, label, legend, summary, [role=tab]')]
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([words, at]) => words && at.width > 0 && at.top >= 0 && at.bottom <= innerHeight && at.left >= 0 && at.right <= innerWidth)
    .map(([words]) => words)";

/// Closes messages, those about loudspeakers for instance, which machines that take pictures have none of.
const CLOSE: &str = "document.querySelectorAll('.toast button.small').forEach((one) => one.click()) ?? true";
/// The first member of the list who came often.
const OFTEN: &str = "[...document.querySelectorAll('[data-testid=members] [data-testid^=member-]')]
    .find((one) => /\\D[56]$/.test(one.closest('tr').innerText.trim()))?.dataset.testid";

/// The pictures of a language that are being taken.
struct Guide {
    language: Language,
    /// Folder of the pictures.
    folder: PathBuf,
    /// Texts that the program can show.
    sayable: BTreeSet<String>,
    /// Texts that each picture shows.
    words: BTreeMap<String, BTreeSet<String>>,
}

impl Guide {
    fn new(language: Language) -> Result<Self> {
        let folder = root().join("docs/guide").join(language.code()).join("pictures");
        fs::create_dir_all(&folder)?;
        let keys = catalogue(language).iter().flat_map(|(_, text)| text.lines());
        let keys = keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let sayable = keys.filter_map(|key| source(language, key)).collect();
        Ok(Guide { language, folder, sayable, words: BTreeMap::new() })
    }

    /// Takes the window that is being driven.
    async fn take(&mut self, program: &Program, name: &str) -> Result<()> {
        // The notice about what this computer lacks is at the foot of the window: closed, as a person would.
        program.eval(CLOSE).await?;
        program
            .until("document.querySelector('.toast') === null && document.fonts.status === 'loaded'")
            .await?;
        let seen = program.eval(WORDS).await?;
        let seen = seen.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
        self.words.insert(name.to_owned(), seen.filter(|words| self.sayable.contains(words)).collect());
        let taken = program.taken(name).await?;
        let to = self.folder.join(format!("{name}.png"));
        let made = Command::new("convert")
            .arg(&taken)
            .args([
                "-strip",
                "-alpha",
                "off",
                "-dither",
                "None",
                "-colors",
                COLOURS,
                "-define",
                "png:compression-level=9",
            ])
            .arg(format!("png8:{}", to.display()))
            .status()
            .map_err(|error| format!("convert does not start ({error}): install ImageMagick"))?;
        if !made.success() {
            return Err(format!("{name}: convert fails").into());
        }
        println!("{} {name}: {} kB", self.language.code(), fs::metadata(&to)?.len() / 1_000);
        Ok(())
    }

    fn write_words(&self) -> Result<()> {
        let mut text = serde_json::to_string_pretty(&self.words)?;
        text.push('\n');
        Ok(fs::write(self.folder.join("words.json"), text)?)
    }
}

/// The program as it is photographed.
struct Shot<'a> {
    program: &'a Program,
    id: TournamentId,
}

impl Shot<'_> {
    async fn tap(&self, id: &str) -> Result<()> {
        self.program.tap(id).await
    }

    async fn act(&self, action: Value) -> Result<Value> {
        let done = self.program.call("act", json!({ "id": self.id, "action": action })).await?;
        done.map_err(|refused| format!("{action}: {refused}").into())
    }

    async fn seated(&self) -> Result<Vec<Value>> {
        self.program.desk().await?.tournament(self.id).seated().await
    }

    async fn bust(&self, entry: &Value, by: &Value) -> Result<()> {
        let out = json!([{ "entry": entry["id"], "by": by["id"], "stack": null }]);
        self.act(json!({ "type": "bust", "players": out })).await.map(drop)
    }

    /// Draws the seats, starts, sends some home and goes to the third level.
    async fn play(&self) -> Result<()> {
        self.act(json!({ "type": "draw_seats" })).await?;
        self.act(json!({ "type": "start" })).await?;
        let seated = self.seated().await?;
        for (out, by) in seated.iter().zip(seated.iter().skip(9)).step_by(4).take(3) {
            self.bust(out, by).await?;
        }
        for _ in 0..2 {
            self.act(json!({ "type": "step_clock", "forward": true })).await?;
        }
        self.act(json!({ "type": "shift_clock", "by": -401_000 })).await.map(drop)
    }

    /// Scrolls this to the top of the window.
    async fn top(&self, id: &str) -> Result<()> {
        self.program.find("test id", id).await?;
        let there = format!(
            "document.querySelector('[data-testid={id}]').scrollIntoView({{ block: 'start' }}) ?? true"
        );
        self.program.eval(&there).await.map(drop)
    }
}

async fn resize(program: &Program, (width, height): (u32, u32)) -> Result<()> {
    program.driver().set_window_rect(0, 0, width, height).await?;
    program.until(&format!("innerWidth === {width} && innerHeight === {height}")).await
}

/// The desk, in the order of an evening.
async fn desk(guide: &mut Guide, club: &Path) -> Result<()> {
    let club = club.to_string_lossy();
    let (server, printer) = (PrintServer::start()?, Printer::start()?);
    server.add("Salle", &printer.uri(), "retry-job")?;
    server.administer("lpadmin", &["-d", "Salle"])?;
    let environment = vec![("CUPS_SERVER", server.address())];
    let program = Program::start_with("guide", &["--club", &club], (1440, 900), environment).await?;
    let desk = program.desk().await?;
    program.find("test id", "go-tournaments").await?;
    resize(&program, DESK).await?;
    program.until(&format!("document.documentElement.lang === '{}'", guide.language.code())).await?;
    program.until("document.body.innerText.includes('Salle')").await?;
    guide.take(&program, "tonight").await?;

    program.tap("new-tournament").await?;
    program.tap("section-levels").await?;
    program.find("test id", "levels-grid").await?;
    guide.take(&program, "setup").await?;
    desk.go("tournaments").await?;

    let evening = desk.open_next().await?;
    let shot = Shot { program: &program, id: evening.id };
    evening.tab("entries").await?;
    program.tap("register").await?;
    program.write("fau").await?;
    program.until("document.querySelectorAll('#register-found [role=option]').length >= 2").await?;
    guide.take(&program, "registration").await?;
    evening.register().clear().await?;

    shot.play().await?;
    resize(&program, WIDE).await?;
    let tables = evening.tables().await?;
    let seated = shot.seated().await?;
    let one = seated.iter().find(|entry| entry["seat"]["table"] == 2).ok_or("nobody sits at table 2")?;
    tables.open_seat(&one["seat"]["table"], &one["seat"]["seat"]).await?;
    guide.take(&program, "tables").await?;
    program.write(Key::Escape + "").await?;
    resize(&program, DESK).await?;
    evening.tab("clock").await?;
    guide.take(&program, "clock").await?;

    desk.go("devices").await?;
    program.tap("network-on").await?;
    program.find("test id", "network-on-card").await?;
    guide.take(&program, "devices").await?;
    program.tap("network-off-button").await?;
    program.find("test id", "network-on").await?;

    desk.go("documents").await?;
    program.tap("kind-seat_cards").await?;
    program.until("document.querySelector('[data-testid=kind-seat_cards]').ariaCurrent === 'true'").await?;
    program.until("document.querySelector('[data-testid=pages] canvas')?.dataset.drawn === 'true'").await?;
    guide.take(&program, "documents").await?;

    desk.go("members").await?;
    program.find("test id", "members").await?;
    let often = program.eval(OFTEN).await?;
    program.tap(often.as_str().ok_or("nobody came often")?).await?;
    program.find("test id", "member-panel").await?;
    guide.take(&program, "members").await?;

    // To the end of the evening.
    let mut left = shot.seated().await?;
    let winner = left.pop().ok_or("nobody plays")?;
    for out in &left {
        shot.bust(out, &winner).await?;
    }
    shot.act(json!({ "type": "finish", "stacks": [] })).await?;
    desk.go("tournaments").await?;
    let evening = desk.open(shot.id).await?;
    evening.tab("prizes").await?;
    program.find("test id", "prizes").await?;
    program.eval("document.querySelector('[data-testid^=handed-]').click() ?? true").await?;
    program.until("document.querySelector('[data-testid^=handed-]').checked").await?;
    guide.take(&program, "prizes").await?;
    desk.go("seasons").await?;
    program.find("test id", "standings").await?;
    guide.take(&program, "standings").await?;
    desk.go("settings").await?;
    shot.tap("backup").await?;
    program.until("document.querySelector('.toast') !== null").await?;
    shot.top("second-place").await?;
    guide.take(&program, "copies").await?;
    program.quit().await
}

/// The room's screen, alone on the projector.
async fn room(guide: &mut Guide, club: &Path) -> Result<()> {
    let club = club.to_string_lossy();
    let program = Program::start_on("guide-room", &["--club", &club], ROOM).await?;
    let id = program.desk().await?.open_next().await?.id;
    let shot = Shot { program: &program, id };
    shot.play().await?;
    program.open_room(id).await?;
    program.window("index.html").await?;
    let status = program.call("room_status", json!({})).await?.map_err(|error| error.to_string())?;
    let kept = program.call("room_kept", json!({})).await?.map_err(|error| error.to_string())?;
    let mut settings = kept["settings"].clone();
    settings["place"] = json!({ "type": "screen", "name": status["screens"][0]["name"] });
    program.call("room_keep", json!({ "settings": settings })).await?.map_err(|error| error.to_string())?;
    for (scene, name) in [("seats", "room-seats"), ("clock", "room")] {
        program.window("index.html").await?;
        program.call("room_scene", json!({ "scene": scene })).await?.map_err(|error| error.to_string())?;
        program.window("room.html").await?;
        program.until(&format!("innerWidth === {} && innerHeight === {}", ROOM.0, ROOM.1)).await?;
        program.until(&format!("document.querySelector('[data-testid=scene-{scene}]') !== null")).await?;
        program.until("document.querySelector('[data-testid=just-out]') === null").await?;
        guide.take(&program, name).await?;
    }
    program.quit().await
}

#[tokio::main]
async fn main() -> Result<()> {
    // The program shows the place of its file in the pictures.
    let folder = std::env::temp_dir().join("Documents");
    for language in [Language::Fr, Language::En] {
        let mut guide = Guide::new(language)?;
        for take in ["desk", "room"] {
            if folder.exists() {
                return Err(format!("{} is somebody’s: the pictures need this name", folder.display()).into());
            }
            fs::create_dir_all(&folder)?;
            let club = folder.join(if language == Language::Fr {
                "Club d’exemple.tapis"
            } else {
                "Sample club.tapis"
            });
            let made = Club::sample(&club, language, Millis(Utc::now().timestamp_millis()));
            made.map_err(|problem| problem.message.say(language))?.close();
            let taken = match take {
                "desk" => desk(&mut guide, &club).await,
                _ => room(&mut guide, &club).await,
            };
            fs::remove_dir_all(&folder)?;
            taken?;
        }
        guide.write_words()?;
    }
    Ok(())
}
