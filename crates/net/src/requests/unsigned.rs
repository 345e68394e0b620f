//! The answer to a device whose signature is not taken.

use serde_json::{Value, json};
use tapis_api::Unsigned;
use tapis_club::engine::base::quantity::Millis;

/// The answer to a device whose signature is not taken.
pub(crate) fn told(unsigned: &Unsigned, now: Millis) -> Value {
    match unsigned {
        Unsigned::Unknown | Unsigned::Hasty => json!({ "unsigned": "unknown" }),
        Unsigned::Repeated { highest } => json!({ "unsigned": "repeated", "highest": highest }),
        Unsigned::Late { now } => json!({ "unsigned": "late", "now": now }),
        Unsigned::Forged { session } => json!({ "unsigned": "forged", "session": session, "now": now }),
    }
}
