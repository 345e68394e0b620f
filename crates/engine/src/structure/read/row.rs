//! A line of a structure as it is read.

use crate::base::quantity::Chips;
use crate::structure::read::cells::{amount, cells, fold, is_big_blind, is_blank, length, minutes_of};
use crate::structure::{AnteKind, Step};
use serde::{Deserialize, Serialize};

/// A line of the list.
pub(crate) struct Row {
    number: u32,
    text: String,
    pub(crate) cells: Vec<String>,
    /// It is a break.
    pub(crate) rest: bool,
    /// The minutes of a column that said what it holds, and is taken out of the cells.
    pub(crate) lasts: Option<u32>,
}

impl Row {
    pub(crate) fn of(number: u32, line: &str) -> Row {
        let (cells, said) = (cells(line), fold(line));
        let rest = said.contains("pause") || said.contains("break");
        Row { number, text: line.trim().chars().take(60).collect(), cells, rest, lasts: None }
    }

    pub(crate) fn bad(&self) -> BadLine {
        BadLine { line: self.number, text: self.text.clone() }
    }

    /// The cells that are numbers.
    pub(crate) fn numbers(&self) -> Vec<&str> {
        self.cells.iter().map(String::as_str).filter(|cell| amount(cell).is_some()).collect()
    }

    /// The cell of a column; none where the line has no such place. A line of fewer cells or more
    /// than there are columns counts its numbers only.
    fn cell(&self, columns: &[Column], wanted: Column) -> Option<&str> {
        let place = columns.iter().position(|column| *column == wanted)?;
        match self.cells.len() == columns.len() {
            true => self.cells.get(place).map(String::as_str),
            false => self.numbers().get(place).copied(),
        }
    }

    /// Step that the line states; `None` if it cannot be read.
    pub(crate) fn step(&self, columns: &[Column], minutes: u32) -> Option<Step> {
        let said = self.cell(columns, Column::Minutes).filter(|cell| !is_blank(cell));
        let seconds = self.cell(columns, Column::Seconds).and_then(length).and_then(minutes_of);
        if self.rest {
            // An hour (20:40) is when it begins, not how long it lasts.
            let lasts = |cell: &String| length(cell).filter(|_| !cell.contains(':'));
            let last = || self.cells.iter().rev().find_map(lasts);
            let own = self.lasts.or(seconds).or_else(|| said.and_then(length));
            let minutes = own.or_else(last).filter(|length| *length > 0).unwrap_or(10);
            let text = fold(&self.text);
            let color_up = ["color", "colour", "jeton", "chip"].iter().any(|word| text.contains(word))
                || self.cell(columns, Column::ColorUp).is_some_and(|cell| !cell.is_empty());
            return Some(Step::Break { minutes, color_up });
        }
        let own = self.lasts.or(seconds);
        let minutes = own.or_else(|| said.map_or(Some(minutes), length))?;
        let small_blind = amount(self.cell(columns, Column::Small)?)?;
        let big_blind = amount(self.cell(columns, Column::Big)?)?;
        let ante = match self.cell(columns, Column::Ante).filter(|cell| !is_blank(cell)) {
            None => Chips::ZERO,
            Some(cell) if is_big_blind(cell) => big_blind,
            Some(cell) => amount(cell)?,
        };
        let kind = self.cell(columns, Column::Kind).filter(|_| self.cells.len() == columns.len());
        if let Some(bring_in) = self.cell(columns, Column::BringIn).filter(|cell| !is_blank(cell)) {
            return Some(Step::Mixed { small_blind, big_blind, ante, bring_in: amount(bring_in)?, minutes });
        }
        if kind.is_some_and(|kind| fold(kind).contains("stud")) {
            return Some(Step::Stud { ante, bring_in: small_blind, small_bet: big_blind, minutes });
        }
        let ante_kind = match (ante, kind) {
            (Chips::ZERO, _) => AnteKind::None,
            (_, Some(kind)) if is_big_blind(kind) => AnteKind::BigBlind,
            (_, Some(kind)) if !kind.is_empty() => AnteKind::Classic,
            _ if ante >= big_blind => AnteKind::BigBlind,
            _ => AnteKind::Classic,
        };
        Some(Step::Level { small_blind, big_blind, ante, ante_kind, minutes })
    }
}

/// A line that is neither a level nor a break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BadLine {
    /// Number of the line, from 1.
    pub line: u32,
    pub text: String,
}

/// Content of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Column {
    Level,
    Small,
    Big,
    Ante,
    Minutes,
    Seconds,
    Kind,
    BringIn,
    ColorUp,
    Other,
}
