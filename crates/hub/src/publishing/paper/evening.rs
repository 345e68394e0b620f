//! The results of an evening on paper.

use std::collections::BTreeMap;

use tapis_documents::papers::results::{ResultRow, Results, print};
use tapis_documents::papers::{Name, Occasion};
use tapis_locale::{Language, text};
use tokio_postgres::Client;

use super::{letterhead, style};
use crate::HubError;
use crate::database::ready;
use crate::publishing::site::sent;

/// The results of an evening, by its number in the league, as a PDF file on A4. It contains no amounts of money, and
/// says so if the evening does not count.
///
/// # Errors
/// [`HubError::NotFound`] if no evening has this number.
pub async fn results_paper(client: &Client, number: i64, language: Language) -> Result<Vec<u8>, HubError> {
    ready(client).await?;
    let evening = sent(client, number).await?.ok_or(HubError::NotFound("evening"))?;
    let venue = if evening.counts {
        evening.club
    } else {
        text(language, "hub-not_counted", &[("club", evening.club.into())])
    };
    let nobody = || text(language, "hub-nobody", &[]);
    let line = |(place, name, points): (u32, Option<String>, i64)| ResultRow {
        place,
        name: Name { first: name.unwrap_or_else(nobody), last: String::new() },
        prize: 0,
        bounties: 0,
        in_kind: Vec::new(),
        points,
        championships: Vec::new(),
    };
    let results = Results {
        occasion: Occasion {
            club: letterhead(client, language).await?,
            tournament: evening.name,
            day: evening.day,
            venue,
            game: String::new(),
            as_of: None,
            draw: None,
            tables: BTreeMap::new(),
        },
        finished: true,
        players: evening.players,
        entries: evening.entries,
        pool: None,
        lines: evening.lines.into_iter().map(line).collect(),
        championships: Vec::new(),
        rounds: Vec::new(),
        recorded: None,
        corrected: None,
    };
    Ok(print(&results, style(language)).bytes)
}
