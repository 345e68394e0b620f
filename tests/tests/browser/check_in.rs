//! Players say on their telephone, or at the tablet by the door, that they have come.

use serde_json::{Value, json};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

use crate::device;

async fn sound(page: &Browser, what: &str) -> Result<()> {
    page.picture(what).await?;
    device::sound(page, what).await
}

/// The members who are not in the tournament.
pub(crate) fn free(room: &NetworkRoom, id: i64) -> Result<Vec<Value>> {
    let desk = room.desk("desk", json!({ "id": id }))?;
    let inside: Vec<&Value> =
        desk["view"]["entries"].as_array().into_iter().flatten().map(|entry| &entry["member"]).collect();
    let found = room.desk("members_find", json!({ "query": "", "archived": false }))?;
    let members = found.as_array().into_iter().flatten();
    Ok(members.filter(|member| !inside.contains(&&member["id"])).cloned().collect())
}

/// An evening for which two members have signed up, in a club where players may say that they have come.
fn prepared(room: &NetworkRoom) -> Result<(i64, Vec<Value>)> {
    let id = room.tournament()?;
    let settings = room.desk("phone_settings", json!({}))?;
    let mut settings = settings.as_object().cloned().unwrap_or_default();
    settings.insert("check_in".to_owned(), true.into());
    room.desk("phone_settings_keep", json!({ "settings": settings }))?;
    let members: Vec<Value> = free(room, id)?.into_iter().take(2).collect();
    let players: Vec<Value> = members.iter().map(|member| json!({ "member": member["id"] })).collect();
    room.act(id, json!({ "type": "sign_up", "players": players }))?;
    Ok((id, members))
}

fn arrivals(room: &NetworkRoom, id: i64) -> Result<Vec<Value>> {
    Ok(room.desk("arrivals", json!({ "id": id }))?.as_array().cloned().unwrap_or_default())
}

#[tokio::test]
async fn an_arriving_players_telephone_becomes_personal() -> Result<()> {
    let room = NetworkRoom::open()?;
    let (id, members) = prepared(&room)?;
    let phone = Browser::start("check-in", Device::PHONE).await?;
    phone.open(&room.url("/")).await?;
    phone.see("en direct").await?;
    phone.tap("tab-place").await?;
    phone.find("check-in").await?;
    let member = &members[0]["id"];
    phone.find(&format!("arrive-{member}")).await?;
    sound(&phone, "list").await?;
    phone.tap(&format!("arrive-{member}")).await?;
    phone.see("Le bureau est prévenu").await?;
    sound(&phone, "thanked").await?;
    let waiting = arrivals(&room, id)?;
    assert_eq!(waiting.len(), 1, "{waiting:?}");
    assert_eq!(&waiting[0]["member"], member);

    // The desk registers: the telephone knows whose it is by itself.
    room.desk("arrival_confirm", json!({ "arrival": waiting[0]["id"], "member": member, "paid": true }))?;
    phone.find("own").await?;
    sound(&phone, "own").await?;
    assert_eq!(arrivals(&room, id)?, Vec::<Value>::new());
    phone.quit().await
}

#[tokio::test]
async fn a_tablet_by_the_door_forgets_who_was_there() -> Result<()> {
    let room = NetworkRoom::open()?;
    let (id, members) = prepared(&room)?;
    let tablet = Browser::start("kiosk", Device::TABLET).await?;
    tablet.open(&room.url("/#kiosk")).await?;
    tablet.find("check-in").await?;
    let member = &members[1]["id"];
    tablet.tap(&format!("arrive-{member}")).await?;
    tablet.find("thanked").await?;
    sound(&tablet, "thanked").await?;
    // By itself it is there for the next one, who is not in the list.
    tablet.tap("not-listed").await?;
    tablet.tap("check-in-go").await?;
    tablet.see("Donnez votre prénom et votre nom.").await?;
    tablet.fill("first-name", "Zoé").await?;
    tablet.fill("last-name", "Nouvelle").await?;
    sound(&tablet, "named").await?;
    tablet.tap("check-in-go").await?;
    tablet.see("Merci, Zoé").await?;
    let waiting = arrivals(&room, id)?;
    let names: Vec<&str> =
        waiting.iter().map(|line| line["last_name"].as_str().unwrap_or_default()).collect();
    assert_eq!((names.len(), names.last()), (2, Some(&"Nouvelle")), "{waiting:?}");
    assert!(waiting[1]["member"].is_null() && waiting[1]["typed"] == true, "{waiting:?}");
    tablet.find("not-listed").await?;

    // Play begins and late registration ends: nobody is taken any more.
    let settings = room.desk("phone_settings", json!({}))?;
    let mut settings = settings.as_object().cloned().unwrap_or_default();
    settings.insert("check_in".to_owned(), false.into());
    room.desk("phone_settings_keep", json!({ "settings": settings }))?;
    tablet.see("On ne peut plus se signaler ici").await?;
    sound(&tablet, "closed").await?;
    tablet.quit().await
}
