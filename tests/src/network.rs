//! A program without windows that lets devices in: the real server with the built pages and the sample club.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_api::{Api, Audience, Caller, ProblemText};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};
use tapis_net::{Headless, Network, Pages};
use tempfile::TempDir;

use crate::root;
use crate::window::Result;

/// The pages as Vite built them.
struct BuiltPages;

impl Pages for BuiltPages {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        std::fs::read(root().join("ui/dist").join(path)).ok().map(Cow::Owned)
    }
}

/// An address of this computer that no other room has.
fn address() -> String {
    static NUMBER: AtomicU8 = AtomicU8::new(1);
    let process = std::process::id();
    format!(
        "127.{}.{}.{}",
        16 + process / 250 % 200,
        1 + process % 250,
        NUMBER.fetch_add(1, Ordering::Relaxed)
    )
}

/// The program; whoever holds it is its desk.
pub struct NetworkRoom {
    api: Arc<Api>,
    network: Arc<Network>,
    url: String,
    folder: TempDir,
}

impl NetworkRoom {
    /// Opens the sample club, without an evening in play, and lets devices of this computer in.
    pub fn open() -> Result<Self> {
        NetworkRoom::opening(|api, folder| {
            Club::sample(&folder.join("exemple.tapis"), Language::Fr, api.now())?.close();
            api.opening().open_sample(Language::Fr)
        })
    }

    /// The same with this club.
    pub fn of_club(club: &Path) -> Result<Self> {
        NetworkRoom::opening(|api, _| api.opening().open(club))
    }

    fn opening(open: impl FnOnce(&Api, &Path) -> std::result::Result<(), Problem>) -> Result<Self> {
        let folder = TempDir::new()?;
        let network = Arc::new(Network::new(Arc::new(BuiltPages)));
        let host = Headless::new(folder.path().to_owned(), Arc::clone(&network));
        let api = Arc::new(Api::new(Box::new(host)));
        network.serves(&api);
        api.start(|api| open(api, folder.path()));
        api.watch_clocks();
        let mut room = NetworkRoom { api, network, url: String::new(), folder };
        room.desk("network_on", json!({ "address": address() }))?;
        room.url = room.api.phone_address().ok_or("the network is off")?;
        Ok(room)
    }

    /// Folder of all files of the program.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Address with which a browser opens a page.
    pub fn url(&self, path: &str) -> String {
        format!("{}{}", self.url, path.trim_start_matches('/'))
    }

    /// The desk does something; what it is refused is said.
    pub fn ask(&self, command: &str, args: Value) -> std::result::Result<Value, ProblemText> {
        let answer = self.api.call(&Caller::here(Audience::Host), command, args)?;
        Ok(serde_json::from_str(&answer).unwrap_or_default())
    }

    /// The desk does something that is not refused.
    pub fn desk(&self, command: &str, args: Value) -> Result<Value> {
        self.ask(command, args).map_err(|said| format!("{command}: {}", said.message).into())
    }

    /// The desk does something in a tournament.
    pub fn act(&self, id: i64, action: Value) -> Result<Value> {
        self.desk("act", json!({ "id": id, "action": action }))
    }

    /// The sample's next tournament.
    pub fn tournament(&self) -> Result<i64> {
        let all = self.desk("tournaments", json!({}))?;
        let next = all.as_array().into_iter().flatten().find(|row| row["status"] == "registering");
        next.and_then(|row| row["id"].as_i64()).ok_or_else(|| "no tournament is prepared".into())
    }

    /// Draws the seats of the sample's next tournament and starts it.
    pub fn playing(&self) -> Result<i64> {
        let id = self.tournament()?;
        self.act(id, json!({ "type": "draw_seats" }))?;
        self.act(id, json!({ "type": "start" }))?;
        Ok(id)
    }

    /// Waits until something is so at the desk.
    pub async fn until(&self, what: &str, mut so: impl FnMut() -> Result<bool>) -> Result<()> {
        let begun = Instant::now();
        while !so()? {
            if begun.elapsed() > Duration::from_secs(30) {
                return Err(format!("never: {what}").into());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// The computer leaves the network, as when its Wi-Fi fails.
    pub fn cut(&self) {
        self.network.close();
    }

    /// It comes back, as when the program is started again.
    pub fn mend(&self) -> Result<()> {
        let address = self.url.trim_start_matches("http://").split(':').next();
        Ok(self.network.open(address).map_err(|problem| problem.message.say(Language::Fr))?)
    }
}

/// A computer that becomes the second one of a club, without a window.
pub struct SecondComputer {
    api: Arc<Api>,
    network: Arc<Network>,
    _folder: TempDir,
}

impl SecondComputer {
    /// It knows nothing yet.
    pub fn blank() -> Result<Self> {
        let folder = TempDir::new()?;
        let network = Arc::new(Network::new(Arc::new(BuiltPages)));
        let host = Headless::new(folder.path().to_owned(), Arc::clone(&network));
        let api = Arc::new(Api::new(Box::new(host)));
        network.serves(&api);
        api.start(|_| Ok(()));
        Ok(SecondComputer { api, network, _folder: folder })
    }

    /// An address of this computer that no other test has.
    pub fn own_address() -> String {
        address()
    }

    /// Runs a command as the person at this computer.
    pub fn does(&self, command: &str, args: Value) -> std::result::Result<Value, ProblemText> {
        let answer = self.api.call(&Caller::here(Audience::Host), command, args)?;
        Ok(serde_json::from_str(&answer).unwrap_or_default())
    }

    /// Waits until it stands with others like this; answers how.
    pub fn until(&self, what: &str, so: impl Fn(&Value) -> bool) -> Result<Value> {
        let begun = Instant::now();
        loop {
            let view = self.does("computers", json!({})).map_err(|said| said.message)?;
            if so(&view) {
                return Ok(view);
            }
            if begun.elapsed() > Duration::from_secs(60) {
                return Err(format!("{what}: {view}").into());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Closes the club, and answers its file.
    pub fn closed(&self) -> Result<PathBuf> {
        let state = self.does("club_state", json!({})).map_err(|said| said.message)?;
        self.network.close();
        self.api.close();
        Ok(state["path"].as_str().ok_or("no club is open")?.into())
    }
}

impl Drop for SecondComputer {
    fn drop(&mut self) {
        self.network.unfollow();
        self.network.close();
    }
}
