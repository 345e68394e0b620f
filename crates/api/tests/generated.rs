//! The generated files are those of the table.

use std::path::Path;

#[test]
fn generated_files_are_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (path, text) in tapis_api::generated_files() {
        let written = std::fs::read_to_string(root.join(path)).unwrap_or_default();
        assert!(written == text, "{path}: run `make bindings`");
    }
}
