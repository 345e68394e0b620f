//! Computers, clubs and commands as two computers send them to each other.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::PathBuf;
use tapis_club::Lead;
use tapis_club::locale::Language;
use tapis_club::store::{FileState, MissingRows};

use crate::ProblemText;

/// A computer that runs the program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Computer {
    /// The SHA-256 of its certificate, in hexadecimal digits.
    pub id: String,
    /// Name that people gave to it.
    pub name: String,
}

/// A club that a computer leads, as it is announced in the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LedClub {
    /// Identity of the club, whatever its name.
    pub identity: String,
    pub name: String,
}

/// A computer that was found in the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoundComputer {
    /// Name that people gave to it.
    pub name: String,
    /// The club that it leads.
    pub club: String,
    /// Network address: address and port.
    pub address: String,
}

/// A command that the second computer hands to the one that leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForwardedCommand {
    pub command: String,
    pub args: Value,
    /// Person who asks, at the second computer.
    pub person: String,
    /// The language that person reads.
    pub language: Language,
    /// The identifier by which a repeat is recognised; `None` if the command is never repeated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// The line to the computer that leads.
pub trait LeaderLine: Send + Sync {
    /// Hands a command over, and waits for the answer. `None` if the line broke, and nobody knows whether it
    /// was done.
    fn call(&self, call: &ForwardedCommand) -> Option<Result<String, ProblemText>>;

    /// Asks the other computer to lead no more, and waits until it has sent all that it did. False: it does not
    /// answer.
    fn hand_over(&self) -> bool;

    /// Closes the line to the other computer.
    fn close(&self);
}

/// Data for a second computer.
#[derive(Debug)]
pub struct Update {
    /// Number of the change up to which this is.
    pub revision: u64,
    pub needs: Needs,
}

/// A claim to lead, as one computer tells the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leads {
    pub identity: String,
    /// Start of the lead, and the number of earlier changes of lead; `None` if that club is not open there, or follows.
    pub lead: Option<Lead>,
    /// Its file of that club follows another's.
    pub follows: bool,
}

/// Data that a second computer lacks.
#[derive(Debug)]
pub enum Needs {
    Nothing,
    Rows(Box<MissingRows>),
    /// The whole club: a copy in this file, which whoever reads it removes, and how far it is.
    Whole(PathBuf, FileState),
}
