//! A table as evenings: a line for each result, or a line for each member with a column for each evening.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, Place, Points};
use tapis_lists::{Row, Rows, fold, is_name, is_sum, plain};

use super::columns::{ResultField as F, understand};
use super::message::{COLUMNS, Message};
use super::values::{Amount, Decimals, amount, day, place, times};
use crate::StoreError;
use crate::file::subjects::Imports;
use crate::import::names::WrittenPerson;
use crate::import::preview::MatchedBy;
use crate::import::results::evenings::{
    CellsHold, ResultsColumn, ResultsMatching, ResultsProblem, ResultsReading, ResultsTable, WrittenEvening,
    WrittenResults,
};
use crate::import::results::gathering::{GatheredEvening, UnplacedResult};
use crate::import::{NameOrder, full_names, names};

/// Key of the setting for the columns of earlier files.
const SETTING: &str = "import.results";
/// Number of files that are remembered, and of a column's values that are shown.
const REMEMBERED: usize = 20;
const SHOWN: usize = 3;

/// A column of a file that was taken, by its folded heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultsColumnMemory {
    heading: String,
    field: Option<F>,
}

impl Imports<'_> {
    pub(super) fn read_results_table(
        self,
        rows: Rows,
        reading: &ResultsReading,
        today: NaiveDate,
    ) -> Result<WrittenResults, StoreError> {
        let Rows { encoding, sheet, sheets, rows, .. } = rows;
        let heading = heading(&rows, today);
        let first = rows.get(heading.unwrap_or(0)).map(|row| row.cells.as_slice()).unwrap_or_default();
        let (headed, columns, matched) = match (&reading.matching, self.recalled_results(first)?) {
            (Some(ResultsMatching { headed, columns }), _) => (*headed, columns.clone(), MatchedBy::Chosen),
            (None, Some(columns)) => (true, columns, MatchedBy::Remembered),
            (None, None) => {
                let (columns, headed) = understand(first, today);
                (headed, columns, MatchedBy::Itself)
            }
        };
        let above = if headed { heading.unwrap_or(0) } else { 0 };
        let titles = rows.get(..above).unwrap_or_default();
        let filled = |row: &&Row| !row.is_empty();
        let below = rows.iter().skip(above + usize::from(headed)).filter(filled);
        let named_at = columns.iter().position(|column| *column == Some(F::LastName));
        let (sums, body): (Vec<&Row>, Vec<&Row>) = below.partition(|row| {
            let cell = named_at.and_then(|at| row.cells.get(at)).map(|text| plain(text)).unwrap_or_default();
            let first = row.cells.iter().find(|cell| !cell.is_empty()).map(|cell| plain(cell));
            is_sum(cell, "") || cell.is_empty() && first.is_some_and(|first| is_sum(first, ""))
        });
        let left = titles.iter().filter(filled).chain(sums).map(text_of).collect();
        let holds = |field: F| columns.iter().position(|column| *column == Some(field));
        // One column that holds both names.
        let whole = holds(F::LastName).filter(|_| holds(F::FirstName).is_none());
        let order = whole.map(|at| {
            reading.order.unwrap_or_else(|| {
                full_names::order_of(body.iter().filter_map(|row| row.cells.get(at)).map(String::as_str))
            })
        });
        let decimals = |field: F| {
            let of = columns.iter().enumerate().filter(move |(_, column)| **column == Some(field));
            Decimals::of(
                of.flat_map(|(at, _)| body.iter().filter_map(move |row| row.cells.get(at)))
                    .map(|cell| plain(cell)),
            )
        };
        let decimals = [F::Prize, F::Points, F::Spent, F::OneEvening].map(|field| (field, decimals(field)));
        // A title says the day where no column does.
        let titled = titles.iter().flat_map(|row| &row.cells).find_map(|cell| day(cell, today));
        let table = Table { columns: &columns, order, today, decimals, titled };
        let mut written = WrittenResults::default();
        let by_dates = holds(F::OneEvening).is_some();
        let cells = by_dates.then(|| reading.cells.unwrap_or_else(|| table.cells_hold(&body)));
        let named = [F::LastName, F::FirstName, F::Nickname, F::Number, F::Licence];
        if !named.into_iter().any(|field| holds(field).is_some()) {
            written.evenings.push(unreadable(ResultsProblem::NoNames));
        } else if let Some(cells) = cells {
            let headings = if headed { first } else { &[] };
            table.by_dates(headings, &body, cells, &mut written);
        } else {
            table.by_lines(&body, &mut written);
        }
        let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let cell = |row: &Row, at: usize| row.cells.get(at).map(|text| plain(text).to_owned());
        let column = |at: usize| ResultsColumn {
            heading: rows.get(above).and_then(|first| cell(first, at)).unwrap_or_default(),
            field: columns.get(at).copied().flatten(),
            values: body
                .iter()
                .filter_map(|row| cell(row, at).filter(|text| !text.is_empty()))
                .take(SHOWN)
                .collect(),
        };
        let columns = (0..width).map(column).collect();
        written.table =
            Some(ResultsTable { encoding, sheet, sheets, headed, matched, columns, order, cells, left });
        Ok(written)
    }

    /// A message as a table, with what its lines hold.
    pub(super) fn read_results_message(
        self,
        message: Message,
        encoding: &str,
        reading: &ResultsReading,
        today: NaiveDate,
    ) -> Result<WrittenResults, StoreError> {
        let Message { rows, left } = message;
        let rows =
            Rows { encoding: encoding.to_owned(), separator: None, sheet: None, sheets: Vec::new(), rows };
        let chosen = reading.matching.is_some();
        let matching = ResultsMatching { headed: false, columns: COLUMNS.map(Some).to_vec() };
        let matching = reading.matching.clone().unwrap_or(matching);
        let reading = ResultsReading { matching: Some(matching), ..reading.clone() };
        let mut written = self.read_results_table(rows, &reading, today)?;
        if let Some(table) = &mut written.table {
            if !chosen {
                table.matched = MatchedBy::Itself;
            }
            table.left = left.into_iter().chain(std::mem::take(&mut table.left)).collect();
        }
        Ok(written)
    }

    /// Columns as the person stated them for a file with the same headings.
    fn recalled_results(self, first: &[String]) -> Result<Option<Vec<Option<F>>>, StoreError> {
        let headings: Vec<String> = first.iter().map(|heading| fold(heading.trim())).collect();
        let known: Vec<Vec<ResultsColumnMemory>> = self.file.settings().kept(SETTING)?.unwrap_or_default();
        let same =
            |list: &&Vec<ResultsColumnMemory>| list.iter().map(|column| &column.heading).eq(headings.iter());
        let found = known.iter().find(same).filter(|_| headings.iter().any(|heading| !heading.is_empty()));
        Ok(found.map(|list| list.iter().map(|column| column.field).collect()))
    }

    /// Remembers what the person said of a file's headings.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remember_results(self, table: &ResultsTable) -> Result<(), StoreError> {
        // Headings that are dates do not come again.
        let dated = table.columns.iter().any(|column| column.field == Some(F::OneEvening));
        if table.matched != MatchedBy::Chosen || !table.headed || dated {
            return Ok(());
        }
        let column = |column: &ResultsColumn| ResultsColumnMemory {
            heading: fold(column.heading.trim()),
            field: column.field,
        };
        let list: Vec<ResultsColumnMemory> = table.columns.iter().map(column).collect();
        let mut known: Vec<Vec<ResultsColumnMemory>> =
            self.file.settings().kept(SETTING)?.unwrap_or_default();
        let headings = |list: &[ResultsColumnMemory]| {
            list.iter().map(|column| column.heading.clone()).collect::<Vec<_>>()
        };
        known.retain(|other| headings(other) != headings(&list));
        known.insert(0, list);
        known.truncate(REMEMBERED);
        match self.file.settings().keep(SETTING, &known) {
            // A newer version's stays; the results matter more than how they were read.
            Err(StoreError::SettingUnread(_)) => Ok(()),
            kept => kept,
        }
    }
}

