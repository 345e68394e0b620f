//! Members of several clubs who are one person. The program proposes, a person decides, and every decision can be
//! undone.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use serde::Serialize;
use tokio_postgres::{Client, Row};

use crate::HubError;
use crate::base::member::{Member, MemberId};
use crate::clubs::members::members;
use crate::database::{changes, part, ready};

/// Reason why two records may be one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Likeness {
    /// They have the same licence.
    Licence,
    /// They have the same names, ignoring accents and order.
    Name,
}

/// Two records of different clubs that may be one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Proposal {
    pub because: Likeness,
    /// The one that arrived first.
    pub one: Member,
    pub other: Member,
}

/// Decision on two records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub id: i64,
    /// The record whose results count for the other, if they are the same person.
    pub member: MemberId,
    pub other: MemberId,
    /// They are the same person.
    pub same: bool,
}

/// The decisions in force, in the order in which they were made.
///
/// # Errors
/// If the database cannot be read.
pub async fn decisions(client: &Client) -> Result<Vec<Decision>, HubError> {
    ready(client).await?;
    let sql =
        "SELECT id, club, member, other_club, other_member, same FROM person_decision WHERE undone_at IS NULL
               ORDER BY id";
    let decision = |row: &Row| Decision {
        id: row.get(0),
        member: MemberId::at(row, 1),
        other: MemberId::at(row, 3),
        same: row.get(5),
    };
    Ok(client.query(sql, &[]).await?.iter().map(decision).collect())
}

/// The record that each joined record counts for, as decided.
pub(crate) fn joined(decided: &[Decision]) -> BTreeMap<MemberId, MemberId> {
    decided.iter().filter(|one| one.same).map(|one| (one.member, one.other)).collect()
}

/// The record that this one counts for in the end.
fn kept(joined: &BTreeMap<MemberId, MemberId>, of: MemberId) -> MemberId {
    let steps = std::iter::successors(Some(of), |at| joined.get(at).copied());
    steps.take(joined.len() + 1).last().unwrap_or(of)
}

/// Records of different clubs that may be one person, by their numbers alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pair {
    because: Likeness,
    one: MemberId,
    other: MemberId,
}

/// The clubs and members of the first and of the second record of each pair, as the database takes them.
type Columns<'a> = (Vec<i32>, Vec<&'a [u8]>, Vec<i32>, Vec<&'a [u8]>);

fn columns(pairs: &[Pair]) -> Columns<'_> {
    let clubs = |of: fn(&Pair) -> i32| pairs.iter().map(of).collect();
    (
        clubs(|pair| pair.one.club),
        pairs.iter().map(|pair| pair.one.member.0.as_slice()).collect(),
        clubs(|pair| pair.other.club),
        pairs.iter().map(|pair| pair.other.member.0.as_slice()).collect(),
    )
}

/// The pairs to decide in groups of equal licences or names of which something is decided; the database finds all others.
async fn decided_pairs(client: &Client) -> Result<Vec<Pair>, HubError> {
    let decided = decisions(client).await?;
    let joined = joined(&decided);
    let mut settled: HashSet<(MemberId, MemberId)> = decided
        .iter()
        .filter(|one| !one.same)
        .map(|one| (one.member.min(one.other), one.member.max(one.other)))
        .collect();
    let sql = "WITH decided AS (
                 SELECT club, member FROM person_decision WHERE undone_at IS NULL
                 UNION SELECT other_club, other_member FROM person_decision WHERE undone_at IS NULL),
               touched AS (SELECT alike_licence, alike_name FROM decided JOIN member USING (club, member))
               SELECT club, member, 1 AS because, alike_licence AS digest FROM member
                 WHERE alike_licence IN (SELECT alike_licence FROM touched)
               UNION ALL SELECT club, member, 2, alike_name FROM member
                 WHERE alike_name IN (SELECT alike_name FROM touched)
               ORDER BY because, digest, club, member";
    let rows = client.query(sql, &[]).await?;
    let alike = |one: &Row, other: &Row| {
        one.get::<_, i32>(2) == other.get::<_, i32>(2) && one.get::<_, &[u8]>(3) == other.get::<_, &[u8]>(3)
    };
    let mut known = Vec::new();
    for group in rows.chunk_by(alike) {
        let because = because(group.first().map_or(2, |row| row.get(2)));
        let records: Vec<MemberId> = group.iter().map(|row| MemberId::at(row, 0)).collect();
        for other in &records {
            // Those of the same club stand together, so that none of them is looked at.
            let mut before = records.iter().take_while(|one| one.club < other.club);
            let open = |one: &&MemberId| {
                kept(&joined, **one) != kept(&joined, *other) && !settled.contains(&(**one, *other))
            };
            if let Some(one) = before.find(open).copied() {
                settled.insert((one, *other));
                known.push(Pair { because, one, other: *other });
            }
        }
    }
    Ok(known)
}

