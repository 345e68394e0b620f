//! The list of members. Private data is included only on request.

use chrono::NaiveDate;
use tapis_locale::text;

use super::{Name, count, printed, short_date};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, Letterhead, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// Ways to reach a person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Contact {
    pub email: String,
    pub phone: String,
}

/// Member in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberRow {
    /// The club's own number; may be empty.
    pub number: String,
    pub name: Name,
    /// Nickname; may be empty.
    pub nickname: String,
    /// The last day of the membership; `None` if it has no end.
    pub until: Option<NaiveDate>,
    /// Birth date; `None` if not requested or not known.
    pub born: Option<NaiveDate>,
    /// Ways to reach the member; `None` if not requested.
    pub contact: Option<Contact>,
}

/// List of the club's members.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Members {
    pub club: Letterhead,
    /// Members in alphabetical order.
    pub lines: Vec<MemberRow>,
}

/// Prints the list of members.
pub fn print(members: &Members, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let any = |has: fn(&MemberRow) -> bool| members.lines.iter().any(has);
    let (numbers, nicknames) = (any(|line| !line.number.is_empty()), any(|line| !line.nickname.is_empty()));
    let (untils, births) = (any(|line| line.until.is_some()), any(|line| line.born.is_some()));
    let emails = any(|line| line.contact.as_ref().is_some_and(|contact| !contact.email.is_empty()));
    let phones = any(|line| line.contact.as_ref().is_some_and(|contact| !contact.phone.is_empty()));
    let private = births || emails || phones;
    let heading = Heading {
        club: members.club.clone(),
        title: word("doc-members"),
        foot: if private { word("doc-private") } else { String::new() },
        ..Heading::default()
    };
    printed(style, heading, |sheet| {
        let total = text(language, "doc-members_total", &[("count", count(members.lines.len()))]);
        sheet.paragraph(&[Run::regular(total)], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        if members.lines.is_empty() {
            return;
        }
        let part = |key, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
        let mut columns = Vec::new();
        if numbers {
            columns.push(Column::short(word("doc-number")));
        }
        columns.push(part("doc-name", 1.3));
        if nicknames {
            columns.push(part("doc-nickname", 0.35));
        }
        if births {
            columns.push(Column::short(word("doc-born")));
        }
        if emails {
            columns.push(part("doc-email", 1.5));
        }
        if phones {
            columns.push(Column::short(word("doc-phone")));
        }
        if untils {
            columns.push(Column::short(word("doc-valid_until")));
        }
        let letters = if private { size::SMALL } else { size::BODY };
        let mut table = Table::new(columns, letters);
        table.air = if private { 0.3 } else { 0.2 };
        let day = |day: Option<NaiveDate>| day.map(|day| short_date(language, day)).unwrap_or_default();
        for line in &members.lines {
            let contact = line.contact.clone().unwrap_or_default();
            let mut cells = Vec::new();
            if numbers {
                cells.push(Cell::text(line.number.clone()).soft());
            }
            cells.push(Cell::runs(line.name.listed()));
            if nicknames {
                cells.push(Cell::text(line.nickname.clone()));
            }
            if births {
                cells.push(Cell::text(day(line.born)));
            }
            if emails {
                cells.push(Cell::text(contact.email));
            }
            if phones {
                cells.push(Cell::text(contact.phone));
            }
            if untils {
                cells.push(Cell::text(day(line.until)));
            }
            table.rows.push(Row::of(cells));
        }
        sheet.table(&table);
    })
}
