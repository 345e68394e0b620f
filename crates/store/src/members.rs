//! Members of the club: adding, editing, archiving, finding.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use tapis_engine::base::quantity::{MemberId, Millis, TournamentId};

use crate::StoreError;
use crate::base::problem::FieldProblem;
use crate::file::subjects::MembersTable;

mod card;
pub mod erasure;
pub mod exclusions;
pub mod merging;
mod names;
mod notes;
mod photo;
pub mod retention;
mod tags;

pub(crate) use card::NOTE;
pub use card::{Member, MemberCard, MemberDraft};
pub use names::MemberName;
pub use notes::MemberNote;
pub use tags::{LONGEST_TAG, MOST_TAGS, Tags};
pub use tapis_lists::fold;

const COLUMNS: &str = "id, number, last_name, first_name, nickname, born, email, phone, valid_until, note, archived_at, erased_at,
     licence, guest, merged_into, tags";

fn read(row: &Row<'_>) -> rusqlite::Result<Member> {
    let date = |column: usize| -> rusqlite::Result<Option<NaiveDate>> {
        Ok(row.get::<_, Option<String>>(column)?.and_then(|text| text.parse().ok()))
    };
    Ok(Member {
        id: MemberId(row.get(0)?),
        card: MemberCard {
            number: row.get(1)?,
            last_name: row.get(2)?,
            first_name: row.get(3)?,
            nickname: row.get(4)?,
            born: date(5)?,
            email: row.get(6)?,
            phone: row.get(7)?,
            valid_until: date(8)?,
            note: row.get(9)?,
            licence: row.get(12)?,
            guest: row.get::<_, Option<i64>>(13)?.is_some(),
            tags: Tags::read(&row.get::<_, Option<String>>(15)?.unwrap_or_default()),
        },
        archived: row.get::<_, Option<i64>>(10)?.is_some(),
        erased: row.get::<_, Option<i64>>(11)?.is_some(),
        merged_into: row.get::<_, Option<i64>>(14)?.map(MemberId),
    })
}

/// An expression without apostrophes and hyphens, which people leave out in haste.
fn bare(folded: &str) -> String {
    format!("replace(replace({folded}, char(39), ''), '-', '')")
}

