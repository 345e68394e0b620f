//! A structure for forty players with rebuys that ends at half past eleven, then one pasted from a
//! spreadsheet, undone, and read from a file as Windows' spreadsheets save it; its past is frozen.

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, closed, press, put};

/// What the cells of a column hold, line by line.
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
async fn a_structure_comes_from_a_wish_a_spreadsheet_and_a_file() -> Result<()> {
    let program = Program::start("structure-pasted", &["--sample"]).await?;
    program.window("index.html").await?;
    press(&program, "new-tournament").await?;
    put(&program, "players", "40").await?;
    // Hours as one says them; what is none is not kept.
    put(&program, "setup-start", "19h30").await?;
    put(&program, "setup-name", "Recaves du vendredi").await?;
    program.until("document.querySelector('[data-testid=setup-start]').value === '19:30'").await?;
    press(&program, "section-formula").await?;
    choose(&program, "setup-format", "rebuy").await?;
    press(&program, "section-chips").await?;
    program.until("document.querySelectorAll('[data-testid=chips-choice] option').length > 3").await?;
    choose(&program, "chips-choice", "usual-2").await?;
    program.find("test id", "chip-needs").await?;

    press(&program, "section-levels").await?;
    press(&program, "levels-suggest").await?;
    put(&program, "suggest-end", "2330").await?;
    put(&program, "suggest-rebuys", "15").await?;
    press(&program, "suggest-take").await?;
    closed(&program).await?;
    let end = "document.querySelector('figcaption').textContent";
    program.until(&format!("/23:[234]\\d/.test({end})")).await?;
    program.until("document.querySelector('[data-testid=remark]') === null").await?;
    let wished = column(&program, "small").await?;
    program.picture("wished").await?;

    // Cells of a spreadsheet without heads: hours, no-break spaces, thousands by a letter, lengths.
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
    press(&program, "levels-undo").await?;
    first_is(&program, &wished[0]).await?;
    assert_eq!(column(&program, "small").await?, wished);
    press(&program, "levels-redo").await?;
    first_is(&program, "500").await?;

    // A file in UTF-16, as a spreadsheet saves "Unicode text"; the head's accents are read.
    press(&program, "levels-paste").await?;
    program.find("test id", "import-choose").await?;
    let file = "(() => { const words = '\\ufeffNiveau\\tPetite blinde\\tGrosse blinde\\tDurée\\r\\n1\\t25\\t50\\t12\\r\\n2\\t50\\t100\\t12'; \
         const bytes = new Uint8Array([...words].flatMap((l) => [l.charCodeAt(0) & 255, l.charCodeAt(0) >> 8])); \
         const held = new DataTransfer(); held.items.add(new File([bytes], 'a.txt')); \
         const input = document.querySelector('[data-testid=import-file]'); input.files = held.files; \
         input.dispatchEvent(new Event('change', { bubbles: true })); return true; })()";
    program.eval(file).await?;
    closed(&program).await?;
    first_is(&program, "25").await?;
    assert_eq!(column(&program, "minutes").await?, ["12", "12"]);
    let complaints = program.complaints().await?;
    assert!(complaints.is_empty(), "{complaints:?}");
    program.quit().await
}
