//! Attendance of evenings: how many, how often, for the first time. Entries that were taken back do not count.

use std::collections::BTreeMap;

use rusqlite::params;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Place, Points, SeasonId, TournamentId};

use crate::StoreError;
use crate::file::subjects::AttendanceTable;

/// Attendance of a tournament that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningAttendance {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day, as text.
    pub date: String,
    pub entries: u32,
    /// Of these, had played in no tournament of the club before.
    pub newcomers: u32,
    pub rebuys: u32,
    pub addons: u32,
}

/// Winner of a tournament, with the prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Winner {
    /// The number in the file.
    pub tournament: TournamentId,
    /// The name; several where they shared; empty if erased.
    pub name: String,
    /// Prize of the first place; the most that one of several won.
    pub prize: Cents,
    /// Prizes of those who share the first place, in the order of the names.
    pub prizes: Vec<Cents>,
    /// Currency, as it was first set up; `None` if it is played without money.
    pub currency: Option<String>,
}

/// An evening that a member played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedEvening {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day, as text.
    pub date: String,
    pub place: Place,
    /// Number of players in that evening.
    pub entries: u32,
    pub points: Points,
    /// The championships that count it beside the season, with their points; the file does not say them.
    pub championships: Vec<(String, Points)>,
}

impl<'a> AttendanceTable<'a> {
    /// The tournaments of a season that are over, earliest first, with who came.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn of_season(self, season: SeasonId) -> Result<Vec<EveningAttendance>, StoreError> {
        let mut query = self.file.db.prepare_cached(include_str!("attendance/season.sql"))?;
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

