//! Two records of one person become one, and can be separated again. The merged record stays in the file and points
//! to the one that is kept: journals and results, which name it for ever, are counted for that one.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_lists::fold;

use crate::StoreError;
use crate::base::problem::MergeProblem;
use crate::file::subjects::Merging;
use crate::members::{Member, MemberCard, NOTE, Tags, refold};

/// A field that a kept record takes over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Field {
    Number,
    Nickname,
    Born,
    Email,
    Phone,
    ValidUntil,
    Note,
    Licence,
    Guest,
    Tags,
}

const FIELDS: [Field; 10] = [
    Field::Number,
    Field::Nickname,
    Field::Born,
    Field::Email,
    Field::Phone,
    Field::ValidUntil,
    Field::Note,
    Field::Licence,
    Field::Guest,
    Field::Tags,
];

impl Field {
    fn column(self) -> &'static str {
        match self {
            Field::Number => "number",
            Field::Nickname => "nickname",
            Field::Born => "born",
            Field::Email => "email",
            Field::Phone => "phone",
            Field::ValidUntil => "valid_until",
            Field::Note => "note",
            Field::Licence => "licence",
            Field::Guest => "guest",
            Field::Tags => "tags",
        }
    }

    /// The value as it stands in the file.
    fn of(self, card: &MemberCard) -> Option<String> {
        match self {
            Field::Number => card.number.clone(),
            Field::Nickname => card.nickname.clone(),
            Field::Born => card.born.map(|day| day.to_string()),
            Field::Email => card.email.clone(),
            Field::Phone => card.phone.clone(),
            Field::ValidUntil => card.valid_until.map(|day| day.to_string()),
            Field::Note => card.note.clone(),
            Field::Licence => card.licence.clone(),
            Field::Guest => card.guest.then(|| "1".to_owned()),
            Field::Tags => card.tags.lines(),
        }
    }

    fn put(self, card: &mut MemberCard, value: Option<String>) {
        match self {
            Field::Number => card.number = value,
            Field::Nickname => card.nickname = value,
            Field::Born => card.born = value.and_then(|day| day.parse().ok()),
            Field::Email => card.email = value,
            Field::Phone => card.phone = value,
            Field::ValidUntil => card.valid_until = value.and_then(|day| day.parse().ok()),
            Field::Note => card.note = value,
            Field::Licence => card.licence = value,
            Field::Guest => card.guest = value.is_some(),
            Field::Tags => card.tags = Tags::read(&value.unwrap_or_default()),
        }
    }

    /// Value of the kept record after the merge.
    fn merged(self, kept: &MemberCard, other: &MemberCard) -> Option<String> {
        let (own, others) = (self.of(kept), self.of(other));
        match self {
            // The later day; ISO dates compare as text.
            Field::ValidUntil if own.is_some() => own.max(others),
            // A card without an end is not limited by that of the other record.
            Field::ValidUntil => None,
            Field::Guest => own.and(others),
            Field::Tags => kept.tags.with(&other.tags).lines(),
            Field::Note => match (own, others) {
                (Some(own), Some(others)) if own != others => {
                    let both = format!("{own}\n{others}");
                    Some(if both.chars().count() > NOTE { own } else { both })
                }
                (own, others) => own.or(others),
            },
            _ => own.or(others),
        }
    }
}

/// A field of the kept record that a merge changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakenOver {
    field: Field,
    was: Option<String>,
    is: Option<String>,
}

impl TakenOver {
    /// Name of the field's column.
    pub(crate) fn column(&self) -> &'static str {
        self.field.column()
    }
}

fn taken_over(kept: &MemberCard, other: &MemberCard) -> Vec<TakenOver> {
    let changed = |field: &Field| {
        let (was, is) = (field.of(kept), field.merged(kept, other));
        (was != is).then_some(TakenOver { field: *field, was, is })
    };
    FIELDS.iter().filter_map(changed).collect()
}

/// The card of `kept` once `other` is merged into it.
pub fn merged_card(kept: &MemberCard, other: &MemberCard) -> MemberCard {
    let mut card = kept.clone();
    for taken in taken_over(kept, other) {
        taken.field.put(&mut card, taken.is);
    }
    card
}

