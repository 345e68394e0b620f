//! The one seam through which every change of a tournament passes.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tapis_engine::entries::Standing;
use tapis_engine::quantity::{EntryId, Millis};
use tapis_engine::{Action, Event, Phase, Tournament};
use tapis_store::{EntryRow, LiveTables, NewRow, ResultRow};

use crate::club::apply_all;
use crate::{Club, Problem};

/// What came of an action, once it is on the disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Acted {
    /// The journal's row.
    pub seq: i64,
    /// What happened.
    pub events: Vec<Event>,
    /// The same in words.
    pub said: String,
}

impl Club {
    /// Does what is asked, and returns when it is on the disk. Chance comes from the system.
    ///
    /// # Errors
    /// A sentence with the rule's number; nothing has changed.
    pub fn act(&mut self, id: i64, action: &Action, at: Millis) -> Result<Acted, Problem> {
        self.act_with(id, action, at, &mut rand::rng())
    }

    /// The same with one's own chance, for rehearsals and tests.
    ///
    /// # Errors
    /// As [`Club::act`].
    pub fn act_with(
        &mut self,
        id: i64,
        action: &Action,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Acted, Problem> {
        let dated = self.with_birth_date(action)?;
        let decided = self.tournament(id)?.decide(&dated, at, rng);
        let events = decided
            .map_err(|refusal| Problem::refused(self.language, &refusal, |entry| self.player(id, entry)))?;
        let Some(mut tournament) = self.live.remove(&id) else {
            return Err(Problem::new(self.language, "store-not_found", &[]));
        };
        let phase = tournament.phase();
        for event in &events {
            tournament.apply(event);
            #[cfg(debug_assertions)]
            assert_eq!(tournament.check_invariants(), Ok(()), "after {event:?}");
        }
        let tables = changed_tables(&tournament, &events, phase);
        let action = &without_birth_date(action);
        let (words, json) = (serde_json::to_string(action), serde_json::to_string(&events));
        let (action_json, events_json) = (words.unwrap_or_default(), json.unwrap_or_default());
        let row = NewRow {
            at,
            who: &self.who,
            action: &action_json,
            events: &events_json,
            undoable: action.is_undoable(),
        };
        // Only what is on the disk is kept: on an error the state is replayed when next asked for.
        let written = self.file.append(id, &row, &tables);
        let seq = self.stored(written)?;
        self.live.insert(id, tournament);
        if matches!(action, Action::Finish { .. }) {
            // The evening is safe in the journal; a copy that cannot be made must not undo that.
            let _ = self.file.backup("end");
        }
        let said = self.action_words(id, action);
        Ok(Acted { seq, events, said })
    }

    /// Takes the last action back. Returns what it was, in words.
    ///
    /// # Errors
    /// A sentence where there is nothing to undo.
    pub fn undo(&mut self, id: i64, at: Millis) -> Result<String, Problem> {
        self.turn(id, false, at)
    }

    /// Does again what was undone last. Returns what it was, in words.
    ///
    /// # Errors
    /// A sentence where there is nothing to redo.
    pub fn redo(&mut self, id: i64, at: Millis) -> Result<String, Problem> {
        self.turn(id, true, at)
    }

    fn turn(&mut self, id: i64, redo: bool, at: Millis) -> Result<String, Problem> {
        let blank = self.blank(id);
        let mut tournament = self.stored(blank)?;
        let who = self.who.clone();
        let turned = self.file.turn_back(id, redo, at, &who, |replay| {
            replay(&mut |version, events| apply_all(&mut tournament, version, events))?;
            Ok(all_tables(&tournament))
        });
        let Some(row) = self.stored(turned)? else {
            let code = if redo { "program-nothing_to_redo" } else { "program-nothing_to_undo" };
            return Err(Problem::new(self.language, code, &[]));
        };
        // Words are made while both the state before and after are at hand: an undone
        // registration is named by its member, not by the entry that is gone.
        let words = self.row_words(id, &row.action);
        self.live.insert(id, tournament);
        Ok(words)
    }

    /// A registration is judged by the birth date in the members' file, whoever asks (1-3).
    fn with_birth_date(&self, action: &Action) -> Result<Action, Problem> {
        let mut action = action.clone();
        if let Action::Register { member, born, .. } = &mut action {
            let found = self.file.member(*member).and_then(|found| match found.erased {
                true => Err(tapis_store::StoreError::NotFound("member")),
                false => Ok(found),
            });
            *born = self.stored(found)?.card.born.or(*born);
        }
        Ok(action)
    }
}

/// What the journal keeps for ever: it names members, and says nothing else of them.
fn without_birth_date(action: &Action) -> Action {
    match action {
        Action::Register { member, paid, .. } => {
            Action::Register { member: *member, born: None, paid: *paid }
        }
        other => other.clone(),
    }
}

fn entry_row(tournament: &Tournament, id: EntryId) -> Option<EntryRow> {
    let entry = tournament.entry(id)?;
    Some(EntryRow {
        entry: entry.id,
        member: entry.member,
        due: entry.due,
        paid: entry.paid,
        rebuys: entry.rebuys,
        addons: entry.addons,
        seat: entry.seat().map(|at| (at.table, at.seat)),
        outlasted: match entry.standing {
            Standing::Out { outlasted, .. } => Some(outlasted),
            _ => None,
        },
        withdrawn: !entry.counts(),
    })
}

fn head(tournament: &Tournament) -> (String, String, String) {
    let status = match tournament.phase() {
        Phase::Registering => "registering",
        Phase::Drawn => "drawn",
        Phase::Playing => "playing",
        Phase::Finished => "finished",
    };
    (tournament.setup().name.clone(), tournament.setup().date.to_string(), status.to_owned())
}

fn results(tournament: &Tournament) -> Vec<ResultRow> {
    let row = |line: &tapis_engine::event::ResultLine| ResultRow {
        entry: line.entry,
        member: line.member,
        place: line.place,
        prize: line.prize,
        points: line.points,
    };
    tournament.results().iter().map(row).collect()
}

/// The tables as the state says.
pub(crate) fn all_tables(tournament: &Tournament) -> LiveTables {
    let mut results = results(tournament);
    results.sort_unstable();
    LiveTables {
        entries: tournament.entries().iter().filter_map(|entry| entry_row(tournament, entry.id)).collect(),
        results,
        whole: true,
        head: Some(head(tournament)),
    }
}

/// The rows that these events changed, so that an action costs the same however many play.
fn changed_tables(tournament: &Tournament, events: &[Event], before: Phase) -> LiveTables {
    let mut ids = Vec::new();
    let mut head_changed = tournament.phase() != before;
    for event in events {
        match event {
            Event::Amended { .. } => head_changed = true,
            Event::SeatsDrawn { .. } | Event::Revived { .. } | Event::Finished { .. } => {
                return all_tables(tournament);
            }
            Event::Registered { entry, .. }
            | Event::Unregistered { entry, .. }
            | Event::Paid { entry, .. }
            | Event::AbsentRemoved { entry, .. }
            | Event::LateSeated { entry, .. }
            | Event::Rebought { entry, .. }
            | Event::AddedOn { entry, .. } => ids.push(*entry),
            Event::Eliminated { out, .. } => ids.extend(out.iter().map(|line| line.entry)),
            Event::Moved { moves, .. } => ids.extend(moves.iter().map(|step| step.entry)),
            Event::SeatReserved { .. }
            | Event::ReservationLifted { .. }
            | Event::Started { .. }
            | Event::ClockSet { .. }
            | Event::HandForHandBegan { .. }
            | Event::TableHandDone { .. }
            | Event::HandPlayed { .. }
            | Event::HandForHandEnded { .. }
            | Event::LastHandsAnnounced { .. }
            | Event::StructureChanged { .. }
            | Event::TableOpened { .. }
            | Event::PositionsTold { .. }
            | Event::RebuyPhaseSet { .. }
            | Event::AdvicePostponed { .. }
            | Event::AbsentSet { .. }
            | Event::RulesetChanged { .. }
            | Event::Ruled { .. }
            | Event::ChipsRaced { .. }
            | Event::PrizesChanged { .. }
            | Event::PrizeHanded { .. }
            | Event::PrizeTakenBack { .. }
            | Event::Penalised { .. }
            | Event::PenaltyLifted { .. }
            | Event::PenaltiesServed { .. } => {}
        }
    }
    LiveTables {
        entries: ids.into_iter().filter_map(|id| entry_row(tournament, id)).collect(),
        results: Vec::new(),
        whole: false,
        head: head_changed.then(|| head(tournament)),
    }
}
