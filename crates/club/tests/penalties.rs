//! The ledger of penalties through the public seam (13-1): given, counted down, lifted, undone.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::{Chips, EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::{Action, Position};
use tapis_club::engine::rules::ruleset::PenaltyStep;
use tapis_club::engine::state::penalties::{Offence, PlayedUnit, Sanction};
use tapis_club::engine::views::{PenaltyState, penalties_view, penalty_proposal, tournament_view};
use tapis_club::locale::Language;
use tapis_club::store::{Author, MemberDraft, SeasonDraft};
use tapis_club::{About, Club, DocumentKind, DocumentOptions, freezeout};

const START: Millis = Millis(1_790_000_000_000);
const MINUTE: Millis = Millis(60_000);

/// An evening of twelve players at two tables of six, under way.
struct Evening {
    club: Club,
    id: TournamentId,
    now: Millis,
    _folder: tempfile::TempDir,
}

impl Evening {
    fn new(language: Language) -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let today = chrono::Local::now().date_naive();
        let mut club = Club::create(&folder.path().join("club.tapis"), "Essai", language, today).unwrap();
        let mut setup = freezeout(language, today);
        setup.tables.truncate(2);
        setup.seats_per_table = 8;
        setup.final_table_seats = 6;
        let id = club.tournaments().create_tournament(setup, None, START).unwrap();
        for number in 1..=12 {
            let draft = MemberDraft {
                last_name: format!("Nom{number}"),
                first_name: "Prénom".to_owned(),
                ..MemberDraft::default()
            };
            let member = club.library().save_member(draft, START).unwrap().id;
            club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
        }
        club.play().act(id, &Action::DrawSeats, START).unwrap();
        club.play().act(id, &Action::Start, START).unwrap();
        Evening { club, id, now: START, _folder: folder }
    }

    fn act(&mut self, action: &Action) -> String {
        self.now += MINUTE;
        self.club.play().act(self.id, action, self.now).unwrap().said.say(self.club.language())
    }

    fn refused(&mut self, action: &Action) -> String {
        self.now += MINUTE;
        self.club.play().act(self.id, action, self.now).unwrap_err().code
    }

    fn penalise(&mut self, entry: EntryId, offence: Offence, sanction: Sanction) -> String {
        self.act(&penalise(entry, offence, sanction, None))
    }

    fn hands_left(&mut self, penalty: u32) -> u32 {
        self.club.tournament(self.id).unwrap().conduct().penalty(penalty).unwrap().hands_left
    }

    fn table_of(&mut self, entry: EntryId) -> u16 {
        self.club.tournament(self.id).unwrap().entry(entry).unwrap().seat().unwrap().table
    }
}

fn penalise(entry: EntryId, offence: Offence, sanction: Sanction, stack: Option<i64>) -> Action {
    Action::Penalise { entry, offence, sanction, note: " trois fois ".to_owned(), stack: stack.map(Chips) }
}

#[test]
fn a_suspension_counts_its_rounds_hands() {
    let mut evening = Evening::new(Language::Fr);
    let said = evening.penalise(EntryId(1), Offence::OutOfTurn, Sanction::Suspension { rounds: 2 });
    assert_eq!(said, "Exclusion de Prénom Nom1 pour 2 tours (jeu hors de son tour)");
    assert_eq!(evening.hands_left(1), 12);
    let table = evening.table_of(EntryId(1));
    evening.act(&Action::CountPlayed { table, unit: PlayedUnit::Hand });
    assert_eq!(evening.hands_left(1), 11);
    evening.act(&Action::CountPlayed { table, unit: PlayedUnit::Round });
    assert_eq!(evening.hands_left(1), 5);
    let view = penalties_view(evening.club.tournament(evening.id).unwrap());
    assert_eq!(view.lines[0].state, PenaltyState::Running);
    assert_eq!((view.lines[0].rounds_left, view.lines[0].note.as_str()), (1, "trois fois"));
    assert_eq!(
        (view.away[0].table, view.away[0].players, view.away[0].penalties.as_slice()),
        (table, 6, &[1][..])
    );
    // The other table's hands do not count; never more than there are.
    assert_eq!(
        evening.refused(&Action::CountPlayed { table: 3 - table, unit: PlayedUnit::Hand }),
        "nobody_suspended"
    );
    evening.act(&Action::CountPlayed { table, unit: PlayedUnit::Round });
    assert_eq!(evening.hands_left(1), 0);
    assert_eq!(evening.refused(&Action::CountPlayed { table, unit: PlayedUnit::Hand }), "nobody_suspended");
    let view = penalties_view(evening.club.tournament(evening.id).unwrap());
    assert_eq!(view.lines[0].state, PenaltyState::Served);
    assert!(view.away.is_empty());
}

