//! A season in figures: who came, how long it was played, what was taken, who did most of what.

use chrono::NaiveDate;
use tapis_locale::{date, money, number, points, span, text};

use super::chart::{self, Amount, Bar, Chart};
use super::{printed, season};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, Letterhead, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// Money in one currency, in cents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Takings {
    pub currency: String,
    /// Due for entries, rebuys and add-ons.
    pub taken: i64,
    /// Of it for prizes and bounties.
    pub players: i64,
    pub club: i64,
}

/// A tournament of the season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    pub day: NaiveDate,
    pub name: String,
    pub entries: u32,
    /// Entries of players new to the club.
    pub newcomers: u32,
    /// Duration of play in minutes; `None` if nobody knows.
    pub minutes: Option<u32>,
    pub winner: String,
    /// Takings of the tournament; `None` without money, or if nobody knows.
    pub takings: Option<Takings>,
}

/// An honour, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Honour {
    pub title: String,
    pub who: String,
    pub much: String,
    /// Criterion of the honour.
    pub criterion: String,
}

/// A season in figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonReport {
    pub club: Letterhead,
    pub season: String,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    pub entries: u32,
    pub persons: u32,
    pub newcomers: u32,
    /// Entries per tournament, in hundredths.
    pub average: i64,
    /// The mean duration in minutes; `None` if nothing is known of any.
    pub minutes: Option<u32>,
    /// Finished tournaments, in order.
    pub evenings: Vec<Evening>,
    /// The busiest of them, by their place in the list, largest first.
    pub busiest: Vec<usize>,
    /// The sums, by currency.
    pub takings: Vec<Takings>,
    /// Tournaments for money of which nobody knows what was taken.
    pub unknown: u32,
    /// Members with the highest counts of the season.
    pub honours: Vec<Honour>,
    /// Tournaments whose journal cannot be read.
    pub unread: Vec<String>,
}

/// Prints a season in figures.
pub fn print(report: &SeasonReport, style: Style) -> PdfFile {
    let language = style.language;
    let heading = Heading {
        club: report.club.clone(),
        title: text(language, "doc-season_report", &[]),
        subject: report.season.clone(),
        place: season::from_to(language, report.days),
        foot: season::after(language, report.evenings.last().map(|last| last.day)),
    };
    printed(style, heading, |sheet| {
        if report.evenings.is_empty() {
            let nothing = text(language, "doc-no_evening", &[]);
            sheet.paragraph(&[Run::regular(nothing)], size::WALL, Tint::Ink);
            return;
        }
        sheet.table(&season::figures(summary(report, style)));
        if !report.unread.is_empty() {
            let values = [("names", report.unread.join(", ").into())];
            let said = text(language, "statistics-unread", &values);
            sheet.paragraph(&[Run::regular(said)], size::BODY, Tint::Ink);
        }
        sheet.space(size::BODY);
        honours(sheet, report);
        busiest(sheet, report);
        charts(sheet, report);
        evenings(sheet, report);
    })
}

fn summary(report: &SeasonReport, style: Style) -> Vec<(String, String)> {
    let language = style.language;
    let counted = |key: &str, count: u32| {
        let words = text(language, key, &[("count", i64::from(count).into())]);
        (capital(&words), number(language, i64::from(count)))
    };
    let evenings = u32::try_from(report.evenings.len()).unwrap_or(u32::MAX);
    let mut figures = vec![
        counted("statistics-count_evenings", evenings),
        counted("statistics-count_entries", report.entries),
        counted("statistics-count_persons", report.persons),
        counted("statistics-count_newcomers", report.newcomers),
        (capital(&text(language, "statistics-per_evening", &[])), points(language, report.average)),
    ];
    figures.extend(report.minutes.map(|minutes| {
        (capital(&text(language, "statistics-mean_duration", &[])), span(language, i64::from(minutes)))
    }));
    for takings in &report.takings {
        let amount = |cents: i64| money(language, cents, &takings.currency);
        figures.push((text(language, "statistics-taken", &[]), amount(takings.taken)));
        figures.push((text(language, "statistics-to_players", &[]), amount(takings.players)));
        figures.push((text(language, "statistics-to_club", &[]), amount(takings.club)));
    }
    figures
}

/// With its first letter as a capital.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn honours(sheet: &mut Sheet<'_>, report: &SeasonReport) {
    if report.honours.is_empty() {
        return;
    }
    let language = sheet.style().language;
    let columns = vec![
        Column { width: Width::Share(1.0), ..Column::words("") },
        Column { width: Width::Share(1.2), ..Column::words("") },
        Column::number(""),
        Column { width: Width::Share(1.3), ..Column::words("") },
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.2;
    for honour in &report.honours {
        table.rows.push(Row::of(vec![
            Cell::text(honour.title.clone()),
            Cell::bold(honour.who.clone()),
            Cell::bold(honour.much.clone()),
            Cell::text(honour.criterion.clone()).soft(),
        ]));
    }
    sheet.heading(2, &[Run::bold(text(language, "statistics-honours", &[]))], size::WALL, Tint::Accent);
    sheet.paragraph(&[Run::regular(text(language, "statistics-honours_is", &[]))], size::SMALL, Tint::Soft);
    sheet.table(&table);
    sheet.space(size::BODY);
}

