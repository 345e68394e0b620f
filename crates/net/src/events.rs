//! Server-sent events for devices.
//!
//! A telephone is sent the evening as it stands, not what changed in it: whoever lost the connection misses
//! nothing, and whoever reads slowly is sent only the latest. An event's id says how far each journal was.

use std::collections::{BTreeSet, VecDeque};
use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use tapis_api::{Api, Notice, PhonesNow, SignedCall, Unsigned};
use tapis_club::engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_club::engine::structure::clock::ClockAnchor;
use tapis_club::engine::views::ClockView;
use tapis_club::{PhoneSnapshot, hide_money};
use tokio::sync::{Notify, broadcast, watch};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout_at};

use crate::commands::told;
use crate::guard::Ends;
use crate::limits::Limits;
use crate::places::{Counted, Place, Whose};
use crate::server::Shared;

/// A device that was told nothing for so long is told the time, so that both notice a connection that is lost. Pages
/// say after three seconds of silence that their picture is old (`ui/src/shared/program/word.svelte.ts`), and after nine that
/// the connection is lost (`silence.ts`).
const EVERY: Duration = Duration::from_millis(1500);
/// A device that connects is sent the last frame if it is no older: when the Wi-Fi comes back, hundreds connect at
/// once. A telephone's clock is at most that late.
const FRESH: Duration = Duration::from_millis(50);
/// Changes are told together so often at most, the first one at once. What a clock does waits for nothing.
const TOGETHER: Duration = Duration::from_millis(500);
/// Notices that a page may be behind; one that is further behind fetches everything anew.
const BEHIND: usize = 256;

/// The evening as all telephones are sent it.
struct Frame {
    text: Bytes,
    now: PhonesNow,
    revision: u64,
    made: Instant,
}

/// The change since it was last told.
#[derive(Debug, Default)]
struct Changes {
    all: bool,
    tournaments: BTreeSet<TournamentId>,
    /// The address from which somebody says to have come.
    arrivals: BTreeSet<TournamentId>,
}

impl Changes {
    /// As pages are told.
    fn notices(self) -> Vec<Notice> {
        let changed = self.tournaments.into_iter().map(|one| Notice::Changed(Some(one)));
        let changed: Vec<_> = if self.all { vec![Notice::Changed(None)] } else { changed.collect() };
        changed.into_iter().chain(self.arrivals.into_iter().map(Notice::Arrived)).collect()
    }
}

/// A clock that is played by, its step, and whether it runs and is in overtime.
type Clock = (TournamentId, ClockAnchor, usize, bool, bool);

/// Place at which changes arrive and from which they are spread.
pub(crate) struct Hub {
    api: Arc<Api>,
    /// Start of the server to which ids belong: the ids of another one mean nothing here.
    started: i64,
    changed: Notify,
    changes: Mutex<Changes>,
    frames: watch::Sender<Option<Arc<Frame>>>,
    /// The last frame that was made for somebody who connected.
    fresh: tokio::sync::Mutex<Option<Arc<Frame>>>,
    notices: broadcast::Sender<Bytes>,
    phones: AtomicUsize,
}

impl Hub {
    /// Listens to the program from now on.
    pub(crate) fn new(api: Arc<Api>) -> Arc<Self> {
        let hub = Arc::new(Hub {
            started: api.now().0,
            changed: Notify::new(),
            changes: Mutex::default(),
            frames: watch::Sender::new(None),
            fresh: tokio::sync::Mutex::new(None),
            notices: broadcast::Sender::new(BEHIND),
            phones: AtomicUsize::new(0),
            api,
        });
        let listener: Weak<Hub> = Arc::downgrade(&hub);
        hub.api.listen(move |notice| match listener.upgrade() {
            Some(hub) => {
                hub.hear(notice);
                true
            }
            None => false,
        });
        hub
    }

    pub(crate) fn phones(&self) -> usize {
        self.phones.load(Ordering::Relaxed)
    }

