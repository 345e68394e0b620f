//! The payouts to the winners, each with a line to sign on.

use tapis_locale::{Language, money, ordinal, text, time_of_day};

use super::prizes::{self, Remainder, Thing, described};
use super::{Moment, Name, Occasion, printed, signatures};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, End, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// A payout already made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadePayout {
    pub at: Moment,
    /// The amount in cents, if it differs from the amount due now.
    pub other: Option<i64>,
}

/// Prize of a place in the payouts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutRow {
    /// The place; ties share it. 0 if a prize went to somebody who no longer has a place.
    pub place: u32,
    /// The winner; `None` if it is still to be won: the name is written by hand.
    pub winner: Option<Name>,
    /// Money in all, in cents.
    pub amount: i64,
    /// The bounties in it.
    pub bounties: i64,
    pub in_kind: Vec<Thing>,
    /// Whether and when it was handed over.
    pub handed: Option<MadePayout>,
    /// The winner's debt to the till, in cents.
    pub owes: i64,
}

/// A prize that is not for a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialPayout {
    /// Prize and its winner.
    pub prize: prizes::SpecialPrize,
    /// Whether and when it was handed over.
    pub handed: Option<MadePayout>,
}

/// Sheet of a tournament's payouts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payouts {
    pub occasion: Occasion,
    /// The currency; empty if there is no money.
    pub currency: String,
    /// Prizes, the best place first.
    pub lines: Vec<PayoutRow>,
    /// Prizes that are not for a place.
    pub named: Vec<SpecialPayout>,
    /// All prizes in money, in cents.
    pub total: i64,
    /// Part of it that was handed over, in cents.
    pub handed: i64,
    /// Amount still owed to players with a place, in cents; negative if they received too much.
    pub left: i64,
    /// Part of the pool that no prize takes; `None` if the prizes make it.
    pub unshared: Option<Remainder>,
    /// Whether the tournament is over.
    pub finished: bool,
}

/// Space above and below a line, in parts of the font size: room for a signature, and what may be
/// saved of it.
const AIRS: [f32; 4] = [0.85, 0.75, 0.65, 0.55];
/// The height of the signatures below the list.
const SIGNED: f32 = 70.0;

