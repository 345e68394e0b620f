//! The league's site, paper and tables.

pub mod paper;
pub mod site;
pub mod tables;
