//! List of eliminations in their order.

use tapis_locale::{date, ordinal, text, time_of_day};

use super::{Moment, Name, Occasion, count, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, LEADING, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// Player who went out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EliminationRow {
    pub at: Moment,
    pub level: u32,
    pub table: u16,
    pub name: Name,
    /// The place taken; ties share it.
    pub place: u32,
    /// Players who made the elimination, if known; several share an elimination.
    pub by: Vec<Name>,
}

/// A player who eliminated others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hunter {
    pub name: Name,
    pub count: u32,
}

/// Eliminations of a tournament in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eliminations {
    pub occasion: Occasion,
    /// The first out first.
    pub lines: Vec<EliminationRow>,
    /// Players still in play.
    pub left: u32,
    /// The winner, at the end; several share the first place when time ended play.
    pub winners: Vec<Name>,
    /// Players who eliminated two or more, most first; at most a dozen are printed.
    pub hunters: Vec<Hunter>,
}

/// The most players named for their eliminations.
const KEENEST: usize = 12;

/// The first of them, as many as can be named without leaving out a tie.
fn keenest(hunters: &[Hunter]) -> &[Hunter] {
    let beyond = hunters.get(KEENEST).map_or(0, |hunter| hunter.count);
    let named = hunters.iter().take(KEENEST).take_while(|hunter| hunter.count > beyond).count();
    // If all are tied, the first are named.
    hunters.get(..if named > 0 { named } else { KEENEST.min(hunters.len()) }).unwrap_or(hunters)
}

/// Prints the list of eliminations.
pub fn print(eliminations: &Eliminations, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let lines = &eliminations.lines;
    let told = lines.iter().any(|line| !line.by.is_empty());
    printed(style, eliminations.occasion.heading(language, "doc-eliminations"), |sheet| {
        let left = usize::try_from(eliminations.left).unwrap_or(usize::MAX);
        let mut said = vec![text(language, "doc-out_count", &[("count", count(lines.len()))])];
        if eliminations.winners.is_empty() {
            said.push(text(language, "doc-still_in", &[("count", count(left))]));
        } else {
            let names: Vec<String> = eliminations.winners.iter().map(Name::called).collect();
            let values = [("count", count(names.len())), ("names", names.join(", ").into())];
            said.push(text(language, "doc-won_by", &values));
        }
        sheet.paragraph(&[Run::regular(said.join(" "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        if lines.is_empty() {
            return;
        }
        if !eliminations.hunters.is_empty() {
            sheet.section(&word("doc-hunters"), size::WALL, 4.0 * LEADING * size::BODY);
            let one = |hunter: &Hunter| {
                let values =
                    [("count", i64::from(hunter.count).into()), ("name", hunter.name.called().into())];
                text(language, "doc-hunter", &values)
            };
            let said: Vec<String> = keenest(&eliminations.hunters).iter().map(one).collect();
            sheet.paragraph(&[Run::regular(said.join(" · "))], size::BODY, Tint::Ink);
            sheet.space(size::BODY);
        }
        let mut columns = vec![
            Column::number(word("doc-number")),
            Column::number(word("doc-time")),
            Column::number(word("doc-level")),
            Column::number(word("doc-table")),
            Column { width: Width::Share(1.1), ..Column::words(word("doc-player")) },
            Column::number(word("doc-place")),
        ];
        if told {
            columns.push(Column { width: Width::Share(1.0), ..Column::words(word("doc-out_by")) });
        }
        let all = columns.len();
        let mut table = Table::new(columns, size::BODY);
        table.air = 0.2;
        let days = lines.iter().any(|line| Some(line.at.day) != lines.first().map(|first| first.at.day));
        let mut day = None;
        for (number, line) in (1_usize..).zip(lines) {
            // An evening may go on after midnight.
            if days && day != Some(line.at.day) {
                day = Some(line.at.day);
                let cells = vec![Cell::text(""), Cell::bold(date(language, line.at.day)).over(all - 1)];
                table.rows.push(Row { cells, shaded: true });
            }
            let mut cells = vec![
                Cell::text(number.to_string()).soft(),
                Cell::text(time_of_day(language, line.at.minute)),
                Cell::text(line.level.to_string()),
                Cell::text(line.table.to_string()),
                Cell::bold(line.name.called()),
                Cell::bold(ordinal(language, line.place)),
            ];
            if told {
                let by: Vec<String> = line.by.iter().map(Name::called).collect();
                cells.push(Cell::text(by.join(", ")));
            }
            table.rows.push(Row::of(cells));
        }
        sheet.table(&table);
    })
}
