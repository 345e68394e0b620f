//! The ranking over several seasons.

use maud::{Markup, html};

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{name_or_nobody, pts, table};
use crate::base::seasons::season_name;
use crate::office::answers::{Answer, Reply};
use crate::publishing::tables::OF_SEASONS;
use crate::standings::cache::all_time_part;
use crate::{AllTimeLine, seasons};

/// Number of lines per page.
const MOST: usize = 100;

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
    let mut pages = Pages::asked(form, "page", MOST);
    let client = &mut desk.client;
    let (mut lines, count) = all_time_part(client, (from, to), pages.before(), MOST).await?;
    if pages.end(count) {
        (lines, _) = all_time_part(client, (from, to), pages.before(), MOST).await?;
    }
    let title = desk.word("office-over_seasons");
    let (first, last) = (from.to_string(), to.to_string());
    let [columns @ .., _best] = &OF_SEASONS;
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
    desk.page(Menu::Championships, &title, &RefusedForm::default(), content)
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
