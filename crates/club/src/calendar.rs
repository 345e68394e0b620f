//! Evenings that are still to come.

pub mod evening_ahead;
pub mod evenings;
pub mod rota;
pub mod series;
