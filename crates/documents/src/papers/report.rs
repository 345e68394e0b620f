//! The evening on one page, for the committee.

use tapis_locale::{money, text, time_of_day};

use super::prizes::Remainder;
use super::{Moment, Name, Occasion, Proof, count, printed, prizes, results};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// Kind of entry that was sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaleKind {
    Entries,
    ReEntries,
    Rebuys,
    Addons,
}

/// The income from one kind of sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Income {
    pub of: SaleKind,
    pub count: u32,
    /// Amount due for them, in cents.
    pub due: i64,
}

/// The evening's money, in cents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Till {
    pub currency: String,
    pub takings: Vec<Income>,
    pub due: i64,
    pub received: i64,
    /// Still owed, by whom and how much.
    pub owed: Vec<(Name, i64)>,
    /// Amount written off, in cents.
    pub written_off: i64,
    /// Received beyond what is due.
    pub too_much: i64,
    pub pool: i64,
    pub bounties: i64,
    /// Part of the amount due that the club keeps, in cents.
    pub club: i64,
    /// Amount that the club adds to meet its guarantee, in cents.
    pub added: i64,
    /// Part of the pool that announced prizes leave.
    pub unshared: Option<Remainder>,
    pub handed: i64,
    /// Prizes still to be handed over; negative if too much was.
    pub left: i64,
    /// In the till: received, less prizes handed over.
    pub till: i64,
}

/// Attendance of a tournament in figures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Attendance {
    pub entries: u32,
    /// Entries of players new to the club.
    pub newcomers: u32,
    /// Of these, late entries.
    pub late: u32,
    pub withdrawn: u32,
    /// Tables at the draw.
    pub tables: u32,
}

/// Hours of play, in minutes after midnight.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hours {
    pub planned: i64,
    /// The actual start; `None` if play has not started.
    pub began: Option<i64>,
    /// The end; `None` if play has not ended.
    pub ended: Option<i64>,
    /// The level in which it ended, or the current one.
    pub level: u32,
}

/// Moves from seat to seat.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moves {
    pub players: u32,
    /// Moves to balance tables.
    pub balance: u32,
    pub broken: u32,
    /// Times all seats were drawn again.
    pub redraws: u32,
}

/// Incident in the course of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    pub at: Moment,
    /// Description of the incident in a sentence.
    pub said: String,
}

/// Report of a tournament for the committee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub occasion: Occasion,
    /// Whether it is over.
    pub finished: bool,
    pub attendance: Attendance,
    pub hours: Hours,
    /// The money; `None` if there is none.
    pub till: Option<Till>,
    /// Results, the best place first.
    pub results: Vec<results::ResultRow>,
    /// Prizes that are not for a place.
    pub named: Vec<prizes::SpecialPrize>,
    pub moves: Moves,
    /// Incidents in chronological order.
    pub incidents: Vec<Incident>,
    /// The proof of the journal as it is now; `None` if it has no rows.
    pub proof: Option<Proof>,
}

/// The most results shown.
const RESULTS: usize = 9;

/// Prints the report, always on one page.
pub fn print(report: &Report, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    printed(style, report.occasion.heading(language, "doc-report"), |sheet| {
        if !report.finished {
            sheet.paragraph(&[Run::regular(word("doc-not_over"))], size::BODY, Tint::Soft);
        }
        if let Some(proof) = &report.proof {
            proof.print(sheet);
            sheet.space(size::SMALL);
        }
        sheet.columns(2);
        let evening = attendance(report, style);
        block(sheet, "doc-attendance_head", &evening);
        let moves = moves(report, style);
        block(sheet, "doc-moves", &moves);
        let under_left = sheet.y();
        sheet.next_column();
        if let Some(till) = &report.till {
            block(sheet, "doc-till", &takings(till, style));
        } else {
            sheet.paragraph(&[Run::regular(word("doc-no_money"))], size::BODY, Tint::Soft);
        }
        let under_right = sheet.y();
        sheet.columns(1);
        sheet.space((under_left - under_right).max(0.0) + size::SMALL * 0.5);
        if !report.results.is_empty() {
            let mut title = word(if report.finished { "doc-results" } else { "doc-results_so_far" });
            if report.results.len() > RESULTS {
                let values = [("shown", count(RESULTS)), ("all", count(report.results.len()))];
                title = format!("{title} ({})", text(language, "doc-results_part", &values));
            }
            sheet.section(&title, size::WALL, 0.0);
            first_places(sheet, report);
        }
        if !report.named.is_empty() {
            other_prizes(sheet, report);
        }
        sheet.section(&word("doc-incidents"), size::WALL, 0.0);
        incidents(sheet, report);
    })
}

