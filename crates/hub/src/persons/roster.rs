//! The league's persons, with their licences and sanctions. Clubs decide who plays for them; the league owns licence,
//! legal name and birth date, and a different value from a club is a proposal to the league.

mod differences;
pub mod erasures;
mod list;
mod records;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_engine::setup::text::invisible;
use tapis_locale::letters;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, GenericClient, Row};

use crate::base::checks;
use crate::base::letters::{LetterDigests, begins};
use crate::database::{part, ready};
use crate::{HubError, MemberId};

pub use differences::{Difference, decide_difference, differences, undo_refusal};
pub(crate) use differences::{difference_count, some_differences};
pub use erasures::{ErasedPerson, erased_persons};
pub(crate) use list::namesake_sentences;
pub use list::{PersonList, read_persons};
pub(crate) use records::persons_known;
pub use records::{link_record, undo_link, unlink_record};

/// The most characters of a name or a licence.
const LONGEST_NAME: usize = 120;

/// The league's data about a person.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonCard {
    pub licence: Option<String>,
    /// The legal last name.
    pub last_name: String,
    /// The legal first name.
    pub first_name: String,
    pub born: Option<NaiveDate>,
}

/// Person in the league's roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Person {
    /// The number in the league.
    pub id: i64,
    #[serde(flatten)]
    pub card: PersonCard,
    /// The records of clubs that are this person.
    pub records: Vec<MemberId>,
    /// Those records that their clubs have erased.
    pub erased: Vec<MemberId>,
    /// The sanctions in force.
    pub sanctions: Vec<Sanction>,
}

/// The person may not play in the league's clubs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sanction {
    pub id: i64,
    pub since: NaiveDate,
    /// The last day; `None` until it is lifted.
    pub until: Option<NaiveDate>,
    pub reason: String,
    pub decided_by: String,
}

fn text(text: &str) -> String {
    text.trim().to_owned()
}

impl PersonCard {
    /// First and last name.
    pub(crate) fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    fn tidy(self) -> Result<PersonCard, HubError> {
        let licence = self.licence.map(|licence| text(&licence)).filter(|licence| !licence.is_empty());
        let card = PersonCard {
            licence,
            last_name: text(&self.last_name),
            first_name: text(&self.first_name),
            born: self.born,
        };
        let hidden = |text: &str| text.chars().any(invisible);
        let named = !card.last_name.is_empty() && !card.first_name.is_empty();
        let odd = |text: &str| hidden(text) || text.chars().count() > LONGEST_NAME;
        let unfit = |code, what: &str| {
            Err(HubError::Wrong { code, what: what.trim().chars().take(LONGEST_NAME).collect() })
        };
        if !named || odd(&card.last_name) || odd(&card.first_name) {
            return unfit("hub-person_name", &card.full_name());
        }
        if let Some(licence) = card.licence.as_deref().filter(|licence| odd(licence)) {
            return unfit("hub-licence_unfit", licence);
        }
        checks::born(card.born)?;
        Ok(card)
    }
}

/// Translates the database's error for a licence that another person has.
fn taken(card: &PersonCard) -> impl FnOnce(tokio_postgres::Error) -> HubError + '_ {
    move |error| match error.code() {
        Some(code) if *code == tokio_postgres::error::SqlState::UNIQUE_VIOLATION => {
            let what = card.licence.clone().unwrap_or_default();
            HubError::Wrong { code: "hub-licence_taken", what }
        }
        _ => HubError::Database(error),
    }
}

/// Adds a person, or changes the league's data about one.
///
/// # Errors
/// [`HubError::Wrong`] if a name is missing, the birth date is impossible, or another person has the licence;
/// [`HubError::NotFound`].
pub async fn save_person(client: &mut Client, id: Option<i64>, card: PersonCard) -> Result<i64, HubError> {
    ready(client).await?;
    let card = card.tidy()?;
    let transaction = client.transaction().await?;
    let id = write_person(&transaction, id, &card).await?;
    persons_known(&transaction, None).await?;
    transaction.commit().await?;
    Ok(id)
}

async fn write_person(
    client: &impl GenericClient,
    id: Option<i64>,
    card: &PersonCard,
) -> Result<i64, HubError> {
    let LetterDigests { spelt, alike_licence, words, place, .. } =
        LetterDigests::of(&card.last_name, &card.first_name, card.licence.as_deref());
    let values: [&(dyn ToSql + Sync); 9] = [
        &card.licence,
        &card.last_name,
        &card.first_name,
        &card.born,
        &spelt,
        &alike_licence,
        &words,
        &place,
        &id,
    ];
    let row = if id.is_none() {
        let sql = "INSERT INTO person
                     (licence, last_name, first_name, born, spelt, alike_licence, words, alphabet)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id";
        client.query_opt(sql, values.get(..8).unwrap_or_default()).await
    } else {
        let sql = "UPDATE person SET licence = $1, last_name = $2, first_name = $3, born = $4, spelt = $5,
                     alike_licence = $6, words = $7, alphabet = $8
                   WHERE id = $9 AND removed_at IS NULL RETURNING id";
        client.query_opt(sql, &values).await
    };
    row.map_err(taken(card))?.map(|row| row.get(0)).ok_or(HubError::NotFound("person"))
}

