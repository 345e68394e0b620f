//! Events of checked rows on their way to where they are applied. In a long journal that is a
//! thread of its own, so that reading and checking the next rows goes on meanwhile.

use std::panic::resume_unwind;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use crate::StoreError;

/// Below so many rows a thread costs more than it saves.
const LONG: i64 = 1_000;
/// Text that goes over at once.
const BATCH: usize = 128 * 1024;
/// Batches that may wait, so that a long journal is not held in memory as a whole.
const WAITING: usize = 4;

/// Takes a row's number, version and events; false where it cannot read them.
pub(super) type Take<'a> = dyn FnMut(i64, i64, &str) -> bool + Send + 'a;

/// Takes a row's number, version and events, all checked; false where no more are wanted.
pub(super) type Hand<'a> = dyn FnMut(i64, i64, &str) -> bool + 'a;

/// Checked rows' events, one after the other.
struct Batch {
    text: String,
    rows: Vec<Piece>,
}

struct Piece {
    seq: i64,
    version: i64,
    end: usize,
}

impl Batch {
    fn new() -> Self {
        Batch { text: String::with_capacity(BATCH + BATCH / 8), rows: Vec::with_capacity(BATCH / 64) }
    }

    fn push(&mut self, seq: i64, version: i64, events: &str) {
        self.text.push_str(events);
        self.rows.push(Piece { seq, version, end: self.text.len() });
    }

    /// The number of the first row that cannot be read, if any.
    fn unread(&self, take: &mut Take<'_>) -> Option<i64> {
        let mut start = 0;
        for row in &self.rows {
            let events = self.text.get(start..row.end).unwrap_or_default();
            start = row.end;
            if !take(row.seq, row.version, events) {
                return Some(row.seq);
            }
        }
        None
    }
}

/// Batches what comes, and sends it when there is enough.
struct Sender {
    batch: Batch,
    way: SyncSender<Batch>,
}

impl Sender {
    /// False where nobody listens any more.
    fn push(&mut self, seq: i64, version: i64, events: &str) -> bool {
        self.batch.push(seq, version, events);
        self.batch.text.len() < BATCH || self.send()
    }

    fn send(&mut self) -> bool {
        self.way.send(std::mem::replace(&mut self.batch, Batch::new())).is_ok()
    }
}

/// Runs `check`, which goes through the journal, and hands to `take` what it passes on. `unread`
/// makes the error that names a row which `take` cannot read; the first row in which anything is
/// wrong is named, whoever finds it.
pub(super) fn hand(
    rows: i64,
    take: &mut Take<'_>,
    unread: impl Fn(i64) -> StoreError,
    check: impl FnOnce(&mut Hand<'_>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    if rows < LONG {
        return check(&mut |seq, version, events| take(seq, version, events));
    }
    thread::scope(|scope| {
        let (way, coming) = sync_channel::<Batch>(WAITING);
        let taker = scope.spawn(move || coming.iter().find_map(|batch| batch.unread(take)));
        let mut sender = Sender { batch: Batch::new(), way };
        let checked = check(&mut |seq, version, events| sender.push(seq, version, events));
        // Rows that were sound before the first damage are read to its end: it may be unreadable earlier.
        sender.send();
        drop(sender);
        match taker.join() {
            Ok(None) => checked,
            Ok(Some(seq)) => Err(unread(seq)),
            Err(panic) => resume_unwind(panic),
        }
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]
    use tapis_engine::base::quantity::{Millis, TournamentId};

    use super::*;
    use crate::{Author, ClubFile, LiveTables, NewRow};

    const ROWS: i64 = 3 * LONG;

    fn club(folder: &std::path::Path) -> (ClubFile, TournamentId) {
        let mut file = ClubFile::create(&folder.join("a.tapis")).unwrap();
        file.db.pragma_update(None, "synchronous", "OFF").unwrap();
        let setup = include_str!("../../../../../tests/data/setup-1.json");
        let id = file
            .tournaments()
            .create_tournament(&serde_json::from_str(setup).unwrap(), None, Millis::ZERO)
            .unwrap();
        for at in 1..=ROWS {
            let events = format!("[\"{at} {}\"]", "x".repeat(100));
            let author = Author::default();
            let row =
                NewRow { at: Millis(at), author: &author, action: "{}", events: &events, undoable: true };
            file.append(id, &row, &LiveTables::default()).unwrap();
        }
        (file, id)
    }

    fn number(events: &str) -> i64 {
        events.trim_start_matches("[\"").split(' ').next().unwrap().parse().unwrap()
    }

    /// The row that is named where `unreadable` cannot be read.
    fn named(file: &ClubFile, id: TournamentId, unreadable: i64) -> Option<i64> {
        match file.journal().replay(id, |_, _, events| number(events) != unreadable) {
            Ok(()) => None,
            Err(StoreError::Journal { seq, .. } | StoreError::JournalUnread { seq, .. }) => Some(seq),
            Err(error) => unreachable!("{error}"),
        }
    }

    #[test]
    fn a_long_journal_comes_whole_and_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let (file, id) = club(folder.path());
        let mut came = Vec::new();
        file.journal()
            .replay(id, |_, _, events| {
                came.push(number(events));
                true
            })
            .unwrap();
        assert_eq!(came, (1..=ROWS).collect::<Vec<_>>());

        for row in [1, ROWS / 2, ROWS] {
            assert_eq!(named(&file, id, row), Some(row));
        }
        let (early, late) = (LONG / 2, 2 * LONG);
        let sql = "UPDATE journal SET events = '[]' WHERE seq = ?1";
        file.db.execute(sql, [late]).unwrap();
        assert_eq!(named(&file, id, 0), Some(late));
        assert_eq!(named(&file, id, early), Some(early));
        assert_eq!(named(&file, id, late - 1), Some(late - 1));
        assert_eq!(named(&file, id, late + 1), Some(late));
        let mut furthest = 0;
        let _ = file.journal().replay(id, |_, _, events| {
            furthest = furthest.max(number(events));
            true
        });
        assert_eq!(furthest, late - 1, "nothing unchecked is handed out");
    }

    #[test]
    fn a_tail_cut_off_a_long_journal_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let (file, id) = club(folder.path());
        file.db.execute("DELETE FROM journal WHERE seq > ?1", [ROWS - 1]).unwrap();
        let found = file.journal().replay(id, |_, _, _| true);
        assert!(matches!(found, Err(StoreError::JournalCut { .. })), "{found:?}");
    }
}