/// A line of figures: label and amount.
struct Figure {
    what: String,
    value: String,
    /// The total of the lines above.
    sum: bool,
}

fn figure(what: String, value: String) -> Figure {
    Figure { what, value, sum: false }
}

fn block(sheet: &mut Sheet<'_>, title: &str, figures: &[Figure]) {
    let language = sheet.style().language;
    sheet.section(&text(language, title, &[]), size::WALL, 0.0);
    let columns = vec![Column::words(""), Column { width: Width::Fit, ..Column::number("") }];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.08;
    for line in figures {
        let what = if line.sum { Cell::bold(line.what.clone()) } else { Cell::text(line.what.clone()) };
        table.rows.push(Row { cells: vec![what, Cell::bold(line.value.clone())], shaded: line.sum });
    }
    sheet.table(&table);
}

fn attendance(report: &Report, style: Style) -> Vec<Figure> {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let Attendance { entries, newcomers, late, withdrawn, tables } = report.attendance;
    let mut lines = vec![figure(word("doc-players_head"), entries.to_string())];
    for (key, number) in [
        ("doc-of_these_newcomers", newcomers),
        ("doc-of_these_late", late),
        ("doc-withdrawn", withdrawn),
        ("doc-tables_drawn", tables),
    ] {
        if number > 0 || key == "doc-of_these_newcomers" {
            lines.push(figure(word(key), number.to_string()));
        }
    }
    let Hours { planned, began, ended, level } = report.hours;
    let time = |minute| time_of_day(language, minute);
    lines.push(figure(word("doc-planned_at"), time(planned)));
    lines.extend(began.map(|minute| figure(word("doc-began_at"), time(minute))));
    lines.extend(ended.map(|minute| figure(word("doc-ended_at"), time(minute))));
    if level > 0 {
        lines.push(figure(word("doc-last_level"), level.to_string()));
    }
    lines
}

fn moves(report: &Report, style: Style) -> Vec<Figure> {
    let word = |key| text(style.language, key, &[]);
    let Moves { players, balance, broken, redraws } = report.moves;
    let mut lines = vec![figure(word("doc-players_moved"), players.to_string())];
    for (key, number) in
        [("doc-moved_balance", balance), ("doc-tables_broken", broken), ("doc-redraws", redraws)]
    {
        if number > 0 {
            lines.push(figure(word(key), number.to_string()));
        }
    }
    lines
}

fn takings(till: &Till, style: Style) -> Vec<Figure> {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let amount = |cents| money(language, cents, &till.currency);
    let mut lines = Vec::new();
    for taking in till.takings.iter().filter(|taking| taking.count > 0 || taking.due != 0) {
        let key = match taking.of {
            SaleKind::Entries => "doc-sold_entries",
            SaleKind::ReEntries => "doc-sold_re_entries",
            SaleKind::Rebuys => "doc-sold_rebuys",
            SaleKind::Addons => "doc-sold_addons",
        };
        let what = text(language, key, &[("count", i64::from(taking.count).into())]);
        lines.push(figure(what, amount(taking.due)));
    }
    lines.push(Figure { sum: true, ..figure(word("doc-due"), amount(till.due)) });
    lines.push(figure(word("doc-received"), amount(till.received)));
    for (name, owed) in &till.owed {
        lines.push(figure(text(language, "doc-owed_by", &[("player", name.called().into())]), amount(*owed)));
    }
    if till.written_off != 0 {
        lines.push(figure(word("doc-written_off"), amount(till.written_off)));
    }
    if till.too_much != 0 {
        lines.push(figure(word("doc-received_too_much"), amount(till.too_much)));
    }
    lines.push(figure(word("doc-pool_head"), amount(till.pool)));
    for (key, cents) in
        [("doc-bounties", till.bounties), ("doc-club_keeps", till.club), ("doc-club_adds", till.added)]
    {
        if cents != 0 {
            lines.push(figure(word(key), amount(cents)));
        }
    }
    if let Some(unshared) = &till.unshared {
        let key = if unshared.amount < 0 { "doc-report_announced_added" } else { "doc-report_unshared" };
        let what = match &unshared.note {
            Some(note) => format!("{} ({note})", word(key)),
            None => word(key),
        };
        lines.push(figure(what, amount(unshared.amount.abs())));
    }
    lines.push(figure(word("doc-prizes_handed"), amount(till.handed)));
    match till.left {
        0 => {}
        left if left < 0 => lines.push(figure(word("doc-prizes_too_much"), amount(-left))),
        left => lines.push(figure(word("doc-prizes_left"), amount(left))),
    }
    lines.push(Figure { sum: true, ..figure(word("doc-in_till"), amount(till.till)) });
    lines
}

