//! Tournaments in rounds: a shoot-out, or a heads-up bracket where tables have two seats. Every table plays until one
//! player is left; the winners play the next round with new starting stacks. No table is balanced or broken.
//!
//! Eliminated players are ranked by round, and within a round by their place at the table: those who came second at
//! their tables share the places after the winners, and so on. The two losers of the semi-finals share third place. A
//! place is known as soon as a player goes out, whichever table finishes first.

use crate::state::subjects::RoundPlay;
use std::collections::{BTreeMap, BTreeSet};

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::base::draw::{Dice, Seed, draw_seats};
use crate::base::quantity::{Cents, EntryId, Millis, Place, Points, SeatNo, TableNo};
use crate::journal::event::{Event, Out};
use crate::journal::refusal::Refusal;
use crate::play::decide::seed;
use crate::prizes::payouts::Payout;
use crate::prizes::points::points;
use crate::setup::SetupDraft;
use crate::setup::rounds::{Pairing, RoundLevels};
use crate::state::entries::{Entry, EntryStatus};
use crate::state::rounds::{RoundPlayer, RoundTable, RoundView};
use crate::state::seats::MoveCause;
use crate::state::tables::Table;
use crate::state::tournament::{Phase, Tournament};
use crate::structure::Field;
use crate::structure::clock::step_length;

/// Prize of the next player out at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextOut {
    pub place: Place,
    /// The money: a share of it where others take the same place at their tables.
    pub prize: Cents,
}

/// A table of a round, as far as it is played.
struct TableProgress {
    table: TableNo,
    /// Those still in, by seat.
    left: Vec<EntryId>,
    /// Players when the round was drawn.
    players: u32,
    /// Players who are out, the first out first, with the number of the elimination.
    out: Vec<(EntryId, u32)>,
}

/// Number of tables that a round of so many players needs, with at most `seats` players each. For heads-up tables it is
/// a power of two, so that no later round has an odd number of players: some players get a bye in this one.
///
/// ```
/// use tapis_engine::play::rounds::tables_of_round;
/// assert_eq!(tables_of_round(30, 9), 4);
/// assert_eq!(tables_of_round(16, 2), 8);
/// assert_eq!(tables_of_round(11, 2), 8);
/// ```
pub fn tables_of_round(players: usize, seats: SeatNo) -> usize {
    let full = full_tables(players, seats);
    if seats == 2 { full.next_power_of_two() } else { full }
}

/// Number of tables that so many players fill.
fn full_tables(players: usize, seats: SeatNo) -> usize {
    players.div_ceil(usize::from(seats.max(1)))
}

/// Splits players in order into so many groups, whose sizes differ by one at most.
fn in_groups<T>(mut players: Vec<T>, groups: usize) -> Vec<Vec<T>> {
    let mut made = Vec::with_capacity(groups);
    for left in (1..=groups).rev() {
        let rest = players.split_off(players.len().div_ceil(left));
        made.push(std::mem::replace(&mut players, rest));
    }
    made
}

impl SetupDraft {
    /// Players at the largest table of each round, and whether levels go on from one to the next; `None` if it is not
    /// played in rounds.
    pub(crate) fn sizes_of_rounds(&self, players: u32) -> Option<(Vec<u32>, bool)> {
        let rounds = self.rounds?;
        let only = rounds.last == Some(1);
        let mut left = usize::try_from(players).unwrap_or(usize::MAX);
        let mut sizes = Vec::new();
        while left > 1 {
            let tables = if only { full_tables } else { tables_of_round };
            let tables = tables(left, self.seats_per_table).max(1);
            sizes.push(u32::try_from(left.div_ceil(tables)).unwrap_or(u32::MAX));
            if rounds.last.is_some_and(|last| sizes.len() >= usize::try_from(last).unwrap_or(usize::MAX)) {
                break;
            }
            // The number of players falls with each round, even with one seat per table.
            left = tables.min(left.saturating_sub(1));
        }
        Some((sizes, rounds.levels == RoundLevels::GoOn))
    }

    /// The players whose stacks meet: the whole field, or one table of the first round.
    pub(crate) fn playing_together(&self, field: Field) -> Field {
        let size = self.sizes_of_rounds(field.players).and_then(|(sizes, _)| sizes.first().copied());
        Field { players: size.unwrap_or(field.players).max(2), ..field }
    }
}

impl<'a> RoundPlay<'a> {
    /// The number of the round that is played, from 1; `None` if it is not played in rounds.
    pub fn round(self) -> Option<u32> {
        self.tournament.setup.rounds.map(|_| self.tournament.round.no)
    }

