//! The league's paper: the standings of a season, on the same sheets as a club's.

use chrono::NaiveDate;
use tapis_documents::papers::standings::{Line, Standings, Team, print};
use tapis_documents::{Paper, Style};
use tapis_locale::{Language, text};
use tokio_postgres::Client;

use crate::championships::{championships, league_name};
use crate::site::{season_days, season_name};
use crate::{HubError, club_ranking, season_ranking};

/// The standings of a season, or of one of its championships, as a PDF file on A4.
///
/// # Errors
/// As for [`season_ranking`].
pub async fn standings_paper(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    language: Language,
) -> Result<Vec<u8>, HubError> {
    let lines = season_ranking(client, season, championship).await?;
    let clubs = club_ranking(client, season, championship).await?;
    let found = championships(client).await?.into_iter().find(|one| Some(one.id) == championship);
    let name = league_name(client).await?;
    let sql = "SELECT count(*), max(date) FROM played JOIN journal USING (club, journal, epoch)
               WHERE played.season = $1 AND counts";
    let row = client.query_one(sql, &[&season]).await?;
    let last_day: Option<NaiveDate> = row.get(1);
    let season_name = season_name(season);
    let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    let nobody = || text(language, "hub-nobody", &[]);
    let standings = Standings {
        club: if name.is_empty() { text(language, "hub-league", &[]) } else { name }.as_str().into(),
        season: found.as_ref().map_or(season_name.clone(), |one| format!("{} · {season_name}", one.name)),
        days: Some(season_days(season)),
        played: count(row.get(0)),
        rules: Vec::new(),
        min_played: found.as_ref().map_or(0, |one| one.rules.min_played),
        last_day,
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
        lines: lines
            .into_iter()
            .map(|one| Line {
                rank: one.rank.unwrap_or(0),
                name: format!("{}, {}", one.name.unwrap_or_else(nobody), one.club_name),
                points: one.points.0,
                played: one.played,
                wins: one.wins,
                best_place: one.best_place,
            })
            .collect(),
    };
    Ok(print(&standings, Style { language, paper: Paper::A4, colour: true }).bytes)
}
