//! The pages' side of the commands, written in TypeScript from the table.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use tapis_club::{DocumentKind, DocumentSubject, Problem};
use ts_rs::{Config, TS, TypeVisitor};

use crate::command_table::CommandSpec;
use crate::commands;

/// Every type that can be met, by its name, with its declaration.
pub struct Declarations<'a> {
    config: &'a Config,
    found: BTreeMap<String, String>,
}

impl<'a> Declarations<'a> {
    /// None yet.
    pub fn new(config: &'a Config) -> Self {
        Declarations { config, found: BTreeMap::new() }
    }

    /// A type, and all those it is made of.
    pub fn take<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// All of them.
    pub fn done(self) -> BTreeMap<String, String> {
        self.found
    }
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types have a place of their own; the rest is TypeScript already.
        if T::output_path().is_some() {
            let name = T::ident(self.config);
            if self.found.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.found.insert(name, format!("{docs}export {}", T::decl(self.config)));
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

const HEAD: &str = "\
// Written by `make bindings` from src-tauri/src/commands.rs. Do not edit.
import { invoke } from \"@tauri-apps/api/core\";
";

/// The whole file.
pub fn typescript() -> String {
    // Our integers stay below 2^53.
    let config = Config::default().with_large_int("number");
    let mut declarations = commands::declarations(&config);
    let mut problem = Declarations::new(&config);
    problem.take::<Problem>();
    problem.take::<DocumentSubject>();
    declarations.append(&mut problem.done());
    let mut text = HEAD.to_owned();
    for declaration in declarations.values() {
        let _ = write!(text, "\n{declaration}\n");
    }
    text.push_str(&documents());
    text.push_str(
        "\n/** The commands of the program. Each rejects with a Problem. */\nexport const commands = {\n",
    );
    for spec in commands::table(&config) {
        text.push_str(&command(&spec));
    }
    text.push_str("};\n");
    text
}

/// The list of documents, so that the page follows it.
fn documents() -> String {
    let mut text = "\n/** Every document in the order of an evening, and what it can be about; the first is meant \
                    unasked. */\nexport const documents: Record<DocumentKind, [DocumentSubject, ...DocumentSubject[]]> = {\n"
        .to_owned();
    for kind in DocumentKind::ALL {
        let subjects: Vec<String> =
            kind.subjects().iter().filter_map(|subject| serde_json::to_string(subject).ok()).collect();
        let _ = writeln!(text, "  {}: [{}],", kind.name(), subjects.join(", "));
    }
    text.push_str("};\n");
    text
}

fn command(spec: &CommandSpec) -> String {
    let returns = if spec.returns == "null" { "void" } else { &spec.returns };
    let args: Vec<String> = spec.args.iter().map(|(name, kind)| format!("{}: {kind}", camel(name))).collect();
    let names: Vec<String> = spec.args.iter().map(|(name, _)| camel(name)).collect();
    let handed = if names.is_empty() { String::new() } else { format!(", {{ {} }}", names.join(", ")) };
    let (ours, theirs, args) = (camel(spec.name), spec.name, args.join(", "));
    format!("  {ours}: ({args}): Promise<{returns}> => invoke(\"{theirs}\"{handed}),\n")
}

/// `table_no` as `tableNo`.
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
