//! The volunteers' rota in the window: who helps is added by a few letters and removed by one press.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_tests::window::Result;

use crate::acts::{in_each_theme, put};
use crate::floor_plan::resize;
use crate::presses::start;
use crate::registering;

#[tokio::test]
async fn volunteers_are_added_and_removed() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = registering::club(&path, 4);
    let program = start("rota", &path).await?;
    program.tap("rota-open").await?;
    program.until("document.querySelectorAll('[data-testid=rota] tbody tr').length === 1").await?;
    // The button never stands there before the name does, which moves it.
    program
        .eval(
            "[window.early, window.names] = [0, 0], new MutationObserver(() => {
                const names = document.querySelectorAll('[data-testid=rota] .who').length;
                if (window.picking && !document.querySelector('[data-testid=rota-pick]') && names === window.names)
                    window.early += 1;
                window.picking = document.querySelector('[data-testid=rota-pick]') !== null;
                window.names = names;
            }).observe(document.querySelector('dialog'), { subtree: true, childList: true }), true",
        )
        .await?;
    for (count, (task, name)) in
        [(0, "riviere a"), (0, "riviere b"), (2, "riviere a")].into_iter().enumerate()
    {
        program.tap(&format!("rota-add-{id}-{task}")).await?;
        put(&program, "rota-pick", name).await?;
        program.until("document.querySelectorAll('[data-testid=rota] [role=option]').length > 0").await?;
        program.driver().active_element().await?.send_keys(thirtyfour::Key::Enter + "").await?;
        let names = format!("document.querySelectorAll('[data-testid=rota] .who').length === {}", count + 1);
        program.until(&names).await?;
        program.find("test id", &format!("rota-add-{id}-{task}")).await?;
    }
    program.until("window.early === 0").await?;
    program.until("document.querySelectorAll('[data-testid=rota-helpers] li').length === 2").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("rota-{width}")).await?;
    }
    in_each_theme(&program, "dialog", "rota").await?;
    program.eval("document.querySelector('[data-testid=rota] .who button').click()").await?;
    program.until("document.querySelectorAll('[data-testid=rota] .who').length === 2").await?;
    put(&program, "rota-tasks", "Bar, Crêpes").await?;
    program.tap("rota-tasks-save").await?;
    program.see("Tâches gardées").await?;
    program.see("Crêpes").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