impl Merging<'_> {
    /// A member who is there: not one who was erased, or merged into another.
    fn standing(self, id: MemberId) -> Result<Member, StoreError> {
        let found = self.file.members().member(id)?;
        let stands = !found.erased && found.merged_into.is_none();
        if stands { Ok(found) } else { Err(StoreError::NotFound("member")) }
    }

    /// Reason why `other` cannot be merged into `kept`; `None` if it can.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where one of them is not there any more.
    pub fn merge_problem(self, kept: MemberId, other: MemberId) -> Result<Option<StoreError>, StoreError> {
        let problem = |problem| Ok(Some(StoreError::Merge(problem)));
        self.standing(kept)?;
        self.standing(other)?;
        if kept == other {
            return problem(MergeProblem::Same);
        }
        if let Some(tournament) = crate::members::erasure::plays_in(&self.file.db, other)? {
            return Ok(Some(StoreError::MemberPlays { tournament }));
        }
        if let Some(tournament) = crate::members::erasure::signed_up_for(&self.file.db, other)? {
            return Ok(Some(StoreError::MemberSignedUp { tournament }));
        }
        if !self.merged_into(other)?.is_empty() {
            return problem(MergeProblem::HasMerged);
        }
        if let Some(tournament) = self.both_in(kept, other)? {
            return problem(MergeProblem::SameTournament { tournament });
        }
        if self.file.exclusions().exclusion(other)?.is_some()
            && self.file.exclusions().exclusion(kept)?.is_none()
        {
            return problem(MergeProblem::Excluded);
        }
        Ok(None)
    }

    /// The first tournament in which both played.
    fn both_in(self, kept: MemberId, other: MemberId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT tournament.name FROM entry JOIN tournament ON tournament.id = entry.tournament_id
                   WHERE entry.member_id = ?2 AND NOT entry.withdrawn AND EXISTS (
                     SELECT 1 FROM entry AS own JOIN member ON member.id = own.member_id
                     WHERE own.tournament_id = entry.tournament_id AND NOT own.withdrawn
                       AND ?1 IN (member.id, member.merged_into))
                   ORDER BY tournament.date, tournament.id LIMIT 1";
        Ok(self.file.db.prepare_cached(sql)?.query_row([kept.0, other.0], |row| row.get(0)).optional()?)
    }

    /// Merges `other` into `kept`, which takes over what it lacks.
    ///
    /// # Errors
    /// [`StoreError::Merge`] and [`StoreError::MemberPlays`] say why not; [`StoreError::NotFound`] where one of them
    /// is not there any more.
    pub fn merge_members(self, kept: MemberId, other: MemberId) -> Result<(), StoreError> {
        let transaction = Transaction::new_unchecked(&self.file.db, TransactionBehavior::Immediate)?;
        if let Some(problem) = self.merge_problem(kept, other)? {
            return Err(problem);
        }
        let (card, others) =
            (self.file.members().member(kept)?.card, self.file.members().member(other)?.card);
        let taken = taken_over(&card, &others);
        let kept_for_later = serde_json::to_string(&taken).map_err(StoreError::Unwritable)?;
        let sql = "UPDATE member SET merged_into = ?2, taken_over = ?3 WHERE id = ?1";
        transaction.execute(sql, params![other.0, kept.0, kept_for_later])?;
        if taken.iter().any(|taken| taken.field == Field::Number) {
            // No two records may have the same number.
            transaction.execute("UPDATE member SET number = NULL WHERE id = ?1", [other.0])?;
        }
        for TakenOver { field, is, .. } in &taken {
            write(&transaction, kept, *field, is.as_deref())?;
        }
        refold(&transaction, kept)?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))
    }

    /// Separates a record from the one into which it was merged. What that one took over goes back, unless it has been
    /// changed since.
    ///
    /// # Errors
    /// [`StoreError::Merge`] where it was not merged; [`StoreError::NotFound`] where there is no such record any more.
    pub fn separate_member(self, id: MemberId) -> Result<(), StoreError> {
        let transaction = Transaction::new_unchecked(&self.file.db, TransactionBehavior::Immediate)?;
        let sql = "SELECT merged_into, taken_over FROM member WHERE id = ?1 AND erased_at IS NULL";
        let found = transaction
            .query_row(sql, [id.0], |row| {
                Ok((row.get::<_, Option<i64>>(0)?.map(MemberId), row.get::<_, Option<String>>(1)?))
            })
            .optional()?;
        let (kept, taken) = found.ok_or(StoreError::NotFound("member"))?;
        let kept = kept.ok_or(StoreError::Merge(MergeProblem::NotMerged))?;
        let taken: Vec<TakenOver> =
            serde_json::from_str(&taken.unwrap_or_default()).map_err(StoreError::Unwritable)?;
        let card = self.file.members().member(kept)?.card;
        let others = self.file.members().member(id)?.card;
        for one in &taken {
            let now = one.field.of(&card);
            let left = without(one, &others, now.clone());
            if left != now {
                write(&transaction, kept, one.field, left.as_deref())?;
            }
        }
        // Values of the kept record in later merges include those taken over from this one.
        for record in self.merged_into(kept)?.into_iter().filter(|record| record.id != id) {
            let sql = "SELECT taken_over FROM member WHERE id = ?1";
            let text: Option<String> = transaction.query_row(sql, [record.id.0], |row| row.get(0))?;
            let mut later: Vec<TakenOver> =
                serde_json::from_str(&text.unwrap_or_default()).map_err(StoreError::Unwritable)?;
            for held in &mut later {
                for one in taken.iter().filter(|one| one.field == held.field) {
                    held.was = without(one, &others, held.was.take());
                    held.is = without(one, &others, held.is.take());
                }
            }
            let text = serde_json::to_string(&later).map_err(StoreError::Unwritable)?;
            transaction
                .execute("UPDATE member SET taken_over = ?2 WHERE id = ?1", params![record.id.0, text])?;
        }
        let sql = "UPDATE member SET merged_into = NULL, taken_over = NULL WHERE id = ?1";
        transaction.execute(sql, [id.0])?;
        if let Some(number) = taken.iter().find(|taken| taken.field == Field::Number) {
            // Unless somebody else has it by now.
            let sql = "UPDATE member SET number = ?2
                       WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM member WHERE number = ?2)";
            transaction.execute(sql, params![id.0, number.is])?;
        }
        refold(&transaction, kept)?;
        transaction.commit().map_err(|error| self.file.journal().settled(error))
    }

    /// The records that were merged into a member's, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn merged_into(self, kept: MemberId) -> Result<Vec<Member>, StoreError> {
        self.file.members().members_where("merged_into = ?1 AND erased_at IS NULL", [kept.0])
    }

    /// All members and the records that were merged into theirs, by number: under any of these names somebody is known.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn known_members(self) -> Result<Vec<Member>, StoreError> {
        self.file.members().members_where("erased_at IS NULL", [])
    }

    /// The record that is kept for this one: its own number unless it was merged.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn kept_record(self, id: MemberId) -> Result<MemberId, StoreError> {
        Ok(self.file.members().member(id)?.merged_into.unwrap_or(id))
    }

    /// The records that were merged, each with the one that is kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn merged_records(self) -> Result<BTreeMap<MemberId, MemberId>, StoreError> {
        let sql = "SELECT id, merged_into FROM member WHERE merged_into IS NOT NULL";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((MemberId(row.get(0)?), MemberId(row.get(1)?)));
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// All the numbers under which a member played: the member's own, and those of merged records.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn records_of(self, id: MemberId) -> Result<BTreeSet<MemberId>, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT id FROM member WHERE ?1 IN (id, merged_into)")?;
        Ok(query.query_map([id.0], |row| row.get(0).map(MemberId))?.collect::<Result<_, _>>()?)
    }

    /// Notes that two members are two persons, however much they look like one.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where one of them is not there any more; [`StoreError::Merge`] where they are the same.
    pub fn keep_distinct(self, one: MemberId, other: MemberId) -> Result<(), StoreError> {
        if one == other {
            return Err(StoreError::Merge(MergeProblem::Same));
        }
        self.standing(one)?;
        self.standing(other)?;
        let sql = "INSERT OR IGNORE INTO distinct_members (member_id, other_id) VALUES (?1, ?2)";
        self.file.journal().write(sql, [one.min(other).0, one.max(other).0])?;
        Ok(())
    }

    /// The pairs that are two persons, the lower number first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn distinct_members(self) -> Result<BTreeSet<(MemberId, MemberId)>, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT member_id, other_id FROM distinct_members")?;
        let read = |row: &rusqlite::Row<'_>| Ok((MemberId(row.get(0)?), MemberId(row.get(1)?)));
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }
}

