//! Past evenings as a list says them, and what is wrong with them.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, Place, Points};

use crate::import::NameOrder;
use crate::import::names::{PersonKey, WrittenPerson};
use crate::import::preview::MatchedBy;
use crate::import::results::columns::ResultField;

/// Content of the cells in a table of members by dates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CellsHold {
    /// The points of that evening.
    Points,
    Places,
}

/// Statements of the person about a file; without any it is read as it shows itself.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct ResultsReading {
    /// Order of the names.
    pub order: Option<NameOrder>,
    /// Content of its columns.
    pub matching: Option<ResultsMatching>,
    /// Sheet of a workbook that is read; `null` means the first visible one that holds anything.
    pub sheet: Option<String>,
    /// Content of the cells below dates.
    pub cells: Option<CellsHold>,
}

/// Content of the columns of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ResultsMatching {
    /// The first line holds headings, not a result.
    pub headed: bool,
    /// For each column from the left; `null` if it is left out.
    pub columns: Vec<Option<ResultField>>,
}

/// A column of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultsColumn {
    /// Text in the first line.
    pub heading: String,
    /// Content of the column; `null` if it is left out.
    pub field: Option<ResultField>,
    /// Its first values that are not empty.
    pub values: Vec<String>,
}

/// Way in which a table was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultsTable {
    /// Encoding or format of the file: `UTF-8` or `windows-1252`, `XLSX`, `XLS` or `ODS`.
    pub encoding: String,
    /// The sheet that was read; `null` if the file is text.
    pub sheet: Option<String>,
    /// The sheets from which can be chosen.
    pub sheets: Vec<String>,
    /// Whether the first line holds headings.
    pub headed: bool,
    /// Source of the columns' content.
    pub matched: MatchedBy,
    /// Every column, from the left.
    pub columns: Vec<ResultsColumn>,
    /// Order of the names; `null` means headings say which is which.
    pub order: Option<NameOrder>,
    /// Content of the cells below dates; `null` if it is no table of members by dates.
    pub cells: Option<CellsHold>,
    /// The titles, sums and sentences that name nobody.
    #[serde(default)]
    pub left: Vec<String>,
}

/// A result as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenResult {
    /// The line, counted from 1; 0 if the file has none.
    pub line: usize,
    pub person: PersonKey,
    pub place: Place,
    pub prize: Cents,
    pub in_kind: Vec<String>,
    /// Points; `None` if not said.
    pub points: Option<Points>,
    pub rebuys: u32,
    pub addons: u32,
    /// Players put out; `None` if not said.
    pub hits: Option<u32>,
    pub out_by: Vec<PersonKey>,
    /// Money paid in all; `None` if not said.
    pub spent: Option<Cents>,
}

/// Part of a file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ResultsProblem {
    /// A place that is none.
    Place {
        line: usize,
        /// The text that stands there.
        text: String,
    },
    /// A date that is none.
    Date {
        line: usize,
        /// The text that stands there.
        text: String,
    },
    /// Points that are none.
    Points {
        line: usize,
        /// The text that stands there.
        text: String,
    },
    /// A number that is none.
    Number {
        line: usize,
        /// The text that stands there.
        text: String,
    },
    NameMissing {
        line: usize,
    },
    /// A number, a date, an address or a whole text where a name should be.
    NotAName {
        line: usize,
        /// The text that stands there.
        text: String,
    },
    /// Somebody is named twice in one evening.
    Twice {
        line: usize,
        text: String,
    },
    /// No place and no points say who came in where.
    NoOrder,
    Nobody,
    /// The tournament is not over.
    NotOver,
    /// No column says who played.
    NoNames,
    /// The tournament was saved without the names of its players.
    NotTracked,
}

/// An evening as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenEvening {
    /// Name of the evening; empty if not stated.
    pub name: String,
    /// The day; `None` if not said.
    pub date: Option<NaiveDate>,
    /// Number of players, as far as it is stated or follows.
    pub players: u32,
    /// Price of an entry; zero: not said.
    pub buy_in: Cents,
    /// Everybody's result, best first.
    pub results: Vec<WrittenResult>,
    /// Places were put right so that whoever comes behind equals has the place that follows.
    pub reranked: bool,
    /// Parts of it that cannot be read.
    pub problems: Vec<ResultsProblem>,
}

/// All that files say of past evenings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WrittenResults {
    /// Way in which the table was read; `None` if they are saved tournaments.
    pub table: Option<ResultsTable>,
    /// Evenings of the file, earliest first.
    pub evenings: Vec<WrittenEvening>,
    /// Everybody who is named.
    pub people: BTreeMap<PersonKey, WrittenPerson>,
}

/// Puts results in order and their places right: equals share the better one, and whoever follows has as many
/// before him as there are.
pub(crate) fn ranked(results: &mut [WrittenResult], players: u32) -> bool {
    results.sort_by_key(|result| result.place);
    let places: Vec<Place> = results.iter().map(|result| result.place).collect();
    let better =
        |place: Place| u32::try_from(places.partition_point(|other| *other < place)).unwrap_or(u32::MAX);
    // "1, 2, 2, 3" is what some lists say.
    if places.iter().all(|place| better(*place) < *place && *place <= players.max(1)) {
        return false;
    }
    for result in results {
        result.place = better(result.place).saturating_add(1);
    }
    true
}
