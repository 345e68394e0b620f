//! What each column of a list holds: understood by itself, as the last list with these headings was read, or
//! as the person says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_lists::{ImportField, Row, meaning, plain, understand};

use super::{ImportPreview, NameOrder};
use crate::members::fold;
use crate::{ClubFile, StoreError};

/// Where the columns of earlier lists are kept.
const SETTING: &str = "import.columns";

/// How many lists are remembered, and how many values of a column are shown.
const REMEMBERED: usize = 20;
const SHOWN: usize = 3;

/// What the person says about a list; nothing: it is read as it shows itself.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Which name stands first.
    #[serde(default)]
    pub order: Option<NameOrder>,
    /// What its columns hold.
    #[serde(default)]
    pub matching: Option<Matching>,
    /// Which sheet of a workbook is read; null: the first visible one that holds anything.
    #[serde(default)]
    pub sheet: Option<String>,
}

/// What the columns of a list hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Matching {
    /// The first line holds headings, not a person.
    pub headed: bool,
    /// For each column from the left; null: it is left out.
    pub columns: Vec<Option<ImportField>>,
}

/// Who says what the columns hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MatchedBy {
    /// The headings, or their usual order where there are none.
    Itself,
    /// An earlier list with the same headings.
    Remembered,
    /// The person.
    Chosen,
}

/// A column of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FileColumn {
    /// What the first line says.
    pub heading: String,
    /// What it holds; null: it is left out.
    pub field: Option<ImportField>,
    /// Its first values that are not empty.
    pub values: Vec<String>,
}

/// A column of a list that was taken, by its folded heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Remembered {
    heading: String,
    field: Option<ImportField>,
}

/// What is known of the columns before a line is read.
pub(super) struct Matched {
    pub(super) headed: bool,
    pub(super) columns: Vec<Option<ImportField>>,
    pub(super) by: MatchedBy,
}

impl Matched {
    /// What the columns of these rows hold as the person says, otherwise as they show it themselves.
    pub(super) fn of(rows: &[Row], said: Option<&Matching>) -> Self {
        if let Some(Matching { headed, columns }) = said {
            return Matched { headed: *headed, columns: columns.clone(), by: MatchedBy::Chosen };
        }
        let first = rows.first().map(|row| row.cells.as_slice()).unwrap_or_default();
        let (columns, headed) = understand(first);
        Matched { headed, columns, by: MatchedBy::Itself }
    }

    /// Headings of columns that are left out.
    pub(super) fn ignored(&self, rows: &[Row]) -> Vec<String> {
        let Some(first) = rows.first().filter(|_| self.headed) else { return Vec::new() };
        let left_out = |at: usize| self.columns.get(at).is_none_or(Option::is_none);
        let headings = first.cells.iter().enumerate();
        headings
            .filter(|(at, text)| !text.is_empty() && left_out(*at))
            .map(|(_, text)| text.clone())
            .collect()
    }

    /// Every column that any row has.
    pub(super) fn shown(&self, rows: &[Row]) -> Vec<FileColumn> {
        let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let cell = |row: &Row, at: usize| row.cells.get(at).map(|text| plain(text).to_owned());
        let column = |at: usize| FileColumn {
            heading: rows.first().and_then(|first| cell(first, at)).unwrap_or_default(),
            field: self.columns.get(at).copied().flatten(),
            values: rows
                .iter()
                .skip(usize::from(self.headed))
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

impl ClubFile {
    /// What the columns of these rows hold.
    pub(super) fn matched(&self, rows: &[Row], matching: Option<&Matching>) -> Result<Matched, StoreError> {
        let first = rows.first().map(|row| row.cells.as_slice()).unwrap_or_default();
        Ok(match self.recalled(first)?.filter(|_| matching.is_none()) {
            Some(columns) => Matched { headed: true, columns, by: MatchedBy::Remembered },
            None => Matched::of(rows, matching),
        })
    }

    fn recalled(&self, first: &[String]) -> Result<Option<Vec<Option<ImportField>>>, StoreError> {
        let headings = folded(first);
        let wanted = set(headings.iter());
        let lists: Vec<Vec<Remembered>> = self.kept(SETTING)?.unwrap_or_default();
        let same = |list: &&Vec<Remembered>| set(list.iter().map(|column| &column.heading)) == wanted;
        let Some(list) = lists.iter().find(same).filter(|_| !wanted.is_empty()) else { return Ok(None) };
        // Where a heading stands twice, the first is the first.
        let mut fields: BTreeMap<&str, Vec<Option<ImportField>>> = BTreeMap::new();
        for column in list.iter().rev() {
            fields.entry(&column.heading).or_default().push(column.field);
        }
        let next = |heading: &String| fields.get_mut(heading.as_str()).and_then(Vec::pop).flatten();
        Ok(Some(headings.iter().map(next).collect()))
    }

    /// Remembers what the person said of these headings.
    pub(super) fn remember(&self, agreed: &ImportPreview) -> Result<(), StoreError> {
        if agreed.matched != MatchedBy::Chosen || !agreed.headed {
            return Ok(());
        }
        let column =
            |column: &FileColumn| Remembered { heading: fold(column.heading.trim()), field: column.field };
        let list: Vec<Remembered> = agreed.columns.iter().map(column).collect();
        let headings = set(list.iter().map(|column| &column.heading));
        if headings.is_empty() {
            return Ok(());
        }
        let mut lists: Vec<Vec<Remembered>> = self.kept(SETTING)?.unwrap_or_default();
        lists.retain(|known| set(known.iter().map(|column| &column.heading)) != headings);
        lists.insert(0, list);
        lists.truncate(REMEMBERED);
        match self.keep(SETTING, &lists) {
            // A newer version's stays; the members matter more than how their list was read.
            Err(StoreError::SettingUnread(_)) => Ok(()),
            kept => kept,
        }
    }
}

impl ImportPreview {
    /// What the columns hold, as it was understood.
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
