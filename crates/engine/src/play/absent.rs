//! Players who are not there (2-14, 2-15).

use crate::state::subjects::Absences;
use std::collections::BTreeSet;

use crate::base::quantity::{Chips, EntryId, Millis};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::rules::absent::absent;

impl Absences<'_> {
    pub(super) fn set_absent(self, id: EntryId, absent: bool) -> Result<Vec<Event>, Refusal> {
        let entry = self.tournament.known(id)?;
        if !entry.alive() {
            return Err(Refusal::NotSeated { entry: id });
        }
        if entry.absent == absent {
            return Err(if absent {
                Refusal::AlreadyAbsent { entry: id }
            } else {
                Refusal::NotAbsent { entry: id }
            });
        }
        Ok(vec![Event::AbsentSet { entry: id, absent }])
    }

    /// Keeps players who are marked absent as they are: the list is that of everybody who has not come.
    pub(super) fn settle_absents(
        self,
        absent: &[EntryId],
        withdrawn: &[EntryId],
    ) -> Result<Vec<Event>, Refusal> {
        if absent.is_empty() && withdrawn.is_empty() {
            return Err(Refusal::NobodyNamed);
        }
        let mut named = BTreeSet::new();
        if let Some(twice) = absent.iter().chain(withdrawn).find(|entry| !named.insert(**entry)) {
            return Err(Refusal::NamedTwice { entry: *twice });
        }
        let mut events = Vec::new();
        for entry in absent {
            match self.set_absent(*entry, true) {
                Err(Refusal::AlreadyAbsent { .. }) => {}
                decided => events.extend(decided?),
            }
        }
        for entry in withdrawn {
            events.extend(self.tournament.registration().unregister(*entry, None)?);
        }
        Ok(events)
    }

    pub(super) fn remove_absent(self, id: EntryId, stack: Chips, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let entry = self.tournament.known(id)?;
        if !entry.alive() || !entry.absent {
            return Err(Refusal::NotAbsent { entry: id });
        }
        if !(Chips::ZERO..=entry.chips).contains(&stack) {
            return Err(Refusal::StackImpossible);
        }
        if entry.re_entries() > 0 {
            return Err(Refusal::HasReEntered { entry: id });
        }
        if entry.paid_ahead() {
            return Err(Refusal::PaidAhead { entry: id });
        }
        let deadline = self.tournament.setup.ruleset.no_show_deadline_min;
        let found = absent(false, stack, Chips::ZERO, self.minutes_played(at), u32::from(deadline));
        if !found.removed {
            return Err(Refusal::NotLateYet { entry: id, minutes: u32::from(deadline) });
        }
        if self.tournament.counts.left < 3 {
            return Err(Refusal::LastPlayer);
        }
        Ok(vec![Event::AbsentRemoved { entry: id, taken_away: found.taken_away }])
    }

    /// Whole minutes since play began, whatever the clock did.
    pub(crate) fn minutes_played(self, now: Millis) -> u32 {
        let since = self
            .tournament
            .started_at
            .map_or(Millis::ZERO, |start| now.saturating_sub(start).max(Millis::ZERO));
        u32::try_from(since.minutes()).unwrap_or(u32::MAX)
    }
}
