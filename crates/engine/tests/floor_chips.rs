//! Pots, odd chips and the chip race: what holds whatever was bet.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use serde_json::json;
use tapis_engine::base::quantity::Chips;
use tapis_engine::floor::card::{Card, read_cards};
use tapis_engine::floor::chip_race::{RaceFacts, RacePlan, RacePlayer, RaceReason, race_plan};
use tapis_engine::floor::odd_chips::{OddChipsFacts, odd_chips};
use tapis_engine::floor::pots::{PotPlayer, PotsFacts, PotsNotice, PotsSettlement, settle_pots};
use tapis_engine::floor::showdown::CardsShown;
use tapis_engine::floor::showdown_pots::showdown_pots;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::rules::variant::Variant;

const UNIT: Chips = Chips(25);

fn player() -> impl Strategy<Value = PotPlayer> {
    let chips = prop_oneof![0_i64..12, 0_i64..400].prop_map(|chips| UNIT * chips);
    let ante = prop_oneof![4 => Just(Chips::ZERO), 1 => Just(UNIT)];
    let strength = prop::option::weighted(0.9, 0_i64..4);
    let low = prop::option::weighted(0.6, 0_i64..3);
    (chips, ante, prop::bool::weighted(0.3), strength, low).prop_map(
        |(put_in, ante, folded, strength, low)| PotPlayer { seat: 0, put_in, ante, folded, strength, low },
    )
}

fn hand() -> impl Strategy<Value = PotsFacts> {
    let players = prop::collection::btree_map(1_u8..=10, player(), 1..10);
    let live = |players: &BTreeMap<u8, PotPlayer>| players.values().any(|player| !player.folded);
    let players = players.prop_filter("someone is left", live);
    (players, 1_u8..=10, any::<bool>()).prop_map(|(players, button, hilo)| {
        let players = players.into_iter().map(|(seat, player)| PotPlayer { seat, ..player }).collect();
        PotsFacts { seats: 10, button, smallest_chip: UNIT, players, hilo, shown: None }
    })
}

fn settle(hand: &PotsFacts, left_of_button: bool) -> PotsSettlement {
    let odd = if left_of_button { "left_of_button" } else { "high_half" };
    settle_pots(hand, &Ruleset::with(&json!({ "hilo_odd_chip": odd })).unwrap()).unwrap()
}

