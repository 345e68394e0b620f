//! A structure designed in the real window: a chip set of the club, a proposal for a given end,
//! the grid by keyboard, a repair, undo, a bad import, a comparison, a template; a short one
//! in English.

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::{By, Key};

use crate::acts::{choose, put};
use crate::floor_plan::resize;

async fn lines(program: &Program) -> Result<i64> {
    Ok(program.eval("document.querySelectorAll('[data-line]').length").await?.as_i64().unwrap_or(0))
}

async fn lines_are(program: &Program, count: i64) -> Result<()> {
    program.until(&format!("document.querySelectorAll('[data-line]').length === {count}")).await
}

/// Puts the focus on the small blind of a line.
async fn stand_on(program: &Program, line: i64) -> Result<()> {
    let cell = format!(
        "document.querySelectorAll('[data-line]')[{line}].querySelector('[data-column=small] input')"
    );
    program.until(&format!("{cell} !== null")).await?;
    program.eval(&format!("({cell}.focus(), {cell}.select(), true)")).await?;
    Ok(())
}

async fn last_setup(program: &Program) -> Result<Value> {
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    let ids = rows.as_array().into_iter().flatten().filter_map(|row| row["id"].as_i64());
    let id = ids.max().ok_or("no tournament")?;
    let desk = program.call("desk", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
    Ok(desk["view"]["setup"].clone())
}

/// The hours of each line stand wholly in their column.
const HOURS_FIT: &str = "(() => {
    const cells = [...document.querySelectorAll('[data-testid=levels-grid] td.hours')];
    const right = (cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getBoundingClientRect().right;
    };
    return cells.length > 5 && cells.every((cell) => cell.textContent.trim() !== '' && right(cell) <= cell.getBoundingClientRect().right);
})()";

#[tokio::test]
async fn level_times_fit_a_small_window() -> Result<()> {
    let program = Program::start("hours", &["--sample"]).await?;
    program.window("index.html").await?;
    resize(&program, 1024, 680).await?;
    program.tap("new-tournament").await?;
    program.tap("section-levels").await?;
    program.until(HOURS_FIT).await?;
    program.picture("hours").await?;
    // One click selects what is in a cell: a number that is typed replaces it.
    let minutes = "[data-line] [data-column=minutes] input";
    program.driver().find(By::Css(minutes)).await?.click().await?;
    program.write("23").await?;
    program.until(&format!("document.querySelector('{minutes}').value === '23'")).await?;
    program.quit().await
}

