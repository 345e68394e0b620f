//! A device that the desk lets in, speaking plain HTTP as its page would.

use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use hmac::{Hmac, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::timeout;

use crate::window::Result;

/// Longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// HMAC-SHA-256 in hexadecimal digits.
fn derived(key: &str, text: &str) -> Result<String> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes())?;
    mac.update(text.as_bytes());
    Ok(mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Text that a camera reads from a picture: the text of its code.
pub fn scanned(picture: &Path) -> Result<String> {
    let mut read = Command::new("zbarimg");
    read.args(["-q", "--raw", "-Sdisable", "-Sqrcode.enable"]).arg(picture);
    let read = read.output().map_err(|error| format!("zbarimg does not start ({error})"))?;
    let text = String::from_utf8(read.stdout)?;
    Ok(text.lines().next().ok_or("no code in the picture")?.to_owned())
}

/// Sends a command with these further headers. Answers the status and the body.
async fn post(host: &str, command: &str, body: &str, headers: &str) -> Result<(u16, Value)> {
    let mut address: SocketAddr = host.parse()?;
    let socket = TcpSocket::new_v4()?;
    if !address.ip().is_loopback() {
        // From another of this computer's addresses than the one it asks: the program takes it for another device.
        socket.bind(SocketAddr::new(address.ip(), 0))?;
        address.set_ip(IpAddr::from([127, 0, 0, 1]));
    }
    let mut stream = socket.connect(address).await?;
    let request = format!(
        "POST /api/{command} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer))
        .await
        .map_err(|_| format!("{command}: no answer"))??;
    let answer = String::from_utf8(answer)?;
    let status = answer.split(' ').nth(1).ok_or("no answer")?.parse()?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no body")?;
    Ok((status, serde_json::from_str(body).unwrap_or_default()))
}

/// A device that has scanned a table sheet asks to be its captain's. It only asks: its half of the agreement is a
/// number that everybody knows. Answers its name of two words.
///
/// # Errors
/// If the sheet is worth nothing, or the program does not answer.
pub async fn ask_for_table(url: &str, person: &str) -> Result<String> {
    let parts = url.strip_prefix("http://").and_then(|rest| rest.split_once("/device#table-"));
    let (host, said) = parts.ok_or_else(|| format!("not the code of a table sheet: {url}"))?;
    let [tournament, table, proof] = said.split('-').collect::<Vec<_>>()[..] else {
        return Err(format!("not the code of a table sheet: {url}").into());
    };
    let (tournament, table): (i64, u16) = (tournament.parse()?, table.parse()?);
    let ask = json!({
        "tournament": tournament, "table": table, "proof": proof, "person": person, "public": "09".repeat(32)
    });
    let (status, asked) = post(host, "pair_ask", &json!({ "ask": ask }).to_string(), "").await?;
    let name = asked["claimed"]["name"].as_str().filter(|_| status == 200);
    Ok(name.ok_or_else(|| format!("pair_ask: {status} {asked}"))?.to_owned())
}

/// Device that was let in.
pub struct LetIn {
    host: String,
    id: String,
    key: String,
    session: String,
    /// The program's time, and when it was told.
    now: (i64, Instant),
    count: u64,
    /// Its name of two words.
    pub name: String,
}

impl LetIn {
    /// Claims the code that was scanned; the desk has not confirmed it yet.
    ///
    /// # Errors
    /// If the code is worth nothing, or the program does not answer.
    pub async fn claim(url: &str) -> Result<Self> {
        let (host, secret) = url
            .strip_prefix("http://")
            .and_then(|rest| rest.split_once("/device#").or_else(|| rest.split_once("/tablet#")))
            .ok_or_else(|| format!("not an address for a device: {url}"))?;
        let claim =
            json!({ "pairing": derived(secret, "tapis pairing")?, "proof": derived(secret, "tapis claim")? });
        let (status, claimed) = post(host, "pair_claim", &json!({ "claim": claim }).to_string(), "").await?;
        if status != 200 {
            return Err(format!("pair_claim: {status} {claimed}").into());
        }
        let text = |field: &str| claimed[field].as_str().unwrap_or_default().to_owned();
        let key = derived(secret, "tapis device")?;
        let (id, session, name) = (text("device"), text("session"), text("name"));
        let now = (claimed["now"].as_i64().unwrap_or_default(), Instant::now());
        Ok(LetIn { host: host.to_owned(), id, key, session, now, count: 0, name })
    }

    /// Asks how it stands, as its page does after the program was started again, and signs for that start from now
    /// on. False: it has no access any more.
    ///
    /// # Errors
    /// If the program does not answer.
    pub async fn look(&mut self) -> Result<bool> {
        let (_, claimed) =
            post(&self.host, "pair_state", &json!({ "device": self.id }).to_string(), "").await?;
        self.session = claimed["session"].as_str().unwrap_or_default().to_owned();
        self.now = (claimed["now"].as_i64().unwrap_or_default(), Instant::now());
        Ok(claimed["confirmed"] == true)
    }

    /// Calls a command in its own name. Answers the status and the body.
    ///
    /// # Errors
    /// If the program does not answer.
    pub async fn call(&mut self, command: &str, args: &Value) -> Result<(u16, Value)> {
        self.count += 1;
        let (count, body) = (self.count, args.to_string());
        let (told, since) = self.now;
        let at = told.saturating_add(i64::try_from(since.elapsed().as_millis())?);
        let head = format!("{}\n{count}\nc{count}\n{at}\n{command}\n{body}", self.session);
        let mac = derived(&self.key, &head)?;
        let headers = format!(
            "Tapis-Device: {}\r\nTapis-Count: {count}\r\nTapis-Command: c{count}\r\nTapis-At: {at}\r\n\
             Tapis-Mac: {mac}\r\n",
            self.id
        );
        post(&self.host, command, &body, &headers).await
    }
}
