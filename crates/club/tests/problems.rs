//! Refusals before a language is known.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::Millis;
use tapis_club::engine::{Action, SetupDraft};
use tapis_club::locale::Language::{En, Fr};
use tapis_club::store::MemberDraft;
use tapis_club::{Club, freezeout};

const NOW: Millis = Millis(1_795_000_000_000);

fn club(folder: &tempfile::TempDir) -> Club {
    let day = chrono::Local::now().date_naive();
    Club::create(&folder.path().join("club.tapis"), "Essai", Fr, day).unwrap()
}

/// One value holds the sentence of both languages, the sentences within it and those of the fields.
#[test]
fn the_same_refusal_is_said_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let draft = SetupDraft { name: String::new(), ..freezeout(Fr, chrono::Local::now().date_naive()) };
    let refused = club.tournaments().create_tournament(draft, None, NOW).unwrap_err();
    assert_eq!(refused.message.say(Fr), "Le tournoi n’est pas encore jouable\u{a0}: donnez-lui un nom.");
    assert_eq!(refused.message.say(En), "The tournament cannot be played yet: give it a name.");
    let [(field, sentence)] = refused.fields.as_slice() else { panic!("{refused:?}") };
    assert_eq!((field.as_str(), sentence.say(Fr)), ("name", "donnez-lui un nom.".to_owned()));
    assert_eq!(sentence.say(En), "give it a name.");
}

/// An undone action names its player, though the entry is gone, and waits for a language as well.
#[test]
fn what_was_undone_is_said_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let id = club
        .tournaments()
        .create_tournament(freezeout(Fr, chrono::Local::now().date_naive()), None, NOW)
        .unwrap();
    let draft = MemberDraft { first_name: "Ida".into(), last_name: "Vidal".into(), ..MemberDraft::default() };
    let member = club.library().save_member(draft, NOW).unwrap().id;
    club.play().act(id, &Action::Register { member, born: None, paid: true }, NOW).unwrap();
    let undone = club.play().undo(id, NOW).unwrap();
    assert!(undone.say(Fr).contains("Ida Vidal") && undone.say(En).contains("Ida Vidal"), "{undone:?}");
    assert_ne!(undone.say(Fr), undone.say(En));
}
