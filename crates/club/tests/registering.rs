//! Several members registered at once, and those who have not come.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use serde_json::json;
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::Newcomer;
use tapis_club::engine::{Action, Phase};
use tapis_club::locale::Language::{En, Fr};
use tapis_club::store::MemberDraft;
use tapis_club::store::import::NameFound;
use tapis_club::{Club, rebuy};

const NOW: Millis = Millis(1_795_291_200_000);

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn club(folder: &tempfile::TempDir) -> (Club, TournamentId) {
    let mut club = Club::create(&folder.path().join("c.tapis"), "Les As", Fr, day()).unwrap();
    let id = club.tournaments().create_tournament(rebuy(Fr, day()), None, NOW).unwrap();
    (club, id)
}

fn draft(first: &str, last: &str) -> MemberDraft {
    MemberDraft { first_name: first.to_owned(), last_name: last.to_owned(), ..MemberDraft::default() }
}

fn several(members: &[MemberId]) -> Action {
    let players = members.iter().map(|member| Newcomer { member: *member, born: None }).collect();
    Action::RegisterSeveral { players, paid: true }
}

/// Members who are in, by name.
fn inside(club: &mut Club, id: TournamentId) -> Vec<MemberId> {
    let tournament = club.tournament(id).unwrap();
    tournament.entries().iter().filter(|entry| entry.counts()).map(|entry| entry.member).collect()
}

#[test]
fn several_players_register_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = club(&folder);
    let minor = MemberDraft { born: NaiveDate::from_ymd_opt(2012, 1, 1), ..draft("Léo", "Petit") };
    let members = club
        .library()
        .add_members(vec![draft("Ana", "Abel"), draft("Bob", "Blin"), minor, draft("Zoé", "Vidal")], NOW)
        .unwrap();

    // The file knows who is too young, whatever was asked; and somebody named twice is in already.
    let refused =
        club.play().act(id, &several(&[members[0], members[2], members[1], members[1]]), NOW).unwrap_err();
    assert_eq!((refused.code.as_str(), refused.rule.as_deref()), ("newcomers", Some("1-3")));
    let fields: Vec<_> = refused.fields.iter().map(|(field, why)| (field.as_str(), why.say(En))).collect();
    let minor = "Registration refused: players must be 18 on the day of the tournament.".to_owned();
    let twice = "Bob Blin is already registered.".to_owned();
    assert_eq!(fields, [("member-3", minor), ("member-2", twice)]);
    assert!(refused.message.say(Fr).contains("Léo Petit\u{a0}: "), "{}", refused.message.say(Fr));
    assert_eq!(inside(&mut club, id), []);
    assert_eq!(club.play().act(id, &several(&[]), NOW).unwrap_err().code, "nobody_named");

    let acted = club.play().act(id, &several(&[members[0], members[1], members[3]]), NOW).unwrap();
    assert_eq!(acted.said.say(Fr), "Inscription de 3 joueurs");
    assert_eq!(inside(&mut club, id), [members[0], members[1], members[3]]);
    assert_eq!(club.play().undo(id, NOW).unwrap().say(En), "3 players registered");
    assert_eq!(inside(&mut club, id), []);
    club.play().redo(id, NOW).unwrap();
    assert_eq!(inside(&mut club, id).len(), 3);
    // The journal names members and says nothing else of them.
    let row = club.file().journal().rows(id).unwrap().remove(0);
    let players =
        json!([{ "member": 1, "born": null }, { "member": 2, "born": null }, { "member": 4, "born": null }]);
    let kept: serde_json::Value = serde_json::from_str(&row.action).unwrap();
    assert_eq!(kept, json!({ "type": "register_several", "players": players, "paid": true }));
}

#[test]
fn one_ticked_alone_is_said_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = club(&folder);
    let ana = club.library().add_members(vec![draft("Ana", "Abel")], NOW).unwrap();
    let acted = club.play().act(id, &several(&ana), NOW).unwrap();
    assert_eq!(acted.said.say(Fr), "Inscription d’Ana Abel");
    assert_eq!(club.play().undo(id, NOW).unwrap().say(En), "Ana Abel registered");
}

#[test]
fn latecomers_who_come_together_each_get_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = club(&folder);
    let drafts = (0..12).map(|number| draft("Ana", &format!("Abel {number}"))).collect();
    let members = club.library().add_members(drafts, NOW).unwrap();
    club.play().act(id, &several(&members[..6]), NOW).unwrap();
    club.play().act(id, &Action::DrawSeats, NOW).unwrap();
    club.play().act(id, &Action::Start, NOW).unwrap();
    club.play().act(id, &several(&members[6..]), NOW).unwrap();
    let tournament = club.tournament(id).unwrap();
    assert_eq!(tournament.phase(), Phase::Playing);
    assert_eq!(tournament.entries().iter().filter(|entry| entry.seat().is_some()).count(), 12);
}

