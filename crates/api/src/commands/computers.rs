//! A second computer for the club: who leads, who follows, who is asked.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::Problem;
use tapis_club::engine::base::quantity::Millis;

use crate::base::lock::locked;
use crate::commands::network::NetworkCommands;
use crate::computers::messages::{Computer, FoundComputer};
use crate::computers::pair::{AskedComputer, ExpectedComputer};
use crate::{Api, Notice, ProblemText};

/// The second computer of the club that this one leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecondComputer {
    pub computer: Computer,
    /// Its file holds everything, and each action waits until it does; false: it is catching up.
    pub in_step: bool,
}

/// The club of another computer, which this one follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FollowingView {
    /// The computer that leads.
    pub leader: Computer,
    pub address: String,
    /// The line to it stands.
    pub linked: bool,
    /// The file here holds all that it had when it was last heard.
    pub in_step: bool,
    /// Time of its last announcement, by the program's time.
    pub heard: Millis,
    /// The new name of a file that stood here and had gone another way; `null` if there was none.
    pub aside: Option<String>,
}

/// Relations of this computer to others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComputersView {
    /// The computer whose club this one asks to follow; `null` if it asks none, or is known there already.
    pub asked: Option<AskedComputer>,
    /// Computers may ask to become the second one; `null` if they may not.
    pub expected: Option<ExpectedComputer>,
    /// The name of a computer whose digits were typed here and which does not follow yet.
    pub accepted: Option<String>,
    /// Computers whose digits were typed before.
    pub trusted: Vec<Computer>,
    /// The second computer, while its line stands.
    pub second: Option<SecondComputer>,
    /// The club of another computer, which this one follows.
    pub following: Option<FollowingView>,
    /// This computer tries to reach another, to follow it.
    pub trying: Option<String>,
    /// Reason why the computer that it tried to follow refused; `null` if it did not.
    pub refused: Option<ProblemText>,
}

#[commands]
impl ComputerCommands<'_> {
    /// Returns the relations of this computer to others.
    #[audience(host)]
    pub fn computers(&self) -> Result<ComputersView, Problem> {
        Ok(ComputersView {
            asked: self.api.computers().asked_computer(),
            expected: self.api.computers().expected_computer(),
            accepted: self.api.computers().accepted_computer(),
            trusted: self.api.computers().trusted_computers(),
            second: self.api.second_view(),
            following: self.api.following_view(),
            trying: self.api.host.trying(),
            refused: locked(&self.api.standby.refused).clone(),
        })
    }

    /// Computers in the room that lead a club. The room is asked from the first time on that this is called.
    #[audience(host)]
    pub fn computers_found(&self) -> Result<Vec<FoundComputer>, Problem> {
        Ok(self.api.host.found_computers())
    }

    /// Follows the club that the computer at an address leads. Somebody types six digits there first that are shown
    /// here, unless that was done before.
    #[audience(host)]
    pub fn computer_follow(&self, address: String) -> Result<(), Problem> {
        *locked(&self.api.standby.refused) = None;
        self.api.computers().hide_digits();
        self.api.host.follow(address.trim(), None)
    }

    /// Gives up reaching another computer, or follows no more: the file stays.
    #[audience(host)]
    pub fn computer_leave(&self) -> Result<(), Problem> {
        self.api.host.unfollow();
        self.api.computers().hide_digits();
        if self.api.following().follows() {
            self.api.following().stop_following();
            self.api.close_club(None);
        }
        Ok(())
    }

    /// Computers may ask to become the second one, for five minutes; false: they may not any more.
    #[audience(host)]
    pub fn computer_expect(&self, expect: bool) -> Result<(), Problem> {
        if expect {
            if let Some(second) = self.api.second_view() {
                return Err(Problem::new("computer-taken", &[("name", second.computer.name.into())]));
            }
            self.api.leading().led_club().ok_or_else(|| Problem::new("computer-no_club", &[]))?;
            locked(&self.api.standby.expecting).expect(self.api.now());
        } else {
            self.api.computers().expect_nobody();
        }
        self.api.tell(Notice::Changed(None));
        Ok(())
    }

    /// Lets the computer on whose screen these six digits are be the second one: it gets the whole club file.
    #[audience(host)]
    pub fn computer_typed(&self, digits: String) -> Result<(), Problem> {
        let typed = locked(&self.api.standby.expecting).typed(&digits, self.api.now());
        self.api.tell(Notice::Changed(None));
        typed
    }

    /// Refuses all computers that ask, and hears none at their addresses for this evening.
    #[audience(host)]
    pub fn computer_refuse(&self) -> Result<(), Problem> {
        locked(&self.api.standby.expecting).refuse(self.api.now());
        self.api.tell(Notice::Changed(None));
        Ok(())
    }

    /// Confirms or denies, at the computer that asks, that the other one's screen shows the digits as typed there.
    #[audience(host)]
    pub fn computer_answer(&self, computer: String, equal: bool) -> Result<(), Problem> {
        if self.api.computers().answer_digits(&computer, equal) {
            Ok(())
        } else {
            Err(Problem::new("computer-not_typed", &[]))
        }
    }

    /// That computer is a stranger again; where it follows, it follows no more.
    #[audience(host)]
    pub fn computer_forget(&self, computer: String) -> Result<(), Problem> {
        self.api.computers().forget_computer(&computer);
        Ok(())
    }

    /// This computer leads the club that it follows from now on.
    #[audience(host)]
    pub fn take_over(&self) -> Result<(), Problem> {
        self.api.following().take_over()?;
        // The devices in the room have nobody else. Where it cannot be opened, the desk sees that it is closed.
        let _ = NetworkCommands(self.0).network_on(None);
        Ok(())
    }

    /// This computer leads the club, whatever the second one that cannot be reached has done.
    #[audience(host)]
    pub fn lead_anyway(&self) -> Result<(), Problem> {
        self.api.leading().lead_anyway();
        Ok(())
    }
}

impl Api {
    pub(crate) fn second_view(&self) -> Option<SecondComputer> {
        self.leading()
            .follower()
            .map(|other| SecondComputer { computer: other.computer, in_step: other.in_step })
    }

    pub(crate) fn following_view(&self) -> Option<FollowingView> {
        let linked = self.following().line().is_some();
        let following = locked(&self.standby.following);
        let following = following.as_ref()?;
        Some(FollowingView {
            leader: following.leader.clone(),
            address: following.address.clone(),
            linked,
            in_step: following.in_step,
            heard: following.heard,
            aside: following.aside.as_ref().map(|aside| aside.display().to_string()),
        })
    }
}
