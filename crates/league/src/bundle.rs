//! The lines of a bundle that are not about a person or a result: who wrote it, and the rows of journals.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;

use crate::chain::{RowKind, Salt, digest, link};
use crate::{ClubUid, Hash, hex};

/// First line of a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The version of the file.
    pub tapis_league: u32,
    /// The club that wrote it.
    pub club: ClubUid,
    pub name: String,
    /// The public key that signed it.
    pub key: Hash,
    /// Time of creation in UTC milliseconds by the club's clock, which may be wrong.
    pub made: Millis,
    /// Increases with each change in the club that is in no journal: the bundle with the larger number is later.
    pub revision: u64,
    /// The league's invitation, until the league has admitted this key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// The start of the rows that follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JournalStart {
    /// The tournament's number in the club file.
    pub journal: u64,
    /// The number of the first row that follows, from 1.
    pub first: u64,
    /// The hash of the row before it; [`origin`](crate::origin) for the first row.
    pub before: Hash,
}

/// Content of a row, or its digest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowContent<'a> {
    /// The events as the club file holds them.
    Told {
        /// The salt of its digest.
        salt: Salt,
        /// Content of the row as JSON.
        text: Cow<'a, str>,
    },
    /// Withheld from the league.
    Withheld {
        /// The digest of salt and text.
        digest: Hash,
    },
}

impl RowContent<'_> {
    /// The digest that the chain covers.
    pub fn digest(&self) -> Hash {
        match self {
            RowContent::Told { salt, text } => digest(salt, text),
            RowContent::Withheld { digest } => *digest,
        }
    }
}

/// A row of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row<'a> {
    /// Its number in the journal, from 1.
    pub seq: u64,
    /// Time in UTC milliseconds by the club's clock.
    pub at: Millis,
    pub kind: RowKind,
    /// The version of its events.
    pub version: u32,
    /// The row that it undoes or redoes.
    pub target: Option<u64>,
    pub content: RowContent<'a>,
}

impl Row<'_> {
    /// Returns an owned copy of the row.
    pub fn into_owned(self) -> Row<'static> {
        let content = match self.content {
            RowContent::Told { salt, text } => RowContent::Told { salt, text: text.into_owned().into() },
            RowContent::Withheld { digest } => RowContent::Withheld { digest },
        };
        Row { content, ..self }
    }

    /// Its hash, given the hash of the row before it.
    pub fn hash(&self, before: Hash) -> Hash {
        link(before, self.seq, self.at, self.kind, self.version, self.target, self.content.digest())
    }
}

/// A row as written in its line: number, instant, kind, version, target, then salt and text, or digest and null.
#[derive(Serialize, Deserialize)]
pub(crate) struct RowLine<'a>(
    u64,
    i64,
    #[serde(borrow)] Cow<'a, str>,
    u32,
    Option<u64>,
    #[serde(borrow)] Cow<'a, str>,
    #[serde(borrow, deserialize_with = "text")] Option<Cow<'a, str>>,
);

/// Borrows the text if it has no escapes.
fn text<'de: 'a, 'a, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Cow<'a, str>>, D::Error> {
    #[derive(Deserialize)]
    struct BorrowedText<'a>(#[serde(borrow)] Cow<'a, str>);
    Ok(Option::<BorrowedText<'a>>::deserialize(deserializer)?.map(|found| found.0))
}

impl<'a> RowLine<'a> {
    pub(crate) fn of(row: &'a Row<'_>) -> Self {
        let (given, text) = match &row.content {
            RowContent::Told { salt, text } => (hex::write(salt), Some(Cow::Borrowed(text.as_ref()))),
            RowContent::Withheld { digest } => (digest.to_string(), None),
        };
        let kind = Cow::Borrowed(row.kind.letters());
        RowLine(row.seq, row.at.0, kind, row.version, row.target, Cow::Owned(given), text)
    }

    /// `None` if the kind or the digits are invalid.
    pub(crate) fn row(self) -> Option<Row<'a>> {
        let RowLine(seq, at, kind, version, target, given, text) = self;
        let content = match text {
            Some(text) => RowContent::Told { salt: hex::read(&given)?, text },
            None => RowContent::Withheld { digest: Hash::read(&given)? },
        };
        Some(Row { seq, at: Millis(at), kind: RowKind::of(&kind)?, version, target, content })
    }
}
