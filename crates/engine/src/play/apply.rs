//! Effect of each event on the state.

use std::collections::BTreeSet;

use crate::base::quantity::{Cents, Chips, EntryId, Millis, Place, TableNo};
use crate::journal::event::Event;
use crate::play::announced_prizes::apply_announcement;
use crate::play::bounties::apply_hunters;
use crate::play::bounties::mystery::{apply_drawn, apply_sealing, close_envelope};
use crate::play::corrected_ranking::apply_correction;
use crate::play::debts::apply_written_off;
use crate::play::flights::apply_stack;
use crate::play::hand_for_hand::apply_hands;
use crate::play::handed_prizes::apply_handing;
use crate::play::last_longers::apply_last_longer;
use crate::play::named_prizes::apply_named;
use crate::play::penalties::apply_penalty;
use crate::play::re_entries::enter_again;
use crate::play::recorded_results::apply_recorded;
use crate::play::rounds::{begin_round, end_round, rank_round};
use crate::play::sign_ups::{apply_sign_up, note_waiting};
use crate::play::stacks::apply_count;
use crate::positions::hand::MoveReason;
use crate::rules::rebuys::RebuyPhase;
use crate::setup::Setup;
use crate::state::deal::Deal;
use crate::state::debts::WrittenOff;
use crate::state::entries::{Entry, EntryStatus, SoldAddOn};
use crate::state::envelopes::DrawnEnvelope;
use crate::state::seats::{MoveCause, SeatMove, SeatRef};
use crate::state::tables::{StatedPositions, Table};
use crate::state::tournament::{MoveMade, Phase, Tournament};
use crate::structure::clock::{ClockAnchor, step_length};

