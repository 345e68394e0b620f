//! Properties that hold whatever happens: the big blind always advances, tables stay level, all money is shared out.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tapis_engine::base::draw::{Seed, draw_one_seat, draw_seats};
use tapis_engine::base::quantity::{Cents, EntryId, Points};
use tapis_engine::positions::hand::{Arrival, LastHand, MoveReason};
use tapis_engine::positions::{
    future_big_blinds, next_hand, positions_from_big_blind, positions_from_button, seat_for_moved,
};
use tapis_engine::prizes::payouts::{PrizePlan, Shares, Takings, payouts, share_ties};
use tapis_engine::prizes::points::{PointsScheme, explain, points};
use tapis_engine::rules::breaking::seat_broken_table;
use tapis_engine::rules::ruleset::{BreakDestination, ButtonSystem, Ruleset};

/// From `from` clockwise to `to` on a table of ten.
fn steps(from: u8, to: u8) -> u8 {
    (to + 10 - from - 1) % 10 + 1
}

fn seats() -> impl Strategy<Value = BTreeSet<u8>> {
    prop::collection::btree_set(1_u8..=10, 2..=10)
}

/// Tables of ten at which these seats are taken: how many play, and the free seats.
fn tables_with(taken: &[BTreeSet<u8>]) -> BTreeMap<u16, (usize, Vec<u8>)> {
    let free = |taken: &BTreeSet<u8>| (1..=10).filter(|seat| !taken.contains(seat)).collect();
    (1..).zip(taken).map(|(no, taken)| (no, (taken.len(), free(taken)))).collect()
}

#[derive(Debug, Clone)]
struct Between {
    out: Vec<prop::sample::Index>,
    come: Vec<u8>,
}

fn between() -> impl Strategy<Value = Between> {
    let out = prop::collection::vec(any::<prop::sample::Index>(), 0..3);
    (out, prop::collection::vec(1_u8..=10, 0..3)).prop_map(|(out, come)| Between { out, come })
}

/// Removes players, never the last two, and adds others.
fn apply_change(occupied: &mut BTreeSet<u8>, change: Between) -> (Vec<u8>, Vec<Arrival>) {
    let (mut eliminated, mut arrivals) = (Vec::new(), Vec::new());
    for index in change.out {
        let sitting: Vec<u8> = occupied.iter().copied().collect();
        if sitting.len() > 2 {
            let seat = *index.get(&sitting);
            occupied.remove(&seat);
            eliminated.push(seat);
        }
    }
    for seat in change.come {
        if occupied.insert(seat) {
            arrivals.push(Arrival { seat, reason: MoveReason::Break });
        }
    }
    (eliminated, arrivals)
}

fn takings(pool: i64, entries: u32) -> Takings {
    Takings { pool: Cents(pool), entries, players: entries, entry_price: Cents(1_000) }
}

