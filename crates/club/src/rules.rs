//! The rules of a club: its book, its words and the texts of the law.

pub mod games;
pub mod legal;
pub mod rule_words;
pub mod rulebook;
pub mod rulesets;
