//! The league's public site: the same pages as a club's, made of what all clubs have sent.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tapis_league::fingerprint;
use tapis_locale::{Language, text};
use tapis_site::facts::{CountedEvening, Evening, Evidence, Facts, Line, Place, Season, Standings, Team};
use tapis_site::{Files, Site};
use tokio_postgres::Client;

use crate::championships::{ChampionshipLine, championships, league_name};
use crate::command_line::complain;
use crate::database::ready;
use crate::evidence::evidence_path;
use crate::{ClubRankedLine, HubError, RankedLine, club_ranking, season_ranking};

/// The files of the site, in both languages; `main` is shown first.
///
/// # Errors
/// Where the database cannot be read, or a championship's rules give no points.
pub async fn files(client: &mut Client, main: Language) -> Result<Files, HubError> {
    ready(client).await?;
    let other = match main {
        Language::Fr => Language::En,
        Language::En => Language::Fr,
    };
    let name = league_name(client).await?;
    let evenings = evenings(client).await?;
    let rankings = rankings(client, &evenings).await?;
    let facts = |language| Facts {
        language,
        club: if name.is_empty() { text(language, "hub-league", &[]) } else { name.clone() },
        city: String::new(),
        coming: Vec::new(),
        evenings: evenings.iter().map(|evening| evening.said(language)).collect(),
        seasons: rankings.iter().map(|season| season.said(language)).collect(),
        rules: None,
    };
    let site = Site {
        main: facts(main),
        other: Some(facts(other)),
        logo: None,
        identity: format!("tapis-hub {name}"),
        address: None,
    };
    Ok(site.files())
}

/// An evening that counts, in no language yet.
struct Played {
    number: i64,
    season: i32,
    name: String,
    club: String,
    day: NaiveDate,
    players: u32,
    /// The fingerprint of the key that signed it.
    key: String,
    arrived: DateTime<Utc>,
    /// Place, name (none: no club names the player), points.
    lines: Vec<(u32, Option<String>, i64)>,
}

impl Played {
    fn said(&self, language: Language) -> Evening {
        let nobody = || text(language, "hub-nobody", &[]);
        let line = |(place, name, points): &(u32, Option<String>, i64)| Place {
            place: *place,
            name: name.clone().unwrap_or_else(nobody),
            prize: 0,
            things: Vec::new(),
            points: *points,
        };
        Evening {
            number: self.number,
            // Evenings of many clubs have the same name.
            name: format!("{}, {}", self.name, self.club),
            day: self.day,
            venue: String::new(),
            season: Some((i64::from(self.season), season_name(self.season))),
            players: self.players,
            pool: None,
            seat_value: None,
            unnamed: 0,
            ended: self.arrived,
            lines: self.lines.iter().map(line).collect(),
            named: Vec::new(),
            evidence: Some(Evidence { file: evidence_path(self.number), key: self.key.clone() }),
        }
    }
}

/// `2026/27`.
pub(crate) fn season_name(season: i32) -> String {
    format!("{season}/{:02}", season.saturating_add(1).rem_euclid(100))
}

/// First and last day of a season: it begins in September.
pub(crate) fn season_days(season: i32) -> (NaiveDate, NaiveDate) {
    let day = |month, day, year| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
    (day(9, 1, season), day(8, 31, season.saturating_add(1)))
}

