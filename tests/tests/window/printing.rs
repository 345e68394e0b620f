//! Printing from the window, on a test print server, followed until the printer
//! has everything; the whole evening at once; the pages of a long document.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_club::Club;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_tests::printer::{PrintServer, Printer};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::in_each_theme;

/// Waits until the preview contains these words.
async fn words(program: &Program, wanted: &str) -> Result<()> {
    let script = format!(
        "[...document.querySelectorAll('[data-testid=page-words]')]\
         .some((page) => page.textContent.replace(/\\s+/g, ' ').toLowerCase().includes({}))",
        json!(wanted.to_lowercase())
    );
    program.until(&script).await
}

/// Waits until the latest job is in this state.
async fn job(program: &Program, state: &str) -> Result<()> {
    program
        .until(&format!(
            "[...document.querySelectorAll('[data-testid=job]')].at(-1)?.dataset.state === '{state}'"
        ))
        .await
}

/// Waits until the dialog lists a printer of this name.
async fn offered(program: &Program, says: &str) -> Result<()> {
    let options = "[...document.querySelectorAll('[data-testid=print-printer] option')]";
    program.until(&format!("{options}.some((option) => option.textContent.includes({}))", json!(says))).await
}

async fn value(program: &Program, id: &str, wanted: &str) -> Result<()> {
    program.until(&format!("document.querySelector('[data-testid={id}]')?.value === '{wanted}'")).await
}

/// "Print" stays under the pointer and in the window, whatever document is chosen, also where the text is large.
async fn offered_at_one_place(program: &Program) -> Result<()> {
    program.find("test id", "paper-print").await?;
    for (size, wide) in [("double", false), ("usual", true)] {
        assert!(program.call("text_size_keep", json!({ "size": size })).await?.is_ok());
        program.until(&format!("(innerWidth > 1000) === {wide}")).await?;
        let places = "(async () => { \
            const places = {}; \
            for (const kind of ['tonight', 'seat_cards', 'moves', 'rules', 'structure']) { \
                document.querySelector(`[data-testid=kind-${kind}]`).click(); \
                for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame); \
                const print = document.querySelector('[data-testid=paper-print]'); \
                const { left, right, top } = print.getBoundingClientRect(); \
                places[`${Math.round(left)},${Math.round(top)},${right <= innerWidth}`] = kind; \
            } \
            return places; \
        })()";
        let places = program.eval(places).await?;
        let one =
            places.as_object().is_some_and(|at| at.len() == 1 && at.keys().all(|at| at.ends_with("true")));
        assert!(one, "{size}: {places}");
    }
    words(program, "niveau").await
}

