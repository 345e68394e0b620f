//! The facts of the booklet's drawings. The engine computes who posts, what each pot contains, who wins a
//! chip, and how much a raise must be.

mod at_table;

use tapis_documents::diagrams::Figure;
use tapis_documents::diagrams::chip_race::{ChipRace, Racer};
use tapis_documents::diagrams::raises::Rung;
use tapis_documents::diagrams::side_pots::{Layer, Part, SidePots};
use tapis_engine::base::quantity::{Chips, SeatNo};
use tapis_engine::floor::card::read_cards;
use tapis_engine::floor::chip_race::{RaceFacts, RacePlayer, race_plan};
use tapis_engine::floor::min_raise::{Bet, BetsSoFar, Street, min_raise};
use tapis_engine::floor::pots::{PotPlayer, PotsFacts, settle_pots};
use tapis_engine::rules::ruleset::Ruleset;

use crate::documents::annexes::drawing::drawn;

/// The drawings under a ruleset, each with the number of the rule it illustrates.
pub(super) fn figures(rules: &Ruleset) -> Vec<(String, Figure)> {
    let others = [
        ("7-10", climbing(rules)),
        ("7-12", over_all_in(Street::Preflop, Chips(300), rules)),
        ("7-13", over_all_in(Street::Flop, Chips(50), rules)),
        ("8-14", pots(rules)),
        ("10-6", race(rules)),
    ];
    let all = at_table::figures(rules).into_iter().chain(others);
    all.filter_map(|(rule, figure)| Some((rule.to_owned(), figure?))).collect()
}

fn least(big_blind: Chips, street: Street, bets: Vec<Bet>, rules: &Ruleset) -> Option<Chips> {
    let round = BetsSoFar { big_blind, street, bets, game: None, bring_in: None, fixed_bet: None };
    min_raise(rules, &round).ok()?.min_raise_to
}

fn rung(name: &str, to: Chips, least: bool) -> Rung {
    Rung { name: format!("figure-rung-{name}"), to: to.0, least }
}

/// The big blind, the smallest raise, and the smallest raise after that.
fn climbing(rules: &Ruleset) -> Option<Figure> {
    let raise = least(Chips(100), Street::Preflop, Vec::new(), rules)?;
    let again = least(Chips(100), Street::Preflop, vec![Bet { to: raise, all_in: false }], rules)?;
    let rungs =
        [rung("big_blind", Chips(100), false), rung("raise", raise, false), rung("reraise", again, true)];
    Some(Figure::Raises(rungs.to_vec()))
}

/// An all-in below a full raise, and the smallest raise over it.
fn over_all_in(street: Street, all_in: Chips, rules: &Ruleset) -> Option<Figure> {
    let over = least(Chips(200), street, vec![Bet { to: all_in, all_in: true }], rules)?;
    let name = if street == Street::Preflop { "all_in" } else { "opening_all_in" };
    let rungs =
        [rung("big_blind", Chips(200), false), rung(name, all_in, false), rung("over_all_in", over, true)];
    Some(Figure::Raises(rungs.to_vec()))
}

/// Three players all-in for different amounts.
fn pots(rules: &Ruleset) -> Option<Figure> {
    let bets: [Chips; 3] = [Chips(500), Chips(1_200), Chips(2_000)];
    let player = |(seat, put_in): (SeatNo, Chips)| PotPlayer {
        seat,
        put_in,
        ante: Chips::ZERO,
        folded: false,
        strength: None,
        low: None,
    };
    let players = (1..).zip(bets).map(player).collect();
    let question =
        PotsFacts { seats: 9, button: 9, smallest_chip: Chips(100), players, hilo: false, shown: None };
    let settled = settle_pots(&question, rules).ok()?;
    let of = |seat: SeatNo| usize::from(seat).checked_sub(1);
    let put_in = |seat: &SeatNo| of(*seat).and_then(|at| bets.get(at)).copied();
    let mut parts = Vec::new();
    let mut from = Chips::ZERO;
    for (number, pot) in (0_u8..).zip(&settled.pots) {
        let called = pot.eligible.iter().filter_map(|seat| {
            Some(put_in(seat)? - settled.returned.get(seat).copied().unwrap_or(Chips::ZERO))
        });
        let to = called.min()?;
        let layer = if number == 0 { Layer::Main } else { Layer::Side(number) };
        let players = pot.eligible.iter().filter_map(|seat| of(*seat)).collect();
        parts.push(Part { layer, from: from.0, to: to.0, amount: pot.amount.0, players });
        from = to;
    }
    for (seat, amount) in &settled.returned {
        let to = put_in(seat)?;
        let players = of(*seat).into_iter().collect();
        parts.push(Part {
            layer: Layer::Returned,
            from: (to - *amount).0,
            to: to.0,
            amount: amount.0,
            players,
        });
    }
    Some(Figure::Pots(SidePots { bets: bets.map(|bet| bet.0).to_vec(), parts }))
}

