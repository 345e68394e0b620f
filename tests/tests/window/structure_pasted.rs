//! A structure for forty players with rebuys that ends at half past eleven, then one pasted from a
//! spreadsheet, undone, and read from a file as Windows spreadsheets save it; its past is frozen.

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, put};

/// The contents of a column, line by line.
async fn column(program: &Program, name: &str) -> Result<Vec<String>> {
    let cells = format!("[...document.querySelectorAll('[data-line] [data-column={name}] input')]");
    let found = program.eval(&format!("{cells}.map((cell) => cell.value)")).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

async fn first_is(program: &Program, small: &str) -> Result<()> {
    let first = "document.querySelector('[data-line] [data-column=small] input')?.value";
    program.until(&format!("{first} === '{small}'")).await
}

#[tokio::test]
async fn a_structure_comes_from_any_source() -> Result<()> {
    let program = Program::start("structure-pasted", &["--sample"]).await?;
    program.window("index.html").await?;
    program.tap("new-tournament").await?;
    put(&program, "players", "40").await?;
    // Times as people write them; invalid ones are not accepted.
    put(&program, "setup-start", "19h30").await?;
    put(&program, "setup-name", "Recaves du vendredi").await?;
    program.until("document.querySelector('[data-testid=setup-start]').value === '19:30'").await?;
    program.tap("section-formula").await?;
    choose(&program, "setup-format", "rebuy").await?;
    program.tap("section-chips").await?;
    program.until("document.querySelectorAll('[data-testid=chips-choice] option').length > 3").await?;
    choose(&program, "chips-choice", "usual-2").await?;
    program.find("test id", "chip-needs").await?;

    program.tap("section-levels").await?;
    program.tap("levels-suggest").await?;
    put(&program, "suggest-end", "2330").await?;
    put(&program, "suggest-rebuys", "15").await?;
    program.tap("suggest-take").await?;
    program.no_dialog().await?;
    let end = "document.querySelector('figcaption').textContent";
    program.until(&format!("/23:[234]\\d/.test({end})")).await?;
    program.until("document.querySelector('[data-testid=remark]') === null").await?;
    let wished = column(&program, "small").await?;
    program.picture("wished").await?;

    // Cells of a spreadsheet without headings: times, no-break spaces, thousands written with k, lengths.
    let pasted = "19:30\\t1\\t500\\t1\u{a0}000\\t\\t0:20\\n19:50\\t2\\t750\\t1,5k\\t\\t0:20\\n\
        20:10\\tPause\\t\\t\\t\\t0:15\\n20:25\\t3\\t1\u{202f}000\\t2k\\t2\u{a0}000\\t0:15";
    let paste = format!(
        "(() => {{ const cell = document.querySelector('[data-line] [data-column=small] input'); cell.focus(); \
         const held = new DataTransfer(); held.setData('text/plain', '{pasted}'); \
         return cell.dispatchEvent(new ClipboardEvent('paste', \
         {{ clipboardData: held, bubbles: true, cancelable: true }})) === false; }})()"
    );
    assert_eq!(program.eval(&paste).await?, json!(true));
    first_is(&program, "500").await?;
    assert_eq!(column(&program, "big").await?, ["1000", "1500", "2000"]);
    assert_eq!(column(&program, "minutes").await?, ["20", "20", "15", "15"]);
    program.picture("pasted").await?;
    program.tap("levels-undo").await?;
    first_is(&program, &wished[0]).await?;
    assert_eq!(column(&program, "small").await?, wished);
    program.tap("levels-redo").await?;
    first_is(&program, "500").await?;

    // A file in UTF-16, as a spreadsheet saves "Unicode text"; accents in the headings are read.
    program.tap("levels-paste").await?;
    program.find("test id", "import-choose").await?;
    let file = "(() => { const words = '\\ufeffNiveau\\tPetite blinde\\tGrosse blinde\\tDurée\\r\\n1\\t25\\t50\\t12\\r\\n2\\t50\\t100\\t12'; \
         const bytes = new Uint8Array([...words].flatMap((l) => [l.charCodeAt(0) & 255, l.charCodeAt(0) >> 8])); \
         const held = new DataTransfer(); held.items.add(new File([bytes], 'a.txt')); \
         const input = document.querySelector('[data-testid=import-file]'); input.files = held.files; \
         input.dispatchEvent(new Event('change', { bubbles: true })); return true; })()";
    program.eval(file).await?;
    program.no_dialog().await?;
    first_is(&program, "25").await?;
    assert_eq!(column(&program, "minutes").await?, ["12", "12"]);
    let complaints = program.complaints().await?;
    assert!(complaints.is_empty(), "{complaints:?}");
    program.quit().await
}
