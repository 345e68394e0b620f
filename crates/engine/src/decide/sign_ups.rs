//! Signing up before the evening, and signing off.

use crate::action::Newcomer;
use crate::event::Event;
use crate::quantity::{MemberId, Millis};
use crate::refusal::{Refusal, RefusedNewcomer};
use crate::tournament::{Phase, Tournament};

impl Tournament {
    /// In the order in which they are named. Where some are refused nobody signs up, and all of them are named.
    pub(super) fn sign_up(&self, players: &[Newcomer], at: Millis) -> Result<Vec<Event>, Refusal> {
        if self.phase >= Phase::Playing {
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

    fn may_sign_up(&self, newcomer: &Newcomer, named: &[MemberId]) -> Result<(), Refusal> {
        let Newcomer { member, born } = *newcomer;
        self.of_age(born)?;
        if let Some(entry) = self.by_member.get(member) {
            return Err(Refusal::AlreadyRegistered { entry });
        }
        if self.sign_ups.contains(member) || named.contains(&member) {
            return Err(Refusal::AlreadySignedUp { member });
        }
        Ok(())
    }

    /// Somebody who is in has come: then the entry is taken back, not the sign-up.
    pub(super) fn sign_off(&self, member: MemberId) -> Result<Vec<Event>, Refusal> {
        if !self.sign_ups.contains(member) {
            return Err(Refusal::NoSignUp { member });
        }
        if let Some(entry) = self.by_member.get(member) {
            return Err(Refusal::AlreadyRegistered { entry });
        }
        Ok(vec![Event::SignedOff { member }])
    }
}
