//! Levels read from a spreadsheet's cells or from a page's table, as people paste them.

use serde::{Deserialize, Serialize};

use crate::quantity::Chips;

use super::{AnteKind, Step};

/// A line that is neither a level nor a break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BadLine {
    /// Which, from 1.
    pub line: u32,
    /// What stands there.
    pub text: String,
}

/// Why a list is not read. Nothing of it is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ReadError {
    /// There is no level in it.
    NoLevel,
    /// Lines with fewer than two numbers, that are no breaks.
    Lines {
        /// All of them.
        lines: Vec<BadLine>,
    },
    /// It looks like JSON, and its steps are not what they should be.
    Json {
        /// The line, from 1.
        line: u32,
    },
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Level,
    Small,
    Big,
    Ante,
    Minutes,
    Kind,
    ColorUp,
    Other,
}

/// The steps of a pasted list, one a line: cells between tabs, semicolons or bars (`100/200`).
/// A head names its columns in French or English; without one they are the small blind, the big
/// blind, the ante and the minutes, after the level's number where the lines are numbered. A
/// third number that is the same in every line is the minutes. A line that says "pause" or
/// "break" is one. `minutes` is the length where a line has none. What [`super::csv`] and
/// [`super::json`] write is read back as it was.
///
/// ```
/// use tapis_engine::structure::{Step, read};
/// let steps = read("Niveau\tPB\tGB\tDurée\n1\t25\t50\t20\nPause\t\t\t10\n2\t50\t100\t20", 15).unwrap();
/// assert_eq!(steps.len(), 3);
/// assert!(matches!(steps[0], Step::Level { small_blind: 25, big_blind: 50, minutes: 20, .. }));
/// assert!(matches!(steps[1], Step::Break { minutes: 10, .. }));
/// ```
///
/// # Errors
/// Every line that cannot be read.
pub fn read(pasted: &str, minutes: u32) -> Result<Vec<Step>, ReadError> {
    let pasted = pasted.trim_start_matches('\u{feff}');
    if pasted.trim_start().starts_with(['{', '[']) {
        return read_json(pasted);
    }
    let lines: Vec<(u32, &str)> =
        (1..).zip(pasted.lines()).filter(|(_, line)| !line.trim().is_empty()).collect();
    let mut columns = lines.first().and_then(|(_, line)| head(line));
    let body = lines.get(usize::from(columns.is_some())..).unwrap_or_default();
    let rows: Vec<Vec<Option<Chips>>> = body.iter().map(|(_, line)| numbers(line)).collect();
    let levels: Vec<Vec<Chips>> = body
        .iter()
        .zip(&rows)
        .filter(|((_, line), _)| !is_break(line))
        .map(|(_, row)| row.iter().copied().flatten().collect())
        .filter(|row: &Vec<Chips>| row.len() >= 2)
        .collect();
    if levels.is_empty() {
        return Err(ReadError::NoLevel);
    }
    let columns = columns.get_or_insert_with(|| guess(&levels)).clone();
    let mut steps = Vec::with_capacity(body.len());
    let mut bad = Vec::new();
    for ((number, line), row) in body.iter().zip(&rows) {
        // Guessed columns count numbers only; named ones count cells.
        let texts = cells(line);
        let cells: Vec<Option<Chips>> = if row.len() == columns.len() {
            row.clone()
        } else {
            row.iter().copied().filter(Option::is_some).collect()
        };
        let of = |wanted: Column| {
            let place = columns.iter().position(|column| *column == wanted)?;
            cells.get(place).copied().flatten()
        };
        let word = |wanted: Column| {
            let place = columns.iter().position(|column| *column == wanted)?;
            texts.get(place).copied().filter(|_| texts.len() == columns.len())
        };
        let length = of(Column::Minutes).and_then(|found| u32::try_from(found).ok());
        if is_break(line) {
            let last = row.iter().copied().flatten().last().and_then(|found| u32::try_from(found).ok());
            let said = length.or(last);
            let color_up = ["color", "colour", "jeton", "chip"].iter().any(|word| fold(line).contains(word));
            let color_up = color_up || word(Column::ColorUp).is_some_and(|cell| !cell.is_empty());
            steps.push(Step::Break { minutes: said.filter(|said| *said > 0).unwrap_or(10), color_up });
            continue;
        }
        let (Some(small_blind), Some(big_blind)) = (of(Column::Small), of(Column::Big)) else {
            bad.push(BadLine { line: *number, text: line.trim().chars().take(60).collect() });
            continue;
        };
        let ante = of(Column::Ante).unwrap_or(0);
        let ante_kind = match (ante, word(Column::Kind).map(fold)) {
            (0, _) => AnteKind::None,
            (_, Some(kind)) if ["bb", "gb", "big", "gross"].iter().any(|word| kind.contains(word)) => {
                AnteKind::BigBlind
            }
            (_, Some(kind)) if !kind.is_empty() => AnteKind::Classic,
            _ if ante >= big_blind => AnteKind::BigBlind,
            _ => AnteKind::Classic,
        };
        let minutes = length.unwrap_or(minutes);
        steps.push(Step::Level { small_blind, big_blind, ante, ante_kind, minutes });
    }
    if bad.is_empty() { Ok(steps) } else { Err(ReadError::Lines { lines: bad }) }
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
    let steps = match serde_json::from_value(value) {
        Ok(File::Named { steps } | File::Bare(steps)) => steps,
        Err(_) => return Err(wrong(1)),
    };
    if steps.iter().all(Step::is_break) { Err(ReadError::NoLevel) } else { Ok(steps) }
}

