//! `simulate`.

use tapis_club::locale::Language;
use tapis_club::simulate::Evening;
use tapis_club::{Club, Problem};

use crate::playing::Playing;

pub fn run(
    club: &mut Club,
    language: Language,
    playing: &Playing,
    players: u32,
    seed: u64,
    kill_after: Option<u32>,
    acknowledge: bool,
) -> Result<(), Problem> {
    let mut done = 0;
    let mut acknowledged = |seq: i64| {
        done += 1;
        if acknowledge {
            crate::output::say!("{seq}");
        }
        if kill_after == Some(done) {
            // No destructor runs, nothing is flushed: as hard as a process can end by itself.
            std::process::abort();
        }
    };
    let evening = Evening::new(club, seed, crate::now(), &mut acknowledged).in_language(language);
    let evening = evening.set_up_as(|draft| playing.of(draft));
    let (id, figures) = evening.play(players.max(2))?;
    crate::output::say!(
        "{}",
        serde_json::json!({ "tournament": id, "players": players, "seed": seed,
            "actions": figures.actions, "turns": figures.turns, "refused": figures.refused,
            "moves": figures.moves, "bought": figures.bought })
    );
    Ok(())
}