/// Chip by chip, as a dealer who trusts nobody would stack them: the players' first chips, their
/// second ones, and so on. Each layer is for those still in who have a chip in it; what no one alive
/// has paid joins the last pot that somebody can win.
fn chip_by_chip(hand: &PotsFacts, returned: &BTreeMap<u8, Chips>) -> BTreeMap<Vec<u8>, Chips> {
    let called =
        |player: &PotPlayer| player.put_in - returned.get(&player.seat).copied().unwrap_or(Chips::ZERO);
    let live = |chips: Chips| -> Vec<u8> {
        let in_it = hand.players.iter().filter(|player| !player.folded && called(player) >= chips);
        in_it.map(|player| player.seat).collect()
    };
    let mut pots = BTreeMap::new();
    let mut last = live(Chips::ZERO);
    let antes: Chips = hand.players.iter().map(|player| player.ante).sum();
    let most = hand.players.iter().map(&called).max().unwrap();
    let mut first = None;
    for chips in (1..=most / UNIT).map(|count| UNIT * count) {
        let layer = UNIT
            * i64::try_from(hand.players.iter().filter(|player| called(player) >= chips).count()).unwrap();
        if !live(chips).is_empty() {
            last = live(chips);
        }
        first.get_or_insert_with(|| last.clone());
        *pots.entry(last.clone()).or_insert(Chips::ZERO) += layer;
    }
    if antes > Chips::ZERO {
        // Everybody left can win the antes.
        *pots.entry(live(Chips::ZERO)).or_insert(Chips::ZERO) += antes;
    }
    pots
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    /// Every chip goes somewhere, in whole chips, and only to those who can win it.
    #[test]
    fn pots_give_what_was_put_in(hand in hand(), left_of_button: bool) {
        let found = settle(&hand, left_of_button);
        let put_in: Chips = hand.players.iter().map(|player| player.put_in + player.ante).sum();
        let pots: Chips = found.pots.iter().map(|pot| pot.amount).sum();
        let returned: Chips = found.returned.values().sum();
        prop_assert_eq!(pots + returned, put_in);
        prop_assert_eq!(found.payouts.values().sum::<Chips>(), pots);
        prop_assert_eq!(found.net.values().sum::<Chips>(), Chips::ZERO);
        prop_assert!(found.payouts.values().chain(found.returned.values()).all(|chips| chips.is_whole(UNIT)));
        let eligible: BTreeSet<Vec<u8>> = found.pots.iter().map(|pot| pot.eligible.clone()).collect();
        prop_assert_eq!(eligible.len(), found.pots.len(), "two pots for the same players");
        for player in &hand.players {
            let won = found.payouts.get(&player.seat).copied().unwrap_or(Chips::ZERO);
            prop_assert!(!player.folded || won == Chips::ZERO && !found.returned.contains_key(&player.seat));
            // From nobody does he win more than he has put in himself, dead hands' surplus aside.
            let most = hand.players.iter().map(|other| other.put_in).max().unwrap();
            let live_most = hand.players.iter().filter(|p| !p.folded).map(|p| p.put_in).max().unwrap();
            if most == live_most {
                let covered: Chips = hand.players.iter().map(|p| p.put_in.min(player.put_in) + p.ante).sum();
                prop_assert!(won <= covered);
            }
        }
    }

    /// The pots are those that come of stacking chip by chip.
    #[test]
    fn pots_are_layers_of_chips(hand in hand()) {
        let found = settle(&hand, false);
        let told: BTreeMap<Vec<u8>, Chips> =
            found.pots.iter().map(|pot| (pot.eligible.clone(), pot.amount)).collect();
        let mut expected = chip_by_chip(&hand, &found.returned);
        // An ante alone makes no pot of its own: it is in the main one.
        if told.len() < expected.len() {
            let all: Vec<u8> = hand.players.iter().filter(|p| !p.folded).map(|p| p.seat).collect();
            let antes = expected.remove(&all).unwrap();
            prop_assert!(antes > Chips::ZERO && !told.contains_key(&all));
        } else {
            prop_assert_eq!(told, expected);
        }
    }

    /// Within each half nobody has more than one chip more than another, and who has is nearer to
    /// the left of the button. The order in which players are told changes nothing.
    #[test]
    fn shares_are_fair(hand in hand(), left_of_button: bool) {
        let found = settle(&hand, left_of_button);
        for award in &found.awards {
            for half in [Some(&award.high), award.low.as_ref()].into_iter().flatten() {
                let chips: Vec<Chips> = half.winners.iter().map(|seat| half.payouts[seat]).collect();
                prop_assert!(chips.windows(2).all(|pair| pair[0] >= pair[1]));
                prop_assert!(*chips.first().unwrap() - *chips.last().unwrap() <= UNIT);
                let left = |seat: &u8| (i16::from(*seat) - i16::from(hand.button) - 1).rem_euclid(10);
                prop_assert!(half.winners.windows(2).all(|pair| left(&pair[0]) < left(&pair[1])));
                prop_assert_eq!(chips.iter().sum::<Chips>(), half.amount);
            }
            if let Some(low) = &award.low {
                let more = award.high.amount - low.amount;
                let least = if left_of_button { -UNIT } else { Chips::ZERO };
                prop_assert!((least..=UNIT).contains(&more));
            }
        }
        let mut turned = hand.clone();
        turned.players.reverse();
        prop_assert_eq!(settle(&turned, left_of_button), found);
    }

    /// The table turned by some seats: everything turns with it.
    #[test]
    fn seats_have_no_favourites(hand in hand(), by in 1_u8..10) {
        let turned = |seat: u8| (seat - 1 + by) % 10 + 1;
        let mut other = hand.clone();
        other.button = turned(hand.button);
        other.players.iter_mut().for_each(|player| player.seat = turned(player.seat));
        let (one, two) = (settle(&hand, true), settle(&other, true));
        let moved: BTreeMap<u8, Chips> = one.payouts.iter().map(|(seat, chips)| (turned(*seat), *chips)).collect();
        prop_assert_eq!(moved, two.payouts);
    }
}

fn live(seat: u8, put_in: i64, strength: i64, low: Option<i64>) -> PotPlayer {
    PotPlayer { seat, put_in: Chips(put_in), ante: Chips::ZERO, folded: false, strength: Some(strength), low }
}

fn folded(seat: u8, put_in: i64) -> PotPlayer {
    PotPlayer { seat, put_in: Chips(put_in), ante: Chips::ZERO, folded: true, strength: None, low: None }
}

