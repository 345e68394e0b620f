//! One thread that sleeps until something is due: the next second of a running clock, the end of
//! a level. It sleeps for good while no clock runs, until a change wakes it.

use std::sync::mpsc::Sender;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::views::{ClockView, clock_view};
use tapis_club::floor::Countdown;
use tapis_club::store::Heartbeat;

use crate::base::lock::locked;
use crate::clocks::broadcast::{Broadcast, coming};
use crate::clocks::hours::Hours;
use crate::{Alert, Alerts, Api, Live, Notice, Utterance};

impl Api {
    /// Starts the thread that watches the clocks: it tells the time, the levels that change by themselves and the
    /// alerts, and keeps signs of life. It ends with the program.
    pub fn watch_clocks(self: &Arc<Self>) {
        start(Arc::clone(self));
    }
}

/// Starts the thread, and a second one that compares past evenings once a club is open. Both end with the program.
fn start(api: Arc<Api>) {
    let looking = Arc::clone(&api);
    thread::spawn(move || {
        loop {
            looking.opened.sleep(None);
            looking.look_over_rest();
        }
    });
    thread::spawn(move || {
        let mut alerts = Alerts::default();
        let mut time_to_act = TimeToAct::default();
        let mut sleep_detector = SleepDetector::default();
        let mut beats = Beats::start();
        let mut broadcast = Broadcast::default();
        let mut hours = Hours::default();
        let mut woken = true;
        let mut awake = false;
        loop {
            if let Some(since) = sleep_detector.slept(api.now()) {
                // The lid was closed while a clock ran or was to go on by itself: the desk asks what becomes of that
                // time. A club that cannot be read is reported to whoever asks for it.
                let _ = api.note_away(since);
                alerts.forget();
            }
            hours.look(&api, &api.live());
            let live = api.live();
            let tell = broadcast.is_due(woken, api.now());
            let due = look(&api, &live, &mut alerts, tell, api.now());
            let acting = time_to_act.look(&api, api.now());
            let due = [due, acting].into_iter().flatten().min();
            broadcast.expects(due, api.now());
            let now = api.now();
            let goes_on = live.goes_on(now);
            if goes_on {
                beats.beat(&live, now);
            }
            if std::mem::replace(&mut awake, goes_on) != goes_on {
                api.host.keep_awake(goes_on);
            }
            sleep_detector.sleeps(goes_on, now);
            woken = api.teller.alarm.sleep(due);
        }
    });
}

const SECOND: Millis = Millis::of_seconds(1);

/// A sign of life so often: an absence shorter than twice this is not worth a question.
const BEAT: Millis = Millis::of_seconds(2);

/// Signs of life, while a clock runs.
struct Beats {
    sender: Sender<(Heartbeat, Millis)>,
    last: Millis,
}

impl Beats {
    fn start() -> Self {
        let (sender, received) = mpsc::channel::<(Heartbeat, Millis)>();
        // Its own thread: a beat waits for the disk, and the clock does not.
        thread::spawn(move || {
            while let Ok((heartbeat, now)) = received.recv() {
                heartbeat.beat(now);
            }
        });
        Beats { sender, last: Millis::ZERO }
    }

    fn beat(&mut self, live: &Live, now: Millis) {
        if (self.last..self.last.saturating_add(BEAT)).contains(&now) {
            return;
        }
        if let Some(heartbeat) = &live.heartbeat {
            self.last = now;
            // The thread lives as long as the program.
            let _ = self.sender.send((heartbeat.clone(), now));
        }
    }
}

/// Time of this thread's last look while a clock ran or was to go on by itself: it looks every second, so a long gap
/// means that the computer slept.
#[derive(Debug, Default)]
struct SleepDetector(Option<Millis>);

/// Longer than any work that could hold this thread up.
const ASLEEP: Millis = Millis::of_seconds(20);

impl SleepDetector {
    /// It sleeps until the next second of a clock, or for good where none goes on.
    fn sleeps(&mut self, goes_on: bool, now: Millis) {
        self.0 = goes_on.then_some(now);
    }

    /// Start of the computer's sleep, if it slept.
    fn slept(&self, now: Millis) -> Option<Millis> {
        self.0.filter(|last| now.saturating_sub(*last) >= ASLEEP)
    }
}

