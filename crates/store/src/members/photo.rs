//! The photo of a member: a small square JPEG.

use rusqlite::{OptionalExtension, params};
use tapis_engine::base::quantity::MemberId;

use crate::StoreError;
use crate::file::subjects::MembersTable;

impl MembersTable<'_> {
    /// The photo of a member, or that of a record that was merged into the member's.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_photo(self, member: MemberId) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "SELECT picture FROM member_photo JOIN member ON member.id = member_photo.member_id
                   WHERE ?1 IN (member.id, member.merged_into) ORDER BY member.id = ?1 DESC, member.id LIMIT 1";
        Ok(self.file.db.prepare_cached(sql)?.query_row([member.0], |row| row.get(0)).optional()?)
    }

    /// Whether there is a photo of any member.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn has_photos(self) -> Result<bool, StoreError> {
        Ok(self.file.db.query_row("SELECT EXISTS (SELECT 1 FROM member_photo)", [], |row| row.get(0))?)
    }

    /// Stores a photo of a member, in the place of another one.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is no such member any more.
    pub fn set_photo(self, member: MemberId, picture: &[u8]) -> Result<(), StoreError> {
        let sql = "INSERT INTO member_photo (member_id, picture)
                   SELECT id, ?2 FROM member WHERE id = ?1 AND erased_at IS NULL AND merged_into IS NULL
                   ON CONFLICT (member_id) DO UPDATE SET picture = excluded.picture";
        let kept = self.file.journal().write(sql, params![member.0, picture])?;
        if kept == 0 { Err(StoreError::NotFound("member")) } else { Ok(()) }
    }

    /// Removes the photo of a member, also that of merged records.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none.
    pub fn remove_photo(self, member: MemberId) -> Result<(), StoreError> {
        let sql = "DELETE FROM member_photo
                   WHERE member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into))";
        let removed = self.file.journal().write(sql, [member.0])?;
        if removed == 0 { Err(StoreError::NotFound("photo")) } else { Ok(()) }
    }
}
