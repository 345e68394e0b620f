//! The pages' side of the commands, written in TypeScript from the table.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use tapis_club::{DocumentKind, DocumentOption, DocumentSubject};
use ts_rs::Config;

use crate::access::door::DOOR_ACTIONS;
use crate::base::types::Types;
use crate::{Audience, Command, Notice, ProblemText, table};

const HEAD: &str = "// Written by `make bindings` from crates/api. Do not edit.\n";

/// Text of the whole TypeScript file.
pub(crate) fn typescript() -> String {
    // Our integers stay below 2^53.
    let config = Config::default().with_large_int("number");
    let mut types = Types { config, found: BTreeMap::new() };
    types.name::<ProblemText>();
    types.name::<DocumentSubject>();
    types.name::<DocumentOption>();
    types.name::<Notice>();
    let commands: String = table().map(|command| method(command, &mut types)).collect();
    let declarations: String = types.found.values().map(|found| format!("\n{found}\n")).collect();
    let head = "/** The commands of the program. Each rejects with a Problem. */\nexport const commands";
    let import = "import { call } from \"./transport\";\n";
    format!("{HEAD}{import}{declarations}{}\n{head} = {{\n{commands}}};\n", documents())
}

/// Commands that tablets may call, so that their pages offer nothing else.
pub(crate) fn tablet_commands() -> String {
    let names = |audience: Audience| {
        let may = table().filter(|command| audience.may_call(command.audience));
        list(&may.map(|command| camel(command.name)).collect::<Vec<_>>())
    };
    format!(
        "{HEAD}import type {{ Action, DeviceRole, commands }} from \"./bindings\";

/** The commands that a tablet may call. */
export const tabletCommands: Record<Extract<DeviceRole[\"type\"], \"floor\" | \"door\">, (keyof typeof commands)[]> = {{
  floor: [{}],
  door: [{}],
}};

/** Actions that a tablet by the door may do in a tournament. */
export const doorActions: Action[\"type\"][] = [{}];
",
        names(Audience::Floor),
        names(Audience::Door),
        list(&DOOR_ACTIONS.map(<&str>::from))
    )
}

/// The list of documents, so that the page follows it.
fn documents() -> String {
    let mut text = "\n/** Every document in the order of an evening: what it can be about (the first is meant \
                    unasked), the options that only some take, whether an evening usually needs it. */\n\
                    export const documents: Record<\n  DocumentKind,\n  \
                    { about: [DocumentSubject, ...DocumentSubject[]]; options: DocumentOption[]; usual: boolean }\n\
                    > = {\n"
        .to_owned();
    for kind in DocumentKind::ALL {
        let (about, options) = (list(kind.subjects()), list(kind.options()));
        // Writing into a text cannot fail.
        let _ = writeln!(
            text,
            "  {}: {{ about: [{about}], options: [{options}], usual: {} }},",
            kind.name(),
            kind.is_usual()
        );
    }
    text.push_str("};\n");
    text
}

fn list<T: Serialize>(words: &[T]) -> String {
    words.iter().filter_map(|word| serde_json::to_string(word).ok()).collect::<Vec<_>>().join(", ")
}

fn method(command: &Command, types: &mut Types) -> String {
    let signature = (command.signature)(types);
    let returns = if signature.returns == "null" { "void" } else { &signature.returns };
    let args: Vec<String> =
        signature.args.iter().map(|(name, kind)| format!("{}: {kind}", camel(name))).collect();
    let names: Vec<String> = signature.args.iter().map(|(name, _)| camel(name)).collect();
    let handed = if names.is_empty() { String::new() } else { format!(", {{ {} }}", names.join(", ")) };
    let (ours, theirs, args) = (camel(command.name), command.name, args.join(", "));
    let docs = command.docs.replace('\n', " ");
    format!(
        "  /** {docs} For: {}. */\n  {ours}: ({args}): Promise<{returns}> => call(\"{theirs}\"{handed}),\n",
        command.audience
    )
}

/// Converts `table_no` to `tableNo`.
fn camel(name: &str) -> String {
    let mut words = name.split('_').filter(|word| !word.is_empty());
    let mut written = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        written.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        written.push_str(letters.as_str());
    }
    written
}
