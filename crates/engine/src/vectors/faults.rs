//! Questions about faults: of the deal, of turn and time, and what they are punished with.

use serde_json::Value;

use crate::floor::{CannotBe, board_fix, misdeal, out_of_turn, penalties, series, time_bank};

use super::in_words::{as_deal_facts, caller};
use super::{Impossible, ruling, written};

pub(super) fn series(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| series::series(facts))
}

pub(super) fn out_of_turn(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| out_of_turn::out_of_turn(facts))
}

pub(super) fn misdeal(given: Value) -> Result<Value, Impossible> {
    ruling(as_deal_facts(given), |_, facts| misdeal::misdeal(facts))
}

pub(super) fn board_fix(given: Value) -> Result<Value, Impossible> {
    let mut answer = ruling(given, |_, facts| board_fix::board_fix(facts))?;
    if let Some(answer) = answer.as_object_mut() {
        // A card that the case does not have is said to be none.
        for part in ["burn", "flop", "turn_burn", "turn", "card", "river_burn"] {
            answer.entry(part).or_insert(Value::Null);
        }
    }
    Ok(answer)
}

pub(super) fn time_bank(mut given: Value) -> Result<Value, Impossible> {
    if let Some(caller) = given["called_by"].as_str().and_then(caller) {
        given["called_by"] = written(caller)?;
    }
    ruling(given, time_bank::time_bank)
}

pub(super) fn penalty(given: Value) -> Result<Value, Impossible> {
    ruling(given, |rules, facts| {
        penalties::suggest(rules, facts).ok_or_else(|| CannotBe("the ladder has no step".to_owned()))
    })
}
