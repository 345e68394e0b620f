//! Events as journal rows hold them. A row says in which version its events are; nothing in the journal is ever
//! rewritten.

use serde_json::Value;

use super::Event;

/// The version in which events are written.
pub const EVENT_VERSION: i64 = 1;

/// Reads the events of a journal row. `None` if they cannot be read, or a newer program wrote them.
///
/// ```
/// use tapis_engine::journal::event::{EVENT_VERSION, read_events};
/// assert_eq!(read_events(EVENT_VERSION, r#"[{"type": "deal_lifted"}]"#).unwrap().len(), 1);
/// assert_eq!(read_events(EVENT_VERSION + 1, "[]"), None);
/// assert_eq!(read_events(EVENT_VERSION, r#"[{"type": "unheard_of"}]"#), None);
/// ```
pub fn read_events(version: i64, text: &str) -> Option<Vec<Event>> {
    if version != EVENT_VERSION
        || (has_long_number(text) && serde_json::from_str(text).is_ok_and(|events| is_vast(&events)))
    {
        return None;
    }
    serde_json::from_str(text).ok()
}

/// No amount or instant that this program wrote comes near: only a forged row holds more, and its sums would
/// overflow.
const LARGEST: u64 = 1 << 52;

/// Whether there are as many digits in a row as a number beyond [`LARGEST`] has.
fn has_long_number(text: &str) -> bool {
    let mut digits = 0;
    text.bytes().any(|byte| {
        digits = if byte.is_ascii_digit() { digits + 1 } else { 0 };
        digits >= 16
    })
}

fn is_vast(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.iter().any(is_vast),
        Value::Object(fields) => fields.values().any(is_vast),
        number => number.as_i64().map(i64::unsigned_abs).or(number.as_u64()).is_some_and(|n| n > LARGEST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_that_nobody_can_have_written_are_not_read() {
        let raced = |added: &str| {
            let text = format!(r#"[{{"type": "chips_raced", "table": 1, "added": {added}}}]"#);
            read_events(EVENT_VERSION, &text)
        };
        assert!(raced("4503599627370496").is_some());
        for added in ["4503599627370497", "-4503599627370497", "9223372036854775807", "18446744073709551615"]
        {
            assert_eq!(raced(added), None, "{added}");
        }
        // Digits of a seed are no number.
        assert!(has_long_number("\"1945427990590950\"") && !is_vast(&Value::from("1945427990590950")));
    }

    #[test]
    fn events_of_unknown_versions_are_not_read() {
        for version in [i64::MIN, 0, EVENT_VERSION + 1] {
            assert_eq!(read_events(version, "[]"), None, "version {version}");
        }
        assert_eq!(read_events(EVENT_VERSION, "[]"), Some(Vec::new()));
    }
}
