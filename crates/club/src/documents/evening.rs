//! Facts in the journal of an evening beyond the state that it leads to: in which level somebody went out, what was
//! ruled, what happened to the clock.

use std::collections::BTreeMap;

use tapis_engine::Action;
use tapis_engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_engine::journal::event::{Event, Out, read_events};
use tapis_engine::journal::floor_ruling::FloorRuling;
use tapis_store::{JournalRow, StoreError};

use crate::Problem;
use crate::documents::Papers;

/// A ruling that was kept.
#[derive(Debug, Clone)]
pub(super) struct RulingRecord {
    pub at: Millis,
    pub who: String,
    pub ruling: FloorRuling,
}

/// Facts that a journal tells.
#[derive(Debug, Default)]
pub(super) struct Evening {
    /// The level in which each player went out last.
    pub levels: BTreeMap<EntryId, u32>,
    /// Rulings in their order.
    pub rulings: Vec<RulingRecord>,
    /// Time that was given back after the program was away: when, and how much.
    pub given_back: Vec<(Millis, Millis)>,
    pub began: Option<Millis>,
    /// The level in which the last thing happened.
    pub level: u32,
    /// Tables at the first draw.
    pub tables: u32,
    /// Tables that were broken.
    pub broken: u32,
    /// Draws of all seats during play.
    pub redraws: u32,
}

impl Papers<'_> {
    /// Reads an evening's journal again, row by row.
    pub(super) fn evening(&self, id: TournamentId) -> Result<Evening, Problem> {
        let rows = self.club.file.journal().rows(id)?;
        let mut tournament = self.club.blank(id)?;
        let mut evening = Evening::default();
        for row in rows.iter().filter(|row| row.active()) {
            let Some(events) = read_events(row.version, &row.events) else {
                let name = tournament.setup().name.clone();
                let unread = StoreError::JournalUnread {
                    tournament: id,
                    name,
                    seq: row.seq,
                    program: row.program.clone(),
                };
                return Err(Problem::from(unread));
            };
            let level = |at| tournament.setup().level_number(tournament.read_clock(at).step);
            if evening.began.is_some() {
                evening.level = level(row.at);
            }
            evening.clock(row);
            for event in &events {
                evening.note(event, row, level_of(&tournament, event));
                tournament.apply(event);
            }
        }
        Ok(evening)
    }
}

/// The level in which players went out.
fn level_of(tournament: &tapis_engine::Tournament, event: &Event) -> u32 {
    match event {
        Event::Eliminated { at, .. } => tournament.setup().level_number(tournament.read_clock(*at).step),
        _ => 0,
    }
}

impl Evening {
    fn clock(&mut self, row: &JournalRow) {
        if let Ok(Action::GiveBack { since }) = serde_json::from_str(&row.action) {
            self.given_back.push((row.at, row.at.saturating_sub(since)));
        }
    }

    fn note(&mut self, event: &Event, row: &JournalRow, level: u32) {
        match event {
            Event::SeatsDrawn { tables, .. } => {
                self.tables = u32::try_from(tables.len()).unwrap_or(u32::MAX);
            }
            Event::Started { .. } => {
                self.began = Some(row.at);
                self.level = 1;
            }
            Event::Eliminated { out, .. } => {
                self.levels.extend(out.iter().map(|out: &Out| (out.entry, level)));
            }
            Event::Moved { cause, closed, .. } => {
                use tapis_engine::state::seats::MoveCause;
                self.broken += match cause {
                    // The tables that a new draw empties are not broken one by one.
                    MoveCause::FinalTable | MoveCause::Redraw | MoveCause::Round => 0,
                    _ => u32::try_from(closed.len()).unwrap_or(u32::MAX),
                };
                self.redraws += u32::from(matches!(cause, MoveCause::FinalTable | MoveCause::Redraw));
            }
            Event::Ruled { at, ruling } => {
                self.rulings.push(RulingRecord { at: *at, who: row.who.clone(), ruling: ruling.clone() });
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use tapis_engine::base::quantity::Millis;
    use tapis_locale::Language;

    use crate::Club;
    use crate::beginning::simulate::Evening;

    /// Eliminations taken back, undone and done again included.
    #[test]
    fn every_player_out_has_the_level_of_it() {
        let folder = tempfile::tempdir().unwrap();
        for seed in 1..=12 {
            let path = folder.path().join(format!("{seed}.tapis"));
            let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
            let mut club = Club::create(&path, "Club", Language::Fr, day).unwrap();
            let (id, _) =
                Evening::new(&mut club, seed, Millis(1_795_291_200_000), &mut |_| {}).play(23).unwrap();
            let evening = club.papers().evening(id).unwrap();
            let desk = club.views().desk(Language::Fr, id, Millis(1_795_391_200_000)).unwrap().view;
            let tournament = club.tournament(id).unwrap();
            let levels: Vec<u32> = tournament.eliminated().iter().map(|id| evening.levels[id]).collect();
            assert_eq!(levels.len(), desk.entries.iter().filter(|entry| entry.out_at.is_some()).count());
            assert!(levels.is_sorted() && levels.iter().all(|level| *level > 0), "seed {seed}: {levels:?}");
            assert_eq!(Some(evening.level), levels.last().copied(), "seed {seed}");
        }
    }
}
