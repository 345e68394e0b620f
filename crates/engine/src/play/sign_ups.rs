//! Sign-ups before the evening. Signing up costs nothing and gives no seat: whoever comes is registered, and has an
//! entry from then on.
//!
//! If the number of places is limited, players who are in have theirs, and the others get what is left in the order
//! in which they signed up. The rest wait: when somebody signs off or the places become more, the first of them moves
//! up by itself, because nothing of it is stored.

use crate::state::subjects::Registration;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{MemberId, Millis};
use crate::journal::action::Newcomer;
use crate::journal::event::Event;
use crate::journal::refusal::{Refusal, RefusedNewcomer};
use crate::state::sign_ups::{SignUp, SignUps};
use crate::state::tournament::{Phase, Tournament};

/// Whether somebody who signed up has come, has a place, or waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SignUpState {
    /// Registered: the player has come.
    Arrived,
    /// Has a place, and is not registered yet.
    Expected,
    /// All places are taken.
    Waiting,
}

/// Somebody who signed up, as the desk shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignUpView {
    /// Its number among all sign-ups ever made for this tournament, from 1.
    pub no: u32,
    pub member: MemberId,
    pub at: Millis,
    /// Has come, has a place, or waits.
    pub state: SignUpState,
    /// The number in the waiting list, from 1; `None` if the player does not wait.
    pub waiting: Option<u32>,
    /// Has a place now and waited for one before.
    pub moved_up: bool,
}

/// Everybody who signed up for a tournament, and the places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignUpsView {
    /// In the order in which they signed up.
    pub lines: Vec<SignUpView>,
    /// Number of them who are registered.
    pub arrived: u32,
    /// Number of players with a place who are not registered yet.
    pub expected: u32,
    pub waiting: u32,
    /// Greatest number of players; `None` for no limit.
    pub capacity: Option<u32>,
    /// Number of free places; `None` for no limit.
    pub places_left: Option<u32>,
    /// Members can still sign up.
    pub open: bool,
}

