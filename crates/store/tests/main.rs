//! The store's tests, in one program: they are linked once, not once a file.

mod backups;
mod chip_sets;
mod erasure;
mod file;
mod imports;
mod journal;
mod lists;
mod opening;
mod results;
mod rulesets;
mod second;
mod sheets;
mod unreadable;
mod venues;
mod whole;
