//! Players who say that they have come, until the desk has answered.

use rusqlite::params;
use tapis_engine::base::quantity::{ArrivalId, MemberId, Millis, TournamentId};

use crate::StoreError;
use crate::file::subjects::ArrivalsTable;

/// Player who has come: a member, or a name as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArrivalOf {
    Member(MemberId),
    /// First and family name.
    Named(String, String),
}

/// Somebody who waits for the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArrivalRow {
    pub id: ArrivalId,
    pub tournament: TournamentId,
    pub at: Millis,
    /// Player who has come; of merged records the one that is kept.
    pub of: ArrivalOf,
}

/// Takes away whoever waits under a number.
pub(crate) const REMOVE: &str = "DELETE FROM arrival WHERE id = ?1";

impl ArrivalsTable<'_> {
    /// Everybody who waits, earliest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(self) -> Result<Vec<ArrivalRow>, StoreError> {
        let sql = "SELECT arrival.id, tournament_id, at, coalesce(member.merged_into, member.id),
                     coalesce(arrival.first_name, ''), coalesce(arrival.last_name, '')
                   FROM arrival LEFT JOIN member ON member.id = arrival.member_id ORDER BY arrival.id";
        let mut query = self.file.db.prepare_cached(sql)?;
        let rows = query.query_map([], |row| {
            let of = match row.get::<_, Option<i64>>(3)? {
                Some(member) => ArrivalOf::Member(MemberId(member)),
                None => ArrivalOf::Named(row.get(4)?, row.get(5)?),
            };
            let (id, tournament) = (ArrivalId(row.get(0)?), TournamentId(row.get(1)?));
            Ok(ArrivalRow { id, tournament, at: Millis(row.get(2)?), of })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Somebody has come. Answers the number under which this waits.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_arrival(
        self,
        tournament: TournamentId,
        of: &ArrivalOf,
        at: Millis,
    ) -> Result<ArrivalId, StoreError> {
        let (member, first, last) = match of {
            ArrivalOf::Member(member) => (Some(member.0), None, None),
            ArrivalOf::Named(first, last) => (None, Some(first), Some(last)),
        };
        let sql = "INSERT INTO arrival (tournament_id, at, member_id, first_name, last_name) VALUES (?1, ?2, ?3, ?4, ?5)";
        self.file.journal().write(sql, params![tournament.0, at.0, member, first, last])?;
        Ok(ArrivalId(self.file.db.last_insert_rowid()))
    }

    /// Nobody of this number waits any more.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where nobody does.
    pub fn remove_arrival(self, arrival: ArrivalId, at: Millis) -> Result<(), StoreError> {
        let gone = self.file.journal().write_done(REMOVE, [arrival.0], at)?;
        if gone == 0 { Err(StoreError::NotFound("arrival")) } else { Ok(()) }
    }

    /// Of these, nobody waits for this tournament any more.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_arrivals(
        self,
        tournament: TournamentId,
        arrivals: &[ArrivalId],
        at: Millis,
    ) -> Result<(), StoreError> {
        let ids = serde_json::to_string(arrivals).map_err(StoreError::Unwritable)?;
        let sql = "DELETE FROM arrival WHERE tournament_id = ?1 AND id IN (SELECT value FROM json_each(?2))";
        self.file.journal().write_done(sql, params![tournament.0, ids], at)?;
        Ok(())
    }

    /// Nobody waits for this tournament any more.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn forget_arrivals(self, tournament: TournamentId) -> Result<(), StoreError> {
        self.file.journal().write("DELETE FROM arrival WHERE tournament_id = ?1", [tournament.0])?;
        Ok(())
    }
}
