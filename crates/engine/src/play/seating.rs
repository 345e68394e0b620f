//! Seats: the draw, balance, breaking, the final table, and the director's own moves.

use crate::state::subjects::SeatPlan;
use std::collections::{BTreeMap, BTreeSet};

use rand::Rng;

use crate::base::draw::{Seed, draw_seats, tables_needed};
use crate::base::quantity::{EntryId, Millis, SeatNo, TableNo};
use crate::journal::action::{Action, Position};
use crate::journal::event::{DrawnFrom, Event, Seating};
use crate::journal::refusal::Refusal;
use crate::play::advice::{Advice, AdviceKind};
use crate::play::balance_draw::drawn_for_balance;
use crate::play::decide::seed;
use crate::play::team_draw::draw_apart;
use crate::positions::hand::LastHand;
use crate::positions::{future_big_blinds, positions_from_big_blind, positions_from_button};
use crate::rules::breaking::seat_broken_table;
use crate::rules::ruleset::BalanceMover;
use crate::state::seats::{MoveCause, SeatMove, SeatRef};
use crate::state::tables::{PositionsUntold, Table};
use crate::state::tournament::Phase;

impl SeatPlan<'_> {
    pub(super) fn draw_all(self, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase >= Phase::Playing {
            return Err(Refusal::AlreadyStarted);
        }
        let players: Vec<EntryId> = self.tournament.alive().map(|entry| entry.id).collect();
        if players.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        let forced: Vec<(EntryId, TableNo, SeatNo)> = self
            .tournament
            .alive()
            .filter_map(|entry| entry.reserved.map(|at| (entry.id, at.table, at.seat)))
            .collect();
        let mut tables = self.tables_to_draw(players.len(), &forced)?;
        let (seed, blocked) = (Seed(seed(rng)), self.tournament.tables.blocked_seats());
        let teams = self.tournament.teams_playing();
        let drawn = if teams.is_empty() {
            draw_seats(&players, &tables, &blocked, &forced, &seed)
        } else {
            draw_apart(&players, &teams, &tables, &blocked, &forced, &seed)
        };
        let drawn = drawn.map_err(|problem| Refusal::Draw { problem })?;
        tables.sort_unstable();
        let (tables, sizes) = tables.into_iter().unzip();
        let seats = drawn
            .into_iter()
            .map(|(entry, table, seat)| Seating { entry, at: SeatRef { table, seat } })
            .collect();
        Ok(vec![Event::SeatsDrawn { seed, tables, seats, from: DrawnFrom { sizes, teams } }])
    }

    /// The tables at which so many players are drawn, in the order in which they open.
    pub(crate) fn tables_to_draw(
        self,
        players: usize,
        forced: &[(EntryId, TableNo, SeatNo)],
    ) -> Result<Vec<(TableNo, SeatNo)>, Refusal> {
        let named: BTreeSet<TableNo> = forced.iter().map(|(_, table, _)| *table).collect();
        let mut room = self.room_in_order(forced);
        // Nobody can play at a table with a single seat in use.
        room.retain(|(no, size)| named.contains(no) || self.seats_in_use(*no, *size) > 1);
        let in_use: Vec<(TableNo, SeatNo)> =
            room.iter().map(|(no, size)| (*no, self.seats_in_use(*no, *size))).collect();
        let seats: u32 = in_use.iter().map(|(_, seats)| u32::from(*seats)).sum();
        let count = u32::try_from(players).unwrap_or(u32::MAX);
        let needed =
            tables_needed(players, &in_use).ok_or(Refusal::RoomTooSmall { players: count, seats })?;
        let kept = room.iter().filter(|(no, _)| named.contains(no)).count();
        room.truncate(needed.max(kept).max(self.tournament.round_play().tables_wanted(players)));
        Ok(room)
    }

    /// The room's tables in the order in which they open: those with a kept seat come first.
    fn room_in_order(self, forced: &[(EntryId, TableNo, SeatNo)]) -> Vec<(TableNo, SeatNo)> {
        let named: BTreeSet<TableNo> = forced.iter().map(|(_, table, _)| *table).collect();
        let kept = |no: TableNo| named.contains(&no);
        let rooms = || {
            self.tournament
                .setup
                .tables
                .iter()
                .filter_map(|r| Some((r.no, self.tournament.setup.seats_at(r.no)?)))
        };
        rooms().filter(|(no, _)| kept(*no)).chain(rooms().filter(|(no, _)| !kept(*no))).collect()
    }

    pub(super) fn open_table(self, no: TableNo) -> Result<Vec<Event>, Refusal> {
        let size = self.tournament.setup.seats_at(no).ok_or(Refusal::NoSuchTable { table: no })?;
        if self.tournament.phase == Phase::Registering {
            return Err(Refusal::NotDrawn);
        }
        if self.tournament.tables.contains_key(&no) {
            return Err(Refusal::TableOpen { table: no });
        }
        Ok(vec![Event::TableOpened { table: no, size }])
    }

    pub(super) fn tell(
        self,
        no: TableNo,
        seat: SeatNo,
        position: Position,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let table = self.tournament.open_at(no)?;
        if !self.tournament.setup.has_button() {
            return Err(Refusal::NoButton);
        }
        if !table.has(seat) {
            return Err(Refusal::NoSuchSeat { table: no, seat });
        }
        let occupied = table.occupied();
        if occupied.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        let hand = match position {
            Position::Button => positions_from_button(table.size(), &occupied, seat),
            Position::BigBlind => positions_from_big_blind(table.size(), &occupied, seat),
        };
        let mut hand = hand.ok_or(Refusal::EmptySeat { table: no, seat })?;
        hand.sb_owed = self.still_owed(table, &hand, at);
        let served = self.tournament.conduct().served_by_telling(table, &hand, at);
        let mut events = vec![Event::PositionsTold { table: no, hand, at }];
        events.extend(served);
        Ok(events)
    }

    /// Small blinds still owed where the table tells the hand that is known, or the one after it. What was owed
    /// before hands that nobody told of has been made up in them.
    fn still_owed(self, table: &Table, told: &LastHand, at: Millis) -> Vec<SeatNo> {
        let Some(known) = self.fresh(table, at) else { return Vec::new() };
        let same = |button, sb, bb| (button, sb, bb) == (told.button, told.sb, told.bb);
        let owed = if same(known.hand.button, known.hand.sb, known.hand.bb) {
            known.hand.sb_owed.clone()
        } else {
            let next = table.next(&self.tournament.setup.ruleset);
            let next = next.filter(|next| same(next.hand.button, next.sb_seat, next.hand.bb));
            next.map(|next| next.sb_owed).unwrap_or_default()
        };
        owed.into_iter().filter(|seat| table.at(*seat).is_some()).collect()
    }

    pub(super) fn balance(
        self,
        from: TableNo,
        to: TableNo,
        entry: Option<EntryId>,
        seat: Option<SeatNo>,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        self.tournament.round_play().may_change_tables()?;
        if from == to {
            return Err(Refusal::SameTable);
        }
        let (source, target) = (self.tournament.open_at(from)?, self.tournament.open_at(to)?);
        let rules = &self.tournament.setup.ruleset;
        let (draws_mover, draws_seat) =
            (entry.is_none() && self.draws_mover(), seat.is_none() && !self.tournament.setup.has_button());
        let mover = match entry {
            Some(entry) => {
                let at = self.tournament.known(entry)?.seat().filter(|at| at.table == from);
                Some(at.ok_or(Refusal::NotSeated { entry })?.seat)
            }
            None if draws_mover => None,
            None => self.ruled_mover(source, at),
        };
        let seat = match seat {
            Some(seat) => {
                self.tournament.free_seat(to, seat)?;
                if self.tournament.adviser().gives_small_blind(target, seat, at) {
                    return Err(Refusal::SmallBlindSeat { table: to, seat });
                }
                Some(seat)
            }
            None if draws_seat => None,
            None => match target.seat_for_mover(rules, self.fresh(target, at)) {
                Ok(found) => Some(found.ok_or(Refusal::NoSeatAllowed { table: to })?.seat),
                Err(PositionsUntold) => None,
            },
        };
        // A draw that the rules ask for has a seed that nobody knows before; without positions the advice has named the
        // player already.
        let seed = if draws_mover || draws_seat { Seed(seed(rng)) } else { self.seed_for_balance() };
        let is_drawn = mover.is_none() || seat.is_none();
        if source.players() == 0 {
            return Err(Refusal::TooFewPlayers);
        }
        let (mover, seat) = drawn_for_balance(source, target, (mover, seat), &seed)
            .ok_or(Refusal::NoSeatAllowed { table: to })?;
        let entry = source.at(mover).ok_or(Refusal::EmptySeat { table: from, seat: mover })?;
        let step =
            SeatMove { entry, from: SeatRef { table: from, seat: mover }, to: SeatRef { table: to, seat } };
        let closed = if source.players() == 1 { vec![from] } else { Vec::new() };
        let seed = is_drawn.then_some(seed);
        Ok(vec![Event::Moved { at, cause: MoveCause::Balance, moves: vec![step], closed, seed }])
    }

    /// Seat whose player moves for balance: the future big blind's, or the only one (6-9); `None` if the positions are
    /// not known.
    pub(crate) fn ruled_mover(self, source: &Table, at: Millis) -> Option<SeatNo> {
        let occupied = source.occupied();
        if let [only] = occupied[..] {
            return Some(only);
        }
        let told = self.fresh(source, at)?;
        future_big_blinds(&occupied, &told.hand, 1, &self.tournament.setup.ruleset).first().copied()
    }

    /// Whether the rules name the seat of a player moved to a table (6-10); otherwise it is drawn.
    pub fn names_seat(self, target: &Table, at: Millis) -> bool {
        let rules = &self.tournament.setup.ruleset;
        self.tournament.setup.has_button() && target.seat_for_mover(rules, self.fresh(target, at)).is_ok()
    }

    /// Seed of the next move for balance whose positions are not known. It follows from the draw of the seats and the
    /// number of moves since, so that the advice names the player before anybody presses, and the same one again.
    pub(crate) fn seed_for_balance(self) -> Seed {
        let moves = u64::try_from(self.tournament.moves.len()).unwrap_or(u64::MAX);
        self.tournament.draw_seed.unwrap_or(Seed([0; 32])).later(moves.saturating_add(1))
    }

    /// Whether the player who moves for balance is drawn (6-9).
    pub(crate) fn draws_mover(self) -> bool {
        !self.tournament.setup.has_button()
            || self.tournament.setup.ruleset.balance_mover == BalanceMover::Drawn
    }

    pub(super) fn break_table(
        self,
        no: TableNo,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.round_play().may_change_tables()?;
        if self.tournament.phase == Phase::Registering {
            return Err(Refusal::NotDrawn);
        }
        let broken = self.tournament.open_at(no)?;
        let others: BTreeMap<TableNo, (usize, Vec<SeatNo>)> = self
            .tournament
            .tables
            .with_room()
            .filter(|table| table.no != no)
            .map(|table| (table.no, (table.players(), table.free())))
            .collect();
        let seed = Seed(seed(rng));
        let players: Vec<EntryId> = broken.seats.iter().flatten().copied().collect();
        let destination = self.tournament.setup.ruleset.break_destination;
        let seated = seat_broken_table(&players, &others, destination, &seed)
            .ok_or(Refusal::CannotBreak { table: no })?;
        let moves = self.steps_to(seated)?;
        Ok(vec![Event::Moved { at, cause: MoveCause::Break, moves, closed: vec![no], seed: Some(seed) }])
    }

    pub(crate) fn steps_to(self, seated: Vec<(EntryId, TableNo, SeatNo)>) -> Result<Vec<SeatMove>, Refusal> {
        seated
            .into_iter()
            .map(|(entry, table, seat)| {
                let from = self.tournament.known(entry)?.seat().ok_or(Refusal::NotSeated { entry })?;
                Ok(SeatMove { entry, from, to: SeatRef { table, seat } })
            })
            .collect()
    }

    /// Whether those who are left play at the final table: the last one of several, or the only one once no newcomer
    /// may enter.
    pub fn at_final_table(self, now: Millis) -> bool {
        let last = self.tournament.tables.len() == 1 && self.tournament.counts.left > 1;
        let only = self.tournament.tables.tonight().len() == 1;
        self.tournament.phase == Phase::Playing
            && last
            && !(only && self.tournament.registration().registration_open(now))
    }

    /// The table on which the final is played: the first of the room's that is large enough.
    pub(crate) fn final_table(self) -> Option<TableNo> {
        let left = usize::try_from(self.tournament.counts.left).unwrap_or(usize::MAX);
        let seats_at = |no: TableNo| Some(self.seats_in_use(no, self.tournament.setup.seats_at(no)?));
        let fits = |no: &TableNo| seats_at(*no).is_some_and(|seats| usize::from(seats) >= left);
        let room = self.tournament.setup.tables.iter().map(|room| room.no);
        let open = room.clone().find(|no| self.tournament.tables.contains_key(no) && fits(no));
        open.or_else(|| room.clone().find(fits))
    }

    pub(super) fn draw_final_table(
        self,
        table: Option<TableNo>,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        self.tournament.round_play().may_change_tables()?;
        let (players, seats) =
            (self.tournament.counts.left, u32::from(self.tournament.setup.final_table_seats));
        if players > seats || players < 2 || self.tournament.tables.len() < 2 {
            return Err(Refusal::NotFinalTable { players, seats });
        }
        let no = match table {
            Some(no) => no,
            None => self.final_table().ok_or(Refusal::NotFinalTable { players, seats })?,
        };
        let size = self.tournament.setup.seats_at(no).ok_or(Refusal::NoSuchTable { table: no })?;
        let in_use = self.seats_in_use(no, size);
        if u32::from(in_use) < players {
            return Err(Refusal::NotFinalTable { players, seats: u32::from(in_use) });
        }
        let left: Vec<EntryId> = self.tournament.alive().map(|entry| entry.id).collect();
        let (seed, blocked) = (Seed(seed(rng)), self.tournament.tables.blocked_seats());
        let drawn = draw_seats(&left, &[(no, size)], &blocked, &[], &seed)
            .map_err(|problem| Refusal::Draw { problem })?;
        let closed = self.tournament.tables.keys().copied().filter(|other| *other != no).collect();
        let moves = self.steps_to(drawn)?;
        Ok(vec![Event::Moved { at, cause: MoveCause::FinalTable, moves, closed, seed: Some(seed) }])
    }

    pub(super) fn redraw_seats(self, at: Millis, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        self.tournament.round_play().may_change_tables()?;
        if self.tournament.tables.len() < 2 {
            return Err(Refusal::NothingToRedraw);
        }
        let left: Vec<EntryId> = self.tournament.alive().map(|entry| entry.id).collect();
        let tables: Vec<_> = self.tournament.tables.values().map(|table| (table.no, table.size())).collect();
        let (seed, blocked) = (Seed(seed(rng)), self.tournament.tables.blocked_seats());
        let drawn =
            draw_seats(&left, &tables, &blocked, &[], &seed).map_err(|problem| Refusal::Draw { problem })?;
        let mut moves = self.steps_to(drawn)?;
        moves.retain(|step| step.from != step.to);
        Ok(vec![Event::Moved { at, cause: MoveCause::Redraw, moves, closed: Vec::new(), seed: Some(seed) }])
    }

    pub(super) fn move_player(
        self,
        entry: EntryId,
        table: TableNo,
        seat: SeatNo,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase == Phase::Playing {
            self.tournament.round_play().may_change_tables()?;
        }
        let from = self.tournament.known(entry)?.seat().ok_or(Refusal::NotSeated { entry })?;
        self.tournament.free_seat(table, seat)?;
        let moves = vec![SeatMove { entry, from, to: SeatRef { table, seat } }];
        Ok(vec![Event::Moved { at, cause: MoveCause::Director, moves, closed: Vec::new(), seed: None }])
    }

    /// Each of two players sits where the other sat.
    pub(super) fn exchange_seats(
        self,
        entry: EntryId,
        with: EntryId,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let seat = |id: EntryId| self.tournament.known(id)?.seat().ok_or(Refusal::NotSeated { entry: id });
        let (one, other) = (seat(entry)?, seat(with)?);
        if self.tournament.phase == Phase::Playing && one.table != other.table {
            self.tournament.round_play().may_change_tables()?;
        }
        if entry == with {
            return Err(Refusal::SeatTaken { table: one.table, seat: one.seat });
        }
        let moves =
            vec![SeatMove { entry, from: one, to: other }, SeatMove { entry: with, from: other, to: one }];
        Ok(vec![Event::Moved { at, cause: MoveCause::Director, moves, closed: Vec::new(), seed: None }])
    }

    /// Every advised move, each decided in the state that the ones before it leave. A table at which one player or nobody
    /// sits has no button yet: players who come there one after the other take the free seats from the first.
    pub(super) fn follow_advice(self, at: Millis, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        let mut state = self.tournament.clone();
        let starts = |no: TableNo| self.tournament.tables.get(&no).is_none_or(|table| table.players() < 2);
        let mut events = Vec::new();
        // Each move seats at least one player where the rules want him: there are never more.
        for _ in 0..=self.tournament.counts.left {
            let advised = state
                .adviser()
                .advice(at)
                .into_iter()
                .filter(|advice| !self.tournament.postponed.contains(&advice.key));
            let next = advised.filter(Advice::moves_players).find_map(|advice| match advice.kind {
                AdviceKind::Balance { from, to, ref ask, .. } if *ask == [to] && starts(to) => {
                    let seat = state.tables.get(&to)?.free().first().copied()?;
                    Some(Action::Balance { from, to, entry: None, seat: Some(seat) })
                }
                _ => advice.action,
            });
            let Some(action) = next else { break };
            let made = state.decide(&action, at, rng)?;
            made.iter().for_each(|event| state.apply(event));
            events.extend(made);
        }
        if events.is_empty() { Err(Refusal::NoSuchAdvice) } else { Ok(events) }
    }

    pub(super) fn postpone(self, key: &str, at: Millis) -> Result<Vec<Event>, Refusal> {
        if !self.tournament.adviser().advice(at).iter().any(|advice| advice.key == key) {
            return Err(Refusal::NoSuchAdvice);
        }
        Ok(vec![Event::AdvicePostponed { key: key.to_owned() }])
    }
}
