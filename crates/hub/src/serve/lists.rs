//! Gives the lists to clubs that ask. They contain birth dates and sanctions, so only clubs of the league get them.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use serde_json::json;
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::Millis;
use tapis_league::{Challenge, ListsRequest, fingerprint, hex};

use crate::database::connect_for_request;
use crate::http::answers::{answer, language, refused};
use crate::http::{Asker, read_few};
use crate::serve::state::ServerState;
use crate::{HubError, LeagueKey, lists as made};

/// The size limit of a request.
const LONGEST: usize = 4 << 10;
/// Validity of a number in milliseconds.
const VALID: i64 = 5 * 60_000;

/// A number that only this process can make: the time, and its digest with a secret.
fn nonce(secret: &[u8; 32], at: i64) -> String {
    let digest =
        Sha256::new().chain_update(secret).chain_update(at.to_be_bytes()).chain_update(secret).finalize();
    format!("{}{}", hex::write(&at.to_be_bytes()), hex::write(&digest))
}

fn fresh(secret: &[u8; 32], given: &str, now: i64) -> bool {
    let at = given.get(..16).and_then(hex::read).map(i64::from_be_bytes);
    at.is_some_and(|at| nonce(secret, at) == given && (0..VALID).contains(&(now - at)))
}

/// Answers an empty request with a number to sign, and a signed one with the lists.
pub(super) async fn lists(
    State(shared): State<Arc<ServerState>>,
    Extension(asker): Extension<Asker>,
    request: Request,
) -> Response {
    let words = language(request.headers(), shared.main);
    let Some(key) = &shared.key else { return refused(&HubError::NoKey, words) };
    let Some(body) = read_few(request.into_body(), LONGEST).await else {
        return refused(&HubError::NotAsked, words);
    };
    let now = chrono::Local::now();
    if body.is_empty() {
        let nonce = nonce(&shared.secret, now.timestamp_millis());
        return answer(StatusCode::OK, &json!(Challenge { nonce }));
    }
    let given = async {
        shared.uploads.turn(asker)?;
        let _working = shared.working.acquire().await.map_err(|_| HubError::Busy)?;
        let asked: ListsRequest = serde_json::from_slice(&body).map_err(|_| HubError::NotAsked)?;
        check(&shared, key, &asked, now.timestamp_millis()).await?;
        shared.uploads.turn_of(asked.key)?;
        let client = connect_for_request(&shared.database).await?;
        made(&client, key, Millis(now.timestamp_millis()), now.date_naive()).await
    };
    match shared.uploads.came(asker, given.await) {
        Ok(bytes) => {
            let mut response = Response::new(Body::from(bytes));
            let kind = HeaderValue::from_static("application/gzip");
            response.headers_mut().insert(header::CONTENT_TYPE, kind);
            response
        }
        Err(error) => refused(&error, words),
    }
}

async fn check(
    shared: &ServerState,
    key: &LeagueKey,
    asked: &ListsRequest,
    now: i64,
) -> Result<(), HubError> {
    if !fresh(&shared.secret, &asked.nonce, now) || !asked.is_signed(&key.fingerprint()) {
        return Err(HubError::NotAsked);
    }
    let client = connect_for_request(&shared.database).await?;
    crate::database::ready(&client).await?;
    let sql = "SELECT withdrawn_at IS NOT NULL, club.name FROM club_key JOIN club ON club.id = club_key.club
               WHERE key = $1 AND club.uid = $2";
    let found = client.query_opt(sql, &[&asked.key.0.as_slice(), &asked.club.0.as_slice()]).await?;
    let fingerprint = fingerprint(&asked.key.0);
    match found {
        None => Err(HubError::NotYetAdmitted { fingerprint }),
        Some(row) if row.get(0) => Err(HubError::WithdrawnKey { fingerprint }),
        Some(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_valid_five_minutes() {
        let (secret, other) = ([1; 32], [2; 32]);
        let given = nonce(&secret, 1_000);
        assert!(fresh(&secret, &given, 1_000) && fresh(&secret, &given, VALID + 999));
        assert!(!fresh(&secret, &given, VALID + 1_000) && !fresh(&secret, &given, 999));
        assert!(!fresh(&other, &given, 1_000) && !fresh(&secret, "", 1_000));
        assert!(!fresh(&secret, &format!("8{}", "0".repeat(79)), 1_000));
        assert!(!fresh(&secret, &nonce(&secret, 1_001).replacen("03e9", "03e8", 1), 1_001));
    }
}