impl Tournament {
    /// The state after these events, from the beginning.
    pub fn replay<'a>(setup: Setup, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut tournament = Tournament::new(setup);
        for event in events {
            tournament.apply(event);
        }
        tournament
    }

    /// Applies what happened. Total: nothing is judged again, so that a stricter check in a later
    /// version changes no evening that was played before it.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::SignedUp { .. } | Event::SignedOff { .. } => apply_sign_up(self, event),
            Event::StackGiven { .. } | Event::FlightsJoined { .. } => apply_stack(self, event),
            Event::Amended { setup } => self.setup = (**setup).clone(),
            Event::Registered { entry, member, at, late, due, paid, to_pool, chips, bounty } => {
                self.entries.push(Entry {
                    id: *entry,
                    member: *member,
                    registered_at: *at,
                    late: *late,
                    due: *due,
                    paid: *paid,
                    written_off: Cents::ZERO,
                    rebuys: 0,
                    addons: 0,
                    add_on: None,
                    bounty: *bounty,
                    chips: *chips,
                    counted: None,
                    reserved: None,
                    absent: false,
                    standing: EntryStatus::Waiting,
                    hits: 0,
                    out_no: None,
                    earlier: Vec::new(),
                });
                self.by_member.insert(*member, *entry);
                self.own_stacks |= *chips != self.setup.starting_stack;
                self.counts.entries += 1;
                self.counts.left += 1;
                self.counts.chips += *chips;
                self.counts.due += *due;
                self.counts.paid += *paid;
                self.counts.pool += *to_pool;
            }
            Event::Unregistered { entry, refunded, .. } => withdraw(self, *entry, *refunded, Chips::ZERO),
            Event::AbsentSet { entry, absent } => {
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.absent = *absent;
                }
            }
            Event::AbsentRemoved { entry, taken_away } => {
                let chips = self.entry(*entry).map_or(Chips::ZERO, |entry| entry.chips);
                withdraw(self, *entry, Cents::ZERO, chips - *taken_away);
                self.postponed.clear();
            }
            Event::Paid { entry, amount } => {
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.paid += *amount;
                    self.counts.paid += *amount;
                }
            }
            Event::DebtWrittenOff { entry, at, amount, why } => apply_written_off(
                self,
                WrittenOff { entry: *entry, at: *at, amount: *amount, why: why.clone() },
            ),
            Event::SeatReserved { entry, at } => {
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.reserved = Some(*at);
                }
            }
            Event::ReservationLifted { entry } => {
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.reserved = None;
                }
            }
            Event::SeatsDrawn { seed, tables, seats, .. } => {
                self.tables.clear();
                self.draw_seed = Some(*seed);
                self.draws += 1;
                for table in tables {
                    open(self, *table);
                }
                for seating in seats {
                    seat(self, seating.entry, seating.at, None);
                }
                self.drawn_at = BTreeSet::from([tables.len()]);
                self.most_left = 0;
                self.phase = Phase::Drawn;
            }
            Event::LateSeated { entry, at, .. } => seat(self, *entry, *at, Some(MoveReason::Break)),
            Event::Started { clock } => {
                if let ClockAnchor::Running { step, ends_at } = clock {
                    let length = self.setup.steps.get(*step).map(step_length).unwrap_or_default();
                    self.started_at = Some(*ends_at - length);
                }
                self.set_anchor(*clock);
                self.phase = Phase::Playing;
            }
            Event::ClockSet { clock } => {
                if self.phase == Phase::Playing {
                    self.set_anchor(*clock);
                    // After an undo the clock may run where hands were counted: time wins.
                    if !matches!(clock, ClockAnchor::Paused { until: None, .. }) {
                        self.hand_for_hand = None;
                    }
                }
            }
            Event::RegistrationEnds { at } => self.registration_ends = *at,
            Event::HoursCorrected { by, at } => self.correct_hours_by(*by, *at),
            Event::StructureChanged { steps, clock } => {
                self.setup.told().steps.clone_from(steps);
                if self.phase == Phase::Playing {
                    self.set_anchor(*clock);
                }
            }
            Event::TableOpened { table, .. } => {
                open(self, *table);
                self.postponed.clear();
            }
            Event::SeatsBlocked { tables } => {
                tables.iter().for_each(|blocked| self.tables.block(blocked.table, &blocked.seats));
                self.postponed.clear();
            }
            Event::PositionsTold { table, hand, at } => {
                if let Some(table) = self.tables.noted(*table) {
                    table.told = Some(StatedPositions {
                        hand: hand.clone(),
                        at: *at,
                        left: Vec::new(),
                        arrived: Vec::new(),
                    });
                }
            }
            Event::HandForHandBegan { .. }
            | Event::TableHandDone { .. }
            | Event::HandPlayed { .. }
            | Event::HandForHandEnded { .. }
            | Event::LastHandsAnnounced { .. } => apply_hands(self, event),
            Event::Eliminated { at, out } => {
                self.note_pace(out.len(), *at);
                let mut shared = None;
                for line in out.iter().rev() {
                    if shared.replace(line.place) != Some(line.place) {
                        self.knocked_out += 1;
                    }
                    eliminate(self, line.entry, line.place, line.by, *at);
                }
                self.postponed.clear();
            }
            Event::Revived { entry, at } => revive(self, *entry, *at),
            Event::ReEntered { entry, at, due, paid, to_pool, chips, bounty } => {
                enter_again(self, *entry, *at, *bounty);
                hand_out(self, *entry, *chips, *due, *paid);
                self.counts.pool += *to_pool;
            }
            Event::Rebought { entry, chips, due, paid } => {
                sell(self, *entry, *chips, *due, *paid);
                self.counts.rebuys += 1;
                self.pace.bought();
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.rebuys += 1;
                }
            }
            Event::AddedOn { entry, chips, due, paid } => {
                sell(self, *entry, *chips, *due, *paid);
                self.counts.addons += 1;
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.addons += 1;
                    entry.add_on = Some(SoldAddOn { chips: *chips, due: *due, paid: *paid });
                }
            }
            Event::AddOnReturned { entry, chips, due, paid } => {
                sell(self, *entry, -*chips, -*due, -*paid);
                self.counts.addons = self.counts.addons.saturating_sub(1);
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.addons = entry.addons.saturating_sub(1);
                    entry.add_on = None;
                }
            }
            Event::RebuyPhaseSet { tables, phase } => {
                for table in tables {
                    if let Some(table) = self.tables.noted(*table) {
                        table.rebuy_phase = *phase;
                    }
                }
            }
            Event::Moved { at, cause, moves, closed, .. } => {
                // The turn to be broken is determined before the table is gone.
                let rule = self.setup.ruleset.cite(self.seat_plan().rule_of_move(*cause, closed));
                if *cause == MoveCause::Round {
                    end_round(self);
                }
                relocate(self, *cause, moves, closed);
                if *cause == MoveCause::Round {
                    begin_round(self);
                }
                let made =
                    |step: &SeatMove| MoveMade { at: *at, cause: *cause, rule: rule.clone(), step: *step };
                self.moves.extend(moves.iter().map(made));
                self.postponed.clear();
            }
            Event::Ruled { .. } => {}
            Event::ChipsRaced { added, .. } => self.counts.raced += *added,
            Event::AdvicePostponed { key } => {
                self.postponed.insert(key.clone());
            }
            Event::RulesetChanged { ruleset } => {
                self.setup.told().ruleset.clone_from(ruleset);
                // A postponed question may be asked otherwise now.
                self.postponed.clear();
            }
            Event::Penalised { .. } | Event::PenaltyLifted { .. } | Event::PenaltiesServed { .. } => {
                apply_penalty(self, event);
            }
            Event::PrizesChanged { plan } => self.setup.told().prizes.clone_from(plan),
            Event::PrizesAnnounced { .. } | Event::AnnouncedKept { .. } | Event::AnnouncementLifted {} => {
                apply_announcement(self, event);
            }
            Event::PrizeHanded { .. } | Event::PrizeTakenBack { .. } => apply_handing(self, event),
            Event::NamedPrizeGiven { .. }
            | Event::NamedPrizeWithdrawn { .. }
            | Event::NamedPrizeHanded { .. }
            | Event::NamedPrizeTakenBack { .. } => apply_named(self, event),
            Event::HuntersNamed { entry, by } => apply_hunters(self, *entry, by),
            Event::EnvelopesSealed { at, envelopes } => apply_sealing(self, *at, envelopes),
            Event::EnvelopeDrawn { at, from, envelope, amount, seed } => apply_drawn(
                self,
                DrawnEnvelope { from: *from, envelope: *envelope, amount: *amount, seed: *seed, at: *at },
            ),
            Event::StacksCounted { at, stacks, forgotten } => apply_count(self, *at, stacks, forgotten),
            Event::DealMade { at, method, kept, shares } => {
                self.deal = Some(Deal { at: *at, method: *method, kept: *kept, shares: shares.clone() });
            }
            Event::DealLifted {} => self.deal = None,
            Event::LastLongerSet { last_longer } => apply_last_longer(self, last_longer),
            Event::LastLongerRemoved { no } => self.last_longers.retain(|other| other.no != *no),
            Event::ResultsRecorded { at, players, pool, results, why } => {
                apply_recorded(self, *at, *players, *pool, results, why.as_ref());
            }
            Event::RankingCorrected { at, why, results } => apply_correction(self, *at, why, results),
            Event::Finished { at, results } => {
                self.clock = self.clock.paused(&self.setup.steps, *at);
                self.results = results.clone();
                self.ended_at = Some(*at);
                self.hand_for_hand = None;
                self.last_hands = None;
                self.phase = Phase::Finished;
            }
        }
        if matches!(
            event,
            Event::Eliminated { .. }
                | Event::Revived { .. }
                | Event::AbsentRemoved { .. }
                | Event::LateSeated { .. }
        ) {
            rank_round(self);
        }
        self.most_left = self.most_left.max(self.counts.left);
        note_waiting(self);
    }
}

