//! Random evenings through the public seam: invariants after every event (they are checked in
//! debug builds), the tables equal to the journal, undo then redo the identity, and no action a
//! panic on any state.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use tapis_club::beginning::simulate::Evening;
use tapis_club::engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_club::engine::journal::action::{Action, BustLine, Position};
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::rules::rebuys::RebuyPhase;
use tapis_club::engine::setup::bounty::Bounty;
use tapis_club::engine::setup::re_entries::{ReEntries, ReEntryPrice};
use tapis_club::engine::setup::rotation::{Rotation, Turn};
use tapis_club::engine::state::blocked_seats::BlockedSeats;
use tapis_club::engine::state::penalties::{Offence, PlayedUnit, Sanction};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};

const START: Millis = Millis(1_790_000_000_000);

fn club(folder: &tempfile::TempDir) -> Club {
    let today = chrono::Local::now().date_naive();
    Club::create(&folder.path().join("club.tapis"), "Essai", Language::Fr, today).unwrap()
}

#[test]
fn lawful_evenings_end_with_a_sound_file() {
    for seed in 0..12 {
        let folder = tempfile::tempdir().unwrap();
        let mut club = club(&folder);
        let played =
            Evening::new(&mut club, seed, START, &mut |_| {}).play(10 + 5 * u32::try_from(seed).unwrap());
        let (id, _) = played.unwrap_or_else(|problem| panic!("seed {seed}: {problem:?}"));
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "seed {seed}");
        let end = club.tournament(id).unwrap().clone();
        // Back to the very beginning, also across a restart, and forth again.
        let mut undone = 0;
        while club.play().undo(id, START).is_ok() {
            undone += 1;
            if undone == 7 {
                let path = club.file().path().to_owned();
                drop(club);
                club = Club::open(&path, START).unwrap();
            }
        }
        let bare = club.tournament(id).unwrap();
        assert_eq!((bare.counts().entries, bare.tables().len()), (0, 0), "seed {seed}");
        for _ in 0..undone {
            club.play().redo(id, START).unwrap();
        }
        assert!(club.play().redo(id, START).is_err());
        assert_eq!(club.tournament(id).unwrap(), &end, "seed {seed}");
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "seed {seed}");
    }
}

fn any_sanction() -> impl Strategy<Value = Sanction> {
    prop_oneof![
        (0_u8..25).prop_map(|hands| Sanction::Warning { hands }),
        (0_u8..25).prop_map(|rounds| Sanction::Suspension { rounds }),
        Just(Sanction::Disqualified),
    ]
}

fn any_penalty() -> impl Strategy<Value = Action> {
    let stack = prop::option::of(-5_i64..20_000);
    let given = (0_u32..14, prop::sample::select(Offence::ALL.to_vec()), any_sanction(), stack);
    let unit = prop_oneof![Just(PlayedUnit::Hand), Just(PlayedUnit::Round)];
    prop_oneof![
        3 => given.prop_map(|(entry, offence, sanction, stack)| Action::Penalise {
            entry: EntryId(entry),
            offence,
            sanction,
            note: String::new(),
            stack: stack.map(Chips),
        }),
        1 => (0_u32..6).prop_map(|penalty| Action::LiftPenalty { penalty }),
        2 => (0_u16..5, unit).prop_map(|(table, unit)| Action::CountPlayed { table, unit }),
    ]
}

