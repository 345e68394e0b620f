//! Content of each column of a list: understood by itself, as the last list with these headings was read, or as the
//! person says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_lists::{ImportField, ListColumns, Row, meaning, plain, understand};

use super::NameOrder;
use crate::StoreError;
use crate::file::subjects::Imports;
use crate::import::preview::{FileColumn, ImportPreview, LineSaid, MatchedBy};
use crate::members::fold;

/// Key of the setting for the columns of earlier lists.
const SETTING: &str = "import.columns";

/// Number of lists that are remembered, and of a column's values that are shown.
const REMEMBERED: usize = 20;
const SHOWN: usize = 3;

/// Statements of the person about a list; without any it is read as it shows itself.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Order of the names.
    #[serde(default)]
    pub order: Option<NameOrder>,
    /// Content of its columns.
    #[serde(default)]
    pub matching: Option<Matching>,
    /// Sheet of a workbook that is read; `null` means the first visible one that holds anything.
    #[serde(default)]
    pub sheet: Option<String>,
    /// The list's values for a member replace the club's; otherwise they only fill what is empty.
    #[serde(default)]
    pub update: bool,
    /// The person's choices for single lines.
    #[serde(default)]
    pub lines: Vec<LineSaid>,
    /// Names in capitals are written as people write them; `null` means as the club likes. A choice is kept for the
    /// club.
    #[serde(default)]
    pub recase: Option<bool>,
}

/// Content of the columns of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Matching {
    /// The first line holds headings, not a person.
    pub headed: bool,
    /// For each column from the left; `null` if it is left out.
    pub columns: Vec<Option<ImportField>>,
}

/// A column of a list that was taken, by its folded heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RememberedColumn {
    heading: String,
    field: Option<ImportField>,
}

/// Knowledge of the columns before a line is read.
pub(super) struct MatchedColumns {
    /// The row of the headings, from 0; `None` if there are none.
    pub(super) heading: Option<usize>,
    pub(super) columns: Vec<Option<ImportField>>,
    pub(super) by: MatchedBy,
}

/// Rows that may stand above headings that only the person understands.
const ABOVE: usize = 30;

/// The row in which headings stand that the program does not understand: the first that is more than a title.
fn unknown_heading(rows: &[Row]) -> usize {
    let filled = |row: &Row| row.cells.iter().filter(|cell| !cell.is_empty()).count();
    rows.iter().take(ABOVE).position(|row| filled(row) > 1).unwrap_or(0)
}

/// A column's letter, as a spreadsheet counts them.
fn letter(at: usize) -> String {
    let name = |at: usize| u8::try_from(at % 26).map_or('?', |at| char::from(b'A' + at));
    match (at / 26).checked_sub(1) {
        Some(before) => format!("{}{}", name(before), name(at)),
        None => name(at).to_string(),
    }
}

impl MatchedColumns {
    /// Determines the content of these rows' columns as the person states it, otherwise as they show it themselves.
    pub(super) fn of(rows: &[Row], said: Option<&Matching>) -> Self {
        let ListColumns { heading, columns } = understand(rows);
        match said {
            Some(said) => MatchedColumns {
                heading: said.headed.then(|| heading.unwrap_or_else(|| unknown_heading(rows))),
                columns: said.columns.clone(),
                by: MatchedBy::Chosen,
            },
            None => MatchedColumns { heading, columns, by: MatchedBy::Itself },
        }
    }

    /// The rows below the headings.
    pub(super) fn body<'r>(&self, rows: &'r [Row]) -> &'r [Row] {
        rows.get(self.heading.map_or(0, |at| at + 1)..).unwrap_or_default()
    }

    /// The rows above the headings.
    pub(super) fn above<'r>(&self, rows: &'r [Row]) -> &'r [Row] {
        rows.get(..self.heading.unwrap_or(0)).unwrap_or_default()
    }

    fn headings<'r>(&self, rows: &'r [Row]) -> &'r [String] {
        let heading = self.heading.and_then(|at| rows.get(at));
        heading.map(|row| row.cells.as_slice()).unwrap_or_default()
    }

    /// The columns that are left out although something stands in them: by their headings, otherwise by their letters.
    pub(super) fn ignored(&self, rows: &[Row]) -> Vec<String> {
        let (headings, body) = (self.headings(rows), self.body(rows));
        let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let filled =
            |at: usize| body.iter().any(|row| row.cells.get(at).is_some_and(|cell| !cell.is_empty()));
        let name = |at: usize| match headings.get(at).filter(|heading| !heading.is_empty()) {
            Some(heading) => Some(heading.clone()),
            None => filled(at).then(|| letter(at)),
        };
        let left_out = |at: &usize| self.columns.get(*at).is_none_or(Option::is_none);
        (0..width).filter(left_out).filter_map(name).collect()
    }

    /// Every column that any row has.
    pub(super) fn shown(&self, rows: &[Row]) -> Vec<FileColumn> {
        let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let cell = |row: &Row, at: usize| row.cells.get(at).map(|text| plain(text).to_owned());
        let heading = rows.get(self.heading.unwrap_or(0));
        let column = |at: usize| FileColumn {
            heading: heading.and_then(|row| cell(row, at)).unwrap_or_default(),
            field: self.columns.get(at).copied().flatten(),
            values: self
                .body(rows)
                .iter()
                .filter_map(|row| cell(row, at).filter(|text| !text.is_empty()))
                .take(SHOWN)
                .collect(),
        };
        (0..width).map(column).collect()
    }
}

