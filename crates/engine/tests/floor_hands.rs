//! Showdowns, stud and the order of showing: what holds for every deal, and deals that say it best.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use serde_json::json;
use tapis_engine::floor::card::{Card, read_cards};
use tapis_engine::floor::high_hand::{Category, HighHand};
use tapis_engine::floor::low_hand::{LowHand, LowRanking};
use tapis_engine::floor::show_order::{ShowFound, ShowQuestion, ShowReason, show_order};
use tapis_engine::floor::showdown::{DecidingPoint, Notice, Showdown, ShowdownQuestion, showdown};
use tapis_engine::floor::stud::{StudOrder, StudQuestion, StudReason, stud_order};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::rules::variant::Variant;

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap()
}

fn names(text: &str) -> Option<Vec<String>> {
    Some(text.split_whitespace().map(str::to_owned).collect())
}

fn shown(variant: Variant, board: &str, hands: &[&str], settings: serde_json::Value) -> Showdown {
    let name = |at: usize| "ABCDEF"[at..=at].to_owned();
    let hands = hands.iter().enumerate().map(|(at, hand)| (name(at), cards(hand))).collect();
    let question = ShowdownQuestion { variant, board: cards(board), hands };
    showdown(&question, &Ruleset::with(&settings).unwrap()).unwrap()
}

/// Every five cards of the pack: as many of each combination as there are, and as many different
/// strengths (004, 5-II).
#[test]
fn all_hands_of_the_pack() {
    let pack: Vec<Card> = Card::pack().collect();
    let mut many: BTreeMap<Category, u32> = BTreeMap::new();
    let mut strengths = BTreeSet::new();
    for a in 0..52 {
        for b in a + 1..52 {
            for c in b + 1..52 {
                for d in c + 1..52 {
                    for e in d + 1..52 {
                        let hand = HighHand::of([pack[a], pack[b], pack[c], pack[d], pack[e]]);
                        *many.entry(hand.category).or_default() += 1;
                        strengths.insert(hand.strength());
                    }
                }
            }
        }
    }
    let expected = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
    assert_eq!(many.into_values().collect::<Vec<_>>(), expected);
    assert_eq!(strengths.len(), 7_462);
}

/// 003 n: where the club wants it, suits separate equal hands; the cards of the combination first.
#[test]
fn suits_decide_where_the_club_wants_it() {
    let on = json!({ "tie_break_by_suit": true });
    let board = "Qd Jc Ts 2d 3c";
    let straight = shown(Variant::Holdem, board, &["Ac Ks", "As Kc"], on.clone());
    assert_eq!((straight.winners_high, straight.reason), (names("B"), DecidingPoint::Suit));
    assert_eq!(straight.rule, "6-I, 003 n");
    assert_eq!(shown(Variant::Holdem, board, &["Ac Ks", "As Kc"], json!({})).winners_high, names("A B"));
    // Both have aces and the same kickers, of which the better suits are no help.
    let pair = shown(Variant::Holdem, "Ac Kd Qh 9s 2c", &["As 3d", "Ah 3s"], on.clone());
    assert_eq!(pair.winners_high, names("A"));
    // The board plays: there is nothing to tell apart.
    let board = shown(Variant::Holdem, "Ah Kh Qh Jh Th", &["2s 2d", "Ks 4d"], on.clone());
    assert_eq!((board.winners_high, board.reason), (names("A B"), DecidingPoint::Tie));
    // Of five cards that are worth the same the better suits are taken.
    let board = shown(Variant::Holdem, "As Kd Qh Jc 9s", &["Kc 2d", "Kh 2s"], on.clone());
    assert_eq!(board.winners_high, names("B"));
    // Low hands are never told apart by suit.
    let low = shown(Variant::Razz, "", &["As 2s 3s 4s 5s Kd Kh", "Ad 2d 3d 4d 5d Kc Ks"], on);
    assert_eq!(low.winners_low, names("A B"));
}

