//! Teams of a tournament: the draw keeps their players apart, at different tables as far as there are enough.

use std::collections::{BTreeMap, BTreeSet};

use crate::base::draw::{Dice, DrawProblem, KeptSeats, Seed, spread};
use crate::base::quantity::{EntryId, SeatNo, TableNo};
use crate::setup::teams::TeamList;
use crate::state::tournament::Tournament;

impl Tournament {
    /// The players of each team who are in, by number of entry; empty if there are no teams.
    pub fn teams_playing(&self) -> Vec<Vec<EntryId>> {
        let of = |team: &TeamList| {
            let ids: BTreeSet<EntryId> =
                team.members.iter().filter_map(|member| self.by_member.get(*member)).collect();
            ids.into_iter().collect()
        };
        self.setup.teams.iter().map(of).collect()
    }
}

/// Draws a seat for every player, those of one team at different tables as far as there are enough; who is in no team
/// is drawn last.
///
/// * Seats are taken as for the draw of all seats ([`draw_seats`](crate::base::draw::draw_seats)): so many at each
///   table.
/// * The tables are shuffled, then put in order of the seats taken, most first.
/// * The players of each team, by number of entry, are shuffled, team after team as they are listed; then the teams are
///   shuffled, and put one after the other; then those in no team are shuffled and put behind.
/// * They go to the tables in turn, again and again, past tables that have no seat left, each to the next of the
///   table's seats.
///
/// # Errors
/// As for the draw of all seats.
pub fn draw_apart(
    players: &[EntryId],
    teams: &[Vec<EntryId>],
    tables: &[(TableNo, SeatNo)],
    blocked: &[(TableNo, SeatNo)],
    kept: &[(EntryId, TableNo, SeatNo)],
    seed: &Seed,
) -> Result<Vec<(EntryId, TableNo, SeatNo)>, DrawProblem> {
    let KeptSeats { tables, kept, taken, mut rest } = KeptSeats::of(players, tables, kept)?;
    let mut dice = Dice::new(seed);
    let open = spread(&tables, blocked, &taken, rest.len(), &mut dice).ok_or(DrawProblem::TooFewSeats)?;
    let mut seats: BTreeMap<TableNo, Vec<SeatNo>> = BTreeMap::new();
    for (table, seat) in open {
        seats.entry(table).or_default().push(seat);
    }
    let mut seats: Vec<(TableNo, std::vec::IntoIter<SeatNo>)> =
        seats.into_iter().map(|(table, seats)| (table, seats.into_iter())).collect();
    dice.shuffle(&mut seats);
    seats.sort_by_key(|(_, seats)| std::cmp::Reverse(seats.len()));

    let mut in_teams = Vec::new();
    for team in teams {
        let mut playing: Vec<EntryId> = team.iter().copied().filter(|entry| rest.contains(entry)).collect();
        rest.retain(|entry| !playing.contains(entry));
        dice.shuffle(&mut playing);
        in_teams.push(playing);
    }
    dice.shuffle(&mut in_teams);
    dice.shuffle(&mut rest);
    let mut seated = kept;
    let mut next = 0;
    let count = seats.len().max(1);
    for entry in in_teams.into_iter().flatten().chain(rest) {
        for _ in 0..count {
            let found = seats.get_mut(next).and_then(|(table, seats)| Some((*table, seats.next()?)));
            next = (next + 1) % count;
            if let Some((table, seat)) = found {
                seated.push((entry, table, seat));
                break;
            }
        }
    }
    seated.sort_unstable_by_key(|(_, table, seat)| (*table, *seat));
    Ok(seated)
}
