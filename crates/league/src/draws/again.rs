//! Repeats a draw from its seed and the disclosed rows.

use std::collections::{BTreeMap, BTreeSet};

use tapis_engine::Event;
use tapis_engine::base::draw::{Seed, draw_one_seat, draw_seats};
use tapis_engine::base::quantity::{EntryId, SeatNo, TableNo};
use tapis_engine::journal::event::{DrawnFrom, Seating};
use tapis_engine::play::balance_draw::balance_draws;
use tapis_engine::play::rounds::seat_bracket;
use tapis_engine::play::team_draw::draw_apart;
use tapis_engine::rules::breaking::seat_broken_table;
use tapis_engine::rules::ruleset::BreakDestination;
use tapis_engine::state::seats::{MoveCause, SeatMove, SeatRef};

use super::room::Room;
use super::sizes::{Sizes, Tries, find};

type Seats = Vec<(EntryId, TableNo, SeatNo)>;

/// The result of repeating a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repetition {
    Same,
    Other,
    /// Something else, unless somebody came or left in a withheld row.
    OtherIfWhole,
    /// Not enough is disclosed to repeat it.
    Unknown,
}

impl Repetition {
    fn of(same: bool, otherwise: Repetition) -> Self {
        if same { Repetition::Same } else { otherwise }
    }
}

/// Repeats the draw of this event in the room before it, and fills in the table sizes that it implies.
pub(super) fn make(event: &Event, room: &mut Room, tries: &mut Tries) -> Repetition {
    if !tries.another(room.tables.len()) {
        return Repetition::Unknown;
    }
    match event {
        Event::SeatsDrawn { seed, tables, seats, from } => all_seats(room, seed, tables, seats, from),
        Event::LateSeated { at, seed, among, .. } => late(room, *at, *among, seed),
        Event::Moved { cause, moves, closed, seed: Some(seed), .. } => match cause {
            MoveCause::Balance => balance(room, moves, seed),
            MoveCause::Break => broken(room, moves, closed, seed),
            MoveCause::FinalTable | MoveCause::Round => anew(room, moves, seed, tries),
            MoveCause::Redraw => redraw(room, moves, seed, tries),
            MoveCause::Director => Repetition::Unknown,
        },
        _ => Repetition::Unknown,
    }
}

fn by_seat(mut seats: Seats) -> Seats {
    seats.sort_unstable_by_key(|(_, table, seat)| (*table, *seat));
    seats
}

/// Finds table sizes that give all these seats.
fn sizes(
    room: &Room,
    tables: &[(TableNo, Option<SeatNo>)],
    seats: &Seats,
    kept: &[(EntryId, TableNo, SeatNo)],
    seed: &Seed,
    tries: &mut Tries,
) -> Sizes {
    if seats.len() > 10 * tables.len() {
        return Sizes::None;
    }
    let blocked = room.blocked();
    find(tables, tries, |sized| {
        let here = |table: &TableNo| sized.iter().any(|(no, _)| no == table);
        let whole = sized.len() == tables.len();
        let part = |all: &[(EntryId, TableNo, SeatNo)]| -> Seats {
            all.iter().filter(|(_, table, _)| whole || here(table)).copied().collect()
        };
        let (seats, kept) = (part(seats), part(kept));
        let players: Vec<EntryId> = seats.iter().map(|(entry, ..)| *entry).collect();
        let Ok(drawn) = draw_seats(&players, sized, &blocked, &kept, seed) else { return false };
        // Players are assigned to seats only after the seats of all tables are drawn.
        let seat = |(_, table, seat): &(EntryId, TableNo, SeatNo)| (*table, *seat);
        if whole { drawn == seats } else { drawn.iter().map(seat).eq(seats.iter().map(seat)) }
    })
}

fn all_seats(
    room: &Room,
    seed: &Seed,
    tables: &[TableNo],
    seats: &[Seating],
    from: &DrawnFrom,
) -> Repetition {
    let seats = by_seat(seats.iter().map(|one| (one.entry, one.at.table, one.at.seat)).collect());
    let players: Vec<EntryId> = seats.iter().map(|(entry, ..)| *entry).collect();
    let playing: BTreeSet<EntryId> = players.iter().copied().collect();
    let kept = room.kept.iter().filter(|(entry, _)| playing.contains(entry));
    let kept: Seats = kept.map(|(entry, at)| (*entry, at.table, at.seat)).collect();
    if from.sizes.len() != tables.len() {
        return Repetition::Other;
    }
    let (blocked, sized) =
        (room.blocked(), tables.iter().copied().zip(from.sizes.iter().copied()).collect::<Vec<_>>());
    let drawn = if from.teams.is_empty() {
        draw_seats(&players, &sized, &blocked, &kept, seed)
    } else {
        draw_apart(&players, &from.teams, &sized, &blocked, &kept, seed)
    };
    Repetition::of(drawn.is_ok_and(|drawn| drawn == seats), Repetition::Other)
}

/// The number of players and the free seats of each table with room. `None` if a table's size is unknown.
fn with_room(room: &Room, but: &[TableNo]) -> Option<BTreeMap<TableNo, (usize, Vec<SeatNo>)>> {
    let mut found = BTreeMap::new();
    for (no, table) in room.tables.iter().filter(|(no, _)| !but.contains(no)) {
        let free = room.free_seats(*no)?;
        if !free.is_empty() {
            found.insert(*no, (table.seats.len(), free));
        }
    }
    Some(found)
}

