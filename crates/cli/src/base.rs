//! Output, and the persons whom arguments name.

pub mod output;
pub mod whose;
