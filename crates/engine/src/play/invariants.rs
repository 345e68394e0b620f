//! Conditions that hold after every event, stated once.

use crate::state::subjects::Invariants;
use std::collections::BTreeSet;

use crate::base::quantity::{Cents, Chips};
use crate::state::entries::{Entry, EntryStatus};
use crate::state::tournament::Phase;
use crate::structure::clock::ClockAnchor;

/// A statement that does not hold; a bug, never the organiser's doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvariantError(pub String);

impl Invariants<'_> {
    /// Checks every invariant.
    ///
    /// # Errors
    /// The first that does not hold, in words for a developer.
    pub fn check_invariants(self) -> Result<(), InvariantError> {
        if self.tournament.recorded.is_some() {
            return self.check_recorded();
        }
        self.check_seats()?;
        self.check_sums()?;
        self.check_places()?;
        self.check_penalties()?;
        self.check_clock()?;
        self.check_results()
    }

    /// Hand for hand is played with the clock stopped, and only while play goes on.
    fn check_clock(self) -> Result<(), InvariantError> {
        let stopped = matches!(self.tournament.clock, ClockAnchor::Paused { until: None, .. });
        if self.tournament.hand_for_hand.is_some() && (self.tournament.phase != Phase::Playing || !stopped) {
            return broken(format!("hand for hand with the clock {:?}", self.tournament.clock));
        }
        Ok(())
    }

    fn check_seats(self) -> Result<(), InvariantError> {
        if self.tournament.tables.recounted() != self.tournament.tables {
            return broken("what is kept ready of the tables is not what they are".to_owned());
        }
        let mut seated = BTreeSet::new();
        for table in self.tournament.tables.values() {
            if let Some(seat) = table.blocked.iter().find(|seat| table.at(**seat).is_some()) {
                return broken(format!("somebody sits on blocked seat {seat} at table {}", table.no));
            }
            for seat in table.occupied() {
                let Some(id) = table.at(seat) else { continue };
                if !seated.insert(id) {
                    return broken(format!("entry {id} sits twice"));
                }
                let own = self.tournament.entry(id).and_then(Entry::seat);
                if own.map(|at| (at.table, at.seat)) != Some((table.no, seat)) {
                    return broken(format!("entry {id} believes it sits elsewhere than table {}", table.no));
                }
            }
        }
        for entry in self.tournament.entries.iter() {
            if entry.counted.is_some() && !entry.alive() {
                return broken(format!("entry {} is out and has a counted stack", entry.id));
            }
            if entry.seat().is_some() && !seated.contains(&entry.id) {
                return broken(format!("entry {} has a seat that nobody keeps", entry.id));
            }
        }
        Ok(())
    }

    fn check_sums(self) -> Result<(), InvariantError> {
        let counting = || self.tournament.entries.iter().filter(|entry| entry.counts());
        let counts = self.tournament.counts;
        let sums = [
            ("entries", i64::from(counts.entries), i64::try_from(counting().count()).unwrap_or(-1)),
            ("left", i64::from(counts.left), i64::try_from(self.tournament.alive().count()).unwrap_or(-1)),
            ("chips", counts.chips.0, self.tournament.entries.iter().map(|entry| entry.chips.0).sum()),
            ("due", counts.due.0, counting().map(|entry| entry.due.0).sum()),
            ("paid", counts.paid.0, self.tournament.entries.iter().map(|entry| entry.paid.0).sum()),
            (
                "re-entries",
                i64::from(counts.re_entries),
                counting().map(|entry| i64::from(entry.re_entries())).sum(),
            ),
            ("rebuys", i64::from(counts.rebuys), counting().map(|entry| i64::from(entry.rebuys)).sum()),
            ("addons", i64::from(counts.addons), counting().map(|entry| i64::from(entry.addons)).sum()),
        ];
        for (name, total, sum) in sums {
            if total != sum {
                return broken(format!("{name}: total {total}, sum {sum}"));
            }
        }
        Ok(())
    }

    /// Results that were entered afterwards.
    fn check_recorded(self) -> Result<(), InvariantError> {
        let unnamed = self.tournament.recorded.as_ref().map_or(0, |recorded| recorded.unnamed);
        let named = u32::try_from(self.tournament.results.len()).unwrap_or(u32::MAX);
        if named.saturating_add(unnamed) != self.tournament.counts.entries
            || self.tournament.entries.len() != self.tournament.results.len()
        {
            return broken(format!(
                "{named} results and {unnamed} unnamed of {}",
                self.tournament.counts.entries
            ));
        }
        for line in &self.tournament.results {
            let entry = self.tournament.entry(line.entry);
            if entry.is_none_or(|entry| {
                self.tournament.place(entry) != Some(line.place) || entry.member != line.member
            }) {
                return broken(format!("entry {} is not what its result says", line.entry));
            }
        }
        let places: BTreeSet<_> = self.tournament.results.iter().map(|line| line.place).collect();
        let crowded = |place: &u32| {
            let better = self.tournament.results.iter().filter(|line| line.place < *place).count();
            u32::try_from(better).unwrap_or(u32::MAX) >= *place
        };
        if places.iter().any(crowded) {
            return broken(format!("places {places:?}"));
        }
        let spent: Cents = self.tournament.entries.iter().map(|entry| entry.due).sum();
        if self.tournament.counts.due != spent || self.tournament.counts.paid != spent {
            return broken(format!(
                "due {}, paid {}, sum {spent}",
                self.tournament.counts.due, self.tournament.counts.paid
            ));
        }
        Ok(())
    }

    fn check_penalties(self) -> Result<(), InvariantError> {
        let mut removed = Chips::ZERO;
        for (no, penalty) in (1..).zip(&self.tournament.penalties) {
            if penalty.no != no || penalty.hands_left > penalty.hands {
                return broken(format!("penalty {no} is numbered or counted wrongly: {penalty:?}"));
            }
            if penalty.runs() != self.tournament.running.contains(&no) {
                return broken(format!("penalty {no} is wrongly held to run or to be over"));
            }
            if penalty.disqualifies() {
                removed += penalty.chips_removed;
                if self.tournament.entry(penalty.entry).is_none_or(Entry::alive) {
                    return broken(format!("entry {} is disqualified and plays", penalty.entry));
                }
            }
        }
        if removed != self.tournament.counts.removed
            || !(Chips::ZERO..=self.tournament.counts.chips + self.tournament.counts.raced).contains(&removed)
        {
            return broken(format!("chips removed: total {}, sum {removed}", self.tournament.counts.removed));
        }
        Ok(())
    }

    fn check_places(self) -> Result<(), InvariantError> {
        for entry in self.tournament.entries.iter() {
            let numbers = || entry.earlier.iter().map(|one| one.out_no).chain(entry.out_no);
            if entry.out_no.is_some() != matches!(entry.standing, EntryStatus::Out { .. })
                || !numbers().is_sorted_by(|one, next| one < next)
                || numbers().any(|no| no == 0 || no > self.tournament.knocked_out)
            {
                return broken(format!("entry {} went out in no order: {:?}", entry.id, entry.earlier));
            }
        }
        let out =
            self.tournament.entries.iter().filter(|e| matches!(e.standing, EntryStatus::Out { .. })).count();
        if out != self.tournament.out.len() {
            return broken(format!("{out} are out, {} are listed", self.tournament.out.len()));
        }
        // In rounds places are known before those who share them are out.
        if self.tournament.setup.rounds.is_some() && self.tournament.round_play().tables_playing() > 0 {
            return Ok(());
        }
        // With ties sharing the better number, sorted places p satisfy p[i] <= i's own rank, and
        // each run of equals begins exactly at its rank.
        let mut places: Vec<u32> =
            self.tournament.entries.iter().filter_map(|entry| self.tournament.played_place(entry)).collect();
        places.sort_unstable();
        let mut expected = self.tournament.counts.left + 1;
        let mut previous = None;
        for (index, place) in places.iter().enumerate() {
            let rank = self.tournament.counts.left + 1 + u32::try_from(index).unwrap_or(0);
            if previous != Some(*place) {
                expected = rank;
            }
            if *place != expected {
                return broken(format!("places {places:?} with {} left", self.tournament.counts.left));
            }
            previous = Some(*place);
        }
        Ok(())
    }

    fn check_results(self) -> Result<(), InvariantError> {
        if self.tournament.phase != Phase::Finished {
            return Ok(());
        }
        let prizes: Cents = self.tournament.results.iter().map(|line| line.prize).sum();
        let expected: Cents =
            self.tournament.prize_money().payouts().iter().map(|payout| payout.amount).sum();
        if prizes != expected {
            return broken(format!("prizes {prizes}, due to be paid {expected}"));
        }
        if self.tournament.results.len() != usize::try_from(self.tournament.counts.entries).unwrap_or(0) {
            return broken("not everybody has a result".to_owned());
        }
        Ok(())
    }
}

fn broken(words: String) -> Result<(), InvariantError> {
    Err(InvariantError(words))
}
