//! Conditions for installing a newer version of the program, and in words why not.

use tapis_locale::Value;
use tapis_update::{FeedError, UpdateError, UpdateRefusal};

use crate::{Club, Problem};

impl Club {
    /// Makes a copy of the club before another version of the program opens it.
    ///
    /// # Errors
    /// If a tournament is being played, which nothing may interrupt, or the copy cannot be made.
    pub fn prepare_update(&mut self) -> Result<(), Problem> {
        if let Some((_, tournament)) = self.playing()?.first() {
            let name = tournament.setup().name.clone();
            return Err(Problem::new("update-playing", &[("tournament", name.into())]));
        }
        self.backup("update").map(|_| ())
    }
}

impl From<UpdateError> for Problem {
    fn from(error: UpdateError) -> Self {
        let code = match &error {
            UpdateError::NotAnUpdate(_) => "update-not_one",
            UpdateError::NotSigned => "update-not_signed",
            UpdateError::OtherSystem => "update-other_system",
            UpdateError::Damaged => "update-damaged",
            UpdateError::Io(_) => "update-io",
        };
        Problem::new(code, &[("detail", error.to_string().into())])
    }
}

impl From<UpdateRefusal> for Problem {
    fn from(refused: UpdateRefusal) -> Self {
        let (code, version) = match &refused {
            UpdateRefusal::Same(version) => ("update-same", version.to_string()),
            UpdateRefusal::Older(version) => ("update-older", version.to_string()),
            UpdateRefusal::OlderFormat { .. } => ("update-older_format", String::new()),
        };
        Problem::new(code, &[("version", Value::from(version))])
    }
}

impl From<FeedError> for Problem {
    fn from(error: FeedError) -> Self {
        let code = match &error {
            FeedError::Unreachable(_) => "update-unreachable",
            FeedError::Unreadable(_) => "update-unreadable",
            FeedError::OtherSystem => "update-other_system",
            FeedError::Io(_) => "update-io",
        };
        Problem::new(code, &[("detail", error.to_string().into())])
    }
}
