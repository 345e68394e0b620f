//! Enforces that no type knows everything: it has few methods of its own, and its subjects are types beside it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use tapis_tests::root;

use crate::arrows::rust_files;

/// The most methods that a type has.
const MOST: usize = 60;

/// The type of an inherent `impl` block; `None` for a trait's.
fn named(block: &syn::ItemImpl) -> Option<String> {
    let syn::Type::Path(named) = &*block.self_ty else { return None };
    block.trait_.is_none().then(|| named.path.segments.last().map(|segment| segment.ident.to_string()))?
}

/// Adds the methods of each type that these items declare.
fn count(crate_name: &str, items: &[syn::Item], counts: &mut BTreeMap<(String, String), usize>) {
    for item in items {
        match item {
            syn::Item::Impl(block) => {
                let methods = block.items.iter().filter(|item| matches!(item, syn::ImplItem::Fn(_))).count();
                if let Some(name) = named(block) {
                    *counts.entry((crate_name.to_owned(), name)).or_default() += methods;
                }
            }
            syn::Item::Mod(inner) => {
                if let Some((_, items)) = &inner.content {
                    count(crate_name, items, counts);
                }
            }
            _ => {}
        }
    }
}

#[test]
fn no_type_has_more_than_sixty_methods() {
    let mut counts = BTreeMap::new();
    for entry in std::fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let crate_name = folder.file_name().unwrap().to_str().unwrap();
        let mut files = Vec::new();
        if folder.join("src").is_dir() {
            rust_files(&folder.join("src"), &mut files);
        }
        for file in files {
            let parsed = syn::parse_file(&std::fs::read_to_string(file).unwrap()).unwrap();
            count(crate_name, &parsed.items, &mut counts);
        }
    }
    let found: Vec<(&str, &str, usize)> = counts
        .iter()
        .filter(|(_, methods)| **methods > MOST)
        .map(|((crate_name, name), methods)| (crate_name.as_str(), name.as_str(), *methods))
        .collect();
    assert!(found.is_empty(), "types with more than {MOST} methods: {found:?}");
}