/// The cells of a row that is no result.
fn text_of(row: &Row) -> String {
    let cells = row.cells.iter().map(|cell| plain(cell)).filter(|cell| !cell.is_empty());
    cells.collect::<Vec<_>>().join(" · ")
}

/// The longest first and family name together.
const LONGEST_NAME: usize = 400;

/// Rows that may stand above the headings.
const ABOVE: usize = 30;

/// The row of the headings: the first that says where names stand; `None` if no row does.
pub(super) fn heading(rows: &[Row], today: NaiveDate) -> Option<usize> {
    let of_names = |(at, row): (usize, &Row)| {
        let (columns, headed) = understand(&row.cells, today);
        let names =
            columns.iter().flatten().any(|field| matches!(field, F::LastName | F::FirstName | F::Nickname));
        headed && (at == 0 || names && columns.iter().flatten().count() > 1)
    };
    rows.iter().take(ABOVE).enumerate().position(of_names)
}

fn unreadable(problem: ResultsProblem) -> WrittenEvening {
    WrittenEvening {
        name: String::new(),
        date: None,
        players: 0,
        buy_in: Cents::ZERO,
        results: Vec::new(),
        reranked: false,
        problems: vec![problem],
    }
}

/// Reading of the lines of a table.
struct Table<'a> {
    columns: &'a [Option<F>],
    /// Order of names in the column that holds both.
    order: Option<NameOrder>,
    today: NaiveDate,
    /// The decimal separator in the columns of these fields.
    decimals: [(F, Decimals); 4],
    /// The day that stands above the table.
    titled: Option<NaiveDate>,
}

