//! `serve` lets the devices in the room in, on a computer without a window; `follow` makes such a computer the second
//! one of a club.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;
use tapis_api::{Audience, Caller, ComputerCommands, NetworkCommands, NetworkView};
use tapis_club::Problem;
use tapis_club::locale::Language;

use crate::base::output::print_json;
use crate::network::headless::Program;
use crate::network::letting_in::{DevicePrompt, Role};

/// Options of the command `serve`.
#[derive(Debug, Args)]
pub struct Serve {
    /// Address of this computer at which devices are let in; if omitted, all of its addresses.
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// Folder for what belongs to this computer and not to the club; if omitted, the folder that the system has for
    /// that.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Makes a code that lets one device in, good once and for five minutes: its address, the same to scan, and what a
    /// device without a camera types. Before the device may do anything its name is shown, and `yes` or `no` on
    /// standard input answers.
    #[arg(long, value_name = "ROLE")]
    let_in: Option<Role>,
    /// Lets in whoever comes with that code without asking; needed where standard input is no terminal.
    #[arg(long, requires = "let_in")]
    unasked: bool,
}

/// Options of the command `follow`.
#[derive(Debug, Args)]
pub struct Follow {
    /// Address of the computer that leads the club, with a port if it is not 8420.
    address: String,
    /// Folder for the copy of the club and what belongs to this computer; if omitted, the folder that the system
    /// has for that.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Serves the club until the program is stopped (Ctrl+C).
pub fn run(serve: &Serve, club: &Path, language: Language) -> Result<(), Problem> {
    if serve.let_in.is_some() && !serve.unasked && !std::io::stdin().is_terminal() {
        return Err(Problem::new("cli-nobody_answers", &[]));
    }
    let program = Program::start(serve.data.clone(), |api| api.opening().open(club))?;
    let caller = Caller::here(Audience::Host);
    let NetworkView { addresses, by_name, .. } =
        NetworkCommands::from(program.api.caller(&caller)).network_on(serve.address.clone())?;
    let urls: Vec<String> = addresses.into_iter().map(|address| address.url).chain(by_name).collect();
    print_json(&json!({ "serving": urls }));
    let mut prompt = DevicePrompt::new(language, serve.unasked);
    if let Some(role) = serve.let_in {
        prompt.make_code(&program.api, role)?;
    }
    program.run(prompt);
    Ok(())
}

/// Follows the club of another computer until the program is stopped (Ctrl+C).
pub fn follow(follow: &Follow, language: Language) -> Result<(), Problem> {
    let program = Program::start(follow.data.clone(), |_| Ok(()))?;
    ComputerCommands::from(program.api.caller(&Caller::here(Audience::Host)))
        .computer_follow(follow.address.clone())?;
    program.run(DevicePrompt::new(language, false));
    Ok(())
}
