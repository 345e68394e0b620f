//! Facts that a site shows, in one language: names as the club publishes them, money and points as numbers.

use chrono::{DateTime, NaiveDate, Utc};
use tapis_locale::Language;

/// All that a site says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub language: Language,
    pub club: String,
    /// City of the club; empty if not stated.
    pub city: String,
    /// Evenings to come, the next first.
    pub coming: Vec<UpcomingEvening>,
    /// Evenings that are over, latest first.
    pub evenings: Vec<Evening>,
    /// Seasons with their standings, latest first.
    pub seasons: Vec<Season>,
    /// The standings of a league over all its seasons; `None` if it has only one season, or it is the site of
    /// one club.
    pub all_seasons: Option<AllSeasons>,
    /// The booklet; `None` if the club does not publish it.
    pub rules: Option<Rules>,
    /// The clubs of a league; `None` if it is the site of one club.
    pub clubs: Option<Clubs>,
}

/// The clubs that a page shows, and where the others are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Clubs {
    /// The page of the list, from 1 on; 0 means another page of the site.
    pub page: u32,
    /// The first and the last name on each page of the list.
    pub pages: Vec<(String, String)>,
    /// The clubs of this page, by name.
    pub shown: Vec<Club>,
}

/// A club of a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// Its number in the league, which is its address.
    pub number: i64,
    pub name: String,
    /// Its evenings that count.
    pub evenings: u32,
    /// Its seasons, latest first; empty means only its own page says them.
    pub seasons: Vec<ClubSeason>,
}

/// Games of a league's club in a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubSeason {
    /// The season's number and name.
    pub season: (i64, String),
    /// Its rank among the clubs and its points in hundredths; `None` if nobody of its members has a result.
    pub ranked: Option<(u32, i64)>,
    /// Its evenings, latest first.
    pub evenings: Vec<CountedEvening>,
}

/// An evening to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UpcomingEvening {
    /// Its number in the club's file, which is its address.
    pub number: i64,
    /// It has a page. A league's dates have no page, as a club's evening will have one once it is over.
    pub has_page: bool,
    pub name: String,
    pub day: NaiveDate,
    /// Start in minutes after midnight.
    pub minute: u16,
    /// Venue; empty if not stated.
    pub venue: String,
    /// Facts about the evening: the game, the price of an entry, the stack.
    pub facts: Vec<String>,
    /// Players who are registered, or signed up and have a place.
    pub registered: u32,
    /// Number of free places; `None` for no limit.
    pub places_left: Option<u32>,
    /// Time of its entry into the calendar.
    pub made: DateTime<Utc>,
}

/// An evening that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    /// Its number in the club's file, which is its address.
    pub number: i64,
    pub name: String,
    pub day: NaiveDate,
    /// Venue; empty if not stated.
    pub venue: String,
    /// The club of the league that played it: number and name; `None` if it is the site of one club.
    pub club: Option<(i64, String)>,
    /// The season it counts for, where its standings are published: number and name.
    pub season: Option<(i64, String)>,
    pub players: u32,
    /// The currency and the prize pool in cents; `None` if there is no money, or the club does not publish
    /// it.
    pub pool: Option<(String, i64)>,
    /// Value of a seat in another tournament in cents, if seats were won.
    pub seat_value: Option<i64>,
    /// Number of players without names, if the results were entered afterwards.
    pub unnamed: u32,
    /// Time of its end.
    pub ended: DateTime<Utc>,
    /// The results, best first.
    pub lines: Vec<SiteResult>,
    /// The championships that count it beside the season.
    pub championships: Vec<String>,
    /// Prizes that are not for a place and that somebody has; `None` if the club does not publish prizes.
    pub named: Vec<NamedPrize>,
    /// Evidence with which anyone can check the results; `None` means a club's own site, whose papers are the evidence.
    pub evidence: Option<Evidence>,
}

/// A file with which anyone can check the results of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    /// Its place, from the site's folder.
    pub file: String,
    /// The fingerprint of the key with which the club signed it.
    pub key: String,
}

/// A prize that is not for a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPrize {
    /// Reason for which it is given.
    pub prize: String,
    pub winner: String,
    /// Amount of money in cents.
    pub amount: i64,
    /// Prize in kind that is won beside it.
    pub thing: Option<String>,
}

