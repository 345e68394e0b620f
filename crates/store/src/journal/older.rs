//! Journals of file formats before the chain had a beginning and an end: what was sound is sealed
//! anew from the first set-up on, and loses the birth dates that once stood in it.

use rusqlite::{Connection, params};
use serde_json::Value;
use tapis_engine::base::quantity::TournamentId;

use super::chain::Sealed;
use super::{JournalRow, chain};
use crate::StoreError;

fn sealed(tournament: TournamentId, row: &JournalRow) -> Sealed<'_> {
    Sealed {
        tournament,
        seq: row.seq,
        at: row.at,
        version: row.version,
        undoable: row.undoable,
        target: row.target,
        who: &row.who,
        kind: row.kind.name(),
        action: &row.action,
        events: &row.events,
        device: None,
        program: None,
    }
}

/// The rows of a journal that has no columns yet for where they come from.
fn rows(db: &Connection, tournament: TournamentId) -> Result<Vec<JournalRow>, StoreError> {
    let columns =
        "seq, at, who, kind, undoable, target, undone_by, version, action, events, hash, NULL, NULL";
    super::rows(db, tournament, columns)
}

/// The chain as it was: from nothing, with no end written down.
fn was_sound(tournament: TournamentId, rows: &[JournalRow]) -> bool {
    let mut before: &[u8] = &[];
    rows.iter().zip(1..).all(|(row, seq)| {
        let fits = row.seq == seq && sealed(tournament, row).hash(before)[..] == row.hash[..];
        before = &row.hash;
        fits
    })
}

/// A journal names members and says nothing else of them.
fn without_birth_date(action: &str) -> Option<String> {
    let mut json: Value = serde_json::from_str(action).ok()?;
    let born = json.get_mut("born").filter(|born| !born.is_null())?;
    *born = Value::Null;
    serde_json::to_string(&json).ok()
}

/// Gives every tournament a chain from its set-up to its last row. One that is broken already
/// stays broken, to be found.
pub(crate) fn seal_all(db: &Connection) -> Result<(), StoreError> {
    let mut query = db.prepare("SELECT id, setup FROM tournament ORDER BY id")?;
    let tournaments = query.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for tournament in tournaments {
        let (id, setup) = tournament?;
        let id = TournamentId(id);
        chain::begin(db, id, &setup)?;
        let mut rows = rows(db, id)?;
        if !was_sound(id, &rows) {
            let last = rows.last().map(|row| row.hash.clone()).unwrap_or_default();
            chain::set_end(db, id, i64::try_from(rows.len()).unwrap_or(0), &last)?;
            continue;
        }
        let (_, mut before) = chain::end(db, id)?;
        for row in &mut rows {
            if let Some(action) = without_birth_date(&row.action) {
                row.action = action;
            }
            before = sealed(id, row).hash(&before).to_vec();
            let sql = "UPDATE journal SET action = ?3, hash = ?4 WHERE tournament_id = ?1 AND seq = ?2";
            db.prepare_cached(sql)?.execute(params![id.0, row.seq, row.action, before])?;
        }
        chain::set_end(db, id, i64::try_from(rows.len()).unwrap_or(0), &before)?;
    }
    Ok(())
}
