//! A page of standings.

use tapis_engine::championship::{ChampionshipRules, CountedEvenings};
use tapis_locale::{Language, text};
use tapis_site::facts::{SeasonsLine, StandingsLine, Team};
use tapis_site::{FEW_TEAMS, FIRST_PLACES, LINES, Part};
use tokio_postgres::Client;

use crate::standings::cache::{all_time_part, club_ranking_part, season_ranking_part};
use crate::standings::championships::ChampionshipLine;
use crate::standings::counts;
use crate::{AllTimeLine, ClubRankedLine, HubError, RankedLine};

/// Standings of players and of clubs, independent of language.
pub(super) struct SeasonRanking {
    season: i32,
    championship: Option<i32>,
    pub(super) played: u32,
    pub(super) page: u32,
    pub(super) pages: u32,
    players: Vec<RankedLine>,
    /// The page of all clubs, from 1 on.
    pub(super) clubs_page: u32,
    /// The number of clubs that are ranked.
    pub(super) all_clubs: u32,
    clubs: Vec<ClubRankedLine>,
}

/// A player with the club.
fn named(language: Language, name: Option<&str>, club: &str) -> String {
    format!("{}, {club}", name.map_or_else(|| text(language, "hub-nobody", &[]), str::to_owned))
}

impl SeasonRanking {
    pub(super) fn is(&self, season: i32, championship: Option<i32>) -> bool {
        (self.season, self.championship) == (season, championship)
    }

    pub(super) fn lines(&self, language: Language) -> Vec<StandingsLine> {
        let line = |line: &RankedLine| StandingsLine {
            rank: line.rank.unwrap_or(0),
            name: named(language, line.name.as_deref(), &line.club_name),
            total: line.points.0,
            played: line.played,
            wins: line.wins,
            best_place: line.best_place,
            milestones: 0,
            moved: None,
            scores: Vec::new(),
        };
        self.players.iter().map(line).collect()
    }

    pub(super) fn teams(&self) -> Vec<Team> {
        let team = |one: &ClubRankedLine| Team {
            rank: one.rank,
            name: one.club_name.clone(),
            wins: one.wins,
            total: one.points.0,
        };
        self.clubs.iter().map(team).collect()
    }
}

/// A page of standings over all seasons, independent of language.
pub(super) struct AllRanked {
    pub(super) page: u32,
    pub(super) pages: u32,
    players: Vec<AllTimeLine>,
}

impl AllRanked {
    pub(super) fn lines(&self, language: Language) -> Vec<SeasonsLine> {
        let line = |line: &AllTimeLine| SeasonsLine {
            rank: line.rank,
            name: named(language, line.name.as_deref(), &line.club_name),
            total: line.points.0,
            seasons: line.seasons,
            played: line.played,
            wins: line.wins,
        };
        self.players.iter().map(line).collect()
    }
}

/// A page of the standings over these seasons, the first and the last. A page beyond the last has no lines and is not
/// part of the site.
pub(super) async fn over_seasons(
    client: &mut Client,
    seasons: (i32, i32),
    page: u32,
) -> Result<AllRanked, HubError> {
    let (players, all) = all_time_part(client, seasons, before(page), lines()).await?;
    let pages = pages(all);
    Ok(AllRanked { page: if page <= pages { page } else { 0 }, pages, players })
}

/// Number of lines per page.
fn lines() -> usize {
    usize::try_from(LINES).unwrap_or(usize::MAX)
}

/// Number of lines before this page.
fn before(page: u32) -> usize {
    usize::try_from(page.saturating_sub(1)).unwrap_or(usize::MAX).saturating_mul(lines())
}

/// The number of pages for so many lines.
fn pages(players: usize) -> u32 {
    u32::try_from(players.div_ceil(lines()).max(1)).unwrap_or(u32::MAX)
}

/// The best players of a season.
pub(super) async fn first(client: &mut Client, season: i32) -> Result<SeasonRanking, HubError> {
    let (players, _) = season_ranking_part(client, season, None, 0, FIRST_PLACES).await?;
    Ok(SeasonRanking {
        season,
        championship: None,
        played: 0,
        page: 1,
        pages: 1,
        players,
        clubs_page: 1,
        all_clubs: 0,
        clubs: Vec::new(),
    })
}

/// Number of evenings that the standings include.
async fn played(client: &Client, season: i32, rules: &ChampionshipRules) -> Result<u32, HubError> {
    let played = if matches!(rules.evenings, CountedEvenings::Named { .. }) {
        let sql = "SELECT played.name FROM played JOIN journal USING (club, journal, epoch)
                   WHERE played.season = $1 AND counts";
        let rows = client.query(sql, &[&season]).await?;
        u32::try_from(rows.iter().filter(|row| counts(rules, row.get(0))).count()).unwrap_or(u32::MAX)
    } else {
        // Few evenings do not count.
        let sql = "SELECT (SELECT count(*) FROM played WHERE season = $1)
                     - (SELECT count(*) FROM journal JOIN played USING (club, journal, epoch)
                        WHERE counts IS NOT TRUE AND played.season = $1)";
        let row = client.query_one(sql, &[&season]).await?;
        u32::try_from(row.get::<_, i64>(0)).unwrap_or(u32::MAX)
    };
    Ok(played)
}

/// A page of standings. A page beyond the last has no lines and is not part of the site.
pub(super) async fn part(
    client: &mut Client,
    season: i32,
    championship: Option<&ChampionshipLine>,
    part: Part,
) -> Result<SeasonRanking, HubError> {
    let rules = championship.map(|one| one.rules.clone()).unwrap_or_default();
    let championship = championship.map(|one| one.id);
    let most = lines();
    // The first page of the players shows the first clubs too; a page of clubs shows nobody else.
    let (page, of_players, clubs_page, of_clubs) = match part {
        Part::Players(page) => (page.max(1), most, 1, if page <= 1 { most } else { 0 }),
        Part::Teams(page) => (1, 0, page.max(1), most),
    };
    let (players, all) = season_ranking_part(client, season, championship, before(page), of_players).await?;
    let pages = pages(all);
    let (clubs, all_clubs) =
        club_ranking_part(client, season, championship, before(clubs_page), of_clubs).await?;
    let is_there = clubs_page == 1 || !clubs.is_empty();
    Ok(SeasonRanking {
        season,
        championship,
        played: played(client, season, &rules).await?,
        // Do not show a different page than requested.
        page: if page <= pages { page } else { 0 },
        pages,
        players,
        clubs_page: if is_there { clubs_page } else { 0 },
        all_clubs: u32::try_from(all_clubs).unwrap_or(u32::MAX),
        clubs,
    })
}

/// The pages of standings.
pub(super) async fn parts(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
) -> Result<Vec<Part>, HubError> {
    let (_, all) = season_ranking_part(client, season, championship, 0, 0).await?;
    let (_, clubs) = club_ranking_part(client, season, championship, 0, 0).await?;
    let teams = if u32::try_from(clubs).unwrap_or(u32::MAX) > FEW_TEAMS { pages(clubs) } else { 0 };
    Ok((1..=pages(all)).map(Part::Players).chain((1..=teams).map(Part::Teams)).collect())
}
