//! A document of titled parts, each with facts, lists and sentences: all that is known of a member, the register of
//! processing activities.

use chrono::NaiveDate;
use tapis_locale::{Language, date, money, ordinal, points, text, time_of_day};

use super::{Moment, printed, short_date};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, LEADING, Letterhead, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// A value, not yet in a language's form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    Words(String),
    Day(NaiveDate),
    /// A day and a time.
    At(Moment),
    /// An amount in cents, in a currency.
    Money(i64, String),
    Count(i64),
    Place(u32),
    /// Points in hundredths of a point.
    Points(i64),
    /// Not known: left for somebody to write by hand.
    ToFill,
}

impl Fact {
    /// Cell that shows nothing.
    pub fn none() -> Self {
        Fact::Words(String::new())
    }

    fn said(&self, language: Language, short: bool) -> String {
        let day = |day: NaiveDate| if short { short_date(language, day) } else { date(language, day) };
        match self {
            Fact::Words(words) => words.clone(),
            Fact::Day(on) => day(*on),
            Fact::At(at) => format!("{}, {}", day(at.day), time_of_day(language, at.minute)),
            Fact::Money(cents, currency) => money(language, *cents, currency),
            Fact::Count(count) => count.to_string(),
            Fact::Place(place) => ordinal(language, *place),
            Fact::Points(hundredths) => points(language, *hundredths),
            Fact::ToFill => text(language, "doc-to_fill", &[]),
        }
    }
}

/// A column of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    pub words: String,
    pub kind: HeadKind,
}

/// Kind of values in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeadKind {
    /// Text of any length: such columns share the width that is left.
    Text,
    /// Short words, such as a day.
    Short,
    Number,
}

/// A piece of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Facts with their names.
    Facts(Vec<(String, Fact)>),
    /// Sentences, a paragraph each.
    Sentences(Vec<String>),
    /// A list, with a title of its own where it is not empty. A column in which nothing stands is left out.
    List {
        /// The title; may be empty.
        title: String,
        heads: Vec<Head>,
        /// A value for each column.
        rows: Vec<Vec<Fact>>,
    },
}

/// Part of the document with a title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub title: String,
    pub pieces: Vec<Piece>,
}

/// Document of titled parts with tables and paragraphs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dossier {
    pub club: Letterhead,
    pub title: String,
    /// Subject of the document; may be empty.
    pub subject: String,
    /// Place and time; may be empty.
    pub place: String,
    /// The footer of each page; may be empty.
    pub foot: String,
    /// Paragraphs above the parts.
    pub intro: Vec<String>,
    pub parts: Vec<Part>,
}

/// Prints the document with all its parts.
pub fn print(dossier: &Dossier, style: Style) -> PdfFile {
    let heading = Heading {
        club: dossier.club.clone(),
        title: dossier.title.clone(),
        subject: dossier.subject.clone(),
        place: dossier.place.clone(),
        foot: dossier.foot.clone(),
    };
    printed(style, heading, |sheet| {
        sentences(sheet, &dossier.intro);
        for part in &dossier.parts {
            sheet.space(size::SMALL);
            sheet.section(&part.title, size::HEAD, 4.0 * LEADING * size::BODY);
            sheet.space(0.3 * size::BODY);
            for piece in &part.pieces {
                one(sheet, piece);
                sheet.space(0.6 * size::BODY);
            }
        }
    })
}

fn sentences(sheet: &mut Sheet<'_>, said: &[String]) {
    for sentence in said {
        sheet.paragraph(&[Run::regular(sentence.clone())], size::BODY, Tint::Ink);
        sheet.space(0.4 * size::BODY);
    }
}

/// A list without the columns in which nothing stands.
fn list(language: Language, heads: &[Head], rows: &[Vec<Fact>]) -> Table {
    let empty = |at: usize| rows.iter().all(|row| row.get(at).is_none_or(|fact| *fact == Fact::none()));
    let kept: Vec<bool> = (0..heads.len()).map(|at| !empty(at)).collect();
    let column = |head: &Head| match head.kind {
        HeadKind::Text => Column::words(head.words.clone()),
        HeadKind::Short => Column::short(head.words.clone()),
        HeadKind::Number => Column::number(head.words.clone()),
    };
    let columns = heads.iter().zip(&kept).filter(|(_, kept)| **kept).map(|(head, _)| column(head));
    let mut table = Table::new(columns.collect(), size::BODY);
    table.air = 0.2;
    for row in rows {
        let facts = row.iter().zip(&kept).filter(|(_, kept)| **kept);
        let cells = facts.map(|(fact, _)| Cell::text(fact.said(language, true)).unlinked());
        table.rows.push(Row::of(cells.collect()));
    }
    table
}

fn one(sheet: &mut Sheet<'_>, piece: &Piece) {
    let language = sheet.style().language;
    match piece {
        Piece::Sentences(said) => sentences(sheet, said),
        Piece::Facts(facts) => {
            let share = |part| Column { width: Width::Share(part), ..Column::words("") };
            let mut table = Table::new(vec![share(1.0), share(2.6)], size::BODY);
            table.air = 0.2;
            for (name, fact) in facts {
                let value = Cell::text(fact.said(language, false)).unlinked();
                let value = if *fact == Fact::ToFill { value.soft() } else { value };
                table.rows.push(Row::of(vec![Cell::text(name.clone()).soft(), value]));
            }
            sheet.table(&table);
        }
        Piece::List { title, heads, rows } => {
            let table = list(language, heads, rows);
            if !title.is_empty() {
                let line = LEADING * size::BODY;
                sheet.keep(line + sheet.table_height(&table).min(7.0 * line));
                sheet.paragraph(&[Run::bold(title.clone())], size::BODY, Tint::Ink);
                sheet.space(0.2 * size::BODY);
            }
            sheet.table(&table);
        }
    }
}
