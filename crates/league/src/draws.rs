//! The draws in the disclosed rows of a journal, and whether their seeds give the same result again.
//!
//! The rows are replayed in a model of the room ([`room`]): who sits where, table sizes, blocked and reserved seats.
//! Each draw is then repeated by the engine ([`tapis_engine::base::draw`]). A different result counts only if
//! everything that the draw depends on is disclosed.

mod again;
mod past;
mod room;
mod sizes;

use serde::Serialize;
use tapis_engine::Event;
use tapis_engine::base::draw::Seed;
use tapis_engine::base::quantity::Millis;

use crate::in_part::told;
use crate::{PublicEvening, Row, RowContent, RowKind};

use again::{Repetition, make};
use past::Past;
use sizes::Tries;

/// Kind of a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawKind {
    Seats,
    /// The seat of a latecomer.
    Late,
    /// Seats when players moved.
    Move,
}

/// The result of repeating a draw from its seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    Same,
    /// Other seats, although everything that the draw depends on is disclosed.
    Different,
    /// Not enough is disclosed to tell.
    NotTold,
}

/// A draw in a disclosed row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The number of its row.
    pub row: u64,
    /// Time in UTC milliseconds by the club's clock.
    pub at: Millis,
    pub kind: DrawKind,
    pub seed: Seed,
    /// It was not undone.
    pub stands: bool,
    /// Repeating it gives the same seats.
    pub repeated: bool,
    /// The result of repeating it.
    pub again: Again,
}

/// A draw while later rows are still unread.
struct OpenDraw {
    draw: Draw,
    made: Repetition,
    /// No earlier row has been undone since.
    undisturbed: bool,
}

/// All draws in the disclosed rows of an evening, in order.
pub(crate) fn draws(rows: &[Row<'_>], evening: &PublicEvening) -> Vec<Draw> {
    let (mut past, mut tries) = (Past::default(), Tries::default());
    let mut found = Vec::<OpenDraw>::new();
    for row in rows {
        match (row.kind, row.target, &row.content) {
            (RowKind::Undo, Some(target), _) => {
                past.undo(target);
                for one in found.iter_mut().rev().take_while(|one| one.draw.row > target) {
                    one.undisturbed = false;
                }
            }
            (RowKind::Redo, Some(target), _) => past.redo(target),
            (RowKind::Action, _, RowContent::Told { text, .. }) => {
                let told = told(row.version, text).unwrap_or_default();
                past.happened(row.seq, told, &mut tries, |event, room, tries| {
                    let Some((kind, seed)) = drawn(event) else { return };
                    let made = room.map_or(Repetition::Unknown, |room| make(event, room, tries));
                    let (repeated, again) = (made == Repetition::Same, Again::NotTold);
                    let draw = Draw { row: row.seq, at: row.at, kind, seed, stands: true, repeated, again };
                    found.push(OpenDraw { draw, made, undisturbed: true });
                });
            }
            _ => {}
        }
    }
    let winner = evening.results.iter().find(|result| result.place == 1).map(|result| result.entry);
    let players = evening.results.iter().map(|result| result.entry);
    let whole = past.room(&mut tries).is_some_and(|room| room.told_all(winner, players));
    let first = past.last_draw_of_all();
    let settled = |mut one: OpenDraw| {
        one.draw.stands = past.counts(one.draw.row);
        let certain = match one.made {
            Repetition::OtherIfWhole => {
                whole && one.draw.stands && one.undisturbed && Some(one.draw.row) > first
            }
            made => made == Repetition::Other,
        };
        one.draw.again = match one.made {
            Repetition::Same => Again::Same,
            _ if certain => Again::Different,
            _ => Again::NotTold,
        };
        one.draw
    };
    found.into_iter().map(settled).collect()
}

fn drawn(event: &Event) -> Option<(DrawKind, Seed)> {
    match event {
        Event::SeatsDrawn { seed, .. } => Some((DrawKind::Seats, *seed)),
        Event::LateSeated { seed, .. } => Some((DrawKind::Late, *seed)),
        Event::Moved { seed: Some(seed), .. } => Some((DrawKind::Move, *seed)),
        _ => None,
    }
}
