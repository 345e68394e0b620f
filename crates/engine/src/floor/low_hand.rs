//! Low hands: razz, 2-7 and the lower half of high/low (004, 6-II and 6-III).

use super::card::{Card, Rank};
use super::high_hand::{Category, HighHand, by_weight};

/// Ranking of low hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LowRanking {
    /// Ace low, no straights or flushes, five different ranks up to eight (6-III).
    EightOrBetter,
    /// Ace low, no straights or flushes (6-II): razz.
    AceToFive,
    /// Ace high, no straights or flushes (6-II with 7-IV): 2-7 by the decree.
    DeuceToSix,
    /// Ace high, straights and flushes count against the hand: 2-7 as it is played elsewhere.
    DeuceToSeven,
}

impl LowRanking {
    fn value(self) -> fn(Rank) -> u8 {
        match self {
            LowRanking::EightOrBetter | LowRanking::AceToFive => Rank::low_value,
            LowRanking::DeuceToSix | LowRanking::DeuceToSeven => Rank::value,
        }
    }
}

/// Five cards as a low hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LowHand {
    /// Category that makes it worse than five different cards, if any.
    pub category: Category,
    /// The cards in order of weight: pairs first, then the highest; what is compared first is first.
    pub cards: [Card; 5],
    ranking: LowRanking,
}

impl LowHand {
    /// Five cards as a low hand. `None` if they do not qualify.
    ///
    /// ```
    /// use tapis_engine::floor::{card::read_cards, low_hand::{LowHand, LowRanking}};
    /// let cards = |text| read_cards(text).unwrap().try_into().unwrap();
    /// let low = LowHand::of(cards("4c As 8s 2d 3h"), LowRanking::EightOrBetter).unwrap();
    /// assert_eq!(low.name(), "8-4-3-2-A");
    /// assert!(LowHand::of(cards("4c As 9s 2d 3h"), LowRanking::EightOrBetter).is_none());
    /// ```
    pub fn of(mut cards: [Card; 5], ranking: LowRanking) -> Option<LowHand> {
        let mut category = by_weight(&mut cards, ranking.value());
        if ranking == LowRanking::EightOrBetter
            && (category != Category::HighCard || cards[0].rank.low_value() > 8)
        {
            return None;
        }
        if ranking == LowRanking::DeuceToSeven {
            let high = HighHand::of(cards);
            // The ace is high only: five to ace is no straight, and stays a flush where it is one.
            let wheel = high.cards[4].rank == Rank::Ace;
            category = match high.category {
                Category::Straight if wheel => Category::HighCard,
                Category::StraightFlush if wheel => Category::Flush,
                other => other,
            };
        }
        Some(LowHand { category, cards, ranking })
    }

    /// A number that is lower for the better hand and equal for equal hands. Of two full houses the
    /// lower is better; see [`super::showdown::Notice::LowFullHouses`].
    pub fn weakness(&self) -> u32 {
        let value = self.ranking.value();
        let ranks = self.cards.iter().fold(0, |sum, card| sum << 4 | u32::from(value(card.rank)));
        (self.category as u32) << 20 | ranks
    }

    /// The ranks in order of weight, 1 to 14, the ace as the game counts it.
    pub(crate) fn ranks(&self) -> [i8; 5] {
        let value = self.ranking.value();
        self.cards.map(|card| value(card.rank) as i8)
    }

    /// Its ranks from the highest to the lowest, as it is called: `8-4-3-2-A`.
    pub fn name(&self) -> String {
        let value = self.ranking.value();
        let mut ranks = self.cards.map(|card| card.rank);
        ranks.sort_unstable_by_key(|rank| std::cmp::Reverse(value(*rank)));
        ranks.map(|rank| rank.letter().to_string()).join("-")
    }
}
