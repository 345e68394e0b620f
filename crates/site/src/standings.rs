//! Standings: ranks and points, how they count, and the results behind them.

use maud::{Markup, html};
use tapis_locale::{Language, date, number, ordinal, points};

use crate::facts::{Season, Standings, StandingsLine, Team};
use crate::frame::{self, Menu, Page};
use crate::words::{say, word};
use crate::{Edition, FEW_TEAMS, LINES, Part, SitePage, evening_page, standings_page};

/// Number of teams shown above the players, if there are many.
const BEST_TEAMS: usize = 10;
/// Number of pages before and after a page to which it links.
const CLOSE_BY: u32 = 3;

/// Name of standings: the championship, or the season's own.
fn named(language: Language, standings: &Standings) -> String {
    match &standings.championship {
        Some((_, name)) => name.clone(),
        None => word(language, "site-general"),
    }
}

/// The list of seasons.
pub(crate) fn list(edition: &Edition<'_>) -> Markup {
    let language = edition.language();
    let content = html! {
        h1 { (word(language, "site-standings")) }
        @if edition.facts.all_seasons.is_some() {
            p { a href=(SitePage::AllSeasons(1).file()) { (word(language, "site-all_seasons")) } }
        }
        @for season in &edition.facts.seasons {
            section aria-labelledby=(format!("s{}", season.number)) {
                h2 id=(format!("s{}", season.number)) { (season.name) }
                p.soft { (days(language, season)) }
                ul.list {
                    @for one in &season.standings {
                        li { a href=(standings_page(season.number, one.number())) { (named(language, one)) } }
                    }
                }
            }
        }
    };
    let title = word(language, "site-standings");
    let description = say(language, "site-standings_of", &[("club", edition.facts.club.as_str().into())]);
    let page = Page {
        file: "standings.html",
        title: &title,
        description: &description,
        menu: Some(Menu::Standings),
    };
    frame::page(edition, &page, &content)
}

fn days(language: Language, season: &Season) -> String {
    let (from, to) = season.days;
    let values = [("from", date(language, from).into()), ("to", date(language, to).into())];
    say(language, "site-from_to", &values)
}

/// Change of a rank: a sign, and words for who cannot see it.
fn moved(language: Language, line: &StandingsLine) -> Markup {
    let Some(by) = line.moved else { return html! {} };
    let places = i64::from(by.unsigned_abs());
    let (sign, key) = match by {
        1.. => (format!("▲ {places}"), "site-up"),
        0 => ("=".to_owned(), "site-same"),
        _ => (format!("▼ {places}"), "site-down"),
    };
    html! {
        span aria-hidden="true" { (sign) }
        span.hidden { (say(language, key, &[("places", places.into())])) }
    }
}

fn lines<'a>(
    language: Language,
    standings: &Standings,
    lines: impl Iterator<Item = &'a StandingsLine>,
) -> Markup {
    let word = |key| word(language, key);
    let compared = standings.moved_on.is_some();
    html! {
        table {
            thead {
                tr {
                    th.number scope="col" { (word("doc-rank")) }
                    @if compared { th scope="col" { span.hidden { (word("site-moved")) } } }
                    th scope="col" { (word("doc-player")) }
                    th.number.wide scope="col" { (word("site-played")) }
                    th.number.wide scope="col" { (word("site-wins")) }
                    th.number.wide scope="col" { (word("site-best")) }
                    th.number scope="col" { (word("doc-points")) }
                }
            }
            tbody {
                @for line in lines {
                    tr {
                        td.number { @if line.rank > 0 { (ordinal(language, line.rank)) } @else { "–" } }
                        @if compared { td.moved { @if line.rank > 0 { (moved(language, line)) } } }
                        th scope="row" { (line.name) }
                        td.number.wide { (number(language, i64::from(line.played))) }
                        td.number.wide { (number(language, i64::from(line.wins))) }
                        td.number.wide { (ordinal(language, line.best_place)) }
                        td.number { strong { (points(language, line.total)) } }
                    }
                }
            }
        }
    }
}

/// A league's teams are its clubs.
fn teams_title(edition: &Edition<'_>) -> String {
    word(edition.language(), if edition.facts.clubs.is_none() { "seasons-teams" } else { "doc-clubs" })
}

