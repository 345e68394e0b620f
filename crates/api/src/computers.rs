//! Two computers for one club, as this one knows them.

pub mod messages;
pub mod pair;
pub(crate) mod pair_requests;

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex};

use crate::ProblemText;
use crate::computers::messages::Computer;
use crate::computers::pair::{Again, AskedComputer, Follower, LeaderClub, Trust};
use crate::computers::pair_requests::PairRequests;

/// Relations of this computer to others.
#[derive(Default)]
pub(crate) struct Standby {
    pub(crate) trust: Mutex<Trust>,
    /// Computers that ask to become the second one.
    pub(crate) expecting: Mutex<PairRequests>,
    /// The computer whose club this one asks to follow.
    pub(crate) asked: Mutex<Option<AskedComputer>>,
    pub(crate) follower: Mutex<Option<Follower>>,
    /// The latest commands of the second computer that it may hand over again, with their answers once they are done.
    pub(crate) again: Mutex<VecDeque<(String, Again)>>,
    /// The second computer holds more, or is gone.
    pub(crate) held: Condvar,
    pub(crate) following: Mutex<Option<LeaderClub>>,
    /// Reason why this computer cannot follow another.
    pub(crate) refused: Mutex<Option<ProblemText>>,
    /// A second computer may lead meanwhile: nothing is changed until that is known.
    pub(crate) unsure: Mutex<Option<Computer>>,
}
