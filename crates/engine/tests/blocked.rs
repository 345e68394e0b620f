//! Blocked seats: nobody is given one by any draw, move or return, and they count as free for nothing.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use tapis_engine::base::quantity::{EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::setup::RoomTable;
use tapis_engine::setup::rounds::{Pairing, RoundLevels, Rounds};
use tapis_engine::state::blocked_seats::{BlockedSeats, SeatUse};
use tapis_engine::state::tournament::Phase;
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Refusal, SetupDraft, Tournament};

use crate::moves::draft;

/// A tournament and what decides its draws.
struct Evening {
    state: Tournament,
    dice: SmallRng,
}

impl Evening {
    fn new(draft: &SetupDraft, seed: u64) -> Self {
        let state = Tournament::new(draft.clone().check().unwrap());
        Evening { state, dice: SmallRng::seed_from_u64(seed) }
    }

    fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        let events = self.state.decide(action, Millis(1000), &mut self.dice)?;
        for event in &events {
            self.state.apply(event);
            assert_eq!(self.state.invariants().check_invariants(), Ok(()));
        }
        Ok(())
    }

    fn block(&mut self, tables: &[(u16, &[u8])]) -> Result<(), Refusal> {
        let tables =
            tables.iter().map(|(table, seats)| BlockedSeats { table: *table, seats: seats.to_vec() });
        self.act(&Action::BlockSeats { tables: tables.collect() })
    }

    fn register(&mut self, members: std::ops::RangeInclusive<i64>) -> Result<(), Refusal> {
        members.into_iter().try_for_each(|member| {
            self.act(&Action::Register { member: MemberId(member), born: None, paid: true })
        })
    }

    fn out(&mut self, entry: EntryId) {
        self.act(&Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] }).unwrap();
    }

    /// Number of players at each table.
    fn loads(&self) -> Vec<(u16, usize)> {
        self.state.tables().values().map(|table| (table.no, table.players())).collect()
    }

    fn taken(&self) -> BTreeSet<(u16, u8)> {
        let tables = self.state.tables().values();
        tables.flat_map(|table| table.occupied().into_iter().map(|seat| (table.no, seat))).collect()
    }
}

#[test]
fn the_draw_omits_blocked_seats() {
    for seed in 0..40 {
        let mut evening = Evening::new(&draft(), seed);
        evening.register(1..=12).unwrap();
        evening.block(&[(1, &[6, 5]), (2, &[1])]).unwrap();
        evening.act(&Action::DrawSeats).unwrap();
        // Four and five seats do for nine: the third table is drawn at too, and all three have four players.
        assert_eq!(evening.loads(), [(1, 4), (2, 4), (3, 4)]);
        assert!([(1, 5), (1, 6), (2, 1)].iter().all(|at| !evening.taken().contains(at)));
    }
}

#[test]
fn latecomers_open_a_table_before_blocked_seats() {
    let mut evening = Evening::new(&draft(), 3);
    evening.register(1..=10).unwrap();
    evening.block(&[(1, &[6]), (2, &[6]), (3, &[4, 5, 6])]).unwrap();
    evening.act(&Action::DrawSeats).unwrap();
    assert_eq!(evening.loads(), [(1, 5), (2, 5)]);
    evening.act(&Action::Start).unwrap();
    evening.register(11..=13).unwrap();
    assert_eq!(evening.loads(), [(1, 5), (2, 5), (3, 3)]);
    let late = Action::Register { member: MemberId(14), born: None, paid: true };
    assert_eq!(evening.act(&late), Err(Refusal::OnlyBlockedSeats { seats: 5 }));
    evening.block(&[(2, &[])]).unwrap();
    evening.act(&late).unwrap();
    assert!(evening.taken().contains(&(2, 6)));
}

#[test]
fn a_blocked_seat_is_refused_to_everybody() {
    let mut evening = Evening::new(&draft(), 5);
    evening.register(1..=8).unwrap();
    evening.act(&Action::ReserveSeat { entry: EntryId(1), table: 1, seat: 2 }).unwrap();
    let taken = Err(Refusal::SeatTaken { table: 1, seat: 2 });
    assert_eq!(evening.block(&[(1, &[2])]), taken);
    assert_eq!(evening.block(&[(9, &[2])]), Err(Refusal::NoSuchTable { table: 9 }));
    assert_eq!(evening.block(&[(9, &[])]), Err(Refusal::NoSuchTable { table: 9 }));
    assert_eq!(evening.block(&[(1, &[7])]), Err(Refusal::NoSuchSeat { table: 1, seat: 7 }));
    assert_eq!(evening.block(&[(1, &[3]), (1, &[4])]), Err(Refusal::NoSuchTable { table: 1 }));
    evening.block(&[(1, &[3, 3])]).unwrap();
    let blocked = Err(Refusal::SeatBlocked { table: 1, seat: 3 });
    assert_eq!(evening.act(&Action::ReserveSeat { entry: EntryId(2), table: 1, seat: 3 }), blocked);
    evening.act(&Action::DrawSeats).unwrap();
    assert_eq!(evening.block(&[(1, &[2])]), taken);
    evening.act(&Action::Start).unwrap();
    let moved = Action::MovePlayer { entry: EntryId(1), table: 1, seat: 3 };
    assert_eq!(evening.act(&moved), blocked);
    let room = tournament_view(&evening.state, Millis(1000)).room;
    assert_eq!(room[0].seats[1..3], [SeatUse::Taken, SeatUse::Blocked]);
    assert_eq!((room[0].blocked.clone(), room[2].open), (vec![3], false));
}

