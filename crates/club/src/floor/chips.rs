//! Words for chips: rebuys, what is in play.

use tapis_engine::base::quantity::Chips;
use tapis_engine::floor::question::ending::CourseEnd;
use tapis_engine::floor::question::play::Sale;
use tapis_engine::rules::rebuys::RebuyRefusal;

use super::say::{Say, Words, word};

pub(super) fn rebuy(say: &Say<'_>, found: &Sale) -> Words {
    let part = |part: &str, stack: Option<Chips>, refused: Option<RebuyRefusal>| match stack {
        Some(stack) => say.say(&format!("ruling-{part}-yes"), &[("stack", stack.0.into())]),
        None => {
            let reason = refused.map(|why| say.say(&format!("reason-{}", word(why)), &[]));
            say.say(&format!("ruling-{part}-no"), &[("reason", reason.unwrap_or_default().into())])
        }
    };
    let answer = &found.answer;
    Words::new(part("rebuy", answer.stack_after_rebuy, answer.rebuy_refused))
        .lines(vec![part("add_on", answer.stack_after_addon, answer.addon_refused)])
        .by_one(&found.rule)
}

pub(super) fn end_condition(say: &Say<'_>, found: &CourseEnd) -> Words {
    let key = if found.finished { "ruling-end_condition-over" } else { "ruling-end_condition-on" };
    say.words(key, &[("chips", found.total_chips.0.into())]).by_one(&found.rule)
}
