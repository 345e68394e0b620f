//! The command `simulate` and its options.

use clap::Args;
use tapis_club::beginning::simulate::Evening;
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

use crate::base::output::{print_json, say};
use crate::evening::playing::Playing;

#[derive(Debug, Args)]
pub struct Simulate {
    /// Players at the start.
    #[arg(long, default_value_t = 40)]
    players: u32,
    /// The club's own members play; made-up ones are added only when there are no more of them.
    #[arg(long)]
    members: bool,
    /// The seed of its chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    playing: Playing,
    /// Kills the program without warning after so many actions.
    #[arg(long)]
    kill_after: Option<u32>,
    /// Prints the number of each journal row once it is acknowledged.
    #[arg(long)]
    acknowledge: bool,
}

pub fn run(club: &mut Club, language: Language, simulate: &Simulate) -> Result<(), Problem> {
    let Simulate { players, members, seed, playing, kill_after, acknowledge } = simulate;
    let mut done = 0;
    let mut acknowledged = |seq: i64| {
        done += 1;
        if *acknowledge {
            say!("{seq}");
        }
        if *kill_after == Some(done) {
            // No destructor runs, nothing is flushed: as hard as a process can end by itself.
            std::process::abort();
        }
    };
    let evening = Evening::new(club, *seed, crate::now(), &mut acknowledged).in_language(language);
    let mut evening = evening.set_up_as(|draft| playing.of(draft));
    if *members {
        evening = evening.of_members()?;
    }
    let (id, figures) = evening.play((*players).max(2))?;
    print_json(&serde_json::json!({ "tournament": id, "players": players, "seed": seed,
            "actions": figures.actions, "turns": figures.turns, "refused": figures.refused,
            "moves": figures.moves, "bought": figures.bought }));
    Ok(())
}
