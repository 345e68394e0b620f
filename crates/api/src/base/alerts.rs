//! Alerts for which a clock calls: only for what came by itself while somebody could hear it, never for anything of the
//! past, neither after a restart nor after an undo.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_club::engine::Event;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::state::seats::MoveCause;
use tapis_club::engine::structure::clock::ClockAnchor;
use tapis_club::engine::views::ClockView;
use tapis_club::evening::speech as spoken;
use tapis_club::locale::Phrase;

/// An alert that can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Alert {
    Level,
    /// One minute is left of the level, or of the break.
    OneMinute,
    /// Ten seconds are left.
    TenSeconds,
    Break,
    /// A break, or a pause, is over.
    BreakEnd,
    TableMove,
    /// The final table is drawn.
    FinalTable,
    /// The last level is over.
    LastLevelEnd,
    /// The time that was called on a player is over (3-6).
    TimeToAct,
    /// One of the last nine seconds, for a club that wants to hear them.
    Tick,
}

impl Alert {
    /// Those with a row of their own in the settings, in that order: all but the tick.
    pub const ALL: [Alert; 9] = [
        Alert::Level,
        Alert::OneMinute,
        Alert::TenSeconds,
        Alert::Break,
        Alert::BreakEnd,
        Alert::TableMove,
        Alert::FinalTable,
        Alert::LastLevelEnd,
        Alert::TimeToAct,
    ];

    /// Sentence of a voice for it; `None` if nothing, or what only the evening knows.
    pub(crate) fn spoken(self, clock: &ClockView) -> Option<Phrase> {
        match self {
            Alert::Level => spoken::level(clock),
            Alert::OneMinute => Some(spoken::one_minute(clock)),
            Alert::Break => Some(spoken::break_begins(clock)),
            Alert::BreakEnd => spoken::break_end(clock),
            Alert::FinalTable => Some(spoken::final_table()),
            Alert::TenSeconds | Alert::TableMove | Alert::LastLevelEnd | Alert::TimeToAct | Alert::Tick => {
                None
            }
        }
    }

    /// Every alert there is.
    pub fn every() -> impl Iterator<Item = Alert> {
        Alert::ALL.into_iter().chain([Alert::Tick])
    }

    /// The name by which it is stored and translated, such as `one_minute`.
    pub(crate) fn name(self) -> String {
        let name = serde_json::to_value(self).unwrap_or_default();
        name.as_str().unwrap_or_default().to_owned()
    }

    /// Whether it is played at this state of the clock by a club that hears so many of the last seconds.
    pub(crate) fn is_wanted(self, ticks: u8, clock: &ClockView) -> bool {
        self != Alert::Tick || clock.remaining <= Millis::of_seconds(ticks.into())
    }

    /// The alert for players who must hear that they change seats.
    pub(crate) fn of_moves(events: &[Event]) -> Option<Self> {
        events.iter().find_map(|event| match event {
            Event::Moved { cause: MoveCause::FinalTable, .. } => Some(Alert::FinalTable),
            Event::Moved { .. } => Some(Alert::TableMove),
            _ => None,
        })
    }
}

const MINUTE: Millis = Millis::of_minutes(1);
const TEN_SECONDS: Millis = Millis::of_seconds(10);

/// Values of a clock on which alerts depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Look {
    step: usize,
    length: Millis,
    in_break: bool,
    called: bool,
    running: bool,
    overtime: bool,
    open: bool,
    remaining: Millis,
}

impl Look {
    pub(crate) fn at(clock: &ClockView) -> Option<Look> {
        let step = clock.current?;
        Some(Look {
            step: step.index,
            length: step.length,
            in_break: step.blinds.is_none(),
            called: clock.called_break,
            running: clock.running,
            overtime: clock.overtime,
            open: clock.registration_open,
            remaining: clock.remaining,
        })
    }

    /// Another level, another break, the end of one or of registration: the pages fetch everything anew.
    pub(crate) fn turned(&self, after: &Look) -> bool {
        let kind = |look: &Look| (look.step, look.called, look.running, look.overtime, look.open);
        kind(self) != kind(after)
    }

    /// The alert for a new level or a break, also where the director brought it about.
    pub(crate) fn step_bell(&self, after: &Look) -> Option<Alert> {
        let began = after.step > self.step;
        match (self.called, after.called) {
            _ if !after.running => None,
            (true, false) => Some(Alert::BreakEnd),
            (false, true) => Some(Alert::Break),
            _ if began && after.in_break => Some(Alert::Break),
            _ if began && self.in_break => Some(Alert::BreakEnd),
            _ if began => Some(Alert::Level),
            // Behind a last break the last level goes on.
            _ if self.in_break && after.overtime && !after.in_break => Some(Alert::BreakEnd),
            _ => None,
        }
    }

