//! The ledger of penalties of a tournament, by player (13-1).

use tapis_locale::{text, time_of_day};

use super::{Moment, Name, Occasion, printed, short_date};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// A penalty, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyRow {
    pub at: Moment,
    /// Offence, with what the director noted.
    pub offence: String,
    /// The rule that names the fault.
    pub rule: String,
    pub sanction: String,
    pub state: String,
    /// Person at the desk; may be empty.
    pub who: String,
    /// Whether it was lifted.
    pub lifted: bool,
}

/// A player with all penalties received.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenalisedPlayer {
    pub name: Name,
    /// Penalties in chronological order.
    pub lines: Vec<PenaltyRow>,
}

/// The ledger of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalties {
    pub occasion: Occasion,
    /// Players in alphabetical order.
    pub players: Vec<PenalisedPlayer>,
}

/// Prints the ledger of penalties.
pub fn print(penalties: &Penalties, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let lines = || penalties.players.iter().flat_map(|player| &player.lines);
    let named = lines().any(|line| !line.who.trim().is_empty());
    // An evening may go on after midnight: the date is added if there are two.
    let days = lines().any(|line| Some(line.at.day) != lines().next().map(|first| first.at.day));
    printed(style, penalties.occasion.heading(language, "doc-penalties"), |sheet| {
        if penalties.players.is_empty() {
            sheet.paragraph(&[Run::regular(word("doc-no_penalties"))], size::WALL, Tint::Ink);
            return;
        }
        let wide = |key, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
        let mut columns = vec![
            Column::number(word("doc-time")),
            wide("doc-offence", 1.2),
            Column::short(word("doc-rule")),
            wide("doc-sanction", 1.3),
            wide("doc-state", 0.8),
        ];
        if named {
            columns.push(Column::short(word("doc-by")));
        }
        let all = columns.len();
        let mut table = Table::new(columns, size::BODY);
        for player in &penalties.players {
            let cells = vec![Cell::runs(player.name.listed()).over(all)];
            table.rows.push(Row { cells, shaded: true });
            for line in &player.lines {
                let mut time = time_of_day(language, line.at.minute);
                if days {
                    time = format!("{} {time}", short_date(language, line.at.day));
                }
                let sanction = if line.lifted {
                    Cell::text(line.sanction.clone()).soft()
                } else {
                    Cell::bold(line.sanction.clone())
                };
                let mut cells = vec![
                    Cell::text(time),
                    Cell::text(line.offence.clone()),
                    Cell::text(line.rule.clone()).soft(),
                    sanction,
                    Cell::text(line.state.clone()),
                ];
                if named {
                    cells.push(Cell::text(line.who.clone()).soft());
                }
                table.rows.push(Row::of(cells));
            }
        }
        sheet.table(&table);
    })
}
