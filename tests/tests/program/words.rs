//! Enforces what comments and the names of tests say, and that whatever is public is documented.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use syn::visit::Visit;
use tapis_tests::root;

use crate::arrows::rust_files;

/// Words with which no comment opens, alone or behind prepositions.
const QUESTION_WORDS: [&str; 14] = [
    "what", "who", "whom", "whose", "where", "how", "which", "when", "why", "whence", "whatever", "whoever",
    "wherever", "whenever",
];

const PREPOSITIONS: [&str; 16] = [
    "about", "after", "among", "at", "beside", "by", "for", "from", "in", "of", "on", "since", "to", "until",
    "up", "with",
];

/// Participles that do not end in “ed”: no type and no module is named by one alone.
const PARTICIPLES: [&str; 38] = [
    "begun",
    "bought",
    "broken",
    "built",
    "caught",
    "chosen",
    "done",
    "drawn",
    "felt",
    "forgotten",
    "found",
    "frozen",
    "given",
    "gone",
    "handed",
    "heard",
    "held",
    "hidden",
    "kept",
    "known",
    "laid",
    "lost",
    "made",
    "meant",
    "met",
    "owed",
    "paid",
    "said",
    "seen",
    "sent",
    "shown",
    "sold",
    "spoken",
    "stolen",
    "taken",
    "told",
    "understood",
    "written",
];

/// Nouns that end as participles do.
const NOUNS: [&str; 4] = ["feed", "need", "seed", "speed"];

/// Crates whose public items only their own program and tests use.
const PROGRAMS: [&str; 1] = ["cli"];

/// Files in which comments are the help of a command line, which may be short.
const HELP: [&str; 2] = ["crates/cli/src/", "crates/hub/src/command_line"];

/// A comment of one or more lines, without its slashes.
struct Comment {
    line: usize,
    slashes: &'static str,
    paragraphs: Vec<String>,
}

impl Comment {
    fn words(&self) -> impl Iterator<Item = &str> {
        self.paragraphs.iter().flat_map(|paragraph| paragraph.split_whitespace())
    }

    /// Whether a paragraph of it opens with a question word, as “Which” or “By whom” do.
    fn asks(&self) -> bool {
        self.paragraphs.iter().any(|paragraph| {
            let words =
                paragraph.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
            let first = words.map(str::to_lowercase).find(|word| !PREPOSITIONS.contains(&word.as_str()));
            first.is_some_and(|word| QUESTION_WORDS.contains(&word.as_str()))
        })
    }

    fn fault(&self, is_help: bool) -> Option<&'static str> {
        let words = self.words().filter(|word| word.chars().any(char::is_alphanumeric)).count();
        if words < 4 && !(is_help && words > 1 && self.slashes == "///") {
            Some("has under four words")
        } else if self.asks() {
            Some("opens with a question word")
        } else if self.words().any(|word| matches!(word, "none:" | "None:" | "`None`:")) {
            Some("says “none:” for “`None` if”")
        } else {
            None
        }
    }
}

/// The comments that stand on lines of their own.
fn comments(text: &str) -> Vec<Comment> {
    let mut found: Vec<Comment> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        let slashes = ["//!", "///", "//"].into_iter().find(|slashes| trimmed.starts_with(slashes));
        if let Some(slashes) = slashes {
            let said = trimmed[slashes.len()..].trim();
            if !open || found.last().is_none_or(|last| last.slashes != slashes) {
                found.push(Comment { line: index + 1, slashes, paragraphs: vec![String::new()] });
            }
            if let Some(comment) = found.last_mut() {
                // A heading stands above the paragraph that it names.
                if said.is_empty() || said.starts_with('#') {
                    comment.paragraphs.push(String::new());
                } else if let Some(paragraph) = comment.paragraphs.last_mut() {
                    paragraph.push(' ');
                    paragraph.push_str(said);
                }
            }
        }
        open = slashes.is_some();
    }
    found
}

/// The tests with over nine words in their names, with their lines.
fn long_test_names(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut test = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("#[") {
            test |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        } else if let Some((_, rest)) = line.split_once("fn ").filter(|_| test) {
            let name = rest.split('(').next().unwrap_or_default();
            if name.split('_').count() > 9 {
                found.push((index + 1, name.to_owned()));
            }
            test = false;
        } else if !line.starts_with("//") {
            test = false;
        }
    }
    found
}

/// Collects public items without documentation.
#[derive(Default)]
struct UndocumentedItems(Vec<String>);

fn is_documented(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}

/// Whether a function's name says all: it takes nothing beside `self`, or makes a value of its type.
fn named_fully(signature: &syn::Signature) -> bool {
    signature.ident == "new" || signature.inputs.iter().all(|input| matches!(input, syn::FnArg::Receiver(_)))
}

