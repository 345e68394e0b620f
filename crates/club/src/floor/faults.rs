//! Words for faults of cards, hands, announcements and pots: a sentence for each reason.

use tapis_engine::base::quantity::Chips;
use tapis_engine::floor::at_seat::AtSeatRuling;
use tapis_engine::floor::dead_hand::DeadHandRuling;
use tapis_engine::floor::exposed_hand::ExposedHandRuling;
use tapis_engine::floor::in_the_dark::DarkRuling;
use tapis_engine::floor::late_chips::LateChipsRuling;
use tapis_engine::floor::loose_card::LooseCardRuling;
use tapis_engine::floor::pot_award::PotAwardRuling;
use tapis_engine::floor::show_request::ShowRequestRuling;
use tapis_engine::floor::shown_fold::ShownFoldRuling;
use tapis_engine::floor::simultaneous::AtOnceRuling;
use tapis_engine::floor::spoken_language::LanguageRuling;
use tapis_engine::floor::tap::TapRuling;

use super::bets::options;
use super::say::{Say, Words, word};

pub(super) fn loose_card(say: &Say<'_>, found: &LooseCardRuling) -> Words {
    say.words(&format!("ruling-loose_card-{}", word(found.reason)), &[]).by_one(&found.rule)
}

pub(super) fn at_seat(say: &Say<'_>, found: &AtSeatRuling) -> Words {
    say.words(&format!("ruling-at_seat-{}", word(found.reason)), &[]).by_one(&found.rule)
}

pub(super) fn dead_hand(say: &Say<'_>, found: &DeadHandRuling) -> Words {
    let key = format!("ruling-dead_hand-{}", word(found.reason));
    let stays =
        found.stays_in_pot.map(|chips| say.say("ruling-dead_hand-stays", &[("chips", chips.0.into())]));
    let save = found.td_may_save.then(|| say.say("ruling-dead_hand-save", &[]));
    say.words(&key, &[("returned", found.returned.0.into())])
        .lines(stays.into_iter().chain(save).collect())
        .by_one(&found.rule)
}

pub(super) fn exposed_hand(say: &Say<'_>, found: &ExposedHandRuling) -> Words {
    say.words(&format!("ruling-exposed_hand-{}", word(found.reason)), &[]).by_one(&found.rule)
}

pub(super) fn tap(say: &Say<'_>, to_pay: Chips, found: &TapRuling) -> Words {
    let key = format!("ruling-tap-{}", word(found.reason));
    say.words(&key, &[("chips", to_pay.0.into())]).by_one(&found.rule)
}

pub(super) fn in_the_dark(say: &Say<'_>, found: &DarkRuling) -> Words {
    say.words(&format!("ruling-in_the_dark-{}", word(found.reason)), &[]).by_one(&found.rule)
}

pub(super) fn simultaneous(say: &Say<'_>, found: &AtOnceRuling) -> Words {
    let key = format!("ruling-simultaneous-{}", word(found.reason));
    let values = [("call", found.call_to.0.into()), ("options", options(say, &found.options).into())];
    say.words(&key, &values).by_one(&found.rule)
}

pub(super) fn show_request(say: &Say<'_>, found: &ShowRequestRuling) -> Words {
    let key = format!("ruling-show_request-{}", word(found.reason));
    say.words(&key, &[("left", i64::from(found.left).into())]).by_one(&found.rule)
}

pub(super) fn spoken_language(say: &Say<'_>, found: &LanguageRuling) -> Words {
    say.words(&format!("ruling-spoken_language-{}", word(found.reason)), &[]).by_one(&found.rule)
}

pub(super) fn pot_award(say: &Say<'_>, found: &PotAwardRuling) -> Words {
    say.words(&format!("ruling-pot_award-{}", word(found.reason)), &[]).by_one(&found.rule)
}

pub(super) fn late_chips(say: &Say<'_>, found: &LateChipsRuling) -> Words {
    let key = format!("ruling-late_chips-{}", word(found.reason));
    say.words(&key, &[("chips", (found.exchanged + found.removed).0.into())]).by_one(&found.rule)
}

pub(super) fn shown_fold(say: &Say<'_>, found: &ShownFoldRuling) -> Words {
    let key = format!("ruling-shown_fold-{}", word(found.reason));
    say.words(&key, &[("when", word(found.shown).into())]).by_one(&found.rule)
}
