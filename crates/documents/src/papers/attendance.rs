//! Attendance over a season, in figures and charts.

use chrono::NaiveDate;
use tapis_locale::{date, number, points, text};

use super::chart::{self, Amount, Bar, Chart};
use super::{printed, season};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, Letterhead, Row, Run, Sheet, Table, size};
use crate::{PdfFile, Style};

/// A tournament of the season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    pub day: NaiveDate,
    pub name: String,
    pub entries: u32,
    /// Entries of players new to the club.
    pub newcomers: u32,
    pub re_entries: u32,
    pub rebuys: u32,
    pub addons: u32,
}

/// A month of the season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Month {
    pub day: NaiveDate,
    pub evenings: u32,
    pub entries: u32,
    pub members: u32,
    /// Entries per tournament, in hundredths.
    pub average: i64,
}

/// Members who came the same number of times.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Regulars {
    pub times: u32,
    pub members: u32,
}

/// The attendance of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attendance {
    pub club: Letterhead,
    pub season: String,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Finished tournaments, in order.
    pub evenings: Vec<Evening>,
    /// Months in order, including those without a tournament.
    pub months: Vec<Month>,
    /// From once upwards, without gaps.
    pub regulars: Vec<Regulars>,
    /// Different members in total.
    pub members: u32,
    pub entries: u32,
    pub newcomers: u32,
    /// Entries per tournament, in hundredths.
    pub average: i64,
    /// The fewest and the most at one tournament.
    pub range: Option<(u32, u32)>,
}

/// Prints the attendance of a season.
pub fn print(attendance: &Attendance, style: Style) -> PdfFile {
    let language = style.language;
    let heading = Heading {
        club: attendance.club.clone(),
        title: text(language, "doc-attendance", &[]),
        subject: attendance.season.clone(),
        place: season::from_to(language, attendance.days),
        foot: String::new(),
    };
    printed(style, heading, |sheet| {
        if attendance.evenings.is_empty() {
            let nothing = text(language, "doc-no_evening", &[]);
            sheet.paragraph(&[Run::regular(nothing)], size::WALL, Tint::Ink);
            return;
        }
        summary(sheet, attendance);
        by_evening(sheet, attendance);
        by_month(sheet, attendance);
        by_member(sheet, attendance);
    })
}

fn summary(sheet: &mut Sheet<'_>, attendance: &Attendance) {
    let language = sheet.style().language;
    let evenings = i64::try_from(attendance.evenings.len()).unwrap_or(i64::MAX);
    let (fewest, most) = attendance.range.unwrap_or_default();
    let values = [
        ("evenings", evenings.into()),
        ("members", i64::from(attendance.members).into()),
        ("entries", i64::from(attendance.entries).into()),
        ("newcomers", i64::from(attendance.newcomers).into()),
        ("average", points(language, attendance.average).into()),
        ("fewest", i64::from(fewest).into()),
        ("most", i64::from(most).into()),
    ];
    sheet.paragraph(&[Run::regular(text(language, "doc-attendance_sum", &values))], size::WALL, Tint::Ink);
    sheet.space(size::BODY);
}