#[test]
fn what_decided_is_said() {
    let decided = |board: &str, hands: [&str; 2]| shown(Variant::Holdem, board, &hands, json!({})).reason;
    assert_eq!(decided("Ac 9s 7h 4d 2c", ["As Kd", "Ah Qd"]), DecidingPoint::Kicker);
    assert_eq!(decided("Ac 9s 7h 4d 2c", ["As Kd", "9h Qd"]), DecidingPoint::Rank);
    assert_eq!(decided("Ac 9s 7h 4d 2c", ["As Kd", "Qh Qd"]), DecidingPoint::Rank);
    assert_eq!(decided("Ac 9s 7h 4d 2c", ["9d 9h", "Ah As"]), DecidingPoint::Rank);
    assert_eq!(decided("Ac 9s 7h 4d 2c", ["9d 9h", "Ah Qs"]), DecidingPoint::Combination);
    assert_eq!(decided("Ac 9s 7h 4d 2c", ["Kd Qh", "Ks Jh"]), DecidingPoint::Kicker);
    assert_eq!(decided("Qc Js 7h 4d 2c", ["Ad 3h", "Kd 3s"]), DecidingPoint::Rank);
    let razz = shown(Variant::Razz, "", &["As 2s 3s 4s 8s Kd Kh", "Ad 2d 3d 5d 8d Qc Qs"], json!({}));
    assert_eq!((razz.reason, razz.winners_low), (DecidingPoint::Rank, names("A")));
    let alone = shown(Variant::Holdem, "Ac 9s 7h 4d 2c", &["As Kd"], json!({}));
    assert_eq!((alone.reason, alone.shares["A"].to_string()), (DecidingPoint::Alone, "1".to_owned()));
}

/// 6-III and D1: five different ranks up to eight, the ace low, runs and suits forgotten; in Omaha
/// two cards of one's own in each half, not always the same two.
#[test]
fn the_lower_half() {
    let hilo = |board: &str, hands: &[&str]| shown(Variant::Omaha4Hilo, board, hands, json!({}));
    let scoop = hilo("2h 3h 4h Kd Ks", &["Ad 5c Qc Qd", "Kc Kh 9c 9d"]);
    assert_eq!(scoop.winners_low, names("A"));
    assert_eq!(scoop.low_hand.as_deref(), Some("5-4-3-2-A"));
    assert_eq!(scoop.shares["A"].to_string(), "1/2");
    // The same player takes both halves.
    let both = hilo("2h 3h 4h Kd Qs", &["Ah 5h Qc Qd", "Kc Ks 9c 9d"]);
    assert_eq!(
        (both.category_high, both.shares["A"].to_string()),
        (Some(Category::StraightFlush), "1".into())
    );
    // One half, and half of the other.
    let three = hilo("2h 3c 8h Kd Qs", &["Ah 4h Kc Ks", "Ac 4d 9c 9d"]);
    assert_eq!((three.shares["A"].to_string(), three.shares["B"].to_string()), ("3/4".into(), "1/4".into()));
    // A pair in the hand counts for one rank only; one low card of one's own is too few.
    let none = hilo("2h 3c 8h Kd Qs", &["Ah As Kc Ks", "7c 9s 9c 9d"]);
    assert_eq!((none.winners_low, none.low_hand, none.notices), (None, None, vec![Notice::NoLow]));
    // Counterfeited: the board has taken his ace.
    let low = hilo("Ac 3c 8h Kd Qs", &["Ah 2s Kc Ks", "4c 5s 9c 9d"]);
    assert_eq!((low.winners_low, low.low_hand.as_deref()), (names("B"), Some("8-5-4-3-A")));
    let nine = shown(Variant::StudHilo, "", &["As 2d 3h 4c 9s Kd Kh", "Qs Qd Qh 9c Td 2c 3d"], json!({}));
    assert_eq!(nine.winners_low, None);
    assert!(LowHand::of(cards("8c 7d 6h 5s 4c").try_into().unwrap(), LowRanking::EightOrBetter).is_some());
}