#[test]
fn absent_players_are_settled_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = club(&folder);
    let drafts = ["Abel", "Blin", "Caron", "Denis", "Evrard"].map(|last| draft("Ana", last));
    let members = club.library().add_members(drafts.into(), NOW).unwrap();
    club.play().act(id, &several(&members), NOW).unwrap();
    let settle = |absent: &[u32], withdrawn: &[u32]| Action::SettleAbsents {
        absent: absent.iter().map(|entry| EntryId(*entry)).collect(),
        withdrawn: withdrawn.iter().map(|entry| EntryId(*entry)).collect(),
    };
    assert_eq!(club.play().act(id, &settle(&[], &[]), NOW).unwrap_err().code, "nobody_named");
    assert_eq!(club.play().act(id, &settle(&[2], &[2]), NOW).unwrap_err().code, "named_twice");
    assert_eq!(club.play().act(id, &settle(&[2], &[9]), NOW).unwrap_err().code, "no_such_entry");

    let acted = club.play().act(id, &settle(&[2], &[4, 5]), NOW).unwrap();
    assert_eq!(
        acted.said.say(Fr),
        "Absents\u{a0}: 1 à place bloquée, 2 à inscription retirée\u{a0}: Ana Denis et Ana Evrard"
    );
    let row = club.file().journal().rows(id).unwrap().pop().unwrap();
    let kept: serde_json::Value = serde_json::from_str(&row.action).unwrap();
    assert_eq!(kept, json!({ "type": "settle_absents", "absent": [2], "withdrawn": [4, 5] }));
    let absent = |club: &mut Club| club.tournament(id).unwrap().entry(EntryId(2)).unwrap().absent;
    assert!(absent(&mut club));
    assert_eq!(inside(&mut club, id), members[..3]);
    // Asked again once another is missing: who was absent stays so.
    assert_eq!(club.play().act(id, &settle(&[2, 3], &[]), NOW).unwrap().events.len(), 1);
    club.play().undo(id, NOW).unwrap();
    assert_eq!(club.play().undo(id, NOW).unwrap().say(En), acted.said.say(En));
    assert!(!absent(&mut club));
    assert_eq!(inside(&mut club, id), members);

    // Once play has begun nobody is taken back, and nothing else of it is done.
    club.play().act(id, &Action::DrawSeats, NOW).unwrap();
    club.play().act(id, &Action::Start, NOW).unwrap();
    assert_eq!(club.play().act(id, &settle(&[2], &[3]), NOW).unwrap_err().code, "already_started");
    assert!(!absent(&mut club));
    assert_eq!(
        club.play().act(id, &settle(&[2, 3], &[]), NOW).unwrap().said.say(En),
        "2 absent players, seats kept"
    );
}

#[test]
fn pasted_names_find_their_members_and_nobody_is_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let (club, _) = club(&folder);
    let number = MemberDraft { number: Some("038".to_owned()), ..draft("Ana", "Abel") };
    let nickname = MemberDraft { nickname: Some("Momo".to_owned()), ..draft("Mohamed", "Saïdi") };
    let [jp, ines, petit, li, _, ana, momo]: [MemberId; 7] = club
        .library()
        .add_members(
            vec![
                draft("Jean-Pierre", "Lefèvre"),
                draft("Inès", "de La Tour"),
                draft("Marc", "Petit"),
                draft("Marc", "Li"),
                draft("Marc", "Li"),
                number,
                nickname,
            ],
            NOW,
        )
        .unwrap()
        .try_into()
        .unwrap();
    let text = "1. LEFEVRE Jean Pierre\n2)\tInès de la Tour\t06 12 34 56 78\n\n– petit, marc\n\
                Jean-Pierre Lefèvre\n038\nmomo\nMarc Li\nNOUVELLE Zoé\nMarc\nnouvelle zoé\n";
    let read = club.library().read_names(text, None).unwrap();
    let ids = |found: &NameFound| match found {
        NameFound::Member { member } => (true, vec![member.member]),
        NameFound::Maybe { members } => (false, members.iter().map(|named| named.member).collect()),
        NameFound::Unknown => (false, vec![]),
    };
    let found: Vec<_> = read.lines.iter().map(|line| ids(&line.found)).collect();
    let lis = [li, MemberId(li.0 + 1)];
    let marcs = [lis[0], lis[1], petit];
    let expected = [
        (true, vec![jp]),
        (true, vec![ines]),
        (true, vec![petit]),
        (true, vec![ana]),
        (false, vec![momo]),
        (false, lis.to_vec()),
        (false, vec![]),
        (false, marcs.to_vec()),
    ];
    assert_eq!(found, expected);
    // Of somebody new, the writing says which is the family name.
    let new = &read.lines[6];
    assert_eq!((new.first_name.as_str(), new.last_name.as_str()), ("Zoé", "NOUVELLE"));
}

