//! Standings of a season on paper.

use chrono::NaiveDate;
use tapis_locale::{ordinal, points, text};

use super::{Letterhead, for_the_wall, printed, season};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, LEADING, Row, Run, Table, size};
use crate::{PdfFile, Style};

/// Standing of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingRow {
    /// The rank; ties share it. 0 if too few tournaments were played.
    pub rank: u32,
    /// Name of the member, first name first.
    pub name: String,
    /// Points that count, in hundredths.
    pub points: i64,
    pub played: u32,
    pub wins: u32,
    pub best_place: u32,
}

/// Standings of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    pub club: Letterhead,
    pub season: String,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    pub played: u32,
    /// Rules of counting, a sentence each.
    pub rules: Vec<String>,
    /// The number of tournaments needed to be ranked.
    pub min_played: u32,
    /// The date of the last tournament counted; `None` if none is over.
    pub last_day: Option<NaiveDate>,
    /// The teams, best first; empty if no teams are ranked.
    pub teams: Vec<Team>,
    /// The teams are the clubs of a league.
    pub clubs: bool,
    /// Best first, those not ranked at the end.
    pub lines: Vec<StandingRow>,
}

/// Standing of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// The rank; ties share it.
    pub rank: u32,
    pub name: String,
    /// Points in hundredths of a point.
    pub points: i64,
    /// Tournaments in which somebody of it played.
    pub played: u32,
    /// Tournaments in which it scored most.
    pub wins: u32,
}

/// Prints the standings of a season.
pub fn print(standings: &Standings, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let heading = Heading {
        club: standings.club.clone(),
        title: word("doc-standings"),
        subject: standings.season.clone(),
        place: season::from_to(language, standings.days),
        foot: season::after(language, standings.last_day),
    };
    let number = |number: u32| i64::from(number).into();
    printed(style, heading, |sheet| {
        let mut said = vec![text(language, "doc-tournaments", &[("count", number(standings.played))])];
        said.extend(standings.rules.iter().cloned());
        sheet.paragraph(&[Run::regular(said.join(" "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        let table = |ranked: bool| {
            let columns = vec![
                Column::number(word("doc-rank")),
                Column::words(word("doc-player")),
                Column::number(word("doc-points")),
                Column::number(word("doc-played")),
                Column::number(word("doc-wins")),
                Column::number(word("doc-best_place")),
            ];
            let mut table = Table::new(columns, size::WALL);
            let lines = standings.lines.iter().filter(|line| (line.rank > 0) == ranked);
            table.rows = lines.map(|line| row(line, style)).collect();
            table
        };
        let (mut ranked, mut others) = (table(true), table(false));
        // Both as one table, with a heading between them.
        let mut all = ranked.clone();
        all.rows.extend(others.rows.iter().chain(others.rows.iter().take(3)).cloned());
        let (size, air) = for_the_wall(sheet, &all);
        for table in [&mut ranked, &mut others] {
            (table.size, table.air) = (size, air);
        }
        if !standings.teams.is_empty() {
            let (title, column) =
                if standings.clubs { ("doc-clubs", "doc-club") } else { ("doc-teams", "doc-team") };
            sheet.section(&word(title), size::WALL, 4.0 * LEADING * size::WALL);
            let mut teams = Table {
                rows: standings.teams.iter().map(|team| team_row(team, style)).collect(),
                ..table(true)
            };
            (teams.size, teams.air) = (size, air);
            teams.columns.truncate(5);
            if let Some(name) = teams.columns.get_mut(1) {
                *name = Column::words(word(column));
            }
            sheet.table(&teams);
            sheet.section(&word("doc-players_alone"), size::WALL, 4.0 * LEADING * size::WALL);
        }
        if !ranked.rows.is_empty() {
            sheet.table(&ranked);
        }
        if !others.rows.is_empty() {
            let title = text(language, "doc-not_ranked", &[("count", number(standings.min_played))]);
            sheet.section(&title, size::WALL, 4.0 * LEADING * size::WALL);
            sheet.table(&others);
        }
    })
}

fn team_row(team: &Team, style: Style) -> Row {
    let language = style.language;
    let wins = if team.wins > 0 { team.wins.to_string() } else { String::new() };
    Row::of(vec![
        Cell::bold(ordinal(language, team.rank)),
        if team.rank == 1 { Cell::bold(team.name.clone()) } else { Cell::text(team.name.clone()) },
        Cell::bold(points(language, team.points)),
        Cell::text(team.played.to_string()),
        Cell::text(wins),
    ])
}

fn row(line: &StandingRow, style: Style) -> Row {
    let language = style.language;
    let wins = if line.wins > 0 { line.wins.to_string() } else { String::new() };
    let rank = if line.rank > 0 { ordinal(language, line.rank) } else { "–".to_owned() };
    Row::of(vec![
        Cell::bold(rank),
        if line.rank == 1 { Cell::bold(line.name.clone()) } else { Cell::text(line.name.clone()) },
        Cell::bold(points(language, line.points)),
        Cell::text(line.played.to_string()),
        Cell::text(wins),
        Cell::text(ordinal(language, line.best_place)),
    ])
}
