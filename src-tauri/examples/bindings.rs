//! Writes the TypeScript side of the commands, to the file named. An example and no program: those are
//! packed and given to clubs.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("bindings FILE");
        return ExitCode::from(2);
    };
    match std::fs::write(&path, tapis_desktop::bindings::typescript()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path.to_string_lossy());
            ExitCode::FAILURE
        }
    }
}
