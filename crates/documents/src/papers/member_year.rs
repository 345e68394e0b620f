//! A member's season: tournaments played, prizes and points.

use chrono::NaiveDate;
use tapis_locale::{money, ordinal, points, text};

use super::{Letterhead, Name, printed, season, short_date};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, Row, Run, Table, Width, size};
use crate::{Printed, Style};

/// A tournament played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The day.
    pub day: NaiveDate,
    /// What it is called.
    pub tournament: String,
    /// The place.
    pub place: u32,
    /// Players in total.
    pub entries: u32,
    /// Players eliminated.
    pub hits: u32,
    /// Season points in hundredths.
    pub points: i64,
    /// Whether they are among the best that count.
    pub counted: bool,
    /// Money won, in cents.
    pub prize: i64,
    /// Prizes in kind.
    pub in_kind: Vec<String>,
    /// The currency played for; empty if none.
    pub currency: String,
}

/// Money in one currency, in cents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Purse {
    /// The currency.
    pub currency: String,
    /// Won in total.
    pub won: i64,
    /// Paid in total: entries, rebuys, add-ons.
    pub paid: i64,
    /// Still owed.
    pub owed: i64,
}

/// A member's season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberYear {
    /// The club.
    pub club: Letterhead,
    /// Who.
    pub name: Name,
    /// The club's own number; may be empty.
    pub number: String,
    /// The season; `None` for every tournament ever played.
    pub season: Option<String>,
    /// Its first and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// The rank, and among how many; `None` if not ranked.
    pub rank: Option<(u32, u32)>,
    /// Points that count, in hundredths.
    pub total: i64,
    /// Tournaments won.
    pub wins: u32,
    /// Places among the first three.
    pub podiums: u32,
    /// The best place; 0 if none.
    pub best_place: u32,
    /// The average place, in hundredths.
    pub average_place: i64,
    /// By currency.
    pub purses: Vec<Purse>,
    /// Tournaments in order.
    pub lines: Vec<Line>,
}

/// Prints a member's season.
pub fn print(year: &MemberYear, style: Style) -> Printed {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let heading = Heading {
        club: year.club.clone(),
        title: year.name.called(),
        subject: year.season.clone().unwrap_or_else(|| word("doc-all_seasons")),
        place: season::from_to(language, year.days),
        foot: season::after(language, year.lines.last().map(|last| last.day)),
    };
    printed(style, heading, |sheet| {
        if !year.number.is_empty() {
            let number = text(language, "doc-card_number", &[("number", year.number.clone().into())]);
            sheet.paragraph(&[Run::regular(number)], size::BODY, Tint::Soft);
            sheet.space(size::SMALL);
        }
        if year.lines.is_empty() {
            sheet.paragraph(&[Run::regular(word("doc-played_nothing"))], size::WALL, Tint::Ink);
            return;
        }
        sheet.table(&figures(year, style));
        sheet.space(size::BODY);
        sheet.table(&played(year, style));
    })
}

/// The season's figures, in one row.
fn figures(year: &MemberYear, style: Style) -> Table {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let mut figures = vec![(word("doc-played"), year.lines.len().to_string())];
    if let Some((rank, of)) = year.rank {
        let values = [("rank", ordinal(language, rank).into()), ("of", i64::from(of).into())];
        figures.push((word("doc-rank"), text(language, "doc-rank_of", &values)));
    }
    if year.total != 0 {
        figures.push((word("doc-points"), points(language, year.total)));
    }
    figures.push((word("doc-wins"), year.wins.to_string()));
    figures.push((word("doc-podiums"), year.podiums.to_string()));
    figures.push((word("doc-best_place"), ordinal(language, year.best_place)));
    figures.push((word("doc-average_place"), points(language, year.average_place)));
    for purse in &year.purses {
        let amount = |cents| money(language, cents, &purse.currency);
        figures.push((word("doc-won_money"), amount(purse.won)));
        figures.push((word("doc-paid_money"), amount(purse.paid)));
        if purse.owed != 0 {
            figures.push((word("doc-owed_money"), amount(purse.owed)));
        }
    }
    let half = figures.len().div_ceil(2);
    let columns = vec![
        Column { width: Width::Share(1.0), ..Column::words("") },
        Column { width: Width::Share(0.7), ..Column::number("") },
        Column { width: Width::Share(0.2), ..Column::words("") },
        Column { width: Width::Share(1.0), ..Column::words("") },
        Column { width: Width::Share(0.7), ..Column::number("") },
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.2;
    let (left, right) = figures.split_at(half);
    for (index, (what, value)) in left.iter().enumerate() {
        let mut cells = vec![Cell::text(what.clone()).soft(), Cell::bold(value.clone()), Cell::text("")];
        let (what, value) = right.get(index).cloned().unwrap_or_default();
        cells.extend([Cell::text(what).soft(), Cell::bold(value)]);
        table.rows.push(Row::of(cells));
    }
    table
}

fn played(year: &MemberYear, style: Style) -> Table {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let any = |has: fn(&Line) -> bool| year.lines.iter().any(has);
    let (hits, scored) = (any(|line| line.hits > 0), any(|line| line.points != 0));
    let (paid, things) = (any(|line| line.prize > 0), any(|line| !line.in_kind.is_empty()));
    let mut columns = vec![
        Column::short(word("doc-date")),
        Column { width: Width::Share(1.4), ..Column::words(word("doc-tournament")) },
        Column::number(word("doc-place")),
        Column::number(word("doc-entries")),
    ];
    if hits {
        columns.push(Column::number(word("doc-hits")));
    }
    if scored {
        columns.push(Column::number(word("doc-points")));
    }
    if paid {
        columns.push(Column::number(word("doc-prize")));
    }
    if things {
        columns.push(Column { width: Width::Share(0.7), ..Column::words(word("doc-in_kind")) });
    }
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.18;
    for line in &year.lines {
        let mut cells = vec![
            Cell::text(short_date(language, line.day)),
            Cell::text(line.tournament.clone()),
            Cell::bold(ordinal(language, line.place)),
            Cell::text(line.entries.to_string()),
        ];
        if hits {
            cells.push(Cell::text(if line.hits > 0 { line.hits.to_string() } else { String::new() }));
        }
        if scored {
            let score = points(language, line.points);
            cells.push(if line.counted {
                Cell::bold(score)
            } else {
                Cell::text(format!("({score})")).soft()
            });
        }
        if paid {
            let won =
                if line.prize > 0 { money(language, line.prize, &line.currency) } else { String::new() };
            cells.push(Cell::text(won));
        }
        if things {
            cells.push(Cell::text(line.in_kind.join(", ")));
        }
        table.rows.push(Row::of(cells));
    }
    table
}
