//! Members from a list as clubs really have them: semicolons or commas, UTF-8 or Windows-1252,
//! headings in any order or none. First a preview says line by line what will happen; then all
//! of it happens in one transaction, or nothing.

mod columns;
mod dates;
mod full_names;
mod names;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{MemberId, Millis};

use crate::members::{FieldProblem, Member, MemberDraft, fold, save};
use crate::{ClubFile, StoreError};

use columns::Column;
use dates::read_date;
pub use full_names::NameOrder;
pub use names::{NameFound, NameLine, Named, NamesRead};

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
    /// How the file is written: `UTF-8` or `windows-1252`.
    pub encoding: String,
    /// What stands between the columns.
    pub separator: char,
    /// Headings that were not understood: those columns are left out.
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

/// The most bytes and lines of a list: a larger file is probably something else.
const LARGEST: usize = 20_000_000;
const LINES: usize = 50_000;

impl ClubFile {
    /// Says what an import of this list would do. Changes nothing.
    ///
    /// # Errors
    /// Where the club file cannot be read, and [`StoreError::ListTooLong`]. Otherwise the list itself is
    /// never an error: a line that cannot be understood is one that is rejected.
    pub fn preview_import(&self, list: &[u8], today: NaiveDate) -> Result<ImportPreview, StoreError> {
        self.preview_import_by(list, None, today)
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
        if list.len() > LARGEST || list.iter().filter(|byte| **byte == b'\n').count() > LINES {
            return Err(StoreError::ListTooLong);
        }
        let (text, encoding) = decode(list);
        let separator = columns::separator(&text);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(u8::try_from(separator).unwrap_or(b';'))
            .has_headers(false)
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let records: Vec<csv::StringRecord> = reader.records().flatten().collect();
        let (mut columns, ignored, headed) = columns::understand(records.first());
        let rows = || records.iter().skip(usize::from(headed));
        // One column that holds both names.
        let whole = if headed {
            columns.iter().flatten().all(|column| *column != Column::FirstName)
        } else {
            rows().all(|row| row.iter().skip(1).all(str::is_empty))
        };
        let names = columns.iter().position(|column| *column == Some(Column::LastName)).filter(|_| whole);
        let order = match names {
            Some(at) => {
                Some(order.unwrap_or_else(|| full_names::order_of(rows().filter_map(|row| row.get(at)))))
            }
            None => (!headed).then(|| order.unwrap_or(NameOrder::LastFirst)),
        };
        if names.is_none() && order == Some(NameOrder::FirstLast) {
            columns.swap(0, 1);
        }
        let mut known = Known::of(&self.members()?);
        let mut lines = Vec::new();
        for record in rows() {
            if record.iter().all(str::is_empty) {
                continue;
            }
            let line = record.position().map_or(0, |at| usize::try_from(at.line()).unwrap_or(0));
            lines.push(understand_line(line, record, &columns, order.filter(|_| whole), &mut known, today));
        }
        let count = |wanted: fn(&Outcome) -> bool| lines.iter().filter(|line| wanted(&line.outcome)).count();
        Ok(ImportPreview {
            encoding: encoding.to_owned(),
            separator,
            ignored,
            order,
            added: count(|outcome| matches!(outcome, Outcome::Add)),
            known: count(|outcome| matches!(outcome, Outcome::Known { .. } | Outcome::Repeated { .. })),
            rejected: count(|outcome| matches!(outcome, Outcome::Reject { .. })),
            lines,
        })
    }

    /// Adds all that the preview said it would, in one transaction.
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
        if self.preview_import_by(list, agreed.order, today)? != *agreed {
            return Err(StoreError::PreviewStale);
        }
        let transaction = self.db.unchecked_transaction()?;
        for line in agreed.lines.iter().filter(|line| line.outcome == Outcome::Add) {
            save(&transaction, line.member.clone(), now, today)?;
        }
        transaction.commit().map_err(|error| self.settled(error))?;
        Ok(agreed.added)
    }

    /// All members as a list that a spreadsheet opens, in the order of these keys.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn export_members<K: Ord>(&self, by: impl FnMut(&Member) -> K) -> Result<Vec<u8>, StoreError> {
        let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(b"\xEF\xBB\xBF".to_vec());
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let date =
            |value: Option<NaiveDate>| value.map_or_else(String::new, |d| d.format("%d/%m/%Y").to_string());
        let failed = |error: csv::Error| StoreError::Io(std::io::Error::other(error));
        writer.write_record(columns::EXPORTED).map_err(failed)?;
        let mut members = self.members()?;
        members.sort_by_cached_key(by);
        for member in members.into_iter().filter(|member| !member.archived) {
            let card = member.card;
            let row = [
                text(&card.number),
                card.last_name.clone(),
                card.first_name.clone(),
                text(&card.nickname),
                date(card.born),
                text(&card.email),
                text(&card.phone),
                date(card.valid_until),
                text(&card.licence),
            ];
            writer.write_record(row.map(harmless)).map_err(failed)?;
        }
        writer.into_inner().map_err(|error| StoreError::Io(std::io::Error::other(error.to_string())))
    }
}