/// A value of the kept record without what it took over from the other one. A note and tags that were changed since
/// still lose what is the other's: whole lines of a note, and tags.
fn without(taken: &TakenOver, others: &MemberCard, value: Option<String>) -> Option<String> {
    let note = others.note.as_deref().unwrap_or_default();
    left_without(taken, note, &others.tags.lines().unwrap_or_default(), value)
}

/// The same with the other record's note and tags as the file holds them.
pub(crate) fn left_without(
    taken: &TakenOver,
    note: &str,
    tags: &str,
    value: Option<String>,
) -> Option<String> {
    if value == taken.is {
        return taken.was.clone();
    }
    match (taken.field, value) {
        (Field::Note, Some(value)) => {
            let theirs: BTreeSet<&str> = note.lines().map(str::trim).collect();
            let left: Vec<&str> = value.lines().filter(|line| !theirs.contains(line.trim())).collect();
            Some(left.join("\n").trim().to_owned()).filter(|left| !left.is_empty())
        }
        (Field::Tags, Some(value)) => {
            let own = Tags::read(taken.was.as_deref().unwrap_or_default());
            let has = |tags: &Tags, tag: &str| tags.iter().any(|one| fold(one) == fold(tag));
            let (value, theirs) = (Tags::read(&value), Tags::read(tags));
            let left = value.iter().filter(|tag| has(&own, tag) || !has(&theirs, tag));
            left.collect::<Tags>().lines()
        }
        (_, value) => value,
    }
}

fn write(db: &Connection, id: MemberId, field: Field, value: Option<&str>) -> Result<(), StoreError> {
    let sql = format!("UPDATE member SET {} = ?2 WHERE id = ?1", field.column());
    db.prepare_cached(&sql)?.execute(params![id.0, value])?;
    Ok(())
}
