//! Records that were merged into a member and stand for themselves again: their values are in the member's history
//! from the merge to the separation, and are not the member's.

use rusqlite::{Connection, params};
use serde_json::{Map, Value};
use tapis_engine::base::quantity::MemberId;

use crate::StoreError;
use crate::library::{MEMBER, member_key};
use crate::members::merging;
use crate::members::merging::TakenOver;

/// A merge that was undone.
pub(super) struct OnceMerged {
    /// The rows of the merge and of the separation.
    between: (i64, i64),
    /// From a row on, what the member has of the other record; a later separation of a third one changes it.
    taken: Vec<(i64, Vec<TakenOver>)>,
    /// The other record's note and tags, as they were then.
    note: String,
    tags: String,
}

impl OnceMerged {
    /// Removes the other record's values from what the member's row of this number holds. False: the row was written
    /// before or after.
    pub(super) fn leave_out(&self, seq: i64, content: &mut Map<String, Value>) -> bool {
        if seq < self.between.0 || seq > self.between.1 {
            return false;
        }
        let Some((_, taken)) = self.taken.iter().rev().find(|(from, _)| *from <= seq) else { return true };
        for one in taken {
            let name = one.column();
            let now = content.get(name).and_then(|value| match value {
                Value::String(text) => Some(text.clone()),
                Value::Null => None,
                other => Some(other.to_string()),
            });
            let left = merging::left_without(one, &self.note, &self.tags, now.clone());
            if left != now {
                match left {
                    Some(left) => content.insert(name.to_owned(), left.into()),
                    None => content.remove(name),
                };
            }
        }
        true
    }
}

/// The merges into a member that were undone, latest first.
pub(super) fn once_merged(db: &Connection, kept: MemberId) -> Result<Vec<OnceMerged>, StoreError> {
    let sql = "SELECT DISTINCT key FROM library
               WHERE shelf = 'member' AND json_extract(content, '$[16]') = ?1 AND key <> ?2";
    let mut query = db.prepare_cached(sql)?;
    let keys = query.query_map(params![kept.0, member_key(kept)], |row| row.get::<_, String>(0))?;
    let mut found = Vec::new();
    for key in keys.collect::<Result<Vec<_>, _>>()? {
        let sql = "SELECT seq, content FROM library WHERE shelf = 'member' AND key = ?1 AND content IS NOT NULL ORDER BY seq";
        let mut query = db.prepare_cached(sql)?;
        let mut rows = query.query([key])?;
        let mut open: Option<OnceMerged> = None;
        while let Some(row) = rows.next()? {
            let (seq, content): (i64, String) = (row.get(0)?, row.get(1)?);
            let content = MEMBER.named(&content);
            let text = |name: &str| content.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
            if content.get("merged_into").and_then(Value::as_i64) != Some(kept.0) {
                if let Some(mut once) = open.take() {
                    once.between.1 = seq;
                    found.push(once);
                }
                continue;
            }
            let once = open.get_or_insert_with(|| OnceMerged {
                between: (seq, seq),
                taken: Vec::new(),
                note: text("note"),
                tags: text("tags"),
            });
            once.taken.push((seq, serde_json::from_str(&text("taken_over")).unwrap_or_default()));
        }
    }
    found.sort_by_key(|once| std::cmp::Reverse(once.between.0));
    Ok(found)
}