/// The characters at which a spreadsheet recognises a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A cell that a spreadsheet reads as text, whatever it contains.
fn harmless(text: String) -> String {
    if is_formula(&text) { format!("'{text}") } else { text }
}

/// What a cell held before it was made harmless.
fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| is_formula(text)).unwrap_or(cell)
}

/// UTF-8 where it is, Windows-1252 otherwise: no byte of that is ever an error.
fn decode(list: &[u8]) -> (String, &'static str) {
    // What a spreadsheet saves as "Unicode text".
    if list.starts_with(&[0xFF, 0xFE]) || list.starts_with(&[0xFE, 0xFF]) {
        let (text, used, _) = encoding_rs::UTF_16LE.decode(list);
        return (text.into_owned(), used.name());
    }
    let list = list.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(list);
    match std::str::from_utf8(list) {
        Ok(text) => (text.to_owned(), "UTF-8"),
        Err(_) => (encoding_rs::WINDOWS_1252.decode(list).0.into_owned(), "windows-1252"),
    }
}

/// Last and first name, folded.
type Name = (String, String);

/// Who is known already, by number and by name.
struct Known {
    numbers: BTreeMap<String, Who>,
    names: BTreeMap<Name, Vec<(Option<NaiveDate>, Who)>>,
}

#[derive(Clone, Copy)]
enum Who {
    Member(MemberId),
    Line(usize),
}

impl Known {
    fn of(members: &[Member]) -> Self {
        let mut known = Known { numbers: BTreeMap::new(), names: BTreeMap::new() };
        for member in members {
            let card = &member.card;
            known.note(
                card.number.as_deref(),
                &card.last_name,
                &card.first_name,
                card.born,
                Who::Member(member.id),
            );
        }
        known
    }

    fn note(&mut self, number: Option<&str>, last: &str, first: &str, born: Option<NaiveDate>, who: Who) {
        if let Some(number) = number {
            self.numbers.insert(number.to_owned(), who);
        }
        self.names.entry((fold(last), fold(first))).or_default().push((born, who));
    }

    /// The same name is the same person unless both birth dates are known and differ.
    fn find(&self, draft: &MemberDraft) -> Option<Who> {
        let named = self.names.get(&(fold(&draft.last_name), fold(&draft.first_name)));
        let same = named.and_then(|people| {
            people.iter().find(|(born, _)| born.is_none() || draft.born.is_none() || *born == draft.born)
        });
        same.map(|(_, who)| *who)
    }
}

fn understand_line(
    line: usize,
    record: &csv::StringRecord,
    columns: &[Option<Column>],
    whole: Option<NameOrder>,
    known: &mut Known,
    today: NaiveDate,
) -> ImportLine {
    let mut member = MemberDraft::default();
    let mut problems = Vec::new();
    for (value, column) in record.iter().zip(columns) {
        let Some(column) = column else { continue };
        let value = plain(value);
        if value.is_empty() {
            continue;
        }
        let own = || Some(value.to_owned());
        match column {
            Column::Number => member.number = own(),
            Column::Licence => member.licence = own(),
            Column::LastName => {
                (member.last_name, member.first_name) = match whole {
                    Some(order) => full_names::split(names::unnumbered(value), order),
                    None => (value.to_owned(), member.first_name),
                };
            }
            Column::FirstName => value.clone_into(&mut member.first_name),
            Column::Nickname => member.nickname = own(),
            Column::Email => member.email = own(),
            Column::Phone => member.phone = own(),
            Column::Note => member.note = own(),
            Column::Born | Column::ValidUntil => match read_date(value, *column == Column::Born, today) {
                Some(date) if *column == Column::Born => member.born = Some(date),
                Some(date) => member.valid_until = Some(date),
                None => problems.push(FieldProblem::DateUnreadable { text: value.to_owned() }),
            },
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

fn judge(member: &MemberDraft, mut problems: Vec<FieldProblem>, known: &Known) -> Outcome {
    if !problems.is_empty() {
        return Outcome::Reject { problems };
    }
    match known.find(member) {
        Some(Who::Member(member)) => return Outcome::Known { member },
        Some(Who::Line(line)) => return Outcome::Repeated { line },
        None => {}
    }
    match member.number.as_ref().and_then(|number| known.numbers.get(number)) {
        Some(Who::Member(by)) => problems.push(FieldProblem::NumberTaken { by: *by }),
        Some(Who::Line(_)) => problems.push(FieldProblem::NumberTaken { by: MemberId(0) }),
        None => return Outcome::Add,
    }
    Outcome::Reject { problems }
}
