//! Seats of the button and the blinds as players leave and join, hand after hand.

use tapis_documents::diagrams::Figure;
use tapis_documents::diagrams::oval::{Positions, SeatOccupant};
use tapis_documents::diagrams::tables::TableHand;
use tapis_engine::base::quantity::SeatNo;
use tapis_engine::positions::hand::{Arrival, LastHand, MoveReason};
use tapis_engine::positions::{Change, NextHand, next_hand, positions_from_button, seat_for_moved};
use tapis_engine::rules::ruleset::{DealerMode, FirstButton, Ruleset};

/// A table and what happens at it.
struct Story {
    seats: SeatNo,
    taken: Vec<SeatNo>,
    button: SeatNo,
    then: Vec<Change>,
}

/// Nobody leaves or joins.
fn nothing() -> Change {
    Change::default()
}

fn out(seats: &[SeatNo]) -> Change {
    Change { eliminated: seats.to_vec(), arrivals: Vec::new() }
}

fn comes(seat: SeatNo) -> Change {
    Change { eliminated: Vec::new(), arrivals: vec![Arrival { seat, reason: MoveReason::Balance }] }
}

/// The drawings of tables, each with its rule.
pub(super) fn figures(rules: &Ruleset) -> Vec<(&'static str, Option<Figure>)> {
    let six = |then: Vec<Change>| Story { seats: 6, taken: (1..=6).collect(), button: 1, then };
    let with_gap = Story { seats: 6, taken: vec![1, 2, 4, 5, 6], button: 1, then: vec![comes(3), nothing()] };
    let three = Story { seats: 6, taken: vec![1, 3, 5], button: 1, then: vec![out(&[5])] };
    let told = |story: Story| story.told(rules).map(Figure::Tables);
    vec![
        ("2-1", around(rules)),
        ("6-5", told(six(vec![nothing()]))),
        ("6-10", moved(rules)),
        ("6-12", told(with_gap)),
        ("6-17", told(six(vec![out(&[3]), nothing()]))),
        ("6-18", told(six(vec![out(&[2]), nothing()]))),
        ("6-20", told(three)),
    ]
}

/// All seats of a full table, with the first button.
fn around(rules: &Ruleset) -> Option<Figure> {
    let taken: Vec<SeatNo> = (1..=10).collect();
    let button = match rules.first_button {
        FirstButton::FixedSeat => 10,
        FirstButton::CardDraw => 4,
    };
    let hand = positions_from_button(10, &taken, button)?;
    let at = Positions {
        seats: vec![SeatOccupant::Player; taken.len()],
        button: Some(hand.button),
        small_blind: Some(hand.sb),
        big_blind: Some(hand.bb),
        ..Positions::default()
    };
    let said = ["figure-around", "figure-legend"].map(str::to_owned).to_vec();
    Some(Figure::Tables(vec![TableHand { at, said, dealer: None }]))
}

/// A player moved to a table with two free seats.
fn moved(rules: &Ruleset) -> Option<Figure> {
    let taken = vec![1, 2, 3, 4, 6, 7];
    let last = positions_from_button(8, &taken, 1)?;
    let found = seat_for_moved(8, &taken, &[], &last, rules)?;
    let story = Story { seats: 8, taken, button: 1, then: vec![comes(found.seat)] };
    story.told(rules).map(Figure::Tables)
}

