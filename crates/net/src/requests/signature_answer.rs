//! The answer to a device whose signature is not taken.

use serde_json::{Value, json};
use tapis_api::SignatureError;
use tapis_club::engine::base::quantity::Millis;

/// The answer to a device whose signature is not taken.
pub(crate) fn told(unsigned: &SignatureError, now: Millis) -> Value {
    match unsigned {
        SignatureError::Unknown | SignatureError::Hasty => json!({ "unsigned": "unknown" }),
        SignatureError::Repeated { highest } => json!({ "unsigned": "repeated", "highest": highest }),
        SignatureError::Late { now } => json!({ "unsigned": "late", "now": now }),
        SignatureError::Forged { session } => json!({ "unsigned": "forged", "session": session, "now": now }),
    }
}
