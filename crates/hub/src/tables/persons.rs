//! The league's persons as a table that can be imported again.

use tapis_lists::harmless;
use tapis_locale::Language;
use tokio_postgres::Client;

use super::table;
use crate::roster::person_cards;
use crate::{HubError, PersonCard};

/// The columns, as [`read_persons`](crate::read_persons) reads them.
const COLUMNS: [&str; 4] = ["office-licence", "office-last_name", "office-first_name", "office-born"];

/// The league's persons by name, as a table that can be imported again.
///
/// # Errors
/// If the database cannot be read.
pub async fn persons_table(client: &Client, language: Language) -> Result<Vec<u8>, HubError> {
    let cells = |(_, card): &(i64, PersonCard)| {
        [
            harmless(card.licence.as_deref().unwrap_or_default()),
            harmless(&card.last_name),
            harmless(&card.first_name),
            card.born.map(|born| born.to_string()).unwrap_or_default(),
        ]
    };
    let cards = person_cards(client, "", 0, None).await?;
    table(language, COLUMNS, cards.iter().map(cells))
}
