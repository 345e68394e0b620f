//! The guide: opened by its key, searched and followed from the keyboard, read in three themes at each size.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::{Language, text};
use tapis_club::{GuideBlock, GuideSpan, guide};
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

/// Every picture of the chapter is there.
const DRAWN: &str = "[...document.querySelectorAll('article figure')].every((one) => one.querySelector('img')?.naturalWidth > 1000)";

/// Waits for a chapter to be the one that is read.
async fn reads(program: &Program, chapter: &str) -> Result<()> {
    program.until(&format!("document.querySelector('[data-testid=guide-{chapter}]') !== null")).await
}

#[tokio::test]
async fn the_keyboard_opens_and_searches_the_guide() -> Result<()> {
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
    program.speak("en").await?;
    program.see("The cable comes out").await?;
    program.tap("guide-to-deals").await?;
    program.see("Making one").await?;

    // A picture over the whole window, and away again.
    program.tap("guide-to-projector").await?;
    reads(&program, "projector").await?;
    program.until(DRAWN).await?;
    program.tap("guide-picture-room").await?;
    program
        .until("document.querySelector('[data-testid=guide-large][open] img')?.naturalWidth > 1000")
        .await?;
    program.picture("large").await?;
    assert_eq!(program.axe("body").await?, Vec::<String>::new());
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;
    program.until("document.activeElement?.dataset.testid === 'guide-picture-room'").await?;
    program.tap("guide-picture-room").await?;
    program.tap("guide-reduce").await?;
    program.no_dialog().await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn every_chapter_fits_and_passes_axe() -> Result<()> {
    let mut wrong = Vec::new();
    // axe reads colours and names, which are the same at each size.
    let read_at = 1366;
    for size in [(1024, 680), (1366, 768), (1920, 1080)] {
        let program = Program::start_on(&format!("guide-{}", size.0), &["--sample"], size).await?;
        program.window("index.html").await?;
        program.find("test id", "go-members").await?;
        program.tap("go-guide").await?;
        for language in tapis_tests::languages(["fr", "en"]) {
            program.speak(language).await?;
            for chapter in CHAPTERS {
                program.tap(&format!("guide-to-{chapter}")).await?;
                reads(&program, chapter).await?;
                let wide = "(() => { const main = document.querySelector('main'); return main.scrollWidth - main.clientWidth; })()";
                program.until(DRAWN).await?;
                if program.eval(wide).await?.as_i64() != Some(0) {
                    wrong.push(format!("{language} {chapter} is wider than {size:?}"));
                }
                if size.0 != read_at || !["first-evening", "checklist", "trouble"].contains(&chapter) {
                    continue;
                }
                for theme in THEMES {
                    program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
                    let found = program.axe("body").await?;
                    wrong.extend(
                        found.into_iter().map(|line| format!("{language} {chapter} {theme}: {line}")),
                    );
                    program.picture(&format!("{language}-{chapter}-{theme}")).await?;
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
            program.eval("(document.documentElement.dataset.theme = 'light')").await?;
            program.picture(&format!("{language}-search")).await?;
            program.write(Key::Escape + "").await?;
        }
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}

/// The bold words of a chapter, in order.
fn labels(language: Language, id: &str) -> Vec<String> {
    let chapters = guide(language);
    let chapter = chapters.iter().find(|chapter| chapter.id == id).unwrap();
    let mut found = Vec::new();
    for block in &chapter.blocks {
        match block {
            GuideBlock::Heading { .. } | GuideBlock::Picture { .. } => (),
            GuideBlock::Paragraph { spans } => found.extend(spans),
            GuideBlock::List { items, .. } => found.extend(items.iter().flatten()),
        }
    }
    let label = |span: &GuideSpan| match span {
        GuideSpan::Label { words, .. } => Some(words.clone()),
        _ => None,
    };
    found.into_iter().filter_map(label).collect()
}

/// Presses by its words what the first chapter says, from an empty club to the prizes.
#[tokio::test]
async fn a_first_evening_goes_as_the_guide_says() -> Result<()> {
    for language in tapis_tests::languages([Language::Fr, Language::En]) {
        let program = Program::start(&format!("first-{}", language.code()), &[]).await?;
        program.window("index.html").await?;
        program.speak(language.code()).await?;
        let said = labels(language, "first-evening");
        let [
            _,
            create_club,
            name,
            _,
            make,
            members,
            lists,
            paste,
            preview,
            tournaments,
            new,
            start,
            players,
            ends,
            room,
            count,
            seats,
            money,
            prices,
            create,
            screen,
            entries,
            draw,
            cards,
            tables,
            prizes,
            handed,
            end,
        ] = said.as_slice()
        else {
            panic!("the chapter names other things now: {said:?}");
        };

        program.press(create_club).await?;
        program.fill(name, "Les As").await?;
        program.paste("new-members", "Abel Ana\nBrun Bob\nCosta Cléo").await?;
        program
            .until("/3/.test(document.querySelector('[data-testid=new-members-found]')?.textContent)")
            .await?;
        program.press(make).await?;
        program.no_dialog().await?;

        program.press(members).await?;
        program.press(lists).await?;
        program.click("menuitem", paste).await?;
        program.paste("paste-text", "Durand Dan\nÉluard Eve\nFaure Fil").await?;
        program.press(preview).await?;
        program.tap("import-go").await?;
        program.no_dialog().await?;

        program.press(tournaments).await?;
        program.press(new).await?;
        program.see(ends).await?;
        program.find("field", start).await?;
        program.find("field", players).await?;
        program.click("any", room).await?;
        program.find("field", count).await?;
        program.find("field", seats).await?;
        program.click("any", prices).await?;
        assert!(program.find("checkbox", money).await?.is_selected().await?);
        program.fill(&text(language, "setup-fee", &[]), "10").await?;
        program.press(create).await?;

        program.click("tab", entries).await?;
        let evening = program.desk().await?.tournament(TournamentId(1));
        for letters in ["Abe", "Bru", "Cos", "Dur", "Elu", "Fau"] {
            evening.register().first_of(letters).await?;
        }
        program.press(draw).await?;
        program.press(tournaments).await?;
        program.find("button", screen).await?;
        program.press(cards).await?;
        program.click("tab", tables).await?;
        program.find("test id", "rail-todo").await?;

        let plan = evening.tables().await?;
        for _ in 0..5 {
            let seated = evening.seated().await?;
            plan.eliminate(&seated[0]).await?;
        }
        program.click("tab", prizes).await?;
        program.see(handed).await?;
        program.picture("prizes").await?;
        program.press(end).await?;
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    Ok(())
}