fn late(room: &Room, at: SeatRef, among: u32, seed: &Seed) -> Repetition {
    let Some(tables) = with_room(room, &[]) else { return Repetition::Unknown };
    let fewest = tables.values().map(|(players, _)| *players).min();
    let shortest = tables.iter().filter(|(_, (players, _))| Some(*players) == fewest);
    let free: Vec<_> = shortest.flat_map(|(no, (_, free))| free.iter().map(|seat| (*no, *seat))).collect();
    let counted = u32::try_from(free.len()) == Ok(among);
    Repetition::of(
        counted && draw_one_seat(&free, seed) == Some((at.table, at.seat)),
        Repetition::OtherIfWhole,
    )
}

fn balance(room: &Room, moves: &[SeatMove], seed: &Seed) -> Repetition {
    let [step] = moves else { return Repetition::Other };
    let Some(taken) = room.tables.get(&step.from.table) else { return Repetition::OtherIfWhole };
    let Some(free) = room.free_seats(step.to.table) else { return Repetition::Unknown };
    let taken: Vec<SeatNo> = taken.seats.keys().copied().collect();
    let draws = balance_draws(&taken, &free, (step.from.seat, step.to.seat), seed);
    Repetition::of(!draws.is_empty(), Repetition::OtherIfWhole)
}

fn broken(room: &Room, moves: &[SeatMove], closed: &[TableNo], seed: &Seed) -> Repetition {
    let Some(others) = with_room(room, closed) else { return Repetition::Unknown };
    let seats: Seats = moves.iter().map(|step| (step.entry, step.to.table, step.to.seat)).collect();
    let players: Vec<EntryId> = moves.iter().map(|step| step.entry).collect();
    let ways = match room.destination {
        Some(way) => vec![way],
        None => vec![BreakDestination::ShortestTables, BreakDestination::FreeSeats],
    };
    let gives = |way| seat_broken_table(&players, &others, way, seed).as_ref() == Some(&seats);
    Repetition::of(ways.into_iter().any(gives), Repetition::OtherIfWhole)
}

/// The final table, or the next round: every remaining player has moved, possibly to the same seat.
fn anew(room: &mut Room, moves: &[SeatMove], seed: &Seed, tries: &mut Tries) -> Repetition {
    let seats = by_seat(moves.iter().map(|step| (step.entry, step.to.table, step.to.seat)).collect());
    let tables: BTreeSet<TableNo> = seats.iter().map(|(_, table, _)| *table).collect();
    let tables: Vec<_> = tables.into_iter().map(|no| (no, room.size(no))).collect();
    let drawn = sizes(room, &tables, &seats, &[], seed, tries);
    let found = if drawn == Sizes::None { bracket(room, &tables, moves, &seats, seed, tries) } else { drawn };
    match found {
        Sizes::Found(sizes) => {
            room.sizes = sizes.into_iter().collect();
            Repetition::Same
        }
        Sizes::None => Repetition::Other,
        Sizes::GaveUp => Repetition::Unknown,
    }
}

/// Finds table sizes with which the bracket, where neighbours meet, gives these seats.
fn bracket(
    room: &Room,
    tables: &[(TableNo, Option<SeatNo>)],
    moves: &[SeatMove],
    seats: &Seats,
    seed: &Seed,
    tries: &mut Tries,
) -> Sizes {
    let blocked = room.blocked();
    let mut winners: Vec<&SeatMove> = moves.iter().collect();
    winners.sort_unstable_by_key(|step| step.from);
    find(tables, tries, |sized| {
        let tables: BTreeSet<TableNo> = sized.iter().map(|(no, _)| *no).collect();
        let here: Seats = seats.iter().filter(|(_, table, _)| tables.contains(table)).copied().collect();
        let winners = winners.iter().filter(|step| tables.contains(&step.to.table));
        let winners: Vec<EntryId> = winners.map(|step| step.entry).collect();
        seat_bracket(&winners, sized, &blocked, seed).is_some_and(|drawn| by_seat(drawn) == here)
    })
}

/// A redraw of all seats during play: players who drew their own seat have not moved.
fn redraw(room: &mut Room, moves: &[SeatMove], seed: &Seed, tries: &mut Tries) -> Repetition {
    let moved: BTreeMap<EntryId, SeatRef> = moves.iter().map(|step| (step.entry, step.to)).collect();
    let after = |(entry, table, seat)| {
        let to = moved.get(&entry).copied().unwrap_or(SeatRef { table, seat });
        (entry, to.table, to.seat)
    };
    let before = room.seated();
    if moved.keys().any(|entry| before.iter().all(|(other, ..)| other != entry)) {
        return Repetition::OtherIfWhole;
    }
    let seats = by_seat(before.into_iter().map(after).collect());
    let tables: Vec<_> = room.tables.iter().map(|(no, table)| (*no, table.size)).collect();
    match sizes(room, &tables, &seats, &[], seed, tries) {
        Sizes::Found(sizes) => {
            room.sizes = sizes.into_iter().collect();
            Repetition::Same
        }
        Sizes::None => Repetition::OtherIfWhole,
        Sizes::GaveUp => Repetition::Unknown,
    }
}
