//! Pages of the site and their addresses. Addresses are made of numbers, so that they stay when something is renamed.

/// A page of one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SitePage {
    Home,
    /// Evenings to come and those that are over.
    Calendar,
    /// An evening, by its number.
    Evening(i64),
    /// The list of seasons.
    Seasons,
    Standings {
        season: i64,
        /// The championship; `None` means the season's own.
        championship: Option<i64>,
        part: Part,
    },
    /// The standings of a league over all its seasons, [`LINES`] on each page; the first page is 1.
    AllSeasons(u32),
    /// The clubs of a league by name, [`CLUBS`] on each page; the first page is 1.
    Clubs(u32),
    /// A club of a league, by its number.
    Club(i64),
    /// The booklet of the rules.
    Rules,
    Feed,
}

/// A part of standings, which have a page each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The players, [`LINES`] on each page; the first page is 1.
    Players(u32),
    /// All teams, where there are more than [`FEW_TEAMS`], [`LINES`] on each page; the first page is 1.
    Teams(u32),
}

/// Number of players on a page of a league's standings.
pub const LINES: u32 = 500;

/// The most clubs on a page of a league's clubs.
pub const CLUBS: u32 = 200;

/// With more teams than this only the best are shown beside the players.
pub const FEW_TEAMS: u32 = 20;

impl SitePage {
    /// Its file, within the folder of a language.
    pub fn file(self) -> String {
        match self {
            SitePage::Home => "index.html".to_owned(),
            SitePage::Calendar => "calendar.html".to_owned(),
            SitePage::Evening(number) => format!("evenings/{number}.html"),
            SitePage::Seasons => "standings.html".to_owned(),
            SitePage::Standings { season, championship, part } => {
                let which = championship.unwrap_or(0);
                match (part, championship) {
                    (Part::Players(..=1), None) => format!("standings/{season}.html"),
                    (Part::Players(..=1), Some(_)) => format!("standings/{season}-{which}.html"),
                    (Part::Players(page), _) => format!("standings/{season}-{which}-{page}.html"),
                    (Part::Teams(..=1), _) => format!("standings/{season}-{which}-teams.html"),
                    (Part::Teams(page), _) => format!("standings/{season}-{which}-teams-{page}.html"),
                }
            }
            SitePage::AllSeasons(..=1) => "standings/all.html".to_owned(),
            SitePage::AllSeasons(page) => format!("standings/all-{page}.html"),
            SitePage::Clubs(..=1) => "clubs.html".to_owned(),
            SitePage::Clubs(page) => format!("clubs-{page}.html"),
            SitePage::Club(number) => format!("clubs/{number}.html"),
            SitePage::Rules => "rules.html".to_owned(),
            SitePage::Feed => "feed.xml".to_owned(),
        }
    }

    /// The page that this file of a language's folder is; `None` if it is no page's.
    pub fn of_file(file: &str) -> Option<Self> {
        let page = match file {
            "index.html" => SitePage::Home,
            "calendar.html" => SitePage::Calendar,
            "standings.html" => SitePage::Seasons,
            "clubs.html" => SitePage::Clubs(1),
            "rules.html" => SitePage::Rules,
            "feed.xml" => SitePage::Feed,
            _ if file.starts_with("clubs-") => {
                SitePage::Clubs(file.strip_prefix("clubs-")?.strip_suffix(".html")?.parse().ok()?)
            }
            _ => match file.strip_suffix(".html")?.split_once('/')? {
                ("evenings", number) => SitePage::Evening(number.parse().ok()?),
                ("clubs", number) => SitePage::Club(number.parse().ok()?),
                ("standings", "all") => SitePage::AllSeasons(1),
                ("standings", which) => match which.strip_prefix("all-") {
                    Some(page) => SitePage::AllSeasons(page.parse().ok()?),
                    None => standings(which)?,
                },
                _ => return None,
            },
        };
        // One address each: `evenings/07.html` is none.
        (page.file() == file).then_some(page)
    }
}

fn standings(which: &str) -> Option<SitePage> {
    let mut numbers = which.split('-');
    let season = numbers.next()?.parse().ok()?;
    let championship = match numbers.next() {
        None | Some("0") => None,
        Some(number) => Some(number.parse().ok()?),
    };
    let part = match numbers.next() {
        None => Part::Players(1),
        Some("teams") => Part::Teams(numbers.next().map_or(Some(1), |page| page.parse().ok())?),
        Some(page) => Part::Players(page.parse().ok()?),
    };
    Some(SitePage::Standings { season, championship, part })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_one_address() {
        let standings = |championship, part| SitePage::Standings { season: 2026, championship, part };
        for (page, file) in [
            (SitePage::Home, "index.html"),
            (SitePage::Evening(12), "evenings/12.html"),
            (SitePage::Club(3), "clubs/3.html"),
            (standings(None, Part::Players(1)), "standings/2026.html"),
            (standings(Some(4), Part::Players(1)), "standings/2026-4.html"),
            (standings(None, Part::Players(2)), "standings/2026-0-2.html"),
            (standings(Some(4), Part::Players(36)), "standings/2026-4-36.html"),
            (standings(None, Part::Teams(1)), "standings/2026-0-teams.html"),
            (standings(Some(4), Part::Teams(6)), "standings/2026-4-teams-6.html"),
            (SitePage::Clubs(1), "clubs.html"),
            (SitePage::Clubs(15), "clubs-15.html"),
            (SitePage::AllSeasons(1), "standings/all.html"),
            (SitePage::AllSeasons(12), "standings/all-12.html"),
        ] {
            assert_eq!((page.file().as_str(), SitePage::of_file(file)), (file, Some(page)));
        }
        for none in [
            "",
            "index",
            "evenings/012.html",
            "evenings/+1.html",
            "evenings/.html",
            "evenings/99999999999999999999.html",
            "standings/2026-0.html",
            "standings/2026-0-1.html",
            "standings/2026-4-0.html",
            "standings/2026-4-2-1.html",
            "standings/2026-x.html",
            "standings/2026-0-teams-1.html",
            "standings/2026-0-teams-2-3.html",
            "clubs-1.html",
            "clubs-.html",
            "standings/all-1.html",
            "standings/all-.html",
            "clubs/1/2.html",
            "clubs/1.xml",
        ] {
            assert_eq!(SitePage::of_file(none), None, "{none}");
        }
    }
}