    /// Alert to be played if nobody touched the clock between the two.
    fn bell(&self, after: &Look) -> Option<Alert> {
        if let Some(bell) = self.step_bell(after) {
            return Some(bell);
        }
        if after.running && after.overtime && !self.overtime && !after.in_break {
            return Some(Alert::LastLevelEnd);
        }
        if !after.running || after.overtime || after.step != self.step {
            return None;
        }
        // A pause that was to end by itself.
        if !self.running {
            return Some(Alert::BreakEnd);
        }
        let passed = |mark: Millis| self.remaining > mark && after.remaining <= mark;
        if passed(TEN_SECONDS) {
            Some(Alert::TenSeconds)
        } else if (1..10).any(|second| passed(Millis::of_seconds(second))) {
            Some(Alert::Tick)
        } else {
            (passed(MINUTE) && (after.length > MINUTE || after.called)).then_some(Alert::OneMinute)
        }
    }
}

/// State of each clock at the last look.
#[derive(Debug, Default)]
pub struct Alerts(BTreeMap<TournamentId, (ClockAnchor, Look)>);

impl Alerts {
    /// The alert to play now, and whether the clock has turned to something else by itself.
    pub fn next(
        &mut self,
        id: TournamentId,
        anchor: ClockAnchor,
        clock: &ClockView,
    ) -> (Option<Alert>, bool) {
        let Some(now) = Look::at(clock) else { return (None, false) };
        match self.0.insert(id, (anchor, now)) {
            // Somebody touched the clock, or an undo did: nothing of it came by itself.
            Some((before, look)) if before == anchor => (look.bell(&now), look.turned(&now)),
            _ => (None, false),
        }
    }

