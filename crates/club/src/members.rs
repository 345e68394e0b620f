//! Members, their data and what they owe.

pub mod dues;
pub mod duplicates;
pub mod licences;
pub mod member_list;
pub mod records;
pub mod roster;
mod shown_names;
