//! The tests of bundles: one program, so that they link once.

mod bundles;
mod evidence;
mod join;
mod made;
mod parts;
