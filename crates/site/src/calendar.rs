//! The calendar: evenings to come, then those that are over, by year.

use chrono::Datelike;
use maud::{Markup, html};
use tapis_locale::Language;

use crate::facts::{Evening, UpcomingEvening};
use crate::frame::{self, Menu, Page};
use crate::words::{capital, day_and_hour, full_day, players, say, word};
use crate::{Edition, SitePage, evening_page};

/// Time of an evening's start, marked up for programs too.
pub(crate) fn when(language: Language, coming: &UpcomingEvening) -> Markup {
    let (hour, minute) = (coming.minute / 60, coming.minute % 60);
    html! {
        time datetime=(format!("{}T{hour:02}:{minute:02}", coming.day)) {
            (capital(&day_and_hour(language, coming.day, coming.minute)))
        }
    }
}

/// Evenings to come, each with its day and place.
pub(crate) fn coming(language: Language, evenings: &[UpcomingEvening]) -> Markup {
    html! {
        @if evenings.is_empty() {
            p.soft { (word(language, "site-none_coming")) }
        } @else {
            ul.cards {
                @for coming in evenings {
                    li {
                        @if coming.has_page {
                            a href=(evening_page(coming.number)) { (coming.name) }
                        } @else {
                            strong { (coming.name) }
                        }
                        p { (when(language, coming)) }
                        @if !coming.venue.is_empty() { p.soft { (coming.venue) } }
                    }
                }
            }
        }
    }
}

pub(crate) fn page(edition: &Edition<'_>) -> Markup {
    let (language, facts) = (edition.language(), edition.facts);
    let word = |key| word(language, key);
    let mut years: Vec<(i32, Vec<&Evening>)> = Vec::new();
    for evening in &facts.evenings {
        match years.last_mut().filter(|(year, _)| *year == evening.day.year()) {
            Some((_, evenings)) => evenings.push(evening),
            None => years.push((evening.day.year(), vec![evening])),
        }
    }
    let content = html! {
        h1 { (word("site-calendar")) }
        section aria-labelledby="next" {
            h2 id="next" { (word("site-next")) }
            (coming(language, &facts.coming))
        }
        @if facts.clubs.is_some() {
            p { a href=(SitePage::Clubs(1).file()) { (word("site-results_by_club")) } }
        }
        @for (year, evenings) in &years {
            section aria-labelledby=(format!("y{year}")) {
                h2 id=(format!("y{year}")) { (say(language, "site-results_of", &[("year", year.to_string().into())])) }
                ul.list {
                    @for evening in evenings {
                        li {
                            a href=(evening_page(evening.number)) { (evening.name) }
                            " " span.soft {
                                time datetime=(evening.day) { (full_day(language, evening.day)) }
                                " · " (players(language, evening.players))
                            }
                        }
                    }
                }
            }
        }
    };
    let description = say(language, "site-calendar_of", &[("club", facts.club.as_str().into())]);
    let page = Page {
        file: "calendar.html",
        title: &word("site-calendar"),
        description: &description,
        menu: Some(Menu::Calendar),
    };
    frame::page(edition, &page, &content)
}
