//! Documents by keyboard alone: Tab reaches every control of the documents, the print dialog, the
//! booklet and the rules; a document is chosen, paged through and printed without a mouse; Escape
//! closes, and the focus returns.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_tests::printer::{PrintServer, Printer};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{focused, put};

/// The usable controls inside a part of the page. In a group with arrow-key navigation (tabs, radio
/// buttons) one is enough.
const CONTROLS: &str = "(part) => {
  const all = [...document.querySelector(part).querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=checkbox], [role=tab]')];
  const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled);
  return shown.filter((one) => {
    if (one.getAttribute('role') === 'tab') return one.getAttribute('aria-selected') === 'true';
    if (one.type !== 'radio') return true;
    const group = shown.filter((other) => other.type === 'radio' && other.name === one.name);
    return one === (group.find((other) => other.checked) ?? group[0]);
  });
}";

/// Presses Tab until it has been everywhere, and returns the controls of a part it never reached.
async fn missed(program: &Program, part: &str) -> Result<Vec<String>> {
    program
        .eval(
            "(window.__reached = new Set()) && (window.__reaches ??=\
             (document.addEventListener('focusin', (event) => window.__reached.add(event.target)), true))",
        )
        .await?;
    let count = program.eval(&format!("({CONTROLS})({}).length", json!(part))).await?.as_u64().unwrap();
    assert!(count > 0, "{part} has controls");
    let name = "one.dataset.testid ?? one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 120)";
    let never = format!(
        "({CONTROLS})({}).filter((one) => !window.__reached.has(one)).map((one) => {name})",
        json!(part)
    );
    // As often as there are controls, and once more for the rest of the page.
    for _ in 0..2 {
        let everywhere = program
            .eval("document.querySelectorAll('a, button, input, select, textarea').length + 8")
            .await?;
        program.write("\u{e004}".repeat(usize::try_from(everywhere.as_u64().unwrap())?)).await?;
        let left: Vec<String> = serde_json::from_value(program.eval(&never).await?)?;
        if left.is_empty() {
            return Ok(left);
        }
    }
    Ok(serde_json::from_value(program.eval(&never).await?)?)
}

/// Presses Tab until the focus is there.
async fn tab_to(program: &Program, id: &str) -> Result<()> {
    for _ in 0..400 {
        if program.eval("document.activeElement?.dataset.testid ?? ''").await? == json!(id) {
            return Ok(());
        }
        program.write(Key::Tab + "").await?;
    }
    Err(format!("Tab never comes to {id}").into())
}

/// Waits until the preview contains these words.
async fn shown(program: &Program, wanted: &str) -> Result<()> {
    let words = "[...document.querySelectorAll('[data-testid=page-words]')]";
    let said = "page.textContent.replace(/\\s+/g, ' ').toLowerCase()";
    program.until(&format!("{words}.some((page) => {said}.includes({}))", json!(wanted.to_lowercase()))).await
}

