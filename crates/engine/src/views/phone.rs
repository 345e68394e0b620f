//! View of a player for that player's own telephone.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Millis, Place, SeatNo};
use crate::state::entries::EntryStatus;
use crate::state::seats::SeatRef;
use crate::state::tournament::{Phase, Tournament};

/// Position of a player in the next hand, by the positions that the table stated last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NextHandRole {
    /// Sits the hand out (6-12).
    SitsOut,
    /// Posts the big blind.
    BigBlind,
    /// Posts the small blind.
    SmallBlind,
    Button,
    /// Plays without posting a blind.
    Plays,
}

/// A player as that player's own telephone shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnView {
    pub entry: EntryId,
    pub alive: bool,
    /// The seat; `None` if seats are not drawn, or the player is out.
    pub seat: Option<SeatRef>,
    /// Seats at that table.
    pub seats: SeatNo,
    /// The seats at that table where somebody sits.
    pub taken: Vec<SeatNo>,
    /// Position of the player in the next hand; `None` if not known.
    pub next_hand: Option<NextHandRole>,
    /// Hands to be missed for a penalty.
    pub hands_to_miss: u32,
    /// The place, once out, or once it is over.
    pub place: Option<Place>,
    /// Time of the elimination.
    pub out_at: Option<Millis>,
    /// Money won; of a place that later entries may still move, what it wins as things stand.
    pub prize: Cents,
    pub things: Vec<String>,
    /// Bounties won so far.
    pub bounties: Cents,
}

/// A player's own view; `None` if there is no such entry, or it was taken back.
pub fn own_view(tournament: &Tournament, id: EntryId, now: Millis) -> Option<OwnView> {
    let entry = tournament.entry(id).filter(|entry| entry.counts())?;
    let seat = entry.seat();
    let table = seat.and_then(|at| tournament.tables().get(&at.table));
    let results = tournament.prize_money().results_so_far();
    let result = results.iter().find(|line| line.entry == id);
    let next_hand = seat.filter(|_| tournament.phase == Phase::Playing).and_then(|at| {
        let table = table.filter(|table| tournament.seat_plan().fresh(table, now).is_some())?;
        let hand = table.next(&tournament.setup.ruleset)?.hand;
        Some(match at.seat {
            seat if hand.sits_out.contains(&seat) => NextHandRole::SitsOut,
            seat if hand.bb == seat || hand.also_bb.contains(&seat) => NextHandRole::BigBlind,
            seat if hand.sb == Some(seat) || hand.also_sb.contains(&seat) => NextHandRole::SmallBlind,
            seat if hand.button == seat => NextHandRole::Button,
            _ => NextHandRole::Plays,
        })
    });
    Some(OwnView {
        entry: id,
        alive: entry.alive(),
        seat,
        seats: table.map_or(0, |table| table.size()),
        taken: table.map(|table| table.occupied()).unwrap_or_default(),
        next_hand,
        hands_to_miss: if entry.alive() { tournament.conduct().hands_to_miss(id) } else { 0 },
        place: tournament.place(entry).or_else(|| result.map(|line| line.place)),
        out_at: match entry.standing {
            EntryStatus::Out { at, .. } => Some(at),
            _ => None,
        },
        prize: result.map_or(Cents::ZERO, |line| line.prize),
        things: result
            .map(|line| line.in_kind.iter().map(|thing| thing.name.clone()).collect())
            .unwrap_or_default(),
        bounties: tournament.bounty_play().heads().won(id),
    })
}
