//! A command, as its declaration states it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tapis_club::Problem;
use tapis_club::locale::Phrase;

#[cfg(feature = "ts")]
use crate::base::types::Types;
use crate::{Audience, Call, ProblemText};

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

/// A request that is not read or written as it should be: the sentence is for people, the detail for whoever writes
/// programs.
fn misread(code: &str, error: &serde_json::Error) -> Problem {
    let detail = Phrase::new("program-detail", &[("detail", error.to_string().into())]);
    Problem { fields: vec![("detail".to_owned(), detail)], ..Problem::new(code, &[]) }
}

/// Parses the arguments of a command.
pub(crate) fn read<T: DeserializeOwned>(args: Value) -> Result<T, Problem> {
    serde_json::from_value(args).map_err(|error| misread(ProblemText::BAD_ARGUMENTS, &error))
}

/// Serialises the answer of a command.
pub(crate) fn written<T: Serialize>(answer: &T) -> Result<String, Problem> {
    serde_json::to_string(answer).map_err(|error| misread("program-bad_answer", &error))
}

/// The commands of which the club file says whether they were done before the program last ended: with the row of a
/// journal that they are, or by themselves. All others that devices press may be done twice without harm.
const KEPT: [&str; 12] = [
    "act",
    "undo",
    "redo",
    "take_back",
    "tables_add",
    "capacity_set",
    "member_save",
    "report",
    "report_confirm",
    "reports_dismiss",
    "arrival_confirm",
    "arrival_dismiss",
];

/// Whether the club file says that a command was done before.
pub(crate) fn is_kept(command: &str) -> bool {
    KEPT.contains(&command)
}
