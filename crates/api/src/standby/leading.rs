//! This computer leads, and a second one holds a copy.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tapis_club::store::FileState;
use tapis_club::{Lead, Problem};

use super::following::unreached;
use crate::base::lock::locked;
use crate::computers::messages::Needs;
use crate::computers::messages::{Computer, ForwardedCommand, Leads, LedClub, Update};
use crate::computers::pair::{Again, Claim, FollowedClub, Follower, SharedClub};
use crate::program::api::by_name;
use crate::program::command::is_kept;
use crate::program::subjects::LeadingComputer;
use crate::{Audience, Caller, Notice, ProblemText};

/// Longest wait of an action until the second computer holds it too. After that the second computer is behind, and
/// nothing waits for it until it has caught up.
const MOST: Duration = Duration::from_secs(2);
/// The most answers stored for a second computer that lost them.
const ANSWERS: usize = 64;
/// The longest evening: after that a second computer that is not heard is at home.
const EVENING: i64 = 14 * 60 * 60 * 1000;

fn system_now() -> i64 {
    chrono::Utc::now().timestamp_millis()
}

impl LeadingComputer<'_> {
    /// This computer as others know it; `None` if it has no certificate.
    pub(crate) fn this_computer(self) -> Option<Computer> {
        self.api.host.this_computer()
    }

    /// The club that this computer leads; `None` if none is open, or it follows.
    pub fn led_club(self) -> Option<LedClub> {
        if self.api.following().follows() {
            return None;
        }
        let read = |club: &mut tapis_club::Club| {
            Ok(LedClub { identity: club.file().settings().identity()?, name: club.name() })
        };
        self.api.read(read).ok().filter(|club| !club.identity.is_empty())
    }

    /// A second computer that is trusted begins to follow. Answers the number under which it does.
    ///
    /// # Errors
    /// A sentence where this computer leads no club, or another second computer follows already.
    pub fn second_joins(self, computer: &Computer, address: &str) -> Result<u64, Problem> {
        let none = || Problem::new("computer-no_club", &[]);
        if !self.api.computers().trusts(&computer.id) {
            return Err(Problem::new("computer-unknown", &[]));
        }
        let (club, here) = (self.led_club().ok_or_else(none)?, self.this_computer().ok_or_else(none)?);
        // The computer that follows has not taken over.
        self.no_doubt_of(&computer.id);
        let now = self.api.now();
        self.api.change(None, |open| open.standby().lead_here(&here.id, &here.name, now))?;
        let number = {
            let mut follower = locked(&self.api.standby.follower);
            let other = follower.as_ref().filter(|follower| follower.computer.id != computer.id);
            if let Some(other) = other {
                let values = [("name", other.computer.name.clone().into())];
                return Err(Problem::new("computer-taken", &values));
            }
            let number = follower.as_ref().map_or(1, |follower| follower.number + 1);
            let (identity, computer) = (club.identity.clone(), computer.clone());
            *follower = Some(Follower { number, identity, computer, held: 0, in_step: false });
            number
        };
        let shared = SharedClub { other: computer.clone(), address: address.to_owned(), seen: system_now() };
        self.api.computers().change_trust(|trust| trust.share(&club.identity, shared));
        Ok(number)
    }

    /// Data that the second computer lacks, by the state of its file; `None` if it has no file.
    ///
    /// # Errors
    /// If it no longer follows under this number, or the club cannot be read.
    pub fn second_needs(self, number: u64, theirs: Option<&FileState>) -> Result<Update, Problem> {
        let unknown = || Problem::new("computer-unknown", &[]);
        let follower =
            locked(&self.api.standby.follower).clone().filter(|follower| follower.number == number);
        let follower = follower.filter(|_| !self.api.following().follows()).ok_or_else(unknown)?;
        // Read before the club is: what changes meanwhile is sent next.
        let revision = self.api.teller.written();
        let needs = self.api.read(|club| {
            // Another club was opened: the line begins again with that one.
            if club.file().settings().identity()? != follower.identity {
                return Err(unknown());
            }
            let rows = match theirs {
                Some(theirs) if club.standby().how_far()? == *theirs => return Ok(Needs::Nothing),
                Some(theirs) => club.standby().lacking(theirs)?,
                None => None,
            };
            if let Some(rows) = rows {
                return Ok(Needs::Rows(Box::new(rows)));
            }
            let folder = self.api.host.cache_folder();
            let cannot =
                |error: std::io::Error| Problem::new("store-other", &[("detail", error.to_string().into())]);
            std::fs::create_dir_all(&folder).map_err(cannot)?;
            let copy = folder.join(format!("second-{number}.tapis"));
            club.file().copy_to(&copy)?;
            Ok(Needs::Whole(copy, club.standby().how_far()?))
        })?;
        Ok(Update { revision, needs })
    }

    /// The second computer holds everything up to this change.
    pub fn second_holds(self, number: u64, revision: u64) {
        let newly = {
            let mut follower = locked(&self.api.standby.follower);
            let Some(follower) = follower.as_mut().filter(|follower| follower.number == number) else {
                return;
            };
            follower.held = follower.held.max(revision);
            let caught_up = follower.held >= self.api.teller.written();
            let newly = caught_up && !follower.in_step;
            follower.in_step |= caught_up;
            newly
        };
        self.api.standby.held.notify_all();
        if newly {
            self.api.tell(Notice::Changed(None));
        }
    }

    /// The line to the second computer is gone.
    pub fn second_leaves(self, number: u64) {
        let gone = locked(&self.api.standby.follower).take_if(|follower| follower.number == number);
        let Some(follower) = gone else { return };
        self.api.standby.held.notify_all();
        if let Some(club) = self.led_club() {
            self.api.computers().change_trust(|trust| {
                let shared = trust.shared_mut(&club.identity);
                if let Some(shared) = shared.filter(|shared| shared.other.id == follower.computer.id) {
                    shared.seen = system_now();
                }
            });
        }
        self.api.tell(Notice::Changed(None));
    }

    pub(super) fn release_follower(self, computer: Option<&str>) {
        let of = |follower: &mut Follower| computer.is_none_or(|computer| follower.computer.id == computer);
        if locked(&self.api.standby.follower).take_if(of).is_some() {
            self.api.standby.held.notify_all();
        }
    }

    /// The second computer of the club that this one leads.
    pub(crate) fn follower(self) -> Option<Follower> {
        locked(&self.api.standby.follower).clone()
    }

    /// Waits until the second computer holds what was just changed, so that nothing that was acknowledged is lost
    /// with this computer. One that does not follow in time is waited for no more.
    pub(crate) fn wait_for_second(self) {
        let revision = self.api.teller.written();
        let begun = Instant::now();
        let mut follower = locked(&self.api.standby.follower);
        while follower.as_ref().is_some_and(|follower| follower.in_step && follower.held < revision) {
            let Some(left) = MOST.checked_sub(begun.elapsed()) else {
                if let Some(follower) = follower.as_mut() {
                    follower.in_step = false;
                }
                drop(follower);
                self.api.tell(Notice::Changed(None));
                return;
            };
            let waited = self.api.standby.held.wait_timeout(follower, left);
            follower = waited.unwrap_or_else(std::sync::PoisonError::into_inner).0;
        }
    }

    /// Does what the second computer hands over, for the person who works there.
    ///
    /// # Errors
    /// As [`Api::call`].
    pub fn call_for_second(self, computer: &Computer, call: ForwardedCommand) -> Result<String, ProblemText> {
        let caller = Caller {
            audience: Audience::Desk,
            person: call.person,
            device: computer.name.clone(),
            language: Some(call.language),
            at_table: None,
            address: None,
        };
        let Some(id) = call.id.filter(|_| is_kept(&call.command)) else {
            return self.api.call(&caller, &call.command, call.args);
        };
        let name = format!("{} {id}", computer.id);
        self.to_be_answered(&name)
            .get_or_init(|| {
                let before = self.api.answered_before(&caller, &call.command, &name, &call.args);
                before.unwrap_or_else(|| {
                    by_name(name.clone(), || self.api.call(&caller, &call.command, call.args))
                })
            })
            .clone()
    }

    /// The answer to the command of this name; empty while the command runs.
    fn to_be_answered(self, name: &str) -> Again {
        let mut again = locked(&self.api.standby.again);
        if let Some((_, answer)) = again.iter().find(|(one, _)| one == name) {
            return Arc::clone(answer);
        }
        if again.len() == ANSWERS {
            again.pop_front();
        }
        let answer = Again::default();
        again.push_back((name.to_owned(), Arc::clone(&answer)));
        answer
    }

    /// Another computer that is trusted says that it leads, or what it knows of that. Where its right is newer,
    /// this computer leads no more.
    pub fn lead_claimed(self, by: &Computer, leads: &Leads) -> Claim {
        let here = self.led_club().filter(|club| club.identity == leads.identity);
        if !self.api.computers().trusts(&by.id) || here.is_none() {
            return Claim::NotHere;
        }
        let own = self.api.read(|club| club.standby().lead()).unwrap_or_default();
        let newer = |theirs: &Lead| own.as_ref().is_none_or(|own| own.term < theirs.term);
        match &leads.lead {
            Some(theirs) if newer(theirs) => {
                self.step_back(by, &leads.identity, theirs);
                return Claim::StepsBack;
            }
            // Nobody has led since: there is no doubt any more.
            Some(_) => self.no_doubt_of(&by.id),
            None if leads.follows => self.no_doubt_of(&by.id),
            None => {}
        }
        own.map_or(Claim::NotHere, Claim::Leads)
    }

    fn no_doubt_of(self, other: &str) {
        if locked(&self.api.standby.unsure).take_if(|unsure| unsure.id == other).is_some() {
            self.api.tell(Notice::Changed(None));
        }
    }

    /// This computer leads the club no more: its file is closed and follows from now on, whoever opens it, and the
    /// desk is told who leads.
    fn step_back(self, by: &Computer, identity: &str, lead: &Lead) {
        self.forget_doubt();
        self.release_follower(None);
        let address = self.api.computers().shared(identity).map(|shared| shared.address).unwrap_or_default();
        let read = |club: &mut tapis_club::Club| Ok((club.name(), club.file().path().to_owned()));
        if let Ok((name, path)) = self.api.read(read) {
            let club = FollowedClub { name, leader: by.clone(), address, path };
            self.api.computers().change_trust(|trust| trust.follow(identity, club));
        }
        let values = [("name", lead.name.clone().into())];
        self.api.close_club(Some(Problem::new("computer-leads", &values)));
    }

    /// After it stepped back, this computer becomes the second one of the club that it led.
    pub fn follow_instead(self, leader: &Computer, address: &str) {
        // If it cannot be reached, the desk says who leads, and a person can try again.
        let _ = self.api.host.follow(address, Some(leader));
    }

    /// The second computer asks to lead from now on: nothing is changed here any more. Answers whether it may.
    pub fn hands_over(self, number: u64) -> bool {
        let follower = locked(&self.api.standby.follower)
            .clone()
            .filter(|follower| follower.number == number && follower.in_step);
        let Some(follower) = follower else { return false };
        *locked(&self.api.standby.unsure) = Some(follower.computer);
        true
    }

    /// After the club was opened: a second computer that followed it in this evening may have taken over.
    pub(crate) fn doubt_lead(self) {
        let shared =
            self.led_club().and_then(|club| Some((self.api.computers().shared(&club.identity)?, club)));
        let Some((shared, club)) = shared else { return };
        if !(0..EVENING).contains(&(system_now() - shared.seen)) {
            return;
        }
        *locked(&self.api.standby.unsure) = Some(shared.other.clone());
        self.api.host.meet(&shared.other, &shared.address, &club.identity);
    }

    /// The other computer, which may lead meanwhile; `None` if there is no doubt.
    pub(crate) fn doubted(self) -> Option<Computer> {
        locked(&self.api.standby.unsure).clone()
    }

    /// Whether that doubt still stands, for whoever tries to reach the other computer.
    pub fn is_doubted(self) -> bool {
        self.doubted().is_some()
    }

    pub(crate) fn forget_doubt(self) {
        *locked(&self.api.standby.unsure) = None;
    }

    /// Whether the club may be changed here.
    pub(crate) fn may_change(self) -> Result<(), Problem> {
        if self.api.following().follows() {
            return Err(unreached());
        }
        match self.doubted() {
            None => Ok(()),
            Some(other) => Err(Problem::new("computer-doubted", &[("name", other.name.into())])),
        }
    }

    /// The person says that this computer leads, whatever the other does.
    pub(crate) fn lead_anyway(self) {
        *locked(&self.api.standby.unsure) = None;
        self.api.tell(Notice::Changed(None));
    }

    /// Answer of this computer to the question who leads a club.
    pub fn leads(self, identity: &str) -> Leads {
        let here = self.led_club().is_some_and(|club| club.identity == identity);
        let lead = if here { self.api.read(|club| club.standby().lead()).unwrap_or_default() } else { None };
        let own = self.this_computer().map(|here| here.id);
        let lead = lead.filter(|lead| Some(&lead.computer) == own.as_ref());
        Leads {
            identity: identity.to_owned(),
            lead,
            follows: self.api.computers().followed(identity).is_some(),
        }
    }
}
