//! The league's persons as a table that can be imported again.

use tapis_locale::Language;
use tokio_postgres::Client;

use super::{heads, lines, plain};
use crate::roster::person_cards;
use crate::{HubError, PersonCard};

/// The columns, as [`take_persons`](crate::take_persons) reads them.
const COLUMNS: [&str; 4] = ["licence", "last_name", "first_name", "born"];

/// The league's persons by name, as a table with the columns of an imported list.
///
/// # Errors
/// If the database cannot be read.
pub async fn persons_table(client: &Client, language: Language) -> Result<Vec<u8>, HubError> {
    let cells = |(_, card): &(i64, PersonCard)| {
        [
            plain(card.licence.as_deref().unwrap_or_default()),
            plain(&card.last_name),
            plain(&card.first_name),
            card.born.map(|born| born.to_string()).unwrap_or_default(),
        ]
    };
    let cards = person_cards(client, "").await?;
    lines(language, heads(language, COLUMNS.map(str::to_owned))?, cards.iter().map(cells))
}