    fn hear(&self, notice: &Notice) {
        let mut changes = self.changes.lock().unwrap_or_else(PoisonError::into_inner);
        match notice {
            Notice::Changed(None) => changes.all = true,
            Notice::Changed(Some(one)) => _ = changes.tournaments.insert(*one),
            Notice::Arrived(one) => _ = changes.arrivals.insert(*one),
            // A computer that follows has shown no signature.
            Notice::Clock(id, clock, coming) if self.api.live().hides_money => {
                let hidden = |clock: &ClockView| {
                    let mut clock = clock.clone();
                    hide_money(&mut clock);
                    Box::new(clock)
                };
                let coming = coming.as_deref().map(hidden);
                return self.spread(&Notice::Clock(*id, hidden(clock), coming));
            }
            Notice::Clock(..) | Notice::Countdown(()) => return self.spread(notice),
            // A notice for this computer's windows alone stays here.
            _ => return,
        }
        self.changed.notify_one();
    }

    /// Notifies the pages that follow.
    fn spread(&self, notice: &Notice) {
        if self.notices.receiver_count() > 0 {
            // Nobody may be there any more.
            let _ = self.notices.send(spoken(notice));
        }
    }

    /// The clocks as they stand now, without their seconds.
    fn clocks(&self) -> Vec<Clock> {
        let (live, now) = (self.api.live(), self.api.now());
        let clocks = live.playing.iter().map(|(id, tournament)| {
            let read = tournament.read_clock(now);
            (*id, tournament.clock(), read.step, read.running, read.overtime)
        });
        clocks.collect()
    }

    /// Notifies everybody of what has changed.
    async fn tell(self: &Arc<Self>) {
        let changes = std::mem::take(&mut *self.changes.lock().unwrap_or_else(PoisonError::into_inner));
        let evening = changes.all || !changes.tournaments.is_empty();
        changes.notices().iter().for_each(|notice| self.spread(notice));
        if !evening || self.frames.receiver_count() == 0 {
            return;
        }
        let maker = Arc::clone(self);
        if let Ok(Some(frame)) = tokio::task::spawn_blocking(move || maker.frame()).await {
            self.frames.send_replace(Some(Arc::new(frame)));
        }
    }

    /// The evening as it is now.
    fn frame(&self) -> Option<Frame> {
        let revision = self.api.revision();
        let now = self.api.phones().ok()?;
        let view = now.snapshot.view(self.api.now());
        let journals = view.tournaments.iter().map(|one| format!("{}-{}", one.id, one.seq));
        let journals = journals.collect::<Vec<_>>().join(",");
        let id = format!("{}.{}:{journals}", self.started, now.number);
        Some(Frame { text: event("evening", Some(&id), &view), now, revision, made: Instant::now() })
    }

    /// The evening for whoever connects now: one frame is made at a time, for all who wait.
    async fn fresh(self: &Arc<Self>) -> Option<Arc<Frame>> {
        let mut fresh = self.fresh.lock().await;
        let still =
            |frame: &&Arc<Frame>| frame.revision == self.api.revision() && frame.made.elapsed() < FRESH;
        if let Some(frame) = fresh.as_ref().filter(still) {
            return Some(Arc::clone(frame));
        }
        let hub = Arc::clone(self);
        let made = tokio::task::spawn_blocking(move || hub.frame()).await.ok().flatten();
        fresh.clone_from(&made.map(Arc::new));
        fresh.clone()
    }
}

/// An event as it goes over the line.
fn event<T: Serialize + ?Sized>(name: &str, id: Option<&str>, data: &T) -> Bytes {
    let mut text = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    // JSON has no line breaks outside its strings, and none inside them either.
    let data = serde_json::to_string(data).unwrap_or_else(|_| "null".to_owned());
    text.push_str(&format!("event: {name}\ndata: {data}\n\n"));
    Bytes::from(text)
}

fn spoken(notice: &Notice) -> Bytes {
    let Ok(serde_json::Value::Object(mut notice)) = serde_json::to_value(notice) else { return Bytes::new() };
    let payload = notice.remove("payload").unwrap_or_default();
    let name = notice.remove("event");
    event(name.as_ref().and_then(|name| name.as_str()).unwrap_or("changed"), None, &payload)
}

/// Sends changes as long as the server runs: the first one at once, what follows soon after it together.
pub(crate) async fn watch(hub: Arc<Hub>) {
    let mut told: Option<(Instant, Vec<Clock>)> = None;
    loop {
        hub.changed.notified().await;
        if let Some((at, clocks)) = &told {
            let due = *at + TOGETHER;
            while hub.clocks() == *clocks && timeout_at(due, hub.changed.notified()).await.is_ok() {}
        }
        told = Some((Instant::now(), hub.clocks()));
        hub.tell().await;
    }
}

