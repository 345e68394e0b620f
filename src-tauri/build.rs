//! Gives every command a permission. Which window may call which stands in `capabilities`, which
//! `make bindings` writes from the table of `tapis-api`.

use std::fs::{self, File};
use std::path::Path;
use std::{io, process};

const DESK: &str = "capabilities/desk.json";
const PAGES: &str = "../ui/dist/index.html";

/// Locked by `scripts/run.sh` while it builds the pages beside the first compile.
const LOCKED: &str = "../ui/package.json";

/// Waits until pages that are being built are complete.
fn wait_for_pages() -> io::Result<()> {
    File::open(LOCKED)?.lock_shared()
}

/// The commands that the desk may call: all of them. The build script lives no longer than the
/// build, so its names may live as long.
fn commands(capability: &str) -> &'static [&'static str] {
    let quoted = capability.split('"').filter_map(|word| word.strip_prefix("allow-"));
    let names = quoted.map(|name| &*Box::leak(name.replace('-', "_").into_boxed_str()));
    Box::leak(names.collect::<Vec<_>>().into_boxed_slice())
}

fn stop(message: &str) -> ! {
    eprintln!("{message}");
    process::exit(1)
}

fn main() {
    println!("cargo:rerun-if-changed={DESK}");
    println!("cargo:rerun-if-changed=../ui/dist");
    if let Err(error) = wait_for_pages() {
        stop(&format!("{LOCKED}: {error}"));
    }
    if std::env::var_os("CARGO_FEATURE_CUSTOM_PROTOCOL").is_some() && !Path::new(PAGES).exists() {
        stop("The window's pages are not built: run `npm ci && npm run build` in ui, or `make run`.");
    }
    let desk = fs::read_to_string(DESK).unwrap_or_else(|error| stop(&format!("{DESK}: {error}")));
    let manifest = tauri_build::AppManifest::new().commands(commands(&desk));
    if let Err(error) = tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest)) {
        stop(&format!("{error:#}"));
    }
}
