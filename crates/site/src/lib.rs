//! Publications of a club or a league: its web site as files, and texts to copy into a group chat or a forum. Facts in,
//! bytes and texts out; the same facts give the same bytes.
//!
//! A page is HTML and one style sheet: no script, nothing from elsewhere. Addresses are made of numbers in the club's
//! file, so that they stay when evenings are added or renamed.
#![forbid(unsafe_code)]

mod address;
mod all_seasons;
mod calendar;
mod clubs;
mod evening;
pub mod facts;
mod feed;
mod frame;
mod home;
pub mod messages;
mod missing;
mod page;
mod path;
mod rules;
mod standings;
mod words;

use std::collections::BTreeMap;

use maud::Markup;
use tapis_locale::Language;

pub use address::{Address, NotAnAddress};
pub use facts::Facts;
pub use home::FIRST_PLACES;
pub use page::{CLUBS, FEW_TEAMS, LINES, Part, SitePage};
pub use path::{NotAPath, SitePath};

const STYLE: &str = include_str!("style.css");
/// The place of the style sheet of every page.
pub const STYLE_FILE: &str = "style.css";
/// The style sheet on which that of the site and that of a league's office are built.
pub const BASE_STYLE: &str = include_str!("base.css");

/// The style sheet of every page.
pub fn style() -> Vec<u8> {
    [BASE_STYLE, STYLE].concat().into_bytes()
}

/// A picture that browsers show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureKind {
    Png,
    Jpeg,
    Webp,
    Svg,
}

impl PictureKind {
    /// By the type that a `data:` address gives: `image/png`.
    pub fn of_type(name: &str) -> Option<Self> {
        Some(match name {
            "image/png" => PictureKind::Png,
            "image/jpeg" => PictureKind::Jpeg,
            "image/webp" => PictureKind::Webp,
            "image/svg+xml" => PictureKind::Svg,
            _ => return None,
        })
    }

    fn file(self) -> &'static str {
        match self {
            PictureKind::Png => "logo.png",
            PictureKind::Jpeg => "logo.jpg",
            PictureKind::Webp => "logo.webp",
            PictureKind::Svg => "logo.svg",
        }
    }
}

/// Logo of the club as a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    pub kind: PictureKind,
    /// Content of the file.
    pub bytes: Vec<u8>,
}

/// Web site of a club or a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// Facts in the language that is shown first.
    pub main: Facts,
    /// The same in the other language, in a folder of its own; `None` if there is one language.
    pub other: Option<Facts>,
    pub logo: Option<Logo>,
    /// Identity of the club, whatever its name: entries of the feed are known by it.
    pub identity: String,
    /// Its address on the web; `None` if not known.
    pub address: Option<Address>,
}

/// The files of a site, by their place.
pub type Files = BTreeMap<SitePath, Vec<u8>>;

/// Facts common to the pages of one language.
struct Edition<'a> {
    site: &'a Site,
    facts: &'a Facts,
    /// The folder of the language: empty, or `en/`.
    folder: &'static str,
}

/// The folder of the language that is not shown first.
fn folder(language: Language) -> &'static str {
    match language {
        Language::Fr => "fr/",
        Language::En => "en/",
    }
}

/// The page of an evening, within the folder of a language.
fn evening_page(number: i64) -> String {
    SitePage::Evening(number).file()
}

/// The first page of standings, within the folder of a language.
fn standings_page(season: i64, championship: Option<i64>) -> String {
    SitePage::Standings { season, championship, part: Part::Players(1) }.file()
}

impl Site {
    /// Makes its files: a site whose facts are whole.
    pub fn files(&self) -> Files {
        let mut files = Files::new();
        files.insert(SitePath::composed(STYLE_FILE.to_owned()), style());
        if let Some(logo) = &self.logo {
            files.insert(SitePath::composed(logo.kind.file().to_owned()), logo.bytes.clone());
        }
        for edition in self.editions() {
            for page in edition.pages() {
                if let Some(bytes) = edition.page(page) {
                    files.insert(edition.path(&page.file()), bytes);
                }
            }
        }
        files
    }

    /// Makes one page in each language, of facts that may be no more than what this page says.
    pub fn page(&self, page: SitePage) -> Files {
        let made =
            self.editions().filter_map(|edition| Some((edition.path(&page.file()), edition.page(page)?)));
        made.collect()
    }

    /// Page for an address without one, in the language of its folder. `path` is the address below the folder of the
    /// site, whatever it contains.
    pub fn missing(&self, path: &str) -> Vec<u8> {
        let deep = path.matches('/').count();
        let editions = self.editions();
        let here = editions.filter(|edition| path.starts_with(edition.folder)).last();
        here.map(|edition| bytes(missing::page(&edition, deep))).unwrap_or_default()
    }

