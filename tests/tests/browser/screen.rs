//! A television's browser as a screen of the room.

use serde_json::{Value, json};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

/// The screen of that name, as the desk sees it.
fn screen(room: &NetworkRoom, name: &str) -> Result<Value> {
    let screens = room.desk("devices", json!({}))?["screens"].take();
    let found = screens.as_array().into_iter().flatten().find(|screen| screen["name"] == name);
    found.cloned().ok_or_else(|| format!("the desk sees no screen {name}: {screens}").into())
}

#[tokio::test]
async fn any_browser_shows_what_the_desk_gives_it() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.playing()?;
    let tv = Browser::start("screen", Device::SCREEN).await?;
    tv.open(&room.url("/screen")).await?;
    let name = tv.text_of("screen-name").await?;
    assert_eq!(name.split(' ').count(), 2, "{name}");
    tv.picture("name").await?;
    assert_eq!(tv.axe().await?, Vec::<String>::new());
    let shown = screen(&room, &name)?;
    assert_eq!(shown["shows"]["type"], "name");

    // As the projector, and along with what happens there.
    room.desk("screen_show", json!({ "id": shown["id"], "shows": { "type": "room" } }))?;
    tv.find("scene-clock").await?;
    tv.picture("room").await?;
    room.desk("room_scene", json!({ "scene": "prizes" }))?;
    tv.find("scene-prizes").await?;
    // One scene, whatever the projector shows.
    room.desk("screen_show", json!({ "id": shown["id"], "shows": { "type": "scene", "scene": "seats" } }))?;
    tv.find("scene-seats").await?;
    room.desk("room_scene", json!({ "scene": null }))?;
    tv.find("scene-seats").await?;
    // Another name, and a message.
    room.desk("screen_rename", json!({ "id": shown["id"], "name": "Bar" }))?;
    room.desk("screen_message", json!({ "id": shown["id"], "message": "Le bar ferme à minuit" }))?;
    assert_eq!(tv.text_of("screen-message").await?, "Le bar ferme à minuit");
    tv.picture("message").await?;
    assert_eq!(screen(&room, "Bar")?["message"], "Le bar ferme à minuit");
    // It is the same screen after a reload.
    tv.open(&room.url("/screen")).await?;
    tv.find("scene-seats").await?;
    assert_eq!(tv.complaints().await?, Vec::<String>::new());
    room.act(id, json!({ "type": "pause_clock" }))?;

    // A screen that nobody has given anything sees no names; one that is forgotten begins anew.
    let refused = tv.eval("fetch('/api/room_view', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then((answer) => answer.status)").await?;
    assert_eq!(refused, 403);
    room.desk("screen_forget", json!({ "id": shown["id"] }))?;
    let other = tv.text_of("screen-name").await?;
    assert_ne!(other, "Bar");
    room.cut();
    tv.find("screen-lost").await?;
    tv.quit().await
}
