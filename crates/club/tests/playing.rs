//! A club with an evening in play, where a test needs no more than that.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::{Action, SetupDraft};

/// An evening set up like this, with this many players and its clock running since `start`.
pub fn playing(
    folder: &tempfile::TempDir,
    setup: SetupDraft,
    players: u32,
    start: Millis,
) -> (Club, TournamentId) {
    let mut club =
        Club::create(&folder.path().join("club.tapis"), "Essai", Language::Fr, setup.date).unwrap();
    let id = club.tournaments().create_tournament(setup, None, start).unwrap();
    for number in 0..players {
        let draft = MemberDraft {
            last_name: format!("N{number}"),
            first_name: "P".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, start).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, start).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, start).unwrap();
    club.play().act(id, &Action::Start, start).unwrap();
    (club, id)
}
