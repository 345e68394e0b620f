//! Rooms, chips, structures, templates and rules of a club.

pub mod chip_sets;
pub mod rule_texts;
pub mod rulesets;
pub mod structures;
pub mod templates;
pub mod venues;
