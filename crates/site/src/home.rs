//! The first page: what comes next, what came of the last evening, who leads.

use maud::{Markup, html};

use crate::calendar;
use crate::evening::{rows, said};
use crate::frame::{self, Menu, Page};
use crate::words::{capital, full_day, pts, say, word};
use crate::{Edition, evening_page, standings_page};

/// Number of evenings to come that are shown.
const COMING: usize = 3;
/// Number of places of the last evening and of the standings that are shown.
pub const FIRST_PLACES: usize = 5;
/// Number of earlier evenings that are shown.
const EARLIER: usize = 5;

pub(crate) fn page(edition: &Edition<'_>) -> Markup {
    let (language, facts) = (edition.language(), edition.facts);
    let word = |key| word(language, key);
    let content = html! {
        h1 { (facts.club) }
        section aria-labelledby="next" {
            h2 id="next" { (word("site-next")) }
            (calendar::coming(language, facts.coming.get(..COMING).unwrap_or(&facts.coming)))
            @if !facts.coming.is_empty() {
                p { a href="calendar.html" { (word("site-whole_calendar")) } }
            }
        }
        @if let Some((last, earlier)) = facts.evenings.split_first() {
            section aria-labelledby="last" {
                h2 id="last" { (word("site-last")) }
                h3 { a href=(evening_page(last.number)) { (last.name) } }
                p.soft { (capital(&full_day(language, last.day))) " · " (said(language, last)) }
                (rows(language, last, FIRST_PLACES))
                p { a href=(evening_page(last.number)) { (word("site-whole_results")) } }
                @if !earlier.is_empty() {
                    h3 { (word("site-earlier")) }
                    ul.list {
                        @for evening in earlier.iter().take(EARLIER) {
                            li {
                                a href=(evening_page(evening.number)) { (evening.name) }
                                " " span.soft { (full_day(language, evening.day)) }
                            }
                        }
                    }
                }
            }
        }
        @if let Some((season, standings)) = facts.seasons.first().and_then(|season| Some((season, season.standings.first()?)))
            && standings.lines.iter().any(|line| line.rank > 0) {
            section aria-labelledby="leaders" {
                h2 id="leaders" { (say(language, "site-leaders", &[("season", season.name.as_str().into())])) }
                ol.leaders {
                    @for line in standings.lines.iter().filter(|line| line.rank > 0).take(FIRST_PLACES) {
                        li value=(line.rank) {
                            span { (line.name) }
                            " " span.soft { (pts(language, line.total)) }
                        }
                    }
                }
                p { a href=(standings_page(season.number, None)) { (word("site-whole_standings")) } }
            }
        }
    };
    let description = say(language, "site-about", &[("club", facts.club.as_str().into())]);
    let page =
        Page { file: "index.html", title: &facts.club, description: &description, menu: Some(Menu::Home) };
    frame::page(edition, &page, &content)
}
