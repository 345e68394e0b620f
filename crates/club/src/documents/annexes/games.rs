//! The games of the decree: what is dealt, and a showdown that the engine judges.

use tapis_documents::diagrams::card::CardOrientation;
use tapis_documents::papers::annexes::Game;
use tapis_documents::papers::annexes::games::{ExamplePlayer, Half, Limit, MadeHand, Round};
use tapis_engine::base::quantity::Chips;
use tapis_engine::floor::card::{Card, read_cards};
use tapis_engine::floor::max_raise::{PotFacts, RoomGame, max_raise};
use tapis_engine::floor::showdown::{HandShown, Showdown, ShowdownQuestion, showdown};
use tapis_engine::rules::game::Game as WithLimit;
use tapis_engine::rules::ruleset::{Betting, Ruleset};
use tapis_engine::rules::variant::Variant;

use crate::documents::annexes::drawing::{drawn, name};

/// Two hands for each game, and the board where there is one. At stud the third to the sixth card
/// lie open.
fn example(variant: Variant) -> (&'static str, [&'static str; 2]) {
    match variant {
        Variant::Holdem => ("Kh 9s 4d Kc 2s", ["Ks 9d", "As Ac"]),
        Variant::Omaha4High => ("As Ks 8s 5s 2d", ["Qs Qd Jh Th", "9s 3s 9d 7c"]),
        Variant::Omaha4Hilo => ("Ah 7d 4c Ks Kd", ["2s 3h Kc Jd", "7s 7c 9h Td"]),
        Variant::Omaha5High => ("Jh Th 4s 4c 2h", ["Ah 5h Kd Kc 6s", "Jc Js 9d 8s 3c"]),
        Variant::StudHigh => ("", ["Qd 7c Qs 7h 3d 9c 2s", "8h 6h Ah Kh 5c 2d Jh"]),
        Variant::StudHilo => ("", ["As 4d 3c 7h 6d Ks Kd", "Tc Td 9s 9h 2c 8d Jh"]),
        Variant::Razz => ("", ["2c 5d 7h Ac 9s Kd 4h", "3s 3d 6c 8h 2d Ts As"]),
        Variant::Draw27 => ("", ["8c 6d 4h 3s 2c", "9h 7s 5d 3c 2d"]),
    }
}

/// Limits that the decree admits for a game (004, article 7).
fn limits(variant: Variant) -> Vec<Limit> {
    let limit = |betting| match betting {
        Betting::NoLimit => Limit::None,
        Betting::PotLimit => Limit::Pot,
        Betting::Limit => Limit::Fixed,
    };
    variant.bettings().map(limit).collect()
}

/// Every game, each on its page.
pub(super) fn games(rules: &Ruleset) -> Vec<Game> {
    Variant::ALL.iter().filter_map(|variant| game(*variant, rules)).collect()
}

fn game(variant: Variant, rules: &Ruleset) -> Option<Game> {
    let (board, hands) = example(variant);
    let board = read_cards(board).unwrap_or_default();
    let hands: Vec<Vec<Card>> = hands.iter().filter_map(|hand| read_cards(hand).ok()).collect();
    let word = serde_json::to_value(variant).ok()?;
    Some(Game {
        name: word.as_str()?.to_owned(),
        most_players: variant.most_players(),
        stud: variant.is_stud(),
        rounds: rounds(variant, hands.first()?, &board),
        limits: limits(variant),
        example: shown(variant, &hands, &board, rules)?,
        pot_limit: limits(variant).contains(&Limit::Pot).then(|| pot_limit(rules)).flatten(),
    })
}

/// The most that may be raised to: 300 in the pot before a bet of 100.
fn pot_limit(rules: &Ruleset) -> Option<(i64, i64, i64)> {
    let (pot, bet) = (300, 100);
    let facts = PotFacts {
        variant: RoomGame::Named(WithLimit::HoldemPotLimit),
        pot_before_last_bet: Chips(pot),
        last_bet: Chips(bet),
        already_in: Chips::ZERO,
        stack: None,
    };
    let most = max_raise(rules, &facts).ok()?.max_raise_to?;
    Some((pot, bet, most.0))
}

fn rounds(variant: Variant, hand: &[Card], board: &[Card]) -> Vec<Round> {
    let down = |down: usize| Round { down: u8::try_from(down).unwrap_or(0), ..Round::default() };
    let cards = |cards: &[Card]| cards.iter().map(|card| drawn(*card)).collect::<Vec<_>>();
    match variant {
        Variant::StudHigh | Variant::StudHilo | Variant::Razz => {
            let up = |from: usize| Round {
                up: cards(hand.get(from..=from).unwrap_or_default()),
                ..Round::default()
            };
            vec![Round { down: 2, ..up(2) }, up(3), up(4), up(5), down(1)]
        }
        Variant::Draw27 => {
            let change = || Round { change: 5, ..Round::default() };
            vec![down(variant.hand_cards()), change(), change(), change()]
        }
        _ => {
            let common = |range: std::ops::Range<usize>| Round {
                common: cards(board.get(range).unwrap_or_default()),
                ..Round::default()
            };
            vec![down(variant.hand_cards()), common(0..3), common(3..4), common(4..5)]
        }
    }
}

