//! A list of persons as a league or a federation has it: a spreadsheet or text.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tapis_lists::{DayOrder, ImportField, ListColumns, Row, Rows, is_sum, plain, read_day, understand};
use tapis_locale::{Language, text};

use super::plain_licence;
use crate::base::checks::is_birth_date;
use crate::{HubError, PersonCard};

/// Number of groups of namesakes that are named.
const SHOWN: usize = 20;

/// The persons on a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonList {
    /// The persons, from the top.
    pub cards: Vec<PersonCard>,
    /// The headings of the columns that were not read.
    pub ignored: Vec<String>,
    /// The lines with equal names and neither licence nor birth date, by what they say.
    pub namesakes: Vec<Vec<usize>>,
}

/// Reads the licence, the names and the birth date of each person. `today` decides the century of a birth date with two
/// digits of the year.
///
/// # Errors
/// [`HubError::List`] if the file is too long or is no list; [`HubError::ListHeadings`] if the names have no headings;
/// [`HubError::ListLine`] if a line has no first or last name, a birth date that is none, or
/// the licence of a line with other names or another birth date.
pub fn read_persons(list: &[u8], today: NaiveDate) -> Result<PersonList, HubError> {
    let rows = Rows::headed(list, None, |rows| understand(rows).heading.is_some())?.rows;
    let ListColumns { heading: Some(heading), columns } = understand(&rows) else {
        return Err(HubError::ListHeadings);
    };
    let Some((first, rest)) = rows.get(heading..).and_then(<[Row]>::split_first) else {
        return Err(HubError::ListHeadings);
    };
    let at = |field| columns.iter().position(|column| *column == Some(field));
    let (Some(last_name), Some(first_name)) = (at(ImportField::LastName), at(ImportField::FirstName)) else {
        return Err(HubError::ListHeadings);
    };
    let (licence, born) = (at(ImportField::Licence), at(ImportField::Born));
    let days = born.map(|at| rest.iter().filter_map(move |row| row.cells.get(at)).map(String::as_str));
    let days = days.map(DayOrder::of).unwrap_or_default();
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
        let day = |text: &str| {
            let born = read_day(text, true, today, days).filter(|born| is_birth_date(*born, today));
            born.ok_or_else(|| wrong("hub-list_born", text))
        };
        Ok(PersonCard {
            licence: some(licence).map(str::to_owned),
            last_name: last_name.to_owned(),
            first_name: first_name.to_owned(),
            born: some(born).map(day).transpose()?,
        })
    };
    let sum = |row: &Row| {
        let cell = |at: usize| row.cells.get(at).map(|text| plain(text)).unwrap_or_default();
        is_sum(cell(last_name), cell(first_name))
    };
    let filled: Vec<&Row> = rest.iter().filter(|row| !row.is_empty() && !sum(row)).collect();
    let cards = filled.iter().map(|row| card(row)).collect::<Result<Vec<_>, _>>()?;
    let lines = || cards.iter().zip(filled.iter().map(|row| row.line));
    one_person_each(lines())?;
    let namesakes = namesakes(lines());
    Ok(PersonList { cards, ignored, namesakes })
}

/// Refuses a licence that two lines give to different persons: the later one would replace the earlier one.
fn one_person_each<'a>(lines: impl Iterator<Item = (&'a PersonCard, usize)>) -> Result<(), HubError> {
    let mut licences = BTreeMap::new();
    for (card, line) in lines {
        let Some(licence) = plain_licence(card) else { continue };
        let (first, at) = *licences.entry(licence).or_insert((card, line));
        let one_birth_date = first.born.is_none() || card.born.is_none() || first.born == card.born;
        if super::plain(first) != super::plain(card) || !one_birth_date {
            let licence = card.licence.clone().unwrap_or_default();
            return Err(HubError::Licence { licence, lines: (at, line) });
        }
    }
    Ok(())
}

/// Sentences on lines that are namesakes, as far as a person reads on.
pub(crate) fn namesake_sentences(namesakes: &[Vec<usize>], language: Language) -> Vec<String> {
    let sentence = |lines: &Vec<usize>| {
        let lines = lines.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        text(language, "hub-list_namesakes", &[("lines", lines.into())])
    };
    namesakes.iter().take(SHOWN).map(sentence).collect()
}

fn namesakes<'a>(lines: impl Iterator<Item = (&'a PersonCard, usize)>) -> Vec<Vec<usize>> {
    let mut alike = BTreeMap::<_, Vec<usize>>::new();
    for (card, line) in lines.filter(|(card, _)| card.licence.is_none() && card.born.is_none()) {
        alike.entry((&card.last_name, &card.first_name)).or_default().push(line);
    }
    alike.into_values().filter(|lines| lines.len() > 1).collect()
}
