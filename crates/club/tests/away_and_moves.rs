//! Clock after the computer slept, and moves of which the room must be notified.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::journal::action::{BustLine, Position};
use tapis_club::engine::rules::ruleset::{Base, Ruleset};
use tapis_club::engine::views::TableView;
use tapis_club::floor::QuestionForm;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{About, AwayCause, Club, DocumentKind, DocumentOptions, freezeout};

const START: Millis = Millis(1_790_000_000_000);
const MINUTE: Millis = Millis(60_000);

/// A freezeout of this many players, with its clock running since `START`.
fn playing(folder: &tempfile::TempDir, players: u32) -> (Club, TournamentId) {
    let setup = freezeout(Language::Fr, chrono::Local::now().date_naive());
    crate::playing::playing(folder, setup, players, START)
}

#[test]
fn time_slept_is_given_back_or_counts() {
    for give_back in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let (mut club, id) = playing(&folder, 4);
        let (lid, up) = (START + MINUTE, START + 11 * MINUTE);
        let before = club.views().clock(id, lid).unwrap();
        assert!(club.absence().note_away(lid, up).unwrap());
        let away = club.absence().away().unwrap();
        assert_eq!(away.cause, AwayCause::Asleep);
        assert_eq!((away.since, away.lost), (lid, 10 * MINUTE));
        club.absence().answer_away(give_back, up).unwrap();
        assert_eq!(club.absence().away(), None);
        let after = club.views().clock(id, up).unwrap();
        assert!(after.running);
        let lost = if give_back { Millis::ZERO } else { 10 * MINUTE };
        assert_eq!(after.remaining, before.remaining - lost);
    }
}

#[test]
fn a_close_during_play_causes_a_question() {
    for (give_back, running) in [(true, true), (false, true), (true, false)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let (mut club, id) = playing(&folder, 4);
        if !running {
            club.play().act(id, &Action::PauseClock, START).unwrap();
        }
        let (closed, opened) = (START + MINUTE, START + 11 * MINUTE);
        let before = club.views().clock(id, closed).unwrap();
        club.close_at(closed);
        let mut club = Club::open(&path, opened).unwrap();
        if !running {
            assert_eq!(club.absence().away(), None);
            continue;
        }
        let away = club.absence().away().unwrap();
        assert_eq!(away.cause, AwayCause::Closed);
        assert_eq!((away.since, away.lost), (closed, 10 * MINUTE));
        // Left unanswered, it is asked again, and everything counts from the first close.
        club.close_at(opened + MINUTE);
        let mut club = Club::open(&path, opened + 2 * MINUTE).unwrap();
        assert_eq!(club.absence().away().unwrap().lost, 12 * MINUTE);
        club.absence().answer_away(give_back, opened + 2 * MINUTE).unwrap();
        let lost = if give_back { Millis::ZERO } else { 12 * MINUTE };
        assert_eq!(club.views().clock(id, opened + 2 * MINUTE).unwrap().remaining, before.remaining - lost);
    }
}

#[test]
fn a_copied_file_knows_that_its_clock_ran() {
    for (computer, cause) in
        [(START + 20 * MINUTE, AwayCause::Copied), (START - 60 * MINUTE, AwayCause::Unknown)]
    {
        let folder = tempfile::tempdir().unwrap();
        let (mut club, id) = playing(&folder, 4);
        club.absence().note_running().unwrap();
        let before = club.views().clock(id, START).unwrap();
        let copy = folder.path().join("copied.tapis");
        club.file().copy_to(&copy).unwrap();
        club.close_at(START + MINUTE);
        let mut now = Millis::ZERO;
        let mut club = Club::open_early(&copy, |life| {
            now = computer - life.drift(computer);
            now
        })
        .unwrap();
        if club.absence().heartbeat().went_back(computer) {
            club.absence().note_unknown(now).unwrap();
        }
        let away = club.absence().away().unwrap();
        assert_eq!((away.cause, away.tournament), (cause, id));
        club.absence().answer_away(true, now).unwrap();
        let after = club.views().clock(id, now).unwrap();
        assert!(after.running);
        assert_eq!(after.remaining, before.remaining);
    }
}

#[test]
fn an_unmeasurable_absence_causes_a_question() {
    for goes_on in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let (mut club, id) = playing(&folder, 4);
        let now = START + MINUTE;
        let before = club.views().clock(id, now).unwrap();
        club.absence().note_unknown(now).unwrap();
        assert_eq!(club.absence().away().unwrap().cause, AwayCause::Unknown);
        club.absence().answer_away(goes_on, now).unwrap();
        let after = club.views().clock(id, now).unwrap();
        assert_eq!(
            (club.absence().away(), after.running, after.remaining),
            (None, goes_on, before.remaining)
        );
    }
}