impl Story {
    fn told(self, rules: &Ruleset) -> Option<Vec<TableHand>> {
        let Story { seats, mut taken, button, then } = self;
        let mut last = positions_from_button(seats, &taken, button)?;
        let mut next: Option<NextHand> = None;
        let mut hands = Vec::new();
        let mut came: &[Arrival] = &[];
        for change in then.iter().map(Some).chain([None]) {
            let leaving = change.map(|change| change.eliminated.as_slice()).unwrap_or_default();
            let comes = change.is_some_and(|change| !change.arrivals.is_empty());
            let waits = next.as_ref().map(|next| next.hand.sits_out.clone()).unwrap_or_default();
            let sitting = |seat: SeatNo| match () {
                () if leaving.contains(&seat) => SeatOccupant::Leaves,
                () if waits.contains(&seat) => SeatOccupant::Waits,
                () if came.iter().any(|arrival| arrival.seat == seat) => SeatOccupant::Newcomer,
                () if taken.contains(&seat) => SeatOccupant::Player,
                () => SeatOccupant::Nobody,
            };
            let at = Positions {
                seats: (1..=seats).map(sitting).collect(),
                button: Some(last.button),
                small_blind: last.sb_posted.then_some(last.sb),
                big_blind: Some(last.bb),
                also_small: next.as_ref().map(|next| next.hand.also_sb.clone()).unwrap_or_default(),
                also_big: next.as_ref().map(|next| next.hand.also_bb.clone()).unwrap_or_default(),
            };
            let mut said: Vec<&str> = seen(next.as_ref(), came);
            said.extend(going(leaving, &last));
            if comes {
                said.push("figure-comes");
            }
            let dealer = last.dealer.filter(|_| rules.dealer_mode == DealerMode::PlayersDeal);
            hands.push(TableHand { at, said: said.into_iter().map(str::to_owned).collect(), dealer });
            let Some(change) = change else { break };
            taken.retain(|seat| !change.eliminated.contains(seat));
            taken.extend(change.arrivals.iter().map(|arrival| arrival.seat));
            taken.sort_unstable();
            came = &change.arrivals;
            let found = next_hand(seats, &last, &taken, &change.eliminated, &change.arrivals, rules)?;
            last = found.played();
            next = Some(found);
        }
        Some(hands)
    }
}

/// Changes from one hand to the next.
fn seen(next: Option<&NextHand>, came: &[Arrival]) -> Vec<&'static str> {
    let Some(next) = next else { return Vec::new() };
    if next.heads_up {
        return vec![if next.hand.sb.is_some() { "figure-heads_up" } else { "figure-heads_up-dead" }];
    }
    let mut said = Vec::new();
    let made_up = !next.hand.also_bb.is_empty() || !next.hand.also_sb.is_empty();
    if next.hand.sb.is_none() && next.hand.also_sb.is_empty() {
        said.push("figure-no_small_blind");
    }
    if made_up {
        said.push("figure-made_up");
    }
    if next.hand.button_dead {
        said.push("figure-dead_button");
    }
    if !next.hand.sits_out.is_empty() {
        said.push("figure-waits");
    } else if !came.is_empty() {
        said.push("figure-plays");
    }
    if said.is_empty() {
        said.push("figure-regular");
    }
    said
}