/// Imports a list of persons, all of them or nobody. One with a known licence is updated; one without a licence is
/// added unless a person with the same names and birth date exists. Two equal ones with neither licence nor birth date
/// are two persons. Returns the numbers of those added and of those changed.
///
/// # Errors
/// As for [`save_person`].
pub async fn take_persons(client: &mut Client, cards: Vec<PersonCard>) -> Result<(usize, usize), HubError> {
    ready(client).await?;
    let transaction = client.transaction().await?;
    let (mut added, mut changed) = (0, 0);
    // Of those with neither licence nor birth date: whom the list has named so far.
    let mut namesakes = BTreeMap::<(String, String), Vec<i64>>::new();
    for card in cards {
        let card = card.tidy()?;
        let sql = "SELECT id, licence, last_name, first_name, born FROM person
                   WHERE removed_at IS NULL AND (hub_licence(licence) = hub_licence($1)
                     OR $1::text IS NULL AND licence IS NULL AND last_name = $2 AND first_name = $3
                        AND born IS NOT DISTINCT FROM $4 AND id <> ALL($5))
                   ORDER BY id LIMIT 1";
        let none = Vec::new();
        let others = (card.licence.is_none() && card.born.is_none())
            .then(|| namesakes.entry((card.last_name.clone(), card.first_name.clone())).or_default());
        let before: &Vec<i64> = others.as_deref().unwrap_or(&none);
        let known = transaction
            .query_opt(sql, &[&card.licence, &card.last_name, &card.first_name, &card.born, before])
            .await?;
        let person = match known {
            Some(row) => {
                // Fields missing from the list keep their values.
                let card = PersonCard { born: card.born.or(row.get(4)), ..card };
                if card_at(&row, 1) != card {
                    write_person(&transaction, Some(row.get(0)), &card).await?;
                    changed += 1;
                }
                row.get(0)
            }
            None => {
                added += 1;
                write_person(&transaction, None, &card).await?
            }
        };
        if let Some(others) = others {
            others.push(person);
        }
    }
    persons_known(&transaction, None).await?;
    transaction.commit().await?;
    Ok((added, changed))
}

