//! Tournaments being played: clocks, actions, undo and redo, penalties.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis, SeasonId, TournamentId};
use tapis_club::engine::forecast::Forecast;
use tapis_club::engine::play::deals::DealOffer;
use tapis_club::engine::state::deal::DealTerms;
use tapis_club::engine::state::penalties::Offence;
use tapis_club::engine::views::{ClockView, Foreseen, PenaltiesView, PenaltyProposal, clock_view};
use tapis_club::engine::{Action, Event};
use tapis_club::store::{Duty, TournamentRow, Winner};
use tapis_club::{
    Calendar, Club, DeskTournament, Ending, EveningAhead, FinalStacks, FinalWish, FlightsAhead, FlightsWish,
    HistoryLine, MoveKey, PastPenalty, PlayedClock, PlayerLine, Problem, Rota, TablePlace,
};

use crate::base::alerts::{Alert, Look};
use crate::{Audience, Call, Utterance};

/// One thing done that was taken back alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakenBack {
    /// The journal's row that says so; undoing it does again what was taken back.
    pub seq: i64,
    /// Description of it in words.
    pub said: String,
}

/// Result of an action, once it is on the disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionResult {
    pub seq: i64,
    pub events: Vec<Event>,
    /// The same in words.
    pub said: String,
}