fn teams(edition: &Edition<'_>, teams: &[Team]) -> Markup {
    let language = edition.language();
    let word = |key| word(language, key);
    html! {
        table {
            thead {
                tr {
                    th.number scope="col" { (word("doc-rank")) }
                    th scope="col" { (word(if edition.facts.clubs.is_none() { "doc-team" } else { "doc-club" })) }
                    th.number.wide scope="col" { (word("site-wins")) }
                    th.number scope="col" { (word("doc-points")) }
                }
            }
            tbody {
                @for team in teams {
                    tr {
                        td.number { (ordinal(language, team.rank)) }
                        th scope="row" { (team.name) }
                        td.number.wide { (number(language, i64::from(team.wins))) }
                        td.number { strong { (points(language, team.total)) } }
                    }
                }
            }
        }
    }
}

/// The teams above the players of the first page.
fn first_teams(edition: &Edition<'_>, season: &Season, standings: &Standings) -> Markup {
    let all = standings.teams.as_slice();
    let many = standings.all_teams > FEW_TEAMS;
    let best = if many { all.get(..BEST_TEAMS).unwrap_or(all) } else { all };
    html! {
        h2 { (teams_title(edition)) }
        (teams(edition, best))
        @if many {
            p {
                a href=(format!("../{}", part_page(season, standings, Part::Teams(1)))) {
                    (say(edition.language(), "site-all_teams", &[("count", i64::from(standings.all_teams).into())]))
                }
            }
        }
        h2 { (word(edition.language(), "seasons-players")) }
    }
}

fn part_page(season: &Season, standings: &Standings, part: Part) -> String {
    SitePage::Standings { season: season.number, championship: standings.number(), part }.file()
}

/// A page of all teams.
pub(crate) fn all_teams(edition: &Edition<'_>, season: &Season, standings: &Standings) -> Markup {
    let language = edition.language();
    let title = format!("{}, {}, {}", teams_title(edition), named(language, standings), season.name);
    let leads =
        lines_in_pages(language, (standings.teams_page, standings.all_teams.div_ceil(LINES)), |page| {
            part_page(season, standings, Part::Teams(page))
        });
    let content = html! {
        h1 { (title) }
        p {
            a href=(format!("../{}", standings_page(season.number, standings.number()))) {
                (word(language, "site-whole_standings"))
            }
        }
        (leads)
        (teams(edition, &standings.teams))
        (leads)
    };
    let file = part_page(season, standings, Part::Teams(standings.teams_page));
    let description = say(language, "site-standings_of", &[("club", edition.facts.club.as_str().into())]);
    let page = Page { file: &file, title: &title, description: &description, menu: Some(Menu::Standings) };
    frame::page(edition, &page, &content)
}

/// The links between the pages of a list.
pub(crate) struct Leads {
    /// The key of its name.
    pub(crate) named: &'static str,
    /// The page that is shown, from 1 on.
    pub(crate) at: u32,
    /// The number of pages.
    pub(crate) pages: u32,
    /// The number of pages on each side that are linked beside the first and the last.
    pub(crate) close_by: u32,
}

/// Leads to the other pages of a list: the ones before and after, the first, the last, and those close by. Empty if
/// there is one page.
pub(crate) fn pages(
    language: Language,
    of: &Leads,
    file: impl Fn(u32) -> String,
    called: impl Fn(u32) -> String,
) -> Markup {
    let shown = |page: u32| page == 1 || page == of.pages || page.abs_diff(of.at) <= of.close_by;
    html! {
        @if of.pages > 1 {
            nav.others aria-label=(word(language, of.named)) {
                ul {
                    @if of.at > 1 {
                        li { a rel="prev" href=(file(of.at - 1)) { (word(language, "site-page_before")) } }
                    }
                    @for page in (1..=of.pages).filter(|page| shown(*page)) {
                        @let here = (page == of.at).then_some("page");
                        li { a href=(file(page)) aria-current=[here] { (called(page)) } }
                    }
                    @if of.at < of.pages {
                        li { a rel="next" href=(file(of.at + 1)) { (word(language, "site-page_after")) } }
                    }
                }
            }
        }
    }
}

/// The same for pages of [`LINES`] lines in the folder of standings.
pub(crate) fn lines_in_pages(
    language: Language,
    (at, count): (u32, u32),
    file: impl Fn(u32) -> String,
) -> Markup {
    let of = Leads { named: "site-pages", at, pages: count, close_by: CLOSE_BY };
    let called = |page: u32| {
        let line = |line: i64| number(language, line);
        let (first, last) = (i64::from(page - 1) * i64::from(LINES) + 1, i64::from(page) * i64::from(LINES));
        format!("{} – {}", line(first), line(last))
    };
    pages(language, &of, |page| format!("../{}", file(page)), called)
}