#[test]
fn a_suspended_player_serves_penalties_in_turn() {
    let mut evening = Evening::new(Language::Fr);
    evening.penalise(EntryId(1), Offence::OutOfTurn, Sanction::Warning { hands: 1 });
    evening.penalise(EntryId(1), Offence::Criticism, Sanction::Suspension { rounds: 1 });
    let (table, other) = (evening.table_of(EntryId(1)), 3 - evening.table_of(EntryId(1)));
    evening.act(&Action::CountPlayed { table, unit: PlayedUnit::Hand });
    assert_eq!((evening.hands_left(1), evening.hands_left(2)), (0, 6));
    let seat = evening.club.tournament(evening.id).unwrap().tables()[&other].free()[0];
    evening.act(&Action::MovePlayer { entry: EntryId(1), table: other, seat });
    assert_eq!(evening.refused(&Action::CountPlayed { table, unit: PlayedUnit::Hand }), "nobody_suspended");
    evening.act(&Action::CountPlayed { table: other, unit: PlayedUnit::Hand });
    assert_eq!(evening.hands_left(2), 5);
    let view = tournament_view(evening.club.tournament(evening.id).unwrap(), evening.now);
    assert_eq!(view.entries[0].hands_to_miss, 5);
    // Dealt in and blinded: the seat stays his, the next hand counts him.
    assert_eq!(view.tables.iter().map(|table| table.players).sum::<u32>(), 12);
}

#[test]
fn positions_told_count_hands() {
    let mut evening = Evening::new(Language::Fr);
    let table = evening.table_of(EntryId(1));
    let seats = evening.club.tournament(evening.id).unwrap().tables()[&table].occupied();
    let tell = |seat| Action::TellPosition { table, seat, position: Position::BigBlind };
    evening.act(&tell(seats[0]));
    evening.penalise(EntryId(1), Offence::OutOfTurn, Sanction::Suspension { rounds: 1 });
    evening.act(&tell(seats[2]));
    assert_eq!(evening.hands_left(1), 4);
    // A correction at once is no hand.
    evening.now -= MINUTE - Millis(5_000);
    evening.act(&tell(seats[3]));
    assert_eq!(evening.hands_left(1), 4);
    // Over the end of the table.
    evening.act(&tell(seats[0]));
    assert_eq!(evening.hands_left(1), 1);
}