proptest! {
    /// Rules 6-3 to 6-20 over a whole evening of eliminations and arrivals.
    #[test]
    fn the_big_blind_always_advances_to_the_next_player(
        mut occupied in seats(),
        button in any::<prop::sample::Index>(),
        evening in prop::collection::vec(between(), 1..30),
    ) {
        let all: Vec<u8> = occupied.iter().copied().collect();
        let mut last = positions_from_button(10, &all, *button.get(&all)).unwrap();
        for change in evening {
            let (eliminated, arrivals) = apply_change(&mut occupied, change);
            let sitting: Vec<u8> = occupied.iter().copied().collect();
            let next = next_hand(10, &last, &sitting, &eliminated, &arrivals, &Ruleset::default()).unwrap();
            // 6-4: nobody sits between the old and the new big blind.
            prop_assert!(sitting.iter().all(|seat| steps(last.bb, *seat) >= steps(last.bb, next.hand.bb)));
            prop_assert!(next.hand.bb != last.bb && occupied.contains(&next.hand.bb));
            prop_assert_eq!(next.heads_up, sitting.len() == 2);
            prop_assert_eq!(next.hand.button_dead, !occupied.contains(&next.hand.button));
            prop_assert!(next.hand.sb.is_none_or(|sb| occupied.contains(&sb) && sb != next.hand.bb));
            // 6-18: players in the blinds never deal, but for a hand of two.
            let dealer = next.hand.dealer.unwrap();
            prop_assert!(occupied.contains(&dealer) && dealer != next.hand.bb);
            prop_assert!(next.heads_up == (Some(dealer) == next.hand.sb));
            prop_assert!(!next.hand.sits_out.contains(&next.hand.bb) && !next.hand.sits_out.contains(&dealer));
            prop_assert!(next.hand.sits_out.iter().all(|seat| arrivals.iter().any(|came| came.seat == *seat)));
            // Button, small blind and big blind stay in order, which the next hand needs.
            let played = next.played();
            if !next.heads_up {
                prop_assert!(steps(played.button, played.sb) < steps(played.button, played.bb));
                prop_assert!(played.button != played.bb);
            }
            last = played;
        }
    }

    /// Systems in which the button moves, over a whole evening of eliminations and arrivals.
    #[test]
    fn a_moving_button_is_never_dead(
        mut occupied in seats(),
        button in any::<prop::sample::Index>(),
        evening in prop::collection::vec(between(), 1..30),
        made_up in any::<bool>(),
    ) {
        let system = if made_up { ButtonSystem::MovingMadeUp } else { ButtonSystem::Moving };
        let rules = Ruleset { button_system: system, ..Ruleset::default() };
        let all: Vec<u8> = occupied.iter().copied().collect();
        let mut last = positions_from_button(10, &all, *button.get(&all)).unwrap();
        for change in evening {
            let (eliminated, arrivals) = apply_change(&mut occupied, change);
            let sitting: Vec<u8> = occupied.iter().copied().collect();
            let next = next_hand(10, &last, &sitting, &eliminated, &arrivals, &rules).unwrap();
            let after = |from: u8| sitting.iter().copied().min_by_key(|seat| steps(from, *seat)).unwrap();
            // The button goes to the next player; nobody waits, and who has the button deals.
            prop_assert_eq!(next.hand.button, after(last.button));
            prop_assert!(!next.hand.button_dead && next.hand.sits_out.is_empty());
            prop_assert_eq!(next.hand.dealer, Some(next.hand.button));
            // The next two have the blinds; heads-up the button has the small one.
            prop_assert_eq!(next.heads_up, sitting.len() == 2);
            let small = if next.heads_up { next.hand.button } else { after(next.hand.button) };
            prop_assert_eq!((next.sb_seat, next.hand.bb), (small, after(small)));
            let bigs: Vec<u8> = next.hand.also_bb.iter().copied().chain([next.hand.bb]).collect();
            let smalls: Vec<u8> = next.hand.also_sb.iter().copied().chain(next.hand.sb).collect();
            if !made_up || next.heads_up {
                prop_assert_eq!((bigs, smalls), (vec![next.hand.bb], vec![small]));
            } else {
                // One blind a player and hand, the big one first; a small one then follows.
                let posts: BTreeSet<u8> = bigs.iter().chain(&smalls).copied().collect();
                prop_assert_eq!(posts.len(), bigs.len() + smalls.len());
                prop_assert!(posts.is_subset(&occupied));
                prop_assert!(next.sb_owed.iter().all(|seat| bigs.contains(seat)));
                let still = |seat: &u8| {
                    occupied.contains(seat) && !eliminated.contains(seat)
                        && arrivals.iter().all(|came| came.seat != *seat)
                };
                for owing in last.sb_owed.iter().filter(|seat| still(seat)) {
                    prop_assert!(smalls.contains(owing) || next.sb_owed.contains(owing));
                }
            }
            // Nobody who moves to the table for balance would be the small blind.
            if let Some(found) = seat_for_moved(10, &sitting, &[], &next.played(), &rules) {
                let with: Vec<u8> = sitting.iter().copied().chain([found.seat]).collect();
                let came = [Arrival { seat: found.seat, reason: MoveReason::Balance }];
                let hand = next_hand(10, &next.played(), &with, &[], &came, &rules).unwrap();
                prop_assert!(hand.heads_up || hand.hand.sb != Some(found.seat));
            }
            // The player to move is one who posts the next big blind.
            let then = next_hand(10, &next.played(), &sitting, &[], &[], &rules).unwrap();
            prop_assert!(then.hand.bb == future_big_blinds(&sitting, &next.played(), 1, &rules)[0]);
            last = next.played();
        }
    }

    /// Blinds made up: as long as nobody joins and the table is not heads-up, nobody posts a big blind
    /// twice before everybody who stays has posted it once.
    #[test]
    fn made_up_blinds_miss_no_big_blind(
        button in any::<prop::sample::Index>(),
        evening in prop::collection::vec(prop::collection::vec(any::<prop::sample::Index>(), 0..2), 1..40),
    ) {
        let rules = Ruleset { button_system: ButtonSystem::MovingMadeUp, ..Ruleset::default() };
        let mut occupied: BTreeSet<u8> = (1..=10).collect();
        let all: Vec<u8> = occupied.iter().copied().collect();
        let mut last = positions_from_button(10, &all, *button.get(&all)).unwrap();
        let mut posted: BTreeMap<u8, u32> = occupied.iter().map(|seat| (*seat, 0)).collect();
        for out in evening {
            let (eliminated, _) = apply_change(&mut occupied, Between { out, come: Vec::new() });
            let sitting: Vec<u8> = occupied.iter().copied().collect();
            let next = next_hand(10, &last, &sitting, &eliminated, &[], &rules).unwrap();
            if next.heads_up {
                break;
            }
            posted.retain(|seat, _| occupied.contains(seat));
            for seat in next.hand.also_bb.iter().chain([&next.hand.bb]) {
                *posted.get_mut(seat).unwrap() += 1;
            }
            prop_assert!(posted.values().max().unwrap() - posted.values().min().unwrap() <= 1);
            last = next.played();
        }
    }

    /// 6-10: a free seat, never the next small blind's.
    #[test]
    fn a_moved_player_never_gets_the_small_blind(occupied in seats(), bb in any::<prop::sample::Index>()) {
        let sitting: Vec<u8> = occupied.iter().copied().collect();
        let last = positions_from_big_blind(10, &sitting, *bb.get(&sitting)).unwrap();
        match seat_for_moved(10, &sitting, &[], &last, &Ruleset::default()) {
            Some(found) => {
                prop_assert!(!occupied.contains(&found.seat) && found.seat != last.bb);
                let nearer = (1..=10).filter(|seat| steps(last.bb, *seat) < steps(last.bb, found.seat));
                prop_assert!(nearer.into_iter().all(|seat| occupied.contains(&seat)));
            }
            None => prop_assert_eq!(sitting.len(), 10),
        }
    }

    #[test]
    fn rules_never_panic(
        seats in any::<u8>(), occupied in prop::collection::vec(any::<u8>(), 0..12),
        (button, sb, bb) in any::<(u8, u8, u8)>(), gone in prop::collection::vec(any::<u8>(), 0..3),
    ) {
        let last =
            LastHand { button, sb, sb_posted: true, bb, dealer: Some(button), sb_owed: gone.clone() };
        let came: Vec<_> = gone.iter().map(|seat| Arrival { seat: *seat, reason: MoveReason::Break }).collect();
        for button_system in [ButtonSystem::Dead, ButtonSystem::Moving, ButtonSystem::MovingMadeUp] {
            let rules = Ruleset { button_system, ..Ruleset::default() };
            next_hand(seats, &last, &occupied, &gone, &came, &rules);
            seat_for_moved(seats, &occupied, &[], &last, &rules);
            future_big_blinds(&occupied, &last, 3, &rules);
        }
        positions_from_button(seats, &occupied, button);
        positions_from_big_blind(seats, &occupied, bb);
    }

    /// 1-4: everybody sits, nobody twice, and tables differ by one player at most.
    #[test]
    fn a_draw_is_level_in_any_order(
        players in prop::collection::btree_set(1_u32..500, 1..60), tables in 1_u16..8, seed in any::<[u8; 32]>(),
    ) {
        let room: Vec<_> = (1..=tables).map(|no| (no, 9)).collect();
        let players: BTreeSet<_> = players.into_iter().map(EntryId).collect();
        let in_order: Vec<EntryId> = players.iter().copied().collect();
        let backwards: Vec<EntryId> = players.iter().rev().copied().collect();
        let drawn = draw_seats(&in_order, &room, &[], &[], &Seed(seed));
        prop_assert_eq!(&drawn, &draw_seats(&backwards, &room, &[], &[], &Seed(seed)));
        prop_assert_eq!(drawn.is_ok(), players.len() <= 9 * usize::from(tables));
        if let Ok(drawn) = drawn {
            let seats: BTreeSet<_> = drawn.iter().map(|(_, table, seat)| (*table, *seat)).collect();
            prop_assert_eq!(seats.len(), players.len());
            prop_assert!(drawn.iter().map(|(who, ..)| *who).collect::<BTreeSet<_>>() == players);
            let load = |no: u16| drawn.iter().filter(|(_, table, _)| *table == no).count();
            let loads: Vec<usize> = (1..=tables).map(load).collect();
            prop_assert!(loads.iter().max().unwrap() - loads.iter().min().unwrap() <= 1);
        }
    }

    /// 6-6, 6-11: only free seats, each once, and tables as level as they can be.
    #[test]
    fn a_broken_table_keeps_the_others_level(
        players in 1_u32..9, others in prop::collection::vec(seats(), 1..6), seed in any::<[u8; 32]>(),
    ) {
        let tables = tables_with(&others);
        let free: usize = others.iter().map(|taken| 10 - taken.len()).sum();
        let ids: Vec<EntryId> = (1..=players).map(EntryId).collect();
        let seated = seat_broken_table(&ids, &tables, BreakDestination::ShortestTables, &Seed(seed));
        prop_assert_eq!(seated.is_some(), ids.len() <= free);
        let Some(seated) = seated else { return Ok(()) };
        let mut after: BTreeMap<u16, BTreeSet<u8>> = (1..).zip(others.clone()).collect();
        for (_, table, seat) in &seated {
            prop_assert!(after.get_mut(table).unwrap().insert(*seat));
        }
        // A player who was moved came to a table that was not longer than any other by then.
        let shortest = after.values().map(BTreeSet::len).min().unwrap();
        for (_, table, _) in &seated {
            prop_assert!(after[table].len() <= shortest + 1 || shortest == 10);
        }
    }

    /// 6-6 with all free seats: only free seats, each once, and none of them is out of reach.
    #[test]
    fn broken_table_players_draw_any_free_seat(
        players in 1_u32..9, others in prop::collection::vec(seats(), 1..6), seed in any::<[u8; 32]>(),
        wished in any::<prop::sample::Index>(),
    ) {
        let tables = tables_with(&others);
        let free: Vec<(u16, u8)> = tables
            .iter()
            .flat_map(|(no, (_, free))| free.iter().map(|seat| (*no, *seat)))
            .collect();
        let ids: Vec<EntryId> = (1..=players).map(EntryId).collect();
        let draw = |seed| seat_broken_table(&ids, &tables, BreakDestination::FreeSeats, &Seed(seed));
        prop_assert_eq!(draw(seed).is_some(), ids.len() <= free.len());
        let Some(seated) = draw(seed) else { return Ok(()) };
        let drawn: BTreeSet<(u16, u8)> = seated.iter().map(|(_, table, seat)| (*table, *seat)).collect();
        prop_assert_eq!(drawn.len(), ids.len());
        prop_assert!(drawn.iter().all(|at| free.contains(at)));
        // Of at most 50 seats one is missed by 2,000 draws less than once in 10^17 times.
        let wished = *wished.get(&free);
        let reached = (0_u32..2000).any(|nonce| {
            let mut seed = seed;
            seed.iter_mut().zip(nonce.to_le_bytes()).for_each(|(byte, by)| *byte ^= by);
            draw(seed).is_some_and(|seated| seated.iter().any(|(_, table, seat)| (*table, *seat) == wished))
        });
        prop_assert!(reached);
    }

    #[test]
    fn all_money_is_shared_out(
        pool in 1_i64..10_000_000, unit in prop::sample::select(vec![1_i64, 50, 100, 500, 1000]),
        places in prop::option::of(1_u32..100), entries in 1_u32..300,
    ) {
        let plan = PrizePlan { shares: Shares::Standard { places }, unit: Cents(unit), ..PrizePlan::default() };
        let paid = payouts(&plan, takings(pool, entries));
        prop_assert_eq!(paid.iter().map(|payout| payout.amount).sum::<Cents>(), Cents(pool));
        prop_assert!(paid.windows(2).all(|pair| pair[0].amount >= pair[1].amount));
        prop_assert!(paid.iter().skip(1).all(|payout| payout.amount > Cents::ZERO && payout.amount.0 % unit == 0));
        prop_assert!(paid.len() <= usize::try_from(entries).unwrap());
        // Everybody shares one place: still the whole pool.
        let all = vec![1; usize::try_from(entries).unwrap()];
        prop_assert_eq!(share_ties(&paid, &all).iter().map(|payout| payout.amount).sum::<Cents>(), Cents(pool));
    }

    #[test]
    fn own_amounts_never_pay_more_than_the_pool(pool in 1_i64..100_000, amounts in prop::collection::vec(0_i64..50_000, 0..12)) {
        let plan = PrizePlan { shares: Shares::Amounts { amounts: amounts.into_iter().map(Cents).collect() }, ..PrizePlan::default() };
        prop_assert_eq!(payouts(&plan, takings(pool, 20)).iter().map(|payout| payout.amount).sum::<Cents>(), Cents(pool));
    }

    #[test]
    fn a_score_is_the_sum_of_its_parts(place in 0_u32..200, entries in 0_u32..200, each in -500_i64..500) {
        let scheme = PointsScheme::PerPlayerWithPodium {
            each: Points(each),
            podium: [1000, 500, 250].map(Points).to_vec(),
            participation: Points(100),
        };
        let sum: Points = explain(&scheme, place, entries).iter().map(|part| part.points).sum();
        prop_assert_eq!(points(&scheme, place, entries), sum);
        prop_assert!(points(&PointsScheme::SquareRoot, place, entries) >= Points::ZERO);
    }
}

