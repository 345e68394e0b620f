//! Enforces the order of folders inside each crate, and that its files use each other in one direction.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::visit::Visit;
use tapis_tests::root;

use crate::arrows::rust_files;

/// The folders of a crate from the lowest up: the files of each use those of its own and of the folders before it.
const FOLDERS: &[(&str, &str)] = &[
    ("api", "base devices computers host program access standby clocks commands dispatch"),
    ("cli", "base evening club paper league network update"),
    (
        "club",
        "file rules guide members equipment seasons floor evening calendar past personal_data room phones documents publishing proof league beginning",
    ),
    ("documents", "fold layout pdf bind diagrams papers"),
    (
        "engine",
        "base rules structure chips prizes positions setup state floor journal play forecast championship views",
    ),
    (
        "hub",
        "base database clubs evenings persons ingest standings lists publishing http serve office command_line",
    ),
    ("net", "base computers requests server switch"),
    ("store", "base library copies file checks evening equipment members seasons past history import"),
];

/// The path of a file from the root of its crate.
type ModulePath = Vec<String>;

/// A file of a crate.
#[derive(Default)]
struct Module {
    /// Paths of its code, from the root of the crate.
    uses: BTreeSet<ModulePath>,
    /// Names that it passes on from elsewhere, with their paths.
    exports: BTreeMap<String, ModulePath>,
}

/// Collects the paths of a file's code, without its tests.
struct Paths<'a> {
    own: &'a ModulePath,
    modules: &'a BTreeSet<ModulePath>,
    found: Module,
}

