//! The command `season` and its subcommands.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use tapis_club::engine::base::quantity::{ChampionshipId, SeasonId, TournamentId};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem, Ranking, SeasonExport};

use crate::base::output::print_json;
use crate::club::members::format_of;

#[derive(Debug, Subcommand)]
pub enum Season {
    /// Lists the seasons, one a line, the latest first.
    List,
    /// A season's statistics as one JSON object: who came, durations, takings, honours. Averages and points are in
    /// hundredths, shares in hundredths of a percent, amounts in cents, durations in milliseconds.
    Statistics {
        /// Number of the season; if omitted, that of today, otherwise the latest.
        season: Option<SeasonId>,
    },
    /// Archives a season: it is no longer offered for anything new.
    Archive {
        /// Number of the season.
        season: SeasonId,
        /// Restores the season.
        #[arg(long)]
        back: bool,
    },
    /// Deletes a season with its championships; its tournaments stay, in no season.
    Delete {
        /// Number of the season.
        season: SeasonId,
    },
    /// Writes a season's standings to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise.
    Standings {
        /// File to write.
        file: PathBuf,
        #[command(flatten)]
        of: Of,
        /// Of this championship of the season, by its number; without one, the season's own standings.
        #[arg(long, value_name = "N")]
        championship: Option<ChampionshipId>,
    },
    /// Writes the results of a season's evenings to a list, one a line, guests too; or those of one tournament.
    Results {
        /// File to write.
        file: PathBuf,
        #[command(flatten)]
        of: Of,
        /// Of this tournament alone, by its number.
        #[arg(long, value_name = "N", conflicts_with = "season")]
        tournament: Option<TournamentId>,
    },
}

/// Choice of the season.
#[derive(Debug, clap::Args)]
pub struct Of {
    /// The season's number; without one, the season of today.
    #[arg(long, value_name = "N")]
    season: Option<SeasonId>,
}

/// The season that is meant.
fn meant(club: &Club, season: Option<SeasonId>) -> Result<SeasonId, Problem> {
    if let Some(season) = season {
        return Ok(season);
    }
    let today = club.library().season_on(chrono::Local::now().date_naive())?;
    Ok(today.ok_or_else(|| Problem::new("seasons-none", &[]))?.id)
}

fn export(club: &mut Club, language: Language, what: SeasonExport, file: &Path) -> Result<(), Problem> {
    let list = club.seasons().export(language, what, format_of(file))?;
    tapis_club::documents::save(file, &list)?;
    print_json(&serde_json::json!({ "exported": file }));
    Ok(())
}

pub fn run(club: &mut Club, language: Language, command: &Season) -> Result<(), Problem> {
    match command {
        Season::List => {
            for season in club.library().seasons()? {
                print_json(&season);
            }
        }
        Season::Statistics { season } => {
            let season = meant(club, *season)?;
            print_json(&club.statistics().season_statistics(language, season)?);
        }
        Season::Archive { season, back } => {
            club.library().archive_season(*season, !back)?;
            print_json(&club.library().seasons()?.into_iter().find(|found| found.id == *season));
        }
        Season::Delete { season } => {
            club.library().delete_season(*season)?;
            print_json(&serde_json::json!({ "deleted": season }));
        }
        Season::Standings { file, of, championship } => {
            let ranking = Ranking { season: meant(club, of.season)?, championship: *championship };
            export(club, language, SeasonExport::Standings { ranking }, file)?;
        }
        Season::Results { file, tournament: Some(tournament), .. } => {
            export(club, language, SeasonExport::Tournament { tournament: *tournament }, file)?;
        }
        Season::Results { file, of, tournament: None } => {
            let season = meant(club, of.season)?;
            export(club, language, SeasonExport::Season { season }, file)?;
        }
    }
    Ok(())
}