/// Prints the sheet of payouts.
pub fn print(payouts: &Payouts, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let paid =
        payouts.lines.iter().any(|line| line.amount != 0 || line.handed.is_some_and(|h| h.other.is_some()));
    let bounties = payouts.lines.iter().any(|line| line.bounties > 0);
    let things = payouts.lines.iter().any(|line| !line.in_kind.is_empty());
    let amount = |cents| money(language, cents, &payouts.currency);
    printed(style, payouts.occasion.heading(language, "doc-payouts"), |sheet| {
        if payouts.lines.is_empty() && payouts.named.is_empty() {
            sheet.paragraph(&[Run::regular(word("doc-nothing_won"))], size::WALL, Tint::Ink);
            return;
        }
        if paid {
            let left = match (payouts.left < 0, payouts.finished) {
                (true, _) => "too_much",
                (false, true) => "owed",
                (false, false) => "placed",
            };
            let values = [
                ("total", amount(payouts.total).into()),
                ("handed", amount(payouts.handed).into()),
                ("amount", amount(payouts.left.abs()).into()),
                ("left", left.into()),
            ];
            let mut said = text(language, "doc-payouts_sum", &values);
            if let Some(unshared) = &payouts.unshared {
                said = format!("{said} {}.", unshared.said(&payouts.currency, language));
            }
            sheet.paragraph(&[Run::regular(said)], size::WALL, Tint::Ink);
            sheet.space(size::BODY);
        }
        let part = |key, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
        let mut columns = vec![Column::number(word("doc-place")), part("doc-winner", 1.7)];
        if paid {
            columns.push(Column::number(word("doc-prize")));
        }
        if bounties {
            columns.push(Column::number(word("doc-of_bounties")));
        }
        if things {
            columns.push(part("doc-in_kind", 1.0));
        }
        columns.push(Column::short(word("doc-handed_at").replace(' ', "\u{a0}")));
        columns.push(part("doc-signature", 1.3));
        let mut table = Table::new(columns, size::BODY);
        table.air = AIRS[0];
        for line in &payouts.lines {
            let place = if line.place > 0 { ordinal(language, line.place) } else { "–".to_owned() };
            let mut cells = vec![Cell::bold(place)];
            let mut winner = line.winner.as_ref().map(Name::called).unwrap_or_default();
            if line.owes > 0 {
                let owes = text(language, "doc-payouts_owes", &[("amount", amount(line.owes).into())]);
                winner = format!("{winner} ({owes})");
            }
            cells.push(Cell::text(winner));
            if paid {
                cells.push(Cell::bold(if line.amount > 0 { amount(line.amount) } else { String::new() }));
            }
            if bounties {
                let part = if line.bounties > 0 { amount(line.bounties) } else { String::new() };
                cells.push(Cell::text(part).soft());
            }
            if things {
                let thing = |thing: &Thing| described(thing, &payouts.currency, language);
                cells.push(Cell::text(line.in_kind.iter().map(thing).collect::<Vec<_>>().join(", ")));
            }
            let handed = line.handed.map(|handed| said_handed(handed, &payouts.currency, language));
            cells.push(Cell::text(handed.unwrap_or_default()).soft());
            cells.push(Cell::text(""));
            table.rows.push(Row::of(cells));
        }
        if paid {
            let of_places = payouts.lines.iter().map(|line| line.amount).sum();
            let mut cells =
                vec![Cell::text(""), Cell::bold(word("doc-total")), Cell::bold(amount(of_places))];
            let rest = 2 + usize::from(things) + usize::from(bounties);
            cells.push(Cell::text("").over(rest));
            table.rows.push(Row { cells, shaded: true });
        }
        let named = named(payouts, style);
        // The signatures go below the list and never alone on a page.
        let below = named.as_ref().map_or(0.0, |named| sheet.table_height(named) + size::BODY) + SIGNED;
        let fits = |table: &Table| sheet.table_height(table) + below <= sheet.room();
        if let Some(air) = AIRS.into_iter().find(|air| fits(&Table { air: *air, ..table.clone() })) {
            table.air = air;
        }
        match named {
            Some(named) => {
                if !payouts.lines.is_empty() {
                    sheet.table(&table);
                    sheet.space(size::BODY);
                }
                sheet.table_ending(&named, End::Above(SIGNED));
            }
            None => sheet.table_ending(&table, End::Above(SIGNED)),
        }
        signatures(sheet, &["doc-sign_treasurer", "doc-sign_director"]);
    })
}

/// The prizes that are not for a place, with lines to sign on; `None` if there are none.
fn named(payouts: &Payouts, style: Style) -> Option<Table> {
    if payouts.named.is_empty() {
        return None;
    }
    let language = style.language;
    let part = |key, part| Column { width: Width::Share(part), ..Column::words(text(language, key, &[])) };
    let columns = vec![
        part("doc-other_prizes", 1.3),
        part("doc-winner", 1.3),
        part("doc-prize", 1.2),
        Column::short(text(language, "doc-handed_at", &[]).replace(' ', "\u{a0}")),
        part("doc-signature", 1.3),
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = AIRS[0];
    for named in &payouts.named {
        let handed = named.handed.map(|handed| said_handed(handed, &payouts.currency, language));
        table.rows.push(Row::of(vec![
            Cell::bold(named.prize.name.clone()),
            Cell::text(named.prize.winner.as_ref().map(Name::called).unwrap_or_default()),
            Cell::text(named.prize.what(&payouts.currency, language)),
            Cell::text(handed.unwrap_or_default()).soft(),
            Cell::text(""),
        ]));
    }
    Some(table)
}

/// Time of the handover, and the amount if it is not the one due now.
fn said_handed(handed: MadePayout, currency: &str, language: Language) -> String {
    let time = time_of_day(language, handed.at.minute);
    match handed.other {
        Some(other) => format!("{time} ({})", money(language, other, currency)),
        None => time,
    }
}