/// Headings as they are compared.
fn folded(headings: &[String]) -> Vec<String> {
    headings.iter().map(|heading| fold(heading.trim())).collect()
}

/// The same headings in any order; columns without one do not count.
fn set<'a>(headings: impl Iterator<Item = &'a String>) -> Vec<&'a String> {
    let mut set: Vec<&String> = headings.filter(|heading| !heading.is_empty()).collect();
    set.sort_unstable();
    set
}

impl Imports<'_> {
    /// Determines the content of these rows' columns.
    pub(super) fn matched(
        self,
        rows: &[Row],
        matching: Option<&Matching>,
    ) -> Result<MatchedColumns, StoreError> {
        let recalled = if matching.is_none() { self.recalled(rows)? } else { None };
        Ok(recalled.unwrap_or_else(|| MatchedColumns::of(rows, matching)))
    }

    /// The person's matching of a list with the headings of one of these rows.
    fn recalled(self, rows: &[Row]) -> Result<Option<MatchedColumns>, StoreError> {
        let lists: Vec<Vec<RememberedColumn>> = self.file.settings().kept(SETTING)?.unwrap_or_default();
        let found = rows.iter().take(ABOVE).enumerate().find_map(|(at, row)| {
            let headings = folded(&row.cells);
            let wanted = set(headings.iter());
            let same =
                |list: &&Vec<RememberedColumn>| set(list.iter().map(|column| &column.heading)) == wanted;
            let list = lists.iter().find(same).filter(|_| !wanted.is_empty())?;
            // If a heading stands twice, the first is the first.
            let mut fields: BTreeMap<&str, Vec<Option<ImportField>>> = BTreeMap::new();
            for column in list.iter().rev() {
                fields.entry(&column.heading).or_default().push(column.field);
            }
            let next = |heading: &String| fields.get_mut(heading.as_str()).and_then(Vec::pop).flatten();
            let columns = headings.iter().map(next).collect();
            Some(MatchedColumns { heading: Some(at), columns, by: MatchedBy::Remembered })
        });
        Ok(found)
    }

    /// Remembers what the person said of these headings.
    pub(super) fn remember(self, agreed: &ImportPreview) -> Result<(), StoreError> {
        if agreed.matched != MatchedBy::Chosen || !agreed.headed {
            return Ok(());
        }
        let column = |column: &FileColumn| RememberedColumn {
            heading: fold(column.heading.trim()),
            field: column.field,
        };
        let list: Vec<RememberedColumn> = agreed.columns.iter().map(column).collect();
        let headings = set(list.iter().map(|column| &column.heading));
        if headings.is_empty() {
            return Ok(());
        }
        let mut lists: Vec<Vec<RememberedColumn>> = self.file.settings().kept(SETTING)?.unwrap_or_default();
        lists.retain(|known| set(known.iter().map(|column| &column.heading)) != headings);
        lists.insert(0, list);
        lists.truncate(REMEMBERED);
        match self.file.settings().keep(SETTING, &lists) {
            // A newer version's stays; the members matter more than how their list was read.
            Err(StoreError::SettingUnread(_)) => Ok(()),
            kept => kept,
        }
    }
}

impl ImportPreview {
    /// Content of the columns, as it was understood.
    pub fn matching(&self) -> Matching {
        Matching { headed: self.headed, columns: self.columns.iter().map(|column| column.field).collect() }
    }

    /// The same with what the person says of some headings.
    ///
    /// # Errors
    /// [`StoreError::HeadingUnknown`] where the list has no such heading.
    pub fn matching_with(&self, said: &[(String, Option<ImportField>)]) -> Result<Matching, StoreError> {
        let mut columns = self.matching().columns;
        if !self.headed {
            columns = self.columns.iter().map(|column| meaning(&column.heading)).collect();
        }
        for (heading, field) in said {
            let named = fold(heading.trim());
            let at = self.columns.iter().position(|column| fold(column.heading.trim()) == named);
            let Some(found) = at.and_then(|at| columns.get_mut(at)) else {
                let headings = self.columns.iter().map(|column| column.heading.clone());
                return Err(StoreError::HeadingUnknown {
                    heading: heading.clone(),
                    headings: headings.filter(|heading| !heading.is_empty()).collect(),
                });
            };
            *found = *field;
        }
        Ok(Matching { headed: true, columns })
    }
}
