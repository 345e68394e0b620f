//! The actions of a tablet by the door in a tournament: take sign-ups, register, take money; and what the director's
//! telephone may do: drive the clock. Everything else is for the floor or the desk.

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::engine::journal::action::ActionKind;
use tapis_club::{Club, Problem};

use crate::{Audience, Call};

/// The actions of a tablet by the door.
pub(crate) const DOOR_ACTIONS: [ActionKind; 10] = [
    ActionKind::Register,
    ActionKind::RegisterSeveral,
    ActionKind::SignUp,
    ActionKind::SignOff,
    ActionKind::Unregister,
    ActionKind::Pay,
    ActionKind::ReEnter,
    ActionKind::AddOnSeveral,
    ActionKind::ReturnAddOn,
    ActionKind::SetAbsent,
];

/// The actions of the director's telephone.
const REMOTE_ACTIONS: [ActionKind; 4] =
    [ActionKind::PauseClock, ActionKind::ResumeClock, ActionKind::ShiftClock, ActionKind::StepClock];

impl Call<'_> {
    /// Whether the caller works at the desk.
    pub(crate) fn at_desk(&self) -> bool {
        self.caller.audience.may_call(Audience::Desk)
    }

    /// Refuses an action that does not belong at the door, or on the director's telephone.
    pub(crate) fn refuse_beyond_role(&self, action: &Action) -> Result<(), Problem> {
        let (allowed, refusal): (&[ActionKind], _) = match self.caller.audience {
            Audience::Door => (&DOOR_ACTIONS, "tablet-not_here"),
            Audience::Remote => (&REMOTE_ACTIONS, "remote-not_here"),
            _ => return Ok(()),
        };
        if allowed.contains(&ActionKind::from(action)) {
            return Ok(());
        }
        Err(Problem::new(refusal, &[]))
    }

    /// Refuses to undo there what was done elsewhere.
    pub(crate) fn refuse_others_work(&self, club: &Club, id: TournamentId) -> Result<(), Problem> {
        let refusal = match self.caller.audience {
            Audience::Door => "tablet-done_elsewhere",
            Audience::Remote => "remote-not_here",
            _ => return Ok(()),
        };
        match club.file().journal().undo_target(id)? {
            Some(due) if due.row.device != self.caller.device => Err(Problem::new(refusal, &[])),
            _ => Ok(()),
        }
    }
}
