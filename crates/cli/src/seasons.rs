//! `season`.

use clap::Subcommand;
use tapis_club::engine::quantity::SeasonId;
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

use crate::members::say;

#[derive(Debug, Subcommand)]
pub enum Season {
    /// Lists the seasons, one a line, the latest first.
    List,
    /// A season's statistics as one JSON object: who came, durations, takings, honours. Averages and points are in
    /// hundredths, shares in hundredths of a percent, amounts in cents, durations in milliseconds.
    Statistics {
        /// Its number; without one, the season of today, otherwise the latest.
        season: Option<SeasonId>,
    },
}

pub fn run(club: &mut Club, language: Language, command: &Season) -> Result<(), Problem> {
    match command {
        Season::List => {
            for season in club.library().seasons()? {
                say(&season);
            }
        }
        Season::Statistics { season } => {
            let season = match season {
                Some(season) => *season,
                None => {
                    let today = club.library().season_on(chrono::Local::now().date_naive())?;
                    today.ok_or_else(|| Problem::new("seasons-none", &[]))?.id
                }
            };
            say(&club.season_statistics(language, season)?);
        }
    }
    Ok(())
}
