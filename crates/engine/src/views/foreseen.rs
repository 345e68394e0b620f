//! Effect of an action before it is done.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Millis, TableNo};
use crate::journal::event::Event;
use crate::play::advice::Advice;
use crate::state::tournament::Tournament;

/// State of a tournament after an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foreseen {
    pub left: u32,
    /// The open tables, and how many sit at each.
    pub tables: Vec<Crowd>,
    /// Actions that would be advised then.
    pub advice: Vec<Advice>,
}

/// Number of players at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Crowd {
    pub table: TableNo,
    pub players: u32,
}

/// State after these events, which [`Tournament::decide`] made. The tournament stays as it is.
pub fn foreseen(tournament: &Tournament, events: &[Event], now: Millis) -> Foreseen {
    let mut then = tournament.clone();
    for event in events {
        then.apply(event);
    }
    let crowd = |no: TableNo, players: usize| Crowd {
        table: no,
        players: u32::try_from(players).unwrap_or(u32::MAX),
    };
    Foreseen {
        left: then.counts().left,
        tables: then.tables().values().map(|table| crowd(table.no, table.players())).collect(),
        advice: then.adviser().advice(now),
    }
}
