//! Dated notes on a member.

use chrono::NaiveDate;
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, NoteId};
use tapis_engine::setup::text::invisible;

use super::NOTE;
use crate::StoreError;
use crate::base::problem::FieldProblem;
use crate::file::subjects::MembersTable;

/// Note about a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberNote {
    /// The number in the file.
    pub id: NoteId,
    /// The day on which it was written.
    pub written_on: NaiveDate,
    /// Text of the note; may have several lines.
    pub words: String,
}

fn read(row: &Row<'_>) -> rusqlite::Result<Option<MemberNote>> {
    let (id, day, words): (_, String, _) = (NoteId(row.get(0)?), row.get(1)?, row.get(2)?);
    Ok(day.parse().ok().map(|written_on| MemberNote { id, written_on, words }))
}

impl MembersTable<'_> {
    /// The notes on a member and on the records that were merged into the member's, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_notes(self, member: MemberId) -> Result<Vec<MemberNote>, StoreError> {
        let sql = "SELECT member_note.id, written_on, words FROM member_note
                   JOIN member ON member.id = member_note.member_id
                   WHERE ?1 IN (member.id, member.merged_into) ORDER BY written_on DESC, member_note.id DESC";
        let mut query = self.file.db.prepare_cached(sql)?;
        let rows = query.query_map([member.0], read)?.collect::<Result<Vec<_>, _>>()?;
        Ok(rows.into_iter().flatten().collect())
    }

    /// Whether there is a note on any member.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn has_notes(self) -> Result<bool, StoreError> {
        Ok(self.file.db.query_row("SELECT EXISTS (SELECT 1 FROM member_note)", [], |row| row.get(0))?)
    }

    /// Writes a note on a member.
    ///
    /// # Errors
    /// [`StoreError::Fields`] where it is empty, too long, or has characters that nobody sees;
    /// [`StoreError::NotFound`] where there is no such member any more.
    pub fn add_note(self, member: MemberId, words: &str, today: NaiveDate) -> Result<(), StoreError> {
        let words = words.trim();
        let lines = |c: char| matches!(c, '\n' | '\r' | '\t');
        let problems = [
            (words.is_empty(), FieldProblem::NoteEmpty),
            (words.chars().count() > NOTE, FieldProblem::NoteTooLong),
            (words.chars().any(|c| invisible(c) && !lines(c)), FieldProblem::Invisible),
        ];
        let problems: Vec<FieldProblem> =
            problems.into_iter().filter_map(|(wrong, problem)| wrong.then_some(problem)).collect();
        if !problems.is_empty() {
            return Err(StoreError::Fields(problems));
        }
        let sql = "INSERT INTO member_note (member_id, written_on, words)
                   SELECT id, ?2, ?3 FROM member WHERE id = ?1 AND erased_at IS NULL AND merged_into IS NULL";
        let written = self.file.journal().write(sql, params![member.0, today.to_string(), words])?;
        if written == 0 { Err(StoreError::NotFound("member")) } else { Ok(()) }
    }

    /// Deletes a note on a member.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none any more.
    pub fn delete_note(self, note: NoteId) -> Result<(), StoreError> {
        let deleted = self.file.journal().write("DELETE FROM member_note WHERE id = ?1", [note.0])?;
        if deleted == 0 { Err(StoreError::NotFound("note")) } else { Ok(()) }
    }
}