/// 6-II, 7-IV and C3: what is different under the decree and elsewhere is said.
#[test]
fn two_ways_of_deuce_to_seven() {
    let game = |hands: [&str; 2], way: &str| {
        let found = shown(Variant::Draw27, "", &hands, json!({ "lowball_27": way }));
        (found.winners_low.unwrap().concat(), found.low_hand.unwrap(), found.notices)
    };
    let both = |hands, decree: (&str, &str), elsewhere: (&str, &str)| {
        let notice = if decree == elsewhere { vec![] } else { vec![Notice::Lowball27Differs] };
        assert_eq!(game(hands, "decree"), (decree.0.into(), decree.1.into(), notice.clone()));
        assert_eq!(game(hands, "international"), (elsewhere.0.into(), elsewhere.1.into(), notice));
    };
    // A flush does not spoil the low hand.
    both(["7s 5s 4s 3s 2s", "Kh Qd 9c 8h 7d"], ("A", "7-5-4-3-2"), ("B", "K-Q-9-8-7"));
    // The ace is high: this is no straight anywhere.
    both(["As 5d 4h 3c 2s", "Ah Kd 4c 3h 2d"], ("A", "A-5-4-3-2"), ("A", "A-5-4-3-2"));
    both(["As 5s 4s 3s 2s", "Kh Kd 4c 3h 2d"], ("A", "A-5-4-3-2"), ("B", "K-K-4-3-2"));
    both(["As Kd Qh Jc Ts", "2h 2d 4c 3h 6d"], ("A", "A-K-Q-J-T"), ("B", "6-4-3-2-2"));
    both(["3s 3d Qh Jc Ts", "2h 2d Ac Kh Qd"], ("B", "A-K-Q-2-2"), ("B", "A-K-Q-2-2"));
}

/// 6-II 3° as it is written lets the higher of two full houses win at low: the director is told.
#[test]
fn low_full_houses_are_for_the_director() {
    let found = shown(Variant::Draw27, "", &["2s 2d 2h 3c 3s", "4h 4d 4c 5h 5d"], json!({}));
    assert_eq!((found.winners_low, found.notices), (names("A"), vec![Notice::LowFullHouses]));
    let found = shown(Variant::Draw27, "", &["2s 2d 2h 3c 3s", "4h 4d 4c 5h 6d"], json!({}));
    assert_eq!((found.winners_low, found.notices), (names("B"), vec![]));
}

fn deal() -> impl Strategy<Value = (Variant, usize, Vec<Card>)> {
    let pack = Just(Card::pack().collect::<Vec<_>>()).prop_shuffle();
    (0..Variant::ALL.len(), 1_usize..7, pack)
        .prop_map(|(at, players, pack)| (Variant::ALL[at], players, pack))
}

fn question(variant: Variant, players: usize, pack: &[Card]) -> ShowdownQuestion {
    let (board, rest) = pack.split_at(variant.board_cards());
    let hands = rest.chunks_exact(variant.hand_cards()).take(players).map(<[Card]>::to_vec);
    let names = (0..).map(|at: u8| char::from(b'A' + at).to_string());
    ShowdownQuestion { variant, board: board.to_vec(), hands: names.zip(hands).collect() }
}