#[test]
fn the_roster_begins_with_those_who_usually_come() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = club(&folder);
    let drafts = vec![draft("Ana", "Abel"), draft("Bob", "Blin"), draft("Zoé", "Vidal")];
    let members = club.library().add_members(drafts, NOW).unwrap();
    let names = |club: &Club| -> Vec<(MemberId, u32)> {
        club.library()
            .roster()
            .unwrap()
            .members
            .iter()
            .map(|regular| (regular.member, regular.came))
            .collect()
    };
    assert_eq!(names(&club), [(members[0], 0), (members[1], 0), (members[2], 0)]);
    club.play().act(id, &several(&members[1..]), NOW).unwrap();
    club.play().act(id, &Action::DrawSeats, NOW).unwrap();
    club.play().act(id, &Action::Start, NOW).unwrap();
    // An evening that is being played is not counted yet.
    assert_eq!(club.library().roster().unwrap().evenings, 0);
    let bust = json!({ "type": "bust", "players": [{ "entry": 1 }] });
    club.play().act(id, &serde_json::from_value(bust).unwrap(), NOW).unwrap();
    club.play().act(id, &serde_json::from_value(json!({ "type": "finish" })).unwrap(), NOW).unwrap();
    assert_eq!(club.library().roster().unwrap().evenings, 1);
    assert_eq!(names(&club), [(members[1], 1), (members[2], 1), (members[0], 0)]);
    club.library().archive_member(members[1], true, NOW).unwrap();
    assert_eq!(names(&club), [(members[2], 1), (members[0], 0)]);
}

/// 20:00 on a November day, wherever the test runs.
fn eight() -> Millis {
    let told = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap().and_hms_opt(20, 0, 0).unwrap();
    Millis(told.and_local_timezone(chrono::Local).earliest().unwrap().timestamp_millis())
}

#[test]
fn registration_ends_at_the_hour_of_the_setup() {
    const MINUTE: Millis = Millis::of_minutes(1);
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, members) = crate::paper_trail::club(&folder, 6);
    let mut setup = club.tournament(id).unwrap().setup().to_draft();
    (setup.start_minute, setup.late_last_level, setup.late_until_minute) = (20 * 60, 8, Some(22 * 60 + 15));
    let begins = eight();
    let act = |club: &mut Club, action: &Action, at: Millis| club.play().act(id, action, at);
    act(&mut club, &Action::Amend { setup: Box::new(setup.clone()) }, begins).unwrap();
    let phone = |club: &mut Club, at: Millis| {
        let view = club.phones().snapshot(at).unwrap().view(at);
        (view.tournaments[0].late_level, view.tournaments[0].late_until_minute)
    };
    assert_eq!(phone(&mut club, begins), (Some(8), Some(22 * 60 + 15)));
    for member in &members[..4] {
        act(&mut club, &Action::Register { member: *member, born: None, paid: true }, begins).unwrap();
    }
    act(&mut club, &Action::DrawSeats, begins).unwrap();
    // Half an hour late: the hour is that of the wall all the same.
    act(&mut club, &Action::Start, begins + MINUTE * 30).unwrap();
    let ends = begins + MINUTE * 135;
    let open = |club: &mut Club, at| club.tournament(id).unwrap().registration().registration_open(at);
    assert_eq!(club.tournament(id).unwrap().registration().registration_ends_at(ends - MINUTE), Some(ends));
    assert!(open(&mut club, ends - Millis(1)) && !open(&mut club, ends));
    assert_eq!(phone(&mut club, begins + MINUTE * 31), (Some(8), None), "the clock says it now");
    let late = Action::Register { member: members[4], born: None, paid: true };
    assert!(act(&mut club, &late, ends).is_err());
    // The director may reopen; without the start there is no hour either.
    act(&mut club, &Action::ReopenRegistration, ends).unwrap();
    act(&mut club, &late, ends).unwrap();
    for _ in 0..3 {
        club.play().undo(id, ends).unwrap();
    }
    assert_eq!(club.tournament(id).unwrap().registration().registration_ends_at(ends), None);
    act(&mut club, &Action::Start, begins).unwrap();
    // Another hour, while it is played.
    setup.late_until_minute = Some(21 * 60);
    act(&mut club, &Action::Amend { setup: Box::new(setup.clone()) }, begins + MINUTE).unwrap();
    assert!(open(&mut club, begins + MINUTE * 59) && !open(&mut club, begins + MINUTE * 60));
    setup.late_until_minute = None;
    act(&mut club, &Action::Amend { setup: Box::new(setup) }, begins + MINUTE).unwrap();
    assert_eq!(club.tournament(id).unwrap().registration().registration_ends_at(begins + MINUTE * 2), None);
}
