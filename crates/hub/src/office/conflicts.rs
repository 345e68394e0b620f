//! Refuses a form that would overwrite what has changed since it was filled in.

use maud::{Markup, html};
use serde::Serialize;
use sha2::{Digest, Sha256};
use tapis_league::hex;
use tapis_locale::Phrase;

use super::form::Form;
use crate::HubError;
use crate::office::answers::Refusal;

/// The hidden field with the digest of the record that the page shows.
pub(super) const SEEN: &str = "seen";

/// The value of the field.
pub(super) fn digest(record: &impl Serialize) -> Result<String, HubError> {
    let record = serde_json::to_vec(record).map_err(HubError::unreadable)?;
    Ok(hex::write(&Sha256::digest(record)))
}

/// The field of a form that replaces this record. A form that was refused without showing the record again keeps its
/// own.
pub(super) fn field(refused: Option<&Form>, record: &impl Serialize) -> Result<Markup, HubError> {
    let value = match refused {
        Some(form) => form.get(SEEN).to_owned(),
        None => digest(record)?,
    };
    Ok(html! { input type="hidden" name=(SEEN) value=(value); })
}

/// Checks that the form's page showed the record as it is now. The office processes one form at a time.
///
/// # Errors
/// With this sentence if it did not.
pub(super) fn check(form: &Form, now: &impl Serialize, changed: Phrase) -> Result<(), Refusal> {
    if form.get(SEEN) == digest(now)? { Ok(()) } else { Err(Refusal::Changed(changed)) }
}
