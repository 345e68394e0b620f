//! The club's file while it is open: opened, doubted, checked, copied and brought up to date.

pub mod absence;
pub mod audit;
pub mod club;
pub mod details;
pub mod doubted_day;
pub mod file_names;
pub mod fractions;
pub mod known_evening;
pub mod library;
pub mod live;
pub mod one_line;
pub mod paper_logo;
pub mod problem;
pub mod refusal_words;
pub(crate) mod subjects;
pub mod updating;