fn reversed(cards: &[Card]) -> Vec<Card> {
    cards.iter().rev().copied().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The order of cards and the names change nothing, and the whole pot is given.
    #[test]
    fn only_the_cards_count((variant, players, pack) in deal(), by_suit: bool) {
        let rules = Ruleset { tie_break_by_suit: by_suit, ..Ruleset::default() };
        let asked = question(variant, players, &pack);
        let found = showdown(&asked, &rules).unwrap();
        let renamed = |name: &str| format!("{}", char::from(b'Z' - (name.as_bytes()[0] - b'A')));
        let other = ShowdownQuestion {
            variant,
            board: reversed(&asked.board),
            hands: asked.hands.iter().map(|(name, hand)| (renamed(name), reversed(hand))).collect(),
        };
        let other = showdown(&other, &rules).unwrap();
        for (name, hand) in &found.hands {
            prop_assert_eq!(hand, &other.hands[&renamed(name)]);
        }
        for (one, two) in [(&found.winners_high, &other.winners_high), (&found.winners_low, &other.winners_low)] {
            let named: Option<BTreeSet<_>> = one.as_ref().map(|all| all.iter().map(|name| renamed(name)).collect());
            prop_assert_eq!(named, two.as_ref().map(|all| all.iter().cloned().collect()));
        }
        let parts: u32 = found.shares.values().map(|share| { let (parts, of) = share.parts(); parts * (5_040 / of) }).sum();
        prop_assert_eq!(parts, 5_040);
    }

    /// The five cards named are the player's and the board's, as many of each as the game has it.
    #[test]
    fn the_best_five_are_his((variant, players, pack) in deal()) {
        let asked = question(variant, players, &pack);
        let found = showdown(&asked, &Ruleset::default()).unwrap();
        for (name, hand) in &found.hands {
            for five in hand.high.map(|high| high.cards).iter().chain(hand.low.as_ref().map(|low| low.cards).iter()) {
                let own = five.iter().filter(|card| asked.hands[name].contains(card)).count();
                let common = five.iter().filter(|card| asked.board.contains(card)).count();
                prop_assert_eq!(own + common, 5);
                if matches!(variant, Variant::Omaha4High | Variant::Omaha4Hilo | Variant::Omaha5High) {
                    prop_assert_eq!((own, common), (2, 3));
                }
            }
        }
    }

    /// Somebody begins, whatever is shown, and he is the same whoever else is listed first.
    #[test]
    fn stud_begins_with_one((_, players, pack) in deal(), round in 1_u8..6, international: bool) {
        let shown = usize::from(round.min(4));
        let upcards: BTreeMap<u8, Vec<Card>> =
            (1..).zip(pack.chunks_exact(shown).take(players).map(<[Card]>::to_vec)).collect();
        let rules = Ruleset::with(&json!({ "razz_order": if international { "international" } else { "decree" } }));
        for variant in [Variant::StudHigh, Variant::StudHilo, Variant::Razz] {
            let asked = StudQuestion { variant, round, upcards: upcards.clone() };
            let found = stud_order(&asked, rules.as_ref().unwrap()).unwrap();
            prop_assert_eq!(found.bring_in.is_some(), round == 1);
            prop_assert_eq!(found.bring_in.or(found.first_to_act), found.order.first().copied());
            prop_assert_eq!(found.order.len(), upcards.len());
            let turned = upcards.iter().map(|(seat, cards)| (*seat, reversed(cards))).collect();
            let other = StudQuestion { variant, round, upcards: turned };
            prop_assert_eq!(stud_order(&other, rules.as_ref().unwrap()).unwrap(), found);
        }
    }
}

fn stud(variant: Variant, round: u8, upcards: &[(u8, &str)], settings: serde_json::Value) -> StudOrder {
    let upcards = upcards.iter().map(|(seat, text)| (*seat, cards(text))).collect();
    stud_order(&StudQuestion { variant, round, upcards }, &Ruleset::with(&settings).unwrap()).unwrap()
}

/// 7-III: the lowest card brings in, of equal ones the club before the diamond, the heart, the spade.
#[test]
fn who_brings_in() {
    let brings = |upcards: &[(u8, &str)]| {
        let found = stud(Variant::StudHigh, 1, upcards, json!({}));
        (found.bring_in.unwrap(), found.reason, found.order)
    };
    assert_eq!(brings(&[(1, "2s"), (3, "2h"), (6, "2d")]), (6, StudReason::Suit, vec![6, 1, 3]));
    assert_eq!(brings(&[(1, "2s"), (3, "2h"), (6, "Ac")]), (3, StudReason::Suit, vec![3, 6, 1]));
    assert_eq!(brings(&[(1, "As"), (3, "Kh")]), (3, StudReason::LowestCard, vec![3, 1]));
    assert_eq!(brings(&[(1, "2s"), (3, "2c"), (6, "2d"), (7, "2h")]).0, 3);
}

