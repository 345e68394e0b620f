//! QR codes drawn as vector squares.

use qrcode::{Color, EcLevel, QrCode};

use super::shape::{Shape, Step};

/// A code as runs of dark modules, so that no hairline shows between two of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    /// Modules per row, without the quiet zone of [`Code::QUIET`] modules that readers need.
    pub side: usize,
    /// Column, row and length of each run.
    pub runs: Vec<(usize, usize, usize)>,
}

impl Code {
    /// Modules left white on each side.
    pub const QUIET: usize = 4;

    /// The code of a text; `None` if it is empty or too long.
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let side = code.width();
        let mut runs = Vec::new();
        for (row, line) in code.to_colors().chunks(side).enumerate() {
            let mut column = 0;
            while column < side {
                let run = line.iter().skip(column).take_while(|square| **square == Color::Dark).count();
                if run > 0 {
                    runs.push((column, row, run));
                }
                column += run.max(1);
            }
        }
        Some(Code { side, runs })
    }

    /// Draws it into a square of this size in points, including its quiet zone.
    pub fn drawn(&self, x: f32, y: f32, width: f32) -> Shape {
        #[expect(clippy::cast_precision_loss, reason = "a code has at most 177 squares in a row")]
        let number = |count: usize| count as f32;
        let unit = width / number(self.side + 2 * Self::QUIET);
        let at = |squares: usize| number(squares + Self::QUIET) * unit;
        let mut steps = Vec::with_capacity(self.runs.len() * 4);
        for (column, row, length) in &self.runs {
            let (left, top) = (x + at(*column), y + at(*row));
            let (right, bottom) = (x + at(column + length), y + at(row + 1));
            steps.extend([
                Step::Move((left, top)),
                Step::Line((right, top)),
                Step::Line((right, bottom)),
                Step::Line((left, bottom)),
            ]);
        }
        Shape { steps, closed: true }
    }
}
