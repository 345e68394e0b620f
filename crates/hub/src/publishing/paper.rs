//! The league's paper: rankings, evenings and a player's season, in the same layout as a club's.

mod evening;
mod member;

use chrono::NaiveDate;
use tapis_documents::papers::Letterhead;
use tapis_documents::papers::standings::{StandingRow, Standings, Team, print};
use tapis_documents::{Paper, Style};
use tapis_engine::championship::ChampionshipRules;
use tapis_locale::{Language, text};
use tapis_words::league_sentences;
use tokio_postgres::Client;

use crate::HubError;
use crate::base::seasons::{season_days, season_name};
use crate::standings::cache::{club_ranking_part, season_ranking_part};
use crate::standings::championships::{championships, league_name};
use crate::standings::counts;

pub use evening::results_paper;
pub use member::member_paper;

/// The most players on paper, some hundred pages, so that laying them out takes little memory; a table has all of them.
const MOST: usize = 5_000;

/// The standings of a season, or of one of its championships, as a PDF file on A4: the first players if there are very
/// many, which it says.
///
/// # Errors
/// As for [`season_ranking`].
pub async fn standings_paper(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    language: Language,
) -> Result<Vec<u8>, HubError> {
    let (lines, all) = season_ranking_part(client, season, championship, 0, MOST).await?;
    let (clubs, _) = club_ranking_part(client, season, championship, 0, MOST).await?;
    let (called, rules) = ranked_by(client, season, championship).await?;
    let mut sentences = league_sentences(&rules, language);
    if all > MOST {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX).into();
        let values = [("first", 1.into()), ("last", number(MOST)), ("count", number(all))];
        sentences.push(text(language, "office-shown", &values));
    }
    let sql = "SELECT played.name, date FROM played JOIN journal USING (club, journal, epoch)
               WHERE played.season = $1 AND counts ORDER BY date";
    let rows = client.query(sql, &[&season]).await?;
    let days: Vec<NaiveDate> =
        rows.iter().filter(|row| counts(&rules, row.get(0))).map(|row| row.get(1)).collect();
    let nobody = || text(language, "hub-nobody", &[]);
    let standings = Standings {
        club: letterhead(client, language).await?,
        season: called,
        days: Some(season_days(season)),
        played: u32::try_from(days.len()).unwrap_or(u32::MAX),
        rules: sentences,
        min_played: rules.min_played,
        last_day: days.last().copied(),
        teams: clubs
            .into_iter()
            .map(|one| Team {
                rank: one.rank,
                name: one.club_name,
                points: one.points.0,
                played: one.evenings,
                wins: one.wins,
            })
            .collect(),
        clubs: true,
        lines: lines
            .into_iter()
            .map(|one| StandingRow {
                rank: one.rank.unwrap_or(0),
                name: format!("{}, {}", one.name.unwrap_or_else(nobody), one.club_name),
                points: one.points.0,
                played: one.played,
                wins: one.wins,
                best_place: one.best_place,
            })
            .collect(),
    };
    Ok(print(&standings, style(language)).bytes)
}

fn style(language: Language) -> Style {
    Style { language, paper: Paper::A4, colour: true }
}

async fn letterhead(client: &Client, language: Language) -> Result<Letterhead, HubError> {
    let name = league_name(client).await?;
    let name = if name.is_empty() { text(language, "hub-league", &[]) } else { name };
    Ok(name.as_str().into())
}

/// The name and the rules of a season's ranking.
async fn ranked_by(
    client: &Client,
    season: i32,
    championship: Option<i32>,
) -> Result<(String, ChampionshipRules), HubError> {
    let called = season_name(season);
    let Some(id) = championship else { return Ok((called, ChampionshipRules::default())) };
    let found = championships(client).await?.into_iter().find(|one| one.id == id && one.season == season);
    let one = found.ok_or(HubError::NotFound("championship"))?;
    Ok((format!("{} · {called}", one.name), one.rules))
}
