//! Every screen at the sizes of small laptops, large monitors and doubled pixels: nothing is out of reach and no
//! control covers another.

use tapis_tests::window::{Program, Result};

const REACH: &str = include_str!("../../src/reach.js");

/// The screen in pixels, and how many of them stand for one.
const SIZES: [((u32, u32), u32); 3] = [((1024, 680), 1), ((1366, 768), 2), ((3840, 2160), 1)];

async fn look(program: &Program, what: &str, wrong: &mut Vec<String>) -> Result<()> {
    let found = program.eval(REACH).await?;
    let lines = found.as_array().into_iter().flatten().filter_map(|line| line.as_str());
    wrong.extend(lines.map(|line| format!("{what}: {line}")));
    program.picture(what).await?;
    Ok(())
}

/// Presses without the driver, which misses what is drawn at another size than the window's.
async fn press(program: &Program, id: &str) -> Result<()> {
    program.find("test id", id).await?;
    program.eval(&format!("document.querySelector('[data-testid={id}]').click()")).await?;
    Ok(())
}

#[tokio::test]
async fn nothing_is_out_of_reach_or_covered_at_any_size() -> Result<()> {
    let mut wrong = Vec::new();
    for (size, scale) in SIZES {
        let name = format!("size-{}x{scale}", size.0);
        let environment = vec![("GDK_SCALE", scale.to_string().into())];
        let program = Program::start_first_with(&name, &["--sample"], size, environment).await?;
        program.desk().await?;
        let id = program.playing_tournament().await?;
        for screen in [
            "tournaments",
            "floor",
            "members",
            "seasons",
            "documents",
            "rules",
            "room",
            "devices",
            "settings",
            "guide",
        ] {
            press(&program, &format!("go-{screen}")).await?;
            program.until("document.querySelector('main h1, main h2') !== null").await?;
            look(&program, &format!("{name}-{screen}"), &mut wrong).await?;
        }
        press(&program, "go-tournaments").await?;
        press(&program, &format!("open-{id}")).await?;
        for tab in ["entries", "tables", "clock", "prizes", "results", "history"] {
            press(&program, &format!("tab-{tab}")).await?;
            program
                .until(&format!(
                    "document.querySelector('[data-testid=tab-{tab}]').getAttribute('aria-selected') === 'true'"
                ))
                .await?;
            look(&program, &format!("{name}-{tab}"), &mut wrong).await?;
        }
        program.quit().await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}
