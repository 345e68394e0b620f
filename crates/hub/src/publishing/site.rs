//! The league's public site: the same pages as a club's, each built from the database on request. A league of hundreds
//! of clubs has some hundred thousand pages, too many to keep in memory.

mod clubs;
mod evenings;
mod rankings;

use chrono::{DateTime, Utc};
use tapis_locale::{Language, text};
use tapis_site::facts::{AllSeasons, Clubs, Facts, Season, Standings, UpcomingEvening};
use tapis_site::{Files, Part, Site, SitePage};
use tapis_words::league_sentences;
use tokio_postgres::Client;

use crate::HubError;
use crate::base::seasons::{season_days, season_name};
use crate::database::ready;
use crate::evenings::evidence;
use crate::standings::championships::{ChampionshipLine, championships, league_name, seasons};

use rankings::{AllRanked, SeasonRanking};

pub(crate) use evenings::{SiteEvening, sent};

/// Number of evenings that the calendar shows; earlier ones are on the pages of their clubs.
const LATEST: i64 = 200;
/// Number of evenings that the first page and the feed need.
const NEWS: i64 = 30;

/// The data that all pages share.
pub struct LeagueSite {
    main: Language,
    name: String,
    /// The seasons, latest first, each with its championships.
    seasons: Vec<(i32, Vec<ChampionshipLine>)>,
}

/// The data of one page.
#[derive(Default)]
struct PageData {
    coming: Vec<UpcomingEvening>,
    evenings: Vec<SiteEvening>,
    ranked: Option<SeasonRanking>,
    over_seasons: Option<AllRanked>,
    /// Reason why the requested ranking cannot be calculated.
    uncounted: Option<HubError>,
    clubs: Clubs,
}

impl LeagueSite {
    /// Reads the data that all pages share. `main` is the default language.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn read(client: &Client, main: Language) -> Result<Self, HubError> {
        ready(client).await?;
        let championships = championships(client).await?;
        let of =
            |season: i32| championships.iter().filter(move |one| one.season == season).cloned().collect();
        let seasons = seasons(client).await?.into_iter().map(|season| (season, of(season))).collect();
        Ok(LeagueSite { main, name: league_name(client).await?, seasons })
    }

    /// A page in each language, by its file; `None` if there is no such page.
    ///
    /// # Errors
    /// If the database cannot be read, or a championship's rules give no points.
    pub async fn page(&self, client: &mut Client, page: SitePage) -> Result<Files, HubError> {
        let mut said = PageData::default();
        let seasons: Vec<i32> = self.seasons.iter().map(|(season, _)| *season).collect();
        match page {
            SitePage::Home => {
                said.coming = coming(client).await?;
                said.evenings = evenings::latest(client, &seasons, NEWS, true).await?;
                if let Some(season) = seasons.first() {
                    said.ranked = Some(rankings::first(client, *season).await?);
                }
            }
            SitePage::Feed => {
                said.coming = coming(client).await?;
                said.evenings = evenings::latest(client, &seasons, NEWS, true).await?;
            }
            SitePage::Calendar => {
                said.coming = coming(client).await?;
                said.evenings = evenings::latest(client, &seasons, LATEST, false).await?;
            }
            SitePage::Evening(number) => said.evenings = evenings::numbered(client, number).await?,
            SitePage::Standings { season, championship, part } => {
                let Some((season, of)) = self.find(season, championship) else { return Ok(Files::new()) };
                match rankings::part(client, season, of, part).await {
                    // An evening that a formula cannot count must not take the page down.
                    Err(error @ HubError::Formula(_)) => said.uncounted = Some(error),
                    ranked => said.ranked = Some(ranked?),
                }
            }
            SitePage::AllSeasons(page) => {
                let Some(seasons) = self.several() else { return Ok(Files::new()) };
                said.over_seasons = Some(rankings::over_seasons(client, seasons, page).await?);
            }
            SitePage::Clubs(page) => said.clubs = clubs::part(client, page).await?,
            SitePage::Club(number) => said.clubs.shown = clubs::one(client, number).await?,
            SitePage::Seasons | SitePage::Rules => {}
        }
        Ok(self.made(&said).page(page))
    }

    /// Page for an address that leads nowhere.
    pub(crate) fn missing(&self, path: &str) -> Vec<u8> {
        self.made(&PageData::default()).missing(path)
    }

    /// All pages.
    ///
    /// # Errors
    /// As for [`page`](Self::page).
    pub async fn pages(&self, client: &mut Client) -> Result<Vec<SitePage>, HubError> {
        let mut pages = vec![SitePage::Home, SitePage::Calendar, SitePage::Feed];
        let (count, clubs) = clubs::all(client).await?;
        pages.extend((1..=count).map(SitePage::Clubs));
        if !self.seasons.is_empty() {
            pages.push(SitePage::Seasons);
        }
        for (season, own) in &self.seasons {
            for championship in std::iter::once(None).chain(own.iter().map(|one| Some(one.id))) {
                let parts = match rankings::parts(client, *season, championship).await {
                    Err(HubError::Formula(_)) => vec![Part::Players(1)],
                    parts => parts?,
                };
                pages.extend(parts.into_iter().map(|part| SitePage::Standings {
                    season: i64::from(*season),
                    championship: championship.map(i64::from),
                    part,
                }));
            }
        }
        if let Some(seasons) = self.several() {
            let count = rankings::over_seasons(client, seasons, 1).await?.pages;
            pages.extend((1..=count).map(SitePage::AllSeasons));
        }
        pages.extend(clubs.into_iter().map(SitePage::Club));
        pages.extend(evidence::shown(client).await?.into_iter().map(SitePage::Evening));
        Ok(pages)
    }

    /// The first and the last season; `None` if there are not several.
    fn several(&self) -> Option<(i32, i32)> {
        let ((last, _), (first, _)) = (self.seasons.first()?, self.seasons.last()?);
        (first < last).then_some((*first, *last))
    }

    /// A season and its championship.
    fn find(&self, season: i64, championship: Option<i64>) -> Option<(i32, Option<&ChampionshipLine>)> {
        let (season, own) = self.seasons.iter().find(|(one, _)| i64::from(*one) == season)?;
        let championship = match championship {
            None => None,
            Some(number) => Some(own.iter().find(|one| i64::from(one.id) == number)?),
        };
        Some((*season, championship))
    }

    fn made(&self, said: &PageData) -> Site {
        let other = match self.main {
            Language::Fr => Language::En,
            Language::En => Language::Fr,
        };
        Site {
            main: self.facts(said, self.main),
            other: Some(self.facts(said, other)),
            logo: None,
            identity: format!("tapis-hub {}", self.name),
            address: None,
        }
    }

    fn facts(&self, said: &PageData, language: Language) -> Facts {
        Facts {
            language,
            club: if self.name.is_empty() { text(language, "hub-league", &[]) } else { self.name.clone() },
            city: String::new(),
            coming: said.coming.clone(),
            evenings: said.evenings.iter().map(|evening| evening.said(language)).collect(),
            seasons: self
                .seasons
                .iter()
                .map(|(season, own)| season_of(*season, own, said, language))
                .collect(),
            all_seasons: self.several().map(|(first, last)| AllSeasons {
                seasons: (season_name(first), season_name(last)),
                page: said.over_seasons.as_ref().map_or(0, |all| all.page),
                pages: said.over_seasons.as_ref().map_or(1, |all| all.pages),
                lines: said.over_seasons.as_ref().map(|all| all.lines(language)).unwrap_or_default(),
            }),
            rules: None,
            clubs: Some(said.clubs.clone()),
        }
    }
}

