//! The club's chips: a set of denominations, the stack that each player gets from it, and which
//! chips are in play when.

pub mod color_up;
pub mod remarks;
pub mod set;
pub mod shortage;
pub mod stack;

pub use color_up::{ChipNeed, ChipPlan, ChipsOut, ColorUp, chip_plan};
pub use set::{Chip, ChipColour, ChipPattern, ChipProblem, ChipSet, StackPart, UsualSet};
pub use shortage::{ChipMend, Shortage, shortage};
pub use stack::{Change, stack_of};