/// Eliminated players, by position in the hand.
fn going(leaving: &[SeatNo], hand: &LastHand) -> Option<&'static str> {
    let (small, big) = (leaving.contains(&hand.sb), leaving.contains(&hand.bb));
    match (small, big) {
        (true, true) => Some("figure-leaves-both"),
        (true, false) => Some("figure-leaves-small_blind"),
        (false, true) => Some("figure-leaves-big_blind"),
        (false, false) if leaving.contains(&hand.button) => Some("figure-leaves-button"),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use tapis_engine::rules::ruleset::{ButtonSystem, HeadsUpRepeat};

    use super::*;

    fn hands(rules: &Ruleset, rule: &str) -> Vec<TableHand> {
        match figures(rules).into_iter().find(|(other, _)| *other == rule) {
            Some((_, Some(Figure::Tables(hands)))) => hands,
            other => panic!("{other:?}"),
        }
    }

    /// Button, small blind, big blind and dealer of each hand.
    fn posts(rules: &Ruleset, rule: &str) -> Vec<(u8, u8, u8, u8)> {
        let seat = |seat: Option<u8>| seat.unwrap_or(0);
        let post = |hand: &TableHand| {
            (seat(hand.at.button), seat(hand.at.small_blind), seat(hand.at.big_blind), seat(hand.dealer))
        };
        hands(rules, rule).iter().map(post).collect()
    }

    /// 6-17 and 6-18, seat by seat; 0 means nobody.
    #[test]
    fn the_cases_of_the_dead_button() {
        let rules = Ruleset::default();
        assert_eq!(posts(&rules, "6-5"), [(1, 2, 3, 1), (2, 3, 4, 2)]);
        assert_eq!(posts(&rules, "6-17"), [(1, 2, 3, 1), (2, 0, 4, 2), (3, 4, 5, 2)]);
        assert_eq!(posts(&rules, "6-18"), [(1, 2, 3, 1), (2, 3, 4, 1), (3, 4, 5, 3)]);
        let dead = |hand: &TableHand| {
            let button = usize::from(hand.at.button.unwrap_or(1)) - 1;
            hand.at.seats[button] == SeatOccupant::Nobody
        };
        assert_eq!(hands(&rules, "6-17").iter().map(dead).collect::<Vec<_>>(), [false, false, true]);
        assert_eq!(hands(&rules, "6-18").iter().map(dead).collect::<Vec<_>>(), [false, true, false]);
    }

    #[test]
    fn what_is_said_is_what_is_drawn() {
        let rules = Ruleset::default();
        let said = |rule| hands(&rules, rule).into_iter().map(|hand| hand.said.join(" ")).collect::<Vec<_>>();
        assert_eq!(said("6-17"), ["figure-leaves-big_blind", "figure-no_small_blind", "figure-dead_button"]);
        assert_eq!(said("6-12")[1], "figure-waits");
        assert_eq!(hands(&rules, "6-12")[1].at.seats[2], SeatOccupant::Waits);
        assert_eq!(hands(&rules, "6-10")[1].at.seats[4], SeatOccupant::Newcomer);
    }

    /// The seats that post a small and a big blind in each hand where blinds are made up.
    #[test]
    fn blinds_made_up_are_drawn_where_they_are_posted() {
        let made_up = Ruleset { button_system: ButtonSystem::MovingMadeUp, ..Ruleset::default() };
        let all = |rule| {
            let posted = |hand: TableHand| {
                let mut small: Vec<u8> = hand.at.small_blind.into_iter().chain(hand.at.also_small).collect();
                let mut big: Vec<u8> = hand.at.big_blind.into_iter().chain(hand.at.also_big).collect();
                small.sort_unstable();
                big.sort_unstable();
                (hand.at.button.unwrap_or(0), small, big)
            };
            hands(&made_up, rule).into_iter().map(posted).collect::<Vec<_>>()
        };
        assert_eq!(all("6-17"), [(1, vec![2], vec![3]), (2, vec![], vec![4, 5]), (4, vec![4, 5], vec![6])]);
        assert_eq!(all("6-18"), [(1, vec![2], vec![3]), (3, vec![3], vec![4, 5]), (4, vec![4, 5], vec![6])]);
        let said: Vec<_> = hands(&made_up, "6-17").into_iter().map(|hand| hand.said.join(" ")).collect();
        let second = "figure-no_small_blind figure-made_up";
        assert_eq!(said, ["figure-leaves-big_blind", second, "figure-made_up"]);
    }

    #[test]
    fn another_ruleset_draws_other_tables() {
        let moving = Ruleset { button_system: ButtonSystem::Moving, ..Ruleset::default() };
        for rule in ["6-17", "6-18"] {
            assert!(posts(&moving, rule).iter().all(|(_, small, ..)| *small > 0), "{rule}");
        }
        let dead = Ruleset { heads_up_repeat_sb: HeadsUpRepeat::Dead, ..Ruleset::default() };
        assert_eq!(posts(&Ruleset::default(), "6-20")[1], (3, 3, 1, 3));
        assert_eq!(posts(&dead, "6-20")[1], (3, 0, 1, 3));
        let dealt = Ruleset { dealer_mode: DealerMode::Dealer, ..Ruleset::default() };
        assert!(hands(&dealt, "6-17").iter().all(|hand| hand.dealer.is_none()));
    }
}