    /// All rounds so far, the one that is played last; empty if it is not played in rounds, or no seats are drawn.
    pub fn rounds(self) -> Vec<RoundView> {
        if self.tournament.setup.rounds.is_none() || self.tournament.tables.is_empty() {
            return Vec::new();
        }
        self.tournament.round.over.iter().cloned().chain([self.round_view()]).collect()
    }

    fn round_view(self) -> RoundView {
        let lines = |table: &TableProgress| {
            let won = table.left.len() == 1 && self.tournament.phase >= Phase::Playing;
            let left = table.left.iter().map(|entry| RoundPlayer { entry: *entry, place: won.then_some(1) });
            let out = places_at(table).into_iter().rev();
            left.chain(out.map(|(entry, place)| RoundPlayer { entry, place: Some(place) })).collect()
        };
        let tables = self.tables_of_this_round();
        let tables = tables.iter().map(|table| RoundTable { table: table.table, players: lines(table) });
        RoundView { no: self.tournament.round.no, tables: tables.collect() }
    }

    /// Prize of the next player out at a table, given the prizes of the places; `None` if nobody can go out there.
    pub(crate) fn next_out_at(self, table: &Table, payouts: &[Payout]) -> Option<NextOut> {
        let (place, sharing) =
            if self.tournament.setup.rounds.is_none() || self.tournament.phase != Phase::Playing {
                (self.next_place()?, 1)
            } else {
                let players = len(table.players());
                if players < 2 {
                    return None;
                }
                let places = self.places_of_round();
                (places.of(players), places.sharing(players))
            };
        let shared = |payout: &&Payout| (place..place.saturating_add(sharing)).contains(&payout.place);
        let sum: Cents = payouts.iter().filter(shared).map(|payout| payout.amount).sum();
        Some(NextOut { place, prize: Cents(sum.0 / i64::from(sharing.max(1))) })
    }

    /// The place that the next player out takes; `None` if nobody can go out, or it depends on the table.
    pub(crate) fn next_place(self) -> Option<Place> {
        let any = self.tournament.setup.rounds.is_none() || self.tournament.tables.len() == 1;
        (self.tournament.phase == Phase::Playing && self.tournament.counts.left > 1 && any)
            .then_some(self.tournament.counts.left)
    }

    /// The last round is over: every table has its winner.
    pub(crate) fn rounds_over(self) -> bool {
        let last = self.tournament.setup.rounds.and_then(|rounds| rounds.last);
        last.is_some_and(|last| self.tournament.round.no >= last) && self.tables_playing() == 0
    }

    /// The season points of somebody with this place.
    pub(crate) fn points_of(self, entry: EntryId, place: Place) -> Points {
        let scheme = &self.tournament.setup.points;
        if self.tournament.setup.rounds.is_none_or(|rounds| rounds.last != Some(1)) {
            return points(scheme, place, self.tournament.flight_play().field());
        }
        let tables = self.tables_of_this_round();
        let sits = |table: &&TableProgress| {
            table.left.contains(&entry) || table.out.iter().any(|(other, _)| *other == entry)
        };
        let players = tables.iter().find(sits).map_or(0, |table| table.players);
        let places = PlacesOfRound::at(&tables);
        let at_table = (2..=players).rev().find(|at_table| places.of(*at_table) <= place).unwrap_or(1);
        points(scheme, at_table, players)
    }

    /// Tables at which this round goes on.
    pub fn tables_playing(self) -> usize {
        self.tournament.tables.values().filter(|table| table.players() > 1).count()
    }

    /// Refuses to move players between tables in a tournament in rounds.
    pub(crate) fn may_change_tables(self) -> Result<(), Refusal> {
        if self.tournament.setup.rounds.is_some() { Err(Refusal::PlayedInRounds) } else { Ok(()) }
    }

    /// Smallest number of the room's tables that the next draw needs.
    pub(crate) fn tables_wanted(self, players: usize) -> usize {
        // After a single round nobody plays on, so no byes are needed.
        let goes_on = self.tournament.setup.rounds.is_some_and(|rounds| rounds.last != Some(1));
        if goes_on { tables_of_round(players, self.tournament.setup.seats_per_table) } else { 0 }
    }

