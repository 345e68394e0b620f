//! The club's site through the window: a folder, what would change there, the written pages; and texts to copy.

use serde_json::json;
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, in_each_theme};

async fn publishes(name: &str, size: (u32, u32)) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let site = folder.path().join("Site du club");
    std::fs::create_dir(&site)?;
    std::fs::write(site.join("photo.jpg"), "photo")?;
    let program = Program::start_on(name, &["--sample"], size).await?;
    program.window("index.html").await?;
    program.tap("go-seasons").await?;
    program.find("test id", "standings").await?;
    program.tap("publish").await?;
    program.see("Aucun dossier n’est choisi").await?;
    program.picture("no-folder").await?;
    program.tap_cancel().await?;

    // The system's own dialog is not driven: the folder is named.
    program.call("publishing_choose", json!({ "folder": site })).await?.map_err(|error| error.to_string())?;
    program.tap("publish").await?;
    // Somebody's photo is there: asked about first.
    program.see("photo.jpg").await?;
    let greyed = "document.querySelector('[data-testid=write-site]').disabled";
    program.until(&format!("{greyed} === true")).await?;
    in_each_theme(&program, "dialog[open]", "foreign").await?;
    program.tap("beside").await?;
    program.until(&format!("{greyed} === false")).await?;
    program.tap("write-site").await?;
    program.find("test id", "published").await?;
    program.picture("published").await?;
    assert!(site.join("index.html").is_file() && site.join("photo.jpg").is_file());
    let first = std::fs::read_to_string(site.join("evenings/1.html"))?;

    // Another form of names and less in it: told before it is written.
    choose(&program, "site-names", "initials").await?;
    program.tap("site-rules").await?;
    program.see("Un fichier est retiré.").await?;
    program.until(&format!("{greyed} === false")).await?;
    program.tap("write-site").await?;
    program.find("test id", "published").await?;
    assert!(!site.join("rules.html").exists());
    assert_ne!(std::fs::read_to_string(site.join("evenings/1.html"))?, first);
    program.tap_cancel().await?;
    program.tap("publish").await?;
    program.see("rien n’a changé").await?;
    program.tap_cancel().await?;

    // The standings, and an evening's texts.
    program.tap("standings-message").await?;
    program.until("document.querySelector('[data-testid=message-text]').value.includes('• *1er* ')").await?;
    choose(&program, "message-form", "bbcode").await?;
    program
        .until("document.querySelector('[data-testid=message-text]').value.includes('[*][b]1er[/b] ')")
        .await?;
    in_each_theme(&program, "dialog[open]", "standings").await?;
    program.tap("message-copy").await?;
    program.until("document.querySelector('[data-testid=message-said]').textContent !== ''").await?;
    program.picture("copied").await?;
    program.tap_cancel().await?;
    program.speak("en").await?;
    program.tap("publish").await?;
    program.see("nothing has changed").await?;
    program.picture("same-en").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

trait Cancels {
    async fn tap_cancel(&self) -> Result<()>;
}

impl Cancels for Program {
    /// Closes the dialog by its button.
    async fn tap_cancel(&self) -> Result<()> {
        // A dialog that has just opened ignores presses for a moment.
        let script = "(() => { document.querySelector('dialog[open]')?.querySelectorAll('button').forEach((one, at, all) => \
                      at === all.length - 1 && one.click()); return document.querySelector('dialog[open]') === null; })()";
        self.until(script).await
    }
}

#[tokio::test]
async fn a_club_publishes_its_site() -> Result<()> {
    publishes("publishing", (1366, 768)).await
}

#[tokio::test]
async fn a_club_publishes_its_site_on_a_small_screen() -> Result<()> {
    publishes("publishing-small", (1024, 680)).await
}
