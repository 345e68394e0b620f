//! The games of 004, article 7: how many cards, and which five of them make a hand.

use super::card::Card;
use super::facts::{FactsError, count_is};
use super::low_hand::LowRanking;
use crate::rules::ruleset::Lowball27;
use crate::rules::variant::Variant;

impl Variant {
    /// All variants in their order.
    pub const ALL: [Variant; 8] = [
        Variant::Holdem,
        Variant::Omaha4High,
        Variant::Omaha4Hilo,
        Variant::Omaha5High,
        Variant::StudHigh,
        Variant::StudHilo,
        Variant::Razz,
        Variant::Draw27,
    ];

    /// Number of a player's cards at the showdown.
    pub fn hand_cards(self) -> usize {
        match self {
            Variant::Holdem => 2,
            Variant::Omaha4High | Variant::Omaha4Hilo => 4,
            Variant::Omaha5High | Variant::Draw27 => 5,
            Variant::StudHigh | Variant::StudHilo | Variant::Razz => 7,
        }
    }

    /// Number of cards common to all.
    pub fn board_cards(self) -> usize {
        match self {
            Variant::Holdem | Variant::Omaha4High | Variant::Omaha4Hilo | Variant::Omaha5High => 5,
            Variant::StudHigh | Variant::StudHilo | Variant::Razz | Variant::Draw27 => 0,
        }
    }

    /// Whether it is stud: some cards lie open.
    pub fn is_stud(self) -> bool {
        matches!(self, Variant::StudHigh | Variant::StudHilo | Variant::Razz)
    }

    /// Whether the highest hand wins, the pot or half of it.
    pub fn high_wins(self) -> bool {
        !matches!(self, Variant::Razz | Variant::Draw27)
    }

    /// Low hand that wins the pot or half of it, if any.
    pub fn low(self, lowball_27: Lowball27) -> Option<LowRanking> {
        match (self, lowball_27) {
            (Variant::Omaha4Hilo | Variant::StudHilo, _) => Some(LowRanking::EightOrBetter),
            (Variant::Razz, _) => Some(LowRanking::AceToFive),
            (Variant::Draw27, Lowball27::Decree) => Some(LowRanking::DeuceToSix),
            (Variant::Draw27, Lowball27::International) => Some(LowRanking::DeuceToSeven),
            _ => None,
        }
    }

    /// Every five cards that a player may take for his hand: any of his own and the common cards; in
    /// Omaha exactly two of his own and three common ones (7-II).
    ///
    /// # Errors
    /// The hand or the board has not the number of cards that the game has.
    pub fn fives(self, whose: &str, hand: &[Card], board: &[Card]) -> Result<Vec<[Card; 5]>, FactsError> {
        count_is("board", self.board_cards(), board)?;
        count_is(whose, self.hand_cards(), hand)?;
        let mut fives = Vec::new();
        if matches!(self, Variant::Omaha4High | Variant::Omaha4Hilo | Variant::Omaha5High) {
            for [a, b] in chosen::<2>(hand) {
                for [c, d, e] in chosen::<3>(board) {
                    fives.push([a, b, c, d, e]);
                }
            }
        } else {
            fives = chosen(&[hand, board].concat());
        }
        Ok(fives)
    }
}

/// All ways to take N of these few cards.
fn chosen<const N: usize>(cards: &[Card]) -> Vec<[Card; N]> {
    let all = 1_u32.checked_shl(u32::try_from(cards.len()).unwrap_or(u32::MAX)).unwrap_or(0);
    let of_size = (0..all).filter(|taken| taken.count_ones() as usize == N);
    let take = |taken: u32| {
        let cards = cards.iter().enumerate().filter(|(at, _)| taken >> at & 1 == 1).map(|(_, card)| *card);
        cards.collect::<Vec<_>>().try_into().ok()
    };
    of_size.filter_map(take).collect()
}