/// A season with its standings; only those that the page shows have lines.
fn season_of(season: i32, own: &[ChampionshipLine], said: &PageData, language: Language) -> Season {
    let standings = |championship: Option<&ChampionshipLine>| {
        let rules = championship.map(|one| one.rules.clone()).unwrap_or_default();
        let id = championship.map(|one| one.id);
        let ranked = said.ranked.as_ref().filter(|ranked| ranked.is(season, id));
        Standings {
            championship: championship.map(|one| (i64::from(one.id), one.name.clone())),
            rules: league_sentences(&rules, language),
            min_played: rules.min_played,
            uncounted: said.uncounted.as_ref().map(|error| error.say(language)),
            played: ranked.map_or(0, |ranked| ranked.played),
            evenings: Vec::new(),
            moved_on: None,
            teams: ranked.map(SeasonRanking::teams).unwrap_or_default(),
            teams_page: ranked.map_or(1, |ranked| ranked.clubs_page),
            all_teams: ranked.map_or(0, |ranked| ranked.all_clubs),
            page: ranked.map_or(1, |ranked| ranked.page),
            pages: ranked.map_or(1, |ranked| ranked.pages),
            lines: ranked.map(|ranked| ranked.lines(language)).unwrap_or_default(),
        }
    };
    Season {
        number: i64::from(season),
        name: season_name(season),
        days: season_days(season),
        closed: None,
        standings: std::iter::once(None).chain(own.iter().map(Some)).map(standings).collect(),
    }
}

/// The planned evenings from today on.
async fn coming(client: &Client) -> Result<Vec<UpcomingEvening>, HubError> {
    let sql = "SELECT id, name, date, start_minute, venue, made_at FROM planned WHERE date >= $1
               ORDER BY date, start_minute, id";
    let coming = |row: &tokio_postgres::Row| UpcomingEvening {
        number: row.get(0),
        has_page: false,
        name: row.get(1),
        day: row.get(2),
        minute: u16::try_from(row.get::<_, i32>(3)).unwrap_or(0),
        venue: row.get(4),
        facts: Vec::new(),
        registered: 0,
        places_left: None,
        made: row.get::<_, DateTime<Utc>>(5),
    };
    let today = chrono::Local::now().date_naive();
    Ok(client.query(sql, &[&today]).await?.iter().map(coming).collect())
}
