//! The library journal: each change of what the club stores beside its evenings (members, seasons, settings, templates
//! and so on) writes one chained row, as each action does in a tournament's journal.
//!
//! Triggers of the program's own connection write these rows, so that no change can leave one out, and a change made by
//! another program is noticed by its missing row. The chain is made over the digest of a row's content and a random
//! salt. Erasing a member removes content and salt from the older rows; without the salt nobody can find out by trying
//! names what a digest was made of.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, params, types};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::MemberId;

use crate::{Author, StoreError};

/// A table whose rows the library journal holds. Columns that a later format adds stand at the end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shelf {
    pub(crate) table: &'static str,
    key: &'static [&'static str],
    pub(crate) columns: &'static [&'static str],
    /// Whether the contents of older rows are kept, for the history.
    pub(crate) history: bool,
}

pub(crate) const MEMBER: Shelf = Shelf {
    history: true,
    ..shelf(
        "member",
        &["id"],
        &[
            "id",
            "number",
            "last_name",
            "first_name",
            "nickname",
            "born",
            "email",
            "phone",
            "valid_until",
            "note",
            "folded",
            "archived_at",
            "created_at",
            "erased_at",
            "licence",
            "guest",
            "merged_into",
            "taken_over",
            "tags",
        ],
    )
};

pub(crate) const SEASON: Shelf = Shelf {
    history: true,
    ..shelf(
        "season",
        &["id"],
        &["id", "name", "starts_on", "ends_on", "best_n", "min_played", "rules", "archived"],
    )
};

/// All of them; a table stands after those that it refers to.
pub(crate) const SHELVES: [Shelf; 23] = [
    shelf("setting", &["key"], &["key", "value"]),
    MEMBER,
    SEASON,
    shelf("template", &["id"], &["id", "name", "setup"]),
    // All else of a tournament is in its own journal.
    shelf(TOURNAMENT, &["id"], &["id", "season_id", "created_at", "archived_at"]),
    shelf("ruleset", &["id"], &["id", "name", "base", "settings"]),
    shelf("venue", &["id"], &["id", "name", "folded"]),
    shelf("venue_table", &["venue_id", "position"], &["venue_id", "position", "no", "seats", "name"]),
    shelf("chip_set", &["id"], &["id", "name", "folded", "change"]),
    shelf("chip", &["chip_set_id", "value"], &["chip_set_id", "value", "colour", "pattern", "owned"]),
    shelf("structure", &["id"], &["id", "name", "folded", "starting_stack", "steps"]),
    shelf(
        "rule_text",
        &["chapter", "rule", "language"],
        &["chapter", "rule", "language", "words", "source", "original"],
    ),
    shelf("rule_hidden", &["chapter", "rule"], &["chapter", "rule"]),
    shelf("exclusion", &["member_id"], &["member_id", "since", "until", "reason", "decided_by"]),
    shelf("distinct_members", &["member_id", "other_id"], &["member_id", "other_id"]),
    shelf("championship", &["id"], &["id", "season_id", "name", "rules"]),
    shelf("season_closing", &["season_id"], &["season_id", "closed_on", "closed_by", "standings"]),
    shelf("season_due", &["season_id"], &["season_id", "amount", "currency"]),
    shelf("member_due", &["season_id", "member_id"], &["season_id", "member_id", "amount", "reason"]),
    shelf(
        "due_payment",
        &["id"],
        &[
            "id",
            "season_id",
            "member_id",
            "paid_on",
            "amount",
            "currency",
            "means",
            "received_by",
            "cancelled_on",
            "cancelled_why",
        ],
    ),
    shelf("member_photo", &["member_id"], &["member_id", "picture"]),
    shelf("member_note", &["id"], &["id", "member_id", "written_on", "words"]),
    shelf("duty", &["tournament_id", "task", "member_id"], &["tournament_id", "task", "member_id"]),
];

pub(crate) const TOURNAMENT: &str = "tournament";

