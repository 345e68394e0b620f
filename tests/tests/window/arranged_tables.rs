//! The director arranges the tables of the floor plan as they stand in the room, and they stay so.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::floor_plan::evening;
use crate::presses::{double_click, view};

/// Position of two tables relative to each other in the plan, horizontally and vertically: -1 the first, 0 neither, 1
/// the second.
async fn beside(program: &Program, one: &str, other: &str) -> Result<Value> {
    let felt =
        |id: &str| format!("document.querySelector('[data-testid={id}] .felt').getBoundingClientRect()");
    for table in [one, other] {
        program.until(&format!("document.querySelector('[data-testid={table}] .felt') !== null")).await?;
    }
    let (one, other) = (felt(one), felt(other));
    let side = |edge: &str| {
        format!(
            "(Math.abs({one}.{edge} - {other}.{edge}) < 2 ? 0 : Math.sign({one}.{edge} - {other}.{edge}))"
        )
    };
    program.eval(&format!("[{}, {}]", side("left"), side("top"))).await
}

async fn kept(program: &Program) -> Result<()> {
    program.tap("arrange-keep").await?;
    program.until("document.querySelector('[data-testid=arrange-tables]') === null").await?;
    program.find("test id", "plan").await?;
    Ok(())
}

#[tokio::test]
async fn tables_stand_as_in_the_room() -> Result<()> {
    let (_folder, program, id) = evening("arranged", Language::Fr, 4, (1366, 768)).await?;
    // By itself the plan has two rows of two.
    assert_eq!(beside(&program, "table-1", "table-2").await?, json!([-1, 0]));
    assert_eq!(beside(&program, "table-1", "table-3").await?, json!([0, -1]));

    // By keyboard: table 2 goes below table 1, which puts table 3 in its place.
    // The second press of a double click does not close it again.
    double_click(&program, "arrange").await?;
    program.find("test id", "arranged-2").await?;
    program.eval("document.querySelector('[data-testid=arranged-2]').focus()").await?;
    program.write(Key::Down + "").await?;
    program.until("document.activeElement.dataset.testid === 'arranged-2' && document.activeElement.getAttribute('aria-label').includes('rangée 2')").await?;
    program.write(Key::Left + "").await?;
    program.until("document.activeElement.getAttribute('aria-label').includes('colonne 1')").await?;
    program.picture("arranging").await?;
    kept(&program).await?;
    program
        .until("document.querySelector('[data-testid=table-2] .felt')?.getBoundingClientRect().top > document.querySelector('[data-testid=table-1] .felt').getBoundingClientRect().top + 50")
        .await?;
    assert_eq!(beside(&program, "table-1", "table-2").await?, json!([0, -1]));

    // By pointer: table 4 goes to a column of its own.
    program.tap("arrange").await?;
    let (from, onto) =
        (program.find("test id", "arranged-4").await?, program.find("test id", "cell-2-2").await?);
    let pointer = program.driver().action_chain().move_to_element_center(&from).click_and_hold();
    pointer.move_by_offset(9, 9).move_to_element_center(&onto).release().perform().await?;
    program
        .until("document.querySelector('[data-testid=arranged-4]').getAttribute('aria-label').includes('colonne 3')")
        .await?;
    kept(&program).await?;
    program
        .until("document.querySelector('[data-testid=table-4] .felt')?.getBoundingClientRect().left > document.querySelector('[data-testid=table-1] .felt').getBoundingClientRect().right")
        .await?;
    program.picture("arranged").await?;
    let before = view(&program, id).await?["places"].clone();
    assert_eq!(before.as_array().unwrap().len(), 4);

    // Escape leaves everything as it was.
    program.tap("arrange").await?;
    program.find("test id", "arranged-1").await?;
    program.eval("document.querySelector('[data-testid=arranged-1]').focus()").await?;
    program.write(Key::Right + "").await?;
    program.write(Key::Escape + "").await?;
    program.until("document.querySelector('[data-testid=arrange-tables]') === null").await?;
    assert_eq!(view(&program, id).await?["places"], before);

    program.tap("arrange").await?;
    program.tap("arrange-auto").await?;
    program.until("document.querySelector('[data-testid=arrange-tables]') === null").await?;
    assert_eq!(view(&program, id).await?["places"], json!([]));
    program
        .until("document.querySelector('[data-testid=table-2] .felt')?.getBoundingClientRect().left > document.querySelector('[data-testid=table-1] .felt').getBoundingClientRect().right")
        .await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_table_keeps_its_place_when_another_closes() -> Result<()> {
    let (_folder, program, id) = evening("closed", Language::Fr, 4, (1366, 768)).await?;
    assert_eq!(beside(&program, "table-1", "table-3").await?, json!([0, -1]));
    assert_eq!(beside(&program, "table-3", "table-4").await?, json!([-1, 0]));
    let act = async |action: Value| -> Result<()> {
        program.call("act", json!({ "id": id, "action": action })).await?.map_err(|why| why.to_string())?;
        Ok(())
    };
    for entry in 13..=15 {
        act(json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] })).await?;
    }
    act(json!({ "type": "break_table", "table": 2 })).await?;
    program.until("document.querySelector('[data-testid=table-2]') === null").await?;
    // Table 3 would move up beside table 1 if the three were laid out anew.
    assert_eq!(beside(&program, "table-1", "table-3").await?, json!([0, -1]));
    assert_eq!(beside(&program, "table-3", "table-4").await?, json!([-1, 0]));
    program.picture("plan").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
