//! The ranking over several seasons.

use maud::{Markup, html};
use tapis_lists::harmless;

use super::desk::{Answer, Desk, Given, Reply};
use super::export::TABLE;
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{name_or_nobody, pts, table};
use crate::kept::all_time_part;
use crate::site::season_name;
use crate::tables::{self, number};
use crate::{AllTimeLine, all_time, seasons};

/// Number of lines per page.
const MOST: usize = 100;

/// The columns; the last one only in the file.
const COLUMNS: [&str; 8] = [
    "office-rank",
    "office-player",
    "office-club",
    "office-points",
    "office-seasons",
    "site-played",
    "site-wins",
    "site-best",
];

/// The first and the last requested season, by default of all; `None` if there are no seasons.
fn asked_for(form: &Form, all: &[i32]) -> Option<(i32, i32)> {
    let (first, last) = (*all.iter().min()?, *all.iter().max()?);
    let season = |name: &str, otherwise: i32| {
        form.get(name).parse().ok().filter(|one| all.contains(one)).unwrap_or(otherwise)
    };
    let (from, to) = (season("from", first), season("to", last));
    Some((from.min(to), from.max(to)))
}

pub(super) async fn page(desk: &mut Desk, form: &Form) -> Answer {
    let all = seasons(&desk.client).await?;
    let Some((from, to)) = asked_for(form, &all) else { return Ok(Reply::See("/championships".to_owned())) };
    // The number of lines is known only once they are counted, so that a page beyond the last is read again.
    let most = i64::try_from(MOST).unwrap_or(i64::MAX);
    let first = i64::try_from(Pages::of(form, "page", MOST, usize::MAX).before()).unwrap_or(0);
    let (mut lines, all_lines) = all_time_part(&mut desk.client, (from, to), first, most).await?;
    let pages = Pages::of(form, "page", MOST, usize::try_from(all_lines).unwrap_or(0));
    let before = i64::try_from(pages.before()).unwrap_or(0);
    if before != first {
        lines = all_time_part(&mut desk.client, (from, to), before, most).await?.0;
    }
    let title = desk.word("office-over_seasons");
    let (first, last) = (from.to_string(), to.to_string());
    let [columns @ .., _best] = &COLUMNS;
    let content = html! {
        p { a href="/championships" { (desk.word("office-all_championships")) } }
        form.panel method="get" action="/championships/seasons" {
            div.row {
                (choice(desk, "from", "office-from_season", &all, from))
                (choice(desk, "to", "office-to_season", &all, to))
            }
            p.do { button data-testid="show_seasons" { (desk.word("office-show")) } }
        }
        p { a.button href={ "/export/seasons/" (from) "-" (to) ".csv" } { (desk.word("office-csv_link")) } }
        @if lines.is_empty() { p { (desk.word("site-no_standings")) } } @else {
            (table(desk, &title, columns, &rows(desk, &lines)))
            (pages.links(desk, "/championships/seasons", &[("from", &first), ("to", &last)]))
        }
    };
    desk.page(Menu::Championships, &title, &Given::default(), content)
}

fn choice(desk: &Desk, name: &str, key: &str, all: &[i32], chosen: i32) -> Markup {
    html! {
        div.field.short {
            label for=(name) { (desk.word(key)) }
            select id=(name) name=(name) data-testid=(name) {
                @for season in all {
                    option value=(season) selected[*season == chosen] { (season_name(*season)) }
                }
            }
        }
    }
}

fn rows(desk: &Desk, lines: &[AllTimeLine]) -> Markup {
    html! {
        @for line in lines {
            tr {
                td.number { (line.rank) }
                th scope="row" { (name_or_nobody(desk, line.name.as_deref().unwrap_or_default())) }
                td.words { (line.club_name) }
                td.number { (pts(desk, line.points.0)) }
                td.number { (line.seasons) }
                td.number { (line.played) }
                td.number { (line.wins) }
            }
        }
    }
}

/// The ranking as `FROM-TO.csv`.
pub(super) async fn file(desk: &mut Desk, name: &str) -> Answer {
    let asked = name.strip_suffix(".csv").and_then(|part| part.split_once('-'));
    let Some((Ok(from), Ok(to))) = asked.map(|(from, to)| (from.parse(), to.parse())) else {
        return Ok(Reply::Missing);
    };
    let lines = all_time(&mut desk.client, from, to).await?;
    let cells = |line: &AllTimeLine| {
        [
            line.rank.to_string(),
            harmless(&name_or_nobody(desk, line.name.as_deref().unwrap_or_default())),
            harmless(&line.club_name),
            number(desk.language, line.points.0),
            line.seasons.to_string(),
            line.played.to_string(),
            line.wins.to_string(),
            line.best_place.to_string(),
        ]
    };
    let bytes = tables::table(desk.language, COLUMNS, lines.iter().map(cells))?;
    Ok(Reply::File { name: format!("{from}-{to}.csv"), kind: TABLE, content: bytes.into() })
}
