//! Events for all devices, encoded once.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::body::Bytes;
use serde::Serialize;
use tapis_api::{Api, Notice, PhonesNow};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::engine::structure::clock::ClockAnchor;
use tapis_club::engine::views::ClockView;
use tapis_club::hide_money;
use tokio::sync::{Notify, broadcast, watch};
use tokio::time::Instant;

/// A device that was told nothing for so long is told the time, so that both notice a connection that is lost. Pages
/// say after three seconds of silence that their picture is old (`ui/src/shared/program/word.svelte.ts`), and after nine that
/// the connection is lost (`silence.ts`).
pub(crate) const EVERY: Duration = Duration::from_millis(1500);

/// A device that connects is sent the last frame if it is no older: when the Wi-Fi comes back, hundreds connect at
/// once. A telephone's clock is at most that late.
const FRESH: Duration = Duration::from_millis(50);

/// Changes are told together so often at most, the first one at once. What a clock does waits for nothing.
pub(crate) const TOGETHER: Duration = Duration::from_millis(500);

/// Notices that a page may be behind; one that is further behind fetches everything anew.
const BEHIND: usize = 256;

/// The evening as all telephones are sent it.
pub(crate) struct Frame {
    pub(crate) text: Bytes,
    pub(crate) now: PhonesNow,
    revision: u64,
    made: Instant,
}

/// The change since it was last told.
#[derive(Debug, Default)]
pub(crate) struct Changes {
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

/// Place at which changes arrive and from which they are spread.
pub(crate) struct Feed {
    pub(crate) api: Arc<Api>,
    /// Start of the server to which ids belong: the ids of another one mean nothing here.
    started: i64,
    pub(crate) changed: Notify,
    changes: Mutex<Changes>,
    pub(crate) frames: watch::Sender<Option<Arc<Frame>>>,
    /// The last frame that was made for somebody who connected.
    fresh: tokio::sync::Mutex<Option<Arc<Frame>>>,
    pub(crate) notices: broadcast::Sender<Bytes>,
    pub(crate) phones: AtomicUsize,
}

impl Feed {
    /// Listens to the program from now on.
    pub(crate) fn new(api: Arc<Api>) -> Arc<Self> {
        let feed = Arc::new(Feed {
            started: api.now().0,
            changed: Notify::new(),
            changes: Mutex::default(),
            frames: watch::Sender::new(None),
            fresh: tokio::sync::Mutex::new(None),
            notices: broadcast::Sender::new(BEHIND),
            phones: AtomicUsize::new(0),
            api,
        });
        let listener: Weak<Feed> = Arc::downgrade(&feed);
        feed.api.listen(move |notice| match listener.upgrade() {
            Some(feed) => {
                feed.hear(notice);
                true
            }
            None => false,
        });
        feed
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
    pub(crate) fn clocks(&self) -> Vec<Clock> {
        let (live, now) = (self.api.live(), self.api.now());
        let clocks = live.playing.iter().map(|(id, tournament)| {
            let read = tournament.read_clock(now);
            (*id, tournament.clock(), read.step, read.running, read.overtime)
        });
        clocks.collect()
    }

    /// Notifies everybody of what has changed.
    pub(crate) async fn tell(self: &Arc<Self>) {
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
    pub(crate) async fn fresh(self: &Arc<Self>) -> Option<Arc<Frame>> {
        let mut fresh = self.fresh.lock().await;
        let still =
            |frame: &&Arc<Frame>| frame.revision == self.api.revision() && frame.made.elapsed() < FRESH;
        if let Some(frame) = fresh.as_ref().filter(still) {
            return Some(Arc::clone(frame));
        }
        let feed = Arc::clone(self);
        let made = tokio::task::spawn_blocking(move || feed.frame()).await.ok().flatten();
        fresh.clone_from(&made.map(Arc::new));
        fresh.clone()
    }
}

/// An event as it goes over the line.
pub(crate) fn event<T: Serialize + ?Sized>(name: &str, id: Option<&str>, data: &T) -> Bytes {
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

/// A clock that is played by, its step, and whether it runs and is in overtime.
pub(crate) type Clock = (TournamentId, ClockAnchor, usize, bool, bool);

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
}
