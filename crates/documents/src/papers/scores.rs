//! The standings of a season with every score.

use chrono::{Datelike, NaiveDate};
use tapis_locale::{date, ordinal, points, text};

use super::{printed, season};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Face, Heading, LEADING, Letterhead, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// A tournament of the season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    pub day: NaiveDate,
    pub name: String,
    pub entries: u32,
    /// Points formula that it used, from 1; 0 if it gave no points.
    pub scheme: usize,
}

/// Points of a member in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Points in hundredths of a point.
    pub points: i64,
    /// Whether it is among the best that count.
    pub counted: bool,
    pub place: u32,
}

/// Line of a member with all scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreRow {
    /// The rank; ties share it. 0 if too few tournaments were played.
    pub rank: u32,
    /// Name of the member, first name first.
    pub name: String,
    /// Points that count, in hundredths.
    pub total: i64,
    /// Of these, the points for milestones of the season.
    pub milestones: i64,
    /// One for each tournament; `None` if not played.
    pub scores: Vec<Option<Score>>,
}

/// The standings with their scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scores {
    pub club: Letterhead,
    pub season: String,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Rules of counting, a sentence each.
    pub rules: Vec<String>,
    /// The number of tournaments needed to be ranked.
    pub min_played: u32,
    /// The points formulas, in words.
    pub schemes: Vec<String>,
    /// Finished tournaments, in order.
    pub evenings: Vec<Evening>,
    /// Best first, those not ranked at the end.
    pub lines: Vec<ScoreRow>,
}

/// The least width left for names, in points.
const NAMES: f32 = 118.0;

/// Number of tournaments that fit side by side while names have room; more are split into tables of equal
/// width.
fn abreast(sheet: &Sheet<'_>, scores: &Scores) -> usize {
    let language = sheet.style().language;
    let wide = |text: &str| sheet.letters().width(text, Face::Regular, size::SMALL);
    let shown = |score: &Score| wide(&format!("({})", points(language, score.points)));
    let widest = scores.lines.iter().flat_map(|line| &line.scores).flatten().map(shown);
    let pitch = widest.fold(wide("00/00"), f32::max) + 1.3 * size::SMALL;
    let total = scores.lines.iter().map(|line| wide(&points(language, line.total))).fold(0.0, f32::max);
    let mut left = sheet.width() - NAMES - total - 6.0 * size::SMALL;
    let mut most = 0;
    while left >= pitch {
        left -= pitch;
        most += 1;
    }
    let parts = scores.evenings.len().div_ceil(most.max(1)).max(1);
    scores.evenings.len().div_ceil(parts).max(1)
}

/// Prints the standings with their scores.
pub fn print(scores: &Scores, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let heading = Heading {
        club: scores.club.clone(),
        title: word("doc-scores"),
        subject: scores.season.clone(),
        place: season::from_to(language, scores.days),
        foot: season::after(language, scores.evenings.last().map(|last| last.day)),
    };
    printed(style, heading, |sheet| {
        if scores.lines.is_empty() {
            sheet.paragraph(&[Run::regular(word("doc-no_results"))], size::WALL, Tint::Ink);
            return;
        }
        formula(sheet, scores);
        let abreast = abreast(sheet, scores);
        let parts = scores.evenings.len().div_ceil(abreast).max(1);
        for part in 0..parts {
            let first = part * abreast;
            let last = (first + abreast).min(scores.evenings.len());
            if parts > 1 {
                let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX).into();
                let values = [("first", count(first + 1)), ("last", count(last))];
                let title = text(language, "doc-tournaments_from", &values);
                sheet.section(&title, size::WALL, 6.0 * LEADING * size::WALL);
            }
            let mut table = block(scores, first..last, style);
            if parts == 1 {
                // With less space, if that keeps everything on one page.
                let below = evenings(scores, style);
                let head = LEADING * size::WALL + 1.0;
                let whole = |air: &f32| {
                    let tall = sheet.table_height(&Table { air: *air, ..table.clone() });
                    tall + head + sheet.table_height(&below) <= sheet.room()
                };
                table.air = [0.3, 0.22, 0.14, 0.07].into_iter().find(whole).unwrap_or(table.air);
            }
            sheet.table(&table);
        }
        let table = evenings(scores, style);
        // Undivided, unless it is longer than half a page.
        let half = style.paper.height() / 2.0;
        let tall = match sheet.table_height(&table) {
            tall if tall < half => tall,
            _ => 8.0 * LEADING * size::BODY,
        };
        sheet.section(&word("doc-tournaments_played"), size::WALL, tall);
        sheet.table(&table);
    })
}

