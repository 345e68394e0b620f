//! The files and the output of a command, and its errors.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::pin::pin;

use futures_util::{Stream, StreamExt};
use serde::Serialize;
use serde_json::json;
use tapis_locale::{Language, Phrase, Value, text, unreadable, unwritable};

use crate::HubError;

/// An error of the program or of a local file.
pub(crate) enum CommandError {
    Hub(HubError),
    /// A file cannot be read or written.
    File(Phrase),
    /// The contents of a file cannot be used.
    Content {
        file: PathBuf,
        detail: Value,
    },
}

impl From<HubError> for CommandError {
    fn from(error: HubError) -> Self {
        CommandError::Hub(error)
    }
}

impl CommandError {
    pub(crate) fn say(&self, language: Language) -> String {
        match self {
            CommandError::Hub(error) => error.say(language),
            CommandError::File(phrase) => phrase.say(language),
            CommandError::Content { file, detail } => {
                let values = [("file", file.display().to_string().into()), ("detail", detail.clone())];
                text(language, "cli-unreadable", &values)
            }
        }
    }
}

/// If the reader has closed the pipe, stop writing; the status still reports the result.
pub(crate) fn say(answer: &impl Serialize) {
    // The exit status reports the result all the same.
    let _ = writeln!(io::stdout(), "{}", json!(answer));
}

pub(crate) fn read(file: &Path) -> Result<Vec<u8>, CommandError> {
    std::fs::read(file).map_err(|error| CommandError::File(unreadable(file, &error)))
}

/// Writes a file. Its folder must exist: a mistyped one would otherwise hide the file.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    std::fs::write(file, bytes).map_err(|error| CommandError::File(unwritable(file, &error)))
}

/// Writes a table, part by part; an existing file is replaced only by a whole one. Returns its size.
pub(crate) async fn write_parts(
    file: &Path,
    parts: impl Stream<Item = Result<Vec<u8>, HubError>>,
) -> Result<usize, CommandError> {
    let unwritten = |error: io::Error| CommandError::File(unwritable(file, &error));
    let mut parts = pin!(parts);
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut begun = tempfile::NamedTempFile::new_in(folder).map_err(unwritten)?;
    let mut bytes = 0;
    while let Some(part) = parts.next().await {
        let part = part?;
        begun.write_all(&part).map_err(unwritten)?;
        bytes += part.len();
    }
    begun.persist(file).map_err(|error| unwritten(error.error))?;
    Ok(bytes)
}
