//! A tournament as it is now, and some of its earlier states, so that an undo replays the rows since
//! the nearest of them and not the whole evening. They are made while a journal is replayed and while
//! it grows; the journal stays the truth, and any of them can be thrown away.

use std::ops::Deref;
use std::sync::Arc;

use tapis_engine::Tournament;
use tapis_engine::journal::event::read_events;

/// Rows between the present and the last state kept, at most.
const NEAR: i64 = 64;
/// Rows between two states kept, at most.
const FAR: i64 = 2_048;

/// Number of rows that may lie between two states stored at this distance from the present: few where an undo is
/// likely, more the longer ago it is, so that an evening of any length keeps some dozens.
fn gap(distance: i64) -> i64 {
    (distance / 4).clamp(NEAR, FAR)
}

/// The state after a row and all before it.
#[derive(Debug, Clone)]
struct StateAtRow {
    seq: i64,
    state: Arc<Tournament>,
}

/// A tournament as it is now, with states kept from before.
#[derive(Debug, Clone)]
pub(crate) struct Live {
    state: Arc<Tournament>,
    /// Before the first row.
    blank: Arc<Tournament>,
    /// Stored states, oldest first.
    kept: Vec<StateAtRow>,
}

impl Deref for Live {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.state
    }
}

impl Live {
    /// A snapshot that stays as it is.
    pub(crate) fn snapshot(&self) -> Arc<Tournament> {
        Arc::clone(&self.state)
    }

    /// The state, to apply events to. Whoever holds a snapshot keeps what it shows.
    pub(crate) fn state_mut(&mut self) -> &mut Tournament {
        Arc::make_mut(&mut self.state)
    }

    /// Applies the events of the next row; false where they cannot be read.
    pub(crate) fn take(&mut self, seq: i64, version: i64, events: &str) -> bool {
        let Some(events) = read_events(version, events) else { return false };
        let state = self.state_mut();
        events.iter().for_each(|event| state.apply(event));
        self.advanced(seq);
        true
    }

    /// Notes that this row was applied last, and keeps the state where it is time to.
    pub(crate) fn advanced(&mut self, seq: i64) {
        if seq - self.kept.last().map_or(0, |kept| kept.seq) < NEAR {
            return;
        }
        self.keep(seq);
        // Those that lie closer together than their distance asks for go.
        let mut index = self.kept.len();
        while let Some([older, _, newer]) = index.checked_sub(3).and_then(|from| self.kept.get(from..index)) {
            if newer.seq - older.seq <= gap(seq - newer.seq) {
                self.kept.remove(index - 2);
            }
            index -= 1;
        }
    }

    fn keep(&mut self, seq: i64) {
        self.kept.push(StateAtRow { seq, state: Arc::clone(&self.state) });
    }
}

/// A replay under way, up to a row.
#[derive(Debug)]
pub(crate) struct Replay {
    live: Live,
    /// Rows after which a state is to be stored, latest first.
    plan: Vec<i64>,
}

impl Replay {
    /// From the first set-up on, to the end of a journal of so many rows.
    pub(crate) fn whole(blank: Tournament, rows: i64) -> Self {
        let blank = Arc::new(blank);
        Replay::from(Live { state: Arc::clone(&blank), blank, kept: Vec::new() }, 0, rows)
    }

    /// From the last state kept before a row that is undone or done again.
    pub(crate) fn before(live: &Live, row: i64) -> Self {
        let mut kept = live.kept.clone();
        kept.retain(|kept| kept.seq < row);
        let blank = Arc::clone(&live.blank);
        let (seq, state) = kept.last().map_or((0, &blank), |last| (last.seq, &last.state));
        Replay::from(Live { state: Arc::clone(state), blank, kept }, seq, row)
    }

    fn from(live: Live, from: i64, to: i64) -> Self {
        let mut plan = Vec::new();
        let mut at = to - NEAR;
        while at - from >= NEAR {
            plan.push(at);
            at -= gap(to - at);
        }
        Replay { live, plan }
    }

    /// The row up to which the state is known.
    pub(crate) fn known(&self) -> i64 {
        self.live.kept.last().map_or(0, |kept| kept.seq)
    }

    /// Applies the events of a row; false where they cannot be read.
    pub(crate) fn take(&mut self, seq: i64, version: i64, events: &str) -> bool {
        let Some(events) = read_events(version, events) else { return false };
        let mut due = None;
        while let Some(at) = self.plan.pop_if(|at| *at < seq) {
            due = Some(at);
        }
        if let Some(at) = due {
            self.live.keep(at);
        }
        let state = self.live.state_mut();
        events.iter().for_each(|event| state.apply(event));
        true
    }

    /// The tournament as the replay left it.
    pub(crate) fn done(self) -> Live {
        self.live
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gaps(live: &Live) -> Vec<i64> {
        live.kept.windows(2).map(|pair| pair[1].seq - pair[0].seq).collect()
    }

    fn blank() -> Tournament {
        let today = chrono::NaiveDate::default();
        let setup = crate::freezeout(tapis_locale::Language::En, today).check();
        Tournament::new(setup.unwrap_or_else(|errors| panic!("{errors:?}")))
    }

    /// Whether an evening grew row by row or was replayed, the present is near a kept state, the
    /// distances grow with the time that has passed, and there are never many.
    #[test]
    fn some_dozens_of_states_are_stored() {
        let rows = 50_000;
        let mut grown = Replay::whole(blank(), 0).done();
        (1..=rows).for_each(|seq| grown.advanced(seq));
        let mut replay = Replay::whole(blank(), rows);
        (1..=rows).for_each(|seq| assert!(replay.take(seq, 1, "[]")));
        for live in [grown, replay.done()] {
            let last = live.kept.last().map_or(0, |kept| kept.seq);
            assert!(rows - last <= NEAR, "{last}");
            assert!(gaps(&live).iter().all(|gap| (1..=FAR).contains(gap)), "{:?}", gaps(&live));
            assert!(live.kept.len() < 70, "{}", live.kept.len());
            assert!(live.kept.first().is_some_and(|kept| kept.seq <= FAR));
        }
    }
}
