//! The subjects of documents: the club, a tournament, a season, a member.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, SeasonId, TournamentId};

/// Subject of a document, with its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    Club,
    Tournament(TournamentId),
    Season(SeasonId),
    Member(MemberId),
}

impl About {
    /// Kind of the subject, without its number.
    pub fn subject(self) -> DocumentSubject {
        match self {
            About::Club => DocumentSubject::Club,
            About::Tournament(_) => DocumentSubject::Tournament,
            About::Season(_) => DocumentSubject::Season,
            About::Member(_) => DocumentSubject::Member,
        }
    }
}

/// The club as the subject of a document.
pub(super) struct TheClub;

/// A subject with its number.
pub(super) trait Subject: Sized {
    /// `None` if the document is about a subject of another kind.
    fn of(about: About) -> Option<Self>;
}

impl Subject for TheClub {
    fn of(about: About) -> Option<Self> {
        matches!(about, About::Club).then_some(TheClub)
    }
}

impl Subject for TournamentId {
    fn of(about: About) -> Option<Self> {
        if let About::Tournament(id) = about { Some(id) } else { None }
    }
}

impl Subject for SeasonId {
    fn of(about: About) -> Option<Self> {
        if let About::Season(id) = about { Some(id) } else { None }
    }
}

impl Subject for MemberId {
    fn of(about: About) -> Option<Self> {
        if let About::Member(id) = about { Some(id) } else { None }
    }
}

/// The type of each subject, by its name in [`DocumentSubject`].
pub(super) mod subjects {
    pub(in crate::documents) type Club = super::TheClub;
    pub(in crate::documents) type Tournament = super::TournamentId;
    pub(in crate::documents) type Season = super::SeasonId;
    pub(in crate::documents) type Member = super::MemberId;
}

/// Kind of subject that a document can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DocumentSubject {
    Club,
    Tournament,
    Season,
    Member,
}
