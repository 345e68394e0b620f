//! Showdowns of every game against an evaluator of its own kind: hands of five are ranked by how often each
//! rank occurs, and cards are numbers. It shares no code with the engine's.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_engine::floor::card::{Card, read_cards};
use tapis_engine::floor::share::Share;
use tapis_engine::floor::showdown::{ShowdownQuestion, showdown};
use tapis_engine::rules::ruleset::{Lowball27, Ruleset};
use tapis_engine::rules::variant::Variant;

/// A rank from 0 (the two) to 12 (the ace), and a suit from 0 to 3.
type RankAndSuit = (u8, u8);

/// Value by which hands of five are compared: how often its ranks occur, the most first, then those ranks.
type Worth = ([u8; 5], [u8; 5]);

/// Ranking of hands of five, and those that count.
#[derive(Clone, Copy, PartialEq)]
enum Ranking {
    High,
    /// The ace is low, straights and flushes do not count; with or without the limit of eight.
    AceToFive {
        eight: bool,
    },
    /// The ace is high; straights and flushes count or do not.
    Deuce {
        straights: bool,
    },
}

/// Ranks in groups, the largest group first, then the higher rank.
fn grouped(ranks: [u8; 5]) -> Worth {
    let mut groups: Vec<(u8, u8)> = (0..=14)
        .filter_map(|rank| {
            let times = u8::try_from(ranks.iter().filter(|other| **other == rank).count()).unwrap();
            (times > 0).then_some((times, rank))
        })
        .collect();
    groups.sort_unstable_by(|one, other| other.cmp(one));
    let (mut times, mut order) = ([0; 5], [0; 5]);
    for (place, (count, rank)) in groups.into_iter().enumerate() {
        (times[place], order[place]) = (count, rank);
    }
    (times, order)
}

/// A hand of five under a ranking; `None` if it does not qualify. At high the greater wins, at low the smaller.
fn worth(five: [RankAndSuit; 5], ranking: Ranking) -> Option<Worth> {
    let ace_low = matches!(ranking, Ranking::AceToFive { .. });
    let ranks = five.map(|(rank, _)| if ace_low { (rank + 1) % 13 } else { rank });
    let (mut times, mut order) = grouped(ranks);
    let different = times == [1; 5];
    if ranking == (Ranking::AceToFive { eight: true }) && !(different && order[0] <= 7) {
        return None;
    }
    if ranking == Ranking::High || ranking == (Ranking::Deuce { straights: true }) {
        let flush = five.iter().all(|(_, suit)| *suit == five[0].1);
        let wheel = ranking == Ranking::High && order == [12, 3, 2, 1, 0];
        let straight = different && (order[0] - order[4] == 4 || wheel);
        if wheel {
            // The five is its highest card; its ace counts below the two.
            order = [3, 2, 1, 0, 0];
        }
        // Between three of a kind (3, 1, 1) and a full house (3, 2), the flush above the straight.
        times = match (straight, flush) {
            (true, true) => [5, 0, 0, 0, 0],
            (false, true) if different => [3, 1, 3, 0, 0],
            (true, false) => [3, 1, 2, 0, 0],
            _ => times,
        };
    }
    Some((times, order))
}

/// All choices of five: two of one's own and three of the board, or any of all.
fn choices(own: &[RankAndSuit], board: &[RankAndSuit], omaha: bool) -> Vec<[RankAndSuit; 5]> {
    let all = [own, board].concat();
    let mut found = Vec::new();
    for a in 0..all.len() {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    for e in 0..d {
                        let of_own = [a, b, c, d, e].iter().filter(|at| **at < own.len()).count();
                        if !omaha || of_own == 2 {
                            found.push([a, b, c, d, e].map(|at| all[at]));
                        }
                    }
                }
            }
        }
    }
    found
}

