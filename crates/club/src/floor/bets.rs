//! Words for bets and raises (chapter 7).

use std::cmp::Ordering;

use tapis_engine::base::quantity::Chips;
use tapis_engine::floor::action::{Act, Choice, Outcome};
use tapis_engine::floor::chip_rules::{ChipFacts, ChipRuling};
use tapis_engine::floor::max_raise::{MaxRaise, RaiseLimit};
use tapis_engine::floor::min_raise::{LeastRaise, MinRaise};
use tapis_engine::floor::out_of_turn::SkippedRuling;
use tapis_engine::floor::reopen::Reopen;
use tapis_engine::floor::series::{SeriesError, SeriesRuling};
use tapis_engine::floor::short_action::ShortRuling;
use tapis_engine::floor::string_bet::{MotionRuling, Motions};

use super::say::{Say, Words, word};

/// Actions that a player may still do, as a list.
pub(super) fn options(say: &Say<'_>, options: &[Choice]) -> String {
    let words: Vec<String> =
        options.iter().map(|option| say.say(&format!("option-{}", word(option)), &[])).collect();
    match words.as_slice() {
        [] | [_] => words.concat(),
        [first @ .., last] => {
            say.say("ruling-or", &[("first", first.join(", ").into()), ("last", last.clone().into())])
        }
    }
}

/// Steps after chips that count as a total: the difference to those that lie there, and the next player's bet.
fn steps(say: &Say<'_>, lying: Chips, outcome: &Outcome) -> Vec<String> {
    let Outcome::Counts { action, to } = outcome else { return Vec::new() };
    let moved = match to.cmp(&lying) {
        Ordering::Greater => Some(("ruling-step-adds", *to - lying)),
        Ordering::Less => Some(("ruling-step-takes_back", lying - *to)),
        Ordering::Equal => None,
    };
    let moved = moved.map(|(key, chips)| say.say(key, &[("chips", chips.0.into())]));
    let next =
        matches!(action, Act::Bet | Act::Raise).then(|| say.say("ruling-step-next", &[("to", to.0.into())]));
    moved.into_iter().chain(next).collect()
}

/// Outcome of chips or words, and the steps after it.
fn outcome(say: &Say<'_>, lying: Chips, found: &Outcome) -> Words {
    outcome_words(say, found).steps(steps(say, lying, found))
}

fn outcome_words(say: &Say<'_>, outcome: &Outcome) -> Words {
    match outcome {
        Outcome::Counts { action, to } => {
            let key = match action {
                Act::Bet | Act::Raise | Act::Call | Act::Check | Act::Fold => word(action),
                Act::Post | Act::AllIn => "other".to_owned(),
            };
            say.words(&format!("ruling-action-{key}"), &[("to", to.0.into())])
        }
        Outcome::CompleteOrFold { complete_to, fold_loses, .. } => {
            let values = [("to", complete_to.0.into()), ("loses", fold_loses.0.into())];
            say.words("ruling-short_action-complete", &values)
        }
        Outcome::Void { options: may, .. } => {
            say.words("ruling-short_action-void", &[("options", options(say, may).into())])
        }
    }
}

pub(super) fn min_raise(say: &Say<'_>, found: &MinRaise) -> Words {
    let call = ("call", found.call_to.0.into());
    let words = match found.min_raise_to {
        Some(least) => {
            let key = match (found.reason, found.call_to == Chips::ZERO) {
                (LeastRaise::LimitCompletes, _) => "ruling-min_raise-complete",
                (LeastRaise::LimitBet, true) => "ruling-min_raise-open_fixed",
                (LeastRaise::LimitBet, false) => "ruling-min_raise-fixed",
                (_, true) => "ruling-min_raise-open",
                (_, false) => "ruling-min_raise",
            };
            say.words(key, &[("min", least.0.into()), call])
        }
        None => say.words("ruling-min_raise-none", &[call]),
    };
    let words = words.lines(say.open(found.td_decides, &found.alternatives));
    words.why(say, "min_raise", found.reason).by_one(&found.rule)
}

