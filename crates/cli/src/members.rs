//! `import-members`.

use std::path::Path;

use tapis_club::{Club, Problem};

pub fn import(club: &mut Club, file: &Path, preview: bool) -> Result<(), Problem> {
    let list = std::fs::read(file).map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    })?;
    let found = club.library().preview_import(&list)?;
    for line in &found.lines {
        crate::output::say!("{}", serde_json::to_string(line).unwrap_or_default());
    }
    let added = if preview { 0 } else { club.library().import(&list, &found, crate::now())? };
    crate::output::say!(
        "{}",
        serde_json::json!({ "encoding": found.encoding, "separator": found.separator, "ignored": found.ignored,
            "to_add": found.added, "known": found.known, "rejected": found.rejected, "added": added })
    );
    Ok(())
}
