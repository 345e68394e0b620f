//! The standings of a league over all its seasons.

use maud::{Markup, html};
use tapis_locale::{number, ordinal, points};

use crate::facts::AllSeasons;
use crate::frame::{self, Menu, Page};
use crate::standings::lines_in_pages;
use crate::words::{say, word};
use crate::{Edition, SitePage};

/// A page of them.
pub(crate) fn page(edition: &Edition<'_>, all: &AllSeasons) -> Markup {
    let language = edition.language();
    let word = |key| word(language, key);
    let (first, last) = &all.seasons;
    let title = word("site-all_seasons");
    let leads = html! {
        (lines_in_pages(language, (all.page, all.pages), |page| SitePage::AllSeasons(page).file()))
    };
    let content = html! {
        h1 { (title) }
        p.soft {
            (say(language, "site-all_seasons_how", &[("from", first.as_str().into()), ("to", last.as_str().into())]))
        }
        p { a href=(format!("../{}", SitePage::Seasons.file())) { (word("site-each_season")) } }
        (leads)
        table {
            thead {
                tr {
                    th.number scope="col" { (word("doc-rank")) }
                    th scope="col" { (word("doc-player")) }
                    th.number.wide scope="col" { (word("site-seasons")) }
                    th.number.wide scope="col" { (word("site-played")) }
                    th.number.wide scope="col" { (word("site-wins")) }
                    th.number scope="col" { (word("doc-points")) }
                }
            }
            tbody {
                @for line in &all.lines {
                    tr {
                        td.number { (ordinal(language, line.rank)) }
                        th scope="row" { (line.name) }
                        td.number.wide { (number(language, i64::from(line.seasons))) }
                        td.number.wide { (number(language, i64::from(line.played))) }
                        td.number.wide { (number(language, i64::from(line.wins))) }
                        td.number { strong { (points(language, line.total)) } }
                    }
                }
            }
        }
        (leads)
    };
    let file = SitePage::AllSeasons(all.page).file();
    let description = say(language, "site-standings_of", &[("club", edition.facts.club.as_str().into())]);
    let page = Page { file: &file, title: &title, description: &description, menu: Some(Menu::Standings) };
    frame::page(edition, &page, &content)
}
