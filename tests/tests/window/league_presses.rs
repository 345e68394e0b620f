//! The buttons of the League dialog and of its lists, pressed twice in a hurry: each does once what it does.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_tests::league::League;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::put;
use crate::presses::{double_click, hasty_keys};

/// Records what the page asks of the program. Where the system's dialog would open, somebody has cancelled it at once.
const LISTEN: &str = "(() => {
    const before = window.fetch;
    window.__asked = [];
    window.fetch = (...all) => {
        const name = String(all[0]?.url ?? all[0]).split('/').at(-1);
        window.__asked.push(name);
        if (!['league_write', 'league_lists_open'].includes(name)) return before(...all);
        const headers = { 'Content-Type': 'application/json', 'Tauri-Response': 'ok' };
        return new Promise((done) => setTimeout(() => done(new Response('null', { headers })), 30));
    };
    return true;
})()";

/// Number of times that the page has asked for a command; what runs is waited for.
async fn asked(desk: &Program, command: &str, then: &str) -> Result<i64> {
    desk.until(then).await?;
    let count = desk.eval(&format!("window.__asked.filter((name) => name === '{command}').length")).await?;
    Ok(count.as_i64().unwrap())
}

/// A button is there and can be pressed.
fn ready(id: &str) -> String {
    format!("document.querySelector('[data-testid={id}]:not([aria-busy])')?.disabled === false")
}

async fn focus(desk: &Program, id: &str) -> Result<()> {
    desk.eval(&format!("document.querySelector('[data-testid={id}]').focus() ?? true")).await?;
    Ok(())
}

#[tokio::test]
async fn league_buttons_pressed_twice_act_once() -> Result<()> {
    let league = League::start();
    league.hub(&["name", "Ligue du Nord"]);
    league.hub(&["plan", "2099-12-05", "Finale de ligue", "--venue", "Lille"]);
    let window = Program::start_on("league-presses", &["--sample"], (1366, 900)).await?;
    let desk = &window;
    desk.window("index.html").await?;
    desk.tap("go-seasons").await?;
    desk.find("test id", "standings").await?;
    desk.tap("season-more").await?;
    desk.tap("league").await?;
    desk.until(&ready("league-write")).await?;
    desk.eval(LISTEN).await?;

    // A code is typed, and Enter pressed twice; nothing is said of the field that is empty by then.
    put(desk, "league-code", &league.invite("Club")).await?;
    focus(desk, "league-code").await?;
    hasty_keys(desk, Key::Enter + Key::Enter).await?;
    let joined = "document.querySelector('[data-testid=league-joined]') !== null";
    assert_eq!(asked(desk, "league_join", joined).await?, 1);
    desk.tap("league-join-other").await?;
    put(desk, "league-code", &league.invite("Encore")).await?;
    double_click(desk, "league-join").await?;
    assert_eq!(asked(desk, "league_join", joined).await?, 2);

    for (button, command) in [
        ("league-write", "league_write"),
        ("lists-open", "league_lists_open"),
        ("league-send", "league_send"),
    ] {
        desk.until(&ready(button)).await?;
        double_click(desk, button).await?;
        assert_eq!(asked(desk, command, &ready(button)).await?, 1, "{button}: a double click");
        focus(desk, button).await?;
        hasty_keys(desk, Key::Enter + Key::Enter).await?;
        assert_eq!(asked(desk, command, &ready(button)).await?, 2, "{button}: Enter twice");
    }
    desk.see("de ce club, dont aucune nouvelle").await?;

    // The lists open once, and the second press of what closes them presses nothing of the dialog below.
    let in_all = "window.__asked.filter((name) => name.startsWith('league_')).length";
    double_click(desk, "lists-ask").await?;
    assert_eq!(asked(desk, "league_lists_ask", &ready("lists-take")).await?, 1);
    let before = desk.eval(in_all).await?;
    desk.until(
        "performance.now() > ([...document.querySelectorAll('[data-settled]')].at(-1)?.dataset.settled ?? 0)",
    )
    .await?;
    double_click(desk, "lists-close").await?;
    desk.until(&ready("lists-ask")).await?;
    assert_eq!(desk.eval(in_all).await?, before, "closing asks for nothing");
    desk.until(
        "performance.now() > ([...document.querySelectorAll('[data-settled]')].at(-1)?.dataset.settled ?? 0)",
    )
    .await?;
    focus(desk, "lists-ask").await?;
    hasty_keys(desk, Key::Enter + Key::Enter).await?;
    assert_eq!(asked(desk, "league_lists_ask", &ready("lists-take")).await?, 2);
    desk.until(
        "performance.now() > ([...document.querySelectorAll('[data-settled]')].at(-1)?.dataset.settled ?? 0)",
    )
    .await?;
    double_click(desk, "lists-take").await?;
    assert_eq!(asked(desk, "league_lists_take", &ready("lists-ask")).await?, 1);
    desk.see("une soirée planifiée").await?;
    assert_eq!(desk.complaints().await?, Vec::<String>::new());
    window.quit().await
}
