//! Levels read from a spreadsheet's cells or from a page's table, as people paste them.

use serde::{Deserialize, Serialize};

use super::{AnteKind, Step};
use crate::base::quantity::Chips;
use crate::structure::read::row::{Column, Row};

mod cells;
mod lengths;
mod row;
use cells::{amount, cells, fold};
use lengths::{is_clock, take_lengths};
pub use row::BadLine;

/// Reason why a list is not read. Nothing of it is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ReadError {
    /// There is no level in it.
    NoLevel,
    /// Lines with fewer than two numbers, that are no breaks.
    Lines { lines: Vec<BadLine> },
    /// It looks like JSON, and its steps are not what they should be.
    Json {
        /// The line, from 1.
        line: u32,
    },
}

/// The steps of a pasted list, one a line: cells between tabs, semicolons, bars (`100/200`) or
/// commas, in quotation marks or not. A head names its columns in French or English; without one
/// they are the small blind, the big blind, the ante and the minutes, after the level's number
/// where the lines are numbered. A third number that is the same in every line is the minutes, and
/// so is a column that says it (`0:20`, `20 min`) and does not tell the time. A line that says
/// "pause" or "break" is one. `minutes` is the length where a line has none. What [`super::csv`] and
/// [`super::json`] write is read back as it was.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::structure::{Step, read};
/// let steps = read("Niveau\tPB\tGB\tDurée\n1\t25\t50\t20\nPause\t\t\t10\n2\t50\t100\t20", 15).unwrap();
/// assert_eq!(steps.len(), 3);
/// assert!(matches!(steps[0], Step::Level { small_blind: Chips(25), big_blind: Chips(50), minutes: 20, .. }));
/// assert!(matches!(steps[1], Step::Break { minutes: 10, .. }));
/// ```
///
/// # Errors
/// Every line that cannot be read: nothing that is written is passed over.
pub fn read(pasted: &str, minutes: u32) -> Result<Vec<Step>, ReadError> {
    let pasted = pasted.trim_start_matches('\u{feff}');
    if pasted.trim_start().starts_with(['{', '[']) {
        return read_json(pasted);
    }
    let lines: Vec<(u32, &str)> =
        (1..).zip(pasted.lines()).filter(|(_, line)| !line.trim().is_empty()).collect();
    let named = lines.first().and_then(|(_, line)| head(line));
    let body = lines.get(usize::from(named.is_some())..).unwrap_or_default();
    let mut rows: Vec<Row> = body.iter().map(|(number, line)| Row::of(*number, line)).collect();
    let taken = named.is_none() && take_lengths(&mut rows);
    let levels: Vec<&Row> = rows.iter().filter(|row| !row.rest && row.numbers().len() >= 2).collect();
    if levels.is_empty() {
        return Err(ReadError::NoLevel);
    }
    let columns = match named {
        Some(named) => without_hours(named, &levels),
        None => guess(&levels, taken),
    };
    let read: Vec<Result<Step, BadLine>> =
        rows.iter().map(|row| row.step(&columns, minutes).ok_or_else(|| row.bad())).collect();
    let bad: Vec<BadLine> = read.iter().filter_map(|step| step.as_ref().err()).cloned().collect();
    if bad.is_empty() {
        Ok(read.into_iter().filter_map(Result::ok).collect())
    } else {
        Err(ReadError::Lines { lines: bad })
    }
}

/// A list of steps, or an object that has one.
fn read_json(text: &str) -> Result<Vec<Step>, ReadError> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum File {
        Named { steps: Vec<Step> },
        Bare(Vec<Step>),
    }
    let wrong = |line: usize| ReadError::Json { line: u32::try_from(line).unwrap_or(0).max(1) };
    let value: serde_json::Value = serde_json::from_str(text).map_err(|error| wrong(error.line()))?;
    let mut steps = match serde_json::from_value(value) {
        Ok(File::Named { steps } | File::Bare(steps)) => steps,
        Err(_) => return Err(wrong(1)),
    };
    for step in &mut steps {
        // An ante that nobody posts, or none that somebody posts: the amount counts, as in a table.
        if let Step::Level { big_blind, ante, ante_kind, .. } = step {
            *ante_kind = match (*ante, *ante_kind) {
                (Chips::ZERO, _) => AnteKind::None,
                (ante, AnteKind::None) if ante >= *big_blind => AnteKind::BigBlind,
                (_, AnteKind::None) => AnteKind::Classic,
                (_, kind) => kind,
            };
        }
    }
    if steps.iter().all(Step::is_break) { Err(ReadError::NoLevel) } else { Ok(steps) }
}

