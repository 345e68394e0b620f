//! Desktop program: its windows and their commands.
#![forbid(unsafe_code)]
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

use tapis_desktop::{Arguments, complain};

fn main() -> ExitCode {
    tapis_log::start("warn");
    let arguments = match Arguments::read(std::env::args_os().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            complain(&message);
            return ExitCode::from(2);
        }
    };
    match tapis_desktop::run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}