    /// Players of each tournament of a season that is over: its day and the member, once for each tournament.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn participations(self, season: SeasonId) -> Result<Vec<(String, MemberId)>, StoreError> {
        let sql = "SELECT tournament.date, coalesce(member.merged_into, member.id) AS player
             FROM entry JOIN tournament ON tournament.id = entry.tournament_id
             JOIN member ON member.id = entry.member_id
             WHERE tournament.season_id = ?1 AND tournament.status = 'finished' AND NOT entry.withdrawn
             ORDER BY tournament.date, tournament.id, player";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, MemberId(row.get(1)?)));
        Ok(query.query_map([season.0], read)?.collect::<Result<_, _>>()?)
    }

    /// Number of the club's last tournaments that are over, counting `most` of them, and the number of these that each
    /// member played.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn regulars(self, most: u32) -> Result<(u32, BTreeMap<MemberId, u32>), StoreError> {
        let last = "SELECT id FROM tournament WHERE status = 'finished' ORDER BY date DESC, id DESC LIMIT ?1";
        let sql = format!("SELECT count(*) FROM ({last})");
        let evenings = self.file.db.prepare_cached(&sql)?.query_row([most], |row| row.get(0))?;
        let sql = format!(
            "SELECT coalesce(member.merged_into, member.id) AS player, count(DISTINCT tournament_id)
             FROM entry JOIN member ON member.id = entry.member_id
             WHERE tournament_id IN ({last}) AND NOT withdrawn GROUP BY player"
        );
        let mut query = self.file.db.prepare_cached(&sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((MemberId(row.get(0)?), row.get(1)?));
        Ok((evenings, query.query_map([most], read)?.collect::<Result<_, _>>()?))
    }

    /// Players, rebuys and add-ons of the club's last tournaments that were played here, latest first, `most` of them.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn latest_fields(self, most: u32) -> Result<Vec<(u32, u32, u32)>, StoreError> {
        let sql = "SELECT count(*), sum(rebuys), sum(addons) FROM entry
             JOIN tournament ON tournament.id = entry.tournament_id
             WHERE status = 'finished' AND unnamed IS NULL AND NOT withdrawn
             GROUP BY tournament.id HAVING count(*) > 1 ORDER BY date DESC, tournament.id DESC LIMIT ?1";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        Ok(query.query_map([most], read)?.collect::<Result<_, _>>()?)
    }

    /// Last and first name of who played in `last` and is not in `tournament`, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn missing_from(
        self,
        tournament: TournamentId,
        last: TournamentId,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let players = "SELECT coalesce(member.merged_into, member.id)
             FROM entry JOIN member ON member.id = entry.member_id WHERE NOT withdrawn AND tournament_id =";
        let sql = format!(
            "SELECT last_name, first_name FROM member
             WHERE erased_at IS NULL AND id IN ({players} ?2) AND id NOT IN ({players} ?1) ORDER BY id"
        );
        let mut query = self.file.db.prepare_cached(&sql)?;
        Ok(query
            .query_map([tournament.0, last.0], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<Result<_, _>>()?)
    }

    /// Entries of other tournaments for which less was received than was due, oldest first: the member who is kept, the
    /// tournament and the entry. Whether the debt was written off is in the journal.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn unpaid_entries(
        self,
        but: TournamentId,
    ) -> Result<Vec<(MemberId, TournamentId, EntryId)>, StoreError> {
        let sql = "SELECT coalesce(member.merged_into, member.id), entry.tournament_id, entry.entry
             FROM entry JOIN tournament ON tournament.id = entry.tournament_id
             JOIN member ON member.id = entry.member_id
             WHERE entry.due > entry.paid AND NOT entry.withdrawn AND entry.tournament_id <> ?1
               AND tournament.status IN ('playing', 'finished')
             ORDER BY tournament.date, tournament.id, entry.entry";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok((MemberId(row.get(0)?), TournamentId(row.get(1)?), EntryId(row.get(2)?)))
        };
        Ok(query.query_map([but.0], read)?.collect::<Result<_, _>>()?)
    }

    /// Number of rulings and penalties in an evening's journal, without those taken back.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn incidents(self, tournament: TournamentId) -> Result<u32, StoreError> {
        let sql =
            "SELECT count(*) FROM journal WHERE tournament_id = ?1 AND kind = 'action' AND undone_by IS NULL
                     AND json_extract(action, '$.type') IN ('record_ruling', 'penalise')";
        Ok(self.file.db.prepare_cached(sql)?.query_row([tournament.0], |row| row.get(0))?)
    }

    /// Winner of each tournament that is over, with the prize.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn winners(self) -> Result<Vec<Winner>, StoreError> {
        self.won(None)
    }

    /// Winner of this tournament; `None` if it is not over.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn winner(self, tournament: TournamentId) -> Result<Option<Winner>, StoreError> {
        Ok(self.won(Some(tournament))?.pop())
    }

    fn won(self, tournament: Option<TournamentId>) -> Result<Vec<Winner>, StoreError> {
        let sql =
            "SELECT tournament.id, group_concat(trim(member.first_name || ' ' || member.last_name), ', '), max(prize),
               json_extract(tournament.setup, '$.money.currency'), group_concat(prize)
             FROM tournament JOIN result ON result.tournament_id = tournament.id AND place = 1
             JOIN member AS entered ON entered.id = result.member_id
             JOIN member ON member.id = coalesce(entered.merged_into, entered.id)
             WHERE status = 'finished' AND (?1 IS NULL OR tournament.id = ?1)
             GROUP BY tournament.id ORDER BY tournament.id";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            let each: String = row.get(4)?;
            Ok(Winner {
                tournament: TournamentId(row.get(0)?),
                name: row.get(1)?,
                prize: Cents(row.get(2)?),
                currency: row.get(3)?,
                prizes: each.split(',').filter_map(|prize| prize.parse().ok()).map(Cents).collect(),
            })
        };
        let only = [tournament.map(|tournament| tournament.0)];
        Ok(query.query_map(only, read)?.collect::<Result<_, _>>()?)
    }

    /// Number of the club's members; those who are archived do not count.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_count(self) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM member WHERE erased_at IS NULL AND archived_at IS NULL AND merged_into IS NULL";
        Ok(self.file.db.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
    }

    /// Number of a tournament's players who had played in none before it, by the days of play.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn newcomers(self, tournament: TournamentId) -> Result<u32, StoreError> {
        let mut query = self.file.db.prepare_cached(include_str!("attendance/newcomers.sql"))?;
        Ok(query.query_row([tournament.0], |row| row.get(0))?)
    }

    /// The last evenings that a member played, at most so many, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn last_played_by(self, member: MemberId, most: u32) -> Result<Vec<PlayedEvening>, StoreError> {
        let sql = "SELECT tournament.id, tournament.name, tournament.date, result.place,
               coalesce(tournament.unnamed, 0)
                 + (SELECT count(*) FROM entry WHERE tournament_id = tournament.id AND NOT withdrawn),
               result.points
             FROM result JOIN tournament ON tournament.id = result.tournament_id
             WHERE result.member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into))
               AND tournament.status = 'finished'
             ORDER BY tournament.date DESC, tournament.id DESC LIMIT ?2";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(PlayedEvening {
                tournament: TournamentId(row.get(0)?),
                name: row.get(1)?,
                date: row.get(2)?,
                place: row.get(3)?,
                entries: row.get(4)?,
                points: Points(row.get(5)?),
                championships: Vec::new(),
            })
        };
        Ok(query.query_map(params![member.0, most], read)?.collect::<Result<_, _>>()?)
    }

    /// The tournaments that are over in which a member played, earliest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn played_by(
        self,
        member: MemberId,
        season: Option<SeasonId>,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let sql = "SELECT tournament.id
             FROM result JOIN tournament ON tournament.id = result.tournament_id
             WHERE result.member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into))
               AND tournament.status = 'finished'
               AND (?2 IS NULL OR tournament.season_id = ?2)
             ORDER BY tournament.date, tournament.id";
        let mut query = self.file.db.prepare_cached(sql)?;
        Ok(query
            .query_map(params![member.0, season.map(|season| season.0)], |row| row.get(0).map(TournamentId))?
            .collect::<Result<_, _>>()?)
    }
}
