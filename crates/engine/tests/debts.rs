//! Debts: what is still owed, paid later, or given up with a reason.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Cents, EntryId, Millis};
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Refusal};

use crate::started::{ask, bust, started};

fn write_off(entry: u32, why: &str) -> Action {
    Action::WriteOff { entry: EntryId(entry), why: why.to_owned() }
}

#[test]
fn a_debt_is_written_off_with_a_reason() {
    let (mut tournament, mut dice) = started(3, |_| {});
    let mut does = |tournament: &mut _, action: &Action| ask(tournament, &mut dice, action, Millis(5));
    does(&mut tournament, &Action::Pay { entry: EntryId(1), amount: Cents(-1_000) }).unwrap();
    let nothing = Err(Refusal::NothingOwed { entry: EntryId(2) });
    assert_eq!(does(&mut tournament, &write_off(2, "parti")), nothing);
    for entry in [1, 2] {
        does(&mut tournament, &bust(entry)).unwrap();
    }
    does(&mut tournament, &Action::Finish { stacks: vec![] }).unwrap();
    assert_eq!(does(&mut tournament, &write_off(1, "  ")), Err(Refusal::WriteOffReason));
    does(&mut tournament, &write_off(1, " Offert par le club ")).unwrap();
    let view = tournament_view(&tournament, Millis(5));
    assert_eq!((view.entries[0].owed, view.entries[0].written_off), (Cents::ZERO, Cents(1_000)));
    let kept = &tournament.debts().written_off()[0];
    assert_eq!((kept.amount, kept.why.as_str()), (Cents(1_000), "Offert par le club"));
}

#[test]
fn a_debt_is_paid_once_all_is_over() {
    let (mut tournament, mut dice) = started(2, |_| {});
    let mut does = |tournament: &mut _, action: &Action| ask(tournament, &mut dice, action, Millis(5));
    does(&mut tournament, &Action::Pay { entry: EntryId(1), amount: Cents(-1_000) }).unwrap();
    does(&mut tournament, &bust(1)).unwrap();
    does(&mut tournament, &Action::Finish { stacks: vec![] }).unwrap();
    does(&mut tournament, &Action::Pay { entry: EntryId(1), amount: Cents(1_000) }).unwrap();
    assert_eq!(tournament_view(&tournament, Millis(5)).entries[0].owed, Cents::ZERO);
}