    /// Nobody could hear what passed: it is not made up for.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// Only these clocks are still there.
    pub fn keep(&mut self, ids: &[TournamentId]) {
        self.0.retain(|id, _| ids.contains(id));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use tapis_club::Club;
    use tapis_club::engine::Action;
    use tapis_club::locale::Language;

    use super::*;

    fn ask(text: &str) -> Action {
        serde_json::from_str(text).unwrap()
    }

    struct Evening {
        _folder: tempfile::TempDir,
        club: Club,
        id: TournamentId,
        alerts: Alerts,
    }

    impl Evening {
        fn play() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let mut club = Club::sample(&folder.path().join("c.tapis"), Language::Fr, Millis::ZERO).unwrap();
            let rows = club.tournaments().all().unwrap();
            let id = rows.iter().find(|row| row.status == tapis_club::engine::Phase::Registering).unwrap().id;
            club.play().act(id, &ask(r#"{"type":"draw_seats"}"#), Millis::ZERO).unwrap();
            club.play().act(id, &ask(r#"{"type":"start"}"#), Millis::ZERO).unwrap();
            Evening { _folder: folder, club, id, alerts: Alerts::default() }
        }

        fn look(&mut self, now: Millis) -> Option<Alert> {
            let clock = self.club.views().clock(self.id, now).unwrap();
            let anchor = self.club.tournament(self.id).unwrap().clock();
            self.alerts.next(self.id, anchor, &clock).0
        }

        fn seconds(&mut self, from: i64, to: i64) -> Vec<(i64, Alert)> {
            self.every_second(from, to).into_iter().filter(|(_, alert)| *alert != Alert::Tick).collect()
        }

        fn every_second(&mut self, from: i64, to: i64) -> Vec<(i64, Alert)> {
            (from..=to).filter_map(|second| Some((second, self.look(Millis::of_seconds(second))?))).collect()
        }
    }

    #[test]
    fn each_level_and_its_last_moments_are_heard_once() {
        let mut evening = Evening::play();
        let length = evening.club.views().clock(evening.id, Millis::ZERO).unwrap().remaining.seconds();
        let expected = [
            (length - 60, Alert::OneMinute),
            (length - 10, Alert::TenSeconds),
            (length, Alert::Level),
            (2 * length - 60, Alert::OneMinute),
        ];
        assert_eq!(evening.seconds(0, 2 * length - 30), expected);
    }

    #[test]
    fn the_last_seconds_tick_as_many_as_are_wanted() {
        for (ticks, expected) in [(0, 0..0), (5, 1..6), (10, 1..10)] {
            let mut evening = Evening::play();
            let length = evening.club.views().clock(evening.id, Millis::ZERO).unwrap().remaining.seconds();
            let all = evening.every_second(length - 70, length + 2);
            let heard = all.into_iter().filter_map(|(second, alert)| {
                let clock = evening.club.views().clock(evening.id, Millis::of_seconds(second)).unwrap();
                (alert == Alert::Tick && alert.is_wanted(ticks, &clock)).then_some(length - second)
            });
            assert_eq!(heard.collect::<Vec<_>>(), expected.rev().collect::<Vec<_>>());
        }
    }

    #[test]
    fn nothing_of_the_past_is_heard() {
        let mut evening = Evening::play();
        let length = evening.club.views().clock(evening.id, Millis::ZERO).unwrap().remaining;
        evening.look(Millis(1_000));
        // After a restart, and after the computer slept.
        evening.alerts.forget();
        assert_eq!(evening.look(length + Millis(1_000)), None);
        // Somebody turned the clock forward; then it was turned back.
        let id = evening.id;
        evening
            .club
            .play()
            .act(id, &ask(r#"{"type":"step_clock","forward":true}"#), length + Millis(2_000))
            .unwrap();
        assert_eq!(evening.look(length + Millis(3_000)), None);
        evening
            .club
            .play()
            .act(id, &ask(r#"{"type":"step_clock","forward":false}"#), length + Millis(4_000))
            .unwrap();
        assert_eq!(evening.look(length + Millis(5_000)), None);
        // A structure with shorter levels, and its undo, which puts the clock elsewhere.
        evening
            .club
            .play()
            .act(id, &ask(r#"{"type":"cut_levels","minutes":1}"#), length + Millis(6_000))
            .unwrap();
        assert_eq!(evening.look(length + Millis(6_500)), None);
        evening.club.play().undo(id, length + Millis(7_000)).unwrap();
        assert_eq!(evening.look(length + Millis(8_000)), None);
    }

    #[test]
    fn ends_of_breaks_and_pauses_are_heard() {
        let mut evening = Evening::play();
        let id = evening.id;
        evening.club.play().act(id, &ask(r#"{"type":"break_now","minutes":2}"#), Millis(5_000)).unwrap();
        assert_eq!(
            evening.seconds(6, 130),
            [(65, Alert::OneMinute), (115, Alert::TenSeconds), (125, Alert::BreakEnd)]
        );
        evening
            .club
            .play()
            .act(id, &ask(r#"{"type":"pause_until","until":180000}"#), Millis(140_000))
            .unwrap();
        assert_eq!(evening.seconds(141, 200), [(180, Alert::BreakEnd)]);
    }

    #[test]
    fn the_end_of_a_last_break_is_heard_too() {
        let mut evening = Evening::play();
        let id = evening.id;
        let mut steps = evening.club.tournament(id).unwrap().setup().steps.clone();
        let last = steps.len();
        steps.push(tapis_club::engine::structure::Step::Break { minutes: 1, color_up: false });
        evening.club.play().act(id, &Action::ChangeStructure { steps }, Millis::ZERO).unwrap();
        evening
            .club
            .play()
            .act(id, &Action::SetClock { step: last, remaining: Millis(5_000) }, Millis(1_000))
            .unwrap();
        assert_eq!(evening.seconds(1, 30), [(6, Alert::BreakEnd)]);
    }

    #[test]
    fn the_directors_own_steps_have_their_bell() {
        let mut evening = Evening::play();
        let id = evening.id;
        let look =
            |evening: &mut Evening, now| Look::at(&evening.club.views().clock(id, now).unwrap()).unwrap();
        let before = look(&mut evening, Millis(1_000));
        evening.club.play().act(id, &ask(r#"{"type":"step_clock","forward":true}"#), Millis(1_000)).unwrap();
        let after = look(&mut evening, Millis(1_000));
        assert_eq!(before.step_bell(&after), Some(Alert::Level));
        assert_eq!(after.step_bell(&before), None);
        evening.club.play().act(id, &ask(r#"{"type":"break_now","minutes":2}"#), Millis(2_000)).unwrap();
        let in_break = look(&mut evening, Millis(2_000));
        assert_eq!(after.step_bell(&in_break), Some(Alert::Break));
        assert_eq!(in_break.step_bell(&after), Some(Alert::BreakEnd));
    }
}