impl Paths<'_> {
    /// The path from the root of the crate; `None` if it leads out of it.
    fn resolve(&self, path: &[String]) -> Option<ModulePath> {
        let first = path.first()?.as_str();
        if first == "crate" {
            return Some(path[1..].to_vec());
        }
        let up = path.iter().take_while(|part| *part == "super").count();
        if up > 0 {
            let base = self.own.len().checked_sub(up)?;
            return Some([&self.own[..base], &path[up..]].concat());
        }
        if first == "self" {
            return Some([self.own, &path[1..]].concat());
        }
        let child = [self.own.as_slice(), &path[..1]].concat();
        self.modules.contains(&child).then(|| [self.own, path].concat())
    }

    fn take_tree(&mut self, tree: &syn::UseTree, mut path: ModulePath, exported: bool) {
        match tree {
            syn::UseTree::Path(inner) => {
                path.push(inner.ident.to_string());
                self.take_tree(&inner.tree, path, exported);
            }
            syn::UseTree::Group(group) => {
                for item in &group.items {
                    self.take_tree(item, path.clone(), exported);
                }
            }
            syn::UseTree::Name(name) => {
                self.take(path, &name.ident.to_string(), &name.ident.to_string(), exported)
            }
            syn::UseTree::Rename(name) => {
                self.take(path, &name.ident.to_string(), &name.rename.to_string(), exported);
            }
            syn::UseTree::Glob(_) => self.take(path, "*", "*", exported),
        }
    }

    fn take(&mut self, mut path: ModulePath, name: &str, known_as: &str, exported: bool) {
        if name != "self" {
            path.push(name.to_owned());
        }
        let Some(path) = self.resolve(&path) else { return };
        if exported {
            self.found.exports.insert(known_as.to_owned(), path.clone());
        }
        // A module passes on what its own files declare: the one direction of such a pair is theirs.
        if !(exported && path.starts_with(self.own)) {
            self.found.uses.insert(path);
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let attributes = match item {
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Fn(item) => &item.attrs,
            syn::Item::Use(item) => &item.attrs,
            _ => return syn::visit::visit_item(self, item),
        };
        let of_a_test = |attribute: &syn::Attribute| {
            attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
        };
        if !attributes.iter().any(of_a_test) {
            syn::visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let exported = !matches!(item.vis, syn::Visibility::Inherited);
        self.take_tree(&item.tree, Vec::new(), exported);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: ModulePath = path.segments.iter().map(|part| part.ident.to_string()).collect();
        if parts.len() > 1
            && let Some(path) = self.resolve(&parts)
        {
            self.found.uses.insert(path);
        }
        syn::visit::visit_path(self, path);
    }
}

/// The files of a crate, and which others each of them uses.
fn arrows(name: &str) -> BTreeMap<ModulePath, BTreeSet<ModulePath>> {
    let source = root().join("crates").join(name).join("src");
    let mut files = Vec::new();
    rust_files(&source, &mut files);
    // A program beside its library uses it from outside.
    files.retain(|file| file.file_name().is_none_or(|name| name != "main.rs"));
    let module = |file: &Path| -> ModulePath {
        let parts = file.strip_prefix(&source).unwrap().with_extension("");
        let parts = parts.iter().map(|part| part.to_str().unwrap().to_owned());
        parts.filter(|part| part != "lib").collect()
    };
    let known: BTreeSet<ModulePath> = files.iter().map(|file| module(file)).collect();
    let modules: BTreeMap<ModulePath, Module> = files
        .iter()
        .map(|file| {
            let own = module(file);
            let text = std::fs::read_to_string(file).unwrap();
            let mut paths = Paths { own: &own, modules: &known, found: Module::default() };
            paths.visit_file(&syn::parse_file(&text).unwrap());
            let found = paths.found;
            (own, found)
        })
        .collect();
    modules
        .iter()
        .filter(|(own, _)| !own.is_empty())
        .map(|(own, found)| {
            let targets = found.uses.iter().map(|path| declared_in(&modules, path, 5));
            (own.clone(), targets.filter(|target| target != own && !target.is_empty()).collect())
        })
        .collect()
}

/// The file that declares what a path names, found through those that pass it on.
fn declared_in(modules: &BTreeMap<ModulePath, Module>, path: &[String], steps: usize) -> ModulePath {
    let length = (0..=path.len()).rev().find(|length| modules.contains_key(&path[..*length])).unwrap_or(0);
    let (own, rest) = path.split_at(length);
    let passed_on = rest.first().and_then(|name| modules.get(own)?.exports.get(name));
    match passed_on {
        Some(further) if steps > 0 => declared_in(modules, &[further, &rest[1..]].concat(), steps - 1),
        _ => own.to_vec(),
    }
}

/// The files that a file uses, and those that they use in turn.
fn reached_from<'a>(
    arrows: &'a BTreeMap<ModulePath, BTreeSet<ModulePath>>,
    file: &ModulePath,
) -> BTreeSet<&'a ModulePath> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&ModulePath> = arrows[file].iter().collect();
    while let Some(file) = next.pop() {
        if reached.insert(file) {
            next.extend(&arrows[file]);
        }
    }
    reached
}

#[test]
fn folders_use_only_those_before_them() {
    let mut wrong = Vec::new();
    for (name, folders) in FOLDERS {
        let folders: Vec<&str> = folders.split(' ').collect();
        let rank = |file: &ModulePath| folders.iter().position(|folder| *folder == file[0]);
        for (file, used) in arrows(name) {
            let own =
                rank(&file).unwrap_or_else(|| panic!("{name}: {} stands in no folder of the list", file[0]));
            let above = used.iter().filter(|other| rank(other).is_none_or(|rank| rank > own));
            wrong.extend(above.map(|other| format!("{name}: {} uses {}", file.join("/"), other.join("/"))));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn files_use_each_other_in_one_direction() {
    let mut wrong = Vec::new();
    for found in std::fs::read_dir(root().join("crates")).unwrap() {
        let name = found.unwrap().file_name().into_string().unwrap();
        let arrows = arrows(&name);
        let circles: Vec<&ModulePath> =
            arrows.keys().filter(|file| reached_from(&arrows, file).contains(file)).collect();
        wrong.extend(circles.iter().map(|file| format!("{name}: {}", file.join("/"))));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