#[test]
fn a_disqualified_players_chips_leave_play() {
    let mut evening = Evening::new(Language::En);
    let said = evening.act(&penalise(EntryId(3), Offence::GivingChips, Sanction::Disqualified, Some(4_000)));
    assert_eq!(said, "Prénom Nom3 disqualified (giving chips), place 12");
    let tournament = evening.club.tournament(evening.id).unwrap();
    let counts = tournament.counts();
    assert_eq!(
        (counts.left, counts.chips.0, counts.removed.0, counts.in_play().0),
        (11, 120_000, 4_000, 116_000)
    );
    assert_eq!(tournament.place(tournament.entry(EntryId(3)).unwrap()), Some(12));
    let view = tournament_view(tournament, evening.now);
    assert_eq!((view.clock.chips.0, view.clock.average.0), (116_000, 10_545));
    assert_eq!(penalties_view(tournament).lines[0].state, PenaltyState::Disqualified);
    assert_eq!(evening.refused(&Action::Revive { entry: EntryId(3) }), "disqualified");
    // Lifted, he is back with his chips; undone, he is out again.
    evening.act(&Action::LiftPenalty { penalty: 1 });
    let tournament = evening.club.tournament(evening.id).unwrap();
    assert_eq!((tournament.counts().left, tournament.counts().removed.0), (12, 0));
    assert!(tournament.entry(EntryId(3)).unwrap().seat().is_some());
    assert_eq!(evening.refused(&Action::LiftPenalty { penalty: 1 }), "penalty_lifted");
    evening.club.play().undo(evening.id, evening.now).unwrap();
    assert!(evening.club.tournament(evening.id).unwrap().conduct().disqualified(EntryId(3)));
    evening.club.play().undo(evening.id, evening.now).unwrap();
    assert!(evening.club.tournament(evening.id).unwrap().conduct().penalties().is_empty());
    evening.club.play().redo(evening.id, evening.now).unwrap();
    assert_eq!(evening.club.tournament(evening.id).unwrap().counts().left, 11);
    assert_eq!(evening.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn the_ladder_follows_this_tournaments_history() {
    let mut evening = Evening::new(Language::Fr);
    let mut proposed = |entry, offence| {
        let tournament = evening.club.tournament(evening.id).unwrap();
        let proposal = penalty_proposal(tournament, entry, offence).unwrap();
        let chosen = proposal.suggested;
        evening.now += MINUTE;
        let given = penalise(entry, offence, chosen.sanction, None);
        evening.club.play().act(evening.id, &given, evening.now).unwrap();
        (chosen.step, chosen.hands, proposal.times_before)
    };
    assert_eq!(proposed(EntryId(1), Offence::StringBet), (PenaltyStep::Warning1Hand, 1, 0));
    assert_eq!(proposed(EntryId(1), Offence::StringBet), (PenaltyStep::Suspend1Orbit, 6, 1));
    assert_eq!(proposed(EntryId(1), Offence::Criticism), (PenaltyStep::Warning1Hand, 1, 0));
    assert_eq!(proposed(EntryId(2), Offence::StringBet), (PenaltyStep::Warning1Hand, 1, 0));
    assert_eq!(proposed(EntryId(2), Offence::OutsideChips), (PenaltyStep::Suspend1Orbit, 6, 0));
    // A lifted penalty is no precedent.
    evening.act(&Action::LiftPenalty { penalty: 2 });
    let tournament = evening.club.tournament(evening.id).unwrap();
    let proposal = penalty_proposal(tournament, EntryId(1), Offence::StringBet).unwrap();
    assert_eq!((proposal.suggested.step, proposal.acceptable.len()), (PenaltyStep::Suspend1Orbit, 5));
}

#[test]
fn what_cannot_be_is_refused() {
    let mut evening = Evening::new(Language::Fr);
    let no = |evening: &mut Evening, action: Action| evening.refused(&action);
    let suspension = |rounds| Sanction::Suspension { rounds };
    assert_eq!(no(&mut evening, penalise(EntryId(99), Offence::Other, suspension(1), None)), "no_such_entry");
    assert_eq!(
        no(&mut evening, penalise(EntryId(1), Offence::Other, suspension(0), None)),
        "penalty_too_long"
    );
    assert_eq!(
        no(&mut evening, penalise(EntryId(1), Offence::Other, suspension(21), None)),
        "penalty_too_long"
    );
    assert_eq!(
        no(&mut evening, penalise(EntryId(1), Offence::Other, Sanction::Disqualified, Some(-1))),
        "stack_impossible"
    );
    assert_eq!(
        no(&mut evening, penalise(EntryId(1), Offence::Other, Sanction::Disqualified, Some(120_001))),
        "stack_impossible"
    );
    assert_eq!(no(&mut evening, Action::LiftPenalty { penalty: 1 }), "no_such_penalty");
    let note = "x".repeat(501);
    let sanction = suspension(1);
    let long = Action::Penalise { entry: EntryId(1), offence: Offence::Other, sanction, note, stack: None };
    assert_eq!(no(&mut evening, long), "note_too_long");
    assert!(evening.club.tournament(evening.id).unwrap().conduct().penalties().is_empty());
}

/// The ledger on paper names each player once, with offence, rule, penalty, state and chips; what
/// was undone is not in it, what was lifted is.
#[test]
fn the_ledger_is_printed_by_player() {
    for (language, said) in [
        (
            Language::Fr,
            ["Sanctions", "exclusion de 2 tours", "disqualifié, 9 000 jetons retirés", "levée", "7-23"],
        ),
        (Language::En, ["Penalties", "2 rounds away", "disqualified, 9,000 chips removed", "lifted", "7-23"]),
    ] {
        let mut evening = Evening::new(language);
        // The account's name, which the ledger prints too, would come between the words of a line.
        evening.club.set_author(Author::default());
        evening.penalise(EntryId(1), Offence::OutOfTurn, Sanction::Suspension { rounds: 2 });
        evening.penalise(EntryId(1), Offence::Remarks, Sanction::Warning { hands: 1 });
        evening.act(&Action::LiftPenalty { penalty: 2 });
        evening.act(&penalise(EntryId(2), Offence::GivingChips, Sanction::Disqualified, Some(9_000)));
        evening.penalise(EntryId(3), Offence::Language, Sanction::Warning { hands: 1 });
        evening.club.play().undo(evening.id, evening.now).unwrap();
        let options = DocumentOptions::default();
        let made = evening.club.papers().document(
            DocumentKind::Penalties,
            About::Tournament(evening.id),
            options,
            evening.now,
        );
        let path = evening._folder.path().join("penalties.pdf");
        std::fs::write(&path, made.unwrap().bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        let words = String::from_utf8(told.stdout).unwrap();
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in said {
            assert!(words.contains(part), "{part} is not in {words}");
        }
        assert!(words.contains("Nom1 ") && words.contains("Nom2 ") && !words.contains("Nom3 "), "{words}");
    }
}

/// A member's penalties follow him through the season's tournaments, and no further.
#[test]
fn penalties_are_seen_over_the_season() {
    let mut evening = Evening::new(Language::Fr);
    let today = chrono::Local::now().date_naive();
    let season = SeasonDraft {
        id: None,
        name: "Saison".to_owned(),
        starts_on: today,
        ends_on: today + chrono::Days::new(100),
        best_n: None,
        min_played: 0,
    };
    let season = evening.club.library().save_season(&season).unwrap();
    let member = evening.club.tournament(evening.id).unwrap().entry(EntryId(1)).unwrap().member;
    evening.penalise(EntryId(1), Offence::OutOfTurn, Sanction::Suspension { rounds: 1 });
    evening.penalise(EntryId(2), Offence::OutOfTurn, Sanction::Warning { hands: 1 });
    // A second evening, in the season; the first is in none.
    let mut setup = freezeout(Language::Fr, today);
    setup.name = "Deuxième".to_owned();
    let second = evening.club.tournaments().create_tournament(setup, Some(season), evening.now).unwrap();
    let other = evening.club.tournament(evening.id).unwrap().entry(EntryId(3)).unwrap().member;
    let at = evening.now;
    for member in [member, other] {
        evening.club.play().act(second, &Action::Register { member, born: None, paid: true }, at).unwrap();
    }
    evening.club.play().act(second, &Action::DrawSeats, at).unwrap();
    evening.club.play().act(second, &Action::Start, at).unwrap();
    let warned = penalise(EntryId(1), Offence::Remarks, Sanction::Warning { hands: 1 }, None);
    evening.club.play().act(second, &warned, at + MINUTE).unwrap();

    let offences = |club: &mut Club, member, season| {
        let found = club.views().penalties_of(member, season).unwrap();
        found.into_iter().map(|past| (past.name, past.line.offence)).collect::<Vec<_>>()
    };
    let latest = ("Deuxième".to_owned(), Offence::Remarks);
    assert_eq!(offences(&mut evening.club, member, Some(season)), std::slice::from_ref(&latest));
    let all = offences(&mut evening.club, member, None);
    assert_eq!((all.len(), &all[0], all[1].1), (2, &latest, Offence::OutOfTurn));
    assert_eq!(offences(&mut evening.club, other, None), []);
    evening.club.play().undo(second, at + 2 * MINUTE).unwrap();
    assert_eq!(offences(&mut evening.club, member, Some(season)), []);
}
