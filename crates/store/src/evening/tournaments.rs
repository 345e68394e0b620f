//! Tournaments as the club stores them; what happens in one is in the journal.

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Millis, SeasonId, TournamentId};
use tapis_engine::{Phase, Setup, SetupDraft};

use crate::StoreError;
use crate::base::words::{json, meant};
use crate::evening::journal::chain;
use crate::file::subjects::TournamentsTable;

/// A tournament of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentRow {
    /// The number in the file.
    pub id: TournamentId,
    /// The season it counts for.
    pub season: Option<SeasonId>,
    pub name: String,
    /// The day it is played.
    pub date: String,
    /// Phase of the tournament.
    pub status: Phase,
    /// Entries in it; players who are not named among them.
    pub entries: u32,
    /// Its results were entered afterwards.
    pub recorded: bool,
    /// It is left out of the lists: it was called off, or is of no more interest.
    pub archived: bool,
}

const SELECT: &str = "SELECT id, season_id, name, date, status,
   coalesce(unnamed, 0) + (SELECT count(*) FROM entry WHERE tournament_id = tournament.id AND NOT withdrawn),
   unnamed IS NOT NULL, archived_at IS NOT NULL FROM tournament";

/// A new tournament's number: one more than any had that the club ever knew, so that what was deleted is not taken
/// for what came after it.
const NEXT: &str = "SELECT 1 + max(
   (SELECT coalesce(max(id), 0) FROM tournament),
   (SELECT coalesce(max(CAST(substr(key, 2) AS INTEGER)), 0) FROM library WHERE shelf = 'tournament'))";

fn read(row: &Row<'_>) -> rusqlite::Result<TournamentRow> {
    Ok(TournamentRow {
        id: TournamentId(row.get(0)?),
        season: row.get::<_, Option<i64>>(1)?.map(SeasonId),
        name: row.get(2)?,
        date: row.get(3)?,
        // A word that is none is put right when the club is opened, with the rest of the row.
        status: meant(row.get(4)?).unwrap_or(Phase::Registering),
        entries: row.get(5)?,
        recorded: row.get(6)?,
        archived: row.get(7)?,
    })
}

pub(crate) fn insert(
    db: &Connection,
    setup: &SetupDraft,
    season: Option<SeasonId>,
    now: Millis,
) -> Result<TournamentId, StoreError> {
    let first = json(setup)?;
    let id = TournamentId(db.prepare_cached(NEXT)?.query_row([], |row| row.get(0))?);
    let sql = "INSERT INTO tournament (id, season_id, name, date, status, setup, created_at)
               VALUES (?1, ?2, ?3, ?4, 'registering', ?5, ?6)";
    let season = season.map(|season| season.0);
    db.execute(sql, params![id.0, season, setup.name, setup.date.to_string(), first, now.0])?;
    chain::begin(db, id, &first)?;
    Ok(id)
}

