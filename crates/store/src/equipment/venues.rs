//! The rooms in which the club plays, each with its tables.

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};
use tapis_engine::setup::RoomTable;
use tapis_lists::fold;

use crate::StoreError;
use crate::base::problem::VenueProblem;
use crate::file::subjects::LibraryTable;

/// A room of the club, and what a form about it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Venue {
    /// The number in the file; `None` means a new one.
    pub id: Option<i64>,
    pub name: String,
    /// Its tables in the order in which they are opened.
    pub tables: Vec<RoomTable>,
}

impl Venue {
    /// Names without spaces around them; empty ones become none.
    fn tidied(mut self) -> Self {
        self.name = self.name.trim().to_owned();
        for table in &mut self.tables {
            table.name = table.name.take().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        }
        self
    }

    fn problems(&self) -> Vec<VenueProblem> {
        let mut problems = Vec::new();
        if self.name.is_empty() || self.name.chars().count() > 100 {
            problems.push(VenueProblem::VenueName);
        }
        if self.tables.is_empty() || self.tables.len() > 500 {
            problems.push(VenueProblem::VenueEmpty);
        }
        let mut seen = std::collections::BTreeSet::new();
        for (index, table) in self.tables.iter().enumerate() {
            if !seen.insert(table.no) {
                problems.push(VenueProblem::TableTwice { index, table: table.no });
            }
            if !(2..=10).contains(&table.seats) {
                problems.push(VenueProblem::TableSeats { index, table: table.no });
            }
        }
        problems
    }
}

impl LibraryTable<'_> {
    /// All rooms by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn venues(self) -> Result<Vec<Venue>, StoreError> {
        let mut query = self.file.db.prepare_cached(
            "SELECT venue.id, venue.name, no, seats, venue_table.name
             FROM venue JOIN venue_table ON venue_id = venue.id ORDER BY folded, venue.id, position",
        )?;
        let mut rows = query.query([])?;
        let mut venues: Vec<Venue> = Vec::new();
        while let Some(row) = rows.next()? {
            let id = Some(row.get(0)?);
            if venues.last().is_none_or(|venue| venue.id != id) {
                venues.push(Venue { id, name: row.get(1)?, tables: Vec::new() });
            }
            if let Some(venue) = venues.last_mut() {
                venue.tables.push(RoomTable { no: row.get(2)?, seats: row.get(3)?, name: row.get(4)? });
            }
        }
        Ok(venues)
    }

    /// Stores a room: a new one, or one with its tables as they are now. Tournaments that were set up in it keep the
    /// tables they have.
    ///
    /// # Errors
    /// [`StoreError::Venue`] names every field that is not right, [`StoreError::NotFound`] a room that is no more.
    pub fn save_venue(self, venue: Venue) -> Result<i64, StoreError> {
        let venue = venue.tidied();
        let mut problems = venue.problems();
        let folded = fold(&venue.name);
        let transaction = self.file.db.unchecked_transaction()?;
        let taken = transaction
            .prepare_cached("SELECT id FROM venue WHERE folded = ?1")?
            .query_row([&folded], |row| row.get::<_, i64>(0))
            .optional()?;
        if taken.is_some() && taken != venue.id {
            problems.push(VenueProblem::VenueTaken);
        }
        if !problems.is_empty() {
            return Err(StoreError::Venue(problems));
        }
        let id = if let Some(id) = venue.id {
            let sql = "UPDATE venue SET name = ?2, folded = ?3 WHERE id = ?1";
            if transaction.execute(sql, params![id, venue.name, folded])? == 0 {
                return Err(StoreError::NotFound("venue"));
            }
            transaction.execute("DELETE FROM venue_table WHERE venue_id = ?1", [id])?;
            id
        } else {
            let sql = "INSERT INTO venue (name, folded) VALUES (?1, ?2)";
            transaction.execute(sql, params![venue.name, folded])?;
            transaction.last_insert_rowid()
        };
        let sql = "INSERT INTO venue_table (venue_id, position, no, seats, name)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        for (position, table) in (0_i64..).zip(&venue.tables) {
            transaction.prepare_cached(sql)?.execute(params![
                id,
                position,
                table.no,
                table.seats,
                table.name
            ])?;
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(id)
    }

    /// Forgets a room. Tournaments that were set up in it keep the tables they have.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn delete_venue(self, id: i64) -> Result<(), StoreError> {
        match self.file.journal().write("DELETE FROM venue WHERE id = ?1", [id])? {
            0 => Err(StoreError::NotFound("venue")),
            _ => Ok(()),
        }
    }
}
