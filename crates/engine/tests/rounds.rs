//! Tournaments in rounds: a shoot-out, and a heads-up bracket.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Place, Points, SeatNo};
use tapis_engine::journal::action::BustLine;
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::rounds::{Pairing, RoundLevels, Rounds};
use tapis_engine::setup::teams::TeamList;
use tapis_engine::setup::{Format, RoomTable, SetupError};
use tapis_engine::state::penalties::{Offence, Sanction};
use tapis_engine::state::seats::SeatRef;
use tapis_engine::structure::Tempo;
use tapis_engine::structure::clock::ClockAnchor;
use tapis_engine::views::{clock_view, setup_preview};
use tapis_engine::{Action, Refusal, SetupDraft, Tournament};

use crate::started::{ask, bust, started};

const STACK: i64 = 5_000;

fn in_rounds(seats: SeatNo, pairing: Pairing, levels: RoundLevels) -> impl Fn(&mut SetupDraft) {
    move |draft| {
        draft.rounds = Some(Rounds { pairing, levels, last: None });
        draft.seats_per_table = seats;
        draft.starting_stack = Chips(STACK);
        draft.tables = (1..=16).map(|no| RoomTable::new(no, 10)).collect();
        draft.format = Format::Freezeout;
        draft.re_entries = None;
        draft.late_last_level = 0;
        draft.chip_set = None;
        let shares = Shares::Amounts { amounts: [4_000, 2_000, 1_000, 500].map(Cents).to_vec() };
        draft.prizes = PrizePlan { shares, ..PrizePlan::default() };
    }
}

fn bracket(players: i64) -> (Tournament, SmallRng) {
    started(players, in_rounds(2, Pairing::Bracket, RoundLevels::FromFirst))
}

fn seat(tournament: &Tournament, entry: u32) -> SeatRef {
    tournament.entry(EntryId(entry)).unwrap().seat().unwrap()
}

fn place(tournament: &Tournament, entry: EntryId) -> Option<Place> {
    tournament.place(tournament.entry(entry).unwrap())
}

/// Players at each table, by number of the table.
fn tables(tournament: &Tournament) -> Vec<Vec<EntryId>> {
    tournament.tables().values().map(|table| table.seats.iter().flatten().copied().collect()).collect()
}

/// Every table plays until the player with the smallest number is left.
fn play_round(tournament: &mut Tournament, dice: &mut SmallRng) {
    for seated in tables(tournament) {
        let winner = *seated.iter().min().unwrap();
        for loser in seated.into_iter().filter(|entry| *entry != winner).rev() {
            ask(tournament, dice, &bust(loser.0), Millis::ZERO).unwrap();
        }
    }
}

