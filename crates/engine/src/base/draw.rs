//! Draws (1-4). Everything follows from a seed of 32 bytes that the event carries, so that anyone
//! can make the draw again:
//!
//! * The numbers are ChaCha20's 32-bit words in order (key: the seed; nonce and counter: 0). A
//!   number below `n` is a word modulo `n`, words from the last incomplete run of `n` thrown away.
//! * A shuffle goes from the last element down, each changing places with one at or before it
//!   (Fisher–Yates).
//! * The draw of all seats: tables by number. For each in turn its free seats, in order, are
//!   shuffled. As many seats as there are players to draw are then taken one at a time, each from
//!   the end of the list of the table with fewest players, the lowest number among equals. Last,
//!   the players, by number of entry, are shuffled; the first gets the first seat taken, and so on.
//!   Kept seats and blocked ones are left out of all this.
//!
//! Neither the order in which players registered at the desk nor that of the tables' list counts,
//! and the result does not change with the version of a library.

use std::collections::BTreeSet;
use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::base::quantity::{EntryId, SeatNo, TableNo};

/// The seed of a draw, shown as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Seed(pub [u8; 32]);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Seed {
    /// The seed of a later draw, where its result must be known before anybody asks for it: the first 32 bytes of this
    /// seed's stream of that number.
    pub(crate) fn later(&self, stream: u64) -> Seed {
        let mut bytes = ChaCha20Rng::from_seed(self.0);
        bytes.set_stream(stream);
        let mut seed = [0; 32];
        bytes.fill_bytes(&mut seed);
        Seed(seed)
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let bad = || serde::de::Error::custom("a seed has 64 hexadecimal digits");
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let mut seed = [0; 32];
        for (byte, at) in seed.iter_mut().zip((0..64).step_by(2)) {
            let pair = text.get(at..at + 2).ok_or_else(bad)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| bad())?;
        }
        Ok(Seed(seed))
    }
}

/// Reason why seats cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DrawProblem {
    /// More players than seats.
    TooFewSeats,
    /// A kept seat does not exist at the tables in play.
    NoSuchSeat { table: TableNo, seat: SeatNo },
    /// One seat is kept twice, or two seats for one player.
    KeptTwice { table: TableNo, seat: SeatNo },
}

pub(crate) struct Dice(ChaCha20Rng);

impl Dice {
    pub(crate) fn new(seed: &Seed) -> Self {
        Dice(ChaCha20Rng::from_seed(seed.0))
    }

    /// A number below `n`, every one as likely.
    fn below(&mut self, n: usize) -> usize {
        let n = u32::try_from(n).unwrap_or(u32::MAX).max(1);
        let fair = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let word = self.0.next_u32();
            if word <= fair {
                return usize::try_from(word % n).unwrap_or(0);
            }
        }
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())).copied() }
    }
}

/// Number of the room's tables, in order, that hold so many players; `None` if not even all.
///
/// ```
/// use tapis_engine::base::draw::tables_needed;
/// assert_eq!(tables_needed(19, &[(1, 9), (2, 9), (3, 9)]), Some(3));
/// assert_eq!(tables_needed(28, &[(1, 9), (2, 9), (3, 9)]), None);
/// ```
pub fn tables_needed(players: usize, tables: &[(TableNo, SeatNo)]) -> Option<usize> {
    let mut seats = 0;
    for (index, (_, size)) in tables.iter().enumerate() {
        seats += usize::from(*size);
        if seats >= players {
            return Some(index + 1);
        }
    }
    None
}

/// Draws a seat for every player at these tables, as evenly as kept and blocked seats allow. Kept seats of
/// those who do not play are drawn like the others; a blocked seat is drawn for nobody.
///
/// ```
/// use tapis_engine::base::draw::{Seed, draw_seats};
/// use tapis_engine::base::quantity::EntryId;
/// let (ids, kept, seed) = ([3, 1, 2].map(EntryId), (EntryId(2), 1, 9), Seed([7; 32]));
/// let seated = draw_seats(&ids, &[(1, 9), (2, 9)], &[], &[kept], &seed).unwrap();
/// assert!(seated.contains(&kept));
/// let in_order = [1, 2, 3].map(EntryId);
/// assert_eq!(seated, draw_seats(&in_order, &[(2, 9), (1, 9)], &[], &[kept], &seed).unwrap());
/// ```
///
/// # Errors
/// [`DrawProblem`] where there are too few seats or a kept one is impossible.
pub fn draw_seats(
    players: &[EntryId],
    tables: &[(TableNo, SeatNo)],
    blocked: &[(TableNo, SeatNo)],
    kept: &[(EntryId, TableNo, SeatNo)],
    seed: &Seed,
) -> Result<Vec<(EntryId, TableNo, SeatNo)>, DrawProblem> {
    let KeptSeats { tables, kept, taken, mut rest } = KeptSeats::of(players, tables, kept)?;
    let mut dice = Dice::new(seed);
    let open = spread(&tables, blocked, &taken, rest.len(), &mut dice).ok_or(DrawProblem::TooFewSeats)?;
    dice.shuffle(&mut rest);
    let drawn = rest.into_iter().zip(open).map(|(entry, (table, seat))| (entry, table, seat));
    let mut seated: Vec<_> = kept.into_iter().chain(drawn).collect();
    seated.sort_unstable_by_key(|(_, table, seat)| (*table, *seat));
    Ok(seated)
}

