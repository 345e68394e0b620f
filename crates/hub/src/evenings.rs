//! Evenings as the clubs signed them.

pub mod arrivals;
pub mod evidence;
pub mod histories;
pub mod projection;