/// 7-III: the best hand shown speaks first; runs and suits make nothing of fewer than five cards.
#[test]
fn who_speaks_first_at_stud() {
    let first = |round: u8, upcards: &[(u8, &str)]| {
        let found = stud(Variant::StudHigh, round, upcards, json!({}));
        (found.first_to_act.unwrap(), found.category, found.reason)
    };
    let best = StudReason::BestShown;
    assert_eq!(first(2, &[(1, "2s 2d"), (4, "As Kd")]), (1, Category::Pair, best));
    assert_eq!(
        first(3, &[(1, "Ks Kd 2h"), (4, "3s 3d 3h"), (5, "Ah Kh Qh")]),
        (4, Category::ThreeOfAKind, best)
    );
    assert_eq!(first(4, &[(1, "Ks Kd 2h 2c"), (4, "As Ad Kh Qc")]), (1, Category::TwoPair, best));
    assert_eq!(first(4, &[(1, "7s 7d 7h 7c"), (4, "As Ad Ah Kc")]), (1, Category::FourOfAKind, best));
    assert_eq!(first(4, &[(1, "Ks Qd Jh Tc"), (4, "As 5d 3h 2c")]), (4, Category::HighCard, best));
    assert_eq!(first(5, &[(1, "Ks Kd Jh Tc"), (4, "Kh Kc Js 9c")]), (1, Category::Pair, best));
    assert_eq!(
        first(2, &[(1, "Kd 9s"), (4, "Kh 9c"), (6, "Kc 9d")]),
        (4, Category::HighCard, StudReason::Suit)
    );
    assert_eq!(first(2, &[(1, "Kd Kc"), (4, "Kh Ks")]), (4, Category::Pair, StudReason::Suit));
    // The strongest card is the ace, not the pair.
    assert_eq!(first(3, &[(1, "9s 9d Ah"), (4, "9h 9c As")]), (4, Category::Pair, StudReason::Suit));
}

/// Razz follows the same article; elsewhere all is turned round, the ace being low.
#[test]
fn who_begins_at_razz() {
    let one = [(1, "Ah"), (3, "5c"), (6, "Kd"), (7, "Ks")];
    let two = [(1, "Ah 2c"), (3, "5c 5d"), (6, "Kd Qd"), (7, "2h As")];
    let elsewhere = json!({ "razz_order": "international" });
    assert_eq!(stud(Variant::Razz, 1, &one, json!({})).bring_in, Some(3));
    assert_eq!(stud(Variant::Razz, 1, &one, elsewhere.clone()).bring_in, Some(7));
    assert_eq!(stud(Variant::Razz, 2, &two, json!({})).first_to_act, Some(3));
    let found = stud(Variant::Razz, 2, &two, elsewhere.clone());
    assert_eq!((found.first_to_act, found.reason), (Some(7), StudReason::Suit));
    let found = stud(Variant::Razz, 2, &two[..3], elsewhere);
    assert_eq!((found.first_to_act, found.reason), (Some(1), StudReason::LowestShown));
}

fn show(
    button: u8,
    live: &[u8],
    last: Option<u8>,
    caller: Option<u8>,
    settings: serde_json::Value,
) -> ShowFound {
    let question = ShowQuestion {
        seats: 9,
        button,
        live: live.to_vec(),
        last_aggressor: last,
        first_caller: caller,
        all_in: false,
    };
    show_order(&question, &Ruleset::with(&settings).unwrap()).unwrap()
}

#[test]
fn who_shows_first() {
    let club = |button, live: &[u8], last| show(button, live, last, None, json!({})).order;
    assert_eq!(club(3, &[8, 5, 1], Some(5)), [5, 8, 1]);
    assert_eq!(club(8, &[8, 5, 1], None), [1, 5, 8]);
    assert_eq!(club(9, &[9, 1], None), [1, 9]);
    assert_eq!(club(4, &[9, 1], Some(9)), [9, 1]);
    assert_eq!(club(4, &[9, 1], Some(1)), [1, 9]);
    // His hand is dead: the next one at his left begins.
    assert_eq!(club(4, &[2, 7], Some(5)), [7, 2]);
    // 003 k: who called first, told or found; 003 i: nobody bet.
    let caller = |last, caller| show(3, &[1, 5, 8], last, caller, json!({ "show_order": "first_caller" }));
    assert_eq!(caller(Some(8), None).order, [1, 5, 8]);
    assert_eq!(caller(Some(8), Some(5)).order, [5, 8, 1]);
    assert_eq!((caller(None, None).order, caller(None, None).rule.as_str()), (vec![5, 8, 1], "003 i"));
    let alone = show(3, &[5], Some(5), None, json!({}));
    assert_eq!((alone.reason, alone.need_not_show, alone.rule.as_str()), (ShowReason::Alone, true, "8-6"));
}
