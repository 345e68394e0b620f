//! The ten combinations (004, 5-II) and which of two is higher (6-I).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::card::{Card, Rank, Suit};

/// A combination, from the weakest to the strongest.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush,
}

impl Category {
    /// From the weakest to the strongest.
    pub const ALL: [Category; 10] = [
        Category::HighCard,
        Category::Pair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::RoyalFlush,
    ];

    /// Number of the five cards, in order of weight, that make the combination; the others are kickers.
    pub fn cards_in_it(self) -> usize {
        match self {
            Category::HighCard => 1,
            Category::Pair => 2,
            Category::ThreeOfAKind => 3,
            Category::TwoPair | Category::FourOfAKind => 4,
            _ => 5,
        }
    }
}

/// Five cards and what they make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HighHand {
    /// Combination that the cards make.
    pub category: Category,
    /// The cards in order of weight: those of the combination first, then kickers; the ace of a
    /// five-high straight last.
    pub cards: [Card; 5],
}

impl HighHand {
    /// Hand that five cards make.
    ///
    /// ```
    /// use tapis_engine::floor::{card::read_cards, high_hand::{Category, HighHand}};
    /// let cards = read_cards("5s As 3d 2h 4c").unwrap();
    /// let hand = HighHand::of(cards.try_into().unwrap());
    /// assert_eq!((hand.category, hand.cards[0].to_string()), (Category::Straight, "5s".to_owned()));
    /// ```
    pub fn of(mut cards: [Card; 5]) -> HighHand {
        let paired = by_weight(&mut cards, Rank::value);
        if paired != Category::HighCard {
            return HighHand { category: paired, cards };
        }
        let flush = cards.iter().all(|card| card.suit == cards[0].suit);
        let wheel = cards[0].rank == Rank::Ace && cards[1].rank == Rank::Five;
        let straight = wheel || cards[0].rank.value() - cards[4].rank.value() == 4;
        if wheel {
            cards.rotate_left(1);
        }
        let category = match (straight, flush) {
            (true, true) if cards[0].rank == Rank::Ace => Category::RoyalFlush,
            (true, true) => Category::StraightFlush,
            (false, true) => Category::Flush,
            (true, false) => Category::Straight,
            (false, false) => Category::HighCard,
        };
        HighHand { category, cards }
    }

    /// A number that is higher for the better hand and equal for equal hands.
    pub fn strength(&self) -> u32 {
        let ranks = self.cards.iter().fold(0, |sum, card| sum << 4 | u32::from(card.rank.value()));
        (self.category as u32) << 20 | ranks
    }

    /// The suits of the cards in order of weight: what separates equal hands where suits do (003 n).
    pub fn suits(&self) -> [Suit; 5] {
        self.cards.map(|card| card.suit)
    }
}

/// Puts cards in order of weight (the most of a kind first, then the higher rank, then the higher
/// suit) and says what they make but for straights and flushes.
pub(crate) fn by_weight(cards: &mut [Card], value: fn(Rank) -> u8) -> Category {
    let mut of_a_kind = [0_u8; 15];
    for card in cards.iter() {
        of_a_kind[usize::from(value(card.rank))] += 1;
    }
    let many = |card: &Card| of_a_kind[usize::from(value(card.rank))];
    cards.sort_unstable_by_key(|card| Reverse((many(card), value(card.rank), card.suit)));
    let first = cards.first().map_or(0, many);
    let second = cards.get(usize::from(first)).map_or(0, many);
    match (first, second) {
        (4.., _) => Category::FourOfAKind,
        (3, 2..) => Category::FullHouse,
        (3, _) => Category::ThreeOfAKind,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ => Category::HighCard,
    }
}