#[test]
fn losers_of_a_bracket_round_share_their_place() {
    let (mut tournament, mut dice) = bracket(8);
    assert_eq!((tournament.round_play().round(), tournament.tables().len()), (Some(1), 4));
    let first = tables(&tournament);
    ask(&mut tournament, &mut dice, &bust(first[1][0].0), Millis::ZERO).unwrap();
    assert_eq!(place(&tournament, first[1][0]), Some(5), "known while the others still play");
    let winner = first[1][1];
    assert_eq!(
        ask(&mut tournament, &mut dice, &bust(winner.0), Millis::ZERO),
        Err(Refusal::TableWon { table: 2 })
    );
    assert_eq!(
        ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO),
        Err(Refusal::RoundGoesOn { tables: 3 })
    );
    assert!(tournament.adviser().advice(Millis::ZERO).is_empty(), "no table is balanced or broken");
    for refused in [
        Action::BreakTable { table: 1 },
        Action::Balance { from: 1, to: 2, entry: None, seat: None },
        Action::RedrawSeats,
        Action::MovePlayer { entry: winner, table: 1, seat: 1 },
    ] {
        assert_eq!(
            ask(&mut tournament, &mut dice, &refused, Millis::ZERO),
            Err(Refusal::PlayedInRounds),
            "{refused:?}"
        );
    }
    for table in [0, 2, 3] {
        ask(&mut tournament, &mut dice, &bust(first[table][0].0), Millis::ZERO).unwrap();
    }
    let next = tournament.adviser().advice(Millis::ZERO).remove(0);
    assert_eq!(next.kind, AdviceKind::NextRound { round: 2, tables: 2, players: 4 });
    ask(&mut tournament, &mut dice, &next.action.unwrap(), Millis::ZERO).unwrap();
    let mut met = tables(&tournament);
    met.iter_mut().for_each(|table| table.sort_unstable());
    let mut expected = vec![vec![first[0][1], first[1][1]], vec![first[2][1], first[3][1]]];
    expected.iter_mut().for_each(|table| table.sort_unstable());
    assert_eq!(met, expected, "winners of neighbouring tables meet");
    assert_eq!(tournament.counts().in_play(), Chips(4 * STACK), "everybody begins anew");
    let ClockAnchor::Paused { step, .. } = tournament.clock() else { panic!("{:?}", tournament.clock()) };
    assert_eq!(step, 0);

    let semi = tables(&tournament);
    ask(&mut tournament, &mut dice, &bust(semi[0][0].0), Millis::ZERO).unwrap();
    let handed = Action::HandPrize { entry: semi[0][0], handed: true };
    ask(&mut tournament, &mut dice, &handed, Millis::ZERO).unwrap();
    assert_eq!(
        tournament.prize_money().handed()[0].amount,
        Cents(750),
        "half of the prizes for places 3 and 4"
    );
    assert_eq!(
        ask(&mut tournament, &mut dice, &Action::Revive { entry: first[0][0] }, Millis::ZERO),
        Err(Refusal::EarlierRound { entry: first[0][0] })
    );
    ask(&mut tournament, &mut dice, &bust(semi[1][0].0), Millis::ZERO).unwrap();
    ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO).unwrap();
    assert_eq!((tournament.round_play().round(), tournament.tables().len()), (Some(3), 1));
    let last = tables(&tournament)[0].clone();
    ask(&mut tournament, &mut dice, &bust(last[0].0), Millis::ZERO).unwrap();
    ask(&mut tournament, &mut dice, &Action::Finish { stacks: Vec::new() }, Millis::ZERO).unwrap();
    let lines: Vec<(Place, i64)> =
        tournament.results().iter().map(|line| (line.place, line.prize.0)).collect();
    assert_eq!(lines, [(1, 4_500), (2, 2_000), (3, 750), (3, 750), (5, 0), (5, 0), (5, 0), (5, 0)]);
}

#[test]
fn an_odd_player_gets_a_bye() {
    let (mut tournament, mut dice) = bracket(6);
    let mut sizes: Vec<usize> = tables(&tournament).iter().map(Vec::len).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 1, 2, 2]);
    assert_eq!(tournament.round_play().tables_playing(), 2);
    play_round(&mut tournament, &mut dice);
    let out: Vec<Option<Place>> = tournament.eliminated().iter().map(|id| place(&tournament, *id)).collect();
    assert_eq!(out, [Some(5), Some(5)]);
    ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO).unwrap();
    assert_eq!(tables(&tournament).iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn a_shoot_out_ranks_by_table_place() {
    let (mut tournament, mut dice) = started(8, in_rounds(3, Pairing::Draw, RoundLevels::GoOn));
    let sizes: Vec<usize> = tables(&tournament).iter().map(Vec::len).collect();
    assert_eq!(sizes.iter().sum::<usize>(), 8);
    assert_eq!(sizes.len(), 3, "{sizes:?}");
    // One table ends before the others lose anybody.
    let long = tables(&tournament).into_iter().find(|table| table.len() == 3).unwrap();
    ask(&mut tournament, &mut dice, &bust(long[2].0), Millis::ZERO).unwrap();
    ask(&mut tournament, &mut dice, &bust(long[1].0), Millis::ZERO).unwrap();
    assert_eq!((place(&tournament, long[2]), place(&tournament, long[1])), (Some(7), Some(4)));
    ask(&mut tournament, &mut dice, &Action::Revive { entry: long[1] }, Millis::ZERO).unwrap();
    assert_eq!(place(&tournament, long[2]), Some(7));
    ask(&mut tournament, &mut dice, &bust(long[1].0), Millis::ZERO).unwrap();
    let minute = Millis::of_minutes(21);
    for seated in tables(&tournament) {
        for loser in seated.into_iter().skip(1) {
            ask(&mut tournament, &mut dice, &bust(loser.0), minute).unwrap();
        }
    }
    let mut places: Vec<Place> =
        tournament.eliminated().iter().filter_map(|id| place(&tournament, *id)).collect();
    places.sort_unstable();
    assert_eq!(places, [4, 4, 4, 7, 7], "three were second at their tables, two third");
    ask(&mut tournament, &mut dice, &Action::DrawRound, minute).unwrap();
    let ClockAnchor::Paused { step, .. } = tournament.clock() else { panic!("{:?}", tournament.clock()) };
    assert_eq!(step, 1, "levels go on where they were");
    assert_eq!(tables(&tournament).iter().map(Vec::len).collect::<Vec<_>>(), [3]);
}

#[test]
fn a_disqualified_winner_ranks_behind_other_winners() {
    let (mut tournament, mut dice) = bracket(8);
    play_round(&mut tournament, &mut dice);
    let winner = tables(&tournament)[0][0];
    let out = Action::Penalise {
        entry: winner,
        offence: Offence::TimeAbuse,
        sanction: Sanction::Disqualified,
        note: String::new(),
        stack: None,
    };
    ask(&mut tournament, &mut dice, &out, Millis::ZERO).unwrap();
    assert_eq!(place(&tournament, winner), Some(4));
    ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO).unwrap();
    assert_eq!(tables(&tournament).iter().map(Vec::len).sum::<usize>(), 3);
}