impl Table<'_> {
    /// A number as its column is read.
    fn amount(&self, field: F, text: &str) -> Amount {
        let column = self.decimals.iter().find(|(of, _)| *of == field).map(|(_, decimals)| *decimals);
        amount(text, column.unwrap_or_default(), matches!(field, F::Prize | F::Spent))
    }

    /// The cells of a row that hold something.
    fn cells<'r>(&self, row: &'r Row) -> impl Iterator<Item = (F, &'r str)> {
        let columns: Vec<Option<F>> = self.columns.to_vec();
        row.cells
            .iter()
            .zip(columns)
            .filter_map(|(text, field)| Some((field?, plain(text))))
            .filter(|(_, text)| !text.is_empty())
    }

    fn person(&self, row: &Row) -> WrittenPerson {
        let mut person = WrittenPerson::default();
        let mut text = Vec::new();
        for (field, value) in self.cells(row) {
            match field {
                F::LastName => {
                    let name = names::written(value).name;
                    (person.last_name, person.first_name) = match self.order {
                        Some(order) => full_names::split(&name, order),
                        None => (name.clone(), person.first_name),
                    };
                    text.push(name);
                }
                F::FirstName => {
                    value.clone_into(&mut person.first_name);
                    text.push(value.to_owned());
                }
                F::Nickname => person.nickname = Some(value.to_owned()),
                F::Number => person.number = Some(value.to_owned()),
                F::Licence => person.licence = Some(value.to_owned()),
                _ => {}
            }
        }
        let other =
            || person.nickname.clone().or_else(|| person.number.clone()).or_else(|| person.licence.clone());
        person.text = if text.is_empty() { other().unwrap_or_default() } else { text.join(" ") };
        person
    }

    /// Somebody who is named in a cell of another's line.
    fn named(&self, text: &str) -> WrittenPerson {
        let order = self.order.unwrap_or(NameOrder::LastFirst);
        let (last_name, first_name) = full_names::split(text, order);
        WrittenPerson { text: text.to_owned(), last_name, first_name, ..WrittenPerson::default() }
    }

    fn by_lines(&self, body: &[&Row], written: &mut WrittenResults) {
        let mut evenings: BTreeMap<(Option<NaiveDate>, String), GatheredEvening> = BTreeMap::new();
        let mut above: (Option<NaiveDate>, String) = (self.titled, String::new());
        for row in body {
            let person = self.person(row);
            let mut line = UnplacedResult::of(row.line, person.key());
            let mut problems = Vec::new();
            // A list may say the day once, above the results of that day.
            let mut at = above.clone();
            let mut players = 0;
            let mut said = false;
            for (field, value) in self.cells(row) {
                let text = || value.to_owned();
                let wrong = |problem: fn(usize, String) -> ResultsProblem| problem(row.line, text());
                let result = &mut line.result;
                match field {
                    F::Date => {
                        (at.0, said) = (day(value, self.today), true);
                        if at.0.is_none() {
                            problems.push(wrong(|line, text| ResultsProblem::Date { line, text }));
                        }
                    }
                    F::Evening => {
                        if !said && !at.1.is_empty() && fold(&at.1) != fold(value) && !self.has(F::Date) {
                            at.0 = None;
                        }
                        (at.1, said) = (text(), true);
                    }
                    F::Place => match place(value) {
                        Some(place) => line.place = Some(place),
                        None => problems.push(wrong(|line, text| ResultsProblem::Place { line, text })),
                    },
                    F::Prize => match self.amount(field, value) {
                        Amount::Hundredths(amount) if amount >= 0 => result.prize = Cents(amount),
                        Amount::None if nothing(value) => {}
                        Amount::None => result.in_kind.push(text()),
                        _ => problems.push(wrong(|line, text| ResultsProblem::Number { line, text })),
                    },
                    F::Points => match self.amount(field, value) {
                        Amount::Hundredths(points) => result.points = Some(Points(points)),
                        _ if nothing(value) => {}
                        _ => problems.push(wrong(|line, text| ResultsProblem::Points { line, text })),
                    },
                    F::Spent => match self.amount(field, value) {
                        Amount::Hundredths(amount) if amount >= 0 => result.spent = Some(Cents(amount)),
                        _ => problems.push(wrong(|line, text| ResultsProblem::Number { line, text })),
                    },
                    F::Rebuys | F::Addons | F::Hits | F::Players => match times(value) {
                        Some(number) => match field {
                            F::Rebuys => result.rebuys = number,
                            F::Addons => result.addons = number,
                            F::Hits => result.hits = Some(number),
                            _ => players = number,
                        },
                        None if nothing(value) => {}
                        None => problems.push(wrong(|line, text| ResultsProblem::Number { line, text })),
                    },
                    F::OutBy if !nothing(value) => result.out_by.push(self.named(value).key()),
                    _ => {}
                }
            }
            if person.text.is_empty() {
                // A line that only says the day stands above the results of that day; a sum below them is none.
                if said && line.place.is_none() {
                    above = at;
                    continue;
                }
                if line.place.is_none() {
                    continue;
                }
                problems.push(ResultsProblem::NameMissing { line: row.line });
            } else if person.number.is_none() && person.licence.is_none() && !self.is_name(&person.text) {
                let text = person.text.chars().take(60).collect();
                problems.push(ResultsProblem::NotAName { line: row.line, text });
            }
            above.clone_from(&at);
            let evening = evenings.entry((at.0, fold(&at.1))).or_insert_with(|| GatheredEvening {
                name: at.1.clone(),
                date: at.0,
                ..GatheredEvening::default()
            });
            evening.players = evening.players.max(players);
            evening.problems.append(&mut problems);
            if !person.text.is_empty() {
                written.people.entry(person.key()).or_insert(person);
                evening.lines.push(line);
            }
        }
        for evening in evenings.into_values() {
            written.evenings.push(evening.read(&written.people));
        }
    }

    /// Whether somebody may be called so.
    fn is_name(&self, text: &str) -> bool {
        is_name(text, self.today) && text.chars().count() <= LONGEST_NAME
    }

    fn has(&self, field: F) -> bool {
        self.columns.contains(&Some(field))
    }

    fn evening_columns(&self) -> Vec<usize> {
        let is = |(at, field): (usize, &Option<F>)| (*field == Some(F::OneEvening)).then_some(at);
        self.columns.iter().enumerate().filter_map(is).collect()
    }

    /// Places count from 1 without many repetitions; points do not.
    fn cells_hold(&self, body: &[&Row]) -> CellsHold {
        let places = |at: &usize| {
            let cells = body.iter().filter_map(|row| row.cells.get(*at)).filter(|text| !nothing(text));
            let found: Option<Vec<Place>> = cells.map(|text| place(text)).collect();
            let Some(found) = found.filter(|found| !found.is_empty()) else { return false };
            let different: BTreeSet<Place> = found.iter().copied().collect();
            different.contains(&1) && different.len() * 10 >= found.len() * 8
        };
        let columns = self.evening_columns();
        let like_places = columns.iter().filter(|at| places(at)).count();
        if like_places * 2 > columns.len() { CellsHold::Places } else { CellsHold::Points }
    }

    fn by_dates(&self, headings: &[String], body: &[&Row], cells: CellsHold, written: &mut WrittenResults) {
        for at in self.evening_columns() {
            let heading = headings.get(at).map(|text| plain(text).trim().to_owned()).unwrap_or_default();
            let date = day(&heading, self.today);
            let bare = date.is_some() && !heading.chars().any(char::is_alphabetic);
            let mut evening = GatheredEvening {
                name: if bare { String::new() } else { heading },
                date,
                ..GatheredEvening::default()
            };
            for row in body {
                let Some(value) = row.cells.get(at).map(|text| plain(text)).filter(|text| !nothing(text))
                else {
                    continue;
                };
                let person = self.person(row);
                // Sums stand below the members, without a name.
                if person.text.is_empty() {
                    continue;
                }
                let mut line = UnplacedResult::of(row.line, person.key());
                let read = match cells {
                    CellsHold::Places => place(value).map(|place| line.place = Some(place)),
                    CellsHold::Points => match self.amount(F::OneEvening, value) {
                        Amount::Hundredths(points) => {
                            line.result.points = Some(Points(points));
                            Some(())
                        }
                        _ => None,
                    },
                };
                if read.is_none() {
                    let (line, text) = (row.line, value.to_owned());
                    evening.problems.push(match cells {
                        CellsHold::Places => ResultsProblem::Place { line, text },
                        CellsHold::Points => ResultsProblem::Points { line, text },
                    });
                    continue;
                }
                written.people.entry(person.key()).or_insert(person);
                evening.lines.push(line);
            }
            // An evening to come stands in the table with empty cells.
            if !evening.lines.is_empty() || !evening.problems.is_empty() {
                written.evenings.push(evening.read(&written.people));
            }
        }
    }
}

/// Whether the text is one that people write for nothing.
fn nothing(text: &str) -> bool {
    let text = fold(text.trim());
    ["", "-", "–", "—", "/", "x", "abs", "absent", "nc", "n/a"].contains(&text.as_str())
}
