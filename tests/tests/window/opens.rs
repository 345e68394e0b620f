//! The real window opens, in French, and nothing goes wrong in it.

use tapis_tests::window::{Program, Result};

#[tokio::test]
async fn the_desk_opens_in_french_and_without_an_error() -> Result<()> {
    let program = Program::start("opens", &["--sample"]).await?;
    program.window("index.html").await?;
    assert_eq!(program.eval("document.documentElement.lang").await?, "fr");
    program.see("Membres").await?;
    program.picture("desk").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
