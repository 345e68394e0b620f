//! Evenings whose results are entered afterwards.

pub mod recording;