#[test]
fn a_newcomer_enters_only_the_first_round() {
    let (mut tournament, mut dice) = started(6, |draft| {
        in_rounds(2, Pairing::Bracket, RoundLevels::FromFirst)(draft);
        draft.late_last_level = 3;
    });
    let late = |member| Action::Register { member: MemberId(member), born: None, paid: true };
    ask(&mut tournament, &mut dice, &late(50), Millis::ZERO).unwrap();
    let mut sizes: Vec<usize> = tables(&tournament).iter().map(Vec::len).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 2, 2, 2], "beside one who would have played alone");
    assert_eq!(
        seat(&tournament, 7).table,
        tournament.tables().values().find(|t| t.seats.contains(&Some(EntryId(7)))).unwrap().no
    );
    play_round(&mut tournament, &mut dice);
    ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO).unwrap();
    assert_eq!(
        ask(&mut tournament, &mut dice, &late(51), Millis::ZERO),
        Err(Refusal::RegistrationClosed),
        "the levels begin anew, and nobody enters any more"
    );
    let clock = clock_view(&tournament, Millis::ZERO);
    assert_eq!((clock.registration_open, clock.registration_closes_in), (false, None));
}

#[test]
fn rounds_know_neither_rebuys_nor_a_limit_of_time() {
    let (tournament, _) = bracket(4);
    let mut draft = tournament.setup().to_draft();
    draft.end = EndCondition::TimeLimit { minutes: 60 };
    draft.format =
        Format::Rebuy { last_level: 2, max_rebuys: None, addon: false, addon_multiple: 1, addon_from: None };
    assert_eq!(draft.check().unwrap_err(), [SetupError::RoundsRebuy, SetupError::RoundsEnd]);
}

#[test]
fn a_deal_waits_for_the_last_table() {
    let (mut tournament, mut dice) = bracket(4);
    let terms = serde_json::from_str("{}").unwrap();
    let deal = Action::MakeDeal {
        method: tapis_engine::state::deal::DealMethod::Even,
        terms,
        agreed: (1..=4).map(EntryId).collect(),
    };
    let refused = ask(&mut tournament, &mut dice, &deal, Millis::ZERO);
    assert_eq!(refused, Err(Refusal::RoundGoesOn { tables: 2 }));
}

#[test]
fn the_expected_end_counts_every_round() {
    let (tournament, _) = bracket(4);
    let draft = tournament.setup().to_draft();
    let ends = |draft: &SetupDraft, players: u32| {
        let view = setup_preview(draft, players, Tempo::default()).structure.unwrap();
        (view.ends_after, view.margin)
    };
    let (of_two, _) = ends(&draft, 2);
    let (of_sixteen, margin) = ends(&draft, 16);
    assert_eq!(margin, None);
    assert!(of_sixteen > of_two * 3 && of_sixteen <= of_two * 4 + Millis(4), "{of_two:?} {of_sixteen:?}");

    let limited = SetupDraft { rounds: None, end: EndCondition::TimeLimit { minutes: 30 }, ..draft.clone() };
    assert_eq!(ends(&limited, 16), (Millis::of_minutes(30), Some(Millis::ZERO)));
    let flight = SetupDraft { end: EndCondition::Flight { last_level: 1 }, ..limited };
    let level = draft.steps[0].minutes();
    assert_eq!(ends(&flight, 16), (Millis::of_minutes(level.into()), Some(Millis::ZERO)));
}