/// Four players with odd chips of 25, exchanged for chips of 100.
fn race(rules: &Ruleset) -> Option<Figure> {
    let (low, high) = (25, 100);
    let player = |(seat, low_chips)| RacePlayer { seat, low_chips, other_value: Chips(1_000) };
    let players = [(1, 3), (2, 2), (4, 1), (7, 1)].map(player).to_vec();
    let question = RaceFacts {
        low: Chips(low),
        high: Chips(high),
        seats: 9,
        players,
        button: Some(9),
        cards: None,
        deck: None,
    };
    let plan = race_plan(&question, rules).ok()?;
    let dealt = plan.deal(&read_cards("Kh 4c 2d Qd Ts 9s As").ok()?).ok()?;
    let result = plan.finish(&dealt).ok()?;
    let racer = |seat: &SeatNo| {
        let mut cards = dealt.get(seat).cloned().unwrap_or_default();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        Racer {
            seat: *seat,
            odd: plan.race_chips.get(seat).copied().unwrap_or(0),
            cards: cards.into_iter().map(drawn).collect(),
            wins: result.winners.contains(seat),
        }
    };
    let odd: i64 = plan.race_chips.values().sum();
    let racers = plan.deal_order.iter().map(racer).collect();
    Some(Figure::Race(ChipRace { low, high, odd, worth: odd * low, awarded: plan.chips_awarded, racers }))
}

#[cfg(test)]
mod tests {
    use tapis_engine::rules::ruleset::{Base, ChipRaceRounding};

    use super::*;

    fn of(rules: &Ruleset, rule: &str) -> Figure {
        figures(rules).into_iter().find(|(other, _)| other == rule).expect("there is a drawing").1
    }

    #[test]
    fn bets_are_cut_where_the_pots_are() {
        let Figure::Pots(pots) = of(&Ruleset::default(), "8-14") else { panic!("pots") };
        let seen: Vec<_> =
            pots.parts.iter().map(|p| (p.layer, p.from, p.to, p.amount, p.players.len())).collect();
        assert_eq!(
            seen,
            [
                (Layer::Main, 0, 500, 1_500, 3),
                (Layer::Side(1), 500, 1_200, 1_400, 2),
                (Layer::Returned, 1_200, 2_000, 800, 1),
            ]
        );
        assert_eq!(pots.parts.iter().map(|part| part.amount).sum::<i64>(), pots.bets.iter().sum::<i64>());
    }

    #[test]
    fn the_ladder_of_raises_follows_the_ruleset() {
        for (base, top) in [(Base::Club, 400), (Base::Tda, 300)] {
            let Figure::Raises(rungs) = of(&Ruleset::of(base), "7-10") else { panic!("raises") };
            assert_eq!(rungs.iter().map(|rung| rung.to).collect::<Vec<_>>(), [100, 200, top]);
        }
        let Figure::Raises(rungs) = of(&Ruleset::default(), "7-13") else { panic!("raises") };
        assert_eq!(rungs[2].to, 250);
    }

    #[test]
    fn the_race_is_the_engines() {
        for (rounding, awarded) in [(ChipRaceRounding::Up, 2), (ChipRaceRounding::Down, 1)] {
            let rules = Ruleset { chip_race_rounding: rounding, ..Ruleset::default() };
            let Figure::Race(race) = of(&rules, "10-6") else { panic!("race") };
            assert_eq!((race.odd, race.worth, race.awarded), (7, 175, awarded));
            let winners: Vec<u8> =
                race.racers.iter().filter(|racer| racer.wins).map(|racer| racer.seat).collect();
            assert_eq!(winners, if awarded == 2 { vec![1, 7] } else { vec![7] });
        }
    }
}
