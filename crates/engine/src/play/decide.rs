//! Decisions on the organiser's actions: events, or a reason for a refusal.

use rand::Rng;

use crate::base::quantity::{EntryId, Millis, SeatNo, TableNo};
use crate::journal::action::Action;
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::state::entries::Entry;
use crate::state::tables::Table;
use crate::state::tournament::{Phase, Tournament};

impl Tournament {
    /// Decides an action at this instant into its events, or refuses it. Changes nothing.
    ///
    /// Chance, where an action needs it, is one seed of 32 bytes from `rng`, which the event carries: the draw itself
    /// follows from the seed alone.
    ///
    /// # Errors
    /// A [`Refusal`] says why not, with the rule's number where there is one.
    pub fn decide(&self, action: &Action, at: Millis, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        if let Action::RecordResults { setup, players, results, why } = action {
            return self.record_results(setup.as_deref(), *players, results, why.as_deref(), at);
        }
        if self.recorded.is_some() {
            return Err(Refusal::RecordedOnly);
        }
        if self.phase == Phase::Finished
            && !matches!(
                action,
                Action::Pay { .. }
                    | Action::WriteOff { .. }
                    | Action::HandPrize { .. }
                    | Action::GiveNamed { .. }
                    | Action::HandNamed { .. }
                    | Action::CorrectRanking { .. }
            )
        {
            return Err(Refusal::AlreadyFinished);
        }
        let events = self.ending_hands(self.sealing(self.decided(action, at, rng)?, at), at);
        if self.deal.is_some() {
            self.keeps_deal(&events)?;
        }
        Ok(events)
    }

