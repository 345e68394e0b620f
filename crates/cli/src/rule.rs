//! `rule`.

use std::io::{BufRead, Write};

use serde_json::{Value, json};
use tapis_club::Problem;
use tapis_club::engine::vectors::answer;
use tapis_club::locale::Language;

pub fn answer_all(language: Language) -> Result<(), Problem> {
    let failed = |error: std::io::Error| {
        let values = [("file", "-".into()), ("detail", error.to_string().into())];
        Problem::new(language, "cli-unreadable", &values)
    };
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line.map_err(failed)?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answered = match serde_json::from_slice::<Value>(&line) {
            Ok(question) => answer(&question),
            Err(error) => {
                json!({ "id": null, "refusal": { "code": "unreadable", "message": error.to_string() } })
            }
        };
        writeln!(out, "{answered}").map_err(failed)?;
    }
    Ok(())
}