#[tokio::test]
async fn a_document_is_printed_from_the_window_and_followed() -> Result<()> {
    let (server, printer) = (PrintServer::start()?, Printer::start()?);
    server.add("Salle", &printer.uri(), "retry-job")?;
    server.add("Bureau", &printer.uri(), "retry-job")?;
    server.administer("lpadmin", &["-p", "Salle", "-L", "près du bar"])?;
    let environment = vec![("CUPS_SERVER", server.address())];
    let program = Program::start_with("printing", &["--sample"], (1366, 768), environment).await?;
    program.window("index.html").await?;
    program.tap("go-documents").await?;
    program.tap("kind-structure").await?;
    words(&program, "niveau").await?;
    offered_at_one_place(&program).await?;
    program.tap("paper-print").await?;
    offered(&program, "Salle (près du bar)").await?;
    program.choose("Imprimante", "Salle").await?;
    // A long name does not scroll the dialog.
    let fits = "(() => { \
        const dialog = document.querySelector('dialog[open]'); \
        const [chosen] = dialog.querySelector('[data-testid=print-printer]').selectedOptions; \
        const name = chosen.textContent; \
        chosen.textContent = name.repeat(20); \
        const fits = dialog.scrollWidth <= dialog.clientWidth; \
        chosen.textContent = name; \
        return fits; \
    })()";
    program.until(fits).await?;
    in_each_theme(&program, "dialog[open]", "dialog").await?;

    // A document that cannot be printed gives a message in the dialog, which stays open.
    program.tap("print-some").await?;
    let pages = program.find("test id", "print-pages").await?;
    pages.send_keys("1-99").await?;
    program.tap("print-go").await?;
    program.see("Il n’y a pas de page 99").await?;
    program.tap("print-pages").await?;
    pages.clear().await?;
    pages.send_keys("1").await?;
    program.tap("print-two_sided").await?;
    program.tap("print-go").await?;
    job(&program, "done").await?;
    program.see("a tout reçu").await?;
    program.picture("done").await?;
    assert!(printer.received()?.starts_with(b"%PDF-"));

    // The printer and two-sided printing are remembered; a stopped queue keeps the job and says so.
    server.administer("cupsdisable", &["Salle"])?;
    program.tap("paper-print").await?;
    program.until("document.querySelector('[data-testid=print-printer]')?.value === 'Salle'").await?;
    program.until("document.querySelector('[data-testid=print-two_sided]')?.checked === true").await?;
    offered(&program, "file arrêtée").await?;
    program.tap("print-go").await?;
    job(&program, "stuck").await?;
    program.see("la file de Salle (près du bar) est arrêtée").await?;
    program.picture("stopped").await?;
    assert!(printer.is_quiet());
    // On another screen the job is still followed; back here, its state is unchanged.
    program.tap("go-members").await?;
    program.tap("go-documents").await?;
    program.see("la file de Salle (près du bar) est arrêtée").await?;
    server.administer("cupsenable", &["Salle"])?;
    job(&program, "done").await?;
    assert!(printer.received()?.starts_with(b"%PDF-"));

    // A cancelled job is not printed.
    server.administer("cupsdisable", &["Salle"])?;
    program.tap("paper-print").await?;
    program.tap("print-go").await?;
    job(&program, "stuck").await?;
    program.tap("job-cancel").await?;
    job(&program, "cancelled").await?;
    program.see("annulé.").await?;

    // The same if somebody cancels it in the system's own queue.
    program.tap("paper-print").await?;
    program.tap("print-go").await?;
    job(&program, "stuck").await?;
    server.administer("cancel", &["Salle-4"])?;
    job(&program, "cancelled").await?;
    program.see("annulé.").await?;
    program.picture("taken").await?;

    // A missing printer is reported, and the dialog lists the remaining ones.
    program.tap("paper-print").await?;
    program.choose("Imprimante", "Bureau").await?;
    server.administer("lpadmin", &["-x", "Bureau"])?;
    program.tap("print-go").await?;
    program.see("imprimante Bureau n’est plus là").await?;
    program.until("document.querySelectorAll('[data-testid=print-printer] option').length === 1").await?;
    program.picture("gone").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Letters missing from the font are reported above the preview, in the print dialog, and beside the papers
/// of the whole evening; a document without any reports nothing.
#[tokio::test]
async fn missing_letters_are_reported_when_printing() -> Result<()> {
    let (server, printer) = (PrintServer::start()?, Printer::start()?);
    server.add("Salle", &printer.uri(), "retry-job")?;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let mut club = Club::sample(&path, Language::Fr, Millis(chrono::Utc::now().timestamp_millis())).unwrap();
    club.details().set_name("Club 王").unwrap();
    club.close();
    let environment = vec![("CUPS_SERVER", server.address())];
    let arguments = ["--club", path.to_str().unwrap()];
    let program = Program::start_with("letters", &arguments, (1366, 768), environment).await?;
    program.window("index.html").await?;
    program.tap("go-documents").await?;
    program.tap("kind-structure").await?;
    words(&program, "niveau").await?;
    let notice = "document.querySelector('[data-testid=paper-notice]')?.textContent ?? ''";
    program.until(&format!("({notice}).includes('王')")).await?;
    program.picture("above").await?;
    program.tap("paper-print").await?;
    let said = "document.querySelector('dialog [data-testid=print-notice]')?.textContent ?? ''";
    program.until(&format!("({said}).includes('王')")).await?;
    program.picture("dialog").await?;
    program.tap("print-go").await?;
    job(&program, "done").await?;
    assert!(printer.received()?.starts_with(b"%PDF-"));
    program.until(&format!("({notice}).includes('王')")).await?;
    program.tap("kind-tonight").await?;
    words(&program, "signature").await?;
    program.until(&format!("({notice}).includes('王')")).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn papers_are_one_document_or_a_folder() -> Result<()> {
    let program = Program::start_on("tonight", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-documents").await?;
    // Without a print server, direct printing is not offered, and a message says what to do.
    program.see("Ouvrir pour imprimer").await?;
    program.find("test id", "print-advice").await?;
    assert!(!program.has("test id", "paper-print").await?);
    program.tap("kind-tonight").await?;
    words(&program, "signature").await?;
    let pages = "document.querySelectorAll('[data-testid=pages] figure').length";
    program.until(&format!("{pages} === 3")).await?;
    program.tap("tonight-rules").await?;
    program.until(&format!("{pages} > 20")).await?;
    program.picture("chosen").await?;
    for chosen in ["tonight-sign_in", "tonight-structure", "tonight-rules"] {
        program.tap(chosen).await?;
    }
    program.see("Choisissez au moins un document").await?;

    let folder = program.home().join("ce soir");
    let tournaments = program.call("tournaments", json!({})).await?.expect("the list");
    let (id, kinds) = (&tournaments[0]["id"], json!(["structure", "rules", "prizes"]));
    let options = json!({ "language": "en", "paper": "a4", "colour": false });
    let asked = json!({ "tournament": id, "kinds": kinds, "options": options, "folder": folder });
    let saved = program.call("documents_save", asked).await?;
    assert_eq!(saved, Ok(json!(folder)));
    let mut names: Vec<String> =
        std::fs::read_dir(&folder)?.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names.iter().any(|name| name.ends_with(" - Blind structure.pdf")), "{names:?}");
    let file = program.home().join("ce soir 8.9");
    let request =
        json!({ "paper": { "type": "evening", "tournament": id, "kinds": kinds }, "options": options });
    let saved = program.call("document_save", json!({ "request": request, "path": file })).await?;
    assert_eq!(saved, Ok(json!(format!("{}.pdf", file.display()))));
    let outlines = std::process::Command::new("qpdf")
        .args(["--json", "--json-key=outlines"])
        .arg(format!("{}.pdf", file.display()))
        .output()?;
    let outlines = String::from_utf8(outlines.stdout)?;
    assert!(outlines.contains("\"title\": \"Blind structure\""), "{outlines}");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_long_document_holds_few_pages() -> Result<()> {
    let program = Program::start_on("pages", &["--sample"], (1920, 1080)).await?;
    program.window("index.html").await?;
    program.tap("go-documents").await?;
    program.paper("rules").await?;
    words(&program, "règlement").await?;
    let count = program.eval("document.querySelectorAll('[data-testid=pages] figure').length").await?;
    let count = count.as_u64().unwrap();
    assert!(count > 8, "{count} pages");
    program.tap("pages").await?;
    program.write(Key::End + "").await?;
    value(&program, "page-at", &count.to_string()).await?;
    let near = "document.querySelectorAll('[data-testid=pages] canvas[data-drawn]').length";
    program
        .until(&format!(
            "document.querySelectorAll('figure')[{}].querySelector('canvas').dataset.drawn === 'true'",
            count - 1
        ))
        .await?;
    // The first page was released: distant pages take no memory.
    program.until("!document.querySelector('[data-testid=pages] canvas').dataset.drawn").await?;
    assert!(program.eval(near).await?.as_u64().unwrap() < 6);
    program.write(Key::Home + "").await?;
    value(&program, "page-at", "1").await?;
    program.until("document.querySelector('[data-testid=pages] canvas').dataset.drawn === 'true'").await?;
    let wide = "document.querySelector('[data-testid=pages] figure').getBoundingClientRect().width";
    let fits = program.eval(&format!("{wide} + 1")).await?;
    program.write("+").await?;
    program.until(&format!("{wide} > {fits}")).await?;
    program.write("0").await?;
    program.until(&format!("{wide} <= {fits}")).await?;
    let field = program.find("test id", "page-at").await?;
    field.clear().await?;
    field.send_keys("4" + Key::Enter).await?;
    value(&program, "page-at", "4").await?;
    let top = |what: &str| format!("document.querySelectorAll('{what}')[{{}}].getBoundingClientRect().top");
    let (sheet, desk) = (top("[data-testid=pages] figure"), top("[data-testid=pages]"));
    let there = format!("Math.abs({} - {}) < 2", sheet.replace("{}", "3"), desk.replace("{}", "0"));
    program.until(&there).await?;
    // Only the pages have scrolled, not the desk around them.
    program.until("document.scrollingElement.scrollTop === 0").await?;
    program.picture("fourth").await?;
    // Another document starts at its first page.
    program.tap("pages").await?;
    program.write(Key::End + "").await?;
    value(&program, "page-at", &count.to_string()).await?;
    program.paper("variants").await?;
    words(&program, "texas hold").await?;
    value(&program, "page-at", "1").await?;
    program.until("document.querySelector('[data-testid=pages]').scrollTop === 0").await?;
    // These keys scroll the pages and do not affect the clock: no tournament has changed.
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// A document that takes the place of another while pages of that one are still being drawn: the
/// drawing that was left must not hold up the new one.
#[tokio::test]
async fn a_document_appears_after_any_quick_change() -> Result<()> {
    let program = Program::start_on("replaced", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-documents").await?;
    program.paper("rules").await?;
    words(&program, "règlement").await?;
    // The other document is asked for a little later each time, so that every step of opening and
    // drawing the first one is interrupted.
    for wait in (0..1_200).step_by(150) {
        let hurry = format!(
            "window.__hurried = false;\
             document.querySelector('[data-testid=kind-rules]').click();\
             setTimeout(() => {{\
                 document.querySelector('[data-testid=kind-variants]').click();\
                 window.__hurried = true;\
             }}, {wait});"
        );
        program.driver().execute(hurry, vec![]).await?;
        program.until("window.__hurried").await?;
        words(&program, "texas hold").await?;
        // The picture of the document before stays until the new one is there; its words do not.
        program.until("document.querySelector('[data-testid=page-words]').textContent !== ''").await?;
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
