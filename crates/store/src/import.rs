//! Members from a list as clubs really have them: a spreadsheet, semicolons or commas, UTF-8 or Windows-1252,
//! headings in any order or none. First a preview says line by line what will happen; then all
//! of it happens in one transaction, or nothing.

mod exported;
mod full_names;
mod known;
mod matching;
mod names;
pub mod results;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{MemberId, Millis};

use crate::members::{FieldProblem, Member, MemberDraft, Tags, fold, save};
use crate::{ClubFile, StoreError};

pub use full_names::NameOrder;
use known::{Known, Who, judge};
use matching::Matched;
pub use matching::{FileColumn, MatchedBy, Matching, Reading};
pub use names::{NameFound, NameLine, Named, NamesRead};
pub use tapis_lists::{ImportField, LARGEST_SHEET, ListError};
use tapis_lists::{Row, Rows, phone, plain, read_date};

/// What will happen to a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// A new member.
    Add,
    /// That member exists, nothing is done.
    Known {
        /// Who.
        member: MemberId,
    },
    /// The same person stands on a line above, nothing is done.
    Repeated {
        /// That line, counted from 1.
        line: usize,
    },
    /// Not taken, and why.
    Reject {
        /// All reasons.
        problems: Vec<FieldProblem>,
    },
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ImportLine {
    /// Counted from 1, as an editor shows it.
    pub line: usize,
    /// What was understood.
    pub member: MemberDraft,
    /// What will happen.
    pub outcome: Outcome,
    /// Under 18 today: may be a member, cannot play (1-3).
    pub minor: bool,
}

/// What an import would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ImportPreview {
    /// How the file is written: `UTF-8` or `windows-1252`, `XLSX`, `XLS` or `ODS`.
    pub encoding: String,
    /// What stands between the columns; null: it is a spreadsheet.
    pub separator: Option<char>,
    /// The sheet that was read: the first visible one that holds anything, or the one that was chosen; null: the list
    /// is text.
    pub sheet: Option<String>,
    /// The sheets from which can be chosen: those that can be seen.
    #[serde(default)]
    pub sheets: Vec<String>,
    /// Whether the first line holds headings.
    pub headed: bool,
    /// Who says what the columns hold.
    pub matched: MatchedBy,
    /// Every column, from the left.
    pub columns: Vec<FileColumn>,
    /// Headings of the columns that are left out.
    pub ignored: Vec<String>,
    /// Which name stands first; null: headings say which is which.
    #[serde(default)]
    pub order: Option<NameOrder>,
    /// Every line.
    pub lines: Vec<ImportLine>,
    /// New members.
    pub added: usize,
    /// Lines of people already known or repeated.
    pub known: usize,
    /// Lines not taken.
    pub rejected: usize,
}

/// The least age of a player (1-3), for the warning.
const ADULT: u32 = 18;

impl ClubFile {
    /// Says what an import of this list would do. Changes nothing.
    ///
    /// # Errors
    /// Where the club file cannot be read, [`ListError::TooLong`](tapis_lists::ListError::TooLong), and where a spreadsheet cannot be read,
    /// is encrypted or too large. Otherwise the list itself is never an error: a line that cannot be
    /// understood is one that is rejected.
    pub fn preview_import(&self, list: &[u8], today: NaiveDate) -> Result<ImportPreview, StoreError> {
        self.preview_import_as(list, &Reading::default(), today)
    }

    /// The same with the order of the names that the person chose; none: as the list shows it.
    ///
    /// # Errors
    /// As for [`ClubFile::preview_import`].
    pub fn preview_import_by(
        &self,
        list: &[u8],
        order: Option<NameOrder>,
        today: NaiveDate,
    ) -> Result<ImportPreview, StoreError> {
        self.preview_import_as(list, &Reading { order, ..Reading::default() }, today)
    }

    /// The same with all that the person says of the list.
    ///
    /// # Errors
    /// As for [`ClubFile::preview_import`].
    pub fn preview_import_as(
        &self,
        list: &[u8],
        reading: &Reading,
        today: NaiveDate,
    ) -> Result<ImportPreview, StoreError> {
        let rows = Rows::of(list, reading.sheet.as_deref())?;
        let matched = self.matched(&rows.rows, reading.matching.as_ref())?;
        Ok(preview(rows, matched, &self.known_members()?, reading, today))
    }

    /// Adds all that the preview said it would, in one transaction, and remembers what the person said of the
    /// columns.
    ///
    /// # Errors
    /// [`StoreError::PreviewStale`] where the members or the list have changed since; then
    /// nothing is done.
    pub fn import(
        &self,
        list: &[u8],
        agreed: &ImportPreview,
        now: Millis,
        today: NaiveDate,
    ) -> Result<usize, StoreError> {
        let chosen = agreed.matched == MatchedBy::Chosen;
        let reading = Reading {
            order: agreed.order,
            matching: chosen.then(|| agreed.matching()),
            sheet: agreed.sheet.clone(),
        };
        if self.preview_import_as(list, &reading, today)? != *agreed {
            return Err(StoreError::PreviewStale);
        }
        let transaction = self.db.unchecked_transaction()?;
        for line in agreed.lines.iter().filter(|line| line.outcome == Outcome::Add) {
            save(&transaction, line.member.clone(), now, today)?;
        }
        self.remember(agreed)?;
        transaction.commit().map_err(|error| self.settled(error))?;
        Ok(agreed.added)
    }
}

