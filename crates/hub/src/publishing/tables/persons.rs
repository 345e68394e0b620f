//! The league's persons as a table that can be imported again.

use std::borrow::Borrow;

use futures_util::Stream;
use tapis_lists::harmless;
use tapis_locale::Language;
use tokio_postgres::{Client, Row};

use super::in_parts;
use crate::HubError;
use crate::database::ready;
use crate::persons::roster::card_at;

/// The columns, as [`read_persons`](crate::read_persons) reads them.
const COLUMNS: [&str; 4] = ["office-licence", "office-last_name", "office-first_name", "office-born"];

/// The league's persons by name, as a table in parts that can be imported again.
///
/// # Errors
/// If the database cannot be read.
pub async fn persons_table<C: Borrow<Client>>(
    client: C,
    language: Language,
) -> Result<impl Stream<Item = Result<Vec<u8>, HubError>> + use<C>, HubError> {
    ready(client.borrow()).await?;
    let sql = "SELECT licence, last_name, first_name, born FROM person WHERE removed_at IS NULL ORDER BY alphabet, id";
    in_parts(client, (sql, &[]), (language, COLUMNS), cells).await
}

fn cells(row: &Row) -> [String; 4] {
    let card = card_at(row, 0);
    [
        harmless(card.licence.as_deref().unwrap_or_default()),
        harmless(&card.last_name),
        harmless(&card.first_name),
        card.born.map(|born| born.to_string()).unwrap_or_default(),
    ]
}
