//! Shared by the tests of the whole program.

pub mod browser;
pub mod disk;
pub mod judged;
pub mod let_in;
pub mod mutate;
pub mod network;
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

/// A program that `make test` has built: it lies beside the tests, in the same profile.
pub fn program(name: &str) -> PathBuf {
    let path = std::env::current_exe().unwrap_or_default();
    let folders = path
        .ancestors()
        .skip(1)
        .find(|folder| !["deps", "examples"].iter().any(|name| folder.ends_with(name)));
    let path = folders.unwrap_or(&path).join(name);
    assert!(path.is_file(), "{} is not built: run `make test`", path.display());
    path
}