    /// The page that a path leads to, whichever language it is in; `None` if it is no page's.
    pub fn page_at(path: &SitePath, main: Language) -> Option<SitePage> {
        let text = path.as_str();
        let other = [Language::Fr, Language::En].into_iter().filter(|language| *language != main);
        let file = other.filter_map(|language| text.strip_prefix(folder(language))).next();
        SitePage::of_file(file.unwrap_or(text))
    }

    fn editions(&self) -> impl Iterator<Item = Edition<'_>> {
        let main = Edition { site: self, facts: &self.main, folder: "" };
        let other = self.other.as_ref();
        let other = other.map(|other| Edition { site: self, facts: other, folder: folder(other.language) });
        std::iter::once(main).chain(other)
    }

    /// The address of an evening's page on the web, in the language shown first; `None` if the site's address
    /// is not known.
    pub fn evening_address(address: Option<&Address>, number: i64) -> Option<String> {
        address.map(|address| address.of(&SitePath::composed(evening_page(number))))
    }

    /// The address of a page of standings, likewise.
    pub fn standings_address(
        address: Option<&Address>,
        season: i64,
        championship: Option<i64>,
    ) -> Option<String> {
        address.map(|address| address.of(&SitePath::composed(standings_page(season, championship))))
    }
}

impl Edition<'_> {
    fn language(&self) -> Language {
        self.facts.language
    }

    /// The place of a page of this language.
    fn path(&self, page: &str) -> SitePath {
        SitePath::composed(format!("{}{page}", self.folder))
    }

    /// All pages of which the facts say something.
    fn pages(&self) -> Vec<SitePage> {
        let facts = self.facts;
        let mut pages = vec![SitePage::Home, SitePage::Calendar, SitePage::Feed];
        pages.extend(facts.coming.iter().filter(|one| one.has_page).map(|one| SitePage::Evening(one.number)));
        pages.extend(facts.evenings.iter().map(|one| SitePage::Evening(one.number)));
        if !facts.seasons.is_empty() {
            pages.push(SitePage::Seasons);
        }
        for season in &facts.seasons {
            for one in &season.standings {
                let teams = (one.all_teams > FEW_TEAMS).then_some(Part::Teams(one.teams_page));
                pages.extend(std::iter::once(Part::Players(one.page)).chain(teams).map(|part| {
                    SitePage::Standings { season: season.number, championship: one.number(), part }
                }));
            }
        }
        pages.extend(facts.all_seasons.as_ref().map(|all| SitePage::AllSeasons(all.page)));
        if let Some(clubs) = &facts.clubs {
            pages.push(SitePage::Clubs(clubs.page));
            pages.extend(clubs.shown.iter().map(|club| SitePage::Club(club.number)));
        }
        pages.extend(facts.rules.as_ref().map(|_| SitePage::Rules));
        pages
    }

    /// A page; `None` if the facts do not say anything of it.
    fn page(&self, page: SitePage) -> Option<Vec<u8>> {
        let facts = self.facts;
        let html = match page {
            SitePage::Home => home::page(self),
            SitePage::Calendar => calendar::page(self),
            SitePage::Evening(number) => {
                match facts.coming.iter().find(|one| one.has_page && one.number == number) {
                    Some(coming) => evening::to_come(self, coming),
                    None => evening::over(self, facts.evenings.iter().find(|one| one.number == number)?),
                }
            }
            SitePage::Seasons if facts.seasons.is_empty() => return None,
            SitePage::Seasons => standings::list(self),
            SitePage::Standings { season, championship, part } => {
                let season = facts.seasons.iter().find(|one| one.number == season)?;
                let of = season.standings.iter().find(|one| one.number() == championship)?;
                match part {
                    Part::Players(page) if page == of.page => standings::page(self, season, of),
                    Part::Players(_) => return None,
                    Part::Teams(page) if page == of.teams_page && of.all_teams > FEW_TEAMS => {
                        standings::all_teams(self, season, of)
                    }
                    Part::Teams(_) => return None,
                }
            }
            SitePage::AllSeasons(page) => {
                let all = facts.all_seasons.as_ref().filter(|all| all.page == page && page > 0)?;
                all_seasons::page(self, all)
            }
            SitePage::Clubs(page) => {
                clubs::list(self, facts.clubs.as_ref().filter(|clubs| clubs.page == page && page > 0)?)
            }
            SitePage::Club(number) => {
                clubs::page(self, facts.clubs.as_ref()?.shown.iter().find(|one| one.number == number)?)
            }
            SitePage::Rules => rules::page(self, facts.rules.as_ref()?),
            SitePage::Feed => return Some(feed::write(self)),
        };
        Some(bytes(html))
    }
}

fn bytes(page: Markup) -> Vec<u8> {
    let mut html = page.into_string();
    html.push('\n');
    html.into_bytes()
}
