//! The one seam through which every change of a tournament passes.

use crate::file::subjects::Play;
use chrono::NaiveDate;
use rand::Rng;
use serde::Serialize;
use tapis_engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_engine::journal::action::{EntryWithStack, Newcomer};
use tapis_engine::journal::event::{ChangedRows, read_events};
use tapis_engine::play::deals::DealOffer;
use tapis_engine::state::deal::DealTerms;
use tapis_engine::views::{Foreseen, foreseen};
use tapis_engine::{Action, Event, Phase, Refusal, Tournament};
use tapis_locale::{Phrase, Value};
use tapis_store::{Beside, LiveTables, NewRow, StoreError};

use crate::evening::action_outcome::ActionOutcome;
use crate::evening::history::list;
use crate::evening::live_tables::{entry_row, head, tables_since};
use crate::file::live::Replay;
use crate::{DoneAction, Problem};

impl Play<'_> {
    /// The number of what a command made that was done before and is no row of a journal; `None` if it is new.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn made_before(&self, command: &str) -> Result<Option<i64>, Problem> {
        Ok(self.club.file.journal().made_by_command(command)?)
    }

    /// The result of a command that was done before, even before a restart; `None` if it is new.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub fn done_before(&mut self, command: &str) -> Result<Option<ActionOutcome>, Problem> {
        let Some((id, row)) = self.club.file.journal().row_of_command(command)? else { return Ok(None) };
        self.club.tournament(id)?;
        let events = read_events(row.version, &row.events).unwrap_or_default();
        Ok(Some(ActionOutcome { seq: row.seq, events, said: self.row_done(id, &row) }))
    }

    /// Does what is asked, and returns when it is on the disk. Chance comes from the system.
    ///
    /// # Errors
    /// A sentence with the rule's number; nothing has changed.
    pub fn act(&mut self, id: TournamentId, action: &Action, at: Millis) -> Result<ActionOutcome, Problem> {
        self.act_with(id, action, at, &mut rand::rng())
    }

    /// The same with one's own chance, for rehearsals and tests.
    ///
    /// # Errors
    /// As [`Play::act`].
    pub fn act_with(
        &mut self,
        id: TournamentId,
        action: &Action,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<ActionOutcome, Problem> {
        self.act_beside(id, action, at, rng, None)
    }

    /// The same with a setting of the club, by its key and as JSON, that is stored with it or not at all.
    pub(crate) fn act_beside(
        &mut self,
        id: TournamentId,
        action: &Action,
        at: Millis,
        rng: &mut impl Rng,
        beside: Option<Beside<'_>>,
    ) -> Result<ActionOutcome, Problem> {
        let events = self.decided(id, action, at, rng)?;
        if events.is_empty() {
            match beside {
                None => {}
                Some(Beside::Setting(key, value)) => self.club.file.settings().set_setting(key, value)?,
                Some(Beside::Arrived(arrival)) => self.club.file.arrivals().remove_arrival(arrival, at)?,
            }
            // Nothing changes: no row, and nothing more to undo.
            let seq = self.club.file.journal().journal_length(id)?;
            return Ok(ActionOutcome { seq, events, said: self.done(id, action) });
        }
        let action = &without_birth_date(action);
        let (action_json, events_json) = json(action).and_then(|action| Ok((action, json(&events)?)))?;
        let Some(mut live) = self.club.live.remove(&id) else {
            return Err(Problem::new("store-not_found", &[]));
        };
        let before =
            events.iter().any(|event| event.changed_rows() == ChangedRows::All).then(|| live.snapshot());
        let waiting = live.registration().waiting_list();
        let tournament = live.state_mut();
        let phase = tournament.phase();
        for event in &events {
            tournament.apply(event);
            #[cfg(debug_assertions)]
            assert_eq!(tournament.invariants().check_invariants(), Ok(()), "after {event:?}");
        }
        let tables = match before {
            Some(before) => tables_since(&before, tournament),
            None => changed_tables(tournament, &events, phase),
        };
        let row = NewRow {
            at,
            author: &self.club.author,
            action: &action_json,
            events: &events_json,
            undoable: action.is_undoable(),
        };
        // Only what is on the disk is kept: on an error the state is replayed when next asked for.
        let seq = self.club.file.append_with(id, &row, &tables, beside)?;
        live.advanced(seq);
        self.club.live.insert(id, live);
        if matches!(action, Action::Finish { .. }) {
            self.club.tempo = None;
            // The evening is safe in the journal; a copy that cannot be made must not undo that.
            let _ = self.club.file.backup("end");
            // Nor must what captains reported from its tables, which nobody needs any more.
            let _ = self.club.reports().forget_reports(id);
            let _ = self.club.file.arrivals().forget_arrivals(id);
        }
        let said = with_seat(self.done(id, action), &events);
        let said = self.with_player(id, said, action, &events);
        let said = self.with_place(id, said, &events);
        let said = self.with_moved_up(id, said, &waiting);
        Ok(ActionOutcome { seq, events, said })
    }

    /// The place and the prize of the one player who went out: whoever does it says them to the room.
    fn with_place(&self, id: TournamentId, said: DoneAction, events: &[Event]) -> DoneAction {
        let Some(tournament) = self.club.live.get(&id) else { return said };
        let out = events.iter().find_map(|event| match event {
            Event::Eliminated { out, .. } => Some(out.as_slice()),
            _ => None,
        });
        let (DoneAction::Said(what), Some([out])) = (&said, out) else { return said };
        // In rounds a place can be shared by players who are still in.
        let placed = tournament.entry(out.entry).filter(|_| tournament.round_play().rounds().is_empty());
        let Some(place) = placed.and_then(|entry| tournament.place(entry)) else { return said };
        let paid = tournament.prize_money().payouts().into_iter().find(|payout| payout.place == place);
        let of_place = tournament.deals().deal().is_none() && tournament.ranking().qualifiers().is_none();
        let prize = paid.filter(|_| of_place).map_or_else(Vec::new, |payout| {
            let money = tournament.setup().money.as_ref().filter(|_| payout.amount.0 > 0);
            let money = money.map(|money| Value::Money(payout.amount.0, money.currency.clone()));
            money.into_iter().chain(payout.in_kind.into_iter().map(|thing| thing.name.into())).collect()
        });
        let mut values = vec![("what", what.clone()), ("place", i64::from(place).into())];
        let key = if prize.is_empty() { "bust-placed" } else { "bust-paid" };
        if !prize.is_empty() {
            values.push(("prize", Value::List(prize, " + ")));
        }
        DoneAction::Said(Phrase::new(key, &values).into())
    }

    /// Result of an action, with the waiting players who have a place because of it.
    pub(crate) fn with_moved_up(
        &self,
        id: TournamentId,
        said: DoneAction,
        waiting: &[MemberId],
    ) -> DoneAction {
        let Some(tournament) = self.club.live.get(&id).filter(|_| !waiting.is_empty()) else { return said };
        let moved = tournament.registration().moved_up_since(waiting);
        let DoneAction::Said(what) = said else { return said };
        if moved.is_empty() {
            return DoneAction::Said(what);
        }
        let names = moved.iter().map(|member| self.named(*member)).collect::<Vec<_>>();
        let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
        let values = [("what", what), ("players", list(names)), ("count", count.into())];
        DoneAction::Said(Phrase::new("sign_up-moved_up", &values).into())
    }

    /// Previews the effect of an action now. Nothing is done, and nothing is written.
    ///
    /// # Errors
    /// As [`Play::act`] would refuse it.
    pub fn foresee(&mut self, id: TournamentId, action: &Action, at: Millis) -> Result<Foreseen, Problem> {
        let events = self.decided(id, action, at, &mut rand::rng())?;
        Ok(foreseen(self.club.tournament(id)?, &events, at))
    }

    /// Decides an action now into its events, or refuses it.
    fn decided(
        &mut self,
        id: TournamentId,
        action: &Action,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Problem> {
        let dated = self.with_birth_date(action)?;
        if matches!(action, Action::RecordResults { .. } | Action::CorrectRanking { .. }) {
            self.club.past().refuse_closed(id)?;
        }
        self.club.entries().check_entry(id, action)?;
        let tournament = self.club.tournament(id)?;
        let decided = tournament.decide(&dated, at, rng).map(|mut events| {
            let ends = crate::evening::registration_end::noted(&chrono::Local, tournament, &dated, at);
            events.extend(ends.filter(|_| !events.is_empty()));
            events
        });
        decided.map_err(|refusal| (refusal, tournament.setup().ruleset.clone())).map_err(|(why, rules)| {
            match &why {
                Refusal::Newcomers { refused } | Refusal::NotSignedUp { refused } => {
                    Problem::newcomers(&rules, &why, refused, |member| self.named(member))
                }
                _ => Problem::refused(
                    &rules,
                    &why,
                    |entry| self.club.player(id, entry),
                    |member| self.named(member),
                ),
            }
        })
    }

    /// A member's name, for a sentence; empty if there is none.
    fn named(&self, member: MemberId) -> tapis_locale::Value {
        self.club.member_name(member).unwrap_or_else(|| "".into())
    }

    /// Computes the shares of a deal of those who are left. Nothing is done.
    ///
    /// # Errors
    /// A sentence where there is nothing to share, or the terms cannot be.
    pub fn deal_offer(&mut self, id: TournamentId, terms: &DealTerms) -> Result<DealOffer, Problem> {
        let tournament = self.club.tournament(id)?;
        let offer = tournament.deals().deal_offer(terms);
        let rules = tournament.setup().ruleset.clone();
        offer.map_err(|why| {
            Problem::refused(&rules, &why, |entry| self.club.player(id, entry), |member| self.named(member))
        })
    }

    /// Takes the last action back. Returns what it was.
    ///
    /// # Errors
    /// A sentence where there is nothing to undo.
    pub fn undo(&mut self, id: TournamentId, at: Millis) -> Result<DoneAction, Problem> {
        self.turn(id, false, None, at)
    }

    /// The same, if the last thing done is still that of this row.
    ///
    /// # Errors
    /// A sentence that says what happened meanwhile.
    pub fn undo_row(&mut self, id: TournamentId, row: i64, at: Millis) -> Result<DoneAction, Problem> {
        self.turn(id, false, Some(row), at)
    }

    /// Does again what was undone last. Returns what it was.
    ///
    /// # Errors
    /// A sentence where there is nothing to redo.
    pub fn redo(&mut self, id: TournamentId, at: Millis) -> Result<DoneAction, Problem> {
        self.turn(id, true, None, at)
    }

    /// The same, if what was undone last is still that of this row.
    ///
    /// # Errors
    /// A sentence that says what happened meanwhile.
    pub fn redo_row(&mut self, id: TournamentId, row: i64, at: Millis) -> Result<DoneAction, Problem> {
        self.turn(id, true, Some(row), at)
    }

    fn turn(
        &mut self,
        id: TournamentId,
        redo: bool,
        row: Option<i64>,
        at: Millis,
    ) -> Result<DoneAction, Problem> {
        self.club.past().refuse_closed(id)?;
        self.club.tournament(id)?;
        let due = if redo {
            self.club.file.journal().redo_target(id)?
        } else {
            self.club.file.journal().undo_target(id)?
        };
        if row.is_some() && row != due.as_ref().map(|due| due.row.seq) {
            return Err(self.overtaken(id)?);
        }
        let Some(live) = self.club.live.get(&id) else {
            return Err(Problem::new("store-not_found", &[]));
        };
        let mut replayed = None;
        let turned = self.club.file.turn_back(id, redo, at, &self.club.author, |turn| {
            let mut replay = Replay::before(live, turn.target);
            turn.replay_after(replay.known(), |seq, version, events| replay.take(seq, version, events))?;
            let turned = replayed.insert(replay.done());
            Ok(tables_since(live, turned))
        });
        let waiting = live.registration().waiting_list();
        let Some((row, live)) = turned?.zip(replayed) else {
            let code = if redo { "program-nothing_to_redo" } else { "program-nothing_to_undo" };
            return Err(Problem::new(code, &[]));
        };
        // It is named while both the state before and after are at hand: an undone
        // registration is named by its member, not by the entry that is gone.
        let what = self.row_named(id, &row);
        self.club.live.insert(id, live);
        Ok(self.with_moved_up(id, what, &waiting))
    }

    /// A registration is judged by the birth date in the members' file, whoever asks (1-3).
    pub(crate) fn with_birth_date(&self, action: &Action) -> Result<Action, Problem> {
        let mut action = action.clone();
        let date = |member: MemberId, born: &mut Option<NaiveDate>| -> Result<(), Problem> {
            *born = self.club.library().member_there(member)?.card.born.or(*born);
            Ok(())
        };
        match &mut action {
            Action::Register { member, born, .. } => date(*member, born)?,
            Action::RegisterSeveral { players, .. } | Action::SignUp { players } => {
                players.iter_mut().try_for_each(|player| date(player.member, &mut player.born))?;
            }
            Action::RegisterWithStacks { players, .. } | Action::JoinFlights { players, .. } => {
                players.iter_mut().try_for_each(|player| date(player.member, &mut player.born))?;
            }
            _ => {}
        }
        Ok(action)
    }
}

/// Adds the seat of a player who is back: the desk tells him at once.
fn with_seat(said: DoneAction, events: &[Event]) -> DoneAction {
    let (DoneAction::Said(what), [Event::ReEntered { .. }, .., Event::LateSeated { at, .. }]) =
        (&said, events)
    else {
        return said;
    };
    let (table, seat) = (i64::from(at.table), i64::from(at.seat));
    let values = [("what", what.clone()), ("table", table.into()), ("seat", seat.into())];
    DoneAction::Said(Phrase::new("re_entry-seated", &values).into())
}

/// Action as the journal stores it for ever: it names members, and says nothing else of them.
fn without_birth_date(action: &Action) -> Action {
    let undated = |player: &Newcomer| Newcomer { member: player.member, born: None };
    let without_date = |player: &EntryWithStack| EntryWithStack { born: None, ..*player };
    match action {
        Action::Register { member, paid, .. } => {
            Action::Register { member: *member, born: None, paid: *paid }
        }
        Action::SignUp { players } => Action::SignUp { players: players.iter().map(undated).collect() },
        Action::RegisterSeveral { players, paid } => {
            Action::RegisterSeveral { players: players.iter().map(undated).collect(), paid: *paid }
        }
        Action::RegisterWithStacks { players, paid } => {
            Action::RegisterWithStacks { players: players.iter().map(without_date).collect(), paid: *paid }
        }
        Action::JoinFlights { flights, field, level, players } => Action::JoinFlights {
            flights: flights.clone(),
            field: *field,
            level: *level,
            players: players.iter().map(without_date).collect(),
        },
        other => other.clone(),
    }
}

/// A value as the journal stores it.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::Unwritable)
}

/// The rows that these events changed, so that an action costs the same however many play.
fn changed_tables(tournament: &Tournament, events: &[Event], before: Phase) -> LiveTables {
    let mut ids = Vec::new();
    let mut head_changed = tournament.phase() != before;
    for event in events {
        match event.changed_rows() {
            ChangedRows::Entries(of) => ids.extend(of),
            ChangedRows::Tournament => head_changed = true,
            // All are compared as a whole.
            ChangedRows::None | ChangedRows::All => {}
        }
    }
    // In rounds an elimination can change the places of others who are out.
    if tournament.round_play().round().is_some() {
        ids.extend(tournament.eliminated());
        ids.sort_unstable();
        ids.dedup();
    }
    LiveTables {
        entries: ids.into_iter().filter_map(|id| entry_row(tournament, id)).collect(),
        head: head_changed.then(|| head(tournament)),
        ..LiveTables::default()
    }
}
