//! The engine's tests, in one program: they are linked once, not once a file.

mod amending;
mod chips;
mod clock;
mod clock_actions;
mod designed_evenings;
mod designer;
mod evening;
mod extremes;
mod floor_bets;
mod floor_chips;
mod floor_faults;
mod floor_hands;
mod floor_turns;
mod floor_vectors;
mod forecast;
mod frequency;
mod moves;
mod obeyed;
mod prizes_handed;
mod properties;
mod questions;
mod races;
mod repairs;
mod rulesets;
mod vectors;
