//! The statistics of a member, opened from the panel, and of a season: charts with the numbers behind each.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::in_each_theme;
use crate::floor_plan::resize;

const SIZES: [(u32, u32); 3] = [(1024, 680), (1366, 768), (1920, 1080)];

/// Nothing is cut at the right, and axe finds nothing, in each theme.
async fn looks(program: &Program, name: &str) -> Result<()> {
    for (width, height) in SIZES {
        resize(program, width, height).await?;
        let wide = "document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth";
        program.until(wide).await?;
        program.picture(&format!("{name}-{width}")).await?;
    }
    resize(program, 1366, 768).await?;
    in_each_theme(program, "main", name).await
}

async fn call(program: &Program, command: &str, arguments: Value) -> Result<Value> {
    Ok(program.call(command, arguments).await?.map_err(|error| error.to_string())?)
}

/// Script that counts the charts that have a name.
const DRAWN: &str = "[...document.querySelectorAll('[data-testid^=chart-]')]\
    .filter((chart) => (chart.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '').length > 10).length";

/// The numbers of a chart are a table that the keyboard reaches; how many rows it has.
async fn figures(program: &Program, chart: &str) -> Result<i64> {
    let (button, table) = (format!("figures-{chart}"), format!("[data-testid={chart}] [role=region]"));
    program.eval(&format!("document.querySelector('[data-testid={button}]').focus() ?? true")).await?;
    program.write(Key::Enter + "").await?;
    program.until(&format!("document.querySelector('{table}') !== null")).await?;
    program.write(Key::Tab + "").await?;
    program.until(&format!("document.activeElement === document.querySelector('{table}')")).await?;
    let rows = program.eval(&format!("document.querySelectorAll('{table} tbody tr').length")).await?;
    Ok(rows.as_i64().unwrap())
}

#[tokio::test]
async fn charts_describe_members_and_seasons() -> Result<()> {
    let program = Program::start_on("statistics", &["--sample"], (1920, 1080)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    let list = call(&program, "members_list", json!({ "query": "", "archived": false })).await?;
    let mut members = list["members"].as_array().unwrap().clone();
    members.sort_by_key(|line| line["came"].as_i64());
    let of = |line: &Value| line["member"]["id"].as_i64().unwrap();
    let (often, once) =
        (of(members.last().unwrap()), of(members.iter().find(|line| line["came"] == 1).unwrap()));
    let title = "document.querySelector('[data-testid=statistics-title]')?.textContent ?? ''";

    // From the panel to the statistics of somebody who came often.
    program.tap(&format!("member-{often}")).await?;
    program.tap("member-statistics").await?;
    let seen = call(&program, "member_statistics", json!({ "id": often })).await?;
    let name = seen["name"].as_str().unwrap();
    program.until(&format!("({title}).includes({})", json!(name))).await?;
    program.until(&format!("{DRAWN} >= 3")).await?;
    looks(&program, "fr-member").await?;
    let played = seen["results"].as_array().unwrap().len() as i64;
    assert_eq!(figures(&program, "chart-results").await?, played);
    assert_eq!(figures(&program, "chart-eliminations").await?, played);
    assert_eq!(program.axe("main").await?, Vec::<String>::new(), "tables");
    program.picture("fr-member-figures").await?;
    program.tap("figures-chart-results").await?;
    program.until("document.querySelector('[data-testid=chart-results] svg') !== null").await?;
    // Only one season, then somebody whom the member met.
    program.choose("Période", "Saison en cours").await?;
    program.until(&format!("{DRAWN} >= 1")).await?;
    let rival = &seen["rivals"][0];
    program.tap("rivals-all").await?;
    let rows = "document.querySelectorAll('[data-testid=rivals] tbody tr').length";
    program.until(&format!("{rows} === {}", seen["rivals"].as_array().unwrap().len())).await?;
    program.tap(&format!("rival-{}", rival["member"])).await?;
    program.until(&format!("({title}).includes({})", rival["name"])).await?;

    // The paper is about the same member, and leads back.
    program.tap("print-member_year").await?;
    program.until("document.querySelector('[data-testid=pages] canvas')?.dataset.drawn === 'true'").await?;
    program.tap("paper-back").await?;
    program.until(&format!("({title}).includes({})", rival["name"])).await?;
    program.tap("statistics-back").await?;
    program.find("test id", "member-panel").await?;

    // One evening is enough for every chart.
    program.tap(&format!("member-{once}")).await?;
    program.tap("member-statistics").await?;
    program.until(&format!("{DRAWN} >= 2")).await?;
    looks(&program, "fr-once").await?;

    program.tap("go-seasons").await?;
    program.tap("season-statistics").await?;
    program.until(&format!("{DRAWN} >= 5")).await?;
    looks(&program, "fr-season").await?;
    for chart in ["attendance", "durations", "takings-EUR", "months", "came"] {
        assert!(figures(&program, &format!("chart-{chart}")).await? > 0, "{chart}");
    }
    assert_eq!(program.axe("main").await?, Vec::<String>::new(), "tables");
    program.picture("fr-season-figures").await?;

    program.speak("en").await?;
    program.until(&format!("({title}).startsWith('Statistics: ')")).await?;
    program.tap("statistics-back").await?;
    program.tap("season-statistics").await?;
    program.until(&format!("{DRAWN} >= 5")).await?;
    looks(&program, "en-season").await?;
    program.eval("document.querySelector('[data-testid=honours] button').click() ?? true").await?;
    program.until(&format!("({title}).startsWith('Statistics: ') && {DRAWN} >= 2")).await?;
    program.find("test id", "badges").await?;
    looks(&program, "en-member").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
