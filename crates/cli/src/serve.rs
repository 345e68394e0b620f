//! `serve`: lets the devices in the room in, on a computer without a window.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};

use clap::Args;
use rust_embed::Embed;
use serde_json::json;
use tapis_api::{Api, Audience, Caller, NetworkView};
use tapis_club::Problem;
use tapis_net::{Headless, Network, Pages};

use crate::output::say;

/// How devices are let in.
#[derive(Debug, Args)]
pub struct Serve {
    /// Only by this address of this computer; none: by all of them.
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// Where it remembers what belongs to this computer and not to the club; none: in the folder that the system
    /// has for that.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// The pages, as they were built before this program.
#[derive(Embed)]
#[folder = "../../ui/dist"]
#[include = "phone.html"]
#[include = "screen.html"]
#[include = "device.html"]
#[include = "assets/*"]
#[exclude = "assets/pdf*"]
#[allow_missing = true]
struct Built;

impl Pages for Built {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        Built::get(path).map(|file| file.data)
    }
}

/// Serves the club until the program is stopped (Ctrl+C).
pub fn run(serve: &Serve, club: &Path) -> Result<(), Problem> {
    let refused = |detail: String| Problem::new("network-not_on", &[("detail", detail.into())]);
    let folder = serve.data.clone().or_else(|| dirs::data_dir().map(|data| data.join("fr.tapis.serve")));
    let network = Arc::new(Network::new(Arc::new(Built)));
    let host = Headless::new(folder.unwrap_or_else(std::env::temp_dir), Arc::clone(&network));
    let api = Arc::new(Api::new(Box::new(host)));
    network.serves(&api);
    let mut opened = Ok(());
    api.start(|api| {
        opened = api.open(club);
        Ok(())
    });
    opened?;
    api.watch_clocks();
    let (stop, stopped) = mpsc::channel();
    // The other end is there until the program ends.
    let stops = move || {
        let _ = stop.send(());
    };
    ctrlc::set_handler(stops).map_err(|error| refused(error.to_string()))?;
    let caller = Caller::here(Audience::Host);
    let NetworkView { addresses, by_name, .. } = api.caller(&caller).network_on(serve.address.clone())?;
    let urls: Vec<String> = addresses.into_iter().map(|address| address.url).chain(by_name).collect();
    say!("{}", json!({ "serving": urls }));
    // Until somebody stops the program.
    let _ = stopped.recv();
    network.close();
    api.close();
    Ok(())
}