fn open(tournament: &mut Tournament, no: TableNo) {
    let Some(seats) = tournament.setup.seats_at(no) else { return };
    let phase = tournament.tables.values().next().map(|table| table.rebuy_phase);
    let mut table = Table::new(no, seats);
    table.rebuy_phase = phase.unwrap_or(RebuyPhase::Period);
    tournament.tables.open(table);
}

fn seat(tournament: &mut Tournament, id: EntryId, at: SeatRef, arrival: Option<MoveReason>) {
    tournament.tables.put(at.table, at.seat, Some(id));
    if let Some((table, reason)) = tournament.tables.noted(at.table).zip(arrival) {
        table.note_arrived(at.seat, reason);
    }
    if let Some(entry) = tournament.entry_mut(id) {
        entry.standing = EntryStatus::Seated { at };
    }
}

fn unseat(tournament: &mut Tournament, at: SeatRef) {
    tournament.tables.put(at.table, at.seat, None);
    if let Some(table) = tournament.tables.noted(at.table) {
        table.note_left(at.seat);
    }
}

/// Takes an entry back; chips already posted stay in play.
fn withdraw(tournament: &mut Tournament, id: EntryId, refunded: Cents, posted: Chips) {
    let fee = tournament.setup.money.as_ref().map_or(Cents::ZERO, |money| money.fee);
    let Some(entry) = tournament.entry_mut(id) else { return };
    let (member, due, chips, seat) = (entry.member, entry.due, entry.chips, entry.seat());
    entry.standing = EntryStatus::Withdrawn;
    entry.paid -= refunded;
    entry.due = Cents::ZERO;
    entry.bounty = Cents::ZERO;
    entry.chips = posted;
    entry.counted = None;
    entry.reserved = None;
    tournament.by_member.remove(member);
    tournament.counts.entries = tournament.counts.entries.saturating_sub(1);
    tournament.counts.left = tournament.counts.left.saturating_sub(1);
    tournament.counts.chips -= chips - posted;
    tournament.counts.due -= due;
    tournament.counts.paid -= refunded;
    tournament.counts.pool -= fee.min(due);
    if let Some(at) = seat {
        unseat(tournament, at);
    }
}