/// Result of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteResult {
    /// The place; ties share it.
    pub place: u32,
    pub name: String,
    /// Money won with bounties, in cents; 0 if none, or the club does not publish it.
    pub prize: i64,
    pub things: Vec<String>,
    /// Points of the season, in hundredths.
    pub points: i64,
    /// The points of those championships, in their order.
    pub championships: Vec<i64>,
}

/// Season with its evenings and standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// Its number in the club's file, which is its address.
    pub number: i64,
    pub name: String,
    /// First and last day.
    pub days: (NaiveDate, NaiveDate),
    /// Day on which its standings were signed off; `None` if it goes on.
    pub closed: Option<NaiveDate>,
    /// Its own standings first, then those of its championships.
    pub standings: Vec<Standings>,
}

/// Standings of a season or championship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The championship's number and name; `None` means the season's own standings.
    pub championship: Option<(i64, String)>,
    /// Rules of counting, a sentence each.
    pub rules: Vec<String>,
    /// Number of evenings needed to be ranked.
    pub min_played: u32,
    /// Reason why nobody can be ranked; `None` if they can be.
    pub uncounted: Option<String>,
    /// Number of evenings behind them.
    pub played: u32,
    /// These evenings, earliest first; empty if the page does not show them.
    pub evenings: Vec<CountedEvening>,
    /// The day of the last evening, with which ranks moved; `None` if there is nothing to compare with.
    pub moved_on: Option<NaiveDate>,
    /// The teams of this page, best first; empty if no teams are ranked. They are on the first page, where there are
    /// many of them only the best; all are then on pages of their own.
    pub teams: Vec<Team>,
    /// The page of all teams, from 1 on; the first page of the players has the first of them.
    pub teams_page: u32,
    /// The number of all teams.
    pub all_teams: u32,
    /// Number of this page, from 1 on.
    pub page: u32,
    /// Number of pages, of [`LINES`](crate::LINES) lines each; with one page it holds all lines, however many.
    pub pages: u32,
    /// The lines of this page, best first; those who are not ranked yet at the end.
    pub lines: Vec<StandingsLine>,
}

impl Standings {
    /// The championship's number; `None` means the season's own standings.
    pub fn number(&self) -> Option<i64> {
        self.championship.as_ref().map(|(number, _)| *number)
    }
}

/// A league's standings over all its seasons: the points of each season's own standings, added up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllSeasons {
    /// The names of the first and the last season.
    pub seasons: (String, String),
    /// Number of this page, from 1 on; 0 means another page of the site, which only links to it.
    pub page: u32,
    pub pages: u32,
    /// The lines of this page, best first.
    pub lines: Vec<SeasonsLine>,
}

/// A line of standings over several seasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonsLine {
    /// The rank; equals share it.
    pub rank: u32,
    pub name: String,
    /// Points in hundredths of a point.
    pub total: i64,
    pub seasons: u32,
    pub played: u32,
    pub wins: u32,
}

/// A team in standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// The rank; equals share it.
    pub rank: u32,
    pub name: String,
    /// Evenings in which it scored most.
    pub wins: u32,
    /// Points in hundredths of a point.
    pub total: i64,
}

/// An evening behind standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedEvening {
    pub number: i64,
    pub name: String,
    pub day: NaiveDate,
    pub players: u32,
}

/// A line of standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsLine {
    /// The rank; equals share it. 0 if not ranked yet.
    pub rank: u32,
    pub name: String,
    /// Points that count, in hundredths.
    pub total: i64,
    pub played: u32,
    pub wins: u32,
    pub best_place: u32,
    /// Of the total, the points for milestones of the season.
    pub milestones: i64,
    /// Places gained with the last evening; negative means lost. `None` if not ranked before.
    pub moved: Option<i32>,
    /// The result of each evening, in the order of the evenings; `None` if not played. Empty if the page does not show
    /// them.
    pub scores: Vec<Option<Score>>,
}

/// A result behind standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    pub place: u32,
    /// Points in hundredths of a point.
    pub points: i64,
    pub counted: bool,
}

/// The booklet of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// Name of the ruleset.
    pub name: String,
    /// Notice above it; `None` if nothing.
    pub notice: Option<String>,
    /// Its chapters, without what the club leaves out.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the booklet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    pub number: u32,
    pub title: String,
    /// Its rules: number and words.
    pub rules: Vec<(String, String)>,
}
