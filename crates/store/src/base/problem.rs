//! The reasons why the file refuses what a form holds.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, TableNo};
use tapis_engine::championship::RulesProblem;

/// Fault of a championship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ChampionshipProblem {
    NameMissing,
    /// More than 200 letters, or some that nobody sees.
    NameUnfit,
    /// Another championship of the season has the name.
    NameTaken,
    Rules {
        /// Fault of the rules.
        problem: RulesProblem,
    },
}

/// Reason why a change of dues is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuesProblem {
    /// An amount below 0, or above 10,000.
    Amount,
    /// Not the three letters of a currency.
    Currency,
    /// Payments were made in the currency as it is.
    Paid,
    /// The season asks nothing of its members.
    NoDue,
    /// More than is still owed.
    TooMuch,
    /// Nothing is owed: paid already, a guest, or exempt.
    NothingOwed,
    /// It is not said why.
    ReasonMissing,
    /// A text is too long, or has characters that nobody sees.
    Text,
    /// That payment is already cancelled.
    Cancelled,
    /// The day of the payment is still to come.
    ToCome,
}

impl DuesProblem {
    /// Names the sentence in the catalogue.
    pub fn code(self) -> &'static str {
        match self {
            DuesProblem::Amount => "dues-amount_impossible",
            DuesProblem::Currency => "dues-currency_unknown",
            DuesProblem::Paid => "dues-paid_in_it",
            DuesProblem::NoDue => "dues-no_due",
            DuesProblem::TooMuch => "dues-too_much",
            DuesProblem::NothingOwed => "dues-nothing_owed",
            DuesProblem::ReasonMissing => "dues-reason_missing",
            DuesProblem::Text => "dues-text",
            DuesProblem::Cancelled => "dues-already_cancelled",
            DuesProblem::ToCome => "dues-to_come",
        }
    }
}

/// Reason why an exclusion is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExclusionProblem {
    /// It ends before it begins.
    EndsBefore,
    /// The reason is missing.
    ReasonMissing,
    /// It is not said who decided.
    DeciderMissing,
    /// A text is too long, or has characters that nobody sees.
    Text,
}

impl ExclusionProblem {
    /// Names the sentence in the catalogue.
    pub fn code(self) -> &'static str {
        match self {
            ExclusionProblem::EndsBefore => "exclusion-ends_before",
            ExclusionProblem::ReasonMissing => "exclusion-reason_missing",
            ExclusionProblem::DeciderMissing => "exclusion-decider_missing",
            ExclusionProblem::Text => "exclusion-text",
        }
    }
}

/// Fault of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum FieldProblem {
    LastNameMissing,
    FirstNameMissing,
    /// A birth date to come, or before 1900.
    BornImpossible,
    DateUnreadable {
        /// The text that stands there.
        text: String,
    },
    /// Another member has that number.
    NumberTaken {
        by: MemberId,
    },
    /// Not an e-mail address.
    Email,
    /// More than 200 letters.
    TooLong,
    /// A note of more than 10,000 letters.
    NoteTooLong,
    /// A note that says nothing.
    NoteEmpty,
    /// A task without a name.
    TaskMissing,
    /// A task's name of more than 40 letters.
    TaskTooLong,
    /// More than 20 tags, or one of more than 40 letters.
    TagsTooMany,
    /// No tag is named, or several are where one is meant.
    TagMissing,
    /// Invisible characters that change how the following text is read.
    Invisible,
    /// A number, a date, an address or a sum where a name should be.
    NotAName {
        /// The text that stands there.
        text: String,
    },
    /// Not an e-mail address.
    EmailUnreadable {
        /// The text that stands there.
        text: String,
    },
    /// A second value for a field that has one.
    SecondValue {
        /// The text that stands there.
        text: String,
    },
}

/// Reason why two records cannot become one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MergeProblem {
    /// They are one record already.
    Same,
    /// Both are in one tournament, so that they are two persons.
    SameTournament {
        /// Name of the tournament.
        tournament: String,
    },
    /// Others were merged into the record that would go.
    HasMerged,
    /// The record that would go is excluded, and the other one is not.
    Excluded,
    /// The record that would come back was not merged.
    NotMerged,
}

impl MergeProblem {
    /// Names the sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            MergeProblem::Same => "merge-same",
            MergeProblem::SameTournament { .. } => "merge-same_tournament",
            MergeProblem::HasMerged => "merge-has_merged",
            MergeProblem::Excluded => "merge-excluded",
            MergeProblem::NotMerged => "merge-not_merged",
        }
    }
}

/// Reason why a longer retention is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetentionProblem {
    /// It is not said why.
    ReasonMissing,
    /// The reason is too long, or has characters that nobody sees.
    Text,
}

impl RetentionProblem {
    /// Names the sentence in the catalogue.
    pub fn code(self) -> &'static str {
        match self {
            RetentionProblem::ReasonMissing => "retention-reason_missing",
            RetentionProblem::Text => "retention-text",
        }
    }
}

/// Fault of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SeasonProblem {
    NameMissing,
    /// More than 200 letters.
    NameTooLong,
    /// Its name has characters that nobody sees.
    NameInvisible,
    /// It ends before it begins.
    EndsBeforeItBegins,
    CountsNothing,
}

/// Reason why a room cannot be stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum VenueProblem {
    /// It has no name, or one of more than 100 letters.
    VenueName,
    /// Another room has that name.
    VenueTaken,
    /// No table, or more than 500.
    VenueEmpty,
    /// Two tables bear one number.
    TableTwice {
        /// The second in the list, from 0.
        index: usize,
        table: TableNo,
    },
    /// A table's seats must be 2 to 10.
    TableSeats {
        /// Index in the list, from 0.
        index: usize,
        table: TableNo,
    },
}

impl VenueProblem {
    /// The field that it belongs to, as a path in the form.
    pub fn field(&self) -> String {
        match self {
            VenueProblem::VenueName | VenueProblem::VenueTaken => "name".to_owned(),
            VenueProblem::VenueEmpty => "tables".to_owned(),
            VenueProblem::TableTwice { index, .. } => format!("tables.{index}.no"),
            VenueProblem::TableSeats { index, .. } => format!("tables.{index}.seats"),
        }
    }
}
