//! A screen reader beside the program, on the desktop's real bus, while the evening is driven by the keyboard alone:
//! each result is said once, in one sentence, the focus is where the work goes on, and few keys lead there.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::time::{Duration, Instant};

use serde_json::json;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::reader::{HeardSentences, Reader};
use tapis_tests::window::{Program, Result};
use thirtyfour::{Key, TypingData};

use crate::clock::clock;
use crate::presses::{club_of, view};

/// A sentence waits for at most this long, for those before it and for the focus to settle.
const QUIET: Duration = Duration::from_millis(2_500);
/// Notice on a computer without sound, as those have that test.
const SILENT: &str = "Les alertes ne s’entendent pas";
/// Three letters say who is meant.
const NAMES: [&str; 20] = [
    "Albin", "Bonnet", "Carlier", "Duval", "Esteve", "Fournel", "Girard", "Hamel", "Imbert", "Jolivet",
    "Kessler", "Laurent", "Mercier", "Noiret", "Ollivier", "Perrot", "Quentin", "Rolland", "Sabatier",
    "Tissot",
];

/// One key, as it is named on the keyboard; a letter is itself.
fn key(name: &str) -> TypingData {
    match name {
        "Enter" => Key::Enter + "",
        "Tab" => Key::Tab + "",
        "Escape" => Key::Escape + "",
        "F2" => Key::F2 + "",
        "Ctrl+Z" => Key::Control + "z",
        "Ctrl+Space" => Key::Control + " ",
        "Ctrl+0" => Key::Control + "0",
        "Ctrl+3" => Key::Control + "3",
        "Ctrl+PageDown" => Key::Control + Key::PageDown,
        letter => letter.into(),
    }
}

/// Presses these keys, letters of a word one after the other; returns how many there were.
async fn press(program: &Program, keys: &str) -> Result<usize> {
    let mut count = 0;
    for name in keys.split(' ') {
        let letters = name.chars().all(|one| one.is_lowercase() || one.is_numeric());
        let each: Vec<String> =
            if letters { name.chars().map(String::from).collect() } else { vec![name.to_owned()] };
        count += each.len();
        for one in each {
            program.write(key(&one)).await?;
        }
    }
    Ok(count)
}