/// Player or view that a device follows.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    /// A player: the tournament's number and the entry's, as `3-12`.
    me: Option<String>,
    /// The device shows one of the desk's or the room's pages: it is notified of each change, and asks itself.
    #[serde(default)]
    notices: bool,
    /// The name that the browser gives itself: among strangers at one address, whoever has the most streams gives way.
    #[serde(default)]
    browser: String,
    /// The screen, by its own id.
    screen: Option<String>,
    /// The device that was let in and signs this as a command `events` without a body, whose room is its own.
    device: Option<String>,
    #[serde(default)]
    count: u64,
    #[serde(default)]
    command: String,
    #[serde(default)]
    at: i64,
    #[serde(default)]
    mac: String,
}

/// Longer names of browsers are cut.
const LONGEST_NAME: usize = 64;

impl Asked {
    /// The owner of the stream, and why a device that signs is not believed: it follows as a stranger then.
    fn whose(&self, api: &Api) -> (Whose, Option<Unsigned>) {
        let browser = || Whose::Browser(self.browser.chars().take(LONGEST_NAME).collect());
        if let Some(screen) = self.screen.as_ref().filter(|screen| api.shows_screen(screen)) {
            return (Whose::Device(format!("screen {screen}")), None);
        }
        let Some(device) = &self.device else { return (browser(), None) };
        let call = SignedCall {
            device,
            count: self.count,
            id: &self.command,
            at: Millis(self.at),
            command: "events",
            body: b"",
            mac: &self.mac,
        };
        match api.follows_signed(&call) {
            Ok(()) => (Whose::Device(device.clone()), None),
            Err(unsigned) => (browser(), Some(unsigned)),
        }
    }
}

fn player(me: &str) -> Option<(TournamentId, EntryId)> {
    let (tournament, entry) = me.split_once('-')?;
    Some((TournamentId(tournament.parse().ok()?), EntryId(entry.parse().ok()?)))
}

