//! A tournament that has started, for tests that act in it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use rand::rngs::SmallRng;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::{Action, Refusal, SetupDraft, Tournament};

/// So many players, each of whom has paid 10 €, seated by a draw that is always the same. `change` prepares the set-up.
pub fn started(players: i64, change: impl FnOnce(&mut SetupDraft)) -> (Tournament, SmallRng) {
    let mut draft: SetupDraft =
        serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap();
    draft.money.as_mut().unwrap().fee = Cents(1_000);
    change(&mut draft);
    let mut dice = SmallRng::seed_from_u64(7);
    let mut tournament = Tournament::new(draft.check().unwrap());
    let mut does = |action: Action| ask(&mut tournament, &mut dice, &action, Millis::ZERO).unwrap();
    for member in 1..=players {
        does(Action::Register { member: MemberId(member), born: None, paid: true });
    }
    does(Action::DrawSeats);
    does(Action::Start);
    (tournament, dice)
}

/// Does an action, and checks the invariants after each of its events.
pub fn ask(
    tournament: &mut Tournament,
    dice: &mut SmallRng,
    action: &Action,
    at: Millis,
) -> Result<(), Refusal> {
    for event in tournament.decide(action, at, dice)? {
        tournament.apply(&event);
        tournament.invariants().check_invariants().unwrap();
    }
    Ok(())
}

/// A player goes out; nobody is named who did it.
pub fn bust(entry: u32) -> Action {
    Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] }
}
