//! Frequency of each combination, counted exactly: five cards out of the pack, and the best five of seven.

use super::high_hand::Category;

/// All ways to take five cards out of 52.
pub const FIVES: u32 = 2_598_960;

/// All ways to take seven cards out of 52.
pub const SEVENS: u32 = 133_784_560;

/// All ways to take so few things out of so few.
const fn ways(of: u32, taken: u32) -> u32 {
    let (mut ways, mut at) = (1, 0);
    while at < taken {
        ways = ways * (of - at) / (at + 1);
        at += 1;
    }
    ways
}

/// Number of the [`FIVES`] in which five cards make this combination and none better.
///
/// ```
/// use tapis_engine::floor::{frequency::{FIVES, of_five}, high_hand::Category};
/// assert_eq!(of_five(Category::RoyalFlush), 4);
/// assert_eq!(Category::ALL.map(of_five).iter().sum::<u32>(), FIVES);
/// ```
pub const fn of_five(category: Category) -> u32 {
    const SUITS: u32 = 4;
    // A straight ends in one of ten ranks, from the five to the ace.
    let straights = 10;
    let ranks = ways(13, 5) - straights;
    match category {
        Category::RoyalFlush => SUITS,
        Category::StraightFlush => (straights - 1) * SUITS,
        Category::FourOfAKind => 13 * 48,
        Category::FullHouse => 13 * ways(4, 3) * 12 * ways(4, 2),
        Category::Flush => ranks * SUITS,
        Category::Straight => straights * (SUITS.pow(5) - SUITS),
        Category::ThreeOfAKind => 13 * ways(4, 3) * ways(12, 2) * SUITS.pow(2),
        Category::TwoPair => ways(13, 2) * ways(4, 2).pow(2) * 11 * SUITS,
        Category::Pair => 13 * ways(4, 2) * ways(12, 3) * SUITS.pow(3),
        Category::HighCard => ranks * (SUITS.pow(5) - SUITS),
    }
}

/// Number of the [`SEVENS`] in which the best five of seven cards make this combination: what a player holds at the
/// river of hold'em, or at the end of a stud. A test counts them anew.
pub const fn best_of_seven(category: Category) -> u32 {
    match category {
        Category::RoyalFlush => 4_324,
        Category::StraightFlush => 37_260,
        Category::FourOfAKind => 224_848,
        Category::FullHouse => 3_473_184,
        Category::Flush => 4_047_644,
        Category::Straight => 6_180_020,
        Category::ThreeOfAKind => 6_461_620,
        Category::TwoPair => 31_433_400,
        Category::Pair => 58_627_800,
        Category::HighCard => 23_294_460,
    }
}
