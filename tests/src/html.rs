//! Pages as the standard wants them.

use std::path::Path;
use std::process::Command;

use crate::window::Result;

/// Faults in the pages of a folder; empty if there is none. A page that is known to be broken shows that pages are read
/// at all.
///
/// # Errors
/// If the checker does not run, or finds nothing wrong with the broken page.
pub fn html_complaints(pages: &Path) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let (rules, broken) = (folder.path().join("rules.json"), folder.path().join("broken.html"));
    std::fs::write(&rules, r#"{ "root": true, "extends": ["html-validate:standard"] }"#)?;
    std::fs::write(&broken, "<!DOCTYPE html><title>A</title><p><div></p>")?;
    let validate = |what: &Path| {
        Command::new("npx")
            .args(["--no-install", "html-validate", "--config"])
            .args([&rules, what])
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui"))
            .output()
    };
    if validate(&broken)?.status.success() {
        return Err("html-validate reads no pages".into());
    }
    let read = validate(pages)?;
    let said = format!("{}{}", String::from_utf8_lossy(&read.stdout), String::from_utf8_lossy(&read.stderr));
    Ok(if read.status.success() { String::new() } else { format!("html-validate: {said}") })
}
