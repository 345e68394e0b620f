//! The sample club as the program makes it: an evening in full play, to be seen at once.

use tapis_tests::window::{Program, Result};

#[tokio::test]
async fn the_sample_club_shows_eight_tables_in_play() -> Result<()> {
    for size in [(1024, 680), (1366, 768)] {
        let program = Program::start_first(&format!("sample-{}", size.0), &["--sample"], size).await?;
        let desk = program.desk().await?;
        program.picture("tonight").await?;
        let id = program.playing_tournament().await?;
        desk.open(id).await?.tab("tables").await?;
        program.until("document.querySelectorAll('[data-testid=plan] .felt').length === 8").await?;
        program.picture("tables").await?;
        program.until("document.querySelectorAll('[data-testid=plan] .plate').length === 64").await?;
        let inside = "[...document.querySelectorAll('[data-testid=plan] .plate')].every((plate) => {
            const { top, bottom, left, right } = plate.getBoundingClientRect();
            return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        })";
        program.until(inside).await?;
        program.quit().await?;
    }
    Ok(())
}
