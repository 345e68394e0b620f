//! The table of commands, and calls by name.

#[cfg(feature = "ts")]
pub mod generation;
#[cfg(feature = "ts")]
pub mod typescript;

use std::time::Instant;

use serde_json::Value;
use tapis_club::Problem;

use crate::program::command::{Command, Property};
use crate::standby::following::UNREACHED;
use crate::{Api, Call, Caller, ProblemText, commands};

/// All commands.
///
/// ```
/// use tapis_api::{Audience, table};
/// let phone: Vec<&str> =
///     table().filter(|command| Audience::Public.may_call(command.audience)).map(|command| command.name).collect();
/// assert!(phone.contains(&"phone_view") && !phone.contains(&"act"));
/// ```
pub fn table() -> impl Iterator<Item = &'static Command> {
    commands::ALL.iter().copied().flatten()
}

impl Api {
    /// Calls a command by its name, with its arguments as a JSON object. Answers JSON.
    ///
    /// # Errors
    /// A sentence in the caller's language where there is no such command, the caller's audience may not
    /// call it, an argument is missing, unknown or of the wrong type, or the command itself refuses.
    /// Nothing has changed.
    pub fn call(&self, caller: &Caller, name: &str, args: Value) -> Result<String, ProblemText> {
        self.wait_for_start();
        let refuse = |code| Err(Problem::new(code, &[("command", name.into())]));
        let call = self.caller(caller);
        let begun = Instant::now();
        let answer = match table().find(|command| command.name == name) {
            None => refuse("program-no_command"),
            Some(command) if !command.admits(caller.audience) => refuse(ProblemText::NOT_ALLOWED),
            Some(command) => {
                let answer = if self.following().follows() {
                    self.call_following(&call, command, args)
                } else {
                    (command.run)(&call, args).map_err(|problem| ProblemText::of(&problem, call.language()))
                };
                let (audience, took) = (caller.audience, begun.elapsed());
                // By the table's name: whatever else a caller sends is nobody's to log.
                tracing::debug!(command = command.name, %audience, ?took, refused = answer.is_err(), "command");
                return answer;
            }
        };
        answer.map_err(|problem| ProblemText::of(&problem, call.language()))
    }

    /// At the second computer: what is only read is read here, and what changes something is handed over to the
    /// computer that leads.
    fn call_following(&self, call: &Call<'_>, command: &Command, args: Value) -> Result<String, ProblemText> {
        // Devices that reach this computer may read; what they do goes to the one that let them in.
        let line = self.following().line().filter(|_| call.at_desk());
        if let Some(line) = line.as_ref().filter(|_| command.is(Property::Leader)) {
            return self.following().forward(&**line, call, command, args);
        }
        match ((command.run)(call, args.clone()), line) {
            (Err(problem), Some(line)) if problem.code == UNREACHED => {
                self.following().forward(&*line, call, command, args)
            }
            (Ok(_), Some(line)) if command.is(Property::Both) => {
                self.following().forward(&*line, call, command, args)
            }
            (answer, _) => answer.map_err(|problem| ProblemText::of(&problem, call.language())),
        }
    }
}
