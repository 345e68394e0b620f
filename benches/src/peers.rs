//! Other document generators, run through `benches/peers/paper.py`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

/// The content: a title, paragraphs and headings, and a table.
#[derive(Debug, Clone, Default)]
pub struct Content {
    pub title: String,
    /// Paragraphs; true marks a heading.
    pub blocks: Vec<(bool, String)>,
    pub heads: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Content {
    /// The text of one of our documents, read by `pdftotext`: paragraphs as they are,
    /// those of one short line as headings.
    ///
    /// # Errors
    /// If poppler is missing or cannot read the file.
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

/// A Python with the packages to compare with: `TAPIS_PEERS` names one, see docs/benchmarks.md.
pub fn python() -> PathBuf {
    std::env::var_os("TAPIS_PEERS").map_or_else(|| PathBuf::from("python3"), PathBuf::from)
}

/// Measures the duration of a generator, per round.
///
/// # Errors
/// If it is missing or fails; the last line of its output.
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
