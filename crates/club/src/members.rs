//! Members, their data and what they owe.

pub mod dues;
pub mod duplicates;
pub mod licences;
pub mod listed;
pub mod records;
pub mod roster;
mod shown_names;
