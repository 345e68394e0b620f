//! Places, prizes and points.

use tapis_locale::{Language, money, ordinal, points, text};

use super::{Name, Occasion, field_of, for_the_wall, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// Result of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRow {
    /// The place; ties share it.
    pub place: u32,
    pub name: Name,
    /// Money won, in cents.
    pub prize: i64,
    /// Bounties won, in cents.
    pub bounties: i64,
    pub in_kind: Vec<String>,
    /// Season points, in hundredths.
    pub points: i64,
    /// The points of each championship that counts the evening too, in hundredths.
    pub championships: Vec<i64>,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundTable {
    pub table: u16,
    /// Winner of the tournament; `None` if it is still being played.
    pub winner: Option<Name>,
    /// The others, those still in first, with the place at the table of those who are out.
    pub others: Vec<(Name, Option<u32>)>,
}

/// A round of a bracket or a shoot-out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub no: u32,
    /// Its tables by number.
    pub tables: Vec<RoundTable>,
}

/// Results of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    pub occasion: Occasion,
    /// Whether it is over.
    pub finished: bool,
    pub players: u32,
    /// Their entries, re-entries among them.
    pub entries: u32,
    /// Prize pool in cents, and its currency; `None` if there is no money.
    pub pool: Option<(i64, String)>,
    /// Results, the best place first.
    pub lines: Vec<ResultRow>,
    /// The names of those championships, in the same order.
    pub championships: Vec<String>,
    /// Its rounds in order; empty if it is not played in rounds.
    pub rounds: Vec<Round>,
    /// They were entered afterwards, without the names of so many players; `None` if it was played with the
    /// program.
    pub recorded: Option<u32>,
    /// Reason for a correction of the ranking by hand; `None` if it is as it was played.
    pub corrected: Option<String>,
}

/// Prints the results of a tournament.
pub fn print(results: &Results, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let currency = results.pool.as_ref().map(|(_, currency)| currency.as_str()).unwrap_or_default();
    let title = if results.finished { "doc-results" } else { "doc-results_so_far" };
    printed(style, results.occasion.heading(language, title), |sheet| {
        let mut said = vec![field_of(results.players, results.entries, language)];
        if let Some((pool, currency)) = results.pool.as_ref().filter(|(pool, _)| *pool > 0) {
            said.push(text(language, "doc-pool", &[("amount", money(language, *pool, currency).into())]));
        }
        if results.lines.is_empty() {
            said.push(word("doc-no_results"));
        }
        sheet.paragraph(&[Run::regular(said.join(" · "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        let name = |line: &ResultRow| {
            let name = line.name.called();
            if line.place == 1 && results.finished { Cell::bold(name) } else { Cell::text(name) }
        };
        let mut table = table(&results.lines, currency, language, name, str::to_owned);
        for (at, championship) in results.championships.iter().enumerate() {
            table.columns.push(Column::number(championship.clone()));
            for (row, line) in table.rows.iter_mut().zip(&results.lines) {
                let given = line.championships.get(at).copied().unwrap_or_default();
                row.cells.push(Cell::text(points(language, given)));
            }
        }
        (table.size, table.air) = for_the_wall(sheet, &table);
        if !table.rows.is_empty() {
            sheet.table(&table);
        }
        let recorded = results
            .recorded
            .map(|unnamed| text(language, "doc-recorded", &[("unnamed", i64::from(unnamed).into())]));
        let corrected = results
            .corrected
            .as_ref()
            .map(|why| text(language, "action-correct_ranking", &[("why", why.clone().into())]));
        for said in recorded.into_iter().chain(corrected) {
            sheet.space(size::BODY);
            sheet.paragraph(&[Run::regular(said)], size::SMALL, Tint::Soft);
        }
        for round in &results.rounds {
            sheet.space(size::LARGE);
            let title = text(language, "rounds-round", &[("round", i64::from(round.no).into())]);
            sheet.section(&title, size::HEAD, 4.0 * size::HEAD);
            sheet.table(&table_of_round(round, language));
        }
    })
}

/// A line for each table of a round.
fn table_of_round(round: &Round, language: Language) -> Table {
    let word = |key| text(language, key, &[]);
    let columns = vec![
        Column::number(word("doc-table")),
        Column { width: Width::Share(0.4), ..Column::words(word("doc-rounds_winner")) },
        Column::words(word("doc-rounds_others")),
    ];
    let mut table = Table::new(columns, size::BODY);
    for played in &round.tables {
        let other = |(name, place): &(Name, Option<u32>)| match place {
            Some(place) => format!("{}\u{a0}({})", name.called(), ordinal(language, *place)),
            None => name.called(),
        };
        let bye = played.winner.is_some() && played.others.is_empty();
        let others: Vec<String> = played.others.iter().map(other).collect();
        table.rows.push(Row::of(vec![
            Cell::text(played.table.to_string()),
            Cell::bold(played.winner.as_ref().map(Name::called).unwrap_or_default()),
            Cell::text(if bye { word("rounds-bye") } else { others.join(", ") }),
        ]));
    }
    table
}

/// Results as a table, with columns for prizes and points if there are any; the document decides how a
/// name and prizes in kind are written.
pub(super) fn table(
    lines: &[ResultRow],
    currency: &str,
    language: Language,
    name: impl Fn(&ResultRow) -> Cell,
    things: impl Fn(&str) -> String,
) -> Table {
    let word = |key| text(language, key, &[]);
    let any = |has: fn(&ResultRow) -> bool| lines.iter().any(has);
    let (paid, scored) = (any(|line| line.prize > 0), any(|line| line.points != 0));
    let bounties = any(|line| line.bounties > 0);
    let in_kind = any(|line| !line.in_kind.is_empty());
    let mut columns = vec![Column::number(word("doc-place")), Column::words(word("doc-player"))];
    if paid {
        columns.push(Column::number(word("doc-prize")));
    }
    if bounties {
        columns.push(Column::number(word("doc-bounties")));
    }
    if in_kind {
        columns.push(Column { width: Width::Share(0.6), ..Column::words(word("doc-in_kind")) });
    }
    if scored {
        columns.push(Column::number(word("doc-points")));
    }
    let mut table = Table::new(columns, size::WALL);
    for line in lines {
        let mut cells = vec![Cell::bold(ordinal(language, line.place)), name(line)];
        if paid {
            let won = if line.prize > 0 { money(language, line.prize, currency) } else { String::new() };
            cells.push(Cell::bold(won));
        }
        if bounties {
            let won =
                if line.bounties > 0 { money(language, line.bounties, currency) } else { String::new() };
            cells.push(Cell::text(won));
        }
        if in_kind {
            cells.push(Cell::text(things(&line.in_kind.join(", "))));
        }
        if scored {
            cells.push(Cell::text(points(language, line.points)));
        }
        table.rows.push(Row::of(cells));
    }
    table
}