/// Players with the best of these hands; nobody, where none qualifies.
fn winners(hands: &[Vec<[RankAndSuit; 5]>], ranking: Ranking) -> Vec<usize> {
    let better =
        |one: Worth, other: Worth| if ranking == Ranking::High { one.max(other) } else { one.min(other) };
    let bests: Vec<Option<Worth>> = hands
        .iter()
        .map(|fives| fives.iter().filter_map(|five| worth(*five, ranking)).reduce(better))
        .collect();
    let Some(best) = bests.iter().flatten().copied().reduce(better) else { return Vec::new() };
    (0..hands.len()).filter(|player| bests[*player] == Some(best)).collect()
}

/// The rankings of a game: of the whole pot, or of its two halves.
fn rankings(variant: Variant, lowball: Lowball27) -> (Option<Ranking>, Option<Ranking>) {
    match variant {
        Variant::Holdem | Variant::Omaha4High | Variant::Omaha5High | Variant::StudHigh => {
            (Some(Ranking::High), None)
        }
        Variant::Omaha4Hilo | Variant::StudHilo => {
            (Some(Ranking::High), Some(Ranking::AceToFive { eight: true }))
        }
        Variant::Razz => (None, Some(Ranking::AceToFive { eight: false })),
        Variant::Draw27 => (None, Some(Ranking::Deuce { straights: lowball == Lowball27::International })),
    }
}

fn numbered(card: &str) -> RankAndSuit {
    let mut letters = card.chars();
    let mut place = |of: &str| u8::try_from(of.find(letters.next().unwrap()).unwrap()).unwrap();
    (place("23456789TJQKA"), place("cdhs"))
}

/// Cases that came out often enough to have been tried.
#[derive(Debug, Default)]
struct CaseCounts {
    shared: u32,
    no_low: u32,
}

fn compare(variant: Variant, lowball: Lowball27, hands: &[Vec<&str>], board: &[&str], seen: &mut CaseCounts) {
    let cards = |cards: &[&str]| -> Vec<Card> { read_cards(&cards.join(" ")).unwrap() };
    let name = |player: usize| player.to_string();
    let question = ShowdownQuestion {
        variant,
        board: cards(board),
        hands: hands.iter().enumerate().map(|(player, hand)| (name(player), cards(hand))).collect(),
    };
    let rules = Ruleset { lowball_27: lowball, ..Ruleset::default() };
    let judged = showdown(&question, &rules).unwrap();

    let omaha = matches!(variant, Variant::Omaha4High | Variant::Omaha4Hilo | Variant::Omaha5High);
    let numbers = |cards: &[&str]| cards.iter().map(|card| numbered(card)).collect::<Vec<_>>();
    let fives: Vec<_> = hands.iter().map(|hand| choices(&numbers(hand), &numbers(board), omaha)).collect();
    let (high, low) = rankings(variant, lowball);
    let high = high.map(|ranking| winners(&fives, ranking));
    let low = low.map(|ranking| winners(&fives, ranking)).filter(|winners| !winners.is_empty());
    let named = |winners: &Option<Vec<usize>>| {
        winners.as_ref().map(|winners| winners.iter().map(|player| name(*player)).collect::<Vec<_>>())
    };
    let told = format!("{variant:?} {lowball:?}: {hands:?} on {board:?}");
    assert_eq!(judged.winners_high, named(&high), "high of {told}");
    assert_eq!(judged.winners_low, named(&low), "low of {told}");

    let half = if high.is_some() && low.is_some() { Share::HALF } else { Share::WHOLE };
    let part = |winners: &Option<Vec<usize>>, player: usize| match winners {
        Some(winners) if winners.contains(&player) => half.among(winners.len()),
        _ => Share::NOTHING,
    };
    let shares: BTreeMap<String, Share> =
        (0..hands.len()).map(|player| (name(player), part(&high, player).plus(part(&low, player)))).collect();
    assert_eq!(judged.shares, shares, "shares of {told}");
    let several = |winners: &Option<Vec<usize>>| winners.as_ref().is_some_and(|winners| winners.len() > 1);
    seen.shared += u32::from(several(&high) || several(&low));
    seen.no_low += u32::from(low.is_none());
}

