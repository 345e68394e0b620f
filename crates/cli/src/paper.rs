//! Printing, publishing and signed proofs.

pub mod print;
pub mod printers;
pub mod proof;
pub mod publish;
