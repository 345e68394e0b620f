//! Advice about tables, the moves that follow it, and the rules that both cite.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::play::entry_actions::EntryAction;
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::citation::Citation;
use tapis_engine::rules::ruleset::{Base, Ruleset};
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, RoomTable};
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Event, Refusal, SetupDraft, Tournament};

use crate::levels::level;

pub(crate) fn draft() -> SetupDraft {
    SetupDraft {
        name: "Vendredi".to_owned(),
        date: "2026-11-21".parse().unwrap(),
        start_minute: 1200,
        venue: String::new(),
        starting_stack: Chips(1000),
        chip_set: None,
        steps: vec![level(50)],
        seats_per_table: 6,
        final_table_seats: 6,
        tables: vec![RoomTable::new(1, 6), RoomTable::new(2, 6), RoomTable::new(3, 6)],
        money: None,
        game: None,
        rotation: None,
        format: Format::Freezeout,
        late_last_level: 1,
        late_until_minute: None,
        re_entries: None,
        rounds: None,
        teams: Vec::new(),
        capacity: None,
        expected: None,
        prizes: PrizePlan {
            shares: Shares::Nothing,
            unit: Cents(100),
            guarantee: Cents::ZERO,
            in_kind: vec![],
            ..PrizePlan::default()
        },
        points: PointsScheme::None,
        end: EndCondition::LastPlayer,
        ruleset: Ruleset::default(),
    }
}

/// A latecomer for whom a table is opened sits there alone: nobody can say where its button is, and
/// players must come all the same.
#[test]
fn a_table_of_one_needs_no_positions() {
    let mut tournament = Tournament::new(draft().check().unwrap());
    let mut dice = rand::rngs::SmallRng::seed_from_u64(7);
    let mut act = |tournament: &mut Tournament, action: &Action| -> Vec<Event> {
        let events = tournament.decide(action, Millis(1000), &mut dice).unwrap();
        events.iter().for_each(|event| tournament.apply(event));
        assert_eq!(tournament.invariants().check_invariants(), Ok(()));
        events
    };
    for member in 1..=12 {
        act(&mut tournament, &Action::Register { member: MemberId(member), born: None, paid: true });
    }
    act(&mut tournament, &Action::DrawSeats);
    act(&mut tournament, &Action::Start);
    act(&mut tournament, &Action::Register { member: MemberId(13), born: None, paid: true });
    let alone = tournament.entry(EntryId(13)).unwrap().seat().unwrap();
    assert_eq!((alone.table, tournament.tables().len()), (3, 3));

    let advice = tournament.adviser().advice(Millis(1000));
    let [AdviceKind::Balance { from: 1, to: 3, ask, proposal: Some(step), no_seat: false, .. }] =
        &advice.iter().map(|advice| advice.kind.clone()).collect::<Vec<_>>()[..]
    else {
        unreachable!("{advice:?}")
    };
    assert_eq!((ask.len(), step.to.table, step.to.seat), (0, 3, alone.seat % 6 + 1));
    let events = act(&mut tournament, &Action::Balance { from: 1, to: 3, entry: None, seat: None });
    assert!(matches!(&events[..], [Event::Moved { moves, .. }] if moves[0].to == step.to));
    // Two sit there now: from here on the positions are asked for.
    let next = tournament.adviser().advice(Millis(1000));
    assert!(
        matches!(&next[0].kind, AdviceKind::Balance { from: 2, to: 3, ask, .. } if *ask == [3]),
        "{next:?}"
    );
}

/// A tournament that is being played, and what acts on it.
struct Evening {
    tournament: Tournament,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    fn of(players: i64, ruleset: Ruleset) -> Evening {
        Evening::with(players, SetupDraft { ruleset, ..draft() })
    }