fn fold(line: &str) -> String {
    line.to_lowercase().replace(['é', 'è'], "e")
}

fn is_break(line: &str) -> bool {
    let line = fold(line);
    line.contains("pause") || line.contains("break")
}

fn cells(line: &str) -> Vec<&str> {
    let separators: &[char] = if line.contains('\t') { &['\t', '/'] } else { &[';', '|', '/', ','] };
    line.split(separators).map(str::trim).collect()
}

/// The columns, where a line names them.
fn head(line: &str) -> Option<Vec<Column>> {
    let named = |cell: &str| {
        let cell = fold(cell);
        let has = |words: &[&str]| words.iter().any(|word| cell.contains(word));
        match cell.as_str() {
            "sb" | "pb" => Column::Small,
            "bb" | "gb" => Column::Big,
            "#" | "n" | "no" => Column::Level,
            _ if has(&["type", "kind"]) => Column::Kind,
            _ if has(&["color", "colour", "jeton", "chip"]) => Column::ColorUp,
            _ if has(&["ante"]) => Column::Ante,
            _ if has(&["small", "petite"]) => Column::Small,
            _ if has(&["big", "grosse", "grande"]) => Column::Big,
            _ if has(&["min", "dur", "length", "temps", "time"]) => Column::Minutes,
            _ if has(&["niv", "lev", "n°"]) => Column::Level,
            _ => Column::Other,
        }
    };
    let columns: Vec<Column> = cells(line).into_iter().map(named).collect();
    (columns.contains(&Column::Small) && columns.contains(&Column::Big)).then_some(columns)
}

/// The numbers of a line's cells; spaces group digits, and a `k` is a thousand.
fn numbers(line: &str) -> Vec<Option<Chips>> {
    let number = |cell: &str| {
        let text: String = cell.chars().filter(|c| !c.is_whitespace() && *c != '\u{202f}').collect();
        let text = text.to_lowercase();
        let (digits, times) = match text.strip_suffix('k') {
            Some(digits) => (digits.to_owned(), 1_000),
            None => (text.trim_end_matches(|c: char| c.is_alphabetic() || c == '\'').to_owned(), 1),
        };
        digits.parse::<Chips>().ok().and_then(|value| value.checked_mul(times))
    };
    cells(line).into_iter().map(number).collect()
}

