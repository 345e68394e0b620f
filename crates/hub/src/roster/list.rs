//! A list of persons as a league or a federation has it: a spreadsheet or text.

use chrono::NaiveDate;
use tapis_lists::{ImportField, Row, Rows, plain, read_date, understand};

use crate::{HubError, PersonCard};

/// The persons on a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonList {
    /// The persons, from the top.
    pub cards: Vec<PersonCard>,
    /// The headings of the columns that were not read.
    pub ignored: Vec<String>,
}

/// Reads the licence, the names and the birth date of each person. `today` decides the century of a birth date with two
/// digits of the year.
///
/// # Errors
/// [`HubError::List`] if the file is too long or is no list; [`HubError::ListHeadings`] if the names have no headings;
/// [`HubError::ListLine`] if a line has no first or last name, or a birth date that is no date.
pub fn read_persons(list: &[u8], today: NaiveDate) -> Result<PersonList, HubError> {
    let rows = Rows::of(list, None)?.rows;
    let Some((first, rest)) = rows.split_first() else { return Err(HubError::ListHeadings) };
    let (columns, headed) = understand(&first.cells);
    let at = |field| columns.iter().position(|column| *column == Some(field));
    let (Some(last_name), Some(first_name), true) =
        (at(ImportField::LastName), at(ImportField::FirstName), headed)
    else {
        return Err(HubError::ListHeadings);
    };
    let (licence, born) = (at(ImportField::Licence), at(ImportField::Born));
    let read = [Some(last_name), Some(first_name), licence, born];
    let headings = first.cells.iter().enumerate();
    let ignored = headings.filter(|(at, heading)| !heading.is_empty() && !read.contains(&Some(*at)));
    let ignored = ignored.map(|(_, heading)| plain(heading).to_owned()).collect();
    let card = |row: &Row| {
        let cell = |at: usize| row.cells.get(at).map(|text| plain(text)).unwrap_or_default();
        let some = |at: Option<usize>| at.map(cell).filter(|text| !text.is_empty());
        let wrong = |code, what: &str| HubError::ListLine { line: row.line, code, what: what.to_owned() };
        let (last_name, first_name) = (cell(last_name), cell(first_name));
        if last_name.is_empty() || first_name.is_empty() {
            return Err(wrong("hub-list_name", ""));
        }
        let day = |text: &str| read_date(text, true, today).ok_or_else(|| wrong("hub-list_born", text));
        Ok(PersonCard {
            licence: some(licence).map(str::to_owned),
            last_name: last_name.to_owned(),
            first_name: first_name.to_owned(),
            born: some(born).map(day).transpose()?,
        })
    };
    let filled = rest.iter().filter(|row| !row.is_empty());
    Ok(PersonList { cards: filled.map(card).collect::<Result<_, _>>()?, ignored })
}