    fn with(players: i64, draft: SetupDraft) -> Evening {
        let tournament = Tournament::new(draft.check().unwrap());
        let mut evening = Evening { tournament, dice: rand::rngs::SmallRng::seed_from_u64(7) };
        for member in 1..=players {
            evening.act(&Action::Register { member: MemberId(member), born: None, paid: true }).unwrap();
        }
        evening.act(&Action::DrawSeats).unwrap();
        evening.act(&Action::Start).unwrap();
        evening
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let events = self.tournament.decide(action, Millis(1000), &mut self.dice)?;
        events.iter().for_each(|event| self.tournament.apply(event));
        assert_eq!(self.tournament.invariants().check_invariants(), Ok(()));
        Ok(events)
    }

    fn out(&mut self, entry: EntryId) {
        let players = vec![BustLine { entry, by: None, stack: None }];
        self.act(&Action::Bust { players }).unwrap();
    }

    fn at(&self, table: u16) -> Vec<EntryId> {
        self.tournament.tables()[&table].seats.iter().flatten().copied().collect()
    }

    /// Rules that each advice cites.
    fn cited(&self) -> Vec<(String, Vec<String>)> {
        let advice = self.tournament.adviser().advice(Millis(1000)).into_iter();
        let words = |cites: Vec<Citation>| cites.iter().map(Citation::to_string).collect();
        advice.map(|advice| (advice.rule.to_string(), words(advice.cites))).collect()
    }
}

fn one(rule: &str, cites: &[&str]) -> Vec<(String, Vec<String>)> {
    vec![(rule.to_owned(), cites.iter().map(|cited| (*cited).to_owned()).collect())]
}

/// Balance, break and final table under both rulesets.
#[test]
fn advice_and_moves_cite_the_ruleset_in_force() {
    for (base, balance, breaks, last, moved) in [
        (
            Base::Club,
            one("6-8", &["6-8", "6-9", "6-10"]),
            one("6-6", &["6-6", "6-11"]),
            "1-4",
            ["6-8", "6-6", "1-4", "1-1"],
        ),
        (
            Base::Tda,
            one("TDA 2024 11-D", &["TDA 2024 11-D", "TDA 2024 11-A"]),
            one("TDA 2024 10", &["TDA 2024 10", "TDA 2024 10-B"]),
            "TDA 2024 RP-9",
            ["TDA 2024 11-D", "TDA 2024 10", "TDA 2024 RP-9", "TDA 2024 1"],
        ),
    ] {
        // Two full tables, and a latecomer alone at a third.
        let mut evening = Evening::of(12, Ruleset::of(base));
        evening.act(&Action::Register { member: MemberId(13), born: None, paid: true }).unwrap();
        assert_eq!(evening.cited(), balance);
        evening.act(&Action::Balance { from: 1, to: 3, entry: None, seat: None }).unwrap();
        // One less, and the two fit elsewhere.
        let leaving = evening.at(2)[0];
        evening.out(leaving);
        assert_eq!(evening.cited(), breaks);
        let table = evening.tournament.setup().ruleset.break_order.first_of(evening.tournament.tables());
        evening.act(&Action::BreakTable { table: table.unwrap() }).unwrap();
        while evening.tournament.counts().left > 6 {
            let table = evening.tournament.tables().longest().unwrap().0;
            let entry = evening.at(table)[0];
            evening.out(entry);
        }
        assert_eq!(evening.cited()[0].0, last);
        let at_final = |evening: &Evening| tournament_view(&evening.tournament, Millis(1000)).final_table;
        assert!(!at_final(&evening));
        evening.act(&Action::DrawFinalTable { table: None }).unwrap();
        assert!(at_final(&evening));
        let (entry, at) = evening.tournament.alive().find_map(|e| Some((e.id, e.seat()?))).unwrap();
        let seat = evening.tournament.tables()[&at.table].free();
        if let Some(seat) = seat.first() {
            evening.act(&Action::MovePlayer { entry, table: at.table, seat: *seat }).unwrap();
        }
        let mut told: Vec<String> =
            evening.tournament.moves().iter().map(|made| made.rule.to_string()).collect();
        told.dedup();
        assert_eq!(told, moved[..told.len()]);
        assert!(told.len() >= 3);
    }
}

