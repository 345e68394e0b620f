//! Gives every command of `src/commands.rs` a permission, and writes which window may use which:
//! the desk all of them, the room those that only read.

use std::path::Path;
use std::{fs, process};

use serde_json::{Value, json};

const TABLE: &str = "src/commands.rs";
const PAGES: &str = "../ui/dist/index.html";

/// The commands of the table, in lines that begin with `read fn` or `write fn`: the name, and
/// whether it writes.
fn commands(table: &str) -> Vec<(&'static str, bool)> {
    let command = |line: &str| {
        let (signature, writes) = match line.strip_prefix("read fn ") {
            Some(rest) => (rest, false),
            None => (line.strip_prefix("write fn ")?, true),
        };
        let name = signature.split('(').next()?.trim().to_owned();
        // The build script lives no longer than the build: its names may live as long.
        Some((&*Box::leak(name.into_boxed_str()), writes))
    };
    table.lines().filter_map(|line| command(line.trim())).collect()
}

fn capability(window: &str, description: &str, commands: impl Iterator<Item = &'static str>) -> Value {
    let listening = ["core:event:allow-listen", "core:event:allow-unlisten"].map(str::to_owned);
    let allowed = commands.map(|name| format!("allow-{}", name.replace('_', "-")));
    let permissions: Vec<String> = listening.into_iter().chain(allowed).collect();
    json!({ "identifier": window, "description": description, "windows": [window], "permissions": permissions })
}

/// Written only where it differs, or every build would start anew.
fn write(window: &str, capability: &Value) {
    let path = Path::new("capabilities").join(window).with_extension("json");
    let text = format!("{capability:#}\n");
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return;
    }
    if let Err(error) = fs::create_dir_all("capabilities").and_then(|()| fs::write(&path, text)) {
        stop(&format!("{}: {error}", path.display()));
    }
}

fn stop(message: &str) -> ! {
    eprintln!("{message}");
    process::exit(1)
}

fn main() {
    println!("cargo:rerun-if-changed={TABLE}");
    println!("cargo:rerun-if-changed=../ui/dist");
    if std::env::var_os("CARGO_FEATURE_CUSTOM_PROTOCOL").is_some() && !Path::new(PAGES).exists() {
        stop("The window's pages are not built: run `npm ci && npm run build` in ui, or `make run`.");
    }
    let table = fs::read_to_string(TABLE).unwrap_or_else(|error| stop(&format!("{TABLE}: {error}")));
    let commands = commands(&table);
    let every = || commands.iter().map(|(name, _)| *name);
    let reading = commands.iter().filter(|(_, writes)| !writes).map(|(name, _)| *name);
    write("desk", &capability("desk", "The organiser's window may do everything.", every()));
    write("room", &capability("room", "The projector's window may listen and read, nothing else.", reading));
    let names: &'static [&'static str] = Box::leak(every().collect::<Vec<_>>().into_boxed_slice());
    let attributes =
        tauri_build::Attributes::new().app_manifest(tauri_build::AppManifest::new().commands(names));
    if let Err(error) = tauri_build::try_build(attributes) {
        stop(&format!("{error:#}"));
    }
}
