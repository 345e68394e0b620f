//! The actions of a tablet by the door in a tournament: take sign-ups, register, take money; and what the director's
//! telephone may do: drive the clock. Everything else is for the floor or the desk.

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::{Club, Problem};

use crate::{Audience, Call};

/// The actions it may do, by the `type` under which they are written.
pub(crate) const DOOR_ACTIONS: [&str; 10] = [
    "register",
    "register_several",
    "sign_up",
    "sign_off",
    "unregister",
    "pay",
    "re_enter",
    "add_on_several",
    "return_add_on",
    "set_absent",
];

/// The actions of the director's telephone.
const REMOTE_ACTIONS: [&str; 4] = ["pause_clock", "resume_clock", "shift_clock", "step_clock"];

/// The `type` under which an action is written.
fn name(action: &Action) -> Option<String> {
    let written = serde_json::to_value(action).ok()?;
    written.get("type")?.as_str().map(str::to_owned)
}

impl Call<'_> {
    /// Whether the caller works at the desk.
    pub(crate) fn at_desk(&self) -> bool {
        self.caller.audience.may_call(Audience::Desk)
    }

    /// Refuses an action that does not belong at the door, or on the director's telephone.
    pub(crate) fn refuse_beyond_role(&self, action: &Action) -> Result<(), Problem> {
        let (allowed, refusal): (&[&str], _) = match self.caller.audience {
            Audience::Door => (&DOOR_ACTIONS, "tablet-not_here"),
            Audience::Remote => (&REMOTE_ACTIONS, "remote-not_here"),
            _ => return Ok(()),
        };
        if name(action).is_some_and(|name| allowed.contains(&name.as_str())) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_that_of_an_action() {
        for name in DOOR_ACTIONS.iter().chain(&REMOTE_ACTIONS) {
            let read = serde_json::from_value::<Action>(serde_json::json!({ "type": name }));
            let why = read.map_err(|error| error.to_string()).err().unwrap_or_default();
            assert!(!why.contains("unknown variant"), "{name}: {why}");
        }
    }
}