const fn shelf(table: &'static str, key: &'static [&'static str], columns: &'static [&'static str]) -> Shelf {
    Shelf { table, key, columns, history: false }
}

impl Shelf {
    /// A content by the names of its columns; what is null is left out.
    pub(crate) fn named(&self, content: &str) -> Map<String, Value> {
        let values: Vec<Value> = serde_json::from_str(content).unwrap_or_default();
        let named = self.columns.iter().map(|column| (*column).to_owned()).zip(values);
        named.filter(|(_, value)| !value.is_null()).collect()
    }

    pub(crate) fn of_table(table: &str) -> Option<Shelf> {
        SHELVES.into_iter().find(|shelf| shelf.table == table)
    }

    /// Whether the file has this table.
    pub(crate) fn is_there(&self, db: &Connection) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1)";
        Ok(db.query_row(sql, [self.table], |row| row.get(0))?)
    }

    /// The SQL for the key of a row; `row` is `OLD.`, `NEW.` or nothing.
    pub(crate) fn key_of(&self, row: &str) -> String {
        let columns: Vec<String> = self.key.iter().map(|column| format!("{row}{column}")).collect();
        format!("library_key({})", columns.join(", "))
    }

    /// The SQL for the content of a row.
    pub(crate) fn content_of(&self, row: &str) -> String {
        let columns: Vec<String> = self.columns.iter().map(|column| format!("{row}{column}")).collect();
        format!("library_content({})", columns.join(", "))
    }

    fn triggers(&self) -> String {
        let table = self.table;
        let row = "INSERT INTO library (at, who, device, program, shelf, key, salt, content)
                   SELECT library_at(), library_who(), library_device(), library_program()";
        let (key, content) = (self.key_of("NEW."), self.content_of("NEW."));
        let (old_key, old_content) = (self.key_of("OLD."), self.content_of("OLD."));
        format!(
            "DROP TRIGGER IF EXISTS temp.library_{table}_insert;
             CREATE TEMP TRIGGER library_{table}_insert AFTER INSERT ON main.{table} BEGIN
               {row}, '{table}', {key}, randomblob(16), {content};
             END;
             DROP TRIGGER IF EXISTS temp.library_{table}_update;
             CREATE TEMP TRIGGER library_{table}_update AFTER UPDATE ON main.{table}
             WHEN {old_content} IS NOT {content} BEGIN
               {row}, '{table}', {key}, randomblob(16), {content};
             END;
             DROP TRIGGER IF EXISTS temp.library_{table}_delete;
             CREATE TEMP TRIGGER library_{table}_delete AFTER DELETE ON main.{table} BEGIN
               {row}, '{table}', {old_key}, NULL, NULL;
             END;"
        )
    }
}

/// Completes a row of the library: its digest, its hash, the end of the chain. Removes older contents that no
/// history needs.
fn sealing() -> String {
    let kept: Vec<String> = SHELVES.iter().filter(|s| s.history).map(|s| format!("'{}'", s.table)).collect();
    format!(
        "DROP TRIGGER IF EXISTS temp.library_seal;
         CREATE TEMP TRIGGER library_seal AFTER INSERT ON main.library BEGIN
           UPDATE library SET digest = library_digest(salt, content) WHERE seq = NEW.seq;
           UPDATE library SET hash = library_hash((SELECT head FROM library_end), seq, at, who, device,
             program, shelf, key, digest) WHERE seq = NEW.seq;
           UPDATE library_end SET rows = NEW.seq, head = (SELECT hash FROM library WHERE seq = NEW.seq);
           UPDATE library SET content = NULL, salt = NULL
             WHERE shelf = NEW.shelf AND key = NEW.key AND seq < NEW.seq AND content IS NOT NULL
               AND shelf NOT IN ({});
         END;",
        kept.join(", ")
    )
}

/// One row of a shelf, as the library names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thing {
    pub(crate) shelf: String,
    /// The key as JSON.
    pub(crate) key: String,
}

