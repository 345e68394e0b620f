//! The clubs of a league: a list, and what each has played.

use maud::{Markup, html};
use tapis_locale::{Language, ordinal};

use crate::facts::{Club, ClubSeason, Clubs};
use crate::frame::{self, Menu, Page};
use crate::standings::{Leads, pages};
use crate::words::{full_day, players, pts, say, word};
use crate::{Edition, SitePage, evening_page, standings_page};

fn evenings(language: Language, count: u32) -> String {
    say(language, "doc-tournaments", &[("count", i64::from(count).into())])
}

/// A page of the list of clubs.
pub(crate) fn list(edition: &Edition<'_>, clubs: &Clubs) -> Markup {
    let language = edition.language();
    let title = word(language, "site-clubs");
    let all = u32::try_from(clubs.pages.len()).unwrap_or(u32::MAX);
    // Somebody looks for a club by its name, so that every page is named and leads to every other.
    let leads = pages(
        language,
        &Leads { named: "site-pages_of_clubs", at: clubs.page, pages: all, close_by: all },
        |page| SitePage::Clubs(page).file(),
        |page| {
            let at = usize::try_from(page).unwrap_or(usize::MAX).saturating_sub(1);
            clubs.pages.get(at).map(|(first, last)| format!("{first} – {last}")).unwrap_or_default()
        },
    );
    let content = html! {
        h1 { (title) }
        (leads)
        ul.list {
            @for club in &clubs.shown {
                li {
                    a href=(SitePage::Club(club.number).file()) { (club.name) }
                    " " span.soft { (evenings(language, club.evenings)) }
                }
            }
        }
        (leads)
    };
    let description = say(language, "site-clubs_of", &[("club", edition.facts.club.as_str().into())]);
    let file = SitePage::Clubs(clubs.page).file();
    let page = Page { file: &file, title: &title, description: &description, menu: Some(Menu::Clubs) };
    frame::page(edition, &page, &content)
}

/// The page of a club.
pub(crate) fn page(edition: &Edition<'_>, club: &Club) -> Markup {
    let language = edition.language();
    let content = html! {
        h1 { (club.name) }
        p.soft { (evenings(language, club.evenings)) }
        @for season in &club.seasons { (played(language, season)) }
    };
    let values = [("evening", club.name.as_str().into()), ("club", edition.facts.club.as_str().into())];
    let description = say(language, "site-evening_of", &values);
    let file = SitePage::Club(club.number).file();
    let page = Page { file: &file, title: &club.name, description: &description, menu: Some(Menu::Clubs) };
    frame::page(edition, &page, &content)
}

fn played(language: Language, season: &ClubSeason) -> Markup {
    let (number, name) = &season.season;
    let id = format!("s{number}");
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (name) }
            p {
                a href=(format!("../{}", standings_page(*number, None))) { (word(language, "site-whole_standings")) }
                @if let Some((rank, points)) = season.ranked {
                    " · "
                    span.soft {
                        (say(language, "site-club_ranked", &[
                            ("rank", ordinal(language, rank).into()),
                            ("points", pts(language, points).into()),
                        ]))
                    }
                }
            }
            ul.list {
                @for evening in &season.evenings {
                    li {
                        a href=(format!("../{}", evening_page(evening.number))) { (evening.name) }
                        " " span.soft {
                            time datetime=(evening.day) { (full_day(language, evening.day)) }
                            " · " (players(language, evening.players))
                        }
                    }
                }
            }
        }
    }
}