/// The draw of a seed never changes: sheets printed years ago can still be checked. These seats
/// were reckoned apart, from the description at the head of `draw.rs`.
#[test]
fn an_old_draw_can_still_be_made_again() {
    let seed = Seed(std::array::from_fn(|index| u8::try_from(index).unwrap()));
    let seated = draw_seats(&[1, 2, 3, 4, 5, 6, 7].map(EntryId), &[(1, 6), (2, 6)], &[], &[], &seed).unwrap();
    assert_eq!(
        seated,
        [(6, 1, 1), (4, 1, 2), (3, 1, 3), (5, 1, 6), (1, 2, 1), (2, 2, 4), (7, 2, 6)]
            .map(|(entry, table, seat)| (EntryId(entry), table, seat))
    );
    assert_eq!(draw_one_seat(&[(1, 4), (2, 7), (2, 9)], &seed), Some((2, 7)));
}

#[test]
fn shorter_prize_tables_lead_into_longer_ones() {
    let first = |places: u32| {
        let plan = PrizePlan {
            shares: Shares::Standard { places: Some(places) },
            unit: Cents(1),
            ..PrizePlan::default()
        };
        payouts(&plan, takings(10_000_000, 500)).first().unwrap().amount
    };
    assert!((1..100).all(|places| first(places) > first(places + 1)));
}