#[test]
fn two_naps_make_one_question() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, _) = playing(&folder, 4);
    club.absence().note_away(START + MINUTE, START + 3 * MINUTE).unwrap();
    club.absence().note_away(START + 4 * MINUTE, START + 6 * MINUTE).unwrap();
    assert_eq!(club.absence().away().unwrap().lost, 5 * MINUTE);
    club.absence().answer_away(true, START + 6 * MINUTE).unwrap();
    assert_eq!(club.absence().away(), None);
}

#[test]
fn a_stopped_clock_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 4);
    club.play().act(id, &Action::PauseClock, START + MINUTE).unwrap();
    assert!(!club.absence().note_away(START + MINUTE, START + 60 * MINUTE).unwrap());
}

/// Puts players out until a table is broken; returns when.
fn break_a_table(club: &mut Club, id: TournamentId) -> Millis {
    let mut now = START;
    loop {
        now += MINUTE;
        let view = club.views().desk(Language::Fr, id, now).unwrap().view;
        let order = |kind: &str| view.advice.iter().any(|advice| advice.key.contains(kind));
        if order("break") {
            let table = view.tables.last().unwrap().no;
            for table in &view.tables {
                let seat = table.seats.iter().find(|seat| seat.entry.is_some()).unwrap().no;
                let told = Action::TellPosition { table: table.no, seat, position: Position::Button };
                club.play().act(id, &told, now).unwrap();
            }
            club.play().act(id, &Action::BreakTable { table }, now).unwrap();
            return now;
        }
        let largest = view.tables.iter().max_by_key(|table| table.players).unwrap();
        let entry = largest.seats.iter().find_map(|seat| seat.entry).unwrap();
        club.play()
            .act(id, &Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] }, now)
            .unwrap();
    }
}

#[test]
fn a_latecomer_is_awaited_until_the_seat_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 14);
    let awaited = |club: &mut Club| club.views().desk(Language::Fr, id, START + MINUTE).unwrap().arriving;
    assert!(awaited(&mut club).is_empty(), "who was there before play is not awaited");
    let draft =
        MemberDraft { last_name: "Late".to_owned(), first_name: "P".to_owned(), ..MemberDraft::default() };
    let member = club.library().save_member(draft, START).unwrap().id;
    let enters = Action::Register { member, born: None, paid: true };
    club.play().act(id, &enters, START + MINUTE).unwrap();
    let expected = awaited(&mut club);
    assert_eq!(expected.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [START + MINUTE]);
    assert!(club.tables().moves_to_announce(id).unwrap().is_empty(), "the room is not told");
    club.tables().moves_seated(id, &expected, true).unwrap();
    assert!(awaited(&mut club).is_empty());
    // They were ticked by mistake.
    club.tables().moves_seated(id, &expected, false).unwrap();
    assert_eq!(awaited(&mut club), expected);

    // Moved before the seat was taken: the move is announced instead.
    let view = club.views().desk(Language::Fr, id, START + MINUTE).unwrap().view;
    let free = view.tables.iter().find_map(|table| {
        let seat = table.seats.iter().find(|seat| seat.entry.is_none())?;
        Some((table.no, seat.no))
    });
    let (table, seat) = free.unwrap();
    let moves = Action::MovePlayer { entry: expected[0].1, table, seat };
    club.play().act(id, &moves, START + 2 * MINUTE).unwrap();
    assert!(awaited(&mut club).is_empty());
    assert_eq!(club.tables().moves_to_announce(id).unwrap().len(), 1);
}

#[test]
fn moves_are_announced_until_the_players_sit() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 24);
    assert!(club.tables().moves_to_announce(id).unwrap().is_empty());
    let now = break_a_table(&mut club, id);
    let announced = club.views().desk(Language::Fr, id, now).unwrap().announce;
    assert!(announced.len() >= 2, "{announced:?}");
    let seats: Vec<_> = announced.iter().map(|made| (made.step.to.table, made.step.to.seat)).collect();
    assert!(seats.is_sorted());

    // One sits, and that is remembered by the file.
    let first = (announced[0].at, announced[0].step.entry);
    club.tables().moves_seated(id, &[first], true).unwrap();
    let path = club.file().path().to_owned();
    club.close();
    let mut club = Club::open(&path, now).unwrap();
    assert_eq!(club.tables().moves_to_announce(id).unwrap(), announced[1..]);

    // One goes out: nobody waits for him.
    let out = announced[1].step.entry;
    club.play()
        .act(id, &Action::Bust { players: vec![BustLine { entry: out, by: None, stack: None }] }, now)
        .unwrap();
    assert_eq!(club.tables().moves_to_announce(id).unwrap(), announced[2..]);

    club.tables().moves_seated(id, &[], true).unwrap();
    assert!(club.tables().moves_to_announce(id).unwrap().is_empty());
    assert!(
        club.views().desk(Language::Fr, id, now).unwrap().view.moves.len() >= announced.len(),
        "done moves stay listed"
    );
}