fn hand_of(button: u8, smallest_chip: i64, hilo: bool, players: &[PotPlayer]) -> PotsFacts {
    PotsFacts {
        seats: 9,
        button,
        smallest_chip: Chips(smallest_chip),
        players: players.to_vec(),
        hilo,
        shown: None,
    }
}

fn paid(found: &PotsSettlement) -> Vec<(u8, i64)> {
    found.payouts.iter().map(|(seat, chips)| (*seat, chips.0)).collect()
}

/// 8-13 and C15: the odd chip between the halves, then those within them.
#[test]
fn odd_chips_of_high_and_low() {
    let players = [live(2, 500, 5, None), live(4, 500, 3, Some(7)), live(6, 500, 2, Some(7))];
    let hand = |button| hand_of(button, 100, true, &players);
    assert_eq!(paid(&settle(&hand(1), false)), [(2, 800), (4, 400), (6, 300)]);
    assert_eq!(paid(&settle(&hand(5), false)), [(2, 800), (4, 300), (6, 400)]);
    assert_eq!(paid(&settle(&hand(1), true)), [(2, 800), (4, 400), (6, 300)]);
    assert_eq!(paid(&settle(&hand(2), true)), [(2, 700), (4, 400), (6, 400)]);
    // First at the left is in both halves.
    let both = [live(2, 500, 1, None), live(4, 500, 3, Some(7)), live(6, 500, 2, Some(7))];
    assert_eq!(paid(&settle(&hand_of(2, 100, true, &both), true)), [(4, 1200), (6, 300)]);
    // No low: the high hand takes all. Low only where there is a low to win in that pot.
    let side = [live(2, 300, 1, Some(9)), live(4, 500, 3, None), live(6, 500, 2, None)];
    let found = settle(&hand_of(1, 100, true, &side), false);
    assert_eq!(paid(&found), [(2, 400), (4, 900)]);
    assert!(found.awards[0].low.is_none() && found.awards[1].low.is_some());
}

/// From bets and cards to chips: who shows nothing has given up; 6-III in each pot by itself.
#[test]
fn cards_speak_in_every_pot() {
    let cards = |text| read_cards(text).unwrap();
    let players =
        [live(2, 300, 0, None), live(4, 900, 0, None), live(6, 900, 0, None), live(8, 900, 0, None)];
    let bets = hand_of(1, 100, false, &players);
    let hands =
        BTreeMap::from([(2, cards("Ah 2d Kh Kd")), (4, cards("Qs Qd Jh Td")), (6, cards("9s 9c 4c 5c"))]);
    let shown = CardsShown { variant: Variant::Omaha4Hilo, board: cards("Qh 3c 4s 8d 9d"), hands };
    let (showdown, settled) = showdown_pots(&bets, &shown, &Ruleset::default()).unwrap();
    assert_eq!(showdown.winners_low, Some(vec!["2".to_owned()]));
    assert_eq!(paid(&settled), [(2, 600), (4, 2400)]);
    assert!(settled.awards.iter().all(|award| award.low.is_some() == (award.pot == 1)));
    assert_eq!(settled.net[&8], Chips(-900));
}