impl Thing {
    /// The SQL that finds it, and what stands for its places.
    pub(crate) fn condition(&self) -> Result<(String, Vec<types::Value>), StoreError> {
        let unknown = || StoreError::Damaged(format!("{} {}", self.shelf, self.key));
        let shelf = Shelf::of_table(&self.shelf).ok_or_else(unknown)?;
        let values: Vec<Value> = serde_json::from_str(&self.key).map_err(|_| unknown())?;
        if values.len() != shelf.key.len() {
            return Err(unknown());
        }
        let columns: Vec<String> = shelf.key.iter().map(|column| format!("{column} IS ?")).collect();
        Ok((columns.join(" AND "), values.iter().map(sql_value).collect()))
    }
}

/// A value of the library as the tables hold it.
pub(crate) fn sql_value(value: &Value) -> types::Value {
    match value {
        Value::Number(number) => number.as_i64().map_or(types::Value::Null, types::Value::from),
        Value::String(text) => text.clone().into(),
        _ => types::Value::Null,
    }
}

/// Whether the contents of older rows of a table are kept.
pub(crate) fn keeps_history(table: &str) -> bool {
    Shelf::of_table(table).is_some_and(|shelf| shelf.history)
}

/// Most of a tournament's row follows from its own journal.
pub(crate) fn is_tournament(table: &str) -> bool {
    table == TOURNAMENT
}

/// Removes older contents that no history needs, as the seal does.
pub(crate) fn clear_older(db: &Connection, thing: &Thing) -> Result<(), StoreError> {
    if keeps_history(&thing.shelf) {
        return Ok(());
    }
    let sql = "UPDATE library SET content = NULL, salt = NULL WHERE shelf = ?1 AND key = ?2
               AND content IS NOT NULL AND seq < (SELECT max(seq) FROM library WHERE shelf = ?1 AND key = ?2)";
    db.prepare_cached(sql)?.execute(params![thing.shelf, thing.key])?;
    Ok(())
}

/// Author of the library's changes from now on; shared with the functions of the connection.
#[derive(Debug, Clone, Default)]
pub(crate) struct Writer(Arc<Mutex<Author>>);

impl Writer {
    pub(crate) fn set(&self, author: Author) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = author;
    }

    fn now(&self) -> Author {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// From now on every change that this connection makes to a shelf is written to the library.
pub(crate) fn install(db: &Connection, writer: &Writer) -> Result<(), StoreError> {
    define_reading(db)?;
    let flags = FunctionFlags::SQLITE_UTF8;
    db.create_scalar_function("library_at", 0, flags, |_| Ok(chrono::Utc::now().timestamp_millis()))?;
    db.create_scalar_function("library_program", 0, flags, |_| Ok(env!("CARGO_PKG_VERSION")))?;
    let (who, device) = (writer.clone(), writer.clone());
    db.create_scalar_function("library_who", 0, flags, move |_| Ok(who.now().person))?;
    db.create_scalar_function("library_device", 0, flags, move |_| Ok(device.now().device))?;
    db.create_scalar_function("library_digest", 2, flags, |given| {
        let content = given.get_raw(1).as_str_or_null().map_err(|_| rusqlite::Error::InvalidQuery)?;
        let salt = given.get_raw(0).as_blob_or_null().map_err(|_| rusqlite::Error::InvalidQuery)?;
        Ok(content.map(|content| digest(salt.unwrap_or_default(), content)))
    })?;
    db.create_scalar_function("library_hash", 9, flags, |given| {
        let (before, digest): (Vec<u8>, Option<Vec<u8>>) = (given.get(0)?, given.get(8)?);
        let texts: [String; 5] = [given.get(3)?, given.get(4)?, given.get(5)?, given.get(6)?, given.get(7)?];
        let texts = texts.each_ref().map(String::as_str);
        Ok(hash(&before, [given.get(1)?, given.get(2)?], texts, digest.as_deref()))
    })?;
    for shelf in SHELVES {
        if shelf.is_there(db)? {
            db.execute_batch(&shelf.triggers())?;
        }
    }
    Ok(db.execute_batch(&sealing())?)
}

/// The functions that read a row as the library holds it.
pub(crate) fn define_reading(db: &Connection) -> Result<(), StoreError> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    db.create_scalar_function("library_key", -1, flags, |given| {
        let values = (0..given.len()).map(|index| value(given, index));
        Ok(Value::Array(values.collect()).to_string())
    })?;
    db.create_scalar_function("library_content", -1, flags, |given| {
        let mut content: Vec<Value> = (0..given.len()).map(|index| value(given, index)).collect();
        // Nulls at the end are left out, so that a later format may add columns there.
        while content.last().is_some_and(Value::is_null) {
            content.pop();
        }
        Ok(Value::Array(content).to_string())
    })?;
    Ok(())
}