fn busiest(sheet: &mut Sheet<'_>, report: &SeasonReport) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let columns = vec![
        Column::number(word("doc-entries")),
        Column::short(word("doc-date")),
        Column::words(word("doc-tournament")),
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for evening in report.busiest.iter().filter_map(|index| report.evenings.get(*index)) {
        table.rows.push(Row::of(vec![
            Cell::bold(number(language, i64::from(evening.entries))),
            Cell::text(date(language, evening.day)),
            Cell::text(evening.name.clone()),
        ]));
    }
    sheet.keep(sheet.table_height(&table) + 3.0 * size::WALL);
    sheet.heading(2, &[Run::bold(word("statistics-busiest"))], size::WALL, Tint::Accent);
    sheet.table(&table);
    sheet.space(size::BODY);
}

fn charts(sheet: &mut Sheet<'_>, report: &SeasonReport) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let numbers = word("doc-chart_numbers");
    let bars = |parts: &dyn Fn(&Evening) -> Option<Vec<u32>>| -> Vec<Bar> {
        let all = (1_usize..).zip(&report.evenings);
        all.filter_map(|(no, evening)| Some(Bar { label: no.to_string(), parts: parts(evening)? })).collect()
    };
    let old = |evening: &Evening| evening.entries.saturating_sub(evening.newcomers);
    chart::draw(
        sheet,
        &Chart {
            title: word("statistics-attendance"),
            keys: vec![word("doc-regulars"), word("doc-newcomers")],
            bars: bars(&|evening| Some(vec![old(evening), evening.newcomers])),
            below: format!("{numbers} {}", word("doc-chart_newcomer")),
            amounts: Amount::Count,
        },
    );
    let timed = bars(&|evening| evening.minutes.map(|minutes| vec![minutes]));
    if !timed.is_empty() {
        let chart = Chart {
            title: word("statistics-durations"),
            keys: Vec::new(),
            bars: timed,
            below: format!("{numbers} {}", word("statistics-durations_is")),
            amounts: Amount::Minutes,
        };
        chart::draw(sheet, &chart);
    }
    for takings in &report.takings {
        let cents = |cents: i64| u32::try_from(cents).unwrap_or(0);
        let paid = bars(&|evening| {
            let own = evening.takings.as_ref().filter(|own| own.currency == takings.currency)?;
            Some(vec![cents(own.players), cents(own.club)])
        });
        let mut below = format!("{numbers} {}", word("statistics-takings_is"));
        if report.unknown > 0 {
            let values = [("count", i64::from(report.unknown).into())];
            below = format!("{below} {}", text(language, "statistics-takings_unknown", &values));
        }
        let chart = Chart {
            title: text(language, "statistics-takings", &[("currency", takings.currency.clone().into())]),
            keys: vec![word("statistics-to_players"), word("statistics-to_club")],
            bars: paid,
            below,
            amounts: Amount::Money(takings.currency.clone()),
        };
        chart::draw(sheet, &chart);
    }
}

/// The numbers behind the charts.
fn evenings(sheet: &mut Sheet<'_>, report: &SeasonReport) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let timed = report.evenings.iter().any(|evening| evening.minutes.is_some());
    let paid = !report.takings.is_empty();
    let mut columns = vec![
        Column::number(word("doc-number")),
        Column::short(word("doc-date")),
        Column { width: Width::Share(1.2), ..Column::words(word("doc-tournament")) },
        Column::number(word("doc-entries")),
        Column::number(word("doc-newcomers")),
    ];
    if timed {
        columns.push(Column::number(word("statistics-duration")));
    }
    if paid {
        columns.push(Column::number(word("statistics-taken")));
        columns.push(Column::number(word("statistics-to_club")));
    }
    columns.push(Column::words(word("statistics-winner")));
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for (no, evening) in (1_usize..).zip(&report.evenings) {
        let some = |count: u32| if count > 0 { count.to_string() } else { String::new() };
        let mut cells = vec![
            Cell::text(no.to_string()).soft(),
            Cell::text(super::short_date(language, evening.day)),
            Cell::text(evening.name.clone()),
            Cell::bold(evening.entries.to_string()),
            Cell::text(some(evening.newcomers)),
        ];
        if timed {
            let minutes = evening.minutes.map(|minutes| span(language, i64::from(minutes)));
            cells.push(Cell::text(minutes.unwrap_or_default()));
        }
        if paid {
            let amount = |of: fn(&Takings) -> i64| {
                let own = evening.takings.as_ref();
                Cell::text(own.map(|own| money(language, of(own), &own.currency)).unwrap_or_default())
            };
            cells.extend([amount(|own| own.taken), amount(|own| own.club)]);
        }
        cells.push(Cell::text(evening.winner.clone()));
        table.rows.push(Row::of(cells));
    }
    sheet.table(&table);
}
