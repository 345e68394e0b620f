//! The club's own words for the rules of its booklet.

use rusqlite::params;

use crate::StoreError;
use crate::file::subjects::RulesTable;

/// Text of the club in the place of a rule, or of a chapter's title, in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// The chapter, from 1.
    pub chapter: u32,
    /// The rule in it, from 1; 0 means the chapter's title.
    pub rule: u32,
    pub language: String,
    pub words: String,
    /// Text in the program's catalogue when it was written; empty if there is none.
    pub source: String,
    /// Text that the club saw in its place then.
    pub original: String,
}

/// Treatment of changes to the club's words that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Together {
    Begin,
    /// They are kept, all of them.
    Keep,
    /// They are forgotten, all of them.
    Forget,
}

impl RulesTable<'_> {
    /// Binds what is written to these tables from the beginning on into one change, kept or forgotten as a whole; a
    /// crash before it is stored forgets it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn rule_texts_together(self, what: Together) -> Result<(), StoreError> {
        let sql = match what {
            Together::Begin => "SAVEPOINT rule_texts",
            Together::Keep => "RELEASE rule_texts",
            Together::Forget => "ROLLBACK TO rule_texts; RELEASE rule_texts",
        };
        self.file.db.execute_batch(sql).map_err(|error| {
            // A full disk may leave the change open, and whatever came later would be part of it.
            if !self.file.db.is_autocommit() {
                // The error before it is the one that is reported.
                let _ = self.file.db.execute_batch("ROLLBACK");
            }
            self.file.journal().settled(error)
        })
    }

    /// All of them, by chapter and rule.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rule_texts(self) -> Result<Vec<RuleText>, StoreError> {
        let sql = "SELECT chapter, rule, language, words, source, original FROM rule_text
                   ORDER BY chapter, rule, language";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(RuleText {
                chapter: row.get(0)?,
                rule: row.get(1)?,
                language: row.get(2)?,
                words: row.get(3)?,
                source: row.get(4)?,
                original: row.get(5)?,
            })
        };
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Stores a text, replacing what the club said there before.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_rule_text(self, text: &RuleText) -> Result<(), StoreError> {
        let sql = "INSERT INTO rule_text (chapter, rule, language, words, source, original)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                   ON CONFLICT (chapter, rule, language) DO UPDATE
                   SET words = excluded.words, source = excluded.source, original = excluded.original";
        let RuleText { chapter, rule, language, words, source, original } = text;
        self.file.journal().write(sql, params![chapter, rule, language, words, source, original])?;
        Ok(())
    }

    /// Forgets what the club says there in a language; says whether there was anything.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn delete_rule_text(self, chapter: u32, rule: u32, language: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM rule_text WHERE chapter = ?1 AND rule = ?2 AND language = ?3";
        Ok(self.file.journal().write(sql, params![chapter, rule, language])? > 0)
    }

    /// The rules that the booklet leaves out, as chapter and rule.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn hidden_rules(self) -> Result<Vec<(u32, u32)>, StoreError> {
        let mut query =
            self.file.db.prepare_cached("SELECT chapter, rule FROM rule_hidden ORDER BY chapter, rule")?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
    }

    /// Leaves a rule out of the booklet, or takes it in again; says whether that changed anything.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn hide_rule(self, chapter: u32, rule: u32, hidden: bool) -> Result<bool, StoreError> {
        let sql = if hidden {
            "INSERT OR IGNORE INTO rule_hidden (chapter, rule) VALUES (?1, ?2)"
        } else {
            "DELETE FROM rule_hidden WHERE chapter = ?1 AND rule = ?2"
        };
        Ok(self.file.journal().write(sql, params![chapter, rule])? > 0)
    }
}
