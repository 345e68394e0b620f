//! What each place wins; once it is over, by whom.

use tapis_locale::{Language, money, ordinal, text};

use super::{Name, Occasion, count, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Table, Width, size};
use crate::{Printed, Style};

/// A thing that is won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thing {
    /// What it is.
    pub name: String,
    /// What it is worth in cents, where that is known.
    pub value: Option<i64>,
    /// Who gave it.
    pub donor: Option<String>,
}

/// What a place wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The place; equals share it.
    pub place: u32,
    /// Money, in cents.
    pub amount: i64,
    /// Things.
    pub in_kind: Vec<Thing>,
    /// Who won it, once that is known.
    pub winner: Option<Name>,
}

/// The prizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    /// Of which tournament.
    pub occasion: Occasion,
    /// It is over: winners are named.
    pub finished: bool,
    /// Players in all.
    pub entries: u32,
    /// Money shared, in cents.
    pub pool: i64,
    /// Its currency; empty: no money is played for.
    pub currency: String,
    /// Best first.
    pub lines: Vec<Line>,
}

/// Prints the prizes.
pub fn print(prizes: &Prizes, style: Style) -> Printed {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let paid = prizes.lines.iter().any(|line| line.amount > 0);
    let things = prizes.lines.iter().any(|line| !line.in_kind.is_empty());
    printed(style, prizes.occasion.heading(language, "doc-prizes"), |sheet| {
        let players = count(usize::try_from(prizes.entries).unwrap_or(usize::MAX));
        let mut said = vec![text(language, "doc-players", &[("players", players)])];
        if paid {
            let amount = money(language, prizes.pool, &prizes.currency);
            said.push(text(language, "doc-pool", &[("amount", amount.into())]));
        }
        said.push(text(language, "doc-places_paid", &[("places", count(prizes.lines.len()))]));
        sheet.paragraph(&[Run::regular(said.join(" · "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        if prizes.lines.is_empty() {
            return;
        }
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
            // Numbers stand beside their places, not at the far edge of the sheet.
            columns.push(part("", 1.0));
        }
        let size = if prizes.finished { size::WALL } else { size::HEAD };
        let mut table = Table::new(columns, size);
        table.air = 0.22;
        for line in &prizes.lines {
            let mut cells = vec![Cell::bold(ordinal(language, line.place))];
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
    })
}

/// A thing with its worth and its donor.
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
