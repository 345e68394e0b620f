//! Shared by the tests of the whole program.

pub mod disk;
pub mod judged;
pub mod mutate;
mod page;
pub mod pages;
pub mod printer;
mod room;
pub mod room_club;
mod screen;
pub mod shown;
pub mod window;

use std::path::PathBuf;

/// The repository's root.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A program that `make test` has built.
pub fn program(name: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let path = target.join("debug").join(name);
    assert!(path.is_file(), "{} is not built: run `make test`", path.display());
    path
}
