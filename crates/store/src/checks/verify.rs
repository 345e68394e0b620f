//! Whether what the club stores is what the library journal says.

use std::collections::BTreeMap;

use rusqlite::{Connection, Row};
use serde_json::Value;

use super::schema;
use crate::StoreError;
use crate::library::{MEMBER, SHELVES, Shelf, define_reading, digest, hash};

/// Something kept that is not as the program wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stray {
    pub kind: StrayKind,
    pub table: String,
    /// The row's key, as the library writes it.
    pub key: String,
    /// Name for a person.
    pub name: String,
    /// Value that the program wrote; `None` if nothing, or it is not known.
    pub(super) expected: Option<String>,
}

/// Kind of difference between a stored value and the one that the program wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StrayKind {
    Changed,
    /// It is not there any more.
    Missing,
    /// The program never wrote it.
    Added,
    /// A table, index or trigger is not one that this program makes.
    Schema,
    /// The library journal itself is damaged.
    Journal,
}

/// The latest that the library says of a row.
struct Last {
    seq: i64,
    content: Option<String>,
}

type Lasts = BTreeMap<(String, String), Last>;

/// Everything that is not as the program wrote it; empty if all is well.
pub(crate) fn verify(db: &Connection) -> Result<Vec<Stray>, StoreError> {
    define_reading(db)?;
    let bare = |kind, table: &str, name: String| Stray {
        kind,
        table: table.to_owned(),
        key: String::new(),
        name,
        expected: None,
    };
    let mut strays = Vec::new();
    for name in schema::differences(db)? {
        strays.push(bare(StrayKind::Schema, "", name));
    }
    let (mut lasts, broken) = walk(db)?;
    strays.extend(broken.map(|seq| bare(StrayKind::Journal, "library", seq.to_string())));
    for shelf in SHELVES {
        compare(db, shelf, &mut lasts, &mut strays)?;
    }
    for ((table, key), last) in lasts {
        if let Some(content) = last.content {
            let name = name_of(&table, &content, &key);
            strays.push(Stray { kind: StrayKind::Missing, table, key, name, expected: Some(content) });
        }
    }
    Ok(strays)
}

/// Reads the whole library: the latest entry for each row, and the first place where the chain is broken.
fn walk(db: &Connection) -> Result<(Lasts, Option<i64>), StoreError> {
    let end = "SELECT rows, head FROM library_end WHERE id = 1";
    let end: (i64, Vec<u8>) = db.query_row(end, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap_or_default();
    let sql = "SELECT seq, at, who, device, program, shelf, key, salt, content, digest, hash
               FROM library ORDER BY seq";
    let mut query = db.prepare(sql)?;
    let mut rows = query.query([])?;
    let (mut count, mut before, mut broken) = (0, Vec::new(), None);
    let (mut lasts, mut blank) = (Lasts::new(), Vec::new());
    while let Some(row) = rows.next()? {
        count += 1;
        match link(row, &before) {
            Ok(link) => {
                if link.seq != count || !link.sound {
                    broken = broken.or(Some(count));
                }
                if link.content.is_none() && !link.gone {
                    blank.push((link.seq, link.object.clone()));
                }
                before = link.hash;
                lasts.insert(link.object, Last { seq: link.seq, content: link.content });
            }
            Err(_) => broken = broken.or(Some(count)),
        }
    }
    if end != (count, before) {
        broken = broken.or(Some(count));
    }
    // Contents are removed when a newer row replaces them; a member's, only where a member was erased: then also those
    // of the records that were merged with the erased one.
    let erased = lasts.iter().any(|((table, _), last)| {
        table == MEMBER.table
            && last.content.as_deref().is_some_and(|content| MEMBER.named(content).contains_key("erased_at"))
    });
    let may_go = |table: &str| {
        Shelf::of_table(table).is_some_and(|shelf| !shelf.history || (erased && table == MEMBER.table))
    };
    let lawful = |(seq, object): &(i64, (String, String))| {
        lasts.get(object).is_some_and(|last| last.seq > *seq && may_go(&object.0))
    };
    let stripped = blank.iter().find(|row| !lawful(row)).map(|(seq, _)| *seq);
    Ok((lasts, broken.into_iter().chain(stripped).min()))
}

/// A row of the library.
struct Link {
    seq: i64,
    object: (String, String),
    content: Option<String>,
    /// The row says that nothing is left.
    gone: bool,
    hash: Vec<u8>,
    sound: bool,
}

fn link(row: &Row<'_>, before: &[u8]) -> rusqlite::Result<Link> {
    let texts: [String; 5] = [row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?];
    let (seq, at) = (row.get(0)?, row.get(1)?);
    let (salt, content): (Option<Vec<u8>>, Option<String>) = (row.get(7)?, row.get(8)?);
    let (noted, stated): (Option<Vec<u8>>, Vec<u8>) = (row.get(9)?, row.get(10)?);
    let hash = hash(before, [seq, at], texts.each_ref().map(String::as_str), noted.as_deref());
    let kept = content.as_deref().map(|content| digest(salt.as_deref().unwrap_or_default(), content));
    let sound = stated == hash && (kept.is_none() || kept == noted);
    let [_, _, _, table, key] = texts;
    Ok(Link { seq, object: (table, key), content, gone: noted.is_none(), hash, sound })
}

/// Compares a table with the library, and takes what is in it out of `lasts`.
fn compare(
    db: &Connection,
    shelf: Shelf,
    lasts: &mut Lasts,
    strays: &mut Vec<Stray>,
) -> Result<(), StoreError> {
    let sql = format!("SELECT {}, {} FROM {}", shelf.key_of(""), shelf.content_of(""), shelf.table);
    let mut query = db.prepare(&sql)?;
    let rows = query.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    for row in rows {
        let (key, found) = row?;
        let table = shelf.table.to_owned();
        let expected = lasts.remove(&(table.clone(), key.clone())).and_then(|last| last.content);
        let kind = match &expected {
            Some(expected) if *expected == found => continue,
            Some(_) => StrayKind::Changed,
            None => StrayKind::Added,
        };
        let name = name_of(&table, expected.as_deref().unwrap_or(&found), &key);
        strays.push(Stray { kind, table, key, name, expected });
    }
    Ok(())
}

/// Name of a row for a person.
fn name_of(table: &str, content: &str, key: &str) -> String {
    let content = Shelf::of_table(table).map(|shelf| shelf.named(content)).unwrap_or_default();
    let text = |column: &str| content.get(column).and_then(Value::as_str).unwrap_or_default();
    let name = format!("{} {} {}", text("first_name"), text("last_name"), text("name")).trim().to_owned();
    if name.is_empty() { key.trim_matches(['[', ']']).replace('"', "") } else { name }
}
