//! Words for the deal, dead hands, time and penalties (chapters 2, 3, 8 and 13).

use tapis_engine::floor::board_fix::{BoardCase, BoardFacts, BoardFix};
use tapis_engine::floor::card::Card;
use tapis_engine::floor::closed_card::ClosedCardRuling;
use tapis_engine::floor::misdeal::{MisdealReason, MisdealRuling};
use tapis_engine::floor::mucked_hand::MuckedRuling;
use tapis_engine::floor::penalties::PenaltyAdvice;
use tapis_engine::floor::time_bank::{ThinkingState, TimeBank};

use super::say::{Say, Words, cards, word};

pub(super) fn misdeal(say: &Say<'_>, found: &MisdealRuling) -> Words {
    let key = match (found.misdeal, found.hand_void) {
        (true, _) => "ruling-misdeal-yes",
        (false, true) => "ruling-misdeal-void",
        (false, false) => "ruling-misdeal-no",
    };
    let out = match found.reason {
        MisdealReason::LateJoker => Some("ruling-misdeal-holder_out"),
        MisdealReason::IrregularDeck => Some("ruling-misdeal-earlier"),
        _ => found.concerned_are_out.then_some("ruling-concerned_out"),
    };
    let lines = out.map(|line| say.say(line, &[])).into_iter().collect();
    say.words(key, &[]).lines(lines).why(say, "misdeal", found.reason).by_one(&found.rule)
}

pub(super) fn closed_card(say: &Say<'_>, found: &ClosedCardRuling) -> Words {
    let other = if found.other_up_too { "yes" } else { "no" };
    let decides = if found.td_decides { "yes" } else { "no" };
    let values =
        [("cards", i64::from(found.cards).into()), ("other", other.into()), ("decides", decides.into())];
    say.words(&format!("ruling-closed_card-{}", word(found.outcome)), &values).by_one(&found.rule)
}

/// The corrected board, a line for each part that the answer names.
pub(super) fn board_fix(say: &Say<'_>, facts: &BoardFacts, found: &BoardFix) -> Words {
    let one = |card: &Option<Card>| cards(card.as_slice());
    let parts = [
        ("burn", one(&found.burn)),
        ("flop", cards(found.flop.as_deref().unwrap_or_default())),
        ("turn_burn", one(&found.turn_burn)),
        ("turn", one(&found.turn)),
        ("card", one(&found.card)),
        ("next_stub_card", one(&found.next_stub_card)),
        ("reshuffled_into_stub", cards(&found.reshuffled_into_stub)),
    ];
    let mut lines: Vec<String> = parts
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(part, cards)| say.say(&format!("board-{part}"), &[("cards", cards.into())]))
        .collect();
    if found.river_burn == Some(false) {
        lines.push(say.say("board-no_river_burn", &[]));
    }
    let drawn = if facts.order_known { "" } else { "_drawn" };
    let key = match facts.case {
        BoardCase::FlopNoBurn => format!("ruling-board_fix-flop_no_burn{drawn}"),
        BoardCase::FlopTwoBurns => format!("ruling-board_fix-flop_two_burns{drawn}"),
        BoardCase::FlopFourCards => format!("ruling-board_fix-flop_four_cards{drawn}"),
        BoardCase::TurnNoBurn | BoardCase::RiverNoBurn => "ruling-board_fix-no_burn".to_owned(),
        case => format!("ruling-board_fix-{}", word(case)),
    };
    say.words(&key, &[]).lines(lines).by_one(&found.rule)
}

pub(super) fn mucked_hand(say: &Say<'_>, found: &MuckedRuling) -> Words {
    let key = if found.live { "ruling-mucked_hand-live" } else { "ruling-mucked_hand-dead" };
    say.words(key, &[]).why(say, "mucked_hand", found.reason).by_one(&found.rule)
}

pub(super) fn time_bank(say: &Say<'_>, found: &TimeBank) -> Words {
    let key = match found.state {
        ThinkingState::NotCalled => "ruling-time_bank-invalid",
        ThinkingState::Thinking => "ruling-time_bank-thinking",
        ThinkingState::Countdown => "ruling-time_bank-countdown",
        ThinkingState::HandDead => "ruling-time_bank-dead",
    };
    let seconds = found.remaining_s.map(|seconds| ("seconds", seconds.into()));
    say.words(key, seconds.as_slice()).by_one(&found.rule)
}

pub(super) fn penalty(say: &Say<'_>, found: &PenaltyAdvice) -> Words {
    let sanction = |step| say.say(&format!("sanction-{}", word(step)), &[]);
    let others: Vec<String> =
        found.acceptable.iter().filter(|step| **step != found.suggested).map(sanction).collect();
    let mut words = say.words("ruling-penalty", &[("sanction", sanction(&found.suggested).into())]);
    if !others.is_empty() {
        words.lines.push(say.say("ruling-penalty-or", &[("sanctions", others.join(" · ").into())]));
    }
    words.why(say, "penalty", found.reason).by_one(&found.rule)
}
