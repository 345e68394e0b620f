//! The tests of bundles: one program, so that they link once.

mod bundles;
mod evidence;
mod made;
mod parts;
