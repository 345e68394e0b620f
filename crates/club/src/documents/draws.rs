//! The draws of a tournament with what each was made from, found by living the journal again. Those
//! that were made anew or undone are there too: who could draw until he likes the outcome would
//! otherwise leave no trace on paper.

use std::collections::BTreeSet;

use tapis_documents::papers::DrawnSeats;
use tapis_documents::papers::draw_certificate::{Draw, DrawStatus, DrawnSeat, Draws, Envelope, Kind, Seats};
use tapis_engine::Event;
use tapis_engine::base::quantity::{EntryId, SeatNo, TableNo, TournamentId};
use tapis_engine::journal::event::read_events;
use tapis_engine::play::balance_draw::{BalanceDraw, balance_draws};
use tapis_engine::rules::citation::{LATE_SEATING, Rule};
use tapis_engine::rules::ruleset::BreakDestination;
use tapis_engine::setup::rounds::Pairing;
use tapis_engine::state::seats::{MoveCause, SeatRef};
use tapis_engine::state::tables::Table;
use tapis_engine::state::tournament::Tournament;
use tapis_store::{JournalRow, RowKind};

use super::outcome::on_paper;
use crate::Problem;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;

/// A draw as the journal tells it.
struct DrawRecord {
    seq: i64,
    draw: Draw,
}

/// Fate of the envelopes, as the journal tells it.
struct ToldEnvelope {
    seq: i64,
    /// Player for whose elimination it was drawn; `None` if they were sealed.
    of: Option<EntryId>,
    envelope: Envelope,
}

impl ToldEnvelope {
    /// Its standing among all of them.
    fn standing(&self, all: &[ToldEnvelope], rows: &[JournalRow]) -> DrawStatus {
        let later = |other: &ToldEnvelope| other.seq > self.seq && other.of == self.of;
        if !row_stands(self.seq, rows) {
            DrawStatus::Undone
        } else if all.iter().any(|other| later(other) && row_stands(other.seq, rows)) {
            DrawStatus::Replaced
        } else {
            DrawStatus::Stands
        }
    }
}

