//! The client of the league's server, used only when a person asks for it or has turned on automatic sending: sends a
//! bundle, asks for the lists.

use crate::file::subjects::League;
use std::io::{ErrorKind, Read};
use std::time::Duration;

use serde::Serialize;
use tapis_engine::base::quantity::Millis;
use tapis_league::{Challenge, ClubUid, Hash, ListsRequest, Receipt, Refusal, hex, is_safe_address};
use tapis_locale::{Language, Phrase, Value};

use crate::proof::{Keys, OwnKey};
use crate::{MadeBundle, Problem};

/// The largest answer that is read, in bytes.
const LONGEST: u64 = 64 << 20;

/// Data that the league imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SentBundle {
    pub receipt: Receipt,
}

impl SentBundle {
    /// Sum of this import and that of the next bundle of the same club.
    fn and(mut self, next: SentBundle) -> SentBundle {
        self.receipt.journals.extend(next.receipt.journals);
        self.receipt.members += next.receipt.members;
        self
    }

    /// Message for the person in a language.
    pub fn say(&self, language: Language) -> String {
        let count = |number: usize| Value::from(i64::try_from(number).unwrap_or(i64::MAX));
        let journals = &self.receipt.journals;
        let new = journals.iter().filter(|one| one.new_rows > 0).count();
        let forked = journals.iter().filter(|one| one.undecided).count();
        let sent = [("evenings", count(journals.len())), ("new", count(new))];
        let said = Phrase::new("league-sent", &sent).say(language);
        if forked == 0 {
            return said;
        }
        format!("{said} {}", Phrase::new("league-sent_fork", &[("forked", count(forked))]).say(language))
    }
}

/// The form in which an address is stored and compared.
pub(super) fn bare(address: &str) -> &str {
    address.trim().trim_end_matches('/')
}

/// Refuses addresses that are invalid.
pub(super) fn check_address(address: &str) -> Result<(), Problem> {
    if address.is_empty() {
        return Err(Problem::new("league-no_address", &[]));
    }
    let values = [("address", address.into()), ("example", "https://".into())];
    if is_safe_address(address) { Ok(()) } else { Err(Problem::new("league-address", &values)) }
}

/// Reason why no answer came, in words; unusual errors keep the library's text.
fn why(error: &ureq::Error) -> Value {
    let key = match error {
        ureq::Error::HostNotFound => "league-why_unknown",
        ureq::Error::Timeout(_) => "league-why_slow",
        ureq::Error::Io(error) => match error.kind() {
            ErrorKind::ConnectionRefused => "league-why_refused",
            ErrorKind::TimedOut => "league-why_slow",
            ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown | ErrorKind::HostUnreachable => {
                "league-why_offline"
            }
            ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::UnexpectedEof => {
                "league-why_cut"
            }
            // `ErrorKind` has no variant for an unknown host. On Windows it is one of the errors 11001 to 11004.
            _ if error.to_string().starts_with("failed to lookup address")
                || cfg!(windows) && matches!(error.raw_os_error(), Some(11_001..=11_004)) =>
            {
                "league-why_unknown"
            }
            _ => return error.to_string().into(),
        },
        other => return other.to_string().into(),
    };
    Phrase::new(key, &[]).into()
}

/// A connection to the league's server.
struct Server<'a> {
    address: &'a str,
    agent: ureq::Agent,
    words: &'static str,
}

impl<'a> Server<'a> {
    fn at(address: &'a str, language: Language) -> Result<Self, Problem> {
        let address = bare(address);
        check_address(address)?;
        let tls = ureq::tls::TlsConfig::builder().root_certs(ureq::tls::RootCerts::PlatformVerifier).build();
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .tls_config(tls)
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_connect(Some(Duration::from_secs(15)))
            .timeout_global(Some(Duration::from_secs(300)))
            .user_agent(concat!("Tapis/", env!("CARGO_PKG_VERSION")))
            .build()
            .into();
        let words = match language {
            Language::Fr => "fr",
            Language::En => "en",
        };
        Ok(Server { address, agent, words })
    }

    fn problem(&self, code: &str, detail: impl Into<Value>) -> Problem {
        Problem::new(code, &[("address", self.address.into()), ("detail", detail.into())])
    }

    /// The server's answer; `league-refused` with its own sentence if it refuses, `league-later` if trying again later
    /// may help.
    fn post(&self, path: &str, kind: &str, bytes: &[u8]) -> Result<Vec<u8>, Problem> {
        let request = self.agent.post(format!("{}{path}", self.address));
        let request = request.header("accept-language", self.words).header("content-type", kind);
        let unreachable = |error: ureq::Error| self.problem(UNREACHABLE, why(&error));
        let answer = request.send(bytes).map_err(unreachable)?;
        let status = answer.status().as_u16();
        let mut body = Vec::new();
        let read = answer.into_body().into_reader().take(LONGEST).read_to_end(&mut body);
        read.map_err(|error| unreachable(error.into()))?;
        if status == 200 {
            return Ok(body);
        }
        // Temporary failures: too many requests, or a proxy that gets no answer from the server.
        let later = matches!(status, 429 | 502..=504);
        match serde_json::from_slice::<Refusal>(&body) {
            Ok(refusal) => {
                let code = if later { LATER } else { "league-refused" };
                Err(Problem::new(code, &[("why", refusal.sentence.as_str().into())]))
            }
            Err(_) if later => Err(self.problem(UNREACHABLE, format!("HTTP {status}"))),
            Err(_) => Err(self.problem("league-other_answer", format!("HTTP {status}"))),
        }
    }
}

