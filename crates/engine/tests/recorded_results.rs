//! Evenings that were not played with the program: entered, corrected, and closed to everything else.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::setup::Money;
use tapis_engine::state::recorded_results::RecordedPlayer;
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Event, Phase, Refusal, Setup, SetupDraft, Tournament};

const AT: Millis = Millis(1_795_300_000_000);

fn setup() -> Setup {
    let mut draft: SetupDraft =
        serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap();
    draft.money = Some(Money {
        currency: "EUR".to_owned(),
        fee: Cents(1_000),
        club_part: Cents(200),
        rebuy_price: Cents(500),
        addon_price: Cents(300),
        re_entry: None,
        bounty_rounding: None,
        bounty: None,
    });
    draft.points = PointsScheme::PerPlayer { each: Points(100), participation: Points(500) };
    draft.prizes.shares = tapis_engine::prizes::payouts::Shares::Nothing;
    draft.check().unwrap()
}

fn player(member: i64, place: u32) -> RecordedPlayer {
    RecordedPlayer::at(MemberId(member), place)
}

fn record(players: u32, results: Vec<RecordedPlayer>, why: Option<&str>) -> Action {
    Action::RecordResults { setup: None, players, results, why: why.map(str::to_owned) }
}

fn decide(tournament: &Tournament, action: &Action) -> Result<Vec<Event>, Refusal> {
    tournament.decide(action, AT, &mut ChaCha20Rng::seed_from_u64(1))
}

fn done(tournament: &mut Tournament, action: &Action) {
    for event in decide(tournament, action).unwrap() {
        tournament.apply(&event);
        assert_eq!(tournament.invariants().check_invariants(), Ok(()));
    }
}

/// Four named of six: the winner put two out, second and third share a place.
fn evening() -> Tournament {
    let mut tournament = Tournament::new(setup());
    let winner = RecordedPlayer { prize: Cents(4_000), rebuys: 1, addons: 1, ..player(7, 1) };
    let shared = RecordedPlayer { prize: Cents(1_000), out_by: vec![MemberId(7)], ..player(8, 2) };
    let other = RecordedPlayer {
        prize: Cents(1_000),
        in_kind: vec!["Jambon".to_owned()],
        points: Some(Points(1_250)),
        hits: Some(3),
        spent: Some(Cents(900)),
        ..player(9, 2)
    };
    let last = RecordedPlayer { out_by: vec![MemberId(9), MemberId(7)], ..player(3, 6) };
    done(&mut tournament, &record(6, vec![last, shared, winner, other], None));
    tournament
}

#[test]
fn what_is_not_said_follows_from_the_setup() {
    let tournament = evening();
    assert_eq!(tournament.phase(), Phase::Finished);
    assert_eq!(tournament.ranking().recorded().map(|recorded| recorded.unnamed), Some(2));
    let places: Vec<_> = tournament.results().iter().map(|line| (line.member.0, line.place)).collect();
    assert_eq!(places, [(7, 1), (8, 2), (9, 2), (3, 6)]);
    let points: Vec<i64> = tournament.results().iter().map(|line| line.points.0).collect();
    assert_eq!(points, [1_000, 900, 1_250, 500]);
    let entries: Vec<_> =
        tournament.entries().iter().map(|entry| (entry.due.0, entry.paid.0, entry.hits)).collect();
    // 12.00 and a rebuy and an add-on; 12.00; what was said; 12.00.
    assert_eq!(entries, [(2_000, 2_000, 2), (1_200, 1_200, 0), (900, 900, 3), (1_200, 1_200, 0)]);
    // Six fees, a rebuy, an add-on.
    assert_eq!(tournament.prize_money().pool(), Cents(6_800));
    assert_eq!(tournament.bounty_play().hunters(EntryId(4)), [EntryId(3), EntryId(1)]);
    let view = tournament_view(&tournament, AT);
    assert_eq!((view.handed.owed, view.counts.entries, view.advice.len()), (Cents::ZERO, 6, 0));
    assert_eq!(view.handed.settled.len(), 3);
}

#[test]
fn recorded_prizes_may_exceed_the_payments() {
    let mut tournament = Tournament::new(setup());
    let winner = RecordedPlayer { prize: Cents(50_000), ..player(1, 1) };
    done(&mut tournament, &record(2, vec![winner, player(2, 2)], None));
    assert_eq!(tournament.prize_money().pool(), Cents(50_000));
}

