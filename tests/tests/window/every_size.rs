//! Every screen at the sizes of small laptops, also where everything is shown larger, of large monitors and of doubled
//! pixels: nothing is out of reach and no control covers another.

use tapis_tests::window::{Program, Result};

use crate::every_screen::{SCREENS, TABS, selected, shown};

const REACH: &str = include_str!("../../src/reach.js");

/// The screen in pixels, how many of them stand for one, and the language. The second and third are what 1366 × 768 has
/// left at 125 and at 150 %.
const SIZES: [((u32, u32), u32, &str); 5] = [
    ((1024, 680), 1, "fr"),
    ((1093, 614), 1, "en"),
    ((911, 512), 1, "fr"),
    ((1366, 768), 2, "en"),
    ((3840, 2160), 1, "fr"),
];

async fn look(program: &Program, what: &str, wrong: &mut Vec<String>) -> Result<()> {
    program.picture(what).await?;
    // Nothing moves any more.
    let drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
    program.eval(drawn).await?;
    let found = program.eval(REACH).await?;
    let lines = found.as_array().into_iter().flatten().filter_map(|line| line.as_str());
    wrong.extend(lines.map(|line| format!("{what}: {line}")));
    Ok(())
}

/// Presses without the driver, which misses what is drawn at another size than the window's.
async fn press(program: &Program, id: &str) -> Result<()> {
    program.find("test id", id).await?;
    program.eval(&format!("document.querySelector('[data-testid={id}]').click()")).await?;
    Ok(())
}

#[tokio::test]
async fn everything_is_reachable_at_any_size() -> Result<()> {
    let mut wrong = Vec::new();
    for (size, scale, language) in SIZES {
        let name = format!("size-{}x{scale}", size.0);
        let environment = vec![("GDK_SCALE", scale.to_string().into())];
        let program = Program::start_first_with(&name, &["--sample"], size, environment).await?;
        program.desk().await?;
        let spoken = format!("document.documentElement.lang === '{language}'");
        if program.eval(&spoken).await? != true {
            press(&program, "language").await?;
            program.until(&spoken).await?;
        }
        let id = program.playing_tournament().await?;
        for screen in SCREENS {
            press(&program, &format!("go-{screen}")).await?;
            shown(&program).await?;
            look(&program, &format!("{name}-{screen}"), &mut wrong).await?;
        }
        press(&program, "go-tournaments").await?;
        press(&program, &format!("open-{id}")).await?;
        for tab in TABS {
            press(&program, &format!("tab-{tab}")).await?;
            selected(&program, tab).await?;
            look(&program, &format!("{name}-{tab}"), &mut wrong).await?;
        }
        program.quit().await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}