/// What the numbers of lines without a head are.
fn guess(levels: &[Vec<Chips>]) -> Vec<Column> {
    let width = levels.iter().map(Vec::len).min().unwrap_or(0);
    let counted =
        width >= 3 && (1..).zip(levels).all(|(number, row): (Chips, _)| row.first() == Some(&number));
    let mut columns = if counted { vec![Column::Level] } else { Vec::new() };
    let rest = width - columns.len();
    let at = columns.len() + 2;
    let third = levels.first().and_then(|row| row.get(at)).copied();
    let same = levels.len() > 1 && third > Some(0) && levels.iter().all(|row| row.get(at).copied() == third);
    columns.extend(match rest {
        0 | 1 => vec![],
        2 => vec![Column::Small, Column::Big],
        3 if same => vec![Column::Small, Column::Big, Column::Minutes],
        3 => vec![Column::Small, Column::Big, Column::Ante],
        _ => vec![Column::Small, Column::Big, Column::Ante, Column::Minutes],
    });
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blinds(steps: &[Step]) -> Vec<(Chips, Chips, Chips, u32)> {
        let line = |step: &Step| match *step {
            Step::Level { small_blind, big_blind, ante, minutes, .. } => {
                (small_blind, big_blind, ante, minutes)
            }
            Step::Break { minutes, .. } => (0, 0, 0, minutes),
        };
        steps.iter().map(line).collect()
    }

    #[test]
    fn cells_of_a_spreadsheet_without_a_head() {
        let steps = read("25\t50\n50\t100\n", 20).unwrap();
        assert_eq!(blinds(&steps), [(25, 50, 0, 20), (50, 100, 0, 20)]);
        let steps = read("1\t100\t200\t15\n2\t150\t300\t15\n", 20).unwrap();
        assert_eq!(blinds(&steps), [(100, 200, 0, 15), (150, 300, 0, 15)]);
        let steps = read("100\t200\t200\n150\t300\t300\nPAUSE\n200\t400\t400", 20).unwrap();
        assert_eq!(
            blinds(&steps),
            [(100, 200, 200, 20), (150, 300, 300, 20), (0, 0, 0, 10), (200, 400, 400, 20)]
        );
        assert!(matches!(steps[0], Step::Level { ante_kind: AnteKind::BigBlind, .. }));
    }

    #[test]
    fn a_head_says_which_is_which_in_both_languages() {
        let french =
            "Durée;Niveau;Grosse blinde;Petite blinde;Ante\n20;1;1 000;500;100\n20;2;2\u{202f}000;1k;0";
        assert_eq!(blinds(&read(french, 5).unwrap()), [(500, 1000, 100, 20), (1000, 2000, 0, 20)]);
        let english = "Level|SB|BB|BB Ante|Minutes\n1|100|200|0|12 min\nBreak|||| 15 min";
        assert_eq!(blinds(&read(english, 5).unwrap()), [(100, 200, 0, 12), (0, 0, 0, 15)]);
    }

    #[test]
    fn blinds_with_a_bar_between() {
        assert_eq!(blinds(&read("25/50\n50/100", 20).unwrap()), [(25, 50, 0, 20), (50, 100, 0, 20)]);
    }

    #[test]
    fn what_is_no_level_is_said_with_its_line() {
        let bad = |line, text: &str| BadLine { line, text: text.to_owned() };
        assert_eq!(
            read("25\t50\nbonjour\n50\t100\nquoi\t3", 20),
            Err(ReadError::Lines { lines: vec![bad(2, "bonjour"), bad(4, "quoi\t3")] })
        );
        assert_eq!(read("", 20), Err(ReadError::NoLevel));
        assert_eq!(read("pause", 20), Err(ReadError::NoLevel));
    }
    #[test]
    fn what_was_written_is_read_back() {
        let level = |big_blind, ante, ante_kind| Step::Level {
            small_blind: big_blind / 2,
            big_blind,
            ante,
            ante_kind,
            minutes: 15,
        };
        let steps = vec![
            level(50, 0, AnteKind::None),
            Step::Break { minutes: 12, color_up: true },
            level(100, 100, AnteKind::Classic),
            level(200, 25, AnteKind::BigBlind),
            Step::Break { minutes: 5, color_up: false },
            level(400, 50, AnteKind::Classic),
        ];
        let words = |head: [&str; 7], rest: &str, yes: &str, kinds: [&str; 3]| super::super::CsvWords {
            head: head.map(str::to_owned),
            rest: rest.to_owned(),
            yes: yes.to_owned(),
            kinds: kinds.map(str::to_owned),
        };
        let french = words(
            [
                "Niveau",
                "Petite blinde",
                "Grosse blinde",
                "Ante",
                "Type d’ante",
                "Minutes",
                "Retrait de jetons",
            ],
            "Pause",
            "oui",
            ["aucune", "chacun", "grosse blinde"],
        );
        assert_eq!(read(&super::super::csv(&steps, &french), 20), Ok(steps.clone()));
        let english = words(
            ["Level", "Small blind", "Big blind", "Ante", "Kind of ante", "Minutes", "Colour-up"],
            "Break",
            "yes",
            ["none", "each", "big blind"],
        );
        assert_eq!(read(&super::super::csv(&steps, &english), 20), Ok(steps.clone()));
        assert_eq!(read(&super::super::json("Friday", &steps), 20), Ok(steps));
        assert_eq!(read("{\n \"steps\": [,]}", 20), Err(ReadError::Json { line: 2 }));
        assert_eq!(read("[{\"type\": \"nap\"}]", 20), Err(ReadError::Json { line: 1 }));
    }
}
