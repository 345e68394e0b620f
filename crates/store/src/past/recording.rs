//! Evenings whose results are entered afterwards: written together with the members they name for the first time,
//! and deleted again.

use chrono::NaiveDate;
use rusqlite::TransactionBehavior;
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{MemberId, Millis, SeasonId, TournamentId};

use crate::evening::journal::row::RowKind;
use crate::evening::journal::{NewRow, insert};
use crate::evening::live::LiveTables;
use crate::evening::{live, tournaments};
use crate::members::{MemberDraft, save};
use crate::{Author, ClubFile, StoreError};

/// Somebody whom the results name for the first time.
#[derive(Debug, Clone)]
pub struct Newcomer {
    pub draft: MemberDraft,
    /// No longer a member.
    pub archived: bool,
}

/// An evening to be written.
#[derive(Debug, Clone)]
pub struct RecordedEvening {
    pub setup: SetupDraft,
    /// The season it counts for.
    pub season: Option<SeasonId>,
    /// Action as it was requested, as JSON.
    pub action: String,
    /// Events of the action as JSON.
    pub events: String,
    /// Its rows of the tables.
    pub tables: LiveTables,
}

impl ClubFile {
    /// Adds these members, then the evenings that `evenings` makes with their numbers (in the order of the members),
    /// in one transaction.
    ///
    /// # Errors
    /// [`StoreError::Fields`] names what is not right in a member, [`StoreError::SeasonClosed`], and whatever
    /// `evenings` refuses. Nothing is written then.
    pub fn record_evenings<E: From<StoreError>>(
        &mut self,
        newcomers: Vec<Newcomer>,
        evenings: impl FnOnce(&[MemberId]) -> Result<Vec<RecordedEvening>, E>,
        author: &Author,
        now: Millis,
        today: NaiveDate,
    ) -> Result<Vec<TournamentId>, E> {
        let begun = self.db.transaction_with_behavior(TransactionBehavior::Immediate);
        let transaction = begun.map_err(StoreError::from)?;
        let mut members = Vec::new();
        for Newcomer { draft, archived } in newcomers {
            let id = save(&transaction, draft, now, today)?;
            if archived {
                let sql = "UPDATE member SET archived_at = ?2 WHERE id = ?1";
                transaction.execute(sql, [id.0, now.0]).map_err(StoreError::from)?;
            }
            members.push(id);
        }
        let mut recorded = Vec::new();
        for evening in evenings(&members)? {
            let RecordedEvening { setup, season, action, events, tables } = evening;
            if let Some(season) = season {
                crate::seasons::championships::open_season(&transaction, season)?;
            }
            let id = tournaments::insert(&transaction, &setup, season, now)?;
            let row = NewRow { at: now, author, action: &action, events: &events, undoable: false };
            insert(&transaction, id, &row, RowKind::Action, None)?;
            live::write(&transaction, id, &tables)?;
            recorded.push(id);
        }
        transaction.commit().map_err(|error| self.journal().settled(error))?;
        recorded.iter().for_each(|id| self.grown(*id));
        Ok(recorded)
    }

    /// Deletes evenings whose results were entered afterwards, with their journals; the library's journal says who
    /// did it, and when.
    ///
    /// # Errors
    /// [`StoreError::InUse`] where one was played with the program, [`StoreError::SeasonClosed`], and
    /// [`StoreError::NotFound`]. Nothing is deleted then.
    pub fn delete_recorded(&mut self, ids: &[TournamentId]) -> Result<(), StoreError> {
        let found: Result<Vec<_>, _> = ids.iter().map(|id| self.tournaments().tournament(*id)).collect();
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for row in found? {
            if !row.recorded {
                return Err(StoreError::InUse);
            }
            if let Some(season) = row.season {
                crate::seasons::championships::open_season(&transaction, season)?;
            }
            for table in ["entry", "result", "journal", "chain", "duty", "arrival"] {
                let sql = format!("DELETE FROM {table} WHERE tournament_id = ?1");
                transaction.execute(&sql, [row.id.0])?;
            }
            transaction.execute("DELETE FROM tournament WHERE id = ?1", [row.id.0])?;
        }
        transaction.commit().map_err(|error| self.journal().settled(error))?;
        Ok(())
    }
}
