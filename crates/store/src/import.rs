//! Members from a list as clubs really have them: a spreadsheet, semicolons or commas, UTF-8 or Windows-1252,
//! headings in any order or none. First a preview says line by line what will happen; then all
//! of it happens in one transaction, or nothing.

mod changes;
pub mod export;
mod full_names;
pub mod known_people;
mod lines;
mod matching;
mod names;
mod preview;
pub mod results;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tapis_engine::base::quantity::Millis;
use tapis_lists::{DayOrder, Row, Rows, is_exported, plain};

use crate::StoreError;
use crate::file::subjects::Imports;
use crate::members::{Member, MemberDraft, save};

use known_people::KnownPeople;
use lines::{How, understand_line};
use matching::MatchedColumns;

pub use changes::FieldChange;
pub use full_names::NameOrder;
pub use matching::{Matching, Reading};
pub use names::{NameFound, NameLine, NamedMember, NamesRead, PersonKey, WrittenPerson};
pub use preview::{FileColumn, ImportLine, ImportPreview, LineIs, LineSaid, MatchedBy, Namesake, Outcome};
pub use tapis_lists::{ImportField, LARGEST_SHEET, ListError};

impl Imports<'_> {
    /// Previews an import of this list. Changes nothing.
    ///
    /// # Errors
    /// If the club file cannot be read, [`ListError::TooLong`](tapis_lists::ListError::TooLong), and where a
    /// spreadsheet cannot be read, is encrypted or too large. Otherwise the list itself is never an error: a line that
    /// cannot be understood is one that is rejected.
    pub fn preview_import(self, list: &[u8], today: NaiveDate) -> Result<ImportPreview, StoreError> {
        self.preview_import_as(list, &Reading::default(), today)
    }

    /// The same with the order of the names that the person chose; `None` means as the list shows it.
    ///
    /// # Errors
    /// As for [`Imports::preview_import`].
    pub fn preview_import_by(
        self,
        list: &[u8],
        order: Option<NameOrder>,
        today: NaiveDate,
    ) -> Result<ImportPreview, StoreError> {
        self.preview_import_as(list, &Reading { order, ..Reading::default() }, today)
    }

    /// The same with all that the person says of the list.
    ///
    /// # Errors
    /// As for [`Imports::preview_import`].
    pub fn preview_import_as(
        self,
        list: &[u8],
        reading: &Reading,
        today: NaiveDate,
    ) -> Result<ImportPreview, StoreError> {
        let headed = |rows: &[Row]| self.matched(rows, None).is_ok_and(|found| found.heading.is_some());
        let rows = Rows::headed(list, reading.sheet.as_deref(), headed)?;
        let matched = self.matched(&rows.rows, reading.matching.as_ref())?;
        let recase = reading.recase.map_or_else(|| self.file.members().names_recased(), Ok)?;
        Ok(preview(rows, matched, &self.file.merging().known_members()?, reading, recase, today))
    }

    /// Adds and changes all that the preview said it would, in one transaction, and remembers what the person said of
    /// the columns and of names in capitals. Returns how many members were added.
    ///
    /// # Errors
    /// [`StoreError::PreviewStale`] where the members or the list have changed since; then
    /// nothing is done.
    pub fn import(
        self,
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
            update: agreed.update,
            lines: agreed.said.clone(),
            recase: Some(agreed.recase),
        };
        if self.preview_import_as(list, &reading, today)? != *agreed {
            return Err(StoreError::PreviewStale);
        }
        let transaction = self.file.db.unchecked_transaction()?;
        if agreed.recase != self.file.members().names_recased()? {
            self.file.members().recase_names(agreed.recase)?;
        }
        for line in &agreed.lines {
            let draft = match &line.outcome {
                Outcome::Add => &line.member,
                Outcome::Update { becomes, .. } => becomes.as_ref(),
                _ => continue,
            };
            save(&transaction, draft.clone(), now, today)?;
        }
        self.remember(agreed)?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(agreed.added)
    }
}

