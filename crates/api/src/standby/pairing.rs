//! Two computers that do not know each other yet: people compare six digits on both screens.

use serde::{Deserialize, Serialize};

use super::Computer;
use crate::api::locked;
use crate::{Api, Notice};

/// So many computers may wait for the person; more are turned away, so that a stranger in the room cannot fill the
/// memory.
const MOST: usize = 3;

/// Another computer, whose digits are to be compared with those on its screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskingComputer {
    /// Which one.
    pub computer: Computer,
    /// Six digits, which both screens show.
    pub digits: String,
    /// It leads, and this one wants to follow; else the other way round.
    pub leads: bool,
    /// The person here has said whether the digits are equal; null: not yet.
    pub equal: Option<bool>,
}

impl Api {
    /// The desk is asked to compare the digits. False: too many ask already.
    pub fn compare_digits(&self, computer: Computer, digits: String, leads: bool) -> bool {
        {
            let mut asking = locked(&self.standby.asking);
            asking.retain(|one| one.computer.id != computer.id);
            if asking.len() >= MOST {
                return false;
            }
            asking.push(AskingComputer { computer, digits, leads, equal: None });
        }
        self.tell(Notice::Changed(None));
        true
    }

    /// What the person here has said of that computer's digits; none: nothing yet.
    pub fn digits_equal(&self, computer: &str) -> Option<bool> {
        locked(&self.standby.asking).iter().find(|one| one.computer.id == computer)?.equal
    }

    /// Nothing is to be compared with that computer any more. `trusted`: both sides said that the digits are equal.
    pub fn compared(&self, computer: &str, trusted: bool) {
        let found = {
            let mut asking = locked(&self.standby.asking);
            let index = asking.iter().position(|one| one.computer.id == computer);
            index.map(|index| asking.remove(index))
        };
        if let Some(one) = found {
            if trusted {
                self.change_trust(|trust| trust.add(one.computer));
            }
            self.tell(Notice::Changed(None));
        }
    }

    pub(crate) fn asking_computers(&self) -> Vec<AskingComputer> {
        locked(&self.standby.asking).clone()
    }

    /// False: nobody asks any more.
    pub(crate) fn answer_digits(&self, computer: &str, equal: bool) -> bool {
        let found = {
            let mut asking = locked(&self.standby.asking);
            let one = asking.iter_mut().find(|one| one.computer.id == computer);
            one.map(|one| one.equal = Some(equal)).is_some()
        };
        if found {
            self.tell(Notice::Changed(None));
        }
        found
    }

    /// That computer is a stranger again.
    pub(crate) fn forget_computer(&self, computer: &str) {
        self.change_trust(|trust| trust.remove(computer));
        self.release_follower(Some(computer));
        self.tell(Notice::Changed(None));
    }
}