/// Says what taking this list into a club without members would do, as [`ClubFile::preview_import_as`].
///
/// # Errors
/// [`ListError::TooLong`](tapis_lists::ListError::TooLong), and where a spreadsheet cannot be read, is encrypted or too large.
pub fn preview_for_new_club(
    list: &[u8],
    reading: &Reading,
    today: NaiveDate,
) -> Result<ImportPreview, StoreError> {
    let rows = Rows::of(list, reading.sheet.as_deref())?;
    let matched = Matched::of(&rows.rows, reading.matching.as_ref());
    Ok(preview(rows, matched, &[], reading, today))
}

/// What taking these rows would do in a club with these members.
fn preview(
    rows: Rows,
    mut matched: Matched,
    members: &[Member],
    reading: &Reading,
    today: NaiveDate,
) -> ImportPreview {
    let Rows { encoding, separator, sheet, sheets, rows: all } = rows;
    let named = matched.headed || matched.by == MatchedBy::Chosen;
    let rows = || all.iter().skip(usize::from(matched.headed));
    // One column that holds both names.
    let whole = if named {
        matched.columns.iter().flatten().all(|column| *column != ImportField::FirstName)
    } else {
        rows().all(|row| row.cells.iter().skip(1).all(String::is_empty))
    };
    let last_name = matched.columns.iter().position(|column| *column == Some(ImportField::LastName));
    let names = last_name.filter(|_| whole);
    let order = match names {
        Some(at) => Some(reading.order.unwrap_or_else(|| {
            full_names::order_of(rows().filter_map(|row| row.cells.get(at)).map(String::as_str))
        })),
        None => (!named).then(|| reading.order.unwrap_or(NameOrder::LastFirst)),
    };
    if names.is_none() && order == Some(NameOrder::FirstLast) {
        matched.columns.swap(0, 1);
    }
    let how =
        How { columns: &matched.columns, whole: order.filter(|_| whole), sheet: sheet.is_some(), today };
    let mut known = Known::of(members);
    let filled = |row: &&Row| !row.is_empty();
    let rows = all.iter().skip(usize::from(matched.headed));
    let lines: Vec<ImportLine> =
        rows.filter(filled).map(|row| understand_line(row, &how, &mut known)).collect();
    let count = |wanted: fn(&Outcome) -> bool| lines.iter().filter(|line| wanted(&line.outcome)).count();
    ImportPreview {
        encoding,
        separator,
        sheet,
        sheets,
        headed: matched.headed,
        matched: matched.by,
        columns: matched.shown(&all),
        ignored: matched.ignored(&all),
        order,
        added: count(|outcome| matches!(outcome, Outcome::Add)),
        known: count(|outcome| matches!(outcome, Outcome::Known { .. } | Outcome::Repeated { .. })),
        rejected: count(|outcome| matches!(outcome, Outcome::Reject { .. })),
        lines,
    }
}

/// Whether a cell means "yes".
fn yes(value: &str) -> bool {
    ["oui", "o", "yes", "y", "x", "1", "vrai", "true", "invite", "guest"].contains(&fold(value).as_str())
}

/// How the lines of a list are read.
struct How<'a> {
    columns: &'a [Option<ImportField>],
    /// Which name stands first in the column that holds both; none: each has its own.
    whole: Option<NameOrder>,
    /// A spreadsheet, which may have made numbers of texts.
    sheet: bool,
    today: NaiveDate,
}

fn understand_line(row: &Row, how: &How<'_>, known: &mut Known) -> ImportLine {
    let (line, today) = (row.line, how.today);
    let mut member = MemberDraft::default();
    let mut problems = Vec::new();
    for (value, column) in row.cells.iter().zip(how.columns) {
        let Some(column) = column else { continue };
        let value = plain(value);
        if value.is_empty() {
            continue;
        }
        let own = || Some(value.to_owned());
        match column {
            ImportField::Number => member.number = own(),
            ImportField::Licence => member.licence = own(),
            ImportField::LastName => {
                (member.last_name, member.first_name) = match how.whole {
                    Some(order) => full_names::split(names::unnumbered(value), order),
                    None => (value.to_owned(), member.first_name),
                };
            }
            ImportField::FirstName => value.clone_into(&mut member.first_name),
            ImportField::Nickname => member.nickname = own(),
            ImportField::Email => member.email = own(),
            ImportField::Phone if how.sheet => member.phone = Some(phone(value)),
            ImportField::Phone => member.phone = own(),
            ImportField::Note => member.note = own(),
            ImportField::Tags => member.tags = Tags::read(value),
            ImportField::Guest => member.guest = yes(value),
            ImportField::Born | ImportField::ValidUntil => {
                match read_date(value, *column == ImportField::Born, today) {
                    Some(date) if *column == ImportField::Born => member.born = Some(date),
                    Some(date) => member.valid_until = Some(date),
                    None => problems.push(FieldProblem::DateUnreadable { text: value.to_owned() }),
                }
            }
        }
    }
    let member = member.tidied();
    problems.extend(member.problems(today));
    let outcome = judge(&member, problems, known);
    if outcome == Outcome::Add {
        let (number, born) = (member.number.as_deref(), member.born);
        known.note(number, &member.last_name, &member.first_name, born, Who::Line(line));
    }
    let minor = member.born.and_then(|born| today.years_since(born)).is_some_and(|age| age < ADULT);
    ImportLine { line, member, outcome, minor }
}