/// 8-14: the outermost pot is given first.
#[test]
fn outer_pots_first() {
    let players = [live(2, 200, 9, None), live(3, 600, 7, None), live(5, 1000, 7, None), folded(7, 400)];
    let found = settle(&hand_of(1, 25, false, &players), false);
    assert_eq!(found.awards.iter().map(|award| award.pot).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(found.returned, BTreeMap::from([(5, Chips(400))]));
}

/// Everybody else has folded: what he bet beyond them comes back, the rest is his.
#[test]
fn the_last_one_left_wins() {
    let players = [folded(1, 300), folded(2, 500), PotPlayer { strength: None, ..live(4, 1200, 0, None) }];
    let found = settle(&hand_of(1, 25, false, &players), false);
    assert_eq!((paid(&found), found.returned), (vec![(4, 1300)], BTreeMap::from([(4, Chips(700))])));
    assert!(found.notices.is_empty());
    // He has not even put a chip in.
    let found = settle(&hand_of(1, 25, false, &[folded(1, 25), folded(2, 50), live(4, 0, 1, None)]), false);
    assert_eq!(paid(&found), [(4, 75)]);
}

/// 3-2, 3-4: a dead hand that had bet most leaves it in the pot, and the director is told; 8-12: where
/// nobody shows, those left share.
#[test]
fn the_director_is_told() {
    let dead = [folded(1, 1000), live(2, 400, 2, None), live(4, 600, 1, None)];
    let found = settle(&hand_of(1, 25, false, &dead), false);
    assert_eq!(found.notices, [PotsNotice::DeadHandPutInMost]);
    assert_eq!((paid(&found), found.returned.len()), (vec![(2, 1200), (4, 800)], 0));
    let nobody = [live(2, 400, 2, None), live(4, 400, 1, None)].map(|p| PotPlayer { strength: None, ..p });
    let found = settle(&hand_of(3, 100, false, &nobody), false);
    assert_eq!((paid(&found), found.notices), (vec![(2, 400), (4, 400)], vec![PotsNotice::NobodyShows]));
}

/// An ante for the whole table is in the main pot, whoever wins it.
#[test]
fn the_big_blinds_ante_stays_in() {
    let ante = PotPlayer { ante: Chips(200), ..live(3, 1000, 1, None) };
    let found = settle(&hand_of(1, 25, false, &[live(2, 100, 9, None), ante, live(5, 600, 5, None)]), false);
    let pots: Vec<i64> = found.pots.iter().map(|pot| pot.amount.0).collect();
    assert_eq!((pots, paid(&found)), (vec![500, 1000], vec![(2, 500), (5, 1000)]));
    assert_eq!(found.returned, BTreeMap::from([(3, Chips(400))]));
    assert_eq!(found.net, BTreeMap::from([(2, Chips(400)), (3, Chips(-800)), (5, Chips(400))]));
}

proptest! {
    #[test]
    fn odd_chips_are_one_each(
        winners in prop::collection::btree_set(1_u8..=10, 1..10),
        button in 1_u8..=10,
        chips in 0_i64..10_000,
    ) {
        let winners: Vec<u8> = winners.into_iter().collect();
        let pot = OddChipsFacts { seats: 10, button, pot: UNIT * chips, smallest_chip: UNIT, winners };
        let split = odd_chips(&pot).unwrap();
        prop_assert_eq!(split.payouts.values().sum::<Chips>(), pot.pot);
        prop_assert_eq!(split.payouts.len(), pot.winners.len());
        for seat in &pot.winners {
            let extra = if split.odd_chips.contains(seat) { UNIT } else { Chips::ZERO };
            prop_assert_eq!(split.payouts[seat], split.each + extra);
        }
    }
}

fn race_table() -> impl Strategy<Value = (RaceFacts, Vec<Card>)> {
    let player = (0_i64..12, prop_oneof![2 => Just(0_i64), 5 => 0_i64..40]);
    let players = prop::collection::btree_map(1_u8..=10, player, 1..10);
    let pack = Just(Card::pack().collect::<Vec<_>>()).prop_shuffle();
    let chips =
        prop_oneof![Just((25, 100)), Just((100, 500)), Just((1, 5)), Just((500, 1000)), Just((5, 25))];
    (players, chips, 1_u8..=10, pack).prop_map(|(players, (low, high), button, pack)| {
        let players = players
            .into_iter()
            .map(|(seat, (low_chips, other))| RacePlayer {
                seat,
                low_chips,
                other_value: Chips(other * high),
            })
            .collect();
        (
            RaceFacts {
                low: Chips(low),
                high: Chips(high),
                seats: 10,
                players,
                button: Some(button),
                cards: None,
                deck: None,
            },
            pack,
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    /// Chips are neither made nor lost but by rounding and by saving; nobody is raced out; nobody
    /// gets two; the better card is never passed over.
    #[test]
    fn races_keep_the_chips((table, pack) in race_table(), rounding in 0..3, left: bool) {
        let rounding = ["up", "half", "down"][usize::try_from(rounding).unwrap()];
        let first = if left { "left_of_button" } else { "seat_1" };
        let settings = json!({ "chip_race_rounding": rounding, "chip_race_first": first });
        let plan = race_plan(&table, &Ruleset::with(&settings).unwrap()).unwrap();
        let dealt = plan.deal(&pack).unwrap();
        let found = plan.finish(&dealt).unwrap();
        let (before, after): (Chips, Chips) = (plan.before.values().sum(), found.after.values().sum());
        prop_assert_eq!(after - before, plan.value_added);
        prop_assert_eq!(i64::try_from(found.winners.len()).unwrap(), plan.chips_awarded);
        let rounded = plan.value_added - table.high * plan.extra_for_saved;
        let fits = match rounding {
            "up" => (Chips::ZERO..table.high).contains(&rounded),
            "half" => (-table.high < rounded * 2) && (rounded * 2 <= table.high),
            _ => -table.high < rounded && rounded <= Chips::ZERO,
        };
        prop_assert!(fits, "{} by {}", rounding, rounded);
        for (seat, stack) in &plan.before {
            let gained = found.after[seat] - *stack;
            prop_assert!(gained.abs() < table.high);
            prop_assert!(*stack == Chips::ZERO || found.after[seat] > Chips::ZERO, "seat {} is raced out", seat);
            prop_assert!(found.after[seat].is_whole(table.high));
        }
        let best = |seat: &u8| dealt[seat].iter().max().copied();
        let by_card = found.reasons.iter().filter(|(_, reason)| matches!(reason, RaceReason::Card { .. }));
        let worst = by_card.map(|(seat, _)| best(seat)).min();
        for seat in plan.race_chips.keys().filter(|seat| !found.winners.contains(seat)) {
            prop_assert!(worst.is_none() || best(seat) < worst.unwrap());
        }
        let mut turned = table.clone();
        turned.players.reverse();
        prop_assert_eq!(race_plan(&turned, &Ruleset::with(&settings).unwrap()).unwrap(), plan);
    }
}

fn race(low: i64, high: i64, rounding: &str, players: &[(u8, i64, i64)]) -> RacePlan {
    let player = |(seat, low_chips, other_value): &(u8, i64, i64)| RacePlayer {
        seat: *seat,
        low_chips: *low_chips,
        other_value: Chips(*other_value),
    };
    let players = players.iter().map(player).collect();
    let table = RaceFacts {
        low: Chips(low),
        high: Chips(high),
        seats: 10,
        players,
        button: None,
        cards: None,
        deck: None,
    };
    race_plan(&table, &Ruleset::with(&json!({ "chip_race_rounding": rounding })).unwrap()).unwrap()
}

/// 10-6 before 10-3 (C18): where more must be saved than there are chips, each gets one all the same.
#[test]
fn more_to_be_saved_than_chips() {
    let plan = race(25, 100, "up", &[(1, 1, 0), (2, 1, 0), (3, 1, 0), (4, 1, 500)]);
    assert_eq!((plan.chips_awarded, plan.extra_for_saved, &plan.saved[..]), (3, 2, &[1, 2, 3][..]));
    assert!(plan.needs_no_cards());
    assert_eq!(plan.finish(&BTreeMap::new()).unwrap().winners, [1, 2, 3]);
    let plan = race(25, 100, "half", &[(1, 1, 0), (4, 4, 0)]);
    assert_eq!((plan.chips_awarded, plan.saved.clone(), plan.exchanged[&4]), (1, vec![1], 1));
    // No low chips at all: nothing to race for.
    let plan = race(25, 100, "up", &[(1, 0, 400), (4, 8, 0)]);
    assert_eq!((plan.chips_awarded, plan.race_chips.len(), plan.cards_needed()), (0, 0, 0));
    assert_eq!(
        plan.finish(&BTreeMap::new()).unwrap().after,
        BTreeMap::from([(1, Chips(400)), (4, Chips(200))])
    );
    // Exactly whole chips: nothing is rounded; half a chip is rounded up.
    assert_eq!(race(25, 100, "up", &[(1, 2, 100), (2, 2, 100)]).chips_awarded, 1);
    assert_eq!(race(25, 100, "half", &[(1, 1, 100), (2, 1, 100)]).chips_awarded, 1);
    assert_eq!(race(25, 100, "half", &[(1, 1, 100)]).chips_awarded, 0);
    assert_eq!(race(25, 100, "down", &[(1, 3, 100)]).chips_awarded, 0);
}

/// 10-4, 10-5: best card first, spades before hearts; a player's second card is no second chance.
#[test]
fn the_best_cards_win() {
    let plan = race(25, 100, "up", &[(1, 3, 500), (2, 3, 500), (5, 2, 500), (9, 1, 500)]);
    assert_eq!((plan.chips_awarded, &plan.deal_order[..]), (3, &[1, 2, 5, 9][..]));
    let cards = plan.deal(&read_cards("AsAhAd KcQc2c KdKh Ks").unwrap()).unwrap();
    let found = plan.finish(&cards).unwrap();
    assert_eq!(found.winners, [1, 5, 9]);
    assert_eq!(found.reasons[&5], RaceReason::Card { card: "Kh".parse().unwrap() });
}
