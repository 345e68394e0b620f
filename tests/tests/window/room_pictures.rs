//! The club's pictures in the room, and the room small on the desk.

use serde_json::json;
use tapis_tests::window::{Program, Result};

const POSTER: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'>\
    <rect width='320' height='180' fill='#7a1f2b'/>\
    <text x='160' y='100' font-size='34' fill='#fff' text-anchor='middle'>Brasserie du Port</text></svg>";

#[tokio::test]
async fn pictures_appear_in_breaks_and_previews() -> Result<()> {
    let program = Program::start_first("room-pictures", &["--sample"], (1366, 768)).await?;
    let desk = program.desk().await?;
    let id = program.playing_tournament().await?;
    desk.open(id).await?;
    let poster = program.home().join("Brasserie du Port.svg");
    std::fs::write(&poster, POSTER)?;
    program.call("room_slide_choose", json!({ "path": poster })).await?.map_err(|said| said.to_string())?;

    // On the desk: the picture with its name, and each scene and layout as it would be.
    program.tap("go-room").await?;
    program.see("Brasserie du Port").await?;
    let scenes = "[...document.querySelectorAll('.scene .miniature [data-testid^=scene-]')]
        .map((scene) => scene.dataset.testid.slice(6))";
    program.until(&format!("{scenes}.includes('clock') && {scenes}.includes('prizes')")).await?;
    program.until("document.querySelectorAll('[data-testid^=layout-] .miniature').length >= 4").await?;
    program.picture("desk").await?;
    program.eval("document.querySelector('[data-testid=slide-add]').scrollIntoView()").await?;
    program.picture("desk-below").await?;

    // In the room: beside the time of a break.
    program
        .call("act", json!({ "id": id, "action": { "type": "break_now", "minutes": 10 } }))
        .await?
        .map_err(|said| said.to_string())?;
    program.open_room(id).await?;
    program.until("document.querySelector('[data-testid=room-slide]')?.naturalWidth > 0").await?;
    program.picture("break").await?;

    // Taken away on the desk, it leaves the room.
    program.window("index.html").await?;
    program.tap("slide-remove-1").await?;
    program.gone("Brasserie du Port").await?;
    program.window("room.html").await?;
    program.until("document.querySelector('[data-testid=room-slide]') === null").await?;
    program.quit().await
}
