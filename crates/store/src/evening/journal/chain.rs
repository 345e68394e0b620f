//! Hash chain of a journal. Each row carries a hash over itself and the row before, the first one over the set-up with
//! which the tournament began; how many rows there are and the last hash stand beside, written in the same transaction.
//! So a changed row, a changed set-up and a tail that was cut off are found whenever the journal is read.

use rusqlite::{Connection, OptionalExtension, Row, params};
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::{Millis, TournamentId};

use super::handing::{Hand, Take, hand};
use crate::StoreError;
use crate::evening::journal::row::{RowKind, unread};

type Hash = [u8; 32];

/// Content over which a row's hash is made.
#[derive(Debug, Clone, Copy)]
pub(super) struct SealedRow<'a> {
    pub tournament: TournamentId,
    pub seq: i64,
    pub at: Millis,
    pub version: i64,
    pub undoable: bool,
    pub target: Option<i64>,
    pub who: &'a str,
    pub kind: &'a str,
    pub action: &'a str,
    pub events: &'a str,
    pub device: &'a str,
    pub program: &'a str,
}

impl SealedRow<'_> {
    pub(super) fn hash(&self, before: &[u8]) -> Hash {
        self.hash_in(&mut Vec::new(), before)
    }

    /// The same in a buffer that serves many rows: all blocks are hashed in one go.
    fn hash_in(&self, bytes: &mut Vec<u8>, before: &[u8]) -> Hash {
        bytes.clear();
        bytes.extend_from_slice(before);
        let undoable = i64::from(self.undoable);
        for number in
            [self.tournament.0, self.seq, self.at.0, self.version, undoable, self.target.unwrap_or(0)]
        {
            bytes.extend_from_slice(&number.to_be_bytes());
        }
        for text in [self.who, self.kind, self.action, self.events, self.device, self.program] {
            bytes.extend_from_slice(&u64::try_from(text.len()).unwrap_or(0).to_be_bytes());
            bytes.extend_from_slice(text.as_bytes());
        }
        Sha256::digest(&bytes).into()
    }
}

/// Origin of a chain: with the first set-up.
fn origin(tournament: TournamentId, setup: &str) -> Hash {
    let mut hash = Sha256::new();
    hash.update(tournament.0.to_be_bytes());
    hash.update(setup);
    hash.finalize().into()
}

/// Origin of the chain of a tournament.
pub(super) fn origin_of(db: &Connection, tournament: TournamentId) -> Result<Hash, StoreError> {
    let sql = "SELECT setup FROM tournament WHERE id = ?1";
    let setup: Option<String> =
        db.prepare_cached(sql)?.query_row([tournament.0], |row| row.get(0)).optional()?;
    Ok(origin(tournament, &setup.ok_or(StoreError::NotFound("tournament"))?))
}

/// Begins the chain of a new tournament.
pub(crate) fn begin(db: &Connection, tournament: TournamentId, setup: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO chain (tournament_id, rows, head) VALUES (?1, 0, ?2)";
    db.prepare_cached(sql)?.execute(params![tournament.0, origin(tournament, setup)])?;
    Ok(())
}