fn shown(
    variant: Variant,
    hands: &[Vec<Card>],
    board: &[Card],
    rules: &Ruleset,
) -> Option<Vec<ExamplePlayer>> {
    let called = |at: usize| at.to_string();
    let question = ShowdownQuestion {
        variant,
        board: board.to_vec(),
        hands: hands.iter().enumerate().map(|(at, hand)| (called(at), hand.clone())).collect(),
    };
    let judged = showdown(&question, rules).ok()?;
    let player = |(at, hand): (usize, &Vec<Card>)| {
        let found = judged.hands.get(&called(at))?;
        let used: Vec<Card> = high_cards(found).chain(low_cards(found)).collect();
        let lying = |cards: &[Card]| {
            let lies = |card: &Card| {
                if used.contains(card) {
                    CardOrientation::Up(drawn(*card))
                } else {
                    CardOrientation::Aside(drawn(*card))
                }
            };
            cards.iter().map(lies).collect()
        };
        Some(ExamplePlayer {
            own: lying(hand),
            common: lying(board),
            made: made(found, &called(at), &judged),
        })
    };
    hands.iter().enumerate().map(player).collect()
}

fn high_cards(found: &HandShown) -> impl Iterator<Item = Card> {
    found.high.iter().flat_map(|hand| hand.cards).collect::<Vec<_>>().into_iter()
}

fn low_cards(found: &HandShown) -> impl Iterator<Item = Card> {
    found.low.iter().flat_map(|hand| hand.cards).collect::<Vec<_>>().into_iter()
}

fn made(found: &HandShown, who: &str, judged: &Showdown) -> Vec<MadeHand> {
    let wins = |winners: &Option<Vec<String>>| {
        winners.as_ref().is_some_and(|names| names.iter().any(|name| name == who))
    };
    let shared = judged.winners_high.is_some() && judged.winners_low.is_some();
    let half = |half| if shared { half } else { Half::Whole };
    let high = found.high.map(|hand| MadeHand {
        hand: name(hand.category),
        low: false,
        wins: wins(&judged.winners_high).then_some(half(Half::High)),
    });
    let low = found.low.as_ref().map(|hand| MadeHand {
        hand: hand.name.clone(),
        low: true,
        wins: wins(&judged.winners_low).then_some(half(Half::Low)),
    });
    high.into_iter().chain(low).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tapis_engine::rules::ruleset::Base;

    use super::*;

    /// Each example ends with the winners that its sentences name.
    #[test]
    fn the_examples_end_as_they_are_told() {
        let told: BTreeMap<&str, [&str; 2]> = BTreeMap::from([
            ("holdem", ["full_house+", "two_pair"]),
            ("omaha4_high", ["pair", "flush+"]),
            ("omaha4_hilo", ["three_of_a_kind 7-4-3-2-A+", "full_house+"]),
            ("omaha5_high", ["flush", "full_house+"]),
            ("stud_high", ["two_pair", "flush+"]),
            ("stud_hilo", ["pair 7-6-4-3-A+", "two_pair+"]),
            ("razz", ["7-5-4-2-A+", "8-6-3-2-A"]),
            ("draw27", ["8-6-4-3-2+", "9-7-5-3-2"]),
        ]);
        for rules in [Ruleset::default(), Ruleset::of(Base::Tda)] {
            let games = games(&rules);
            assert_eq!(games.len(), Variant::ALL.len());
            for game in games {
                let made = |shown: &ExamplePlayer| {
                    let one = |made: &MadeHand| {
                        format!("{}{}", made.hand, if made.wins.is_some() { "+" } else { "" })
                    };
                    shown.made.iter().map(one).collect::<Vec<_>>().join(" ")
                };
                let seen: Vec<String> = game.example.iter().map(made).collect();
                assert_eq!(seen, told[game.name.as_str()], "{}", game.name);
                if game.name.starts_with("omaha") {
                    let used = |shown: &ExamplePlayer| {
                        shown.own.iter().filter(|card| matches!(card, CardOrientation::Up(_))).count()
                    };
                    assert!(game.name == "omaha4_hilo" || game.example.iter().all(|shown| used(shown) == 2));
                }
                assert!(game.pot_limit.is_none_or(|limit| limit == (300, 100, 600)));
            }
        }
    }
}