/// Prizes that are not for a place in three lines at most, so that the report stays on its page.
fn other_prizes(sheet: &mut Sheet<'_>, report: &Report) {
    let language = sheet.style().language;
    let currency = report.till.as_ref().map(|till| till.currency.as_str()).unwrap_or_default();
    let said = |named: &prizes::SpecialPrize| {
        let winner = named.winner.as_ref().map_or_else(|| "–".to_owned(), Name::called);
        let what = named.what(currency, language);
        let values = [
            ("prize", named.name.as_str().into()),
            ("winner", winner.into()),
            ("what", what.as_str().into()),
            ("worth", if what.is_empty() { "no" } else { "yes" }.into()),
        ];
        text(language, "doc-other_prize", &values)
    };
    let said = report.named.iter().map(said).collect::<Vec<_>>().join(" · ");
    let said = text(language, "doc-other_prizes_are", &[("prizes", said.into())]);
    sheet.space(size::SMALL);
    let said = sheet.shortened(&said, size::BODY, sheet.width() * 2.6);
    sheet.paragraph(&[Run::regular(said)], size::BODY, Tint::Ink);
}

/// The first results, one line each: long names and prizes are shortened to stay on the page.
fn first_places(sheet: &mut Sheet<'_>, report: &Report) {
    let currency = report.till.as_ref().map(|till| till.currency.as_str()).unwrap_or_default();
    let shown = report.results.get(..RESULTS).unwrap_or(&report.results);
    let cut = |text: &str, part: f32| sheet.shortened(text, size::BODY, sheet.width() * part);
    // The width left by the columns present.
    let part = match () {
        () if shown.iter().any(|line| !line.in_kind.is_empty()) => 0.45,
        () if shown.iter().any(|line| line.prize > 0) && shown.iter().any(|line| line.bounties > 0) => 0.58,
        () if shown.iter().any(|line| line.prize > 0) => 0.7,
        () => 0.76,
    };
    let name = |line: &results::ResultRow| Cell::text(cut(&line.name.called(), part));
    let things = |said: &str| cut(said, 0.22);
    let mut table = results::table(shown, currency, sheet.style().language, name, things);
    (table.size, table.air) = (size::BODY, 0.06);
    sheet.table(&table);
}

/// As many incidents as fit on the page, and how many more there were.
fn incidents(sheet: &mut Sheet<'_>, report: &Report) {
    let language = sheet.style().language;
    if report.incidents.is_empty() {
        let nothing = text(language, "doc-no_incident", &[]);
        sheet.paragraph(&[Run::regular(nothing)], size::BODY, Tint::Ink);
        return;
    }
    let indent = size::BODY * 4.2;
    let runs = |incident: &Incident| [Run::regular(incident.said.clone())];
    let tall = |sheet: &Sheet<'_>, incident: &Incident| {
        sheet.tall(&runs(incident), size::SMALL, sheet.width() - indent)
    };
    let line = crate::layout::LEADING * size::SMALL;
    let mut shown = 0;
    let mut used = 0.0;
    for (index, incident) in report.incidents.iter().enumerate() {
        let more = if index + 1 < report.incidents.len() { line } else { 0.0 };
        used += tall(sheet, incident);
        if used + more > sheet.room() {
            break;
        }
        shown = index + 1;
    }
    for incident in report.incidents.iter().take(shown) {
        let baseline = sheet.y() + crate::layout::ASCENT * size::SMALL;
        let time = time_of_day(language, incident.at.minute);
        sheet.worded(|sheet| {
            sheet.write(sheet.left(), baseline, size::SMALL, crate::layout::Face::Regular, Tint::Soft, &time);
            sheet.indented(&runs(incident), size::SMALL, Tint::Ink, indent);
        });
    }
    let rest = report.incidents.len() - shown;
    if rest > 0 {
        let more = text(language, "doc-more_incidents", &[("count", count(rest))]);
        sheet.indented(&[Run::regular(more)], size::SMALL, Tint::Soft, indent);
    }
}