/// The highest table is the next to be broken (6-6); any other is the director's decision (1-1).
#[test]
fn the_history_names_an_unusual_break() {
    for (table, rule) in [(1, "1-1"), (2, "6-6")] {
        let folder = tempfile::tempdir().unwrap();
        let (mut club, id) = playing(&folder, 12);
        let mut now = START;
        while !club
            .views()
            .desk(Language::Fr, id, now)
            .unwrap()
            .view
            .tables
            .iter()
            .any(|one| one.no == table && one.can_break)
        {
            now += MINUTE;
            let (longest, _) = club.tournament(id).unwrap().tables().longest().unwrap();
            let entry =
                club.tournament(id).unwrap().tables()[&longest].seats.iter().flatten().next().copied();
            let players = vec![BustLine { entry: entry.unwrap(), by: None, stack: None }];
            club.play().act(id, &Action::Bust { players }, now).unwrap();
        }
        club.play().act(id, &Action::BreakTable { table }, now + MINUTE).unwrap();
        let line = club.play().history(Language::Fr, id).unwrap().remove(0);
        assert_eq!(line.rule.unwrap().to_string(), rule, "{}", line.text);
        // Nothing is left of that once it is undone, but the row.
        club.play().undo(id, now + 2 * MINUTE).unwrap();
        assert!(club.play().history(Language::Fr, id).unwrap().iter().any(|line| line.undone));
    }
}

/// Under the TDA's rules everything that cites a rule names its number with the edition: a refusal,
/// a move that is announced, the history, the floor desk, and the papers.
#[test]
fn the_tda_ruleset_is_cited_with_its_edition() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 12);
    let tda = Ruleset::of(Base::Tda);
    club.play().act(id, &Action::ChangeRuleset { ruleset: Box::new(tda.clone()) }, START).unwrap();
    let refused = club.play().act(id, &Action::DrawFinalTable { table: None }, START).unwrap_err();
    assert_eq!(refused.rule.as_deref(), Some("TDA 2024 RP-9"));

    let (from, _) = club.tournament(id).unwrap().tables().longest().unwrap();
    club.play().act(id, &Action::BreakTable { table: from }, START + MINUTE).unwrap_err();
    let tables = club.tournament(id).unwrap().tables();
    let (entry, to) = (tables[&1].seats.iter().flatten().next().copied().unwrap(), tables[&2].free()[0]);
    club.play().act(id, &Action::MovePlayer { entry, table: 2, seat: to }, START + MINUTE).unwrap();
    assert_eq!(club.tables().moves_to_announce(id).unwrap()[0].rule.to_string(), "TDA 2024 1");
    let rules: Vec<_> =
        club.play().history(Language::Fr, id).unwrap().into_iter().filter_map(|line| line.rule).collect();
    let rules: Vec<String> = rules.iter().map(ToString::to_string).collect();
    // The draw was made by the club's rules.
    assert_eq!(rules, ["TDA 2024 1", "1-4"]);

    let given = serde_json::json!({ "tables": { "1": 9, "2": 5 } });
    let ruling = club
        .floor()
        .rule(
            Language::Fr,
            Some(id),
            None,
            &QuestionForm(serde_json::json!({ "topic": "balance", "given": given })),
            START,
        )
        .unwrap();
    assert_eq!(ruling.rules, ["TDA 2024 11-D"]);
    // Its text is found by that number, and by the club's.
    for number in ["TDA 2024 11-D", "6-8"] {
        assert_eq!(club.rules().rule_line(Language::En, &tda, None, number).unwrap().unwrap().number, "6-8");
    }

    let options = DocumentOptions::default();
    for kind in [DocumentKind::Moves, DocumentKind::MoveSlips, DocumentKind::History] {
        let paper = club.papers().document(kind, About::Tournament(id), options, START + MINUTE).unwrap();
        let path = folder.path().join("paper.pdf");
        std::fs::write(&path, &paper.bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        let words = String::from_utf8(told.stdout).unwrap().replace('\u{a0}', " ");
        assert!(words.contains("règle TDA 2024 1"), "{kind:?}: {words}");
    }
}

