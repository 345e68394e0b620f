//! Stacks counted during play, table by table, usually in a break: whether they make the chips that were handed out,
//! and who leads. No rule asks for it.

use crate::state::subjects::Stacks;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, EntryId, Millis, Place, TableNo};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::state::stacks::{CountedStack, StackAtCount, WholeCount};
use crate::state::tournament::{Phase, Tournament};
use crate::structure::clock::step_length;

/// Counts belong together while no more is played between the first and the last: a break, or the last hand before it.
const TOGETHER: Millis = Millis::of_minutes(5);

/// A counted stack on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    pub chips: Chips,
    /// The same in tenths of a big blind, as it was then.
    pub bb_tenths: i64,
    /// Time of the count.
    pub at: Millis,
    /// Nothing was played since that could have changed it.
    pub fresh: bool,
    /// The rank among the stacks counted with it, equals sharing the better one; `None` if it is older than the last
    /// count.
    pub rank: Option<Place>,
}

/// The count of one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCount {
    pub table: TableNo,
    pub chips: Chips,
    /// Of so many players.
    pub players: u32,
    /// Players who have not been counted.
    pub waiting: Vec<EntryId>,
}

/// The count that is being made, or was made last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackCount {
    /// Time when its last stack was counted; `None` if none has been.
    pub at: Option<Millis>,
    /// Chips counted that nothing can have changed since.
    pub chips: Chips,
    /// Of so many players.
    pub players: u32,
    pub in_play: Chips,
    /// Everybody who is left was counted: the chips in play that were not found; below zero if there are too many were.
    /// None while somebody's stack is not known.
    pub missing: Option<Chips>,
    /// The last count of everybody who was left.
    pub whole: Option<WholeCount>,
    pub tables: Vec<TableCount>,
    /// Those of the last count, the largest stack first.
    pub leaders: Vec<EntryId>,
}

