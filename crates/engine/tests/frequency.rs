//! Frequency of each combination, counted card by card.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use tapis_engine::floor::card::Card;
use tapis_engine::floor::frequency::{FIVES, SEVENS, best_of_seven, of_five};
use tapis_engine::floor::high_hand::{Category, HighHand};

/// Every five cards of the pack, judged as a showdown judges them.
#[test]
fn five_cards_are_counted_one_by_one() {
    let pack: Vec<Card> = Card::pack().collect();
    let mut counted: BTreeMap<Category, u32> = BTreeMap::new();
    for (a, first) in pack.iter().enumerate() {
        for (b, second) in pack.iter().enumerate().take(a) {
            for (c, third) in pack.iter().enumerate().take(b) {
                for (d, fourth) in pack.iter().enumerate().take(c) {
                    for fifth in &pack[..d] {
                        let hand = HighHand::of([*first, *second, *third, *fourth, *fifth]);
                        *counted.entry(hand.category).or_default() += 1;
                    }
                }
            }
        }
    }
    assert_eq!(counted.values().sum::<u32>(), FIVES);
    for category in Category::ALL {
        assert_eq!(counted[&category], of_five(category), "{category:?}");
    }
}

/// So many ways to take the suits of one rank.
const SUITS_OF: [u64; 5] = [1, 4, 6, 4, 1];
/// The same where one suit is surely not among them, and where it surely is.
const WITHOUT: [u64; 5] = [1, 3, 3, 1, 0];
const WITH: [u64; 5] = [0, 1, 3, 3, 1];

fn straight(ranks: u16) -> bool {
    // Bit 0 is the ace as one, bit 13 as the highest.
    let both = ranks << 1 | ranks >> 12;
    (0..10).any(|from| both >> from & 0b1_1111 == 0b1_1111)
}

/// Seven cards, by how many there are of each rank; a suit with five of them or more is looked at
/// rank by rank. Two suits cannot have five cards each, so no hand is counted twice.
fn sevens(of: &mut [usize; 13], rank: usize, left: usize, counted: &mut BTreeMap<Category, u64>) {
    if rank == 13 {
        if left == 0 {
            judged(of, counted);
        }
        return;
    }
    for many in 0..=left.min(4) {
        of[rank] = many;
        sevens(of, rank + 1, left - many, counted);
    }
    of[rank] = 0;
}

fn judged(of: &[usize; 13], counted: &mut BTreeMap<Category, u64>) {
    let ranks: u16 = (0..13).filter(|rank| of[*rank] > 0).map(|rank| 1 << rank).sum();
    let all: u64 = of.iter().map(|many| SUITS_OF[*many]).product();
    let mut flushes = 0;
    // Ranks in the suit of a flush.
    let mut next = ranks;
    while next > 0 {
        let suited = next;
        next = (next - 1) & ranks;
        if suited.count_ones() < 5 {
            continue;
        }
        let way = |rank: usize| if suited >> rank & 1 == 1 { WITH[of[rank]] } else { WITHOUT[of[rank]] };
        let ways = 4 * (0..13).map(way).product::<u64>();
        flushes += ways;
        let category = match (straight(suited), suited >> 8 == 0b1_1111) {
            (true, true) => Category::RoyalFlush,
            (true, false) => Category::StraightFlush,
            _ => Category::Flush,
        };
        *counted.entry(category).or_default() += ways;
    }
    let mut most = of.to_vec();
    most.sort_unstable_by(|a, b| b.cmp(a));
    let category = match (most[0], most[1]) {
        (4, _) => Category::FourOfAKind,
        (3, 2..) => Category::FullHouse,
        _ if straight(ranks) => Category::Straight,
        (3, _) => Category::ThreeOfAKind,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ => Category::HighCard,
    };
    *counted.entry(category).or_default() += all - flushes;
}

#[test]
fn seven_card_hands_are_counted_exactly() {
    let mut counted = BTreeMap::new();
    sevens(&mut [0; 13], 0, 7, &mut counted);
    assert_eq!(counted.values().sum::<u64>(), u64::from(SEVENS));
    for category in Category::ALL {
        assert_eq!(counted[&category], u64::from(best_of_seven(category)), "{category:?}");
    }
}
