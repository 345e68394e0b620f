//! The table of commands, and how a call by name reaches one.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tapis_club::Problem;
use tapis_club::locale::Phrase;

use crate::standby::UNREACHED;
#[cfg(feature = "ts")]
use crate::typescript::Types;
use crate::{Api, Audience, Call, Caller, Said, commands};

/// One command: what `#[commands]` makes of a method of [`Call`].
#[derive(Debug, Clone, Copy)]
pub struct Command {
    pub name: &'static str,
    pub audience: Audience,
    pub(crate) properties: &'static [Property],
    pub docs: &'static str,
    #[cfg(feature = "ts")]
    pub(crate) signature: fn(&mut Types) -> Signature,
    pub(crate) run: fn(&Call<'_>, Value) -> Result<String, Problem>,
}

/// Property of a command, beside its audience.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Property {
    /// Its answer depends on nothing but the club's state, the arguments and the language.
    Cached,
    /// Tries a code that a stranger may guess.
    Guessable,
    /// The director's telephone calls it too, beside the public ones.
    Remote,
    /// It is about devices, which the computer that leads lets in: the second one hands it over, though it changes
    /// nothing in the club.
    Leader,
    /// It is about the time called on a player, which no club file contains: both computers show it, and the one that
    /// leads sounds its end.
    Both,
}

impl Command {
    /// Whether a caller of this audience may call it.
    pub fn admits(&self, audience: Audience) -> bool {
        audience.may_call(self.audience) || audience == Audience::Remote && self.is(Property::Remote)
    }

    /// Whether it has a property.
    pub fn is(&self, property: Property) -> bool {
        self.properties.contains(&property)
    }
}

/// A command's arguments and answer as TypeScript types.
#[cfg(feature = "ts")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    /// Names and types of its arguments.
    pub args: Vec<(&'static str, String)>,
    /// The type of its answer.
    pub returns: String,
}

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
    pub fn call(&self, caller: &Caller, name: &str, args: Value) -> Result<String, Said> {
        self.wait_for_start();
        let refuse = |code| Err(Problem::new(code, &[("command", name.into())]));
        let call = self.caller(caller);
        let answer = match table().find(|command| command.name == name) {
            None => refuse("program-no_command"),
            Some(command) if !command.admits(caller.audience) => refuse("program-not_allowed"),
            Some(command) if self.following().follows() => return self.call_following(&call, command, args),
            Some(command) => (command.run)(&call, args),
        };
        answer.map_err(|problem| Said::of(&problem, call.language()))
    }
}

impl Api {
    /// At the second computer: what is only read is read here, and what changes something is handed over to the
    /// computer that leads.
    fn call_following(&self, call: &Call<'_>, command: &Command, args: Value) -> Result<String, Said> {
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
            (answer, _) => answer.map_err(|problem| Said::of(&problem, call.language())),
        }
    }
}

/// A request that is not read or written as it should be: the sentence is for people, the detail for whoever writes
/// programs.
fn misread(code: &str, error: &serde_json::Error) -> Problem {
    let detail = Phrase::new("program-detail", &[("detail", error.to_string().into())]);
    Problem { fields: vec![("detail".to_owned(), detail)], ..Problem::new(code, &[]) }
}

/// Parses the arguments of a command.
pub(crate) fn read<T: DeserializeOwned>(args: Value) -> Result<T, Problem> {
    serde_json::from_value(args).map_err(|error| misread("program-bad_arguments", &error))
}

/// Serialises the answer of a command.
pub(crate) fn written<T: Serialize>(answer: &T) -> Result<String, Problem> {
    serde_json::to_string(answer).map_err(|error| misread("program-bad_answer", &error))
}