/// A preview matches what the action then does, and refuses with the same problem as the action.
#[test]
fn a_move_is_foreseen_without_being_made() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 13);
    let at = START + MINUTE;
    let view = club.views().desk(Language::Fr, id, at).unwrap().view;
    // From the smaller table to the larger one: then they must be balanced.
    let from = view.tables.iter().min_by_key(|table| table.players).unwrap();
    let to = view.tables.iter().max_by_key(|table| table.players).unwrap();
    let taken = |table: &TableView| table.seats.iter().find_map(|seat| Some((seat.no, seat.entry?))).unwrap();
    let free = to.seats.iter().find(|seat| seat.entry.is_none()).unwrap().no;
    let (entry, rows) = (taken(from).1, club.play().history(Language::Fr, id).unwrap().len());

    let onto = Action::MovePlayer { entry, table: to.no, seat: taken(to).0 };
    let foretold = club.play().foresee(id, &onto, at).unwrap_err();
    assert_eq!(foretold, club.play().act(id, &onto, at).unwrap_err());

    let action = Action::MovePlayer { entry, table: to.no, seat: free };
    let seen = club.play().foresee(id, &action, at).unwrap();
    assert_eq!(club.views().desk(Language::Fr, id, at).unwrap().view, view);
    assert_eq!(club.play().history(Language::Fr, id).unwrap().len(), rows);
    club.play().act(id, &action, at).unwrap();
    let then = club.views().desk(Language::Fr, id, at).unwrap().view;
    assert_eq!(seen.advice, then.advice);
    assert!(!seen.advice.is_empty(), "eight against five");
    let crowds: Vec<_> = seen.tables.iter().map(|crowd| (crowd.table, crowd.players)).collect();
    assert_eq!(crowds, then.tables.iter().map(|table| (table.no, table.players)).collect::<Vec<_>>());
    assert_eq!(seen.left, then.counts.left);
}

#[test]
fn an_hour_that_was_typed_is_told_as_typed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 4);
    let hour = Millis((START + 50 * MINUTE).0 / MINUTE.0 * MINUTE.0);
    let mut told = |at: Millis| {
        let mut said = |action: Action| {
            club.play().act(id, &action, START + MINUTE).unwrap();
            club.play().history(Language::Fr, id).unwrap()[0].text.clone()
        };
        [said(Action::PauseUntil { until: Some(at) }), said(Action::CloseRegistration { at: Some(at) })]
    };
    let exact = told(hour);
    // The page's clock is a moment ahead of the program's, or behind it.
    for off in [-900, -40, 300] {
        assert_eq!(told(hour + Millis(off)), exact, "{off} ms");
    }
}

#[test]
fn hours_follow_the_corrected_clock_and_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder, 4);
    let (at, hour) = (|minutes: i64| START + minutes * MINUTE, 60 * MINUTE);
    club.play().act(id, &Action::PauseUntil { until: Some(at(50)) }, at(3)).unwrap();
    let typed = club.play().history(Language::Fr, id).unwrap()[0].text.clone();
    club.play().act(id, &Action::CorrectHours { by: hour }, at(4)).unwrap();
    let lines = club.play().history(Language::Fr, id).unwrap();
    let told: Vec<Millis> = lines.iter().map(|line| line.at).collect();
    assert_eq!(told[..2], [at(64), at(63)]);
    assert!(lines[0].text.starts_with("Horloge de l’ordinateur corrigée de +"), "{}", lines[0].text);
    assert_eq!(lines[1].text, typed, "the hour as it was typed");
    // An hour that is typed now is told as the corrected clock shows it.
    club.play().act(id, &Action::PauseUntil { until: Some(at(50)) }, at(5)).unwrap();
    let later = club.play().history(Language::Fr, id).unwrap()[0].text.clone();
    assert_ne!(later, typed);
    // Undo passes over the correction, which nobody asked for.
    club.play().undo(id, at(6)).unwrap();
    club.play().undo(id, at(6)).unwrap();
    assert_eq!(club.tournament(id).unwrap().hours_off(), hour);
    // The journal stays as it was written, and replays to the same.
    club.close();
    let mut club = Club::open(&folder.path().join("club.tapis"), at(7)).unwrap();
    assert_eq!(club.tournament(id).unwrap().hours_off(), hour);
    assert_eq!(club.audit().notices(), []);
}
