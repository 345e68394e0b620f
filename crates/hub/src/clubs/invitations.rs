//! Invitations: codes with which a club joins without anybody having to compare fingerprints. Each admits one key,
//! once.

use chrono::{DateTime, Utc};
use serde::Serialize;
use tapis_league::{Head, JoinCode, invitation, invitation_digest};
use tokio_postgres::{Client, Transaction};

use crate::base::checks;
use crate::base::key::random;
use crate::database::ready;
use crate::{HubError, LeagueKey};

/// An invitation. The code itself is not stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Invitation {
    pub id: i32,
    /// Note about whom it was made for.
    pub note: String,
    /// Time of its creation.
    pub made_at: DateTime<Utc>,
    /// Time of its use, if it was used.
    pub used_at: Option<DateTime<Utc>>,
    /// The club that it was made for, or that used it.
    pub club: Option<i32>,
}

/// Makes an invitation, for a new club or for another key of a known one. The code is returned once and cannot be read
/// again.
///
/// # Errors
/// [`HubError::NotFound`] if there is no such club; [`HubError::Wrong`] if the note is empty or the
/// address is invalid.
pub async fn invite(
    client: &Client,
    key: &LeagueKey,
    address: &str,
    note: &str,
    club: Option<i32>,
) -> Result<JoinCode, HubError> {
    ready(client).await?;
    if let Some(club) = club
        && client.query_opt("SELECT 1 FROM club WHERE id = $1", &[&club]).await?.is_none()
    {
        return Err(HubError::NotFound("club"));
    }
    let (note, address) = (checks::note(note)?, checks::address(address)?);
    let code = invitation(&random()?);
    let digest = invitation_digest(&code);
    let sql = "INSERT INTO invitation (digest, note, club) VALUES ($1, $2, $3)";
    client.execute(sql, &[&digest.0.as_slice(), &note, &club]).await?;
    Ok(JoinCode { address: address.to_owned(), invitation: code, league: key.fingerprint() })
}

/// The invitations that were not withdrawn, newest first.
///
/// # Errors
/// If the database cannot be read.
pub async fn invitations(client: &Client) -> Result<Vec<Invitation>, HubError> {
    ready(client).await?;
    let sql =
        "SELECT id, note, made_at, used_at, club FROM invitation WHERE withdrawn_at IS NULL ORDER BY id DESC";
    let line = |row: &tokio_postgres::Row| Invitation {
        id: row.get(0),
        note: row.get(1),
        made_at: row.get(2),
        used_at: row.get(3),
        club: row.get(4),
    };
    Ok(client.query(sql, &[]).await?.iter().map(line).collect())
}

/// Withdraws an invitation that nobody has used.
///
/// # Errors
/// [`HubError::NotFound`] if there is none with that number.
pub async fn withdraw_invitation(client: &Client, id: i32) -> Result<(), HubError> {
    ready(client).await?;
    let sql = "UPDATE invitation SET withdrawn_at = now() WHERE id = $1 AND withdrawn_at IS NULL AND used_at IS NULL";
    if client.execute(sql, &[&id]).await? == 0 { Err(HubError::NotFound("invitation")) } else { Ok(()) }
}

/// Admits the key of a bundle with a valid invitation; does nothing if it has none, or the invitation was used,
/// withdrawn, made for another club, or never existed. An invitation for a new club does not admit a key for a known
/// one: otherwise an invited club could sign for another club.
pub(crate) async fn admit_by_invitation(transaction: &Transaction<'_>, head: &Head) -> Result<(), HubError> {
    let Some(code) = &head.invitation else { return Ok(()) };
    let (key, uid) = (head.key.0.as_slice(), head.club.0.as_slice());
    if transaction.query_opt("SELECT 1 FROM club_key WHERE key = $1", &[&key]).await?.is_some() {
        return Ok(());
    }
    let sql = "UPDATE invitation SET used_at = now()
               WHERE digest = $1 AND used_at IS NULL AND withdrawn_at IS NULL
                 AND club IS NOT DISTINCT FROM (SELECT id FROM club WHERE uid = $2)
               RETURNING id";
    let digest = invitation_digest(code);
    let found = transaction.query_opt(sql, &[&digest.0.as_slice(), &uid]).await?;
    let Some(invitation) = found.map(|row| row.get::<_, i32>(0)) else { return Ok(()) };
    let sql =
        "INSERT INTO club (uid, name) VALUES ($1, $2) ON CONFLICT (uid) DO UPDATE SET name = excluded.name
               RETURNING id";
    let club: i32 = transaction.query_one(sql, &[&uid, &checks::sent(&head.name)]).await?.get(0);
    transaction.execute("INSERT INTO club_key (key, club) VALUES ($1, $2)", &[&key, &club]).await?;
    transaction.execute("UPDATE invitation SET club = $2 WHERE id = $1", &[&invitation, &club]).await?;
    Ok(())
}