#[test]
fn a_correction_needs_a_reason() {
    let mut tournament = evening();
    let corrected = vec![player(3, 1), player(7, 2)];
    assert_eq!(decide(&tournament, &record(2, corrected.clone(), None)), Err(Refusal::CorrectionReason));
    assert_eq!(
        decide(&tournament, &record(2, corrected.clone(), Some("  "))),
        Err(Refusal::CorrectionReason)
    );
    let long = "x".repeat(501);
    assert_eq!(
        decide(&tournament, &record(2, corrected.clone(), Some(&long))),
        Err(Refusal::CorrectionLong { most: 500 })
    );
    let mut draft = tournament.setup().to_draft();
    draft.name = "Autre nom".to_owned();
    let action = Action::RecordResults {
        setup: Some(Box::new(draft)),
        players: 2,
        results: corrected,
        why: Some("Erreur de saisie".to_owned()),
    };
    assert!(action.is_undoable());
    done(&mut tournament, &action);
    assert_eq!(tournament.setup().name, "Autre nom");
    assert_eq!(tournament.entries().len(), 2);
    assert_eq!(
        tournament.ranking().recorded().and_then(|recorded| recorded.why.clone()).unwrap(),
        "Erreur de saisie"
    );
    assert_eq!(tournament.counts().entries, 2);
    // The existing results can be entered again as they are.
    let again = record(2, tournament.ranking().recorded_players(), Some("Encore"));
    let before = tournament.results().to_vec();
    done(&mut tournament, &again);
    assert_eq!(tournament.results(), before);
}

#[test]
fn results_and_play_exclude_each_other() {
    let tournament = evening();
    assert!(!record(1, vec![player(1, 1)], None).is_undoable());
    for action in [
        Action::Start,
        Action::DrawSeats,
        Action::Finish { stacks: Vec::new() },
        Action::HandPrize { entry: EntryId(1), handed: false },
        Action::Pay { entry: EntryId(1), amount: Cents(100) },
        Action::Register { member: MemberId(40), born: None, paid: true },
    ] {
        assert_eq!(decide(&tournament, &action), Err(Refusal::RecordedOnly), "{action:?}");
    }
    let mut played = Tournament::new(setup());
    done(&mut played, &Action::Register { member: MemberId(1), born: None, paid: true });
    assert_eq!(decide(&played, &record(1, vec![player(1, 1)], None)), Err(Refusal::PlayedHere));
}

#[test]
fn what_cannot_have_been_is_refused() {
    let tournament = Tournament::new(setup());
    let refused = |players: u32, results: Vec<RecordedPlayer>| {
        decide(&tournament, &record(players, results, None)).unwrap_err()
    };
    assert_eq!(refused(3, vec![]), Refusal::NobodyRecorded);
    assert_eq!(
        refused(1, vec![player(1, 1), player(2, 2)]),
        Refusal::RecordedField { named: 2, most: 10_000 }
    );
    assert_eq!(refused(3, vec![player(1, 1), player(1, 2)]), Refusal::RecordedTwice { member: MemberId(1) });
    let place =
        |place, players, better| Refusal::RecordedPlace { member: MemberId(2), place, players, better };
    assert_eq!(refused(3, vec![player(1, 1), player(2, 0)]), place(0, 3, 0));
    assert_eq!(refused(3, vec![player(1, 1), player(2, 4)]), place(4, 3, 0));
    // Two share the first place: the next is third.
    assert_eq!(refused(3, vec![player(1, 1), player(3, 1), player(2, 2)]), place(2, 3, 2));
    let amount = Refusal::RecordedAmount { member: MemberId(1) };
    for wrong in [
        RecordedPlayer { prize: Cents(-1), ..player(1, 1) },
        RecordedPlayer { prize: Cents(i64::MAX), ..player(1, 1) },
        RecordedPlayer { spent: Some(Cents(-1)), ..player(1, 1) },
        RecordedPlayer { points: Some(Points(i64::MIN)), ..player(1, 1) },
        RecordedPlayer { rebuys: 1_001, ..player(1, 1) },
        RecordedPlayer { hits: Some(u32::MAX), ..player(1, 1) },
        RecordedPlayer { in_kind: vec![" ".to_owned()], ..player(1, 1) },
        RecordedPlayer { in_kind: vec!["a\u{202E}b".to_owned()], ..player(1, 1) },
    ] {
        assert_eq!(refused(3, vec![wrong]), amount);
    }
    let hunted = |by: i64| RecordedPlayer { out_by: vec![MemberId(by)], ..player(2, 2) };
    for by in [2, 3, 9] {
        assert_eq!(
            refused(3, vec![player(1, 1), hunted(by), player(3, 3)]),
            Refusal::RecordedHunter { member: MemberId(2) }
        );
    }
}
