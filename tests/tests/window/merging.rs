//! Two records of one member are found, compared, merged and separated; two persons who look alike are told apart.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_tests::window::{Program, Result};

use crate::acts::{press, put};
use crate::floor_plan::resize;

/// No message of a problem is shown.
const QUIET: &str = "(document.querySelector('[data-testid=troubles]')?.textContent ?? '').trim() === ''";

async fn add(program: &Program, last: &str, first: &str) -> Result<()> {
    program.tap("add-member").await?;
    put(program, "last-name", last).await?;
    put(program, "first-name", first).await?;
    // The hint about similar members moves the button, which ignores a press right after that.
    program.find("test id", "alike").await?;
    program.tap("save-member").await?;
    program.no_dialog().await
}

/// The numbers of the kept and the other record of the only pair.
async fn only_pair(program: &Program) -> Result<(String, String)> {
    program.until("document.querySelectorAll('[data-testid^=compare-]').length === 1").await?;
    let pair = program.eval("document.querySelector('[data-testid^=compare-]').dataset.testid").await?;
    let pair = pair.as_str().unwrap().trim_start_matches("compare-").to_owned();
    let (kept, other) = pair.split_once('-').unwrap();
    Ok((kept.to_owned(), other.to_owned()))
}

async fn duplicates(program: &Program) -> Result<()> {
    program.tap("lists").await?;
    program.tap("duplicates").await
}

#[tokio::test]
async fn two_records_of_one_member_are_merged_and_separated() -> Result<()> {
    let program = Program::start_on("merging", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    duplicates(&program).await?;
    program.find("test id", "no-duplicates").await?;
    program.tap("duplicates-back").await?;
    let first = "document.querySelector('[data-testid=members] tbody .opens')";
    let text =
        "[...row.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('')";
    let last_name = program.eval(&format!("{first}.querySelector('strong').textContent")).await?;
    let first_name = program.eval(&format!("((row) => {text})({first})")).await?;
    let (last_name, first_name) = (last_name.as_str().unwrap(), first_name.as_str().unwrap());
    add(&program, &format!("{last_name}s"), first_name).await?;
    add(&program, last_name, &format!("{first_name}-Paul")).await?;

    duplicates(&program).await?;
    program.until("document.querySelectorAll('[data-testid^=compare-]').length === 2").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("pairs-{width}")).await?;
    }
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{theme}");
    }
    // The longer first name is somebody else's: that pair is not proposed again.
    let other = "[...document.querySelectorAll('[data-testid=duplicates] li')]
           .find((li) => li.textContent.includes('-Paul')).querySelector('[data-testid^=distinct-]')";
    program.eval(&format!("{other}.click()")).await?;
    let (kept, other) = only_pair(&program).await?;

    program.tap(&format!("compare-{kept}-{other}")).await?;
    program.find("test id", "merge-rows").await?;
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("compare-{theme}")).await?;
    }
    let result = "document.querySelector('[data-testid=merge-rows] tbody strong').textContent";
    program.until(&format!("{result} === '{last_name}'")).await?;
    program.tap("merge-swap").await?;
    program.until(&format!("{result} === '{last_name}s'")).await?;
    program.tap("merge-swap").await?;
    program.until(&format!("{result} === '{last_name}'")).await?;
    program.tap("merge-go").await?;
    program.no_dialog().await?;
    program.find("test id", "no-duplicates").await?;
    program.until(QUIET).await?;

    // The kept record says what was merged into it, and the old spelling finds it.
    program.tap("duplicates-back").await?;
    put(&program, "member-search", &format!("{last_name}s")).await?;
    program.until("document.querySelectorAll('[data-testid=members] tbody tr').length === 1").await?;
    press(&program, &format!("member-{kept}")).await?;
    program.find("test id", "merged-records").await?;
    program.picture("panel").await?;
    resize(&program, 1024, 680).await?;
    program.picture("panel-1024").await?;
    program.tap(&format!("separate-{other}")).await?;
    program.until("document.querySelector('[data-testid=merged-records]') === null").await?;

    // From the panel the other record is searched for.
    program.speak("en").await?;
    program.tap("more-member").await?;
    program.tap("merge-with").await?;
    put(&program, "merge-search", &format!("{last_name}s")).await?;
    program.until("document.querySelectorAll('dialog li').length === 1").await?;
    program.picture("search-en").await?;
    program.tap(&format!("merge-{other}")).await?;
    program.find("test id", "merge-rows").await?;
    program.picture("compare-en").await?;
    program.tap("merge-go").await?;
    program.no_dialog().await?;
    program.find("test id", "merged-records").await?;
    program.until(QUIET).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
