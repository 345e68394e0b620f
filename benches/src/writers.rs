//! Devices that were let in and write: captains who say where the button is, each once a second.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use tapis_api::{Api, Audience, Caller};
use tapis_club::engine::base::quantity::TournamentId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};

/// Between two reports of one captain.
const EVERY: Duration = Duration::from_secs(1);

/// Captains at work, on a thread of their own, until this is dropped.
pub struct Writers {
    _runtime: Runtime,
    written: Arc<AtomicU32>,
}

struct Captain {
    id: String,
    key: String,
    session: String,
    table: usize,
    /// Source of the time that it signs.
    api: Arc<Api>,
}

fn derived(key: &str, text: &str) -> String {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key.as_bytes()) else { return String::new() };
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn call(api: &Api, name: &str, args: Value) -> Result<Value, String> {
    let answer = api.call(&Caller::here(Audience::Host), name, args).map_err(|said| said.message)?;
    serde_json::from_str(&answer).map_err(|error| error.to_string())
}

/// Lets a captain of this table in, as the desk does.
fn let_in(api: &Arc<Api>, tournament: TournamentId, table: usize) -> Result<Captain, String> {
    let role = json!({ "type": "captain", "tournament": tournament, "table": table });
    let code = call(api, "pairing_start", json!({ "role": role }))?;
    let url = code.get("url").and_then(Value::as_str).unwrap_or_default();
    let secret = url.split_once('#').map(|(_, secret)| secret.to_owned()).unwrap_or_default();
    let claim =
        json!({ "pairing": derived(&secret, "tapis pairing"), "proof": derived(&secret, "tapis claim") });
    let claimed = call(api, "pair_claim", json!({ "claim": claim }))?;
    let text = |name: &str| claimed.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    call(api, "device_confirm", json!({ "id": text("device"), "person": "" }))?;
    let (key, api) = (derived(&secret, "tapis device"), Arc::clone(api));
    Ok(Captain { id: text("device"), key, session: text("session"), table, api })
}

/// Reports again and again over one connection; counts what was acknowledged.
async fn write(
    address: SocketAddr,
    captain: Captain,
    tournament: TournamentId,
    written: Arc<AtomicU32>,
) -> std::io::Result<()> {
    let mut line = TcpStream::connect(address).await?;
    let mut buffer = vec![0; 16 * 1024];
    for count in 1_u64.. {
        let what = json!({ "type": "button", "seat": count % 9 + 1 });
        let body = json!({ "id": tournament, "table": captain.table, "what": what }).to_string();
        let at = captain.api.now().0;
        let head = format!("{}\n{count}\n{count}\n{at}\nreport\n{body}", captain.session);
        let mac = derived(&captain.key, &head);
        let request = format!(
            "POST /api/report HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nTapis-Device: {}\r\nTapis-Count: {count}\r\nTapis-Command: {count}\r\n\
             Tapis-At: {at}\r\nTapis-Mac: {mac}\r\n\r\n{body}",
            body.len(),
            captain.id
        );
        line.write_all(request.as_bytes()).await?;
        let read = line.read(&mut buffer).await?;
        if buffer.get(..read).is_some_and(|answer| answer.starts_with(b"HTTP/1.1 200")) {
            written.fetch_add(1, Ordering::Relaxed);
        }
        tokio::time::sleep(EVERY).await;
    }
    Ok(())
}

impl Writers {
    /// Lets so many captains in, spread over these tables, and starts them.
    ///
    /// # Errors
    /// In words.
    pub fn start(
        api: &Arc<Api>,
        address: SocketAddr,
        tournament: TournamentId,
        count: usize,
        tables: usize,
    ) -> Result<Self, String> {
        call(api, "network_on", json!({ "address": "127.0.0.1" }))?;
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let written = Arc::<AtomicU32>::default();
        for number in 0..count {
            let captain = let_in(api, tournament, number % tables.max(1) + 1)?;
            runtime.spawn(write(address, captain, tournament, Arc::clone(&written)));
        }
        Ok(Writers { _runtime: runtime, written })
    }

    /// Number of reports that were acknowledged.
    pub fn written(&self) -> u32 {
        self.written.load(Ordering::Relaxed)
    }
}