#[tokio::test]
async fn documents_need_no_mouse() -> Result<()> {
    let (server, printer) = (PrintServer::start()?, Printer::start()?);
    server.add("Salle", &printer.uri(), "retry-job")?;
    let environment = vec![("CUPS_SERVER", server.address())];
    let program = Program::start_with("keyboard", &["--sample"], (1366, 768), environment).await?;
    program.window("index.html").await?;
    let nothing = Vec::<String>::new();

    // Tab reaches the options of each kind of document too.
    program.tap("go-documents").await?;
    tab_to(&program, "documents-others").await?;
    program.write(Key::Enter + "").await?;
    for (kind, said) in [("members", "liste des membres"), ("tonight", "signature"), ("rules", "règlement")]
    {
        tab_to(&program, &format!("kind-{kind}")).await?;
        program.write(Key::Enter + "").await?;
        shown(&program, said).await?;
        program.find("test id", "paper-print").await?;
        assert_eq!(missed(&program, "main").await?, nothing, "{kind}");
    }
    // The test detects a control that Tab cannot reach.
    program.eval("document.querySelector('[data-testid=paper-size]').tabIndex = -1").await?;
    assert_eq!(missed(&program, "main").await?, ["paper-size"]);
    program
        .eval("document.querySelector('[data-testid=paper-size]').removeAttribute('tabindex') ?? true")
        .await?;
    tab_to(&program, "kind-seat_cards").await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "paper-entry").await?;
    assert_eq!(missed(&program, "main").await?, nothing, "seat cards");

    // Keys turn the pages.
    tab_to(&program, "kind-rules").await?;
    program.write(Key::Enter + "").await?;
    shown(&program, "règlement").await?;
    tab_to(&program, "pages").await?;
    program.write(Key::PageDown + "").await?;
    let at = |page: u32| format!("document.querySelector('[data-testid=page-at]')?.value === '{page}'");
    program.until(&at(2)).await?;
    program.write(Key::Home + "").await?;
    program.until(&at(1)).await?;

    // The dialog: Escape closes it and returns the focus.
    tab_to(&program, "paper-print").await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "print-go").await?;
    assert_eq!(missed(&program, "dialog[open]").await?, nothing, "the print dialog");
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;
    focused(&program, "paper-print").await?;

    // Passing through the field of pages chooses no pages, so that all are printed.
    program.write(Key::Enter + "").await?;
    for id in ["print-printer", "print-copies", "print-pages", "print-go"] {
        tab_to(&program, id).await?;
    }
    program.write(Key::Enter + "").await?;
    let job = |state: &str| {
        format!("[...document.querySelectorAll('[data-testid=job]')].at(-1)?.dataset.state === '{state}'")
    };
    program.until(&job("done")).await?;
    let all = printer.received()?;
    focused(&program, "paper-print").await?;

    // Copies and pages by keys.
    program.write(Key::Enter + "").await?;
    tab_to(&program, "print-copies").await?;
    program.write(Key::Control + "a").await?;
    program.write("2").await?;
    tab_to(&program, "print-pages").await?;
    program.write("1-2").await?;
    program.until("document.querySelector('[data-testid=print-some]').checked").await?;
    tab_to(&program, "print-two_sided").await?;
    program.write(" ").await?;
    program.until("document.querySelector('[data-testid=print-two_sided]').checked").await?;
    tab_to(&program, "print-go").await?;
    program.picture("dialog").await?;
    program.write(Key::Enter + "").await?;
    program.until(&job("done")).await?;
    assert!(printer.received()?.len() < all.len(), "two pages are less than the booklet");

    // The booklet: every rule, and the editor of one.
    program.tap("go-rules").await?;
    program.find("test id", "tab-booklet").await?;
    assert_eq!(missed(&program, "main").await?, nothing, "the settings of the rules");
    program.tap("tab-booklet").await?;
    program.find("test id", "booklet-6-8").await?;
    tab_to(&program, "booklet-search").await?;
    program.write("6-8").await?;
    program.until("document.querySelectorAll('[data-testid^=\"booklet-6-\"]').length === 1").await?;
    assert_eq!(missed(&program, "main").await?, nothing, "the booklet");
    tab_to(&program, "booklet-6-8").await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "booklet-words").await?;
    assert_eq!(missed(&program, "dialog[open]").await?, nothing, "the editor of a rule");
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;
    focused(&program, "booklet-6-8").await?;
    assert_eq!(program.complaints().await?, nothing);
    program.quit().await
}

/// A member's card and season are printed from the panel beside the list and from the form. Changes in the
/// form are saved first; if they cannot be saved, nothing is printed.
#[tokio::test]
async fn a_member_is_printed_where_he_is_looked_at() -> Result<()> {
    let program = Program::start_on("member", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    program.find("test id", "member-1").await?;
    assert_eq!(missed(&program, "main").await?, Vec::<String>::new(), "the members");
    let person = program.call("members_find", json!({ "query": "", "archived": false })).await?.unwrap();
    let one = person.as_array().unwrap().iter().find(|one| one["id"] == 1).unwrap().clone();
    let (first, last) = (one["first_name"].as_str().unwrap(), one["last_name"].as_str().unwrap());

    tab_to(&program, "member-1").await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "member-panel").await?;
    assert_eq!(missed(&program, "main").await?, Vec::<String>::new(), "a member beside the others");
    tab_to(&program, "print-member").await?;
    program.write(Key::Enter + "").await?;
    focused(&program, "print-member_card").await?;
    program.picture("menu").await?;
    program.write(Key::Enter + "").await?;
    shown(&program, &format!("{first} {last}")).await?;
    program.find("test id", "member-chosen").await?;
    program.picture("card").await?;
    program.tap("paper-back").await?;
    // The panel is still open after the document.
    program.tap("print-member").await?;
    program.tap("print-member_year").await?;
    shown(&program, &format!("{first} {last}")).await?;
    program.tap("paper-back").await?;

    // From the form, with another first name.
    let search = program.find("test id", "member-search").await?;
    search.send_keys(format!("{last} {first}")).await?;
    program.until("document.querySelectorAll('main tbody tr').length === 1").await?;
    program.tap("edit-member").await?;
    program.fill("Prénom", "Zéphyrine").await?;
    program.picture("form").await?;
    program.tap("print-member_card").await?;
    shown(&program, &format!("Zéphyrine {last}")).await?;
    program.no_dialog().await?;
    program.tap("paper-back").await?;
    program.tap("edit-member").await?;
    put(&program, "last-name", "\u{e017}").await?;
    program.tap("print-member_card").await?;
    program.until("document.querySelector('dialog [aria-invalid=true]') !== null").await?;
    assert!(program.has("test id", "save-member").await?, "the form stays");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
