//! The club's own chips, structures, venues and templates.

pub mod chip_sets;
pub mod on_the_wall;
pub mod structure_files;
pub mod structures;
pub mod templates;
pub mod usual_evenings;
pub mod venues;