impl MembersTable<'_> {
    /// Adds a member, or changes one.
    ///
    /// # Errors
    /// [`StoreError::Fields`] names every field that is not right.
    pub fn save_member(
        self,
        draft: MemberDraft,
        now: Millis,
        today: NaiveDate,
    ) -> Result<MemberId, StoreError> {
        let transaction = self.file.db.unchecked_transaction()?;
        let id = save(&transaction, draft, now, today)?;
        self.file.journal().note_done(id.0, now)?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(id)
    }

    /// Adds several members, or none of them.
    ///
    /// # Errors
    /// As for [`MembersTable::save_member`].
    pub fn save_members(
        self,
        drafts: Vec<MemberDraft>,
        now: Millis,
        today: NaiveDate,
    ) -> Result<Vec<MemberId>, StoreError> {
        let transaction = self.file.db.unchecked_transaction()?;
        let saved = drafts
            .into_iter()
            .map(|draft| save(&transaction, draft, now, today))
            .collect::<Result<_, _>>()?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(saved)
    }

    /// The member of this number.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none.
    pub fn member(self, id: MemberId) -> Result<Member, StoreError> {
        member(&self.file.db, id)
    }

    pub(crate) fn members_where(
        self,
        condition: &str,
        values: impl rusqlite::Params,
    ) -> Result<Vec<Member>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM member WHERE {condition} ORDER BY id");
        Ok(self.file.db.prepare_cached(&sql)?.query_map(values, read)?.collect::<Result<_, _>>()?)
    }

    /// Everybody who is or was in a tournament, by number. A merged record has the card of the one that is kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn members_in(self, tournament: TournamentId) -> Result<Vec<Member>, StoreError> {
        self.named_in("entry", tournament)
    }

    /// Members who signed up for a tournament before the evening, by number; a merged record bears the name of the one
    /// that is kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn members_signed_up(self, tournament: TournamentId) -> Result<Vec<Member>, StoreError> {
        self.named_in("sign_up", tournament)
    }

    fn named_in(self, table: &str, tournament: TournamentId) -> Result<Vec<Member>, StoreError> {
        let named = format!("id IN (SELECT member_id FROM {table} WHERE tournament_id = ?1)");
        let mut members = self.members_where(&named, [tournament.0])?;
        for found in &mut members {
            if let Some(kept) = found.merged_into {
                found.card = member(&self.file.db, kept)?.card;
            }
        }
        Ok(members)
    }

    /// All members, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(self) -> Result<Vec<Member>, StoreError> {
        self.members_where("erased_at IS NULL AND merged_into IS NULL", [])
    }

    /// All members whose first or last name has a letter beyond the Latin ones, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn members_beyond_latin(self) -> Result<Vec<Member>, StoreError> {
        self.members_where(
            "erased_at IS NULL AND merged_into IS NULL
             AND first_name || last_name GLOB '*[^' || char(1) || '-' || char(591) || ']*'",
            [],
        )
    }

    /// Members in whom every word of the query is found, in any part of first name, last name, nickname or number,
    /// whatever the accents and capitals, each with how it is found: 0 where the name begins so, 1 where one of its
    /// words does, else 2. In no order.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn find_members(self, query: &str, archived: bool) -> Result<Vec<(u8, Member)>, StoreError> {
        let folded = fold(query);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        let mut wanted: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        wanted.truncate(8);
        let mut clauses =
            vec!["erased_at IS NULL AND merged_into IS NULL AND (archived_at IS NULL OR ?1)".to_owned()];
        clauses.extend((3..wanted.len() + 3).map(|at| {
            let word = bare(&format!("?{at}"));
            // Of a word that is hardly more than its sign too little would be left.
            let hasty = format!("length({word}) > 2 AND instr({}, {word}) > 0", bare("folded"));
            format!("(instr(folded, ?{at}) > 0 OR ({hasty}))")
        }));
        let sql = format!(
            "SELECT {COLUMNS},
               CASE WHEN folded LIKE ?2 || '%' THEN 0 WHEN instr(folded, ' ' || ?2) > 0 THEN 1 ELSE 2 END
               AS found FROM member WHERE {}",
            clauses.join(" AND ")
        );
        let mut values: Vec<rusqlite::types::Value> = vec![archived.into(), first.to_owned().into()];
        values.extend(wanted.into_iter().map(Into::into));
        let mut query = self.file.db.prepare_cached(&sql)?;
        let read = |row: &Row<'_>| Ok((row.get("found")?, read(row)?));
        Ok(query.query_map(rusqlite::params_from_iter(values), read)?.collect::<Result<_, _>>()?)
    }

    /// Gives a tag to these members and takes it from everybody else; how it is written is as it is given here.
    ///
    /// # Errors
    /// [`StoreError::Fields`] where it is no tag, or a member has too many; [`StoreError::NotFound`] where one of them
    /// is not there any more. Then nothing is changed.
    pub fn tag_members(self, tag: &str, members: &BTreeSet<MemberId>) -> Result<(), StoreError> {
        let wanted = Tags::read(tag);
        let mut tags = wanted.iter();
        let (Some(tag), None) = (tags.next(), tags.next()) else {
            return Err(StoreError::Fields(vec![FieldProblem::TagMissing]));
        };
        let transaction = self.file.db.unchecked_transaction()?;
        let mut left = members.clone();
        for found in self.all()? {
            let has = left.remove(&found.id);
            let others = found.card.tags.iter().filter(|own| fold(own) != fold(tag));
            let tags: Tags = others.chain(has.then_some(tag)).collect();
            if tags == found.card.tags {
                continue;
            }
            if tags.too_many() || tags.has_invisible() {
                return Err(StoreError::Fields(vec![FieldProblem::TagsTooMany]));
            }
            let sql = "UPDATE member SET tags = ?2 WHERE id = ?1";
            transaction.prepare_cached(sql)?.execute(params![found.id.0, tags.lines()])?;
            refold(&transaction, found.id)?;
        }
        if !left.is_empty() {
            return Err(StoreError::NotFound("member"));
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))
    }

    /// Archives a member, or takes him back.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn archive_member(self, id: MemberId, archived: bool, now: Millis) -> Result<(), StoreError> {
        let at = archived.then_some(now.0);
        let sql =
            "UPDATE member SET archived_at = ?2 WHERE id = ?1 AND erased_at IS NULL AND merged_into IS NULL";
        let changed = self.file.journal().write(sql, params![id.0, at])?;
        if changed == 0 { Err(StoreError::NotFound("member")) } else { Ok(()) }
    }
}