/// The points of every evening, which explain the totals.
fn behind(language: Language, standings: &Standings) -> Markup {
    let title = word(language, "site-behind");
    let milestones = standings.lines.iter().any(|line| line.milestones != 0);
    html! {
        h2 id="behind" { (title) }
        p { (word(language, "site-behind_words")) }
        // Wider than a telephone: it scrolls by itself, by keyboard too.
        div.scrolls role="region" aria-labelledby="behind" tabindex="0" {
            table.scores {
                thead {
                    tr {
                        th scope="col" { (word(language, "doc-player")) }
                        th.number scope="col" { (word(language, "doc-points")) }
                        @if milestones { th.number scope="col" { (word(language, "doc-milestones")) } }
                        @for evening in &standings.evenings {
                            th.number scope="col" {
                                a href=(format!("../{}", evening_page(evening.number))) title=(evening.name) {
                                    time datetime=(evening.day) { (evening.day.format(short(language))) }
                                }
                            }
                        }
                    }
                }
                tbody {
                    @for line in &standings.lines {
                        tr {
                            th scope="row" { (line.name) }
                            td.number { strong { (points(language, line.total)) } }
                            @if milestones {
                                td.number { @if line.milestones != 0 { (points(language, line.milestones)) } }
                            }
                            @for score in &line.scores {
                                td.number {
                                    @match score {
                                        Some(score) if score.counted => { (points(language, score.points)) }
                                        Some(score) => { s { (points(language, score.points)) } }
                                        None => { span aria-hidden="true" { "·" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A day without its year, at the head of a column.
fn short(language: Language) -> &'static str {
    match language {
        Language::Fr => "%d/%m",
        Language::En => "%d %b",
    }
}

/// The page of standings.
pub(crate) fn page(edition: &Edition<'_>, season: &Season, standings: &Standings) -> Markup {
    let language = edition.language();
    let name = named(language, standings);
    let title = format!("{name}, {}", season.name);
    let ranked = standings.lines.iter().filter(|line| line.rank > 0);
    let unranked = || standings.lines.iter().filter(|line| line.rank == 0);
    let content = html! {
        h1 { (title) }
        p.soft { (days(language, season)) }
        @if let Some(day) = season.closed {
            p { (say(language, "site-closed", &[("day", date(language, day).into())])) }
        }
        @if season.standings.len() > 1 {
            nav.others aria-label=(word(language, "site-championships")) {
                ul {
                    @for other in &season.standings {
                        @let here = (other.number() == standings.number()).then_some("page");
                        li {
                            a href=(format!("../{}", standings_page(season.number, other.number()))) aria-current=[here] {
                                (named(language, other))
                            }
                        }
                    }
                }
            }
        }
        @if let Some(why) = &standings.uncounted {
            p { (why) }
        } @else if standings.lines.is_empty() {
            p.soft { (word(language, "site-no_standings")) }
        } @else {
            p {
                (say(language, "doc-tournaments", &[("count", i64::from(standings.played).into())]))
                @for rule in &standings.rules { " " (rule) }
                @if let Some(day) = standings.moved_on {
                    " " (say(language, "site-moved_with", &[("day", date(language, day).into())]))
                }
            }
            @if !standings.teams.is_empty() && standings.page == 1 { (first_teams(edition, season, standings)) }
            (lines_in_pages(language, (standings.page, standings.pages), |page| part_page(season, standings, Part::Players(page))))
            (lines(language, standings, ranked))
            @if unranked().next().is_some() {
                h2 { (word(language, "site-unranked")) }
                p.soft { (say(language, "site-unranked_words", &[("count", i64::from(standings.min_played).into())])) }
                (lines(language, standings, unranked()))
            }
            @if standings.lines.iter().any(|line| !line.scores.is_empty()) { (behind(language, standings)) }
        }
    };
    let file = part_page(season, standings, Part::Players(standings.page));
    let description = say(language, "site-standings_of", &[("club", edition.facts.club.as_str().into())]);
    let page = Page { file: &file, title: &title, description: &description, menu: Some(Menu::Standings) };
    frame::page(edition, &page, &content)
}
