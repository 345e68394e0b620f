//! The result of one player on one evening.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, Place, Points};
use crate::play::re_entries::{FirstEntry, UntilOut};
use crate::prizes::points::{PointsScheme, points};

/// Facts known of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningFacts {
    /// Players who entered, each once.
    pub players: u32,
    /// Their entries in all, re-entries among them.
    pub entries: u32,
    /// Price of an entry.
    pub buy_in: Cents,
    pub pool: Cents,
    /// Chips that everyone started with.
    pub stack: Chips,
    /// Players at the final table.
    pub final_table: u32,
    /// Scheme by which its own set-up gives points.
    pub scheme: PointsScheme,
}

impl Default for EveningFacts {
    fn default() -> Self {
        EveningFacts {
            players: 0,
            entries: 0,
            buy_in: Cents::ZERO,
            pool: Cents::ZERO,
            stack: Chips::ZERO,
            final_table: 0,
            scheme: PointsScheme::None,
        }
    }
}

/// Figures of a player in an evening, beside the place and the points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerFigures {
    /// Sum that the player owed.
    pub spent: Cents,
    pub prize: Cents,
    /// Whether money or a thing was won.
    pub in_money: bool,
    pub rebuys: u32,
    pub addons: u32,
    pub eliminations: u32,
    pub bounties: Cents,
    /// Number of bounties won, those shared with others included.
    pub bounties_won: u32,
    /// Other entries that the player bought after the first.
    pub re_entries: u32,
    /// The first entry; `None` if it is not known, or counts for itself already.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub first: Option<FirstEntry>,
}

/// Result of a player in an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerResult {
    pub place: Place,
    pub figures: PlayerFigures,
    /// The number of players with this place, this one included; 1 while the player is still in.
    pub sharing: u32,
    /// The same for the place of the first entry.
    pub sharing_first: u32,
    /// The points that the evening's own set-up gave.
    pub recorded: Points,
    /// The evening, shared by its results.
    pub evening: Arc<EveningFacts>,
}

impl PlayerResult {
    /// Achievements of the first entry: its place among the first entries of all players, and what the player had
    /// bought and won when it went out. It won no prize where the player bought another one.
    pub(crate) fn of_first_entry(&self) -> PlayerResult {
        let Some(FirstEntry { place, until_out }) = self.figures.first else { return self.clone() };
        let figures = match until_out {
            None => PlayerFigures { first: None, ..self.figures },
            Some(UntilOut { spent, rebuys, addons, eliminations, bounties, bounties_won }) => PlayerFigures {
                spent,
                rebuys,
                addons,
                eliminations,
                bounties,
                bounties_won,
                ..PlayerFigures::default()
            },
        };
        let mut first = PlayerResult { place, figures, sharing: self.sharing_first, ..self.clone() };
        if place != self.place || until_out.is_some() {
            first.recorded = points(&self.evening.scheme, place, self.evening.players);
        }
        first
    }

    /// The same result with another of the places that the player shares. Points of the evening's set-up follow the
    /// place unless they were given by other means.
    pub(crate) fn in_place(&self, place: Place) -> PlayerResult {
        let EveningFacts { scheme, players, .. } = &*self.evening;
        let by_scheme = self.recorded == points(scheme, self.place, *players);
        let recorded = if by_scheme { points(scheme, place, *players) } else { self.recorded };
        PlayerResult { place, recorded, ..self.clone() }
    }
}
