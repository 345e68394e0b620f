//! The room, controlled from the desk: a scene is held, a layout made by keyboard, colours corrected.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_tests::window::{Program, Result};

#[tokio::test]
async fn the_keyboard_holds_scenes_and_makes_layouts() -> Result<()> {
    let (program, _) = Program::start_with_room("room-editor").await?;
    program.find("test id", "scene-welcome").await?;

    program.window("index.html").await?;
    program.tap("go-room").await?;
    program.tap("hold-prizes").await?;
    program.window("room.html").await?;
    program.find("test id", "scene-prizes").await?;
    program.window("index.html").await?;
    program.see("Cette scène reste").await?;
    program.press("Automatique").await?;
    program.gone("Cette scène reste").await?;
    program.window("room.html").await?;
    program.find("test id", "scene-welcome").await?;

    // A copy of a preset; a panel is moved and resized by keyboard, and another is added.
    program.window("index.html").await?;
    assert_eq!(program.axe("main").await?, Vec::<String>::new());
    program.picture("hall").await?;
    program.tap("edit-minimal").await?;
    program.find("test id", "panel-blinds").await?;
    assert_eq!(program.axe("main").await?, Vec::<String>::new());
    program.picture("editor").await?;
    program.eval("document.querySelector('[data-testid=panel-blinds]').focus()").await?;
    let at = |label: &str| {
        format!(
            "document.querySelector('[data-testid=panel-blinds]').getAttribute('aria-label') === {}",
            json!(label)
        )
    };
    program.until(&at("Blindes\u{a0}: colonne 2, ligne 8, 14 × 3")).await?;
    program.write(thirtyfour::Key::Left + "").await?;
    program.until(&at("Blindes\u{a0}: colonne 1, ligne 8, 14 × 3")).await?;
    program.write(thirtyfour::Key::Up + "").await?;
    program.see("« Blindes » et « Horloge » se recouvrent").await?;
    program.write(thirtyfour::Key::Down + "").await?;
    program.gone("se recouvrent").await?;
    program.write(thirtyfour::Key::Shift + thirtyfour::Key::Left + thirtyfour::Key::Shift).await?;
    program.until(&at("Blindes\u{a0}: colonne 1, ligne 8, 13 × 3")).await?;
    program.tap("add-qr").await?;
    program.tap("remove-qr").await?;

    // An unreadable accent is corrected, with a message.
    program.fill("Accent\u{a0}: code", "#14503d").await?;
    program.see("L’accent #14503d se lirait mal").await?;
    program.fill("Nom de la mise en page", "Chez nous").await?;
    program.tap("layout-save").await?;
    program.see("Mise en page « Chez nous » enregistrée").await?;
    let kept = program.call("room_kept", json!({})).await?.unwrap();
    assert_eq!(kept["settings"]["layout"], "own-1");
    let own = kept["layouts"].as_array().unwrap().iter().find(|layout| layout["id"] == "own-1").unwrap();
    let blinds = own["panels"].as_array().unwrap().iter().find(|panel| panel["kind"] == "blinds").unwrap();
    assert_eq!((blinds["x"].as_u64(), blinds["w"].as_u64()), (Some(0), Some(13)));
    assert_ne!(own["colours"]["accent"], "#14503d");

    // Without any panel there would be nothing to read, so the layout cannot be saved.
    program.tap("edit-own-1").await?;
    for panel in own["panels"].as_array().unwrap() {
        let kind = panel["kind"].as_str().unwrap();
        program.tap(&format!("panel-{kind}")).await?;
        program.tap(&format!("remove-{kind}")).await?;
    }
    program.see("Il manque l’horloge").await?;
    program.until("document.querySelector('[data-testid=layout-save]').disabled").await?;
    program.picture("empty").await?;
    program.tap("add-clock").await?;
    program.gone("Il manque l’horloge").await?;
    program.tap("layout-save").await?;
    program.gone("Il manque").await?;
    // The room shows only the clock.
    program.tap("hold-clock").await?;
    program.window("room.html").await?;
    program.until("document.querySelectorAll('[data-panel]').length === 1").await?;
    program.find("test id", "room-time").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
