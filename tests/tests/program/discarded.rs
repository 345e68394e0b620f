//! Enforces that no result is thrown away without a reason beside it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_tests::root;

use crate::arrows::rust_files;

/// The numbers of the lines that throw a result away without a comment on the line before. Unit tests at the end of a
/// file need no reason.
fn silent(text: &str) -> Vec<usize> {
    let (mut found, mut reason) = (Vec::new(), false);
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("#[cfg(test)]") {
            break;
        }
        let line = line.trim_start();
        let discards = line.starts_with("let _ =");
        if discards && !reason {
            found.push(index + 1);
        }
        // A reason also holds for a second line right below the first.
        reason = line.starts_with("// ") || (discards && reason && line.ends_with(';'));
    }
    found
}

#[test]
fn no_result_is_discarded_without_a_reason() {
    let mut files = Vec::new();
    for place in ["crates", "src-tauri"] {
        rust_files(&root().join(place), &mut files);
    }
    let is_test = |path: &std::path::Path| path.components().any(|part| part.as_os_str() == "tests");
    files.retain(|path| !is_test(path.strip_prefix(root()).unwrap()));
    let mut found = Vec::new();
    for path in files {
        for line in silent(&std::fs::read_to_string(&path).unwrap()) {
            found.push(format!("{}:{line}", path.strip_prefix(root()).unwrap().display()));
        }
    }
    assert!(found.is_empty(), "a comment on the line before says why: {found:#?}");
}

#[test]
fn reason_stands_on_the_line_before() {
    assert_eq!(silent("// Nobody is left.\nlet _ = a();\nlet _ = b();"), Vec::<usize>::new());
    assert_eq!(silent("// Nobody is left.\nlet x = 1;\nlet _ = a();"), [3]);
    assert_eq!(silent("let _ = a();\n#[cfg(test)]\nlet _ = b();"), [1]);
}
