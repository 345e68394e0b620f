//! Lists the catalogues: every `locales/<language>/<subject>.ftl` becomes part of the program.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut listed = String::new();
    for (name, language) in [("FR", "fr"), ("EN", "en")] {
        let folder = locales.join(language).canonicalize()?;
        println!("cargo:rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        for file in fs::read_dir(&folder)? {
            files.push(file?.path());
        }
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        // Writing into a text cannot fail, here and below.
        let _ = writeln!(listed, "const {name}: &[(&str, &str)] = &[");
        for file in files {
            let subject = file.file_stem().unwrap_or_default().to_string_lossy();
            // As above, a text takes whatever is written.
            let _ = writeln!(listed, "    ({subject:?}, include_str!({:?})),", file.display().to_string());
        }
        listed.push_str("];\n");
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(Path::new(&out).join("catalogues.rs"), listed)
}