/// Prints the formula of a total.
fn formula(sheet: &mut Sheet<'_>, scores: &Scores) {
    let language = sheet.style().language;
    for (number, scheme) in (1..).zip(&scores.schemes) {
        let said = if scores.schemes.len() > 1 { format!("({number}) {scheme}") } else { scheme.clone() };
        sheet.paragraph(&[Run::regular(said)], size::BODY, Tint::Ink);
    }
    let mut said = scores.rules.clone();
    if scores.min_played > 1 {
        said.push(text(language, "doc-min_played", &[("count", i64::from(scores.min_played).into())]));
    }
    said.push(text(language, "doc-scores_key", &[]));
    sheet.paragraph(&[Run::regular(said.join(" "))], size::BODY, Tint::Ink);
    sheet.space(size::BODY);
}

/// Some of the tournaments, for all members.
fn block(scores: &Scores, which: std::ops::Range<usize>, style: Style) -> Table {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let mut columns = vec![
        Column::number(word("doc-rank")),
        Column { width: Width::Share(1.0), ..Column::words(word("doc-player")) },
        Column::number(word("doc-total")),
    ];
    let milestones = scores.lines.iter().any(|line| line.milestones != 0);
    if milestones {
        columns.push(Column::number(word("doc-milestones")));
    }
    for (number, evening) in (1..).zip(&scores.evenings).skip(which.start).take(which.len()) {
        // The number, and the date below it.
        let head = format!("{number} {:02}/{:02}", evening.day.day(), evening.day.month());
        columns.push(Column::number(head));
    }
    let all = columns.len();
    let mut table = Table::new(columns, size::SMALL);
    table.air = 0.3;
    let mut unranked = false;
    for line in &scores.lines {
        if line.rank == 0 && !unranked {
            unranked = true;
            let values = [("count", i64::from(scores.min_played).into())];
            let cells =
                vec![Cell::text(""), Cell::bold(text(language, "doc-not_ranked", &values)).over(all - 1)];
            table.rows.push(Row { cells, shaded: true });
        }
        let rank = if line.rank > 0 { ordinal(language, line.rank) } else { "–".to_owned() };
        let mut cells =
            vec![Cell::bold(rank), Cell::text(line.name.clone()), Cell::bold(points(language, line.total))];
        if milestones {
            let worth = if line.milestones == 0 { String::new() } else { points(language, line.milestones) };
            cells.push(Cell::text(worth));
        }
        for score in line.scores.iter().skip(which.start).take(which.len()) {
            cells.push(match score {
                None => Cell::text(""),
                Some(score) if score.counted => Cell::text(points(language, score.points)),
                // Dropped scores are in brackets, which greyscale prints show too.
                Some(score) => Cell::text(format!("({})", points(language, score.points))).soft(),
            });
        }
        table.rows.push(Row::of(cells));
    }
    table
}

/// The numbers of the tournaments.
fn evenings(scores: &Scores, style: Style) -> Table {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let several = scores.schemes.len() > 1;
    let mut columns = vec![
        Column::number(word("doc-number")),
        Column::short(word("doc-date")),
        Column::words(word("doc-tournament")),
        Column::number(word("doc-entries")),
    ];
    if several {
        columns.push(Column::number(word("doc-scheme")));
    }
    let mut table = Table::new(columns, size::SMALL);
    table.air = 0.2;
    for (number, evening) in (1_usize..).zip(&scores.evenings) {
        let mut cells = vec![
            Cell::text(number.to_string()),
            Cell::text(date(language, evening.day)),
            Cell::text(evening.name.clone()),
            Cell::text(evening.entries.to_string()),
        ];
        if several {
            let scheme = if evening.scheme > 0 { format!("({})", evening.scheme) } else { "–".to_owned() };
            cells.push(Cell::text(scheme));
        }
        table.rows.push(Row::of(cells));
    }
    table
}