/// An evening that has never had more than one table is at its final table once nobody may enter any more.
#[test]
fn a_single_table_becomes_the_final_table() {
    for (late_last_level, at_final) in [(1, false), (0, true)] {
        let evening = Evening::with(5, SetupDraft { late_last_level, ..draft() });
        assert_eq!(tournament_view(&evening.tournament, Millis(1000)).final_table, at_final);
    }
}

/// An earlier move keeps the rule by which it was made.
#[test]
fn a_move_keeps_the_rule_of_its_moment() {
    let mut evening = Evening::of(13, Ruleset::of(Base::Club));
    let entry = evening.at(1)[0];
    let free = |evening: &Evening, no: u16| evening.tournament.tables()[&no].free()[0];
    let (table, seat) = (3, free(&evening, 3));
    evening.act(&Action::MovePlayer { entry, table, seat }).unwrap();
    evening.act(&Action::ChangeRuleset { ruleset: Box::new(Ruleset::of(Base::Tda)) }).unwrap();
    let (table, seat) = (2, free(&evening, 2));
    evening.act(&Action::MovePlayer { entry, table, seat }).unwrap();
    let told: Vec<String> = evening.tournament.moves().iter().map(|made| made.rule.to_string()).collect();
    assert_eq!(told, ["1-1", "TDA 2024 1"]);
}

#[test]
fn refusals_cite_the_ruleset_in_force() {
    for (base, mover, last, hands) in [
        (Base::Club, "6-9", "1-4", "TDA 2024 RP-8"),
        (Base::Tda, "TDA 2024 11-A", "TDA 2024 RP-9", "TDA 2024 RP-8"),
    ] {
        let mut evening = Evening::of(8, Ruleset::of(base));
        let cite = |refused: Refusal| Ruleset::of(base).cite(refused.rule().unwrap()).to_string();
        let balance = Action::Balance { from: 1, to: 2, entry: None, seat: None };
        // An hour later nobody knows where the button is: the player is drawn.
        let drawn = evening.tournament.decide(&balance, Millis(3_600_000), &mut evening.dice).unwrap();
        assert!(matches!(&drawn[..], [Event::Moved { seed: Some(_), .. }]), "{drawn:?}");
        assert_eq!(cite(evening.act(&Action::DrawFinalTable { table: None }).unwrap_err()), last);
        evening.act(&Action::StartHandForHand).unwrap();
        let view = tournament_view(&evening.tournament, Millis(1000));
        assert_eq!(view.clock.hand_for_hand.unwrap().rule.to_string(), hands);
        assert_eq!(view.rules.hand_for_hand.to_string(), hands);
        assert_eq!(view.rules.mover.to_string(), mover);
        assert_eq!(cite(evening.act(&Action::NextHand).unwrap_err()), hands);
    }
}

/// A citation keeps its edition, whatever edition is followed when it is read again.
#[test]
fn a_citation_is_read_as_it_was_written() {
    for text in ["6-8", "TDA 2024 11-A", "TDA 2026 12", "TDA RP-8", "003 c"] {
        let cited: Citation = serde_json::from_value(text.into()).unwrap();
        assert_eq!(serde_json::to_value(&cited).unwrap(), text);
    }
    assert_eq!(Citation::from("TDA 2026 12").reference().edition, 2026);
    assert_eq!(Citation::from("6-8").reference().edition, 2010);
}