impl UndocumentedItems {
    fn demand(&mut self, visibility: &syn::Visibility, attributes: &[syn::Attribute], name: &syn::Ident) {
        if matches!(visibility, syn::Visibility::Public(_)) && !is_documented(attributes) {
            self.0.push(name.to_string());
        }
    }
}

impl<'ast> Visit<'ast> for UndocumentedItems {
    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.demand(&item.vis, &item.attrs, &item.ident);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.demand(&item.vis, &item.attrs, &item.ident);
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.demand(&item.vis, &item.attrs, &item.ident);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.demand(&item.vis, &item.attrs, &item.sig.ident);
        syn::visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, method: &'ast syn::ImplItemFn) {
        if !named_fully(&method.sig) {
            self.demand(&method.vis, &method.attrs, &method.sig.ident);
        }
        syn::visit::visit_impl_item_fn(self, method);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.demand(&item.vis, &item.attrs, &item.ident);
        for method in &item.items {
            if let syn::TraitItem::Fn(method) = method
                && !named_fully(&method.sig)
            {
                self.demand(&item.vis, &method.attrs, &method.sig.ident);
            }
        }
        syn::visit::visit_item_trait(self, item);
    }
}

/// Whether a name is a participle and nothing beside it, as `Found` is and `FoundComputer` is not.
fn is_participle(name: &str) -> bool {
    let one_word = !name.contains('_') && !name.chars().skip(1).any(char::is_uppercase);
    let name = name.to_lowercase();
    let is_irregular = PARTICIPLES.contains(&name.as_str());
    one_word && (is_irregular || name.ends_with("ed") && !NOUNS.contains(&name.as_str()))
}

/// Collects types that are named by a participle.
#[derive(Default)]
struct ParticipleTypes(Vec<String>);

impl ParticipleTypes {
    fn check(&mut self, name: &syn::Ident) {
        if is_participle(&name.to_string()) {
            self.0.push(name.to_string());
        }
    }
}

impl<'ast> Visit<'ast> for ParticipleTypes {
    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.check(&item.ident);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.check(&item.ident);
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.check(&item.ident);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.check(&item.ident);
        syn::visit::visit_item_trait(self, item);
    }
}

/// The faults of a file, each after its line.
fn faults(file: &Path, documented: bool, is_help: bool, is_test: bool) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let mut faults = Vec::new();
    for comment in comments(&text) {
        if let Some(fault) = comment.fault(is_help) {
            let opening: String = comment.paragraphs.concat().chars().take(60).collect();
            faults.push(format!("{}: a comment {fault}:{opening}", comment.line));
        }
    }
    let names = long_test_names(&text).into_iter();
    faults.extend(names.map(|(line, name)| format!("{line}: a test's name has over nine words: {name}")));
    let parsed = syn::parse_file(&text).unwrap();
    let mut participles = ParticipleTypes::default();
    participles.visit_file(&parsed);
    faults.extend(participles.0.iter().map(|name| format!(" {name} is a participle")));
    let module = file.file_stem().unwrap().to_str().unwrap();
    if is_participle(module) && !is_test {
        faults.push(format!("1: the module's name {module} is a participle"));
    }
    if documented {
        if !text.starts_with("//!") {
            faults.push("1: the file has no documentation".to_owned());
        }
        let mut found = UndocumentedItems::default();
        found.visit_file(&parsed);
        faults.extend(found.0.iter().map(|name| format!(" {name} is public and has no documentation")));
    }
    faults
}

/// The Rust files of a folder and what lies below it.
fn files_below(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    rust_files(&root().join(folder), &mut files);
    files
}

#[test]
fn comments_and_test_names_follow_the_rules() {
    let mut wrong = Vec::new();
    for folder in ["benches", "crates", "fuzz/src", "src-tauri/src", "tests"] {
        for file in files_below(folder) {
            let within = file.strip_prefix(root()).unwrap();
            let parts: Vec<&str> = within.iter().map(|part| part.to_str().unwrap()).collect();
            let documented = folder == "crates" && parts[2] == "src" && !PROGRAMS.contains(&parts[1]);
            let is_help = HELP.iter().any(|help| within.to_str().unwrap().starts_with(help));
            // The tests of a subject are named by it or by the property that holds.
            let is_test = parts.contains(&"tests") && !parts.contains(&"src");
            let faults = faults(&file, documented, is_help, is_test).into_iter();
            wrong.extend(faults.map(|fault| format!("{}:{fault}", within.display())));
        }
    }
    assert!(wrong.is_empty(), "{} faults\n{}", wrong.len(), wrong.join("\n"));
}