/// The number of pairs to decide. Each record is paired with the first one before it that has the same licence or names, is of
/// another club, and about which nothing is decided; the next one follows once that is decided. So there are never more
/// pairs than records, however many have the same names.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn pair_count(client: &Client) -> Result<usize, HubError> {
    let known = decided_pairs(client).await?;
    let sql = concat!(include_str!("decisions/pairs.sql"), "SELECT count(*) FROM pair");
    let (ones, these, others, those) = columns(&known);
    let others: i64 = client.query_one(sql, &[&ones, &these, &others, &those]).await?.get(0);
    Ok(known.len() + usize::try_from(others).unwrap_or(0))
}

fn because(number: i32) -> Likeness {
    if number == 1 { Likeness::Licence } else { Likeness::Name }
}

/// At most so many of the pairs that [`pair_count`] counts after the first so many, with the names that their clubs give them,
/// and the number of all.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn some_proposals(
    client: &Client,
    first: usize,
    most: usize,
) -> Result<(Vec<Proposal>, usize), HubError> {
    let decided = decided_pairs(client).await?;
    let mut shown: Vec<Pair> = decided.iter().skip(first).take(most).copied().collect();
    let sql = concat!(
        include_str!("decisions/pairs.sql"),
        ", counted AS MATERIALIZED (SELECT * FROM pair)
         SELECT number, club, member, other_club, other_member, because
         FROM (SELECT count(*) AS number FROM counted) AS all_of_them
         LEFT JOIN (SELECT * FROM counted ORDER BY because, club, member, other_club, other_member
                    OFFSET $5 LIMIT $6) AS part ON true
         ORDER BY because, club, member, other_club, other_member"
    );
    let (ones, these, others, those) = columns(&decided);
    let (first, most) = part(first.saturating_sub(decided.len()), Some(most.saturating_sub(shown.len())));
    let rows = client.query(sql, &[&ones, &these, &others, &those, &first, &most]).await?;
    let others = rows.first().map_or(0, |row| row.get::<_, i64>(0));
    // A line without a pair has the number alone.
    let pair = |row: &Row| {
        let because = because(row.get::<_, Option<i32>>(5)?);
        Some(Pair { because, one: MemberId::at(row, 1), other: MemberId::at(row, 3) })
    };
    shown.extend(rows.iter().filter_map(pair));
    let ids: Vec<MemberId> = shown.iter().flat_map(|pair| [pair.one, pair.other]).collect();
    let known = members(client, &ids).await?;
    let named = |pair: &Pair| {
        let (one, other) = (known.get(&pair.one)?.clone(), known.get(&pair.other)?.clone());
        Some(Proposal { because: pair.because, one, other })
    };
    let all = decided.len() + usize::try_from(others).unwrap_or(0);
    Ok((shown.iter().filter_map(named).collect(), all))
}

/// The records of different clubs that may be one person and are to be decided, as [`pair_count`] pairs them.
///
/// # Errors
/// If the database cannot be read.
pub async fn proposals(client: &Client) -> Result<Vec<Proposal>, HubError> {
    Ok(some_proposals(client, 0, usize::MAX).await?.0)
}

/// All records that count for this one, including itself.
fn group(joined: &BTreeMap<MemberId, MemberId>, root: MemberId) -> Vec<MemberId> {
    let others = joined.keys().copied().filter(|one| kept(joined, *one) == root);
    std::iter::once(root).chain(others).collect()
}