impl Papers<'_> {
    /// The last draw of all seats that stands, and whom it seated.
    pub(super) fn last_draw(
        &self,
        id: TournamentId,
        known: &NamedTournament,
    ) -> Result<Option<(DrawnSeats, BTreeSet<EntryId>)>, Problem> {
        let number = known.view.draws;
        if number == 0 {
            return Ok(None);
        }
        let rows = self.club.file.journal().rows(id)?;
        let seated = |row: &JournalRow| {
            let events = read_events(row.version, &row.events)?;
            events.into_iter().find_map(|event| match event {
                Event::SeatsDrawn { seats, .. } => Some(seats.iter().map(|seat| seat.entry).collect()),
                _ => None,
            })
        };
        let stands = |row: &&JournalRow| row.kind == RowKind::Action && row.active();
        let mut draws = rows.iter().rev().filter(stands).filter_map(|row| Some((row.at, seated(row)?)));
        Ok(draws.next().and_then(|(at, seated)| Some((DrawnSeats { number, at: known.moment(at)? }, seated))))
    }

    pub(super) fn draws(&mut self, id: TournamentId, known: &NamedTournament) -> Result<Draws, Problem> {
        let rows = self.club.file.journal().rows(id)?;
        let mut past = Past { blank: self.club.blank(id)?, done: Vec::new(), state: None };
        let (mut told, mut envelopes) = (Vec::new(), Vec::new());
        for row in &rows {
            match row.kind {
                RowKind::Action => {
                    let events = read_events(row.version, &row.events).unwrap_or_default();
                    if events.iter().any(is_draw) {
                        self.tell(known, row, &events, past.state(), &mut told);
                    }
                    if events.iter().any(is_envelope) {
                        self.tell_envelopes(known, row, &events, past.state(), &mut envelopes);
                    }
                    past.done(row.seq, events);
                }
                // An action undone and done again is always the last of its kind.
                RowKind::Undo | RowKind::Redo => past.turn(row, &rows),
            }
        }
        let last = told.iter().rev().find(|told| starts(told) && stands(told, &rows)).map(|told| told.seq);
        let draws = told.into_iter().map(|mut told| {
            told.draw.standing = if !stands(&told, &rows) {
                DrawStatus::Undone
            } else if starts(&told) && last != Some(told.seq) {
                DrawStatus::Replaced
            } else {
                DrawStatus::Stands
            };
            told.draw
        });
        let now: Vec<DrawStatus> = envelopes.iter().map(|one| one.standing(&envelopes, &rows)).collect();
        let envelopes = envelopes.into_iter().zip(now).map(|(told, now)| {
            let mut envelope = told.envelope;
            let (Envelope::Sealed { standing, .. } | Envelope::Drawn { standing, .. }) = &mut envelope;
            *standing = now;
            envelope
        });
        Ok(Draws {
            occasion: known.occasion.clone(),
            envelopes: envelopes.collect(),
            currency: known.currency(),
            draws: draws.collect(),
            proof: self.proof(id, known)?,
        })
    }

    /// Collects the fate of envelopes from events that happened to a state.
    fn tell_envelopes(
        &self,
        known: &NamedTournament,
        row: &JournalRow,
        events: &[Event],
        state: &Tournament,
        told: &mut Vec<ToldEnvelope>,
    ) {
        let Some(at) = known.moment(row.at) else { return };
        let mut state = state.clone();
        for event in events {
            let name = |entry: EntryId| {
                state.entry(entry).map(|entry| self.name_of(known.language, entry.member)).unwrap_or_default()
            };
            let standing = DrawStatus::Stands;
            let found = match event {
                Event::EnvelopesSealed { envelopes, .. } => {
                    let envelopes = envelopes.iter().map(|inside| inside.0).collect();
                    Some((None, Envelope::Sealed { at, envelopes, standing }))
                }
                Event::EnvelopeDrawn { from, envelope, amount, seed, .. } => {
                    let drawn = Envelope::Drawn {
                        at,
                        from: name(*from),
                        by: state.bounty_play().hunters(*from).into_iter().map(name).collect(),
                        closed: state.bounty_play().closed_envelopes(),
                        envelope: *envelope,
                        amount: amount.0,
                        seed: seed.to_string(),
                        standing,
                    };
                    Some((Some(*from), drawn))
                }
                _ => None,
            };
            told.extend(found.map(|(of, envelope)| ToldEnvelope { seq: row.seq, of, envelope }));
            state.apply(event);
        }
    }

    /// Collects the draws from events that happened to a state.
    fn tell(
        &self,
        known: &NamedTournament,
        row: &JournalRow,
        events: &[Event],
        state: &Tournament,
        told: &mut Vec<DrawRecord>,
    ) {
        let Some(at) = known.moment(row.at) else { return };
        let mut before = state.clone();
        for event in events {
            let mut after = before.clone();
            after.apply(event);
            if let Some((kind, seed, from, seats)) = drawn(event, &before, &after) {
                let name = |entry: EntryId| {
                    after
                        .entry(entry)
                        .map(|entry| self.name_of(known.language, entry.member))
                        .unwrap_or_default()
                };
                let mut drawn: Vec<DrawnSeat> = seats
                    .iter()
                    .map(|(entry, at, kept)| DrawnSeat {
                        entry: entry.0,
                        name: name(*entry),
                        table: at.table,
                        seat: at.seat,
                        kept: *kept,
                    })
                    .collect();
                drawn.sort_by_key(|drawn| drawn.entry);
                let leaves = before_move(event).filter(|_| kind == Kind::Balance);
                let rule = on_paper(&before.setup().ruleset.cite(rule(kind)));
                let teams = if kind == Kind::Apart { teams(&before) } else { Vec::new() };
                let standing = DrawStatus::Stands;
                let draw = Draw { at, kind, rule, seed, from, leaves, teams, drawn, standing };
                told.push(DrawRecord { seq: row.seq, draw });
            }
            before = after;
        }
    }
}

