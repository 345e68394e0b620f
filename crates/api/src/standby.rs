//! Two computers for one club: one leads, the other is a full second desk whose file follows, and takes over by
//! one explicit action (`docs/decisions/0021-second-computer.md`).
//!
//! The lines between them are the network's (`tapis_net`); what is said on them is decided here.

mod expecting;
mod following;
mod leading;
mod pairing;
mod trust;

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_club::Lead;
use tapis_club::locale::Language;

use crate::Said;

pub(crate) use expecting::Expecting;
pub(crate) use following::{Following, UNREACHED};
pub(crate) use leading::Follower;
pub use leading::{Claim as LeadClaim, Needs};
pub use pairing::{AskedComputer, ExpectedComputer};
pub(crate) use trust::Trust;

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
pub struct Forwarded {
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
pub trait Line: Send + Sync {
    /// Hands a command over, and waits for the answer. `None` if the line broke, and nobody knows whether it
    /// was done.
    fn call(&self, call: &Forwarded) -> Option<Result<String, Said>>;

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

/// The answer to a command that may be handed over again. While it is done, the same command waits for it.
type Again = Arc<OnceLock<Result<String, Said>>>;

/// Relations of this computer to others.
#[derive(Default)]
pub(crate) struct Standby {
    trust: Mutex<Trust>,
    /// Computers that ask to become the second one.
    pub(crate) expecting: Mutex<Expecting>,
    /// The computer whose club this one asks to follow.
    asked: Mutex<Option<AskedComputer>>,
    follower: Mutex<Option<Follower>>,
    /// The latest commands of the second computer that it may hand over again, with their answers once they are done.
    again: Mutex<VecDeque<(String, Again)>>,
    /// The second computer holds more, or is gone.
    held: Condvar,
    pub(crate) following: Mutex<Option<Following>>,
    /// Reason why this computer cannot follow another.
    pub(crate) refused: Mutex<Option<Said>>,
    /// A second computer may lead meanwhile: nothing is changed until that is known.
    unsure: Mutex<Option<Computer>>,
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
