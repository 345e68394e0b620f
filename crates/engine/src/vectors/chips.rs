//! Questions about chips: the chip race, pots, and chips that cannot be shared alike.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::floor::card::Card;
use crate::floor::chip_race::{RaceQuestion, race_plan};
use crate::floor::odd_chips::{OddChipsQuestion, odd_chips};
use crate::floor::pots::{PotsQuestion, settle_pots};
use crate::floor::showdown_pots::{CardsShown, showdown_pots};
use crate::quantity::SeatNo;
use crate::ruleset::ChipRaceRounding;

use super::cards::told;
use super::{Impossible, read, written};

#[derive(Deserialize)]
struct Dealt {
    #[serde(default)]
    cards: Option<BTreeMap<SeatNo, Vec<Card>>>,
    #[serde(default)]
    deck: Option<Vec<Card>>,
}

pub(super) fn chip_race(given: Value) -> Result<Value, Impossible> {
    let dealt: Dealt = read(given.clone())?;
    let (rules, question): (_, RaceQuestion) = told(given)?;
    let plan = race_plan(&question, &rules)?;
    let cards = match (dealt.cards, dealt.deck) {
        (Some(cards), _) => Some(cards),
        (None, Some(deck)) => Some(plan.deal(&deck)?),
        (None, None) => None,
    };
    let result = match &cards {
        None if !plan.needs_no_cards() => json!({ "winners": null, "reasons": null, "final": null }),
        told => written(plan.finish(&told.clone().unwrap_or_default())?)?,
    };
    let mut answer = written(&plan)?;
    let reason = match rules.chip_race_rounding {
        ChipRaceRounding::Up => "rounded_up",
        ChipRaceRounding::Half => "rounded_half",
        ChipRaceRounding::Down => "rounded_down",
    };
    let needed = plan.cards_needed();
    let more = json!({ "cards": cards, "cards_needed": needed, "reason": reason, "rule": "10-1…10-6" });
    for part in [result, more] {
        if let (Some(answer), Value::Object(part)) = (answer.as_object_mut(), part) {
            answer.extend(part);
        }
    }
    Ok(answer)
}

/// With `shown {variant, board, hands}` cards decide, and `showdown` says how.
pub(super) fn pots(given: Value) -> Result<Value, Impossible> {
    let shown: Option<CardsShown> = read(given["shown"].clone())?;
    let (rules, question): (_, PotsQuestion) = told(given)?;
    let Some(shown) = shown else { return written(settle_pots(&question, &rules)?) };
    let (showdown, settled) = showdown_pots(&question, &shown, &rules)?;
    let mut answer = written(settled)?;
    if let Some(answer) = answer.as_object_mut() {
        answer.insert("showdown".to_owned(), written(showdown)?);
    }
    Ok(answer)
}

pub(super) fn odd(given: Value) -> Result<Value, Impossible> {
    let (_, question): (_, OddChipsQuestion) = told(given)?;
    let mut answer = written(odd_chips(&question)?)?;
    if let Some(answer) = answer.as_object_mut() {
        answer.insert("rule".to_owned(), json!("8-13"));
    }
    Ok(answer)
}
