//! Writes the manual pages and the shells' completions of `tapis-cli` into the folder that is named.

use std::error::Error;
use std::path::PathBuf;

use clap_complete::Shell;

fn main() -> Result<(), Box<dyn Error>> {
    let folder: PathBuf = std::env::args_os().nth(1).ok_or("name a folder")?.into();
    std::fs::create_dir_all(&folder)?;
    clap_mangen::generate_to(tapis_cli::command(), &folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut tapis_cli::command(), "tapis-cli", &folder)?;
    }
    Ok(())
}