/// The entries of each team.
fn teams(state: &Tournament) -> Vec<(String, Vec<u32>)> {
    let names = state.setup().teams.iter().map(|team| team.name.clone());
    let entries = state.teams_playing().into_iter();
    names.zip(entries.map(|team| team.into_iter().map(|entry| entry.0).collect())).collect()
}

fn starts(told: &DrawRecord) -> bool {
    matches!(told.draw.kind, Kind::Start | Kind::Apart)
}

fn stands(told: &DrawRecord, rows: &[JournalRow]) -> bool {
    row_stands(told.seq, rows)
}

fn row_stands(seq: i64, rows: &[JournalRow]) -> bool {
    rows.iter().any(|row| row.seq == seq && row.active())
}

fn is_envelope(event: &Event) -> bool {
    matches!(event, Event::EnvelopesSealed { .. } | Event::EnvelopeDrawn { .. })
}

fn is_draw(event: &Event) -> bool {
    matches!(event, Event::SeatsDrawn { .. } | Event::LateSeated { .. } | Event::Moved { seed: Some(_), .. })
}

fn rule(kind: Kind) -> Rule {
    match kind {
        Kind::Start | Kind::Apart => "1-4".into(),
        Kind::Late => LATE_SEATING,
        Kind::Break | Kind::BreakAnywhere => MoveCause::Break.rule(),
        Kind::Balance => MoveCause::Balance.rule(),
        Kind::FinalTable => MoveCause::FinalTable.rule(),
        Kind::Redraw => MoveCause::Redraw.rule(),
        Kind::Round | Kind::Bracket => MoveCause::Round.rule(),
    }
}

type FoundDraw = (Kind, String, Vec<Seats>, Vec<(EntryId, SeatRef, bool)>);

/// Draw in an event, with its basis and its result.
fn drawn(event: &Event, before: &Tournament, after: &Tournament) -> Option<FoundDraw> {
    match event {
        Event::SeatsDrawn { seed, tables, seats, .. } => {
            let kept_by = |entry: EntryId| before.entry(entry).and_then(|entry| entry.reserved);
            let kept: BTreeSet<SeatRef> = seats.iter().filter_map(|seated| kept_by(seated.entry)).collect();
            let from = tables.iter().map(|no| free_but(after, *no, &kept));
            let out = seats.iter().map(|seated| (seated.entry, seated.at, kept_by(seated.entry).is_some()));
            let kind = if before.setup().teams.is_empty() { Kind::Start } else { Kind::Apart };
            Some((kind, seed.to_string(), from.collect(), out.collect()))
        }
        Event::LateSeated { entry, at, seed, .. } => {
            let from = shortest(before);
            Some((Kind::Late, seed.to_string(), from, vec![(*entry, *at, false)]))
        }
        Event::Moved { at, cause, moves, closed, seed: Some(seed) } => {
            let (kind, from, out) = match cause {
                MoveCause::Break => {
                    let others = before.tables().values().filter(|table| !closed.contains(&table.no));
                    let from =
                        others.filter(|table| !table.free().is_empty()).map(|table| free_of(table)).collect();
                    let kind = match before.setup().ruleset.break_destination {
                        BreakDestination::ShortestTables => Kind::Break,
                        BreakDestination::FreeSeats => Kind::BreakAnywhere,
                    };
                    (kind, from, moves.iter().map(|step| (step.entry, step.to, false)).collect())
                }
                MoveCause::Balance => {
                    let step = moves.first()?;
                    let (left, other) =
                        (before.tables().get(&step.from.table)?, before.tables().get(&step.to.table)?);
                    let taken = Seats { table: left.no, players: left.players(), seats: left.occupied() };
                    let free = free_of(other);
                    // No draw is of both where the rules name the seat: one that gives both does so by chance.
                    let named = before.seat_plan().names_seat(other, *at);
                    let seats = (step.from.seat, step.to.seat);
                    let draws = balance_draws(&taken.seats, &free.seats, seats, seed);
                    let from = match draws.into_iter().find(|draw| !named || *draw != BalanceDraw::Both) {
                        Some(BalanceDraw::Both) => vec![taken, free],
                        Some(BalanceDraw::Player) => vec![taken],
                        Some(BalanceDraw::Seat) | None => vec![free],
                    };
                    (Kind::Balance, from, vec![(step.entry, step.to, false)])
                }
                MoveCause::Director => return None,
                MoveCause::FinalTable | MoveCause::Redraw | MoveCause::Round => {
                    let bracket =
                        before.setup().rounds.is_some_and(|rounds| rounds.pairing == Pairing::Bracket);
                    let kind = match cause {
                        MoveCause::FinalTable => Kind::FinalTable,
                        MoveCause::Round if bracket => Kind::Bracket,
                        MoveCause::Round => Kind::Round,
                        _ => Kind::Redraw,
                    };
                    let from =
                        after.tables().keys().map(|no| free_but(after, *no, &BTreeSet::new())).collect();
                    // A player who drew his own seat again has not moved, but was drawn.
                    let all = after.alive().filter_map(|entry| Some((entry.id, entry.seat()?, false)));
                    (kind, from, all.collect())
                }
            };
            Some((kind, seed.to_string(), from, out))
        }
        _ => None,
    }
}