#[commands]
impl TournamentCommands<'_> {
    /// Lists all tournaments of the club.
    #[audience(door)]
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>, Problem> {
        self.read(|club| club.tournaments().all())
    }

    /// All that the desk shows of a tournament.
    #[audience(door, remote)]
    pub fn desk(&self, id: TournamentId) -> Result<DeskTournament, Problem> {
        self.read(|club| {
            let mut desk = club.views().desk(self.language(), id, self.now())?;
            // Actions that the director's telephone may not undo are not offered there.
            if self.caller.audience == Audience::Remote && self.refuse_others_work(club, id).is_err() {
                (desk.undo, desk.undo_seq) = (None, None);
            }
            Ok(desk)
        })
    }

    /// The end of an evening: till, prizes that are still to be handed over, next evening.
    #[audience(floor)]
    pub fn ending(&self, id: TournamentId) -> Result<Ending, Problem> {
        self.read(|club| club.views().ending(id, self.now()))
    }

    /// The clock of a tournament.
    #[audience(room)]
    pub fn clock(&self, id: TournamentId) -> Result<ClockView, Problem> {
        match self.api.live().tournament(id) {
            Some(tournament) => Ok(clock_view(tournament, self.now())),
            None => self.read(|club| club.views().clock(id, self.now())),
        }
    }

    /// The clocks of all tournaments that are being played.
    #[audience(door, remote)]
    pub fn clocks(&self) -> Result<Vec<PlayedClock>, Problem> {
        let (live, now) = (self.api.live(), self.now());
        let played = live.playing.iter().map(|(id, tournament)| PlayedClock {
            id: *id,
            name: tournament.setup().name.clone(),
            clock: clock_view(tournament, now),
        });
        Ok(played.collect())
    }

    /// Computes the shares of a deal of those who are left, by every method. Nothing is done.
    #[audience(floor)]
    pub fn deal_offer(&self, id: TournamentId, terms: DealTerms) -> Result<DealOffer, Problem> {
        self.read(|club| club.play().deal_offer(id, &terms))
    }

    /// Lists the players of a season's final with their stacks. Nothing is done.
    #[audience(desk)]
    pub fn final_stacks(&self, id: TournamentId, wish: FinalWish) -> Result<FinalStacks, Problem> {
        self.read(|club| club.tables().final_stacks(self.language(), id, &wish))
    }

    /// Previews joining flights in a tournament. Nothing is done.
    #[audience(desk)]
    pub fn flights_ahead(&self, id: TournamentId, wish: FlightsWish) -> Result<FlightsAhead, Problem> {
        self.read(|club| club.entries().flights_ahead(self.language(), id, &wish))
    }

    /// Forecasts the end of a tournament if the levels after the present one lasted so many minutes.
    #[audience(floor)]
    pub fn forecast_cut(&self, id: TournamentId, minutes: u32) -> Result<Option<Forecast>, Problem> {
        self.read(|club| club.views().forecast_cut(id, minutes, self.now()))
    }

    /// The evenings that are played or prepared, for the club's first screen.
    #[audience(door)]
    pub fn evenings_ahead(&self) -> Result<Vec<EveningAhead>, Problem> {
        self.read(|club| club.schedule().evenings_ahead(chrono::Local::now().date_naive()))
    }

    /// Lists the helpers at the evenings ahead, with their tasks.
    #[audience(floor)]
    pub fn rota(&self) -> Result<Rota, Problem> {
        self.read(|club| club.schedule().rota(self.language(), chrono::Local::now().date_naive()))
    }

    /// Stores the tasks of the rota, in this order.
    #[audience(desk)]
    pub fn rota_tasks_set(&self, tasks: Vec<String>) -> Result<(), Problem> {
        self.change(None, |club| club.schedule().set_rota_tasks(&tasks))
    }

    /// Notes that somebody helps at an evening.
    #[audience(desk)]
    pub fn duty_add(&self, duty: Duty) -> Result<(), Problem> {
        self.change(None, |club| club.schedule().add_duty(&duty))
    }

    /// Notes that somebody does not help there after all.
    #[audience(desk)]
    pub fn duty_remove(&self, duty: Duty) -> Result<(), Problem> {
        self.change(None, |club| club.schedule().remove_duty(&duty))
    }

    /// Lists the winner of each tournament that is over, with the prize.
    #[audience(floor)]
    pub fn winners(&self) -> Result<Vec<Winner>, Problem> {
        self.read(|club| Ok(club.file().attendance().winners()?))
    }

    /// Adds so many tables to a tournament's room.
    #[audience(floor)]
    pub fn tables_add(&self, id: TournamentId, count: u32) -> Result<String, Problem> {
        Ok(self
            .change(Some(id), |club| club.schedule().add_tables(id, count, self.now()))?
            .said
            .say(self.language()))
    }

    /// Limits how many may play, or lifts the limit; whoever signed up beyond it waits.
    #[audience(floor)]
    pub fn capacity_set(&self, id: TournamentId, capacity: Option<u32>) -> Result<String, Problem> {
        let acted = self.change(Some(id), |club| club.schedule().set_capacity(id, capacity, self.now()))?;
        Ok(acted.said.say(self.language()))
    }

    /// The evenings ahead and those that are over, or those of them that answer to a search.
    #[audience(floor)]
    pub fn calendar(&self, query: String) -> Result<Calendar, Problem> {
        let today = chrono::Local::now().date_naive();
        self.read(|club| club.schedule().calendar(self.language(), &query, today))
    }

    /// Does something in a tournament; a tablet by the door and the director's telephone do only what belongs there.
    #[audience(door, remote)]
    pub fn act(&self, id: TournamentId, action: Action) -> Result<ActionResult, Problem> {
        self.refuse_beyond_role(&action)?;
        let acted = self.sounding(id, |club, at| club.play().act(id, &action, at), |acted| &acted.events)?;
        if matches!(action, Action::DrawSeats | Action::Start) {
            self.room_goes_to(id);
        }
        Ok(ActionResult { seq: acted.seq, said: acted.said.say(self.language()), events: acted.events })
    }

    /// Previews the effect of an action now, or the reason why it would be refused. Nothing is done.
    #[audience(floor)]
    pub fn foresee(&self, id: TournamentId, action: Action) -> Result<Foreseen, Problem> {
        self.read(|club| club.play().foresee(id, &action, self.now()))
    }

    /// These players (when their seat was given, and who) sit where they were sent, or do not after all; none named: all.
    #[audience(floor)]
    pub fn moves_seated(&self, id: TournamentId, moves: Vec<MoveKey>, sit: bool) -> Result<(), Problem> {
        self.change(Some(id), |club| club.tables().moves_seated(id, &moves, sit))
    }

    /// Stores the places of this tournament's tables on the floor plan, for every evening at its venue; empty means the
    /// plan arranges them itself.
    #[audience(desk)]
    pub fn place_tables(&self, id: TournamentId, places: Vec<TablePlace>) -> Result<(), Problem> {
        self.change(None, |club| club.tables().place_tables(id, &places))
    }

    /// Takes back what was done last, or nothing where that is not what was done by the row that was meant; `null` for
    /// any. A tablet by the door and the director's telephone take back only what they did themselves.
    #[audience(door, remote)]
    pub fn undo(&self, id: TournamentId, row: Option<i64>) -> Result<String, Problem> {
        let undone = self.change(Some(id), |club| {
            self.refuse_others_work(club, id)?;
            match row {
                Some(row) => club.play().undo_row(id, row, self.now()),
                None => club.play().undo(id, self.now()),
            }
        })?;
        Ok(undone.say(self.language()))
    }

    /// Does again what was undone last, or nothing where that is not what was done by the row that was meant; `null`
    /// for any.
    #[audience(floor)]
    pub fn redo(&self, id: TournamentId, row: Option<i64>) -> Result<String, Problem> {
        let done = self.change(Some(id), |club| match row {
            Some(row) => club.play().redo_row(id, row, self.now()),
            None => club.play().redo(id, self.now()),
        })?;
        Ok(done.say(self.language()))
    }

    /// Takes back what one row did, whatever has been done since, unless something depends on it.
    #[audience(floor)]
    pub fn take_back(&self, id: TournamentId, row: i64) -> Result<TakenBack, Problem> {
        let (seq, done) = self.change(Some(id), |club| club.play().take_back(id, row, self.now()))?;
        Ok(TakenBack { seq, said: done.say(self.language()) })
    }

    /// Lists the actions of a tournament.
    #[audience(floor)]
    pub fn history(&self, id: TournamentId) -> Result<Vec<HistoryLine>, Problem> {
        self.read(|club| club.play().history(self.language(), id))
    }

    /// The entries that were taken back, each with who did it, when and why.
    #[audience(floor)]
    pub fn voided_entries(&self, id: TournamentId) -> Result<Vec<HistoryLine>, Problem> {
        self.read(|club| club.play().voided_entries(self.language(), id))
    }

    /// The actions on one player that stand.
    #[audience(floor)]
    pub fn player_history(&self, id: TournamentId, entry: EntryId) -> Result<Vec<PlayerLine>, Problem> {
        self.read(|club| club.play().player_history(self.language(), id, entry))
    }

    /// The ledger of penalties of a tournament.
    #[audience(floor)]
    pub fn penalties(&self, id: TournamentId) -> Result<PenaltiesView, Problem> {
        self.read(|club| club.views().penalties(id))
    }

    /// Returns the penalty that the ladder proposes for a fault of a player; `null` if nothing.
    #[audience(floor)]
    pub fn penalty_proposal(
        &self,
        id: TournamentId,
        entry: EntryId,
        offence: Offence,
    ) -> Result<Option<PenaltyProposal>, Problem> {
        self.read(|club| club.views().penalty_proposal(id, entry, offence))
    }

    /// The penalties of a member over a season; over all of them where none is named.
    #[audience(floor)]
    pub fn penalties_of(
        &self,
        member: MemberId,
        season: Option<SeasonId>,
    ) -> Result<Vec<PastPenalty>, Problem> {
        self.read(|club| club.views().penalties_of(member, season))
    }
}

