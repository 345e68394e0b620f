//! The record of a deal: who gets what, with a line for each player to sign on.

use tapis_locale::{money, number, text, time_of_day};

use super::{Moment, Name, Occasion, printed, signatures};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, End, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// Share of a player in a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealRow {
    pub name: Name,
    /// The stack then, if it was counted.
    pub chips: Option<i64>,
    /// The share, in cents.
    pub amount: i64,
}

/// Deal made among the last players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    pub occasion: Occasion,
    pub currency: String,
    /// Time of the deal; `None` if there is no deal.
    pub at: Option<Moment>,
    /// Method of sharing, as the catalogue's selector `doc-deal_by` names it.
    pub method: &'static str,
    /// The money shared, in cents, with what is left for the winner.
    pub pot: i64,
    /// Amount left for the winner, in cents.
    pub kept: i64,
    /// Chips that are missing from the stacks, where all were counted; 0 if there is none.
    pub gap: i64,
    /// The shares, largest first.
    pub lines: Vec<DealRow>,
}

/// Space above and below a line, in parts of the font size: room for a signature.
const AIR: f32 = 0.75;
/// The height of the signatures below the list.
const SIGNED: f32 = 70.0;

/// Prints the record of a deal.
pub fn print(deal: &Deal, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let amount = |cents| money(language, cents, &deal.currency);
    let counted = deal.lines.iter().any(|line| line.chips.is_some());
    printed(style, deal.occasion.heading(language, "doc-deal"), |sheet| {
        let Some(at) = deal.at else {
            sheet.paragraph(&[Run::regular(word("doc-deal_none"))], size::WALL, Tint::Ink);
            return;
        };
        let time = time_of_day(language, at.minute);
        let values =
            [("amount", amount(deal.pot).into()), ("time", time.into()), ("method", deal.method.into())];
        let mut said = vec![text(language, "doc-deal_by", &values)];
        if deal.kept > 0 {
            said.push(text(language, "doc-deal_kept", &[("amount", amount(deal.kept).into())]));
        }
        if deal.gap > 0 {
            let counted = deal.lines.iter().filter_map(|line| line.chips).sum::<i64>();
            let values = [("gap", deal.gap.into()), ("counted", counted.into())];
            said.push(text(language, "doc-deal_gap", &values));
        }
        sheet.paragraph(&[Run::regular(said.join(" "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        let part = |key, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
        let mut columns = vec![part("doc-player", 1.6)];
        if counted {
            columns.push(Column::number(word("doc-deal_stack")));
        }
        columns.push(Column::number(word("doc-deal_share")));
        columns.push(part("doc-signature", 1.4));
        let mut table = Table::new(columns, size::BODY);
        table.air = AIR;
        for line in &deal.lines {
            let mut cells = vec![Cell::text(line.name.called())];
            if counted {
                cells.push(Cell::text(line.chips.map(|stack| number(language, stack)).unwrap_or_default()));
            }
            cells.push(Cell::bold(amount(line.amount)));
            cells.push(Cell::text(""));
            table.rows.push(Row::of(cells));
        }
        let mut cells = vec![Cell::bold(word("doc-total"))];
        if counted {
            cells.push(Cell::text(""));
        }
        cells.push(Cell::bold(amount(deal.lines.iter().map(|line| line.amount).sum())));
        cells.push(Cell::text(""));
        table.rows.push(Row { cells, shaded: true });
        // The signature goes below the list and never alone on a page.
        sheet.table_ending(&table, End::Above(SIGNED));
        signatures(sheet, &["doc-sign_director"]);
    })
}