fn any_action() -> impl Strategy<Value = Action> {
    let entry = 0_u32..14;
    let table = 0_u16..5;
    let seat = 0_u8..12;
    prop_oneof![
        (1_i64..14, any::<bool>()).prop_map(|(member, paid)| Action::Register {
            member: MemberId(member),
            born: None,
            paid
        }),
        entry.clone().prop_map(|entry| Action::Unregister { entry: EntryId(entry), why: None }),
        (entry.clone(), -3_000_i64..3_000)
            .prop_map(|(entry, amount)| Action::Pay { entry: EntryId(entry), amount: Cents(amount) }),
        (entry.clone(), table.clone(), seat.clone()).prop_map(|(entry, table, seat)| Action::ReserveSeat {
            entry: EntryId(entry),
            table,
            seat
        }),
        any_penalty(),
        Just(Action::DrawSeats),
        Just(Action::Start),
        Just(Action::PauseClock),
        Just(Action::ResumeClock),
        (0_usize..30, -10_i64..2_000_000)
            .prop_map(|(step, remaining)| Action::SetClock { step, remaining: Millis(remaining) }),
        any::<i64>().prop_map(|by| Action::ShiftClock { by: Millis(by) }),
        table.clone().prop_map(|table| Action::OpenTable { table }),
        (table.clone(), prop::collection::vec(seat.clone(), 0..3)).prop_map(|(table, seats)| {
            Action::BlockSeats { tables: vec![BlockedSeats { table, seats }] }
        }),
        (table.clone(), seat.clone(), any::<bool>()).prop_map(|(table, seat, button)| Action::TellPosition {
            table,
            seat,
            position: if button { Position::Button } else { Position::BigBlind },
        }),
        prop::collection::vec((entry.clone(), prop::option::of(-5_i64..9_000)), 0..4).prop_map(|lines| {
            Action::Bust {
                players: lines
                    .into_iter()
                    .map(|(entry, stack)| BustLine {
                        entry: EntryId(entry),
                        by: None,
                        stack: stack.map(Chips),
                    })
                    .collect(),
            }
        }),
        entry.clone().prop_map(|entry| Action::Revive { entry: EntryId(entry) }),
        (entry.clone(), any::<bool>())
            .prop_map(|(entry, paid)| Action::ReEnter { entry: EntryId(entry), paid }),
        (entry.clone(), -5_i64..20_000).prop_map(|(entry, stack)| Action::Rebuy {
            entry: EntryId(entry),
            stack: Chips(stack),
            paid: false
        }),
        entry.clone().prop_map(|entry| Action::AddOn { entry: EntryId(entry), paid: true }),
        Just(Action::SetRebuyPhase { table: None, phase: RebuyPhase::AfterExtraHand2 }),
        (table.clone(), table.clone(), prop::option::of(entry.clone()), prop::option::of(seat.clone()))
            .prop_map(|(from, to, entry, seat)| Action::Balance {
                from,
                to,
                entry: entry.map(EntryId),
                seat
            }),
        table.clone().prop_map(|table| Action::BreakTable { table }),
        prop::option::of(table.clone()).prop_map(|table| Action::DrawFinalTable { table }),
        (entry, table, seat).prop_map(|(entry, table, seat)| Action::MovePlayer {
            entry: EntryId(entry),
            table,
            seat
        }),
        Just(Action::Finish { stacks: Vec::new() }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Anything may be asked at any moment: it is done and sound, or refused and nothing changed.
    #[test]
    fn any_action_is_done_or_refused(actions in prop::collection::vec((any_action(), 0_i64..900_000, 0_u8..8), 1..60)) {
        let folder = tempfile::tempdir().unwrap();
        let mut club = club(&folder);
        for number in 1..14 {
            let draft = MemberDraft { last_name: format!("N{number}"), first_name: "P".to_owned(), ..MemberDraft::default() };
            club.library().save_member(draft, START).unwrap();
        }
        let mut setup = rebuy(Language::Fr, chrono::Local::now().date_naive());
        setup.tables.truncate(3);
        setup.seats_per_table = 4;
        setup.final_table_seats = 4;
        setup.re_entries = Some(ReEntries { max: Some(2), last_level: None, chips: Some(Chips(4_000)) });
        let id = club.tournaments().create_tournament(setup, None, START).unwrap();
        let mut now = START;
        for member in 1..9 {
            club.play().act(id, &Action::Register { member: MemberId(member), born: None, paid: true }, now).unwrap();
        }
        for (action, passed, turn) in actions {
            now += Millis(passed);
            match turn {
                0 => drop(club.play().undo(id, now)),
                1 => drop(club.play().redo(id, now)),
                _ => drop(club.play().act(id, &action, now)),
            }
            prop_assert_eq!(club.tournament(id).unwrap().invariants().check_invariants(), Ok(()));
        }
        prop_assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn a_club_forecasts_by_its_own_past_evenings() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let usual = club.levels().tempo();
    for seed in 0..10 {
        let before = club.levels().tempo();
        Evening::new(&mut club, seed, START, &mut |_| {}).play(10).unwrap();
        assert_eq!(before, usual, "evening {seed}");
    }
    let learnt = club.levels().tempo();
    assert_ne!(learnt, usual);
    // It is learnt from the journals: another start of the program learns the same.
    let path = club.file().path().to_owned();
    drop(club);
    let mut club = Club::open(&path, START).unwrap();
    assert_eq!(club.levels().tempo(), learnt);
    // An evening in play follows it; what is over is as it was.
    let draft = rebuy(Language::Fr, "2026-11-21".parse().unwrap());
    let id = club.tournaments().create_tournament(draft, None, START).unwrap();
    assert_eq!(club.tournament(id).unwrap().end_forecast().tempo(), learnt);
}

#[test]
fn invented_players_come_after_all_members() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::sample(&folder.path().join("club.tapis"), Language::Fr, START).unwrap();
    let members = |club: &Club| club.library().find_members("", false, usize::MAX).unwrap().len();
    let own = members(&club);
    for seed in 0..2 {
        let mut heard = |_| ();
        let evening = Evening::new(&mut club, seed, START, &mut heard).of_members().unwrap();
        evening.play(12).unwrap();
        assert_eq!(members(&club), own, "seed {seed}");
    }
    let mut heard = |_| ();
    let evening = Evening::new(&mut club, 2, START, &mut heard).of_members().unwrap();
    let (id, figures) = evening.play(u32::try_from(own).unwrap() + 3).unwrap();
    assert!(members(&club) >= own + 3);
    assert!(club.tournament(id).unwrap().entries().len() >= own + 3);
    // One of the sample's members is a minor, whom rule 1-3 does not let play.
    assert!(figures.refused >= 1);
    assert!(club.audit().verify().unwrap().is_empty());
}

/// Random evenings of every game, with undone actions, rebuys, penalties and moves, keep every invariant: debug
/// builds check them after each event, and the file is sound afterwards.
#[test]
fn every_game_is_played_to_its_winner() {
    let evenings = std::env::var("TAPIS_EVENINGS").ok().and_then(|count| count.parse().ok()).unwrap_or(1);
    let games = Game::ALL.into_iter().cycle().take(Game::ALL.len() * evenings);
    for (seed, game) in (1..).zip(games) {
        let folder = tempfile::tempdir().unwrap();
        let mut club = club(&folder);
        let mut heard = |_| ();
        let evening = Evening::new(&mut club, seed, START, &mut heard).set_up_as(|setup| setup.playing(game));
        let (id, figures) = evening.play(25).unwrap_or_else(|problem| panic!("{game:?}: {problem:?}"));
        let tournament = club.tournament(id).unwrap();
        assert_eq!((tournament.setup().game(), tournament.counts().left), (game, 1));
        assert!(figures.moves > 0, "{game:?}, evening {seed}");
        tournament.invariants().check_invariants().unwrap();
        assert!(club.audit().verify().unwrap().is_empty(), "{game:?}, evening {seed}");
    }
}

/// The same with re-entries, bounties among them: what is won and paid comes out to the cent, and everybody has one
/// place.
#[test]
fn evenings_with_re_entries_keep_chips_money_and_places() {
    for seed in 0..8_u64 {
        let folder = tempfile::tempdir().unwrap();
        let mut club = club(&folder);
        let mut heard = |_| ();
        let evening = Evening::new(&mut club, seed, START, &mut heard).set_up_as(|mut setup| {
            setup.late_last_level = 5;
            let max = (seed % 2 == 0).then_some(2);
            setup.re_entries = Some(ReEntries { max, last_level: Some(12), chips: Some(Chips(6_000)) });
            if let Some(money) = &mut setup.money {
                money.re_entry = Some(ReEntryPrice { fee: Cents(700), club_part: Cents(50) });
                money.bounty = match seed % 4 {
                    1 => Some(Bounty::Fixed { amount: Cents(500) }),
                    3 => Some(Bounty::Progressive { amount: Cents(1_000), to_head: 40 }),
                    _ => None,
                };
            }
            setup
        });
        let (id, figures) = evening.play(25).unwrap_or_else(|problem| panic!("seed {seed}: {problem:?}"));
        assert!(figures.re_entered > 2, "seed {seed}: {figures:?}");
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "seed {seed}");
        let tournament = club.tournament(id).unwrap();
        tournament.invariants().check_invariants().unwrap();
        let counts = tournament.counts();
        assert_eq!(
            counts.re_entries,
            tournament.entries().iter().map(|entry| entry.re_entries()).sum::<u32>()
        );
        let members: BTreeSet<MemberId> = tournament.results().iter().map(|line| line.member).collect();
        let players = usize::try_from(counts.entries).unwrap();
        assert_eq!((members.len(), tournament.results().len()), (players, players));
        // Bounties paid in are bounties paid out.
        if let Some(ledger) = tournament.bounty_play().bounties() {
            let won: Cents = tournament.results().iter().map(|line| line.bounties).sum();
            assert_eq!(won, ledger.pool, "seed {seed}");
        }
        // The first entries of all players are ranked without a gap.
        let mut places: Vec<u32> =
            tournament.rebuys().first_entries().values().map(|first| first.place).collect();
        places.sort_unstable();
        assert_eq!(places.len(), players);
        let better = |place: u32| places.iter().filter(|other| **other < place).count();
        assert!(
            places.iter().all(|place| usize::try_from(*place) == Ok(better(*place) + 1)),
            "seed {seed}: {places:?}"
        );
    }
}

/// The same for games that take turns, by levels, by hands and as the dealer chooses.
#[test]
fn rotations_are_played_to_their_winner() {
    let all = vec![Game::HoldemNoLimit, Game::Omaha5High, Game::Draw27, Game::Razz];
    let rotations = [
        Rotation { games: Rotation::HORSE.to_vec(), turn: Turn::Levels { levels: 1 } },
        Rotation { games: Rotation::HORSE.to_vec(), turn: Turn::Hands { hands: 8 } },
        Rotation { games: all, turn: Turn::DealersChoice },
        Rotation { games: vec![Game::StudHigh, Game::Razz], turn: Turn::Levels { levels: 2 } },
    ];
    for (seed, rotation) in (1..).zip(rotations) {
        let folder = tempfile::tempdir().unwrap();
        let mut club = club(&folder);
        let mut heard = |_| ();
        let evening = Evening::new(&mut club, seed, START, &mut heard);
        let evening = evening.set_up_as(|setup| setup.rotating(rotation.clone()));
        let (id, figures) = evening.play(25).unwrap_or_else(|problem| panic!("{rotation:?}: {problem:?}"));
        let tournament = club.tournament(id).unwrap();
        assert_eq!(tournament.setup().rotation.as_ref(), Some(&rotation));
        assert_eq!(tournament.counts().left, 1);
        assert!(figures.moves > 0, "{rotation:?}");
        tournament.invariants().check_invariants().unwrap();
        assert!(club.audit().verify().unwrap().is_empty(), "{rotation:?}");
    }
}
