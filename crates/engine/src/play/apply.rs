//! Effect of each event on the state.

use std::collections::BTreeSet;

use crate::base::quantity::{Cents, Chips, EntryId, Millis, Place, TableNo};
use crate::journal::event::Event;
use crate::positions::hand::MoveReason;
use crate::rules::rebuys::RebuyPhase;
use crate::setup::Setup;
use crate::state::deal::Deal;
use crate::state::debts::WrittenOff;
use crate::state::entries::{Entry, Standing};
use crate::state::envelopes::DrawnEnvelope;
use crate::state::seats::{MoveCause, SeatMove, SeatRef};
use crate::state::tables::{Table, Told};
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
            Event::SignedUp { .. } | Event::SignedOff { .. } => self.apply_sign_up(event),
            Event::StackGiven { .. } | Event::FlightsJoined { .. } => self.apply_stack(event),
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
                    bounty: *bounty,
                    chips: *chips,
                    counted: None,
                    reserved: None,
                    absent: false,
                    standing: Standing::Waiting,
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
            Event::Unregistered { entry, refunded, .. } => self.withdraw(*entry, *refunded, Chips::ZERO),
            Event::AbsentSet { entry, absent } => {
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.absent = *absent;
                }
            }
            Event::AbsentRemoved { entry, taken_away } => {
                let chips = self.entry(*entry).map_or(Chips::ZERO, |entry| entry.chips);
                self.withdraw(*entry, Cents::ZERO, chips - *taken_away);
                self.postponed.clear();
            }
            Event::Paid { entry, amount } => {
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.paid += *amount;
                    self.counts.paid += *amount;
                }
            }
            Event::DebtWrittenOff { entry, at, amount, why } => self.apply_written_off(WrittenOff {
                entry: *entry,
                at: *at,
                amount: *amount,
                why: why.clone(),
            }),
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
                    self.open(*table);
                }
                for seating in seats {
                    self.seat(seating.entry, seating.at, None);
                }
                self.drawn_at = BTreeSet::from([tables.len()]);
                self.most_left = 0;
                self.phase = Phase::Drawn;
            }
            Event::LateSeated { entry, at, .. } => self.seat(*entry, *at, Some(MoveReason::Break)),
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
                self.open(*table);
                self.postponed.clear();
            }
            Event::SeatsBlocked { tables } => {
                tables.iter().for_each(|blocked| self.tables.block(blocked.table, &blocked.seats));
                self.postponed.clear();
            }
            Event::PositionsTold { table, hand, at } => {
                if let Some(table) = self.tables.noted(*table) {
                    table.told =
                        Some(Told { hand: hand.clone(), at: *at, left: Vec::new(), arrived: Vec::new() });
                }
            }
            Event::HandForHandBegan { .. }
            | Event::TableHandDone { .. }
            | Event::HandPlayed { .. }
            | Event::HandForHandEnded { .. }
            | Event::LastHandsAnnounced { .. } => self.apply_hands(event),
            Event::Eliminated { at, out } => {
                self.note_pace(out.len(), *at);
                let mut shared = None;
                for line in out.iter().rev() {
                    if shared.replace(line.place) != Some(line.place) {
                        self.knocked_out += 1;
                    }
                    self.eliminate(line.entry, line.place, line.by, *at);
                }
                self.postponed.clear();
            }
            Event::Revived { entry, at } => self.revive(*entry, *at),
            Event::ReEntered { entry, at, due, paid, to_pool, chips, bounty } => {
                self.enter_again(*entry, *at, *bounty);
                self.hand_out(*entry, *chips, *due, *paid);
                self.counts.pool += *to_pool;
            }
            Event::Rebought { entry, chips, due, paid } => {
                self.sell(*entry, *chips, *due, *paid);
                self.counts.rebuys += 1;
                self.pace.bought();
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.rebuys += 1;
                }
            }
            Event::AddedOn { entry, chips, due, paid } => {
                self.sell(*entry, *chips, *due, *paid);
                self.counts.addons += 1;
                if let Some(entry) = self.entry_mut(*entry) {
                    entry.addons += 1;
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
                let rule = self.setup.ruleset.cite(self.rule_of_move(*cause, closed));
                if *cause == MoveCause::Round {
                    self.end_round();
                }
                self.relocate(*cause, moves, closed);
                if *cause == MoveCause::Round {
                    self.begin_round();
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
                self.apply_penalty(event);
            }
            Event::PrizesChanged { plan } => self.setup.told().prizes.clone_from(plan),
            Event::PrizesAnnounced { .. } | Event::AnnouncedKept { .. } | Event::AnnouncementLifted {} => {
                self.apply_announcement(event);
            }
            Event::PrizeHanded { .. } | Event::PrizeTakenBack { .. } => self.apply_handing(event),
            Event::NamedPrizeGiven { .. }
            | Event::NamedPrizeWithdrawn { .. }
            | Event::NamedPrizeHanded { .. }
            | Event::NamedPrizeTakenBack { .. } => self.apply_named(event),
            Event::HuntersNamed { entry, by } => self.apply_hunters(*entry, by),
            Event::EnvelopesSealed { at, envelopes } => self.apply_sealing(*at, envelopes),
            Event::EnvelopeDrawn { at, from, envelope, amount, seed } => self.apply_drawn(DrawnEnvelope {
                from: *from,
                envelope: *envelope,
                amount: *amount,
                seed: *seed,
                at: *at,
            }),
            Event::StacksCounted { at, stacks, forgotten } => self.apply_count(*at, stacks, forgotten),
            Event::DealMade { at, method, kept, shares } => {
                self.deal = Some(Deal { at: *at, method: *method, kept: *kept, shares: shares.clone() });
            }
            Event::DealLifted {} => self.deal = None,
            Event::LastLongerSet { last_longer } => self.apply_last_longer(last_longer),
            Event::LastLongerRemoved { no } => self.last_longers.retain(|other| other.no != *no),
            Event::ResultsRecorded { at, players, pool, results, why } => {
                self.apply_recorded(*at, *players, *pool, results, why.as_ref());
            }
            Event::RankingCorrected { at, why, results } => self.apply_correction(*at, why, results),
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
            self.rank_round();
        }
        self.most_left = self.most_left.max(self.counts.left);
        self.note_waiting();
    }

    pub(crate) fn set_anchor(&mut self, clock: ClockAnchor) {
        self.stopped_at = clock.stopped_since(&self.setup.steps, self.clock, self.stopped_at);
        self.clock = clock;
    }

    fn open(&mut self, no: TableNo) {
        let Some(seats) = self.setup.seats_at(no) else { return };
        let phase = self.tables.values().next().map(|table| table.rebuy_phase);
        let mut table = Table::new(no, seats);
        table.rebuy_phase = phase.unwrap_or(RebuyPhase::Period);
        self.tables.open(table);
    }

    fn seat(&mut self, id: EntryId, at: SeatRef, arrival: Option<MoveReason>) {
        self.tables.put(at.table, at.seat, Some(id));
        if let Some((table, reason)) = self.tables.noted(at.table).zip(arrival) {
            table.note_arrived(at.seat, reason);
        }
        if let Some(entry) = self.entry_mut(id) {
            entry.standing = Standing::Seated { at };
        }
    }

    fn unseat(&mut self, at: SeatRef) {
        self.tables.put(at.table, at.seat, None);
        if let Some(table) = self.tables.noted(at.table) {
            table.note_left(at.seat);
        }
    }

    /// Takes an entry back; chips already posted stay in play.
    fn withdraw(&mut self, id: EntryId, refunded: Cents, posted: Chips) {
        let fee = self.setup.money.as_ref().map_or(Cents::ZERO, |money| money.fee);
        let Some(entry) = self.entry_mut(id) else { return };
        let (member, due, chips, seat) = (entry.member, entry.due, entry.chips, entry.seat());
        entry.standing = Standing::Withdrawn;
        entry.paid -= refunded;
        entry.due = Cents::ZERO;
        entry.bounty = Cents::ZERO;
        entry.chips = posted;
        entry.counted = None;
        entry.reserved = None;
        self.by_member.remove(member);
        self.counts.entries = self.counts.entries.saturating_sub(1);
        self.counts.left = self.counts.left.saturating_sub(1);
        self.counts.chips -= chips - posted;
        self.counts.due -= due;
        self.counts.paid -= refunded;
        self.counts.pool -= fee.min(due);
        if let Some(at) = seat {
            self.unseat(at);
        }
    }

    /// A rebuy or an add-on: all of its price goes to the pool.
    fn sell(&mut self, id: EntryId, chips: Chips, due: Cents, paid: Cents) {
        self.hand_out(id, chips, due, paid);
        self.counts.pool += due;
    }

    fn hand_out(&mut self, id: EntryId, chips: Chips, due: Cents, paid: Cents) {
        if let Some(entry) = self.entry_mut(id) {
            entry.chips += chips;
            if let Some(counted) = &mut entry.counted {
                counted.chips += chips;
            }
            entry.due += due;
            entry.paid += paid;
        }
        self.counts.chips += chips;
        self.counts.due += due;
        self.counts.paid += paid;
    }

    fn eliminate(&mut self, id: EntryId, place: Place, by: Option<EntryId>, at: Millis) {
        let Some(from) = self.entry(id).and_then(Entry::seat) else { return };
        let outlasted = self.counts.entries.saturating_sub(place);
        self.unseat(from);
        let no = self.knocked_out;
        if let Some(entry) = self.entry_mut(id) {
            entry.out_no = Some(no);
            entry.standing = Standing::Out { outlasted, at, by, from };
            entry.counted = None;
        }
        if let Some(hunter) = by.and_then(|by| self.entry_mut(by)) {
            hunter.hits += 1;
        }
        self.out.push(id);
        self.counts.left = self.counts.left.saturating_sub(1);
    }

    fn revive(&mut self, id: EntryId, at: SeatRef) {
        let hunters = self.hunters(id);
        self.shared_hits.remove(&id);
        self.close_envelope(id);
        let Some(Standing::Out { outlasted, .. }) = self.entry(id).map(|e| e.standing) else { return };
        self.leave_those_out(id, outlasted);
        for hunter in hunters {
            if let Some(hunter) = self.entry_mut(hunter) {
                hunter.hits = hunter.hits.saturating_sub(1);
            }
        }
        self.seat(id, at, Some(MoveReason::Break));
        self.postponed.clear();
    }

    /// Somebody who was out, having outlasted so many, is in again.
    pub(crate) fn leave_those_out(&mut self, id: EntryId, revived: u32) {
        self.out.retain(|out| *out != id);
        if let Some(entry) = self.entry_mut(id) {
            entry.out_no = None;
        }
        // Whoever went out after him, or with him, has in truth outlasted one player fewer.
        let later = |other: &EntryId| match self.entry(*other)?.standing {
            Standing::Out { outlasted, .. } if outlasted >= revived => Some(*other),
            _ => None,
        };
        for other in self.out.iter().filter_map(later).collect::<Vec<_>>() {
            if let Some(Entry { standing: Standing::Out { outlasted, .. }, .. }) = self.entry_mut(other) {
                *outlasted = outlasted.saturating_sub(1);
            }
        }
        self.counts.left += 1;
    }

    fn relocate(&mut self, cause: MoveCause, moves: &[SeatMove], closed: &[TableNo]) {
        for step in moves {
            self.unseat(step.from);
        }
        for table in closed {
            self.tables.close(*table);
        }
        for step in moves {
            if !self.tables.contains_key(&step.to.table) {
                self.open(step.to.table);
            }
            let reason = match cause {
                MoveCause::Balance => MoveReason::Balance,
                _ => MoveReason::Break,
            };
            self.seat(step.entry, step.to, Some(reason));
        }
        if matches!(cause, MoveCause::FinalTable | MoveCause::Redraw | MoveCause::Round) {
            self.drawn_at.insert(self.tables.len());
            self.most_left = 0;
            for table in self.tables.all_noted() {
                table.told = None;
            }
        }
    }
}
