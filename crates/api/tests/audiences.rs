//! Every command, called as every audience.

use serde_json::json;
use tapis_api::{Audience, table};

use crate::computer::Running;

/// The commands of the director's telephone beside the public ones: those that its page calls, and nothing else.
const REMOTE: [&str; 7] = ["desk", "clocks", "act", "undo", "reports", "report_confirm", "reports_dismiss"];

/// Audiences for which each audience stands: it may call the commands of these.
const MAY: [(Audience, &[Audience]); 8] = [
    (Audience::Public, &[Audience::Public]),
    (Audience::Room, &[Audience::Public, Audience::Room]),
    (Audience::Table, &[Audience::Public, Audience::Table]),
    (Audience::Door, &[Audience::Public, Audience::Door]),
    (Audience::Remote, &[Audience::Public]),
    (Audience::Floor, &[Audience::Public, Audience::Table, Audience::Door, Audience::Floor]),
    (
        Audience::Desk,
        &[Audience::Public, Audience::Room, Audience::Table, Audience::Door, Audience::Floor, Audience::Desk],
    ),
    (Audience::Host, &Audience::ALL),
];

#[test]
fn each_command_answers_its_audience_and_refuses_all_others() {
    let running = Running::start();
    for (audience, may) in MAY {
        for command in table() {
            // An argument that no command has: nothing is done, whoever may call.
            let refused = running.call(audience, command.name, json!({ "nonsense": 1 })).unwrap_err();
            let remote = audience == Audience::Remote && REMOTE.contains(&command.name);
            let allowed = may.contains(&command.audience) || remote;
            let expected = if allowed { "program-bad_arguments" } else { "program-not_allowed" };
            assert_eq!(refused.code, expected, "{} as {audience}", command.name);
            assert!(!refused.message.contains(&refused.code), "put into words: {}", refused.message);
        }
    }
}

#[test]
fn public_and_room_commands_are_listed_one_by_one() {
    let of = |audience| -> Vec<&str> {
        table().filter(|command| command.audience == audience).map(|command| command.name).collect()
    };
    assert_eq!(
        of(Audience::Public),
        [
            "countdown",
            "screen_view",
            "pair_claim",
            "pair_sheet",
            "pair_ask",
            "pair_state",
            "pair_club",
            "phone_view",
            "phone_players",
            "phone_own",
            "phone_check_in",
            "check_in",
            "phone_standings",
            "phone_rules"
        ]
    );
    assert_eq!(
        of(Audience::Room),
        ["clock", "room_fill", "room_key", "room_keys", "room_view", "room_slide"]
    );
    assert_eq!(of(Audience::Table), ["captain_view", "report"]);
    assert_eq!(
        of(Audience::Door),
        [
            "club_state",
            "members_find",
            "roster",
            "member_save",
            "members_alike",
            "entry_remarks",
            "tournaments",
            "desk",
            "clocks",
            "evenings_ahead",
            "act",
            "undo",
            "arrivals",
            "arrival_confirm",
            "arrival_dismiss",
            "arrivals_dismiss"
        ]
    );
}

#[test]
fn no_two_commands_have_one_name() {
    let mut names: Vec<&str> = table().map(|command| command.name).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}
