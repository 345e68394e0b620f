//! Questions about faults: of the deal, of turn and time, and what they are punished with.

use serde_json::Value;

use crate::floor::{CannotBe, board_fix, misdeal, out_of_turn, penalties, series, time_bank};

use super::{Impossible, ruling};

pub(super) fn series(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| series::series(facts))
}

pub(super) fn out_of_turn(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| out_of_turn::out_of_turn(facts))
}

pub(super) fn misdeal(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| misdeal::misdeal(facts))
}

pub(super) fn board_fix(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| board_fix::board_fix(facts))
}

pub(super) fn time_bank(given: Value) -> Result<Value, Impossible> {
    ruling(given, time_bank::time_bank)
}

pub(super) fn penalty(given: Value) -> Result<Value, Impossible> {
    ruling(given, |rules, facts| {
        penalties::suggest(rules, facts).ok_or_else(|| CannotBe("the ladder has no step".to_owned()))
    })
}