/// Notifies the pages of what is due, and returns the time to sleep. `tell`: the pages are told the time.
fn look(api: &Api, live: &Live, alerts: &mut Alerts, tell: bool, now: Millis) -> Option<Duration> {
    let ids: Vec<TournamentId> = live.playing.iter().map(|(id, _)| *id).collect();
    alerts.keep(&ids);
    let mut due: Option<Millis> = None;
    for (id, tournament) in &live.playing {
        let clock = clock_view(tournament, now);
        let (alert, turned) = alerts.next(*id, tournament.clock(), &clock);
        let alert = alert.filter(|alert| alert.is_wanted(live.ticks, &clock));
        let moment = tournament.registration().next_moment(now);
        let next = until_next_look(&clock, moment, now);
        due = next.map(|next| due.map_or(next, |due| due.min(next))).or(due);
        let words = alert.and_then(|alert| alert.spoken(&clock));
        if (clock.running && tell) || turned {
            let coming = coming(tournament, &clock);
            api.teller.spread(Notice::Clock(*id, Box::new(clock), coming.map(Box::new)));
        }
        if turned {
            api.teller.spread(Notice::Changed(Some(*id)));
        }
        // The computer that leads sounds for the room.
        if let Some(alert) = alert.filter(|_| !api.following().follows()) {
            let spoken = words.map(|words| Utterance::of(&live.named(*id, words), live.language));
            api.host.play(alert, spoken);
        }
    }
    due.and_then(|millis| u64::try_from(millis.0).ok()).map(Duration::from_millis)
}

/// The end of the time that was called on a player, until it has sounded.
#[derive(Debug, Default)]
struct TimeToAct(Option<Millis>);

impl TimeToAct {
    /// Plays its sound once it is over; returns how long to sleep until then.
    fn look(&mut self, api: &Api, now: Millis) -> Option<Duration> {
        let end = locked(&api.countdown).as_ref().map(Countdown::end);
        if self.is_over(end, now) && !api.following().follows() {
            api.host.play(Alert::TimeToAct, None);
        }
        let left = self.0? - now;
        u64::try_from(left.0).ok().map(Duration::from_millis)
    }

    /// Whether the time that was seen running has ended by itself.
    fn is_over(&mut self, end: Option<Millis>, now: Millis) -> bool {
        let seen = std::mem::replace(&mut self.0, end.filter(|end| now < *end));
        seen.is_some() && seen == end && self.0.is_none()
    }
}

/// Time until something of a clock changes: its next whole second, or the moment that comes by itself. A stopped one is
/// looked at once a second too where it is to go on: no timer counts while the computer sleeps.
fn until_next_look(clock: &ClockView, moment: Option<Millis>, now: Millis) -> Option<Millis> {
    let second =
        if clock.overtime { SECOND - clock.over % SECOND } else { until_next_second(clock.remaining) };
    match moment {
        None => clock.running.then_some(second),
        Some(moment) if clock.running => Some(second.min(moment - now)),
        Some(moment) => Some((moment - now).clamp(Millis(1), SECOND)),
    }
}

/// The figures on the screen change when a whole second is left.
fn until_next_second(remaining: Millis) -> Millis {
    match remaining % SECOND {
        Millis::ZERO => SECOND,
        rest => rest,
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    #[test]
    fn the_figures_change_on_the_whole_second() {
        assert_eq!(until_next_second(Millis(90_000)), Millis(1_000));
        assert_eq!(until_next_second(Millis(89_001)), Millis(1));
        assert_eq!(until_next_second(Millis::ZERO), Millis(1_000));
    }

    #[test]
    fn the_end_of_a_players_time_sounds_once() {
        let mut acting = TimeToAct::default();
        let end = Some(Millis(70_000));
        assert!(!acting.is_over(end, Millis(0)));
        assert!(!acting.is_over(end, Millis(69_999)));
        assert!(acting.is_over(end, Millis(70_000)));
        assert!(!acting.is_over(end, Millis(70_001)));
        // Stopped by hand, and started anew, nothing sounds.
        assert!(!acting.is_over(Some(Millis(200_000)), Millis(100_000)));
        assert!(!acting.is_over(None, Millis(110_000)));
        assert!(!acting.is_over(Some(Millis(300_000)), Millis(120_000)));
        assert!(acting.is_over(Some(Millis(300_000)), Millis(300_400)));
    }

    #[test]
    fn only_an_unexplained_gap_is_a_sleep() {
        let mut detector = SleepDetector::default();
        assert_eq!(detector.slept(Millis(1_000_000)), None);
        detector.sleeps(true, Millis(1_000_000));
        assert_eq!(detector.slept(Millis(1_001_000)), None);
        assert_eq!(detector.slept(Millis(1_019_999)), None);
        assert_eq!(detector.slept(Millis(1_020_000)), Some(Millis(1_000_000)));
        // No clock runs: there is nothing to ask, however long it sleeps.
        detector.sleeps(false, Millis(2_000_000));
        assert_eq!(detector.slept(Millis(9_000_000)), None);
    }
}
