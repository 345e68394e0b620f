//! Writes the TypeScript client and the windows' permissions below the folder named. An example and
//! no program: those are packed and given to clubs.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(root) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("bindings FOLDER");
        return ExitCode::from(2);
    };
    for (path, text) in tapis_api::generated_files() {
        if let Err(error) = std::fs::write(root.join(path), text) {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
