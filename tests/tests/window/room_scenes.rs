//! Every scene of the room, measured as drawn: digits high enough, nothing cut, nothing
//! overlapping, and no violations for axe-core. `TAPIS_ROOM=all` measures every size, language
//! and layout and saves a picture of each, `TAPIS_ROOM="3840 fr"` those of a width and a language;
//! the default is a sample.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_club::room::Scene;
use tapis_tests::room_club::{self, SceneTournament};
use tapis_tests::window::{Program, Result};

const PRESETS: [&str; 4] = ["felt", "hall", "minimal", "board"];

/// The requested words; none means a sample.
fn wanted() -> Option<String> {
    std::env::var("TAPIS_ROOM").ok()
}

/// Every layout, with pictures.
fn all() -> bool {
    wanted().is_some()
}

/// Whether one of these is requested, or none is named.
fn chosen(words: &[&str], one: &str) -> bool {
    let wanted = wanted().unwrap_or_default();
    let named = |word: &str| wanted.split_whitespace().any(|said| said == word);
    named(one) || !words.iter().any(|word| named(word))
}

fn code(language: Language) -> &'static str {
    if language == Language::Fr { "fr" } else { "en" }
}

fn word(scene: Scene) -> String {
    serde_json::to_value(scene).unwrap().as_str().unwrap().to_owned()
}

/// A room that fills the only screen.
async fn room(name: &str, language: Language, size: (u32, u32)) -> Result<(Program, Vec<SceneTournament>)> {
    let folder = tempfile::tempdir()?.keep();
    let file = folder.join("club.tapis");
    let made = room_club::make(&file, language).unwrap();
    let program = Program::start_on(name, &["--club", file.to_str().unwrap()], size).await?;
    program.window("index.html").await?;
    program.open_room(made[0].id).await?;
    program.window("index.html").await?;
    keep(
        &program,
        "place",
        json!({ "type": "screen", "name": status(&program).await?["screens"][0]["name"] }),
    )
    .await?;
    program.window("room.html").await?;
    program.until(&format!("innerWidth === {} && innerHeight === {}", size.0, size.1)).await?;
    Ok((program, made))
}

async fn status(program: &Program) -> Result<Value> {
    Ok(program.call("room_status", json!({})).await?.unwrap())
}

/// Changes one of the room's settings, from the desk.
async fn keep(program: &Program, key: &str, value: Value) -> Result<()> {
    let mut settings = program.call("room_kept", json!({})).await?.unwrap()["settings"].clone();
    settings[key] = value;
    program.call("room_keep", json!({ "settings": settings })).await?.unwrap();
    Ok(())
}

/// Shows these tournaments, and waits until the scene is settled.
async fn show(program: &Program, ids: &[TournamentId], scene: Scene, layout: &str) -> Result<()> {
    program.window("index.html").await?;
    keep(program, "layout", json!(layout)).await?;
    program.call("room_show", json!({ "ids": ids })).await?.unwrap();
    program.call("room_scene", json!({ "scene": scene })).await?.unwrap();
    program.window("room.html").await?;
    let scene = word(scene);
    let one = |id: &TournamentId| {
        format!("document.querySelector('[data-tournament=\"{id}\"] [data-testid=scene-{scene}]') !== null")
    };
    let each: Vec<String> = ids.iter().map(one).collect();
    let count = format!("document.querySelectorAll('.stage').length === {}", ids.len());
    program.until(&format!("{count} && {}", each.join(" && "))).await?;
    let whole = format!("document.querySelector('main').classList.contains('{}')", background(layout));
    program.until(&whole).await?;
    // The card of a player who has just gone out covers the figures: they are measured once it is gone.
    program.until("document.querySelector('[data-testid=just-out]') === null").await?;
    program.until("document.getAnimations().filter((one) => one.playState === 'running' && one.transitionProperty !== 'transform').length === 0")
        .await
}

fn background(layout: &str) -> &'static str {
    match layout {
        "felt" => "felt",
        "hall" => "plain",
        _ => "glow",
    }
}

/// Measures what is drawn. `digits`: the clock must be three tenths of the screen high.
async fn measure(program: &Program, what: &str, digits: bool) -> Result<Vec<String>> {
    program.until("document.fonts.status === 'loaded'").await?;
    // Text is resized in the frame after its position has changed.
    let frames =
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";
    program.driver().execute_async(frames, vec![]).await?;
    let found = program.driver().execute(include_str!("../../src/room_measure.js"), vec![]).await?;
    let found = found.json().clone();
    let mut wrong: Vec<String> = found["wrong"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| format!("{what}: {}", line.as_str().unwrap()))
        .collect();
    let high = found["digits"].as_f64().unwrap_or(0.0);
    if digits && high < 0.3 {
        wrong.push(format!("{what}: the digits are {high:.3} of the height"));
    }
    Ok(wrong)
}

/// One size in one language.
async fn scenes(language: Language, size: (u32, u32), layouts: &[&str]) -> Result<Vec<String>> {
    let code = code(language);
    let name = format!("scenes-{}-{code}", size.0);
    let (program, made) = room(&name, language, size).await?;
    let mut wrong = Vec::new();
    for SceneTournament { name: called, scene, id, extreme } in &made {
        let every = !extreme && (*scene == Scene::Clock || all());
        for layout in layouts.iter().take(if every { layouts.len() } else { 1 }) {
            show(&program, &[*id], *scene, layout).await?;
            let what = format!("{name} {called} {layout}");
            let digits = matches!(scene, Scene::Clock | Scene::Break);
            wrong.extend(measure(&program, &what, digits).await?);
            if !extreme {
                let found = program.axe("html").await?;
                wrong.extend(found.into_iter().map(|line| format!("{what}: {line}")));
            }
            if all() {
                program.picture(&format!("{called}-{layout}")).await?;
            }
        }
    }
    for count in [2, 3, 4] {
        let usual = made.iter().filter(|made| !made.extreme);
        let ids: Vec<TournamentId> = usual.rev().take(count).map(|made| made.id).collect();
        show(&program, &ids, Scene::Clock, layouts[0]).await?;
        let what = format!("{name}: {count} at once");
        wrong.extend(measure(&program, &what, false).await?);
        if all() {
            program.picture(&format!("{count}-at-once")).await?;
        }
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await?;
    Ok(wrong)
}

#[tokio::test]
async fn nothing_is_cut_and_the_digits_are_high() -> Result<()> {
    let every = [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)];
    let mut wrong = Vec::new();
    if all() {
        for size in every {
            for language in [Language::Fr, Language::En] {
                if !chosen(&["1024", "1366", "1920", "3840"], &size.0.to_string())
                    || !chosen(&["fr", "en"], code(language))
                {
                    continue;
                }
                wrong.extend(scenes(language, size, &PRESETS).await?);
            }
        }
    } else {
        wrong.extend(scenes(Language::Fr, (1024, 768), &PRESETS).await?);
        wrong.extend(scenes(Language::En, (1920, 1080), &PRESETS[..1]).await?);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}