impl TournamentsTable<'_> {
    /// Makes a tournament. The set-up is its first; later ones are in the journal.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn create_tournament(
        self,
        setup: &SetupDraft,
        season: Option<SeasonId>,
        now: Millis,
    ) -> Result<TournamentId, StoreError> {
        let transaction = self.file.db.unchecked_transaction()?;
        let id = insert(&transaction, setup, season, now)?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(id)
    }

    /// Makes several tournaments, or none of them.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn create_tournaments(
        self,
        setups: &[(Setup, Option<SeasonId>)],
        now: Millis,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let transaction = self.file.db.unchecked_transaction()?;
        let made = setups.iter().map(|(setup, season)| insert(&transaction, setup, *season, now));
        let made = made.collect::<Result<_, _>>()?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(made)
    }

    /// All tournaments, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(self) -> Result<Vec<TournamentRow>, StoreError> {
        let mut query = self.file.db.prepare_cached(&format!("{SELECT} ORDER BY date DESC, id DESC"))?;
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Time when a tournament was created.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn tournament_made_at(self, id: TournamentId) -> Result<Millis, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT created_at FROM tournament WHERE id = ?1")?;
        let made = query.query_row([id.0], |row| row.get(0)).optional()?;
        made.map(Millis).ok_or(StoreError::NotFound("tournament"))
    }

    /// The day of the latest evening that is over; `None` if there is none.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn last_evening(self) -> Result<Option<String>, StoreError> {
        let sql = "SELECT max(date) FROM tournament WHERE status = 'finished'";
        Ok(self.file.db.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
    }

    /// The tournaments that are being played, by number. Nothing is counted: it is asked after each action.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn playing(self) -> Result<Vec<TournamentId>, StoreError> {
        let mut query =
            self.file.db.prepare_cached("SELECT id FROM tournament WHERE status = 'playing' ORDER BY id")?;
        Ok(query.query_map([], |row| Ok(TournamentId(row.get(0)?)))?.collect::<Result<_, _>>()?)
    }

    /// Tournaments of a member in which somebody was punished, latest first: those whose journals are worth reading for
    /// his penalties.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tournaments_with_penalties(self, member: MemberId) -> Result<Vec<TournamentRow>, StoreError> {
        let mut query = self.file.db.prepare_cached(&format!(
            "{SELECT} WHERE EXISTS (SELECT 1 FROM entry
                 WHERE tournament_id = tournament.id
                   AND member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into)))
               AND EXISTS (SELECT 1 FROM journal
                 WHERE tournament_id = tournament.id AND instr(events, '\"penalised\"') > 0)
             ORDER BY date DESC, id DESC"
        ))?;
        Ok(query.query_map([member.0], read)?.collect::<Result<_, _>>()?)
    }

    /// The tournaments in which a member is or was, or signed up for, earliest first; registrations that were taken
    /// back too.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tournaments_of(self, member: MemberId) -> Result<Vec<TournamentRow>, StoreError> {
        let mut query = self.file.db.prepare_cached(&format!(
            "{SELECT} WHERE id IN (
                 SELECT tournament_id FROM entry
                   WHERE member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into))
                 UNION SELECT tournament_id FROM sign_up
                   WHERE member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into)))
             ORDER BY date, id"
        ))?;
        Ok(query.query_map([member.0], read)?.collect::<Result<_, _>>()?)
    }

    /// The tournament of this number.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none.
    pub fn tournament(self, id: TournamentId) -> Result<TournamentRow, StoreError> {
        let found = self
            .file
            .db
            .prepare_cached(&format!("{SELECT} WHERE id = ?1"))?
            .query_row([id.0], read)
            .optional()?;
        found.ok_or(StoreError::NotFound("tournament"))
    }

    /// The set-up it began with.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], or [`StoreError::Journal`] where it cannot be read.
    pub fn first_setup(self, id: TournamentId) -> Result<Setup, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT setup FROM tournament WHERE id = ?1")?;
        let text: Option<String> = query.query_row([id.0], |row| row.get(0)).optional()?;
        let text = text.ok_or(StoreError::NotFound("tournament"))?;
        serde_json::from_str(&text).map_err(|_| StoreError::Journal { tournament: id, seq: 0 })
    }

    /// Deletes tournaments in which nothing has happened, or none of them where something has in one.
    ///
    /// # Errors
    /// [`StoreError::InUse`] where something has.
    pub fn delete_tournaments(self, ids: &[TournamentId]) -> Result<(), StoreError> {
        let transaction = self.file.db.unchecked_transaction()?;
        for id in ids {
            let mut query = transaction
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM journal WHERE tournament_id = ?1)")?;
            if query.query_row([id.0], |row| row.get::<_, bool>(0))? {
                return Err(StoreError::InUse);
            }
            transaction.execute("DELETE FROM chain WHERE tournament_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM duty WHERE tournament_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM arrival WHERE tournament_id = ?1", [id.0])?;
            transaction.execute("DELETE FROM tournament WHERE id = ?1", [id.0])?;
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(())
    }

    /// Archives a tournament, or restores an archived one.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; where the file cannot be written.
    pub fn archive_tournament(self, id: TournamentId, archived: bool, now: Millis) -> Result<(), StoreError> {
        self.tournament(id)?;
        let sql = "UPDATE tournament SET archived_at = CASE WHEN ?2 THEN coalesce(archived_at, ?3) END WHERE id = ?1";
        self.file.journal().write(sql, params![id.0, archived, now.0])?;
        Ok(())
    }

    /// Puts a tournament into a season, or out of all.
    ///
    /// # Errors
    /// [`StoreError::SeasonClosed`] where the season that it leaves or joins is; where the file cannot be written.
    pub fn set_season(self, id: TournamentId, season: Option<SeasonId>) -> Result<(), StoreError> {
        let left = self.tournament(id)?.season;
        left.into_iter()
            .chain(season)
            .try_for_each(|season| self.file.championships().open_season(season))?;
        self.file.journal().write(
            "UPDATE tournament SET season_id = ?2 WHERE id = ?1",
            params![id.0, season.map(|season| season.0)],
        )?;
        Ok(())
    }
}
