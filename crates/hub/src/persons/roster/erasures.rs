//! Persons whose records clubs have erased.

use serde::Serialize;
use tokio_postgres::{Client, Row};

use super::{PersonCard, card_at};
use crate::HubError;
use crate::database::ready;

/// A person of the league all of whose records were erased by their clubs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ErasedPerson {
    pub person: i64,
    #[serde(flatten)]
    pub card: PersonCard,
    /// The names of the clubs.
    pub clubs: Vec<String>,
}

/// The persons all of whose records were erased, by name. Their names may come from those records, so the league has to
/// decide whether it keeps them.
///
/// # Errors
/// If the database cannot be read.
pub async fn erased_persons(client: &Client) -> Result<Vec<ErasedPerson>, HubError> {
    ready(client).await?;
    let sql = "SELECT person.id, person.licence, person.last_name, person.first_name, born,
                 array_agg(DISTINCT club.name)
               FROM person
               JOIN person_record ON person_record.person = person.id
               JOIN member USING (club, member)
               JOIN club ON club.id = person_record.club
               WHERE removed_at IS NULL
                 AND person.id IN (SELECT person FROM member JOIN person_record USING (club, member)
                                   WHERE state = 'erased')
               GROUP BY person.id HAVING bool_and(state = 'erased')
               ORDER BY person.last_name, person.first_name, person.id";
    let person = |row: &Row| ErasedPerson { person: row.get(0), card: card_at(row, 1), clubs: row.get(5) };
    Ok(client.query(sql, &[]).await?.iter().map(person).collect())
}