/// The evenings that count, the latest first, with their results.
async fn evenings(client: &Client) -> Result<Vec<Played>, HubError> {
    let sql = "SELECT played.club, played.journal, played.epoch, journal.number, played.season, played.name, club.name,
                 played.date, played.players, journal.first_seen,
                 (SELECT key FROM evening WHERE evening.club = played.club AND evening.journal = played.journal
                    AND evening.epoch = played.epoch AND evening.rows = journal.rows AND digest = stands)
               FROM played JOIN journal USING (club, journal, epoch) JOIN club ON club.id = played.club
               WHERE counts ORDER BY played.date DESC, journal.number DESC";
    let mut all = Vec::new();
    let mut at = BTreeMap::new();
    for row in client.query(sql, &[]).await? {
        at.insert((row.get::<_, i32>(0), row.get::<_, i64>(1), row.get::<_, i32>(2)), all.len());
        all.push(Played {
            number: row.get(3),
            season: row.get(4),
            name: row.get(5),
            club: row.get(6),
            day: row.get(7),
            players: u32::try_from(row.get::<_, i32>(8)).unwrap_or(0),
            key: fingerprint(&row.get::<_, &[u8]>(10).try_into().unwrap_or_default()),
            arrived: row.get(9),
            lines: Vec::new(),
        });
    }
    let sql = "SELECT result.club, journal, epoch, place, kept.first_name || ' ' || kept.last_name, points
               FROM result
               LEFT JOIN member ON member.club = result.club AND member.member = result.member
               LEFT JOIN member AS kept ON kept.club = result.club
                 AND kept.member = coalesce(member.merged, result.member) AND kept.state = 'known'
               ORDER BY place, entry";
    for row in client.query(sql, &[]).await? {
        let of = at.get(&(row.get::<_, i32>(0), row.get::<_, i64>(1), row.get::<_, i32>(2)));
        let Some(evening) = of.and_then(|at| all.get_mut(*at)) else { continue };
        evening.lines.push((u32::try_from(row.get::<_, i32>(3)).unwrap_or(0), row.get(4), row.get(5)));
    }
    Ok(all)
}

/// A season with its rankings, in no language yet.
struct Ranked {
    season: i32,
    evenings: Vec<CountedEvening>,
    /// The season's own first: it has no championship.
    rankings: Vec<SaidRanking>,
}

/// The rankings of members and of clubs by the same rules; the season's own have no championship.
struct SaidRanking {
    championship: Option<ChampionshipLine>,
    lines: Vec<RankedLine>,
    clubs: Vec<ClubRankedLine>,
}

impl Ranked {
    fn said(&self, language: Language) -> Season {
        let line = |line: &RankedLine| Line {
            rank: line.rank.unwrap_or(0),
            name: format!(
                "{}, {}",
                line.name.clone().unwrap_or_else(|| text(language, "hub-nobody", &[])),
                line.club_name
            ),
            total: line.points.0,
            played: line.played,
            wins: line.wins,
            best_place: line.best_place,
            milestones: 0,
            moved: None,
            scores: Vec::new(),
        };
        let team = |one: &ClubRankedLine| Team {
            rank: one.rank,
            name: one.club_name.clone(),
            wins: one.wins,
            total: one.points.0,
        };
        let standings = |SaidRanking { championship, lines, clubs }: &SaidRanking| Standings {
            championship: championship.as_ref().map(|one| (i64::from(one.id), one.name.clone())),
            rules: Vec::new(),
            min_played: championship.as_ref().map_or(0, |one| one.rules.min_played),
            evenings: self.evenings.clone(),
            moved_on: None,
            teams: clubs.iter().map(team).collect(),
            lines: lines.iter().map(line).collect(),
        };
        Season {
            number: i64::from(self.season),
            name: season_name(self.season),
            days: season_days(self.season),
            closed: None,
            standings: self.rankings.iter().map(standings).collect(),
        }
    }
}

/// The seasons, the latest first.
async fn rankings(client: &mut Client, evenings: &[Played]) -> Result<Vec<Ranked>, HubError> {
    let championships = championships(client).await?;
    let mut seasons: Vec<i32> = evenings.iter().map(|evening| evening.season).collect();
    seasons.sort_unstable_by(|one, other| other.cmp(one));
    seasons.dedup();
    let mut all = Vec::new();
    for season in seasons {
        let own = championships.iter().filter(|one| one.season == season).cloned().map(Some);
        let mut rankings = Vec::new();
        for championship in std::iter::once(None).chain(own) {
            let id = championship.as_ref().map(|one| one.id);
            let lines = match season_ranking(client, season, id).await {
                // One evening without a number of points does not keep the others from being shown.
                Err(error @ HubError::Formula(_)) => {
                    let name = championship.map(|one| one.name).unwrap_or_default();
                    complain(&format!("{name}: {}", error.say(Language::Fr)));
                    continue;
                }
                lines => lines?,
            };
            let clubs = club_ranking(client, season, id).await?;
            rankings.push(SaidRanking { lines, clubs, championship });
        }
        let counted = evenings.iter().rev().filter(|evening| evening.season == season);
        let counted = counted.map(|evening| CountedEvening {
            number: evening.number,
            name: evening.name.clone(),
            day: evening.day,
            players: evening.players,
        });
        all.push(Ranked { season, evenings: counted.collect(), rankings });
    }
    Ok(all)
}