impl Stacks<'_> {
    /// Duration of play at a reading of the clock, breaks left out.
    fn played_levels(self, now: Millis) -> Millis {
        let reading = self.tournament.read_clock(now);
        let steps = &self.tournament.setup.steps;
        let before = steps.iter().take(reading.step).filter(|step| !step.is_break()).map(step_length).sum();
        match steps.get(reading.step) {
            Some(step) if !step.is_break() || reading.overtime => {
                let length = if step.is_break() { Millis::ZERO } else { step_length(step) };
                length.saturating_sub(reading.level_left).saturating_add(before)
            }
            _ => before,
        }
    }

    pub(crate) fn count_stacks(
        self,
        stacks: &[CountedStack],
        forgotten: &[EntryId],
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let mut named = BTreeSet::new();
        for entry in stacks.iter().map(|stack| stack.entry).chain(forgotten.iter().copied()) {
            if !named.insert(entry) {
                return Err(Refusal::NamedTwice { entry });
            }
            if !self.tournament.known(entry)?.alive() {
                return Err(Refusal::NotSeated { entry });
            }
        }
        if named.is_empty() {
            return Err(Refusal::NobodyNamed);
        }
        let possible = Chips(1)..=self.tournament.counts.in_play();
        if stacks.iter().any(|stack| !possible.contains(&stack.chips)) {
            return Err(Refusal::StackImpossible);
        }
        Ok(vec![Event::StacksCounted { at, stacks: stacks.to_vec(), forgotten: forgotten.to_vec() }])
    }

    /// The last stack that was counted of anybody who is left.
    fn last_counted(self) -> Option<StackAtCount> {
        self.tournament
            .alive()
            .filter_map(|entry| entry.counted)
            .max_by_key(|counted| (counted.played, counted.at))
    }

    /// Nothing was played since this count that could have changed it.
    fn is_fresh(self, counted: &StackAtCount, now: Millis) -> bool {
        self.tournament.phase == Phase::Playing
            && counted.out == self.tournament.out.len()
            && self.played_levels(now).saturating_sub(counted.played) <= TOGETHER
    }

    /// The stacks of everybody who is left, where all were counted and nothing can have changed them.
    pub fn stacks_now(self, now: Millis) -> Option<Vec<CountedStack>> {
        let stack = |entry: &crate::state::entries::Entry| {
            let counted = entry.counted.filter(|counted| self.is_fresh(counted, now))?;
            Some(CountedStack { entry: entry.id, chips: counted.chips })
        };
        self.tournament.alive().map(stack).collect()
    }

    /// The count that is being made, or was made last.
    pub fn stack_count(self, now: Millis) -> StackCount {
        let fresh = |entry: EntryId| {
            let counted = self.tournament.entry(entry).and_then(|entry| entry.counted);
            counted.filter(|counted| self.is_fresh(counted, now)).map(|counted| counted.chips)
        };
        let tables: Vec<TableCount> = self
            .tournament
            .tables
            .values()
            .map(|table| {
                let players = table.occupied().into_iter().filter_map(|seat| table.at(seat));
                let (mut chips, mut counted, mut waiting) = (Chips::ZERO, 0, Vec::new());
                for entry in players {
                    match fresh(entry) {
                        Some(stack) => {
                            chips += stack;
                            counted += 1;
                        }
                        None => waiting.push(entry),
                    }
                }
                TableCount { table: table.no, chips, players: counted, waiting }
            })
            .collect();
        let chips = tables.iter().map(|table| table.chips).sum();
        let players = tables.iter().map(|table| table.players).sum();
        let last = self.last_counted();
        let mut leaders: Vec<(Chips, EntryId)> = self
            .tournament
            .alive()
            .filter_map(|entry| Some((entry.counted.filter(|counted| with(counted, last))?.chips, entry.id)))
            .collect();
        leaders.sort_unstable_by_key(|(chips, entry)| (std::cmp::Reverse(*chips), *entry));
        StackCount {
            at: last.map(|last| last.at),
            chips,
            players,
            in_play: self.tournament.counts.in_play(),
            missing: (players > 0 && players == self.tournament.counts.left)
                .then(|| self.tournament.counts.in_play() - chips),
            whole: self.tournament.whole_count,
            tables,
            leaders: leaders.into_iter().map(|(_, entry)| entry).collect(),
        }
    }

    /// Counted stacks on the screen, by entry.
    pub fn stack_views(self, now: Millis) -> std::collections::BTreeMap<EntryId, StackView> {
        let last = self.last_counted();
        let mut together: Vec<Chips> = self
            .tournament
            .alive()
            .filter_map(|entry| entry.counted.filter(|counted| with(counted, last)))
            .map(|counted| counted.chips)
            .collect();
        together.sort_unstable();
        let view = |entry: &crate::state::entries::Entry| {
            let counted = entry.counted?;
            let above = together.len() - together.partition_point(|chips| *chips <= counted.chips);
            let rank = Place::try_from(above).unwrap_or(Place::MAX).saturating_add(1);
            let view = StackView {
                chips: counted.chips,
                bb_tenths: counted.chips.0.saturating_mul(10) / counted.unit.0.max(1),
                at: counted.at,
                fresh: self.is_fresh(&counted, now),
                rank: with(&counted, last).then_some(rank),
            };
            Some((entry.id, view))
        };
        self.tournament.alive().filter_map(view).collect()
    }
}

pub(crate) fn apply_count(
    tournament: &mut Tournament,
    at: Millis,
    stacks: &[CountedStack],
    forgotten: &[EntryId],
) {
    let (played, out) = (tournament.stacks().played_levels(at), tournament.out.len());
    let unit = tournament.play_clock().unit_at(tournament.read_clock(at).step);
    for stack in stacks {
        if let Some(entry) = tournament.entry_mut(stack.entry) {
            entry.counted = Some(StackAtCount { chips: stack.chips, at, played, out, unit });
        }
    }
    for entry in forgotten {
        if let Some(entry) = tournament.entry_mut(*entry) {
            entry.counted = None;
        }
    }
    if let Some(stacks) = tournament.stacks().stacks_now(at) {
        let chips = stacks.iter().map(|stack| stack.chips).sum();
        tournament.whole_count = Some(WholeCount {
            at,
            players: tournament.counts.left,
            chips,
            in_play: tournament.counts.in_play(),
        });
    }
}

/// Whether a count belongs to the last one.
fn with(counted: &StackAtCount, last: Option<StackAtCount>) -> bool {
    last.is_some_and(|last| last.played.saturating_sub(counted.played) <= TOGETHER)
}