/// Seat of the player of a single move until then.
fn before_move(event: &Event) -> Option<(TableNo, SeatNo)> {
    let Event::Moved { moves, .. } = event else { return None };
    let [step] = moves.as_slice() else { return None };
    Some((step.from.table, step.from.seat))
}

/// All seats of a table but the blocked ones and those taken, whose players count as seated.
fn free_but(state: &Tournament, no: TableNo, taken: &BTreeSet<SeatRef>) -> Seats {
    let size = state.tables().get(&no).map_or(0, |table| table.size());
    let is_taken = |seat: &SeatNo| taken.contains(&SeatRef { table: no, seat: *seat });
    let seats = state.tables().not_blocked(no, size).filter(|seat| !is_taken(seat)).collect();
    Seats { table: no, players: taken.iter().filter(|at| at.table == no).count(), seats }
}

fn free_of(table: &Table) -> Seats {
    Seats { table: table.no, players: table.players(), seats: table.free() }
}

/// The free seats of the tables with fewest players that have one.
fn shortest(state: &Tournament) -> Vec<Seats> {
    let fewest = state.tables().with_room().next().map(Table::players);
    let mut tables: Vec<Seats> =
        state.tables().with_room().filter(|table| Some(table.players()) == fewest).map(free_of).collect();
    tables.sort_by_key(|seats| seats.table);
    tables
}

/// The tournament as it was at a row of the journal, made only where it is looked at.
struct Past {
    blank: Tournament,
    /// Events that counted then, by number of row.
    done: Vec<(i64, Vec<Event>)>,
    /// The state after so many of them.
    state: Option<(usize, Tournament)>,
}

impl Past {
    fn done(&mut self, seq: i64, events: Vec<Event>) {
        self.done.push((seq, events));
    }

    fn turn(&mut self, row: &JournalRow, rows: &[JournalRow]) {
        let Some(target) = row.target else { return };
        match row.kind {
            RowKind::Undo => self.done.retain(|(seq, _)| *seq != target),
            _ => {
                let again = rows.iter().find(|row| row.seq == target);
                let events = again.and_then(|row| read_events(row.version, &row.events)).unwrap_or_default();
                let at = self.done.partition_point(|(seq, _)| *seq < target);
                self.done.insert(at, (target, events));
            }
        }
        self.state = None;
    }

    fn state(&mut self) -> &Tournament {
        let (count, mut state) = self.state.take().unwrap_or_else(|| (0, self.blank.clone()));
        for (_, events) in self.done.iter().skip(count) {
            events.iter().for_each(|event| state.apply(event));
        }
        &self.state.insert((self.done.len(), state)).1
    }
}
