//! Beginner's sheet for the game that is played.

use tapis_documents::diagrams::card::CardOrientation;
use tapis_documents::papers::annexes::Low;
use tapis_engine::floor::card::{Card, read_cards};
use tapis_engine::floor::high_hand::Category;
use tapis_engine::floor::low_hand::{LowHand, LowRanking};
use tapis_engine::rules::game::Game;
use tapis_engine::rules::ruleset::{Lowball27, RazzOrder, Ruleset};
use tapis_engine::rules::variant::Variant;
use tapis_engine::setup::Setup;
use tapis_locale::{Language, Value, text};

use crate::documents::annexes::drawing::{drawn, name};
use crate::rules::games::{game_name, games_named};

/// The game, and the words that choose between sentences.
pub(super) fn values(language: Language, rules: &Ruleset, setup: Option<&Setup>) -> Vec<(String, Value)> {
    let games = setup.map_or_else(|| vec![Game::holdem(rules.betting)], |setup| setup.games());
    let game = setup.map_or_else(
        || games.first().map(|game| game_name(language, *game)).unwrap_or_default(),
        |setup| games_named(language, setup),
    );
    let variants: Vec<Variant> = games.iter().map(|game| game.variant()).collect();
    let (deal, cards, low) = match variants.as_slice() {
        [variant] => (deal(*variant), i64::try_from(variant.hand_cards()).unwrap_or(0), low(*variant)),
        several if several.iter().all(|variant| low(*variant) == "none") => ("rotation", 0, "none"),
        _ => ("rotation", 0, "some"),
    };
    let razz = variants.contains(&Variant::Razz) && rules.razz_order == RazzOrder::International;
    let named = [
        ("game", game.into()),
        ("deal", deal.into()),
        ("cards", cards.into()),
        ("low", low.into()),
        ("razz_leads", if razz { "highest" } else { "lowest" }.into()),
    ];
    named.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn deal(variant: Variant) -> &'static str {
    match variant {
        Variant::Holdem => "board",
        Variant::Omaha4High | Variant::Omaha4Hilo | Variant::Omaha5High => "omaha",
        Variant::StudHigh | Variant::StudHilo | Variant::Razz => "stud",
        Variant::Draw27 => "draw",
    }
}

/// Part of a pot that the lowest hand wins.
fn low(variant: Variant) -> &'static str {
    match variant {
        Variant::Omaha4Hilo | Variant::StudHilo => "half",
        Variant::Razz | Variant::Draw27 => "all",
        _ => "none",
    }
}

/// Low hands, the best of each game among them.
const LOWS: [&str; 9] = [
    "5c 4d 3h 2s Ac",
    "6c 5d 4h 3s 2c",
    "7c 5d 4h 3s 2c",
    "7c 6d 4h 3s 2c",
    "8c 6d 4h 3s 2c",
    "9c 7d 5h 3s 2c",
    "Jc 8d 6h 4s 2c",
    "Kc 9d 7h 4s 2c",
    "6c 6d 4h 3s 2c",
];

/// Low hands from the best on, where only the lowest hand wins.
pub(super) fn lows(language: Language, rules: &Ruleset, setup: &Setup) -> Vec<Low> {
    let ranking = match setup.games().as_slice() {
        [Game::Razz] => LowRanking::AceToFive,
        [Game::Draw27] if rules.lowball_27 == Lowball27::Decree => LowRanking::DeuceToSix,
        [Game::Draw27] => LowRanking::DeuceToSeven,
        _ => return Vec::new(),
    };
    let hand = |written: &&str| {
        let cards: [Card; 5] = read_cards(written).ok()?.try_into().ok()?;
        LowHand::of(cards, ranking)
    };
    let mut hands: Vec<LowHand> = LOWS.iter().filter_map(hand).collect();
    hands.sort_by_key(LowHand::weakness);
    let low = |hand: LowHand| Low {
        name: match hand.category {
            Category::HighCard => hand.name(),
            worse => text(language, &format!("annex-hand-{}", name(worse)), &[]),
        },
        cards: hand.cards.iter().map(|card| CardOrientation::Up(drawn(*card))).collect(),
    };
    hands.into_iter().map(low).collect()
}
