//! Events as older versions of the program wrote them, brought to today's form. A journal row says
//! in which version its events are; nothing in the journal is ever rewritten.

use serde_json::Value;

use super::Event;
use crate::journal::floor_ruling;

/// Brings the events of one type from a version to the next.
#[derive(Clone, Copy)]
struct Upcast {
    /// Type that is upcast; other events are read as they stand.
    of: &'static str,
    step: fn(&mut Value),
}

/// The steps from version 1 to today's. One is added when the meaning or the name of a field
/// changes; a field that is new and has a default needs none.
const UPCASTS: &[Upcast] = &[
    // To 2: a ruling is a typed question and its typed answer.
    Upcast { of: "ruled", step: |event| event.get_mut("ruling").into_iter().for_each(floor_ruling::typed) },
];

/// The version in which events are written.
pub const EVENT_VERSION: i64 = {
    let mut version = 1;
    let mut left = UPCASTS;
    while let [_, rest @ ..] = left {
        version += 1;
        left = rest;
    }
    version
};

/// Reads the events of a journal row. `None` if they cannot be read, or a newer program wrote them.
///
/// ```
/// use tapis_engine::journal::event::{EVENT_VERSION, read_events};
/// assert_eq!(read_events(EVENT_VERSION, r#"[{"type": "table_opened", "table": 4}]"#).unwrap().len(), 1);
/// assert_eq!(read_events(EVENT_VERSION + 1, "[]"), None);
/// assert_eq!(read_events(EVENT_VERSION, r#"[{"type": "unheard_of"}]"#), None);
/// ```
pub fn read_events(version: i64, text: &str) -> Option<Vec<Event>> {
    if has_long_number(text) && serde_json::from_str(text).is_ok_and(|events| is_vast(&events)) {
        return None;
    }
    read_with(UPCASTS, version, text)
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

fn read_with(upcasts: &[Upcast], version: i64, text: &str) -> Option<Vec<Event>> {
    let steps = upcasts.get(usize::try_from(version.checked_sub(1)?).ok()?..)?;
    if !steps.iter().any(|upcast| text.contains(upcast.of)) {
        return serde_json::from_str(text).ok();
    }
    let mut events: Vec<Value> = serde_json::from_str(text).ok()?;
    for event in &mut events {
        let kind = event["type"].as_str().unwrap_or_default().to_owned();
        let due = steps.iter().filter(|upcast| upcast.of == kind);
        due.for_each(|upcast| (upcast.step)(event));
    }
    serde_json::from_value(Value::Array(events)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "no" became "number", then "number" became "table".
    const STEPS: &[Upcast] = &[
        Upcast { of: "table_opened", step: |event| rename(event, "no", "number") },
        Upcast { of: "table_opened", step: |event| rename(event, "number", "table") },
    ];

    fn rename(event: &mut Value, from: &str, to: &str) {
        if let Some(fields) = event.as_object_mut()
            && let Some(value) = fields.remove(from)
        {
            fields.insert(to.to_owned(), value);
        }
    }

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
    fn events_of_older_versions_are_read() {
        let opened = Some(vec![Event::TableOpened { table: 4, size: None }]);
        for (version, field) in [(1, "no"), (2, "number"), (3, "table")] {
            let text = format!(r#"[{{"type": "table_opened", "{field}": 4}}]"#);
            assert_eq!(read_with(STEPS, version, &text), opened, "version {version}");
        }
        for version in [i64::MIN, 0, 4] {
            assert_eq!(read_with(STEPS, version, "[]"), None, "version {version}");
        }
    }
}
