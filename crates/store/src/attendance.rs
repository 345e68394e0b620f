//! Who came: how many, how often, for the first time. Entries that were taken back do not count.

use std::collections::BTreeMap;

use rusqlite::params;
use tapis_engine::quantity::{MemberId, SeasonId, TournamentId};

use crate::{ClubFile, StoreError};

/// How many came to a tournament that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningAttendance {
    /// The number in the file.
    pub tournament: TournamentId,
    /// What it is called.
    pub name: String,
    /// The day, as text.
    pub date: String,
    /// Players.
    pub entries: u32,
    /// Of these, had played in no tournament of the club before.
    pub newcomers: u32,
    /// Rebuys sold.
    pub rebuys: u32,
    /// Add-ons sold.
    pub addons: u32,
}

impl ClubFile {
    /// The tournaments of a season that are over, the first first, with who came.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn attendance(&self, season: SeasonId) -> Result<Vec<EveningAttendance>, StoreError> {
        let mut query = self.db.prepare_cached(include_str!("attendance/season.sql"))?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(EveningAttendance {
                tournament: TournamentId(row.get(0)?),
                name: row.get(1)?,
                date: row.get(2)?,
                entries: row.get(3)?,
                newcomers: row.get(4)?,
                rebuys: row.get(5)?,
                addons: row.get(6)?,
            })
        };
        Ok(query.query_map([season.0], read)?.collect::<Result<_, _>>()?)
    }

    /// Who played in each tournament of a season that is over: its day and the member, once for
    /// each tournament.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn participations(&self, season: SeasonId) -> Result<Vec<(String, MemberId)>, StoreError> {
        let sql = "SELECT tournament.date, entry.member_id
             FROM entry JOIN tournament ON tournament.id = entry.tournament_id
             WHERE tournament.season_id = ?1 AND tournament.status = 'finished' AND NOT entry.withdrawn
             ORDER BY tournament.date, tournament.id, entry.member_id";
        let mut query = self.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, MemberId(row.get(1)?)));
        Ok(query.query_map([season.0], read)?.collect::<Result<_, _>>()?)
    }

    /// How many of the club's last tournaments are over, counting `most` of them, and in how many of these
    /// each member played.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn regulars(&self, most: u32) -> Result<(u32, BTreeMap<MemberId, u32>), StoreError> {
        let last = "SELECT id FROM tournament WHERE status = 'finished' ORDER BY date DESC, id DESC LIMIT ?1";
        let sql = format!("SELECT count(*) FROM ({last})");
        let evenings = self.db.prepare_cached(&sql)?.query_row([most], |row| row.get(0))?;
        let sql = format!(
            "SELECT member_id, count(DISTINCT tournament_id) FROM entry
             WHERE tournament_id IN ({last}) AND NOT withdrawn GROUP BY member_id"
        );
        let mut query = self.db.prepare_cached(&sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((MemberId(row.get(0)?), row.get(1)?));
        Ok((evenings, query.query_map([most], read)?.collect::<Result<_, _>>()?))
    }

    /// How many of a tournament's players had played in none before it, by the days they are played.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn newcomers(&self, tournament: TournamentId) -> Result<u32, StoreError> {
        let mut query = self.db.prepare_cached(include_str!("attendance/newcomers.sql"))?;
        Ok(query.query_row([tournament.0], |row| row.get(0))?)
    }

    /// The tournaments that are over in which a member played, the first first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn played_by(
        &self,
        member: MemberId,
        season: Option<SeasonId>,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let sql = "SELECT tournament.id
             FROM result JOIN tournament ON tournament.id = result.tournament_id
             WHERE result.member_id = ?1 AND tournament.status = 'finished'
               AND (?2 IS NULL OR tournament.season_id = ?2)
             ORDER BY tournament.date, tournament.id";
        let mut query = self.db.prepare_cached(sql)?;
        Ok(query
            .query_map(params![member.0, season.map(|season| season.0)], |row| row.get(0).map(TournamentId))?
            .collect::<Result<_, _>>()?)
    }
}
