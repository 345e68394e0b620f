//! The program's log on standard error.

use std::io::{self, Write};

/// Writes a sentence to standard error. A reader that has closed the pipe changes nothing.
pub(crate) fn complain(sentence: &str) {
    // Nobody is left who could be told.
    let _ = writeln!(io::stderr(), "{sentence}");
}
