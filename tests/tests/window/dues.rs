//! The dues of a season: an amount is set, one member pays, a payment is cancelled, registration says what is open.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_tests::window::{Program, Result};

use crate::acts::{press, put};
use crate::floor_plan::resize;

#[tokio::test]
async fn dues_are_set_received_and_cancelled() -> Result<()> {
    let program = Program::start_on("dues", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    program.tap("go-dues").await?;
    program.tap("due-set").await?;
    put(&program, "due-amount", "30").await?;
    program.tap("due-save").await?;
    program.find("test id", "dues-lines").await?;
    let first = program.eval("document.querySelector('[data-testid^=pay-]').dataset.testid").await?;
    let first = first.as_str().unwrap().to_owned();
    let member = first.trim_start_matches("pay-").to_owned();

    // The row's button opens the form with the whole amount; Enter in it would do as well.
    program.tap(&first).await?;
    program.tap("means-cheque").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("pay-{width}")).await?;
    }
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
    }
    // More than is owed is refused, and nothing typed is lost.
    put(&program, "due-received", "31").await?;
    program.tap("due-receive").await?;
    program.until("document.querySelector('dialog [role=alert]')?.textContent.includes('plus que')").await?;
    put(&program, "due-received", "30").await?;
    program.tap("due-receive").await?;
    program.no_dialog().await?;
    program.until(&format!("document.querySelector('[data-testid={first}]') === null")).await?;
    let sum = "document.querySelector('[data-testid=dues-sum]').textContent";
    program.until(&format!("{sum}.includes('Chèque')")).await?;
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("list-{theme}")).await?;
    }
    resize(&program, 1024, 680).await?;
    program.picture("list-1024").await?;

    program.tap("dues-settled").await?;
    program.until("document.querySelectorAll('[data-testid=dues-lines] tbody tr').length === 1").await?;
    program.tap(&format!("due-{member}")).await?;
    program.tap("cancel-1").await?;
    put(&program, "cancel-why", "Chèque d’un autre").await?;
    program.picture("cancel").await?;
    program.tap("cancel-go").await?;
    program.no_dialog().await?;
    program.until(&format!("!{sum}.includes('Chèque')")).await?;

    // The member's panel and the receipts say the same.
    program.tap("dues-back").await?;
    press(&program, &format!("member-{member}")).await?;
    program.until("document.querySelector('[data-testid=member-dues]')?.textContent.includes('30')").await?;
    program.speak("en").await?;
    program.tap("go-dues").await?;
    program.find("test id", "dues-lines").await?;
    program.picture("list-en").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