#[tokio::test]
async fn a_structure_is_designed_completely() -> Result<()> {
    let program = Program::start("structure", &["--sample"]).await?;
    program.window("index.html").await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Vendredi profond").await?;
    put(&program, "players", "30").await?;

    // The club's chips: started from a common set, counted, one count wrong at first.
    program.tap("section-chips").await?;
    program.tap("chipset-make").await?;
    program.until("document.querySelectorAll('[data-testid=chipset-begin] option').length === 5").await?;
    choose(&program, "chipset-begin", "2").await?;
    put(&program, "chipset-name", "Jetons du club").await?;
    put(&program, "chip-value-1", "25").await?;
    program.tap("chipset-save").await?;
    program.see("un autre jeton vaut déjà 25").await?;
    put(&program, "chip-value-1", "100").await?;
    for (index, owned) in ["100", "400", "300", "200", "100", "20"].iter().enumerate() {
        put(&program, &format!("chip-owned-{index}"), owned).await?;
    }
    program.picture("chip-set").await?;
    program.tap("chipset-save").await?;
    program.no_dialog().await?;
    // Thirty stacks with four chips of 25 need 120.
    program.find("test id", "chips-short").await?;
    program.see("il en manque 20").await?;
    program.picture("chips").await?;

    // A proposal for half past midnight.
    program.tap("section-levels").await?;
    program.tap("levels-suggest").await?;
    put(&program, "suggest-depth", "100").await?;
    program.paste("suggest-end", "00:30").await?;
    program.picture("propose").await?;
    program.tap("suggest-take").await?;
    program.no_dialog().await?;
    program
        .until("/fin estimée ici/.test(document.querySelector('[data-testid=levels-grid]').textContent)")
        .await?;
    program.picture("designed").await?;
    let before = lines(&program).await?;

    // By keyboard: duplicate, remove, insert, move, undo.
    stand_on(&program, 1).await?;
    program.control("d").await?;
    lines_are(&program, before + 1).await?;
    program.see("les blindes restent celles du niveau d’avant").await?;
    program.picture("odd").await?;
    program.tap("repair-blinds_stay").await?;
    program.until("document.querySelector('[data-testid=repair-blinds_stay]') === null").await?;
    program.tap("levels-undo").await?;
    program.find("test id", "repair-blinds_stay").await?;
    // Two oddities, both repaired at once, and undone at once too.
    stand_on(&program, 1).await?;
    program.control("d").await?;
    lines_are(&program, before + 2).await?;
    program.tap("repair-all").await?;
    program.until("document.querySelector('[data-testid^=repair-]') === null").await?;
    program.tap("levels-undo").await?;
    program.find("test id", "repair-all").await?;
    program.tap("levels-undo").await?;
    lines_are(&program, before + 1).await?;
    stand_on(&program, 2).await?;
    program.write(Key::Control + "z").await?;
    lines_are(&program, before).await?;
    stand_on(&program, 0).await?;
    program.write(Key::Control + Key::Enter).await?;
    lines_are(&program, before + 1).await?;
    program.write(Key::Control + Key::Delete).await?;
    lines_are(&program, before).await?;
    stand_on(&program, 0).await?;
    program.write(Key::Down + "").await?;
    program
        .until(
            "document.activeElement.closest('[data-line]') === document.querySelectorAll('[data-line]')[1]",
        )
        .await?;
    program.write(Key::Alt + Key::Up).await?;
    program.see("les blindes baissent").await?;
    program.write(Key::Control + "z").await?;
    program.until("!/les blindes baissent/.test(document.body.textContent)").await?;

    // An import with bad lines changes nothing and names each of them.
    program.tap("levels-paste").await?;
    program.paste("paste-text", "25;50\nbof\n50;100\nzut").await?;
    program.tap("paste-take").await?;
    program.see("Ligne 2 illisible").await?;
    program.see("Ligne 4 illisible").await?;
    program.picture("bad-import").await?;
    program.write(Key::Escape + "").await?;
    program.tap("discard-go").await?;
    program.no_dialog().await?;
    lines_are(&program, before).await?;

    // Saved as a template, compared with a built-in one.
    program.tap("levels-kept").await?;
    put(&program, "kept-name", "Notre structure").await?;
    program.tap("kept-save").await?;
    program
        .until("/Notre structure/.test(document.querySelector('[data-testid=kept-list]').textContent)")
        .await?;
    program.picture("kept").await?;
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;
    program.tap("levels-compare").await?;
    program.until("document.querySelectorAll('[data-testid=compare-other] table tr').length > 5").await?;
    choose(&program, "compare-with", "1").await?;
    program.picture("compare").await?;
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;

    // Its sheet, before there is a tournament; what is being typed waits.
    program.tap("levels-print").await?;
    program
        .until(
            "[...document.querySelectorAll('[data-testid=page-words]')]\
             .some((words) => /Vendredi profond/.test(words.textContent) && /Jetons|Niveau/.test(words.textContent))",
        )
        .await?;
    program
        .until(
            "document.querySelector('[data-testid=of-tournament]').selectedOptions[0].text\
             === 'Vendredi profond (en préparation)'",
        )
        .await?;
    program.picture("sheet").await?;
    program.tap("paper-back").await?;
    program.tap("section-levels").await?;
    lines_are(&program, before).await?;

    // Exported and read back.
    let folder = std::env::temp_dir().join(format!("tapis-structure-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("a.csv");
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;
    let setup = last_setup(&program).await?;
    assert_eq!(setup["chip_set"]["name"], "Jetons du club");
    assert_eq!(setup["steps"].as_array().map(Vec::len), usize::try_from(before).ok());
    let sent = json!({ "name": "a", "steps": setup["steps"], "file": "csv", "path": file });
    program.call("levels_save", sent).await?.map_err(|error| error.to_string())?;
    let text = std::fs::read_to_string(&file)?;
    let read = program.call("levels_read", json!({ "pasted": text, "minutes": 9 })).await?;
    assert_eq!(read.map_err(|error| error.to_string())?, setup["steps"]);
    std::fs::remove_dir_all(&folder)?;
    let complaints = program.complaints().await?;
    assert!(complaints.is_empty(), "{complaints:?}");
    program.quit().await
}

#[tokio::test]
async fn a_short_one_in_english() -> Result<()> {
    let program = Program::start("structure-en", &["--sample"]).await?;
    program.window("index.html").await?;
    program.call("language_set", json!({ "language": "en" })).await?.map_err(|error| error.to_string())?;
    program.see("New tournament").await?;
    program.tap("new-tournament").await?;
    program.tap("section-chips").await?;
    program.until("document.querySelectorAll('[data-testid=chips-choice] option').length > 3").await?;
    choose(&program, "chips-choice", "usual-0").await?;
    program.see("Chips needed").await?;
    program.tap("section-levels").await?;
    // A case of five hundred chips suffices neither for three hundred players nor, with stacks of
    // 10,000, for six; it does for a smaller stack.
    put(&program, "players", "300").await?;
    program.see("The club has too few chips for 300 players.").await?;
    put(&program, "players", "6").await?;
    program.see("The club has too few chips for 6 players.").await?;
    program.picture("shortage").await?;
    program.tap("repair-shortage").await?;
    program.until("document.querySelector('[data-testid=chips-shortage]') === null").await?;
    program.tap("levels-kept").await?;
    program.see("Club evening, 4 hours").await?;
    program.tap("kept-take-2").await?;
    program.no_dialog().await?;
    program.see("expected end").await?;
    program.picture("designed").await?;
    program.quit().await
}