    pub(crate) fn draw_round(self, at: Millis, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let rounds = self.tournament.setup.rounds.ok_or(Refusal::NoRounds)?;
        if rounds.last.is_some_and(|last| self.tournament.round.no >= last) {
            return Err(Refusal::LastRound);
        }
        let going_on = self.tables_playing();
        if going_on > 0 {
            let tables = u32::try_from(going_on).unwrap_or(u32::MAX);
            return Err(Refusal::RoundGoesOn { tables });
        }
        let winners: Vec<EntryId> =
            self.tournament.tables.values().flat_map(|table| table.seats.iter().flatten()).copied().collect();
        if winners.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        let seed = Seed(seed(rng));
        let mut tables = self.tournament.seat_plan().tables_to_draw(winners.len(), &[])?;
        tables.sort_unstable();
        let blocked = self.tournament.tables.blocked_seats();
        let seated = match rounds.pairing {
            Pairing::Draw => draw_seats(&winners, &tables, &blocked, &[], &seed)
                .map_err(|problem| Refusal::Draw { problem })?,
            Pairing::Bracket => {
                let too_small = || {
                    let seats = tables
                        .iter()
                        .map(|(no, size)| u32::from(self.tournament.seat_plan().seats_in_use(*no, *size)));
                    Refusal::RoomTooSmall { players: len(winners.len()), seats: seats.sum() }
                };
                seat_bracket(&winners, &tables, &blocked, &seed).ok_or_else(too_small)?
            }
        };
        let moves = self.tournament.seat_plan().steps_to(seated)?;
        let stays = |no: &TableNo| tables.iter().any(|(table, _)| table == no);
        let closed = self.tournament.tables.keys().copied().filter(|no| !stays(no)).collect();
        let steps = &self.tournament.setup.steps;
        let clock = match rounds.levels {
            RoundLevels::FromFirst => {
                let first = self.tournament.flight_play().first_step();
                let length = steps.get(first).map(step_length).unwrap_or_default();
                self.tournament.clock.set(steps, first, length, at)
            }
            RoundLevels::GoOn => self.tournament.clock,
        };
        let clock = clock.paused(steps, at);
        Ok(vec![
            Event::Moved { at, cause: MoveCause::Round, moves, closed, seed: Some(seed) },
            Event::ClockSet { clock },
        ])
    }

    /// Those who went out in this round.
    fn out_in_round(self) -> impl Iterator<Item = &'a Entry> {
        self.tournament
            .out
            .iter()
            .skip(self.tournament.round.out_before)
            .filter_map(|id| self.tournament.entry(*id))
    }

    fn tables_of_this_round(self) -> Vec<TableProgress> {
        let mut tables: BTreeMap<TableNo, TableProgress> = self
            .tournament
            .tables
            .values()
            .map(|table| {
                let left: Vec<EntryId> = table.seats.iter().flatten().copied().collect();
                (table.no, TableProgress { table: table.no, players: len(left.len()), left, out: Vec::new() })
            })
            .collect();
        for entry in self.out_in_round() {
            let (EntryStatus::Out { from, .. }, Some(no)) = (entry.standing, entry.out_no) else { continue };
            let table = tables.entry(from.table).or_insert(TableProgress {
                table: from.table,
                left: Vec::new(),
                players: 0,
                out: Vec::new(),
            });
            table.players += 1;
            table.out.push((entry.id, no));
        }
        tables.into_values().collect()
    }

    fn places_of_round(self) -> PlacesOfRound {
        PlacesOfRound::at(&self.tables_of_this_round())
    }

    /// The places that players still in will share with players already out, once for each.
    pub(crate) fn places_to_come(self) -> Vec<Place> {
        if self.tournament.setup.rounds.is_none() || self.tournament.phase != Phase::Playing {
            return Vec::new();
        }
        let places = self.places_of_round();
        let taken: BTreeSet<u32> =
            places.out.iter().map(|(_, at_table)| *at_table).filter(|at| *at > 1).collect();
        let once_each = |at: &u32| std::iter::repeat_n(places.of(*at), places.to_come(*at));
        taken.iter().flat_map(once_each).collect()
    }

    /// These eliminations, with the places that they have in a tournament in rounds.
    pub(crate) fn out_in_rounds(self, mut out: Vec<Out>, at: Millis) -> Vec<Out> {
        if self.tournament.setup.rounds.is_none() {
            return out;
        }
        let mut after = self.tournament.clone();
        after.apply(&Event::Eliminated { at, out: out.clone() });
        for line in &mut out {
            let place = after.entry(line.entry).and_then(|entry| after.played_place(entry));
            line.place = place.unwrap_or(line.place);
        }
        out
    }
}

