//! The password of the office, stored salted and slowly hashed, so that reading the database is not enough to sign in.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use tokio_postgres::Client;

use crate::HubError;
use crate::base::key::random;
use crate::database::ready;

/// The fewest letters of a password.
const SHORTEST: usize = 12;
/// The most bytes of a password: hashing more would only keep the server busy.
pub(crate) const LONGEST: usize = 1_000;

/// Sets the password of the office, as the owner of the tables. Ends all sessions.
///
/// # Errors
/// [`HubError::Wrong`] if it is too short or too long; or if the role lacks permission.
pub async fn set_office_password(client: &Client, password: &str) -> Result<(), HubError> {
    ready(client).await?;
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        return Err(HubError::Wrong { code: "office-password_length", what: SHORTEST.to_string() });
    }
    let random = random()?;
    let salt = SaltString::encode_b64(random.get(..16).unwrap_or_default()).map_err(HubError::unreadable)?;
    let hash = Argon2::default()
        .hash_password(password.as_bytes(), &salt)
        .map_err(HubError::unreadable)?
        .to_string();
    let sql = "INSERT INTO office (id, password) VALUES (1, $1)
               ON CONFLICT (id) DO UPDATE SET password = excluded.password";
    client.execute(sql, &[&hash]).await?;
    Ok(())
}

/// The stored hash of the password; `None` if it was never set.
pub(crate) async fn kept_password(client: &Client) -> Result<Option<String>, HubError> {
    ready(client).await?;
    Ok(client.query_opt("SELECT password FROM office", &[]).await?.map(|row| row.get(0)))
}

/// Whether this is the password. Slow on purpose.
pub(crate) fn is_password(kept: &str, typed: &str) -> bool {
    typed.len() <= LONGEST
        && PasswordHash::new(kept)
            .is_ok_and(|kept| Argon2::default().verify_password(typed.as_bytes(), &kept).is_ok())
}
