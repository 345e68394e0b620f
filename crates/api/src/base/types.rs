//! Types that a command takes or gives, in TypeScript.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declaration of every type that a command takes or gives.
pub(crate) struct Types {
    pub(crate) config: Config,
    pub(crate) found: BTreeMap<String, String>,
}

impl Types {
    /// The type's name in TypeScript. Its declaration, and those of the types it is made of, are kept.
    pub(crate) fn name<T: TS + 'static + ?Sized>(&mut self) -> String {
        self.visit::<T>();
        T::name(&self.config)
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types have a place of their own; the rest is TypeScript already.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.found.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.found.insert(name, format!("{docs}export {}", without_comments(&T::decl(&self.config))));
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

/// A declaration without the documentation of its fields.
fn without_comments(declaration: &str) -> String {
    let mut parts = declaration.split("/**");
    let first = parts.next().unwrap_or_default().trim_end();
    let fields = parts.filter_map(|part| part.split_once("*/")).map(|(_, field)| field.trim());
    std::iter::once(first).chain(fields).collect::<Vec<_>>().join(" ")
}
