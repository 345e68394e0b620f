//! The locale's tests, in one program: they are linked once, not once a file.

mod in_words;
mod typography;
