//! Limits, pages and addresses: what needs no request.

pub mod answers;
pub mod cards;
pub mod limits;
pub mod pages;
pub mod places;
