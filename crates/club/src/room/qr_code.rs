//! A code to scan.

use serde::{Deserialize, Serialize};
use tapis_documents::layout::code::Code;

/// A code to scan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QrCode {
    /// The dark squares, as the `d` of an SVG path; one unit is one square.
    pub path: String,
    /// Squares in a row, the quiet zone included.
    pub size: u32,
}

impl QrCode {
    /// Draws a text; none where it is empty or too long for any code.
    pub fn of(text: &str) -> Option<Self> {
        let code = Code::of(text)?;
        let quiet = Code::QUIET;
        let run = |(column, row, run): &(usize, usize, usize)| {
            format!("M{} {}h{run}v1h-{run}z", column + quiet, row + quiet)
        };
        let path = code.runs.iter().map(run).collect();
        Some(QrCode { path, size: u32::try_from(code.side + 2 * quiet).unwrap_or(u32::MAX) })
    }

    /// Draws a text for a terminal, two squares above each other in a letter, black on white whatever the terminal's
    /// own colours are. `None` if it is empty or too long for any code.
    pub fn in_terminal(text: &str) -> Option<String> {
        const TWO_QUIET: usize = 2;
        let code = Code::of(text)?;
        let dark = |column: usize, row: usize| {
            let at = |&(first, line, run): &(usize, usize, usize)| {
                (line + TWO_QUIET, true)
                    == (row, (first..first + run).contains(&column.wrapping_sub(TWO_QUIET)))
            };
            code.runs.iter().any(at)
        };
        let side = code.side + 2 * TWO_QUIET;
        let letter = |column, row| match (dark(column, row), dark(column, row + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        let line = |row| {
            format!(
                "\u{1b}[30;107m{}\u{1b}[0m\n",
                (0..side).map(|column| letter(column, row)).collect::<String>()
            )
        };
        Some((0..side).step_by(2).map(line).collect())
    }
}
