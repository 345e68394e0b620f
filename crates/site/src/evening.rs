//! The page of an evening: what there is to know before it, its results afterwards.

use maud::{Markup, html};
use tapis_locale::{Language, money, ordinal, points};

use crate::facts::{Evening, Evidence, NamedPrize, SiteResult, UpcomingEvening};
use crate::frame::{self, Menu, Page};
use crate::words::{capital, full_day, players, say, word};
use crate::{Edition, SitePage, evening_page, standings_page};

/// Number of players, and the money at stake.
pub(crate) fn said(language: Language, evening: &Evening) -> String {
    let mut said = vec![players(language, evening.players)];
    if let Some((currency, pool)) = evening.pool.as_ref().filter(|(_, pool)| *pool > 0) {
        said.push(say(language, "doc-pool", &[("amount", money(language, *pool, currency).into())]));
    }
    said.join(" · ")
}

/// Prize of a place: money and things.
pub(crate) fn won(language: Language, evening: &Evening, place: &SiteResult) -> String {
    let currency = evening.pool.as_ref().map(|(currency, _)| currency.as_str());
    let amount = currency.filter(|_| place.prize > 0).map(|currency| {
        let amount = money(language, place.prize, currency);
        match evening.seat_value == Some(place.prize) {
            true => say(language, "prizes-seat", &[("amount", amount.into())]),
            false => amount,
        }
    });
    amount.into_iter().chain(place.things.iter().cloned()).collect::<Vec<_>>().join(", ")
}

/// The results as a table; the first so many places.
pub(crate) fn rows(language: Language, evening: &Evening, most: usize) -> Markup {
    let word = |key| word(language, key);
    let prizes = evening.lines.iter().any(|line| line.prize > 0 || !line.things.is_empty());
    let scored = evening.lines.iter().any(|line| line.points != 0);
    html! {
        table {
            thead {
                tr {
                    th.number scope="col" { (word("doc-place")) }
                    th scope="col" { (word("doc-player")) }
                    @if prizes { th.number scope="col" { (word("doc-prize")) } }
                    @if scored { th.number scope="col" { (word("doc-points")) } }
                    @for championship in &evening.championships { th.number scope="col" { (championship) } }
                }
            }
            tbody {
                @for line in evening.lines.iter().take(most) {
                    tr {
                        td.number { (ordinal(language, line.place)) }
                        th scope="row" { (line.name) }
                        @if prizes { td.number { (won(language, evening, line)) } }
                        @if scored { td.number { (points(language, line.points)) } }
                        @for given in &line.championships { td.number { (points(language, *given)) } }
                    }
                }
            }
        }
    }
}

/// The page of an evening to come.
pub(crate) fn to_come(edition: &Edition<'_>, coming: &UpcomingEvening) -> Markup {
    let language = edition.language();
    let content = html! {
        h1 { (coming.name) }
        p.lead { (crate::calendar::when(language, coming)) }
        @if !coming.venue.is_empty() { p.lead { (coming.venue) } }
        @if !coming.facts.is_empty() {
            ul { @for fact in &coming.facts { li { (fact) } } }
        }
        p.soft { (word(language, "site-results_here")) }
    };
    whole(edition, &coming.name, coming.number, &full_day(language, coming.day), &content)
}

/// The page of an evening that is over.
pub(crate) fn over(edition: &Edition<'_>, evening: &Evening) -> Markup {
    let language = edition.language();
    let content = html! {
        h1 { (evening.name) }
        p.lead { time datetime=(evening.day) { (capital(&full_day(language, evening.day))) } }
        @if let Some((club, name)) = &evening.club {
            p { a href=(format!("../{}", SitePage::Club(*club).file())) { (name) } }
        }
        @if !evening.venue.is_empty() { p.soft { (evening.venue) } }
        p { (said(language, evening)) }
        @if let Some((season, name)) = &evening.season {
            p {
                (word(language, "site-counts_for")) " "
                a href=(format!("../{}", standings_page(*season, None))) { (name) }
            }
        }
        h2 { (word(language, "doc-results")) }
        @if evening.lines.is_empty() {
            p.soft { (word(language, "doc-no_results")) }
        } @else {
            (rows(language, evening, usize::MAX))
        }
        @if !evening.named.is_empty() {
            h2 { (word(language, "site-named")) }
            ul {
                @for named in &evening.named { li { (special(language, evening, named)) } }
            }
        }
        @if evening.unnamed > 0 {
            p.soft { (say(language, "site-unnamed", &[("unnamed", i64::from(evening.unnamed).into())])) }
        }
        @if let Some(evidence) = &evening.evidence { (checked(edition, evening.number, evidence)) }
    };
    whole(edition, &evening.name, evening.number, &full_day(language, evening.day), &content)
}

/// Evidence with which anyone checks the results, and instructions.
fn checked(edition: &Edition<'_>, number: i64, evidence: &Evidence) -> Markup {
    let language = edition.language();
    let name = evidence.file.rsplit('/').next().unwrap_or_default();
    let how = [("key", evidence.key.as_str().into()), ("file", name.into())];
    html! {
        h2 { (word(language, "site-evidence")) }
        p {
            a href=(edition.path(&evening_page(number)).to(&evidence.file)) download {
                (word(language, "site-evidence_link"))
            }
        }
        p.soft { (say(language, "site-evidence_how", &how)) }
    }
}

/// A prize that is not for a place: what for, who has it, and what it is.
fn special(language: Language, evening: &Evening, named: &NamedPrize) -> String {
    let worth = evening
        .pool
        .as_ref()
        .filter(|_| named.amount > 0)
        .map(|(currency, _)| money(language, named.amount, currency));
    let what: Vec<String> = worth.into_iter().chain(named.thing.clone()).collect();
    let values = [
        ("prize", named.prize.as_str().into()),
        ("winner", named.winner.as_str().into()),
        ("what", what.join(", ").into()),
    ];
    say(language, if what.is_empty() { "site-named_won" } else { "site-named_line" }, &values)
}

fn whole(edition: &Edition<'_>, name: &str, number: i64, day: &str, content: &Markup) -> Markup {
    let title = format!("{name}, {day}");
    let file = evening_page(number);
    let description = say(
        edition.language(),
        "site-evening_of",
        &[("evening", title.as_str().into()), ("club", edition.facts.club.as_str().into())],
    );
    let page = Page { file: &file, title: &title, description: &description, menu: Some(Menu::Calendar) };
    frame::page(edition, &page, content)
}
