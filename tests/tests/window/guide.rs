//! The guide: opened by its key, searched and followed from the keyboard, read in three themes at each size.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

const THEMES: [&str; 3] = ["light", "dark", "contrast"];
const CHAPTERS: [&str; 12] = [
    "first-evening",
    "installing",
    "evening",
    "checklist",
    "projector",
    "printing",
    "members",
    "seasons",
    "deals",
    "coming-over",
    "trouble",
    "data-protection",
];

/// Waits for a chapter to be the one that is read.
async fn reads(program: &Program, chapter: &str) -> Result<()> {
    program.until(&format!("document.querySelector('[data-testid=guide-{chapter}]') !== null")).await
}

#[tokio::test]
async fn the_guide_is_opened_searched_and_followed_from_the_keyboard() -> Result<()> {
    let program = Program::start("guide", &["--sample"]).await?;
    program.window("index.html").await?;
    program.find("test id", "go-members").await?;
    program.write(Key::F1 + "").await?;
    reads(&program, "first-evening").await?;
    program.see("Une première soirée en dix minutes").await?;

    // The key / goes to the search; accents and capitals do not matter.
    program.write("/").await?;
    program.until("document.activeElement?.dataset.testid === 'guide-search'").await?;
    program.write("CABLE hdmi").await?;
    program.until("document.querySelectorAll('[data-testid^=guide-hit-]').length === 1").await?;
    program.write(Key::Enter + "").await?;
    reads(&program, "trouble").await?;
    program.until("document.querySelector('article .found').textContent.includes('HDMI')").await?;
    program.picture("found").await?;
    program.write("/").await?;
    program.write(Key::Control + "a").await?;
    program.write("zzzz").await?;
    program.see("Rien dans le guide").await?;
    program.write(Key::Escape + "").await?;
    program.until("document.querySelector('[data-testid=guide-hits]') === null").await?;

    // From chapter to chapter, and to a place of the desk; coming back, the same chapter is there.
    program.tap("guide-link-projector").await?;
    reads(&program, "projector").await?;
    program.until("document.activeElement?.tagName === 'ARTICLE'").await?;
    program.tap("guide-go-room").await?;
    program.see("Ce que la salle voit").await?;
    program.write("?").await?;
    program.tap("help-guide").await?;
    reads(&program, "projector").await?;

    // The other language at once.
    program.tap("language").await?;
    program.see("The cable comes out").await?;
    program.tap("guide-to-deals").await?;
    program.see("Making one").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn every_chapter_of_the_guide_is_right_for_axe_and_fits_at_each_size() -> Result<()> {
    let mut wrong = Vec::new();
    // axe reads colours and names, which are the same at each size.
    let read_at = 1366;
    for size in [(1024, 680), (1366, 768), (1920, 1080)] {
        let program = Program::start_on(&format!("guide-{}", size.0), &["--sample"], size).await?;
        program.window("index.html").await?;
        program.find("test id", "go-members").await?;
        program.tap("go-guide").await?;
        for language in ["fr", "en"] {
            program.until(&format!("document.documentElement.lang === '{language}'")).await?;
            for chapter in CHAPTERS {
                program.tap(&format!("guide-to-{chapter}")).await?;
                reads(&program, chapter).await?;
                let wide = "(() => { const main = document.querySelector('main'); return main.scrollWidth - main.clientWidth; })()";
                if program.eval(wide).await?.as_i64() != Some(0) {
                    wrong.push(format!("{language} {chapter} is wider than {size:?}"));
                }
                if !["first-evening", "checklist", "trouble"].contains(&chapter) {
                    continue;
                }
                for theme in THEMES {
                    program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
                    let found = program.axe("body").await?;
                    wrong.extend(
                        found.into_iter().map(|line| format!("{language} {chapter} {theme}: {line}")),
                    );
                    if chapter == "first-evening" || theme == "light" {
                        program.picture(&format!("{language}-{chapter}-{theme}")).await?;
                    }
                }
            }
            program.tap("guide-search").await?;
            program.write("table").await?;
            program.find("test id", "guide-hit-3").await?;
            for theme in THEMES.into_iter().filter(|_| size.0 == read_at) {
                program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
                let found = program.axe("body").await?;
                wrong.extend(found.into_iter().map(|line| format!("{language} search {theme}: {line}")));
            }
            program.picture(&format!("{language}-search")).await?;
            program.write(Key::Escape + "").await?;
            program.eval("(document.documentElement.dataset.theme = 'light')").await?;
            program.tap("language").await?;
        }
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}