/// Removes a person with all of the league's data and decisions about them; the clubs' records stay.
///
/// # Errors
/// [`HubError::NotFound`].
pub async fn remove_person(client: &mut Client, id: i64) -> Result<(), HubError> {
    ready(client).await?;
    let transaction = client.transaction().await?;
    let sql = "UPDATE person SET removed_at = now(), licence = NULL, last_name = NULL, first_name = NULL, born = NULL,
                 spelt = NULL, alike_licence = NULL, words = NULL, alphabet = NULL
               WHERE id = $1 AND removed_at IS NULL";
    if transaction.execute(sql, &[&id]).await? == 0 {
        return Err(HubError::NotFound("person"));
    }
    for table in ["person_record", "person_refused", "person_apart", "sanction"] {
        transaction.execute(&format!("DELETE FROM {table} WHERE person = $1"), &[&id]).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// A name without accents and capitals.
fn plain(card: &PersonCard) -> (Option<Vec<u8>>, Option<Vec<u8>>) {
    (letters(&card.last_name), letters(&card.first_name))
}

/// A licence independent of its spelling.
fn plain_licence(card: &PersonCard) -> Option<Vec<u8>> {
    letters(card.licence.as_deref()?)
}

/// The league's data in four columns of a row.
pub(crate) fn card_at(row: &Row, at: usize) -> PersonCard {
    let name = |at: usize| row.get::<_, Option<String>>(at).unwrap_or_default();
    PersonCard {
        licence: row.get(at),
        last_name: name(at + 1),
        first_name: name(at + 2),
        born: row.get(at + 3),
    }
}

/// The persons, by name; only those with a name or licence that begins with each word of the search.
///
/// # Errors
/// If the database cannot be read.
pub async fn persons(client: &Client, search: &str) -> Result<Vec<Person>, HubError> {
    let cards = person_cards(client, search, 0, None).await?;
    persons_of(client, &cards).await
}

/// One person.
///
/// # Errors
/// If the database cannot be read.
pub async fn person(client: &Client, id: i64) -> Result<Option<Person>, HubError> {
    ready(client).await?;
    let sql = "SELECT licence, last_name, first_name, born FROM person WHERE removed_at IS NULL AND id = $1";
    let Some(row) = client.query_opt(sql, &[&id]).await? else { return Ok(None) };
    Ok(persons_of(client, &[(id, card_at(&row, 0))]).await?.pop())
}

/// The number of persons that [`persons`] finds.
pub(crate) async fn person_count(client: &Client, search: &str) -> Result<usize, HubError> {
    ready(client).await?;
    let sql = "SELECT count(*) FROM person WHERE removed_at IS NULL AND words LIKE ALL($1)";
    Ok(usize::try_from(client.query_one(sql, &[&begins(search)]).await?.get::<_, i64>(0)).unwrap_or(0))
}

/// The league's data about persons that [`persons`] finds, with their numbers: at most so many after the first so many.
pub(crate) async fn person_cards(
    client: &Client,
    search: &str,
    first: usize,
    most: Option<usize>,
) -> Result<Vec<(i64, PersonCard)>, HubError> {
    ready(client).await?;
    let (first, most) = part(first, most);
    let sql = "SELECT id, licence, last_name, first_name, born FROM person
               WHERE removed_at IS NULL AND words LIKE ALL($1) ORDER BY alphabet, id OFFSET $2 LIMIT $3";
    let rows = client.query(sql, &[&begins(search), &first, &most]).await?;
    Ok(rows.iter().map(|row| (row.get(0), card_at(row, 1))).collect())
}

/// These persons, with their records and sanctions.
pub(crate) async fn persons_of(
    client: &Client,
    cards: &[(i64, PersonCard)],
) -> Result<Vec<Person>, HubError> {
    let ids: Vec<i64> = cards.iter().map(|(id, _)| *id).collect();
    let mut records = BTreeMap::<i64, Vec<(MemberId, bool)>>::new();
    let sql =
        "SELECT person, club, member, state = 'erased' FROM person_record JOIN member USING (club, member)
               WHERE person = ANY($1) ORDER BY club, member";
    for row in client.query(sql, &[&ids]).await? {
        records.entry(row.get(0)).or_default().push((MemberId::at(&row, 1), row.get(3)));
    }
    let mut sanctions = BTreeMap::<i64, Vec<Sanction>>::new();
    let sql = "SELECT person, id, since, until, reason, decided_by FROM sanction
               WHERE lifted_at IS NULL AND person = ANY($1) ORDER BY id";
    for row in client.query(sql, &[&ids]).await? {
        sanctions.entry(row.get(0)).or_default().push(Sanction {
            id: row.get(1),
            since: row.get(2),
            until: row.get(3),
            reason: row.get(4),
            decided_by: row.get(5),
        });
    }
    let person = |(id, card): &(i64, PersonCard)| {
        let of = records.remove(id).unwrap_or_default();
        Person {
            id: *id,
            card: card.clone(),
            records: of.iter().map(|(record, _)| *record).collect(),
            erased: of.iter().filter(|(_, erased)| *erased).map(|(record, _)| *record).collect(),
            sanctions: sanctions.remove(id).unwrap_or_default(),
        }
    };
    Ok(cards.iter().map(person).collect())
}

/// Decides that a person may not play in the league's clubs. Returns the sanction's number.
///
/// # Errors
/// [`HubError::NotFound`]; [`HubError::Wrong`] if it ends before it begins, or the reason or who decided is missing.
pub async fn sanction(
    client: &Client,
    person: i64,
    since: NaiveDate,
    until: Option<NaiveDate>,
    reason: &str,
    decided_by: &str,
) -> Result<i64, HubError> {
    ready(client).await?;
    let wrong = |code: &'static str| HubError::Wrong { code, what: String::new() };
    if until.is_some_and(|until| until < since) {
        return Err(wrong("exclusion-ends_before"));
    }
    let (reason, decided_by) = (text(reason), text(decided_by));
    if reason.is_empty() {
        return Err(wrong("exclusion-reason_missing"));
    }
    if decided_by.is_empty() {
        return Err(wrong("exclusion-decider_missing"));
    }
    if [&reason, &decided_by].iter().any(|text| text.chars().count() > 500 || text.chars().any(invisible)) {
        return Err(wrong("exclusion-text"));
    }
    let sql = "INSERT INTO sanction (person, since, until, reason, decided_by)
               SELECT id, $2, $3, $4, $5 FROM person WHERE id = $1 AND removed_at IS NULL RETURNING id";
    let row = client.query_opt(sql, &[&person, &since, &until, &reason, &decided_by]).await?;
    row.map(|row| row.get(0)).ok_or(HubError::NotFound("person"))
}

/// Lifts a sanction.
///
/// # Errors
/// [`HubError::NotFound`].
pub async fn lift_sanction(client: &Client, id: i64) -> Result<(), HubError> {
    ready(client).await?;
    let sql = "UPDATE sanction SET lifted_at = now() WHERE id = $1 AND lifted_at IS NULL";
    if client.execute(sql, &[&id]).await? == 0 { Err(HubError::NotFound("sanction")) } else { Ok(()) }
}

/// Digest of a club's refused data.
pub(super) fn words(card: &PersonCard) -> [u8; 32] {
    let all = [card.licence.as_deref().unwrap_or_default(), &card.last_name, &card.first_name];
    Sha256::digest(all.join("\n")).into()
}
