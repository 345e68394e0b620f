//! The club's tests, in one program: they are linked once, not once a file.

mod after_the_evening;
mod away_and_moves;
mod documents;
mod erasure;
mod evenings;
mod golden;
mod kept;
mod names;
mod opening;
mod overviews;
mod paper_trail;
mod penalties;
mod problems;
mod proof;
mod registering;
mod rich_evening;
mod rulebook;
mod rulesets;
mod ruling_words;
mod rulings;
mod settings_said;
mod setup;
mod showdown_words;
mod structures;
mod tonight;
mod undo;
