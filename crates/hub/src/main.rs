//! The program of a league.
#![forbid(unsafe_code)]

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    tapis_hub::command_line::main().await
}