/// Records the round that is over, before its tables are cleared.
pub(crate) fn end_round(tournament: &mut Tournament) {
    let over = tournament.round_play().round_view();
    tournament.round.over.push(over);
}

/// Begins the next round: everybody gets a new starting stack.
pub(crate) fn begin_round(tournament: &mut Tournament) {
    tournament.round.no = tournament.round.no.saturating_add(1);
    tournament.round.out_before = tournament.out.len();
    tournament.counts.earlier_rounds += tournament.counts.in_play();
    let stack = tournament.setup.starting_stack;
    let winners: Vec<EntryId> = tournament.alive().map(|entry| entry.id).collect();
    for id in winners {
        if let Some(entry) = tournament.entry_mut(id) {
            entry.chips += stack;
            entry.counted = None;
        }
        tournament.counts.chips += stack;
    }
}

/// Recomputes the places of those who went out in this round.
pub(crate) fn rank_round(tournament: &mut Tournament) {
    if tournament.setup.rounds.is_none() || tournament.phase != Phase::Playing {
        return;
    }
    let entries = tournament.counts.entries;
    let places = tournament.round_play().places_of_round();
    for (id, at_table) in &places.out {
        let (id, place) = (*id, places.of(*at_table));
        if let Some(Entry { standing: EntryStatus::Out { outlasted, .. }, .. }) = tournament.entry_mut(id) {
            *outlasted = entries.saturating_sub(place);
        }
    }
}

/// The places of a round, which follow from those at its tables.
struct PlacesOfRound {
    /// Number of players left at each table: they take its places down from the first, one each.
    left: Vec<u32>,
    /// Players who are out, with their places at the table.
    out: Vec<(EntryId, u32)>,
}

impl PlacesOfRound {
    fn at(tables: &[TableProgress]) -> Self {
        let left = tables.iter().map(|table| len(table.left.len())).collect();
        PlacesOfRound { left, out: tables.iter().flat_map(places_at).collect() }
    }

    /// Tables at which somebody will still take this place.
    fn to_come(&self, at_table: u32) -> usize {
        self.left.iter().filter(|left| **left >= at_table).count()
    }

    /// Number of players who take this place at their tables.
    fn sharing(&self, at_table: u32) -> u32 {
        let there = self.out.iter().filter(|(_, other)| *other == at_table).count();
        len(there + self.to_come(at_table))
    }

    /// The place of those who take a place at their table: behind everybody who takes a better one.
    fn of(&self, at_table: u32) -> Place {
        let taken = |below: u32| len(self.out.iter().filter(|(_, other)| *other < below).count());
        let behind = |below: u32| {
            let to_take: u32 = self.left.iter().map(|left| (*left).min(below.saturating_sub(1))).sum();
            1 + to_take + taken(below)
        };
        // A winner who was disqualified stands behind the other winners.
        if at_table < 2 { behind(2).saturating_sub(taken(2)) } else { behind(at_table) }
    }
}

fn len(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Each one's place at the table; those out in one hand with equal stacks share the better one.
fn places_at(table: &TableProgress) -> Vec<(EntryId, u32)> {
    let mut places = Vec::with_capacity(table.out.len());
    let mut left = table.players;
    for hand in table.out.chunk_by(|(_, no), (_, next)| no == next) {
        left = left.saturating_sub(len(hand.len()));
        places.extend(hand.iter().map(|(entry, _)| (*entry, left + 1)));
    }
    places
}

/// Seats the winners of neighbouring tables together; the seats are drawn. `winners`: as they sat, by table and seat.
/// `None` if a table has too few seats.
pub fn seat_bracket(
    winners: &[EntryId],
    tables: &[(TableNo, SeatNo)],
    blocked: &[(TableNo, SeatNo)],
    seed: &Seed,
) -> Option<Vec<(EntryId, TableNo, SeatNo)>> {
    let mut dice = Dice::new(seed);
    let mut seated = Vec::with_capacity(winners.len());
    for (group, (table, seats)) in in_groups(winners.to_vec(), tables.len()).into_iter().zip(tables) {
        let mut free: Vec<SeatNo> = (1..=*seats).filter(|seat| !blocked.contains(&(*table, *seat))).collect();
        if free.len() < group.len() {
            return None;
        }
        dice.shuffle(&mut free);
        seated.extend(group.into_iter().zip(free).map(|(entry, seat)| (entry, *table, seat)));
    }
    Some(seated)
}