/// A value as JSON. What a table of ours cannot hold has a form of its own, so that damage is read too.
fn value(given: &Context<'_>, index: usize) -> Value {
    let bytes = |kind: &str, bytes: &[u8]| {
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        Value::from(format!("{kind}:{digits}"))
    };
    match given.get_raw(index) {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => number.into(),
        ValueRef::Real(number) => Value::from(format!("real:{number}")),
        ValueRef::Text(text) => {
            std::str::from_utf8(text).map_or_else(|_| bytes("text", text), |text| text.into())
        }
        ValueRef::Blob(blob) => bytes("blob", blob),
    }
}

pub(crate) fn digest(salt: &[u8], content: &str) -> Vec<u8> {
    Sha256::new().chain_update(salt).chain_update(content).finalize().to_vec()
}

/// The hash of a row, over the one before.
pub(crate) fn hash(before: &[u8], numbers: [i64; 2], texts: [&str; 5], digest: Option<&[u8]>) -> Vec<u8> {
    let mut hash = Sha256::new().chain_update(before);
    for number in numbers {
        hash.update(number.to_be_bytes());
    }
    for part in texts.map(str::as_bytes).into_iter().chain([digest.unwrap_or_default()]) {
        hash.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().to_vec()
}

/// Removes what was known of an erased member from the history: the member's own rows, and those of every record that
/// was ever merged with it, from the first merge on. The newest row of each stays, and holds nothing of the person.
pub(crate) fn forget_member(db: &Connection, id: i64) -> Result<(), StoreError> {
    let sql = format!("{EVER_MERGED}{}", include_str!("library/forget_shared.sql"));
    db.prepare_cached(&sql)?.execute([id])?;
    let key = member_key(MemberId(id));
    let sql = "UPDATE library SET content = NULL, salt = NULL WHERE shelf = 'member' AND key = ?1
               AND seq < (SELECT max(seq) FROM library WHERE shelf = 'member' AND key = ?1)";
    db.execute(sql, params![key])?;
    Ok(())
}

/// The beginning of a statement about a member and all records that were ever merged with it: the table `person`.
const EVER_MERGED: &str = include_str!("library/ever_merged.sql");

/// Every name that a member and the records that were ever merged with it had, as far as the history tells: first and
/// family name.
pub(crate) fn names_ever(db: &Connection, id: MemberId) -> Result<Vec<(String, String)>, StoreError> {
    let sql = format!(
        "{EVER_MERGED} SELECT json_extract(content, '$[3]'), json_extract(content, '$[2]') FROM library
         WHERE shelf = 'member' AND content IS NOT NULL AND json_extract(key, '$[0]') IN (SELECT id FROM person)"
    );
    let mut query = db.prepare_cached(&sql)?;
    Ok(query.query_map([id.0], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}

/// The key of a member's rows.
pub(crate) fn member_key(id: MemberId) -> String {
    Value::Array(vec![id.0.into()]).to_string()
}