/// Whether a record of the first list and one of the second played in the same evening.
async fn together(client: &Client, these: &[MemberId], those: &[MemberId]) -> Result<bool, HubError> {
    let clubs = |of: &[MemberId]| of.iter().map(|one| one.club).collect::<Vec<i32>>();
    let members = |of: &[MemberId]| of.iter().map(|one| one.member.0.to_vec()).collect::<Vec<Vec<u8>>>();
    let sql = "SELECT EXISTS (
                 SELECT 1 FROM unnest($1::integer[], $2::bytea[]) AS these (club, member)
                 JOIN result AS one ON one.club = these.club AND one.member = these.member
                 JOIN result AS other ON other.season = one.season AND other.club = one.club
                   AND other.journal = one.journal AND other.epoch = one.epoch
                 JOIN unnest($3::integer[], $4::bytea[]) AS those (club, member)
                   ON other.club = those.club AND other.member = those.member)";
    let row =
        client.query_one(sql, &[&clubs(these), &members(these), &clubs(those), &members(those)]).await?;
    Ok(row.get(0))
}

/// Decides whether two records are the same person; if so, the first one's results count for the other. Returns the
/// decision's number.
///
/// # Errors
/// [`HubError::NotFound`] if one of them does not exist; [`HubError::NotOnePerson`] if they, or records that count for
/// them, played in the same evening, or they already count for the same record; [`HubError::Wrong`] if a decision in
/// force says the opposite, or this one was made before.
pub async fn decide_persons(
    client: &mut Client,
    member: MemberId,
    other: MemberId,
    same: bool,
) -> Result<i64, HubError> {
    ready(client).await?;
    for one in [member, other] {
        let sql = "SELECT EXISTS (SELECT 1 FROM member WHERE club = $1 AND member = $2)";
        if !client.query_one(sql, &[&one.club, &one.member.0.as_slice()]).await?.get::<_, bool>(0) {
            return Err(HubError::NotFound("member"));
        }
    }
    let transaction = client.transaction().await?;
    changes::alone(&transaction).await?;
    let decided = decisions(transaction.client()).await?;
    let joined = joined(&decided);
    let (from, to) = (kept(&joined, member), kept(&joined, other));
    let contradicted = |code| Err(HubError::Wrong { code, what: String::new() });
    if !same && from == to {
        return contradicted("hub-decided_same");
    }
    // Joining concerns all records that count for either.
    let whole = |of: MemberId| if same { kept(&joined, of) } else { of };
    let pair = [whole(member), whole(other)];
    let mut apart = decided.iter().filter(|one| !one.same).map(|one| [whole(one.member), whole(one.other)]);
    if apart.any(|[one, other]| pair == [one, other] || pair == [other, one]) {
        return contradicted("hub-decided_apart");
    }
    if same
        && (from == to || together(transaction.client(), &group(&joined, from), &group(&joined, to)).await?)
    {
        return Err(HubError::NotOnePerson);
    }
    // Records that count for the first one now count for the other too.
    let (of, whom) = if same { (from, to) } else { (member, other) };
    let sql = "INSERT INTO person_decision (club, member, other_club, other_member, same) VALUES ($1, $2, $3, $4, $5)
               RETURNING id";
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 5] =
        [&of.club, &of.member.0.as_slice(), &whom.club, &whom.member.0.as_slice(), &same];
    let id = transaction.query_one(sql, &values).await?.get(0);
    if same {
        let seasons = changes::seasons_of(&transaction, &[of], &BTreeSet::new()).await?;
        changes::raise(&transaction, &seasons, &[of.club, whom.club]).await?;
    }
    transaction.commit().await?;
    Ok(id)
}

/// Undoes a decision.
///
/// # Errors
/// [`HubError::NotFound`] if no decision with that number is in force.
pub async fn undo_decision(client: &mut Client, id: i64) -> Result<(), HubError> {
    ready(client).await?;
    let transaction = client.transaction().await?;
    changes::alone(&transaction).await?;
    let sql = "UPDATE person_decision SET undone_at = now() WHERE id = $1 AND undone_at IS NULL
               RETURNING club, member, same, other_club";
    let undone = transaction.query_opt(sql, &[&id]).await?.ok_or(HubError::NotFound("decision"))?;
    if undone.get(2) {
        let of = MemberId::at(&undone, 0);
        let seasons = changes::seasons_of(&transaction, &[of], &BTreeSet::new()).await?;
        changes::raise(&transaction, &seasons, &[of.club, undone.get(3)]).await?;
    }
    transaction.commit().await?;
    Ok(())
}