fn by_evening(sheet: &mut Sheet<'_>, attendance: &Attendance) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let evenings = || (1_usize..).zip(&attendance.evenings);
    let bar = |no: usize, parts: Vec<u32>| Bar { label: no.to_string(), parts };
    let old = |evening: &Evening| evening.entries.saturating_sub(evening.newcomers);
    let players = Chart {
        title: word("doc-chart_players"),
        keys: vec![word("doc-regulars"), word("doc-newcomers")],
        bars: evenings().map(|(no, evening)| bar(no, vec![old(evening), evening.newcomers])).collect(),
        below: format!("{} {}", word("doc-chart_numbers"), word("doc-chart_newcomer")),
        amounts: Amount::Count,
    };
    chart::draw(sheet, &players);
    let sold = attendance.evenings.iter().any(|evening| evening.rebuys + evening.addons > 0);
    if sold {
        let parts = |evening: &Evening| vec![evening.entries, evening.rebuys, evening.addons];
        let stacks = Chart {
            title: word("doc-chart_stacks"),
            keys: vec![word("doc-entries"), word("doc-rebuys_sold"), word("doc-addons_sold")],
            bars: evenings().map(|(no, evening)| bar(no, parts(evening))).collect(),
            below: word("doc-chart_numbers"),
            amounts: Amount::Count,
        };
        chart::draw(sheet, &stacks);
    }
    let mut columns = vec![
        Column::number(word("doc-number")),
        Column::short(word("doc-date")),
        Column::words(word("doc-tournament")),
        Column::number(word("doc-entries")),
        Column::number(word("doc-newcomers")),
    ];
    let again = attendance.evenings.iter().any(|evening| evening.re_entries > 0);
    if again {
        columns.push(Column::number(word("doc-re_entries_sold")));
    }
    if sold {
        columns.push(Column::number(word("doc-rebuys_sold")));
        columns.push(Column::number(word("doc-addons_sold")));
    }
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    let some = |count: u32| Cell::text(if count > 0 { count.to_string() } else { String::new() });
    for (no, evening) in evenings() {
        let mut cells = vec![
            Cell::text(no.to_string()).soft(),
            Cell::text(date(language, evening.day)),
            Cell::text(evening.name.clone()),
            Cell::bold(evening.entries.to_string()),
            some(evening.newcomers),
        ];
        if again {
            cells.push(some(evening.re_entries));
        }
        if sold {
            cells.extend([some(evening.rebuys), some(evening.addons)]);
        }
        table.rows.push(Row::of(cells));
    }
    sheet.table(&table);
    sheet.space(size::BODY);
}

/// The month's name, without its day: `mars 2026`.
fn month(language: tapis_locale::Language, day: NaiveDate) -> String {
    let whole = date(language, day);
    whole.split_once(' ').map_or(whole.clone(), |(_, month)| month.to_owned())
}

fn by_month(sheet: &mut Sheet<'_>, attendance: &Attendance) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let mut columns = vec![Column::short(word("doc-month"))];
    for key in ["doc-evenings", "doc-participations", "doc-average_players", "doc-members_seen"] {
        columns.push(Column { width: crate::layout::Width::Share(1.0), ..Column::number(word(key)) });
    }
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for line in &attendance.months {
        let average = if line.evenings > 0 { points(language, line.average) } else { String::new() };
        table.rows.push(Row::of(vec![
            Cell::text(month(language, line.day)),
            Cell::text(line.evenings.to_string()),
            Cell::bold(number(language, i64::from(line.entries))),
            Cell::text(average),
            Cell::text(number(language, i64::from(line.members))),
        ]));
    }
    let months = Chart {
        title: word("doc-chart_months"),
        keys: Vec::new(),
        bars: attendance
            .months
            .iter()
            .map(|line| Bar { label: line.day.format("%m/%y").to_string(), parts: vec![line.entries] })
            .collect(),
        below: String::new(),
        amounts: Amount::Count,
    };
    // The chart and its figures stay on one page if they fit.
    sheet.keep(chart::tall() + sheet.table_height(&table));
    chart::draw(sheet, &months);
    sheet.table(&table);
    sheet.space(size::BODY);
}

fn by_member(sheet: &mut Sheet<'_>, attendance: &Attendance) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let columns = vec![
        Column::number(word("doc-times")),
        Column::number(word("doc-members_count")),
        // The figures are next to each other, not at the far edge of the sheet.
        Column::words(""),
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for line in attendance.regulars.iter().filter(|line| line.members > 0) {
        table.rows.push(Row::of(vec![
            Cell::text(line.times.to_string()),
            Cell::bold(number(language, i64::from(line.members))),
            Cell::text(""),
        ]));
    }
    let bars = attendance.regulars.iter();
    let regulars = Chart {
        title: word("doc-chart_regulars"),
        keys: Vec::new(),
        bars: bars.map(|line| Bar { label: line.times.to_string(), parts: vec![line.members] }).collect(),
        below: word("doc-chart_times"),
        amounts: Amount::Count,
    };
    sheet.keep(chart::tall() + sheet.table_height(&table));
    chart::draw(sheet, &regulars);
    sheet.table(&table);
}