    fn decided(&self, action: &Action, at: Millis, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Amend { setup } => self.amend(setup, at),
            Action::Register { member, born, paid } => self.register(*member, *born, *paid, at, rng),
            Action::RegisterSeveral { players, paid } => self.register_several(players, *paid, at, rng),
            Action::RegisterWithStacks { players, paid } => {
                self.register_with_stacks(players, *paid, at, rng)
            }
            Action::JoinFlights { flights, field, level, players } => {
                self.join_flights(flights, *field, *level, players, at, rng)
            }
            Action::SignUp { players } => self.sign_up(players, at),
            Action::SignOff { member } => self.sign_off(*member),
            Action::SettleAbsents { absent, withdrawn } => self.settle_absents(absent, withdrawn),
            Action::Unregister { entry, why } => self.unregister(*entry, why.as_deref()),
            Action::Pay { entry, amount } => self.pay(*entry, *amount),
            Action::WriteOff { entry, why } => self.write_off(*entry, why, at),
            Action::ReserveSeat { entry, table, seat } => self.reserve(*entry, *table, *seat),
            Action::LiftReservation { entry } => self.lift_reservation(*entry),
            Action::DrawSeats => self.draw_all(rng),
            Action::Start => self.start(at),
            Action::PauseClock => self.pause_clock(at),
            Action::ResumeClock => self.resume_clock(at),
            Action::SetClock { step, remaining } => self.set_clock(*step, *remaining, at),
            Action::ShiftClock { by } => self.shift_clock(*by, at),
            Action::PauseUntil { until } => self.pause_until(*until, at),
            Action::CloseRegistration { at: end } => self.close_registration(*end, at),
            Action::ReopenRegistration => self.reopen_registration(at),
            Action::BreakNow { minutes } => self.break_now(*minutes, at),
            Action::StepClock { forward } => self.step_clock(*forward, at),
            Action::CorrectHours { by } => self.correct_hours(*by, at),
            Action::GiveBack { since } => self.give_back(*since, at),
            Action::StartHandForHand => self.start_hand_for_hand(at),
            Action::TableHandDone { table, done } => self.table_hand_done(*table, *done),
            Action::NextHand => self.next_hand(at),
            Action::EndHandForHand => self.end_hand_for_hand(at),
            Action::AnnounceLastHands { hands } => self.announce_last_hands(*hands, at),
            Action::CutLevels { minutes } => self.cut_levels(*minutes, at),
            Action::ChangeStructure { steps } => self.change_structure(steps, at),
            Action::OpenTable { table } => self.open_table(*table),
            Action::BlockSeats { tables } => self.block_seats(tables),
            Action::TellPosition { table, seat, position } => self.tell(*table, *seat, *position, at),
            Action::Bust { players } => self.bust(players, at),
            Action::Revive { entry } => self.bring_back(*entry),
            Action::Rebuy { entry, stack, paid } => self.rebuy(*entry, *stack, *paid, at),
            Action::ReEnter { entry, paid } => self.re_enter(*entry, *paid, at, rng),
            Action::AddOn { entry, paid } => self.add_on(*entry, *paid, at),
            Action::SetRebuyPhase { table, phase } => self.set_rebuy_phase(*table, *phase),
            Action::Balance { from, to, entry, seat } => self.balance(*from, *to, *entry, *seat, at, rng),
            Action::BreakTable { table } => self.break_table(*table, at, rng),
            Action::DrawFinalTable { table } => self.draw_final_table(*table, at, rng),
            Action::FollowAdvice => self.follow_advice(at, rng),
            Action::MovePlayer { entry, table, seat } => self.move_player(*entry, *table, *seat, at),
            Action::ExchangeSeats { entry, with } => self.exchange_seats(*entry, *with, at),
            Action::Postpone { key } => self.postpone(key, at),
            Action::SetAbsent { entry, absent } => self.set_absent(*entry, *absent),
            Action::RemoveAbsent { entry, stack } => self.remove_absent(*entry, *stack, at),
            Action::RedrawSeats => self.redraw_seats(at, rng),
            Action::DrawRound => self.draw_round(at, rng),
            Action::SetLastLonger { no, name, stake, players } => {
                self.set_last_longer(*no, name, *stake, players)
            }
            Action::RemoveLastLonger { no } => self.remove_last_longer(*no),
            Action::ChangeRuleset { ruleset } => self.change_ruleset(ruleset),
            Action::Penalise { entry, offence, sanction, note, stack } => {
                self.penalise(*entry, *offence, *sanction, note, *stack, at)
            }
            Action::LiftPenalty { penalty } => self.lift_penalty(*penalty, at),
            Action::CountPlayed { table, unit } => self.count_played(*table, *unit),
            Action::ChangePrizes { plan } => self.change_prizes(plan),
            Action::AnnouncePrizes => self.announce_prizes(at),
            Action::KeepAnnounced { note } => self.keep_announced(note, at),
            Action::LiftAnnouncement => self.lift_announced(),
            Action::HandPrize { entry, handed } => self.hand_prize(*entry, *handed, at),
            Action::GiveNamed { prize, entry } => self.give_named(prize, *entry),
            Action::HandNamed { prize, handed } => self.hand_named(prize, *handed, at),
            Action::NameHunters { entry, by } => self.name_hunters(*entry, by),
            Action::SealEnvelopes { envelopes } => self.seal_envelopes(envelopes, at),
            Action::DrawEnvelope { from } => self.draw_envelope(*from, at, rng),
            Action::CountStacks { stacks, forgotten } => self.count_stacks(stacks, forgotten, at),
            Action::MakeDeal { method, terms, agreed } => self.make_deal(*method, terms, agreed, at),
            Action::LiftDeal => self.lift_deal(),
            Action::CorrectRanking { places, why } => self.correct_ranking(places, why, at),
            Action::RecordResults { .. } => Err(Refusal::PlayedHere),
            Action::RecordRuling { ruling } => self.record_ruling(ruling, at),
            Action::Finish { stacks } => self.finish(stacks, at, rng),
        }
    }

    pub(crate) fn known(&self, id: EntryId) -> Result<&Entry, Refusal> {
        self.entry(id).filter(|entry| entry.counts()).ok_or(Refusal::NoSuchEntry { entry: id })
    }

    pub(super) fn open_at(&self, no: TableNo) -> Result<&Table, Refusal> {
        if let Some(table) = self.tables.get(&no) {
            return Ok(table);
        }
        Err(match self.setup.seats_at(no) {
            Some(_) => Refusal::TableNotOpen { table: no },
            None => Refusal::NoSuchTable { table: no },
        })
    }

    pub(super) fn free_seat(&self, no: TableNo, seat: SeatNo) -> Result<&Table, Refusal> {
        let table = self.open_at(no)?;
        if !table.has(seat) {
            return Err(Refusal::NoSuchSeat { table: no, seat });
        }
        match table.at(seat) {
            Some(_) => Err(Refusal::SeatTaken { table: no, seat }),
            None if table.blocked.contains(&seat) => Err(Refusal::SeatBlocked { table: no, seat }),
            None => Ok(table),
        }
    }

    pub(crate) fn playing(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Playing { Ok(()) } else { Err(Refusal::NotStarted) }
    }
}

pub(crate) fn seed(rng: &mut impl Rng) -> [u8; 32] {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    seed
}
