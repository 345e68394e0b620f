//! A season counts by rules of its own and holds a championship; what rules would change is shown before they are
//! stored, each score is explained, and a closed season is signed off.

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, put};
use crate::floor_plan::resize;

async fn more(program: &Program, item: &str) -> Result<()> {
    program.tap("season-more").await?;
    program.tap(item).await
}

async fn axe_in_themes(program: &Program, part: &str) -> Result<()> {
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe(part).await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("{}-{theme}", part.split('[').next().unwrap_or(part))).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_season_holds_championships_and_is_signed_off() -> Result<()> {
    let program = Program::start_on("championships", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-seasons").await?;
    program.find("test id", "standings").await?;
    program.eval("document.querySelector('[data-testid=standings] tbody .opens').click()").await?;
    program.until("document.querySelectorAll('.evening .part').length > 0").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("season-{width}")).await?;
    }

    // The season's own rules: fewer results count, and the change is seen first.
    program.tap("edit-rules").await?;
    put(&program, "best-n", "1").await?;
    program.until("document.querySelectorAll('[data-testid=counting-preview] tbody tr').length > 0").await?;
    axe_in_themes(&program, "dialog[open]").await?;
    program.tap("save-rules").await?;
    program.no_dialog().await?;
    program.see("Le meilleur résultat de chacun compte").await?;

    // A championship with a formula; one that cannot be used says why.
    more(&program, "add-championship").await?;
    put(&program, "championship-name", "Challenge").await?;
    program.tap("source-formula").await?;
    program.find("test id", "formula").await?;
    put(&program, "formula", "10 * wins").await?;
    program
        .until("document.querySelector('[data-testid=counting-preview]').textContent.includes('wins')")
        .await?;
    program.picture("refused").await?;
    choose(&program, "usual", "school_league").await?;
    program.until("document.querySelector('[data-testid=formula]').value.includes('sqrt')").await?;
    program.until("document.querySelectorAll('[data-testid=counting-preview] tbody tr').length > 3").await?;
    resize(&program, 1024, 680).await?;
    program.picture("formula-1024").await?;
    resize(&program, 1366, 768).await?;
    program.picture("formula").await?;
    program.tap("save-rules").await?;
    program.no_dialog().await?;
    program.see("10 * sqrt(players)").await?;
    axe_in_themes(&program, "main").await?;

    // Signed off: nothing is changed any more until it is opened again.
    more(&program, "close-season").await?;
    program.tap("close-season-go").await?;
    program.picture("unsigned").await?;
    put(&program, "signed-by", "La présidente").await?;
    program.tap("close-season-go").await?;
    program.no_dialog().await?;
    program.find("test id", "season-closed").await?;
    program.until("document.querySelector('[data-testid=edit-rules]') === null").await?;
    program.speak("en").await?;
    program.picture("closed-en").await?;
    more(&program, "reopen-season").await?;
    program.tap("confirm-yes").await?;
    program.until("document.querySelector('[data-testid=season-closed]') === null").await?;
    program.tap("edit-rules").await?;
    program.find("test id", "counting-preview").await?;
    program.picture("rules-en").await?;
    program.tap("delete-championship").await?;
    program.tap("confirm-yes").await?;
    program.until("document.querySelector('[role=tablist]') === null").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_championship_has_milestones_and_teams() -> Result<()> {
    let program = Program::start_on("milestones", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    let members =
        program.call("members_find", json!({ "query": "", "archived": false })).await?.expect("members");
    let numbers: Vec<Value> =
        members.as_array().expect("a list").iter().map(|one| one["id"].clone()).collect();
    let (reds, blues) = numbers.split_at(numbers.len() / 2);
    for (tag, members) in [("Rouges", reds), ("Bleus", blues)] {
        program.call("members_tag", json!({ "tag": tag, "members": members })).await?.expect("a tag");
    }
    program.tap("go-seasons").await?;
    program.find("test id", "standings").await?;
    more(&program, "add-championship").await?;
    put(&program, "championship-name", "Interclubs").await?;
    program.unfold("more-rules").await?;
    program.tap("milestone-add").await?;
    put(&program, "milestone-points-0", "25").await?;
    put(&program, "milestone-count-0", "2").await?;
    program.tap("milestone-again-0").await?;
    program.tap("milestone-add").await?;
    choose(&program, "milestone-of-1", "wins").await?;
    put(&program, "milestone-count-1", "1").await?;
    program.tap("team-Rouges").await?;
    program.tap("team-Bleus").await?;
    put(&program, "teams-best", "3").await?;
    program.until("document.querySelectorAll('[data-testid=counting-preview] tbody tr').length > 3").await?;
    program
        .eval("document.querySelector('[data-testid=teams-best]').scrollIntoView({ block: 'end' })")
        .await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("rules-{width}")).await?;
    }
    axe_in_themes(&program, "dialog[open]").await?;
    program.tap("save-rules").await?;
    program.no_dialog().await?;
    program.see("Par équipes").await?;
    program.until("document.querySelectorAll('[data-testid=teams] tbody tr').length === 2").await?;
    program.eval("document.querySelector('[data-testid=standings] tbody .opens').click()").await?;
    program.until("document.querySelectorAll('[data-testid=milestone]').length > 0").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("teams-{width}")).await?;
    }
    axe_in_themes(&program, "main").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_season_includes_the_present_evening() -> Result<()> {
    let program = Program::start_on("provisional", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    let rows = program.call("tournaments", json!({})).await?.expect("the sample has tournaments");
    let ready = |row: &&Value| row["status"] == "registering" && !row["season"].is_null();
    let row = rows.as_array().and_then(|rows| rows.iter().find(ready)).expect("one of them is ready").clone();
    let id = &row["id"];
    let bust = json!({ "type": "bust", "players": [{ "entry": 2, "by": 1 }] });
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" }), bust] {
        program.call("act", json!({ "id": id, "action": action })).await?.expect("the evening is played");
    }
    program.tap("go-seasons").await?;
    program.tap("tonight").await?;
    program.find("test id", "provisional").await?;
    program.eval("document.querySelector('[data-testid^=what-if-]').click()").await?;
    program.until("document.querySelectorAll('[data-testid=places] .place').length > 5").await?;
    axe_in_themes(&program, "main").await?;
    resize(&program, 1024, 680).await?;
    program.picture("1024").await?;
    program.speak("en").await?;
    program.picture("en").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
