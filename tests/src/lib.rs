//! Shared by the tests of the whole program.

pub mod browser;
pub mod club_view;
pub mod disk;
pub mod html;
pub mod judgement;
pub mod league;
pub mod let_in;
pub mod mutate;
pub mod network;
mod page;
pub mod pages;
pub mod printer;
pub mod reader;
mod room;
pub mod room_club;
mod screen;
pub mod undriven;
pub mod window;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// Root folder of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The club files in `tests/data`, one of each format, oldest first.
pub fn released_clubs() -> impl Iterator<Item = PathBuf> {
    (1..=tapis_club::store::newest_format())
        .map(|format| root().join(format!("tests/data/club-{format}.tapis")))
}

/// Whether the windows are to be tried in every scene, language and theme, and not in those where faults were found:
/// `make torture ARGS=windows`.
pub fn thorough() -> bool {
    std::env::var("TAPIS_WINDOWS").is_ok_and(|which| which == "all")
}

/// These languages where the windows are tried in all of them, otherwise the first.
pub fn languages<T, const COUNT: usize>(all: [T; COUNT]) -> impl Iterator<Item = T> {
    all.into_iter().take(if thorough() { COUNT } else { 1 })
}

/// Whether the tests save pictures of what they do into `artifacts/`, for somebody to look at: with `TAPIS_PICTURES=1`.
/// Without, the program paints as on a computer without a graphics card: that and no pictures halve what a test takes.
pub fn pictures_wanted() -> bool {
    std::env::var_os("TAPIS_PICTURES").is_some()
}

/// A new file in `artifacts/` for a picture with this name.
pub(crate) fn artifact(name: &str, what: &str) -> std::io::Result<PathBuf> {
    static NUMBER: AtomicU32 = AtomicU32::new(1);
    let folder = root().join("artifacts");
    std::fs::create_dir_all(&folder)?;
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    Ok(folder.join(format!("{name}-{number:02}-{what}.png")))
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
