//! What is printed or published.

pub mod print;
pub mod printers;
pub mod proof;
pub mod publish;