/// One action makes every move that is advised, in the order in which the advice comes.
#[test]
fn all_advised_moves_are_one_action() {
    let mut evening = Evening::of(12, Ruleset::default());
    evening.act(&Action::Register { member: MemberId(13), born: None, paid: true }).unwrap();
    let leaving = evening.at(2)[0];
    evening.out(leaving);
    let events = evening.act(&Action::FollowAdvice).unwrap();
    assert!(!events.is_empty() && events.iter().all(|event| matches!(event, Event::Moved { .. })));
    assert!(evening.tournament.adviser().advice(Millis(1000)).iter().all(|advice| advice.action.is_none()));
    assert_eq!(evening.tournament.tables().len(), 2, "the latecomer's table is broken");
    // Nothing more is advised; what is put off is not made either.
    assert_eq!(evening.act(&Action::FollowAdvice), Err(Refusal::NoSuchAdvice));
    while evening.tournament.adviser().advice(Millis(1000)).is_empty() {
        let table = evening.tournament.tables().longest().unwrap().0;
        let entry = evening.at(table)[0];
        evening.out(entry);
    }
    let advice = evening.tournament.adviser().advice(Millis(1000));
    evening.act(&Action::Postpone { key: advice[0].key.clone() }).unwrap();
    assert_eq!(evening.act(&Action::FollowAdvice), Err(Refusal::NoSuchAdvice));
}

#[test]
fn a_latecomers_table_is_filled_by_one_action() {
    let mut evening = Evening::of(12, Ruleset { balance_threshold: 2, ..Ruleset::default() });
    evening.act(&Action::Register { member: MemberId(13), born: None, paid: true }).unwrap();
    let moves = evening.act(&Action::FollowAdvice).unwrap();
    let sizes: Vec<usize> = evening.tournament.tables().values().map(|table| table.players()).collect();
    assert_eq!((moves.len(), &sizes[..]), (3, &[4, 5, 4][..]), "{moves:?}");
    assert_eq!(evening.act(&Action::FollowAdvice), Err(Refusal::NoSuchAdvice));
}

/// A table that is broken before its turn is the director's own decision; where the others have no
/// room it is refused.
#[test]
fn any_table_breaks_if_others_have_room() {
    for (base, own, turn, refused) in
        [(Base::Club, "1-1", "6-6", "6-6"), (Base::Tda, "TDA 2024 1", "TDA 2024 10", "TDA 2024 10")]
    {
        let mut evening = Evening::of(13, Ruleset::of(base));
        let can = |evening: &Evening| -> Vec<u16> {
            let view = tournament_view(&evening.tournament, Millis(1000));
            view.tables.iter().filter(|table| table.can_break).map(|table| table.no).collect()
        };
        // Five, four and four at tables of six.
        evening.out(evening.at(1)[0]);
        assert_eq!(can(&evening), [1, 2, 3]);
        let cited = |evening: &Evening| evening.tournament.moves().last().unwrap().rule.to_string();
        let mut other = Evening { tournament: evening.tournament.clone(), dice: evening.dice.clone() };
        evening.act(&Action::BreakTable { table: 1 }).unwrap();
        assert_eq!(cited(&evening), own);
        other.act(&Action::BreakTable { table: 3 }).unwrap();
        assert_eq!(cited(&other), turn);
        // Twelve at two tables of six.
        assert_eq!(can(&evening), Vec::<u16>::new());
        let error = evening.act(&Action::BreakTable { table: 2 }).unwrap_err();
        assert_eq!(error, Refusal::CannotBreak { table: 2 });
        assert_eq!(Ruleset::of(base).cite(error.rule().unwrap()).to_string(), refused);
    }
}

