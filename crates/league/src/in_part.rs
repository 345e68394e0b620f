//! Partly disclosed rows. In the text of such a row `{"withheld":DIGEST}` replaces each withheld event, and the row's
//! hash covers that text: the club can compute it from all events, and a reader learns nothing more.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tapis_engine::Event;
use tapis_engine::base::quantity::EntryId;
use tapis_engine::journal::event::read_events;

use crate::Hash;
use crate::chain::{Salt, digest};

/// Part of an event in a partly disclosed row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Told,
    Withheld,
    /// As its digest, adding that this player left the room.
    Left(EntryId),
}

/// The replacement of an event.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Withheld {
    withheld: Hash,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<EntryId>,
}

/// Facts that an event discloses.
#[derive(Debug)]
pub(crate) enum DisclosedEvent {
    Event(Box<Event>),
    Left(EntryId),
}

impl DisclosedEvent {
    /// Number of seats that it affects.
    pub(crate) fn seats(&self) -> usize {
        match self {
            DisclosedEvent::Event(event) => match &**event {
                Event::SeatsDrawn { seats, .. } => seats.len(),
                Event::Moved { moves, .. } => moves.len(),
                _ => 1,
            },
            DisclosedEvent::Left(_) => 1,
        }
    }
}

/// The text of a row with its events written as given; the salt must be secret. `None` if the text is not a list of
/// that many events.
pub fn in_part(text: &str, parts: &[Part], salt: &Salt) -> Option<String> {
    let events: Vec<&RawValue> = serde_json::from_str(text).ok()?;
    if events.len() != parts.len() {
        return None;
    }
    let written = |(event, part): (&&RawValue, &Part)| {
        let left = match part {
            Part::Told => return Some(event.get().to_owned()),
            Part::Withheld => None,
            Part::Left(entry) => Some(*entry),
        };
        serde_json::to_string(&Withheld { withheld: digest(salt, event.get()), left }).ok()
    };
    let written: Option<Vec<String>> = events.iter().zip(parts).map(written).collect();
    Some(format!("[{}]", written?.join(",")))
}

/// Facts that the text of a row discloses. `None` if this version does not know one of its events.
pub(crate) fn told(version: u32, text: &str) -> Option<Vec<DisclosedEvent>> {
    let version = i64::from(version);
    let events = |text: &str| {
        let events = read_events(version, text)?.into_iter();
        Some(events.map(|event| DisclosedEvent::Event(Box::new(event))).collect::<Vec<_>>())
    };
    if !text.contains("\"withheld\"") {
        return events(text);
    }
    let mut told = Vec::new();
    for event in serde_json::from_str::<Vec<&RawValue>>(text).ok()? {
        match serde_json::from_str(event.get()) {
            Ok(Withheld { left, .. }) => told.extend(left.map(DisclosedEvent::Left)),
            Err(_) => told.extend(events(&format!("[{}]", event.get()))?),
        }
    }
    Some(told)
}
