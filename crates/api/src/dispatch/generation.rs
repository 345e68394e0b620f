//! The files that follow from the table of commands: `make bindings` writes them, a test compares
//! them.

use serde::Serialize;

use crate::dispatch::typescript::{tablet_commands, typescript};
use crate::{Audience, table};

/// Every generated file: its path below the project's folder, and its text.
pub fn generated_files() -> [(&'static str, String); 4] {
    [
        ("ui/src/shared/program/bindings.ts", typescript()),
        ("ui/src/shared/program/tablet_commands.ts", tablet_commands()),
        ("src-tauri/capabilities/desk.json", capability("desk", Audience::Host)),
        ("src-tauri/capabilities/room.json", capability("room", Audience::Room)),
    ]
}

/// A window's permissions, as Tauri reads them. A struct, because the order of a JSON object's keys
/// depends on the features with which `serde_json` was built.
#[derive(Serialize)]
struct Capability<'a> {
    description: String,
    identifier: &'a str,
    permissions: Vec<String>,
    windows: [&'a str; 1],
}

/// Permissions of a window: listen, and call what its audience may.
fn capability(window: &str, audience: Audience) -> String {
    let listening = ["core:event:allow-listen", "core:event:allow-unlisten"].map(str::to_owned);
    let allowed = table().filter(|command| audience.may_call(command.audience));
    let allowed = allowed.map(|command| format!("allow-{}", command.name.replace('_', "-")));
    let capability = Capability {
        description: format!("The commands for the audience “{audience}”. Written by `make bindings`."),
        identifier: window,
        permissions: listening.into_iter().chain(allowed).collect(),
        windows: [window],
    };
    // Strings alone: this cannot fail.
    serde_json::to_string_pretty(&capability).unwrap_or_default() + "\n"
}