/// Another player, another table and another seat than those advised; the rules judge the choice.
#[test]
fn advice_is_followed_with_another_player_table_or_seat() {
    let mut evening = Evening::of(12, Ruleset::default());
    evening.act(&Action::Register { member: MemberId(13), born: None, paid: true }).unwrap();
    let advice = evening.tournament.adviser().advice(Millis(1000));
    let AdviceKind::Balance { proposal: Some(step), .. } = &advice[0].kind else {
        unreachable!("{advice:?}")
    };
    // Positions grow old: whoever presses does what was read.
    let named = Action::Balance { from: 1, to: 3, entry: Some(step.entry), seat: Some(step.to.seat) };
    assert_eq!(advice[0].action, Some(named));
    let alone = evening.tournament.entry(EntryId(13)).unwrap().seat().unwrap().seat;
    let seat = evening.tournament.adviser().seats_allowed(3, Millis(1000)).into_iter().next_back();
    let entry = evening.at(1)[3];
    let taken = Action::Balance { from: 1, to: 3, entry: Some(entry), seat: Some(alone) };
    assert_eq!(evening.act(&taken), Err(Refusal::SeatTaken { table: 3, seat: alone }));
    evening.act(&Action::Balance { from: 1, to: 3, entry: Some(entry), seat }).unwrap();
    let at = evening.tournament.entry(entry).unwrap().seat().unwrap();
    assert_eq!((at.table, Some(at.seat)), (3, seat));
}

/// Actions that the desk disables are refused by deciding too, with the same reason.
#[test]
fn what_a_view_calls_refused_is_refused() {
    let mut tournament = Tournament::new(draft().check().unwrap());
    let mut dice = rand::rngs::SmallRng::seed_from_u64(7);
    let mut act = |tournament: &mut Tournament, action: &Action| {
        let events = tournament.decide(action, Millis(1000), &mut dice)?;
        events.iter().for_each(|event| tournament.apply(event));
        Ok::<_, Refusal>(())
    };
    let bust = |entry: u32| Action::Bust {
        players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }],
    };
    for member in 1..=18 {
        act(&mut tournament, &Action::Register { member: MemberId(member), born: None, paid: true }).unwrap();
    }
    act(&mut tournament, &Action::DrawSeats).unwrap();
    act(&mut tournament, &Action::Start).unwrap();
    let refused = |tournament: &Tournament, entry: usize| {
        let found = tournament_view(tournament, Millis(1000)).entries[entry - 1].refused.clone();
        found.into_iter().map(|one| (one.action, one.refusal)).collect::<Vec<_>>()
    };
    // Every chair is taken.
    assert_eq!(refused(&tournament, 1), [(EntryAction::Move, Refusal::NoFreeSeat)]);
    act(&mut tournament, &bust(18)).unwrap();
    assert_eq!(refused(&tournament, 1), []);
    assert_eq!(refused(&tournament, 18), []);
    for entry in 2..18 {
        act(&mut tournament, &bust(entry)).unwrap();
    }
    assert_eq!(refused(&tournament, 1), [(EntryAction::Eliminate, Refusal::LastPlayer)]);
    assert_eq!(act(&mut tournament, &bust(1)), Err(Refusal::LastPlayer));
    assert_eq!(refused(&tournament, 2), []);
    act(&mut tournament, &Action::Revive { entry: EntryId(2) }).unwrap();
}

/// At a full table nobody can step aside: both move at once.
#[test]
fn two_players_exchange_seats_at_a_full_table() {
    let mut evening = Evening::of(6, Ruleset::default());
    let seat = |evening: &Evening, entry| evening.tournament.entry(EntryId(entry)).unwrap().seat().unwrap();
    let (one, other) = (seat(&evening, 1), seat(&evening, 2));
    let exchange = |entry, with| Action::ExchangeSeats { entry: EntryId(entry), with: EntryId(with) };
    evening.act(&exchange(1, 2)).unwrap();
    assert_eq!((seat(&evening, 1), seat(&evening, 2)), (other, one));
    assert!(evening.act(&exchange(1, 1)).is_err());
    evening
        .act(&Action::Bust { players: vec![BustLine { entry: EntryId(2), by: None, stack: None }] })
        .unwrap();
    assert_eq!(evening.act(&exchange(1, 2)).unwrap_err(), Refusal::NotSeated { entry: EntryId(2) });
    assert_eq!(
        evening.act(&Action::Rebuy { entry: EntryId(2), stack: Chips::ZERO, paid: true }).unwrap_err(),
        Refusal::BringBackFirst { entry: EntryId(2) }
    );
}