/// A rebuy or an add-on: all of its price goes to the pool. Amounts below zero take one back.
fn sell(tournament: &mut Tournament, id: EntryId, chips: Chips, due: Cents, paid: Cents) {
    hand_out(tournament, id, chips, due, paid);
    tournament.counts.pool += due;
}

fn hand_out(tournament: &mut Tournament, id: EntryId, chips: Chips, due: Cents, paid: Cents) {
    if let Some(entry) = tournament.entry_mut(id) {
        entry.chips += chips;
        if let Some(counted) = &mut entry.counted {
            counted.chips = counted.chips.saturating_add(chips).max(Chips::ZERO);
        }
        entry.due += due;
        entry.paid += paid;
    }
    tournament.counts.chips += chips;
    tournament.counts.due += due;
    tournament.counts.paid += paid;
}

fn eliminate(tournament: &mut Tournament, id: EntryId, place: Place, by: Option<EntryId>, at: Millis) {
    let Some(from) = tournament.entry(id).and_then(Entry::seat) else { return };
    let outlasted = tournament.counts.entries.saturating_sub(place);
    unseat(tournament, from);
    let no = tournament.knocked_out;
    if let Some(entry) = tournament.entry_mut(id) {
        entry.out_no = Some(no);
        entry.standing = EntryStatus::Out { outlasted, at, by, from };
        entry.counted = None;
    }
    if let Some(hunter) = by.and_then(|by| tournament.entry_mut(by)) {
        hunter.hits += 1;
    }
    tournament.out.push(id);
    tournament.counts.left = tournament.counts.left.saturating_sub(1);
}

fn revive(tournament: &mut Tournament, id: EntryId, at: SeatRef) {
    let hunters = tournament.bounty_play().hunters(id);
    tournament.shared_hits.remove(&id);
    close_envelope(tournament, id);
    let Some(EntryStatus::Out { outlasted, .. }) = tournament.entry(id).map(|e| e.standing) else { return };
    tournament.leave_those_out(id, outlasted);
    for hunter in hunters {
        if let Some(hunter) = tournament.entry_mut(hunter) {
            hunter.hits = hunter.hits.saturating_sub(1);
        }
    }
    seat(tournament, id, at, Some(MoveReason::Break));
    tournament.postponed.clear();
}

fn relocate(tournament: &mut Tournament, cause: MoveCause, moves: &[SeatMove], closed: &[TableNo]) {
    for step in moves {
        unseat(tournament, step.from);
    }
    for table in closed {
        tournament.tables.close(*table);
    }
    for step in moves {
        if !tournament.tables.contains_key(&step.to.table) {
            open(tournament, step.to.table);
        }
        let reason = match cause {
            MoveCause::Balance => MoveReason::Balance,
            _ => MoveReason::Break,
        };
        seat(tournament, step.entry, step.to, Some(reason));
    }
    if matches!(cause, MoveCause::FinalTable | MoveCause::Redraw | MoveCause::Round) {
        tournament.drawn_at.insert(tournament.tables.len());
        tournament.most_left = 0;
        for table in tournament.tables.all_noted() {
            table.told = None;
        }
    }
}
