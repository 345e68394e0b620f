//! A member's season: tournaments played, prizes and points.

use chrono::NaiveDate;
use tapis_locale::{date, money, number, ordinal, percent, points, text};

use super::chart::{self, Amount, Bar, Chart};
use super::{Letterhead, Name, printed, season, short_date};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// Tournament that the member played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearRow {
    pub day: NaiveDate,
    pub tournament: String,
    pub place: u32,
    pub entries: u32,
    pub hits: u32,
    /// Season points in hundredths.
    pub points: i64,
    /// Whether they are among the best that count.
    pub counted: bool,
    /// Money won, in cents.
    pub prize: i64,
    pub in_kind: Vec<String>,
    /// The currency played for; empty if none.
    pub currency: String,
}

/// Money in one currency, in cents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Purse {
    pub currency: String,
    pub won: i64,
    /// Paid in total: entries, rebuys, add-ons.
    pub paid: i64,
    pub owed: i64,
}

/// Season of one member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberYear {
    pub club: Letterhead,
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
    pub wins: u32,
    /// Places among the first three.
    pub podiums: u32,
    /// The best place; 0 if none.
    pub best_place: u32,
    /// The average place, in hundredths.
    pub average_place: i64,
    pub purses: Vec<Purse>,
    /// Tournaments in chronological order.
    pub lines: Vec<YearRow>,
    /// Statistics beside the results; `None` if the results alone are known.
    pub statistics: Option<Statistics>,
}

/// Streak of played or won tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Streak {
    pub title: String,
    /// Length of the longest streak.
    pub best: u32,
    /// First and last day of the longest streak.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Length of the streak that still runs.
    pub current: u32,
}

/// A badge that was earned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Badge {
    pub title: String,
    /// Reason for which it is given.
    pub criterion: String,
    pub first: Option<NaiveDate>,
    pub times: u32,
}

/// Player with whom eliminations are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rival {
    pub name: String,
    /// Tournaments that both played.
    pub met: u32,
    /// Of these, finished before the other.
    pub ahead: u32,
    /// Of these, finished behind the other.
    pub behind: u32,
    /// Times that the member put the other out.
    pub given: u32,
    /// Times that the other put the member out.
    pub received: u32,
}

/// Statistics of a member beside results.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The mean share of the other players outlasted, in hundredths of a percent.
    pub average: Option<u32>,
    /// That of each tournament.
    pub shares: Vec<(NaiveDate, u32)>,
    /// Streaks of at least one.
    pub streaks: Vec<Streak>,
    pub given: u32,
    /// Eliminations by a known player.
    pub received: u32,
    /// Eliminations by an unknown player.
    pub unknown: u32,
    /// Player who put the member out most often, and the number of times.
    pub nemesis: Option<(String, u32)>,
    /// Player whom the member put out most often, and the number of times.
    pub prey: Option<(String, u32)>,
    pub badges: Vec<Badge>,
    /// Those met most often.
    pub rivals: Vec<Rival>,
}

/// Prints a member's season.
pub fn print(year: &MemberYear, style: Style) -> PdfFile {
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
        if let Some(statistics) = &year.statistics {
            sheet.space(size::BODY);
            counted(sheet, statistics);
        }
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
    season::figures(figures)
}

fn played(year: &MemberYear, style: Style) -> Table {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let any = |has: fn(&YearRow) -> bool| year.lines.iter().any(has);
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

/// Prints the statistics beside the results: places in percent, streaks, eliminations, badges, other players.
fn counted(sheet: &mut Sheet<'_>, statistics: &Statistics) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let bars = statistics.shares.iter();
    let places = Chart {
        title: word("statistics-results"),
        keys: Vec::new(),
        bars: bars
            .map(|(day, share)| Bar { label: day.format("%d/%m").to_string(), parts: vec![*share] })
            .collect(),
        below: word("statistics-percent_is"),
        amounts: Amount::Percent,
    };
    if !places.bars.is_empty() {
        chart::draw(sheet, &places);
    }
    let title = |sheet: &mut Sheet<'_>, key, table: &Table| {
        sheet.keep(sheet.table_height(table).min(160.0) + 3.0 * size::WALL);
        sheet.heading(2, &[Run::bold(text(language, key, &[]))], size::WALL, Tint::Accent);
    };
    let streaks = streaks(statistics, sheet);
    title(sheet, "statistics-streaks", &streaks);
    sheet.table(&streaks);
    sheet.space(size::BODY);
    let badges = badges(statistics, sheet);
    if !badges.rows.is_empty() {
        title(sheet, "statistics-badges", &badges);
        sheet.table(&badges);
        sheet.space(size::BODY);
    }
    let rivals = rivals(statistics, sheet);
    if !rivals.rows.is_empty() {
        title(sheet, "statistics-rivals", &rivals);
        sheet.paragraph(&[Run::regular(word("statistics-rivals_is"))], size::SMALL, Tint::Soft);
        sheet.table(&rivals);
    }
}