/// Sends bundles of one club, one after the other; the league's sentences are in this language.
///
/// # Errors
/// `league-no_address`, `league-address`, `league-unreachable`, `league-other_answer`; `league-refused` and
/// `league-later` with the league's own sentence. Sending them again does no harm.
pub fn send_bundles(
    address: &str,
    bundles: &[MadeBundle],
    language: Language,
) -> Result<SentBundle, Problem> {
    let server = Server::at(address, language)?;
    let mut all: Option<SentBundle> = None;
    for bundle in bundles {
        let sent = send_bundle(&server, &bundle.bytes)?;
        all = Some(match all {
            Some(before) => before.and(sent),
            None => sent,
        });
    }
    all.ok_or_else(|| Problem::new("league-nothing", &[]))
}

fn send_bundle(server: &Server<'_>, bundle: &[u8]) -> Result<SentBundle, Problem> {
    let answer = server.post("/api/bundles", "application/gzip", bundle)?;
    let receipt = serde_json::from_slice(&answer)
        .map_err(|error| server.problem("league-other_answer", error.to_string()))?;
    Ok(SentBundle { receipt })
}

/// Code of a league that is busy.
const LATER: &str = "league-later";
/// Code of a league that does not answer.
const UNREACHABLE: &str = "league-unreachable";

/// Whether trying again later may help: the league does not answer, or is busy.
pub fn is_temporary(problem: &Problem) -> bool {
    matches!(problem.code.as_str(), LATER | UNREACHABLE)
}

/// Everything needed to ask the league for the lists.
#[derive(Debug)]
pub struct AskLists {
    address: String,
    league: String,
    club: ClubUid,
    key: OwnKey,
}

impl League<'_> {
    /// Prepares to ask the league for its lists.
    ///
    /// # Errors
    /// `lists-not_joined` if the club has no address or no fingerprint of the league's key.
    pub fn ask_lists(&mut self, keys: &Keys, now: Millis) -> Result<AskLists, Problem> {
        let settings = self.league_settings()?;
        let league = settings.league.filter(|_| !settings.address.is_empty());
        let league = league.ok_or_else(|| Problem::new("lists-not_joined", &[]))?;
        let club = ClubUid::of(&self.club.file.settings().identity()?);
        Ok(AskLists { address: settings.address, league, club, key: self.club.proofs().own_key(keys, now)? })
    }
}

/// Asks for the lists: the club signs a number that the server has just made.
///
/// # Errors
/// As for [`send_bundles`].
pub fn ask_lists(asked: &AskLists, language: Language) -> Result<Vec<u8>, Problem> {
    let server = Server::at(&asked.address, language)?;
    let other = |error: serde_json::Error| server.problem("league-other_answer", error.to_string());
    let challenge: Challenge =
        serde_json::from_slice(&server.post("/api/lists", "application/json", &[])?).map_err(other)?;
    let signature = asked.key.sign(&ListsRequest::bytes(&asked.league, &challenge.nonce));
    let request = ListsRequest {
        club: asked.club,
        key: Hash(asked.key.public()),
        nonce: challenge.nonce,
        signature: hex::write(&signature),
    };
    server.post("/api/lists", "application/json", &serde_json::to_vec(&request).map_err(other)?)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn a_missing_answer_is_explained_in_words() {
        // A label of a name has at most 63 letters, so no server is asked.
        let name = "x".repeat(64);
        let unknown = std::net::ToSocketAddrs::to_socket_addrs(&(name.as_str(), 443)).err().unwrap();
        let closed = {
            let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
            listener.local_addr().unwrap()
        };
        let refused = std::net::TcpStream::connect(closed).unwrap_err();
        for (error, words) in [
            (unknown, "not connected to the internet"),
            (refused, "nothing answers there"),
            (ErrorKind::TimedOut.into(), "did not answer in time"),
            (ErrorKind::NetworkUnreachable.into(), "not connected to the internet"),
            (ErrorKind::ConnectionReset.into(), "was cut"),
            (std::io::Error::other("odd"), "odd"),
        ] {
            let said = why(&ureq::Error::Io(error)).say(Language::En);
            assert!(said.contains(words) && !said.contains("os error"), "{said}");
        }
    }

    #[test]
    fn a_fork_is_reported_until_decided() {
        let said = |undecided: bool| {
            let receipt = format!(
                "{{\"club\":\"{}\",\"name\":\"Les As\",\"members\":0,\"journals\":[{{\"journal\":1,\"epoch\":1,
                  \"new_rows\":0,\"rows\":5,\"head\":\"{}\",\"forked_after\":null,\"undecided\":{undecided}}}]}}",
                "0".repeat(32),
                "0".repeat(64),
            );
            let receipt: Receipt = serde_json::from_str(&receipt).unwrap();
            SentBundle { receipt }.say(Language::En).contains("the league decides")
        };
        assert!(said(true) && !said(false));
    }
}
