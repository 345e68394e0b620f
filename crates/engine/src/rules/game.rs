//! Games that are played: a game and how its bets are limited, as article 7 of the decree lists them.

use serde::{Deserialize, Serialize};

use crate::base::quantity::SeatNo;
use crate::rules::ruleset::Betting;
use crate::rules::variant::Variant;

/// A game and how its bets are limited. The decree permits no other pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GamePlayed")]
pub enum Game {
    /// Hold'em, limit (7-I 1°).
    HoldemLimit,
    /// Hold'em, pot limit (7-I 2°).
    HoldemPotLimit,
    /// Hold'em, no limit (7-I 3°).
    HoldemNoLimit,
    /// Omaha with four cards, high, pot limit (7-II 1°).
    Omaha4High,
    /// Omaha with four cards, high and low, limit (7-II 2°).
    Omaha4HiloLimit,
    /// Omaha with four cards, high and low, pot limit (7-II 3°).
    Omaha4Hilo,
    /// Omaha with five cards, high, pot limit (7-II 4°).
    Omaha5High,
    /// Stud, high, limit (7-III 1°).
    StudHigh,
    /// Stud, high and low, limit (7-III 2°).
    StudHilo,
    /// Razz, limit (7-III 3°).
    Razz,
    /// Triple draw 2-7, limit (7-IV).
    Draw27,
}

impl Game {
    /// All of them, in the order of the decree.
    pub const ALL: [Game; 11] = [
        Game::HoldemLimit,
        Game::HoldemPotLimit,
        Game::HoldemNoLimit,
        Game::Omaha4High,
        Game::Omaha4HiloLimit,
        Game::Omaha4Hilo,
        Game::Omaha5High,
        Game::StudHigh,
        Game::StudHilo,
        Game::Razz,
        Game::Draw27,
    ];

    /// Hold'em with its bets limited like this; the decree permits all three.
    pub fn holdem(betting: Betting) -> Game {
        match betting {
            Betting::NoLimit => Game::HoldemNoLimit,
            Betting::PotLimit => Game::HoldemPotLimit,
            Betting::Limit => Game::HoldemLimit,
        }
    }

    /// Cards that are dealt, and the hand that wins.
    pub fn variant(self) -> Variant {
        match self {
            Game::HoldemLimit | Game::HoldemPotLimit | Game::HoldemNoLimit => Variant::Holdem,
            Game::Omaha4High => Variant::Omaha4High,
            Game::Omaha4HiloLimit | Game::Omaha4Hilo => Variant::Omaha4Hilo,
            Game::Omaha5High => Variant::Omaha5High,
            Game::StudHigh => Variant::StudHigh,
            Game::StudHilo => Variant::StudHilo,
            Game::Razz => Variant::Razz,
            Game::Draw27 => Variant::Draw27,
        }
    }

    /// Limit of the game's bets.
    pub fn betting(self) -> Betting {
        match self {
            Game::HoldemNoLimit => Betting::NoLimit,
            Game::HoldemPotLimit | Game::Omaha4High | Game::Omaha4Hilo | Game::Omaha5High => {
                Betting::PotLimit
            }
            Game::HoldemLimit
            | Game::Omaha4HiloLimit
            | Game::StudHigh
            | Game::StudHilo
            | Game::Razz
            | Game::Draw27 => Betting::Limit,
        }
    }

    /// The article of the decree.
    pub fn rule(self) -> &'static str {
        match self {
            Game::HoldemLimit => "004 7-I 1°",
            Game::HoldemPotLimit => "004 7-I 2°",
            Game::HoldemNoLimit => "004 7-I 3°",
            Game::Omaha4High => "004 7-II 1°",
            Game::Omaha4HiloLimit => "004 7-II 2°",
            Game::Omaha4Hilo => "004 7-II 3°",
            Game::Omaha5High => "004 7-II 4°",
            Game::StudHigh => "004 7-III 1°",
            Game::StudHilo => "004 7-III 2°",
            Game::Razz => "004 7-III 3°",
            Game::Draw27 => "004 7-IV",
        }
    }
}

impl Variant {
    /// Limits that the decree admits for it (004, article 7).
    pub fn bettings(self) -> impl Iterator<Item = Betting> {
        Game::ALL.into_iter().filter(move |game| game.variant() == self).map(Game::betting)
    }

    /// Number of players for whom 52 cards suffice; ten sit at a table at most (002). At stud the last card may be one
    /// for all, and at 2-7 most changes must find cards.
    pub fn most_players(self) -> SeatNo {
        match self {
            Variant::Holdem | Variant::Omaha4High | Variant::Omaha4Hilo => 10,
            Variant::Omaha5High | Variant::StudHigh | Variant::StudHilo | Variant::Razz => 8,
            Variant::Draw27 => 6,
        }
    }
}