impl Call<'_> {
    /// Changes a tournament, and sounds what follows from the events in what the change answers.
    pub(crate) fn sounding<T>(
        &self,
        id: TournamentId,
        change: impl FnOnce(&mut Club, Millis) -> Result<T, Problem>,
        events: impl Fn(&T) -> &[Event],
    ) -> Result<T, Problem> {
        let at = self.now();
        let look = |club: &mut Club| club.views().clock(id, at).ok().and_then(|clock| Look::at(&clock));
        let (answer, alert, words) = self.change(Some(id), |club| {
            let before = look(club);
            let answer = change(club, at)?;
            let bell = before.zip(look(club)).and_then(|(before, after)| before.step_bell(&after));
            let events = events(&answer);
            let alert = Alert::of_moves(events).or(bell);
            // An action that is on the disk does not fail because it cannot be read out.
            let words = alert.and_then(|alert| match alert {
                Alert::TableMove => {
                    let language = club.language();
                    club.tables().spoken_moves(language, id, events).ok().flatten()
                }
                _ => alert.spoken(&club.views().clock(id, at).ok()?),
            });
            Ok((answer, alert, words))
        })?;
        if let Some(alert) = alert {
            let live = self.api.live();
            let spoken = words.map(|words| Utterance::of(&live.named(id, words), live.language));
            self.api.host.play(alert, spoken);
        }
        Ok(answer)
    }
}
