//! Sends a bundle to the league's server, because a person asked for it.

use std::io::Read;
use std::time::Duration;

use serde::Serialize;
use tapis_league::{Receipt, Refusal};
use tapis_locale::{Language, Phrase, Value};

use crate::Problem;

/// An answer longer than this is none, in bytes.
const LONGEST: u64 = 16 << 20;

/// What the league took in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SentBundle {
    /// The league's receipt.
    pub receipt: Receipt,
}

impl SentBundle {
    /// What a person should know.
    pub fn say(&self, language: Language) -> String {
        let count = |number: usize| Value::from(i64::try_from(number).unwrap_or(i64::MAX));
        let journals = &self.receipt.journals;
        let new = journals.iter().filter(|one| one.new_rows > 0).count();
        let forked = journals.iter().filter(|one| one.epoch > 0).count();
        let sent = [("evenings", count(journals.len())), ("new", count(new))];
        let said = Phrase::new("league-sent", &sent).say(language);
        if forked == 0 {
            return said;
        }
        format!("{said} {}", Phrase::new("league-sent_fork", &[("forked", count(forked))]).say(language))
    }
}

/// Whether what is sent to this address is encrypted, or stays on this computer.
fn safe(address: &str) -> bool {
    let here = |rest: &str| {
        let host = rest.split(['/', ':']).next().unwrap_or_default();
        matches!(host, "localhost" | "127.0.0.1")
    };
    address.starts_with("https://") || address.strip_prefix("http://").is_some_and(here)
}

/// Refuses what is not the address of a league.
pub(super) fn check_address(address: &str) -> Result<(), Problem> {
    let values = [("address", address.into()), ("example", "https://".into())];
    if safe(address) { Ok(()) } else { Err(Problem::new("league-address", &values)) }
}

/// Sends it; the league's sentences are in this language.
///
/// # Errors
/// `league-address`, `league-unreachable`, `league-other_answer`; `league-refused` with the league's own sentence. Sending
/// the same again does no harm.
pub fn send_bundle(address: &str, bundle: &[u8], language: Language) -> Result<SentBundle, Problem> {
    let address = address.trim().trim_end_matches('/');
    let problem = |code: &str, detail: &str| {
        Problem::new(code, &[("address", address.into()), ("detail", detail.into())])
    };
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
    let request = agent
        .post(format!("{address}/api/bundles"))
        .header("accept-language", words)
        .header("content-type", "application/gzip");
    let answer = request.send(bundle).map_err(|error| problem("league-unreachable", &error.to_string()))?;
    let status = answer.status().as_u16();
    let mut body = Vec::new();
    let read = answer.into_body().into_reader().take(LONGEST).read_to_end(&mut body);
    read.map_err(|error| problem("league-unreachable", &error.to_string()))?;
    if status == 200 {
        let receipt = serde_json::from_slice(&body)
            .map_err(|error| problem("league-other_answer", &error.to_string()))?;
        return Ok(SentBundle { receipt });
    }
    match serde_json::from_slice::<Refusal>(&body) {
        Ok(refusal) => Err(Problem::new("league-refused", &[("why", refusal.sentence.as_str().into())])),
        Err(_) => Err(problem("league-other_answer", &format!("HTTP {status}"))),
    }
}
