//! Arguments at the program's start.

use std::ffi::OsString;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Arguments with which the program was started.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    /// The club to open, instead of the last one.
    pub club: Option<PathBuf>,
    /// Open the made-up club, made anew where it is missing.
    pub sample: bool,
    /// Show the room's window at once.
    pub room: bool,
}

const USAGE: &str = "tapis [--club FICHIER] [--sample] [--room]";

impl Arguments {
    /// The same for a program that runs in another folder.
    #[must_use]
    pub fn absolute(mut self) -> Self {
        self.club = self.club.map(|club| std::path::absolute(&club).unwrap_or(club));
        self
    }

    /// Reads them.
    ///
    /// # Errors
    /// The usage, where one is not known. A file's name alone is a club, as a double click gives it.
    pub fn read(given: impl Iterator<Item = OsString>) -> Result<Self, String> {
        let mut arguments = Arguments::default();
        let mut given = given;
        while let Some(argument) = given.next() {
            match argument.to_str() {
                Some("--sample") => arguments.sample = true,
                Some("--room") => arguments.room = true,
                Some("--club") => {
                    let file = given.next().ok_or(USAGE)?;
                    arguments.club = Some(file.into());
                }
                Some(option) if option.starts_with('-') => return Err(USAGE.to_owned()),
                _ => arguments.club = Some(argument.into()),
            }
        }
        Ok(arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &[&str]) -> Result<Arguments, String> {
        Arguments::read(given.iter().map(OsString::from))
    }

    #[test]
    fn all_of_them_are_understood() {
        let expected = Arguments { club: Some("a.tapis".into()), sample: true, room: true };
        assert_eq!(read(&["--sample", "--club", "a.tapis", "--room"]), Ok(expected));
        assert_eq!(read(&["a.tapis"]).unwrap().club, Some("a.tapis".into()));
    }

    #[test]
    fn a_relative_path_is_made_whole() {
        let arguments = read(&["a.tapis", "--room"]).unwrap().absolute();
        let here = std::env::current_dir().unwrap();
        assert_eq!(arguments, Arguments { club: Some(here.join("a.tapis")), sample: false, room: true });
    }

    #[test]
    fn an_unknown_one_is_answered_with_the_usage() {
        assert_eq!(read(&["--clubs"]), Err(USAGE.to_owned()));
        assert_eq!(read(&["--club"]), Err(USAGE.to_owned()));
    }
}
