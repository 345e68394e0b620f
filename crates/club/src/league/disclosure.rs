//! Decides which events a league gets to see.

use tapis_engine::journal::event::Event;
use tapis_league::Part;

/// Decides which rows of a journal are partly disclosed: from the first draw on, so that all arrivals and departures
/// are, and every draw can be repeated. Before it nobody has a seat.
#[derive(Debug, Default)]
pub(super) struct Disclosure {
    in_part: bool,
}

impl Disclosure {
    /// Parts of the next row's events; `None` if the row is withheld.
    pub(super) fn next(&mut self, events: &[Event]) -> Option<Vec<Part>> {
        self.in_part |= events.iter().any(gives_seats);
        let parts: Vec<Part> = events.iter().map(part).collect();
        let whole = parts.iter().all(|part| *part == Part::Told);
        let anything = parts.iter().any(|part| *part != Part::Withheld);
        (whole || self.in_part && anything && !events.iter().any(punishes)).then_some(parts)
    }
}

fn gives_seats(event: &Event) -> bool {
    matches!(event, Event::SeatsDrawn { .. } | Event::LateSeated { .. } | Event::TableOpened { .. })
}

/// Such rows are withheld whole, since the other events would reveal that somebody was punished.
fn punishes(event: &Event) -> bool {
    matches!(event, Event::Penalised { .. } | Event::PenaltyLifted { .. } | Event::PenaltiesServed { .. })
}

fn part(event: &Event) -> Part {
    match event {
        Event::Unregistered { entry, .. } => Part::Left(*entry),
        event if event.is_disclosed() => Part::Told,
        _ => Part::Withheld,
    }
}
