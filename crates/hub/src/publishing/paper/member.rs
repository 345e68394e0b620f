//! A player's season on paper.

use tapis_documents::papers::Name;
use tapis_documents::papers::member_year::{MemberYear, YearRow, print};
use tapis_locale::{Language, text};
use tokio_postgres::Client;

use super::{letterhead, ranked_by, style};
use crate::base::seasons::season_days;
use crate::database::ready;
use crate::standings::cache::rank_in;
use crate::standings::{CountedEvening, counted_of};
use crate::{HubError, MemberId, members};

/// The season, at all clubs, of the player that a club's record counts for, as a PDF file on A4: by the rules of a
/// championship or by the points of the evenings. It contains no amounts of money.
///
/// # Errors
/// [`HubError::NotFound`] if the player has no result in this ranking, or there is no such championship.
pub async fn member_paper(
    client: &mut Client,
    season: i32,
    championship: Option<i32>,
    member: MemberId,
    language: Language,
) -> Result<Vec<u8>, HubError> {
    ready(client).await?;
    let (called, rules) = ranked_by(client, season, championship).await?;
    let nobody = || HubError::NotFound("member");
    let found = counted_of(client, season, &rules, member).await?;
    // Rules that give no points are said before somebody is missing.
    let place = rank_in(client, season, championship, found.as_ref().map_or(member, |(id, ..)| *id)).await?;
    let (id, standing, evenings) = found.ok_or_else(nobody)?;
    let (rank, ranked) = place.ok_or_else(nobody)?;
    let player = members(client, &[id]).await?.remove(&id).ok_or_else(nobody)?;
    let mut results = standing.results;
    results.sort_by_key(|one| one.tournament);
    let evening = |number: i64| evenings.get(usize::try_from(number).ok()?.checked_sub(1)?);
    let called_evening = |one: &CountedEvening| format!("{}, {}", one.name, one.club_name);
    let lines: Vec<YearRow> = results
        .iter()
        .map(|one| {
            let evening = evening(one.tournament.0);
            YearRow {
                day: one.date,
                tournament: evening.map(called_evening).unwrap_or_default(),
                place: one.place,
                entries: evening.map_or(0, |evening| evening.players),
                // Knockouts stay between club and league.
                hits: 0,
                points: one.points.0,
                counted: one.counted,
                prize: 0,
                in_kind: Vec::new(),
                currency: String::new(),
            }
        })
        .collect();
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let places: i64 = lines.iter().map(|line| i64::from(line.place)).sum();
    let played = i64::try_from(lines.len()).unwrap_or(i64::MAX).max(1);
    let first = if player.name.is_empty() { text(language, "hub-nobody", &[]) } else { player.name };
    let year = MemberYear {
        club: letterhead(client, language).await?,
        name: Name { first: format!("{first},"), last: player.club_name },
        number: String::new(),
        season: Some(called),
        days: Some(season_days(season)),
        rank: rank.map(|rank| (rank, ranked)),
        total: standing.total.0,
        wins: standing.wins,
        podiums: small(lines.iter().filter(|line| line.place <= 3).count()),
        best_place: standing.best_place,
        average_place: (100 * places + played / 2) / played,
        purses: Vec::new(),
        lines,
        statistics: None,
    };
    Ok(print(&year, style(language)).bytes)
}