/// The last name of somebody at the table where most sit.
async fn longest(program: &Program, id: TournamentId) -> Result<String> {
    let shown = view(program, id).await?;
    let tables = shown["view"]["tables"].as_array().unwrap();
    let most = tables.iter().max_by_key(|table| table["players"].as_u64()).unwrap();
    let seats = most["seats"].as_array().unwrap();
    let entry = seats.iter().find(|seat| !seat["entry"].is_null()).unwrap()["entry"].clone();
    let entries = shown["view"]["entries"].as_array().unwrap();
    let member = &entries.iter().find(|one| one["id"] == entry).unwrap()["member"];
    let people = shown["people"].as_array().unwrap();
    Ok(people.iter().find(|one| one["member"] == *member).unwrap()["last_name"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn results_are_said_once_over_the_real_bus() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club_of(&path, Language::Fr, NAMES.map(str::to_owned));
    let mut reader = Reader::start()?;
    let arguments = ["--club", path.to_str().unwrap()];
    let program = Program::start_with("heard", &arguments, (1366, 768), reader.environment()).await?;
    program.window("index.html").await?;
    program.tap(&format!("rail-clock-{id}")).await?;
    program.find("test id", "find-player").await?;
    assert!(reader.read_all()? > 100);
    reader.hear(QUIET, |_| true)?;

    let said = async |reader: &mut Reader, sentences: &[String], role: Option<&str>| -> Result<()> {
        let enough = |heard: &HeardSentences| {
            heard.sentences.len() >= sentences.len()
                && (role.is_none() || heard.focus.as_ref().map(|(_, role)| role.as_str()) == role)
        };
        let mut heard = reader.hear(QUIET, enough)?;
        heard.sentences.retain(|(sentence, _)| !sentence.starts_with(SILENT));
        assert!(heard.sentences.iter().all(|(_, live)| live == "polite"), "{heard:?}");
        let spoken: Vec<String> =
            heard.sentences.iter().map(|(said, _)| said.replace('\u{a0}', " ")).collect();
        let as_wanted =
            spoken.iter().zip(sentences).all(|(spoken, wanted)| spoken.starts_with(wanted.as_str()));
        assert!(spoken.len() == sentences.len() && as_wanted, "{spoken:?} for {sentences:?}");
        assert_eq!(heard.focus.as_ref().map(|(_, role)| role.as_str()), role, "{sentences:?}: {heard:?}");
        Ok(())
    };
    let mut who = String::new();
    // Keys that are pressed, and how many at most; "…" is somebody at the table where most sit, so that nothing else is
    // advised after it.
    for (keys, most, sentences, role) in [
        // Letters arrive where a menu's items have the focus: at a button Orca 43 takes them for itself.
        ("/ … Enter", 5, &[][..], Some("menu item")),
        ("Escape", 1, &[], Some("combo box")),
        ("/ … Enter Enter", 6, &["Sortie d’Élodie … : 20e place"], Some("combo box")),
        ("Ctrl+Z", 1, &["Annulé : Sortie d’Élodie …"], None),
        ("/ … Enter r Enter", 7, &["Recave d’Élodie …"], Some("combo box")),
        ("/ … Enter d Enter", 8, &["Élodie … va en table"], Some("combo box")),
        (
            "/ … Enter p Tab Tab Enter",
            9,
            &["Avertissement et une main manquée pour Élodie …"],
            Some("combo box"),
        ),
        ("Ctrl+Space", 1, &["Horloge arrêtée"], None),
        ("Ctrl+Space", 1, &["Horloge relancée"], None),
        ("Ctrl+3", 1, &["L’écran de salle, une fois ouvert, restera sur « Horloge »"], None),
        ("Ctrl+0", 1, &["Les scènes de la salle changent"], None),
        ("Ctrl+PageDown", 1, &[], Some("push button")),
        ("Tab Enter", 2, &["Passage au niveau suivant"], Some("combo box")),
        ("/ … Enter Enter", 6, &["Sortie d’Élodie … : 20e place"], Some("combo box")),
        (
            "/ … Enter Enter",
            6,
            &["Sortie d’Élodie … : 19e place", "La table 3 peut fermer"],
            Some("combo box"),
        ),
    ] {
        let named = keys.contains('…');
        if named {
            who = longest(&program, id).await?;
        }
        let pressed = press(&program, &keys.replace('…', &who[..3].to_lowercase())).await?;
        assert!(pressed <= most, "{keys}: {pressed} keys");
        let sentences: Vec<String> = sentences.iter().map(|one| one.replace('…', &who)).collect();
        said(&mut reader, &sentences, role).await?;
    }

    // A level that begins by itself.
    let left = clock(&program, id).await?["remaining"].as_i64().unwrap();
    let action = json!({ "type": "shift_clock", "by": 3_000 - left });
    program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    let begun = Instant::now();
    program
        .until("document.querySelector('[data-testid=said-result]').textContent.includes('75 / 150')")
        .await?;
    assert!(begun.elapsed() < Duration::from_secs(20));
    said(&mut reader, &["Niveau 3 : 75 / 150".into()], None).await?;

    // A break does too. This one ends the rebuys: the page of the add-ons opens, and has the focus.
    let action = json!({ "type": "set_clock", "step": 3, "remaining": 3_000 });
    program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    said(&mut reader, &["Pause de 10 minutes".into()], Some("scroll pane")).await?;

    // A button that has a menu is a button.
    program.eval("document.querySelector('[data-testid=room-menu]').focus() ?? true").await?;
    said(&mut reader, &[], Some("push button")).await?;

    // A dialog is named, also where its form has the focus; a deal is said once.
    let shown = view(&program, id).await?;
    let playing = shown["view"]["entries"].as_array().unwrap().iter().filter(|entry| entry["alive"] == true);
    for entry in playing.skip(2) {
        let out = json!([{ "entry": entry["id"], "by": null, "stack": null }]);
        let action = json!({ "type": "bust", "players": out });
        program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    }
    program.tap("tab-prizes").await?;
    program.find("test id", "make-deal").await?;
    reader.hear(QUIET, |_| true)?;
    program.tap("make-deal").await?;
    let heard = reader.hear(QUIET, |heard| heard.dialog.is_some())?;
    assert_eq!(heard.dialog.as_deref(), Some("Arrangement entre les 2 joueurs restants"), "{heard:?}");
    program.tap("deal-even").await?;
    program
        .eval(
            "document.querySelectorAll('[data-testid^=deal-agrees-]').forEach((one) => one.click()) ?? true",
        )
        .await?;
    reader.hear(QUIET, |_| true)?;
    program.tap("deal-go").await?;
    said(&mut reader, &["Arrangement conclu, à parts égales".into()], Some("scroll pane")).await?;

    // A question to the rules, with what it needs: its words, and what is asked.
    let pressed = press(&program, "F2 tap Enter").await?;
    said(&mut reader, &[], Some("entry")).await?;
    let pressed = pressed + press(&program, "200").await?;
    assert!(pressed <= 12, "{pressed} keys");
    said(&mut reader, &["Taper la table vaut un abandon : il reste 200 à payer.".into()], None).await?;
    program.quit().await
}
