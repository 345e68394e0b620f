//! A whole evening in the engine alone: registration, draw, late entries, eliminations with the
//! balancing and breaking that the engine advises, down to one winner. From 10 to 10,000 players:
//! the cost of an action must not grow with them.
#![forbid(unsafe_code)]

use std::time::{Duration, Instant};

use chrono::NaiveDate;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_benches::{line, median, ms, table, verdict};
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis};
use tapis_club::engine::journal::action::{BustLine, Position};
use tapis_club::engine::play::advice::AdviceKind;
use tapis_club::engine::setup::RoomTable;
use tapis_club::engine::{Action, Tournament};
use tapis_club::locale::Language;

const RUNS: usize = 5;
const GOAL: Duration = Duration::from_millis(100);

struct Evening {
    tournament: Tournament,
    dice: ChaCha20Rng,
    now: Millis,
    actions: u32,
    in_play: Vec<EntryId>,
}

/// Durations of the parts, and the actions in each.
struct Parts {
    register: Duration,
    draw: Duration,
    late: Duration,
    play: Duration,
    registered: u32,
    came_late: u32,
    played: u32,
}

impl Evening {
    fn new(players: u32, seed: u64) -> Result<Self, String> {
        let date = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap_or_default();
        let mut draft = tapis_club::freezeout(Language::En, date);
        let tables = u16::try_from(players.div_ceil(8) + 1).map_err(|error| error.to_string())?;
        draft.tables = (1..=tables).map(|no| RoomTable::new(no, 9)).collect();
        let setup = draft.check().map_err(|errors| format!("{errors:?}"))?;
        let tournament = Tournament::new(setup);
        Ok(Evening {
            tournament,
            dice: ChaCha20Rng::seed_from_u64(seed),
            now: Millis::ZERO,
            actions: 0,
            in_play: Vec::new(),
        })
    }

    fn act(&mut self, action: &Action) -> Result<(), String> {
        let events = self.tournament.decide(action, self.now, &mut self.dice);
        for event in &events.map_err(|refusal| format!("{action:?}: {refusal:?}"))? {
            self.tournament.apply(event);
        }
        self.actions += 1;
        Ok(())
    }

    fn register(&mut self, members: std::ops::Range<u32>) -> Result<u32, String> {
        for member in members.clone() {
            self.act(&Action::Register { member: MemberId(i64::from(member)), born: None, paid: true })?;
        }
        Ok(u32::try_from(members.len()).unwrap_or(0))
    }

    fn follow_advice(&mut self) -> Result<(), String> {
        while let Some(advice) =
            self.tournament.adviser().advice(self.now).into_iter().find(|advice| !advice.postponed)
        {
            let action = match advice.kind {
                AdviceKind::Finish { .. } => return Ok(()),
                AdviceKind::FinalTable { .. } => Action::DrawFinalTable { table: None },
                AdviceKind::Break { table, .. } => Action::BreakTable { table },
                AdviceKind::Balance { no_seat: true, .. } => Action::Postpone { key: advice.key },
                AdviceKind::Balance { from, to, ask, .. } => match ask.first() {
                    Some(table) => {
                        let known = self.tournament.tables().get(table).ok_or("no such table")?;
                        let seated = known.occupied();
                        let seat = seated.get(self.dice.random_range(0..seated.len().max(1)));
                        let seat = *seat.ok_or("an empty table is asked for its positions")?;
                        Action::TellPosition { table: *table, seat, position: Position::BigBlind }
                    }
                    None => Action::Balance { from, to, entry: None, seat: None },
                },
                AdviceKind::Redraw { .. } => Action::RedrawSeats,
                AdviceKind::NextRound { .. } => Action::DrawRound,
                AdviceKind::NoShow { entry, chips, .. } => Action::RemoveAbsent { entry, stack: chips },
            };
            if self.act(&action).is_err() {
                // A lone player has no positions: the director postpones it.
                self.act(&Action::Postpone { key: advice_key(&self.tournament, self.now) })?;
            }
        }
        Ok(())
    }

    fn eliminate_all(&mut self) -> Result<u32, String> {
        let before = self.actions;
        self.in_play = self.tournament.alive().map(|entry| entry.id).collect();
        while self.in_play.len() > 1 {
            self.now += Millis(100);
            self.follow_advice()?;
            let chosen = self.dice.random_range(0..self.in_play.len());
            let entry = self.in_play.swap_remove(chosen);
            let players = vec![BustLine { entry, by: self.in_play.first().copied(), stack: None }];
            self.act(&Action::Bust { players })?;
        }
        self.act(&Action::Finish { stacks: Vec::new() })?;
        Ok(self.actions - before)
    }
}

fn advice_key(tournament: &Tournament, now: Millis) -> String {
    tournament.adviser().advice(now).into_iter().next().map(|advice| advice.key).unwrap_or_default()
}

fn play(players: u32, seed: u64) -> Result<Parts, String> {
    let mut evening = Evening::new(players, seed)?;
    let late = players / 10;
    let start = Instant::now();
    let registered = evening.register(0..players - late)?;
    let register = start.elapsed();
    evening.act(&Action::DrawSeats)?;
    evening.act(&Action::Start)?;
    let draw = start.elapsed() - register;
    let came_late = evening.register(players - late..players)?;
    let late = start.elapsed() - draw - register;
    let played = evening.eliminate_all()?;
    let play = start.elapsed() - late - draw - register;
    let left = evening.tournament.counts().left;
    if left != 1 || evening.tournament.results().len() != usize::try_from(players).unwrap_or(0) {
        return Err(format!("{left} are left"));
    }
    Ok(Parts { register, draw, late, play, registered, came_late, played })
}

fn per(time: Duration, actions: u32) -> String {
    format!("{:.2} µs", time.as_secs_f64() * 1e6 / f64::from(actions.max(1)))
}

fn main() -> Result<(), String> {
    let mut lines = vec![line(&[
        &"players",
        &"in all",
        &"actions",
        &"register",
        &"draw",
        &"latecomer",
        &"from start to winner",
    ])];
    let mut largest = Duration::ZERO;
    for players in [10, 100, 1_000, 10_000] {
        let runs: Vec<Parts> =
            (0..RUNS).map(|run| play(players, run as u64 + 1)).collect::<Result<_, _>>()?;
        let middle = |part: fn(&Parts) -> Duration| median(&runs.iter().map(part).collect::<Vec<_>>());
        largest = middle(|run| run.register + run.draw + run.late + run.play);
        let Some(run) = runs.first() else { continue };
        lines.push(line(&[
            &players,
            &ms(largest),
            &(run.registered + run.came_late + run.played + 2),
            &per(middle(|run| run.register), run.registered),
            &ms(middle(|run| run.draw)),
            &per(middle(|run| run.late), run.came_late),
            &per(middle(|run| run.play), run.played),
        ]));
    }
    table("An evening in the engine alone (times per action but for the draw)", &lines);
    println!("  goal: 10,000 players below {} in all: {}", ms(GOAL), verdict(largest < GOAL));
    Ok(())
}
