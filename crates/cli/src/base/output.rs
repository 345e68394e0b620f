//! Output of the program. A full or closed output must not stop it in the middle of its work: the rest is not printed,
//! and the program says so at the end.

use std::fmt::Arguments;
use std::io;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

static FAILED: Mutex<Option<String>> = Mutex::new(None);

/// Prints a line, unless an earlier one could not be printed.
macro_rules! say {
    ($($words:tt)*) => { crate::base::output::line(format_args!($($words)*)) };
}

pub(crate) use say;

pub fn line(words: Arguments<'_>) {
    let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
    if failed.is_none() {
        *failed = writeln!(io::stdout(), "{words}").err().map(|error| error.to_string());
    }
}

/// Whether nobody reads any more.
pub fn has_failed() -> bool {
    FAILED.lock().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// Reason why not everything was printed; `None` if it was.
pub fn failure() -> Option<String> {
    let failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner).take();
    failed.or_else(|| io::stdout().flush().err().map(|error| error.to_string()))
}

/// A line on standard error. Where that too is closed only the exit status is left.
pub fn complain(sentence: &str) {
    // Nobody is left who could be told.
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Prints a value as a line of JSON.
pub fn print_json(value: &impl serde::Serialize) {
    say!("{}", serde_json::to_string(value).unwrap_or_default());
}