/// Number of rows, and the last one's hash.
pub(super) fn end(db: &Connection, tournament: TournamentId) -> Result<(i64, Vec<u8>), StoreError> {
    let sql = "SELECT rows, head FROM chain WHERE tournament_id = ?1";
    let found =
        db.prepare_cached(sql)?.query_row([tournament.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    found.ok_or(StoreError::Journal { tournament, seq: 0 })
}

pub(super) fn set_end(
    db: &Connection,
    tournament: TournamentId,
    rows: i64,
    head: &[u8],
) -> Result<(), StoreError> {
    let sql = "UPDATE chain SET rows = ?2, head = ?3 WHERE tournament_id = ?1";
    db.prepare_cached(sql)?.execute(params![tournament.0, rows, head])?;
    Ok(())
}

/// A row as the walk reads it, borrowed from the database.
struct Link<'a> {
    sealed: SealedRow<'a>,
    kind: RowKind,
    undone_by: Option<i64>,
    hash: &'a [u8],
}

const LINK: &str = "SELECT seq, at, who, kind, undoable, target, undone_by, version, action, events, hash,
                      device, program FROM journal WHERE tournament_id = ?1 ORDER BY seq";

fn link<'a>(tournament: TournamentId, row: &'a Row<'_>) -> Option<Link<'a>> {
    let text = |column: usize| row.get_ref(column).ok()?.as_str().ok();
    let kind = text(3)?;
    let sealed = SealedRow {
        tournament,
        seq: row.get(0).ok()?,
        at: Millis(row.get(1).ok()?),
        version: row.get(7).ok()?,
        undoable: row.get(4).ok()?,
        target: row.get(5).ok()?,
        who: text(2)?,
        kind,
        action: text(8)?,
        events: text(9)?,
        device: text(11)?,
        program: text(12)?,
    };
    let hash = row.get_ref(10).ok()?.as_blob().ok()?;
    Some(Link { sealed, kind: RowKind::named(kind), undone_by: row.get(6).ok()?, hash })
}

/// Rows that are undone: as they say themselves, and as it follows from the undo and redo rows.
#[derive(Default)]
struct Turns {
    stated: Vec<i64>,
    derived: Vec<i64>,
}

impl Turns {
    /// False where a row undoes one that is not before it.
    fn take(&mut self, link: &Link<'_>) -> bool {
        self.stated.push(link.undone_by.unwrap_or(0));
        self.derived.push(0);
        if link.kind == RowKind::Action {
            return true;
        }
        let target = link.sealed.target.and_then(|target| usize::try_from(target.checked_sub(1)?).ok());
        let Some(undone) = target.and_then(|target| self.derived.get_mut(target)) else { return false };
        *undone = if link.kind == RowKind::Undo { link.sealed.seq } else { 0 };
        true
    }

    fn first_difference(&self) -> Option<i64> {
        let index = self.stated.iter().zip(&self.derived).position(|(stated, derived)| stated != derived)?;
        i64::try_from(index + 1).ok()
    }
}

/// Goes along the whole journal, checks it, and hands every row that counts to `take`; no row before
/// it is checked.
pub(super) fn walk(db: &Connection, tournament: TournamentId, take: &mut Take<'_>) -> Result<(), StoreError> {
    let origin = origin_of(db, tournament)?;
    let (rows, head) = end(db, tournament)?;
    hand(
        rows,
        take,
        |seq| unread(db, tournament, seq),
        |hand| {
            let (found, last) = check(db, tournament, origin, hand)?;
            if found == rows && head == last {
                return Ok(());
            }
            Err(StoreError::JournalCut { tournament, found, written: rows })
        },
    )
}

/// Checks every row there is. Returns how many there are, and the last one's hash.
fn check(
    db: &Connection,
    tournament: TournamentId,
    origin: Hash,
    hand: &mut Hand<'_>,
) -> Result<(i64, Hash), StoreError> {
    let broken = |seq: i64| StoreError::Journal { tournament, seq };
    let (mut seq, mut before, mut turns, mut bytes) = (0, origin, Turns::default(), Vec::new());
    let mut query = db.prepare_cached(LINK)?;
    let mut found = query.query([tournament.0])?;
    while let Some(row) = found.next()? {
        seq += 1;
        let link = link(tournament, row).filter(|link| link.sealed.seq == seq).ok_or_else(|| broken(seq))?;
        before = link.sealed.hash_in(&mut bytes, &before);
        if link.hash != before || !turns.take(&link) {
            return Err(broken(seq));
        }
        let counts = link.kind == RowKind::Action && link.undone_by.is_none();
        if counts && !hand(seq, link.sealed.version, link.sealed.events) {
            return Err(unread(db, tournament, seq));
        }
    }
    turns.first_difference().map_or(Ok((seq, before)), |seq| Err(broken(seq)))
}
