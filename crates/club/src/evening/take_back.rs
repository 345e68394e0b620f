//! One thing done is taken back alone, wherever it stands in the evening.
//!
//! Its row counts no more, and the rows after it stay as they are. That is sound where each of them would have been
//! the same without it: whatever came after is decided twice, with the row and without it, and the first that differs
//! is what depends on it.

use crate::file::subjects::Play;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::base::quantity::{EntryId, MemberId, Millis, TournamentId};
use tapis_engine::journal::event::read_events;
use tapis_engine::{Action, Event, Tournament};
use tapis_locale::Phrase;
use tapis_store::{JournalRow, StoreError};

use crate::evening::live_tables::tables_since;
use crate::file::live::{Live, Replay};
use crate::{DoneAction, Problem};

/// Whether it makes sense alone: what concerns the whole room is undone in order.
pub(crate) fn stands_alone(action: &Action) -> bool {
    matches!(
        action,
        Action::Register { .. }
            | Action::Unregister { .. }
            | Action::SignOff { .. }
            | Action::Pay { .. }
            | Action::Rebuy { .. }
            | Action::AddOn { .. }
            | Action::AddOnSeveral { .. }
            | Action::ReturnAddOn { .. }
            | Action::ReEnter { .. }
            | Action::Bust { .. }
            | Action::Revive { .. }
            | Action::SetAbsent { .. }
            | Action::MovePlayer { .. }
            | Action::ExchangeSeats { .. }
            | Action::Penalise { .. }
            | Action::LiftPenalty { .. }
            | Action::NameHunters { .. }
            | Action::HandPrize { .. }
            | Action::GiveNamed { .. }
            | Action::HandNamed { .. }
            | Action::RecordRuling { .. }
    )
}

/// Whether it was done of this player.
pub(crate) fn is_about(action: &Action, entry: EntryId, member: Option<MemberId>) -> bool {
    match action {
        Action::Register { member: of, .. } | Action::SignOff { member: of } => member == Some(*of),
        Action::RegisterSeveral { players, .. } => players.iter().any(|one| member == Some(one.member)),
        Action::Bust { players } => players.iter().any(|line| line.entry == entry),
        Action::AddOnSeveral { entries, .. } => entries.contains(&entry),
        Action::GiveNamed { entry: of, .. } => *of == Some(entry),
        Action::RecordRuling { ruling } => ruling.player == Some(entry),
        Action::ExchangeSeats { entry: of, with } => [*of, *with].contains(&entry),
        Action::Unregister { entry: of, .. }
        | Action::Pay { entry: of, .. }
        | Action::Rebuy { entry: of, .. }
        | Action::AddOn { entry: of, .. }
        | Action::ReturnAddOn { entry: of }
        | Action::ReEnter { entry: of, .. }
        | Action::Revive { entry: of }
        | Action::SetAbsent { entry: of, .. }
        | Action::MovePlayer { entry: of, .. }
        | Action::Penalise { entry: of, .. }
        | Action::NameHunters { entry: of, .. }
        | Action::HandPrize { entry: of, .. } => *of == entry,
        _ => false,
    }
}

/// An evening from a row on, as it was played and as it would have been without that row.
struct Both {
    with: Tournament,
    without: Tournament,
}

impl Both {
    /// Whether what was done then would have been the same without the row.
    fn agree(&self, action: &Action, row: &JournalRow) -> bool {
        // Chance is the same for both: it is not what they are compared by.
        let chance = || ChaCha20Rng::seed_from_u64(row.seq.unsigned_abs());
        let decided = |of: &Tournament| of.decide(action, row.at, &mut chance());
        decided(&self.with) == decided(&self.without)
    }

    fn apply(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.with.apply(event));
        events.iter().for_each(|event| self.without.apply(event));
    }

    /// Money was taken that is owed only with the row.
    fn overpaid(&self, action: &Action) -> bool {
        let Action::Pay { entry, .. } = action else { return false };
        let over = |of: &Tournament| of.entry(*entry).is_some_and(|entry| entry.paid > entry.due);
        over(&self.without) && !over(&self.with)
    }
}

fn events(tournament: TournamentId, row: &JournalRow) -> Result<Vec<Event>, StoreError> {
    read_events(row.version, &row.events).ok_or_else(|| StoreError::JournalUnread {
        tournament,
        name: String::new(),
        seq: row.seq,
        program: row.program.clone(),
    })
}

impl<'a> Play<'a> {
    /// Takes back what one row of the journal did, whatever has been done since. Returns what it was, and the row
    /// that says so, which an undo takes back in turn.
    ///
    /// # Errors
    /// A sentence where it is undone already, or says what depends on it.
    pub fn take_back(
        &mut self,
        id: TournamentId,
        seq: i64,
        at: Millis,
    ) -> Result<(i64, DoneAction), Problem> {
        self.club.past().refuse_closed(id)?;
        self.club.tournament(id)?;
        let rows = self.club.file.journal().rows(id)?;
        let Some(row) = rows.iter().find(|row| row.seq == seq && row.active() && row.undoable) else {
            return Err(Problem::new("take_back-gone", &[]));
        };
        let Some(live) = self.club.live.get(&id) else {
            return Err(Problem::new("store-not_found", &[]));
        };
        if let Some(later) = self.first_dependent(id, live, &rows, row)? {
            let said = |row: &JournalRow| match self.row_done(id, row) {
                DoneAction::Said(what) => what,
                DoneAction::Ruled(..) => Phrase::new("take_back-ruling", &[]).into(),
            };
            return Err(Problem::new("take_back-depends", &[("what", said(row)), ("later", said(later))]));
        }
        let (waiting, mut replayed) = (live.registration().waiting_list(), None);
        let taken = self.club.file.take_row_back(id, seq, at, &self.club.author, |turn| {
            let mut replay = Replay::before(live, turn.target);
            turn.replay_after(replay.known(), |seq, version, events| replay.take(seq, version, events))?;
            let turned = replayed.insert(replay.done());
            Ok(tables_since(live, turned))
        });
        let Some((taken, live)) = taken?.zip(replayed) else {
            return Err(Problem::new("take_back-gone", &[]));
        };
        let what = self.row_done(id, row);
        self.club.live.insert(id, live);
        Ok((taken, self.with_moved_up(id, what, &waiting)))
    }

    /// The first row that would have been another without this one; `None` if nothing depends on it.
    fn first_dependent<'t>(
        &self,
        id: TournamentId,
        live: &Live,
        rows: &'t [JournalRow],
        row: &JournalRow,
    ) -> Result<Option<&'t JournalRow>, Problem> {
        let mut replay = Replay::before(live, row.seq);
        let known = replay.known();
        let counting = || rows.iter().filter(|row| row.active());
        for before in counting().filter(|before| before.seq > known && before.seq < row.seq) {
            if !replay.take(before.seq, before.version, &before.events) {
                events(id, before)?;
            }
        }
        let without = replay.done().snapshot().as_ref().clone();
        let mut both = Both { with: without.clone(), without };
        events(id, row)?.iter().for_each(|event| both.with.apply(event));
        for later in counting().filter(|later| later.seq > row.seq) {
            let Ok(action) = serde_json::from_str::<Action>(&later.action) else { return Ok(Some(later)) };
            let action = self.with_birth_date(&action).unwrap_or(action);
            let agreed = both.agree(&action, later);
            both.apply(&events(id, later)?);
            if !agreed || both.overpaid(&action) || both.without.invariants().check_invariants().is_err() {
                return Ok(Some(later));
            }
        }
        Ok(None)
    }
}