pub(super) fn max_raise(say: &Say<'_>, found: &MaxRaise) -> Words {
    let words = match (found.max_raise_to, found.reason) {
        (Some(most), _) => say.words("ruling-max_raise", &[("max", most.0.into())]),
        (None, RaiseLimit::Fixed) => say.words("ruling-max_raise-fixed", &[]),
        (None, _) => say.words("ruling-max_raise-stack", &[]),
    };
    words.why(say, "max_raise", found.reason).by_one(&found.rule)
}

pub(super) fn reopen(say: &Say<'_>, to_act: &str, found: &Reopen) -> Words {
    let values = [("who", say.who(to_act).into()), ("call", found.call_to.0.into())];
    let key = if found.may_raise { "ruling-reopen-yes" } else { "ruling-reopen-no" };
    say.words(key, &values).why(say, "reopen", found.reason).by_one(&found.rule)
}

pub(super) fn short_action(say: &Say<'_>, placed: Chips, found: &ShortRuling) -> Words {
    let relieve = found.td_may_relieve.then(|| say.say("ruling-td_may_relieve", &[]));
    let words = outcome(say, placed, &found.outcome).lines(relieve.into_iter().collect());
    words.why(say, "short_action", found.reason).by_one(&found.rule)
}

pub(super) fn chips(say: &Say<'_>, facts: &ChipFacts, found: &ChipRuling) -> Words {
    let lying = facts.chips.iter().fold(facts.already_in, |sum, chip| sum + *chip);
    let words = outcome(say, lying, &found.outcome).lines(say.open(found.td_decides, &found.alternatives));
    words.why(say, "chips", found.reason).by_one(&found.rule).by(&found.rules)
}

pub(super) fn string_bet(say: &Say<'_>, facts: &Motions, found: &MotionRuling) -> Words {
    let lying = facts.stages.iter().fold(Chips::ZERO, |sum, motion| sum + *motion);
    outcome(say, lying, &found.outcome).why(say, "string_bet", found.reason).by_one(&found.rule)
}

pub(super) fn series(say: &Say<'_>, error: SeriesError, found: &SeriesRuling) -> Words {
    let refund = found.refund_to_bettor;
    let misread = error == SeriesError::MisreadByDealer;
    let key = match (misread, found.maintained, refund > Chips::ZERO) {
        (true, true, _) => "ruling-series-misread_stands",
        (true, false, _) => "ruling-series-misread_corrected",
        (_, true, true) => "ruling-series-stands_refund",
        (_, true, false) => "ruling-series-stands",
        (_, false, _) => "ruling-series-corrected",
    };
    // Only a dealer's misreading has no amount, and its sentences name none.
    let mut values = vec![("refund", refund.0.into())];
    values.extend(found.each_pays.map(|each| ("each", each.0.into())));
    say.words(key, &values).why(say, "series", found.reason).by_one(&found.rule)
}

pub(super) fn out_of_turn(say: &Say<'_>, skipped: &str, found: &SkippedRuling) -> Words {
    let key = match (found.actions_stand, found.skipped_may_bet_or_raise) {
        (true, true) => "ruling-out_of_turn-stands_free",
        (true, false) => "ruling-out_of_turn-stands_bound",
        (false, true) => "ruling-out_of_turn-falls",
        (false, false) => "ruling-out_of_turn-falls_bound",
    };
    let line = |(who, may): (&String, &Vec<Choice>)| {
        let values = [("who", say.who(who).into()), ("options", options(say, may).into())];
        say.say("ruling-out_of_turn-may", &values)
    };
    say.words(key, &[("who", say.who(skipped).into())])
        .lines(found.offender_options.iter().map(line).collect())
        .why(say, "out_of_turn", found.reason)
        .by_one(&found.rule)
}
