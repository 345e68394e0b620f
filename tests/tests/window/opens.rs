//! The real window opens, in French, and nothing goes wrong in it; what does is said.

use tapis_club::Club;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

#[tokio::test]
async fn the_desk_opens_in_french_and_without_an_error() -> Result<()> {
    let program = Program::start("opens", &["--sample"]).await?;
    program.window("index.html").await?;
    assert_eq!(program.eval("document.documentElement.lang").await?, "fr");
    program.see("Membres").await?;
    program.picture("desk").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn an_unopened_club_is_reported_at_start() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let today = chrono::Local::now().date_naive();
    let club = Club::create(&path, "Essai", Language::Fr, today)
        .map_err(|problem| problem.message.say(Language::Fr))?;
    let arguments = ["--club", path.to_str().unwrap_or_default()];
    let mut program = Program::start("unopened", &arguments).await?;
    program.window("index.html").await?;
    program.see("Ce club est déjà ouvert dans une autre fenêtre de Tapis").await?;
    program.picture("said").await?;
    club.close();
    program.kill_and_restart(&arguments).await?;
    program.window("index.html").await?;
    program.see("Essai").await?;
    program.quit().await
}

/// Standings that somebody changed by hand are those of the journal again, and the desk is told.
#[tokio::test]
async fn repaired_tables_are_reported_at_start() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let club = Club::sample(&path, Language::Fr, Millis(1_790_000_000_000))
        .map_err(|problem| problem.message.say(Language::Fr))?;
    club.close();
    let changed = rusqlite::Connection::open(&path)?
        .execute("UPDATE result SET points = 1 WHERE tournament_id = 2", [])?;
    let program = Program::start("mended", &["--club", path.to_str().unwrap_or_default()]).await?;
    program.window("index.html").await?;
    program.see(&format!("{changed} lignes des classements et des listes différaient du journal")).await?;
    program.picture("said").await?;
    program.quit().await
}