/// The federation's team day: every table is a tournament of its own, and no team meets itself.
#[test]
fn a_round_separates_teams() {
    let team = |no: i64| TeamList {
        name: format!("Club {no}"),
        members: (1..=8).map(|player| MemberId(no * 8 + player)).collect(),
    };
    let change = |draft: &mut SetupDraft| {
        in_rounds(8, Pairing::Draw, RoundLevels::FromFirst)(draft);
        draft.rounds.as_mut().unwrap().last = Some(1);
        draft.teams = (0..7).map(team).collect();
        draft.points = PointsScheme::PerPlayer { each: Points(100), participation: Points::ZERO };
    };
    let (mut tournament, mut dice) = started(55, change);
    let met = tables(&tournament);
    assert_eq!(met.iter().map(Vec::len).collect::<Vec<_>>(), [8, 8, 8, 8, 8, 8, 7]);
    for table in &met {
        let mut clubs: Vec<u32> = table.iter().map(|entry| (entry.0 - 1) / 8).collect();
        clubs.sort_unstable();
        let seated = clubs.len();
        clubs.dedup();
        assert!(clubs.len() + 1 >= seated, "{clubs:?} of {seated}: at most one club twice");
        assert!(seated == 8 || clubs.len() == seated);
    }
    play_round(&mut tournament, &mut dice);
    assert_eq!(ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO), Err(Refusal::LastRound));
    let advised = tournament.adviser().advice(Millis::ZERO).remove(0);
    assert_eq!(advised.kind, AdviceKind::Finish { winner: None });
    ask(&mut tournament, &mut dice, &Action::Finish { stacks: Vec::new() }, Millis::ZERO).unwrap();
    let at_table = |table: &[EntryId]| -> Vec<i64> {
        let line = |entry: &EntryId| tournament.results().iter().find(|line| line.entry == *entry).unwrap();
        let mut points: Vec<i64> = table.iter().map(|entry| line(entry).points.0).collect();
        points.sort_unstable();
        points
    };
    let places: Vec<Place> = tournament.results().iter().take(8).map(|line| line.place).collect();
    assert_eq!(places, [1, 1, 1, 1, 1, 1, 1, 8]);
    let expected: Vec<i64> = at_table(&met[0]);
    for table in &met {
        assert_eq!(at_table(table), expected[..table.len()], "as in a tournament of {} players", table.len());
    }
}

/// With any field and any order in which players go out, everybody has a place, all prizes are paid, and places are
/// never taken back once they are known.
#[test]
fn random_tournaments_in_rounds_hold_what_they_say() {
    for run in 0..120_u64 {
        let mut chance = SmallRng::seed_from_u64(run);
        let seats = chance.random_range(2..=6);
        let players = chance.random_range(2..=40);
        let pairing = if chance.random() { Pairing::Bracket } else { Pairing::Draw };
        if players > 32 && seats == 2 {
            continue;
        }
        let (mut tournament, mut dice) = started(players, in_rounds(seats, pairing, RoundLevels::FromFirst));
        // Equal stacks in one hand change how many share the places behind: known places hold without them.
        let equal = run % 2 == 0;
        let mut known: BTreeMap<EntryId, Place> = BTreeMap::new();
        while tournament.counts().left > 1 {
            let open: Vec<Vec<EntryId>> =
                tables(&tournament).into_iter().filter(|table| table.len() > 1).collect();
            if open.is_empty() {
                let left = i64::from(tournament.counts().left);
                ask(&mut tournament, &mut dice, &Action::DrawRound, Millis::ZERO).unwrap();
                assert_eq!(tournament.counts().in_play(), Chips(left * STACK));
                continue;
            }
            let table = &open[chance.random_range(0..open.len())];
            let out = if table.len() > 2 && chance.random() { 2 } else { 1 };
            let lines: Vec<BustLine> = table
                .iter()
                .take(out)
                .zip([100, if equal { 100 } else { 200 }])
                .map(|(entry, stack)| BustLine {
                    entry: *entry,
                    by: table.last().copied(),
                    stack: (out > 1).then_some(Chips(stack)),
                })
                .collect();
            ask(&mut tournament, &mut dice, &Action::Bust { players: lines }, Millis::ZERO).unwrap();
            for id in tournament.eliminated() {
                let place = place(&tournament, *id).unwrap();
                assert!(*known.entry(*id).or_insert(place) == place || equal, "run {run}");
            }
        }
        ask(&mut tournament, &mut dice, &Action::Finish { stacks: Vec::new() }, Millis::ZERO).unwrap();
        assert_eq!(tournament.results().len(), usize::try_from(players).unwrap());
    }
}