pub(crate) fn member(db: &rusqlite::Connection, id: MemberId) -> Result<Member, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM member WHERE id = ?1");
    let found = db.prepare_cached(&sql)?.query_row([id.0], read).optional()?;
    found.ok_or(StoreError::NotFound("member"))
}

pub(crate) fn save(
    db: &rusqlite::Connection,
    draft: MemberDraft,
    now: Millis,
    today: NaiveDate,
) -> Result<MemberId, StoreError> {
    let draft = draft.tidied().recased(names::recased(db)?);
    let id = draft.id.map(|id| id.0);
    let mut problems = draft.problems(today);
    if let Some(number) = &draft.number {
        let other = "SELECT id FROM member WHERE number = ?1 AND id IS NOT ?2";
        let by = db
            .prepare_cached(other)?
            .query_row(params![number, id], |row| row.get(0).map(MemberId))
            .optional()?;
        problems.extend(by.map(|by| FieldProblem::NumberTaken { by }));
    }
    if !problems.is_empty() {
        return Err(StoreError::Fields(problems));
    }
    let folded = folded(db, draft.id, &draft)?;
    let (born, valid) = (draft.born.map(|d| d.to_string()), draft.valid_until.map(|d| d.to_string()));
    let values = params![
        id,
        draft.number,
        draft.last_name,
        draft.first_name,
        draft.nickname,
        born,
        draft.email,
        draft.phone,
        valid,
        draft.note,
        folded,
        now.0,
        draft.licence,
        draft.guest.then_some(1),
        draft.tags.lines()
    ];
    let sql = if id.is_some() {
        "UPDATE member SET number = ?2, last_name = ?3, first_name = ?4, nickname = ?5, born = ?6, email = ?7,
           phone = ?8, valid_until = ?9, note = ?10, folded = ?11, licence = ?13, guest = ?14, tags = ?15
         WHERE id = ?1 AND ?12 IS NOT NULL AND erased_at IS NULL AND merged_into IS NULL"
    } else {
        "INSERT INTO member (id, number, last_name, first_name, nickname, born, email, phone, valid_until, note,
           folded, created_at, licence, guest, tags)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"
    };
    if db.prepare_cached(sql)?.execute(values)? == 0 {
        return Err(StoreError::NotFound("member"));
    }
    Ok(draft.id.unwrap_or_else(|| MemberId(db.last_insert_rowid())))
}

/// Text by which a member is found: also the names of merged records.
pub(crate) fn folded(
    db: &Connection,
    id: Option<MemberId>,
    draft: &MemberDraft,
) -> Result<String, StoreError> {
    let mut folded = draft.folded();
    if let Some(id) = id {
        let sql = "SELECT last_name, first_name FROM member WHERE merged_into = ?1 ORDER BY id";
        let mut query = db.prepare_cached(sql)?;
        let mut rows = query.query([id.0])?;
        while let Some(row) = rows.next()? {
            let (last, first): (String, String) = (row.get(0)?, row.get(1)?);
            folded = format!("{folded} {}", fold(&format!("{last} {first}")));
        }
    }
    Ok(folded)
}

pub(crate) fn refold(db: &Connection, id: MemberId) -> Result<(), StoreError> {
    let card = crate::members::member(db, id)?.card;
    let draft = MemberDraft {
        number: card.number,
        last_name: card.last_name,
        first_name: card.first_name,
        nickname: card.nickname,
        licence: card.licence,
        tags: card.tags,
        ..MemberDraft::default()
    };
    let folded = folded(db, Some(id), &draft)?;
    db.execute("UPDATE member SET folded = ?2 WHERE id = ?1", params![id.0, folded])?;
    Ok(())
}
