//! Values as they stand in the file: JSON, or the one word of an enum's case.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::StoreError;

/// A value as JSON.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::Unwritable)
}

/// A case of an enum as its word.
pub(crate) fn word(value: &impl Serialize) -> Result<String, StoreError> {
    match serde_json::to_value(value).map_err(StoreError::Unwritable)? {
        serde_json::Value::String(word) => Ok(word),
        other => Err(StoreError::Unwritable(serde::ser::Error::custom(format!("{other} is no word")))),
    }
}

/// The case of that word; `None` if this version does not know it.
pub(crate) fn meant<T: DeserializeOwned>(word: String) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word)).ok()
}
