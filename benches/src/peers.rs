//! Other makers of documents, driven through `benches/peers/paper.py`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

/// What is set: a title, paragraphs and heads, and a table.
#[derive(Debug, Clone, Default)]
pub struct Content {
    /// The title.
    pub title: String,
    /// Paragraphs; true: a head.
    pub blocks: Vec<(bool, String)>,
    /// The table's heads.
    pub heads: Vec<String>,
    /// The table's rows.
    pub rows: Vec<Vec<String>>,
}

impl Content {
    /// The words of a document of ours, read out of it by `pdftotext`: paragraphs as they stand,
    /// those of one short line as heads.
    ///
    /// # Errors
    /// Where poppler is missing or cannot read the file.
    pub fn read(title: &str, pdf: &Path) -> Result<Self, String> {
        let read = Command::new("pdftotext").args(["-layout", "-nopgbrk"]).arg(pdf).arg("-").output();
        let read = read.map_err(|error| format!("pdftotext: {error}"))?;
        let words = String::from_utf8_lossy(&read.stdout).into_owned();
        let mut blocks = Vec::new();
        for paragraph in words.split("\n\n") {
            let text = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
            if !text.is_empty() {
                blocks.push((paragraph.lines().count() == 1 && text.chars().count() < 40, text));
            }
        }
        Ok(Content { title: title.to_owned(), blocks, ..Content::default() })
    }

    fn json(&self) -> Value {
        let blocks: Vec<Value> =
            self.blocks.iter().map(|(head, text)| json!({ "head": head, "text": text })).collect();
        json!({ "title": self.title, "blocks": blocks, "heads": self.heads, "rows": self.rows })
    }
}

/// Python with the peers that are packages of it: `TAPIS_PEERS` names one, see docs/benchmarks.md.
pub fn python() -> PathBuf {
    std::env::var_os("TAPIS_PEERS").map_or_else(|| PathBuf::from("python3"), PathBuf::from)
}

/// How long a peer takes, round by round.
///
/// # Errors
/// Where it is not there or fails; the last line that it said.
pub fn times(peer: &str, content: &Content, folder: &Path, rounds: usize) -> Result<Vec<Duration>, String> {
    let (facts, out) = (folder.join("content.json"), folder.join("peer.pdf"));
    std::fs::write(&facts, content.json().to_string()).map_err(|error| error.to_string())?;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/paper.py");
    let run = Command::new(python())
        .arg(script)
        .arg(peer)
        .args([&facts, &folder.join("fonts")])
        .arg(rounds.to_string())
        .arg(&out)
        .output()
        .map_err(|error| error.to_string())?;
    if !run.status.success() {
        let said = String::from_utf8_lossy(&run.stderr);
        return Err(said.lines().last().unwrap_or("failed").to_owned());
    }
    let seconds: Vec<f64> = serde_json::from_slice(&run.stdout).map_err(|error| error.to_string())?;
    Ok(seconds.into_iter().map(Duration::from_secs_f64).collect())
}