/// The columns, where a line names them.
fn head(line: &str) -> Option<Vec<Column>> {
    let named = |cell: &String| {
        let cell = fold(cell);
        let has = |words: &[&str]| words.iter().any(|word| cell.contains(word));
        let word =
            |wanted: &[&str]| cell.split(|c: char| !c.is_alphanumeric()).any(|word| wanted.contains(&word));
        match cell.as_str() {
            "sb" | "pb" => Column::Small,
            "bb" | "gb" => Column::Big,
            "#" | "n" | "no" => Column::Level,
            _ if has(&["bring"]) => Column::BringIn,
            _ if has(&["type", "kind"]) => Column::Kind,
            _ if has(&["color", "colour", "jeton", "chip"]) => Column::ColorUp,
            _ if has(&["ante"]) => Column::Ante,
            _ if has(&["small", "petite"]) || word(&["sb", "pb"]) => Column::Small,
            _ if has(&["big", "grosse", "grande"]) || word(&["bb", "gb"]) => Column::Big,
            _ if has(&["second"]) || word(&["sec", "s"]) => Column::Seconds,
            _ if has(&["min", "dur", "length", "temps", "time"]) => Column::Minutes,
            _ if has(&["niv", "lev", "n°"]) => Column::Level,
            _ => Column::Other,
        }
    };
    // Both blinds stand in one cell below "Blindes": a bar parts them.
    let both = |cell: &String| fold(cell).contains("blind") && named(cell) == Column::Other;
    let column = |cell: &String| match both(cell) {
        true => vec![Column::Small, Column::Big],
        false => vec![named(cell)],
    };
    let columns: Vec<Column> = cells(line).iter().flat_map(column).collect();
    (columns.contains(&Column::Small) && columns.contains(&Column::Big)).then_some(columns)
}

/// The columns without those that tell the time under a head that could mean lengths ("Time").
fn without_hours(named: Vec<Column>, levels: &[&Row]) -> Vec<Column> {
    let told = |at: usize| is_clock(levels.iter().filter_map(|row| row.cells.get(at)).map(String::as_str));
    let lasting = |(at, column)| if column == Column::Minutes && told(at) { Column::Other } else { column };
    named.into_iter().enumerate().map(lasting).collect()
}

/// Guesses the content of cells in lines without a head; `taken`: their lengths are known already.
///
/// If all levels have the same number of cells, places count: an empty cell among the antes is no ante. Places that
/// hold no number (the hour, “Niveau 3”) are passed over. Otherwise numbers count.
fn guess(levels: &[&Row], taken: bool) -> Vec<Column> {
    let width = levels.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let alike = levels.iter().all(|row| row.cells.len() == width);
    let grid: Vec<Vec<Option<Chips>>> = match alike {
        true => levels.iter().map(|row| row.cells.iter().map(|cell| amount(cell)).collect()).collect(),
        false => {
            let least = levels.iter().map(|row| row.numbers().len()).min().unwrap_or(0);
            let numbers = |row: &&Row| row.numbers().into_iter().take(least).map(amount).collect();
            levels.iter().map(numbers).collect()
        }
    };
    let width = grid.first().map_or(0, Vec::len);
    let column = |at: usize| grid.iter().map(move |row| row.get(at).copied().flatten());
    let mut places: Vec<usize> = (0..width).filter(|at| column(*at).any(|cell| cell.is_some())).collect();
    let mut columns = vec![Column::Other; width];
    let mut name = |place: Option<usize>, as_what: Column| {
        if let Some(found) = place.and_then(|place| columns.get_mut(place)) {
            *found = as_what;
        }
    };
    let counted = |at: &&usize| column(**at).eq((1..).take(grid.len()).map(|no| Some(Chips(no))));
    if places.len() >= 3 && places.first().as_ref().is_some_and(counted) {
        name(Some(places.remove(0)), Column::Level);
    }
    let mut places = places.into_iter();
    name(places.next(), Column::Small);
    name(places.next(), Column::Big);
    let third = places.next();
    let fourth = places.next();
    let same = third.is_some_and(|at| {
        let first = column(at).next().flatten();
        grid.len() > 1 && first > Some(Chips::ZERO) && column(at).all(|cell| cell == first)
    });
    if fourth.is_none() && same && !taken {
        name(third, Column::Minutes);
    } else {
        name(third, Column::Ante);
        name(fourth.filter(|_| !taken), Column::Minutes);
    }
    columns
}

#[cfg(test)]
mod tests;
