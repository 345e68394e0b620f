//! Erasing a member who asks for it: what was known of the person goes, results and history stay
//! whole and name nobody.

use std::collections::BTreeSet;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_lists::fold;

use crate::copies::backup;
use crate::copies::look::Look;
use crate::evening::arrivals::{ArrivalOf, REMOVE};
use crate::file::subjects::PersonalData;
use crate::members::retention;
use crate::{Backup, StoreError, library};

impl PersonalData<'_> {
    /// The copies that still hold a member who is erased here, newest first, those in the second place last. One
    /// that cannot be read counts: it may hold the member too.
    pub fn copies_with(self, id: MemberId) -> Vec<Backup> {
        self.copies_with_any(&[id])
    }

    /// The same of several members: the copies that hold any of them.
    pub fn copies_with_any(self, ids: &[MemberId]) -> Vec<Backup> {
        let sql = "SELECT EXISTS (SELECT 1 FROM member WHERE id = ?1 AND last_name <> '')";
        let named =
            |look: &Look, id: MemberId| look.db.query_row(sql, [id.0], |row| row.get(0)).unwrap_or(true);
        let holds = |copy: &Backup| {
            Look::at(Path::new(&copy.path)).map_or(true, |look| ids.iter().any(|id| named(&look, *id)))
        };
        let second = self.file.second_copy().map(|copy| backup::list(&copy)).unwrap_or_default();
        self.file.backups().into_iter().chain(second).filter(holds).collect()
    }

    /// The members who were erased, without the records that were merged, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn erased_members(self) -> Result<Vec<MemberId>, StoreError> {
        let sql = "SELECT id FROM member WHERE erased_at IS NOT NULL AND merged_into IS NULL ORDER BY id";
        let mut query = self.file.db.prepare_cached(sql)?;
        Ok(query.query_map([], |row| row.get(0).map(MemberId))?.collect::<Result<_, _>>()?)
    }

    /// Blanks all that is known of a member, for good. Copies made before still hold it until they
    /// are rotated away.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none, or none any more;
    /// [`StoreError::MemberPlays`] and [`StoreError::MemberSignedUp`] while the member is in a tournament that is not
    /// over, or has signed up for one.
    pub fn erase_member(self, id: MemberId, now: Millis) -> Result<(), StoreError> {
        self.erase_members(&[id], now)
    }

    /// Blanks all that is known of several members, or of none of them where one cannot be erased.
    ///
    /// # Errors
    /// As for [`PersonalData::erase_member`].
    pub fn erase_members(self, ids: &[MemberId], now: Millis) -> Result<(), StoreError> {
        let transaction = Transaction::new_unchecked(&self.file.db, TransactionBehavior::Immediate)?;
        for id in ids {
            self.erase_in(&transaction, *id, now)?;
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        // Content overwritten in the file still stands in its log until that is emptied. Should
        // this fail the members are erased all the same, and the log is emptied when the club is closed.
        let _ = self.file.db.query_row("PRAGMA main.wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        Ok(())
    }

    fn erase_in(self, transaction: &Transaction<'_>, id: MemberId, now: Millis) -> Result<(), StoreError> {
        if let Some(tournament) = plays_in(transaction, id)? {
            return Err(StoreError::MemberPlays { tournament });
        }
        if let Some(tournament) = signed_up_for(transaction, id)? {
            return Err(StoreError::MemberSignedUp { tournament });
        }
        // Merged records are of the same person.
        let records = self.file.merging().records_of(id)?;
        // The forgotten names of the others below would no longer be known.
        let names = library::names_ever(transaction, id)?;
        let names = names.iter().map(|(first, last)| name_words(first, last)).collect();
        let sql =
            "UPDATE member SET number = NULL, last_name = '', first_name = '', nickname = NULL, born = NULL,
                     email = NULL, phone = NULL, valid_until = NULL, note = NULL, folded = '', licence = NULL, guest = NULL, tags = NULL,
                     taken_over = NULL, archived_at = coalesce(archived_at, ?2), erased_at = ?2
                   WHERE ?1 IN (id, merged_into) AND erased_at IS NULL
                     AND (SELECT merged_into IS NULL FROM member WHERE id = ?1)";
        if transaction.execute(sql, params![id.0, now.0])? == 0 {
            return Err(StoreError::NotFound("member"));
        }
        for id in records {
            transaction.execute("DELETE FROM exclusion WHERE member_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM member_photo WHERE member_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM member_note WHERE member_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM duty WHERE member_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM arrival WHERE member_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM distinct_members WHERE ?1 IN (member_id, other_id)", [id.0])?;
            // Amounts and days of payments stay in the accounts; the reasons may say something of the person.
            transaction.execute("UPDATE member_due SET reason = '' WHERE member_id = ?1", [id.0])?;
            let cancelled = "UPDATE due_payment SET cancelled_why = '' WHERE member_id = ?1 AND cancelled_why IS NOT NULL";
            transaction.execute(cancelled, [id.0])?;
            retention::forget(transaction, id)?;
            library::forget_member(transaction, id.0)?;
        }
        self.forget_typed(transaction, &names)
    }

    /// Removes arrivals under a name that was typed and that nobody bears any more.
    fn forget_typed(self, transaction: &Transaction<'_>, names: &BTreeSet<String>) -> Result<(), StoreError> {
        let borne: BTreeSet<String> = self
            .file
            .merging()
            .known_members()?
            .into_iter()
            .map(|member| name_words(&member.card.first_name, &member.card.last_name))
            .collect();
        for row in self.file.arrivals().all()? {
            let ArrivalOf::Named(first, last) = row.of else { continue };
            let typed = name_words(&first, &last);
            if names.contains(&typed) && !borne.contains(&typed) {
                transaction.execute(REMOVE, [row.id.0])?;
            }
        }
        Ok(())
    }
}

/// The words of a name in the order of the alphabet, however it is written.
fn name_words(first: &str, last: &str) -> String {
    let folded = fold(&format!("{first} {last}"));
    let mut words: Vec<&str> = folded.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

/// The first tournament that is not over and in which a member is.
pub(crate) fn plays_in(db: &Connection, id: MemberId) -> Result<Option<String>, StoreError> {
    let sql = "SELECT tournament.name FROM entry JOIN tournament ON tournament.id = entry.tournament_id
               WHERE entry.member_id = ?1 AND NOT entry.withdrawn AND tournament.status <> 'finished'
               ORDER BY tournament.date, tournament.id LIMIT 1";
    Ok(db.query_row(sql, [id.0], |row| row.get(0)).optional()?)
}

/// The first tournament that is not over or archived, and for which a member has signed up.
pub(crate) fn signed_up_for(db: &Connection, id: MemberId) -> Result<Option<String>, StoreError> {
    let sql = "SELECT tournament.name FROM sign_up JOIN tournament ON tournament.id = sign_up.tournament_id
               WHERE sign_up.member_id = ?1 AND tournament.status <> 'finished' AND tournament.archived_at IS NULL
               ORDER BY tournament.date, tournament.id LIMIT 1";
    Ok(db.query_row(sql, [id.0], |row| row.get(0)).optional()?)
}
