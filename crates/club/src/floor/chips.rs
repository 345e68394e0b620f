//! Words for chips: rebuys, what is in play.

use tapis_locale::text;

use super::say::{Say, Words};

pub(super) fn rebuy(say: &Say<'_>) -> Words {
    let why = |key: &str| match say.word(key) {
        "" => String::new(),
        reason => text(say.language, &format!("reason-{reason}"), &[]),
    };
    let sentence = if say.yes("rebuy_allowed") {
        say.say("ruling-rebuy-yes", &[("stack", say.value("stack_after_rebuy"))])
    } else {
        say.say("ruling-rebuy-no", &[("reason", why("rebuy_refused").into())])
    };
    let add_on = if say.yes("addon_allowed") {
        say.say("ruling-add_on-yes", &[("stack", say.value("stack_after_addon"))])
    } else {
        say.say("ruling-add_on-no", &[("reason", why("addon_refused").into())])
    };
    Words::new(sentence).lines(vec![add_on])
}

pub(super) fn end_condition(say: &Say<'_>) -> Words {
    let key = if say.yes("finished") { "ruling-end_condition-over" } else { "ruling-end_condition-on" };
    let values = [("chips", say.value("total_chips"))];
    Words::new(say.say(key, &values))
}
