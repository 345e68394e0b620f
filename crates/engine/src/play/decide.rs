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
            return self.ranking().record_results(setup.as_deref(), *players, results, why.as_deref(), at);
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
        let events =
            self.hand_play().ending_hands(self.bounty_play().sealing(self.decided(action, at, rng)?, at), at);
        if self.deal.is_some() {
            self.deals().keeps_deal(&events)?;
        }
        Ok(events)
    }

    fn decided(&self, action: &Action, at: Millis, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Amend { setup } => self.amendments().amend(setup, at),
            Action::Register { member, born, paid } => {
                self.registration().register(*member, *born, *paid, at, rng)
            }
            Action::RegisterSeveral { players, paid } => {
                self.registration().register_several(players, *paid, at, rng)
            }
            Action::RegisterWithStacks { players, paid } => {
                self.flight_play().register_with_stacks(players, *paid, at, rng)
            }
            Action::JoinFlights { flights, field, level, players } => {
                self.flight_play().join_flights(flights, *field, *level, players, at, rng)
            }
            Action::SignUp { players } => self.registration().sign_up(players, at),
            Action::SignOff { member } => self.registration().sign_off(*member),
            Action::SettleAbsents { absent, withdrawn } => self.absences().settle_absents(absent, withdrawn),
            Action::Unregister { entry, why } => self.registration().unregister(*entry, why.as_deref()),
            Action::Pay { entry, amount } => self.registration().pay(*entry, *amount),
            Action::WriteOff { entry, why } => self.debts().write_off(*entry, why, at),
            Action::ReserveSeat { entry, table, seat } => self.registration().reserve(*entry, *table, *seat),
            Action::LiftReservation { entry } => self.registration().lift_reservation(*entry),
            Action::DrawSeats => self.seat_plan().draw_all(rng),
            Action::Start => self.play_clock().start(at),
            Action::PauseClock => self.play_clock().pause_clock(at),
            Action::ResumeClock => self.play_clock().resume_clock(at),
            Action::SetClock { step, remaining } => self.play_clock().set_clock(*step, *remaining, at),
            Action::ShiftClock { by } => self.play_clock().shift_clock(*by, at),
            Action::PauseUntil { until } => self.play_clock().pause_until(*until, at),
            Action::CloseRegistration { at: end } => self.registration().close_registration(*end, at),
            Action::ReopenRegistration => self.registration().reopen_registration(at),
            Action::BreakNow { minutes } => self.play_clock().break_now(*minutes, at),
            Action::StepClock { forward } => self.play_clock().step_clock(*forward, at),
            Action::CorrectHours { by } => self.play_clock().correct_hours(*by, at),
            Action::GiveBack { since } => self.play_clock().give_back(*since, at),
            Action::StartHandForHand => self.hand_play().start_hand_for_hand(at),
            Action::TableHandDone { table, done } => self.hand_play().table_hand_done(*table, *done),
            Action::NextHand => self.hand_play().next_hand(at),
            Action::EndHandForHand => self.hand_play().end_hand_for_hand(at),
            Action::AnnounceLastHands { hands } => self.hand_play().announce_last_hands(*hands, at),
            Action::CutLevels { minutes } => self.play_clock().cut_levels(*minutes, at),
            Action::ChangeStructure { steps } => self.play_clock().change_structure(steps, at),
            Action::OpenTable { table } => self.seat_plan().open_table(*table),
            Action::BlockSeats { tables } => self.seat_plan().block_seats(tables),
            Action::TellPosition { table, seat, position } => {
                self.seat_plan().tell(*table, *seat, *position, at)
            }
            Action::Bust { players } => self.eliminations().bust(players, at),
            Action::Revive { entry } => self.eliminations().bring_back(*entry),
            Action::Rebuy { entry, stack, paid } => self.rebuys().rebuy(*entry, *stack, *paid, at),
            Action::ReEnter { entry, paid } => self.rebuys().re_enter(*entry, *paid, at, rng),
            Action::AddOn { entry, paid } => self.rebuys().add_on(*entry, *paid, at),
            Action::AddOnSeveral { entries, paid } => self.rebuys().add_on_several(entries, *paid, at),
            Action::ReturnAddOn { entry } => self.rebuys().return_add_on(*entry),
            Action::SetRebuyPhase { table, phase } => self.rebuys().set_rebuy_phase(*table, *phase),
            Action::Balance { from, to, entry, seat } => {
                self.seat_plan().balance(*from, *to, *entry, *seat, at, rng)
            }
            Action::BreakTable { table } => self.seat_plan().break_table(*table, at, rng),
            Action::DrawFinalTable { table } => self.seat_plan().draw_final_table(*table, at, rng),
            Action::FollowAdvice => self.seat_plan().follow_advice(at, rng),
            Action::MovePlayer { entry, table, seat } => {
                self.seat_plan().move_player(*entry, *table, *seat, at)
            }
            Action::ExchangeSeats { entry, with } => self.seat_plan().exchange_seats(*entry, *with, at),
            Action::Postpone { key } => self.seat_plan().postpone(key, at),
            Action::SetAbsent { entry, absent } => self.absences().set_absent(*entry, *absent),
            Action::RemoveAbsent { entry, stack } => self.absences().remove_absent(*entry, *stack, at),
            Action::RedrawSeats => self.seat_plan().redraw_seats(at, rng),
            Action::DrawRound => self.round_play().draw_round(at, rng),
            Action::SetLastLonger { no, name, stake, players } => {
                self.last_longer_bets().set_last_longer(*no, name, *stake, players)
            }
            Action::RemoveLastLonger { no } => self.last_longer_bets().remove_last_longer(*no),
            Action::ChangeRuleset { ruleset } => self.amendments().change_ruleset(ruleset),
            Action::Penalise { entry, offence, sanction, note, stack } => {
                self.conduct().penalise(*entry, *offence, *sanction, note, *stack, at)
            }
            Action::LiftPenalty { penalty } => self.conduct().lift_penalty(*penalty, at),
            Action::CountPlayed { table, unit } => self.conduct().count_played(*table, *unit),
            Action::ChangePrizes { plan } => self.amendments().change_prizes(plan),
            Action::AnnouncePrizes => self.prize_money().announce_prizes(at),
            Action::KeepAnnounced { note } => self.prize_money().keep_announced(note, at),
            Action::LiftAnnouncement => self.prize_money().lift_announced(),
            Action::HandPrize { entry, handed } => self.prize_money().hand_prize(*entry, *handed, at),
            Action::GiveNamed { prize, entry } => self.prize_money().give_named(prize, *entry),
            Action::HandNamed { prize, handed } => self.prize_money().hand_named(prize, *handed, at),
            Action::NameHunters { entry, by } => self.bounty_play().name_hunters(*entry, by),
            Action::SealEnvelopes { envelopes } => self.bounty_play().seal_envelopes(envelopes, at),
            Action::DrawEnvelope { from } => self.bounty_play().draw_envelope(*from, at, rng),
            Action::CountStacks { stacks, forgotten } => self.stacks().count_stacks(stacks, forgotten, at),
            Action::MakeDeal { method, terms, agreed } => self.deals().make_deal(*method, terms, agreed, at),
            Action::LiftDeal => self.deals().lift_deal(),
            Action::CorrectRanking { places, why } => self.ranking().correct_ranking(places, why, at),
            Action::RecordResults { .. } => Err(Refusal::PlayedHere),
            Action::RecordRuling { ruling } => self.rulings().record_ruling(ruling, at),
            Action::Finish { stacks } => self.ranking().finish(stacks, at, rng),
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