/// Previews taking this list into a club without members, as [`Imports::preview_import_as`].
///
/// # Errors
/// [`ListError::TooLong`](tapis_lists::ListError::TooLong), and where a spreadsheet cannot be read, is encrypted or too
/// large.
pub fn preview_for_new_club(
    list: &[u8],
    reading: &Reading,
    today: NaiveDate,
) -> Result<ImportPreview, StoreError> {
    let headed = |rows: &[Row]| MatchedColumns::of(rows, None).heading.is_some();
    let rows = Rows::headed(list, reading.sheet.as_deref(), headed)?;
    let matched = MatchedColumns::of(&rows.rows, reading.matching.as_ref());
    Ok(preview(rows, matched, &[], reading, reading.recase.unwrap_or_default(), today))
}

/// Previews an import of these rows into a club with these members.
fn preview(
    rows: Rows,
    mut matched: MatchedColumns,
    members: &[Member],
    reading: &Reading,
    recase: bool,
    today: NaiveDate,
) -> ImportPreview {
    let Rows { encoding, separator, sheet, sheets, rows: all } = rows;
    let named = matched.heading.is_some() || matched.by == MatchedBy::Chosen;
    let rows = || matched.body(&all).iter();
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
    let days: Vec<DayOrder> = (0..matched.columns.len())
        .map(|at| {
            DayOrder::of(matched.body(&all).iter().filter_map(|row| row.cells.get(at)).map(String::as_str))
        })
        .collect();
    let how = How {
        columns: &matched.columns,
        whole: order.filter(|_| whole),
        own: is_exported(&all) && matched.heading == Some(0),
        named,
        days: &days,
        update: reading.update,
        recase,
        today,
    };
    let heading = matched.heading.and_then(|at| all.get(at));
    let again = |row: &&Row| heading.is_some_and(|heading| !how.own && heading.cells == row.cells);
    let filled: Vec<&Row> = matched.body(&all).iter().filter(|row| !row.is_empty() && !again(row)).collect();
    let trailing = filled.iter().rev().take_while(|row| how.is_below(row) || how.is_sum(row)).count();
    let last = filled.len().saturating_sub(trailing);
    let (below, people): (Vec<_>, Vec<_>) =
        filled.into_iter().enumerate().partition(|(at, row)| *at >= last || how.is_sum(row));
    let mut known = KnownPeople::of(members);
    let said: BTreeMap<usize, &LineSaid> = reading.lines.iter().map(|said| (said.line, said)).collect();
    let mut capitals = 0;
    let mut completed = Vec::new();
    let line = |(_, row): (usize, &Row)| {
        let understood = understand_line(row, &how, said.get(&row.line).copied(), &mut known);
        capitals += usize::from(understood.capitals);
        completed.extend(understood.completes);
        understood.line
    };
    let mut lines: Vec<ImportLine> = people.into_iter().map(line).collect();
    // The latest is complete.
    let completed: BTreeMap<usize, MemberDraft> = completed.into_iter().collect();
    for line in &mut lines {
        if let Some(member) = completed.get(&line.line) {
            line.member = member.clone();
            line.minor = lines::is_minor(member, today);
        }
    }
    let count = |wanted: fn(&Outcome) -> bool| lines.iter().filter(|line| wanted(&line.outcome)).count();
    ImportPreview {
        encoding,
        separator,
        sheet,
        sheets,
        headed: matched.heading.is_some(),
        above: matched.above(&all).iter().filter(|row| !row.is_empty()).map(text_of).collect(),
        below: below.iter().map(|(_, row)| text_of(row)).collect(),
        matched: matched.by,
        columns: matched.shown(&all),
        ignored: matched.ignored(&all),
        order,
        added: count(|outcome| matches!(outcome, Outcome::Add)),
        known: count(|outcome| matches!(outcome, Outcome::Known { .. } | Outcome::Repeated { .. })),
        rejected: count(|outcome| matches!(outcome, Outcome::Reject { .. })),
        updated: count(|outcome| matches!(outcome, Outcome::Update { .. })),
        unclear: count(|outcome| matches!(outcome, Outcome::Unclear { .. })),
        update: reading.update,
        said: reading.lines.clone(),
        recase,
        capitals,
        lines,
    }
}

/// The cells of a row that is nobody, from the left.
fn text_of(row: &Row) -> String {
    let cells = row.cells.iter().map(|cell| plain(cell)).filter(|cell| !cell.is_empty());
    cells.collect::<Vec<_>>().join(" · ")
}
