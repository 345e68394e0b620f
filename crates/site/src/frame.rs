//! Frame of every page: head, the club's name, the menu, the foot.

use maud::{DOCTYPE, Markup, html};
use tapis_locale::text;

use crate::words::{say, word};
use crate::{Edition, SitePage};

/// A place of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Menu {
    Home,
    Calendar,
    Standings,
    Clubs,
    Rules,
}

impl Menu {
    fn page(self) -> String {
        let page = match self {
            Menu::Home => SitePage::Home,
            Menu::Calendar => SitePage::Calendar,
            Menu::Standings => SitePage::Seasons,
            Menu::Clubs => SitePage::Clubs(1),
            Menu::Rules => SitePage::Rules,
        };
        page.file()
    }

    fn key(self) -> &'static str {
        match self {
            Menu::Home => "site-home",
            Menu::Calendar => "site-calendar",
            Menu::Standings => "site-standings",
            Menu::Clubs => "site-clubs",
            Menu::Rules => "site-rules",
        }
    }
}

/// Address, title and language of a page.
pub(crate) struct Page<'a> {
    /// Its file, within the folder of its language.
    pub file: &'a str,
    pub title: &'a str,
    /// Description of the page for search engines.
    pub description: &'a str,
    /// The place of the menu that it is itself, or belongs to.
    pub menu: Option<Menu>,
}

/// A page with what all have in common around its content.
pub(crate) fn page(edition: &Edition<'_>, page: &Page<'_>, content: &Markup) -> Markup {
    let up = edition.path(page.file).to("");
    page_below(edition, &up, page, content)
}

/// The same at an address from which `up` leads to the folder of the site.
pub(crate) fn page_below(edition: &Edition<'_>, up: &str, page: &Page<'_>, content: &Markup) -> Markup {
    let language = edition.language();
    let facts = edition.facts;
    let from_here = |file: &str| format!("{up}{file}");
    // A file of this language, as this page leads there.
    let to = |file: &str| from_here(edition.path(file).as_str());
    let other =
        if edition.folder.is_empty() { edition.site.other.as_ref() } else { Some(&edition.site.main) };
    let other = other.map(|other| {
        let folder = if edition.folder.is_empty() { crate::folder(other.language) } else { "" };
        (other.language, from_here(&format!("{folder}{}", page.file)))
    });
    let places: Vec<Menu> = [
        Some(Menu::Home),
        Some(Menu::Calendar),
        (!facts.seasons.is_empty()).then_some(Menu::Standings),
        facts.clubs.is_some().then_some(Menu::Clubs),
        facts.rules.as_ref().map(|_| Menu::Rules),
    ]
    .into_iter()
    .flatten()
    .collect();
    let logo = edition.site.logo.as_ref().map(|logo| from_here(logo.kind.file()));
    let title = if page.title == facts.club {
        facts.club.clone()
    } else {
        format!("{} · {}", page.title, facts.club)
    };
    let feed = say(language, "site-feed", &[("club", facts.club.as_str().into())]);
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                meta name="description" content=(page.description);
                link rel="stylesheet" href=(from_here("style.css"));
                link rel="icon" href=(logo.as_deref().unwrap_or("data:,"));
                link rel="alternate" type="application/atom+xml" title=(feed) href=(to("feed.xml"));
                @if let Some((language, file)) = &other {
                    link rel="alternate" hreflang=(language.code()) href=(file);
                }
            }
            body {
                a.skip href="#content" { (word(language, "site-skip")) }
                header {
                    a.club href=(to("index.html")) {
                        @if let Some(logo) = &logo { img src=(logo) alt="" width="56" height="56"; }
                        span {
                            strong { (facts.club) }
                            @if !facts.city.is_empty() { " " small { (facts.city) } }
                        }
                    }
                    nav aria-label=(word(language, "site-menu")) {
                        ul {
                            @for place in &places {
                                li {
                                    @let current = (page.menu == Some(*place)).then(|| {
                                        if page.file == place.page() { "page" } else { "true" }
                                    });
                                    a href=(to(&place.page())) aria-current=[current] { (word(language, place.key())) }
                                }
                            }
                            @if let Some((language, file)) = &other {
                                li.language {
                                    a href=(file) lang=(language.tag()) hreflang=(language.code()) {
                                        (text(*language, "site-in_language", &[]))
                                    }
                                }
                            }
                        }
                    }
                }
                main id="content" { (content) }
                footer {
                    p { (facts.club) @if !facts.city.is_empty() { " · " (facts.city) } }
                    p { a href=(to("feed.xml")) { (word(language, "site-feed_link")) } }
                }
            }
        }
    }
}