/// Facts side by side: what, how much, and what is to be said of it.
fn facts() -> Table {
    let columns = vec![
        Column { width: Width::Share(1.0), ..Column::words("") },
        Column { width: Width::Share(0.8), ..Column::words("") },
        Column { width: Width::Share(1.2), ..Column::words("") },
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.18;
    table
}

fn streaks(statistics: &Statistics, sheet: &Sheet<'_>) -> Table {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let count = |count: u32| number(language, i64::from(count));
    let mut table = facts();
    let mut row = |what: String, much: String, said: String| {
        table.rows.push(Row::of(vec![Cell::text(what), Cell::bold(much), Cell::text(said).soft()]));
    };
    if let Some(average) = statistics.average {
        row(word("statistics-percent"), percent(language, i64::from(average)), String::new());
    }
    for streak in &statistics.streaks {
        let dates = streak.days.map(|(from, to)| {
            let values = [("from", date(language, from).into()), ("to", date(language, to).into())];
            text(language, "statistics-streak_dates", &values)
        });
        let now = match streak.current {
            0 => word("statistics-streak_over"),
            current => text(language, "statistics-streak_now", &[("count", i64::from(current).into())]),
        };
        row(streak.title.clone(), count(streak.best), format!("{} · {now}", dates.unwrap_or_default()));
    }
    let values = [
        ("given", i64::from(statistics.given).into()),
        ("received", i64::from(statistics.received).into()),
        ("unknown", i64::from(statistics.unknown).into()),
    ];
    row(
        word("statistics-eliminations"),
        format!("{} / {}", count(statistics.given), count(statistics.received)),
        text(language, "statistics-eliminations_sum", &values),
    );
    let people = [
        ("statistics-nemesis", "statistics-nemesis_is", &statistics.nemesis),
        ("statistics-prey", "statistics-prey_is", &statistics.prey),
    ];
    for (key, is, found) in people {
        if let Some((name, times)) = found {
            let times = text(language, "statistics-times", &[("count", i64::from(*times).into())]);
            row(word(key), name.clone(), format!("{times}, {}", word(is)));
        }
    }
    table
}

fn badges(statistics: &Statistics, sheet: &Sheet<'_>) -> Table {
    let language = sheet.style().language;
    let mut table = facts();
    for badge in &statistics.badges {
        let first = badge
            .first
            .map(|first| text(language, "statistics-badge_first", &[("day", date(language, first).into())]));
        let mut said = first.unwrap_or_default();
        if badge.times > 1 {
            let times = text(language, "statistics-times", &[("count", i64::from(badge.times).into())]);
            said = format!("{said} · {times}");
        }
        table.rows.push(Row::of(vec![
            Cell::bold(badge.title.clone()),
            Cell::text(said),
            Cell::text(badge.criterion.clone()).soft(),
        ]));
    }
    table
}

fn rivals(statistics: &Statistics, sheet: &Sheet<'_>) -> Table {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let count = |count: u32| Cell::text(number(language, i64::from(count)));
    let mut columns = vec![Column::words(word("doc-name"))];
    for key in
        ["statistics-met", "statistics-ahead", "statistics-behind", "statistics-given", "statistics-received"]
    {
        columns.push(Column::number(word(key)));
    }
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for rival in &statistics.rivals {
        table.rows.push(Row::of(vec![
            Cell::text(rival.name.clone()),
            count(rival.met),
            count(rival.ahead),
            count(rival.behind),
            count(rival.given),
            count(rival.received),
        ]));
    }
    table
}
