//! The other computers of this one: the one that leads it, the one that follows it, and those that it trusts.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use tapis_club::Lead;
use tapis_club::engine::base::quantity::Millis;

use crate::ProblemText;
use crate::computers::messages::{Computer, LeaderLine};

/// The club of another computer, which this one follows.
pub(crate) struct LeaderClub {
    pub(crate) leader: Computer,
    pub(crate) address: String,
    pub(crate) identity: String,
    pub(crate) path: PathBuf,
    pub(crate) line: Option<Arc<dyn LeaderLine>>,
    /// The file holds all that the other computer had when it was last heard.
    pub(crate) in_step: bool,
    /// Time of the other computer's last message, by this one's time.
    pub(crate) heard: Millis,
    /// The new name of a file that stood in the copy's place and had gone another way.
    pub(crate) aside: Option<PathBuf>,
}

/// The second computer, as long as its line stands.
#[derive(Debug, Clone)]
pub(crate) struct Follower {
    pub(crate) number: u64,
    /// Identity of the club that it follows.
    pub(crate) identity: String,
    pub(crate) computer: Computer,
    /// Number of the change up to which it holds the club.
    pub(crate) held: u64,
    /// It holds everything, and actions wait for it.
    pub(crate) in_step: bool,
}

/// Knowledge of this computer about others. Only this account can read it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Trust {
    pub(crate) computers: Vec<Computer>,
    /// Clubs whose file here follows another computer's.
    pub(crate) followed: BTreeMap<String, FollowedClub>,
    /// Clubs that this computer led with a second one.
    pub(crate) shared: BTreeMap<String, SharedClub>,
    #[serde(skip)]
    pub(crate) loaded: bool,
}

/// A club whose file here follows another computer's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FollowedClub {
    pub(crate) name: String,
    pub(crate) leader: Computer,
    pub(crate) address: String,
    pub(crate) path: PathBuf,
}

/// The other computer of a club that this one led, or took over from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SharedClub {
    pub(crate) other: Computer,
    /// Address at which it was last reached.
    pub(crate) address: String,
    /// Time of its last message by the system's clock, in UTC milliseconds.
    pub(crate) seen: i64,
}

impl Trust {
    pub(crate) fn add(&mut self, computer: Computer) {
        self.computers.retain(|known| known.id != computer.id);
        self.computers.push(computer);
    }

    /// That computer is a stranger again.
    pub(crate) fn remove(&mut self, computer: &str) {
        self.computers.retain(|known| known.id != computer);
        self.shared.retain(|_, club| club.other.id != computer);
    }

    pub(crate) fn follow(&mut self, identity: &str, club: FollowedClub) {
        self.shared.remove(identity);
        self.followed.insert(identity.to_owned(), club);
    }

    pub(crate) fn share(&mut self, identity: &str, club: SharedClub) {
        self.followed.remove(identity);
        self.shared.insert(identity.to_owned(), club);
    }
}

impl Trust {
    pub(crate) fn shared_mut(&mut self, identity: &str) -> Option<&mut SharedClub> {
        self.shared.get_mut(identity)
    }
}

/// The answer to a command that may be handed over again. While it is done, the same command waits for it.
pub(crate) type Again = Arc<OnceLock<Result<String, ProblemText>>>;

/// Result of another computer's claim to lead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// It is right: this one leads no more.
    StepsBack,
    /// This one leads, with this right.
    Leads(Lead),
    /// That club is not open here, or follows.
    NotHere,
}

/// The computer whose club this one wants to follow, which does not know it yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskedComputer {
    pub computer: Computer,
    /// Six digits, which somebody types there.
    pub digits: String,
    /// The other computer says that they were typed.
    pub typed: bool,
    /// The person here says that the other computer's screen says so too; `null` if not yet.
    pub sure: Option<bool>,
}

/// Computers that may ask to become the second one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExpectedComputer {
    /// They may until then, by the program's time.
    pub until: Millis,
    /// So long from now, in milliseconds.
    pub left: Millis,
    pub asking: usize,
}
