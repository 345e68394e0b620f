//! Quantities, chance and lists: nothing here knows what a tournament is.

pub mod draw;
pub mod quantity;
pub mod shared_list;
pub mod short_code;