/// `TAPIS_SHOWDOWNS` deals of a game, `make torture ARGS=showdowns` says how many; here a few.
fn deal(variant: Variant, lowball: Lowball27) {
    let deals = std::env::var("TAPIS_SHOWDOWNS").ok().and_then(|count| count.parse().ok()).unwrap_or(600);
    let seed = std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(16);
    let mut dice = rand::rngs::SmallRng::seed_from_u64(seed);
    let pack: Vec<String> = "23456789TJQKA"
        .chars()
        .flat_map(|rank| "cdhs".chars().map(move |suit| format!("{rank}{suit}")))
        .collect();
    let mut pack: Vec<&str> = pack.iter().map(String::as_str).collect();
    let mut seen = CaseCounts::default();
    for _ in 0..deals {
        pack.shuffle(&mut dice);
        let (board, rest) = pack.split_at(variant.board_cards());
        let players = dice.random_range(2..=4);
        let hands: Vec<Vec<&str>> =
            rest.chunks(variant.hand_cards()).take(players).map(<[&str]>::to_vec).collect();
        compare(variant, lowball, &hands, board, &mut seen);
    }
    let board_cards = variant.board_cards();
    let hilo = matches!(variant, Variant::Omaha4Hilo | Variant::StudHilo);
    // Without common cards hands seldom tie.
    assert!(seen.shared > 0 || board_cards == 0, "{variant:?}: {seen:?}");
    assert!(!hilo || (seen.no_low > 0 && seen.no_low < deals), "{variant:?}: {seen:?}");
}

macro_rules! games {
    ($($name:ident: $variant:ident $lowball:ident),* $(,)?) => {
        $(#[test]
        fn $name() {
            deal(Variant::$variant, Lowball27::$lowball);
        })*

        #[test]
        fn every_game_is_dealt() {
            let dealt = [$(Variant::$variant),*];
            assert!(Variant::ALL.iter().all(|variant| dealt.contains(variant)));
        }
    };
}

games! {
    holdem: Holdem Decree,
    omaha: Omaha4High Decree,
    omaha_high_and_low: Omaha4Hilo Decree,
    omaha_with_five_cards: Omaha5High Decree,
    stud: StudHigh Decree,
    stud_high_and_low: StudHilo Decree,
    razz: Razz Decree,
    deuce_to_seven_of_the_decree: Draw27 Decree,
    deuce_to_seven_as_elsewhere: Draw27 International,
}

/// Hands that chance deals seldom, each against the next weaker one.
#[test]
fn hands_in_their_order() {
    let ladder = [
        "Ts Js Qs Ks As",
        "9d Td Jd Qd Kd",
        "As 2s 3s 4s 5s",
        "2c 2d 2h 2s 3c",
        "Ac Ad Ah Ks Kc",
        "2c 2d 2h As Ad",
        "2h 4h 6h 8h Th",
        "2c 3d 4h 5s 6c",
        "Ac 2d 3h 4s 5c",
        "2c 2d 2h 4s 3c",
        "Ac Ad Kh Ks Qc",
        "Ac Ad Kh Qs Jc",
        "Ac Kd Qh Js 9c",
        "2c 3d 4h 5s 7c",
    ];
    let of = |text: &str, ranking| {
        let five: Vec<RankAndSuit> = text.split(' ').map(numbered).collect();
        worth(five.try_into().unwrap(), ranking)
    };
    for pair in ladder.windows(2) {
        assert!(of(pair[0], Ranking::High) > of(pair[1], Ranking::High), "{pair:?}");
    }
    let (eight, straights) = (Ranking::AceToFive { eight: true }, Ranking::Deuce { straights: true });
    assert!(of("As 2s 3s 4s 5s", eight) < of("2c 3d 4h 5s 6c", eight));
    assert_eq!(of("2c 3d 4h 5s 9c", eight), None);
    assert!(of("2c 3d 4h 5s 7c", straights) < of("2c 3d 4h 5s 8c", straights));
    assert!(of("Ac 2d 3h 4s 5c", straights) < of("2c 3d 4h 5s 6c", straights));
}