#[test]
fn a_returning_player_avoids_a_blocked_seat() {
    let mut evening = Evening::new(&draft(), 8);
    evening.register(1..=8).unwrap();
    evening.act(&Action::DrawSeats).unwrap();
    evening.act(&Action::Start).unwrap();
    let own = evening.state.entry(EntryId(4)).unwrap().seat().unwrap();
    evening.out(EntryId(4));
    evening.block(&[(own.table, &[own.seat])]).unwrap();
    evening.act(&Action::Revive { entry: EntryId(4) }).unwrap();
    let now = evening.state.entry(EntryId(4)).unwrap().seat().unwrap();
    assert_ne!((now.table, now.seat), (own.table, own.seat));
}

/// A table is broken only where its players find seats that are not blocked, and they get those.
#[test]
fn later_draws_avoid_blocked_seats() {
    for seed in 0..20 {
        let mut evening = Evening::new(&SetupDraft { final_table_seats: 5, ..draft() }, seed);
        evening.register(1..=15).unwrap();
        evening.act(&Action::DrawSeats).unwrap();
        evening.act(&Action::Start).unwrap();
        let free: Vec<(u16, u8)> =
            [1, 2].into_iter().map(|no| (no, evening.state.tables()[&no].free()[0])).collect();
        evening.block(&[(1, &[free[0].1]), (2, &[free[1].1])]).unwrap();
        let blocked = |evening: &Evening| free.iter().any(|at| evening.taken().contains(at));
        // No free seat but the blocked ones.
        assert_eq!(evening.act(&Action::BreakTable { table: 3 }), Err(Refusal::CannotBreak { table: 3 }));
        evening.act(&Action::RedrawSeats).unwrap();
        assert!(!blocked(&evening));
        let gone: Vec<EntryId> = evening.state.tables()[&3].seats.iter().flatten().copied().collect();
        gone.into_iter().take(4).for_each(|entry| evening.out(entry));
        let first = evening.state.tables()[&1].seats.iter().flatten().copied().next().unwrap();
        evening.out(first);
        evening.act(&Action::BreakTable { table: 3 }).unwrap();
        assert!(!blocked(&evening));
        assert_eq!(evening.state.tables().free_seats(), 0);
        while evening.state.counts().left > 5 {
            let next = evening.state.alive().next().unwrap().id;
            evening.out(next);
        }
        evening.act(&Action::DrawFinalTable { table: None }).unwrap();
        assert!(!blocked(&evening));
        assert_eq!((evening.state.tables().len(), evening.state.phase()), (1, Phase::Playing));
    }
}

#[test]
fn a_new_draw_leaves_seats_blocked() {
    let rounds = Rounds { pairing: Pairing::Bracket, levels: RoundLevels::GoOn, last: None };
    let tables = vec![RoomTable::new(1, 2), RoomTable::new(2, 2)];
    let two =
        SetupDraft { seats_per_table: 2, final_table_seats: 2, tables, rounds: Some(rounds), ..draft() };
    let mut evening = Evening::new(&SetupDraft { late_last_level: 0, ..two }, 1);
    evening.register(1..=4).unwrap();
    evening.act(&Action::DrawSeats).unwrap();
    evening.act(&Action::DrawSeats).unwrap();
    evening.act(&Action::Start).unwrap();
    for no in [1, 2] {
        let loser = evening.state.tables()[&no].seats[0].unwrap();
        evening.out(loser);
        evening.block(&[(no, &[1])]).unwrap();
    }
    assert_eq!(evening.act(&Action::DrawRound), Err(Refusal::RoomTooSmall { players: 2, seats: 0 }));
    evening.block(&[(1, &[])]).unwrap();
    evening.act(&Action::DrawRound).unwrap();
    assert_eq!(evening.loads(), [(1, 2)]);
}
