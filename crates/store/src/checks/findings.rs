//! Whether the file is sound.

use tapis_engine::base::quantity::TournamentId;

use crate::file::subjects::Checks;
use crate::{StoreError, Stray};

/// Something that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// SQLite finds the file damaged.
    Integrity(String),
    /// A row points to one that is not there.
    ForeignKey(String),
    /// A journal's chain breaks at this row.
    Chain { tournament: TournamentId, seq: i64 },
    /// A journal does not end where its last row was written.
    Tail { tournament: TournamentId, found: i64, written: i64 },
    /// Something kept beside the tournaments is not as the program wrote it.
    Kept(Stray),
}

impl Checks<'_> {
    /// Makes the indexes anew where SQLite finds that they do not say what the tables say; a damaged one would hide
    /// results. True: some did.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn mend_indexes(self) -> Result<bool, StoreError> {
        let sound = || self.file.db.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
        // Opening has just gone through the whole file.
        let opened = self.file.indexes.take();
        if opened.map_or_else(|| Ok(sound()? == "ok"), Ok::<_, StoreError>)? {
            return Ok(false);
        }
        self.file.db.execute_batch("REINDEX")?;
        let found = sound()?;
        if found == "ok" { Ok(true) } else { Err(StoreError::Damaged(found)) }
    }

    /// Checks the file itself and every journal's chain.
    ///
    /// # Errors
    /// If the file cannot be read at all.
    pub fn check(self) -> Result<Vec<Finding>, StoreError> {
        let mut findings = Vec::new();
        let mut query = self.file.db.prepare("PRAGMA integrity_check")?;
        let words = query.query_map([], |row| row.get::<_, String>(0))?;
        for word in words {
            let word = word?;
            if word != "ok" {
                findings.push(Finding::Integrity(word));
            }
        }
        let mut query = self.file.db.prepare("PRAGMA foreign_key_check")?;
        for table in query.query_map([], |row| row.get::<_, String>(0))? {
            findings.push(Finding::ForeignKey(table?));
        }
        findings.extend(crate::checks::verify::verify(&self.file.db)?.into_iter().map(Finding::Kept));
        for tournament in self.file.tournaments().all()? {
            match self.file.journal().replay(tournament.id, |_, _, _| true) {
                Ok(()) => {}
                Err(StoreError::Journal { tournament, seq }) => {
                    findings.push(Finding::Chain { tournament, seq });
                }
                Err(StoreError::JournalCut { tournament, found, written }) => {
                    findings.push(Finding::Tail { tournament, found, written });
                }
                Err(error) => return Err(error),
            }
        }
        Ok(findings)
    }
}
