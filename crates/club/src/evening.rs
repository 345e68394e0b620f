//! An evening from its set-up to its report.

pub mod act;
pub mod action_outcome;
pub mod announce;
pub mod arrivals;
pub mod away;
pub mod debts;
pub mod entry_checks;
pub mod expectations;
pub mod final_stacks;
pub mod flights;
pub mod history;
pub mod live_tables;
pub mod money;
pub mod notices;
pub mod penalties;
pub mod registration_end;
pub mod reports;
pub mod setup;
pub mod speech;
pub mod table_places;
pub mod take_back;
pub mod team_day;
pub mod tempo;
pub mod tournaments;
pub mod verify;
pub mod views;
