//! `calendar`: the evenings ahead and those that are over, and several made at once.

use chrono::NaiveDate;
use clap::Subcommand;
use serde_json::json;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_club::{Club, Problem, Rhythm, SeriesWish};

use crate::base::output::print_json;

#[derive(Debug, Subcommand)]
pub enum Calendar {
    /// Lists the evenings ahead, the next one first, with who comes, who waits and the places left.
    Ahead {
        /// Only those in whose name, day, season or venue each of these words is.
        #[arg(default_value = "")]
        search: String,
    },
    /// Lists the evenings that are over, the latest first, with their winners.
    Past {
        /// Only those in whose name, day, season or winner each of these words is.
        #[arg(default_value = "")]
        search: String,
    },
    /// Leaves an evening out of the lists: it was called off, or is of no more interest. A search finds it.
    Archive {
        /// Number of the tournament.
        tournament: TournamentId,
        /// Takes it in again.
        #[arg(long)]
        undo: bool,
    },
    /// Makes several evenings at once from a template, each in the season of its day, all or none.
    Plan {
        /// The template, by its name.
        #[arg(long)]
        template: String,
        /// The first day, 2026-12-04.
        #[arg(long)]
        from: NaiveDate,
        /// No evening is later.
        #[arg(long)]
        to: NaiveDate,
        /// Every so many weeks, on the weekday of the first day.
        #[arg(long, default_value_t = 1)]
        weeks: u32,
        /// Each month instead, on the same weekday of it as the first day: the second Friday.
        #[arg(long, conflicts_with = "weeks")]
        monthly: bool,
        /// A day on which there is none; may be given several times.
        #[arg(long, value_name = "DAY")]
        without: Vec<NaiveDate>,
        /// Name of the evenings; if omitted, the template's name.
        #[arg(long)]
        name: Option<String>,
        /// Only says which days they would be, and what the club has on them already.
        #[arg(long)]
        preview: bool,
    },
}

pub fn run(club: &mut Club, language: Language, command: &Calendar) -> Result<(), Problem> {
    let today = chrono::Local::now().date_naive();
    match command {
        Calendar::Ahead { search } => {
            club.schedule().calendar(language, search, today)?.ahead.iter().for_each(print_json)
        }
        Calendar::Past { search } => {
            club.schedule().calendar(language, search, today)?.past.iter().for_each(print_json)
        }
        Calendar::Archive { tournament, undo } => {
            club.tournaments().archive_tournament(*tournament, !undo, crate::now())?;
            print_json(&json!({ "tournament": tournament, "archived": !undo }));
        }
        Calendar::Plan { template, from, to, weeks, monthly, without, name, preview } => {
            let rhythm = if *monthly { Rhythm::Months } else { Rhythm::Weeks { every: *weeks } };
            let wish = SeriesWish { from: *from, to: *to, rhythm };
            let mut days = club.schedule().preview_series(&wish)?;
            days.retain(|day| !without.contains(&day.date));
            if *preview {
                days.iter().for_each(print_json);
                return Ok(());
            }
            let found = club.library().templates()?.into_iter().find(|known| known.name == *template);
            let found = found
                .ok_or_else(|| Problem::new("cli-no_template", &[("name", template.as_str().into())]))?;
            let mut setup = found.setup;
            setup.name = name.clone().unwrap_or(found.name);
            let dates: Vec<NaiveDate> = days.iter().map(|day| day.date).collect();
            let made = club.schedule().create_series(&setup, &dates, crate::now())?;
            for (day, tournament) in days.iter().zip(made) {
                print_json(&json!({ "tournament": tournament, "date": day.date, "season": day.season }));
            }
        }
    }
    Ok(())
}