/// Opens a stream of events.
pub(crate) async fn follow(
    State(shared): State<Shared>,
    Query(asked): Query<Asked>,
    Extension(ends): Extension<Ends>,
    place: Option<Extension<Arc<Place>>>,
    headers: HeaderMap,
) -> Response {
    let (api, place) = (Arc::clone(&shared.api), place.map(|Extension(place)| place));
    let judged = tokio::task::spawn_blocking(move || (asked.whose(&api), asked)).await;
    let Ok(((whose, unsigned), asked)) = judged else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let Limits { streams, all_streams, .. } = shared.limits;
    let counted = shared.streams.admit(ends.device(), whose, (streams, all_streams), place);
    let hub = Arc::clone(&shared.hub);
    let body = if asked.notices {
        let heard = hub.notices.subscribe();
        let first = unsigned.map(|unsigned| event("unsigned", None, &told(&unsigned, hub.api.now())));
        Body::from_stream(stream::unfold(Pages { heard, every: every(), hub, first, counted }, Pages::next))
    } else {
        let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
        let phone = Phone::new(hub, asked.me.as_deref().and_then(player), seen, counted);
        Body::from_stream(stream::unfold(phone, Phone::next))
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn every() -> Interval {
    let mut every = interval_at(Instant::now() + EVERY, EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    every
}

type Sent = Option<(Result<Bytes, Infallible>, Phone)>;

/// A telephone that follows the evening.
struct Phone {
    hub: Arc<Hub>,
    frames: watch::Receiver<Option<Arc<Frame>>>,
    me: Option<(TournamentId, EntryId)>,
    /// The id of the last event that the telephone has.
    seen: Option<String>,
    /// Last data of its player that the telephone received.
    own: Bytes,
    waiting: VecDeque<Bytes>,
    /// The number of the last state that it was sent: no older one follows.
    told: u64,
    began: bool,
    every: Interval,
    counted: Counted,
}

impl Phone {
    fn new(
        hub: Arc<Hub>,
        me: Option<(TournamentId, EntryId)>,
        seen: Option<String>,
        counted: Counted,
    ) -> Self {
        hub.phones.fetch_add(1, Ordering::Relaxed);
        Phone {
            frames: hub.frames.subscribe(),
            hub,
            me,
            seen,
            own: Bytes::new(),
            waiting: VecDeque::new(),
            told: 0,
            began: false,
            every: every(),
            counted,
        }
    }

    async fn next(mut self) -> Sent {
        loop {
            if let Some(next) = self.waiting.pop_front() {
                return Some((Ok(next), self));
            }
            if !self.began {
                self.begin().await;
                continue;
            }
            tokio::select! {
                () = self.counted.gone() => return None,
                changed = self.frames.changed() => {
                    changed.ok()?;
                    let frame = self.frames.borrow_and_update().clone();
                    if let Some(frame) = frame {
                        self.take(&frame);
                        self.every.reset();
                    }
                }
                _ = self.every.tick() => self.waiting.push_back(event("now", None, &self.hub.api.now())),
            }
        }
    }

    /// The evening as it is now, by the time of now: from it the telephone sets its watch.
    async fn begin(&mut self) {
        self.began = true;
        self.frames.mark_unchanged();
        let Some(frame) = self.hub.fresh().await else {
            // No club is open. The browser must see that the line is open all the same.
            self.waiting.push_back(event("closed", None, &()));
            return;
        };
        let known =
            self.seen.take().is_some_and(|seen| frame.text.starts_with(format!("id: {seen}\n").as_bytes()));
        if known {
            self.waiting.push_back(event("now", None, &self.hub.api.now()));
        } else {
            self.waiting.push_back(frame.text.clone());
        }
        self.told = frame.now.number;
        self.tell_own(&frame.now.snapshot);
    }

    fn take(&mut self, frame: &Frame) {
        if frame.now.number <= self.told {
            return;
        }
        self.told = frame.now.number;
        self.waiting.push_back(frame.text.clone());
        self.tell_own(&frame.now.snapshot);
    }

    fn tell_own(&mut self, snapshot: &PhoneSnapshot) {
        let Some((tournament, entry)) = self.me else { return };
        let own = event("me", None, &snapshot.own(tournament, entry, self.hub.api.now()));
        if own != self.own {
            self.own = own.clone();
            self.waiting.push_back(own);
        }
    }
}

impl Drop for Phone {
    fn drop(&mut self) {
        self.hub.phones.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A page of the desk or of the room.
struct Pages {
    hub: Arc<Hub>,
    heard: broadcast::Receiver<Bytes>,
    every: Interval,
    /// Message sent before all others.
    first: Option<Bytes>,
    counted: Counted,
}

impl Pages {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        if let Some(first) = self.first.take() {
            return Some((Ok(first), self));
        }
        let next = tokio::select! {
            () = self.counted.gone() => return None,
            heard = self.heard.recv() => match heard {
                Ok(heard) => heard,
                Err(broadcast::error::RecvError::Lagged(_)) => event("changed", None, &()),
                Err(broadcast::error::RecvError::Closed) => return None,
            },
            _ = self.every.tick() => event("now", None, &self.hub.api.now()),
        };
        self.every.reset();
        Some((Ok(next), self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_line_of_data() {
        let text = event("evening", Some("7.3:1-2"), &serde_json::json!({ "club": "Les\nAs" }));
        assert_eq!(text, "id: 7.3:1-2\nevent: evening\ndata: {\"club\":\"Les\\nAs\"}\n\n");
    }

    #[test]
    fn what_changed_meanwhile_is_told_once() {
        let one = TournamentId(1);
        let mut changes = Changes::default();
        changes.tournaments.extend([one, TournamentId(2), one]);
        changes.arrivals.insert(one);
        let (changed, arrived) = (Notice::Changed(Some(one)), Notice::Arrived(one));
        assert_eq!(changes.notices(), [changed, Notice::Changed(Some(TournamentId(2))), arrived]);
        let all = Changes { all: true, tournaments: [one].into(), ..Changes::default() };
        assert_eq!(all.notices(), [Notice::Changed(None)]);
    }

    #[test]
    fn a_player_is_a_tournament_and_an_entry() {
        assert_eq!(player("3-12"), Some((TournamentId(3), EntryId(12))));
        assert_eq!(player("3"), None);
        assert_eq!(player("3-x"), None);
    }
}
