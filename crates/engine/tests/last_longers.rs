//! Last longer: who of some players stays in longest.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Cents, EntryId, Millis};
use tapis_engine::{Action, Refusal};

use crate::started::{ask, bust, started};

fn ids(numbers: &[u32]) -> Vec<EntryId> {
    numbers.iter().map(|no| EntryId(*no)).collect()
}

fn set(no: Option<u32>, players: &[u32], stake: i64) -> Action {
    Action::SetLastLonger { no, name: "  Table 1 ".into(), stake: Cents(stake), players: ids(players) }
}

#[test]
fn the_last_player_takes_the_separate_pot() {
    let (mut tournament, mut dice) = started(6, |_| ());
    let pool = tournament.prize_money().pool();
    let mut does = |tournament: &mut _, action: &Action| ask(tournament, &mut dice, action, Millis::ZERO);
    assert_eq!(does(&mut tournament, &set(None, &[1], 500)), Err(Refusal::LastLongerPlayers));
    assert_eq!(
        does(&mut tournament, &set(None, &[1, 1], 500)),
        Err(Refusal::NamedTwice { entry: EntryId(1) })
    );
    assert_eq!(does(&mut tournament, &set(None, &[1, 2], -1)), Err(Refusal::LastLongerStake));
    does(&mut tournament, &set(None, &[3, 1], 500)).unwrap();
    does(&mut tournament, &set(Some(1), &[3, 1, 2], 1_000)).unwrap();
    does(&mut tournament, &set(None, &[4, 5], 0)).unwrap();
    does(&mut tournament, &bust(6)).unwrap();
    let view = tournament.last_longer_bets().last_longers();
    assert_eq!(
        (view[0].last_longer.name.as_str(), view[0].pot, view[0].open),
        ("Table 1", Cents(3_000), true)
    );
    assert_eq!(view[1].last_longer.no, 2);
    assert_eq!(tournament.prize_money().pool(), pool);

    does(&mut tournament, &bust(1)).unwrap();
    assert_eq!(does(&mut tournament, &set(Some(1), &[3, 2], 1_000)), Err(Refusal::LastLongerBegun));
    assert_eq!(does(&mut tournament, &Action::RemoveLastLonger { no: 1 }), Err(Refusal::LastLongerBegun));
    assert_eq!(does(&mut tournament, &set(None, &[1, 2], 0)), Err(Refusal::LastLongerBegun));
    assert_eq!(tournament.last_longer_bets().last_longers()[0].winners, []);
    does(&mut tournament, &bust(3)).unwrap();
    assert_eq!(
        tournament.last_longer_bets().last_longers()[0].winners,
        ids(&[2]),
        "nobody else of them is left"
    );
    does(&mut tournament, &Action::Revive { entry: EntryId(3) }).unwrap();
    assert_eq!(tournament.last_longer_bets().last_longers()[0].winners, []);
    does(&mut tournament, &Action::RemoveLastLonger { no: 2 }).unwrap();
    assert_eq!(tournament.last_longer_bets().last_longers().len(), 1);
    assert_eq!(does(&mut tournament, &Action::RemoveLastLonger { no: 2 }), Err(Refusal::NoLastLonger));
}

#[test]
fn no_bet_exists_without_money() {
    let (mut tournament, mut dice) = started(3, |draft| draft.money = None);
    let put_in = ask(&mut tournament, &mut dice, &set(None, &[1, 2], 100), Millis::ZERO);
    assert_eq!(put_in, Err(Refusal::LastLongerStake));
    ask(&mut tournament, &mut dice, &set(None, &[1, 2], 0), Millis::ZERO).unwrap();
}
