//! Stacks as they were counted, largest first, with what is missing.

use tapis_locale::{number, points, text, time_of_day};

use super::{Moment, Name, Occasion, count, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// Stack of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StackRow {
    /// The rank; equals share the better one.
    pub rank: u32,
    pub name: Name,
    pub at: (u16, u8),
    pub chips: i64,
    /// The same in tenths of a big blind.
    pub bb_tenths: i64,
}

/// A count of stacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stacks {
    pub occasion: Occasion,
    /// Time of the count; `None` if none was.
    pub at: Option<Moment>,
    /// Players that are left.
    pub left: u32,
    /// Chips counted and in play; `None` if not everybody was counted, or play has gone on.
    pub counted: Option<(i64, i64)>,
    /// Players' stacks, largest first.
    pub lines: Vec<StackRow>,
}

/// Prints the list of stacks.
pub fn print(stacks: &Stacks, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    printed(style, stacks.occasion.heading(language, "doc-stacks"), |sheet| {
        let (Some(at), false) = (stacks.at, stacks.lines.is_empty()) else {
            sheet.paragraph(&[Run::regular(word("doc-stacks_none"))], size::WALL, Tint::Ink);
            return;
        };
        let players = |of: usize| count(of);
        let left = usize::try_from(stacks.left).unwrap_or(usize::MAX);
        let time = time_of_day(language, at.minute);
        let values =
            [("time", time.into()), ("counted", players(stacks.lines.len())), ("left", players(left))];
        sheet.paragraph(&[Run::regular(text(language, "doc-stacks_at", &values))], size::WALL, Tint::Ink);
        if let Some((counted, in_play)) = stacks.counted {
            let gap = in_play - counted;
            let key = match gap {
                0 => "doc-stacks_right",
                gap if gap < 0 => "doc-stacks_over",
                _ => "doc-stacks_missing",
            };
            let values = [
                ("counted", number(language, counted).into()),
                ("chips", number(language, in_play).into()),
                ("gap", number(language, gap.abs()).into()),
            ];
            sheet.paragraph(&[Run::regular(text(language, key, &values))], size::BODY, Tint::Ink);
        }
        sheet.space(size::BODY);
        let columns = vec![
            Column::number(word("doc-rank")),
            Column { width: Width::Share(1.4), ..Column::words(word("doc-player")) },
            Column::number(word("doc-table")),
            Column::number(word("doc-seat")),
            Column::number(word("doc-chips_counted")),
            Column::number(word("doc-big_blinds")),
        ];
        let mut table = Table::new(columns, size::BODY);
        table.air = 0.25;
        for line in &stacks.lines {
            let whole = line.bb_tenths / 10;
            // Tenths matter where a stack is short.
            let blinds =
                if whole < 20 { points(language, line.bb_tenths * 10) } else { number(language, whole) };
            table.rows.push(Row::of(vec![
                Cell::bold(line.rank.to_string()),
                Cell::text(line.name.called()),
                Cell::text(line.at.0.to_string()),
                Cell::text(line.at.1.to_string()),
                Cell::bold(number(language, line.chips)),
                Cell::text(blinds).soft(),
            ]));
        }
        sheet.table(&table);
    })
}
