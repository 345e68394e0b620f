//! What a club publishes: its web site as files, and texts to copy into a group chat or a forum. Facts in, bytes and
//! texts out; the same facts give the same bytes.
//!
//! A page is HTML and one style sheet: no script, nothing from elsewhere. Addresses are made of numbers in the club's
//! file, so that they stay when evenings are added or renamed.
#![forbid(unsafe_code)]

mod address;
mod calendar;
mod evening;
pub mod facts;
mod feed;
mod frame;
mod home;
pub mod messages;
mod path;
mod rules;
mod standings;
mod words;

use std::collections::BTreeMap;

use tapis_locale::Language;

pub use address::{Address, NotAnAddress};
pub use facts::Facts;
pub use path::{NotAPath, SitePath};

/// The style sheet of every page.
const STYLE: &str = include_str!("style.css");

/// The style sheet on which that of the site and that of a league's office are built.
pub const BASE_STYLE: &str = include_str!("base.css");

/// A picture that browsers show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureKind {
    /// PNG.
    Png,
    /// JPEG.
    Jpeg,
    /// WebP.
    Webp,
    /// SVG.
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

/// The club's logo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    /// Its kind.
    pub kind: PictureKind,
    /// What is in the file.
    pub bytes: Vec<u8>,
}

/// A site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// What it says, in the language that is shown first.
    pub main: Facts,
    /// The same in the other language, in a folder of its own; none: there is one language.
    pub other: Option<Facts>,
    /// The club's logo.
    pub logo: Option<Logo>,
    /// Which club it is, whatever it is called: entries of the feed are known by it.
    pub identity: String,
    /// Its address on the web; none: not known.
    pub address: Option<Address>,
}

/// The files of a site, by their place.
pub type Files = BTreeMap<SitePath, Vec<u8>>;

/// What the pages of one language have in common.
struct Edition<'a> {
    site: &'a Site,
    facts: &'a Facts,
    /// The folder of the language: empty, or `en/`.
    folder: &'static str,
}

impl Edition<'_> {
    fn language(&self) -> Language {
        self.facts.language
    }

    /// The place of a page of this language.
    fn path(&self, page: &str) -> SitePath {
        SitePath::composed(format!("{}{page}", self.folder))
    }
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
    format!("evenings/{number}.html")
}

/// The page of standings, within the folder of a language.
fn standings_page(season: i64, championship: Option<i64>) -> String {
    match championship {
        Some(championship) => format!("standings/{season}-{championship}.html"),
        None => format!("standings/{season}.html"),
    }
}

impl Site {
    /// Makes its files.
    pub fn files(&self) -> Files {
        let mut files = Files::new();
        files.insert(SitePath::composed("style.css".to_owned()), [BASE_STYLE, STYLE].concat().into_bytes());
        if let Some(logo) = &self.logo {
            files.insert(SitePath::composed(logo.kind.file().to_owned()), logo.bytes.clone());
        }
        let main = Edition { site: self, facts: &self.main, folder: "" };
        main.write(&mut files);
        if let Some(other) = &self.other {
            Edition { site: self, facts: other, folder: folder(other.language) }.write(&mut files);
        }
        files
    }

    /// The address of an evening's page on the web, in the language shown first; none: the site's address is not known.
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
    fn write(&self, files: &mut Files) {
        let mut page = |name: String, html: maud::PreEscaped<String>| {
            let mut html = html.into_string();
            html.push('\n');
            files.insert(self.path(&name), html.into_bytes());
        };
        page("index.html".to_owned(), home::page(self));
        page("calendar.html".to_owned(), calendar::page(self));
        for coming in &self.facts.coming {
            page(evening_page(coming.number), evening::to_come(self, coming));
        }
        for evening in &self.facts.evenings {
            page(evening_page(evening.number), evening::over(self, evening));
        }
        if !self.facts.seasons.is_empty() {
            page("standings.html".to_owned(), standings::list(self));
        }
        for season in &self.facts.seasons {
            for one in &season.standings {
                let championship = one.championship.as_ref().map(|(number, _)| *number);
                page(standings_page(season.number, championship), standings::page(self, season, one));
            }
        }
        if let Some(rules) = &self.facts.rules {
            page("rules.html".to_owned(), rules::page(self, rules));
        }
        files.insert(self.path("feed.xml"), feed::write(self));
    }
}
