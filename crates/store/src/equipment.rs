//! What a club plays with: rooms, chips, structures, templates, rules.

pub mod chip_sets;
pub mod rule_texts;
pub mod rulesets;
pub mod structures;
pub mod templates;
pub mod venues;
