//! Stacks are counted from the keyboard alone, table by table; what is missing is in red, and the room shows who leads.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::window::Result;
use thirtyfour::Key;

use crate::acts::{closed, focused, press};
use crate::floor_plan::{evening, resize};
use crate::presses::view;

/// The entries at a table, in the order of their seats.
fn seated(view: &Value, table: usize) -> Vec<i64> {
    let seats = view["view"]["tables"][table]["seats"].as_array().unwrap();
    seats.iter().filter_map(|seat| seat["entry"].as_i64()).collect()
}

#[tokio::test]
async fn stacks_are_counted_by_keyboard() -> Result<()> {
    let (_folder, program, id) = evening("stacks", Language::Fr, 2, (1366, 768)).await?;
    let before = view(&program, id).await?;
    let (first, second) = (seated(&before, 0), seated(&before, 1));
    let chips = before["view"]["stack_count"]["in_play"].as_i64().unwrap();
    let players = i64::try_from(first.len() + second.len()).unwrap();
    let each = chips / players / 100 * 100;
    program
        .call("act", json!({ "id": id, "action": { "type": "break_now", "minutes": 15 } }))
        .await?
        .unwrap();

    // A break offers it. Enter goes from seat to seat and on to the next table; a k stands for thousands.
    press(&program, "count-in-break").await?;
    focused(&program, &format!("stack-{}", first[0])).await?;
    for (index, entry) in first.iter().enumerate() {
        focused(&program, &format!("stack-{entry}")).await?;
        let typed = if index == 0 { "12,5k".to_owned() } else { each.to_string() };
        program.write(typed).await?;
        if index == 1 {
            program.picture("first-table").await?;
        }
        program.write(Key::Enter + "").await?;
    }
    for entry in &second {
        focused(&program, &format!("stack-{entry}")).await?;
        program.write(each.to_string() + Key::Enter).await?;
    }
    let gap = chips - 12_500 - each * (players - 1);
    let found = view(&program, id).await?["view"]["stack_count"].clone();
    assert_eq!((&found["missing"], &found["players"]), (&json!(gap), &json!(players)));
    program.find("test id", if gap > 0 { "stacks-missing" } else { "stacks-over" }).await?;
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("gap-{theme}")).await?;
    }
    program.eval("(document.documentElement.dataset.theme = 'light')").await?;
    resize(&program, 1024, 680).await?;
    program.picture("gap-small").await?;
    resize(&program, 1366, 768).await?;

    // Back at the first table the wrong stack is put right, and the count with it.
    program.write(Key::PageUp + "").await?;
    focused(&program, &format!("stack-{}", first[0])).await?;
    let right = chips - each * (players - 1);
    program.write(Key::Control + "a").await?;
    program.write(right.to_string()).await?;
    for _ in &first {
        program.write(Key::Enter + "").await?;
    }
    program.find("test id", "stacks-right").await?;
    // A number that cannot be is refused, and what was typed stays.
    program.write(Key::Control + "a").await?;
    program.write("0").await?;
    program.picture("refused").await?;
    program.write(Key::Escape + "").await?;
    press(&program, "discard-go").await?;
    closed(&program).await?;

    // The popover knows the stack, and so does the room in the break.
    press(&program, &format!("seat-1-{}", 1 + seat_of(&before, first[0]))).await?;
    program.see("tapis").await?;
    program.picture("popover").await?;
    press(&program, "seat-close").await?;
    program.picture("desk").await?;
    resize(&program, 1024, 680).await?;
    program.picture("desk-small").await?;
    program.call("room_show", json!({ "ids": [id] })).await?.unwrap();
    program.open_room(id).await?;
    program.window("room.html").await?;
    program.see("Plus gros tapis à").await?;
    program.picture("room").await?;
    program.window("index.html").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// The index of an entry's seat at the first table, from 0.
fn seat_of(view: &Value, entry: i64) -> usize {
    let seats = view["view"]["tables"][0]["seats"].as_array().unwrap();
    seats.iter().position(|seat| seat["entry"].as_i64() == Some(entry)).unwrap()
}