/// Kept seats that are possible, and who is left to be drawn.
pub(crate) struct KeptSeats {
    /// The tables by number.
    pub tables: Vec<(TableNo, SeatNo)>,
    /// The kept seats of those who play.
    pub kept: Vec<(EntryId, TableNo, SeatNo)>,
    pub taken: BTreeSet<(TableNo, SeatNo)>,
    /// Everybody else, by number of entry.
    pub rest: Vec<EntryId>,
}

impl KeptSeats {
    /// # Errors
    /// [`DrawProblem`] where a kept seat is impossible.
    pub(crate) fn of(
        players: &[EntryId],
        tables: &[(TableNo, SeatNo)],
        kept: &[(EntryId, TableNo, SeatNo)],
    ) -> Result<Self, DrawProblem> {
        let mut tables = tables.to_vec();
        tables.sort_unstable();
        tables.dedup_by_key(|(no, _)| *no);
        let mut playing = players.to_vec();
        playing.sort_unstable();
        playing.dedup();
        let kept: Vec<_> =
            kept.iter().copied().filter(|(entry, ..)| playing.binary_search(entry).is_ok()).collect();
        let mut holders = BTreeSet::new();
        let mut taken = BTreeSet::new();
        for (entry, table, seat) in &kept {
            let found = tables.binary_search_by_key(table, |(no, _)| *no);
            let size = found.ok().and_then(|index| tables.get(index)).map_or(0, |(_, size)| *size);
            if *seat < 1 || *seat > size {
                return Err(DrawProblem::NoSuchSeat { table: *table, seat: *seat });
            }
            if !holders.insert(*entry) || !taken.insert((*table, *seat)) {
                return Err(DrawProblem::KeptTwice { table: *table, seat: *seat });
            }
        }
        let rest = playing.into_iter().filter(|who| !holders.contains(who)).collect();
        Ok(KeptSeats { tables, kept, taken, rest })
    }
}

/// `count` free seats: each table's own drawn at random, the tables filled evenly.
pub(crate) fn spread(
    tables: &[(TableNo, SeatNo)],
    blocked: &[(TableNo, SeatNo)],
    taken: &BTreeSet<(TableNo, SeatNo)>,
    count: usize,
    dice: &mut Dice,
) -> Option<Vec<(TableNo, SeatNo)>> {
    let mut loads: Vec<Vec<(TableNo, SeatNo)>> = Vec::new();
    let mut shortest: BTreeSet<(usize, usize)> = BTreeSet::new();
    for (index, (no, size)) in tables.iter().enumerate() {
        let open = |at: &(TableNo, SeatNo)| !taken.contains(at) && !blocked.contains(at);
        let mut free: Vec<(TableNo, SeatNo)> = (1..=*size).map(|seat| (*no, seat)).filter(open).collect();
        dice.shuffle(&mut free);
        if !free.is_empty() {
            shortest.insert((taken.range((*no, 0)..=(*no, SeatNo::MAX)).count(), index));
        }
        loads.push(free);
    }
    let mut open = Vec::with_capacity(count);
    for _ in 0..count {
        let (load, index) = shortest.pop_first()?;
        let free = loads.get_mut(index)?;
        open.extend(free.pop());
        if !free.is_empty() {
            shortest.insert((load + 1, index));
        }
    }
    Some(open)
}

/// A number below `n` by draw, as [`draw_one_seat`] takes it for a list of `n` seats.
pub(crate) fn draw_below(n: usize, seed: &Seed) -> usize {
    Dice::new(seed).below(n)
}

/// Draws one seat of each list, one list after the other: how a player moved for balance and then the new seat are
/// drawn where no blinds say it. `None` if a list is empty.
pub fn draw_of_each(lists: &[&[SeatNo]], seed: &Seed) -> Option<Vec<SeatNo>> {
    let mut dice = Dice::new(seed);
    lists.iter().map(|list| dice.pick(list)).collect()
}

/// Draws one of these seats.
pub fn draw_one_seat(free: &[(TableNo, SeatNo)], seed: &Seed) -> Option<(TableNo, SeatNo)> {
    let mut free = free.to_vec();
    free.sort_unstable();
    Dice::new(seed).pick(&free)
}
