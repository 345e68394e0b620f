//! The clubs of the league, and the keys with which they may sign.

pub mod invitations;
pub mod members;

use serde::Serialize;
use tapis_league::{Bundle, ClubUid, fingerprint};
use tokio_postgres::Client;

use crate::HubError;
use crate::base::checks::sent;
use crate::database::ready;

/// A club of the league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClubLine {
    /// The number in the league.
    pub club: i32,
    /// Its ID in its bundles.
    pub uid: String,
    pub name: String,
    /// The fingerprints of its keys, oldest first; without withdrawn ones.
    pub keys: Vec<String>,
    pub evenings: i64,
    /// The number of its diverging histories that are undecided.
    pub undecided: i64,
}

/// The signer of a bundle, whose key the league may or may not know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Signer {
    pub name: String,
    /// Its ID in its bundles.
    pub uid: String,
    /// The fingerprint to compare with the club's reports.
    pub fingerprint: String,
}

/// Signer of a bundle, to compare the fingerprint before admitting the key.
///
/// # Errors
/// [`HubError::Bundle`].
pub fn signer(packed: &[u8]) -> Result<Signer, HubError> {
    let bundle = Bundle::open(packed)?;
    let head = bundle.head();
    Ok(Signer { name: sent(&head.name), uid: head.club.to_string(), fingerprint: fingerprint(&head.key.0) })
}

/// Admits the club that signed a bundle, or another key of it. The caller has compared the fingerprint with the club's
/// reports: from now on the league trusts this key. Nothing else in the bundle is imported.
///
/// # Errors
/// [`HubError::Bundle`]; [`HubError::ForeignKey`] if another club has that key; [`HubError::WithdrawnKey`].
pub async fn admit(client: &mut Client, packed: &[u8]) -> Result<ClubLine, HubError> {
    ready(client).await?;
    let bundle = Bundle::open(packed)?;
    let head = bundle.head();
    let key = head.key.0.as_slice();
    let transaction = client.transaction().await?;
    let sql =
        "INSERT INTO club (uid, name) VALUES ($1, $2) ON CONFLICT (uid) DO UPDATE SET name = excluded.name
               RETURNING id";
    let club: i32 = transaction.query_one(sql, &[&head.club.0.as_slice(), &sent(&head.name)]).await?.get(0);
    let sql = "SELECT club, withdrawn_at IS NOT NULL FROM club_key WHERE key = $1";
    match transaction.query_opt(sql, &[&key]).await? {
        None => {
            let sql = "INSERT INTO club_key (key, club) VALUES ($1, $2)";
            transaction.execute(sql, &[&key, &club]).await?;
        }
        Some(there) if there.get::<_, i32>(0) != club => {
            return Err(HubError::ForeignKey { fingerprint: fingerprint(&head.key.0) });
        }
        Some(there) if there.get(1) => {
            return Err(HubError::WithdrawnKey { fingerprint: fingerprint(&head.key.0) });
        }
        Some(_) => {}
    }
    transaction.commit().await?;
    one_club(client, club).await?.ok_or(HubError::NotFound("club"))
}

/// All clubs, by name.
///
/// # Errors
/// If the database cannot be read.
pub async fn clubs(client: &Client) -> Result<Vec<ClubLine>, HubError> {
    some_clubs(client, 0, usize::MAX).await
}

/// The numbers and names of all clubs, by name.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn club_names(client: &Client) -> Result<Vec<(i32, String)>, HubError> {
    let rows = client.query("SELECT id, name FROM club ORDER BY name, id", &[]).await?;
    Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
}

/// The clubs by name, `most` of them after the first `before`.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn some_clubs(
    client: &Client,
    before: usize,
    most: usize,
) -> Result<Vec<ClubLine>, HubError> {
    lines(client, None, before, most).await
}

/// A club by its number; `None` if there is none.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn one_club(client: &Client, club: i32) -> Result<Option<ClubLine>, HubError> {
    Ok(lines(client, Some(club), 0, 1).await?.pop())
}

async fn lines(
    client: &Client,
    one: Option<i32>,
    before: usize,
    most: usize,
) -> Result<Vec<ClubLine>, HubError> {
    ready(client).await?;
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let sql = "SELECT id, uid, name, (SELECT count(*) FROM played WHERE played.club = club.id),
                 (SELECT count(*) FROM journal WHERE journal.club = club.id AND counts IS NULL),
                 ARRAY (SELECT key FROM club_key WHERE club_key.club = club.id AND withdrawn_at IS NULL
                        ORDER BY admitted_at, key)
               FROM (SELECT id, uid, name FROM club WHERE $3::integer IS NULL OR id = $3
                     ORDER BY name, id OFFSET $1 LIMIT $2) AS club
               ORDER BY name, id";
    let rows = client.query(sql, &[&number(before), &number(most), &one]).await?;
    let line = |row: &tokio_postgres::Row| {
        let uid: [u8; 16] = row.get::<_, &[u8]>(1).try_into().unwrap_or_default();
        let keys: Vec<Vec<u8>> = row.get(5);
        let print = |key: &Vec<u8>| fingerprint(&key.as_slice().try_into().unwrap_or_default());
        ClubLine {
            club: row.get(0),
            uid: ClubUid(uid).to_string(),
            name: row.get(2),
            keys: keys.iter().map(print).collect(),
            evenings: row.get(3),
            undecided: row.get(4),
        }
    };
    Ok(rows.iter().map(line).collect())
}

/// The club that signs with the key that has this whole fingerprint; `None` if none does any more.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn club_of_key(client: &Client, print: &str) -> Result<Option<ClubLine>, HubError> {
    let rows = client.query("SELECT key, club FROM club_key WHERE withdrawn_at IS NULL", &[]).await?;
    let is_it = |row: &&tokio_postgres::Row| {
        fingerprint(&row.get::<_, &[u8]>(0).try_into().unwrap_or_default()) == print
    };
    match rows.iter().find(is_it) {
        Some(row) => one_club(client, row.get(1)).await,
        None => Ok(None),
    }
}

/// Withdraws the key whose fingerprint begins like this: bundles signed with it are no longer imported. Those imported
/// before stay.
///
/// # Errors
/// [`HubError::NotFound`] if not exactly one key matches.
pub async fn withdraw_key(client: &mut Client, asked: &str) -> Result<String, HubError> {
    ready(client).await?;
    let plain = |text: &str| text.trim().replace('-', "").to_uppercase();
    let wanted = plain(asked);
    let rows = client.query("SELECT key FROM club_key WHERE withdrawn_at IS NULL", &[]).await?;
    let keys = rows.iter().map(|row| row.get::<_, Vec<u8>>(0));
    let named = keys.filter_map(|key| {
        let print = fingerprint(&key.as_slice().try_into().ok()?);
        (!wanted.is_empty() && plain(&print).starts_with(&wanted)).then_some((key, print))
    });
    let mut named: Vec<(Vec<u8>, String)> = named.collect();
    let Some((key, print)) = named.pop().filter(|_| named.is_empty()) else {
        return Err(HubError::NotFound("key"));
    };
    client.execute("UPDATE club_key SET withdrawn_at = now() WHERE key = $1", &[&key]).await?;
    Ok(print)
}
