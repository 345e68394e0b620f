//! The prize of each place and, at the end, its winner.

use tapis_locale::{Language, money, ordinal, text, time_of_day};

use super::{Moment, Name, Occasion, count, field_of, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// A prize in kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thing {
    pub name: String,
    /// Its value in cents, if known.
    pub value: Option<i64>,
    pub donor: Option<String>,
}

/// The prize of a place, or of several that get the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeRow {
    /// The place; ties share it. 0 means what a deal gives to somebody who is still in.
    pub place: u32,
    /// The last of the places.
    pub to: u32,
    /// Amount of money in cents.
    pub amount: i64,
    pub in_kind: Vec<Thing>,
    /// The winner, once known.
    pub winner: Option<Name>,
}

/// A prize that is not for a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialPrize {
    /// Reason for which it is given.
    pub name: String,
    /// Amount of money in cents.
    pub amount: i64,
    /// Prize in kind that is won beside it.
    pub thing: Option<Thing>,
    /// Winner of the prize, once known.
    pub winner: Option<Name>,
}

impl SpecialPrize {
    /// Money and thing in words.
    pub(super) fn what(&self, currency: &str, language: Language) -> String {
        let money = (self.amount > 0).then(|| money(language, self.amount, currency));
        let thing = self.thing.as_ref().map(|thing| described(thing, currency, language));
        money.into_iter().chain(thing).collect::<Vec<_>>().join(" + ")
    }
}

/// Part of the pool that announced prizes leave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remainder {
    /// In cents; negative if the club adds it to the prizes.
    pub amount: i64,
    /// Use that the director gave to it.
    pub note: Option<String>,
}

impl Remainder {
    /// In words: how much, and what becomes of it.
    pub(super) fn said(&self, currency: &str, language: Language) -> String {
        let key = if self.amount < 0 { "doc-announced_added" } else { "doc-unshared" };
        let amount = money(language, self.amount.abs(), currency);
        let said = text(language, key, &[("amount", amount.into())]);
        match &self.note {
            Some(note) => format!("{said} ({note})"),
            None => said,
        }
    }
}

/// Prizes of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    pub occasion: Occasion,
    /// Whether it is over, and winners are named.
    pub finished: bool,
    pub players: u32,
    /// Their entries, re-entries among them.
    pub entries: u32,
    /// Money shared, in cents.
    pub pool: i64,
    /// Time of the announcement; `None` if they still follow the pool.
    pub announced: Option<Moment>,
    /// Part of the pool that no prize takes, in cents; negative if the club adds it.
    pub unshared: i64,
    /// The currency; empty if there is no money.
    pub currency: String,
    /// Prizes, the best place first.
    pub lines: Vec<PrizeRow>,
    /// Prizes that are not for a place.
    pub named: Vec<SpecialPrize>,
}

/// Prints the prizes of a tournament.
pub fn print(prizes: &Prizes, style: Style) -> PdfFile {
    let language = style.language;
    let paid = prizes.lines.iter().any(|line| line.amount > 0);
    printed(style, prizes.occasion.heading(language, "doc-prizes"), |sheet| {
        let mut said = vec![field_of(prizes.players, prizes.entries, language)];
        if paid {
            let amount = money(language, prizes.pool, &prizes.currency);
            said.push(text(language, "doc-pool", &[("amount", amount.into())]));
        }
        said.push(text(language, "doc-places_paid", &[("places", count(paid_places(&prizes.lines)))]));
        if let Some(announced) = prizes.announced {
            let time = time_of_day(language, announced.minute);
            said.push(text(language, "doc-announced", &[("time", time.into())]));
        }
        if prizes.unshared != 0 {
            let unshared = Remainder { amount: prizes.unshared, note: None };
            said.push(unshared.said(&prizes.currency, language));
        }
        sheet.paragraph(&[Run::regular(said.join(" · "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        if !prizes.lines.is_empty() {
            by_place(sheet, prizes, style);
        }
        if !prizes.named.is_empty() {
            others(sheet, prizes, style);
        }
    })
}

fn paid_places(lines: &[PrizeRow]) -> usize {
    let places = |line: &PrizeRow| usize::try_from(line.to.saturating_sub(line.place)).unwrap_or(0) + 1;
    lines.iter().filter(|line| line.place > 0).map(places).sum()
}

/// Prizes that are not for a place.
fn others(sheet: &mut Sheet<'_>, prizes: &Prizes, style: Style) {
    let language = style.language;
    sheet.space(size::BODY);
    let part = |key, part| Column { width: Width::Share(part), ..Column::words(text(language, key, &[])) };
    let columns = vec![part("doc-other_prizes", 1.2), part("doc-prize", 1.2), part("doc-winner", 1.2)];
    let mut table = Table::new(columns, size::WALL);
    table.air = 0.22;
    for named in &prizes.named {
        let winner = named.winner.as_ref().map(Name::called).unwrap_or_default();
        let what = named.what(&prizes.currency, language);
        table.rows.push(Row::of(vec![Cell::bold(named.name.clone()), Cell::bold(what), Cell::text(winner)]));
    }
    sheet.table(&table);
}

fn by_place(sheet: &mut Sheet<'_>, prizes: &Prizes, style: Style) {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let paid = prizes.lines.iter().any(|line| line.amount > 0);
    let things = prizes.lines.iter().any(|line| !line.in_kind.is_empty());
    let part = |key, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
    let mut columns = vec![Column::number(word("doc-place"))];
    if paid {
        let width = if prizes.finished { Width::Fit } else { Width::Share(1.0) };
        let column = Column::number(word("doc-prize"));
        columns.push(Column { width, ..column });
    }
    if things {
        columns.push(part("doc-in_kind", 1.4));
    }
    if prizes.finished {
        columns.push(part("doc-winner", 1.6));
    } else {
        // Numbers are next to their places, not at the far edge of the sheet.
        columns.push(part("", 1.0));
    }
    let size = if prizes.finished { size::WALL } else { size::HEAD };
    let mut table = Table::new(columns, size);
    table.air = 0.22;
    for line in &prizes.lines {
        let mut cells = vec![Cell::bold(places_said(line, language))];
        if paid {
            let amount = money(language, line.amount, &prizes.currency);
            cells.push(Cell::bold(if line.amount > 0 { amount } else { String::new() }));
        }
        if things {
            let thing = |thing: &Thing| described(thing, &prizes.currency, language);
            cells.push(Cell::text(line.in_kind.iter().map(thing).collect::<Vec<_>>().join(", ")));
        }
        let winner = line.winner.as_ref().map(Name::called);
        cells.push(Cell::text(winner.unwrap_or_default()));
        table.rows.push(Row::of(cells));
    }
    sheet.table(&table);
}

/// The place, or the first and the last of several.
fn places_said(line: &PrizeRow, language: Language) -> String {
    if line.place == 0 {
        return "–".to_owned();
    }
    let first = ordinal(language, line.place);
    if line.to <= line.place { first } else { format!("{first}–{}", ordinal(language, line.to)) }
}

/// A prize in kind with its value and donor.
pub(super) fn described(thing: &Thing, currency: &str, language: Language) -> String {
    let mut more = Vec::new();
    if let Some(value) = thing.value {
        more.push(money(language, value, if currency.is_empty() { "EUR" } else { currency }));
    }
    if let Some(donor) = thing.donor.as_ref().filter(|donor| !donor.trim().is_empty()) {
        more.push(text(language, "doc-given_by", &[("donor", donor.clone().into())]));
    }
    if more.is_empty() { thing.name.clone() } else { format!("{} ({})", thing.name, more.join(", ")) }
}