impl<'a> Registration<'a> {
    pub fn sign_ups(self) -> &'a SignUps {
        &self.tournament.sign_ups
    }

    /// Number of those not yet in who have a place.
    fn places_beside_entries(self) -> usize {
        self.tournament.setup.capacity.map_or(usize::MAX, |capacity| {
            usize::try_from(capacity.saturating_sub(self.tournament.counts.entries)).unwrap_or(usize::MAX)
        })
    }

    /// Those who signed up and are not in, earliest first.
    fn not_arrived(self) -> impl Iterator<Item = &'a SignUp> {
        self.tournament
            .sign_ups
            .list
            .iter()
            .filter(|sign_up| self.tournament.by_member.get(sign_up.member).is_none())
    }

    /// Players who wait for a place, earliest first.
    pub fn waiting_list(self) -> Vec<MemberId> {
        self.not_arrived().skip(self.places_beside_entries()).map(|sign_up| sign_up.member).collect()
    }

    /// Those who waited in `before` and have a place now, earliest first.
    pub fn moved_up_since(self, before: &[MemberId]) -> Vec<MemberId> {
        let expected: BTreeSet<MemberId> =
            self.not_arrived().take(self.places_beside_entries()).map(|sign_up| sign_up.member).collect();
        before.iter().copied().filter(|member| expected.contains(member)).collect()
    }

    /// Everybody who signed up, as the desk shows it.
    pub fn sign_ups_view(self) -> SignUpsView {
        let places = self.places_beside_entries();
        let (mut arrived, mut expected, mut waiting) = (0_u32, 0_u32, 0_u32);
        let mut given = 0;
        let mut lines = Vec::with_capacity(self.tournament.sign_ups.list.len());
        for sign_up in &self.tournament.sign_ups.list {
            let state = if self.tournament.by_member.get(sign_up.member).is_some() {
                arrived += 1;
                SignUpState::Arrived
            } else if given < places {
                given += 1;
                expected += 1;
                SignUpState::Expected
            } else {
                waiting += 1;
                SignUpState::Waiting
            };
            lines.push(SignUpView {
                no: sign_up.no,
                member: sign_up.member,
                at: sign_up.at,
                state,
                waiting: (state == SignUpState::Waiting).then_some(waiting),
                moved_up: state == SignUpState::Expected && sign_up.waited,
            });
        }
        let taken = self.tournament.counts.entries.saturating_add(expected);
        SignUpsView {
            lines,
            arrived,
            expected,
            waiting,
            capacity: self.tournament.setup.capacity,
            places_left: self.tournament.setup.capacity.map(|capacity| capacity.saturating_sub(taken)),
            open: self.tournament.phase < Phase::Playing,
        }
    }

    /// In the order in which they are named. Where some are refused nobody signs up, and all of them are named.
    pub(super) fn sign_up(self, players: &[Newcomer], at: Millis) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase >= Phase::Playing {
            return Err(Refusal::SignUpsClosed);
        }
        let (mut events, mut refused) = (Vec::new(), Vec::new());
        let mut named = Vec::new();
        for newcomer in players {
            match self.may_sign_up(newcomer, &named) {
                Ok(()) => {
                    named.push(newcomer.member);
                    events.push(Event::SignedUp { member: newcomer.member, at });
                }
                Err(why) => refused.push(RefusedNewcomer { member: newcomer.member, why }),
            }
        }
        match (refused.as_slice(), events.is_empty()) {
            ([RefusedNewcomer { why, .. }], _) if players.len() == 1 => Err(why.clone()),
            ([], true) => Err(Refusal::NobodyNamed),
            ([], false) => Ok(events),
            _ => Err(Refusal::NotSignedUp { refused }),
        }
    }

    fn may_sign_up(self, newcomer: &Newcomer, named: &[MemberId]) -> Result<(), Refusal> {
        let Newcomer { member, born } = *newcomer;
        self.of_age(born)?;
        if let Some(entry) = self.tournament.by_member.get(member) {
            return Err(Refusal::AlreadyRegistered { entry });
        }
        if self.tournament.sign_ups.contains(member) || named.contains(&member) {
            return Err(Refusal::AlreadySignedUp { member });
        }
        Ok(())
    }

    /// Somebody who is in has come: then the entry is taken back, not the sign-up.
    pub(super) fn sign_off(self, member: MemberId) -> Result<Vec<Event>, Refusal> {
        if !self.tournament.sign_ups.contains(member) {
            return Err(Refusal::NoSignUp { member });
        }
        if let Some(entry) = self.tournament.by_member.get(member) {
            return Err(Refusal::AlreadyRegistered { entry });
        }
        Ok(vec![Event::SignedOff { member }])
    }
}

pub(crate) fn apply_sign_up(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::SignedUp { member, at } => {
            tournament.sign_ups.made = tournament.sign_ups.made.saturating_add(1);
            let no = tournament.sign_ups.made;
            tournament.sign_ups.list.push(SignUp { no, member: *member, at: *at, waited: false });
        }
        Event::SignedOff { member } => {
            tournament.sign_ups.list.retain(|sign_up| sign_up.member != *member);
        }
        _ => {}
    }
}

/// Records that those who have no place wait. Once play has begun nobody waits for the evening any more.
pub(crate) fn note_waiting(tournament: &mut Tournament) {
    if tournament.sign_ups.list.is_empty()
        || tournament.setup.capacity.is_none()
        || tournament.phase >= Phase::Playing
    {
        return;
    }
    let waiting: BTreeSet<MemberId> = tournament.registration().waiting_list().into_iter().collect();
    for sign_up in tournament.sign_ups.list.iter_mut().filter(|sign_up| waiting.contains(&sign_up.member)) {
        sign_up.waited = true;
    }
}
